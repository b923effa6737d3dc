//! Raising parameters, placing tiles, and what follows from it.

use arrayvec::ArrayVec;
use kit::{Log, MAX_SEATS, Seat};

use crate::api::{Event, Source};
use crate::board::SpaceId;
use crate::data::{By, CardId, Happening, Moment, Parameter, Tile, Trigger, catalogue};
use crate::state::{DiceGame, Due, Task, track};

/// Points for a step of a parameter, and once it is complete [10.1, 10.2].
const STEP: u8 = 2;
const FURTHER: u8 = 1;
/// Points for a city [11.5].
const CITY: u8 = 2;

impl DiceGame {
    /// Raises a parameter step by step: each gives its own points and bonus [10.4].
    pub(crate) fn raise_by(
        &mut self,
        mut due: Due,
        parameter: Parameter,
        steps: u8,
        log: &mut Log<Event>,
    ) {
        self.track_bonus &= due.step > 0;
        due.step += 1;
        if due.step < steps {
            due.group = self.new_group();
            self.tasks.push(Task::Due(due));
        }
        if let Some(at) = self.raise(due.seat, parameter, due.source, log) {
            let group = self.new_group();
            self.join_track_bonus(group, due.seat, parameter, at);
        }
    }

    /// Raises a parameter by one step; the place on the track if the marker moved.
    fn raise(
        &mut self,
        seat: Seat,
        parameter: Parameter,
        source: Source,
        log: &mut Log<Event>,
    ) -> Option<i8> {
        if self.is_complete(parameter) {
            self.raise_further(seat, parameter, source, log);
            return None;
        }
        self.steps[parameter.index()] += 1;
        let to = self.parameter(parameter);
        log.note(|| Event::Raised {
            seat,
            parameter,
            to,
        });
        self.score(seat, STEP, source, log);
        self.check_end(parameter, log);
        Some(to)
    }

    /// Raises a complete parameter: nothing happens on the board [10.2].
    pub(crate) fn raise_further(
        &mut self,
        seat: Seat,
        parameter: Parameter,
        source: Source,
        log: &mut Log<Event>,
    ) {
        log.note(|| Event::RaisedFurther { seat, parameter });
        self.score(seat, FURTHER, source, log);
    }

    /// Makes the bonus due that stands at this place of the track [10.3].
    fn join_track_bonus(&mut self, group: u8, seat: Seat, parameter: Parameter, at: i8) {
        if let Some(bonus) = track(parameter).and_then(|track| track.bonuses.get(&at)) {
            self.track_bonus = true;
            self.join_group(group, seat, Source::Track(parameter), None, bonus);
        }
    }

    /// When the second parameter is complete everybody has one more turn [14.1]. A solo game goes
    /// on to its last turn [15.1].
    fn check_end(&mut self, parameter: Parameter, log: &mut Log<Event>) {
        let ends = !self.is_solo() && self.closing.is_none() && self.is_complete(parameter);
        if ends && self.complete() == 2 {
            self.closing = Some(self.players.len() as u8);
            log.note(|| Event::LastTurns);
        }
    }

    /// Places a tile with all that it brings [11].
    pub(crate) fn place(&mut self, due: &Due, tile: Tile, space: SpaceId, log: &mut Log<Event>) {
        let Due { seat, source, .. } = *due;
        let card = match source {
            Source::Card(card) => Some(card),
            _ => None,
        };
        self.board.put(tile, space, card);
        self.placed = Some(space);
        log.note(|| Event::Placed {
            seat,
            tile,
            space,
            source,
        });
        let beside = |tile: Tile| self.board.beside(self.grid(), space, tile) as u8;
        let raised = match tile {
            Tile::Ocean => {
                self.score(seat, STEP, source, log);
                self.check_end(Parameter::Oceans, log);
                None
            }
            Tile::Greenery => {
                let cities = beside(Tile::City);
                self.score(seat, cities, source, log);
                self.raise(seat, Parameter::Oxygen, source, log)
            }
            Tile::City => {
                let points = CITY + beside(Tile::Greenery);
                self.score(seat, points, source, log);
                None
            }
            Tile::Special => None,
        };
        // What opponents gain by the tile comes after the placer's own gains, clockwise [19.12].
        let others: ArrayVec<_, MAX_SEATS> = self.others(seat).collect();
        for other in others.into_iter().rev() {
            let group = self.new_group();
            self.join_triggers(group, other, Moment::TilePlaced, None, &|game, trigger| {
                trigger.by == By::Anyone && game.sets_off(&trigger.on, tile, space)
            });
        }
        let group = self.new_group();
        self.join_triggers(group, seat, Moment::TilePlaced, None, &|game, trigger| {
            game.sets_off(&trigger.on, tile, space)
        });
        if let Some(at) = raised {
            self.join_track_bonus(group, seat, Parameter::Oxygen, at);
        }
        let bonus = self.variant.board.board().spaces[space.index()].bonus();
        self.join_group(group, seat, Source::Space(space), None, bonus);
    }

    fn sets_off(&self, on: &Happening, tile: Tile, space: SpaceId) -> bool {
        match on {
            Happening::TilePlaced(other) => *other == tile,
            Happening::TilePlacedNextTo(other) => self.board.beside(self.grid(), space, *other) > 0,
            Happening::CardPlayed { .. } | Happening::StandardAction => false,
        }
    }

    /// Adds to a group what a seat's corporation and cards in play have waited for.
    pub(crate) fn join_triggers(
        &mut self,
        group: u8,
        seat: Seat,
        moment: Moment,
        played: Option<CardId>,
        fits: &dyn Fn(&Self, &Trigger) -> bool,
    ) {
        let waiting = self.players[seat].played.and(catalogue().waiting(moment));
        for card in waiting.iter() {
            for trigger in card.card().triggers() {
                if fits(self, trigger) {
                    self.join_group(group, seat, Source::Card(card), played, &trigger.effects);
                }
            }
        }
        if let Some(corporation) = self.players[seat].corporation {
            let source = Source::Corporation(corporation);
            for trigger in corporation.corporation().triggers() {
                if fits(self, trigger) {
                    self.join_group(group, seat, source, played, &trigger.effects);
                }
            }
        }
    }
}
