//! What is known of a table of cardboard, and what must be asked because it decides something.

use kit::Log;
use serde::{Deserialize, Serialize};

use super::{HUMAN, Sketch};
use crate::api::Event;
use crate::data::{
    AwardId, Bonus, CardId, Kind, MAX_GOALS, Measure, MilestoneId, Resource, Tag, Token,
};
use crate::state::{Mars, Phase};

/// Milestones and awards of a board.
const GOALS: usize = 2 * MAX_GOALS;

/// A table of cardboard, of which only what was entered is known.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(super) struct Cardboard {
    /// Cards of the pile that were shown but not named.
    pub(super) unnamed: Vec<Sketch>,
    /// The player's standings in milestones and awards, as far as they were said since MarsBot's
    /// last turn.
    declared: [Option<i16>; GOALS],
    /// The facts of the player that were said since then.
    known: Known,
    /// Whether there are animals or microbes that can be taken, as far as it was said since then.
    pub(super) has_tokens: Option<bool>,
    /// Project and bonus cards of the action deck that were turned over in this generation.
    pub(super) turned: (u8, u8),
    /// Cards that were turned over for the turn that is carried out; the next is the last.
    pub(super) drawn: Vec<Drawn>,
    /// What was first needed and is not known, and how many steps had been told by then.
    pub(super) need: Option<(usize, Need)>,
}

/// A card that was turned over at a table of cardboard.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Drawn {
    /// A project card.
    Project(CardId),
    /// A project card that is in no list: what it shows.
    Shown(Shown),
    /// A bonus card.
    Bonus(Bonus),
    /// There is no card left.
    Nothing,
}

/// What a card shows: its tags, its colour, points, its cost.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// Its tags from left to right, if they were said; none is the mark of an event.
    pub tags: Option<Vec<Option<Tag>>>,
    /// Its colour.
    pub kind: Kind,
    /// Whether it shows points that are worth having.
    pub has_points: bool,
    /// Its cost, if it was said.
    pub cost: Option<u8>,
}

impl Shown {
    pub(super) fn sketch(&self) -> Sketch {
        Sketch {
            kind: self.kind,
            cost: self.cost.unwrap_or_default(),
            has_points: self.has_points,
        }
    }
}

/// What MarsBot's turn needs to go on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Need {
    /// The top card of the project deck.
    Project,
    /// The top card of the bonus deck.
    Bonus,
    /// The cost of the card that was turned over.
    Cost,
    /// The tags of the card that was turned over.
    Tags,
    /// How the player stands: in play with production, at the end without.
    Standings(Vec<Goal>),
    /// The player's plants.
    Plants,
    /// Whether they are protected.
    Protection,
    /// Whether there is an animal or a microbe that can be taken.
    Tokens,
}

/// A milestone or an award.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Goal {
    /// A milestone.
    Milestone(MilestoneId),
    /// An award.
    Award(AwardId),
}

impl Goal {
    /// Its place among the goals of its board.
    fn index(self) -> usize {
        match self {
            Self::Milestone(milestone) => milestone.place(),
            Self::Award(award) => MAX_GOALS + award.place(),
        }
    }

    pub(super) fn measure(self) -> &'static Measure {
        match self {
            Self::Milestone(milestone) => &milestone.milestone().measure,
            Self::Award(award) => &award.award().measure,
        }
    }
}

/// A fact of the player from which standings follow.
#[derive(Clone, Copy)]
pub(super) enum Own {
    Stock(Resource),
    Production(Resource),
    Rating,
    Protection,
    Tiles,
    Tokens,
}

/// Facts of the player that were said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
struct Known(u16);

impl Known {
    const fn bit(own: Own) -> u16 {
        match own {
            Own::Stock(resource) => 1 << resource.index(),
            Own::Production(resource) => 1 << (Resource::COUNT + resource.index()),
            Own::Rating => 1 << (2 * Resource::COUNT),
            Own::Protection => 1 << (2 * Resource::COUNT + 1),
            Own::Tiles | Own::Tokens => 0,
        }
    }

    const fn has(self, own: Own) -> bool {
        self.0 & Self::bit(own) != 0
    }
}

/// Whether a standing by this measure follows from the facts, in play with production.
fn follows(measure: &Measure, known: Known, in_play: bool) -> bool {
    let produces = |resource: &Resource| known.has(Own::Production(*resource));
    match measure {
        Measure::Cities
        | Measure::Greeneries
        | Measure::Tiles
        | Measure::TilesInRows(..)
        | Measure::TilesNextToOceans => true,
        Measure::Rating => known.has(Own::Rating),
        Measure::Production(resource) => produces(resource),
        Measure::HighestProduction | Measure::RaisedProductions => {
            Resource::ALL.iter().all(produces)
        }
        Measure::Stock(resources) => resources.iter().all(|resource| {
            let in_stock = known.has(Own::Stock(*resource));
            let in_stock = in_stock || in_play && *resource == Resource::Energy;
            in_stock && (!in_play || produces(resource))
        }),
        Measure::Tags(_)
        | Measure::DistinctTags
        | Measure::Hand
        | Measure::Cards(_)
        | Measure::CardsWithRequirement
        | Measure::CardsCosting(_)
        | Measure::Tokens => false,
    }
}

/// Whether a standing by this measure changes with the fact.
fn depends(measure: &Measure, own: Own) -> bool {
    match (measure, own) {
        (
            Measure::Cities
            | Measure::Greeneries
            | Measure::Tiles
            | Measure::TilesInRows(..)
            | Measure::TilesNextToOceans,
            Own::Tiles,
        )
        | (Measure::Rating, Own::Rating)
        | (Measure::HighestProduction | Measure::RaisedProductions, Own::Production(_))
        | (Measure::Tokens, Own::Tokens) => true,
        (Measure::Production(measured), Own::Production(resource)) => *measured == resource,
        (Measure::Stock(measured), Own::Stock(resource) | Own::Production(resource)) => {
            measured.contains(&resource)
        }
        _ => false,
    }
}

impl Measure {
    /// The least that anybody can have.
    pub(super) fn least(&self) -> i32 {
        match self {
            Self::Production(resource) => resource.production_floor().into(),
            _ => 0,
        }
    }
}

impl Mars {
    fn cardboard(&self) -> Option<&Cardboard> {
        self.automa.as_ref()?.table.as_deref()
    }

    pub(super) fn cardboard_mut(&mut self) -> &mut Cardboard {
        let table = self.bot_mut().table.as_deref_mut();
        table.expect("a table of cardboard")
    }

    /// What was said of the player's standing, if anything was.
    pub(crate) fn declared(&self, goal: Goal) -> Option<i32> {
        self.cardboard()?.declared[goal.index()].map(i32::from)
    }

    /// Whether the player's standing follows from what is known.
    pub(super) fn is_known(&self, goal: Goal) -> bool {
        let in_play = self.phase != Phase::Greeneries;
        self.cardboard()
            .is_none_or(|table| follows(goal.measure(), table.known, in_play))
    }

    /// The newest word on a standing counts.
    pub(super) fn declare(&mut self, goal: Goal, value: i16) {
        self.cardboard_mut().declared[goal.index()] = Some(value);
    }

    /// A fact of the player was said: standings that were said before and change with it are void.
    pub(super) fn learn(&mut self, own: Own) {
        let map = self.variant.map;
        let milestones = map.milestones().map(Goal::Milestone);
        let goals = milestones.chain(map.awards().map(Goal::Award));
        let table = self.cardboard_mut();
        table.known.0 |= Known::bit(own);
        for goal in goals.filter(|goal| depends(goal.measure(), own)) {
            table.declared[goal.index()] = None;
        }
    }

    /// What was said of the player holds until MarsBot's turn is over: then the player goes on.
    pub(super) fn forget_player(&mut self) {
        let table = self.cardboard_mut();
        table.declared = [None; GOALS];
        table.known = Known::default();
        table.has_tokens = None;
        table.drawn.clear();
        table.need = None;
    }

    /// Something is needed that is not known. What follows is worthless then, and not told.
    pub(super) fn need(&mut self, need: Need, log: &Log<Event>) {
        let told = log.events().len();
        if let Some(table) = &mut self.bot_mut().table {
            table.need.get_or_insert((told, need));
        }
    }

    /// Asks how the player stands where that is not known.
    pub(super) fn ask_for_standings(
        &mut self,
        goals: impl Iterator<Item = Goal>,
        log: &Log<Event>,
    ) {
        if self.cardboard().is_none() {
            return;
        }
        let goals: Vec<_> = goals.collect();
        let unknown = goals
            .into_iter()
            .filter(|goal| self.declared(*goal).is_none() && !self.is_known(*goal));
        let unknown: Vec<_> = unknown.collect();
        if !unknown.is_empty() {
            self.need(Need::Standings(unknown), log);
        }
    }

    /// Asks for the player's plants, and if there are any whether they are protected.
    pub(super) fn ask_for_plants(&mut self, log: &Log<Event>) {
        let Some(table) = self.cardboard() else {
            return;
        };
        let player = &self.players[HUMAN];
        let is_safe = player.modifiers.protects(Resource::Plants);
        if !table.known.has(Own::Stock(Resource::Plants)) {
            self.need(Need::Plants, log);
        } else if player.stock[Resource::Plants] > 0
            && !is_safe
            && !table.known.has(Own::Protection)
        {
            self.need(Need::Protection, log);
        }
    }

    /// Whether animals or microbes of the player are protected.
    fn keeps_tokens(&self) -> bool {
        self.players[HUMAN].modifiers.protects_tokens(Token::Animal)
    }

    /// Asks whether the player has an animal or a microbe to lose.
    pub(super) fn ask_for_tokens(&mut self, log: &Log<Event>) {
        let is_known = self
            .cardboard()
            .is_none_or(|table| table.has_tokens.is_some());
        if !is_known && !self.keeps_tokens() && self.cards_with_tokens().is_empty() {
            self.need(Need::Tokens, log);
        }
    }

    /// Whether there can be animals or microbes that were not named.
    pub(super) fn may_have_tokens(&self) -> bool {
        let said = self
            .cardboard()
            .map(|table| table.has_tokens != Some(false));
        said.unwrap_or_default() && !self.keeps_tokens()
    }
}
