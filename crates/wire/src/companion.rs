//! MarsBot for a table of cardboard: everything that was entered goes in, what MarsBot did and how
//! things stand comes back. The server keeps nothing of it.

use kit::Message;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A table of cardboard, as far as it was entered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CompanionSession {
    /// Options of MarsBot and its board, in words, such as `hard` or `elysium`.
    #[serde(default)]
    pub options: Vec<String>,
    /// The number from which all chance follows.
    pub seed: u32,
    /// Whether MarsBot's cards are dealt here instead of turned over at the table.
    #[serde(default)]
    pub deal: bool,
    /// What was entered, in the words of docs/protocol.md.
    pub entries: Vec<String>,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct CompanionTable {
    /// One for each entry.
    pub lines: Vec<CompanionLine>,
    /// What can be entered next: `fact` and the verbs `standing`, `claim`, `fund`, `turn`, `draw`,
    /// `remove`, `reduce`, `generation`, `end`.
    pub next: Vec<String>,
    /// MarsBot's tracks from top to bottom.
    pub tracks: Vec<CompanionTrack>,
    /// The bonus cards that are still in the game.
    pub bonuses: Vec<CompanionBonus>,
    /// The table, as the rules of Mars show it; the player is seat A, MarsBot seat B.
    #[ts(type = "Games['mars']['view']")]
    #[schema(value_type = Object)]
    pub view: serde_json::Value,
}

/// An entry, and what came of it.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct CompanionLine {
    /// The entry as a sentence.
    #[schema(value_type = Object)]
    pub text: Message,
    /// What MarsBot did, step by step.
    #[ts(type = "Array<Message>")]
    #[schema(value_type = Vec<Object>)]
    pub told: Vec<Message>,
    /// Why the entry does not fit; then it changes nothing.
    #[schema(value_type = Option<Object>)]
    pub misfit: Option<Message>,
}

/// A track of MarsBot.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct CompanionTrack {
    /// The word for it.
    pub track: String,
    /// Its name.
    #[schema(value_type = Object)]
    pub name: Message,
    /// Where its marker stands.
    pub at: u8,
    /// How many spaces ahead of it are marked: their icons do nothing again.
    pub marked: u8,
    /// What the next space shows; nothing at the end of the track.
    #[schema(value_type = Option<Object>)]
    pub next: Option<Message>,
}

/// A bonus card of MarsBot.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct CompanionBonus {
    /// The word for it.
    pub word: String,
    /// Its name.
    #[schema(value_type = Object)]
    pub name: Message,
}
