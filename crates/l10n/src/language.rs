//! The languages that Areo speaks.

use std::fmt;
use std::str::FromStr;

use unic_langid::{LanguageIdentifier, langid};

/// A language that Areo speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Polish.
    Polish,
    /// Czech.
    Czech,
    /// Dutch.
    Dutch,
}

impl Language {
    /// Every language, the one that the others are compared with first.
    pub const ALL: [Self; 4] = [Self::English, Self::Polish, Self::Czech, Self::Dutch];

    /// Its two letters, as in `--lang pl`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Polish => "pl",
            Self::Czech => "cs",
            Self::Dutch => "nl",
        }
    }

    /// Its name for those who speak it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Polish => "polski",
            Self::Czech => "čeština",
            Self::Dutch => "Nederlands",
        }
    }

    /// The plural forms that whole numbers take, as Fluent names them.
    pub(crate) const fn plural_forms(self) -> &'static [&'static str] {
        match self {
            Self::English | Self::Dutch => &["one", "other"],
            Self::Polish => &["one", "few", "many"],
            Self::Czech => &["one", "few", "other"],
        }
    }

    pub(crate) const fn identifier(self) -> LanguageIdentifier {
        match self {
            Self::English => langid!("en"),
            Self::Polish => langid!("pl"),
            Self::Czech => langid!("cs"),
            Self::Dutch => langid!("nl"),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|language| language.code() == text)
            .ok_or_else(|| {
                let known: Vec<_> = Self::ALL
                    .iter()
                    .map(|language| format!("{language} ({})", language.own_name()))
                    .collect();
                format!("expected {}, found `{text}`", known.join(", "))
            })
    }
}
