//! The rules of Terra Shifter, and an optimal solver for its puzzles.
//!
//! [`set`](mod@set) holds what is printed on tiles and cards, [`planet`] the sixteen tiles on the
//! table and what can be done to them, [`bits`] the same for speed, and [`solve`](mod@solve) finds
//! the fewest actions that meet a card.
//!
//! [`Shifter`] is a game in progress, on the contract of [`kit::Game`]; what crosses its border is
//! in [`api`] and [`view`].
//!
//! ```
//! use kit::{Game as _, Log, Seed, Setup};
//! use shifter::{Decision, Prompt, Shifter};
//!
//! let mut game = Shifter::start(&Setup::new(2), Seed::from_number(1))?;
//! let seat = game.asked().first().expect("the game has just begun");
//! assert_eq!(game.prompt(seat), Some(Prompt::Terraform { left: 5 }));
//!
//! let mut log = Log::new();
//! let decision: Decision = "shift row 2 left".parse()?;
//! game.apply(seat, &decision, &mut log).expect("five actions are left");
//! assert_eq!(log.events().len(), 1);
//! assert_eq!(game.legal(seat).len(), 65);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod api;
pub mod bits;
mod card;
mod catalogue;
mod compete;
mod coop;
mod encoding;
mod field;
mod game;
mod options;
pub mod planet;
mod script;
pub mod set;
pub mod solve;
mod text;
mod typescript;
pub mod view;
mod words;

pub use api::{Decision, Event, Prompt, Reason};
pub use card::Card;
pub use compete::{Bid, Points};
pub use field::Used;
pub use game::Shifter;
pub use planet::{Act, Cell, Line, Planet, Pose, Side, Step, Zone};
pub use set::{
    Color, Disaster, DisasterId, Goal, GoalId, Matching, Mission, MissionId, Requirement,
    Restriction, Set, Severity, Status, Tile, TileId, Title, set,
};
pub use solve::{Limits, Solution, solve};
pub use view::View;
