//! The printed data is complete, and faults in data files are found.

use mars::data::{CardFile, Catalogue, Kind, Set, catalogue};

#[test]
fn the_box_is_complete() {
    let projects = catalogue().projects();
    let count = |fits: &dyn Fn(&mars::data::Project) -> bool| {
        projects.iter().filter(|card| fits(card)).count()
    };
    assert_eq!(projects.len(), 208, "R1.1");
    assert_eq!(count(&|card| card.set == Set::Base), 137, "R1.2");
    assert_eq!(count(&|card| card.set == Set::CorporateEra), 71, "R1.2");
    assert_eq!(count(&|card| card.kind == Kind::Automated), 112, "R1.2");
    assert_eq!(count(&|card| card.kind == Kind::Active), 59, "R1.2");
    assert_eq!(count(&|card| card.kind == Kind::Event), 37, "R1.2");
    assert!(
        projects
            .iter()
            .enumerate()
            .all(|(index, card)| usize::from(card.number) == index + 1)
    );
    assert_eq!(catalogue().corporations().len(), 13, "R1.1");
    let corporations = catalogue().corporations().iter();
    let of_the_era: Vec<_> = corporations
        .filter(|corporation| corporation.set == Set::CorporateEra)
        .map(|corporation| corporation.id.as_str())
        .collect();
    assert_eq!(of_the_era, ["saturn-systems", "teractor"], "R1.1");
    assert_eq!(
        count(&mars::data::Project::is_bespoke),
        2,
        "at most eight, and fewer is better"
    );
}

/// What the lint says about a file of one card.
fn lint(card: &str) -> String {
    let file = CardFile {
        name: "own.ron".to_owned(),
        text: format!("[\n{card}\n]"),
    };
    match Catalogue::build(&[file]) {
        Ok(_) => "fine".to_owned(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn own_cards_can_be_added() {
    let card = r#"(number: 900, id: "test", set: Base, kind: Automated, cost: 3, effects: [Gain({Heat: 2})])"#;
    assert_eq!(lint(card), "fine");
}

#[test]
fn faults_are_found_with_file_and_line() {
    let head = |rest: &str| {
        format!(r#"(number: 900, id: "test", set: Base, kind: Automated, cost: 3, {rest})"#)
    };
    for (card, fault) in [
        (
            head("colour: Red"),
            "own.ron:2: Unexpected field named `colour`",
        ),
        (
            head("effects: [AddHere(1)]"),
            "own.ron:2: test: it puts tokens on a card that holds none",
        ),
        (
            head("effects: [Gain({Heat: -2})]"),
            "own.ron:2: test: a gain is more than nothing",
        ),
        (
            head("effects: [Spend({Money: 2})]"),
            "own.ron:2: test: Spend takes positive amounts",
        ),
        (
            head("effects: [AddToPlayed(1)]"),
            "own.ron:2: test: AddToPlayed outside a trigger",
        ),
        (
            head("effects: [Place(Capital, City)]"),
            "own.ron:2: test: the capital tile is placed by another card",
        ),
        (
            head("requires: [AtLeast(Temperature, -13)]"),
            "own.ron:2: test: temperature never stands at -13",
        ),
        (
            head("points: PerToken(points: 1, each: 1)"),
            "own.ron:2: test: points for tokens",
        ),
        (
            head("ongoing: [RequirementShift(2)]"),
            "own.ron:2: test: only active cards",
        ),
        (
            head("tags: [Plant, Plant, Plant, Plant]"),
            "own.ron:2: test: a card has at most 3 tags",
        ),
        (
            head("").replace("900", "10"),
            "own.ron:2: test: the number 10 is used twice",
        ),
        (
            head("").replace("test", "comet"),
            "own.ron:2: comet: the id `comet` is used twice",
        ),
        (
            head("").replace("test", "Big Test"),
            "own.ron:2: Big Test: `Big Test` is not lower-case",
        ),
    ] {
        let found = lint(&card);
        assert!(
            found.starts_with(fault),
            "expected `{fault}`, found `{found}`"
        );
    }
}
