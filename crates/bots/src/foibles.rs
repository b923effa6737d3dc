//! How the weaker levels err: as people do, and never at random.
//!
//! Such a player overlooks some of what it could do, and it likes some things more than they are
//! worth. Both follow from the seed of the game, so that it has its own way of playing in each.

use std::hash::{Hash, Hasher as _};

use rustc_hash::FxHasher;

/// How a player errs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Foibles {
    /// The share of things that it overlooks.
    pub(crate) overlooks: f64,
    /// How far it misjudges things, as a share of what they are worth.
    pub(crate) misjudges: f64,
    seed: u64,
}

impl Foibles {
    /// No foibles at all.
    pub(crate) const NONE: Self = Self {
        overlooks: 0.0,
        misjudges: 0.0,
        seed: 0,
    };

    pub(crate) const fn new(overlooks: f64, misjudges: f64, seed: u64) -> Self {
        Self {
            overlooks,
            misjudges,
            seed,
        }
    }

    /// Whether it overlooks something.
    pub(crate) fn is_blind_to(&self, thing: impl Hash) -> bool {
        self.overlooks > 0.0 && self.draw(1, thing) < self.overlooks
    }

    /// The factor by which it misjudges something; 1 in the mean.
    pub(crate) fn liking(&self, thing: impl Hash) -> f64 {
        1.0 + self.misjudges * (2.0 * self.draw(2, thing) - 1.0)
    }

    /// A number from 0 to 1 that is the same for the same thing.
    fn draw(&self, purpose: u8, thing: impl Hash) -> f64 {
        let mut hasher = FxHasher::default();
        (self.seed, purpose).hash(&mut hasher);
        thing.hash(&mut hasher);
        // The hash is weak in its low bits; the generator is not.
        let mut rng = kit::rng(hasher.finish());
        rand::RngExt::random(&mut rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_without_foibles_sees_everything_as_it_is() {
        assert!((0..1_000).all(|thing| !Foibles::NONE.is_blind_to(thing)));
        assert!((0..1_000).all(|thing| Foibles::NONE.liking(thing) == 1.0));
    }

    #[test]
    fn foibles_have_their_share_and_stay_the_same() {
        let foibles = Foibles::new(0.3, 0.5, 7);
        let overlooked = (0..10_000).filter(|thing| foibles.is_blind_to(thing));
        let overlooked = overlooked.count();
        assert!((2_800..3_200).contains(&overlooked), "{overlooked}");
        let likings: Vec<f64> = (0..10_000).map(|thing| foibles.liking(thing)).collect();
        let mean = likings.iter().sum::<f64>() / 10_000.0;
        assert!((0.98..1.02).contains(&mean), "{mean}");
        assert!(likings.iter().all(|liking| (0.5..=1.5).contains(liking)));
        assert_eq!(likings[17], foibles.liking(17));
        assert_ne!(likings[17], Foibles::new(0.3, 0.5, 8).liking(17));
    }
}
