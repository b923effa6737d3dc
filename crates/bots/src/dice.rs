//! Computer players for the Dice Game: `greedy` weighs every step by what it brings and by what the
//! dice in hand can then soon pay for.

mod goals;
mod policy;
mod worth;

use dice::data::{CardId, Color, Effect, SupportAction, Symbol, Timing, catalogue};
use dice::{Decision, Dice, DiceGame, Means, Prompt, View};
use kit::{Bot, Game as _, Log, Observation, Rng, Seat};
use rand::RngExt as _;

use crate::foibles::Foibles;
use crate::search::Search;
use crate::{BotSpec, Contest, MakeAnalyst, Playable};
use policy::Habits;
use worth::{Outlook, with, without};

impl Playable for DiceGame {
    const BOTS: &'static [BotSpec<Self>] = &[
        BotSpec {
            name: "newcomer",
            about: "overlooks much, and has favourites",
            make: |seed, _| Box::new(Greedy::with_foibles(seed, Foibles::new(0.45, 0.5, seed))),
        },
        BotSpec {
            name: "settler",
            about: "overlooks a card now and then",
            make: |seed, _| Box::new(Greedy::with_foibles(seed, Foibles::new(0.2, 0.4, seed))),
        },
        BotSpec {
            name: "engineer",
            about: "weighs each step by what it brings and what its dice can then pay for",
            make: |seed, _| Box::new(Greedy::new(seed)),
        },
        BotSpec {
            name: "governor",
            about: "tries its ideas out in its head for as long as it may think",
            make: |seed, budget| Box::new(Search::new(Habits, seed, budget)),
        },
    ];

    const LABORATORY: &'static [BotSpec<Self>] = &[
        BotSpec::RANDOM,
        BotSpec {
            name: "greedy",
            about: "weighs each step by what it brings and what its dice can then pay for",
            make: |seed, _| Box::new(Greedy::new(seed)),
        },
        BotSpec {
            name: "search",
            about: "another name of governor",
            make: |seed, budget| Box::new(Search::new(Habits, seed, budget)),
        },
        BotSpec {
            name: "greedy-1",
            about: "the first greedy player, as it always was",
            make: |seed, _| Box::new(Greedy::new(seed)),
        },
    ];

    const GAUNTLET: &'static [Contest] = &[
        Contest::rivals("v random", &["random"]),
        Contest::rivals("v settler", &["settler"]),
        Contest::rivals("v greedy-1", &["greedy-1"]),
        Contest::rivals("4 players", &["greedy-1", "greedy-1", "greedy-1"]),
        Contest::alone("solo", &[]),
    ];

    const ANALYST: MakeAnalyst<Self> = |seed, budget| Box::new(Search::new(Habits, seed, budget));
}

/// Throws by which a production turn is judged.
const THROWS: usize = 12;
/// Before the support action a free action is weighed against it: both can be had.
const FREE: f64 = 0.37;
/// A hand card that promises less is worth discarding for another.
const KEPT_PROMISE: f64 = 0.9;

/// Weighs each step by what it brings and by what the dice in hand can then pay for.
struct Greedy {
    rng: Rng,
    foibles: Foibles,
}

impl Greedy {
    fn new(seed: u64) -> Self {
        Self::with_foibles(seed, Foibles::NONE)
    }

    /// The same player, but it errs in its own way.
    fn with_foibles(seed: u64, foibles: Foibles) -> Self {
        Self {
            rng: kit::rng(seed),
            foibles,
        }
    }
}

impl Bot<DiceGame> for Greedy {
    fn decide(&mut self, observation: &Observation<'_, DiceGame>) -> Decision {
        let mut legal = observation.legal();
        let prompt = observation
            .prompt()
            .expect("a bot decides when it is asked");
        let view = observation.view();
        let mut mind = Mind::new(&view, observation.seat(), &mut self.rng);
        mind.foibles = self.foibles;
        mind.overlook(&mut legal);
        let chosen = match is_seen_ahead(&prompt) {
            true => {
                let ahead = observation.imagine(mind.rng);
                mind.best_seen_ahead(&ahead, &legal)
            }
            false => mind.best(&prompt, &legal),
        };
        chosen.unwrap_or(legal[0])
    }
}

/// Whether answers are judged by carrying them out.
const fn is_seen_ahead(prompt: &Prompt) -> bool {
    matches!(prompt, Prompt::Place { .. } | Prompt::Option { .. })
}

/// What the player thinks of at one decision.
struct Mind<'a> {
    view: &'a View,
    seat: Seat,
    outlook: Outlook,
    dice: Dice,
    wilds: u8,
    foibles: Foibles,
    rng: &'a mut Rng,
}

impl<'a> Mind<'a> {
    fn new(view: &'a View, seat: Seat, rng: &'a mut Rng) -> Self {
        let player = &view.players[seat];
        Self {
            view,
            seat,
            outlook: Outlook::new(view, seat),
            dice: player.dice,
            wilds: player.wilds,
            foibles: Foibles::NONE,
            rng,
        }
    }

    /// Leaves out what the player does not think of in this round.
    fn overlook(&self, legal: &mut Vec<Decision>) {
        if self.foibles.overlooks > 0.0 {
            let first = legal[0];
            let (foibles, round) = (self.foibles, self.view.round);
            legal.retain(|decision| match decision {
                Decision::Play(card, _) | Decision::Use(card, _) => {
                    !foibles.is_blind_to((card, round / 4))
                }
                Decision::Standard(action, _) => !foibles.is_blind_to((action, round / 4)),
                _ => true,
            });
            if legal.is_empty() {
                legal.push(first);
            }
        }
    }

    fn best(&mut self, prompt: &Prompt, legal: &[Decision]) -> Option<Decision> {
        let mut best: Option<(f64, Decision)> = None;
        for decision in legal.iter().copied() {
            let worth = self.weigh(prompt, decision);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, decision));
            }
        }
        best.map(|(_, decision)| decision)
    }

    /// What a decision is worth, compared with the others of the same question.
    fn weigh(&mut self, prompt: &Prompt, decision: Decision) -> f64 {
        let hand = |dice: &Dice, wilds: u8| self.outlook.hand(dice, wilds);
        match decision {
            Decision::Choose(id) => {
                let corporation = id.corporation();
                self.outlook.effects(&corporation.start)
                    + self.outlook.production(&corporation.production)
                    + 0.8 * corporation.ongoing.len() as f64
            }
            Decision::Produce => self.production_turn(),
            Decision::Roll(color) => self.outlook.after_roll(&self.dice, color, |dice| {
                self.then(prompt, dice, self.wilds)
            }),
            Decision::Support(action) => self.support(prompt, action),
            Decision::Play(card, _) => {
                let discount = self.view.players[self.seat].discount;
                let cost = card.card().cost.dice().without(&discount);
                self.paid(&cost) + self.foibles.liking(card) * self.outlook.card(card.card())
            }
            Decision::Standard(action, _) => {
                let offer = &catalogue().rules().standard[&action];
                let cost = match &offer.cost[..] {
                    [Effect::Spend(cost)] => *cost.dice(),
                    _ => Dice::NONE,
                };
                self.paid(&cost) + self.outlook.effects(&offer.gain)
            }
            Decision::Use(card, _) => self.use_card(prompt, card),
            Decision::End | Decision::Done => match prompt {
                Prompt::Discard => KEPT_PROMISE,
                Prompt::Keep { kept, .. } => hand(kept, self.wilds),
                _ => hand(&self.dice, self.wilds),
            },
            Decision::Keep(symbol) => match prompt {
                Prompt::Keep { kept, .. } => hand(&with(kept, symbol), self.wilds) + 0.01,
                _ => 0.0,
            },
            Decision::Discard(card) => {
                let promise = self.promise(card);
                match prompt {
                    // With a full hand, a card that promises little makes room for another.
                    Prompt::Discard if self.is_wanted(card) => 0.0,
                    Prompt::Discard => 2.0 * KEPT_PROMISE - promise,
                    _ => -promise,
                }
            }
            Decision::Pay(Means::Die(symbol)) | Decision::Lose(symbol) | Decision::Give(symbol) => {
                hand(&without(&self.dice, symbol), self.wilds)
            }
            Decision::Pay(Means::Wild) => hand(&self.dice, self.wilds.saturating_sub(1)),
            Decision::Pick(symbol) => hand(&with(&self.dice, symbol), self.wilds),
            Decision::Set(from, to) => {
                hand(&with(&without(&self.dice, from), to), self.wilds) + 0.01
            }
            Decision::Amount(count) => self.exchange(prompt, count),
            Decision::Take(card) => self.outlook.card(card.card()),
            Decision::Place(_) | Decision::Option(_) | Decision::First(_) => 0.0,
        }
    }

    /// What a hand is worth after a step: before the support action a main action is still to come.
    fn then(&self, prompt: &Prompt, dice: &Dice, wilds: u8) -> f64 {
        match prompt {
            Prompt::Turn => self.outlook.main(dice, wilds),
            _ => self.outlook.hand(dice, wilds),
        }
    }

    /// The hand after paying a cost.
    fn after_paying(&self, cost: &Dice) -> (Dice, u8) {
        let missing = cost.without(&self.dice);
        let spent = cost.without(&missing);
        (
            self.dice.without(&spent),
            self.wilds.saturating_sub(missing.total()),
        )
    }

    fn paid(&self, cost: &Dice) -> f64 {
        let (dice, wilds) = self.after_paying(cost);
        self.outlook.hand(&dice, wilds)
    }

    fn promise(&self, card: CardId) -> f64 {
        let discount = &self.view.players[self.seat].discount;
        self.outlook
            .promise(card.card(), discount, &self.dice, self.wilds)
    }

    /// Whether a card promises enough to stay in hand.
    fn is_wanted(&self, card: CardId) -> bool {
        self.promise(card) >= KEPT_PROMISE
    }

    /// A production turn: the best dice kept, what is produced rolled, cards drawn, blue cards
    /// refreshed.
    fn production_turn(&mut self) -> f64 {
        let player = &self.view.players[self.seat];
        let mut kept = Dice::NONE;
        for _ in 0..player.keep.min(self.dice.total()) {
            let left = self.dice.without(&kept);
            let worth = |symbol: Symbol| self.outlook.hand(&with(&kept, symbol), self.wilds);
            let best = left.iter().map(|(symbol, _)| symbol);
            if let Some(best) = best.max_by(|a, b| worth(*a).total_cmp(&worth(*b))) {
                kept = with(&kept, best);
            }
        }
        let mut sum = 0.0;
        for _ in 0..THROWS {
            let mut dice = kept;
            for (color, count) in player.production.dice.iter() {
                for _ in 0..count {
                    dice = with(&dice, throw(color, self.rng));
                }
            }
            sum += self
                .outlook
                .hand(&dice, self.wilds + player.production.wilds);
        }
        let own = self.view.own.as_ref();
        let poor = own.map_or(0, |own| {
            own.hand
                .iter()
                .filter(|card| !self.is_wanted(*card))
                .count()
        });
        let drawn = usize::from(player.refill).saturating_sub(player.hand - poor);
        let used = player
            .used
            .iter()
            .filter_map(|card| card.card().action.as_ref());
        let refreshed: f64 = used
            .map(|action| self.outlook.action(action).max(0.0))
            .sum();
        sum / THROWS as f64
            + f64::from(player.production.points)
            + 0.22 * drawn as f64
            + 0.63 * refreshed
    }

    fn support(&self, prompt: &Prompt, action: SupportAction) -> f64 {
        let means = self
            .dice
            .iter()
            .map(|(symbol, _)| without(&self.dice, symbol));
        let with_wild = (self.wilds > 0).then_some((self.dice, self.wilds.saturating_sub(1)));
        let paid = means.map(|dice| (dice, self.wilds)).chain(with_wild);
        let after = |(dice, wilds): (Dice, u8)| match action {
            SupportAction::Draw => self.then(prompt, &dice, wilds) + 0.65,
            SupportAction::Turn => self.best_turn(prompt, &dice, wilds),
        };
        paid.map(after).fold(0.0, f64::max)
    }

    /// The best hand that turning one die can make.
    fn best_turn(&self, prompt: &Prompt, dice: &Dice, wilds: u8) -> f64 {
        let mut best = 0.0_f64;
        for (from, _) in dice.iter() {
            for to in from.color().symbols() {
                best = best.max(self.then(prompt, &with(&without(dice, from), to), wilds));
            }
        }
        best
    }

    fn use_card(&self, prompt: &Prompt, id: CardId) -> f64 {
        let Some(action) = &id.card().action else {
            return 0.0;
        };
        let fixed = action.cost.iter().find_map(|effect| match effect {
            Effect::Spend(cost) => Some(*cost.dice()),
            _ => None,
        });
        let free: f64 = action
            .cost
            .iter()
            .filter(|effect| !matches!(effect, Effect::Spend(_)))
            .map(|effect| self.outlook.effects(&vec![effect.clone()].into()))
            .sum();
        let (dice, wilds) = self.after_paying(&fixed.unwrap_or(Dice::NONE));
        let left = match (action.timing, prompt) {
            // A free action leaves the question open.
            (Timing::Free, Prompt::Turn | Prompt::Main) => self.outlook.main(&dice, wilds) + FREE,
            _ => self.then(prompt, &dice, wilds),
        };
        left + self.outlook.effects(&action.gain) - free
    }

    /// The best hand after exchanging so many dice.
    fn exchange(&self, prompt: &Prompt, count: u8) -> f64 {
        let Prompt::Amount { from, .. } = prompt else {
            return 0.0;
        };
        let mut dice = self.dice;
        let paid = dice[*from].min(count);
        dice[*from] -= paid;
        for _ in 0..count {
            let worth = |symbol: &&Symbol| self.outlook.hand(&with(&dice, **symbol), self.wilds);
            let others = Symbol::ALL.iter().filter(|symbol| *symbol != from);
            let best = others.max_by(|a, b| worth(a).total_cmp(&worth(b)));
            dice = with(&dice, *best.expect("there are symbols"));
        }
        self.outlook
            .hand(&dice, self.wilds.saturating_sub(count - paid))
    }

    /// Where the result is on the board: each decision is carried out in an imagined game.
    fn best_seen_ahead(&self, game: &DiceGame, legal: &[Decision]) -> Option<Decision> {
        let weighed = legal
            .iter()
            .map(|decision| (self.seen_ahead(game, decision), *decision));
        weighed
            .max_by(|(a, _), (b, _)| a.total_cmp(b))
            .map(|(_, decision)| decision)
    }

    /// What lies before the player after a decision.
    fn seen_ahead(&self, game: &DiceGame, decision: &Decision) -> f64 {
        let mut next = game.clone();
        next.apply_unchecked(self.seat, decision, &mut Log::silent());
        self.sum(&next.view(kit::Viewer::Seat(self.seat)))
    }

    /// What lies before the player, whatever the dice show.
    fn sum(&self, view: &View) -> f64 {
        let player = &view.players[self.seat];
        f64::from(player.points)
            + 0.55 * f64::from(player.dice.total())
            + 0.85 * f64::from(player.wilds)
            + 0.3 * player.hand as f64
    }
}

fn throw(color: Color, rng: &mut Rng) -> Symbol {
    let at = rng.random_range(0..6_u32);
    let [common, uncommon, rare] = color.symbols();
    match at {
        0..3 => common,
        3..5 => uncommon,
        _ => rare,
    }
}
