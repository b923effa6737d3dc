//! How long a computer player may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How long a computer player may think about one decision. A player that answers at once takes no
/// notice; one that could think for ever without limits has a usual one of its own.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    /// So long at most.
    pub time: Option<Duration>,
    /// So many iterations at most, whatever the player counts as one. With iterations and no time
    /// a decision follows from the seed and from what the seat knows.
    pub iterations: Option<u32>,
    stop: Stop,
}

impl Budget {
    /// So long at most.
    pub fn time(time: Duration) -> Self {
        Self {
            time: Some(time),
            ..Self::default()
        }
    }

    /// So many iterations at most.
    pub fn iterations(iterations: u32) -> Self {
        Self {
            iterations: Some(iterations),
            ..Self::default()
        }
    }

    /// The same, until somebody stops it.
    #[must_use]
    pub fn until(self, stop: &Stop) -> Self {
        Self {
            stop: stop.clone(),
            ..self
        }
    }

    /// Whether somebody wants an answer now.
    pub fn is_stopped(&self) -> bool {
        self.stop.is_asked()
    }
}

/// Asks a computer player that is thinking to answer now, with the best it has found.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Stops every player that was given a budget until this.
    pub fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether that has been done.
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
