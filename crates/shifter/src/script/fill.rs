//! Finding a place for every card and tile of a position of which only some are named.

use std::fmt::Display;
use std::str::FromStr;

use crate::card::Card;
use crate::set::{DisasterId, GoalId, MissionId, TileId};

/// Until the position is ready, a card that it names carries this mark: no set has so many cards
/// of a kind.
const GIVEN: usize = 0x20;
/// A card that is still to be found.
const ANY: usize = 0x1F;

/// A card or tile, by its number in the set.
pub(super) trait Numbered: Copy + Eq + Display + FromStr<Err = String> {
    /// A card that is still to be found.
    const ANY: Self;

    /// Its number.
    fn number(self) -> usize;

    /// One of the same kind with this number.
    fn renumbered(self, number: usize) -> Self;

    /// Whether the position names it here.
    fn is_given(self) -> bool {
        self.number() & GIVEN != 0
    }
}

macro_rules! numbered {
    ($($name:ident),*) => {
        $(impl Numbered for $name {
            const ANY: Self = Self::from_index(ANY);

            fn number(self) -> usize {
                self.index()
            }

            fn renumbered(self, number: usize) -> Self {
                Self::from_index(number)
            }
        })*
    };
}

numbered!(MissionId, DisasterId, TileId);

impl Numbered for Card {
    const ANY: Self = Self::Mission(MissionId::ANY);

    fn number(self) -> usize {
        match self {
            Self::Mission(mission) => mission.index(),
            Self::Goal(goal) => goal.index(),
        }
    }

    fn renumbered(self, number: usize) -> Self {
        match self {
            Self::Mission(_) => Self::Mission(MissionId::from_index(number)),
            Self::Goal(_) => Self::Goal(GoalId::from_index(number)),
        }
    }
}

/// A card that the position names.
pub(super) fn given<T: Numbered>(card: T) -> T {
    card.renumbered(card.number() | GIVEN)
}

/// Gives every place a card of its own. Named cards stay where they are; others stay if they can,
/// and are replaced by the next unused ones if not.
pub(super) fn fill<'a, T: Numbered + 'a>(
    places: impl Iterator<Item = &'a mut T>,
    deck: impl Iterator<Item = T>,
) -> Result<(), String> {
    let (mut named, mut others): (Vec<_>, Vec<_>) = places.partition(|card| card.is_given());
    let mut unused: Vec<T> = deck.collect();
    let whole = unused.clone();
    for card in &mut named {
        **card = card.renumbered(card.number() & !GIVEN);
        let Some(place) = unused.iter().position(|other| other == *card) else {
            return Err(match whole.contains(card) {
                true => format!("{card} is in two places"),
                false => format!("{card} is not in this game"),
            });
        };
        unused.remove(place);
    }
    others.retain(
        |card| match unused.iter().position(|other| other == *card) {
            Some(place) => {
                unused.remove(place);
                false
            }
            None => true,
        },
    );
    if others.len() > unused.len() {
        return Err(format!(
            "there are too few cards: {} are missing",
            others.len() - unused.len()
        ));
    }
    for (place, card) in others.into_iter().zip(unused) {
        *place = card;
    }
    Ok(())
}
