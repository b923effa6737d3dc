//! The player that every game has.

use kit::{Bot, Game, Observation, Rng};

/// Chooses any listed decision, each equally likely.
pub struct Random {
    rng: Rng,
}

impl Random {
    /// A player whose choices follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self {
            rng: kit::rng(seed),
        }
    }
}

impl<G: Game> Bot<G> for Random {
    fn decide(&mut self, observation: &Observation<'_, G>) -> G::Decision {
        observation
            .pick(&mut self.rng)
            .unwrap_or_else(|| panic!("{} has no legal answer", observation.seat()))
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
