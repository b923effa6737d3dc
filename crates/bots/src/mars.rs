//! Computer players for Terraforming Mars: `greedy` carries out each possible action in its head
//! and takes the one that leaves it best off.

mod appraisal;
mod outlook;
mod placing;
mod policy;
mod position;
mod recall;
#[cfg(test)]
mod tests;
mod weights;

use std::cell::RefCell;

use kit::{Bot, Game as _, Log, Observation, Rng, Seat};
use mars::data::{CardId, Resource};
use mars::{CardSet, Decision, Mars, Payment, Pick, Prompt};

use crate::search::Search;
use crate::{BotSpec, Playable, Tuning};
use outlook::Outlook;
use recall::{Memo, Recall};
use weights::{Beliefs, FIRST, Mode, Weights};

impl Playable for Mars {
    const BOTS: &'static [BotSpec<Self>] = &[
        BotSpec::RANDOM,
        BotSpec {
            name: "greedy",
            about: "takes the action that leaves it best off by an estimate of all things' worth",
            make: |seed, _| Box::new(Greedy::new(seed, Judgement::tuned())),
        },
        BotSpec {
            name: "search",
            about: "tries actions out in games that it imagines, played to their end by greedy",
            make: |seed, budget| Box::new(Search::new(Judgement::tuned(), seed, budget)),
        },
    ];

    const REFERENCES: &'static [BotSpec<Self>] = &[BotSpec {
        name: "greedy-1",
        about: "the first greedy player, as it always was",
        make: |seed, _| Box::new(Greedy::new(seed, Judgement::new(&FIRST))),
    }];

    const TUNING: Option<&'static Tuning<Self>> = Some(&Tuning {
        numbers: |game| {
            let numbers = Mode::of(game)
                .tuned()
                .numbers()
                .map(|(name, number)| (name, *number));
            numbers.to_vec()
        },
        make: |numbers, seed| {
            let judgement = Judgement::new(&Weights::of_numbers(numbers));
            Box::new(Greedy::new(seed, judgement))
        },
        result: policy::result,
        write: |numbers| Weights::of_numbers(numbers).to_ron(),
    });
}

/// Questions that one action asks before it is done; more than any card has.
const MAX_QUESTIONS: usize = 24;

/// Takes the action that leaves it best off by an estimate of what everything is worth.
struct Greedy {
    rng: Rng,
    judgement: Judgement,
}

impl Greedy {
    fn new(seed: u64, judgement: Judgement) -> Self {
        Self {
            rng: kit::rng(seed),
            judgement,
        }
    }
}

impl Bot<Mars> for Greedy {
    fn decide(&mut self, observation: &Observation<'_, Mars>) -> Decision {
        let game = observation.imagine(&mut self.rng);
        let thought = self.judgement.deliberate(&game, observation.seat());
        thought.decide()
    }
}

/// Weights for each kind of game, with room for what is found out in one decision.
struct Judgement {
    /// By mode.
    beliefs: [Beliefs; Mode::ALL.len()],
    memo: RefCell<Memo>,
}

impl Judgement {
    /// The same weights in every kind of game.
    fn new(weights: &Weights) -> Self {
        Self::by_mode(|_| *weights)
    }

    /// The best weights that were found.
    fn tuned() -> Self {
        Self::by_mode(Mode::tuned)
    }

    fn by_mode(weights: impl Fn(Mode) -> Weights) -> Self {
        Self {
            beliefs: Mode::ALL.map(|mode| Beliefs::new(weights(mode))),
            memo: RefCell::new(Memo::new()),
        }
    }

    /// Begins a decision of a seat in a state that it has imagined.
    fn deliberate<'a>(&'a self, game: &'a Mars, seat: Seat) -> Deliberation<'a> {
        self.memo.borrow_mut().forget();
        Deliberation {
            seat,
            begun: game,
            outlook: Outlook::new(game, seat, &self.beliefs[Mode::of(game) as usize]),
            known: game.hand(seat).or(game.laid_out(seat)),
            memo: &self.memo,
        }
    }
}

/// What stays the same while one decision is made.
struct Deliberation<'a> {
    seat: Seat,
    /// The position in which the decision is made.
    begun: &'a Mars,
    outlook: Outlook<'a>,
    /// The cards that the seat can really see; what it draws in its head is any card.
    known: CardSet,
    memo: &'a RefCell<Memo>,
}

impl Deliberation<'_> {
    fn decide(&self) -> Decision {
        let prompt = self.begun.prompt(self.seat);
        self.answer(self.begun, &prompt.expect("a bot decides when it is asked"))
    }

    fn answer(&self, game: &Mars, prompt: &Prompt) -> Decision {
        let legal = game.legal(self.seat);
        if let [only] = legal[..] {
            return only;
        }
        match prompt {
            Prompt::Action { .. } => self.act(game, &legal),
            _ => self
                .by_rule(game, prompt, &legal)
                .filter(|answer| legal.contains(answer))
                .unwrap_or_else(|| self.best_outcome(game, &legal)),
        }
    }

    /// The action that leaves the seat best off. In the last generation, what is left after the
    /// sensible actions is spent on anything that helps.
    fn act(&self, game: &Mars, legal: &[Decision]) -> Decision {
        // A milestone waits for nobody.
        if let Some(claim) = legal
            .iter()
            .find(|action| matches!(action, Decision::Claim(_)))
        {
            return *claim;
        }
        let best = self.best_outcome(game, legal);
        if self.outlook.is_last() && is_rest(&best) {
            let careless = Self {
                outlook: self.outlook.spendthrift(),
                ..*self
            };
            self.memo.borrow_mut().forget();
            let best = careless.best_outcome(game, legal);
            // What was found with that outlook holds for no other.
            self.memo.borrow_mut().forget();
            return best;
        }
        best
    }

    /// The answers that follow from a rule of thumb, without trying each of them.
    fn by_rule(&self, game: &Mars, prompt: &Prompt, legal: &[Decision]) -> Option<Decision> {
        let recall = self.recall(game);
        let promise = |card: CardId| recall.hope(card);
        match prompt {
            Prompt::Corporation { of } => {
                let cards = game.laid_out(self.seat);
                best_by(of.iter().copied(), |id| recall.corporation(*id, &cards))
                    .map(|id| Decision::Choose(Pick::Corporation(id)))
            }
            Prompt::Buy {
                cards,
                chosen,
                price,
            } => {
                let wanted = self.wanted(game, cards.or(*chosen), f64::from(*price));
                let next = wanted.without(*chosen).iter().next();
                Some(next.map_or(Decision::Done, Decision::Buy))
            }
            Prompt::Draft { cards } | Prompt::Keep { cards, .. } => {
                best_by(cards.iter(), |card| promise(*card)).map(Decision::Keep)
            }
            Prompt::Discard { .. } => {
                best_by(game.hand(self.seat).iter(), |card| -promise(*card)).map(Decision::Discard)
            }
            Prompt::Sell => {
                let useless = |card: CardId| promise(card) < 1.0;
                let sold = legal.iter().copied().find(|decision| match decision {
                    Decision::Sell(card) => useless(*card),
                    _ => false,
                });
                sold.or(Some(Decision::Done))
            }
            Prompt::Pay { .. } => best_by(legal.iter().copied(), |decision| match decision {
                Decision::Pay(payment) => -self.spent(payment),
                _ => f64::MIN,
            }),
            Prompt::Place { tile, .. } => {
                best_by(legal.iter().copied(), |decision| match decision {
                    Decision::Place(space) => self.outlook.space(game, self.seat, *tile, *space),
                    _ => f64::MIN,
                })
            }
            Prompt::Greenery | Prompt::Order { .. } => legal.first().copied(),
            _ => None,
        }
    }

    fn recall<'b>(&'b self, game: &'b Mars) -> Recall<'b> {
        Recall::new(game, self.seat, self.outlook, self.begun, self.memo)
    }

    /// Of the cards on offer those that are worth their price: one after the other the one that
    /// adds most to what the hand promises.
    fn wanted(&self, game: &Mars, mut offered: CardSet, price: f64) -> CardSet {
        let recall = self.recall(game);
        let mut wanted = CardSet::NONE;
        let mut money = f64::from(game.spendable(self.seat));
        while money >= price {
            let owned = game.hand(self.seat).or(wanted);
            let plan = |cards: &CardSet| self.outlook.plan(&recall, cards, money);
            let before = plan(&owned);
            let gain = |card: &CardId| {
                let mut with = owned;
                with.insert(*card);
                self.outlook.weights.purchase * (plan(&with) - before)
            };
            let Some(best) = best_by(offered.iter(), gain).filter(|card| gain(card) > price) else {
                break;
            };
            offered.remove(best);
            wanted.insert(best);
            money -= price;
        }
        wanted
    }

    fn spent(&self, payment: &Payment) -> f64 {
        let unit = &self.outlook.unit;
        let parts = [
            (Resource::Money, payment.money),
            (Resource::Steel, payment.steel),
            (Resource::Titanium, payment.titanium),
            (Resource::Heat, payment.heat),
        ];
        parts
            .iter()
            .map(|(resource, count)| unit[*resource] * f64::from(*count))
            .sum()
    }

    /// The decision after which the seat is best off.
    fn best_outcome(&self, game: &Mars, legal: &[Decision]) -> Decision {
        let value = |decision: &Decision| self.outcome(game, *decision);
        best_by(legal.iter().copied(), value).expect("whoever is asked has a legal answer")
    }

    /// How well off the seat is after a decision, all further questions answered one by one.
    fn outcome(&self, game: &Mars, decision: Decision) -> f64 {
        // Doing nothing may end the generation, but its income comes in any case.
        if is_rest(&decision) {
            return self.outlook.position(&self.recall(game), &self.known);
        }
        let mut next = game.clone();
        next.apply_unchecked(self.seat, &decision, &mut Log::silent());
        self.finish(&mut next);
        self.outlook.position(&self.recall(&next), &self.known)
    }

    /// Answers the questions of an action that has begun.
    fn finish(&self, game: &mut Mars) {
        for _ in 0..MAX_QUESTIONS {
            let prompt = match game.prompt(self.seat) {
                None | Some(Prompt::Action { .. } | Prompt::Greenery | Prompt::Buy { .. }) => {
                    return;
                }
                Some(prompt) => prompt,
            };
            let decision = self.answer(game, &prompt);
            game.apply_unchecked(self.seat, &decision, &mut Log::silent());
        }
    }
}

const fn is_rest(decision: &Decision) -> bool {
    matches!(decision, Decision::Pass | Decision::Stop)
}

fn best_by<T: Copy>(all: impl Iterator<Item = T>, value: impl Fn(&T) -> f64) -> Option<T> {
    let valued = all.map(|one| (value(&one), one)).inspect(|(value, _)| {
        // In the total order NaN is above every number.
        debug_assert!(!value.is_nan(), "an estimate is a number");
    });
    valued
        .max_by(|(a, _), (b, _)| a.total_cmp(b))
        .map(|(_, one)| one)
}
