//! Maps: the spaces of a board, and its milestones and awards.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Icon, Kind, Resource, Tag};

/// A board, as it stands in its data file.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Map {
    /// The key by which people and files name it.
    pub id: String,
    /// The 61 spaces, row by row from the north.
    pub spaces: Vec<Ground>,
    /// The spaces with a name.
    pub names: BTreeMap<String, String>,
    /// The five milestones.
    pub milestones: Vec<Milestone>,
    /// The five awards.
    pub awards: Vec<Award>,
}

/// What a space is, and the bonus that it gives.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub enum Ground {
    /// Ordinary land.
    Land(Vec<Icon>),
    /// Kept for oceans.
    Ocean(Vec<Icon>),
    /// Land that also takes Lava Flows.
    Volcano(Vec<Icon>),
    /// Kept for Noctis City.
    Noctis(Vec<Icon>),
}

impl Ground {
    /// The bonus.
    pub fn icons(&self) -> &[Icon] {
        match self {
            Self::Land(icons) | Self::Ocean(icons) | Self::Volcano(icons) | Self::Noctis(icons) => {
                icons
            }
        }
    }
}

/// A goal that earns five points for whoever claims it first [R9.1].
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Milestone {
    /// The key by which people and files name it.
    pub id: String,
    /// What is measured.
    pub measure: Measure,
    /// How much is needed.
    pub at_least: u8,
}

/// A contest that is judged at the end [R9.3].
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Award {
    /// The key by which people and files name it.
    pub id: String,
    /// What is measured.
    pub measure: Measure,
}

/// What milestones and awards measure of a player.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub enum Measure {
    /// The terraform rating.
    Rating,
    /// Own cities, off the planet too [R9.8].
    Cities,
    /// Own greeneries.
    Greeneries,
    /// Own tiles, off the planet too.
    Tiles,
    /// Own tiles in these rows, both included.
    TilesInRows(u8, u8),
    /// Own tiles beside an ocean.
    TilesNextToOceans,
    /// Tags of these kinds in play, events not.
    Tags(Vec<Tag>),
    /// Different tags in play.
    DistinctTags,
    /// Cards in hand.
    Hand,
    /// Played cards of these kinds.
    Cards(Vec<Kind>),
    /// Cards in play that have a requirement; events not.
    CardsWithRequirement,
    /// Cards in play with at least this printed cost; events not.
    CardsCosting(u8),
    /// Tokens on own cards.
    Tokens,
    /// One production.
    Production(Resource),
    /// The highest of all productions.
    HighestProduction,
    /// How many productions stand above the level at which they started.
    RaisedProductions,
    /// Resources in stock.
    Stock(Vec<Resource>),
}
