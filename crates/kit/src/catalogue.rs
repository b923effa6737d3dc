//! What is in the box: every card, tile and board of a game, for browsing and for programs.

use serde::Serialize;
use ts_rs::TS;

use crate::{Game, Message};

/// A game whose components can be listed.
pub trait Catalogued: Game {
    /// Every component, in printed order.
    fn catalogue() -> Vec<Entry>;
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
