//! Effects of cards, numbered over the whole catalogue, so that a state remembers one by a number.

use std::ops::Deref;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Id;

/// An effect, which may hold further lists of effects.
pub trait Nested: Sized + 'static {
    /// The number of an effect.
    type Id: Id;

    /// The lists inside the effect: first those of one part, then those of another.
    fn lists(&self) -> [&[Numbered<Self>]; 2];

    /// The same lists, to be numbered.
    fn lists_mut(&mut self) -> [&mut [Numbered<Self>]; 2];
}

/// Makes a type [`Nested`], by a macro that matches an effect and gives the lists inside it. It gets
/// the effect, and how to make a slice of a single list.
#[macro_export]
macro_rules! nested {
    ($effect:ty, $id:ty, $lists:ident) => {
        impl $crate::Nested for $effect {
            type Id = $id;

            fn lists(&self) -> [&[$crate::Numbered<Self>]; 2] {
                $lists!(self, ::std::slice::from_ref)
            }

            fn lists_mut(&mut self) -> [&mut [$crate::Numbered<Self>]; 2] {
                $lists!(self, ::std::slice::from_mut)
            }
        }
    };
}

/// A list of effects, numbered one after the other when the catalogue is made.
#[derive(Clone, Debug)]
pub struct Numbered<E: Nested> {
    first: E::Id,
    list: Vec<E>,
}

impl<E: Nested> Default for Numbered<E> {
    fn default() -> Self {
        Self::from(Vec::new())
    }
}

impl<E: Nested> From<Vec<E>> for Numbered<E> {
    fn from(list: Vec<E>) -> Self {
        let first = E::Id::default();
        Self { first, list }
    }
}

impl<E: Nested> Deref for Numbered<E> {
    type Target = [E];

    #[inline]
    fn deref(&self) -> &[E] {
        &self.list
    }
}

impl<E: Nested> Numbered<E> {
    /// The number of the first effect.
    pub const fn first_id(&self) -> E::Id {
        self.first
    }

    /// The numbers of the effects.
    #[inline]
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = E::Id> + use<E> {
        let first = self.first.index();
        (first..first + self.list.len()).map(E::Id::from_index)
    }

    /// Numbers this list and the lists inside it from `next` on.
    pub fn number(&mut self, next: &mut usize) {
        self.first = E::Id::from_index(*next);
        *next += self.list.len();
        let inner = self.list.iter_mut().flat_map(Nested::lists_mut);
        inner.flatten().for_each(|list| list.number(next));
    }

    /// Shows this list's effects and all inside them, in the order of their numbers.
    pub fn visit<'a>(&'a self, see: &mut dyn FnMut(E::Id, &'a E)) {
        for (id, effect) in self.ids().zip(&self.list) {
            see(id, effect);
        }
        let inner = self.list.iter().flat_map(Nested::lists);
        inner.flatten().for_each(|list| list.visit(see));
    }
}

/// Every effect of these lists, by its number.
pub fn by_number<'a, E: Nested>(lists: impl Iterator<Item = &'a Numbered<E>>) -> Vec<&'a E> {
    let mut effects = Vec::new();
    for list in lists {
        list.visit(&mut |id, effect| {
            if effects.len() <= id.index() {
                effects.resize(id.index() + 1, effect);
            }
            effects[id.index()] = effect;
        });
    }
    effects
}

impl<E: Nested + PartialEq> PartialEq for Numbered<E> {
    fn eq(&self, other: &Self) -> bool {
        self.list == other.list
    }
}

impl<E: Nested + Eq> Eq for Numbered<E> {}

impl<E: Nested + Serialize> Serialize for Numbered<E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.list.serialize(serializer)
    }
}

impl<'de, E: Nested + Deserialize<'de>> Deserialize<'de> for Numbered<E> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::deserialize(deserializer).map(Self::from)
    }
}

crate::typescript::as_list! { [E: Nested + ts_rs::TS] Numbered<E>, E }

#[cfg(test)]
mod tests {
    #![allow(unreachable_pub, dead_code)] // `id!` declares more than a test needs.

    use super::*;

    crate::id! {
        /// The number of a word.
        WordId(u16) below 6
    }

    /// A word, or a choice of words.
    #[derive(Clone, PartialEq, Debug)]
    enum Word {
        Plain(char),
        Choice(Vec<Numbered<Word>>),
    }

    impl Nested for Word {
        type Id = WordId;

        fn lists(&self) -> [&[Numbered<Self>]; 2] {
            match self {
                Self::Plain(_) => [&[], &[]],
                Self::Choice(lists) => [lists, &[]],
            }
        }

        fn lists_mut(&mut self) -> [&mut [Numbered<Self>]; 2] {
            match self {
                Self::Plain(_) => [&mut [], &mut []],
                Self::Choice(lists) => [lists, &mut []],
            }
        }
    }

    #[test]
    fn lists_inside_lists_are_numbered_after_them() {
        let plain =
            |letters: &str| Numbered::from(letters.chars().map(Word::Plain).collect::<Vec<_>>());
        let choice = Word::Choice(vec![plain("cd"), plain("e")]);
        let mut list = Numbered::from(vec![choice, Word::Plain('b'), Word::Plain('a')]);
        let mut next = 0;
        list.number(&mut next);
        assert_eq!((next, list.first_id()), (6, WordId::from_index(0)));
        let found = by_number([&list].into_iter());
        let letters: String = found
            .iter()
            .map(|word| match word {
                Word::Plain(letter) => *letter,
                Word::Choice(_) => '?',
            })
            .collect();
        assert_eq!(letters, "?bacde");
    }
}
