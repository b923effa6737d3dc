//! The rules one by one: every scenario holds, and every numbered rule, card and corporation has
//! one.

use std::path::{Path, PathBuf};

use kit::scenario::Scenario;
use l10n::{Language, Writer};
use mars::Mars;
use mars::data::catalogue;
use testkit::{playthrough, rules, scenarios};

const RULES: &str = include_str!("../../../../data/mars/rules.txt");

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios")
}

fn checked() -> Vec<Scenario> {
    let english = Writer::new(Language::English);
    scenarios::check::<Mars>(&folder(), &|message| english.write(message))
}

#[test]
fn every_scenario_holds() {
    assert!(checked().len() >= 1000);
}

#[test]
fn the_generated_table_of_rules_is_fresh() {
    let mut of_mars = checked();
    // MarsBot has a table of its own.
    of_mars.retain(|scenario| !scenario.variant.iter().any(|word| word == "automa"));
    let table = rules::table(
        "The rules of Terraforming Mars",
        &rules::read(RULES),
        &of_mars,
    );
    playthrough::compare(&folder().join("../../../../docs/rules/mars.md"), &table);
}

#[test]
fn every_card_and_corporation_is_a_numbered_rule() {
    let rules = rules::read(RULES);
    let projects = catalogue().projects().iter();
    let corporations = catalogue().corporations().iter();
    let ids = projects
        .map(|card| format!("card-{:03}", card.number))
        .chain(corporations.map(|corporation| format!("corp-{}", corporation.id)));
    for id in ids {
        assert!(rules.iter().any(|rule| rule.id == id), "{id} has no line");
    }
}
