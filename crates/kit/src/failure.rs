//! What is wrong with a scenario or a record.

use std::fmt;

/// Something in a scenario or a record that makes no sense, or that does and is not true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The line of the file, counted from 1; 0 if it never was in a file.
    pub line: usize,
    /// What is wrong and what was expected.
    pub what: String,
    /// Whether it makes sense, but is not true: an expectation that does not hold, a decision that
    /// the rules do not allow.
    pub is_untrue: bool,
}

impl Failure {
    /// Something that cannot be read, or names what does not exist.
    pub fn senseless(line: usize, what: impl Into<String>) -> Self {
        Self {
            line,
            what: what.into(),
            is_untrue: false,
        }
    }

    /// Something that can be read, but is not so.
    pub fn untrue(line: usize, what: impl Into<String>) -> Self {
        Self {
            is_untrue: true,
            ..Self::senseless(line, what)
        }
    }
}

impl std::error::Error for Failure {}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.what),
            line => write!(f, "line {line}: {}", self.what),
        }
    }
}
