//! Where cards are: sets of cards, the deck, and the tokens on cards.

use serde::{Deserialize, Serialize};

use crate::data::{CardId, MAX_HOLDERS};

/// The most project cards that a catalogue can hold.
pub const MAX_CARDS: usize = 256;

/// The most corporations that it can hold.
pub(crate) const MAX_CORPORATIONS: usize = 64;

/// A set of project cards.
pub type CardSet = kit::IdSet<CardId, { MAX_CARDS / 64 }>;

/// Project cards in a hidden order.
pub type Deck = kit::Deck<CardId, MAX_CARDS>;

/// Tokens on cards, by the place that the catalogue gives to each card that holds any.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
pub(crate) struct Tokens(pub(crate) [u8; MAX_HOLDERS]);

impl Default for Tokens {
    fn default() -> Self {
        Self([0; MAX_HOLDERS])
    }
}

impl From<Vec<u8>> for Tokens {
    fn from(list: Vec<u8>) -> Self {
        let mut tokens = Self::default();
        tokens
            .0
            .iter_mut()
            .zip(list)
            .for_each(|(place, count)| *place = count);
        tokens
    }
}

impl From<Tokens> for Vec<u8> {
    fn from(tokens: Tokens) -> Self {
        tokens.0.to_vec()
    }
}
