//! Learning how games are likely to end, from what is seen of them at certain moments: a linear
//! forecast by least squares.

use bots::{BotSpec, Learning};
use kit::{Bot, Budget, Game, Log, Observation, Seat, Setup};
use rand::RngExt as _;
use rayon::prelude::*;
use serde::Serialize;

use crate::Threads;
use crate::deal::Deal;
use crate::play::next_to_decide;
use crate::statistics::solve;

/// What is learned from.
pub struct LearningPlan<G: Game> {
    /// How many play, with which options.
    pub setup: Setup,
    /// What is seen.
    pub learning: &'static Learning<G>,
    /// Whoever plays at all seats.
    pub player: &'static BotSpec<G>,
    /// Games that are learned from.
    pub games: u64,
    /// Games by which the forecast is then judged.
    pub check: u64,
    /// All chance of the games.
    pub seed: u64,
    /// What the games are played on.
    pub threads: Threads,
}

/// What was learned.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Learned {
    /// The weight of each feature.
    pub weights: Vec<f64>,
    /// By stage: in fresh games, the spread of results around the forecast.
    pub spread: Vec<f64>,
    /// By stage: the spread of the results themselves.
    pub all: Vec<f64>,
    /// Positions by which the forecast was judged.
    pub positions: u64,
}

/// Of some players each decision in so many is any decision, so that mistakes are seen too.
const MISTAKES: [f64; 4] = [0.0, 0.0, 0.05, 0.15];
/// What keeps weights of features that say next to nothing small.
const RIDGE: f64 = 10.0;
/// Games for which one thread adds up its own sums.
const BLOCK: u64 = 200;

/// Sums from which the weights follow.
struct Sums {
    products: Vec<f64>,
    results: Vec<f64>,
    size: usize,
}

impl Sums {
    fn new(size: usize) -> Self {
        Self {
            products: vec![0.0; size * size],
            results: vec![0.0; size],
            size,
        }
    }

    fn add(&mut self, features: &[f64], result: f64) {
        for (at, own) in features.iter().enumerate() {
            if *own != 0.0 {
                self.results[at] += own * result;
                let row = &mut self.products[at * self.size..][..self.size];
                for (sum, other) in row.iter_mut().zip(features) {
                    *sum += own * other;
                }
            }
        }
    }

    fn merge(mut self, other: &Self) -> Self {
        for (mine, theirs) in self.products.iter_mut().zip(&other.products) {
            *mine += theirs;
        }
        for (mine, theirs) in self.results.iter_mut().zip(&other.results) {
            *mine += theirs;
        }
        self
    }

    fn weights(&self) -> Vec<f64> {
        let rows = self.products.chunks(self.size).enumerate();
        let rows = rows.map(|(at, row)| {
            let mut row = row.to_vec();
            row[at] += RIDGE;
            row
        });
        solve(rows.collect(), self.results.clone()).unwrap_or_else(|| vec![0.0; self.size])
    }
}

/// Learns. `finished` is told of every finished game.
///
/// # Panics
/// If the game cannot start from the setup.
pub fn learn<G: Game>(plan: &LearningPlan<G>, finished: &(dyn Fn() + Sync)) -> Learned {
    let size = (plan.learning.features)(&start(plan, 0), Seat::new(0)).len();
    let blocks = |from: u64, games: u64| {
        let blocks = games.div_ceil(BLOCK);
        (0..blocks).into_par_iter().map(move |block| {
            let first = from + block * BLOCK;
            first..(first + BLOCK).min(from + games)
        })
    };
    plan.threads.run(|| {
        let sums = blocks(0, plan.games).map(|games| {
            let mut sums = Sums::new(size);
            for game in games {
                for (_, features, result) in seen(plan, game) {
                    sums.add(&features, result);
                }
                finished();
            }
            sums
        });
        let weights = sums
            .reduce(|| Sums::new(size), |a, b| a.merge(&b))
            .weights();
        let judged = blocks(plan.games, plan.check).flat_map_iter(|games| {
            games.flat_map(|game| {
                let seen = seen(plan, game).into_iter();
                let judged = seen.map(|(stage, features, result)| {
                    let forecast: f64 = features.iter().zip(&weights).map(|(f, w)| f * w).sum();
                    (stage, forecast, result)
                });
                finished();
                judged.collect::<Vec<_>>()
            })
        });
        let judged: Vec<(usize, f64, f64)> = judged.collect();
        let spread = |error: &dyn Fn(f64, f64) -> f64| -> Vec<f64> {
            let by_stage = (0..plan.learning.stages).map(|stage| {
                let here = judged.iter().filter(|(at, _, _)| *at == stage);
                let (count, sum) = here.fold((0.0, 0.0), |(count, sum), (_, forecast, result)| {
                    (count + 1.0, sum + error(*forecast, *result).powi(2))
                });
                if count > 0.0 {
                    f64::sqrt(sum / count)
                } else {
                    0.0
                }
            });
            by_stage.collect()
        };
        Learned {
            spread: spread(&|forecast, result| result - forecast),
            all: spread(&|_, result| result),
            positions: judged.len() as u64,
            weights,
        }
    })
}

fn start<G: Game>(plan: &LearningPlan<G>, game: u64) -> G {
    let seed = Deal::new(plan.seed, game).seed;
    G::start(&plan.setup, seed).expect("the setup was checked")
}

/// What is seen of a game at its moments, for each seat that people hold: the stage, the features,
/// and how it ended.
fn seen<G: Game>(plan: &LearningPlan<G>, number: u64) -> Vec<(usize, Vec<f64>, f64)> {
    let mut deal = Deal::new(plan.seed, number);
    let mut rng = kit::rng(deal.bot_seed());
    let seats = plan.setup.players;
    let mut bots: Vec<(f64, Box<dyn Bot<G>>)> = (0..seats)
        .map(|_| {
            let mistakes = MISTAKES[kit::below(MISTAKES.len(), &mut rng)];
            let bot = (plan.player.make)(deal.bot_seed(), &Budget::default());
            (mistakes, bot)
        })
        .collect();
    let mut game: G = start(plan, number);
    let mut moment = (plan.learning.moment)(&game);
    let mut found = Vec::new();
    let mut last = None;
    while let Some(seat) = next_to_decide(game.asked(), last, game.players()) {
        let now = (plan.learning.moment)(&game);
        if now > moment {
            moment = now;
            for seat in Seat::all(seats) {
                let stage = (plan.learning.stage)(&game);
                found.push((seat, stage, (plan.learning.features)(&game, seat)));
            }
        }
        let (mistakes, bot) = &mut bots[seat.index()];
        let decision = match rng.random::<f64>() < *mistakes {
            true => game.pick(seat, &mut rng).expect("it is asked"),
            false => bot.decide(&Observation::new(&game, seat)),
        };
        game.apply_unchecked(seat, &decision, &mut Log::silent());
        last = Some(seat);
    }
    let result = |seat| (plan.learning.result)(&game, seat);
    let found = found.into_iter();
    found
        .map(|(seat, stage, features)| (stage, features, result(seat)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_a_line_is_learned() {
        let mut sums = [Sums::new(2), Sums::new(2)];
        for number in 0..10_000 {
            let x = f64::from(number % 17);
            sums[number as usize % 2].add(&[1.0, x], 3.0 - 2.0 * x);
        }
        let [first, second] = sums;
        let weights = first.merge(&second).weights();
        assert!((weights[0] - 3.0).abs() < 0.05, "{weights:?}");
        assert!((weights[1] + 2.0).abs() < 0.01, "{weights:?}");
    }
}
