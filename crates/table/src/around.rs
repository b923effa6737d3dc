//! What follows from the rows of a table and is not the game itself.

use std::collections::BTreeSet;

use kit::{Message, Seat, SeatSet, Setup};
use serde::{Deserialize, Serialize};
use wire::{Outcome, Rematch, Rules, Stage, Time};

use crate::slot::{Reading, Slot};
use crate::{Author, UserId, Version};

/// Everything around the game. It is stored in checkpoints: a field that is added later needs a
/// default.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Around {
    pub(crate) setup: Setup,
    pub(crate) rules: Rules,
    pub(crate) stage: Stage,
    pub(crate) seats: Vec<Slot>,
    pub(crate) admitted: BTreeSet<UserId>,
    /// Who sets the table up.
    pub(crate) host: Option<UserId>,
    /// All changes so far: the rows.
    #[serde(rename = "seq")]
    pub(crate) rows: u64,
    /// Those of them that [nobody else sees](crate::Entry::seen_only_by). They are not counted in any
    /// number that people are told.
    #[serde(default)]
    pub(crate) unseen: u64,
    pub(crate) steps: Vec<Step>,
    /// Where clocks run: the step by which each decision began, and all clocks just before it.
    pub(crate) readings: Vec<(usize, Box<[Reading]>)>,
    /// Who must act: those whom the game asks, or the one who keeps a turn open.
    pub(crate) turns: SeatSet,
    pub(crate) held: Option<Seat>,
    pub(crate) request: Option<Request>,
    /// Since when the game asks the table itself.
    pub(crate) glass: Option<Time>,
    /// The last change of the game, rather than of what is around it.
    pub(crate) played_at: u64,
    /// When the last change was.
    pub(crate) changed: Time,
    /// The lines of the log that are not the game's.
    pub(crate) notes: Vec<(u64, Message)>,
    /// Each undo: the change that it was, and the last change that it left standing.
    pub(crate) rewinds: Vec<(u64, u64)>,
    /// The version that the game is played under, once it has begun.
    pub(crate) version: Option<Version>,
    /// The result, where an update has ended the game or would change it.
    pub(crate) settled: Option<Outcome>,
    /// The table where those who played here play again.
    #[serde(default)]
    pub(crate) rematch: Option<Rematch>,
}

/// One step of the game.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Step {
    pub(crate) seat: Seat,
    /// The change that it was part of, as people count them.
    pub(crate) seq: u64,
    pub(crate) by: Author,
    /// Whether somebody learned something by it.
    pub(crate) reveals: bool,
}

/// An undo that waits for consent.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Request {
    pub(crate) by: Seat,
    pub(crate) keep: usize,
    pub(crate) waiting: SeatSet,
}

impl Around {
    /// The number of changes as people are told it.
    pub(crate) const fn seq(&self) -> u64 {
        self.rows - self.unseen
    }

    /// Nothing has happened yet.
    pub(crate) const fn new(setup: Setup, rules: Rules, host: Option<UserId>) -> Self {
        Self {
            setup,
            rules,
            stage: Stage::Open,
            seats: Vec::new(),
            admitted: BTreeSet::new(),
            host,
            rows: 0,
            unseen: 0,
            steps: Vec::new(),
            readings: Vec::new(),
            turns: SeatSet::NONE,
            held: None,
            request: None,
            glass: None,
            played_at: 0,
            changed: 0,
            notes: Vec::new(),
            rewinds: Vec::new(),
            version: None,
            settled: None,
            rematch: None,
        }
    }
}
