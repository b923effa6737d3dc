//! A hosted table: seats, clocks, undo, computer players, who sees what. No IO, no clock of its
//! own: every moment is passed in.
//!
//! A [`Table`] takes [`Command`](wire::Command)s and turns them into [`Row`]s, which are saved
//! before anybody is told. Folding the rows again gives the same table.

mod advice;
mod around;
mod auto;
mod carry_over;
mod checkpoint;
mod command;
mod entry;
mod games;
mod minds;
mod session;
mod shelved;
mod slot;
mod state;
mod study;
mod table_view;

pub use auto::Thinker;
pub use carry_over::{CarriedOver, Loaded, Stored, load};
pub use checkpoint::{Checkpoint, Line, Played};
pub use command::{Actor, name_is_fine};
pub use entry::{Author, CarriedHow, Entry, Header, Row, UserId, Version, record};
pub use games::{Catalogue, Games, HostedGame};
pub use minds::BotJob;
pub use session::{AnySession, EventLog, MAX_STEPS, MAX_WORDS};
pub use state::{Attendance, Change, Noted, SeatResult, Table};
pub use study::Study;
pub use table_view::{Replayable, TableViewer};
