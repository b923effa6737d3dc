//! Points: of every seat, at any moment, by where they come from [R10.5].

use kit::{BySeat, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::board::SpaceSet;
use crate::data::{CardId, Kind, Measure, Points, Resource, catalogue};
use crate::state::Mars;

const MILESTONE_POINTS: i32 = 5;
const FIRST_PLACE: i32 = 5;
const SECOND_PLACE: i32 = 2;

/// The points of one seat, by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Score {
    /// The terraform rating.
    pub rating: i32,
    /// Own greeneries.
    pub greeneries: i32,
    /// Greeneries beside own cities.
    pub cities: i32,
    /// Cards, tokens included.
    pub cards: i32,
    /// Milestones.
    pub milestones: i32,
    /// Awards, as they stand.
    pub awards: i32,
    /// The neural instance of MarsBot.
    pub instance: i32,
    /// The money of MarsBot.
    pub money: i32,
}

impl Score {
    /// All points together.
    pub const fn total(&self) -> i32 {
        let goals = self.milestones + self.awards;
        let board = self.greeneries + self.cities + self.instance;
        self.rating + board + self.cards + goals + self.money
    }
}

impl Mars {
    /// The points of every seat as if the game ended now.
    pub fn scores(&self) -> BySeat<Score> {
        let mut scores = BySeat::new(self.players.len(), |seat| self.score_before_awards(seat));
        for (award, _) in &self.funded {
            let measured =
                BySeat::new(self.players.len(), |seat| self.award_standing(seat, *award));
            for (seat, points) in award_points(&measured).seated() {
                scores[seat].awards += points;
            }
        }
        scores
    }

    /// The points of a seat as if the game ended now, without those of awards.
    pub fn score_before_awards(&self, seat: Seat) -> Score {
        let player = &self.players[seat];
        let own = self.board.owned(seat);
        let cities = own.and(self.board.cities).iter();
        let claimed = self
            .claimed
            .iter()
            .filter(|(_, owner)| *owner == seat)
            .count();
        let cards = player.played.or(player.events);
        let cards = cards.and(catalogue().scoring());
        let mut score = Score {
            rating: player.rating.into(),
            greeneries: own.and(self.board.greeneries).len() as i32,
            cities: cities
                .map(|city| self.count_beside(city, self.board.greeneries))
                .sum(),
            cards: cards.iter().map(|card| self.card_points(seat, card)).sum(),
            milestones: claimed as i32 * MILESTONE_POINTS,
            ..Score::default()
        };
        if self.is_bot(seat) {
            self.add_bot_points(&mut score);
        }
        score
    }

    fn count_beside(&self, space: crate::board::SpaceId, of: SpaceSet) -> i32 {
        self.grid().neighbours(space).and(of).len() as i32
    }

    /// The points that a card brings its owner now.
    pub fn card_points(&self, seat: Seat, card: CardId) -> i32 {
        let beside = |tile, of: SpaceSet| {
            self.board
                .find(tile)
                .map_or(0, |space| self.count_beside(space, of))
        };
        match card.card().points {
            Points::None => 0,
            Points::Fixed(points) => points.into(),
            Points::PerToken { points, each } => {
                i32::from(points) * i32::from(self.tokens_on(card) / each)
            }
            Points::IfToken { points } => i32::from(points) * i32::from(self.tokens_on(card) > 0),
            Points::PerTag(tag) => self.players[seat].tags[tag].into(),
            Points::PerOceanNextTo(tile) => beside(tile, self.board.oceans),
            Points::PerCityNextTo(tile) => beside(tile, self.board.cities),
            Points::PerCities(each) => self.board.cities.len() as i32 / i32::from(each),
        }
    }

    /// How a seat stands in a milestone or award.
    pub fn measure(&self, seat: Seat, measure: &Measure) -> i32 {
        let player = &self.players[seat];
        let own = self.board.owned(seat);
        let in_play = |fits: fn(&crate::data::Project) -> bool| {
            player
                .played
                .iter()
                .filter(|card| fits(card.card()))
                .count() as i32
        };
        let production = |resource: &Resource| i32::from(player.production[*resource]);
        match measure {
            Measure::Rating => player.rating.into(),
            Measure::Cities => own.and(self.board.cities).len() as i32,
            Measure::Greeneries => own.and(self.board.greeneries).len() as i32,
            Measure::Tiles => own.len() as i32,
            Measure::TilesInRows(from, to) => {
                let rows = usize::from(*from)..=usize::from(*to);
                own.iter()
                    .filter(|space| space.position().is_some_and(|(row, _)| rows.contains(&row)))
                    .count() as i32
            }
            Measure::TilesNextToOceans => {
                own.and(self.grid().beside(self.board.oceans)).len() as i32
            }
            Measure::Tags(tags) => tags.iter().map(|tag| i32::from(player.tags[*tag])).sum(),
            Measure::DistinctTags => {
                player.tags.0.iter().filter(|count| **count > 0).count() as i32
            }
            Measure::Hand => player.hand.len() as i32,
            Measure::Cards(kinds) => {
                let events = if kinds.contains(&Kind::Event) {
                    player.events.len() as i32
                } else {
                    0
                };
                let shown = player
                    .played
                    .iter()
                    .filter(|card| kinds.contains(&card.card().kind))
                    .count() as i32;
                events + shown
            }
            Measure::CardsWithRequirement => in_play(|project| !project.requires.is_empty()),
            Measure::CardsCosting(least) => player
                .played
                .iter()
                .filter(|card| card.card().cost >= *least)
                .count() as i32,
            Measure::Tokens => player
                .played
                .iter()
                .map(|card| i32::from(self.tokens_on(card)))
                .sum(),
            Measure::Production(resource) => production(resource),
            Measure::HighestProduction => Resource::ALL.iter().map(production).max().unwrap_or(0),
            Measure::RaisedProductions => {
                let start = i32::from(self.starting_production());
                Resource::ALL
                    .iter()
                    .filter(|resource| production(resource) > start)
                    .count() as i32
            }
            Measure::Stock(resources) => resources
                .iter()
                .map(|resource| i32::from(player.stock[*resource]))
                .sum(),
        }
    }

    /// Where every production starts [R1.6].
    pub(crate) const fn starting_production(&self) -> i16 {
        if self.variant.corporate_era { 0 } else { 1 }
    }
}

/// Five points for the first, two for the second; a tie for the first leaves no second, and two
/// players play for the first place only [R9.4, R9.5].
pub(crate) fn award_points(measured: &BySeat<i32>) -> BySeat<i32> {
    let first = measured.iter().copied().max().unwrap_or(0);
    let firsts = measured.iter().filter(|count| **count == first).count();
    let second = measured
        .iter()
        .copied()
        .filter(|count| *count < first)
        .max();
    let second = second.filter(|_| firsts == 1 && measured.len() > 2);
    BySeat::new(measured.len(), |seat| match measured[seat] {
        count if count == first => FIRST_PLACE,
        count if Some(count) == second => SECOND_PLACE,
        _ => 0,
    })
}
