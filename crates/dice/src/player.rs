//! One player's side of the table.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::cards::CardSet;
use crate::data::{CardId, CorporationId, Ongoing, Production, catalogue};
use crate::dice::Dice;
use crate::state::Task;

/// Dice that everybody keeps in a production turn [4.1].
const KEEP: u8 = 3;
/// Cards up to which everybody draws in a production turn [4.3].
const HAND: u8 = 5;

/// What belongs to one player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) corporation: Option<CorporationId>,
    /// The corporations to choose from; the chosen one alone once it is chosen.
    pub(crate) offered: ArrayVec<CorporationId, 2>,
    pub(crate) dice: Dice,
    pub(crate) wilds: u8,
    /// The place on the track of points.
    pub(crate) points: u16,
    pub(crate) hand: CardSet,
    pub(crate) played: CardSet,
    /// Blue cards that are rotated.
    pub(crate) used: CardSet,
    /// Discarded cards that this player has seen, until the next reshuffle.
    pub(crate) known: CardSet,
    /// Bonus cards taken for points [12.1].
    pub(crate) bonuses: u8,
    pub(crate) modifiers: Modifiers,
}

/// What stands for a player because of the corporation and the cards in play.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Modifiers {
    pub(crate) production: Production,
    /// How much less of each symbol cards cost.
    pub(crate) discount: Dice,
    /// How many dice are kept.
    pub(crate) keep: u8,
    /// Up to how many cards the hand is filled.
    pub(crate) hand: u8,
}

impl Default for Modifiers {
    fn default() -> Self {
        Self {
            production: Production::default(),
            discount: Dice::NONE,
            keep: KEEP,
            hand: HAND,
        }
    }
}

impl Modifiers {
    fn add(&mut self, production: Production, ongoing: &[Ongoing]) {
        self.production += production;
        for entry in ongoing {
            match entry {
                Ongoing::Discount(symbol) => self.discount[*symbol] += 1,
                Ongoing::Storage(count) => self.keep = self.keep.saturating_add(*count),
                Ongoing::HandSize(count) => self.hand = self.hand.max(*count),
                Ongoing::Trigger(_) => {}
            }
        }
    }
}

impl Player {
    /// Puts a card on the table: from now on it counts.
    pub(crate) fn lay_down(&mut self, card: CardId) {
        self.played.insert(card);
        let card = card.card();
        self.modifiers.add(card.production, &card.ongoing);
    }

    /// Takes the corporation: from now on it counts.
    pub(crate) fn lead(&mut self, corporation: CorporationId) {
        self.corporation = Some(corporation);
        let corporation = corporation.corporation();
        self.modifiers
            .add(corporation.production, &corporation.ongoing);
    }

    /// Works out again what follows from the corporation and the cards in play.
    pub(crate) fn recount(&mut self) {
        self.modifiers = Modifiers::default();
        if let Some(corporation) = self.corporation {
            self.lead(corporation);
        }
        for card in self.played.iter() {
            self.lay_down(card);
        }
    }

    /// Cards in play with an action that belongs to a task and is not used.
    pub(crate) fn unused(&self, task: &Task) -> CardSet {
        let fitting = catalogue().with_action(task.timings());
        self.played.and(fitting).without(self.used)
    }

    /// Whether there is anything to pay with.
    pub(crate) fn has_resources(&self) -> bool {
        self.wilds > 0 || !self.dice.is_empty()
    }
}
