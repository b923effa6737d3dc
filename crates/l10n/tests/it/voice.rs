//! The voice of the interface (docs/voice.md): patterns that English readers stumble over, and
//! sentences glued from parts.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use l10n::Language;
use regex::Regex;
use serde::Deserialize;

use crate::sentences::{self, Sentence};

/// `locales/voice.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Voice {
    /// What English sentences do not say.
    english: Vec<Banned>,
    /// What no language writes.
    everywhere: Vec<Banned>,
    glue: Glue,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Banned {
    pattern: String,
    instead: String,
    /// Messages that may say it all the same.
    #[serde(default)]
    allow: BTreeSet<String>,
    /// Languages it is about; all where none is named.
    #[serde(default)]
    languages: BTreeSet<String>,
}

/// Which variables may stand between words.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Glue {
    /// Variables that are numbers, names of players or files: they have no grammar.
    plain: BTreeSet<String>,
    /// Names of things, with the beginnings of the words that bear their case where there are cases.
    names: BTreeMap<String, Vec<String>>,
    /// Variables whose text is made for its place.
    pub(crate) fitted: BTreeMap<String, Fitted>,
}

/// A place for a text, and what may stand there.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fitted {
    /// Its part in the sentence.
    pub(crate) is: String,
    /// The messages that are made for it.
    pub(crate) messages: BTreeSet<String>,
}

impl Glue {
    /// Whether a variable may follow these words in a language.
    fn allows(&self, variable: &str, before: &str, language: Language) -> bool {
        let has_cases = matches!(language, Language::Polish | Language::Czech);
        let bears_case = |stem: &String| {
            let word = before.trim_end().rsplit(' ').next().unwrap_or_default();
            word.to_lowercase().starts_with(stem)
        };
        self.plain.contains(variable)
            || self.fitted.contains_key(variable)
            || (self.names.get(variable))
                .is_some_and(|stems| !has_cases || stems.iter().any(bears_case))
    }
}

/// The part of `locales/voice.toml` that is about sentences and their parts.
pub(crate) fn glue() -> Glue {
    voice().glue
}

fn voice() -> Voice {
    let text = fs::read_to_string(sentences::locales().join("voice.toml")).expect("it is there");
    toml::from_str(&text).expect("it is a list of patterns")
}

fn faults(banned: &[Banned], sentences: &[Sentence]) -> Vec<String> {
    let mut faults = Vec::new();
    for Banned {
        pattern,
        instead,
        allow,
        languages,
    } in banned
    {
        let pattern = Regex::new(pattern).expect("it is a regular expression");
        for sentence in sentences {
            let code = sentence.language.code();
            let about = languages.is_empty() || languages.contains(code);
            if !about || allow.contains(&sentence.id) || sentence.file.ends_with("names") {
                continue;
            }
            let find = |form: &String| {
                let words = sentences::words(form);
                Some(pattern.find(&words)?.as_str().to_owned())
            };
            let found = sentence.forms.iter().find_map(find);
            faults.extend(found.map(|found| {
                let (file, id) = (&sentence.file, &sentence.id);
                format!("{code}/{file}.ftl: {id} says \"{found}\"; {instead}")
            }));
        }
    }
    faults
}

#[test]
fn english_is_plain() {
    let faults = faults(&voice().english, &sentences::all(Language::English));
    assert!(
        faults.is_empty(),
        "{}\n{} faults",
        faults.join("\n"),
        faults.len()
    );
}

#[test]
fn every_language_keeps_its_signs() {
    let voice = voice();
    let all = Language::ALL.into_iter().flat_map(sentences::all);
    let faults = faults(&voice.everywhere, &all.collect::<Vec<_>>());
    assert!(
        faults.is_empty(),
        "{}\n{} faults",
        faults.join("\n"),
        faults.len()
    );
}

/// A text that comes from elsewhere stands at an end of its sentence, or is set off by a sign. In
/// the middle it would need a case, a gender or an article that it does not have.
#[test]
fn no_sentence_is_glued_from_parts() {
    let glue = glue();
    let between =
        Regex::new(r"(?:[\p{L}\d’] |[\p{L}])\{\$(\w+)\}(?: [\p{L}]|[\p{L}])").expect("a pattern");
    let mut faults = Vec::new();
    for sentence in Language::ALL.into_iter().flat_map(sentences::all) {
        let (language, file, id) = (sentence.language, &sentence.file, &sentence.id);
        for form in &sentence.forms {
            for found in between.captures_iter(form) {
                let variable = found.get(1).expect("the pattern has one");
                let before = &form[..variable.start() - "{$".len()];
                if !glue.allows(variable.as_str(), before, language) {
                    let variable = variable.as_str();
                    faults.push(format!(
                        "{language}/{file}.ftl: {id} glues {{ ${variable} }}: {form}"
                    ));
                }
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{}\n{} faults",
        faults.join("\n"),
        faults.len()
    );
}

/// Words that programs say by themselves, for those who start them: the same voice.
#[test]
fn programs_speak_plainly() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let literal = Regex::new(r#""((?:[^"\\]|\\.)*)""#).expect("a pattern");
    let stumbles = stumbles();
    let (mut files, mut helps) = (Vec::new(), Vec::new());
    for folder in [
        "crates/areo/src",
        "crates/server/src",
        "crates/bots/src",
        "web/src",
    ] {
        list(&root.join(folder), &mut files);
    }
    let mut faults = Vec::new();
    for path in files {
        let text = fs::read_to_string(&path).expect("it is text");
        let told = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = told.lines().filter(|line| {
            let line = line.trim_start();
            !line.starts_with("//") && !line.contains("expect(") && !line.starts_with('*')
        });
        for found in lines.flat_map(|line| literal.captures_iter(line)) {
            if stumbles.is_match(&found[1]) {
                faults.push(format!("{}: {}", path.display(), &found[1]));
            }
        }
    }
    // What the command line says of itself.
    list(&root.join("crates/areo/src/cmd"), &mut helps);
    for path in helps {
        let text = fs::read_to_string(&path).expect("it is text");
        let lines = text
            .lines()
            .filter_map(|line| line.trim_start().strip_prefix("/// "));
        let found = lines.filter(|line| stumbles.is_match(line));
        faults.extend(found.map(|line| format!("{}: {line}", path.display())));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What readers of English stumble over, in texts that no player is asked in.
fn stumbles() -> Regex {
    Regex::new(
        r"(?i)\b(?:take|taken|takes|taking) (?:\w+ )?back\b|\bwhoever\b|\bonly who\b|\b(?:some|every|any)body\b|\bone (?:may|must|can (?:have|see|do))\b|\bthe own\b|\banew\b",
    )
    .expect("a pattern")
}

/// The lists of rules and the titles of scenarios, of which docs/rules is made.
#[test]
fn rules_and_scenarios_speak_plainly() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let stumbles = stumbles();
    let mut faults = Vec::new();
    let mut read = |path: &Path, told: fn(&str) -> bool| {
        let text = fs::read_to_string(path).expect("it is text");
        let found = text
            .lines()
            .filter(|line| told(line) && stumbles.is_match(line));
        faults.extend(found.map(|line| format!("{}: {line}", path.display())));
    };
    for game in ["mars", "dice", "shifter"] {
        let mut files = Vec::new();
        under(&root.join("data").join(game), "rules.txt", &mut files);
        assert!(!files.is_empty(), "{game} has rules");
        files.iter().for_each(|path| read(path, |_| true));
        let mut files = Vec::new();
        let scenarios = root.join("crates").join(game).join("tests/scenarios");
        under(&scenarios, ".scn", &mut files);
        assert!(!files.is_empty(), "{game} has scenarios");
        files
            .iter()
            .for_each(|path| read(path, |line| line.starts_with("title")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The files below a folder whose names end so.
fn under(folder: &Path, end: &str, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("it can be listed") {
        let path = entry.expect("it can be listed").path();
        if path.is_dir() {
            under(&path, end, files);
        } else if path.to_string_lossy().ends_with(end) {
            files.push(path);
        }
    }
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("it can be listed") {
        let path = entry.expect("it can be listed").path();
        let name = path
            .file_name()
            .map(|name| name.to_string_lossy().into_owned());
        let name = name.unwrap_or_default();
        if path.is_dir() {
            list(&path, files);
        } else if ["rs", "ts", "svelte"].iter().any(|end| name.ends_with(end))
            && !name.contains("test")
        {
            files.push(path);
        }
    }
}
