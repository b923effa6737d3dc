//! A hosted table: seats, clocks, undo, computer players, who sees what. No IO, no clock of its
//! own: every moment is passed in.
//!
//! A [`Table`] takes [`Command`](wire::Command)s and turns them into [`Row`]s, which are saved
//! before anybody is told. Folding the rows again gives the same table.

mod auto;
mod command;
mod entry;
mod games;
mod session;
mod sight;
mod slot;
mod state;

pub use auto::Thinker;
pub use command::{Actor, name_is_fine};
pub use entry::{Author, Entry, Header, Row, UserId, record};
pub use games::{Catalogue, Games, HostedGame};
pub use session::{AnySession, Happened, MAX_STEPS, MAX_WORDS, Thought};
pub use sight::Looker;
pub use state::{Attendance, Change, Noted, SeatResult, Table};
