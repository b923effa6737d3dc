//! What a decision would change, for players who want to know before they decide.

use kit::{Event as _, Game as _, Log, Prompt as _, Seat, Viewer};
use serde::Serialize;

use crate::api::{Decision, Event};
use crate::state::{Mars, Phase, Question};

/// What a decision would change, up to the next choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Preview {
    /// What would happen, without what nobody knows yet: which cards are drawn.
    pub events: Vec<Event>,
    /// The kind of question that would come next, if the same seat is asked one.
    pub then: Option<&'static str>,
}

impl Mars {
    /// What a possible decision would change: carried out on a copy, by the same rules. A choice of
    /// payment is made in the first way listed.
    pub fn preview(&self, seat: Seat, decision: &Decision) -> Option<Preview> {
        self.check(seat, decision).ok()?;
        if !matches!(self.phase, Phase::Actions | Phase::Greeneries) {
            // The last answer would open those of the others, which are hidden until it is given.
            return Some(Preview {
                events: Vec::new(),
                then: None,
            });
        }
        let mut ahead = self.clone();
        let mut log = Log::new();
        ahead.apply_unchecked(seat, decision, &mut log);
        if let Question::Pay(_) = ahead.question {
            let way = *ahead.legal(seat).first()?;
            ahead.apply_unchecked(seat, &way, &mut log);
        }
        let is_secret = |event: &Event| matches!(event, Event::Revealed { .. });
        let known = log.events().iter().take_while(|event| !is_secret(event));
        Some(Preview {
            events: known
                .filter_map(|event| event.seen_by(Viewer::Spectator))
                .collect(),
            then: ahead.prompt(seat).map(|prompt| prompt.code()),
        })
    }
}
