//! What a decision would change, for players who want to know before they decide.

use kit::{Event as _, Game as _, Log, Prompt as _, Seat, Viewer};
use serde::Serialize;

use crate::api::{Decision, Event};
use crate::data::ByColor;
use crate::state::DiceGame;

/// What a decision would change, up to the first thing that nobody knows yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Preview {
    /// What would surely happen.
    pub events: Vec<Event>,
    /// The dice that would be rolled then; [`odds`](crate::odds) tells what they can show.
    pub rolls: ByColor<u8>,
    /// The kind of question that would come next, if nothing is left to chance before it and the
    /// same seat is asked.
    pub then: Option<&'static str>,
}

impl DiceGame {
    /// What a possible decision would change: carried out on a copy, by the same rules.
    pub fn preview(&self, seat: Seat, decision: &Decision) -> Option<Preview> {
        self.check(seat, decision).ok()?;
        let mut ahead = self.clone();
        let mut log = Log::new();
        ahead.apply_unchecked(seat, decision, &mut log);
        let mut rolls = ByColor::default();
        let mut events = Vec::new();
        let mut known = true;
        for event in log.events() {
            match event {
                // The copy knows what would be rolled; the player learns only which dice.
                Event::Rolled { dice, .. } => {
                    rolls = dice.colors();
                    known = false;
                }
                Event::Reshuffled => known = false,
                event => events.extend(event.seen_by(Viewer::Spectator)),
            }
            if !known {
                break;
            }
        }
        let then = || ahead.prompt(seat).map(|prompt| prompt.code());
        Some(Preview {
            then: if known { then() } else { None },
            events,
            rolls,
        })
    }
}
