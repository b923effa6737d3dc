//! The Fluent files, inside the binary; the build script lists them.

use crate::Language;

/// Language, path in the folder of the language, and text.
const FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A file of one language, such as `mars/game`, and its text.
type File = (&'static str, &'static str);

/// The files of a language.
pub(crate) fn of(language: Language) -> Vec<File> {
    with_names(written_in(language), &written_in(Language::default()))
}

/// Where a game was never printed in a language, its cards keep their English names: these are not
/// invented.
fn with_names(own: Vec<File>, english: &[File]) -> Vec<File> {
    let is_lacking = |name: &str| own.iter().all(|(other, _)| *other != name);
    let names = english.iter().copied();
    let names = names.filter(|(name, _)| name.ends_with("/names") && is_lacking(name));
    names.collect::<Vec<_>>().into_iter().chain(own).collect()
}

fn written_in(language: Language) -> Vec<File> {
    FILES
        .iter()
        .filter(|(code, ..)| *code == language.code())
        .map(|&(_, name, text)| (name, text))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_without_a_printed_name_keep_the_english_one() {
        let english = [("mars/names", "card = Comet"), ("mars/game", "go = Go")];
        let own = vec![("mars/game", "go = Los")];
        let both = [english[0], own[0]];
        assert_eq!(with_names(own, &english), both);
        let named = vec![("mars/game", "go = Los"), ("mars/names", "card = Komet")];
        assert_eq!(with_names(named.clone(), &english), named);
    }
}
