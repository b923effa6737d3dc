//! What a position is worth to a seat.

use kit::{Game as _, Seat};
use mars::data::{AwardId, Measure, Parameter, Resource};
use mars::{CardSet, Mars};

use super::appraisal::Promise;
use super::outlook::{Outlook, steps_left};
use super::recall::Recall;

const MILESTONE_POINTS: f64 = 5.0;
const MILESTONE_PRICE: f64 = 8.0;
const AWARD_POINTS: f64 = 5.0;
const GOALS: usize = 3;
/// From here on a game is long.
const LATE_GENERATION: f64 = 12.0;

impl Outlook<'_> {
    /// How well off a seat is, compared with the others. Of the cards in hand only the known ones
    /// are looked at.
    pub(super) fn position(&self, recall: &Recall<'_>, known: &CardSet) -> f64 {
        let (game, seat) = (recall.game, recall.seat);
        let rivals = recall.rivals(|| {
            let others = Seat::all(game.players()).filter(|other| *other != seat);
            others.map(|other| self.assets(game, other)).sum()
        });
        let envy = self.weights.envy / (game.players() as f64 - 1.0).max(1.0);
        self.assets(game, seat) - envy * rivals
            + self.steps_done(game)
            + self.engine(recall)
            + self.hand(recall, known)
            + self.cities(game, seat)
            + self.goals(game, seat)
    }

    /// What lies on the table: points, stocks and production.
    fn assets(&self, game: &Mars, seat: Seat) -> f64 {
        let score = game.score_before_awards(seat);
        let points = f64::from(score.total());
        let goods: f64 = Resource::ALL
            .iter()
            .map(|resource| {
                let stock = f64::from(game.stock(seat)[*resource]);
                let production = f64::from(game.production(seat)[*resource]);
                self.unit[*resource] * stock + self.flow[*resource] * production
            })
            .sum();
        let rated = (self.rated - self.point) * f64::from(score.rating);
        self.point * points + self.annuity * f64::from(score.rating) + goods + rated
    }

    /// What the state of the parameters is worth in itself. Where terraforming wins, it decides the
    /// game; elsewhere a game that drags on helps nobody, MarsBot excepted.
    fn steps_done(&self, game: &Mars) -> f64 {
        let alone = game.is_won_by_terraforming();
        let late = (f64::from(game.generation()) / LATE_GENERATION).powi(3);
        Parameter::ALL
            .iter()
            .map(|parameter| {
                let worth = match alone {
                    true => (self.step_of(*parameter) - self.rating()).max(0.0),
                    false => self.weights.hurry * late * self.point,
                };
                -worth * f64::from(steps_left(game, *parameter))
            })
            .sum()
    }

    /// What cards in play will still bring.
    fn engine(&self, recall: &Recall<'_>) -> f64 {
        let (game, seat) = (recall.game, recall.seat);
        let cards: f64 = recall
            .lasting(game.played(seat))
            .iter()
            .map(|card| recall.standing(card, !game.is_used(card)))
            .sum();
        let tags: u16 = game
            .tags(seat)
            .0
            .iter()
            .map(|count| u16::from(*count))
            .sum();
        let corporation = game.corporation(seat).map_or(0.0, |corporation| {
            recall.corporation_standing(corporation, !game.is_corporation_used(seat))
        });
        cards + corporation + self.tag() * f64::from(tags)
    }

    /// What the cards in hand promise.
    fn hand(&self, recall: &Recall<'_>, known: &CardSet) -> f64 {
        let (game, seat) = (recall.game, recall.seat);
        let hand = game.hand(seat);
        let unknown = hand.without(*known).len() as f64 * self.weights.card;
        let time = if self.is_last() { 0.3 } else { 1.0 };
        let money = f64::from(game.spendable(seat));
        unknown * time + self.weights.promise * self.plan(recall, &hand.and(*known), money)
    }

    /// What these cards bring with this money, played one after the other as it comes in.
    fn plan(&self, recall: &Recall<'_>, cards: &CardSet, money: f64) -> f64 {
        let income = self.income(recall);
        recall.with_promises(cards, |promises| self.carry_out(&*promises, money, income))
    }

    /// What a seat can count on in each generation.
    pub(super) fn income(&self, recall: &Recall<'_>) -> f64 {
        let (game, seat) = (recall.game, recall.seat);
        let rating = game.measure(seat, &Measure::Rating);
        let income = f64::from(game.production(seat)[Resource::Money]) + f64::from(rating);
        self.weights.income * income.max(5.0)
    }

    /// What these promises bring if they are kept one after the other as money comes in.
    pub(super) fn carry_out<'b>(
        &self,
        promises: impl IntoIterator<Item = &'b Promise>,
        money: f64,
        income: f64,
    ) -> f64 {
        let mut spent = 0.0;
        let mut worth = 0.0;
        for promise in promises {
            spent += promise.price;
            let affordable = (spent - money).max(0.0) / income;
            let when = self.weights.impatience * affordable.max(promise.wait);
            worth += promise.net * (1.0 - when / (self.left + 0.7)).max(0.0);
        }
        worth
    }

    /// Free spaces beside own cities, which greeneries will fill.
    fn cities(&self, game: &Mars, seat: Seat) -> f64 {
        let tiles = game.tiles();
        let free = game.free_land(seat);
        let time = (self.left / 5.0).min(1.0);
        let cities = tiles.cities.and(game.tiles_of(seat));
        let beside: usize = cities
            .iter()
            .map(|city| game.beside(city).and(free).len())
            .sum();
        self.point * self.weights.free_neighbour * time * beside as f64
    }

    /// Milestones within reach and awards as they are likely to end.
    fn goals(&self, game: &Mars, seat: Seat) -> f64 {
        if game.players() == 1 {
            return 0.0;
        }
        let mut worth = 0.0;
        if game.claimed().len() < GOALS {
            let money = f64::from(game.spendable(seat));
            for milestone in game.map().milestones() {
                if game.claimed().iter().all(|(other, _)| *other != milestone) {
                    let progress = game.milestone_progress(seat, milestone).min(1.0);
                    worth += self.weights.milestone_progress
                        * MILESTONE_POINTS
                        * self.point
                        * progress.powi(3);
                    let saved = (money / MILESTONE_PRICE).min(1.0);
                    worth += self.weights.milestone_money
                        * MILESTONE_POINTS
                        * self.point
                        * progress.powi(6)
                        * saved;
                }
            }
        }
        for (award, _) in game.funded() {
            worth += self.award(game, seat, *award);
        }
        worth
    }

    /// What an award that is funded is worth as it is likely to end.
    pub(super) fn award(&self, game: &Mars, seat: Seat, award: AwardId) -> f64 {
        let own = self.forecast(game, seat, award);
        let rivals = Seat::all(game.players()).filter(|other| *other != seat);
        let best = rivals
            .map(|other| self.forecast(game, other, award))
            .fold(f64::NEG_INFINITY, f64::max);
        // The larger the numbers and the longer the game, the less a lead says. Money production,
        // which an award counts, can be negative.
        let size = 4.0 + own.abs() + best.abs();
        let spread = 1.0 + self.weights.award_doubt * self.left * size.sqrt();
        let chance = 1.0 / (1.0 + (-(own - best) / spread).exp());
        AWARD_POINTS * self.point * (chance - self.weights.envy * (1.0 - chance))
    }

    /// How a seat will stand in an award in the end, if things go on as they did.
    fn forecast(&self, game: &Mars, seat: Seat, award: AwardId) -> f64 {
        let now = f64::from(game.award_standing(seat, award));
        let is_mars_bot = game.has_mars_bot() && seat != Seat::new(0);
        match &award.award().measure {
            Measure::Stock(resources) if !is_mars_bot => {
                let last: i16 = resources
                    .iter()
                    .map(|resource| game.production(seat)[*resource])
                    .sum();
                let kept = if self.is_last() {
                    1.0
                } else {
                    self.weights.kept_stock
                };
                kept * now + f64::from(last)
            }
            _ => {
                now * (1.0 + self.weights.growth * self.left / (3.0 + f64::from(game.generation())))
            }
        }
    }
}
