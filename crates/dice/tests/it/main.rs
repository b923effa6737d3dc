//! The Dice Game, seen from outside.

mod data;
mod play;
