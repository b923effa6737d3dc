//! What a computer player reads from a state that it has imagined: the board, prices, goals.

use kit::Seat;

use crate::board::{SpaceId, SpaceSet};
use crate::data::{AwardId, CardId, CorporationId, Ground, MapId, MilestoneId, Resource};
use crate::state::{Goal, Mars};

/// The tiles on the board, by what they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tiles {
    /// Oceans.
    pub oceans: SpaceSet,
    /// Greeneries.
    pub greeneries: SpaceSet,
    /// Cities, those off the planet included.
    pub cities: SpaceSet,
}

impl Mars {
    /// The board that is played on.
    pub const fn map(&self) -> MapId {
        self.variant.map
    }

    /// Whether terraforming the planet wins, as it does in the usual solo game.
    pub fn is_won_by_terraforming(&self) -> bool {
        self.is_solo() && self.variant.goal == Goal::Terraform
    }

    /// The tiles on the board.
    pub const fn tiles(&self) -> Tiles {
        Tiles {
            oceans: self.board.oceans,
            greeneries: self.board.greeneries,
            cities: self.board.cities,
        }
    }

    /// The tiles of a seat, off the planet too.
    pub fn tiles_of(&self, seat: Seat) -> SpaceSet {
        self.board.owned(seat)
    }

    /// Free land on which a seat may build.
    pub fn free_land(&self, seat: Seat) -> SpaceSet {
        self.board.land(self.grid(), seat)
    }

    /// The spaces beside a space.
    pub fn beside(&self, space: SpaceId) -> SpaceSet {
        self.grid().neighbours(space)
    }

    /// What a space is, if it is on the planet.
    pub fn ground(&self, space: SpaceId) -> Option<&'static Ground> {
        self.variant.map.map().spaces.get(space.index())
    }

    /// The corporation of a seat, once all have chosen.
    pub fn corporation(&self, seat: Seat) -> Option<CorporationId> {
        self.players[seat].corporation
    }

    /// Whether a seat has used its corporation's action in this generation.
    pub fn is_corporation_used(&self, seat: Seat) -> bool {
        self.players[seat].corporation_used
    }

    /// Whether the action of a card was used in this generation.
    pub const fn is_used(&self, card: CardId) -> bool {
        self.used.contains(card)
    }

    /// What a unit of a metal is worth to a seat when it pays.
    pub fn metal_value(&self, seat: Seat, metal: Resource) -> u8 {
        match metal {
            Resource::Titanium => self.players[seat].modifiers.titanium,
            _ => self.players[seat].modifiers.steel,
        }
    }

    /// Steps by which parameter requirements of a seat's cards are eased.
    pub fn requirement_shift(&self, seat: Seat) -> u8 {
        self.players[seat].modifiers.shift
    }

    /// The cards laid out before a seat to choose from, those already chosen included.
    pub fn laid_out(&self, seat: Seat) -> crate::cards::CardSet {
        self.players[seat].dealt.or(&self.players[seat].picked)
    }

    /// The claimed milestones with their owners.
    pub fn claimed(&self) -> &[(MilestoneId, Seat)] {
        &self.claimed
    }

    /// The funded awards with those who funded them.
    pub fn funded(&self) -> &[(AwardId, Seat)] {
        &self.funded
    }

    /// How a seat stands in an award, MarsBot by its own measure.
    pub fn award_standing(&self, seat: Seat, award: AwardId) -> i32 {
        match self.is_bot(seat) {
            true => self.bot_award_value(award),
            false => self
                .declared_in_award(award)
                .unwrap_or_else(|| self.measure(seat, &award.award().measure)),
        }
    }

    /// How a seat stands in a milestone, and what it needs; MarsBot by its own measure.
    pub(crate) fn milestone_standing(&self, seat: Seat, milestone: MilestoneId) -> (i32, i32) {
        match self.is_bot(seat) {
            true => self.bot_milestone(milestone),
            false => {
                let goal = milestone.milestone();
                (self.measure(seat, &goal.measure), goal.at_least.into())
            }
        }
    }

    /// What a seat has of what a milestone asks for, as a share.
    pub fn milestone_progress(&self, seat: Seat, milestone: MilestoneId) -> f64 {
        let (has, needs) = self.milestone_standing(seat, milestone);
        f64::from(has.max(0)) / f64::from(needs)
    }
}
