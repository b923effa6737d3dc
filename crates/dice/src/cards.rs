//! Sets and piles of cards, of fixed size and without heap.

use std::cmp::Ordering;
use std::fmt;

use kit::Chance;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::data::CardId;

/// The most project and bonus cards that the data can hold.
pub const MAX_CARDS: usize = 192;
/// The most corporations that it can hold.
pub(crate) const MAX_CORPORATIONS: usize = 64;
const WORDS: usize = MAX_CARDS / 64;

/// A set of project and bonus cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, TS)]
#[ts(type = "Array<CardId>")]
pub struct CardSet([u64; WORDS]);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self([0; WORDS]);

    /// Just this card.
    pub const fn only(card: CardId) -> Self {
        let mut set = Self::NONE;
        set.insert(card);
        set
    }

    /// Whether no card is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// How many cards are in the set.
    #[inline]
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
    #[inline]
    pub fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// The cards that are in either set.
    #[must_use]
    #[inline]
    pub fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The cards that are not in the other set.
    #[must_use]
    #[inline]
    pub fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// The cards of the set that come after a card.
    #[must_use]
    pub fn after(&self, card: CardId) -> Self {
        let (word, bit) = (card.index() / 64, card.index() % 64);
        Self(std::array::from_fn(|at| match at.cmp(&word) {
            Ordering::Less => 0,
            Ordering::Equal => self.0[at] & u64::MAX << bit << 1,
            Ordering::Greater => self.0[at],
        }))
    }

    /// The cards of the set for which something holds.
    #[must_use]
    #[inline]
    pub fn filter(&self, mut holds: impl FnMut(CardId) -> bool) -> Self {
        Self(std::array::from_fn(|at| {
            let (mut rest, mut kept) = (self.0[at], 0);
            while rest != 0 {
                let bit = rest.trailing_zeros();
                // No branch, as one that depends on cards and dice is seldom foreseen.
                kept |= u64::from(holds(CardId::from_index(at * 64 + bit as usize))) << bit;
                rest &= rest - 1;
            }
            kept
        }))
    }

    /// The card with so many cards before it.
    #[inline]
    pub fn nth(&self, mut before: usize) -> Option<CardId> {
        for (at, mut word) in self.0.into_iter().enumerate() {
            let here = word.count_ones() as usize;
            if before < here {
                for _ in 0..before {
                    word &= word - 1;
                }
                return Some(CardId::from_index(at * 64 + word.trailing_zeros() as usize));
            }
            before -= here;
        }
        None
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
    len: u8,
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
        Some(std::mem::replace(&mut self.cards[self.len as usize], NONE))
    }

    /// Takes a card out wherever it is.
    pub fn remove(&mut self, card: CardId) {
        if let Some(index) = self.cards().iter().position(|other| *other == card) {
            let len = self.len();
            self.cards.copy_within(index + 1..len, index);
            self.len -= 1;
            self.cards[len - 1] = NONE;
        }
    }
}
