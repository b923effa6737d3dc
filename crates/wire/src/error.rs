//! Why something was not done.

use std::fmt;

use kit::Message;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why something was not done. Nothing has changed then.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// What kind of problem; a client has a sentence for each, `problem-CODE`.
    pub code: ProblemCode,
    /// For developers, in English.
    pub text: String,
    /// For people, where the rules of the game forbid it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Message", optional)]
    #[schema(value_type = Option<Object>)]
    pub reason: Option<Message>,
}

macro_rules! problem_codes {
    ($($(#[doc = $doc:literal])+ $name:ident = $word:literal,)*) => {
        /// A kind of problem.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
        pub enum ProblemCode {
            $($(#[doc = $doc])+ #[serde(rename = $word)] $name,)*
        }

        impl ProblemCode {
            /// Every kind.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The word for it on the wire.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$name => $word,)*
                }
            }
        }
    };
}

problem_codes! {
    /// It is not a message of the protocol.
    Malformed = "malformed",
    /// It is larger than anything sensible.
    TooLarge = "too-large",
    /// It took too long.
    TooSlow = "too-slow",
    /// Too many in too short a time.
    TooMany = "too-many",
    /// There is no such thing, or not for you.
    NotFound = "not-found",
    /// It can be asked, but not in this way.
    WrongMethod = "wrong-method",
    /// Nobody is logged in.
    NotLoggedIn = "not-logged-in",
    /// It comes from a page of somebody else.
    ForeignPage = "foreign-page",
    /// The name is empty, too long, or has characters that names do not have.
    BadName = "bad-name",
    /// The password is too short or too long.
    BadPassword = "bad-password",
    /// Somebody else has that name.
    NameTaken = "name-taken",
    /// That account and password do not go together.
    WrongLogin = "wrong-login",
    /// The account already has a password.
    AlreadyRegistered = "already-registered",
    /// News cannot be sent to that address.
    BadAddress = "bad-address",
    /// You have as many of those as one can have.
    Full = "full",
    /// There is no such game.
    UnknownGame = "unknown-game",
    /// The game cannot start from that setup.
    BadSetup = "bad-setup",
    /// The rules of the table are out of bounds.
    BadRules = "bad-rules",
    /// The game has no such computer player.
    UnknownBot = "unknown-bot",
    /// It is not a record that can be replayed.
    BadRecord = "bad-record",
    /// The table has no such seat.
    NoSuchSeat = "no-such-seat",
    /// Somebody sits there.
    SeatTaken = "seat-taken",
    /// Somebody has that colour.
    ColourTaken = "colour-taken",
    /// That seat is not yours.
    NotYourSeat = "not-your-seat",
    /// Only the owner of the table can do that, or after five minutes without them who sits there.
    NotOwner = "not-owner",
    /// The game has begun.
    AlreadyStarted = "already-started",
    /// The game is not on.
    NotPlaying = "not-playing",
    /// Not every seat is taken.
    SeatsFree = "seats-free",
    /// You are not asked anything.
    NotAsked = "not-asked",
    /// The question has changed.
    Stale = "stale",
    /// It is not a decision of this game.
    NotWords = "not-words",
    /// The rules of the game forbid it.
    Refused = "refused",
    /// Somebody else may still take back a turn.
    Held = "held",
    /// It could not be taken back alone.
    Reveals = "reveals",
    /// There is nothing to take back.
    NothingToUndo = "nothing-to-undo",
    /// Your clock does not allow to decide that again.
    NoTimeLeft = "no-time-left",
    /// Nobody has asked you for consent.
    NotRequested = "not-requested",
    /// Too many orders, or too long ones.
    BadOrders = "bad-orders",
    /// The person is there, or has not been gone for long, or is not asked, or has time on the
    /// clock.
    NotGone = "not-gone",
    /// Others still play.
    OthersPlay = "others-play",
    /// It is empty or too long to be said.
    BadText = "bad-text",
    /// The table does not allow hints.
    NoHints = "no-hints",
    /// The computer players have no time.
    Busy = "busy",
    /// What is stored of the table cannot be replayed.
    BrokenTable = "broken-table",
    /// Something went wrong inside the table, which was loaded again.
    Crashed = "crashed",
    /// It could not be saved.
    NotSaved = "not-saved",
    /// The server is about to stop.
    Stopping = "stopping",
}

impl Problem {
    /// A problem, in English.
    pub fn new(code: ProblemCode, text: impl Into<String>) -> Self {
        Self {
            code,
            text: text.into(),
            reason: None,
        }
    }

    /// The problem with the game's own reason.
    #[must_use]
    pub fn because(mut self, reason: Message) -> Self {
        self.reason = Some(reason);
        self
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code.word(), self.text)
    }
}

impl std::error::Error for Problem {}
