//! A round robin, and ratings from it.

use std::collections::BTreeMap;
use std::ops::Range;

use kit::{Game, Outcome, Seat};
use serde::Serialize;

use crate::Match;
use crate::play::{Fault, Played, Tally, play, play_all};
use crate::statistics::{Cluster, NORMAL_95, design_effect, solve};

/// The rating of an average player of the match.
const AVERAGE: f64 = 1500.0;
/// Rating points for odds of e to 1: the usual scale, on which 400 points are odds of 10 to 1.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// What came out of a round robin.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ratings {
    /// The game's name.
    pub game: &'static str,
    /// How many play in a game.
    pub players: usize,
    /// The options that differ from their default.
    pub variant: Vec<String>,
    /// The seed of the match.
    pub seed: u64,
    /// How many games were played, or deals compared, for each pair.
    pub games: u64,
    /// Whether players were compared by how they fare on the same deals, each with copies of
    /// itself, because they cannot play against each other.
    pub same_deals: bool,
    /// The players in the order of the match.
    pub agents: Vec<Rated>,
    /// Every pair.
    pub pairs: Vec<Pair>,
}

/// One rated player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rated {
    /// Its name.
    pub name: &'static str,
    /// Its rating; the average of the match is 1500.
    pub rating: f64,
    /// The 95 % interval of the rating.
    pub ci95: [f64; 2],
}

/// How two players of the match compare.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    /// One of them.
    pub first: &'static str,
    /// The other.
    pub second: &'static str,
    /// The points of the first: 1 for a win, a half for a draw.
    pub points: f64,
    /// Of how many.
    pub of: u64,
}

/// Lets every agent of the match play every other, `plan.games` games a pair, and rates them.
///
/// At a table with rivals a pair shares the seats in turn and plays every deal twice, with seats
/// changed; a game that neither or both have won is a draw. The games of one deal are taken together
/// where intervals are worked out. Where all win or lose together (`same_deals`)
/// each agent plays the same deals with copies of itself, and the better result wins the deal:
/// first by winning, then by score.
///
/// `finished` is told of every finished game.
///
/// # Errors
/// The first game that did not come to its end.
pub fn rate<G: Game>(
    plan: &Match<G>,
    same_deals: bool,
    finished: &(dyn Fn() + Sync),
) -> Result<Ratings, Fault> {
    let games = 0..rated_games(plan, same_deals);
    let results = results(plan, same_deals, games, finished)?;
    Ok(ratings(plan, same_deals, &results))
}

/// How many games it takes to rate the agents of a match. The games of all pairs are numbered
/// through, so that threads never wait for a pair to end.
pub fn rated_games<G: Game>(plan: &Match<G>, same_deals: bool) -> u64 {
    let agents = plan.agents.len();
    let blocks = if same_deals {
        agents
    } else {
        pairs(agents).len()
    };
    plan.games * blocks as u64
}

/// Plays these games of a rating, by their numbers, and returns what came of each: between rivals the
/// half points of the first of the pair, otherwise a number that is the larger the better the game
/// went. Parts that are played elsewhere come to the same.
///
/// # Errors
/// The first game that did not come to its end.
pub fn results<G: Game>(
    plan: &Match<G>,
    same_deals: bool,
    games: Range<u64>,
    finished: &(dyn Fn() + Sync),
) -> Result<Vec<i64>, Fault> {
    let pairs = pairs(plan.agents.len());
    let empty = || Results {
        games: plan.games,
        same_deals,
        all: BTreeMap::new(),
    };
    let played = plan.threads.run(|| {
        play_all(games, empty, |number| {
            let (block, game) = ((number / plan.games) as usize, number % plan.games);
            let seated = Seat::all(plan.setup.players).map(|seat| {
                plan.agents[match same_deals {
                    true => block,
                    false if holds_first(seat, game) => pairs[block].0,
                    false => pairs[block].1,
                }]
            });
            // Two games of a pair that follow each other have the same deal.
            let deal = if same_deals { game } else { game / 2 };
            let played = play(&plan.setup, seated, &plan.budget, plan.seed, deal);
            finished();
            played.map_err(|fault| Fault {
                game: number,
                ..fault
            })
        })
    })?;
    Ok(played.all.into_values().collect())
}

/// Rates the agents of a match by the [`results`] of all its games.
///
/// # Panics
/// If there are not as many results as the match has games.
pub fn ratings<G: Game>(plan: &Match<G>, same_deals: bool, results: &[i64]) -> Ratings {
    let expected = rated_games(plan, same_deals);
    assert_eq!(results.len() as u64, expected, "a result of every game");
    let block = |number: usize| &results[number * plan.games as usize..][..plan.games as usize];
    let pairs = pairs(plan.agents.len());
    let deals_of = |(pair, &(first, second)): (usize, &(usize, usize))| {
        if !same_deals {
            return deals(block(pair));
        }
        let both = block(first).iter().zip(block(second));
        let compare = |(first, second)| half_points(first > second, second > first);
        both.map(|results: (&i64, &i64)| (compare(results) as f64 / 2.0, 1.0))
            .collect()
    };
    let deals: Vec<Vec<Cluster>> = pairs.iter().enumerate().map(deals_of).collect();
    let effects: Vec<f64> = deals.iter().map(|deals| design_effect(deals)).collect();
    let points: Vec<f64> = deals
        .iter()
        .map(|deals| deals.iter().map(|(points, _)| points).sum())
        .collect();
    let fit = fit(plan.agents.len(), &pairs, &points, plan.games, &effects);
    Ratings {
        game: G::NAME,
        players: plan.setup.players,
        variant: plan.variant(),
        seed: plan.seed,
        games: plan.games,
        same_deals,
        agents: plan
            .agents
            .iter()
            .zip(fit)
            .map(|(agent, (strength, error))| {
                let (rating, reach) = (AVERAGE + SCALE * strength, SCALE * error * NORMAL_95);
                Rated {
                    name: agent.name,
                    rating,
                    ci95: [rating - reach, rating + reach],
                }
            })
            .collect(),
        pairs: pairs
            .iter()
            .zip(points)
            .map(|(&(first, second), points)| Pair {
                first: plan.agents[first].name,
                second: plan.agents[second].name,
                points,
                of: plan.games,
            })
            .collect(),
    }
}

fn pairs(agents: usize) -> Vec<(usize, usize)> {
    (0..agents)
        .flat_map(|first| (first + 1..agents).map(move |second| (first, second)))
        .collect()
}

/// Whether a seat is played by the first of a pair: every second seat, the other ones in the next
/// game.
fn holds_first(seat: Seat, game: u64) -> bool {
    (seat.index() as u64 + game).is_multiple_of(2)
}

/// 2 for a win, 1 for a draw, so that sums are exact.
fn half_points(first_is_better: bool, second_is_better: bool) -> i64 {
    1 + i64::from(first_is_better) - i64::from(second_is_better)
}

/// The points of the first of two rivals, given its half points in each game: those of one deal
/// together.
pub(crate) fn deals(half_points: &[i64]) -> Vec<Cluster> {
    let cluster = |deal: &[i64]| {
        let points = deal.iter().sum::<i64>() as f64 / 2.0;
        (points, deal.len() as f64)
    };
    half_points.chunks(2).map(cluster).collect()
}

/// The [`results`] by the number of the game.
struct Results {
    games: u64,
    same_deals: bool,
    all: BTreeMap<u64, i64>,
}

impl Tally for Results {
    fn count(&mut self, number: u64, played: &Played) {
        let Outcome {
            winners, scores, ..
        } = &played.outcome;
        let result = if self.same_deals {
            // First by winning, then by score.
            let score = scores.iter().copied().max().unwrap_or_default();
            i64::from(score) + (i64::from(!winners.is_empty()) << 32)
        } else {
            let won = |first: bool| {
                let game = number % self.games;
                winners.iter().any(|seat| holds_first(seat, game) == first)
            };
            half_points(won(true), won(false))
        };
        self.all.insert(number, result);
    }

    fn merge(&mut self, mut other: Self) {
        self.all.append(&mut other.all);
    }
}

/// Strengths after Bradley and Terry, averaging 0, each with its standard error: the odds of one
/// agent against another are e to the difference of their strengths. One draw is added to every
/// pair, so that an agent that never lost has a rating too.
///
/// By the effect of a pair its games say less, or more, than so many independent ones.
fn fit(
    agents: usize,
    pairs: &[(usize, usize)],
    points: &[f64],
    games: u64,
    effects: &[f64],
) -> Vec<(f64, f64)> {
    let of = games as f64 + 1.0;
    let mut strengths = vec![0.0; agents];
    let mut curvature = vec![vec![0.0; agents]; agents];
    // Newton's method; the likelihood has one peak and some ten steps reach it.
    for _ in 0..50 {
        let mut slope = vec![0.0; agents];
        // Strengths are differences: pinning their mean makes the equations solvable.
        curvature = vec![vec![1.0 / agents as f64; agents]; agents];
        for ((&(first, second), points), effect) in pairs.iter().zip(points).zip(effects) {
            let won = points + 0.5;
            let chance = 1.0 / (1.0 + (strengths[second] - strengths[first] as f64).exp());
            let surplus = (won - of * chance) / effect;
            slope[first] += surplus;
            slope[second] -= surplus;
            let weight = of * chance * (1.0 - chance) / effect;
            curvature[first][first] += weight;
            curvature[second][second] += weight;
            curvature[first][second] -= weight;
            curvature[second][first] -= weight;
        }
        let Some(step) = solve(curvature.clone(), slope) else {
            break;
        };
        let longest = step
            .iter()
            .fold(0.0, |longest: f64, part| longest.max(part.abs()));
        // Long steps overshoot where the likelihood is flat.
        let share = 1.0 / longest.max(1.0);
        for (strength, part) in strengths.iter_mut().zip(&step) {
            *strength += share * part;
        }
        if longest < 1e-9 {
            break;
        }
    }
    let error = |agent: usize| {
        let mut unit = vec![0.0; agents];
        unit[agent] = 1.0;
        solve(curvature.clone(), unit).map_or(f64::INFINITY, |column| {
            (column[agent] - 1.0 / agents as f64).max(0.0).sqrt()
        })
    };
    (0..agents)
        .map(|agent| (strengths[agent], error(agent)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strengths_give_back_the_odds_they_come_from() {
        // With the added draw: 75 of 100 points, odds of 3 to 1.
        let fit = fit(2, &[(0, 1)], &[74.5], 99, &[1.0]);
        let difference = fit[0].0 - fit[1].0;
        assert!((difference - 3f64.ln()).abs() < 1e-6, "{difference}");
        // The error of a difference is 1 / sqrt(n p q); each of the two carries half of it.
        let expected = 0.5 / (100.0 * 0.75 * 0.25f64).sqrt();
        assert!((fit[0].1 - expected).abs() < 1e-6, "{}", fit[0].1);
    }

    #[test]
    fn who_never_loses_has_a_finite_rating_and_the_average_stays() {
        let fit = fit(3, &pairs(3), &[100.0; 3], 100, &[1.0; 3]);
        let sum: f64 = fit.iter().map(|(strength, _)| strength).sum();
        assert!(sum.abs() < 1e-6, "{sum}");
        assert!(fit[0].0 > fit[1].0 && fit[1].0 > fit[2].0, "{fit:?}");
        assert!(fit.iter().all(|(s, e)| s.is_finite() && e.is_finite()));
    }
}
