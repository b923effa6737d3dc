//! What thinking has found, for people: which answers are best and why; and of a game that is over, who
//! was likely to win when, and which decisions cost most.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Arg, Message, Seat, Weighed};

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
    pub reasons: Vec<Message>,
}

/// An answer that was weighed, compared with others.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranked<D> {
    /// The answer.
    pub decision: D,
    /// The points that the best one brings beyond the second, and every other compared with the best.
    pub points: f64,
    /// The chance to win.
    pub chance: f64,
    /// Where most of the points come from.
    pub reasons: Vec<Message>,
}

/// Answers that are shown, at most, and the fewest worlds that say something about one.
const SHOWN: usize = 3;
const ENOUGH_WORLDS: u32 = 8;

impl<D: Clone> Ranked<D> {
    /// The best of the answers that were weighed, in their order; none if there is nothing to compare.
    pub fn best(weighed: &[Weighed<D>]) -> Vec<Self> {
        let known = |weighed: &&Weighed<D>| weighed.worlds >= ENOUGH_WORLDS;
        let [first, others @ ..] = weighed else {
            return Vec::new();
        };
        let others: Vec<_> = others.iter().filter(known).take(SHOWN - 1).collect();
        let Some(second) = others.first().filter(|_| known(&first)) else {
            return Vec::new();
        };
        let others = others.iter().map(|other| Self::compare(other, first));
        std::iter::once(Self::compare(first, second))
            .chain(others)
            .collect()
    }

    fn compare(one: &Weighed<D>, other: &Weighed<D>) -> Self {
        let parts = one.parts.iter().zip(&other.parts);
        Self {
            decision: one.decision.clone(),
            points: one.difference - other.difference,
            chance: one.chance,
            reasons: reasons(parts.map(|((name, own), (_, other))| (*name, own - other))),
        }
    }
}

/// Parts of a difference that are named, and how small they may be in points.
const NAMED_PARTS: usize = 3;
const SMALLEST_PART: f64 = 0.25;

/// The parts of a difference that are worth naming, the largest first: what each is called, and its
/// points.
pub fn reasons(all: impl Iterator<Item = (&'static str, f64)>) -> Vec<Message> {
    let mut large: Vec<_> = all
        .filter(|(_, points)| points.abs() >= SMALLEST_PART)
        .collect();
    large.sort_by(|(_, a), (_, b)| b.abs().total_cmp(&a.abs()));
    let named = large.into_iter().take(NAMED_PARTS);
    named
        .map(|(name, points)| Message::new(name).with("points", Arg::difference(points)))
        .collect()
}

impl Accuracy {
    /// The share of its choices for which nothing better was found, in percent; nothing if there was
    /// no choice.
    pub fn percent(&self) -> Option<u32> {
        (100 * self.found + self.choices / 2).checked_div(self.choices)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weighed(decision: u8, difference: f64, worlds: u32) -> Weighed<u8> {
        Weighed {
            decision,
            difference,
            error: 0.1,
            parts: vec![("cards", difference), ("cities", 0.1)],
            expected: difference,
            chance: 0.5,
            worlds,
        }
    }

    #[test]
    fn the_best_answers_are_compared_with_each_other() {
        let all = [
            (7, 2.0, 20),
            (1, 1.5, 3),
            (2, 0.5, 20),
            (3, -1.0, 9),
            (4, -2.0, 9),
        ];
        let all = all.map(|(decision, points, worlds)| weighed(decision, points, worlds));
        let best = Ranked::best(&all);
        let told = best.iter().map(|ranked| (ranked.decision, ranked.points));
        // What was hardly tried is not told.
        assert_eq!(told.collect::<Vec<_>>(), [(7, 1.5), (2, -1.5), (3, -3.0)]);
        let reasons = [Message::new("cards").with("points", Arg::Difference(15))];
        assert_eq!(best[0].reasons, reasons);
        assert!(Ranked::best(&all[..2]).is_empty());
        assert!(Ranked::best(&[weighed(1, 0.0, 7), weighed(2, 0.0, 9)]).is_empty());
        assert!(Ranked::<u8>::best(&[]).is_empty());
    }
}
