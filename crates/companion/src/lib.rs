//! MarsBot for a table of cardboard: people play, and MarsBot's part is worked out here.
//!
//! A [`Companion`] is its list of [entries](Entry), each one line of text. What happens on the table
//! is entered as facts; MarsBot's turns are carried out and told step by step. A [`Reader`]
//! understands entries in the words of four languages, with the printed names of cards. The rules
//! are those of [`mars`]; this crate keeps the session, and knows no IO.

mod changes;
mod dealer;
mod entry;
mod guide;
mod misfit;
mod read;
mod saved;
mod session;
mod words;

pub use entry::Entry;
pub use guide::{GoalLine, Item, Told};
pub use mars::Need;
pub use misfit::Misfit;
pub use read::Reader;
pub use saved::Saved;
pub use session::{Companion, Line};
pub use words::{COMMANDS, Command, VERBS, plain};
