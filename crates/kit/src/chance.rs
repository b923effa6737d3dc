//! Chance: one seeded generator inside the state, kept as a seed and a counter.
//!
//! The n-th chance step opens stream n of ChaCha8 under the game's 256-bit seed, so that a state
//! carries 48 bytes instead of a whole generator, replays are the same on every machine, and
//! nobody can work out the seed from the cards that were seen.

use std::fmt;
use std::str::FromStr;

use rand::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

use crate::Seat;
use crate::chacha::Stream;

/// A quick generator for bots, experiments and determinisation, never for the game itself.
pub type Rng = rand_xoshiro::Xoshiro256PlusPlus;

/// A quick generator from a number.
pub fn rng(seed: u64) -> Rng {
    Rng::seed_from_u64(seed)
}

/// A number below `bound` for bots and experiments, as good as equally likely: bounds are small.
#[inline]
pub fn below(bound: usize, rng: &mut Rng) -> usize {
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}

/// The secret from which all chance of one game follows. Written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

/// Scripted seeds begin with these bytes; a random seed does so once in 2^64.
const SCRIPT_MARK: [u8; 8] = *b"scripted";

impl Seed {
    /// The seed of these bytes, which should come from the operating system.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed for experiments and tests: the same number gives the same game.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        rng(number).fill_bytes(&mut bytes);
        Self(bytes)
    }

    /// A seed for scenarios: shuffles leave the order alone, and the first chance steps give the
    /// listed results (at most 24, each below 255). What comes after is as from any seed.
    ///
    /// # Errors
    /// If the script is too long or holds too large a number.
    pub fn scripted(results: &[u32]) -> Result<Self, String> {
        let mut bytes = [u8::MAX; 32];
        bytes[..8].copy_from_slice(&SCRIPT_MARK);
        if results.len() > 24 {
            return Err(format!(
                "at most 24 chance results can be scripted, not {}",
                results.len()
            ));
        }
        for (byte, &result) in bytes[8..].iter_mut().zip(results) {
            *byte = u8::try_from(result)
                .ok()
                .filter(|&result| result < u8::MAX)
                .ok_or_else(|| format!("a scripted chance result is below 255, not {result}"))?;
        }
        Ok(Self(bytes))
    }

    /// What can be shown before the game without telling the seed, and checked afterwards: the
    /// SHA-256 of its 32 bytes in hexadecimal digits.
    pub fn commitment(&self) -> String {
        Sha256::digest(self.0)
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }

    /// The seed of a computer player at a seat of this game: the same game has the same opponent. It
    /// says nothing about the chance of the game.
    pub fn of_player(&self, seat: Seat) -> u64 {
        let digest = Sha256::new()
            .chain_update(b"player")
            .chain_update(self.0)
            .chain_update((seat.index() as u64).to_le_bytes())
            .finalize();
        digest
            .iter()
            .take(8)
            .fold(0, |number, byte| number << 8 | u64::from(*byte))
    }

    fn is_scripted(&self) -> bool {
        self.0[..8] == SCRIPT_MARK
    }

    fn script(&self, step: u32) -> Option<u32> {
        let result = *self.0[8..].get(step as usize)?;
        (self.is_scripted() && result < u8::MAX).then_some(result.into())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Never shows the secret, so that no log can leak it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || "expected a seed of 64 hexadecimal digits".to_owned();
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Self(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// The chance inside a game state.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chance {
    seed: Seed,
    step: u32,
    /// The dice to come as a number to the base of six, below a leading 1; 0 before the first.
    /// Games without dice do not store it.
    #[serde(default, skip_serializing_if = "is_zero")]
    dice: u64,
}

/// The sides of a die.
const SIDES: u64 = 6;
/// As many dice as one number of 64 bits holds.
const DICE_IN_A_STEP: u32 = 23;

fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// Never shows the dice to come.
impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chance")
            .field("seed", &self.seed)
            .field("step", &self.step)
            .finish_non_exhaustive()
    }
}

impl Chance {
    /// Chance from the beginning of a game.
    pub const fn new(seed: Seed) -> Self {
        Self {
            seed,
            step: 0,
            dice: 0,
        }
    }

    /// Puts the values into random order.
    pub fn shuffle<T>(&mut self, values: &mut [T]) {
        let mut stream = self.open();
        if self.seed.is_scripted() {
            return;
        }
        for last in (1..values.len()).rev() {
            let bound = u32::try_from(last + 1).expect("no game shuffles that much");
            values.swap(last, uniform(&mut stream, bound) as usize);
        }
    }

    /// A number below `bound`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        let scripted = self.seed.script(self.step);
        let mut stream = self.open();
        scripted.map_or_else(|| uniform(&mut stream, bound), |result| result % bound)
    }

    /// A throw of a die with six sides, counted from 0. Many throws come from one chance step, which
    /// is much quicker than a step for each; a script still gives one result for each.
    #[inline]
    pub fn die(&mut self) -> u8 {
        if self.seed.is_scripted() {
            return self.below(SIDES as u32) as u8;
        }
        if self.dice <= 1 {
            self.dice = self.more_dice();
        }
        let side = self.dice % SIDES;
        self.dice /= SIDES;
        side as u8
    }

    #[cold]
    #[inline(never)]
    fn more_dice(&mut self) -> u64 {
        const ALL: u64 = SIDES.pow(DICE_IN_A_STEP);
        let mut stream = self.open();
        loop {
            let number = u64::from(stream.word()) << 32 | u64::from(stream.word());
            // The highest few would make some dice more likely.
            if number < u64::MAX / ALL * ALL {
                return ALL + number % ALL;
            }
        }
    }

    /// Forgets what is to come: from here on, chance follows from `rng` instead of the seed.
    /// For determinisation.
    pub fn reseed(&mut self, rng: &mut Rng) {
        rng.fill_bytes(&mut self.seed.0);
        self.dice = 0;
    }

    fn open(&mut self) -> Stream {
        let stream = Stream::new(&self.seed.0, self.step.into());
        self.step += 1;
        stream
    }
}

/// A number below `bound`, each equally likely. Written out here, with the shuffle above, because
/// records must replay for ever and a library's sampling may change with its version.
fn uniform(stream: &mut Stream, bound: u32) -> u32 {
    assert!(bound > 0, "no number is below 0");
    loop {
        let wide = u64::from(stream.word()) * u64::from(bound);
        // The lowest few would make some numbers more likely. The division that tells how many
        // they are is slow and seldom needed: there are fewer than `bound`.
        let low = wide as u32;
        if low >= bound || low >= bound.wrapping_neg() % bound {
            return (wide >> 32) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_chance_on_every_machine() {
        let mut chance = Chance::new(Seed::from_number(7));
        let mut order: Vec<u8> = (0..8).collect();
        chance.shuffle(&mut order);
        assert_eq!(order, [6, 3, 2, 1, 0, 7, 5, 4]);
        let numbers: Vec<_> = (0..8).map(|_| chance.below(100)).collect();
        assert_eq!(numbers, [83, 36, 99, 67, 1, 68, 10, 44]);
        let throws: Vec<_> = (0..8).map(|_| chance.die()).collect();
        assert_eq!(throws, [3, 2, 4, 3, 0, 5, 2, 4]);
    }

    #[test]
    fn a_scripted_seed_gives_what_it_says() {
        let mut chance = Chance::new(Seed::scripted(&[3, 1, 4]).expect("a short script"));
        let mut order = [1, 2, 3];
        assert_eq!((chance.below(6), chance.below(6)), (3, 1));
        assert_eq!(chance.die(), 4);
        chance.shuffle(&mut order);
        assert_eq!(order, [1, 2, 3]);
        assert!(Seed::scripted(&[255]).is_err());
        assert!(Seed::scripted(&[0; 25]).is_err());
    }

    #[test]
    fn dice_to_come_are_stored_with_the_state_and_forgotten_with_the_seed() {
        let mut chance = Chance::new(Seed::from_number(7));
        let stored = |chance: &Chance| serde_json::to_string(chance).expect("plain data");
        assert!(!stored(&chance).contains("dice"), "nothing was thrown yet");
        chance.die();
        let mut thrice: Vec<Chance> = (0..3).map(|_| chance.clone()).collect();
        thrice[1] = serde_json::from_str(&stored(&chance)).expect("as it was stored");
        thrice[2].reseed(&mut rng(1));
        let throws = thrice.iter_mut().map(|chance| {
            let throws = (0..60).map(|_| chance.die());
            throws.collect::<Vec<_>>()
        });
        let throws: Vec<_> = throws.collect();
        assert_eq!(throws[0], throws[1]);
        assert_ne!(throws[0][..20], throws[2][..20]);
        assert!(throws[0].iter().all(|side| *side < 6));
    }

    #[test]
    fn a_seed_is_written_and_read_back_and_its_commitment_checks() {
        let seed = Seed::from_number(1);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
        assert!("12".parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
        assert_eq!(
            Seed::new([0; 32]).commitment(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }
}
