//! The rules one by one: every scenario holds, and every numbered rule has one.

use std::path::{Path, PathBuf};

use kit::scenario::{Scenario, parse, run};
use l10n::{Language, Writer};
use shifter::Shifter;
use testkit::{playthrough, rules, scenarios};

const RULES: &str = include_str!("../../../../data/shifter/rules.txt");

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios")
}

fn checked() -> Vec<Scenario> {
    let english = Writer::new(Language::English);
    scenarios::check::<Shifter>(&folder(), &|message| english.write(message))
}

#[test]
fn every_scenario_holds() {
    assert!(checked().len() >= 150);
}

#[test]
fn the_examples_of_the_documentation_hold() {
    let english = Writer::new(Language::English);
    let page = include_str!("../../../../docs/scenarios.md");
    let examples: Vec<_> = page
        .split("```scenario\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .collect();
    assert!(examples.len() >= 3);
    for example in examples {
        for scenario in parse(example).expect(example) {
            run::<Shifter>(&scenario, &|message| english.write(message)).expect(example);
        }
    }
}

#[test]
fn the_generated_table_of_rules_is_fresh() {
    let table = rules::table(
        "The rules of Terra Shifter",
        &rules::read(RULES),
        &checked(),
    );
    playthrough::compare(&folder().join("../../../../docs/rules/shifter.md"), &table);
}

#[test]
fn a_position_that_cannot_be_is_refused_with_what_is_wrong() {
    let coop = "game shifter, 2 players";
    let yellow = "game shifter, 2 players, yellow";
    let compete = "game shifter, 2 players, compete";
    for (game, given, part) in [
        (
            coop,
            "A hand: green-5; B hand: green-5",
            "green-5 is in two places",
        ),
        (coop, "A hand: green-5, green-5", "green-5 is in two places"),
        (coop, "A hand: green-4", "green-4 is not in this game"),
        (
            coop,
            "A hand: green-9",
            "a mission such as green-5, found `green-9`",
        ),
        (coop, "C hand: green-5", "nobody sits at C"),
        (coop, "turn: table", "nobody sits at table"),
        (
            coop,
            "A hand: any, any, any, any, any, any, any, any",
            "at most 7 cards",
        ),
        (coop, "library: 28", "too few cards"),
        (coop, "library: -1", "a number from 0 to 28"),
        (coop, "library: many", "a number from 0 to 28"),
        (coop, "row 1: 1A0 2A0 3A0 1A1", "tile-1 is in two places"),
        (coop, "row 1: 1A0 2A0 3A0", "a row has 4 tiles, not 3"),
        (coop, "row 1: 1A0 2A0 3A0 17A0", "`17A0` is no tile"),
        (coop, "row 5: 1A0 2A0 3A0 4A0", "a number from 0 to 4"),
        (coop, "row 0: 1A0 2A0 3A0 4A0", "counted from 1"),
        (coop, "actions used: 6", "more than the 5"),
        (
            coop,
            "actions used: 1; shifts used: 2",
            "more than actions used",
        ),
        (
            coop,
            "achieved: white, yellow, blue, green",
            "would be over",
        ),
        (coop, "achieved: red", "is no colour"),
        (coop, "goals: goal-red-9", "expected a goal"),
        (coop, "disasters: max-4-actions", "without disasters"),
        (coop, "bids: A 4", "there is no `bids` here"),
        (coop, "weather: fine", "there is no `weather` here"),
        (
            yellow,
            "disasters: max-4-actions, no-short-flips; disaster pile: max-2-shifts, max-2-flips, max-1-flip",
            "more than 4 disasters",
        ),
        (
            yellow,
            "disasters: rain",
            "such as max-1-flip, found `rain`",
        ),
        (yellow, "actions used: 5", "more than the 4"),
        (compete, "challenge: white-5", "would go under the library"),
        (
            compete,
            "challenge: white-3-3",
            "white-3-3 is not in this game",
        ),
        (
            compete,
            "challenge: green-7; library cards: green-7",
            "in two places",
        ),
        (compete, "challenge: none", "expected a mission or goal"),
        (compete, "bids: A 4, A 3", "A has two bids"),
        (compete, "bids: B 4", "clockwise from the leader"),
        (compete, "bids: A 11", "a number from 0 to 10"),
        (compete, "bids: A 0", "`A 0` is no bid"),
        (compete, "bids: four", "`four` is no bid"),
        (compete, "bids: A 3; content: A", "before all have named"),
        (compete, "bids: A 3, B 3; content: A, B", "the time is up"),
        (compete, "A won: 7", "would be over"),
        (compete, "actions used: 1", "more than the 0"),
        (compete, "A hand: green-5", "there is no `A hand` here"),
    ] {
        let text = format!("title Wrong\n{game}\ngiven {given}\nexpect phase: terraform");
        let scenario = &parse(&text).expect("it is well formed")[0];
        let failure = run::<Shifter>(scenario, &|message| message.id.to_string()).expect_err(given);
        assert!(failure.what.contains(part), "{given}: {failure}");
    }
}
