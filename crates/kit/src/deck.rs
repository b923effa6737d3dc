//! Decks of cards, of fixed size and without heap.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Chance, Id, IdSet};

/// Cards in a hidden order, at most so many. The last one is the top.
///
/// ```
/// # kit::id! {
/// #     /// A card.
/// #     Card(u16) below 100
/// # }
/// type Deck = kit::Deck<Card, 100>;
///
/// let mut deck: Deck = (5..8).map(Card::from_index).collect();
/// deck.remove(Card::from_index(6));
/// assert_eq!(deck.pop(), Some(Card::from_index(7)));
/// assert_eq!(deck.cards(), [Card::from_index(5)]);
/// assert_eq!(deck, [Card::from_index(5)].into_iter().collect());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deck<I, const MOST: usize> {
    /// The places above the top hold the first id, so that equal decks are equal values.
    cards: [I; MOST],
    len: u16,
}

impl<I: Id, const MOST: usize> Default for Deck<I, MOST> {
    fn default() -> Self {
        Self {
            cards: [I::default(); MOST],
            len: 0,
        }
    }
}

impl<I: Id, const MOST: usize> Deck<I, MOST> {
    /// A shuffled deck of these cards.
    pub fn shuffled<const WORDS: usize>(cards: IdSet<I, WORDS>, chance: &mut Chance) -> Self {
        let mut deck: Self = cards.iter().collect();
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
    pub fn cards(&self) -> &[I] {
        &self.cards[..self.len()]
    }

    /// The cards from the bottom to the top, to be put into another order.
    pub fn cards_mut(&mut self) -> &mut [I] {
        let len = self.len();
        &mut self.cards[..len]
    }

    /// Puts a card on top.
    ///
    /// # Panics
    /// If the deck is full.
    pub fn push(&mut self, card: I) {
        self.cards[self.len()] = card;
        self.len += 1;
    }

    /// Takes the top card.
    pub fn pop(&mut self) -> Option<I> {
        self.len = self.len.checked_sub(1)?;
        let top = &mut self.cards[self.len as usize];
        Some(std::mem::take(top))
    }

    /// Takes the top card. An empty deck is made anew from the discards, and that is told.
    pub fn draw<const WORDS: usize>(
        &mut self,
        discards: &mut IdSet<I, WORDS>,
        chance: &mut Chance,
        reshuffled: impl FnOnce(),
    ) -> Option<I> {
        if self.is_empty() && !discards.is_empty() {
            *self = Self::shuffled(std::mem::take(discards), chance);
            reshuffled();
        }
        self.pop()
    }

    /// Takes a card out wherever it is.
    pub fn remove(&mut self, card: I) {
        if let Some(index) = self.cards().iter().position(|other| *other == card) {
            self.cards_mut()[index..].rotate_left(1);
            self.pop();
        }
    }
}

impl<I: Id, const MOST: usize> FromIterator<I> for Deck<I, MOST> {
    fn from_iter<T: IntoIterator<Item = I>>(cards: T) -> Self {
        let mut deck = Self::default();
        cards.into_iter().for_each(|card| deck.push(card));
        deck
    }
}

impl<I: Id + Serialize, const MOST: usize> Serialize for Deck<I, MOST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de, I: Id + Deserialize<'de>, const MOST: usize> Deserialize<'de> for Deck<I, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::deserialize(deserializer)?;
        if cards.len() > MOST {
            let text = format!("{} cards are more than a deck of {MOST} holds", cards.len());
            return Err(serde::de::Error::custom(text));
        }
        Ok(cards.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    #![allow(unreachable_pub, dead_code)] // `id!` declares more than a test needs.

    use super::*;
    use crate::Seed;

    crate::id! {
        /// A card.
        Card(u16) below 300
    }

    #[test]
    fn an_empty_deck_is_made_anew_from_the_discards() {
        let mut chance = Chance::new(Seed::from_number(1));
        let mut deck = Deck::<Card, 300>::default();
        let mut discards: IdSet<Card, 5> = [1, 299].into_iter().map(Card::from_index).collect();
        let mut shuffles = 0;
        let mut draw = || deck.draw(&mut discards, &mut chance, || shuffles += 1);
        let mut drawn = [draw(), draw()];
        drawn.sort_unstable();
        assert_eq!(drawn, [1, 299].map(|place| Some(Card::from_index(place))));
        assert_eq!((draw(), shuffles), (None, 1));
    }

    #[test]
    fn a_deck_that_is_too_large_is_refused() {
        assert!(serde_json::from_str::<Deck<Card, 2>>("[1,2]").is_ok());
        assert!(serde_json::from_str::<Deck<Card, 2>>("[1,2,3]").is_err());
    }
}
