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
mod value;
mod weights;

use std::cell::RefCell;

use kit::{Bot, Game as _, Log, Observation, Rng, Seat};
use mars::data::{CardId, Resource};
use mars::{CardSet, Decision, Mars, Payment, Pick, Prompt};

use crate::foibles::Foibles;
use crate::search::Search;
use crate::{BotSpec, Contest, Learning, MakeAnalyst, Playable, Tuning};
use outlook::Outlook;
use recall::{Memo, Recall};
use value::Value;
use weights::{Beliefs, FIRST, Mode, NEWCOMER, Weights};

impl Playable for Mars {
    const BOTS: &'static [BotSpec<Self>] = &[
        BotSpec {
            name: "newcomer",
            about: "overlooks cards, has favourites, and buys too much",
            make: |seed, _| {
                let judgement = Judgement::new(&NEWCOMER);
                let foibles = Foibles::new(NEWCOMER_OVERLOOKS, NEWCOMER_MISJUDGES, seed);
                Box::new(Greedy::new(seed, judgement.with_foibles(foibles)))
            },
        },
        BotSpec {
            name: "settler",
            about: "plays soundly from turn to turn, and plans no further",
            make: |seed, _| Box::new(Greedy::new(seed, Judgement::new(&FIRST))),
        },
        BotSpec {
            name: "engineer",
            about: "tries a few ideas out in its head before it decides",
            make: |seed, budget| {
                let mut budget = budget.clone();
                let most = budget.iterations.unwrap_or(u32::MAX);
                budget.iterations = Some(most.min(ENGINEER_ITERATIONS));
                Box::new(Search::new(Judgement::tuned(), seed, &budget))
            },
        },
        BotSpec {
            name: "governor",
            about: "tries its ideas out in its head for as long as it may think",
            make: |seed, budget| Box::new(Search::new(Judgement::tuned(), seed, budget)),
        },
    ];

    const LABORATORY: &'static [BotSpec<Self>] = &[
        BotSpec::RANDOM,
        BotSpec {
            name: "greedy",
            about: "takes the action that leaves it best off by an estimate of all things' worth",
            make: |seed, _| Box::new(Greedy::new(seed, Judgement::tuned())),
        },
        BotSpec {
            name: "search",
            about: "another name of governor",
            make: |seed, budget| Box::new(Search::new(Judgement::tuned(), seed, budget)),
        },
        BotSpec {
            name: "rush",
            about: "greedy in a hurry to end the game",
            make: |seed, _| Box::new(Greedy::new(seed, Judgement::by_mode(weights::rush))),
        },
        BotSpec {
            name: "engine",
            about: "greedy with a liking for production",
            make: |seed, _| Box::new(Greedy::new(seed, Judgement::by_mode(weights::engine))),
        },
        BotSpec {
            name: "cities",
            about: "greedy with a liking for cities and greeneries",
            make: |seed, _| Box::new(Greedy::new(seed, Judgement::by_mode(weights::cities))),
        },
        BotSpec {
            name: "blocker",
            about: "greedy with an eye on its rivals",
            make: |seed, _| Box::new(Greedy::new(seed, Judgement::by_mode(weights::blocker))),
        },
        BotSpec {
            name: "greedy-1",
            about: "the first greedy player, as it always was",
            make: |seed, _| Box::new(Greedy::new(seed, Judgement::new(&FIRST).first_version())),
        },
    ];

    const ANALYST: MakeAnalyst<Self> =
        |seed, budget| Box::new(Search::new(Judgement::tuned(), seed, budget));

    const GAUNTLET: &'static [Contest] = &[
        Contest::rivals("v random", &["random"]),
        Contest::rivals("v greedy-1", &["greedy-1"]),
        Contest::rivals("v greedy", &["greedy"]),
        Contest::rivals("v rush", &["rush"]),
        Contest::rivals("v engine", &["engine"]),
        Contest::rivals("v cities", &["cities"]),
        Contest::rivals("v blocker", &["blocker"]),
        Contest::rivals("3 players", &["greedy-1", "greedy-1"]),
        Contest::rivals(
            "5 players",
            &["greedy-1", "greedy-1", "greedy-1", "greedy-1"],
        ),
        Contest::alone("MarsBot easy, Tharsis", &["automa", "easy"]),
        Contest::alone("MarsBot normal, Tharsis", &["automa", "normal"]),
        Contest::alone("MarsBot hard, Tharsis", &["automa", "hard"]),
        Contest::alone("MarsBot brutal, Tharsis", &["automa", "brutal"]),
        Contest::alone("MarsBot easy, Hellas", &["automa", "easy", "hellas"]),
        Contest::alone("MarsBot normal, Hellas", &["automa", "normal", "hellas"]),
        Contest::alone("MarsBot hard, Hellas", &["automa", "hard", "hellas"]),
        Contest::alone("MarsBot brutal, Hellas", &["automa", "brutal", "hellas"]),
        Contest::alone("MarsBot easy, Elysium", &["automa", "easy", "elysium"]),
        Contest::alone("MarsBot normal, Elysium", &["automa", "normal", "elysium"]),
        Contest::alone("MarsBot hard, Elysium", &["automa", "hard", "elysium"]),
        Contest::alone("MarsBot brutal, Elysium", &["automa", "brutal", "elysium"]),
        Contest::alone("solo", &[]),
        Contest::alone("solo, rating 63", &["rating-63"]),
    ];

    const LEARNING: Option<&'static Learning<Self>> = Some(&Learning {
        moment: |game| game.generation().into(),
        features: value::features,
        stage: value::stage,
        stages: value::STAGES,
        result: |game, seat| policy::ending(game, seat).lead,
        write: |weights, spread| Value::new(weights, spread).to_ron(),
    });

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

/// The share of possible actions that a newcomer does not think of in a generation, and how far
/// it misjudges cards.
const NEWCOMER_OVERLOOKS: f64 = 0.15;
const NEWCOMER_MISJUDGES: f64 = 0.4;
/// Games that an engineer imagines for a decision.
const ENGINEER_ITERATIONS: u32 = 48;

/// Questions that one action asks before it is done; more than any card has.
const MAX_QUESTIONS: usize = 24;

/// What a card that is liked twice as much as it deserves is worth beyond that.
const FAVOURITE: f64 = 8.0;

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
    foibles: Foibles,
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
            foibles: Foibles::NONE,
            memo: RefCell::new(Memo::new()),
        }
    }

    /// The same for a player that knows no more than the first one did.
    fn first_version(mut self) -> Self {
        for beliefs in &mut self.beliefs {
            beliefs.knows_rating = false;
        }
        self
    }

    /// The same for a player that errs in its own way.
    fn with_foibles(mut self, foibles: Foibles) -> Self {
        self.foibles = foibles;
        self
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
            foibles: &self.foibles,
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
    foibles: &'a Foibles,
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
        let seen: Vec<Decision>;
        let legal = if self.foibles.overlooks > 0.0 {
            let all = legal.iter().copied();
            seen = all.filter(|action| !self.is_overlooked(action)).collect();
            &seen
        } else {
            legal
        };
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

    /// Whether the player does not think of an action in this generation.
    fn is_overlooked(&self, action: &Decision) -> bool {
        let may_be = matches!(
            action,
            Decision::Play(_) | Decision::Use(_) | Decision::Claim(_) | Decision::Fund(_)
        );
        may_be && self.foibles.is_blind_to((action, self.begun.generation()))
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
                let liking = self.foibles.liking(card);
                self.outlook.weights.purchase * liking * (plan(&with) - before)
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
        let value = |decision: &Decision| {
            let value = self.outcome(game, *decision);
            match decision {
                // A favourite is played before its time.
                Decision::Play(card) => value + FAVOURITE * (self.foibles.liking(card) - 1.0),
                _ => value,
            }
        };
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
