//! What the completion of the reconstructed cards and boards aimed at.

use serde::{Deserialize, Serialize};

/// A band in which a measure of many games should lie.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// What is measured.
    pub measure: Measure,
    /// For these numbers of players.
    pub players: Vec<usize>,
    /// The least.
    pub from: f64,
    /// The most.
    pub to: f64,
}

/// What is measured of many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Measure {
    /// The median number of rounds.
    Rounds,
    /// How many of 100 solo games complete all parameters.
    Terraformed,
    /// The mean score.
    Points,
    /// The mean number of production dice of a player at the end.
    ProductionDice,
    /// How many of 100 production turns meet a shortage of dice.
    Shortages,
    /// The median round in which a player has the points for the first bonus card.
    FirstBonusCard,
    /// The same for the second one.
    SecondBonusCard,
    /// The wins of the luckiest seat, as a percentage of an equal share.
    BestSeat,
    /// Of Legend, Miner and Scientist: how many times as often the one most claimed is claimed as
    /// the one least claimed, in games without expansions.
    MilestoneBalance,
}

/// All aims.
pub fn aims() -> Vec<Aim> {
    ron::from_str(include_str!("../../../data/dice/aims.ron")).expect("a test reads the file")
}
