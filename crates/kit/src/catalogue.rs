//! What is in the box: every card, tile and board of a game, for browsing and for programs.

use serde::Serialize;
use ts_rs::TS;

use crate::{DataFile, Game, Message};

/// A game whose components can be listed.
pub trait Catalogued: Game {
    /// Every component, in printed order.
    fn catalogue() -> Vec<Entry>;

    /// Puts components of a player's own in use, before the first game of the process.
    ///
    /// # Errors
    /// What is wrong with which file; a game may have no place for such files.
    fn install(files: &[DataFile]) -> Result<(), String> {
        let file = files.first().map_or("", |file| &file.name);
        Err(format!("{file}: this game takes no data of one's own"))
    }
}

/// One component.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "Component")]
pub struct Entry {
    /// Its stable id.
    pub id: String,
    /// What it is: `mission`, `project`, `corporation` ...
    pub kind: &'static str,
    /// How sure we are that it is what is printed.
    pub source: Source,
    /// Whether its behaviour is all data.
    pub made: Made,
    /// Its name.
    pub name: Message,
    /// The languages in which that name is our own proposal, because no printed one is known.
    pub own_names: Vec<&'static str>,
    /// Its text, a message per paragraph.
    pub text: Vec<Message>,
    /// Its data, for programs.
    #[ts(skip)]
    pub facts: serde_json::Value,
}

impl Entry {
    /// A component that is as printed and all data.
    ///
    /// # Panics
    /// If its data cannot be written as JSON.
    pub fn new(
        id: &str,
        kind: &'static str,
        name: Message,
        text: Vec<Message>,
        facts: &impl Serialize,
    ) -> Self {
        Self {
            id: id.to_owned(),
            kind,
            source: Source::Printed,
            made: Made::Data,
            name,
            own_names: Vec::new(),
            text,
            facts: serde_json::to_value(facts).expect("the data of a component is plain"),
        }
    }
}

/// How sure we are of a component.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "Sureness")]
pub enum Source {
    /// Printed so.
    Printed,
    /// Follows from what is printed.
    Inferred,
    /// Partly printed, partly our own.
    Partly,
    /// Our own, to stand in for what is not known.
    Reconstructed,
}

/// Where a component's behaviour is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Made {
    /// In the effect language.
    Data,
    /// In code of its own.
    Bespoke,
}

impl Source {
    /// The mark shown to the player.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Printed => "source-printed",
            Self::Inferred => "source-inferred",
            Self::Partly => "source-partly",
            Self::Reconstructed => "source-reconstructed",
        })
    }
}
