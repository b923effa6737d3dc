//! What is asked, what can be answered, and why something else cannot.

use kit::{Seat, SeatSet};

use crate::api::{Decision, Means, Prompt, Reason, Source, Spared};
use crate::board::SpaceSet;
use crate::data::{
    Color, Effect, Parameter, StandardAction, SupportAction, Symbol, Tile, asks_nothing, catalogue,
};
use crate::dice::Dice;
use crate::payment::{action_cost, standard_cost};
use crate::state::{DiceGame, Due, Task};

impl DiceGame {
    /// Who is asked by the next task.
    pub(crate) fn askers(&self) -> SeatSet {
        match self.tasks.last() {
            None => SeatSet::NONE,
            Some(Task::Corporations) => self.waiting,
            Some(task) => SeatSet::only(asker(task)),
        }
    }

    pub(crate) fn question(&self, seat: Seat) -> Option<Prompt> {
        let task = self.tasks.last().filter(|_| self.askers().contains(seat))?;
        Some(match task {
            Task::SoloCity => place(Tile::City),
            Task::SoloOcean(_) => place(Tile::Ocean),
            Task::SoloGreenery(..) => place(Tile::Greenery),
            Task::Corporations => {
                let offered = &self.players[seat].offered;
                Prompt::Corporation {
                    of: [offered[0], offered[1]],
                }
            }
            Task::Give => Prompt::Give,
            Task::Turn(_) => Prompt::Turn,
            Task::Main(_) => Prompt::Main,
            Task::Support(_) => Prompt::Support,
            Task::After(_) => Prompt::End,
            Task::Keep(_) => Prompt::Keep {
                kept: self.kept,
                left: self.keep_left(seat),
            },
            Task::Discard(..) => Prompt::Discard,
            Task::Bonus(_) => Prompt::Bonus { of: self.bonuses },
            Task::Due(_) => Prompt::Order {
                of: self
                    .group()
                    .rev()
                    .map(|due| (due.source, due.effect))
                    .collect(),
            },
            Task::Ask(due) => self.question_of(due),
            Task::Lose(_, color, source) => Prompt::Lose {
                color: *color,
                source: *source,
            },
            Task::Deal
            | Task::Reveal(_)
            | Task::StartProduction(_)
            | Task::SoloBonus
            | Task::NextTurn
            | Task::EndTurn(_)
            | Task::Produce(_) => return None,
        })
    }

    fn question_of(&self, due: &Due) -> Prompt {
        let Due { source, step, .. } = *due;
        match due.effect() {
            Effect::RollAny(count) => Prompt::Roll {
                chosen: self.cup,
                left: count - step,
                source,
            },
            Effect::Pick(color, count) => Prompt::Pick {
                color: Some(*color),
                left: count - step,
                source,
            },
            Effect::PickAny(count) => Prompt::Pick {
                color: None,
                left: count - step,
                source,
            },
            Effect::Turn(count) => Prompt::Set {
                left: count - step,
                source,
            },
            Effect::Place(tile, _) => Prompt::Place {
                tile: *tile,
                source,
            },
            Effect::SpendOf(color) => Prompt::Pay {
                color: Some(*color),
                source,
            },
            Effect::SpendAny => Prompt::Pay {
                color: None,
                source,
            },
            Effect::Discard(count) => Prompt::DiscardCost {
                left: count - step,
                source,
            },
            Effect::Exchange { from, .. } if step == 0 => Prompt::Amount {
                from: *from,
                most: self.most_exchanged(due.seat, *from),
                source,
            },
            Effect::Exchange { .. } => Prompt::Pick {
                color: None,
                left: step,
                source,
            },
            Effect::ChooseOne(_) | asks_nothing!() => Prompt::Option {
                source,
                of: due.effect,
            },
        }
    }

    /// The only answer, where a question has just one.
    #[inline(never)]
    pub(crate) fn forced(&self, task: &Task) -> Option<(Seat, Decision)> {
        let seat = asker(task);
        let decision = match task {
            Task::SoloCity | Task::SoloOcean(_) | Task::SoloGreenery(..) => {
                only(self.solo_sites(task).iter()).map(Decision::Place)
            }
            Task::Give => only(self.dice_of(seat, None)).map(Decision::Give),
            Task::Bonus(_) => only(self.bonuses.iter()).map(Decision::Take),
            Task::Lose(_, color, _) => only(self.dice_of(seat, Some(*color))).map(Decision::Lose),
            Task::Ask(due) => match due.effect() {
                Effect::RollAny(_) => only(self.colors_in_pool()).map(Decision::Roll),
                Effect::Place(..) => only(self.sites_for(due).iter()).map(Decision::Place),
                Effect::SpendOf(_) | Effect::SpendAny => {
                    only(self.means_for(due)).map(Decision::Pay)
                }
                Effect::Discard(_) => only(self.players[seat].hand.iter()).map(Decision::Discard),
                Effect::Exchange { from, .. } if due.step == 0 => {
                    only(1..=self.most_exchanged(seat, *from)).map(Decision::Amount)
                }
                // One is left over, or one of several is to be chosen.
                Effect::Exchange { .. }
                | Effect::Pick(..)
                | Effect::PickAny(_)
                | Effect::Turn(_)
                | Effect::ChooseOne(_)
                | asks_nothing!() => None,
            },
            _ => None,
        };
        decision.map(|decision| (seat, decision))
    }

    pub(crate) fn answers(&self, seat: Seat, decisions: &mut Vec<Decision>) {
        let Some(task) = self.tasks.last().filter(|_| self.askers().contains(seat)) else {
            return;
        };
        match task {
            Task::SoloCity | Task::SoloOcean(_) | Task::SoloGreenery(..) => {
                decisions.extend(self.solo_sites(task).iter().map(Decision::Place));
            }
            Task::Corporations => {
                decisions.extend(
                    self.players[seat]
                        .offered
                        .iter()
                        .copied()
                        .map(Decision::Choose),
                );
            }
            Task::Give => decisions.extend(self.dice_of(seat, None).map(Decision::Give)),
            Task::Turn(_) => {
                if self.extra_mains == 0 {
                    decisions.push(Decision::Produce);
                }
                self.support_answers(seat, decisions);
                self.use_answers(seat, task, decisions);
            }
            Task::Main(_) => {
                self.support_answers(seat, decisions);
                self.main_answers(seat, decisions);
                self.use_answers(seat, task, decisions);
            }
            Task::Support(_) => {
                self.support_answers(seat, decisions);
                self.use_answers(seat, task, decisions);
            }
            Task::After(_) => {
                decisions.push(Decision::End);
                self.use_answers(seat, task, decisions);
            }
            Task::Keep(_) => {
                let left = self.players[seat].dice.without(&self.kept);
                for (symbol, _) in left.iter() {
                    decisions.push(Decision::Keep(symbol));
                }
                decisions.push(Decision::Done);
            }
            Task::Discard(_, last) => {
                // Cards are listed in their order, so that no two ways lead to the same.
                let hand = &self.players[seat].hand;
                let left = last.map_or(*hand, |last| hand.after(last));
                for card in left.iter() {
                    decisions.push(Decision::Discard(card));
                }
                decisions.push(Decision::Done);
            }
            Task::Bonus(_) => decisions.extend(self.bonuses.iter().map(Decision::Take)),
            Task::Due(_) => {
                decisions.extend((1..=self.group().count() as u8).map(Decision::First));
            }
            Task::Ask(due) => self.effect_answers(due, decisions),
            Task::Lose(_, color, _) => {
                decisions.extend(self.dice_of(seat, Some(*color)).map(Decision::Lose));
            }
            Task::Deal
            | Task::Reveal(_)
            | Task::StartProduction(_)
            | Task::SoloBonus
            | Task::NextTurn
            | Task::EndTurn(_)
            | Task::Produce(_) => {}
        }
    }

    fn support_answers(&self, seat: Seat, decisions: &mut Vec<Decision>) {
        if self.pool.total() == 0 {
            // With an empty pool the action gains nothing, but there it is [19.5].
            decisions.push(Decision::Roll(Color::Yellow));
        }
        decisions.extend(self.colors_in_pool().map(Decision::Roll));
        for action in [SupportAction::Turn, SupportAction::Draw] {
            if self.may_support(seat, action).is_ok() {
                decisions.push(Decision::Support(action));
            }
        }
    }

    fn main_answers(&self, seat: Seat, decisions: &mut Vec<Decision>) {
        let player = &self.players[seat];
        let catalogue = catalogue();
        // As in `Player::can_pay`, but what there is to pay with is added up only once.
        let means = player.dice.with(&player.modifiers.discount);
        let payable = |card| catalogue.cost(card).without(&means).total() <= player.wilds;
        for card in player.hand.filter(payable).iter() {
            decisions.push(Decision::Play(card, Spared::NONE));
        }
        for action in StandardAction::ALL.iter().copied() {
            let missing = standard_cost(action).dice().without(&player.dice).total();
            if missing <= player.wilds && self.is_available(action) {
                decisions.push(Decision::Standard(action, Spared::NONE));
            }
        }
    }

    fn use_answers(&self, seat: Seat, task: &Task, decisions: &mut Vec<Decision>) {
        for card in self.usable(seat, task).iter() {
            decisions.push(Decision::Use(card, Spared::NONE));
        }
    }

    fn effect_answers(&self, due: &Due, decisions: &mut Vec<Decision>) {
        let seat = due.seat;
        match due.effect() {
            Effect::RollAny(_) => decisions.extend(self.colors_in_pool().map(Decision::Roll)),
            Effect::Pick(color, _) => decisions.extend(color.symbols().map(Decision::Pick)),
            Effect::Turn(_) => {
                for from in self.dice_of(seat, None) {
                    decisions.extend(from.others().map(|to| Decision::Set(from, to)));
                }
                if may_leave(due) {
                    decisions.push(Decision::Done);
                }
            }
            Effect::Place(..) => {
                decisions.extend(self.sites_for(due).iter().map(Decision::Place));
            }
            Effect::SpendOf(_) | Effect::SpendAny => {
                self.means_for(due)
                    .for_each(|means| decisions.push(Decision::Pay(means)));
            }
            Effect::Discard(_) => {
                decisions.extend(self.players[seat].hand.iter().map(Decision::Discard));
            }
            Effect::Exchange { from, .. } if due.step == 0 => {
                decisions.extend((1..=self.most_exchanged(seat, *from)).map(Decision::Amount));
            }
            Effect::PickAny(_) => {
                for color in self.colors_in_pool() {
                    decisions.extend(color.symbols().map(Decision::Pick));
                }
            }
            Effect::Exchange { from, .. } => {
                for color in self.colors_in_pool() {
                    let others = color.symbols().into_iter().filter(|symbol| symbol != from);
                    decisions.extend(others.map(Decision::Pick));
                }
            }
            Effect::ChooseOne(options) => {
                decisions.extend((1..=options.len() as u8).map(Decision::Option));
            }
            asks_nothing!() => {}
        }
    }

    /// Judges an answer to what is asked.
    pub(crate) fn judge_answer(&self, seat: Seat, decision: &Decision) -> Result<(), Reason> {
        let player = &self.players[seat];
        let task = self.tasks.last().ok_or(Reason::NotAnAnswer)?;
        let in_turn = matches!(task, Task::Turn(_) | Task::Main(_) | Task::Support(_));
        let has_die = |symbol: Symbol, has: u8| ensure(has > 0, Reason::NoSuchDie { symbol });
        match (task, *decision) {
            (Task::Ask(due), _) => self.judge_effect_answer(due, decision),
            (
                Task::SoloCity | Task::SoloOcean(_) | Task::SoloGreenery(..),
                Decision::Place(space),
            ) => ensure(self.solo_sites(task).contains(space), Reason::WrongSpace),
            (Task::Corporations, Decision::Choose(corporation)) => {
                ensure(player.offered.contains(&corporation), Reason::NotDealt)
            }
            (Task::Give, Decision::Give(symbol)) => has_die(symbol, player.dice[symbol]),
            (Task::Turn(_), Decision::Produce) => ensure(self.extra_mains == 0, Reason::ActionTurn),
            (_, Decision::Roll(color)) if in_turn => {
                let possible = self.pool[color] > 0 || self.pool.total() == 0;
                ensure(possible, Reason::PoolEmpty { color })
            }
            (_, Decision::Support(action)) if in_turn => self.may_support(seat, action),
            (_, Decision::Use(card, spared)) if in_turn || matches!(task, Task::After(_)) => {
                self.may_use(seat, task, card)?;
                let cost = action_cost(card);
                player.payment(cost, &Dice::NONE, spared).map(drop)
            }
            // What is out of reach anyway is said before what only has to wait.
            (_, Decision::Play(card, spared)) if in_turn => {
                ensure(player.hand.contains(card), Reason::NoSuchCard)?;
                player.payment(&card.card().cost, &player.modifiers.discount, spared)?;
                ensure(matches!(task, Task::Main(_)), Reason::NotYetMain)
            }
            (_, Decision::Standard(action, spared)) if in_turn => {
                player.payment(standard_cost(action), &Dice::NONE, spared)?;
                let tile = tile_of(action).unwrap_or(Tile::City);
                ensure(self.is_available(action), Reason::NoSpace { tile })?;
                ensure(matches!(task, Task::Main(_)), Reason::NotYetMain)
            }
            (Task::After(_), Decision::End)
            | (Task::Keep(_) | Task::Discard(..), Decision::Done) => Ok(()),
            (Task::Keep(_), Decision::Keep(symbol)) => {
                has_die(symbol, player.dice[symbol] - self.kept[symbol])
            }
            (Task::Discard(..), Decision::Discard(card)) => {
                ensure(player.hand.contains(card), Reason::NoSuchCard)
            }
            (Task::Bonus(_), Decision::Take(card)) => {
                ensure(self.bonuses.contains(card), Reason::NoSuchCard)
            }
            (Task::Due(_), Decision::First(number)) => within(number, self.group().count() as u8),
            (Task::Lose(_, color, _), Decision::Lose(symbol)) => {
                ensure(
                    symbol.color() == *color,
                    Reason::WrongColor { color: *color },
                )?;
                has_die(symbol, player.dice[symbol])
            }
            _ => Err(Reason::NotAnAnswer),
        }
    }

    fn judge_effect_answer(&self, due: &Due, decision: &Decision) -> Result<(), Reason> {
        let player = &self.players[due.seat];
        let in_pool = |color: Color| ensure(self.pool[color] > 0, Reason::PoolEmpty { color });
        let decision = *decision;
        match due.effect() {
            Effect::RollAny(_) => match decision {
                Decision::Roll(color) => in_pool(color),
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::Pick(color, _) => match decision {
                Decision::Pick(symbol) => {
                    let color = *color;
                    ensure(symbol.color() == color, Reason::WrongColor { color })
                }
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::PickAny(_) => match decision {
                Decision::Pick(symbol) => in_pool(symbol.color()),
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::Exchange { from, .. } => match decision {
                Decision::Pick(symbol) if due.step > 0 => {
                    ensure(symbol != *from, Reason::NotAnother { symbol })?;
                    in_pool(symbol.color())
                }
                Decision::Amount(count) if due.step == 0 => {
                    within(count, self.most_exchanged(due.seat, *from))
                }
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::Turn(_) => match decision {
                Decision::Set(from, to) => {
                    ensure(player.dice[from] > 0, Reason::NoSuchDie { symbol: from })?;
                    ensure(from != to && from.color() == to.color(), Reason::NoSuchTurn)
                }
                Decision::Done => ensure(may_leave(due), Reason::ChooseMore),
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::Place(..) => match decision {
                Decision::Place(space) => {
                    ensure(self.sites_for(due).contains(space), Reason::WrongSpace)
                }
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::SpendOf(_) | Effect::SpendAny => match decision {
                Decision::Pay(means) => self.judge_means(due, means),
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::Discard(_) => match decision {
                Decision::Discard(card) => ensure(player.hand.contains(card), Reason::NoSuchCard),
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::ChooseOne(options) => match decision {
                Decision::Option(number) => within(number, options.len() as u8),
                _ => Err(Reason::NotAnAnswer),
            },
            asks_nothing!() => Err(Reason::NotAnAnswer),
        }
    }

    fn judge_means(&self, due: &Due, means: Means) -> Result<(), Reason> {
        if self.means_for(due).any(|other| other == means) {
            return Ok(());
        }
        Err(match (means, due.effect()) {
            (Means::Wild, _) => Reason::NoWild,
            (Means::Die(symbol), Effect::SpendOf(color)) if symbol.color() != *color => {
                Reason::WrongColor { color: *color }
            }
            (Means::Die(symbol), _) if self.players[due.seat].dice[symbol] == 0 => {
                Reason::NoSuchDie { symbol }
            }
            (Means::Die(_), _) => Reason::NothingToTurn,
        })
    }

    /// What the seat might want to do now but cannot.
    pub(crate) fn out_of_reach(&self, seat: Seat) -> Vec<(Decision, Reason)> {
        let Some(task) = self.tasks.last().filter(|_| self.askers().contains(seat)) else {
            return Vec::new();
        };
        let player = &self.players[seat];
        let mut wishes = Vec::new();
        if matches!(task, Task::Turn(_)) {
            wishes.push(Decision::Produce);
        }
        if matches!(task, Task::Turn(_) | Task::Main(_) | Task::Support(_)) {
            wishes.extend(Color::ALL.iter().copied().map(Decision::Roll));
            wishes.extend(SupportAction::ALL.iter().copied().map(Decision::Support));
            wishes.extend(
                player
                    .hand
                    .iter()
                    .map(|card| Decision::Play(card, Spared::NONE)),
            );
            let standard = StandardAction::ALL.iter();
            wishes.extend(standard.map(|action| Decision::Standard(*action, Spared::NONE)));
        }
        if matches!(
            task,
            Task::Turn(_) | Task::Main(_) | Task::Support(_) | Task::After(_)
        ) {
            let cards = player
                .played
                .iter()
                .filter(|card| card.card().action.is_some());
            wishes.extend(cards.map(|card| Decision::Use(card, Spared::NONE)));
        }
        let judged = wishes
            .into_iter()
            .map(|wish| (wish, self.judge_answer(seat, &wish)));
        judged
            .filter_map(|(wish, judged)| Some((wish, judged.err()?)))
            .collect()
    }

    pub(crate) fn colors_in_pool(&self) -> impl Iterator<Item = Color> {
        Color::ALL
            .iter()
            .copied()
            .filter(|color| self.pool[*color] > 0)
    }

    /// The symbols that a seat's dice show, of one colour or of all.
    fn dice_of(&self, seat: Seat, color: Option<Color>) -> impl Iterator<Item = Symbol> + use<> {
        let dice = &self.players[seat].dice;
        let dice = color.map_or(*dice, |color| dice.only(color));
        dice.iter().map(|(symbol, _)| symbol)
    }

    /// The dice with which one resource can be paid.
    pub(crate) fn dice_for(&self, due: &Due) -> Dice {
        let dice = &self.players[due.seat].dice;
        // A die pays for turning another [5.3].
        let keeps_one = due.source == Source::Support(SupportAction::Turn);
        match due.effect() {
            _ if keeps_one && dice.total() <= 1 => Dice::NONE,
            Effect::SpendOf(color) => dice.only(*color),
            _ => *dice,
        }
    }

    /// With what one resource can be paid.
    fn means_for(&self, due: &Due) -> impl Iterator<Item = Means> + use<> {
        let dice = self.dice_for(due).iter();
        let wild = (self.players[due.seat].wilds > 0).then_some(Means::Wild);
        dice.map(|(symbol, _)| Means::Die(symbol)).chain(wild)
    }

    fn solo_sites(&self, task: &Task) -> SpaceSet {
        let grid = self.grid();
        match task {
            Task::SoloCity => grid.with_points(),
            Task::SoloOcean(city) => grid.solo_oceans(*city),
            Task::SoloGreenery(city, ocean) => grid.solo_greeneries(*city, *ocean),
            _ => SpaceSet::NONE,
        }
    }

    /// Whether a standard action can do anything: its tile has a space, or its parameter, though
    /// complete, still gives a point [10.2, 11.9].
    #[inline(never)]
    pub(crate) fn is_available(&self, action: StandardAction) -> bool {
        let gain = &catalogue().standard(action).gain;
        gain.iter().all(|effect| match effect {
            Effect::Place(Tile::Ocean, _) if self.is_complete(Parameter::Oceans) => true,
            Effect::Place(tile, site) => !self.board.sites(self.grid(), *tile, *site).is_empty(),
            Effect::RollAny(_)
            | Effect::Pick(..)
            | Effect::PickAny(_)
            | Effect::Turn(_)
            | Effect::SpendOf(_)
            | Effect::SpendAny
            | Effect::Discard(_)
            | Effect::Exchange { .. }
            | Effect::ChooseOne(_)
            | asks_nothing!() => true,
        })
    }
}

/// Who is asked by a task; the first seat where it is nobody in particular.
fn asker(task: &Task) -> Seat {
    match task {
        Task::Turn(seat)
        | Task::Main(seat)
        | Task::Support(seat)
        | Task::After(seat)
        | Task::EndTurn(seat)
        | Task::Keep(seat)
        | Task::Discard(seat, _)
        | Task::Produce(seat)
        | Task::Bonus(seat)
        | Task::Reveal(seat)
        | Task::StartProduction(seat)
        | Task::Lose(seat, ..)
        | Task::Due(Due { seat, .. })
        | Task::Ask(Due { seat, .. }) => *seat,
        Task::SoloCity
        | Task::SoloOcean(_)
        | Task::SoloGreenery(..)
        | Task::Deal
        | Task::Corporations
        | Task::Give
        | Task::SoloBonus
        | Task::NextTurn => Seat::new(0),
    }
}

/// Whether turning dice may stop here: "up to" so many, but a paid turn is made.
pub(crate) fn may_leave(due: &Due) -> bool {
    due.source != Source::Support(SupportAction::Turn)
}

/// The tile that a standard action places.
fn tile_of(action: StandardAction) -> Option<Tile> {
    catalogue()
        .standard(action)
        .gain
        .iter()
        .find_map(|effect| match effect {
            Effect::Place(tile, _) => Some(*tile),
            _ => None,
        })
}

fn place(tile: Tile) -> Prompt {
    Prompt::Place {
        tile,
        source: Source::Setup,
    }
}

fn within(number: u8, most: u8) -> Result<(), Reason> {
    ensure((1..=most).contains(&number), Reason::WrongNumber { most })
}

fn ensure(holds: bool, reason: Reason) -> Result<(), Reason> {
    if holds { Ok(()) } else { Err(reason) }
}

/// The only one, if there is just one.
fn only<T>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let first = all.next();
    if all.next().is_some() { None } else { first }
}
