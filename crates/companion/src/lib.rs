//! MarsBot for a table of cardboard: people play, and MarsBot's part is worked out here.
//!
//! A [`Companion`] is its list of [entries](Entry), each one line of text. What happens on the table
//! is entered as facts, in the words of scenarios; MarsBot's turns are carried out and told step by
//! step. The rules are those of [`mars`]; this crate keeps the session, and knows no IO.

mod entry;
mod session;

pub use entry::{Entry, Misfit, Shown};
pub use session::{Companion, Line};
