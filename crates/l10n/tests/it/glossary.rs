//! One word for one thing: `locales/glossary.toml`, its page in the documentation, and strays.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use l10n::Language;
use regex::{Regex, RegexBuilder};
use serde::Deserialize;

use crate::sentences;

#[derive(Deserialize)]
struct Term {
    games: Vec<String>,
    note: Option<String>,
    /// By the code of the language.
    #[serde(flatten)]
    words: BTreeMap<String, Word>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Word {
    word: String,
    source: Source,
    gender: Option<String>,
    /// Genitive, accusative, plural, genitive of the plural; empty where there is none.
    #[serde(default)]
    forms: Vec<String>,
    article: Option<String>,
    plural: Option<String>,
    #[serde(default)]
    avoid: Vec<String>,
    #[serde(default)]
    allow: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Source {
    Printed,
    Edition,
    Own,
}

impl Term {
    /// What a language calls it.
    fn word(&self, language: Language) -> Option<&Word> {
        self.words.get(language.code())
    }
}

impl Word {
    /// The word as a dictionary lists it, in bold where a printed rulebook has it.
    fn cell(&self) -> String {
        let word = match &self.article {
            Some(article) => format!("{article} {}", self.word),
            None => self.word.clone(),
        };
        let mut cell = match self.source {
            Source::Printed => format!("**{word}**"),
            Source::Edition | Source::Own => word,
        };
        let forms = self.forms.iter().chain(&self.plural);
        let forms: Vec<_> = forms.filter(|form| !form.is_empty()).cloned().collect();
        let details: Vec<_> = self.gender.iter().cloned().chain(forms).collect();
        if !details.is_empty() {
            write!(cell, " ({})", details.join(", ")).expect("a string grows");
        }
        cell
    }
}

fn glossary() -> BTreeMap<String, Term> {
    let text = fs::read_to_string(sentences::locales().join("glossary.toml")).expect("it is there");
    toml::from_str(&text).expect("it is a list of terms")
}

fn expression(pattern: &str) -> Regex {
    RegexBuilder::new(pattern)
        .case_insensitive(true)
        .build()
        .expect("it is a regular expression")
}

#[test]
fn the_glossary_is_written_down_generated() {
    let mut page = "# Glossary\n\nThe words of the games in every language, one word for one thing. \
        Bold: printed in a rulebook of that language. In brackets: the gender, then genitive, accusative, plural \
        and genitive plural where they exist. Written from `locales/glossary.toml` by `cargo xtask generate`.\n\n"
        .to_owned();
    let names = Language::ALL.map(Language::own_name).join(" | ");
    let line = "---|".repeat(Language::ALL.len() + 1);
    writeln!(page, "| {names} | games |\n|{line}").expect("a string grows");
    for (name, term) in glossary() {
        let words = Language::ALL.map(|language| match term.word(language) {
            Some(word) => word.cell(),
            None => panic!("{name} has no word in {}", language.own_name()),
        });
        let note = term.note.as_ref().map(|note| format!("<br>{note}"));
        let games = term.games.join(", ") + &note.unwrap_or_default();
        writeln!(page, "| {} | {games} |", words.join(" | ")).expect("a string grows");
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/glossary.md");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, &page).expect("it can be written");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(written, page, "UPDATE_EXPECT=1 writes it anew");
}

#[test]
fn every_thing_has_one_word() {
    let glossary = glossary();
    let mut strays = Vec::new();
    for language in Language::ALL {
        let sentences = sentences::all(language);
        for (name, term) in &glossary {
            let Some(word) = term.word(language) else {
                continue;
            };
            let allowed: Vec<_> = word.allow.iter().map(|text| expression(text)).collect();
            for pattern in word.avoid.iter().map(|text| expression(text)) {
                // Names of cards are what they are.
                let own = |file: &str| !file.ends_with("names");
                for sentence in &sentences {
                    if !own(&sentence.file) || !sentence.belongs_to(&term.games) {
                        continue;
                    }
                    let strip = |form: &String| {
                        let strip = |text: String, phrase: &Regex| {
                            phrase.replace_all(&text, "").into_owned()
                        };
                        allowed.iter().fold(sentences::words(form), strip)
                    };
                    let found = sentence.forms.iter().map(strip);
                    let found =
                        found.filter_map(|form| Some(pattern.find(&form)?.as_str().to_owned()));
                    strays.extend(found.take(1).map(|found| {
                        format!(
                            "{language}/{}.ftl: {} says \"{found}\"; the word for {name} is \"{}\"",
                            sentence.file, sentence.id, word.word
                        )
                    }));
                }
            }
        }
    }
    assert!(
        strays.is_empty(),
        "{}\n{} strays",
        strays.join("\n"),
        strays.len()
    );
}
