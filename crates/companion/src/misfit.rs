//! Why an entry does not fit.

use kit::{Message, Tell};
use mars::{Need, Refusal};

use crate::guide;

/// Why an entry does not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// It begins with no word that entries begin with.
    NoEntry(String),
    /// A word is not known; of which kind it should be.
    Unknown {
        /// What was expected: a message such as `companion-kind-card`.
        kind: &'static str,
        /// The word.
        word: String,
    },
    /// A name could be several.
    Ambiguous {
        /// What was typed.
        word: String,
        /// What it could be, the first of them.
        found: Vec<Message>,
    },
    /// It is written otherwise: an example, as a message such as `companion-form-tiles`.
    Form(&'static str),
    /// There is no entry with that number.
    NoSuchEntry,
    /// There is nothing to undo.
    NothingToUndo,
    /// MarsBot's turn waits for something else.
    Awaited(Need),
    /// The card that was turned over has to be entered with the turn.
    CardMissing,
    /// The card was turned over before in the same turn.
    DrawnTwice,
    /// The end was entered: only what lies on the table can still be said.
    Ended,
    /// The game is over.
    Over,
    /// A file holds no session: the number of the line that cannot be read.
    NotSaved(usize),
    /// The table cannot be like that.
    Refused(Refusal),
}

impl From<Refusal> for Misfit {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl Tell for Misfit {
    fn tell(&self) -> Message {
        let say = |id: &'static str| Message::new(id);
        match self {
            Self::NoEntry(word) => say("companion-no-entry").with("word", word.clone()),
            Self::Unknown { kind, word } => say("companion-unknown")
                .with("kind", Message::new(*kind))
                .with("word", word.clone()),
            Self::Ambiguous { word, found } => say("companion-ambiguous")
                .with("word", word.clone())
                .with("found", found.clone()),
            Self::Form(example) => say("companion-form").with("example", Message::new(*example)),
            Self::NoSuchEntry => say("companion-no-such-entry"),
            Self::NothingToUndo => say("companion-nothing-to-undo"),
            Self::Awaited(need) => say("companion-awaited").with("question", guide::ask(need)),
            Self::CardMissing => say("companion-card-missing"),
            Self::DrawnTwice => say("companion-drawn-twice"),
            Self::Ended => say("companion-ended"),
            Self::Over => say("companion-over"),
            Self::NotSaved(line) => say("companion-not-saved").with("line", *line),
            Self::Refused(refusal) => refusal.tell(),
        }
    }
}
