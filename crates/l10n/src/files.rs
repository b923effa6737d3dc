//! The Fluent files, inside the binary; the build script lists them.

use crate::Language;

/// Language, path in the folder of the language, and text.
const FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The files of a language, each with its name such as `mars/game`.
pub(crate) fn of(language: Language) -> Vec<(&'static str, &'static str)> {
    FILES
        .iter()
        .filter(|(code, ..)| *code == language.code())
        .map(|&(_, name, text)| (name, text))
        .collect()
}
