//! Where cards are: sets of cards, and the deck.

use std::fmt;

use kit::Chance;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::data::CardId;

/// The most project cards that a catalogue can hold.
pub const MAX_CARDS: usize = 256;

/// The most corporations that it can hold.
pub(crate) const MAX_CORPORATIONS: usize = 64;

/// A set of project cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, TS)]
#[ts(type = "Array<CardId>")]
pub struct CardSet([u64; MAX_CARDS / 64]);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self([0; MAX_CARDS / 64]);

    /// Whether no card is in the set.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; MAX_CARDS / 64]
    }

    /// How many cards are in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the card is in the set.
    pub const fn contains(&self, card: CardId) -> bool {
        let index = card.index();
        self.0[index / 64] & 1 << (index % 64) != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: CardId) {
        let index = card.index();
        self.0[index / 64] |= 1 << (index % 64);
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: CardId) {
        let index = card.index();
        self.0[index / 64] &= !(1 << (index % 64));
    }

    /// The cards that are in both sets.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// The cards that are in either set.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The cards that are not in the other set.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// The cards in the order of their ids.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = CardId> + use<> {
        let words = self.0;
        let mut at = 0;
        let mut word = words[0];
        std::iter::from_fn(move || {
            while word == 0 {
                at += 1;
                word = *words.get(at)?;
            }
            let bit = word.trailing_zeros();
            word &= word - 1;
            Some(CardId::from_index(at * 64 + bit as usize))
        })
    }

    /// The card with so many cards before it.
    pub fn nth(&self, mut before: usize) -> Option<CardId> {
        for (word, mut bits) in self.0.into_iter().enumerate() {
            let here = bits.count_ones() as usize;
            if before < here {
                for _ in 0..before {
                    bits &= bits - 1;
                }
                return Some(CardId::from_index(
                    word * 64 + bits.trailing_zeros() as usize,
                ));
            }
            before -= here;
        }
        None
    }

    /// The card with the highest id.
    pub fn last(&self) -> Option<CardId> {
        let (word, bits) = self
            .0
            .iter()
            .enumerate()
            .rev()
            .find(|(_, bits)| **bits != 0)?;
        Some(CardId::from_index(
            word * 64 + 63 - bits.leading_zeros() as usize,
        ))
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|card| &card.card().id))
            .finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<CardId>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

/// Fills the places of a deck that hold no card, so that equal decks are equal values.
const NONE: CardId = CardId::from_index(0);

/// Cards in a hidden order. The last one is the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<CardId>", into = "Vec<CardId>")]
pub struct Deck {
    cards: [CardId; MAX_CARDS],
    len: u16,
}

impl Default for Deck {
    fn default() -> Self {
        Self {
            cards: [NONE; MAX_CARDS],
            len: 0,
        }
    }
}

impl From<Vec<CardId>> for Deck {
    fn from(cards: Vec<CardId>) -> Self {
        let mut deck = Self::default();
        cards
            .into_iter()
            .take(MAX_CARDS)
            .for_each(|card| deck.push(card));
        deck
    }
}

impl FromIterator<CardId> for Deck {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut deck = Self::default();
        cards.into_iter().for_each(|card| deck.push(card));
        deck
    }
}

impl From<Deck> for Vec<CardId> {
    fn from(deck: Deck) -> Self {
        deck.cards().to_vec()
    }
}

impl Deck {
    /// A shuffled deck of these cards.
    pub(crate) fn shuffled(cards: &CardSet, chance: &mut Chance) -> Self {
        let mut deck = Self::default();
        cards.iter().for_each(|card| deck.push(card));
        chance.shuffle(deck.cards_mut());
        deck
    }

    /// How many cards are left.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether no card is left.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards from the bottom to the top.
    pub fn cards(&self) -> &[CardId] {
        &self.cards[..self.len()]
    }

    pub(crate) fn cards_mut(&mut self) -> &mut [CardId] {
        let len = self.len();
        &mut self.cards[..len]
    }

    /// Puts a card on top.
    pub(crate) fn push(&mut self, card: CardId) {
        self.cards[self.len()] = card;
        self.len += 1;
    }

    /// Takes the top card.
    pub fn pop(&mut self) -> Option<CardId> {
        self.len = self.len.checked_sub(1)?;
        let top = &mut self.cards[self.len as usize];
        Some(std::mem::replace(top, NONE))
    }
}

/// Tokens on cards, by the place that the catalogue gives to each card that holds any.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
pub(crate) struct Tokens(pub(crate) [u8; crate::data::MAX_HOLDERS]);

impl Default for Tokens {
    fn default() -> Self {
        Self([0; crate::data::MAX_HOLDERS])
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
