//! Random games of every variant keep the promises of the contract, and what always holds.

use std::path::Path;

use dice::DiceGame;
use kit::{Game as _, Log, Seed, Setup};
use l10n::{Language, Writer};
use rayon::prelude::*;
use testkit::conformance::{Suite, run_with};
use testkit::{nonsense, playthrough};

/// Every number of players with every choice of options.
pub(crate) fn setups() -> Vec<Setup> {
    let options = [
        ("board", "side-2"),
        ("corporate-era", "yes"),
        ("promo", "yes"),
    ];
    let mut setups = Vec::new();
    for players in 1..=4 {
        for chosen in 0..1_u32 << options.len() {
            let chosen = (0..).zip(options).filter(|(bit, _)| chosen & 1 << bit != 0);
            let with =
                |setup: Setup, (_, (name, value)): (u32, (&str, &str))| setup.with(name, value);
            setups.push(chosen.fold(Setup::new(players), with));
        }
    }
    setups
}

/// After so many decisions of a random game everything is counted.
const LOOK: usize = 64;

fn check_sound(game: &DiceGame) {
    game.check_sound()
        .unwrap_or_else(|fault| panic!("{fault}: {game:?}"));
}

#[test]
fn random_games_keep_every_promise() {
    let suite = Suite {
        games: 8,
        look: 40,
        seed: 1,
        lists_all: false,
    };
    let report = run_with::<DiceGame>(&setups(), suite, check_sound);
    assert!(report.looks > 1_000 && report.undone > 500, "{report:?}");
}

#[test]
fn nonsense_causes_no_panic() {
    let report = nonsense::run::<DiceGame>(&setups(), nonsense::messages());
    println!("dice: {report:?}");
}

/// With `SLOW_TESTS` 5,000 games for every number of players with every choice of options.
#[test]
fn many_random_games_come_to_an_end_and_lose_nothing() {
    let games = if std::env::var_os("SLOW_TESTS").is_some() {
        5_000
    } else {
        100
    };
    setups().par_iter().for_each(|setup| {
        for seed in 0..games {
            let mut game = DiceGame::start(setup, Seed::from_number(seed)).expect("a good setup");
            let mut rng = kit::rng(seed);
            let mut decisions = 0;
            while game.outcome().is_none() {
                let (seat, decision) = testkit::random_decision(&game, &mut rng);
                game.apply_unchecked(seat, &decision, &mut Log::silent());
                decisions += 1;
                if decisions % LOOK == 0 {
                    check_sound(&game);
                }
            }
            check_sound(&game);
            assert!(
                decisions < game.bound(),
                "{setup:?} with seed {seed} took {decisions} decisions"
            );
        }
    });
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<DiceGame>() <= 2_048, "{}", size_of::<DiceGame>());
}

#[test]
fn the_generated_playthroughs_are_fresh() {
    let english = Writer::new(Language::English);
    for (name, setup) in [
        ("solo", Setup::new(1).with("promo", "yes")),
        ("two-players", Setup::new(2)),
        (
            "four-players",
            Setup::new(4)
                .with("corporate-era", "yes")
                .with("board", "side-2"),
        ),
    ] {
        let path = format!(
            "{}/tests/playthroughs/{name}.txt",
            env!("CARGO_MANIFEST_DIR")
        );
        let text = playthrough::write::<DiceGame>(&setup, 7, &|message| english.write(message));
        playthrough::compare(Path::new(&path), &text);
    }
}
