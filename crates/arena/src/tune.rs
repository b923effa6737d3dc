//! Tuning the numbers of a quick player by evolution: of many small changes, tried on the same
//! deals, those that help most show the way.

use bots::{BotSpec, Tuning};
use kit::{Bot, Budget, Game, Log, Observation, Rng, Seat, Setup};
use rand::RngExt as _;
use rayon::prelude::*;
use serde::Serialize;

use crate::Threads;
use crate::deal::Deal;
use crate::play::next_to_decide;

/// What is tuned, and how.
pub struct TuningPlan<G: Game> {
    /// How many play, with which options.
    pub setup: Setup,
    /// The player.
    pub tuning: &'static Tuning<G>,
    /// Who sits at the other seats.
    pub rival: &'static BotSpec<G>,
    /// How often the numbers are changed.
    pub steps: u64,
    /// Changes tried in a step, each in both directions.
    pub pairs: usize,
    /// Games by which each is judged.
    pub games: u64,
    /// All chance of the tuning.
    pub seed: u64,
    /// How far the changes reach: 0.1 is about a tenth of each number.
    pub reach: f64,
    /// How far a step goes.
    pub rate: f64,
    /// What the games are played on.
    pub threads: Threads,
}

/// Numbers of the player, and how they did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tuned {
    /// After how many steps.
    pub step: u64,
    /// The mean result of all that was tried in the step, in points.
    pub result: f64,
    /// The numbers by name.
    pub numbers: Vec<(&'static str, f64)>,
}

/// How two sets of numbers compare on the same deals.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// How many games each has played.
    pub games: u64,
    /// The mean results, in points.
    pub results: [f64; 2],
    /// The mean of the second's result less the first's on the same deal, and its standard error.
    pub difference: [f64; 2],
}

/// Every deal of a step is another one; this keeps steps from sharing them.
const STRIDE: u64 = 0x51_7cc1_b727_220a;
/// The deals of a comparison are none of those that were tuned on.
const FRESH: u64 = u64::MAX / 3;

/// Tunes, and tells of every step.
///
/// # Panics
/// If the game cannot start from the setup or a player gives an answer that is refused.
pub fn tune<G: Game>(plan: &TuningPlan<G>, told: &mut dyn FnMut(&Tuned)) -> Vec<f64> {
    let game = start::<G>(plan, 0, 0);
    let (names, begun): (Vec<_>, Vec<f64>) = (plan.tuning.numbers)(&game).into_iter().unzip();
    // What is searched are factors, by their logarithms.
    let mut factors = vec![0.0; begun.len()];
    let numbers = |factors: &[f64]| -> Vec<f64> {
        let scaled = begun.iter().zip(factors);
        scaled
            .map(|(number, factor)| number * factor.exp())
            .collect()
    };
    let mut rng = kit::rng(plan.seed);
    for step in 1..=plan.steps {
        let noise: Vec<Vec<f64>> = (0..plan.pairs)
            .map(|_| factors.iter().map(|_| normal(&mut rng)).collect())
            .collect();
        let samples: Vec<Vec<f64>> = noise
            .iter()
            .flat_map(|noise| [1.0, -1.0].map(|sign| (noise, sign)))
            .map(|(noise, sign)| {
                let moved = factors.iter().zip(noise);
                let moved: Vec<_> = moved
                    .map(|(factor, noise)| factor + sign * plan.reach * noise)
                    .collect();
                numbers(&moved)
            })
            .collect();
        let results = judge(
            plan,
            &samples,
            plan.seed.wrapping_add(step.wrapping_mul(STRIDE)),
        );
        let means: Vec<f64> = results.iter().map(|results| mean(results)).collect();
        let merits = ranks(&means);
        for (at, factor) in factors.iter_mut().enumerate() {
            let pull = noise.iter().zip(merits.chunks(2));
            let pull: f64 = pull
                .map(|(noise, pair)| noise[at] * (pair[0] - pair[1]))
                .sum();
            *factor += plan.rate * pull / (2.0 * plan.pairs as f64 * plan.reach);
        }
        told(&Tuned {
            step,
            result: mean(&means),
            numbers: names.iter().copied().zip(numbers(&factors)).collect(),
        });
    }
    numbers(&factors)
}

/// Compares the numbers that the player has now with others, on deals of their own.
///
/// # Panics
/// As [`tune`].
pub fn compare<G: Game>(plan: &TuningPlan<G>, numbers: &[f64], games: u64) -> Comparison {
    let game = start::<G>(plan, 0, 0);
    let begun = (plan.tuning.numbers)(&game)
        .into_iter()
        .map(|(_, number)| number);
    let samples = [begun.collect(), numbers.to_vec()];
    let plan = TuningPlan {
        setup: plan.setup.clone(),
        threads: Threads::start(0).expect("threads could be started before"),
        games,
        ..*plan
    };
    let results = judge(&plan, &samples, plan.seed.wrapping_add(FRESH));
    let differences = results[1].iter().zip(&results[0]);
    let differences: Vec<f64> = differences.map(|(second, first)| second - first).collect();
    let middle = mean(&differences);
    let spread = differences
        .iter()
        .map(|difference| (difference - middle).powi(2));
    let error = (spread.sum::<f64>() / (games as f64 * (games as f64 - 1.0).max(1.0))).sqrt();
    Comparison {
        games,
        results: [mean(&results[0]), mean(&results[1])],
        difference: [middle, error],
    }
}

/// The results of every sample in the same games.
fn judge<G: Game>(plan: &TuningPlan<G>, samples: &[Vec<f64>], seed: u64) -> Vec<Vec<f64>> {
    let games = plan.games;
    let total = samples.len() as u64 * games;
    let results: Vec<f64> = plan.threads.run(|| {
        let all = (0..total).into_par_iter();
        all.map(|number| {
            let sample = &samples[(number / games) as usize];
            play(plan, sample, seed, number % games)
        })
        .collect()
    });
    results
        .chunks(games as usize)
        .map(<[f64]>::to_vec)
        .collect()
}

fn start<G: Game>(plan: &TuningPlan<G>, seed: u64, game: u64) -> G {
    G::start(&plan.setup, Deal::new(seed, game).seed).expect("the setup was checked")
}

/// The result of one game for the player with these numbers.
fn play<G: Game>(plan: &TuningPlan<G>, numbers: &[f64], seed: u64, number: u64) -> f64 {
    let mut deal = Deal::new(seed, number);
    let mut game = start::<G>(plan, seed, number);
    let people = plan.setup.players;
    let own = Seat::new(number as usize % people);
    let budget = Budget::default();
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(people)
        .map(|seat| match seat == own {
            true => (plan.tuning.make)(numbers, deal.bot_seed()),
            false => (plan.rival.make)(deal.bot_seed(), &budget),
        })
        .collect();
    let mut last = None;
    while let Some(seat) = next_to_decide(game.asked(), last, game.players()) {
        let decision = bots[seat.index()].decide(&Observation::new(&game, seat));
        game.apply_unchecked(seat, &decision, &mut Log::silent());
        last = Some(seat);
    }
    (plan.tuning.result)(&game, own)
}

/// Evenly spaced merits from -0.5 for the worst to 0.5 for the best: one lucky result counts no
/// more than another place.
fn ranks(results: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..results.len()).collect();
    order.sort_by(|a, b| results[*a].total_cmp(&results[*b]));
    let mut merits = vec![0.0; results.len()];
    for (rank, place) in order.into_iter().enumerate() {
        merits[place] = rank as f64 / (results.len() as f64 - 1.0).max(1.0) - 0.5;
    }
    merits
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / (values.len() as f64).max(1.0)
}

/// A normally distributed number, after Box and Muller.
fn normal(rng: &mut Rng) -> f64 {
    let radius = (-2.0 * (1.0 - rng.random::<f64>()).ln()).sqrt();
    radius * (std::f64::consts::TAU * rng.random::<f64>()).cos()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_even_and_centred() {
        assert_eq!(ranks(&[3.0, -1.0, 100.0]), [0.0, -0.5, 0.5]);
    }

    #[test]
    fn normal_numbers_have_the_right_spread() {
        let mut rng = kit::rng(1);
        let values: Vec<f64> = (0..20_000).map(|_| normal(&mut rng)).collect();
        let middle = mean(&values);
        let variance = mean(
            &values
                .iter()
                .map(|v| (v - middle).powi(2))
                .collect::<Vec<_>>(),
        );
        assert!(
            middle.abs() < 0.03 && (variance - 1.0).abs() < 0.05,
            "{middle} {variance}"
        );
    }
}
