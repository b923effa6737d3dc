//! A session as a text file: the options, the seed if cards are dealt here, and every entry.

use std::fmt;
use std::str::FromStr;

use kit::{Seed, SetupError};

use crate::{Companion, Misfit};

const HEADER: &str = "areo companion 1";
const OPTIONS: &str = "options:";
const SEED: &str = "seed:";

/// What is kept of a session. All else follows from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved {
    /// Options of MarsBot and its board, in words.
    pub options: Vec<String>,
    /// The number from which the cards follow, if they are dealt here.
    pub seed: Option<u64>,
    /// The entries, in English words.
    pub entries: Vec<String>,
}

impl Saved {
    /// The session; entries that do not fit say why.
    ///
    /// # Errors
    /// If the options do not go together.
    pub fn companion(&self) -> Result<Companion, SetupError> {
        let setup = Companion::setup(self.options.iter().map(String::as_str))?;
        let mut companion = Companion::new(&setup, self.seed.map(Seed::from_number))?;
        companion.resume(self.entries.iter().map(String::as_str));
        Ok(companion)
    }

    /// The session with the entries as they are now.
    #[must_use]
    pub fn with(&self, companion: &Companion) -> Self {
        let entries = companion.lines().iter();
        Self {
            entries: entries.map(|line| line.entry.to_string()).collect(),
            ..self.clone()
        }
    }
}

impl fmt::Display for Saved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER}")?;
        writeln!(f, "{OPTIONS} {}", self.options.join(", "))?;
        if let Some(seed) = self.seed {
            writeln!(f, "{SEED} {seed}")?;
        }
        writeln!(f)?;
        self.entries
            .iter()
            .try_for_each(|entry| writeln!(f, "{entry}"))
    }
}

impl FromStr for Saved {
    type Err = Misfit;

    fn from_str(text: &str) -> Result<Self, Misfit> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.trim()));
        let mut saved = Self {
            options: Vec::new(),
            seed: None,
            entries: Vec::new(),
        };
        if lines.next().is_none_or(|(_, line)| line != HEADER) {
            return Err(Misfit::NotSaved(1));
        }
        for (number, line) in lines.by_ref().take_while(|(_, line)| !line.is_empty()) {
            if let Some(options) = line.strip_prefix(OPTIONS) {
                saved.options = kit::scenario::items(options).map(str::to_owned).collect();
            } else if let Some(seed) = line.strip_prefix(SEED) {
                let seed = seed.trim().parse();
                saved.seed = Some(seed.map_err(|_| Misfit::NotSaved(number))?);
            } else {
                return Err(Misfit::NotSaved(number));
            }
        }
        let entries = lines.map(|(_, line)| line.to_owned());
        saved.entries = entries.filter(|line| !line.is_empty()).collect();
        Ok(saved)
    }
}
