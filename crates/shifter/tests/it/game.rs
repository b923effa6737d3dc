//! The rules as a whole: the contract of every game, over all variants.

use kit::Setup;
use shifter::Shifter;
use testkit::conformance::{Suite, run_with};

/// Every way to set the game up that differs in its rules, for every number of players.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in 1..=4 {
        for goals in ["first", "random", "8-6-4-9"] {
            for disasters in ["none", "yellow", "one-red", "two-reds"] {
                for matching in ["at-least", "exact"] {
                    setups.push(
                        Setup::new(players)
                            .with("goals", goals)
                            .with("disasters", disasters)
                            .with("matching", matching),
                    );
                }
            }
        }
    }
    for players in 2..=4 {
        for matching in ["at-least", "exact"] {
            for leader in ["next", "same", "bidder"] {
                for restore in ["no", "yes"] {
                    for (cap, target) in [(10, 0), (2, 1), (20, 3)] {
                        setups.push(
                            Setup::new(players)
                                .with("mode", "compete")
                                .with("matching", matching)
                                .with("leader", leader)
                                .with("restore", restore)
                                .with("bid-cap", cap)
                                .with("target", target),
                        );
                    }
                }
            }
        }
    }
    setups
}

#[test]
fn every_variant_keeps_the_contract() {
    let setups = setups();
    let suite = Suite {
        games: 10_000_usize.div_ceil(setups.len()),
        look: 40,
        seed: 1,
    };
    let report = run_with::<Shifter>(&setups, suite, |_| {});
    assert!(report.games >= 10_000, "{report:?}");
    assert!(report.undone > 0, "{report:?}");
}
