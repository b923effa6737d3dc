//! Whole games of random players keep every promise of the contract.

use dice::DiceGame;
use kit::Setup;
use testkit::conformance::{Suite, run_with};

/// Every number of players with every choice of options.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in 1..=4 {
        for options in 0..8 {
            let mut setup = Setup::new(players);
            for (bit, (name, value)) in [
                ("board", "side-2"),
                ("corporate-era", "yes"),
                ("promo", "yes"),
            ]
            .into_iter()
            .enumerate()
            {
                if options & 1 << bit != 0 {
                    setup = setup.with(name, value);
                }
            }
            setups.push(setup);
        }
    }
    setups
}

#[test]
fn random_games_keep_the_contract() {
    let suite = Suite {
        games: 20,
        look: 50,
        seed: 1,
    };
    let report = run_with::<DiceGame>(&setups(), suite, |game| {
        game.check_sound().unwrap_or_else(|fault| panic!("{fault}"));
    });
    println!("{report:?}");
}
