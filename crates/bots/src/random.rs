//! The player that every game has.

use kit::{Bot, Game, Observation, Rng};
use rand::RngExt as _;

/// Chooses any listed decision, each equally likely.
pub struct Random<D> {
    rng: Rng,
    /// Kept from one decision to the next to save allocations.
    listed: Vec<D>,
}

impl<D> Random<D> {
    /// A player whose choices follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self {
            rng: kit::rng(seed),
            listed: Vec::new(),
        }
    }
}

impl<G: Game> Bot<G> for Random<G::Decision> {
    fn decide(&mut self, observation: &Observation<'_, G>) -> G::Decision {
        self.listed.clear();
        observation.list(&mut self.listed);
        assert!(
            !self.listed.is_empty(),
            "{} is asked but has no legal answer",
            observation.seat()
        );
        let choice = self.rng.random_range(0..self.listed.len());
        self.listed.swap_remove(choice)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use kit::{Seat, Seed, Setup};
    use testkit::toy::{SOUND, Toy};

    use super::*;

    #[test]
    fn every_listed_decision_comes_up_and_the_seed_decides_which() {
        let toy = Toy::<SOUND>::start(&Setup::new(2), Seed::from_number(1)).expect("a plain setup");
        let seat = Seat::new(0);
        let choices = |seed| -> Vec<_> {
            let mut bot = Random::new(seed);
            (0..100)
                .map(|_| bot.decide(&Observation::new(&toy, seat)))
                .collect()
        };
        let seen: HashSet<_> = choices(1).into_iter().collect();
        assert_eq!(seen, toy.legal(seat).into_iter().collect());
        assert_eq!(choices(1), choices(1));
        assert_ne!(choices(1), choices(2));
    }
}
