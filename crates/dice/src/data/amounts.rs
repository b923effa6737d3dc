//! What a brown box gives, and one value for each colour of dice.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Color, Product};

kit::by_word! {
    /// One value for each colour of dice.
    ByColor of Color
}

impl ByColor<u8> {
    /// The sum over all colours.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }
}

/// What a brown box gives, written as a map: `{Yellow: 2, Wild: 1}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(from = "BTreeMap<Product, u8>", into = "BTreeMap<Product, u8>")]
#[ts(type = "{ [key in Product]?: number }")]
pub struct Production {
    /// Dice.
    pub dice: ByColor<u8>,
    /// Wild tokens.
    pub wilds: u8,
    /// Points at once.
    pub points: u8,
}

impl From<BTreeMap<Product, u8>> for Production {
    fn from(map: BTreeMap<Product, u8>) -> Self {
        let mut production = Self::default();
        for (product, count) in map {
            *production.of_mut(product) = count;
        }
        production
    }
}

impl From<Production> for BTreeMap<Product, u8> {
    fn from(production: Production) -> Self {
        production.iter().collect()
    }
}

impl AddAssign for Production {
    fn add_assign(&mut self, other: Self) {
        for (product, count) in other.iter() {
            let sum = self.of(product).saturating_add(count);
            *self.of_mut(product) = sum;
        }
    }
}

impl Production {
    /// What it gives, with how many of it.
    pub fn iter(&self) -> impl Iterator<Item = (Product, u8)> + '_ {
        Product::ALL
            .iter()
            .map(|&product| (product, self.of(product)))
            .filter(|(_, count)| *count > 0)
    }

    /// Whether it gives nothing.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// How many of a product it gives.
    pub fn of(&self, product: Product) -> u8 {
        match product.color() {
            Some(color) => self.dice[color],
            None if product == Product::Wild => self.wilds,
            None => self.points,
        }
    }

    fn of_mut(&mut self, product: Product) -> &mut u8 {
        match product.color() {
            Some(color) => &mut self.dice[color],
            None if product == Product::Wild => &mut self.wilds,
            None => &mut self.points,
        }
    }
}
