//! What one viewer sees of a table.

use std::collections::BTreeMap;

use kit::{Message, Seat, Setup};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Json, Order, Rules, Time, schema};

/// Everything that one viewer may see of a table, as one document.
///
/// It is sent whole once and then as deltas. What never changes with a word (its label, its JSON)
/// is not in it but in the [`Dictionary`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableView {
    /// The table.
    pub id: String,
    /// How many changes the table has seen. Commands carry it, so that late ones are noticed.
    pub seq: u64,
    /// The game's name.
    #[ts(type = "G")]
    pub game: String,
    /// How many play, and the options that differ from their default.
    #[schema(value_type = schema::Setup)]
    pub setup: Setup,
    /// The rules of the table.
    pub rules: Rules,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// Whether the result moves ratings: people play each other, without hints, each at one seat.
    pub rated: bool,
    /// Before, during or after the game.
    pub stage: Stage,
    /// Who you are here.
    pub you: You,
    /// Everybody, in seat order.
    pub seats: Vec<SeatState>,
    /// How many people watch.
    pub watching: usize,
    /// The SHA-256 of the seed, fixed before the first draw.
    pub commitment: String,
    /// Whether whoever made the table could know the seed, and with it every draw to come.
    pub seed_known: bool,
    /// The seed itself, once the game is over.
    pub seed: Option<String>,
    /// Who must decide.
    #[schema(value_type = Vec<schema::Seat>)]
    pub asked: Vec<Seat>,
    /// Who keeps a turn open that could end.
    #[schema(value_type = Option<schema::Seat>)]
    pub held: Option<Seat>,
    /// Since when the table itself must decide, in server time, where the game has a time limit.
    #[schema(value_type = Option<u64>)]
    pub glass: Option<Time>,
    /// What you are asked.
    pub prompt: Option<Prompt>,
    /// Your sensible answers, in the game's words.
    pub legal: Vec<String>,
    /// What you might want to do but cannot: the words, and why.
    #[schema(value_type = BTreeMap<String, Reason>)]
    pub blocked: Blocked,
    /// What you may take back.
    pub undo: Undo,
    /// Your answers in advance.
    pub orders: Vec<Order>,
    /// Whether your turn stays open until you end it.
    pub hold_turns: bool,
    /// The game as you may see it; null before it begins.
    #[ts(type = "Games[G]['view'] | null")]
    #[schema(value_type = Value)]
    pub view: Json,
    /// The result.
    pub outcome: Option<Outcome>,
    /// The table where those who played here play again.
    pub rematch: Option<Rematch>,
}

/// The table where the players of a game that is over play again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Rematch {
    /// Who has asked for it.
    #[schema(value_type = u8)]
    pub by: Seat,
    /// The table.
    pub table: String,
    /// What lets you in, if you have played here.
    pub invite: Option<String>,
}

/// Words that are not possible now, each with its reason.
pub type Blocked = BTreeMap<String, Reason>;

/// The words that a client has met, each with what they mean. Grows, and never changes.
pub type Dictionary = BTreeMap<String, Definition>;

/// What some words mean, in whatever situation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Definition {
    /// For people.
    #[schema(value_type = schema::Message)]
    pub label: Message,
    /// For programs: the game's own JSON of the decision.
    #[ts(type = "Games[G]['decision']")]
    pub json: serde_json::Value,
}

/// Before, during or after the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Seats can be taken.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// Who you are at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct You {
    /// Whose sight this is; null for that of a spectator.
    #[schema(value_type = Option<schema::Seat>)]
    pub seat: Option<Seat>,
    /// All seats that are yours. With several, choose whose sight to have.
    #[schema(value_type = Vec<schema::Seat>)]
    pub seats: Vec<Seat>,
    /// Whether all of them may see the same, so that nobody has to look away.
    pub alike: bool,
    /// Whether the table is yours to configure and start: you made it, or sit there while who made
    /// it is gone (then after five minutes).
    pub owner: bool,
    /// What others need to be let in, if you may invite.
    pub invite: Option<String>,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeatState {
    /// What the player is called; null if the seat is free.
    pub name: Option<String>,
    /// Who decides for it.
    pub control: Control,
    /// Which computer player decides, if one does.
    pub bot: Option<String>,
    /// Its colour, 0 to 4; no two seats have the same.
    pub colour: u8,
    /// Whether the person is connected.
    pub present: bool,
    /// Its clock, if the table has clocks.
    pub clock: Option<ClockState>,
}

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Control {
    /// Nobody sits there.
    Free,
    /// A person.
    Human,
    /// A computer player.
    Computer,
    /// A computer, until the person comes back.
    Away,
    /// A computer, because time ran out, for the present decision.
    Covered,
    /// A computer, because the person has given up.
    Resigned,
}

/// A clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockState {
    /// Milliseconds left when it was last stopped or started.
    pub left: u64,
    /// Since when it runs, in server time.
    #[schema(value_type = Option<u64>)]
    pub since: Option<Time>,
}

/// What a seat is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Prompt {
    /// The kind of question.
    pub code: String,
    /// For people.
    #[schema(value_type = schema::Message)]
    pub text: Message,
    /// Answers that are called by what they do here, in place of their label in the dictionary.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(type = "Record<string, Message>", optional)]
    #[schema(value_type = BTreeMap<String, schema::Message>)]
    pub labels: BTreeMap<String, Message>,
    /// Answers that one would hardly leave out on purpose: who ends the turn is reminded of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub overlooked: Vec<String>,
    /// For programs: the game's own JSON of the question.
    #[ts(type = "Games[G]['prompt']")]
    pub json: serde_json::Value,
}

/// Why something is not possible.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Reason {
    /// The kind of reason.
    pub code: String,
    /// For people.
    #[schema(value_type = schema::Message)]
    pub text: Message,
    /// For programs: the game's own JSON of the reason.
    #[ts(type = "Games[G]['reason']")]
    pub json: serde_json::Value,
}

/// What can be taken back.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Undo {
    /// Your last decision, in words, if you can take it back alone.
    pub alone: Option<String>,
    /// Your last decision, in words, if you can ask to take it back.
    pub agreed: Option<String>,
    /// Whether you can take back whatever you do alone, since no other person plays.
    pub always: bool,
    /// An undo that somebody has asked for.
    pub request: Option<UndoRequest>,
}

/// An undo that waits for consent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct UndoRequest {
    /// Who asks.
    #[schema(value_type = schema::Seat)]
    pub by: Seat,
    /// The first decision that it would take back, as your log tells it; nothing if it does not.
    #[schema(value_type = Option<Object>)]
    pub told: Option<Message>,
    /// How many decisions it would take back.
    pub count: usize,
    /// Who has not answered yet.
    #[schema(value_type = Vec<schema::Seat>)]
    pub waiting: Vec<Seat>,
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Outcome {
    /// Points in seat order, unless the game ended early.
    pub scores: Vec<i32>,
    /// Who has won.
    #[schema(value_type = Vec<schema::Seat>)]
    pub winners: Vec<Seat>,
    /// The verdict in words.
    #[schema(value_type = schema::Message)]
    pub verdict: Message,
}

/// One line of the log, as one viewer may read it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Entry {
    /// The `seq` of the change that caused it.
    pub seq: u64,
    /// For people.
    #[schema(value_type = schema::Message)]
    pub text: Message,
    /// For programs: the game's own JSON of the event; null for what happens around the game.
    #[serde(default, skip_serializing_if = "serde_json::Value::is_null")]
    #[ts(type = "Games[G]['event']", optional)]
    pub json: serde_json::Value,
}

/// A stretch of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Log {
    /// It holds everything after this `seq`. A client drops what it has from later than that, since
    /// it may have been taken back.
    pub after: u64,
    /// In order.
    pub entries: Vec<Entry>,
}

/// What a decision would change.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Preview {
    /// Whether it could not be taken back alone. What it would reveal is not told.
    pub reveals: bool,
    /// The change of `view`, as a delta; null if it reveals something.
    #[ts(type = "Delta | null")]
    #[schema(value_type = Option<schema::Delta>)]
    pub delta: Option<Json>,
    /// What would happen; if it reveals something, only what is sure and the odds of the rest.
    pub entries: Vec<Entry>,
    /// What one is asked before the action ends, if something is left open. What comes of every
    /// answer is among the entries; the view shows the moment of the question.
    pub next: Option<Box<Prompt>>,
}
