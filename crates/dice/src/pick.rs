//! One of the listed answers, each equally likely, without listing all: of the frequent questions
//! one conceivable answer after the other is drawn until one is possible.

use kit::{Rng, Seat};

use crate::api::{Decision, Spared};
use crate::cards::CardSet;
use crate::data::{Color, Effect, StandardAction, SupportAction, catalogue};
use crate::payment::standard_cost;
use crate::state::{DiceGame, Task};

/// Draws before all answers are listed after all.
const MAX_DRAWS: usize = 32;

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
            let mut decisions = Vec::new();
            self.answers(seat, &mut decisions);
            let choice = kit::below(decisions.len(), rng);
            (!decisions.is_empty()).then(|| decisions.swap_remove(choice))
        })
    }

    /// A step of a turn; `None` if none was found by so many draws.
    fn pick_step(&self, seat: Seat, task: &Task, rng: &mut Rng) -> Option<Decision> {
        let player = &self.players[seat];
        let is_main = matches!(task, Task::Main(_));
        let is_after = matches!(task, Task::After(_));
        let hand = if is_main { player.hand } else { CardSet::NONE };
        let acting = player.unused(task);
        let produces = matches!(task, Task::Turn(_)) && self.extra_mains == 0;
        let kinds = [
            usize::from(produces || is_after),
            if is_after { 0 } else { Color::ALL.len() },
            if is_after {
                0
            } else {
                SupportAction::ALL.len()
            },
            hand.len(),
            if is_main {
                StandardAction::ALL.len()
            } else {
                0
            },
            acting.len(),
        ];
        let all = kinds.iter().sum();
        let means = player.dice.with(&player.modifiers.discount);
        for _ in 0..MAX_DRAWS {
            let mut place = kit::below(all, rng);
            let mut kind = 0;
            while place >= kinds[kind] {
                place -= kinds[kind];
                kind += 1;
            }
            let drawn = match kind {
                0 if is_after => Some(Decision::End),
                0 => Some(Decision::Produce),
                1 => {
                    let color = Color::ALL[place];
                    let empty = self.pool.total() == 0 && color == Color::Yellow;
                    (self.pool[color] > 0 || empty).then_some(Decision::Roll(color))
                }
                2 => {
                    let action = SupportAction::ALL[place];
                    let possible = self.may_support(seat, action).is_ok();
                    possible.then_some(Decision::Support(action))
                }
                3 => {
                    let payable = |card| catalogue().cost(card).without(&means).total();
                    let card = hand.nth(place);
                    card.filter(|card| payable(*card) <= player.wilds)
                        .map(|card| Decision::Play(card, Spared::NONE))
                }
                4 => {
                    let action = StandardAction::ALL[place];
                    let missing = standard_cost(action).dice().without(&player.dice).total();
                    let possible = missing <= player.wilds && self.is_available(action);
                    possible.then_some(Decision::Standard(action, Spared::NONE))
                }
                _ => {
                    let card = acting.nth(place);
                    card.filter(|card| self.can_use(seat, *card))
                        .map(|card| Decision::Use(card, Spared::NONE))
                }
            };
            if drawn.is_some() {
                return drawn;
            }
        }
        None
    }
}

/// One of these or of so many more, each equally likely; `None` for one of those more.
fn any<T, I: Iterator<Item = T>>(all: impl Fn() -> I, more: usize, rng: &mut Rng) -> Option<T> {
    let count = all().count() + more;
    all().nth(kit::below(count, rng))
}
