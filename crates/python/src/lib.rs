//! The Python package `areo`: games, batches of games, computer players and matches.
//!
//! This crate is its native half, the module `areo._native`; the other half is in `areo/`, the tests
//! are in `tests/`. No panic is meant to cross the border: whatever a caller can get wrong is a
//! Python exception that says what was expected.

mod batch;
mod bot;
mod convert;
mod game;
mod info;
mod matches;
mod position;

use pyo3::prelude::*;

/// The native half of `areo`.
#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::convert::IllegalDecision;
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::info::{bot_names, catalogue, games, layouts, options, players};
    #[pymodule_export]
    use crate::matches::{
        Totals, deal, fit_ratings, random_games, rate_part, selfplay, simulate_part,
    };
}
