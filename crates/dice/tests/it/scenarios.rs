//! The rules one by one: every scenario holds, and every numbered rule has one.

use std::path::{Path, PathBuf};

use dice::DiceGame;
use kit::scenario::Scenario;
use l10n::{Language, Writer};
use testkit::{playthrough, rules, scenarios};

const RULES: &str = include_str!("../../../../data/dice/rules.txt");

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios")
}

fn checked() -> Vec<Scenario> {
    let english = Writer::new(Language::English);
    scenarios::check::<DiceGame>(&folder(), &|message| english.write(message))
}

#[test]
fn every_scenario_holds() {
    assert!(checked().len() >= 20);
}

#[test]
fn the_generated_table_of_rules_is_fresh() {
    let table = rules::table(
        "The rules of Terraforming Mars: The Dice Game",
        &rules::read(RULES),
        &checked(),
    );
    playthrough::compare(&folder().join("../../../../docs/rules/dice.md"), &table);
}
