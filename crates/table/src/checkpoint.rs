//! A table as it stands, stored so that it can be read even if the rules have changed since.

use kit::{Message, Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use wire::Json;

use crate::around::Around;
use crate::slot::Occupant;
use crate::{Table, UserId, Version};

/// A table as it stands.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Checkpoint {
    pub(crate) around: Around,
    pub(crate) played: Option<Played>,
}

/// A game as it stands, with all that people read of its past: none of that needs the rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The version under which all its moves can be played.
    pub(crate) version: Version,
    /// The state, for a program that can read it.
    pub(crate) state: Json,
    /// Every step, in words.
    pub(crate) moves: Vec<(Seat, String)>,
    /// What happened.
    pub(crate) lines: Vec<Line>,
    /// What spectators see, and by what that differs from what each seat sees.
    pub(crate) view: Json,
    pub(crate) views: Vec<Option<Json>>,
    pub(crate) outcome: Option<Outcome>,
}

/// A line of the log, for those who may read it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The step that caused it, counted from 0.
    pub(crate) step: usize,
    /// A bit for each viewer.
    readers: u8,
    text: Message,
    json: Value,
}

impl Checkpoint {
    /// How many rows it holds.
    pub const fn rows(&self) -> u64 {
        self.around.rows
    }

    /// Calls somebody something else, wherever they sit.
    pub fn rename(&mut self, user: UserId, new: &str) {
        for slot in &mut self.around.seats {
            if let Occupant::Person {
                user: sits, name, ..
            } = &mut slot.occupant
                && *sits == user
            {
                new.clone_into(name);
            }
        }
    }
}

impl Table {
    /// The table as it stands, to be stored.
    pub fn checkpoint(&self) -> Checkpoint {
        Checkpoint {
            around: self.around.clone(),
            played: self.session.as_ref().map(|session| session.played()),
        }
    }
}

impl Line {
    pub(crate) const fn new(step: usize, text: Message, json: Value) -> Self {
        Self {
            step,
            readers: 0,
            text,
            json,
        }
    }

    pub(crate) fn show(&mut self, viewer: Viewer) {
        self.readers |= bit(viewer);
    }

    /// The line as the viewer reads it, if they may.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Option<(usize, Message, Value)> {
        let reads = self.readers & bit(viewer) != 0;
        reads.then(|| (self.step, self.text.clone(), self.json.clone()))
    }
}

fn bit(viewer: Viewer) -> u8 {
    match viewer {
        Viewer::Seat(seat) => 1 << seat.index(),
        Viewer::Spectator => 1 << 6,
        Viewer::Archive => 1 << 7,
    }
}
