//! The files in `locales/`, and how messages become sentences.

mod cards;
mod fitted;
mod glossary;
mod sentences;
mod voice;

use std::fs;
use std::path::{Path, PathBuf};

use kit::{Message, Seat};
use l10n::{Language, Writer, lint};

#[test]
fn all_languages_say_the_same_things() {
    assert_eq!(lint(), [""; 0]);
}

/// A file that the build script missed would be missing from the binary without a word.
#[test]
fn every_file_is_part_of_the_binary() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    for language in Language::ALL {
        let writer = Writer::new(language);
        for path in files(&locales.join(language.code())) {
            let text = fs::read_to_string(&path).expect("it is text");
            let id = text
                .lines()
                .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
                .find_map(|line| line.split_once(" ="))
                .map(|(id, _)| id)
                .expect("the file has a message");
            assert!(writer.knows(id), "{}: {id} is not known", path.display());
        }
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("every language has files");
    entries
        .map(|entry| entry.expect("it can be listed").path())
        .flat_map(|path| match path.is_dir() {
            true => files(&path),
            false => vec![path],
        })
        .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
        .collect()
}

#[test]
fn numbers_choose_the_plural_form() {
    let score = |language, number: i64| {
        let message = Message::new("play-score")
            .with("seat", Seat::new(0))
            .with("score", number);
        Writer::new(language).write(&message)
    };
    assert_eq!(score(Language::English, 1), "A: 1 point");
    assert_eq!(score(Language::English, -3), "A: −3 points");
    assert_eq!(score(Language::Polish, 1), "A: 1 punkt");
    assert_eq!(score(Language::Polish, 3), "A: 3 punkty");
    assert_eq!(score(Language::Polish, 13), "A: 13 punktów");
    assert_eq!(score(Language::Czech, 4), "A: 4 body");
    assert_eq!(score(Language::Czech, 5), "A: 5 bodů");
    assert_eq!(score(Language::Dutch, 0), "A: 0 punten");
}

/// As the browser's `Intl` writes them, with a minus in place of its hyphen.
#[test]
fn numbers_are_written_as_the_language_does() {
    let count = |language, number: i64| {
        let message = Message::new("mars-do-amount").with("count", number);
        Writer::new(language).write(&message)
    };
    assert_eq!(count(Language::English, -12_345), "−12,345");
    assert_eq!(count(Language::Polish, 1_234), "1234");
    assert_eq!(count(Language::Polish, 12_345), "12\u{a0}345");
    assert_eq!(count(Language::Czech, 1_234_567), "1\u{a0}234\u{a0}567");
    assert_eq!(count(Language::Dutch, 1_234), "1.234");
    assert_eq!(count(Language::Dutch, 999), "999");
    let difference = |language, points: f64| {
        let points = kit::Arg::difference(points);
        let message = Message::new("mars-do-amount").with("count", points);
        Writer::new(language).write(&message)
    };
    assert_eq!(difference(Language::English, 4.07), "+4.1");
    assert_eq!(difference(Language::English, -0.04), "0.0");
    assert_eq!(difference(Language::Polish, -12.5), "−12,5");
}

#[test]
fn messages_nest_lists_are_joined_and_seats_have_names() {
    let writer = Writer::new(Language::English).with_names(["Ada".to_owned()]);
    let over = || Message::new("refused-over");
    let list = Message::new("play-undone").with("choice", vec![over(), over(), over()]);
    let over = "The game is over.";
    assert_eq!(
        writer.write(&list),
        format!("Undone: {over}, {over} and {over}")
    );
    let ask = |seat: Seat| writer.write(&Message::new("play-human").with("seat", seat));
    assert_eq!(ask(Seat::new(0)), "Ada: you");
    assert_eq!(ask(Seat::new(1)), "B: you");
    assert_eq!(ask(Seat::TABLE), "the table: you");
    let nothing = Message::new("play-undone").with("choice", vec![]);
    assert_eq!(writer.write(&nothing), "Undone: nothing");
}

#[test]
fn a_part_of_a_sentence_can_begin_one() {
    let writer = Writer::new(Language::Czech);
    let sentence = |text: &str| {
        writer.write(&Message::new("mars-text-sentence").with("text", text.to_owned()))
    };
    assert_eq!(sentence("čas letí"), "Čas letí.");
    assert_eq!(sentence(""), ".");
}

#[test]
fn what_is_missing_shows_instead_of_breaking() {
    let writer = Writer::new(Language::Polish);
    assert_eq!(writer.write(&Message::new("no-such-id")), "[no-such-id]");
    assert_eq!(writer.write(&Message::new("")), "[]");
    assert_eq!(
        writer.write(&Message::new("play-human")),
        "{$seat}: ty",
        "a variable that was left out"
    );
}

#[test]
fn languages_are_read_by_their_code() {
    for language in Language::ALL {
        assert_eq!(language.code().parse(), Ok(language));
    }
    let refusal = "de".parse::<Language>().expect_err("not one of ours");
    assert!(refusal.contains("nl (Nederlands)"), "{refusal}");
}
