//! Spelling: every word of `locales/` and of the generated card texts, with the Hunspell
//! dictionaries that come with the web client's tools.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, anyhow, ensure};
use spellbook::Dictionary;

use crate::root;

/// Prints every word that neither a dictionary nor the list of accepted words knows.
pub(crate) fn check() -> Result<()> {
    let mut wrong = Vec::new();
    for language in languages()? {
        let speller = Speller::load(&language)?;
        for (word, place) in words(&language)? {
            if !speller.knows(&word) {
                wrong.push(format!("{place}: {word}"));
            }
        }
    }
    for line in &wrong {
        println!("{line}");
    }
    ensure!(
        wrong.is_empty(),
        "{} words are misspelt, or belong into locales/spelling/",
        wrong.len()
    );
    Ok(())
}

/// The codes of the languages: each has a folder.
pub(crate) fn languages() -> Result<Vec<String>> {
    let mut languages = Vec::new();
    for entry in fs::read_dir(root().join("locales"))? {
        let entry = entry?;
        if entry.path().join("language.json").is_file() {
            languages.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    languages.sort();
    Ok(languages)
}

struct Speller {
    dictionary: Dictionary,
    accepted: BTreeSet<String>,
}

impl Speller {
    fn load(language: &str) -> Result<Self> {
        let folder = root()
            .join("web/node_modules")
            .join(format!("dictionary-{language}"));
        let read = |name: &str| {
            let path = folder.join(name);
            fs::read_to_string(&path)
                .with_context(|| format!("{} is missing: run npm ci in web/", path.display()))
        };
        let dictionary = Dictionary::new(&read("index.aff")?, &read("index.dic")?)
            .map_err(|error| anyhow!("the dictionary of {language} cannot be read: {error}"))?;
        let mut accepted = BTreeSet::new();
        // Words that are typed are the same in every language.
        for list in ["typed", language] {
            let path = root()
                .join("locales/spelling")
                .join(list)
                .with_extension("txt");
            let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            accepted.extend(lines.flat_map(str::split_whitespace).map(str::to_owned));
        }
        Ok(Self {
            dictionary,
            accepted,
        })
    }

    fn knows(&self, word: &str) -> bool {
        let plain = word.replace('’', "'");
        let lower = plain.to_lowercase();
        let first = plain.strip_suffix("'s").unwrap_or(&plain);
        [word, &plain, &lower, first]
            .iter()
            .any(|form| self.accepted.contains(*form) || self.dictionary.check(form))
    }
}

/// Every word of a language, with the first place where it stands.
fn words(language: &str) -> Result<BTreeMap<String, String>> {
    let mut files = Vec::new();
    list(&root().join("locales").join(language), &mut files)?;
    for game in fs::read_dir(root().join("crates"))? {
        let texts = game?.path().join("tests/texts");
        let text = texts.join(language).with_extension("txt");
        files.extend(text.is_file().then_some(text));
    }
    files.sort();
    let mut words = BTreeMap::new();
    for path in files {
        let text = fs::read_to_string(&path)?;
        let name = path
            .strip_prefix(root())
            .unwrap_or(&path)
            .display()
            .to_string();
        let fluent = is_fluent(&path);
        for (number, line) in text.lines().enumerate() {
            let line = if fluent {
                sentence(line)
            } else {
                line.to_owned()
            };
            for word in split(&line) {
                let place = || format!("{name}:{}", number + 1);
                words.entry(word.to_owned()).or_insert_with(place);
            }
        }
    }
    Ok(words)
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(&path, files)?;
        } else if is_fluent(&path) {
            files.push(path);
        }
    }
    Ok(())
}

fn is_fluent(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "ftl")
}

/// The words of a line of Fluent: without comments, ids, variables, links and names of forms.
fn sentence(line: &str) -> String {
    if line.starts_with('#') {
        return String::new();
    }
    let line = match line.split_once(" =") {
        Some((id, text)) if !id.trim_start().contains(' ') => text,
        _ => line,
    };
    let form = line.trim_start().trim_start_matches('*');
    let line = match form.strip_prefix('[').and_then(|form| form.split_once(']')) {
        Some((_, text)) => text,
        None => line,
    };
    let mut words = String::new();
    let mut depth = 0_usize;
    for sign in line.chars() {
        match sign {
            '{' | '[' => depth += 1,
            '}' | ']' => depth = depth.saturating_sub(1),
            _ if depth == 0 => words.push(sign),
            _ => {}
        }
        if matches!(sign, '}' | ']') {
            // What is joined to a variable is a part of a word.
            words.push('\u{1}');
        }
    }
    words
}

/// The words of a text; numbers, codes such as r3c4, and parts of words are none.
fn split(text: &str) -> impl Iterator<Item = &str> {
    let inside = |sign: char| sign.is_alphanumeric() || matches!(sign, '’' | '\'' | '-' | '\u{1}');
    text.split(move |sign: char| !inside(sign))
        .map(|word| word.trim_matches(['’', '\'', '-']))
        .filter(|word| word.chars().count() > 1)
        .filter(|word| {
            word.chars()
                .all(|sign| sign.is_alphabetic() || matches!(sign, '’' | '\'' | '-'))
        })
}
