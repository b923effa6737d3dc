//! Server time, which runs only while the server does, and the time of the world.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use wire::Time;

/// Server time. It goes on after a restart where it was when the server stopped, so that nobody's
/// clock runs while nobody can move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ServerClock {
    base: Time,
    started: Instant,
}

impl ServerClock {
    /// Goes on from the stored time, or begins with that of the world.
    pub(crate) fn new(stored: Option<Time>) -> Self {
        Self {
            base: stored.unwrap_or_else(unix_now),
            started: Instant::now(),
        }
    }

    pub(crate) fn now(&self) -> Time {
        self.base + millis(self.started.elapsed())
    }

    /// When it will be that time.
    pub(crate) fn instant(&self, time: Time) -> tokio::time::Instant {
        let wait = time.saturating_sub(self.now());
        tokio::time::Instant::now() + std::time::Duration::from_millis(wait)
    }
}

/// Unix milliseconds.
pub(crate) fn unix_now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, millis)
}

fn millis(duration: std::time::Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
