//! The rules of Terra Shifter, and an optimal solver for its puzzles.
//!
//! [`set`](mod@set) holds what is printed on tiles and cards, [`planet`] the sixteen tiles on the
//! table and what can be done to them, [`bits`] the same for speed, and [`solve`](mod@solve) finds
//! the fewest actions that meet a card.
//!
//! [`Shifter`] is a game in progress, on the contract of [`kit::Game`]; what crosses its border is
//! in [`api`] and [`view`].

pub mod api;
pub mod bench;
pub mod bits;
mod card;
mod catalogue;
mod compete;
mod coop;
mod field;
mod game;
mod options;
pub mod planet;
mod script;
pub mod set;
pub mod solve;
mod text;
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
