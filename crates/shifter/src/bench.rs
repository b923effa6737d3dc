//! Measurements for the published figures. No rule depends on this, the only reader of a clock.

use std::time::{Duration, Instant};

use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::planet::Planet;
use crate::set::{Matching, Requirement, Set};
use crate::solve::{Limits, Solver};

/// How long the solver takes.
#[derive(Clone, Debug)]
pub struct SolverTimes {
    /// Reading the set and building the solver.
    pub start_up: Duration,
    /// The time of each solve, shortest first.
    pub solves: Vec<Duration>,
    /// How many boards and partial zones were looked at.
    pub nodes: u64,
}

impl SolverTimes {
    /// The time that this share of the solves did not exceed: 0.5 for the median, 1.0 for all.
    ///
    /// # Panics
    /// If nothing was solved.
    pub fn quantile(&self, share: f64) -> Duration {
        let last = self.solves.len() - 1;
        self.solves[(last as f64 * share).round() as usize]
    }
}

/// Solves random cards on random planets, in one matching mode, on one thread.
pub fn solver(samples: usize, seed: u64, matching: Matching, limits: &Limits) -> SolverTimes {
    let start = Instant::now();
    let set = Set::built_in();
    let solver = Solver::new(&set);
    let start_up = start.elapsed();

    let missions = set.missions.iter().map(|card| &card.needs);
    let cards: Vec<&Requirement> = missions
        .chain(set.goals.iter().map(|card| &card.needs))
        .collect();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut nodes = 0;
    let mut solves: Vec<Duration> = (0..samples)
        .map(|_| {
            let planet = Planet::random(&mut rng);
            let needs = cards[rng.random_range(0..cards.len())];
            let start = Instant::now();
            nodes += solver.solve(&planet, needs, matching, limits).nodes;
            start.elapsed()
        })
        .collect();
    solves.sort_unstable();
    SolverTimes {
        start_up,
        solves,
        nodes,
    }
}
