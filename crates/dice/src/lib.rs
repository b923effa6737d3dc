//! The rules of Terraforming Mars: The Dice Game.
//!
//! [`DiceGame`] is the state of a game and keeps the contract of [`kit::Game`]. [`data`] holds the
//! cards, boards and standing rules, much of which is reconstructed and says so. [`api`] are the
//! plain types that cross the border.
//!
//! ```
//! use dice::DiceGame;
//! use kit::{Game as _, Log, Seed, Setup};
//!
//! let mut game = DiceGame::start(&Setup::new(1), Seed::from_number(1)).expect("a fine setup");
//! while let Some(seat) = game.asked().first() {
//!     let decision = game.legal(seat)[0];
//!     game.apply(seat, &decision, &mut Log::silent()).expect("it is listed");
//! }
//! assert!(game.outcome().is_some());
//! ```

pub mod aims;
mod answers;
pub mod api;
pub mod board;
pub mod cards;
mod catalogued;
pub mod data;
pub mod dice;
mod effects;
mod encoding;
mod gains;
mod game;
mod hidden;
mod milestones;
pub mod odds;
mod order;
mod payment;
mod pick;
mod player;
mod preview;
mod scoring;
mod scripted;
mod setup;
mod sound;
mod state;
mod tell;
pub mod text;
mod tiles;
mod turn;
mod typescript;
mod view;
mod words;

pub use api::{Decision, Event, Means, Prompt, Reason, Source, Spared};
pub use dice::Dice;
pub use scoring::Score;
pub use state::{Course, DICE_OF_A_COLOR, DiceGame, GOALS, GoalStatus, SOLO_TURNS, WILDS};
pub use view::{AwardView, MilestoneView, OwnView, ParameterView, PlayerView, TileView, View};
