//! The choices at set-up.

use kit::setup::{OptionSpec, Values};
use kit::{Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::game::Shifter;
use crate::set::{Color, GoalId, Matching, set};

/// All options, those of both ways of playing first.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "mode",
        values: Values::OneOf(&["coop", "compete"]),
        default: "coop",
        only: None,
    },
    OptionSpec {
        name: "matching",
        values: Values::OneOf(&["at-least", "exact"]),
        default: "at-least",
        only: None,
    },
    OptionSpec {
        name: "goals",
        values: Values::Text(
            "first, random or 9-8-9-6 (the numbers of the white, yellow, blue and green goal)",
        ),
        default: "first",
        only: Some(COOP),
    },
    OptionSpec {
        name: "disasters",
        values: Values::OneOf(&["none", "yellow", "one-red", "two-reds"]),
        default: "none",
        only: Some(COOP),
    },
    OptionSpec {
        name: "bid-cap",
        values: Values::Number(2, 20),
        default: "10",
        only: Some(COMPETE),
    },
    OptionSpec::flag("restore").only(COMPETE.0, COMPETE.1),
    OptionSpec {
        name: "leader",
        values: Values::OneOf(&["next", "same", "bidder"]),
        default: "next",
        only: Some(COMPETE),
    },
    // 0 stands for the table of the set, by the number of players.
    OptionSpec {
        name: "target",
        values: Values::Number(0, 32),
        default: "0",
        only: Some(COMPETE),
    },
];

/// The two ways of playing.
const COOP: (&str, &str) = ("mode", "coop");
const COMPETE: (&str, &str) = ("mode", "compete");

/// Which of the two games is played.
pub(crate) enum Mode {
    Coop(CoopOptions),
    Compete(CompeteOptions),
}

/// The choices of the co-operative game.
pub(crate) struct CoopOptions {
    pub(crate) goals: Goals,
    /// How many red disasters are in the pile; `None` for a game without disasters.
    pub(crate) reds: Option<u8>,
}

/// How the Book of Goals is put together (S5, F1).
pub(crate) enum Goals {
    Chosen([GoalId; 4]),
    Random,
}

/// The choices of the competitive variant, where its rules are silent (V9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct CompeteOptions {
    /// The largest number that can be named.
    pub(crate) bid_cap: u8,
    /// Whether the planet goes back to what it was after a failed attempt.
    pub(crate) restore: bool,
    pub(crate) leader: Leader,
    /// The score that wins.
    pub(crate) target: u8,
}

/// Who leads the next round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Leader {
    /// The next one clockwise.
    Next,
    /// The same one in every round.
    Same,
    /// Whoever made the attempt.
    Bidder,
}

/// How zones are compared (Z4).
pub(crate) fn matching(setup: &Setup) -> Matching {
    match setup.get::<Shifter>("matching") {
        "exact" => Matching::Exact,
        _ => Matching::AtLeast,
    }
}

/// Reads what is particular to the way of playing.
pub(crate) fn mode(setup: &Setup) -> Result<Mode, SetupError> {
    let competitive = setup.get::<Shifter>(COMPETE.0) == COMPETE.1;
    if let Some(foreign) = OPTIONS.iter().find(|spec| spec.is_idle::<Shifter>(setup)) {
        let (option, value) = foreign.only.expect("others are never idle");
        return Err(SetupError::conflict(
            "mode-option",
            format!("option `{}` needs {option}={value}", foreign.name),
        ));
    }
    if !competitive {
        return Ok(Mode::Coop(CoopOptions {
            goals: goals(setup.get::<Shifter>("goals"))?,
            reds: match setup.get::<Shifter>("disasters") {
                "yellow" => Some(0),
                "one-red" => Some(1),
                "two-reds" => Some(2),
                _ => None,
            },
        }));
    }
    let points = &set().competitive.points_to_win;
    let points = points
        .iter()
        .find(|entry| usize::from(entry.players) == setup.players)
        .ok_or_else(|| {
            SetupError::conflict("mode-players", "mode=compete is for 2 to 4 players")
        })?;
    let small = |name| u8::try_from(setup.number::<Shifter>(name)).expect("its range is small");
    Ok(Mode::Compete(CompeteOptions {
        bid_cap: small("bid-cap"),
        restore: setup.is::<Shifter>("restore"),
        leader: match setup.get::<Shifter>("leader") {
            "same" => Leader::Same,
            "bidder" => Leader::Bidder,
            _ => Leader::Next,
        },
        target: match small("target") {
            0 => points.points,
            target => target,
        },
    }))
}

/// Reads the goals: `first`, `random`, or the number of the goal of each colour.
fn goals(text: &str) -> Result<Goals, SetupError> {
    let number = set().setup.first_game_number;
    let numbers = match text {
        "random" => return Ok(Goals::Random),
        "first" => Ok([number; 4]),
        numbers => {
            let numbers: Result<Vec<u8>, _> = numbers.split('-').map(str::parse).collect();
            numbers.ok().and_then(|list| list.try_into().ok()).ok_or(())
        }
    };
    let wrong = |expected: String| SetupError::Value {
        name: "goals".to_owned(),
        expected,
        found: text.to_owned(),
    };
    let numbers: [u8; 4] = numbers
        .map_err(|()| wrong("first, random, or four goal numbers as in 9-8-9-6".to_owned()))?;
    let mut chosen = [GoalId::default(); 4];
    for (color, number) in Color::ALL.into_iter().zip(numbers) {
        let mut of_color = goals_of(color);
        chosen[color.index()] = of_color
            .find(|&goal| set()[goal].number == number)
            .ok_or_else(|| {
                let known: Vec<_> = goals_of(color)
                    .map(|goal| set()[goal].number.to_string())
                    .collect();
                wrong(format!(
                    "four goal numbers, for {color} one of {}",
                    known.join(", ")
                ))
            })?;
    }
    Ok(Goals::Chosen(chosen))
}

/// The goals of a colour.
pub(crate) fn goals_of(color: Color) -> impl Iterator<Item = GoalId> {
    GoalId::all().filter(move |&goal| set()[goal].needs.color == color)
}
