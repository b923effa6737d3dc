//! How fast a game's rules are: random games on one thread, and nothing else.

use std::time::Instant;

use kit::{Game, Log, Rng, Setup, SetupError};
use rand::Rng as _;
use serde::Serialize;

use crate::deal::Deal;
use crate::play::next_to_decide;

/// How fast a game's rules are.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// How many games were played to the end.
    pub games: u64,
    /// How many decisions were made in all of them.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
}

impl Speed {
    /// Complete games by second.
    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.seconds
    }

    /// Decisions by second.
    pub fn decisions_per_second(&self) -> f64 {
        self.decisions as f64 / self.seconds
    }
}

/// A number below `bound`, as good as equally likely: lists are short.
#[inline]
fn below(bound: usize, rng: &mut Rng) -> usize {
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}

/// Plays random games on one thread, each decision uniformly chosen from those listed, and keeps
/// no events, records or checks: what is measured is the rules.
///
/// # Errors
/// If the game cannot start from the setup.
///
/// # Panics
/// If a game does not come to its end within its bound.
pub fn speed<G: Game>(setup: &Setup, games: u64, seed: u64) -> Result<Speed, SetupError> {
    let mut rng = kit::rng(seed);
    let mut listed = Vec::new();
    let mut decisions = 0;
    let start = Instant::now();
    for number in 0..games {
        let mut game = G::start(setup, Deal::new(seed, number).seed)?;
        let mut left = game.bound();
        let mut last = None;
        while let Some(seat) = next_to_decide(game.asked(), last, game.players()) {
            assert!(left > 0, "the game is longer than its bound");
            listed.clear();
            game.list(seat, &mut listed);
            let decision = &listed[below(listed.len(), &mut rng)];
            game.apply_unchecked(seat, decision, &mut Log::silent());
            last = Some(seat);
            left -= 1;
            decisions += 1;
        }
    }
    Ok(Speed {
        games,
        decisions,
        seconds: start.elapsed().as_secs_f64(),
    })
}
