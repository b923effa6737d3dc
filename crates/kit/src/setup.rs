//! Set-up: how many play, and which of the game's options.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

use crate::{Game, Message};

/// How many play, and the options that differ from their default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Setup {
    /// The number of players.
    pub players: usize,
    /// Option values by option name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// One choice at set-up.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name on the command line and in records.
    pub name: &'static str,
    /// What it can be set to.
    pub values: Values,
    /// What it is when nothing is said.
    pub default: &'static str,
    /// The option and its value beside which alone this one means something.
    pub only: Option<(&'static str, &'static str)>,
}

/// What an option can be set to.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Values {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A whole number in this range, both ends included.
    Number(u32, u32),
    /// Text that the game itself reads; the example shows its form.
    Text(&'static str),
}

/// A setup that the game cannot start from.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// The number of players.
    #[error("{game} is for {} players, not {found}", Range(*fewest, *most))]
    Players {
        /// The game's name.
        game: &'static str,
        /// The fewest players.
        fewest: usize,
        /// The most players.
        most: usize,
        /// What was asked for.
        found: usize,
    },
    /// An option that the game does not have.
    #[error("{game} has no option `{name}`; it has {known}")]
    Unknown {
        /// The game's name.
        game: &'static str,
        /// What was asked for.
        name: String,
        /// The options there are.
        known: String,
    },
    /// A value that the option cannot take.
    #[error("option `{name}` is {expected}, not `{found}`")]
    Value {
        /// The option.
        name: String,
        /// What it can be.
        expected: String,
        /// What was asked for.
        found: String,
    },
    /// An option that is given two values.
    #[error("option `{name}` is said twice: {first} and {second}")]
    Twice {
        /// The option.
        name: String,
        /// One value.
        first: String,
        /// The other.
        second: String,
    },
    /// Options that do not go together, or not with the number of players.
    #[error("{text}")]
    Conflict {
        /// What it is about; the sentence for people is `setup-CODE`.
        code: &'static str,
        /// In English, for a command line.
        text: String,
    },
}

impl SetupError {
    /// Options that do not go together.
    pub fn conflict(code: &'static str, text: impl Into<String>) -> Self {
        let text = text.into();
        Self::Conflict { code, text }
    }

    /// What to tell a person, if a form can lead to it.
    pub fn message(&self) -> Option<Message> {
        match self {
            Self::Conflict { code, .. } => Some(Message::new(format!("setup-{code}"))),
            Self::Players { .. }
            | Self::Unknown { .. }
            | Self::Value { .. }
            | Self::Twice { .. } => None,
        }
    }
}

impl Setup {
    /// A game with the default options.
    pub const fn new(players: usize) -> Self {
        Self {
            players,
            options: BTreeMap::new(),
        }
    }

    /// The setup with one more option.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> Self {
        self.options.insert(name.to_owned(), value.to_string());
        self
    }

    /// Reads variant words, as on the command line: `name=value`, or just `value` where only one
    /// option can take that word, or just `name` for one that is `yes` or `no`.
    ///
    /// # Errors
    /// If a word names no option or no value of the game, or contradicts another.
    pub fn parse<'a, G: Game>(
        players: usize,
        words: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, SetupError> {
        let mut setup = Self::new(players);
        for word in words {
            let (name, value) = match word.split_once('=') {
                Some(pair) => pair,
                None => bare_word(G::OPTIONS, word).ok_or_else(|| unknown::<G>(word))?,
            };
            let before = setup.options.insert(name.to_owned(), value.to_owned());
            if let Some(first) = before.filter(|before| before != value) {
                return Err(SetupError::Twice {
                    name: name.to_owned(),
                    first,
                    second: value.to_owned(),
                });
            }
        }
        setup.checked::<G>()
    }

    /// The value of an option that the game has: as set, or its default.
    ///
    /// # Panics
    /// If the game has no such option.
    pub fn get<'a, G: Game>(&'a self, name: &str) -> &'a str {
        let spec = find(G::OPTIONS, name).expect("the game asks for its own options");
        self.options.get(name).map_or(spec.default, String::as_str)
    }

    /// Whether an option that is `yes` or `no` is `yes`.
    ///
    /// # Panics
    /// If the game has no such option.
    pub fn is<G: Game>(&self, name: &str) -> bool {
        self.get::<G>(name) == "yes"
    }

    /// The value of a number option.
    ///
    /// # Panics
    /// If the game has no such option, or it is not a number.
    pub fn number<G: Game>(&self, name: &str) -> u32 {
        self.get::<G>(name)
            .parse()
            .expect("the setup was checked: this option is a number")
    }

    /// The setup, if all its options are ones of the game with values they can take. Options that
    /// stand at their default are left out, so that equal games have equal setups.
    ///
    /// # Errors
    /// If the number of players or an option is not one the game has.
    pub fn checked<G: Game>(&self) -> Result<Self, SetupError> {
        let (fewest, most) = G::PLAYERS;
        if !(fewest..=most).contains(&self.players) {
            return Err(SetupError::Players {
                game: G::NAME,
                fewest,
                most,
                found: self.players,
            });
        }
        let mut checked = Self::new(self.players);
        for (name, value) in &self.options {
            let spec = find(G::OPTIONS, name).ok_or_else(|| unknown::<G>(name))?;
            if !spec.values.allow(value) {
                return Err(SetupError::Value {
                    name: name.clone(),
                    expected: spec.values.to_string(),
                    found: value.clone(),
                });
            }
            if value != spec.default {
                checked.options.insert(name.clone(), value.clone());
            }
        }
        Ok(checked)
    }
}

impl OptionSpec {
    /// An option that is off until it is set.
    pub const fn flag(name: &'static str) -> Self {
        Self {
            name,
            values: Values::OneOf(&["no", "yes"]),
            default: "no",
            only: None,
        }
    }

    /// The same option, which means something only while another has this value.
    #[must_use]
    pub const fn only(self, option: &'static str, value: &'static str) -> Self {
        Self {
            only: Some((option, value)),
            ..self
        }
    }

    /// Whether a setup gives this option although it means nothing there.
    pub fn is_idle<G: Game>(&self, setup: &Setup) -> bool {
        let means = |(option, value): (&str, &str)| setup.get::<G>(option) == value;
        setup.options.contains_key(self.name) && !self.only.is_none_or(means)
    }

    /// The option's name for people.
    pub fn message<G: Game>(&self) -> Message {
        Message::new(format!("{}-option-{}", G::NAME, self.name))
    }
}

impl Values {
    fn allow(&self, value: &str) -> bool {
        match self {
            Self::OneOf(words) => words.contains(&value),
            // Only as it is usually written: equal games have equal setups, and 05 is not 5.
            Self::Number(least, most) => value.parse().is_ok_and(|number: u32| {
                (*least..=*most).contains(&number) && number.to_string() == value
            }),
            Self::Text(_) => value.len() <= 200 && !value.contains(|c: char| c.is_whitespace()),
        }
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OneOf(words) => f.write_str(&words.join(" or ")),
            Self::Number(least, most) => write!(f, "a number from {least} to {most}"),
            Self::Text(example) => write!(f, "written like {example}"),
        }
    }
}

struct Range(usize, usize);

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} to {}", self.0, self.1)
    }
}

fn find(options: &'static [OptionSpec], name: &str) -> Option<&'static OptionSpec> {
    options.iter().find(|spec| spec.name == name)
}

fn bare_word<'a>(options: &'static [OptionSpec], word: &'a str) -> Option<(&'a str, &'a str)> {
    let takes = |spec: &&OptionSpec| match spec.values {
        Values::OneOf(words) => words.contains(&word) && word != "yes" && word != "no",
        _ => false,
    };
    let mut takers = options.iter().filter(takes);
    match (find(options, word), takers.next(), takers.next()) {
        (Some(spec), ..) if spec.values.allow("yes") => Some((word, "yes")),
        (_, Some(spec), None) => Some((spec.name, word)),
        _ => None,
    }
}

fn unknown<G: Game>(name: &str) -> SetupError {
    let known: Vec<_> = G::OPTIONS
        .iter()
        .map(|spec| format!("{} ({})", spec.name, spec.values))
        .collect();
    SetupError::Unknown {
        game: G::NAME,
        name: name.to_owned(),
        known: known.join(", "),
    }
}
