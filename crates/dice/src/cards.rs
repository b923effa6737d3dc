//! Sets and decks of cards.

use crate::data::CardId;

/// The most project and bonus cards that the data can hold.
pub const MAX_CARDS: usize = 192;
/// The most corporations that it can hold.
pub(crate) const MAX_CORPORATIONS: usize = 64;

/// A set of project and bonus cards.
pub type CardSet = kit::IdSet<CardId, { MAX_CARDS / 64 }>;

/// Project or bonus cards in a hidden order.
pub type Deck = kit::Deck<CardId, MAX_CARDS>;
