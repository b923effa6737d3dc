//! Where MarsBot puts its tiles, and what it earns by it [A11, A12].

use kit::Log;

use super::turn::Found;
use super::{BOT, Failure, HUMAN, Need, Rule, Step};
use crate::api::{Event, Source};
use crate::board::{SpaceId, SpaceSet};
use crate::data::{EffectId, Icon, Priority, Resource, Site, Tile, Where};
use crate::state::{Mars, Task};

/// Money for each ocean beside a tile, and for each icon that it covers [A12.1, A12.2].
const OCEAN_MONEY: i16 = 2;
const ICON_MONEY: i16 = 1;
/// What the south pole costs, and its rank: between two and three icons.
const POLE_PRICE: u16 = 6;
const ICON_RANK: i32 = 2;
const POLE_RANK: i32 = 5;
/// Neighbours that are worth an expedited city [A9.5].
const GOOD_NEIGHBOURS: usize = 2;

/// What decides between spaces for a greenery before the shared priorities [A11.1].
pub(super) const FOR_GREENERY: [Priority; 2] = [Priority::OwnCities, Priority::FewRivalCities];

impl Mars {
    /// Puts a tile on the best space that the rules allow.
    pub(super) fn try_tile(
        &mut self,
        tile: Tile,
        source: Source,
        log: &mut Log<Event>,
    ) -> Result<(), Failure> {
        let (spaces, own, failure): (_, &[Priority], _) = match tile {
            Tile::Ocean => (self.bot_ocean_spaces(), &[], Failure::NoOcean),
            Tile::Greenery => (
                self.bot_greenery_spaces(Where::Anywhere),
                &FOR_GREENERY,
                Failure::NoGreenery,
            ),
            _ => (
                self.board.sites(self.grid(), BOT, Site::City),
                &[Priority::Greeneries],
                Failure::NoCity,
            ),
        };
        match self.place_best(tile, spaces, own, source, log) {
            true => Ok(()),
            false => Err(failure),
        }
    }

    /// Puts a tile on the best of these spaces; `false` if there are none.
    pub(super) fn place_best(
        &mut self,
        tile: Tile,
        spaces: SpaceSet,
        own: &[Priority],
        source: Source,
        log: &mut Log<Event>,
    ) -> bool {
        if spaces.is_empty() {
            return false;
        }
        let space = self.choose_space(tile, spaces, own, log);
        self.place(
            Task::new(BOT, source, EffectId::default()),
            tile,
            space,
            log,
        );
        true
    }

    pub(super) fn bot_ocean_spaces(&self) -> SpaceSet {
        match self.board.oceans_left() {
            0 => SpaceSet::NONE,
            _ => self.board.sites(self.grid(), BOT, Site::OceanArea),
        }
    }

    pub(super) fn bot_greenery_spaces(&self, area: Where) -> SpaceSet {
        let spaces = self.board.sites(self.grid(), BOT, Site::Greenery);
        match area {
            Where::Anywhere => spaces,
            Where::InRows(from, to) => spaces
                .iter()
                .filter(|space| is_in_rows(*space, from, to))
                .collect(),
            Where::NextToOcean => spaces.and(self.grid().beside(self.board.oceans)),
        }
    }

    /// City spaces with at least two greeneries or oceans beside them [A9.5].
    pub(super) fn expedited_spaces(&self) -> SpaceSet {
        let good = self.board.greeneries.or(self.board.oceans);
        let spaces = self.board.sites(self.grid(), BOT, Site::City);
        let beside = |space: &SpaceId| self.grid().neighbours(*space).and(good).len();
        spaces
            .iter()
            .filter(|space| beside(space) >= GOOD_NEIGHBOURS)
            .collect()
    }

    /// Ocean spaces with at least two oceans beside them [A9.6].
    pub(super) fn spaces_between_oceans(&self) -> SpaceSet {
        let beside = |space: &SpaceId| self.grid().neighbours(*space).and(self.board.oceans).len();
        self.bot_ocean_spaces()
            .iter()
            .filter(|space| beside(space) >= GOOD_NEIGHBOURS)
            .collect()
    }

    /// Land far from everything: no tile beside it, not at the edge, not beside a reserved space
    /// [A9.7].
    pub(super) fn instance_spaces(&self) -> SpaceSet {
        let grid = self.grid();
        let reserved = grid.reserved();
        let land = self.board.land(grid, BOT);
        let lonely = land
            .without(grid.beside(self.board.occupied()))
            .without(grid.beside(reserved));
        let inland = |space: &SpaceId| space.around().iter().all(Option::is_some);
        lonely.iter().filter(inland).collect()
    }

    /// Each rule leaves the best spaces of those before; a card decides between the last [A11.4].
    pub(super) fn choose_space(
        &mut self,
        tile: Tile,
        spaces: SpaceSet,
        own: &[Priority],
        log: &mut Log<Event>,
    ) -> SpaceId {
        let mut left: Vec<_> = spaces.iter().collect();
        let told = |rule: Rule, left: &[SpaceId]| Step::Spaces {
            tile,
            rule,
            left: left.to_vec(),
        };
        self.note(log, || told(Rule::Possible, &left));
        for priority in own.iter().chain(&self.bot_board().placement) {
            let before = left.len();
            keep_best(&mut left, |space| self.merit(*space, *priority));
            if left.len() < before {
                self.note(log, || told(Rule::Space(*priority), &left));
            }
        }
        match left.as_slice() {
            [only] => *only,
            _ => self.count_by_card(&left, log),
        }
    }

    /// How well a space does by one priority.
    fn merit(&self, space: SpaceId, priority: Priority) -> i32 {
        let beside = |set: SpaceSet| self.grid().neighbours(space).and(set).len() as i32;
        let board = &self.board;
        match priority {
            Priority::Oceans => beside(board.oceans),
            Priority::Icons if self.grid().icon(space, Icon::OceanFor6) > 0 => {
                POLE_RANK * i32::from(self.can_buy_pole())
            }
            Priority::Icons => ICON_RANK * i32::from(self.icons_on(space)),
            Priority::Rows(from, to) => i32::from(is_in_rows(space, from, to)),
            Priority::OwnCities => beside(board.cities.and(board.owned(BOT))),
            Priority::FewRivalCities => -beside(board.cities.and(board.owned(HUMAN))),
            Priority::Greeneries => beside(board.greeneries),
            Priority::GreeneriesAndOceans => beside(board.greeneries.or(board.oceans)),
        }
    }

    /// The icons that earn money.
    fn icons_on(&self, space: SpaceId) -> i16 {
        let icons = Icon::ALL
            .iter()
            .filter(|icon| **icon != Icon::OceanFor6)
            .map(|icon| i16::from(self.grid().icon(space, *icon)));
        icons.sum()
    }

    fn can_buy_pole(&self) -> bool {
        self.players[BOT].stock[Resource::Money] >= POLE_PRICE
            && !self.bot_ocean_spaces().is_empty()
    }

    /// The spaces are counted in reading order, round and round, up to the cost of the next card;
    /// a cost of 0, or no card at all, gives the first.
    fn count_by_card(&mut self, left: &[SpaceId], log: &mut Log<Event>) -> SpaceId {
        let Some(card) = self.next_project(log) else {
            return left[0];
        };
        let turned = card.turned();
        let Some(cost) = card.cost() else {
            self.need(Need::Cost, log);
            return left[0];
        };
        self.show_and_discard(&card, log);
        let space = left[usize::from(cost.max(1) - 1) % left.len()];
        self.note(log, || Step::Counted {
            card: turned,
            cost,
            space,
        });
        space
    }

    /// Puts a card that everybody has seen on the discard pile; a table of cardboard keeps its own.
    pub(super) fn show_and_discard(&mut self, card: &Found, log: &mut Log<Event>) {
        let (Found::Card(card), None) = (card, &self.bot().table) else {
            return;
        };
        let card = *card;
        self.discard.insert(card);
        self.players
            .iter_mut()
            .for_each(|player| player.known.insert(card));
        log.reveal_to_all(self.players.len());
    }

    /// Money instead of what the space shows; the south pole is paid for if it can be.
    pub(crate) fn bot_income(&mut self, space: SpaceId, log: &mut Log<Event>) {
        let source = Source::Space(space);
        let buys_pole = self.grid().icon(space, Icon::OceanFor6) > 0 && self.can_buy_pole();
        let oceans = self.grid().neighbours(space).and(self.board.oceans).len() as i16;
        let money = oceans * OCEAN_MONEY + self.icons_on(space) * ICON_MONEY;
        self.gain(BOT, Resource::Money, money, source, log);
        if buys_pole {
            self.gain(BOT, Resource::Money, -(POLE_PRICE as i16), source, log);
            let spaces = self.bot_ocean_spaces();
            self.place_best(Tile::Ocean, spaces, &[], source, log);
        }
    }
}

/// Leaves the candidates with the highest merit, in their order.
pub(super) fn keep_best<T>(left: &mut Vec<T>, merit: impl Fn(&T) -> i32) {
    if let Some(best) = left.iter().map(&merit).max() {
        left.retain(|candidate| merit(candidate) == best);
    }
}

fn is_in_rows(space: SpaceId, from: u8, to: u8) -> bool {
    let rows = usize::from(from)..=usize::from(to);
    space.position().is_some_and(|(row, _)| rows.contains(&row))
}
