//! Carrying out effects, and the answers that they need.

use arrayvec::ArrayVec;
use kit::{Log, MAX_SEATS, Seat};

use crate::api::{Decision, Event, Means, Source, Spared};
use crate::board::SpaceSet;
use crate::data::{
    ByColor, CardId, Color, Condition, Count, Effect, Effects, Parameter, Symbol, Tile,
    asks_nothing, catalogue,
};
use crate::dice::Dice;
use crate::payment::Payment;
use crate::state::{DiceGame, Due, Task};

impl Due {
    pub(crate) fn effect(&self) -> &'static Effect {
        catalogue().effect(self.effect)
    }
}

impl DiceGame {
    /// Makes effects due that may be carried out in any order; they come before all else.
    pub(crate) fn push_group(&mut self, seat: Seat, source: Source, effects: &Effects) {
        let group = self.new_group();
        self.join_group(group, seat, source, None, effects);
    }

    /// A number for a group that is about to begin: nothing below it has the same.
    pub(crate) fn new_group(&self) -> u8 {
        self.tasks.len() as u8
    }

    /// Adds effects to a group.
    pub(crate) fn join_group(
        &mut self,
        group: u8,
        seat: Seat,
        source: Source,
        played: Option<CardId>,
        effects: &Effects,
    ) {
        for effect in effects.ids().rev() {
            self.tasks.push(Task::Due(Due {
                seat,
                source,
                effect,
                group,
                step: 0,
                played,
            }));
        }
    }

    /// Makes effects due one after the other.
    fn push_in_order(&mut self, due: &Due, effects: &Effects) {
        for effect in effects.ids().rev() {
            let group = self.new_group();
            self.tasks.push(Task::Due(Due {
                effect,
                group,
                step: 0,
                ..*due
            }));
        }
    }

    /// Carries out an effect, or asks for what it needs to know.
    pub(crate) fn carry_out(&mut self, due: Due, log: &mut Log<Event>) {
        let Due { seat, source, .. } = due;
        match due.effect() {
            Effect::Roll(color, count) => self.roll_color(&due, *color, *count, log),
            Effect::RollPer(color, count) => {
                let count = self.count(*count);
                self.roll_color(&due, *color, count, log);
            }
            Effect::Gain(symbol, count) => self.gain(seat, *symbol, *count, source, log),
            Effect::Wild(count) => self.gain_wilds(seat, *count, source, log),
            Effect::Score(points) => self.score(seat, *points, source, log),
            Effect::ScorePer(count) => {
                let points = self.count(*count);
                self.score(seat, points, source, log);
            }
            Effect::Raise(parameter, steps) => self.raise_by(due, *parameter, *steps, log),
            Effect::Draw(count) => self.draw(seat, *count, source, log),
            Effect::OthersLose(symbol) => {
                for other in self.others(seat) {
                    if self.players[other].dice[*symbol] > 0 {
                        self.lose(other, *symbol, source, log);
                    }
                }
            }
            Effect::OthersLoseAny(color) => {
                // Those who come later lie deeper.
                let others: ArrayVec<_, MAX_SEATS> = self.others(seat).collect();
                for other in others.into_iter().rev() {
                    if self.players[other].dice.of(*color) > 0 {
                        self.tasks.push(Task::Lose(other, *color, source));
                    }
                }
            }
            Effect::ExtraTurn => self.begin_turn(seat, true, log),
            Effect::ExtraMain => self.extra_mains += 1,
            Effect::ExtraSupport => self.tasks.push(Task::Support(seat)),
            Effect::ProducePlayed => {
                if let Some(card) = due.played {
                    self.take_box(seat, &card.card().production, source, log);
                }
            }
            Effect::InOrder(list) => self.push_in_order(&due, list),
            Effect::If { condition, then } => {
                if self.holds(condition) {
                    self.push_group(seat, source, then);
                }
            }
            Effect::Spend(symbols) => {
                let paid = self.players[seat].payment(symbols, &Dice::NONE, Spared::NONE);
                if let Ok(paid) = paid {
                    self.pay(seat, paid, source, log);
                }
            }
            Effect::RollAny(_)
            | Effect::Pick(..)
            | Effect::PickAny(_)
            | Effect::Place(..)
            | Effect::Turn(_)
            | Effect::SpendOf(_)
            | Effect::SpendAny
            | Effect::Discard(_)
            | Effect::Exchange { .. }
            | Effect::ChooseOne(_) => self.ask(due, log),
        }
    }

    fn roll_color(&mut self, due: &Due, color: Color, count: u8, log: &mut Log<Event>) {
        let mut wanted = ByColor::default();
        wanted[color] = count;
        self.roll(due.seat, &wanted, due.source, log);
    }

    fn count(&self, count: Count) -> u8 {
        let count = match count {
            Count::TilesInMiddleRow => self.board.in_middle_row(),
            Count::Cities => self.board.with(Tile::City).len(),
            Count::Beside(tile) => self
                .placed
                .map_or(0, |space| self.board.beside(self.grid(), space, tile)),
        };
        count as u8
    }

    fn holds(&self, condition: &Condition) -> bool {
        match condition {
            Condition::Beside(tiles) => tiles
                .iter()
                .any(|tile| self.count(Count::Beside(*tile)) > 0),
            Condition::TrackBonus => self.track_bonus,
        }
    }

    /// A seat loses a die to the pool [9.6].
    pub(crate) fn lose(
        &mut self,
        seat: Seat,
        symbol: Symbol,
        source: Source,
        log: &mut Log<Event>,
    ) {
        self.players[seat].dice[symbol] -= 1;
        self.pool[symbol.color()] += 1;
        log.note(|| Event::Lost {
            seat,
            symbol,
            source,
        });
    }

    /// Asks what an effect needs to know, unless nothing can come of it.
    fn ask(&mut self, due: Due, log: &mut Log<Event>) {
        let Due { seat, source, .. } = due;
        let idle = match due.effect() {
            Effect::RollAny(_) | Effect::PickAny(_) => self.pool.total() == 0,
            Effect::Pick(color, _) => self.pool[*color] == 0,
            Effect::Turn(_) => self.players[seat].dice.is_empty(),
            Effect::Place(tile, site) => {
                self.placed = None;
                if *tile == Tile::Ocean && self.is_complete(Parameter::Oceans) {
                    self.raise_further(seat, Parameter::Oceans, source, log);
                    return;
                }
                self.board.sites(self.grid(), *tile, *site).is_empty()
            }
            Effect::SpendOf(_)
            | Effect::SpendAny
            | Effect::Discard(_)
            | Effect::Exchange { .. }
            | Effect::ChooseOne(_)
            | asks_nothing!() => false,
        };
        if idle {
            log.note(|| Event::NoEffect { seat, source });
        } else {
            self.tasks.push(Task::Ask(due));
        }
    }

    /// The spaces among which an effect asks to choose.
    pub(crate) fn sites_for(&self, due: &Due) -> SpaceSet {
        match due.effect() {
            Effect::Place(tile, site) => self.board.sites(self.grid(), *tile, *site),
            _ => SpaceSet::NONE,
        }
    }

    /// Goes on with the effect that asked, by an answer that fits.
    #[inline(never)]
    pub(crate) fn answer(&mut self, mut due: Due, decision: Decision, log: &mut Log<Event>) {
        let Due { seat, source, .. } = due;
        self.tasks.pop();
        due.step += 1;
        let again = match due.effect() {
            Effect::RollAny(count) => {
                if let Decision::Roll(color) = decision {
                    self.pool[color] -= 1;
                    self.cup[color] += 1;
                }
                let again = due.step < *count && self.pool.total() > 0;
                if !again {
                    let cup = std::mem::take(&mut self.cup);
                    self.roll_taken(seat, &cup, source, log);
                }
                again
            }
            Effect::Pick(color, count) => {
                self.gain_picked(seat, decision, source, log);
                due.step < *count && self.pool[*color] > 0
            }
            Effect::PickAny(count) => {
                self.gain_picked(seat, decision, source, log);
                due.step < *count && self.pool.total() > 0
            }
            Effect::Turn(count) => match decision {
                Decision::Set(from, to) => {
                    let dice = &mut self.players[seat].dice;
                    dice[from] -= 1;
                    dice[to] += 1;
                    log.note(|| Event::Turned { seat, from, to });
                    due.step < *count
                }
                // `done`: the rest is left.
                _ => false,
            },
            Effect::Place(tile, _) => {
                if let Decision::Place(space) = decision {
                    self.place(&due, *tile, space, log);
                }
                false
            }
            Effect::SpendOf(_) | Effect::SpendAny => {
                if let Decision::Pay(means) = decision {
                    self.pay(seat, means.payment(), source, log);
                }
                false
            }
            Effect::Discard(count) => {
                if let Decision::Discard(card) = decision {
                    self.discard(seat, card, log);
                }
                due.step < *count
            }
            Effect::Exchange { from, to } => match decision {
                Decision::Amount(count) => {
                    let dice = self.players[seat].dice[*from].min(count);
                    let mut paid = Payment {
                        dice: Dice::NONE,
                        wilds: count - dice,
                    };
                    paid.dice[*from] = dice;
                    self.pay(seat, paid, source, log);
                    if let Some(to) = to {
                        self.gain(seat, *to, count, source, log);
                    }
                    // From now on the step says how many are still to be picked.
                    due.step = count;
                    to.is_none() && self.pool.total() > 0
                }
                _ => {
                    self.gain_picked(seat, decision, source, log);
                    due.step -= 2;
                    due.step > 0 && self.pool.total() > 0
                }
            },
            Effect::ChooseOne(options) => {
                if let Decision::Option(number) = decision {
                    self.push_group(seat, source, &options[usize::from(number) - 1]);
                }
                false
            }
            asks_nothing!() => false,
        };
        if again {
            self.tasks.push(Task::Ask(due));
        }
    }
}

impl DiceGame {
    fn gain_picked(&mut self, seat: Seat, pick: Decision, source: Source, log: &mut Log<Event>) {
        if let Decision::Pick(symbol) = pick {
            self.gain(seat, symbol, 1, source, log);
        }
    }
}

impl Means {
    /// The resource as a payment.
    pub(crate) fn payment(self) -> Payment {
        let mut paid = Payment {
            dice: Dice::NONE,
            wilds: 0,
        };
        match self {
            Self::Die(symbol) => paid.dice[symbol] = 1,
            Self::Wild => paid.wilds = 1,
        }
        paid
    }
}
