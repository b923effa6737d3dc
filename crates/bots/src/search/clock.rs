//! How much of a budget is left.

use std::time::{Duration, Instant};

use kit::Budget;

/// The iterations of a decision for which no budget is given. An iteration is one game played out.
const USUAL_ITERATIONS: u32 = 96;

/// What is left of a budget.
pub(super) struct Clock<'a> {
    budget: &'a Budget,
    start: Instant,
    end: Option<Duration>,
    iterations: Option<u32>,
    /// The iterations made, and the time they took.
    made: u32,
}

impl<'a> Clock<'a> {
    pub(super) fn start(budget: &'a Budget) -> Self {
        let unlimited = budget.time.is_none() && budget.iterations.is_none();
        Self {
            budget,
            start: Instant::now(),
            end: budget.time,
            iterations: budget.iterations.or(unlimited.then_some(USUAL_ITERATIONS)),
            made: 0,
        }
    }

    /// Whether so many more iterations can be made.
    pub(super) fn allows(&self, more: u32) -> bool {
        let enough = self
            .iterations
            .is_none_or(|limit| self.made + more <= limit);
        let in_time = self.end.is_none_or(|end| {
            let taken = self.start.elapsed();
            let each = taken / self.made.max(1);
            taken + each * more <= end
        });
        enough && in_time && !self.budget.is_stopped()
    }

    /// Whether an answer is wanted at once.
    pub(super) fn is_up(&self) -> bool {
        self.budget.is_stopped() || self.end.is_some_and(|end| self.start.elapsed() >= end)
    }

    pub(super) fn spend(&mut self, iterations: u32) {
        self.made += iterations;
    }
}
