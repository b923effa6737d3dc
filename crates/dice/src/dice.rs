//! A handful of dice: how many show each symbol. Dice of one colour that show the same are alike.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::{ByColor, Color, Symbol};

/// One more than there are symbols: sixteen bytes are added and compared at once.
const LANES: usize = 16;

/// How many dice show each symbol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(from = "BTreeMap<Symbol, u8>", into = "BTreeMap<Symbol, u8>")]
#[ts(type = "{ [key in Symbol]?: number }")]
pub struct Dice([u8; LANES]);

impl Index<Symbol> for Dice {
    type Output = u8;

    #[inline]
    fn index(&self, symbol: Symbol) -> &u8 {
        &self.0[symbol.index()]
    }
}

impl IndexMut<Symbol> for Dice {
    #[inline]
    fn index_mut(&mut self, symbol: Symbol) -> &mut u8 {
        &mut self.0[symbol.index()]
    }
}

impl From<BTreeMap<Symbol, u8>> for Dice {
    fn from(map: BTreeMap<Symbol, u8>) -> Self {
        let mut dice = Self::NONE;
        map.into_iter()
            .for_each(|(symbol, count)| dice[symbol] = count);
        dice
    }
}

impl From<Dice> for BTreeMap<Symbol, u8> {
    fn from(dice: Dice) -> Self {
        dice.iter().collect()
    }
}

impl FromIterator<Symbol> for Dice {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Self {
        let mut dice = Self::NONE;
        symbols.into_iter().for_each(|symbol| dice[symbol] += 1);
        dice
    }
}

impl Dice {
    /// No dice.
    pub const NONE: Self = Self([0; LANES]);

    /// The symbols that at least one die shows, with how many do.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Symbol, u8)> + use<> {
        let dice = *self;
        let mut bits = self.shown();
        std::iter::from_fn(move || {
            // Once none is left the place is out of range.
            let symbol = *Symbol::ALL.get(bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some((symbol, dice[symbol]))
        })
    }

    /// How many symbols at least one die shows.
    #[inline]
    pub fn symbols(&self) -> usize {
        self.shown().count_ones() as usize
    }

    /// The symbol that a die shows and that comes after so many others.
    #[inline]
    pub fn nth(&self, before: usize) -> Option<Symbol> {
        let mut bits = self.shown();
        for _ in 0..before {
            bits &= bits.wrapping_sub(1);
        }
        Symbol::ALL.get(bits.trailing_zeros() as usize).copied()
    }

    /// The symbols that at least one die shows, as bits by their index.
    #[inline]
    fn shown(&self) -> u16 {
        let bits = |half: u64| {
            // The highest bit of a byte comes to say that the byte is not 0; the product gathers
            // these eight bits in the highest byte.
            let low = 0x7f7f_7f7f_7f7f_7f7f;
            let some = (((half & low) + low) | half) & !low;
            (some >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
        };
        let all = u128::from_le_bytes(self.0);
        (bits(all as u64) | bits((all >> 64) as u64) << 8) as u16
    }

    /// How many dice there are.
    #[inline]
    pub fn total(&self) -> u8 {
        // Added up as wide numbers, which the machine does for all bytes at once.
        self.0.iter().map(|count| u32::from(*count)).sum::<u32>() as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        u128::from_le_bytes(self.0) == 0
    }

    /// How many dice of a colour there are.
    #[inline]
    pub fn of(&self, color: Color) -> u8 {
        let first = color.index() * 3;
        self.0[first..first + 3].iter().sum()
    }

    /// Those of a colour.
    #[must_use]
    #[inline]
    pub fn only(&self, color: Color) -> Self {
        let mut only = Self::NONE;
        for symbol in color.symbols() {
            only[symbol] = self[symbol];
        }
        only
    }

    /// How many dice of each colour there are.
    pub fn colors(&self) -> ByColor<u8> {
        let mut colors = ByColor::default();
        Color::ALL
            .iter()
            .for_each(|&color| colors[color] = self.of(color));
        colors
    }

    /// Adds other dice.
    #[inline]
    pub fn add(&mut self, other: &Self) {
        self.0
            .iter_mut()
            .zip(&other.0)
            .for_each(|(count, more)| *count += more);
    }

    /// Takes dice away; the other dice are a part of these.
    #[inline]
    pub fn take(&mut self, other: &Self) {
        self.0
            .iter_mut()
            .zip(&other.0)
            .for_each(|(count, less)| *count -= less);
    }

    /// These dice and the others.
    #[must_use]
    #[inline]
    pub fn with(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|index| {
            self.0[index].saturating_add(other.0[index])
        }))
    }

    /// These dice without the others; fewer than none are none.
    #[must_use]
    #[inline]
    pub fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|index| {
            self.0[index].saturating_sub(other.0[index])
        }))
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
