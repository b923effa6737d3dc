//! A round robin, and ratings from it.

use std::collections::BTreeMap;

use kit::{Game, Seat};
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
    let results = plan.threads.run(|| {
        if same_deals {
            compare_deals(plan, finished)
        } else {
            play_rivals(plan, finished)
        }
    })?;
    let pairs = pairs(plan.agents.len());
    let effects: Vec<f64> = results.iter().map(|deals| design_effect(deals)).collect();
    let points: Vec<f64> = results
        .iter()
        .map(|deals| deals.iter().map(|(points, _)| points).sum())
        .collect();
    let fit = fit(plan.agents.len(), &pairs, &points, plan.games, &effects);
    Ok(Ratings {
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
    })
}

fn pairs(agents: usize) -> Vec<(usize, usize)> {
    (0..agents)
        .flat_map(|first| (first + 1..agents).map(move |second| (first, second)))
        .collect()
}

/// Points of the first agent of each pair, by pair and deal.
type Results = Vec<Vec<Cluster>>;

fn points(first_is_better: bool, second_is_better: bool) -> f64 {
    0.5 + 0.5 * (f64::from(u8::from(first_is_better)) - f64::from(u8::from(second_is_better)))
}

fn play_rivals<G: Game>(plan: &Match<G>, finished: &(dyn Fn() + Sync)) -> Result<Results, Fault> {
    let pairs = pairs(plan.agents.len());
    // The games of all pairs are numbered through, so that threads never wait for a pair to end.
    let total = plan.games * pairs.len() as u64;
    let tally = play_all(
        total,
        || Meetings::new(plan.games),
        |number| {
            let pair = pairs[(number / plan.games) as usize];
            let played = meet(plan, pair, number % plan.games).map_err(|fault| Fault {
                game: number,
                ..fault
            });
            finished();
            played
        },
    )?;
    let of = |pair: usize| tally.deals(pair as u64 * plan.games, plan.games);
    Ok((0..pairs.len()).map(of).collect())
}

/// Plays one game of a pair; two games that follow each other have the same deal.
pub(crate) fn meet<G: Game>(
    plan: &Match<G>,
    (first, second): (usize, usize),
    game: u64,
) -> Result<Played, Fault> {
    let seated = Seat::all(plan.setup.players).map(|seat| {
        plan.agents[if holds_first(seat, game) {
            first
        } else {
            second
        }]
    });
    play(&plan.setup, seated, &plan.budget, plan.seed, game / 2)
}

/// Whether a seat is played by the first of a pair: every second seat, the other ones in the next
/// game.
fn holds_first(seat: Seat, game: u64) -> bool {
    (seat.index() as u64 + game).is_multiple_of(2)
}

/// The points of the first agent in each game of a pair.
pub(crate) struct Meetings {
    /// How many games each pair plays; all games are numbered through.
    games: u64,
    points: BTreeMap<u64, f64>,
}

impl Meetings {
    pub(crate) const fn new(games: u64) -> Self {
        Self {
            games,
            points: BTreeMap::new(),
        }
    }

    /// The same games with other numbers.
    pub(crate) fn moved(self, by: u64) -> Self {
        let points = self.points.into_iter();
        Self {
            games: self.games,
            points: points
                .map(|(number, points)| (number + by, points))
                .collect(),
        }
    }

    /// The points of some games, those of one deal together.
    pub(crate) fn deals(&self, first: u64, games: u64) -> Vec<Cluster> {
        let mut deals: BTreeMap<u64, Cluster> = BTreeMap::new();
        for (number, points) in self.points.range(first..first + games) {
            let (sum, count) = deals.entry((number - first) / 2).or_default();
            *sum += points;
            *count += 1.0;
        }
        deals.into_values().collect()
    }
}

impl Tally for Meetings {
    fn count(&mut self, number: u64, played: &Played) {
        let game = number % self.games;
        let won = |first: bool| {
            let mut winners = played.outcome.winners.iter();
            winners.any(|seat| holds_first(seat, game) == first)
        };
        self.points.insert(number, points(won(true), won(false)));
    }

    fn merge(&mut self, mut other: Self) {
        self.points.append(&mut other.points);
    }
}

fn compare_deals<G: Game>(plan: &Match<G>, finished: &(dyn Fn() + Sync)) -> Result<Results, Fault> {
    let total = plan.games * plan.agents.len() as u64;
    let results = play_all(total, Alone::default, |number| {
        let agent = plan.agents[(number / plan.games) as usize];
        let seated = std::iter::repeat_n(agent, plan.setup.players);
        let played = play(
            &plan.setup,
            seated,
            &plan.budget,
            plan.seed,
            number % plan.games,
        )
        .map_err(|fault| Fault {
            game: number,
            ..fault
        });
        finished();
        played
    })?;
    let of = |agent: usize| results.of_deals(agent, plan.games);
    Ok(pairs(plan.agents.len())
        .into_iter()
        .map(|(first, second)| {
            of(first)
                .zip(of(second))
                .map(|(first, second)| (points(first > second, second > first), 1.0))
                .collect()
        })
        .collect())
}

/// Whether each game was won, and with how many points.
#[derive(Default)]
struct Alone(BTreeMap<u64, (bool, i32)>);

impl Alone {
    fn of_deals(&self, agent: usize, games: u64) -> impl Iterator<Item = &(bool, i32)> {
        let first = agent as u64 * games;
        self.0.range(first..first + games).map(|(_, result)| result)
    }
}

impl Tally for Alone {
    fn count(&mut self, number: u64, played: &Played) {
        let outcome = &played.outcome;
        let score = outcome.scores.iter().copied().max().unwrap_or_default();
        self.0.insert(number, (!outcome.winners.is_empty(), score));
    }

    fn merge(&mut self, mut other: Self) {
        self.0.append(&mut other.0);
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
