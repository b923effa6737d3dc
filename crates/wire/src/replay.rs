//! Finished games, to be looked at step by step and to be played on from anywhere.

use kit::{Analysis, Message, Seat, Setup};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Dictionary, Entry, Json, Outcome, schema};

/// A whole game, as one viewer would have seen it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay {
    /// The game's name.
    #[ts(type = "G")]
    pub game: String,
    /// How many played, with which options.
    #[schema(value_type = schema::Setup)]
    pub setup: Setup,
    /// The view before the first step.
    #[ts(type = "Games[G]['view']")]
    #[schema(value_type = Value)]
    pub start: Json,
    /// Every step.
    pub steps: Vec<ReplayStep>,
    /// The result, if the game was played to its end.
    pub outcome: Option<Outcome>,
    /// What the words of the steps mean.
    #[schema(value_type = std::collections::BTreeMap<String, crate::Definition>)]
    pub dictionary: Dictionary,
    /// What there is to know about it, if the rules have changed since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Message", optional)]
    #[schema(value_type = Option<schema::Message>)]
    pub note: Option<Message>,
}

/// One step of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayStep {
    /// Who decided.
    #[schema(value_type = schema::Seat)]
    pub seat: Seat,
    /// What, in the game's words.
    pub words: String,
    /// The change of the view, as a delta; null if there is none.
    #[ts(type = "Delta | null")]
    #[schema(value_type = Option<schema::Delta>)]
    pub delta: Option<Json>,
    /// What happened; `seq` counts the steps.
    pub entries: Vec<Entry>,
}

/// How far the analysis of a finished game is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum AnalysisState {
    /// Nobody has asked for it.
    None,
    /// It is being made, or waits for its turn.
    UnderWay {
        /// The pieces of work that are done.
        done: usize,
        /// All of them, as far as can be said; 0 while it waits.
        size: usize,
    },
    /// It is made, and kept with the game.
    Made {
        /// What was found.
        #[schema(value_type = schema::Analysis)]
        analysis: Analysis,
    },
}

/// Where a new game goes on from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The text of a record, of the same game; its setup and chance are taken over.
    pub record: String,
    /// How many of its steps are kept.
    pub keep: usize,
}
