//! What thinking about a game that is over has found: who was likely to win when, and which decisions
//! cost most.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Arg, Message, Seat, Tell};

/// What was found about a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Analysis {
    /// The chances to win over time.
    pub curve: Vec<Moment>,
    /// How well each seat decided, in seat order.
    pub accuracy: Vec<Accuracy>,
    /// The decisions that cost most, the worst first.
    pub costly: Vec<Costly>,
}

/// The chances to win at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Moment {
    /// The decisions made before.
    pub step: usize,
    /// The chance of each seat, from 0 to 1; where all win or lose together, the same for all.
    pub chances: Vec<f64>,
}

/// How well a seat decided.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Accuracy {
    /// Questions to which there were several sensible answers.
    pub choices: u32,
    /// Those for which nothing better was found.
    pub found: u32,
    /// The points that the others cost.
    pub lost: f64,
}

/// A decision for which something better was found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Costly {
    /// The decisions made before.
    pub step: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// What was decided; several steps where a question takes several.
    pub decided: Vec<Message>,
    /// What is better.
    pub better: Vec<Message>,
    /// The points that it brings more.
    pub points: f64,
    /// The chance to win with what was decided, and with what is better.
    pub chances: [f64; 2],
    /// Where most of the points come from.
    pub parts: Vec<Part>,
}

/// A part of a difference in points.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Part {
    /// What it is called.
    pub name: Message,
    /// The points.
    pub points: f64,
}

impl Costly {
    /// Where most of the points come from, in words.
    pub fn reasons(&self) -> Vec<Message> {
        self.parts.iter().map(Part::tell).collect()
    }
}

/// Parts of a difference that are named, and how small they may be in points.
const NAMED_PARTS: usize = 3;
const SMALLEST_PART: f64 = 0.25;

impl Part {
    /// The parts of a difference that are worth naming, the largest first.
    pub fn largest(all: impl Iterator<Item = (&'static str, f64)>) -> Vec<Self> {
        let mut large: Vec<_> = all
            .filter(|(_, points)| points.abs() >= SMALLEST_PART)
            .collect();
        large.sort_by(|(_, a), (_, b)| b.abs().total_cmp(&a.abs()));
        let named = large.into_iter().take(NAMED_PARTS);
        named
            .map(|(name, points)| Self {
                name: Message::new(name),
                points,
            })
            .collect()
    }
}

impl Tell for Part {
    fn tell(&self) -> Message {
        let points = Arg::difference(self.points);
        self.name.clone().with("points", points)
    }
}

impl Accuracy {
    /// The share of its choices for which nothing better was found, in percent; nothing if there was
    /// no choice.
    pub fn percent(&self) -> Option<u32> {
        (100 * self.found + self.choices / 2).checked_div(self.choices)
    }
}
