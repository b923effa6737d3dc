//! The rules one by one: every scenario holds, and every numbered rule has one.

use std::path::Path;

use l10n::{Language, Writer};
use shifter::Shifter;
use testkit::{playthrough, rules, scenarios};

const RULES: &str = include_str!("../../../../data/shifter/rules.txt");

#[test]
fn every_scenario_holds_and_every_rule_is_shown() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let english = Writer::new(Language::English);
    let found = scenarios::check::<Shifter>(&crate_folder.join("tests/scenarios"), &|message| {
        english.write(message)
    });
    let table = rules::table("The rules of Terra Shifter", &rules::read(RULES), &found);
    let page = crate_folder.join("../../docs/rules/shifter.md");
    playthrough::compare(&page, &table);
}
