//! The chance of one game of a match.

use kit::Seed;
use rand::Rng as _;

/// What one game of a match starts from.
pub struct Deal {
    /// The chance of the game itself.
    pub seed: Seed,
    rng: kit::Rng,
}

impl Deal {
    /// The deal of a game, by the seed of the match and the number of the game alone.
    pub fn new(match_seed: u64, game: u64) -> Self {
        // The odd constant spreads neighbouring games over all seeds, so that the games of match
        // seed 1 are not those of match seed 2 moved by one.
        let mut rng = kit::rng(match_seed.wrapping_add(game.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        Self {
            seed: Seed::from_number(rng.next_u64()),
            rng,
        }
    }

    /// The seed of the next computer player.
    pub fn bot_seed(&mut self) -> u64 {
        self.rng.next_u64()
    }
}
