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
use mars::data::{AwardId, CardId, Parameter, Resource, StandardProject};
use mars::{CardSet, Decision, Mars, Payment, Pick, Prompt};

use crate::foibles::Foibles;
use crate::search::Search;
use crate::{BotSpec, Contest, Learning, MakeAnalyst, Playable, Tuning};
use appraisal::Promise;
use outlook::Outlook;
use recall::{Memo, Offer, Recall, insert};
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

/// A standard project that brings less than its price by so much is not looked at.
const DOUBT: f64 = 4.0;

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
        if let Some(next) = self.judgement.next_purchase(observation) {
            return next;
        }
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
            beliefs.tries_all = true;
        }
        self
    }

    /// The same for a player that errs in its own way.
    fn with_foibles(mut self, foibles: Foibles) -> Self {
        self.foibles = foibles;
        self
    }

    /// The next card of a purchase that has begun; nothing has to be imagined for it. The first
    /// version does, and its chance goes on from there.
    fn next_purchase(&self, observation: &Observation<'_, Mars>) -> Option<Decision> {
        match observation.prompt()? {
            Prompt::Buy { cards, chosen, .. } if !chosen.is_empty() && !self.tries_all() => {
                let wanted = self.memo.borrow().begun_purchase(cards.or(chosen))?;
                let next = wanted.without(chosen).iter().next();
                Some(next.map_or(Decision::Done, Decision::Buy))
            }
            _ => None,
        }
    }

    fn tries_all(&self) -> bool {
        self.beliefs.iter().any(|beliefs| beliefs.tries_all)
    }

    /// Begins a decision of a seat in a state that it has imagined.
    fn deliberate<'a>(&'a self, game: &'a Mars, seat: Seat) -> Deliberation<'a> {
        self.memo.borrow_mut().forget();
        let beliefs = &self.beliefs[Mode::of(game) as usize];
        Deliberation {
            seat,
            begun: game,
            outlook: Outlook::new(game, seat, beliefs),
            tries_all: beliefs.tries_all,
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
    /// Whether every action is tried out, as the first version does.
    tries_all: bool,
    /// The cards that the seat can really see; what it draws in its head is any card.
    known: CardSet,
    memo: &'a RefCell<Memo>,
    foibles: &'a Foibles,
}

impl Deliberation<'_> {
    fn decide(&self) -> Decision {
        let prompt = self.begun.prompt(self.seat);
        let prompt = prompt.expect("a bot decides when it is asked");
        if !matches!(prompt, Prompt::Buy { .. }) {
            self.memo.borrow_mut().forget_purchase();
        }
        self.answer(self.begun, &prompt)
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
        let best = self.best_action(game, legal);
        if self.outlook.is_last() && is_rest(&best) {
            let careless = Self {
                outlook: self.outlook.spendthrift(),
                ..*self
            };
            self.memo.borrow_mut().forget();
            let best = careless.best_action(game, legal);
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
        match prompt {
            Prompt::Corporation { of } => {
                let recall = self.recall(game);
                let cards = game.laid_out(self.seat);
                best_by(of.iter().copied(), |id| recall.corporation(*id, &cards))
                    .map(|id| Decision::Choose(Pick::Corporation(id)))
            }
            Prompt::Buy {
                cards,
                chosen,
                price,
            } => {
                let wanted = self.wanted(game, cards.or(*chosen), *price);
                let next = wanted.without(*chosen).iter().next();
                Some(next.map_or(Decision::Done, Decision::Buy))
            }
            Prompt::Draft { cards } | Prompt::Keep { cards, .. } => {
                let recall = self.recall(game);
                best_by(cards.iter(), |card| recall.hope(*card)).map(Decision::Keep)
            }
            Prompt::Discard { .. } => {
                let recall = self.recall(game);
                let hand = game.hand(self.seat).iter();
                best_by(hand, |card| -recall.hope(*card)).map(Decision::Discard)
            }
            Prompt::Sell => {
                let recall = self.recall(game);
                let cards = legal.iter().filter_map(|decision| match decision {
                    Decision::Sell(card) => Some(*card),
                    _ => None,
                });
                let mut useless = cards.clone().filter(|card| recall.hope(*card) < 1.0);
                let sold = match useless.next() {
                    None if !self.tries_all && !legal.contains(&Decision::Done) => {
                        best_by(cards, |card| -recall.hope(*card))
                    }
                    useless => useless,
                };
                Some(sold.map_or(Decision::Done, Decision::Sell))
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

    /// Of the cards on offer those that are worth their price. They are bought one by one, and
    /// nothing that counts changes before the last: they are looked at once.
    fn wanted(&self, game: &Mars, cards: CardSet, price: u8) -> CardSet {
        let offer = Offer {
            seat: self.seat,
            generation: game.generation(),
            money: game.spendable(self.seat),
            hand: *game.hand(self.seat),
            cards,
        };
        let find = || self.worth_buying(game, &offer, price.into());
        let known = self.memo.borrow().purchase(&offer);
        if let Some(wanted) = known {
            debug_assert!(find() == wanted, "what was set out for is still wanted");
            return wanted;
        }
        let wanted = find();
        self.memo.borrow_mut().keep_purchase(offer, wanted);
        wanted
    }

    /// One after the other the card that adds most to what the hand promises.
    fn worth_buying(&self, game: &Mars, offer: &Offer, price: f64) -> CardSet {
        let recall = self.recall(game);
        let income = self.outlook.income(&recall);
        let mut money = f64::from(offer.money);
        let mut wanted = CardSet::NONE;
        // What promises nothing is not bought.
        let promised = offer.cards.iter().filter_map(|card| {
            let promise = recall.promise(card).filter(|promise| promise.net > 0.0);
            promise.map(|promise| (card, promise))
        });
        let mut promised: Vec<_> = promised.collect();
        recall.with_promises(&offer.hand, |owned| {
            while money >= price {
                let before = self.outlook.carry_out(&*owned, money, income);
                let gain = |(card, promise): &(CardId, Promise)| {
                    let at = owned.iter().rposition(|other| !promise.precedes(other));
                    let (first, then) = owned.split_at(at.map_or(0, |last| last + 1));
                    let with = first.iter().chain([promise]).chain(then);
                    let more = self.outlook.carry_out(with, money, income) - before;
                    self.outlook.weights.purchase * self.foibles.liking(card) * more
                };
                let valued = promised.iter().enumerate().map(|(at, one)| (gain(one), at));
                let best = valued.max_by(|(a, _), (b, _)| a.total_cmp(b));
                let Some((_, best)) = best.filter(|(gain, _)| *gain > price) else {
                    break;
                };
                let (card, promise) = promised.remove(best);
                insert(owned, promise);
                wanted.insert(card);
                money -= price;
            }
        });
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

    /// The action after which the seat is best off. Cards are sold only where nothing else helps, and
    /// what cannot pay is not tried out.
    fn best_action(&self, game: &Mars, legal: &[Decision]) -> Decision {
        const SALE: Decision = Decision::Project(StandardProject::SellPatents);
        if self.tries_all {
            return self.best_outcome(game, legal);
        }
        let award = self.best_award(game, legal);
        let is_tried = |action: &Decision| match action {
            Decision::Fund(other) => Some(*other) == award,
            Decision::Project(project) => self.may_pay(game, *project),
            _ => true,
        };
        let tried: Vec<_> = legal.iter().copied().filter(is_tried).collect();
        let best = self.best_outcome(game, &tried);
        match is_rest(&best) && legal.contains(&SALE) {
            true => self.best_outcome(game, &[best, SALE]),
            false => best,
        }
    }

    /// The best award to fund, if any is worth its price: all cost the same.
    fn best_award(&self, game: &Mars, legal: &[Decision]) -> Option<AwardId> {
        let awards = legal.iter().filter_map(|action| match action {
            Decision::Fund(award) => Some(*award),
            _ => None,
        });
        let price = f64::from(game.award_price()?) * self.outlook.unit[Resource::Money];
        let worth = |award: &AwardId| self.outlook.award(game, self.seat, *award);
        best_by(awards, worth).filter(|award| worth(award) > price)
    }

    /// Whether a standard project is tried out: what it brings at once is near its price.
    fn may_pay(&self, game: &Mars, project: StandardProject) -> bool {
        let outlook = &self.outlook;
        let worth = match project {
            StandardProject::SellPatents => return false,
            StandardProject::PowerPlant => outlook.flow[Resource::Energy],
            StandardProject::Asteroid => outlook.step_of(Parameter::Temperature),
            StandardProject::Aquifer => {
                outlook.step_of(Parameter::Oceans) + outlook.weights.space_bonus
            }
            _ => return true,
        };
        let price = f64::from(game.project_price(self.seat, project));
        worth + DOUBT > price * outlook.unit[Resource::Money]
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
