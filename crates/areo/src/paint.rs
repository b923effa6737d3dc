//! Colour in the terminal, and its absence.

use std::env;
use std::io::{self, IsTerminal as _};

/// Writes text in colour, if the reader can see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Paint {
    /// Plain text.
    Plain,
    /// ANSI escape codes.
    Colour,
}

/// Heavy letters.
pub(crate) const BOLD: &str = "1";
/// Letters that stand back.
pub(crate) const DIM: &str = "2";

impl Paint {
    /// Colour if standard output is a terminal and `NO_COLOR` is not set.
    pub(crate) fn for_stdout() -> Self {
        let refused = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        if io::stdout().is_terminal() && !refused {
            Self::Colour
        } else {
            Self::Plain
        }
    }

    /// The text with these ANSI codes, such as `1` for bold or `30;47` for black on white.
    pub(crate) fn ink(self, codes: &str, text: &str) -> String {
        match self {
            Self::Plain => text.to_owned(),
            Self::Colour => format!("\x1b[{codes}m{text}\x1b[0m"),
        }
    }
}
