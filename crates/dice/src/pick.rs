//! One of the listed answers, each equally likely, without listing all: of the frequent questions
//! one conceivable answer after the other is drawn until one is possible.

use arrayvec::ArrayVec;
use kit::{Rng, Seat};

use crate::api::{Decision, Spared};
use crate::cards::MAX_CARDS;
use crate::data::{Color, Effect, StandardAction, SupportAction, catalogue};
use crate::payment::standard_cost;
use crate::state::{DiceGame, Task};

/// Draws before all answers are listed after all.
const MAX_DRAWS: usize = 32;
/// More steps than there can ever be: every card, and a few more.
const MAX_STEPS: usize = MAX_CARDS + 32;

impl DiceGame {
    pub(crate) fn pick_answer(&self, seat: Seat, rng: &mut Rng) -> Option<Decision> {
        let task = self.tasks.last().filter(|_| self.askers().contains(seat))?;
        let drawn = match task {
            Task::Turn(_) | Task::Main(_) | Task::Support(_) | Task::After(_) => {
                self.pick_step(seat, task, rng)
            }
            Task::Keep(_) => {
                let left = self.players[seat].dice.without(&self.kept);
                let symbol = any(|| left.iter().map(|(symbol, _)| symbol), 1, rng);
                Some(symbol.map_or(Decision::Done, Decision::Keep))
            }
            Task::Discard(_, last) => {
                let hand = &self.players[seat].hand;
                let left = last.map_or(*hand, |last| hand.after(last));
                let card = left.nth(kit::below(left.len() + 1, rng));
                Some(card.map_or(Decision::Done, Decision::Discard))
            }
            Task::Ask(due) => match due.effect() {
                Effect::RollAny(_) => any(|| self.colors_in_pool(), 0, rng).map(Decision::Roll),
                Effect::Pick(color, _) => {
                    any(|| color.symbols().into_iter(), 0, rng).map(Decision::Pick)
                }
                Effect::Place(..) => {
                    let sites = self.sites_for(due);
                    any(|| sites.iter(), 0, rng).map(Decision::Place)
                }
                Effect::SpendOf(_) | Effect::SpendAny => {
                    any(|| self.means_for(due), 0, rng).map(Decision::Pay)
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
        let is_after = matches!(task, Task::After(_));
        if is_after {
            all.push(Decision::End);
        } else {
            if matches!(task, Task::Turn(_)) && self.extra_mains == 0 {
                all.push(Decision::Produce);
            }
            all.extend(Color::ALL.iter().map(|color| Decision::Roll(*color)));
            let support = SupportAction::ALL.iter();
            all.extend(support.map(|action| Decision::Support(*action)));
        }
        if matches!(task, Task::Main(_)) {
            let hand = player.hand.iter();
            all.extend(hand.map(|card| Decision::Play(card, Spared::NONE)));
            let standard = StandardAction::ALL.iter();
            all.extend(standard.map(|action| Decision::Standard(*action, Spared::NONE)));
        }
        let acting = player.unused(task);
        all.extend(acting.iter().map(|card| Decision::Use(card, Spared::NONE)));

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

/// One of these or of so many more, each equally likely; `None` for one of those more.
fn any<T, I: Iterator<Item = T>>(all: impl Fn() -> I, more: usize, rng: &mut Rng) -> Option<T> {
    let count = all().count() + more;
    all().nth(kit::below(count, rng))
}
