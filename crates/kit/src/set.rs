//! Sets of ids, of fixed size and without heap, so that a state that holds them is quickly copied.

use std::cmp::Ordering;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Id;

/// A set of ids, each of which is below 64 for each word.
///
/// In JSON it is the list of its ids, or a number if the ids [say so](Id::SETS_AS_BITS).
///
/// ```
/// kit::id! {
///     /// A card.
///     Card(u16) below 100
/// }
/// kit::id_words! { Card, "a card", |card| card.index().to_string() }
/// type Cards = kit::IdSet<Card, 2>;
///
/// let cards: Cards = [70, 3].into_iter().map(Card::from_index).collect();
/// assert!(cards.iter().map(Card::index).eq([3, 70]));
/// assert_eq!(serde_json::to_string(&cards).unwrap(), "[3,70]");
/// assert_eq!(serde_json::from_str::<Cards>("[3,70]").unwrap(), cards);
/// assert!(serde_json::from_str::<Cards>("[3,100]").is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct IdSet<I, const WORDS: usize> {
    words: [u64; WORDS],
    of: PhantomData<I>,
}

impl<I: Copy, const WORDS: usize> Default for IdSet<I, WORDS> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<I: Copy, const WORDS: usize> IdSet<I, WORDS> {
    /// Nothing.
    pub const NONE: Self = Self::new([0; WORDS]);

    const fn new(words: [u64; WORDS]) -> Self {
        let of = PhantomData;
        Self { words, of }
    }

    /// The ids from one place up to another, which is not in the set.
    pub const fn range(from: usize, to: usize) -> Self {
        let mut set = Self::NONE;
        let mut index = from;
        while index < to {
            set.words[index / 64] |= 1 << (index % 64);
            index += 1;
        }
        set
    }

    /// Whether nothing is in the set.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        let mut all = 0;
        let mut at = 0;
        while at < WORDS {
            all |= self.words[at];
            at += 1;
        }
        all == 0
    }

    /// How many are in the set.
    #[inline]
    pub const fn len(&self) -> usize {
        let mut len = 0;
        let mut at = 0;
        while at < WORDS {
            len += self.words[at].count_ones() as usize;
            at += 1;
        }
        len
    }

    /// What is in both sets.
    #[must_use]
    #[inline]
    pub const fn and(mut self, other: Self) -> Self {
        let mut at = 0;
        while at < WORDS {
            self.words[at] &= other.words[at];
            at += 1;
        }
        self
    }

    /// What is in either set.
    #[must_use]
    #[inline]
    pub const fn or(mut self, other: Self) -> Self {
        let mut at = 0;
        while at < WORDS {
            self.words[at] |= other.words[at];
            at += 1;
        }
        self
    }

    /// What is not in the other set.
    #[must_use]
    #[inline]
    pub const fn without(mut self, other: Self) -> Self {
        let mut at = 0;
        while at < WORDS {
            self.words[at] &= !other.words[at];
            at += 1;
        }
        self
    }
}

impl<I: Id, const WORDS: usize> IdSet<I, WORDS> {
    /// All that there are.
    #[inline]
    pub fn all() -> Self {
        Self::range(0, I::count())
    }

    /// Just this one.
    #[inline]
    pub fn only(id: I) -> Self {
        let mut set = Self::NONE;
        set.insert(id);
        set
    }

    /// Whether it is in the set.
    #[inline]
    pub fn contains(&self, id: I) -> bool {
        let index = id.index();
        self.words[index / 64] & 1 << (index % 64) != 0
    }

    /// Adds one.
    #[inline]
    pub fn insert(&mut self, id: I) {
        let index = id.index();
        self.words[index / 64] |= 1 << (index % 64);
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, id: I) {
        let index = id.index();
        self.words[index / 64] &= !(1 << (index % 64));
    }

    /// What comes after this one.
    #[must_use]
    #[inline]
    pub fn after(&self, id: I) -> Self {
        let (word, bit) = (id.index() / 64, id.index() % 64);
        Self::new(std::array::from_fn(|at| match at.cmp(&word) {
            Ordering::Less => 0,
            Ordering::Equal => self.words[at] & u64::MAX << bit << 1,
            Ordering::Greater => self.words[at],
        }))
    }

    /// Those for which something holds.
    #[must_use]
    #[inline]
    pub fn filter(&self, mut holds: impl FnMut(I) -> bool) -> Self {
        Self::new(std::array::from_fn(|at| {
            let (mut rest, mut kept) = (self.words[at], 0);
            while rest != 0 {
                let bit = rest.trailing_zeros();
                // No branch, as one that depends on cards and dice is seldom foreseen.
                kept |= u64::from(holds(I::from_index(at * 64 + bit as usize))) << bit;
                rest &= rest - 1;
            }
            kept
        }))
    }

    /// The ids in order.
    #[inline]
    pub fn iter(&self) -> Iter<I, WORDS> {
        Iter { left: *self, at: 0 }
    }

    /// The one with so many before it.
    #[inline]
    pub fn nth(&self, mut before: usize) -> Option<I> {
        for (at, mut word) in self.words.into_iter().enumerate() {
            let here = word.count_ones() as usize;
            if before < here {
                for _ in 0..before {
                    word &= word - 1;
                }
                return Some(I::from_index(at * 64 + word.trailing_zeros() as usize));
            }
            before -= here;
        }
        None
    }

    /// The first.
    #[inline]
    pub fn first(&self) -> Option<I> {
        self.nth(0)
    }

    /// The last.
    pub fn last(&self) -> Option<I> {
        let mut words = self.words.iter().enumerate().rev();
        let (at, word) = words.find(|(_, word)| **word != 0)?;
        Some(I::from_index(at * 64 + 63 - word.leading_zeros() as usize))
    }
}

/// The ids of a set, in order.
#[derive(Clone)]
pub struct Iter<I, const WORDS: usize> {
    left: IdSet<I, WORDS>,
    /// The words before this one are empty.
    at: usize,
}

impl<I: Id, const WORDS: usize> Iterator for Iter<I, WORDS> {
    type Item = I;

    #[inline]
    fn next(&mut self) -> Option<I> {
        while *self.left.words.get(self.at)? == 0 {
            self.at += 1;
        }
        let word = &mut self.left.words[self.at];
        let bit = word.trailing_zeros() as usize;
        *word &= *word - 1;
        Some(I::from_index(self.at * 64 + bit))
    }

    /// Word by word, which is quicker than to look for the next word each time. Loops inside, such
    /// as `for_each`, `count` and `collect`, go this way.
    #[inline]
    fn fold<T, F: FnMut(T, I) -> T>(self, first: T, mut add: F) -> T {
        let mut all = first;
        for (at, mut word) in self.left.words.into_iter().enumerate() {
            while word != 0 {
                all = add(all, I::from_index(at * 64 + word.trailing_zeros() as usize));
                word &= word - 1;
            }
        }
        all
    }
}

impl<I: Id, const WORDS: usize> FromIterator<I> for IdSet<I, WORDS> {
    #[inline]
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        let mut set = Self::NONE;
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

impl<I: Id + fmt::Display, const WORDS: usize> fmt::Debug for IdSet<I, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.iter().map(|id| id.to_string());
        f.debug_set().entries(words).finish()
    }
}

impl<I: Id + Serialize, const WORDS: usize> Serialize for IdSet<I, WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.words[..] {
            [bits] if I::SETS_AS_BITS => serializer.serialize_u64(bits),
            _ => serializer.collect_seq(self.iter()),
        }
    }
}

impl<'de, I: Id + Deserialize<'de>, const WORDS: usize> Deserialize<'de> for IdSet<I, WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Members(PhantomData))
    }
}

struct Members<I, const WORDS: usize>(PhantomData<I>);

impl<'de, I: Id + Deserialize<'de>, const WORDS: usize> Visitor<'de> for Members<I, WORDS> {
    type Value = IdSet<I, WORDS>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of ids, or their bits")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut ids: A) -> Result<Self::Value, A::Error> {
        let mut set = IdSet::NONE;
        while let Some(id) = ids.next_element()? {
            set.insert(id);
        }
        Ok(set)
    }

    fn visit_u64<E: Error>(self, bits: u64) -> Result<Self::Value, E> {
        let mut set = IdSet::NONE;
        set.words[0] = bits;
        if set.without(IdSet::all()).is_empty() {
            Ok(set)
        } else {
            let count = I::count();
            Err(E::custom(format!(
                "{bits} marks more than the {count} that there are"
            )))
        }
    }
}

crate::typescript::as_list! { [I: ts_rs::TS, const WORDS: usize] IdSet<I, WORDS>, I }

#[cfg(test)]
mod tests {
    #![allow(unreachable_pub, dead_code)] // `id!` declares more than a test needs.

    use super::*;

    crate::id! {
        /// One of many.
        Place(u16) below 300
    }
    crate::id_words! { Place, "a place", |place| place.index().to_string() }

    type Places = IdSet<Place, 5>;

    fn places<const COUNT: usize>(indices: [usize; COUNT]) -> Places {
        indices.into_iter().map(Place::from_index).collect()
    }

    #[test]
    fn a_set_lists_its_members_in_order() {
        let mut set = places([299, 3, 64, 63]);
        assert!(set.iter().map(Place::index).eq([3, 63, 64, 299]));
        let mut one_by_one = set.iter();
        assert_eq!(one_by_one.next(), Some(Place::from_index(3)));
        assert!(one_by_one.map(Place::index).collect::<Vec<_>>() == [63, 64, 299]);
        let nth = |at| set.nth(at).map(Place::index);
        assert_eq!([0, 2, 3, 4].map(nth), [Some(3), Some(64), Some(299), None]);
        assert_eq!((set.len(), set.first()), (4, Some(Place::from_index(3))));
        assert_eq!(set.last(), Some(Place::from_index(299)));
        set.remove(Place::from_index(299));
        assert_eq!(set.last(), Some(Place::from_index(64)));
        assert_eq!((Places::NONE.first(), Places::NONE.last()), (None, None));
        assert_eq!(format!("{set:?}"), r#"{"3", "63", "64"}"#);
    }

    #[test]
    fn a_part_of_a_set_is_found() {
        let set = places([3, 63, 64, 130]);
        assert_eq!(set.after(Place::from_index(63)), places([64, 130]));
        let late = set.filter(|place| place.index() > 63);
        assert_eq!(late, places([64, 130]));
        assert_eq!(Places::range(62, 66).and(set), places([63, 64]));
        assert_eq!(set.without(late).or(places([5])), places([3, 5, 63]));
        assert_eq!(Places::all().len(), 300);
    }

    #[test]
    fn a_set_is_a_list_or_a_number_in_json() {
        let read = |text: &str| serde_json::from_str::<Places>(text).ok();
        assert_eq!(read("[0,3]"), Some(places([0, 3])));
        for wrong in ["[300]", "-1", "0.5", "null", "{}"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
        crate::id! {
            /// One of few.
            Few(u8) below 3, sets as bits
        }
        let read = |text: &str| serde_json::from_str::<IdSet<Few, 1>>(text).ok();
        let both = [0, 2].into_iter().map(Few::from_index).collect();
        assert_eq!(serde_json::to_string(&both).ok().as_deref(), Some("5"));
        assert!(read("5") == Some(both) && read("[2,0]") == Some(both));
        assert!(read("8").is_none());
    }
}
