//! The rules of Terraforming Mars: The Dice Game.

pub mod board;
pub mod cards;
pub mod data;
pub mod dice;
