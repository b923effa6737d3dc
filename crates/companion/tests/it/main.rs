//! MarsBot for a table of cardboard, seen from the public edge of the crate.

mod corrections;
mod dealing;
mod facts;
mod reading;
mod refusals;
mod turns;

use companion::{Companion, Reader};
use kit::{Seed, Setup, SetupError, Tell};
use l10n::{Language, Writer};

/// A game against MarsBot.
fn against_bot() -> Setup {
    Setup::new(1).with("automa", "yes")
}

/// A session with the cards of the table.
fn session(setup: &Setup) -> Companion {
    Companion::new(setup, None).expect("a good setup")
}

/// A session that deals the cards.
fn dealing(setup: &Setup) -> Companion {
    Companion::new(setup, Some(Seed::from_number(1))).expect("a good setup")
}

/// Enters a line in English words; what does not fit says why.
fn enter(companion: &mut Companion, text: &str) -> Result<(), String> {
    let reader = Reader::new(Language::English);
    let entry = companion.read(text, &reader);
    let entered = entry.and_then(|entry| companion.enter(entry));
    entered.map(drop).map_err(|misfit| said(&misfit))
}

/// Enters lines that fit.
fn enter_all(companion: &mut Companion, lines: &[&str]) {
    for line in lines {
        enter(companion, line).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
}

fn said(what: &impl Tell) -> String {
    said_in(Language::English, what)
}

fn said_in(language: Language, what: &impl Tell) -> String {
    write(language, &what.tell())
}

fn write(language: Language, message: &kit::Message) -> String {
    let names = ["The player", "MarsBot"].map(str::to_owned);
    Writer::new(language).with_names(names).write(message)
}

/// What an entry made MarsBot do, or why it does nothing.
fn told(companion: &Companion, index: usize) -> String {
    match &companion.lines()[index].outcome {
        Ok(told) => {
            let told = told.iter().map(|step| write(Language::English, &step.text));
            told.collect::<Vec<_>>().join("\n")
        }
        Err(misfit) => format!("! {}", said(misfit)),
    }
}

/// What the last entry made MarsBot do.
fn last_told(companion: &Companion) -> String {
    told(companion, companion.lines().len() - 1)
}

/// The entries in English words.
fn entries(companion: &Companion) -> Vec<String> {
    let lines = companion.lines().iter();
    lines.map(|line| line.entry.to_string()).collect()
}

/// The question, if there is one.
fn question(companion: &Companion) -> String {
    let question = companion.question();
    question.map_or(String::new(), |it| write(Language::English, &it))
}

/// All oceans, where they belong on Tharsis.
fn all_oceans() -> String {
    let spaces = "r1c2 r1c4 r1c5 r2c6 r4c8 r6c6 r6c7 r6c8 r9c5".split(' ');
    let tiles: Vec<_> = spaces.map(|space| format!("ocean {space}")).collect();
    format!("tiles: {}", tiles.join(", "))
}

/// Four turns that do next to nothing, so that MarsBot has passed.
const QUIET: [&str; 4] = [
    "turn tags none",
    "turn tags none",
    "turn tags none",
    "turn research-and-development",
];

/// MarsBot's turns of a generation, without an effect worth mentioning.
fn pass(companion: &mut Companion) {
    enter_all(companion, &QUIET);
    enter(companion, "draw tags none").expect("a card without tags");
}

#[test]
fn a_companion_is_for_a_game_with_mars_bot() {
    let alone = Companion::new(&Setup::new(1), None);
    assert!(matches!(alone, Err(SetupError::Value { .. })));
}
