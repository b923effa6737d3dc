//! A sequential test of whether one player is better than another: it ends as soon as the games say
//! so.

use kit::Game;
use serde::Serialize;

use crate::Match;
use crate::play::Fault;
use crate::rate::{deals, results};
use crate::statistics::Cluster;

/// What a sequential test found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sprt {
    /// The player that is tested, and the one it is compared with.
    pub players: [&'static str; 2],
    /// The difference in rating of a player that is no better, and of one that is.
    pub elo: [f64; 2],
    /// Games played.
    pub games: u64,
    /// The points of the player that is tested.
    pub points: f64,
    /// By how much the games speak for the better player: the logarithm of the odds.
    pub log_odds: f64,
    /// What follows.
    pub verdict: Proof,
}

/// What follows from a sequential test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proof {
    /// The player is better.
    Better,
    /// The player is no better.
    NotBetter,
    /// The games do not suffice to tell.
    Open,
}

/// Each verdict is wrong in one case of twenty at most.
const BOUND: f64 = 2.944_438_979;
/// Games between two looks at the odds; even, so that no deal is cut in two.
const BATCH: u64 = 32;
/// No verdict before so many.
const FEWEST: u64 = 64;

/// Lets the first two agents of the match play until it is clear whether the first is better by the
/// second of two differences in rating, or by the first at most; `plan.games` games at most. Every
/// deal is played twice, with seats changed.
///
/// # Errors
/// The first game that did not come to its end.
pub fn sprt<G: Game>(
    plan: &Match<G>,
    elo: [f64; 2],
    finished: &(dyn Fn() + Sync),
) -> Result<Sprt, Fault> {
    let mut half_points = Vec::new();
    loop {
        let played = half_points.len() as u64;
        let batch = played..plan.games.min(played + BATCH);
        // Of a rating, the first games are those of the first pair.
        half_points.extend(results(plan, false, batch, finished)?);
        let games = half_points.len() as u64;
        let deals = deals(&half_points);
        let log_odds = log_odds(&deals, elo);
        let verdict = match log_odds {
            _ if games < FEWEST => Proof::Open,
            odds if odds >= BOUND => Proof::Better,
            odds if odds <= -BOUND => Proof::NotBetter,
            _ => Proof::Open,
        };
        if verdict != Proof::Open || games == plan.games {
            return Ok(Sprt {
                players: [plan.agents[0].name, plan.agents[1].name],
                elo,
                games,
                points: deals.iter().map(|(points, _)| points).sum(),
                log_odds,
                verdict,
            });
        }
    }
}

/// The expected points of a player that is better by so much.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// How much more likely the results are for the second difference in rating than for the first, as a
/// logarithm. The results of deals are taken as normally distributed, with the spread that they have.
fn log_odds(deals: &[Cluster], elo: [f64; 2]) -> f64 {
    let count = deals.len() as f64;
    let rates = deals.iter().map(|(points, games)| points / games);
    let mean = rates.clone().sum::<f64>() / count.max(1.0);
    let variance = rates.map(|rate| (rate - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    // Where all deals went alike, a little spread stands for what the next ones may bring.
    let variance = variance.max(0.25 / count.max(1.0));
    let [low, high] = elo.map(expected);
    count * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clear_results_speak_clearly() {
        let deals = |wins: usize, of: usize| -> Vec<Cluster> {
            (0..of)
                .map(|deal| (if deal < wins { 2.0 } else { 0.0 }, 2.0))
                .collect()
        };
        assert!(log_odds(&deals(75, 100), [0.0, 20.0]) > BOUND);
        assert!(log_odds(&deals(25, 100), [0.0, 20.0]) < -BOUND);
        assert!(log_odds(&deals(51, 100), [0.0, 20.0]).abs() < BOUND);
        // Half-way between the two, the results speak for neither.
        let middle = (expected(0.0) + expected(20.0)) / 2.0;
        let even: Vec<Cluster> = vec![(2.0 * middle, 2.0); 50];
        assert!(log_odds(&even, [0.0, 20.0]).abs() < 1e-9);
    }
}
