//! The rules of Terra Shifter, and an optimal solver for its puzzles.
//!
//! [`set`](mod@set) holds what is printed on tiles and cards, [`planet`] the sixteen tiles on the
//! table and what can be done to them.

pub mod planet;
pub mod set;

pub use planet::{Act, Cell, Line, Planet, Pose, Side, Step, Zone};
pub use set::{
    Color, Disaster, DisasterId, Goal, GoalId, Matching, Mission, MissionId, Requirement,
    Restriction, Set, Severity, Status, Tile, TileId, Title, set,
};
