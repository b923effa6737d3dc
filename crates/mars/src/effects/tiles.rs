//! Effects that put something on the board.

use kit::{Log, Seat};

use super::ensure;
use crate::api::{Event, Reason, Source};
use crate::board::{SpaceId, SpaceSet};
use crate::data::{Icon, Parameter, Resource, Site, Tile, catalogue};
use crate::state::{Mars, Phase, Task};
use crate::triggers::Happened;

/// Money for each ocean beside a new tile [R7.1].
const OCEAN_BONUS: i16 = 2;
/// What the south pole costs [R7.17].
pub(crate) const POLE_PRICE: u16 = 6;

impl Mars {
    /// Whether no ocean can be placed any more: after the last production all parameters stay as
    /// they are [R10.4, R11.13].
    pub(super) fn oceans_stay(&self) -> bool {
        self.board.oceans_left() == 0 || self.phase == Phase::Greeneries
    }

    /// Where a seat may put this tile now.
    pub(crate) fn spaces(&self, seat: Seat, tile: Tile, site: Site) -> SpaceSet {
        if tile == Tile::Ocean && self.oceans_stay() {
            return SpaceSet::NONE;
        }
        let grid = self.grid();
        let closed = match self.players[seat].spendable() >= POLE_PRICE {
            true => SpaceSet::NONE,
            false => grid.showing(Icon::OceanFor6),
        };
        self.board.sites_without(grid, seat, site, closed)
    }

    pub(super) fn judge_space(
        &self,
        seat: Seat,
        tile: Tile,
        site: Site,
        space: SpaceId,
    ) -> Result<(), Reason> {
        if self.spaces(seat, tile, site).contains(space) {
            return Ok(());
        }
        ensure(
            self.board.sites(self.grid(), seat, site).contains(space),
            Reason::WrongSpace,
        )?;
        let short = POLE_PRICE.saturating_sub(self.players[seat].spendable());
        Err(Reason::PoleNotAffordable { short })
    }

    pub(super) fn place_somewhere(
        &mut self,
        task: Task,
        tile: Tile,
        site: Site,
        log: &mut Log<Event>,
    ) {
        let spaces = self.spaces(task.seat, tile, site);
        match spaces.first() {
            None => self.fizzle(task, log),
            Some(only) if spaces.len() == 1 => self.place(task, tile, only, log),
            Some(_) => self.ask(task),
        }
    }

    /// Puts the tile down and gives all that follows from it.
    pub(crate) fn place(&mut self, task: Task, tile: Tile, space: SpaceId, log: &mut Log<Event>) {
        let (seat, source) = (task.seat, task.source);
        self.board.put(tile, space, Some(seat));
        log.note(|| Event::Placed {
            seat: Some(seat),
            tile,
            space,
            source: Some(source),
        });
        self.give_space_bonus(seat, space, log);
        match tile {
            Tile::Ocean => {
                self.raise_rating(seat, 1, source, log);
                self.happen(seat, Happened::Ocean, log);
            }
            Tile::Greenery => {
                // After the last production oxygen stays as it is [R10.4].
                if self.phase != Phase::Greeneries {
                    self.raise_parameter(seat, Parameter::Oxygen, 1, source, log);
                }
                self.happen(seat, Happened::Greenery, log);
            }
            tile if tile.is_city() => self.happen(seat, Happened::City(space), log),
            _ => {}
        }
        self.happen(seat, Happened::Tile(space), log);
        self.finish(
            Task {
                space: Some(space),
                ..task
            },
            log,
        );
    }

    fn give_space_bonus(&mut self, seat: Seat, space: SpaceId, log: &mut Log<Event>) {
        if self.is_bot(seat) {
            return self.bot_income(space, log);
        }
        let grid = self.grid();
        let source = Source::Space(space);
        let oceans = grid.neighbours(space).and(self.board.oceans).len() as i16;
        self.gain(seat, Resource::Money, oceans * OCEAN_BONUS, source, log);
        for icon in Icon::ALL {
            let count = grid.icon(space, *icon);
            match (count, icon.resource()) {
                (0, _) => {}
                (_, Some(resource)) => self.gain(seat, resource, count.into(), source, log),
                (_, None) if *icon == Icon::Card => self.draw_to_hand(seat, count, source, log),
                (_, None) => {
                    let effects = &catalogue().rules().ocean_for_6;
                    self.due_all(Task::new(seat, source, effects.first_id()), effects, log);
                }
            }
        }
    }

    /// Where a seat may put a claim: free land without any marker [R7.9]; it costs nothing there.
    pub(super) fn claimable(&self, seat: Seat) -> SpaceSet {
        self.board
            .land(self.grid(), seat)
            .without(self.board.claims[seat.index()])
    }

    pub(super) fn claim_somewhere(&mut self, task: Task, log: &mut Log<Event>) {
        if self.claimable(task.seat).is_empty() {
            self.fizzle(task, log)
        } else {
            self.ask(task)
        }
    }

    pub(super) fn claim_space(&mut self, task: Task, space: SpaceId, log: &mut Log<Event>) {
        let (seat, source) = (task.seat, task.source);
        self.board.claims[seat.index()].insert(space);
        log.note(|| Event::SpaceClaimed {
            seat,
            space,
            source,
        });
        self.finish(task, log);
    }
}
