//! Every scenario file holds.

use std::path::Path;

use l10n::{Language, Writer};
use mars::Mars;

#[test]
fn scenarios_hold() {
    let english = Writer::new(Language::English);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    testkit::scenarios::check::<Mars>(&folder, &|message| english.write(message));
}
