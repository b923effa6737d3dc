//! The symbols that something costs.

use std::ops::Deref;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Symbol;
use crate::dice::Dice;

/// Symbols that are paid exactly [7.1], written as a list: `[Steel, Heat, Heat]`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(from = "Vec<Symbol>", into = "Vec<Symbol>")]
#[ts(type = "Array<Symbol>")]
pub struct Cost {
    symbols: Vec<Symbol>,
    dice: Dice,
}

impl Cost {
    /// No cost.
    pub const NONE: &'static Self = &Self {
        symbols: Vec::new(),
        dice: Dice::NONE,
    };

    /// The cost as dice: how many of each symbol.
    pub const fn dice(&self) -> &Dice {
        &self.dice
    }
}

impl From<Vec<Symbol>> for Cost {
    fn from(symbols: Vec<Symbol>) -> Self {
        let dice = symbols.iter().copied().collect();
        Self { symbols, dice }
    }
}

impl From<Cost> for Vec<Symbol> {
    fn from(cost: Cost) -> Self {
        cost.symbols
    }
}

impl Deref for Cost {
    type Target = [Symbol];

    fn deref(&self) -> &[Symbol] {
        &self.symbols
    }
}
