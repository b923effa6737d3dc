//! A game as text: setup, rules version, seed, then one line per decision. Loading is replaying.
//!
//! ```text
//! areo-record 1
//! game shifter
//! rules 1
//! data 5a1f03c2
//! players 2
//! option matching exact
//! seed 0f3a…
//!
//! A shift row 2 left
//! A settle
//! digest 91be…
//! ```
//!
//! Blank lines and what follows a `#` mean nothing.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

use crate::{Failure, Game, Seat, Seed, Setup, SetupError};

/// The largest record file that is read, in bytes.
pub const MAX_RECORD_BYTES: usize = 4 << 20;

const FIRST_LINE: &str = "areo-record 1";

/// What the lines before the decisions begin with.
const HEAD: [&str; 6] = ["game", "rules", "data", "players", "option", "seed"];

/// A game as its setup, seed and decisions. The decisions are still words: only the game itself
/// can read them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The version of the rules it was played under.
    pub rules: u32,
    /// The fingerprint of the data it was played with.
    pub data: String,
    /// How many played, with which options.
    pub setup: Setup,
    /// All chance of the game.
    pub seed: Seed,
    /// Every decision, in order.
    pub moves: Vec<Move>,
    /// A fingerprint of the state after the last decision, if the record carries one.
    pub digest: Option<String>,
    /// The line of every other entry by what it begins with, such as `players` or `option
    /// matching`; empty if the record never was in a file.
    pub lines: BTreeMap<String, usize>,
}

impl Record {
    /// The line of an entry; 0 if the record never was in a file.
    pub fn line(&self, entry: &str) -> usize {
        self.lines.get(entry).copied().unwrap_or_default()
    }

    /// The failure of a record whose setup is refused, in the line that is to blame.
    pub(crate) fn refused(&self, error: &SetupError) -> Failure {
        let line = match error {
            SetupError::Players { .. } => self.line("players"),
            SetupError::Unknown { name, .. }
            | SetupError::Value { name, .. }
            | SetupError::Twice { name, .. } => self.line(&format!("option {name}")),
            SetupError::Conflict { .. } => {
                let options = self.setup.options.keys();
                let lines = options.map(|name| self.line(&format!("option {name}")));
                lines.max().unwrap_or_else(|| self.line("players"))
            }
        };
        Failure::senseless(line, error.to_string())
    }
}

/// One decision of a [`Record`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// Who decided.
    pub seat: Seat,
    /// What, in the game's words.
    pub words: String,
    /// The line of the record file that says so; 0 if it never was in a file.
    pub line: usize,
}

/// A fingerprint of a state, equal on every machine.
pub fn digest<G: Game>(game: &G) -> String {
    let text = serde_json::to_vec(game).expect("a game state is plain data");
    Sha256::digest(text)
        .iter()
        .take(16)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        writeln!(
            f,
            "game {}\nrules {}\ndata {}",
            self.game, self.rules, self.data
        )?;
        writeln!(f, "players {}", self.setup.players)?;
        for (name, value) in &self.setup.options {
            writeln!(f, "option {name} {value}")?;
        }
        writeln!(f, "seed {}\n", self.seed)?;
        for Move { seat, words, .. } in &self.moves {
            writeln!(f, "{seat} {words}")?;
        }
        self.digest
            .as_ref()
            .map_or(Ok(()), |digest| writeln!(f, "digest {digest}"))
    }
}

impl FromStr for Record {
    type Err = Failure;

    fn from_str(text: &str) -> Result<Self, Failure> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.split('#').next().unwrap_or_default().trim()))
            .filter(|(_, line)| !line.is_empty());
        let wrong = |line, what: String| Failure::senseless(line, what);

        match lines.next() {
            Some((_, FIRST_LINE)) => {}
            Some((line, found)) => {
                return Err(wrong(
                    line,
                    format!("expected `{FIRST_LINE}`, found `{found}`"),
                ));
            }
            None => return Err(wrong(1, format!("expected `{FIRST_LINE}`, found nothing"))),
        }

        let (mut game, mut rules, mut data, mut players, mut seed) = (None, None, None, None, None);
        let mut setup = Setup::new(0);
        let mut moves = Vec::new();
        let mut digest = None;
        let mut entries = BTreeMap::new();
        let mut last = 1;
        for (number, line) in lines {
            last = number;
            if digest.is_some() {
                return Err(wrong(number, "nothing comes after the digest".to_owned()));
            }
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let rest = rest.trim();
            let fail = |what: String| wrong(number, what);
            let count = || {
                rest.parse()
                    .map_err(|_| fail(format!("expected a number after `{word}`, found `{rest}`")))
            };
            if HEAD.contains(&word) && !moves.is_empty() {
                return Err(fail(format!("`{word}` stands before the decisions")));
            }
            let entry = match word {
                "option" => format!("option {}", rest.split(' ').next().unwrap_or_default()),
                _ => word.to_owned(),
            };
            let twice = match word {
                "game" => game.replace(rest.to_owned()).is_some(),
                "rules" => rules.replace(count()?).is_some(),
                "data" => data.replace(rest.to_owned()).is_some(),
                "players" => players.replace(count()? as usize).is_some(),
                "option" => {
                    let (name, value) = rest
                        .split_once(' ')
                        .ok_or_else(|| fail("expected `option NAME VALUE`".to_owned()))?;
                    let value = value.trim().to_owned();
                    setup.options.insert(name.to_owned(), value).is_some()
                }
                "seed" => seed.replace(rest.parse().map_err(fail)?).is_some(),
                "digest" => digest.replace(rest.to_owned()).is_some(),
                _ => {
                    let seat = word.parse().map_err(fail)?;
                    moves.push(Move {
                        seat,
                        words: rest.to_owned(),
                        line: number,
                    });
                    continue;
                }
            };
            entries.insert(entry, number);
            if twice {
                return Err(fail(format!("`{line}` was said before")));
            }
        }
        let missing = |what: &str| wrong(last, format!("the record has no `{what}` line"));
        setup.players = players.ok_or_else(|| missing("players"))?;
        Ok(Self {
            game: game.ok_or_else(|| missing("game"))?,
            rules: rules.ok_or_else(|| missing("rules"))?,
            data: data.ok_or_else(|| missing("data"))?,
            setup,
            seed: seed.ok_or_else(|| missing("seed"))?,
            moves,
            digest,
            lines: entries,
        })
    }
}
