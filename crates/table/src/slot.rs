//! One seat of a table: who sits there, its clock, and what it was asked and answered last.

use wire::{Clock, ClockState, Control, Order, Time};

use crate::UserId;

/// One seat of a table.
#[derive(Clone, Debug)]
pub(crate) struct Slot {
    pub(crate) occupant: Occupant,
    pub(crate) colour: u8,
    pub(crate) clock: Option<ClockState>,
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
#[derive(Clone, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    Plays,
    Away,
    Covered,
    Resigned,
}

/// A decision that was carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
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

    /// Lets the clock run from now on; one that counts by decision begins anew.
    pub(crate) const fn start_clock(&mut self, rule: Clock, at: Time) {
        if let Some(clock) = &mut self.clock {
            match rule {
                Clock::Move { time } => {
                    clock.left = time;
                    clock.since = Some(at);
                }
                Clock::None | Clock::Bank { .. } => {
                    if clock.since.is_none() {
                        clock.since = Some(at);
                    }
                }
            }
        }
    }

    /// Stops the clock; after a whole turn there may be something to add.
    pub(crate) fn stop_clock(&mut self, rule: Clock, at: Time, turn_is_over: bool) {
        if let Some(clock) = &mut self.clock
            && let Some(since) = clock.since.take()
        {
            clock.left = clock.left.saturating_sub(at.saturating_sub(since));
            if let Clock::Bank { increment, .. } = rule
                && turn_is_over
            {
                clock.left += increment;
            }
        }
    }

    /// When its time is up.
    pub(crate) fn deadline(&self) -> Option<Time> {
        let clock = self.clock?;
        Some(clock.since? + clock.left)
    }
}
