//! Decisions and positions as numbers keep the promises of the contract.

use mars::Mars;
use testkit::encoding;

#[test]
fn numbers_say_all_that_a_seat_may_know_and_no_more() {
    let report = encoding::run::<Mars>(&crate::games::setups(), 1, 40);
    assert!(
        report.states > 200 && report.twins > 400 && report.different > 200,
        "{report:?}"
    );
}

/// Payments are many, so that some share an index.
#[test]
fn ways_to_pay_are_folded() {
    let report = encoding::run::<Mars>(&[kit::Setup::new(3)], 4, 4);
    assert!(report.folded > 10, "{report:?}");
}
