//! Cards, corporations, boards and standing rules, as they stand in the data files.

use std::collections::BTreeMap;

use kit::Source;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    Action, Cost, Effects, Field, Kind, Ongoing, Parameter, Production, Set, StandardAction,
    SupportAction,
};

/// One data file: any part of the data, in any number of files. An entry whose id is already
/// there takes the place of the earlier one, so that an owner of the game can correct a card or
/// board with a file of their own.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Pack {
    /// Corporations.
    pub corporations: Vec<Corporation>,
    /// Project cards.
    pub projects: Vec<Card>,
    /// Bonus cards.
    pub bonuses: Vec<Card>,
    /// Sides of the board.
    pub boards: Vec<Board>,
    /// The standing rules.
    pub rules: Option<Rules>,
}

/// How sure we are of an entry, field by field. What is in neither list is our reconstruction.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Sureness {
    /// Fields that are as printed.
    pub printed: Vec<Field>,
    /// Fields of which a part is as printed.
    pub partly: Vec<Field>,
}

/// A project or bonus card.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The key by which people and files name it.
    pub id: String,
    /// What it is called, if that is not in the language files.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// Where it comes from.
    pub set: Set,
    /// Its colour.
    pub kind: Kind,
    /// What it costs; nothing for a bonus card.
    #[serde(default)]
    pub cost: Cost,
    /// Its brown box, on green cards.
    #[serde(default)]
    pub production: Production,
    /// What happens when it is played, on red cards; the parts in any order.
    #[serde(default)]
    pub effects: Effects,
    /// Its action, on blue cards.
    #[serde(default)]
    pub action: Option<Action>,
    /// What holds as long as it is in play, on blue cards.
    #[serde(default)]
    pub ongoing: Vec<Ongoing>,
    /// Points at the end of the game.
    #[serde(default)]
    pub points: i8,
    /// How sure we are of it.
    #[serde(default)]
    #[ts(rename = "sources", type = "Record<string, Sureness>")]
    pub sure: Sureness,
    /// Whether it is a bonus card; follows from the list that it stands in.
    #[serde(skip)]
    pub is_bonus: bool,
}

/// A corporation.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Corporation {
    /// The key by which people and files name it.
    pub id: String,
    /// What it is called, if that is not in the language files.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// Where it comes from.
    pub set: Set,
    /// What its owner gets when it is revealed, once [2.9].
    #[serde(default)]
    pub start: Effects,
    /// Its brown box.
    #[serde(default)]
    pub production: Production,
    /// What holds all the time.
    #[serde(default)]
    pub ongoing: Vec<Ongoing>,
    /// How sure we are of it.
    #[serde(default)]
    #[ts(rename = "sources", type = "Record<string, Sureness>")]
    pub sure: Sureness,
}

/// One side of the board.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The key by which people and files name it.
    pub id: String,
    /// The 37 spaces, row by row from the top.
    pub spaces: Vec<Ground>,
    /// The spaces of which the bonus is as printed.
    #[serde(default)]
    pub printed: Vec<String>,
    /// The spaces of which we know something, but not all.
    #[serde(default)]
    pub partly: Vec<String>,
}

/// What a space is, and the bonus for whoever places a tile there [11.1].
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub enum Ground {
    /// Land.
    Land(Effects),
    /// Kept for oceans [11.3].
    Ocean(Effects),
}

impl Ground {
    /// The bonus.
    pub const fn bonus(&self) -> &Effects {
        match self {
            Self::Land(bonus) | Self::Ocean(bonus) => bonus,
        }
    }
}

/// What everybody can do, and what lies on the table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// The tracks of temperature and oxygen.
    pub tracks: BTreeMap<Parameter, Track>,
    /// The standard actions.
    pub standard: BTreeMap<StandardAction, Offer>,
    /// The support actions that cost a resource.
    pub support: BTreeMap<SupportAction, Offer>,
    /// All milestone tiles.
    pub milestones: Vec<Milestone>,
}

/// A track on the board.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// Where the marker starts.
    pub start: i8,
    /// Where it starts in a solo game.
    pub solo_start: i8,
    /// How much one step adds.
    pub step: i8,
    /// Where the parameter is complete.
    pub end: i8,
    /// The bonuses, by where they stand [10.3].
    pub bonuses: BTreeMap<i8, Effects>,
}

/// Something that can be bought in every action turn.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// What it costs.
    pub cost: Effects,
    /// What it does.
    pub gain: Effects,
}

/// A goal for whoever reaches it first [13.0].
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Milestone {
    /// The key by which people and files name it.
    pub id: String,
    /// Where it comes from.
    pub set: Set,
    /// What is measured.
    pub measure: Measure,
    /// How much is needed.
    pub at_least: u8,
}

/// What milestones measure of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum Measure {
    /// Played cards of a colour.
    Cards(Kind),
    /// Played cards of all colours.
    AllCards,
    /// Own dice of the colour of which there are most.
    DiceOfOneColor,
    /// Own dice.
    Dice,
    /// Colours of which at least one die is produced.
    ProducedColors,
    /// Played cards with points at the end; negative ones are none.
    CardsWithPoints,
    /// Played cards with at least this many symbols in their cost.
    CardsCosting(u8),
    /// The place on the track of points.
    Points,
    /// Symbols of the best award in the costs of played cards.
    AwardSymbols,
}

impl Sureness {
    /// How sure we are of a field.
    pub fn of(&self, field: Field) -> Source {
        if self.printed.contains(&field) {
            Source::Printed
        } else if self.partly.contains(&field) {
            Source::Partly
        } else {
            Source::Reconstructed
        }
    }

    /// How sure we are of an entry with these fields. A title alone says nothing about the rest.
    pub fn overall(&self, fields: impl Iterator<Item = Field>) -> Source {
        let mut known = fields
            .filter(|field| *field != Field::Title)
            .map(|field| self.of(field));
        let first = known.next().unwrap_or(Source::Reconstructed);
        if known.all(|other| other == first) {
            first
        } else {
            Source::Partly
        }
    }
}

impl Card {
    /// The fields that say something about it, for telling how sure we are of it.
    pub fn fields(&self) -> impl Iterator<Item = Field> {
        [
            (Field::Title, true),
            (Field::Set, true),
            (Field::Kind, true),
            (Field::Cost, !self.is_bonus),
            (Field::Production, !self.production.is_empty()),
            (Field::Effects, !self.effects.is_empty()),
            (Field::Action, self.action.is_some()),
            (Field::Ongoing, !self.ongoing.is_empty()),
            (Field::Points, true),
        ]
        .into_iter()
        .filter_map(|(field, present)| present.then_some(field))
    }

    pub(super) fn effect_lists(&self) -> impl Iterator<Item = &Effects> {
        std::iter::once(&self.effects)
            .chain(
                self.action
                    .iter()
                    .flat_map(|action| [&action.cost, &action.gain]),
            )
            .chain(trigger_lists(&self.ongoing))
    }

    pub(super) fn effect_lists_mut(&mut self) -> impl Iterator<Item = &mut Effects> {
        std::iter::once(&mut self.effects)
            .chain(
                self.action
                    .iter_mut()
                    .flat_map(|action| [&mut action.cost, &mut action.gain]),
            )
            .chain(trigger_lists_mut(&mut self.ongoing))
    }
}

impl Corporation {
    /// The fields that say something about it, for telling how sure we are of it.
    pub fn fields(&self) -> impl Iterator<Item = Field> {
        [
            (Field::Title, true),
            (Field::Set, true),
            (Field::Start, true),
            (Field::Production, true),
            (Field::Ongoing, !self.ongoing.is_empty()),
        ]
        .into_iter()
        .filter_map(|(field, present)| present.then_some(field))
    }

    pub(super) fn effect_lists(&self) -> impl Iterator<Item = &Effects> {
        std::iter::once(&self.start).chain(trigger_lists(&self.ongoing))
    }

    pub(super) fn effect_lists_mut(&mut self) -> impl Iterator<Item = &mut Effects> {
        std::iter::once(&mut self.start).chain(trigger_lists_mut(&mut self.ongoing))
    }
}

impl Board {
    pub(super) fn effect_lists(&self) -> impl Iterator<Item = &Effects> {
        self.spaces.iter().map(Ground::bonus)
    }

    pub(super) fn effect_lists_mut(&mut self) -> impl Iterator<Item = &mut Effects> {
        self.spaces.iter_mut().map(|ground| match ground {
            Ground::Land(bonus) | Ground::Ocean(bonus) => bonus,
        })
    }
}

impl Rules {
    pub(super) fn effect_lists(&self) -> impl Iterator<Item = &Effects> {
        let offers = self.standard.values().chain(self.support.values());
        offers.flat_map(|offer| [&offer.cost, &offer.gain]).chain(
            self.tracks
                .values()
                .flat_map(|track| track.bonuses.values()),
        )
    }

    pub(super) fn effect_lists_mut(&mut self) -> impl Iterator<Item = &mut Effects> {
        let offers = self.standard.values_mut().chain(self.support.values_mut());
        offers
            .flat_map(|offer| [&mut offer.cost, &mut offer.gain])
            .chain(
                self.tracks
                    .values_mut()
                    .flat_map(|track| track.bonuses.values_mut()),
            )
    }
}

fn trigger_lists(ongoing: &[Ongoing]) -> impl Iterator<Item = &Effects> {
    ongoing.iter().filter_map(|entry| match entry {
        Ongoing::Trigger(trigger) => Some(&trigger.effects),
        _ => None,
    })
}

fn trigger_lists_mut(ongoing: &mut [Ongoing]) -> impl Iterator<Item = &mut Effects> {
    ongoing.iter_mut().filter_map(|entry| match entry {
        Ongoing::Trigger(trigger) => Some(&mut trigger.effects),
        _ => None,
    })
}
