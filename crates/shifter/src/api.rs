//! What crosses the border of the rules: what is asked, answered, told and refused.
//!
//! Plain types with public fields. `words` reads and writes decisions, `text` names the sentences.

use kit::{Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::card::Card;
use crate::planet::Act;
use crate::set::{Color, DisasterId, GoalId, MissionId, Title};

/// What a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Prompt {
    /// Perform an action, or end the terraforming phase.
    Terraform {
        /// The actions that are left.
        left: u8,
    },
    /// Declare a met mission, or end the settlement phase.
    Declare {
        /// Whether a mission was declared already.
        declared: bool,
    },
    /// Choose a mission to discard after a failure.
    Discard {
        /// How many are to be discarded.
        left: u8,
    },
    /// Name a number of actions for the challenge.
    Bid {
        /// The challenge.
        card: Card,
        /// The largest number that can be named.
        most: u8,
    },
    /// Name a lower number while the time runs, or leave it.
    Lower {
        /// The challenge.
        card: Card,
        /// The number named last by this seat.
        own: u8,
    },
    /// Say when the time is up; the table is asked this.
    Timer {
        /// How long it runs.
        seconds: u32,
    },
    /// Perform an action to meet the challenge, or end the attempt.
    Attempt {
        /// The challenge.
        card: Card,
        /// The actions that are left.
        left: u8,
    },
}

impl kit::Prompt for Prompt {
    fn code(&self) -> &'static str {
        match self {
            Self::Terraform { .. } => "terraform",
            Self::Declare { .. } => "declare",
            Self::Discard { .. } => "discard",
            Self::Bid { .. } => "bid",
            Self::Lower { .. } => "lower",
            Self::Timer { .. } => "timer",
            Self::Attempt { .. } => "attempt",
        }
    }
}

/// One small step of a seat. Its words are those of [`Act`], `settle`, `declare green-5`, `goals`,
/// `done`, `discard green-5`, `bid 4`, `content` and `time-up`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, TS)]
#[ts(type = "string")]
pub enum Decision {
    /// Perform an action.
    Act(Act),
    /// End the terraforming phase, or the attempt.
    Settle,
    /// Declare a met mission.
    Declare(MissionId),
    /// Check the Book of Goals: every met goal is turned.
    Goals,
    /// End the settlement phase.
    Done,
    /// Discard a mission after a failure.
    Discard(MissionId),
    /// Name a number of actions.
    Bid(u8),
    /// Leave it at the number named.
    Content,
    /// The time is up.
    TimeUp,
}

impl kit::Decision for Decision {}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields of an event are what its line says")]
pub enum Event {
    /// A seat performed an action.
    Acted { seat: Seat, act: Act },
    /// A seat begins the settlement phase with a met mission.
    Succeeded { seat: Seat },
    /// A seat begins the settlement phase without a met mission, which costs so many cards.
    Failed { seat: Seat, cost: u8 },
    /// A seat declared a mission.
    Declared { seat: Seat, mission: MissionId },
    /// A goal is achieved.
    Achieved { seat: Seat, goal: GoalId },
    /// A disaster came into force.
    Struck { disaster: DisasterId },
    /// A seat discarded missions from its hand.
    Discarded {
        seat: Seat,
        missions: Vec<MissionId>,
    },
    /// Missions went from the library to the discard pile.
    Burned { missions: Vec<MissionId> },
    /// A seat drew so many missions; only the seat itself learns which.
    Drew {
        seat: Seat,
        count: usize,
        missions: Option<Vec<MissionId>>,
    },
    /// A seat's turn begins.
    TurnBegan { seat: Seat },
    /// All goals are achieved, with so many cards left in the library.
    Won { title: Title, left: usize },
    /// The library has too few cards: so many of those needed.
    Lost { needed: usize, left: usize },
    /// A challenge was revealed.
    Revealed { card: Card },
    /// It can be met with so few actions that it goes under the library.
    PutBack { card: Card, fewest: u8 },
    /// A seat named a number of actions.
    BidNamed { seat: Seat, actions: u8 },
    /// A seat leaves it at its number.
    WasContent { seat: Seat },
    /// The time is up, and a seat may try.
    AttemptBegan { seat: Seat, actions: u8 },
    /// A seat met the challenge with so many actions.
    Scored { seat: Seat, actions: u8, score: i32 },
    /// A seat did not meet the challenge.
    Missed { seat: Seat, score: i32 },
    /// The planet is as it was before the attempt.
    Restored,
    /// A seat has reached the score that wins.
    ReachedTarget { seat: Seat, score: i32 },
    /// No challenge is left.
    RanOut,
}

impl kit::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match self {
            Self::Drew { seat, count, .. } if !viewer.is(*seat) => Self::Drew {
                seat: *seat,
                count: *count,
                missions: None,
            },
            public => public.clone(),
        })
    }
}

/// Why a decision is not possible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Reason {
    /// Something else is asked now.
    NotNow,
    /// The settlement phase has begun, so no action can follow.
    SettlementBegan,
    /// All actions of the turn or of the bid are used.
    NoActionLeft {
        /// How many there were.
        limit: u8,
    },
    /// All shifts that a disaster allows are used.
    NoShiftLeft {
        /// How many it allows.
        limit: u8,
    },
    /// All flips that a disaster allows are used.
    NoFlipLeft {
        /// How many it allows.
        limit: u8,
    },
    /// A disaster forbids flips over the short side.
    ShortFlipForbidden,
    /// The mission is not in the seat's hand.
    NotInHand {
        /// The mission.
        mission: MissionId,
    },
    /// The planet does not meet the mission.
    NotMet {
        /// The mission.
        mission: MissionId,
        /// The colour of its zones.
        color: Color,
        /// The values of the zones of that colour, largest first.
        zones: Vec<u8>,
    },
    /// A met mission must be declared first.
    MissionFirst,
    /// No open goal is met.
    NoGoalMet,
    /// The number is not one that can be named.
    BidOutOfRange {
        /// The largest number that can be named.
        most: u8,
    },
    /// The number is not lower than the one named before.
    BidNotLower {
        /// The number named before.
        last: u8,
    },
}

impl kit::Reason for Reason {
    fn code(&self) -> &'static str {
        match self {
            Self::NotNow => "not-now",
            Self::SettlementBegan => "settlement-began",
            Self::NoActionLeft { .. } => "no-action-left",
            Self::NoShiftLeft { .. } => "no-shift-left",
            Self::NoFlipLeft { .. } => "no-flip-left",
            Self::ShortFlipForbidden => "short-flip-forbidden",
            Self::NotInHand { .. } => "not-in-hand",
            Self::NotMet { .. } => "not-met",
            Self::MissionFirst => "mission-first",
            Self::NoGoalMet => "no-goal-met",
            Self::BidOutOfRange { .. } => "bid-out-of-range",
            Self::BidNotLower { .. } => "bid-not-lower",
        }
    }
}
