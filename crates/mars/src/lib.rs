//! The rules of Terraforming Mars for one to five players.
//!
//! [`Mars`] is the state of one game and keeps the contract of [`kit::Game`]. Cards, corporations
//! and boards are [`data`]. Rule facts are cited as `[R7.4]`; `docs/rules/mars.md` maps them to
//! scenarios. This crate knows no IO, no clock, no language and no bots.
//!
//! ```
//! use kit::{Game, Log, Seed, Setup};
//! use mars::Mars;
//!
//! let mut game = Mars::start(&Setup::new(2), Seed::from_number(1)).unwrap();
//! let seat = game.asked().first().unwrap();
//! let decision = game.legal(seat)[0];
//! game.apply(seat, &decision, &mut Log::silent()).unwrap();
//! ```

mod actions;
mod api;
mod automa;
mod board;
mod cards;
mod catalogued;
pub mod data;
mod effects;
mod encoding;
mod game;
mod payment;
mod phases;
mod player;
mod reach;
mod scenario;
mod scoring;
mod setup;
mod state;
mod study;
mod tell;
pub mod text;
mod triggers;
mod typescript;
mod view;
mod words;

pub use api::{Decision, Due, Event, Payment, Pick, Prompt, Reason, Source, Target};
pub use automa::{
    BotView, Drawn, Fact, Failure, Goal, Need, Refusal, Rule, Shown, Sketch, Standing, Step,
    Tabletop, TrackView, Turn, Turned,
};
pub use board::{PLANET, SpaceId, SpaceSet};
pub use cards::{CardSet, Deck, MAX_CARDS};
pub use scoring::Score;
pub use state::{Mars, Phase};
pub use study::{Facts, Tiles};
pub use view::{PlayedView, PlayerView, PrivateView, TileView, View};
