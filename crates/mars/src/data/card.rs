//! Project cards, corporations, and the standing rules, as they stand in the data files.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    Action, Amounts, ByResource, Effect, Effects, Kind, Ongoing, Parameter, Points, Requirement,
    Resource, Set, StandardProject, Tag, Token,
};

/// A project card.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Project {
    /// The printed number.
    pub number: u16,
    /// The key by which people and files name it.
    pub id: String,
    /// Where it comes from.
    pub set: Set,
    /// Its colour.
    pub kind: Kind,
    /// The printed cost.
    pub cost: u8,
    /// Its tags, at most three; a tag may come twice.
    #[serde(default)]
    pub tags: Vec<Tag>,
    /// All that must hold when it is played.
    #[serde(default)]
    pub requires: Vec<Requirement>,
    /// Points at the end.
    #[serde(default)]
    pub points: Points,
    /// The tokens that it can hold.
    #[serde(default)]
    pub holds: Option<Token>,
    /// What happens when it is played; the parts in any order.
    #[serde(default)]
    pub effects: Effects,
    /// The ways to use its action, one of them once in a generation.
    #[serde(default)]
    pub action: Vec<Action>,
    /// What holds as long as it is in play.
    #[serde(default)]
    pub ongoing: Vec<Ongoing>,
    /// The tags again, as bits.
    #[serde(skip)]
    pub(crate) tag_bits: u16,
    /// What its parts spend from the stock, all together.
    #[serde(skip)]
    pub(crate) spends: ByResource<u8>,
}

impl Project {
    /// Works out what the rules ask for again and again.
    pub(super) fn derive(&mut self) {
        self.tag_bits = self.tags.iter().fold(0, |bits, tag| bits | tag.bit());
        for effect in self.effects.iter() {
            if let Effect::Spend(amounts) = effect {
                amounts
                    .iter()
                    .for_each(|(resource, count)| self.spends[resource] += count as u8);
            }
        }
    }

    /// Whether it has the tag.
    pub const fn has(&self, tag: Tag) -> bool {
        self.tag_bits & tag.bit() != 0
    }
}

/// A corporation.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Corporation {
    /// The printed number.
    pub number: u16,
    /// The key by which people and files name it.
    pub id: String,
    /// Where it comes from.
    pub set: Set,
    /// The money it starts with.
    pub money: u8,
    /// Its tags.
    #[serde(default)]
    pub tags: Vec<Tag>,
    /// What else it starts with.
    #[serde(default)]
    pub stock: Amounts,
    /// The production it starts with.
    #[serde(default)]
    pub production: Amounts,
    /// What its owner does as the first action of the first turn [R1.13].
    #[serde(default)]
    pub first_action: Effects,
    /// The ways to use its action.
    #[serde(default)]
    pub action: Vec<Action>,
    /// What holds all the time.
    #[serde(default)]
    pub ongoing: Vec<Ongoing>,
}

/// What everybody can do, and what the board gives.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// The standard projects.
    pub projects: BTreeMap<StandardProject, Offer>,
    /// What plants and heat can be turned into.
    pub conversions: BTreeMap<Resource, Offer>,
    /// The bonuses on the parameter tracks.
    pub marks: Vec<Mark>,
    /// The bonus that costs 6 and gives an ocean.
    pub ocean_for_6: Effects,
}

/// Something that can be bought at any time.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// What it costs.
    pub cost: u8,
    /// What it does.
    #[serde(default)]
    pub effects: Effects,
}

/// A bonus on a parameter track [R2.2].
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// Which track.
    pub parameter: Parameter,
    /// At which value.
    pub at: i8,
    /// What it gives.
    pub effects: Effects,
}
