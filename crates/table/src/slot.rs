//! One seat of a table: who sits there, its clock, and what it was asked and answered last.

use serde::{Deserialize, Serialize};
use wire::{Clock, ClockState, Control, Order, Time};

use crate::UserId;

/// What a bank holds at least, in milliseconds, for the question after its time was up: nobody is
/// shut out of the game for good.
const GRACE: Time = 30_000;

/// One seat of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Slot {
    pub(crate) occupant: Occupant,
    pub(crate) colour: u8,
    pub(crate) clock: Option<ClockState>,
    /// All the time that its clock has ever run.
    pub(crate) used: Time,
    /// Whether its present question was left to a computer, so that nobody stops their clock by
    /// leaving and coming back.
    pub(crate) given_away: bool,
    /// Whether its present question came up since the person had taken back an answer.
    pub(crate) taken_back: bool,
    pub(crate) orders: Vec<Order>,
    pub(crate) hold_turns: bool,
    /// The change by which its present question came up. Older answers are stale.
    pub(crate) asked_at: u64,
    /// What it is asked and may answer, where that was worth remembering.
    pub(crate) fingerprint: Option<u64>,
    /// Its last decision, to recognise it when it comes again.
    pub(crate) answered: Option<Answered>,
}

/// Who sits somewhere.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Occupant {
    Nobody,
    Person {
        user: UserId,
        name: String,
        standing: Standing,
    },
    Computer {
        bot: String,
    },
}

/// Whether a person decides for themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Standing {
    Plays,
    Away,
    Covered,
    Resigned,
}

/// What a clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Reading {
    pub(crate) left: Time,
    pub(crate) used: Time,
}

/// A decision that was carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Answered {
    pub(crate) answers: u64,
    pub(crate) words: Vec<String>,
    pub(crate) seq: u64,
}

impl Slot {
    pub(crate) const fn new(colour: u8) -> Self {
        Self {
            occupant: Occupant::Nobody,
            colour,
            clock: None,
            used: 0,
            given_away: false,
            taken_back: false,
            orders: Vec::new(),
            hold_turns: false,
            asked_at: 0,
            fingerprint: None,
            answered: None,
        }
    }

    pub(crate) const fn control(&self) -> Control {
        match &self.occupant {
            Occupant::Nobody => Control::Free,
            Occupant::Computer { .. } => Control::Computer,
            Occupant::Person { standing, .. } => match standing {
                Standing::Plays => Control::Human,
                Standing::Away => Control::Away,
                Standing::Covered => Control::Covered,
                Standing::Resigned => Control::Resigned,
            },
        }
    }

    pub(crate) const fn user(&self) -> Option<UserId> {
        match &self.occupant {
            Occupant::Person { user, .. } => Some(*user),
            _ => None,
        }
    }

    pub(crate) fn name(&self) -> Option<&str> {
        match &self.occupant {
            Occupant::Nobody => None,
            Occupant::Person { name, .. } => Some(name),
            Occupant::Computer { bot } => Some(bot),
        }
    }

    /// Whether a person decides here.
    pub(crate) fn is_human(&self) -> bool {
        self.control() == Control::Human
    }

    /// Whether a computer decides here.
    pub(crate) fn is_run_by_computer(&self) -> bool {
        !matches!(self.control(), Control::Human | Control::Free)
    }

    /// Whether a person sits here who may decide again, now or later.
    pub(crate) fn is_person_in_play(&self) -> bool {
        self.user().is_some() && self.control() != Control::Resigned
    }

    pub(crate) const fn stand(&mut self, new: Standing) {
        if let Occupant::Person { standing, .. } = &mut self.occupant {
            *standing = new;
        }
    }

    /// Sets the clock up for a new game.
    pub(crate) const fn wind(&mut self, clock: Clock) {
        self.clock = match clock {
            Clock::None => None,
            Clock::Move { time } | Clock::Bank { time, .. } => Some(ClockState {
                left: time,
                since: None,
            }),
        };
    }

    /// Gives what a new question brings: all the time where it counts by decision, and to a bank
    /// that had run out enough to go on with.
    pub(crate) fn renew_clock(&mut self, rule: Clock, at: Time) {
        self.stop_clock(at);
        match rule {
            Clock::None => {}
            Clock::Move { time } => self.set_clock(time),
            Clock::Bank { time, increment } => {
                if self.clock.is_some_and(|clock| clock.left == 0) {
                    self.set_clock(increment.max(time.min(GRACE)));
                }
            }
        }
    }

    /// Lets the clock run from now on.
    pub(crate) fn run_clock(&mut self, at: Time) {
        if let Some(clock) = &mut self.clock {
            clock.since.get_or_insert(at);
        }
    }

    /// Stops the clock, and says whether it ran.
    pub(crate) fn stop_clock(&mut self, at: Time) -> bool {
        let Some(clock) = &mut self.clock else {
            return false;
        };
        let Some(since) = clock.since.take() else {
            return false;
        };
        let used = at.saturating_sub(since);
        clock.left = clock.left.saturating_sub(used);
        self.used += used;
        true
    }

    /// Adds what a bank gets after a turn.
    pub(crate) const fn earn(&mut self, rule: Clock) {
        if let (Some(clock), Clock::Bank { increment, .. }) = (&mut self.clock, rule) {
            clock.left += increment;
        }
    }

    /// What the clock shows at a moment.
    pub(crate) fn reading(&self, at: Time) -> Reading {
        let clock = self.clock.unwrap_or_default();
        let running = clock.since.map_or(0, |since| at.saturating_sub(since));
        Reading {
            left: clock.left.saturating_sub(running),
            used: self.used + running,
        }
    }

    /// What would be left after going back to an earlier reading: time that was used since stays
    /// used.
    pub(crate) fn left_since(&self, earlier: Reading, at: Time) -> Time {
        let used = self.reading(at).used.saturating_sub(earlier.used);
        earlier.left.saturating_sub(used)
    }

    /// Goes back to an earlier reading. Who has to decide again pays for the time that was used
    /// since; who has not gets it back, since all of it was for what is taken back.
    pub(crate) fn rewind_clock(&mut self, earlier: Reading, decides_again: bool, at: Time) {
        if decides_again {
            let left = self.left_since(earlier, at);
            self.stop_clock(at);
            self.set_clock(left);
        } else {
            self.set_clock(earlier.left);
            self.used = earlier.used;
        }
    }

    const fn set_clock(&mut self, left: Time) {
        if let Some(clock) = &mut self.clock {
            clock.left = left;
            clock.since = None;
        }
    }

    /// When its time is up.
    pub(crate) fn deadline(&self) -> Option<Time> {
        let clock = self.clock?;
        Some(clock.since? + clock.left)
    }
}
