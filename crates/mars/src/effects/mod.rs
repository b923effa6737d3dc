//! Carrying out effects: what is due, in which order, and what has to be asked.
//!
//! Effects that only give and need no answer are carried out at once. All others wait in
//! [`Mars::due`] until their turn comes; see [`order`] for whose turn that is.

mod cards;
#[cfg(test)]
mod every_order;
mod global;
mod order;
mod possible;
mod resources;
mod tiles;

use kit::{Log, Seat};

pub(crate) use self::order::is_plain_gain;
pub(crate) use self::tiles::POLE_PRICE;
use crate::api::{Decision, Event, Pick, Prompt, Reason, Source};
use crate::data::{Action, Bespoke, Effect, Effects, Resource, catalogue};
use crate::state::{Mars, Question, Task};
use crate::text::asked;

/// Matches the effects that are carried out without asking anybody.
macro_rules! asks_nothing {
    () => {
        Effect::Production(_)
            | Effect::ProductionPer { .. }
            | Effect::Gain(_)
            | Effect::GainPer { .. }
            | Effect::Pay { .. }
            | Effect::Spend(_)
            | Effect::Raise(..)
            | Effect::Rating(_)
            | Effect::RatingPer { .. }
            | Effect::Draw(_)
            | Effect::RevealTop { .. }
            | Effect::AddHere(_)
            | Effect::SpendHere(_)
            | Effect::AddToPlayed(_)
            | Effect::InOrder(_)
            | Effect::If { .. }
            | Effect::NextCard { .. }
    };
}

impl Task {
    pub(crate) fn effect(&self) -> &'static Effect {
        catalogue().effect(self.effect)
    }

    /// The first effect of a list, with the others to follow one after the other.
    fn sequence(self, effects: &Effects) -> Self {
        Self {
            effect: effects.first_id(),
            rest: effects.len() as u8 - 1,
            step: 0,
            ..self
        }
    }
}

impl Source {
    /// The ways to use its action.
    pub(crate) fn actions(self) -> &'static [Action] {
        match self {
            Self::Card(card) => &card.card().action,
            Self::Corporation(corporation) => &corporation.corporation().action,
            _ => &[],
        }
    }
}

impl Mars {
    /// All effects of a list become due.
    pub(crate) fn due_all(&mut self, task: Task, effects: &Effects, log: &mut Log<Event>) {
        for effect in effects.ids() {
            self.become_due(
                Task {
                    effect,
                    rest: 0,
                    option: 0,
                    step: 0,
                    victim: None,
                    ..task
                },
                log,
            );
        }
    }

    /// All effects of a refund become due; they wait until everything else is done [R5.9].
    pub(crate) fn due_last(&mut self, task: Task, effects: &Effects) {
        let refund = effects.ids().map(|effect| Task { effect, ..task });
        self.due.extend(refund);
    }

    /// An effect becomes due: carried out now if that can only help, otherwise when its turn comes.
    fn become_due(&mut self, task: Task, log: &mut Log<Event>) {
        if is_plain_gain(task.effect()) && !waits_always() {
            self.execute(task, log);
        } else {
            self.due.push(task);
        }
    }

    /// Carries out what is due until something must be asked or nothing is left.
    pub(crate) fn run(&mut self, log: &mut Log<Event>) {
        while self.question == Question::Phase {
            if self.due.is_empty() {
                return self.settled(log);
            }
            match self.next_due() {
                Some(index) => self.carry_out_due(index, log),
                None => self.question = Question::Order,
            }
        }
    }

    /// Carries out one of the due effects.
    pub(crate) fn carry_out_due(&mut self, index: usize, log: &mut Log<Event>) {
        let task = self.due.remove(index);
        self.execute(task, log);
    }

    /// Carries out an effect, or asks what it needs to know.
    fn execute(&mut self, task: Task, log: &mut Log<Event>) {
        match task.effect() {
            Effect::Production(amounts) => self.change_production(task, amounts, log),
            Effect::ProductionPer { resource, of, per } => {
                self.produce_per(task, *resource, *of, *per, log)
            }
            Effect::ReduceAny(resource, count) => self.reduce_any(task, *resource, *count, log),
            Effect::ProductionOfBonus { under, of } => self.produce_bonus(task, *under, of, log),
            Effect::ConvertProduction { .. } | Effect::Exchange { .. } => {
                self.ask_amount(task, log)
            }
            Effect::Gain(amounts) => self.gain_all(task, amounts, log),
            Effect::GainPer { resource, of, per } => self.gain_per(task, *resource, *of, *per, log),
            Effect::Pay { money, with } => self.charge(Self::effect_bill(task, *money, with), log),
            Effect::Spend(amounts) => self.spend(task, amounts, log),
            Effect::RemoveAny(resource, up_to) | Effect::StealAny(resource, up_to) => {
                self.remove_any(task, *resource, *up_to, log);
            }
            Effect::RemoveTokens(token, count) => self.remove_tokens(task, *token, *count, log),
            Effect::TakeToken(token) => self.remove_tokens(task, *token, 1, log),
            Effect::Raise(parameter, steps) => self.raise(task, *parameter, *steps, log),
            Effect::Rating(steps) => self.rate(task, *steps, log),
            Effect::RatingPer { of } => {
                self.rate(task, self.count(task.seat, task.source, *of), log)
            }
            Effect::Place(tile, site) => self.place_somewhere(task, *tile, *site, log),
            Effect::Claim => self.claim_somewhere(task, log),
            Effect::Draw(count) => self.draw(task, *count, log),
            Effect::DrawKeep { draw, keep } => self.draw_keep(task, *draw, *keep, log),
            Effect::LookThenBuy(count) => self.look(task, *count, log),
            Effect::RevealTop { tag, then } => self.reveal_top(task, *tag, then, log),
            Effect::Discard(_) => self.discard_some(task, log),
            Effect::AddHere(count) => self.add_here(task, i16::from(*count), log),
            Effect::SpendHere(count) => self.add_here(task, -i16::from(*count), log),
            Effect::AddTokens(..)
            | Effect::AddToOther(..)
            | Effect::AddToHolder(_)
            | Effect::AddToPlayed(_) => {
                self.add_somewhere(task, log);
            }
            Effect::ChooseOne(options) => self.choose_one(task, options, log),
            Effect::May(list) => self.may(task, list, log),
            Effect::InOrder(list) => {
                self.finish(task, log);
                self.become_due(Task { option: 0, ..task }.sequence(list), log);
            }
            Effect::If {
                condition,
                then,
                otherwise,
            } => {
                let list = if self.holds(task.seat, task.source, *condition) {
                    then
                } else {
                    otherwise
                };
                self.due_all(task, list, log);
                self.finish(task, log);
            }
            Effect::NextCard { discount, shift } => {
                let player = &mut self.players[task.seat];
                player.next_discount += discount;
                player.next_shift += shift;
                self.finish(task, log);
            }
            Effect::Bespoke(Bespoke::CopyProductionBox) => self.copy_production(task, log),
            Effect::Bespoke(Bespoke::FloodNeighbour(_)) => self.flood_neighbour(task, log),
        }
    }

    /// The effect comes to nothing; what comes after it is still due.
    fn fizzle(&mut self, task: Task, log: &mut Log<Event>) {
        log.note(|| Event::NoEffect {
            seat: task.seat,
            source: task.source,
        });
        self.finish(task, log);
    }

    /// The effect is done: what comes after it becomes due.
    fn finish(&mut self, task: Task, log: &mut Log<Event>) {
        if task.rest > 0 {
            self.become_due(
                Task {
                    effect: task.effect.next(),
                    rest: task.rest - 1,
                    step: 0,
                    victim: None,
                    ..task
                },
                log,
            );
        } else if let Some(action) = usize::from(task.option).checked_sub(1) {
            self.due_all(
                Task { option: 0, ..task },
                &task.source.actions()[action].gain,
                log,
            );
        }
    }

    fn ask(&mut self, task: Task) {
        self.question = Question::Effect(task);
    }

    /// One way of an action begins: first its cost, then its gain.
    pub(crate) fn begin_action(
        &mut self,
        seat: Seat,
        source: Source,
        option: u8,
        log: &mut Log<Event>,
    ) {
        let action = &source.actions()[usize::from(option)];
        let task = Task {
            option: option + 1,
            ..Task::new(seat, source, action.cost.first_id())
        };
        if action.cost.is_empty() {
            self.due_all(Task { option: 0, ..task }, &action.gain, log);
        } else {
            self.execute(task.sequence(&action.cost), log);
        }
    }

    /// The options that can be taken, counted from 0.
    fn offered<'a>(&'a self, task: Task, options: &'a [Effects]) -> impl Iterator<Item = usize> {
        (0..options.len()).filter(move |index| self.offers(task, &options[*index]))
    }

    fn choose_one(&mut self, task: Task, options: &[Effects], log: &mut Log<Event>) {
        let mut offered = self.offered(task, options);
        match (offered.next(), offered.next()) {
            (None, _) => {
                drop(offered);
                self.fizzle(task, log);
            }
            (Some(only), None) => {
                drop(offered);
                self.take_option(task, &options[only], log);
            }
            _ => {
                drop(offered);
                self.ask(task);
            }
        }
    }

    fn take_option(&mut self, task: Task, option: &Effects, log: &mut Log<Event>) {
        self.finish(task, log);
        self.execute(Task { option: 0, ..task }.sequence(option), log);
    }

    fn may(&mut self, task: Task, list: &Effects, log: &mut Log<Event>) {
        if self.offers(task, list) {
            self.ask(task)
        } else {
            self.fizzle(task, log)
        }
    }

    /// What the effect asks.
    pub(crate) fn effect_prompt(&self, task: Task) -> Prompt {
        let source = task.source;
        match task.effect() {
            Effect::Place(tile, _) => Prompt::Place {
                tile: *tile,
                source,
            },
            Effect::Claim => Prompt::ClaimSpace { source },
            Effect::ReduceAny(resource, count) => Prompt::Reduce {
                resource: *resource,
                count: *count,
                source,
            },
            Effect::ProductionOfBonus { .. } => Prompt::Resource { source },
            Effect::ConvertProduction { .. } | Effect::Exchange { .. } => Prompt::Amount {
                up_to: self.exchangeable(task),
                source,
            },
            Effect::RemoveAny(resource, up_to) => Prompt::Remove {
                resource: *resource,
                up_to: *up_to,
                steal: false,
                source,
            },
            Effect::StealAny(resource, up_to) => Prompt::Remove {
                resource: *resource,
                up_to: *up_to,
                steal: true,
                source,
            },
            Effect::Bespoke(Bespoke::FloodNeighbour(up_to)) => Prompt::Remove {
                resource: Resource::Money,
                up_to: *up_to,
                steal: false,
                source,
            },
            Effect::RemoveTokens(token, up_to) => Prompt::RemoveTokens {
                token: *token,
                up_to: up_to - task.step,
                source,
            },
            Effect::TakeToken(token) => Prompt::RemoveTokens {
                token: *token,
                up_to: 1,
                source,
            },
            Effect::AddTokens(_, count)
            | Effect::AddToOther(_, count)
            | Effect::AddToHolder(count) => Prompt::AddTokens {
                count: *count,
                source,
            },
            Effect::Bespoke(Bespoke::CopyProductionBox) => Prompt::CopyProduction { source },
            Effect::ChooseOne(options) => Prompt::Option {
                source,
                options: options
                    .iter()
                    .map(|list| asked::option(source, list))
                    .collect(),
            },
            Effect::May(list) => Prompt::Whether {
                source,
                what: asked::option(source, list),
            },
            Effect::DrawKeep { keep, .. } => {
                let player = &self.players[task.seat];
                let count = keep.saturating_sub(player.picked.len() as u8);
                Prompt::Keep {
                    cards: player.dealt,
                    count,
                    source,
                }
            }
            Effect::LookThenBuy(_) => self.buy_prompt(task.seat),
            Effect::Discard(_) => Prompt::Discard { source },
            effect @ asks_nothing!() => unreachable!("{effect:?} asks nothing"),
        }
    }

    /// The sensible answers to what the effect asks.
    pub(crate) fn list_answers(&self, task: Task, decisions: &mut Vec<Decision>) {
        match task.effect() {
            Effect::Place(tile, site) => {
                decisions.extend(
                    self.spaces(task.seat, *tile, *site)
                        .iter()
                        .map(Decision::Place),
                );
            }
            Effect::Claim => {
                decisions.extend(self.claimable(task.seat).iter().map(Decision::Place))
            }
            Effect::ReduceAny(resource, count) => {
                self.list_reduce(task.seat, *resource, *count, decisions)
            }
            Effect::ProductionOfBonus { under, of } => {
                decisions.extend(
                    self.bonus_metals(*under, of)
                        .map(|metal| Decision::Choose(Pick::Resource(metal))),
                );
            }
            Effect::ConvertProduction { .. } | Effect::Exchange { .. } => {
                decisions.extend((1..=self.exchangeable(task)).map(Decision::Amount));
            }
            Effect::RemoveAny(resource, up_to) | Effect::StealAny(resource, up_to) => {
                self.list_remove(task, *resource, *up_to, decisions);
            }
            Effect::Bespoke(Bespoke::FloodNeighbour(up_to)) => {
                self.list_remove(task, Resource::Money, *up_to, decisions);
            }
            Effect::RemoveTokens(token, up_to) => {
                let left = up_to - task.step;
                self.list_remove_tokens(task, *token, left, true, decisions)
            }
            Effect::TakeToken(token) => self.list_remove_tokens(task, *token, 1, false, decisions),
            Effect::AddTokens(..) | Effect::AddToOther(..) | Effect::AddToHolder(_) => {
                decisions.extend(
                    self.token_targets(task)
                        .map(|card| Decision::Choose(Pick::Card(card))),
                );
            }
            Effect::Bespoke(Bespoke::CopyProductionBox) => {
                decisions.extend(self.copyable(task.seat).map(Decision::Choose));
            }
            Effect::ChooseOne(options) => {
                let offered = self.offered(task, options);
                decisions.extend(offered.map(|index| Decision::Option(index as u8 + 1)));
            }
            Effect::May(_) => decisions.extend([Decision::Accept, Decision::Decline]),
            Effect::DrawKeep { keep, .. } => self.list_keep(task.seat, *keep, decisions),
            Effect::LookThenBuy(_) => self.list_buy(task.seat, decisions),
            Effect::Discard(_) => {
                decisions.extend(self.players[task.seat].hand.iter().map(Decision::Discard))
            }
            effect @ asks_nothing!() => unreachable!("{effect:?} asks nothing"),
        }
    }

    /// Judges an answer to what the effect asks.
    pub(crate) fn judge_answer(&self, task: Task, decision: Decision) -> Result<(), Reason> {
        let seat = task.seat;
        match task.effect() {
            Effect::Place(tile, site) => match decision {
                Decision::Place(space) => self.judge_space(seat, *tile, *site, space),
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::Claim => match decision {
                Decision::Place(space) => {
                    ensure(self.claimable(seat).contains(space), Reason::WrongSpace)
                }
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::ReduceAny(resource, count) => match decision {
                Decision::Reduce(target) => self.judge_reduce(*resource, *count, target),
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::ProductionOfBonus { under, of } => match decision {
                Decision::Choose(Pick::Resource(metal)) => ensure(
                    self.bonus_metals(*under, of).any(|other| other == metal),
                    Reason::WrongTarget,
                ),
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::ConvertProduction { .. } | Effect::Exchange { .. } => match decision {
                Decision::Amount(amount) => {
                    let most = self.exchangeable(task);
                    ensure(amount > 0, Reason::ChooseMore)?;
                    ensure(amount <= most, Reason::TooMany { most })
                }
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::RemoveAny(resource, up_to) | Effect::StealAny(resource, up_to) => {
                match decision {
                    Decision::Remove(count, target) => {
                        self.judge_remove(task, *resource, *up_to, count, target)
                    }
                    Decision::Decline => Ok(()),
                    _ => Err(Reason::NotAnAnswer),
                }
            }
            Effect::Bespoke(Bespoke::FloodNeighbour(up_to)) => match decision {
                Decision::Remove(count, target) => {
                    self.judge_remove(task, Resource::Money, *up_to, count, target)
                }
                Decision::Decline => Ok(()),
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::RemoveTokens(token, up_to) => match decision {
                Decision::Remove(count, target) => {
                    self.judge_remove_tokens(task, *token, up_to - task.step, count, target)
                }
                Decision::Decline => Ok(()),
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::TakeToken(token) => match decision {
                Decision::Remove(count, target) => {
                    ensure(count == 1, Reason::TooMany { most: 1 })?;
                    self.judge_remove_tokens(task, *token, 1, count, target)
                }
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::May(_) => match decision {
                Decision::Accept | Decision::Decline => Ok(()),
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::AddTokens(..) | Effect::AddToOther(..) | Effect::AddToHolder(_) => {
                match decision {
                    Decision::Choose(Pick::Card(card)) => ensure(
                        self.token_targets(task).any(|other| other == card),
                        Reason::WrongTarget,
                    ),
                    _ => Err(Reason::NotAnAnswer),
                }
            }
            Effect::Bespoke(Bespoke::CopyProductionBox) => match decision {
                Decision::Choose(Pick::Card(card)) => self.box_possible(seat, card),
                Decision::Choose(pick) => ensure(
                    self.copyable(seat).any(|other| other == pick),
                    Reason::WrongTarget,
                ),
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::ChooseOne(options) => match decision {
                Decision::Option(number) => {
                    let option = usize::from(number)
                        .checked_sub(1)
                        .and_then(|index| options.get(index));
                    let option = option.ok_or(Reason::NotAnAnswer)?;
                    ensure(self.offers(task, option), Reason::WrongTarget)
                }
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::DrawKeep { .. } => match decision {
                Decision::Keep(card) => {
                    ensure(self.players[seat].dealt.contains(card), Reason::NoSuchCard)
                }
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::LookThenBuy(_) => match decision {
                Decision::Buy(_) | Decision::Done => self.judge_buy(seat, decision),
                _ => Err(Reason::NotAnAnswer),
            },
            Effect::Discard(_) => match decision {
                Decision::Discard(card) => {
                    ensure(self.players[seat].hand.contains(card), Reason::NoSuchCard)
                }
                _ => Err(Reason::NotAnAnswer),
            },
            asks_nothing!() => Err(Reason::NotAnAnswer),
        }
    }

    /// Takes an answer that was judged and goes on with the effect. The rest of an effect is left
    /// by any other answer, such as `decline`.
    pub(crate) fn answer(&mut self, task: Task, decision: Decision, log: &mut Log<Event>) {
        self.question = Question::Phase;
        let Task { seat, source, .. } = task;
        match task.effect() {
            Effect::Place(tile, _) => {
                if let Decision::Place(space) = decision {
                    self.place(task, *tile, space, log);
                }
            }
            Effect::Claim => {
                if let Decision::Place(space) = decision {
                    self.claim_space(task, space, log);
                }
            }
            Effect::ReduceAny(resource, count) => {
                if let Decision::Reduce(target) = decision {
                    self.reduce(task, *resource, *count, target, log);
                }
            }
            Effect::ProductionOfBonus { .. } => {
                if let Decision::Choose(Pick::Resource(metal)) = decision {
                    self.produce(seat, metal, 1, source, log);
                    self.finish(task, log);
                }
            }
            Effect::ConvertProduction { from, to } => {
                if let Decision::Amount(amount) = decision {
                    self.shift_production(task, *from, *to, amount, log);
                }
            }
            Effect::Exchange { from, to } => {
                if let Decision::Amount(amount) = decision {
                    self.gain(seat, *from, -i16::from(amount), source, log);
                    self.gain(seat, *to, amount.into(), source, log);
                    self.finish(task, log);
                }
            }
            Effect::RemoveAny(resource, _) => match decision {
                Decision::Remove(count, target) => {
                    self.remove(task, *resource, count, target, false, log)
                }
                _ => self.finish(task, log),
            },
            Effect::StealAny(resource, _) => match decision {
                Decision::Remove(count, target) => {
                    self.remove(task, *resource, count, target, true, log)
                }
                _ => self.finish(task, log),
            },
            Effect::Bespoke(Bespoke::FloodNeighbour(_)) => match decision {
                Decision::Remove(count, target) => {
                    self.remove(task, Resource::Money, count, target, false, log)
                }
                _ => self.finish(task, log),
            },
            Effect::RemoveTokens(..) | Effect::TakeToken(_) => match decision {
                Decision::Remove(count, target) => self.take_tokens(task, count, target, log),
                _ => self.finish(task, log),
            },
            Effect::May(list) => match decision {
                Decision::Accept => self.take_option(task, list, log),
                _ => self.finish(task, log),
            },
            Effect::AddTokens(_, count)
            | Effect::AddToOther(_, count)
            | Effect::AddToHolder(count) => {
                if let Decision::Choose(Pick::Card(card)) = decision {
                    self.add_tokens(&task, card, i16::from(*count), log);
                    self.finish(task, log);
                }
            }
            Effect::Bespoke(Bespoke::CopyProductionBox) => {
                if let Decision::Choose(pick) = decision {
                    self.copy_box(task, pick, log);
                }
            }
            Effect::ChooseOne(options) => {
                if let Decision::Option(number) = decision {
                    self.take_option(task, &options[usize::from(number) - 1], log);
                }
            }
            Effect::DrawKeep { keep, .. } => {
                if let Decision::Keep(card) = decision {
                    self.keep(task, *keep, card, log);
                }
            }
            Effect::LookThenBuy(_) => self.look_further(task, decision, log),
            Effect::Discard(_) => {
                if let Decision::Discard(card) = decision {
                    self.discard_one(task, card, log);
                }
            }
            asks_nothing!() => {}
        }
    }

    /// A payment that an effect asked for was made.
    pub(crate) fn paid(&mut self, task: Task, log: &mut Log<Event>) {
        match task.effect() {
            Effect::LookThenBuy(_) => self.take_picked(task, log),
            _ => self.finish(task, log),
        }
    }
}

/// Whether even plain gains wait for their turn: only where a test tries every order.
#[cfg(not(test))]
const fn waits_always() -> bool {
    false
}

#[cfg(test)]
use every_order::waits_always;

/// `Ok` if it holds.
pub(crate) fn ensure(holds: bool, reason: Reason) -> Result<(), Reason> {
    if holds { Ok(()) } else { Err(reason) }
}
