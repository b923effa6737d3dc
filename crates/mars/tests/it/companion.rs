//! MarsBot for a table of cardboard: whole sessions, and entries that do not fit.

use std::fmt::Write as _;
use std::path::Path;

use kit::{Seed, Setup, SetupError, Tell as _};
use l10n::{Language, Writer};
use mars::{Companion, Entry};
use testkit::playthrough;

use crate::automa::against_bot;

fn session(setup: &Setup, deals: bool) -> Companion {
    Companion::new(setup, Seed::from_number(1), deals).expect("a good setup")
}

fn enter(companion: &mut Companion, text: &str) -> Result<(), String> {
    let entry: Entry = text.parse()?;
    assert_eq!(entry.to_string(), text, "an entry is written as it is read");
    companion.enter(entry).map_err(|fault| fault.to_string())
}

/// The entries of a session, each with what MarsBot does and why.
fn story(companion: &Companion) -> String {
    let names = ["The player", "MarsBot"].map(str::to_owned);
    let english = Writer::new(Language::English).with_names(names);
    let mut text = String::new();
    for (index, entry) in companion.entries().iter().enumerate() {
        let _ = writeln!(text, "> {entry}");
        for event in companion.told(index) {
            let _ = writeln!(text, "  {}", english.write(&event.tell()));
        }
    }
    let _ = writeln!(text, "MarsBot: {}", companion.score().total());
    text
}

#[test]
fn a_generated_session_is_fresh() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/companion");
    let script = std::fs::read_to_string(folder.join("tharsis.txt")).expect("the script is there");
    let mut companion = session(&against_bot().with("level", "hard"), false);
    for line in script.lines().filter(|line| !line.starts_with('#')) {
        enter(&mut companion, line).unwrap_or_else(|what| panic!("{line}: {what}"));
    }
    playthrough::compare(&folder.join("tharsis-story.txt"), &story(&companion));
}

#[test]
fn a_session_can_deal_the_cards_itself() {
    let mut companion = session(&against_bot().with("board", "hellas"), true);
    for _ in 0..4 {
        enter(&mut companion, "turn").expect("the action deck has four cards");
    }
    let fault = enter(&mut companion, "turn").expect_err("it is empty now");
    assert!(fault.contains("MarsBot passes"), "{fault}");
    enter(&mut companion, "generation").expect("a new action deck");
    enter(&mut companion, "turn").expect("it has a card");
    let fault = enter(&mut companion, "turn comet").expect_err("cards are dealt here");
    assert!(fault.contains("enter just `turn`"), "{fault}");
}

#[test]
fn a_correction_changes_all_that_follows() {
    let entries = [
        "tiles: city r7c3 B, city r7c5 B",
        "track plant: 2",
        "turn algae",
    ];
    let mut companion = session(&against_bot(), false);
    for entry in entries {
        enter(&mut companion, entry).expect("it fits");
    }
    assert!(!companion.needs_card());
    let other = "tiles: city r3c3 B, city r3c5 B".parse().expect("an entry");
    companion.correct(0, other).expect("it fits as well");
    assert!(story(&companion).contains("r3c4"));
    companion
        .strike(0)
        .expect("the turn goes on without cities");
    assert!(
        companion.needs_card(),
        "a card must decide between the spaces"
    );
    let fault = enter(&mut companion, "generation").expect_err("the turn is not over");
    assert!(
        fault.contains("entry 3: MarsBot's turn before it needs a further card"),
        "{fault}"
    );
    enter(&mut companion, "draw mine").expect("now it is");
    assert!(!companion.needs_card());
    let before = story(&companion);
    let fault = companion
        .strike(1)
        .expect_err("without the turn the card is not needed");
    assert!(
        fault
            .to_string()
            .contains("entry 2: no turn of MarsBot waits"),
        "{fault}"
    );
    assert!(companion.strike(9).is_err());
    assert_eq!(story(&companion), before, "what is refused changes nothing");
}

#[test]
fn entries_that_do_not_fit_are_refused_and_change_nothing() {
    let mut companion = session(&against_bot(), false);
    enter(&mut companion, "B money: 2").expect("it fits");
    for (entry, part) in [
        ("remove 3", "MarsBot has only 2 M€"),
        ("reduce plants", "the track stands at 0"),
        ("turn", "enter the card with the turn"),
        ("draw comet", "no turn of MarsBot waits"),
        (
            "standing energizer: 3",
            "a milestone or an award of the board",
        ),
        ("temperature: 3", "never stands at 3"),
        ("weather: fine", "no fact `weather`"),
    ] {
        let fault = enter(&mut companion, entry).expect_err(entry);
        assert!(fault.contains(part), "{entry}: {fault}");
        assert_eq!(companion.entries().len(), 1);
    }
    for text in [
        "turn nowhere",
        "remove many",
        "dance",
        "standing builder",
        "turn tags tail",
    ] {
        assert!(text.parse::<Entry>().is_err(), "{text}");
    }
}

#[test]
fn the_cards_of_the_table_need_a_board_on_which_nothing_is_searched() {
    let setup = against_bot().with("board", "hellas");
    let refused = Companion::new(&setup, Seed::from_number(1), false);
    assert!(matches!(refused, Err(SetupError::Conflict(_))));
    let alone = Companion::new(&Setup::new(1), Seed::from_number(1), true);
    assert!(matches!(alone, Err(SetupError::Conflict(_))));
}
