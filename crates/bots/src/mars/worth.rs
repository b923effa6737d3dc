//! What things are worth, in money, by a simple estimate: production counts for the generations
//! to come, points more towards the end.

use kit::{Game as _, Seat};
use mars::data::{
    Action, Amounts, CardId, CorporationId, Effect, Kind, Ongoing, Parameter, Points, Requirement,
    Resource, Tile,
};
use mars::{Mars, Phase};

/// What is to be expected of the rest of the game.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    /// Productions still to come.
    generations: f64,
    /// The worth of a point.
    point: f64,
    /// The worth of money in hand.
    money: f64,
    /// The worth of a step of a parameter beyond its rating: alone, it decides the game.
    step: f64,
}

/// The worth of one unit of a resource.
fn unit(resource: Resource) -> f64 {
    match resource {
        Resource::Money => 1.0,
        Resource::Steel => 1.7,
        Resource::Titanium => 2.6,
        Resource::Plants => 2.1,
        Resource::Energy => 1.3,
        Resource::Heat => 0.9,
    }
}

/// From here on a stock is more than a turn needs.
const PLENTY: u16 = 30;
/// A card in hand, before it is known what can be made of it.
const CARD: f64 = 2.5;
/// What an action or a standing effect brings in a generation, on average.
const STANDING: f64 = 2.0;

impl Outlook {
    pub(super) fn new(game: &Mars) -> Self {
        let players = game.players() as f64;
        let steps: f64 = Parameter::ALL
            .iter()
            .map(|parameter| {
                f64::from((parameter.highest() - game.parameter(*parameter)) / parameter.step())
            })
            .sum();
        let alone = game.players() == 1;
        let generations = if game.phase() == Phase::Greeneries {
            0.0
        } else if alone {
            f64::from(15_u8.saturating_sub(game.generation()))
        } else {
            (1.0 + steps / (2.2 * players)).min(12.0)
        };
        let ending = generations < 2.0;
        Self {
            generations,
            point: 9.0 - 0.35 * generations,
            money: if ending { 0.4 } else { 1.0 },
            step: if alone { 16.0 } else { 0.0 },
        }
    }

    /// How well off a seat is, compared with the others.
    pub(super) fn position(&self, game: &Mars, seat: Seat) -> f64 {
        let scores = game.scores();
        let others = Seat::all(game.players()).filter(|other| *other != seat);
        let rivals = others
            .map(|other| self.seat(game, other, &scores[other]))
            .sum::<f64>();
        let against = rivals / (game.players() as f64 - 1.0).max(1.0);
        let steps: i32 = Parameter::ALL
            .iter()
            .map(|p| i32::from(game.parameter(*p) / p.step()))
            .sum();
        self.seat(game, seat, &scores[seat]) - 0.35 * against + self.step * f64::from(steps)
    }

    fn seat(&self, game: &Mars, seat: Seat, score: &mars::Score) -> f64 {
        let awards = f64::from(score.awards) * (1.0 - self.generations / 12.0);
        let points = f64::from(score.total() - score.awards) + awards;
        let income = f64::from(score.rating) * self.generations;
        let goods: f64 = Resource::ALL
            .iter()
            .map(|resource| {
                let stock = self.money * useful(game.stock(seat)[*resource]);
                let produced = self.generations * f64::from(game.production(seat)[*resource]);
                unit(*resource) * (stock + produced)
            })
            .sum();
        let standing = game.played(seat).iter().filter(|card| {
            let card = card.card();
            !card.action.is_empty() || !card.ongoing.is_empty()
        });
        let engine = STANDING * self.generations * standing.count() as f64;
        let hand = CARD * self.money * game.hand(seat).len() as f64;
        self.point * points + income + goods + engine + hand
    }

    /// What a card promises beyond its cost if it is played some day.
    pub(super) fn card(&self, game: &Mars, seat: Seat, card: CardId) -> f64 {
        let card = card.card();
        let Some(wait) = requirements(game, seat, &card.requires) else {
            return f64::MIN;
        };
        let now = self.effects(&card.effects);
        let actions = card
            .action
            .iter()
            .map(|action| self.action(action))
            .fold(0.0, f64::max);
        let ongoing: f64 = card
            .ongoing
            .iter()
            .map(|ongoing| self.ongoing(ongoing))
            .sum();
        let points = match card.points {
            Points::None => 0.0,
            Points::Fixed(points) => f64::from(points),
            Points::PerToken { points, each } => {
                0.5 * self.generations * f64::from(points) / f64::from(each)
            }
            Points::IfToken { points } => 0.5 * f64::from(points),
            Points::PerTag(_)
            | Points::PerOceanNextTo(_)
            | Points::PerCityNextTo(_)
            | Points::PerCities(_) => 2.0,
        };
        // Events leave no tag behind; other cards may serve the ones to come.
        let tags = if card.kind == Kind::Event {
            0.0
        } else {
            card.tags.len() as f64
        };
        now + actions + ongoing + points * self.point + tags - f64::from(card.cost) - wait
    }

    /// What a corporation starts with and brings later.
    pub(super) fn corporation(&self, id: CorporationId) -> f64 {
        let corporation = id.corporation();
        let actions = corporation.action.iter().map(|action| self.action(action));
        let ongoing = corporation
            .ongoing
            .iter()
            .map(|ongoing| self.ongoing(ongoing));
        f64::from(corporation.money)
            + amounts(&corporation.stock)
            + self.generations * amounts(&corporation.production)
            + self.effects(&corporation.first_action)
            + actions.sum::<f64>()
            + ongoing.sum::<f64>()
    }

    fn action(&self, action: &Action) -> f64 {
        let once = self.effects(&action.gain) + self.effects(&action.cost);
        0.6 * self.generations * once.max(0.0)
    }

    fn ongoing(&self, ongoing: &Ongoing) -> f64 {
        self.generations
            * match ongoing {
                Ongoing::Trigger(trigger) => (0.5 * self.effects(&trigger.effects)).clamp(0.5, 4.0),
                Ongoing::Discount(amount, _) => 1.2 * f64::from(*amount),
                Ongoing::MetalValue(..) | Ongoing::RequirementShift(_) => 1.0,
                Ongoing::ProjectDiscount(..)
                | Ongoing::PayWithHeat
                | Ongoing::GreeneryCost(_)
                | Ongoing::ProtectTokensHere
                | Ongoing::Protect { .. } => 0.4,
            }
    }

    fn effects(&self, effects: &[Effect]) -> f64 {
        effects.iter().map(|effect| self.effect(effect)).sum()
    }

    fn effect(&self, effect: &Effect) -> f64 {
        let rating = self.generations + self.point + self.step;
        match effect {
            Effect::Production(changes) => self.generations * amounts(changes),
            Effect::ProductionPer { resource, .. } => 2.0 * self.generations * unit(*resource),
            Effect::ProductionOfBonus { .. } => 2.0 * self.generations,
            Effect::ReduceAny(..) | Effect::RemoveTokens(..) => 2.0,
            Effect::ConvertProduction { .. } | Effect::Exchange { .. } => 1.0,
            Effect::Gain(changes) => amounts(changes),
            Effect::GainPer { resource, .. } => 3.0 * unit(*resource),
            Effect::Pay { money, .. } => -f64::from(*money),
            Effect::Spend(changes) => -amounts(changes),
            Effect::RemoveAny(resource, count) => 0.2 * unit(*resource) * f64::from(*count),
            Effect::StealAny(resource, count) => unit(*resource) * f64::from(*count),
            Effect::Raise(_, steps) | Effect::Rating(steps) => rating * f64::from(*steps),
            Effect::RatingPer { .. } => 2.0 * rating,
            Effect::Place(Tile::Ocean, _) => rating + 2.0,
            Effect::Place(Tile::Greenery, _) => rating + 1.5 * self.point + 1.0,
            Effect::Place(tile, _) if tile.is_city() => 2.0 * self.point + 1.0,
            Effect::Place(..) | Effect::Bespoke(_) => 3.0,
            Effect::Draw(count) | Effect::DrawKeep { keep: count, .. } => CARD * f64::from(*count),
            Effect::Discard(count) | Effect::SpendHere(count) => -f64::from(*count),
            Effect::AddHere(count)
            | Effect::AddTokens(_, count)
            | Effect::AddToOther(_, count)
            | Effect::AddToHolder(count)
            | Effect::AddToPlayed(count) => 1.5 * f64::from(*count),
            Effect::TakeToken(_) | Effect::Claim | Effect::LookThenBuy(_) => 0.5,
            Effect::RevealTop { then, .. } => 0.2 * self.effects(then),
            Effect::ChooseOne(lists) => lists
                .iter()
                .map(|list| self.effects(list))
                .fold(0.0, f64::max),
            Effect::May(list) => self.effects(list).max(0.0),
            Effect::InOrder(list) => self.effects(list),
            Effect::If { otherwise, .. } => self.effects(otherwise),
            Effect::NextCard { discount, shift } => f64::from(*discount) + f64::from(*shift),
        }
    }
}

/// How much of a stock can be put to use: a heap of anything is worth less by the piece, so that
/// nobody saves for ever.
fn useful(stock: u16) -> f64 {
    let plenty = stock.min(PLENTY);
    f64::from(plenty) + 0.3 * f64::from(stock - plenty)
}

fn amounts(changes: &Amounts) -> f64 {
    changes
        .iter()
        .map(|(resource, amount)| unit(resource) * f64::from(amount))
        .sum()
}

/// What waiting for the requirements costs; `None` if they can never hold any more.
fn requirements(game: &Mars, seat: Seat, all: &[Requirement]) -> Option<f64> {
    let mut wait = 0.0;
    for requirement in all {
        let missing = match *requirement {
            Requirement::AtMost(parameter, most) if game.parameter(parameter) > most => {
                return None;
            }
            Requirement::AtMost(..) => 0,
            Requirement::AtLeast(parameter, least) => {
                i32::from((least - game.parameter(parameter)) / parameter.step())
            }
            Requirement::Tags(tag, count) => {
                3 * (i32::from(count) - i32::from(game.tags(seat)[tag]))
            }
            Requirement::Production(resource, count) => {
                3 * (i32::from(count) - i32::from(game.production(seat)[resource]))
            }
            Requirement::Cities(count) | Requirement::OwnGreeneries(count) => i32::from(count),
        };
        wait += f64::from(missing.max(0));
    }
    Some(wait)
}
