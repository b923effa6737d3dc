//! MarsBot, seen from the public edge of Mars: its rules one by one, and its options.

use std::path::{Path, PathBuf};

use kit::{Game, Seat, Seed, Setup, SetupError};
use l10n::{Language, Writer};
use mars::Mars;
use mars::data::{Change, Level};
use testkit::{playthrough, rules, scenarios};

const RULES: &str = include_str!("../../../../data/mars/automa-rules.txt");

/// A game against MarsBot.
pub(crate) fn against_bot() -> Setup {
    Setup::new(1).with("automa", "yes")
}

/// Every level on every board, every change on its own, and the other options.
pub(crate) fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for board in ["tharsis", "hellas", "elysium"] {
        for level in Level::ALL {
            setups.push(against_bot().with("board", board).with("level", level));
        }
        let draft = against_bot().with("board", board).with("draft", "yes");
        setups.push(draft.clone().with("push-back", "each-step"));
        setups.push(draft.with("level", "brutal").with("cards", "standard"));
    }
    for change in Change::ALL {
        setups.push(against_bot().with(change.word(), "yes"));
    }
    setups.push(against_bot().with("instance-tile", "uncounted"));
    setups.push(against_bot().with("unplaced-instance", "destroyed"));
    setups
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/automa")
}

#[test]
fn the_generated_table_of_rules_is_fresh() {
    let english = Writer::new(Language::English);
    let shown = scenarios::check::<Mars>(&folder(), &|message| english.write(message));
    let table = rules::table("The rules of MarsBot", &rules::read(RULES), &shown);
    let path = folder().join("../../../../../docs/rules/automa.md");
    playthrough::compare(&path, &table);
}

#[test]
fn options_that_do_not_go_with_it_are_refused() {
    for (setup, part) in [
        (against_bot().with("initial-draft", "yes"), "opening hand"),
        (against_bot().with("solo-goal", "rating-63"), "solo goal"),
        (Setup::new(2).with("automa", "yes"), "one player"),
        (Setup::new(1).with("level", "hard"), "an option of automa"),
        (
            Setup::new(2).with("fourth-card", "no"),
            "an option of automa",
        ),
    ] {
        match Mars::start(&setup, Seed::from_number(1)) {
            Err(SetupError::Conflict(what)) => assert!(what.contains(part), "{what}"),
            other => panic!("{setup:?} starts: {:?}", other.is_ok()),
        }
    }
}

#[test]
fn it_is_never_asked_and_somebody_wins() {
    let mut wins = [0; 2];
    for number in 0..20 {
        let mut game = Mars::start(&against_bot(), Seed::from_number(number)).expect("it starts");
        let mut rng = kit::rng(number);
        while game.outcome().is_none() {
            assert!(game.asked().iter().all(|seat| seat == Seat::new(0)));
            let (seat, decision) = testkit::random_decision(&game, &mut rng);
            game.apply(seat, &decision, &mut kit::Log::silent())
                .expect("what is listed is legal");
        }
        let outcome = game.outcome().expect("the game is over");
        let winner = outcome.winners.first().expect("somebody wins");
        assert_eq!(outcome.winners.len(), 1);
        wins[winner.index()] += 1;
    }
    assert_eq!(wins, [0, 20], "a player who decides by chance never wins");
}
