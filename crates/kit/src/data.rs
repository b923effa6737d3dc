//! The data of a game: reading it from RON, what is wrong with it, and its fingerprint.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use ron::extensions::Extensions;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use thiserror::Error;

/// A file of data.
#[derive(Clone, Debug)]
pub struct DataFile {
    /// Its name, for messages.
    pub name: String,
    /// Its text, in RON.
    pub text: String,
}

/// A data file that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{file}:{line}: {what}")]
pub struct DataError {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

impl DataError {
    /// What is wrong with a file as a whole.
    pub fn whole(file: &str, what: impl Into<String>) -> Self {
        Self {
            file: file.to_owned(),
            line: 1,
            what: what.into(),
        }
    }
}

/// The data in use by the whole process: the built-in data, with a player's own if that was
/// [installed](InUse::install) before the first game.
#[derive(Debug)]
pub struct InUse<T> {
    data: OnceLock<T>,
    build: fn(&[DataFile]) -> Result<T, DataError>,
}

impl<T> InUse<T> {
    /// Data that is built from the built-in files and these.
    pub const fn new(build: fn(&[DataFile]) -> Result<T, DataError>) -> Self {
        let data = OnceLock::new();
        Self { data, build }
    }

    /// The data.
    ///
    /// # Panics
    /// If the built-in files cannot be used, which is for a test to see.
    #[inline]
    pub fn get(&self) -> &T {
        self.data
            .get_or_init(|| (self.build)(&[]).expect("a test checks the data files"))
    }

    /// Adds a player's own files.
    ///
    /// # Errors
    /// If a file cannot be read or breaks a rule of the data, or if the data is already in use.
    pub fn install(&self, files: &[DataFile]) -> Result<(), DataError> {
        let data = (self.build)(files)?;
        self.data.set(data).map_err(|_| {
            let file = files.first().map_or("", |file| &file.name);
            DataError::whole(file, "data can be changed only before the first game")
        })
    }
}

/// Reads a data file.
///
/// # Errors
/// If it is no RON, or says something else than the type holds; with the line.
pub fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, DataError> {
    let extensions = Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES;
    let options = ron::Options::default().with_default_extension(extensions);
    options.from_str(text).map_err(|error| DataError {
        file: file.to_owned(),
        line: error.span.start.line,
        what: error.code.to_string(),
    })
}

/// The lines on which entries of a data file say this id.
pub fn lines_of<'a>(text: &'a str, id: &str) -> impl Iterator<Item = usize> + use<'a> {
    let needle = format!("id: \"{id}\"");
    let lines = text.lines().enumerate();
    lines
        .filter(move |(_, line)| line.contains(&needle))
        .map(|(index, _)| index + 1)
}

/// What is wrong with an entry, at the last of these files (each a name and a text) that has it:
/// the entry in use stands there.
pub fn locate(files: &[(&str, &str)], id: &str, what: String) -> DataError {
    let found = files
        .iter()
        .rev()
        .find_map(|(file, text)| Some((*file, lines_of(text, id).next()?)));
    let first = files.first().map_or("", |(file, _)| file);
    let (file, line) = found.unwrap_or((first, 1));
    DataError {
        file: file.to_owned(),
        line,
        what,
    }
}

/// Which data it is: its fingerprint, and the older fingerprints of the same data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataVersion {
    fingerprint: String,
    older: Vec<String>,
}

impl DataVersion {
    /// The version of what the rules read.
    ///
    /// `unread` lists the fields that no rule reads, by their path without list places, such as
    /// `projects.number`. `known` is a RON map from older fingerprints to those that the same data
    /// has now.
    ///
    /// # Panics
    /// If `known` is no such map: it comes with the program.
    pub fn of(data: &impl Serialize, unread: &[&str], known: &str) -> Self {
        let fingerprint = fingerprint(data, unread);
        let known: BTreeMap<String, String> =
            read("fingerprints.ron", known).unwrap_or_else(|error| panic!("{error}"));
        let same = known.into_iter().filter(|(_, now)| *now == fingerprint);
        let older = same.map(|(older, _)| older).collect();
        Self { fingerprint, older }
    }

    /// The fingerprint.
    pub fn as_str(&self) -> &str {
        &self.fingerprint
    }

    /// Whether a fingerprint, of this or an older release, is of the same data.
    pub fn accepts(&self, fingerprint: &str) -> bool {
        self.fingerprint == fingerprint || self.older.iter().any(|older| older == fingerprint)
    }
}

/// A fingerprint of data as the rules read it. It does not depend on comments, layout, the order of
/// fields, or fields that no rule reads. A field that is `None`, `false` or empty counts as not there,
/// so that the grammar can grow by such fields.
pub fn fingerprint(data: &impl Serialize, unread: &[&str]) -> String {
    let value = serde_json::to_value(data).expect("data is plain");
    let mut text = String::new();
    write(&value, &mut String::new(), unread, &mut text);
    let digest = Sha256::digest(text);
    let short = digest.iter().take(4);
    short.map(|byte| format!("{byte:02x}")).collect()
}

fn write(value: &Value, path: &mut String, unread: &[&str], text: &mut String) {
    match value {
        Value::Array(values) => {
            text.push('[');
            for value in values {
                write(value, path, unread, text);
                text.push(',');
            }
            text.push(']');
        }
        Value::Object(fields) => {
            let fields: BTreeMap<_, _> = fields.iter().collect();
            text.push('{');
            for (name, value) in fields {
                let length = path.len();
                if !path.is_empty() {
                    path.push('.');
                }
                path.push_str(name);
                if !unread.contains(&path.as_str()) && !is_nothing(value) {
                    text.push_str(name);
                    text.push(':');
                    write(value, path, unread, text);
                    text.push(',');
                }
                path.truncate(length);
            }
            text.push('}');
        }
        single => text.push_str(&single.to_string()),
    }
}

fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(values) => values.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        Value::Bool(true) | Value::Number(_) | Value::String(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_fingerprint_is_of_what_is_read() {
        let card = json!({ "id": "comet", "cost": 21, "tags": ["space"], "name": "Comet" });
        let same = |other: Value| {
            let prints = [&card, &other].map(|card| {
                let data = json!({ "cards": [card] });
                fingerprint(&data, &["cards.name"])
            });
            prints[0] == prints[1]
        };
        assert!(same(
            json!({ "name": "Kometa", "tags": ["space"], "cost": 21, "id": "comet" })
        ));
        assert!(same(
            json!({ "id": "comet", "cost": 21, "tags": ["space"], "action": null, "effects": [] })
        ));
        assert!(!same(
            json!({ "id": "comet", "cost": 22, "tags": ["space"] })
        ));
        assert!(!same(json!({ "id": "comet", "cost": 21, "tags": [] })));
        assert!(!same(
            json!({ "id": "comet", "cost": 21, "tags": ["space", null] })
        ));
    }

    #[test]
    fn an_older_fingerprint_of_the_same_data_is_accepted() {
        let data = json!({ "cards": [1, 2] });
        let now = fingerprint(&data, &[]);
        let known = format!("{{ \"0ld\": \"{now}\", \"0ther\": \"00000000\" }}");
        let version = DataVersion::of(&data, &[], &known);
        assert_eq!(version.as_str(), now);
        assert!(version.accepts(&now) && version.accepts("0ld"));
        assert!(!version.accepts("0ther") && !version.accepts("00000000"));
    }
}
