//! Why something was not done.

use std::fmt;

use kit::Message;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::schema;

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
    #[schema(value_type = Option<schema::Message>)]
    pub reason: Option<Message>,
    /// After how many seconds it can be tried again, where there were too many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wait: Option<u32>,
}

macro_rules! problem_codes {
    ($(#[doc = $doc:literal] $name:ident = $word:tt, $status:literal;)*) => {
        /// A kind of problem.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
        pub enum ProblemCode {
            $(#[doc = $doc] #[serde(rename = $word)] $name,)*
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

            /// The HTTP status of an answer with it.
            pub const fn status(self) -> u16 {
                match self {
                    $(Self::$name => $status,)*
                }
            }

            /// Its meaning, in one English sentence.
            pub fn meaning(self) -> &'static str {
                match self {
                    $(Self::$name => $doc.trim_start(),)*
                }
            }
        }
    };
}

problem_codes! {
    /// The request is not valid JSON, or not a message of this protocol.
    Malformed = "malformed", 400;
    /// The request is too large.
    TooLarge = "too-large", 413;
    /// The request took too long. It may have been carried out.
    TooSlow = "too-slow", 408;
    /// Too many requests in too short a time, or too many of a thing.
    TooMany = "too-many", 429;
    /// There is nothing at this address.
    NotFound = "not-found", 404;
    /// There is no such table, or it is private and you were not let in.
    NoSuchTable = "no-such-table", 404;
    /// The address exists, but not with this HTTP method.
    WrongMethod = "wrong-method", 405;
    /// You have no cookie or token, or it has ended.
    NotLoggedIn = "not-logged-in", 401;
    /// The token is not for that: it is for reading or playing only.
    OutOfScope = "out-of-scope", 403;
    /// This account, or anyone from this address, may not come in.
    Banned = "banned", 403;
    /// You may not chat now.
    Muted = "muted", 403;
    /// An admin has closed the table.
    TableClosed = "table-closed", 403;
    /// The request comes from a page of another site.
    ForeignPage = "foreign-page", 403;
    /// The name is empty, too long, or has characters that names cannot have.
    BadName = "bad-name", 400;
    /// The name holds a word that is reserved.
    ReservedName = "reserved-name", 400;
    /// The password is too short or too long.
    BadPassword = "bad-password", 400;
    /// Another account has that name, or one that looks like it.
    NameTaken = "name-taken", 409;
    /// The name and the password do not match.
    WrongLogin = "wrong-login", 401;
    /// The password is not that of the account.
    WrongPassword = "wrong-password", 403;
    /// The account already has a password.
    AlreadyRegistered = "already-registered", 409;
    /// Notifications cannot be sent to that address.
    BadAddress = "bad-address", 400;
    /// You already have the largest number of these.
    Full = "full", 409;
    /// There is no such game.
    UnknownGame = "unknown-game", 400;
    /// The game cannot start from that setup.
    BadSetup = "bad-setup", 400;
    /// A number in the rules of the table is out of bounds.
    BadRules = "bad-rules", 400;
    /// The game has no such computer player.
    UnknownBot = "unknown-bot", 400;
    /// The record cannot be replayed.
    BadRecord = "bad-record", 400;
    /// The table has no such seat.
    NoSuchSeat = "no-such-seat", 400;
    /// The seat is taken.
    SeatTaken = "seat-taken", 409;
    /// Another player has that colour.
    ColourTaken = "colour-taken", 409;
    /// That seat is not yours.
    NotYourSeat = "not-your-seat", 403;
    /// Only the host can do that; another player can after the host was gone for five minutes.
    NotOwner = "not-owner", 403;
    /// The game has already started.
    AlreadyStarted = "already-started", 409;
    /// The game is not running, or you do not play in it.
    NotPlaying = "not-playing", 409;
    /// Some seats are still free.
    SeatsFree = "seats-free", 409;
    /// You are not asked anything now.
    NotAsked = "not-asked", 409;
    /// The question has changed since that `seq`.
    Stale = "stale", 409;
    /// The answer is not a decision of this game.
    NotWords = "not-words", 400;
    /// The rules of the game forbid it; see `reason`.
    Refused = "refused", 409;
    /// Another player holds the turn open.
    Held = "held", 409;
    /// You could not undo this decision alone.
    Reveals = "reveals", 409;
    /// You have no decision to undo.
    NothingToUndo = "nothing-to-undo", 409;
    /// A clock would have less than five seconds left after the undo.
    NoTimeLeft = "no-time-left", 409;
    /// No undo waits for your consent.
    NotRequested = "not-requested", 409;
    /// There are too many orders, or one of them is not in words of the game.
    BadOrders = "bad-orders", 400;
    /// The player is present, was not gone long enough, is not asked, or has time on the clock.
    NotGone = "not-gone", 409;
    /// Other people still play.
    OthersPlay = "others-play", 409;
    /// The chat message is empty or too long.
    BadText = "bad-text", 400;
    /// This table does not allow hints.
    NoHints = "no-hints", 403;
    /// The computer players are busy. Try again.
    Busy = "busy", 503;
    /// The stored table cannot be replayed.
    BrokenTable = "broken-table", 409;
    /// The table failed and was loaded again. The request may have been carried out.
    Crashed = "crashed", 500;
    /// The change could not be saved. Nothing has changed.
    NotSaved = "not-saved", 503;
    /// The server is about to stop.
    Stopping = "stopping", 503;
}

impl Problem {
    /// A problem, in English.
    pub fn new(code: ProblemCode, text: impl Into<String>) -> Self {
        Self {
            code,
            text: text.into(),
            reason: None,
            wait: None,
        }
    }

    /// That there is no such table, or none that you may see: which of them is not told.
    pub fn no_such_table() -> Self {
        let text = "there is no such table, or not for you";
        Self::new(ProblemCode::NoSuchTable, text)
    }

    /// That there were too many, and how many seconds to wait.
    pub fn too_many(text: impl Into<String>, seconds: u32) -> Self {
        Self {
            wait: Some(seconds),
            ..Self::new(ProblemCode::TooMany, text)
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
