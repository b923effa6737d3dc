//! What a client can ask of a table.

use kit::{Seat, Setup};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Rules, schema};

/// What a client can ask of a table. The seat that acts is the one whose sight the client has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(
    tag = "type",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
pub enum Command {
    /// Takes a free seat. The same person may take several, for a hot seat.
    Sit {
        /// Which.
        #[schema(value_type = schema::Seat)]
        seat: Seat,
        /// What the player is called in this seat, if not by the account's name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        name: Option<String>,
    },
    /// Frees a seat before the game begins: one's own, or as the owner of the table any.
    Stand {
        /// Which.
        #[schema(value_type = schema::Seat)]
        seat: Seat,
    },
    /// Puts a computer player into a free seat (owner).
    Computer {
        /// Where.
        #[schema(value_type = schema::Seat)]
        seat: Seat,
        /// Which; the strongest if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        bot: Option<String>,
    },
    /// Chooses one's colour, before the game begins.
    Colour {
        /// Which, 0 to 4.
        colour: u8,
    },
    /// Changes the options before the game begins (owner).
    Configure {
        /// Number of players and options of the game.
        #[schema(value_type = schema::Setup)]
        setup: Setup,
        /// The rules of the table.
        rules: Rules,
    },
    /// Begins the game (owner); every seat must be taken.
    Start,
    /// Answers what one is asked.
    Decide {
        /// The `seq` of the sight that is answered. If the question has changed since, the answer
        /// is refused as stale. The same answer sent again is done only once.
        seq: u64,
        /// One step, or several that are carried out together or not at all.
        choice: Choice,
        /// Refuses instead, with `reveals`, if the answer could not be taken back alone.
        #[serde(default, skip_serializing_if = "is_false")]
        #[ts(optional, as = "Option<bool>")]
        #[schema(rename = "unlessReveals")]
        unless_reveals: bool,
    },
    /// Lets the others go on, when one's turn is held open for undo.
    EndTurn,
    /// Takes back one's last decision: at once where nobody has learned anything or decided since,
    /// and otherwise if all other people agree who have not given up.
    Undo {
        /// The `seq` of the sight in which undo was chosen; a decision since makes it stale.
        seq: u64,
    },
    /// Agrees to a requested undo, or not.
    Consent {
        /// Whether.
        agree: bool,
    },
    /// Replaces all answers given in advance.
    Orders {
        /// At most 16; the first that fits is used.
        orders: Vec<Order>,
    },
    /// Whether one's turn stays open until `end-turn`, as long as undo is possible.
    HoldTurns {
        /// Whether.
        hold: bool,
    },
    /// Lets a computer play on for oneself until `back`.
    Leave,
    /// Plays on oneself again.
    Back,
    /// Gives up for good. In a game of two people that ends the game; otherwise the rules of the
    /// table say how the seat goes on.
    Resign,
    /// Lets a computer play on for somebody else who is asked and has been gone for some minutes,
    /// at a table without clocks.
    Replace {
        /// Whom.
        #[schema(value_type = schema::Seat)]
        seat: Seat,
    },
    /// Ends the game as won after all other people have resigned.
    Claim,
    /// Opens one table where all who played here can play again, or finds the one that another
    /// player has opened. Computers sit there already, and so does the player who asks first.
    Rematch,
    /// Closes a table that waits for players (owner).
    Close,
    /// Says something to the players, or as a spectator to the spectators.
    Say {
        /// At most 500 characters.
        text: String,
    },
    /// Asks what would change, without doing it.
    Preview {
        /// What.
        choice: Choice,
    },
    /// Asks the strongest computer player what it would do, where the table allows hints.
    Hint,
}

/// An answer to a prompt, one element for each step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// In the game's words.
    Words(Vec<String>),
    /// In the game's own JSON.
    Json(#[ts(type = "Games[G]['decision'][]")] Vec<serde_json::Value>),
}

/// An answer given in advance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The kind of question that it answers.
    pub prompt: String,
    /// The answer, in the game's words.
    pub words: String,
    /// Whether it is used up by the first question of that kind.
    #[serde(default)]
    pub once: bool,
}

impl Choice {
    /// One step, in the game's words.
    pub fn words(words: impl Into<String>) -> Self {
        Self::Words(vec![words.into()])
    }
}

fn is_false(flag: &bool) -> bool {
    !flag
}
