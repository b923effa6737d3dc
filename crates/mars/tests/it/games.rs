//! Random games of every variant keep the promises of the contract, and what always holds.

use std::path::Path;

use kit::{Setup, setup::OptionSpec};
use l10n::{Language, Writer};
use mars::Mars;
use testkit::conformance::{Suite, run_with};
use testkit::playthrough;

/// Every number of players with every variant that goes with it.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for board in ["tharsis", "hellas", "elysium"] {
        setups.push(Setup::new(1).with("board", board));
        for players in 2..=5 {
            let setup = Setup::new(players).with("board", board);
            setups.push(setup.clone());
            setups.push(setup.clone().with("cards", "standard"));
            setups.push(setup.with("draft", "yes").with("initial-draft", "yes"));
        }
    }
    setups.push(Setup::new(1).with("solo-goal", "rating-63"));
    setups.push(Setup::new(1).with("beginners", "A"));
    setups.push(Setup::new(3).with("beginners", "AC"));
    setups.push(
        Setup::new(2)
            .with("beginners", "AB")
            .with("cards", "standard"),
    );
    setups.extend(crate::automa::setups());
    setups
}

#[test]
fn random_games_keep_every_promise() {
    let setups = setups();
    let all = <Mars as kit::Game>::OPTIONS;
    let covered = |option: &OptionSpec| {
        setups
            .iter()
            .any(|setup| setup.options.contains_key(option.name))
    };
    assert!(all.iter().all(covered), "an option is not played");
    let games = if std::env::var_os("SLOW_TESTS").is_some() {
        2_000
    } else {
        50
    };
    let suite = Suite {
        games,
        look: 100,
        seed: 1,
    };
    let report = run_with::<Mars>(&setups, suite, |game| assert!(game.is_consistent()));
    assert_eq!(report.games, setups.len() * games);
}

#[test]
fn generated_playthroughs_are_fresh() {
    let english = Writer::new(Language::English);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    for (name, setup) in [
        ("solo", Setup::new(1)),
        ("two-players", Setup::new(2).with("draft", "yes")),
        ("three-players", Setup::new(3).with("board", "hellas")),
        (
            "five-players",
            Setup::new(5)
                .with("board", "elysium")
                .with("cards", "standard"),
        ),
    ] {
        let text = playthrough::write::<Mars>(&setup, 7, &|message| english.write(message));
        playthrough::compare(&folder.join(format!("{name}.txt")), &text);
    }
}
