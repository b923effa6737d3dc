//! What a computer player reads from a state that it has imagined: the board, prices, goals.

use kit::Seat;

use crate::board::{SpaceId, SpaceSet};
use crate::data::{
    AwardId, CardId, CorporationId, Ground, MapId, MilestoneId, Parameter, Resource,
};
use crate::player::Player;
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

/// Facts of a game on which the worth of a seat's cards can depend, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Facts(u32);

impl Facts {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// What its cards in play change: prices, the worth of metals, requirements.
    pub const MODIFIERS: Self = Self(1);
    /// The tags that it has in play.
    pub const TAGS: Self = Self(1 << 1);
    /// Tokens on any card.
    pub const TOKENS: Self = Self(1 << 2);
    /// The cards that it has face up in play, and its corporation.
    pub const PLAYED: Self = Self(1 << 3);
    /// Its hand.
    pub const HAND: Self = Self(1 << 4);
    /// The tiles on the board.
    pub const BOARD: Self = Self(1 << 5);
    /// All that belongs to others.
    pub const RIVALS: Self = Self(1 << 6);
    /// The events that it has played.
    pub const EVENTS: Self = Self(1 << 7);
    /// Whether its rating was raised in this generation.
    pub const RAISED: Self = Self(1 << 8);
    /// The generation, the phase, and the milestones that are claimed.
    pub const COURSE: Self = Self(1 << 9);

    /// Where a parameter stands.
    pub const fn parameter(parameter: Parameter) -> Self {
        Self(1 << (10 + parameter.index()))
    }

    /// What it produces of a resource.
    pub const fn production(resource: Resource) -> Self {
        Self(1 << (13 + resource.index()))
    }

    /// What it has of a resource.
    pub const fn stock(resource: Resource) -> Self {
        Self(1 << (19 + resource.index()))
    }

    /// All facts of both sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether any fact is in both sets.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    fn add(&mut self, has_changed: bool, fact: Self) {
        self.0 |= if has_changed { fact.0 } else { 0 };
    }
}

impl Mars {
    /// The facts that a seat's cards can depend on and that are not as they were before.
    pub fn changed_since(&self, before: &Self, seat: Seat) -> Facts {
        let (now, then) = (&self.players[seat], &before.players[seat]);
        let mut changed = Facts::NONE;
        let next = |player: &Player| (player.next_discount, player.next_shift);
        let modifiers = now.modifiers != then.modifiers || next(now) != next(then);
        changed.add(modifiers, Facts::MODIFIERS);
        changed.add(now.tags != then.tags, Facts::TAGS);
        changed.add(self.tokens != before.tokens, Facts::TOKENS);
        let in_play = now.played != then.played || now.corporation != then.corporation;
        changed.add(in_play, Facts::PLAYED);
        changed.add(now.hand != then.hand, Facts::HAND);
        changed.add(self.board != before.board, Facts::BOARD);
        let mut others = self.seats().filter(|other| *other != seat);
        let rivals = others.any(|other| self.players[other] != before.players[other]);
        changed.add(rivals || self.automa != before.automa, Facts::RIVALS);
        changed.add(now.events != then.events, Facts::EVENTS);
        changed.add(now.raised != then.raised, Facts::RAISED);
        let course = |game: &Self| (game.generation, game.phase, game.claimed.len());
        changed.add(course(self) != course(before), Facts::COURSE);
        for parameter in Parameter::ALL {
            let has_changed = self.parameter(*parameter) != before.parameter(*parameter);
            changed.add(has_changed, Facts::parameter(*parameter));
        }
        for resource in Resource::ALL {
            let produces = now.production[*resource] != then.production[*resource];
            changed.add(produces, Facts::production(*resource));
            let has = now.stock[*resource] != then.stock[*resource];
            changed.add(has, Facts::stock(*resource));
        }
        changed
    }

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
    pub fn is_used(&self, card: CardId) -> bool {
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
        self.players[seat].dealt.or(self.players[seat].picked)
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
                .declared(crate::Goal::Award(award))
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
