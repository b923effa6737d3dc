//! Random games of every variant keep the promises of the contract, and what always holds.

use std::path::Path;

use kit::setup::OptionSpec;
use kit::{Game as _, Log, Seat, Seed, Setup, Viewer};
use l10n::{Language, Writer};
use mars::Mars;
use testkit::conformance::{Suite, run_with};
use testkit::{nonsense, playthrough};

/// Every number of players with every variant that goes with it.
pub(crate) fn setups() -> Vec<Setup> {
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
        lists_all: false,
    };
    let report = run_with::<Mars>(&setups, suite, |game| assert!(game.is_consistent()));
    assert_eq!(report.games, setups.len() * games);
}

#[test]
fn nonsense_causes_no_panic() {
    let report = nonsense::run::<Mars>(&setups(), nonsense::messages());
    println!("mars: {report:?}");
}

#[test]
fn an_imagined_draft_remembers_what_was_passed_on() {
    let setup = Setup::new(3).with("initial-draft", "yes");
    let mut game = Mars::start(&setup, Seed::from_number(5)).expect("a good setup");
    let mut rng = kit::rng(5);
    for _ in 0..6 {
        let (seat, decision) = testkit::random_decision(&game, &mut rng);
        game.apply(seat, &decision, &mut Log::silent())
            .expect("what is listed is legal");
    }
    for seat in Seat::all(3) {
        let private = |game: &Mars, seat: Seat| {
            let view = game.view(Viewer::Archive);
            let private = view.players[seat].private.clone();
            private.expect("the archive may know everything")
        };
        let passed = private(&game, seat).handed_on;
        assert_eq!(passed.len(), 7, "four cards, then three");
        let twin = game.determinize(seat, &mut rng);
        for card in passed.iter() {
            let lies_before = |other| {
                let own = private(&twin, other);
                own.dealt.contains(card) || own.picked.contains(card)
            };
            assert!(Seat::all(3).any(lies_before), "{seat} has seen {card}");
        }
    }
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
