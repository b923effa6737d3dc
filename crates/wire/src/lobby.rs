//! Games that can be played, tables that can be joined.

use kit::{Message, OptionSpec, Seat, Seed, Setup, Values};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Branch, Stage, Time, schema};

/// A game that can be played here.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// Its name on the wire.
    pub name: &'static str,
    /// The fewest players.
    pub fewest: usize,
    /// The most players.
    pub most: usize,
    /// Its options.
    pub options: Vec<OptionInfo>,
    /// Its computer players, from the weakest to the strongest.
    pub bots: Vec<BotInfo>,
}

/// An option of a game.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct OptionInfo {
    /// Its name in a setup.
    pub name: &'static str,
    /// Its name for people.
    #[schema(value_type = schema::Message)]
    pub label: Message,
    /// What it is when nothing is said.
    pub default: &'static str,
    /// What it can be, if it is one of some words.
    pub words: Vec<&'static str>,
    /// Its smallest and largest value, if it is a number.
    pub range: Option<(u32, u32)>,
    /// The form of its value, if it is a text.
    pub example: Option<&'static str>,
    /// The option beside which alone it means something, and the value that this must have.
    pub only: Option<OnlyWith>,
}

/// A value of another option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct OnlyWith {
    /// Which option.
    pub option: &'static str,
    /// Which value.
    pub value: &'static str,
}

/// A computer player.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct BotInfo {
    /// Its name.
    pub name: &'static str,
    /// What it does, in one English line.
    pub about: &'static str,
}

/// What a table agrees on beside the rules of the game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct Rules {
    /// How long people may think.
    pub clock: Clock,
    /// What happens when their time is up.
    pub timeout: Timeout,
    /// What becomes of the seat of a person who has resigned, where the game goes on.
    pub resigned: Resigned,
    /// How long the table waits where the game itself has a time limit, in seconds.
    pub hourglass: Hourglass,
    /// How fast computer players decide.
    pub pace: Pace,
    /// Whether a player may ask the computer for advice. Then the game is not rated.
    pub hints: bool,
    /// Whether strangers may not watch.
    pub no_spectators: bool,
}

/// How long people may think, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "type", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So long for each decision.
    Move {
        /// How long.
        time: u64,
    },
    /// So long for the whole game, and some more after each turn.
    Bank {
        /// At the beginning.
        time: u64,
        /// After each turn.
        increment: u64,
    },
}

/// What happens when the time of a person is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Timeout {
    /// A computer plays on until the person is back.
    #[default]
    Computer,
    /// The person passes, or where there is no passing a computer makes this one decision.
    Pass,
    /// The person has resigned.
    Forfeit,
}

/// What becomes of the seat of a person who has resigned, where the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Resigned {
    /// A computer plays on.
    #[default]
    Computer,
    /// The seat is out of the game: it passes whenever the game knows passing; elsewhere a computer
    /// makes the decision.
    Removed,
}

/// Seconds that the table waits where the game itself has a time limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
pub struct Hourglass(pub u32);

impl Default for Hourglass {
    fn default() -> Self {
        Self(60)
    }
}

/// How fast computer players decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// As fast as they can.
    Instant,
    /// So that one can follow.
    #[default]
    Natural,
    /// So that one can follow with ease.
    Calm,
}

impl Rules {
    /// The shortest and the longest time on a clock: one second, thirty days.
    pub const CLOCK_RANGE: (u64, u64) = (1_000, 30 * 24 * 3_600_000);

    /// Whether all numbers are within their bounds.
    pub fn are_sensible(&self) -> bool {
        let (shortest, longest) = Self::CLOCK_RANGE;
        let clock = match self.clock {
            Clock::None => true,
            Clock::Move { time } => (shortest..=longest).contains(&time),
            Clock::Bank { time, increment } => {
                (shortest..=longest).contains(&time) && increment <= longest
            }
        };
        clock && (1..=3_600).contains(&self.hourglass.0)
    }
}

impl Pace {
    /// How long after the last change a computer player decides, in milliseconds.
    pub const fn delay(self) -> u64 {
        match self {
            Self::Instant => 0,
            Self::Natural => 700,
            Self::Calm => 2_000,
        }
    }
}

/// A table to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's name.
    pub game: String,
    /// Number of players and options.
    #[schema(value_type = schema::Setup)]
    pub setup: Setup,
    /// The rules of the table.
    #[serde(default)]
    pub rules: Rules,
    /// Whether it is listed in the lobby, or only for those who are invited.
    #[serde(default)]
    pub public: bool,
    /// Who takes which seat, from the first on; the rest stays free.
    #[serde(default)]
    pub seats: Vec<SeatPlan>,
    /// Whether the game begins at once; all seats must be planned then.
    #[serde(default)]
    pub start: bool,
    /// Goes on from somewhere in another game, at once.
    #[serde(default)]
    #[ts(optional)]
    pub branch: Option<Branch>,
    /// All chance of the game, 64 hexadecimal digits, for a private table: to play the same game
    /// again, or to be guided through it. Such a game counts for nobody's statistics.
    #[serde(default)]
    #[ts(type = "string", optional)]
    #[schema(value_type = Option<String>)]
    pub seed: Option<Seed>,
}

/// Who takes a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatPlan {
    /// Somebody, later.
    Free,
    /// Whoever makes the table.
    Me,
    /// Somebody of this name at the same device.
    Guest(String),
    /// This computer player.
    Computer(String),
}

/// One person against the computer, at once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuickStart {
    /// The game's name.
    pub game: String,
    /// Number of players and options; two players (or the game's fewest, if more) if left out.
    #[serde(default)]
    #[ts(type = "Setup | null", optional)]
    #[schema(value_type = Option<schema::Setup>)]
    pub setup: Option<Setup>,
    /// The opponents; the strongest if left out.
    #[serde(default)]
    #[ts(optional)]
    pub bot: Option<String>,
}

/// A table that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableCreated {
    /// Its id, which is no secret.
    pub id: String,
    /// What others need to be let in.
    pub invite: String,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableSummary {
    /// Its id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// Number of players and options.
    #[schema(value_type = schema::Setup)]
    pub setup: Setup,
    /// How long people may think.
    pub clock: Clock,
    /// Before, during or after the game.
    pub stage: Stage,
    /// What the players are called; null where a seat is free.
    pub names: Vec<Option<String>>,
    /// How far the game has come, in percent, once it has begun and where that can be told.
    #[serde(default)]
    pub progress: Option<u8>,
    /// Who must decide.
    #[schema(value_type = Vec<schema::Seat>)]
    pub asked: Vec<Seat>,
    /// The `seq` by which each of them was asked.
    #[serde(default)]
    pub asked_at: Vec<u64>,
    /// The seats that are yours.
    #[schema(value_type = Vec<schema::Seat>)]
    pub yours: Vec<Seat>,
    /// Whether whoever made the table could know every draw to come.
    #[serde(default)]
    pub seed_known: bool,
    /// Whether strangers may not watch.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub no_spectators: bool,
    /// When something happened last, in Unix milliseconds.
    pub changed: u64,
    /// By when somebody must decide, in Unix milliseconds, if a clock runs.
    #[schema(value_type = Option<u64>)]
    pub deadline: Option<Time>,
}

impl OptionInfo {
    /// An option as the game declares it, with its name for people.
    pub fn new(spec: &OptionSpec, label: Message) -> Self {
        let (words, range, example) = match spec.values {
            Values::OneOf(words) => (words.to_vec(), None, None),
            Values::Number(least, most) => (Vec::new(), Some((least, most)), None),
            Values::Text(example) => (Vec::new(), None, Some(example)),
        };
        Self {
            name: spec.name,
            label,
            default: spec.default,
            words,
            range,
            example,
            only: spec.only.map(|(option, value)| OnlyWith { option, value }),
        }
    }
}
