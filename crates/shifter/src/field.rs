//! The planet, and what the player on the move has done to it so far.

use kit::{Log, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::api::{Decision, Event, Reason};
use crate::planet::{Act, Planet, Side};
use crate::set::{Matching, Requirement, set};
use crate::solve::Limits;

/// What both ways of playing share: the planet and the actions performed in this turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Field {
    pub(crate) planet: Planet,
    pub(crate) matching: Matching,
    pub(crate) used: Used,
}

/// The actions performed in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct Used {
    /// Actions of any kind.
    pub actions: u8,
    /// Shifts among them.
    pub shifts: u8,
    /// Flips among them.
    pub flips: u8,
}

impl Field {
    /// Whether the planet meets a requirement as it stands.
    pub(crate) fn meets(&self, needs: &Requirement) -> bool {
        self.planet.meets(set(), needs, self.matching)
    }

    /// How many actions are left.
    pub(crate) fn left(&self, limits: &Limits) -> u8 {
        limits.actions.saturating_sub(self.used.actions)
    }

    /// Judges an action (T1, D3).
    pub(crate) fn judge(&self, act: Act, limits: &Limits) -> Result<(), Reason> {
        if matches!(act, Act::Flip(_, Side::Short)) && !limits.short_flips {
            return Err(Reason::ShortFlipForbidden);
        }
        if self.used.actions >= limits.actions {
            return Err(Reason::NoActionLeft {
                limit: limits.actions,
            });
        }
        match act {
            Act::Shift(..) if self.used.shifts >= limits.shifts => Err(Reason::NoShiftLeft {
                limit: limits.shifts,
            }),
            Act::Flip(..) if self.used.flips >= limits.flips => Err(Reason::NoFlipLeft {
                limit: limits.flips,
            }),
            _ => Ok(()),
        }
    }

    /// Appends all possible actions.
    pub(crate) fn list(&self, limits: &Limits, decisions: &mut Vec<Decision>) {
        let possible = Act::all().filter(|&act| self.judge(act, limits).is_ok());
        decisions.extend(possible.map(Decision::Act));
    }

    /// All actions that are not possible now.
    pub(crate) fn blocked(&self, limits: &Limits) -> Vec<(Decision, Reason)> {
        let reason = |act| Some((Decision::Act(act), self.judge(act, limits).err()?));
        Act::all().filter_map(reason).collect()
    }

    /// Performs an action that was judged possible.
    pub(crate) fn perform(&mut self, seat: Seat, act: Act, log: &mut Log<Event>) {
        self.planet.apply(act);
        self.used.actions += 1;
        match act {
            Act::Shift(..) => self.used.shifts += 1,
            Act::Flip(..) => self.used.flips += 1,
            Act::Rotate(_) => {}
        }
        log.note(|| Event::Acted { seat, act });
    }
}
