//! The Dice Game, seen from its public edge.

mod chance;
mod data;
mod encoding;
mod games;
mod parts;
mod scenarios;
mod tell;
mod text;
