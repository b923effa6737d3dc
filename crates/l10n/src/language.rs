//! The languages that Areo speaks: each is a folder in `locales/`, and the build script lists them.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// What `language.json` in the folder of a language says.
struct Facts {
    code: &'static str,
    own_name: &'static str,
    plurals: &'static [&'static str],
    point: char,
}

impl Language {
    const fn facts(self) -> &'static Facts {
        &FACTS[self as usize]
    }

    /// Its two letters, as in `--lang pl`.
    pub const fn code(self) -> &'static str {
        self.facts().code
    }

    /// Its name for those who speak it.
    pub const fn own_name(self) -> &'static str {
        self.facts().own_name
    }

    /// The plural forms that whole numbers take, as Fluent names them.
    pub(crate) const fn plural_forms(self) -> &'static [&'static str] {
        self.facts().plurals
    }

    /// What stands before a fraction.
    pub(crate) const fn point(self) -> char {
        self.facts().point
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        let identifier = self.code().parse();
        identifier.expect("the name of a folder is the code of a language")
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
