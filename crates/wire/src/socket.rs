//! What goes over a socket.

use kit::{Message, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Command, Dictionary, Json, Log, Preview, Problem, TableView, Time, schema};

/// What a client says over a socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Does something at the table.
    Do {
        /// Comes back with the answer.
        id: u64,
        /// What.
        command: Command,
    },
    /// Looks from another of one's seats, or as a spectator.
    Look {
        /// From which.
        #[schema(value_type = Option<schema::Seat>)]
        seat: Option<Seat>,
    },
    /// Asks for the time, and for a sign of life.
    Ping,
}

/// What the server says over a socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// Everything, on arrival and after `look`.
    Snapshot(Box<Snapshot>),
    /// What changed.
    Update {
        /// The change of the sight, as a delta; null if it is the same.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(type = "Delta", optional)]
        #[schema(value_type = Option<schema::Delta>)]
        delta: Option<Json>,
        /// New lines of the log.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        log: Option<Log>,
        /// Words that were not used before.
        #[serde(default, skip_serializing_if = "Dictionary::is_empty")]
        #[ts(optional, as = "Option<Dictionary>")]
        #[schema(value_type = std::collections::BTreeMap<String, crate::Definition>)]
        dictionary: Dictionary,
    },
    /// The answer to a command; its effects have been sent before.
    Answer {
        /// Of the command.
        id: u64,
        /// How it went.
        answer: Answer,
    },
    /// A message that was not understood, or could not be dealt with.
    Problem(Problem),
    /// Somebody says something.
    Chat(Chat),
    /// The answer to `ping`.
    Pong {
        /// Server time.
        #[schema(value_type = u64)]
        now: Time,
    },
    /// The last word before the server closes the socket.
    Closed(Problem),
}

/// Everything that a client needs on arrival.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Snapshot {
    /// Version of the protocol.
    pub protocol: u32,
    /// Server time.
    #[schema(value_type = u64)]
    pub now: Time,
    /// What is seen.
    pub sight: TableView,
    /// What happened since the client was last here, or lately.
    pub log: Log,
    /// What the words in the sight mean.
    #[schema(value_type = std::collections::BTreeMap<String, crate::Definition>)]
    pub dictionary: Dictionary,
    /// What was said lately.
    pub chat: Vec<Chat>,
}

/// How a command went.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// It is done, and saved.
    Done(Done),
    /// It is not done.
    Problem(Problem),
}

/// What came of a command.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Done {
    /// The change that it made, or that the same command made when it was first sent.
    pub seq: u64,
    /// The answer to `preview`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub preview: Option<Preview>,
    /// The answer to `hint`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hint: Option<Hint>,
}

/// What the strongest computer player would do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Hint {
    /// Its decisions, the next one first, as far as it has thought ahead.
    pub words: Vec<String>,
    /// Whether nothing can be better.
    pub proven: bool,
    /// The best answers that were tried out, at most three, the advised one first; none where there is
    /// nothing to choose from.
    pub options: Vec<HintOption>,
    /// What the words mean.
    #[schema(value_type = std::collections::BTreeMap<String, crate::Definition>)]
    pub dictionary: Dictionary,
}

/// An answer that the computer player has tried out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct HintOption {
    /// Its decisions.
    pub words: Vec<String>,
    /// The points that it is likely to bring: the first one beyond the second, every other compared
    /// with the first.
    pub points: f64,
    /// The chance to win, from 0 to 1.
    pub chance: f64,
    /// Where most of these points come from.
    #[ts(type = "Array<Message>")]
    #[schema(value_type = Vec<schema::Message>)]
    pub reasons: Vec<Message>,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Chat {
    /// Its number at this table.
    pub number: i64,
    /// When, in Unix milliseconds.
    pub at: u64,
    /// Among whom.
    pub room: ChatRoom,
    /// By whom.
    pub name: String,
    /// What.
    pub text: String,
}

/// Among whom something is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChatRoom {
    /// The players; spectators can read it.
    Players,
    /// The spectators; players can read it once the game is over.
    Spectators,
}
