//! What is put to a player: the ways to choose from, in the words of the card that offers them.

use kit::Message;

use super::effects::Face;
use super::phrases::sentence;
use crate::api::Source;
use crate::data::{Action, Effect, Effects};

impl Face<'static> {
    fn of(source: Source) -> Self {
        match source {
            Source::Card(card) => Face::of_project(card.card()),
            Source::Corporation(corporation) => Face::of_corporation(corporation.corporation()),
            _ => Face::default(),
        }
    }
}

/// One of several lists of effects, as a sentence.
pub(crate) fn option(source: Source, effects: &Effects) -> Message {
    sentence(Face::of(source).all(effects))
}

/// One way to use an action, as a sentence.
pub(crate) fn way(source: Source, action: &Action) -> Message {
    Face::of(source).action(action)
}

/// One effect, as a sentence.
pub(crate) fn effect(source: Source, effect: &Effect) -> Message {
    let mut parts = Face::of(source).part(effect, 1);
    sentence(match parts.len() {
        1 => parts.remove(0),
        _ => Message::new("mars-text-all").with("parts", parts),
    })
}
