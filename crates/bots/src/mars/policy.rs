//! `greedy` as the policy of a search: which answers are worth trying out, and what a game that is
//! over was worth.

use kit::{Game as _, Rng, Seat};
use mars::data::{Parameter, StandardProject};
use mars::{Decision, Mars, Prompt};

use super::outlook::steps_left;
use super::value::Value;
use super::weights::Mode;
use super::{Deliberation, Judgement};
use crate::search::{Ending, MAX_PARTS, Parts, Policy};

/// Answers that are tried out, the usual one included.
const CANDIDATES: usize = 5;
/// Points that winning is worth beside the lead.
const WIN: f64 = 6.0;
/// The rating that wins the other solo game.
const SOLO_RATING: f64 = 63.0;

/// What a lead is made of, as [`Part`] counts them.
const PARTS: [&str; 11] = [
    "mars-part-rating",
    "mars-part-greeneries",
    "mars-part-cities",
    "mars-part-cards",
    "mars-part-milestones",
    "mars-part-awards",
    "mars-part-production",
    "mars-part-resources",
    "mars-part-rivals",
    "mars-part-pace",
    "mars-part-terraforming",
];

/// A part of a lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Rating,
    Greeneries,
    Cities,
    Cards,
    Milestones,
    Awards,
    Production,
    Resources,
    Rivals,
    /// How near the end is.
    Pace,
    /// In a solo game what is left to do.
    Terraforming,
}

impl Policy<Mars> for Judgement {
    const WIN: f64 = WIN;
    const PARTS: &'static [&'static str] = &PARTS;

    fn answer(&mut self, game: &Mars, seat: Seat, _: &mut Rng) -> Decision {
        self.deliberate(game, seat).decide()
    }

    fn candidates(&mut self, game: &Mars, seat: Seat, _: &mut Rng) -> Vec<Decision> {
        self.deliberate(game, seat).candidates()
    }

    fn takes_steps(&self, prompt: &Prompt) -> bool {
        matches!(prompt, Prompt::Buy { .. } | Prompt::Sell)
    }

    fn ending(&self, game: &Mars, seat: Seat) -> Ending {
        ending(game, seat)
    }

    fn foresee(&self, game: &Mars, begun: &Mars, seat: Seat) -> Option<Ending> {
        let mode = Mode::of(game);
        if game.generation() < begun.generation() + horizon(mode)? {
            return None;
        }
        Some(Value::learned(mode)?.forecast(game, seat))
    }
}

/// Generations that imagined games are played on before their end is foreseen; nothing where they are
/// played to their end.
const fn horizon(mode: Mode) -> Option<u8> {
    match mode {
        Mode::Duel | Mode::Crowd => Some(2),
        Mode::MarsBot => Some(3),
        Mode::Solo | Mode::Rating => None,
    }
}

/// How a game that is over ended for a seat.
pub(super) fn ending(game: &Mars, seat: Seat) -> Ending {
    let scores = game.scores();
    let own = f64::from(scores[seat].total());
    let won = game
        .outcome()
        .is_some_and(|outcome| outcome.winners.contains(seat));
    let mut parts: Parts = [0.0; MAX_PARTS];
    let lead = if game.is_won_by_terraforming() {
        let left = Parameter::ALL
            .iter()
            .map(|parameter| steps_left(game, *parameter));
        let left = f64::from(left.sum::<i8>());
        let lead = if left == 0.0 { 0.1 * own } else { -left };
        parts[Part::Terraforming as usize] = lead;
        lead
    } else if game.players() == 1 {
        let lead = f64::from(scores[seat].rating) - SOLO_RATING;
        parts[Part::Rating as usize] = lead;
        lead
    } else {
        let others = scores.seated().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, score)| score.total()).max();
        let best = f64::from(best.unwrap_or_default());
        let score = &scores[seat];
        for (part, points) in [
            (Part::Rating, score.rating),
            (Part::Greeneries, score.greeneries),
            (Part::Cities, score.cities),
            (Part::Cards, score.cards),
            (Part::Milestones, score.milestones),
            (Part::Awards, score.awards),
        ] {
            parts[part as usize] = points.into();
        }
        parts[Part::Rivals as usize] = -best;
        own - best
    };
    let chance = f64::from(u8::from(won));
    Ending {
        lead,
        chance,
        parts,
    }
}

/// How well a game that is over went for a seat, in points.
pub(super) fn result(game: &Mars, seat: Seat) -> f64 {
    let Ending { lead, chance, .. } = ending(game, seat);
    lead + WIN * (2.0 * chance - 1.0)
}

impl Deliberation<'_> {
    /// The answers worth trying out, the usual one first. Payments, sales and the order of effects
    /// follow from rules of thumb.
    fn candidates(&self) -> Vec<Decision> {
        let (game, seat) = (self.begun, self.seat);
        let usual = self.decide();
        let mut valued: Vec<(f64, Decision)> = match game.prompt(seat) {
            Some(Prompt::Action { .. }) => {
                let sale = Decision::Project(StandardProject::SellPatents);
                let legal = game
                    .legal(seat)
                    .into_iter()
                    .filter(|action| *action != sale);
                legal
                    .map(|action| (self.outcome(game, action), action))
                    .collect()
            }
            Some(Prompt::Place { tile, .. }) => {
                let worth = |decision: Decision| match decision {
                    Decision::Place(space) => self.outlook.space(game, seat, tile, space),
                    _ => f64::MIN,
                };
                let legal = game.legal(seat).into_iter();
                legal.map(|place| (worth(place), place)).collect()
            }
            Some(Prompt::Buy { .. } | Prompt::Draft { .. } | Prompt::Keep { .. }) => {
                let recall = self.recall(game);
                let hope = |decision: Decision| match decision {
                    Decision::Buy(card) | Decision::Keep(card) => recall.hope(card),
                    // To buy no more is always worth a look.
                    _ => f64::MAX,
                };
                let legal = game.legal(seat).into_iter();
                legal.map(|answer| (hope(answer), answer)).collect()
            }
            Some(Prompt::Corporation { .. }) => game
                .legal(seat)
                .into_iter()
                .map(|answer| (0.0, answer))
                .collect(),
            _ => Vec::new(),
        };
        valued.retain(|(_, answer)| *answer != usual);
        valued.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        let others = valued.into_iter().map(|(_, answer)| answer);
        std::iter::once(usual)
            .chain(others)
            .take(CANDIDATES)
            .collect()
    }
}
