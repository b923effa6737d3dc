//! Decisions and positions as numbers keep the promises of the contract.

use kit::Setup;
use shifter::Shifter;
use testkit::encoding;

#[test]
fn numbers_say_all_that_a_seat_may_know_and_no_more() {
    let compete = |players| Setup::new(players).with("mode", "compete");
    let mut setups: Vec<_> = (1..=4).map(Setup::new).collect();
    setups.push(
        Setup::new(3)
            .with("disasters", "two-reds")
            .with("matching", "exact")
            .with("goals", "random"),
    );
    setups.extend([compete(2), compete(4).with("restore", "yes")]);
    setups.push(compete(3).with("bid-cap", 20).with("leader", "bidder"));
    let report = encoding::run::<Shifter>(&setups, 6, 8);
    assert!(
        report.states > 200 && report.twins > 400 && report.different > 200,
        "{report:?}"
    );
}
