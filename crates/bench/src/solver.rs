//! How long the optimal solver of Shifter takes.

use std::hint::black_box;
use std::time::{Duration, Instant};

use rand::RngExt as _;
use shifter::solve::Solver;
use shifter::{Limits, Matching, Planet, Requirement, Set};

/// How long the solver takes.
#[derive(Clone, Debug)]
pub(crate) struct SolverTimes {
    /// Reading the set and building the solver.
    pub(crate) start_up: Duration,
    /// The time of each solve, shortest first.
    solves: Vec<Duration>,
}

impl SolverTimes {
    /// The time that this share of the solves did not exceed: 0.5 for the median, 1.0 for all.
    ///
    /// # Panics
    /// If nothing was solved.
    pub(crate) fn quantile(&self, share: f64) -> Duration {
        let last = self.solves.len() - 1;
        self.solves[(last as f64 * share).round() as usize]
    }
}

/// Solves random cards on random planets, in one matching mode, on one thread.
pub(crate) fn times(samples: usize, seed: u64, matching: Matching, limits: &Limits) -> SolverTimes {
    let start = Instant::now();
    let set = Set::built_in();
    let solver = Solver::new(&set);
    let start_up = start.elapsed();

    let missions = set.missions.iter().map(|card| &card.needs);
    let cards: Vec<&Requirement> = missions
        .chain(set.goals.iter().map(|card| &card.needs))
        .collect();
    let mut rng = kit::rng(seed);
    let mut solves: Vec<Duration> = (0..samples)
        .map(|_| {
            let planet = Planet::random(&mut rng);
            let needs = cards[rng.random_range(0..cards.len())];
            let start = Instant::now();
            black_box(solver.solve(&planet, needs, matching, limits));
            start.elapsed()
        })
        .collect();
    solves.sort_unstable();
    SolverTimes { start_up, solves }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_solves_as_often_as_it_says() {
        let times = times(5, 1, Matching::Exact, &Limits::actions(2));
        assert_eq!(times.solves.len(), 5);
        assert!(times.quantile(0.5) <= times.quantile(1.0));
    }
}
