//! Scenario files: a position, decisions, expectations, in words that a player can read and write.
//!
//! `docs/scenarios.md` describes the format; [`parse`] reads it, [`run`] plays it. A game takes
//! part by implementing [`Scripted`].

mod parse;
mod run;

use crate::{Chance, Game, Setup, SetupError};

pub use parse::{Citation, MAX_SCENARIO_BYTES, Scenario, Step, Verb, parse};
pub use run::{Fact, played, position, run};

/// A game whose positions can be written down fact by fact.
///
/// A fact has a key and a value, as in `A plants: 3` or `deck: comet, ants`. What can be set in a
/// `given` can also be expected, in the same words.
pub trait Scripted: Game {
    /// The rules that scenarios may cite: on each line an id, two spaces and what it says.
    const RULES: &'static [&'static str];

    /// A position to be filled in: on the move, with nothing special about it.
    ///
    /// # Errors
    /// If options do not go together.
    fn blank(setup: &Setup, chance: Chance) -> Result<Self, SetupError>;

    /// Sets one fact.
    ///
    /// # Errors
    /// What is wrong with the key or the value, and what was expected.
    fn set(&mut self, key: &str, value: &str) -> Result<(), String>;

    /// Whether a fact that is given again adds to what was given before. Any other fact is given
    /// once.
    fn adds(_key: &str) -> bool {
        false
    }

    /// Completes the position after all facts are set.
    ///
    /// # Errors
    /// What does not fit together.
    fn ready(&mut self) -> Result<(), String> {
        Ok(())
    }

    /// The value of a fact. Which keys there are depends on the setup alone, so that an expectation
    /// can be judged before anything is done; what is not known yet is the word `none`.
    ///
    /// # Errors
    /// What is wrong with the key.
    fn get(&self, key: &str) -> Result<Value, String>;

    /// Whether the value of a fact could ever be, or hold, this word: a card that exists, a phase
    /// of the game. Numbers and `none` are never asked about.
    ///
    /// # Errors
    /// What was expected.
    fn knows(&self, _key: &str, _word: &str) -> Result<(), String> {
        Ok(())
    }
}

/// The value of a fact, as it is now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number.
    Number(i64),
    /// A word or two.
    Word(String),
    /// Several words whose order matters.
    List(Vec<String>),
    /// Several words in any order.
    Set(Vec<String>),
}

/// Splits a list value at its commas; `none` is the empty list.
pub fn items(value: &str) -> impl Iterator<Item = &str> {
    let value = value.trim();
    let whole = if value == "none" { "" } else { value };
    whole
        .split(',')
        .map(str::trim)
        .filter(|item| !item.is_empty())
}

impl Value {
    /// Whether the value is what was written: `5`, `at least 3`, `at most 3`, `not red`,
    /// `one, two`, `none`, `includes one` or `lacks one`.
    fn matches(&self, expected: &str) -> Result<bool, String> {
        if let Some(rest) = expected.strip_prefix("not ") {
            return self.matches(rest).map(|holds| !holds);
        }
        let number = |text: &str| {
            text.trim()
                .parse::<i64>()
                .map_err(|_| format!("expected a number, found `{text}`"))
        };
        Ok(match self {
            Self::Number(value) => {
                if expected == "none" {
                    false
                } else if let Some(least) = expected.strip_prefix("at least ") {
                    *value >= number(least)?
                } else if let Some(most) = expected.strip_prefix("at most ") {
                    *value <= number(most)?
                } else {
                    *value == number(expected)?
                }
            }
            Self::Word(word) => word == expected,
            Self::List(list) | Self::Set(list) if expected.starts_with("includes ") => {
                items(&expected["includes ".len()..])
                    .all(|item| list.iter().any(|have| have == item))
            }
            Self::List(list) | Self::Set(list) if expected.starts_with("lacks ") => {
                items(&expected["lacks ".len()..]).all(|item| list.iter().all(|have| have != item))
            }
            Self::List(list) => items(expected).eq(list.iter().map(String::as_str)),
            Self::Set(set) => {
                let mut expected: Vec<_> = items(expected).collect();
                let mut set: Vec<_> = set.iter().map(String::as_str).collect();
                expected.sort_unstable();
                set.sort_unstable();
                expected == set
            }
        })
    }

    /// The words by which an expectation of such a value names something that should exist.
    fn named<'a>(&self, expected: &'a str) -> Vec<&'a str> {
        let expected = expected.strip_prefix("not ").unwrap_or(expected);
        match self {
            Self::Number(_) => Vec::new(),
            Self::Word(_) if expected == "none" => Vec::new(),
            Self::Word(_) => vec![expected],
            Self::List(_) | Self::Set(_) => {
                let members = ["includes ", "lacks "]
                    .iter()
                    .find_map(|prefix| expected.strip_prefix(prefix));
                items(members.unwrap_or(expected)).collect()
            }
        }
    }
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Word(word) => f.write_str(word),
            Self::List(list) | Self::Set(list) if list.is_empty() => f.write_str("none"),
            Self::List(list) | Self::Set(list) => f.write_str(&list.join(", ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_match_what_is_written() {
        let set = Value::Set(vec!["a".into(), "b".into()]);
        for (value, yes, no) in [
            (Value::Number(3), "3", "4"),
            (Value::Number(3), "at least 3", "at least 4"),
            (Value::Number(-3), "at most -3", "at most -4"),
            (Value::Number(3), "not 4", "not 3"),
            (Value::Word("red".into()), "red", "green"),
            (set.clone(), "b, a", "a"),
            (set.clone(), "includes a", "includes c"),
            (set, "lacks c", "lacks a"),
            (Value::List(vec!["a".into(), "b".into()]), "a, b", "b, a"),
            (Value::List(vec![]), "none", "a"),
        ] {
            assert_eq!(value.matches(yes), Ok(true), "{value} is {yes}");
            assert_eq!(value.matches(no), Ok(false), "{value} is not {no}");
        }
        assert!(Value::Number(3).matches("three").is_err());
        assert_eq!(Value::Number(3).matches("none"), Ok(false));
    }

    #[test]
    fn an_expectation_names_what_should_exist() {
        let set = Value::Set(Vec::new());
        for (value, expected, named) in [
            (Value::Number(3), "at least 4", &[][..]),
            (Value::Word("red".into()), "not green", &["green"]),
            (Value::Word("red".into()), "none", &[]),
            (set.clone(), "not includes a, b", &["a", "b"]),
            (set.clone(), "lacks c", &["c"]),
            (set, "none", &[]),
        ] {
            assert_eq!(value.named(expected), named, "{expected}");
        }
    }
}
