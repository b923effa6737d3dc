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
mod slot;
mod state;
mod table_view;

pub use auto::Thinker;
pub use command::{Actor, name_is_fine};
pub use entry::{Author, Entry, Header, Row, UserId, record};
pub use games::{Catalogue, Games, HostedGame};
pub use session::{AnySession, BotJob, EventLog, MAX_STEPS, MAX_WORDS};
pub use state::{Attendance, Change, Noted, SeatResult, Table};
pub use table_view::TableViewer;
