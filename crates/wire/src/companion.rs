//! MarsBot for a table of cardboard: everything that was entered goes in, what MarsBot did and how
//! things stand comes back. The server keeps nothing of it.

use kit::Message;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::schema;

/// A table of cardboard, as far as it was entered, and what is entered now.
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
    /// What is entered or corrected now, if anything is.
    #[serde(default)]
    #[ts(optional)]
    pub change: Option<CompanionChange>,
    /// The language whose words and names come first in what is entered now: en, pl, cs or nl.
    #[serde(default)]
    #[ts(optional)]
    pub language: Option<String>,
}

/// What is entered or corrected; entries are counted from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum CompanionChange {
    /// A new entry, or an answer to the question.
    Enter {
        /// What is typed.
        text: String,
    },
    /// Another entry in place of one.
    Fix {
        /// Which.
        index: u32,
        /// What is typed.
        text: String,
    },
    /// An entry before one.
    Insert {
        /// Which.
        index: u32,
        /// What is typed.
        text: String,
    },
    /// Takes an entry out.
    Strike {
        /// Which.
        index: u32,
    },
    /// Takes back the last entry.
    Undo,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CompanionTable {
    /// The entries as they are kept from now on.
    pub entries: Vec<String>,
    /// Why the change was refused; then all is as before.
    #[ts(type = "Message | null")]
    #[schema(value_type = Option<schema::Message>)]
    pub refused: Option<Message>,
    /// What must change on the table after a correction; nothing after a new entry.
    #[ts(type = "Array<Message> | null")]
    #[schema(value_type = Option<Vec<schema::Message>>)]
    pub changes: Option<Vec<Message>>,
    /// One for each entry.
    pub lines: Vec<CompanionLine>,
    /// What must be known before MarsBot can go on, or at the end.
    pub question: Option<CompanionQuestion>,
    /// What is to be done at the table in this generation.
    pub checklist: Vec<CompanionItem>,
    /// The milestones, then the awards of the board.
    pub goals: Vec<CompanionGoal>,
    /// MarsBot's points by where they come from, and all of them.
    pub score: Vec<CompanionSource>,
    /// MarsBot's points.
    pub total: i32,
    /// Cards of MarsBot's action deck that are left.
    pub turns_left: u8,
    /// Cards of an action deck.
    pub turns: u8,
    /// What can be entered next: `fact` and the verbs `standing`, `claim`, `fund`, `turn`, `draw`,
    /// `remove`, `reduce`, `generation`, `end`; only `answer` while a question is open.
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

/// What is asked.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct CompanionQuestion {
    /// The question.
    #[ts(type = "Message")]
    #[schema(value_type = schema::Message)]
    pub text: Message,
    /// What answers it.
    pub needs: CompanionNeed,
    /// The milestones and awards for `standings`, by their words.
    pub goals: Vec<String>,
}

/// What answers a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CompanionNeed {
    /// The top card of the project deck.
    Project,
    /// The top card of the bonus deck.
    Bonus,
    /// A number for each goal.
    Standings,
    /// The number of plants.
    Plants,
    /// Yes or no.
    Protection,
    /// Yes or no.
    Tokens,
}

/// A line of the checklist.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct CompanionItem {
    /// What to do.
    #[ts(type = "Message")]
    #[schema(value_type = schema::Message)]
    pub text: Message,
    /// Whether that is past.
    pub done: bool,
}

/// A milestone or an award.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct CompanionGoal {
    /// The word for it.
    pub word: String,
    /// Its name.
    #[ts(type = "Message")]
    #[schema(value_type = schema::Message)]
    pub name: Message,
    /// Who has it: 0 for the player, 1 for MarsBot.
    pub owner: Option<u8>,
    /// MarsBot's value.
    pub own: i32,
    /// What MarsBot needs, for a milestone.
    pub needs: Option<i32>,
    /// The player's last standing that was entered.
    pub player: Option<i32>,
}

/// Points from one source.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct CompanionSource {
    /// The source.
    #[ts(type = "Message")]
    #[schema(value_type = schema::Message)]
    pub source: Message,
    /// The points.
    pub points: i32,
}

/// An entry, and what came of it.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct CompanionLine {
    /// The entry as a sentence.
    #[schema(value_type = schema::Message)]
    pub text: Message,
    /// What MarsBot did, step by step.
    pub told: Vec<CompanionTold>,
    /// Whether it goes on with MarsBot's turn of a line before it.
    pub continues: bool,
    /// Why the entry does not fit; then it changes nothing.
    #[schema(value_type = Option<schema::Message>)]
    pub misfit: Option<Message>,
}

/// A sentence about what MarsBot did: a message with what it is about.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct CompanionTold {
    /// The sentence.
    #[serde(flatten)]
    #[schema(value_type = schema::Message)]
    pub text: Message,
    /// Whether it tells why the step before it was taken.
    pub reason: bool,
    /// The number of the space where a tile was placed.
    pub space: Option<u16>,
}

/// A track of MarsBot.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct CompanionTrack {
    /// The word for it.
    pub track: String,
    /// Its name.
    #[schema(value_type = schema::Message)]
    pub name: Message,
    /// Where its marker stands.
    pub at: u8,
    /// How many spaces ahead of it are marked: their icons do nothing again.
    pub marked: u8,
    /// What the next space shows; nothing at the end of the track.
    #[schema(value_type = Option<schema::Message>)]
    pub next: Option<Message>,
}

/// A bonus card of MarsBot.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct CompanionBonus {
    /// The word for it.
    pub word: String,
    /// Its name.
    #[schema(value_type = schema::Message)]
    pub name: Message,
}
