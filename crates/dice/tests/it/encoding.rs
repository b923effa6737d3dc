//! Decisions and positions as numbers keep the promises of the contract.

use dice::DiceGame;
use testkit::encoding;

#[test]
fn numbers_say_all_that_a_seat_may_know_and_no_more() {
    let report = encoding::run::<DiceGame>(&crate::games::setups(), 1, 40);
    assert!(
        report.states > 200 && report.twins > 400 && report.different > 200,
        "{report:?}"
    );
}
