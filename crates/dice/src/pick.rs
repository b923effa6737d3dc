//! One of the listed answers, each equally likely, without listing all: of the frequent questions
//! one conceivable answer after the other is drawn until one is possible.

use arrayvec::ArrayVec;
use kit::{Rng, Seat};

use crate::answers::may_leave;
use crate::api::{Decision, Means, Spared};
use crate::cards::MAX_CARDS;
use crate::data::{Color, Effect, StandardAction, SupportAction, Symbol, catalogue};
use crate::payment::standard_cost;
use crate::state::{DiceGame, Task};

/// Draws before all answers are listed after all.
const MAX_DRAWS: usize = 32;
/// More steps than there can ever be: every card, and a few more.
const MAX_STEPS: usize = MAX_CARDS + 32;
/// The support actions that need no card.
const SUPPORT: [Decision; Color::COUNT + SupportAction::COUNT] = {
    let mut all = [Decision::Done; Color::COUNT + SupportAction::COUNT];
    let mut at = 0;
    while at < all.len() {
        all[at] = match at.checked_sub(Color::COUNT) {
            None => Decision::Roll(Color::ALL[at]),
            Some(after) => Decision::Support(SupportAction::ALL[after]),
        };
        at += 1;
    }
    all
};
const STANDARD: [Decision; StandardAction::COUNT] = {
    let mut all = [Decision::Done; StandardAction::COUNT];
    let mut at = 0;
    while at < all.len() {
        all[at] = Decision::Standard(StandardAction::ALL[at], Spared::NONE);
        at += 1;
    }
    all
};

impl DiceGame {
    pub(crate) fn pick_answer(&self, seat: Seat, rng: &mut Rng) -> Option<Decision> {
        let task = self.tasks.last().filter(|_| self.askers().contains(seat))?;
        let drawn = match task {
            Task::Turn(_) | Task::Main(_) | Task::Support(_) | Task::After(_) => {
                self.pick_step(seat, task, rng)
            }
            Task::Keep(_) => {
                let left = self.players[seat].dice.without(&self.kept);
                let symbol = left.nth(kit::below(left.symbols() + 1, rng));
                Some(symbol.map_or(Decision::Done, Decision::Keep))
            }
            Task::Discard(_, last) => {
                let hand = &self.players[seat].hand;
                let left = last.map_or(*hand, |last| hand.after(last));
                let card = left.nth(kit::below(left.len() + 1, rng));
                Some(card.map_or(Decision::Done, Decision::Discard))
            }
            Task::Ask(due) => match due.effect() {
                Effect::RollAny(_) => {
                    let colors = || self.colors_in_pool();
                    let color = colors().nth(kit::below(colors().count(), rng));
                    color.map(Decision::Roll)
                }
                Effect::Pick(color, _) => {
                    let symbols = color.symbols();
                    Some(Decision::Pick(symbols[kit::below(symbols.len(), rng)]))
                }
                Effect::Place(..) => {
                    let sites = self.sites_for(due);
                    let space = sites.nth(kit::below(sites.len(), rng));
                    space.map(Decision::Place)
                }
                Effect::SpendOf(_) | Effect::SpendAny => {
                    let dice = self.dice_for(due);
                    let wild = usize::from(self.players[seat].wilds > 0);
                    let symbol = dice.nth(kit::below(dice.symbols() + wild, rng));
                    Some(Decision::Pay(symbol.map_or(Means::Wild, Means::Die)))
                }
                Effect::Turn(_) => {
                    // Every die has two other faces.
                    let dice = &self.players[seat].dice;
                    let leave = usize::from(may_leave(due));
                    let choice = kit::below(2 * dice.symbols() + leave, rng);
                    let turn = |from: Symbol| Decision::Set(from, from.others()[choice % 2]);
                    Some(dice.nth(choice / 2).map_or(Decision::Done, turn))
                }
                _ => None,
            },
            _ => None,
        };
        drawn.or_else(|| {
            let mut decisions = Vec::with_capacity(16);
            self.answers(seat, &mut decisions);
            let choice = kit::below(decisions.len(), rng);
            (!decisions.is_empty()).then(|| decisions.swap_remove(choice))
        })
    }

    /// A step of a turn; `None` if none was found by so many draws.
    fn pick_step(&self, seat: Seat, task: &Task, rng: &mut Rng) -> Option<Decision> {
        let player = &self.players[seat];
        let mut all: ArrayVec<Decision, MAX_STEPS> = ArrayVec::new();
        let mut add = |some: &[Decision]| {
            all.try_extend_from_slice(some)
                .expect("there are never more steps");
        };
        if matches!(task, Task::After(_)) {
            add(&[Decision::End]);
        } else {
            if matches!(task, Task::Turn(_)) && self.extra_mains == 0 {
                add(&[Decision::Produce]);
            }
            add(&SUPPORT);
        }
        if matches!(task, Task::Main(_)) {
            let hand = player.hand.iter();
            hand.for_each(|card| add(&[Decision::Play(card, Spared::NONE)]));
            add(&STANDARD);
        }
        let acting = player.unused(task).iter();
        acting.for_each(|card| add(&[Decision::Use(card, Spared::NONE)]));

        let means = player.dice.with(&player.modifiers.discount);
        let is_possible = |decision: &Decision| match *decision {
            Decision::Roll(color) => {
                let empty = self.pool.total() == 0 && color == Color::Yellow;
                self.pool[color] > 0 || empty
            }
            Decision::Support(action) => self.may_support(seat, action).is_ok(),
            Decision::Play(card, _) => {
                catalogue().cost(card).without(&means).total() <= player.wilds
            }
            Decision::Standard(action, _) => {
                let missing = standard_cost(action).dice().without(&player.dice).total();
                missing <= player.wilds && self.is_available(action)
            }
            Decision::Use(card, _) => self.can_use(seat, card),
            _ => true,
        };
        (0..MAX_DRAWS)
            .map(|_| all[kit::below(all.len(), rng)])
            .find(is_possible)
    }
}
