//! Server time, which runs only while the server does, and the time of the world.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use jiff::Timestamp;
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

    /// The same moment in Unix milliseconds, if the server runs until then.
    pub(crate) fn to_unix(self, time: Time) -> u64 {
        unix_now() + time.saturating_sub(self.now())
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

/// A moment in Unix milliseconds, as text for people and feeds.
pub fn moment(millis: u64) -> String {
    let millis = i64::try_from(millis).unwrap_or_default();
    Timestamp::from_millisecond(millis)
        .unwrap_or_default()
        .to_string()
}

fn millis(duration: std::time::Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_a_long_rest_a_moment_to_come_is_as_far_away_as_before() {
        let clock = ServerClock::new(Some(1_000));
        let left = clock.to_unix(clock.now() + 60_000) - unix_now();
        assert!((59_000..=60_000).contains(&left), "{left}");
    }
}
