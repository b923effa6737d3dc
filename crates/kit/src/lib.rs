//! The contract and vocabulary that every Areo game shares.
//!
//! A game is a plain value that asks ([`Game::prompt`]), is answered ([`Game::apply`]) and tells
//! what happened ([`Log`]). What one viewer may know is its [`Game::view`]; what replays a game
//! is its [`Record`]. Nothing here knows any particular game.

mod analysis;
mod bot;
mod budget;
mod catalogue;
mod chacha;
mod chance;
pub mod data;
mod deck;
mod encoding;
mod failure;
mod game;
mod id;
mod log;
mod message;
mod numbered;
mod phrase;
mod preview;
pub mod record;
pub mod scenario;
mod seat;
mod session;
mod set;
pub mod setup;
pub mod typescript;
mod words;

pub use analysis::{Accuracy, Analysis, Costly, Moment, Ranked, reasons};
pub use bot::{Bot, Observation, Plan, Weighed};
pub use budget::{Budget, Stop};
pub use catalogue::{Catalogued, Entry, Made, Source};
pub use chance::{Chance, Rng, Seed, below, rng};
pub use data::{DataError, DataFile, DataVersion};
pub use deck::Deck;
pub use encoding::{Block, Encoded, Layout, Numbers, clockwise};
pub use failure::Failure;
pub use game::{Decision, Event, Game, Illegal, Outcome, Prompt, Reason, Viewer};
pub use id::Id;
pub use log::Log;
pub use message::{Arg, Message, Tell};
pub use numbered::{Nested, Numbered, by_number};
pub use phrase::Phrase;
pub use preview::Preview;
pub use record::Record;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, copy_list};
pub use session::{Session, Timeline, UndoError, is_version};
pub use set::IdSet;
pub use setup::{OptionSpec, Setup, SetupError, Values};
