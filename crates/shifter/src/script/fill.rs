//! Finding a place for every card and tile of a position of which only some are named.

use std::fmt::Display;
use std::str::FromStr;

use crate::card::Card;
use crate::set::{DisasterId, GoalId, MissionId, TileId};

/// Until the position is ready, a card that it names carries this mark: no set has so many cards
/// of a kind.
const GIVEN: u8 = 0x20;
/// A card that is still to be found.
const ANY: u8 = 0x1F;

/// A card or tile, by its number in the set.
pub(super) trait Id: Copy + Eq + Display + FromStr<Err = String> {
    /// The one with this number.
    fn new(number: u8) -> Self;
    /// Its number.
    fn number(&mut self) -> &mut u8;

    /// Whether the position names it here.
    fn is_given(mut self) -> bool {
        *self.number() & GIVEN != 0
    }
}

macro_rules! id {
    ($($name:ident),*) => {
        $(impl Id for $name {
            fn new(number: u8) -> Self {
                Self(number)
            }

            fn number(&mut self) -> &mut u8 {
                &mut self.0
            }
        })*
    };
}

id!(MissionId, DisasterId, TileId);

impl Id for Card {
    fn new(number: u8) -> Self {
        Self::Mission(MissionId(number))
    }

    fn number(&mut self) -> &mut u8 {
        match self {
            Self::Mission(MissionId(number)) | Self::Goal(GoalId(number)) => number,
        }
    }
}

/// A card that the position names.
pub(super) fn given<T: Id>(mut card: T) -> T {
    *card.number() |= GIVEN;
    card
}

/// A card that is still to be found.
pub(super) fn any<T: Id>() -> T {
    T::new(ANY)
}

/// Gives every place a card of its own. Named cards stay where they are; others stay if they can,
/// and are replaced by the next unused ones if not.
pub(super) fn fill<'a, T: Id + 'a>(
    places: impl Iterator<Item = &'a mut T>,
    deck: impl Iterator<Item = T>,
) -> Result<(), String> {
    let (mut named, mut others): (Vec<_>, Vec<_>) = places.partition(|card| card.is_given());
    let mut unused: Vec<T> = deck.collect();
    let whole = unused.clone();
    for card in &mut named {
        *card.number() &= !GIVEN;
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
