//! The history of a table, as it is stored: what it began as, and every change since.
//!
//! A table is the fold of its entries. The same code takes an entry in whether it has just been
//! made or is read back years later, so a table that was loaded is the table that was saved.

use std::collections::BTreeMap;

use kit::record::Move;
use kit::{Record, Seat, SeatSet, Seed, Setup};
use serde::{Deserialize, Serialize};
use wire::{Order, Outcome, Rules, Time};

/// Who somebody is, across all tables.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UserId(pub i64);

/// What a table began as.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The game's name.
    pub game: String,
    /// How many play, with which options.
    pub setup: Setup,
    /// The rules of the table.
    pub rules: Rules,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// Who made it; nobody if it was brought in from a record.
    pub owner: Option<UserId>,
    /// What strangers need to be let in.
    pub invite: String,
    /// All chance of the game.
    pub seed: Seed,
    /// Whether somebody could know it beforehand. Then the game counts for nobody.
    #[serde(default)]
    pub seed_known: bool,
}

/// One change of a table, with its number and its moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The first row has number 1. People count otherwise: see [`Entry::seen_only_by`].
    pub seq: u64,
    /// When, in server time.
    pub at: Time,
    /// What.
    pub entry: Entry,
}

/// One change of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Entry {
    /// Somebody has shown the invitation.
    Admitted {
        /// Who.
        user: UserId,
    },
    /// Somebody has taken a seat.
    Sat {
        /// Which.
        seat: Seat,
        /// Who.
        user: UserId,
        /// What they are called there.
        name: String,
    },
    /// A computer player has taken a seat.
    Seated {
        /// Which.
        seat: Seat,
        /// Who.
        bot: String,
    },
    /// A seat is free again.
    Stood {
        /// Which.
        seat: Seat,
    },
    /// A seat has another colour.
    Coloured {
        /// Which.
        seat: Seat,
        /// The colour.
        colour: u8,
    },
    /// The options have changed.
    Configured {
        /// How many play, with which options.
        setup: Setup,
        /// The rules of the table.
        rules: Rules,
    },
    /// Whoever sits here sets the table up from now on, since who did so is gone.
    Hosts {
        /// Where.
        seat: Seat,
    },
    /// The game has begun.
    Started {
        /// Under which version of the game's rules.
        rules: u32,
        /// With which data.
        data: String,
    },
    /// A decision was made.
    Decided {
        /// By whom.
        seat: Seat,
        /// The `seq` that it answers.
        answers: u64,
        /// Its steps.
        words: Vec<String>,
        /// Who has really made it.
        #[serde(default, skip_serializing_if = "Author::is_person")]
        by: Author,
    },
    /// A turn that was held open has ended.
    TurnEnded,
    /// Somebody asks to go back.
    UndoAsked {
        /// Who.
        by: Seat,
        /// To how many steps.
        keep: usize,
    },
    /// Somebody agrees to go back, or not.
    UndoAnswered {
        /// Who.
        seat: Seat,
        /// Whether.
        agree: bool,
    },
    /// Steps were taken back.
    Undone {
        /// By whom.
        by: Seat,
        /// How many are left.
        keep: usize,
    },
    /// Answers in advance.
    Ordered {
        /// Whose.
        seat: Seat,
        /// All of them.
        orders: Vec<Order>,
    },
    /// Whether turns stay open until they are ended.
    Holds {
        /// Whose.
        seat: Seat,
        /// Whether.
        hold: bool,
    },
    /// A computer plays on for somebody who has left.
    Left {
        /// Who.
        seat: Seat,
    },
    /// Somebody is back.
    CameBack {
        /// Who.
        seat: Seat,
    },
    /// The time of somebody is up.
    TimedOut {
        /// Whose.
        seat: Seat,
    },
    /// Somebody has given up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// The game was ended by those who are left.
    Claimed,
    /// A table was opened where those who played here play again.
    Rematched {
        /// Who asked for it.
        by: Seat,
        /// The table.
        table: String,
        /// What lets the others in.
        invite: String,
    },
    /// The table was closed before a game began.
    Closed,
    /// The game was carried over to another version of the game.
    Carried {
        /// Under which version of the game's rules it is played from now on.
        rules: u32,
        /// With which data.
        data: String,
        /// How.
        how: CarriedHow,
    },
}

impl Entry {
    /// The seats whose people alone see anything of this change; nothing if others may see it, too.
    /// If others could count such changes, they would know who has given orders.
    pub fn seen_only_by(&self) -> Option<SeatSet> {
        match self {
            Self::Ordered { seat, .. } | Self::Holds { seat, .. } => Some(SeatSet::only(*seat)),
            Self::Admitted { .. } => Some(SeatSet::NONE),
            _ => None,
        }
    }
}

/// A version of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Version {
    /// Of its rules.
    pub rules: u32,
    /// The fingerprint of its data.
    pub data: String,
}

/// How a game was carried over to another version.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum CarriedHow {
    /// All decisions were played again, and the game stands as it did.
    Same,
    /// All decisions were played again; nothing was stored by which to tell whether it stands as it
    /// did.
    Anew,
    /// It goes on from a stored position, from which on the rows count.
    Resumed {
        /// The steps that are left.
        keep: usize,
        /// The steps that no longer fit.
        lost: usize,
    },
    /// It cannot go on, or was over before: this is the result.
    Settled {
        /// The steps that are left.
        keep: usize,
        /// The result.
        outcome: Outcome,
    },
}

/// Who has made a decision for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Author {
    /// Whoever sits there. Of what was stored before there were authors, all counts as theirs.
    #[default]
    Person,
    /// An answer that they have given in advance.
    Order,
    /// A computer player, or the table itself.
    Computer,
}

impl Author {
    fn is_person(&self) -> bool {
        *self == Self::Person
    }
}

/// The record of a table, made without playing it: for backups, even of what cannot be replayed.
/// Nothing if the game has not begun.
pub fn record(header: &Header, entries: impl IntoIterator<Item = Entry>) -> Option<Record> {
    let mut setup = header.setup.clone();
    let mut begun = None;
    let mut moves = Vec::new();
    for entry in entries {
        match entry {
            Entry::Configured { setup: changed, .. } => setup = changed,
            Entry::Started { rules, data } => begun = Some((rules, data)),
            Entry::Decided { seat, words, .. } => {
                moves.extend(words.into_iter().map(|words| Move {
                    seat,
                    words,
                    line: 0,
                }));
            }
            Entry::Undone { keep, .. } => moves.truncate(keep),
            Entry::Carried { rules, data, how } => match how {
                CarriedHow::Same | CarriedHow::Anew => begun = Some((rules, data)),
                CarriedHow::Resumed { keep, .. } | CarriedHow::Settled { keep, .. } => {
                    moves.truncate(keep);
                }
            },
            _ => {}
        }
    }
    let (rules, data) = begun?;
    Some(Record {
        game: header.game.clone(),
        rules,
        data,
        setup,
        seed: header.seed,
        moves,
        digest: None,
        lines: BTreeMap::new(),
    })
}
