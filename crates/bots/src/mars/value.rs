//! How a game is likely to end, by what is seen when a generation begins: a linear forecast of the
//! lead, learned by `areo learn`.

use std::sync::OnceLock;

use kit::{Game as _, Seat};
use mars::Mars;
use mars::data::{Parameter, Resource};
use serde::{Deserialize, Serialize};

use super::outlook::steps_left;
use super::policy::Part;
use super::weights::Mode;
use crate::search::{Ending, MAX_PARTS, Parts};

/// Numbers by which a seat is seen.
const OWN: usize = 34;
/// Numbers by which a position is seen: own ones, those of the rivals in the mean, and of all.
const SEEN: usize = 2 * OWN + 6;
/// Each counts more or less as the game goes on: by itself, with what is left to do, and with its
/// square.
const SIZE: usize = 3 * SEEN;
/// Stages of a game, by what is left to do.
pub(super) const STAGES: usize = 7;
/// The steps of all parameters.
const ALL_STEPS: f64 = 42.0;

/// A forecast of the lead.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Value {
    /// How results spread around it, by stage.
    spread: Vec<f64>,
    /// What each number that is seen counts.
    weights: Vec<f64>,
}

impl Value {
    pub(super) fn new(weights: &[f64], spread: &[f64]) -> Self {
        // Five digits are more than the games can tell.
        let round = |number: &f64| format!("{number:.4e}").parse().unwrap_or(*number);
        Self {
            weights: weights.iter().map(round).collect(),
            spread: spread.iter().map(round).collect(),
        }
    }

    pub(super) fn to_ron(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new().compact_arrays(true);
        ron::ser::to_string_pretty(self, pretty).expect("plain numbers can be written") + "\n"
    }

    /// What was learned of games of a kind; nothing of games that are played alone.
    pub(super) fn learned(mode: Mode) -> Option<&'static Self> {
        static READ: OnceLock<[Option<Value>; Mode::ALL.len()]> = OnceLock::new();
        READ.get_or_init(|| Mode::ALL.map(Self::read))[mode as usize].as_ref()
    }

    fn read(mode: Mode) -> Option<Self> {
        let text = match mode {
            Mode::Duel => include_str!("value/duel.ron"),
            Mode::Crowd => include_str!("value/crowd.ron"),
            Mode::MarsBot => include_str!("value/mars-bot.ron"),
            Mode::Solo | Mode::Rating => return None,
        };
        let read: Self = ron::from_str(text).expect("a test reads what was learned");
        (read.weights.len() == SIZE).then_some(read)
    }

    /// How a game is likely to end for a seat.
    pub(super) fn forecast(&self, game: &Mars, seat: Seat) -> Ending {
        let seen = seen(game, seat);
        let left = left(game);
        let [plain, rest] = [0, SEEN].map(|at| &self.weights[at..]);
        let square = &self.weights[2 * SEEN..];
        let worth = |at: usize| seen[at] * (plain[at] + left * (rest[at] + left * square[at]));
        let lead = (0..SEEN).map(worth).sum::<f64>();
        let mut parts: Parts = [0.0; MAX_PARTS];
        for at in 0..SEEN {
            parts[part(at) as usize] += worth(at);
        }
        let spread = self.spread.get(stage(game)).copied().unwrap_or_default();
        Ending {
            lead,
            chance: chance(lead / spread.max(1.0)),
            parts,
        }
    }
}

/// To which part of a lead a number that is seen belongs: the order of `own` and `seen`.
const fn part(at: usize) -> Part {
    const RIVALS: usize = 2 * OWN;
    /// How far the best of them is ahead of the others.
    const BEST: usize = RIVALS + 2;
    match at {
        0 => Part::Rating,
        1 => Part::Greeneries,
        2 | 21 | 22 => Part::Cities,
        3 | 18..=20 | 24..OWN => Part::Cards,
        4 => Part::Milestones,
        23 => Part::Awards,
        6..=11 => Part::Production,
        5 | 12..=17 => Part::Resources,
        OWN..RIVALS | BEST => Part::Rivals,
        _ => Part::Pace,
    }
}

/// What part of the planet is left to do.
fn left(game: &Mars) -> f64 {
    let steps = Parameter::ALL.iter();
    let steps = steps.map(|parameter| f64::from(steps_left(game, *parameter)));
    steps.sum::<f64>() / ALL_STEPS
}

pub(super) fn stage(game: &Mars) -> usize {
    ((left(game) * STAGES as f64) as usize).min(STAGES - 1)
}

/// The numbers by which a position is seen, for learning.
pub(super) fn features(game: &Mars, seat: Seat) -> Vec<f64> {
    let (seen, left) = (seen(game, seat), left(game));
    let mut all = Vec::with_capacity(SIZE);
    for factor in [1.0, left, left * left] {
        all.extend(seen.iter().map(|number| number * factor));
    }
    all
}

fn seen(game: &Mars, seat: Seat) -> [f64; SEEN] {
    let mut all = [0.0; SEEN];
    own(game, seat, &mut all[..OWN]);
    let rivals = game.players() - 1;
    let mut best = 0.0_f64;
    for other in Seat::all(game.players()).filter(|other| *other != seat) {
        let mut numbers = [0.0; OWN];
        own(game, other, &mut numbers);
        for (sum, number) in all[OWN..].iter_mut().zip(numbers) {
            *sum += number / rivals as f64;
        }
        // Rating and points of greeneries, cities, cards and milestones.
        best = best.max(numbers[..5].iter().sum());
    }
    let mean: f64 = all[OWN..OWN + 5].iter().sum();
    let steps: [f64; 3] =
        std::array::from_fn(|at| f64::from(steps_left(game, Parameter::ALL[at])) / 10.0);
    let rest = [
        1.0,
        f64::from(game.generation()) / 10.0,
        best - mean,
        steps[0],
        steps[1],
        steps[2],
    ];
    all[2 * OWN..].copy_from_slice(&rest);
    all
}

/// The numbers by which a seat is seen.
fn own(game: &Mars, seat: Seat, into: &mut [f64]) {
    let score = game.score_before_awards(seat);
    let mut at = 0;
    let mut put = |number: f64| {
        into[at] = number;
        at += 1;
    };
    for points in [
        score.rating,
        score.greeneries,
        score.cities,
        score.cards,
        score.milestones,
        score.instance + score.money,
    ] {
        put(f64::from(points));
    }
    for resource in Resource::ALL {
        put(f64::from(game.production(seat)[*resource]));
    }
    for resource in Resource::ALL {
        put(f64::from(game.stock(seat)[*resource].min(60)));
    }
    let played = game.played(seat);
    put(game.hand(seat).len() as f64);
    put(played.len() as f64);
    let actions = played.iter().filter(|card| !card.card().action.is_empty());
    put(actions.count() as f64);
    let cities = game.tiles().cities.and(game.tiles_of(seat));
    let free = game.free_land(seat);
    let beside = cities.iter().map(|city| game.beside(city).and(free).len());
    put(cities.len() as f64);
    put(beside.sum::<usize>() as f64);
    let awards = game.funded().iter().map(|(award, _)| {
        let standing = |seat| game.award_standing(seat, *award);
        let rivals = Seat::all(game.players()).filter(|other| *other != seat);
        let best = rivals.map(standing).max().unwrap_or_default();
        f64::from((standing(seat) - best).clamp(-4, 4))
    });
    put(awards.sum());
    for count in game.tags(seat).0 {
        put(f64::from(count));
    }
}

/// The chance that a normally distributed number is below this, by an approximation that is right
/// to three digits.
fn chance(z: f64) -> f64 {
    1.0 / (1.0 + (-1.5976 * z - 0.070_565_992 * z * z * z).exp())
}

#[cfg(test)]
mod tests {
    use kit::{Log, Seed, Setup};

    use super::*;

    #[test]
    fn what_was_learned_can_be_read_and_foresees_any_position() {
        let setups = [
            Setup::new(2),
            Setup::new(4),
            Setup::new(1).with("automa", "yes"),
        ];
        for setup in setups {
            let mut rng = kit::rng(1);
            let mut game = Mars::start(&setup, Seed::from_number(1)).expect("a fine setup");
            let value = Value::learned(Mode::of(&game)).expect("a file that fits");
            assert_eq!((value.weights.len(), value.spread.len()), (SIZE, STAGES));
            while !game.asked().is_empty() {
                let (seat, decision) = testkit::random_decision(&game, &mut rng);
                game.apply_unchecked(seat, &decision, &mut Log::silent());
                let Ending {
                    lead,
                    chance,
                    parts,
                } = value.forecast(&game, Seat::new(0));
                assert!(
                    lead.is_finite() && (0.0..=1.0).contains(&chance),
                    "{lead} {chance}"
                );
                let sum: f64 = parts.iter().sum();
                assert!((lead - sum).abs() < 1e-6, "{lead} is not {parts:?}");
            }
        }
    }

    #[test]
    fn chances_are_those_of_the_normal_distribution() {
        for (z, expected) in [(0.0, 0.5), (1.0, 0.8413), (-1.0, 0.1587), (2.0, 0.9772)] {
            assert!((chance(z) - expected).abs() < 1e-3, "{z}");
        }
    }
}
