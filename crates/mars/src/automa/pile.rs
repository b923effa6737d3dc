//! MarsBot's played pile: what counts of its cards.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Automa;
use crate::data::{CardId, Kind, Points};

/// What counts of a card in the pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Sketch {
    /// Its colour.
    pub kind: Kind,
    /// Its cost.
    pub cost: u8,
    /// Whether it shows points that are worth having.
    pub has_points: bool,
}

impl From<CardId> for Sketch {
    fn from(card: CardId) -> Self {
        let project = card.card();
        Self {
            kind: project.kind,
            cost: project.cost,
            has_points: match project.points {
                Points::None => false,
                Points::Fixed(points) => points > 0,
                _ => true,
            },
        }
    }
}

impl Automa {
    /// How many cards of the pile fit, those of a table included that nobody named.
    pub(super) fn count_pile(&self, fits: impl Fn(Sketch) -> bool) -> i32 {
        let named = self.pile.iter().map(Sketch::from);
        let unnamed = self.table.iter().flat_map(|table| &table.unnamed);
        let all = named.chain(unnamed.copied());
        all.filter(|card| fits(*card)).count() as i32
    }
}
