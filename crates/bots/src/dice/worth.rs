//! What things are worth, in points, by a simple estimate: a hand of dice by what it can soon pay
//! for, production by the turns to come.

use dice::data::{
    Action, Card, Color, Effect, Effects, Kind, Ongoing, Parameter, Product, Production,
    StandardAction, Symbol, catalogue,
};
use dice::{Dice, View};
use kit::Seat;

use super::goals::Goals;

/// A die in hand beyond what it is needed for.
const DIE: f64 = 0.22;
/// A die that is rolled, and one with a symbol of choice.
const ROLLED: f64 = 0.58;
const CHOSEN: f64 = 0.7;
const WILD: f64 = 1.05;
const CARD: f64 = 0.3;
/// How much of its worth a target keeps until it is paid for, and for each symbol that is missing.
const LATER: f64 = 0.8;
const MISSING: f64 = 0.55;
/// The turns between two production turns.
const CYCLE: f64 = 3.55;
/// What a card brings later is counted at most so often: in production turns, and in uses of an
/// action. Points now are surer than dice to come.
const MOST_PRODUCTIONS: f64 = 3.6;
const MOST_USES: f64 = 3.5;
/// A step of a parameter is worth more than its points, as it also brings bonuses and the end.
const STEP: f64 = 0.6;

/// Something that dice can pay for.
#[derive(Clone, Copy)]
struct Target {
    cost: Dice,
    worth: f64,
}

/// What a player knows and wants.
pub(super) struct Outlook {
    /// Turns of this player still to come.
    turns: f64,
    /// The worth of a step of each parameter.
    steps: [f64; Parameter::COUNT],
    /// The worth of one more die in each production turn.
    produced: f64,
    opponents: f64,
    /// How much of a hand's worth is left for turns to come.
    later: f64,
    goals: Goals,
    targets: Vec<Target>,
}

impl Outlook {
    pub(super) fn new(view: &View, seat: Seat) -> Self {
        let players = view.players.len() as f64;
        let left: Vec<f64> = view
            .parameters
            .iter()
            .map(|parameter| steps_left(parameter.parameter, parameter.value))
            .collect();
        let alone = view.players.len() == 1;
        let turns = match (view.rounds, view.last_turns) {
            (Some(rounds), _) => f64::from(rounds.saturating_sub(view.round)) + 1.0,
            (None, Some(_)) => 1.0,
            (None, None) => {
                // The game ends with the second parameter.
                let mut sorted = left.clone();
                sorted.sort_by(f64::total_cmp);
                1.0 + (sorted[0] + sorted[1]) / (0.25 * players)
            }
        };
        let mut steps = [0.0; Parameter::COUNT];
        // Alone everything depends on completing all three in time.
        let need = if alone {
            (left.iter().sum::<f64>() / (0.37 * turns)).clamp(0.5, 2.5) * 4.0
        } else {
            STEP
        };
        for (worth, left) in steps.iter_mut().zip(&left) {
            *worth = if *left > 0.0 { 2.0 + need } else { 1.0 };
        }
        let produced = f64::from(view.players[seat].production.dice.total());
        let mut outlook = Self {
            turns,
            steps,
            // More dice than main actions can use are worth less and less.
            produced: ROLLED * (1.0 - produced / 18.0).max(0.1),
            opponents: players - 1.0,
            later: (turns - 1.0).clamp(0.0, 1.0),
            goals: Goals::new(view, seat, turns),
            targets: Vec::new(),
        };
        outlook.find_targets(view, seat);
        outlook
    }

    fn find_targets(&mut self, view: &View, seat: Seat) {
        let discount = view.players[seat].discount;
        let hand = view.own.iter().flat_map(|own| own.hand.iter());
        let cards = hand.map(|id| {
            let card = id.card();
            Target {
                cost: card.cost.dice().without(&discount),
                worth: self.card(card),
            }
        });
        let standard = StandardAction::ALL.iter().map(|action| {
            let offer = &catalogue().rules().standard[action];
            let cost = match &offer.cost[..] {
                [Effect::Spend(cost)] => *cost.dice(),
                _ => Dice::NONE,
            };
            Target {
                cost,
                worth: self.effects(&offer.gain),
            }
        });
        self.targets = cards.chain(standard).collect();
    }

    /// What a card brings once it is played.
    pub(super) fn card(&self, card: &Card) -> f64 {
        let played = match card.kind {
            Kind::Red => self.effects(&card.effects),
            Kind::Green => self.production(&card.production),
            Kind::Blue => {
                let uses = (self.turns / CYCLE).clamp(0.0, MOST_USES);
                let action = card
                    .action
                    .as_ref()
                    .map_or(0.0, |action| self.action(action));
                uses * (action
                    + card
                        .ongoing
                        .iter()
                        .map(|entry| self.ongoing(entry))
                        .sum::<f64>())
            }
        };
        played + f64::from(card.points) + self.goals.card(card) + 0.3
    }

    /// What one use of an action brings.
    pub(super) fn action(&self, action: &Action) -> f64 {
        self.effects(&action.gain) - self.effects(&action.cost)
    }

    pub(super) fn production(&self, production: &Production) -> f64 {
        let turns = (self.turns / CYCLE - 0.4).clamp(0.0, MOST_PRODUCTIONS);
        let each = production.iter().map(|(product, count)| {
            let worth = match product {
                Product::Wild => WILD,
                Product::Point => 1.0,
                _ => self.produced,
            };
            f64::from(count) * worth
        });
        turns * each.sum::<f64>()
    }

    fn ongoing(&self, entry: &Ongoing) -> f64 {
        match entry {
            Ongoing::Trigger(trigger) => 1.2 * self.effects(&trigger.effects),
            Ongoing::Discount(_) | Ongoing::HandSize(_) => 0.5,
            Ongoing::Storage(count) => 0.3 * f64::from(*count),
        }
    }

    pub(super) fn effects(&self, effects: &Effects) -> f64 {
        effects.iter().map(|effect| self.effect(effect)).sum()
    }

    fn effect(&self, effect: &Effect) -> f64 {
        let times = |count: u8, worth: f64| f64::from(count) * worth;
        match effect {
            Effect::Roll(_, count) | Effect::RollAny(count) | Effect::Gain(_, count) => {
                times(*count, ROLLED)
            }
            Effect::RollPer(..) | Effect::ProducePlayed => 2.0 * ROLLED,
            Effect::Pick(_, count) | Effect::PickAny(count) => times(*count, CHOSEN),
            Effect::Wild(count) => times(*count, WILD),
            Effect::Score(count) => times(*count, 1.0),
            Effect::ScorePer(_) => 1.0,
            Effect::Raise(parameter, count) => times(*count, self.steps[parameter.index()]),
            Effect::Place(tile, _) => {
                let points = tile
                    .parameter()
                    .map_or(2.0, |parameter| self.steps[parameter.index()]);
                points + 0.4
            }
            Effect::Draw(count) | Effect::Discard(count) => times(*count, CARD),
            Effect::Turn(count) => times(*count, 0.25),
            Effect::OthersLose(_) => 0.1 * self.opponents,
            Effect::OthersLoseAny(_) => 0.2 * self.opponents,
            Effect::Spend(cost) => times(cost.dice().total(), ROLLED),
            Effect::SpendOf(_) | Effect::SpendAny => 0.35,
            Effect::Exchange { .. } => 0.4,
            Effect::ExtraTurn => 2.5,
            Effect::ExtraMain => 1.2,
            Effect::ExtraSupport => 0.6,
            Effect::ChooseOne(options) => options
                .iter()
                .map(|list| self.effects(list))
                .fold(0.0, f64::max),
            Effect::InOrder(list) => self.effects(list),
            Effect::If { then, .. } => 0.6 * self.effects(then),
        }
    }

    /// What a hand of dice and wild tokens promises: its best target, a second one from what is
    /// left over, and something for every die.
    pub(super) fn hand(&self, dice: &Dice, wilds: u8) -> f64 {
        let held = DIE * f64::from(dice.total()) + 0.45 * f64::from(wilds);
        let Some((first, target)) = self.best(dice, wilds, None) else {
            return self.later * held;
        };
        let spent = target.cost.without(&target.cost.without(dice));
        let missing = target.cost.without(dice).total();
        let left = dice.without(&spent);
        let second = self
            .best(&left, wilds.saturating_sub(missing), Some(target))
            .map_or(0.0, |(worth, _)| worth);
        self.later * (first + 0.44 * second + held)
    }

    /// The target that is worth most with these dice, by what is still missing.
    fn best(&self, dice: &Dice, wilds: u8, except: Option<&Target>) -> Option<(f64, &Target)> {
        self.targets
            .iter()
            .filter(|target| except.is_none_or(|except| !std::ptr::eq(*target, except)))
            .map(|target| {
                let missing = target.cost.without(dice).total().saturating_sub(wilds);
                (LATER * target.worth * MISSING.powi(missing.into()), target)
            })
            .max_by(|(left, _), (right, _)| left.total_cmp(right))
    }

    /// What a hand brings with a main action to come: the best that it can pay for now, and what
    /// the rest promises.
    pub(super) fn main(&self, dice: &Dice, wilds: u8) -> f64 {
        let payable = self.targets.iter().filter_map(|target| {
            let missing = target.cost.without(dice);
            let left = wilds.checked_sub(missing.total())?;
            let spent = target.cost.without(&missing);
            Some(target.worth + self.hand(&dice.without(&spent), left))
        });
        payable.fold(self.hand(dice, wilds) + DIE, f64::max)
    }

    /// The average over what one more die of a colour can show.
    pub(super) fn after_roll(
        &self,
        dice: &Dice,
        color: Color,
        worth: impl Fn(&Dice) -> f64,
    ) -> f64 {
        let faces = color
            .symbols()
            .map(|symbol| f64::from(symbol.faces()) / 6.0 * worth(&with(dice, symbol)));
        faces.iter().sum()
    }

    /// How near a card is to being played, from 0 to its worth.
    pub(super) fn promise(&self, card: &Card, discount: &Dice, dice: &Dice, wilds: u8) -> f64 {
        let cost = card.cost.dice().without(discount);
        let missing = cost.without(dice).total().saturating_sub(wilds);
        self.card(card) * MISSING.powi(missing.into())
    }
}

/// Dice with one more.
pub(super) fn with(dice: &Dice, symbol: Symbol) -> Dice {
    let mut more = *dice;
    more[symbol] += 1;
    more
}

/// Dice with one less.
pub(super) fn without(dice: &Dice, symbol: Symbol) -> Dice {
    let mut less = *dice;
    less[symbol] = less[symbol].saturating_sub(1);
    less
}

fn steps_left(parameter: Parameter, value: i8) -> f64 {
    match catalogue().rules().tracks.get(&parameter) {
        Some(track) => f64::from((track.end - value) / track.step),
        None => dice::board::OCEANS as f64 - f64::from(value),
    }
}
