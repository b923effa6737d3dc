//! The rules of Terra Shifter, and an optimal solver for its puzzles.
//!
//! [`set`](mod@set) holds what is printed on tiles and cards, [`planet`] the sixteen tiles on the
//! table and what can be done to them, [`bits`] the same for speed, and [`solve`](mod@solve) finds
//! the fewest actions that meet a card.

pub mod bench;
pub mod bits;
pub mod planet;
pub mod set;
pub mod solve;

pub use planet::{Act, Cell, Line, Planet, Pose, Side, Step, Zone};
pub use set::{
    Color, Disaster, DisasterId, Goal, GoalId, Matching, Mission, MissionId, Requirement,
    Restriction, Set, Severity, Status, Tile, TileId, Title, set,
};
pub use solve::{Limits, Solution, solve};
