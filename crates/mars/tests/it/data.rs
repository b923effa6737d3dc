//! The printed data is complete, and faults in data files are found.

use kit::data::{fingerprint, read};
use kit::{DataFile, Game as _};
use mars::Mars;
use mars::data::{Catalogue, Kind, Project, Set, catalogue};

#[test]
fn the_box_is_complete() {
    let projects = catalogue().projects();
    let count = |fits: &dyn Fn(&Project) -> bool| projects.iter().filter(|card| fits(card)).count();
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
        count(&Project::is_bespoke),
        2,
        "at most eight, and fewer is better"
    );
}

/// What the lint says about a file of one card.
fn lint(card: &str) -> String {
    let file = DataFile {
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
fn the_fingerprint_is_of_what_the_rules_read() {
    let version = |card: &str| {
        let file = DataFile {
            name: "own.ron".to_owned(),
            text: format!("[{card}]"),
        };
        let catalogue = Catalogue::build(&[file]).expect("it is sound");
        catalogue.version().as_str().to_owned()
    };
    let card = r#"(number: 900, id: "test", set: Base, kind: Automated, cost: 3, effects: [Gain({Heat: 2})])"#;
    assert_ne!(version(card), catalogue().version().as_str());
    for same in [
        &format!("// A comment.\n{card} // Another.\n"),
        "(cost: 3,\n  kind: Automated, effects: [ Gain({Heat: 2}) ], set: Base,\n  id: \"test\", number: 900)",
        &card.replace("900", "901"),
        &card.replace("cost: 3", "cost: 3, tags: []"),
    ] {
        assert_eq!(version(same), version(card), "{same}");
    }
    for (from, to) in [
        ("cost: 3", "cost: 4"),
        ("Heat: 2", "Heat: 3"),
        ("test", "toast"),
    ] {
        assert_ne!(version(&card.replace(from, to)), version(card), "{to}");
    }
}

/// Fails if the fingerprint changes though the data does not, as when a field gets another name in Rust.
/// When the data changes, games of that release are of other data: then this test goes.
#[test]
fn records_of_the_release_before_are_of_the_same_data() {
    assert!(Mars::accepts_data("eaf5a350"));
}

#[test]
fn a_comment_in_the_cards_of_the_box_changes_no_fingerprint() {
    let text = include_str!("../../../../data/mars/projects.ron");
    let print = |text: &str| {
        let projects: Vec<Project> = read("projects.ron", text).expect("it is sound");
        fingerprint(&projects, &[])
    };
    let lines = text.lines().map(str::trim_start);
    let bare: Vec<_> = lines.filter(|line| !line.starts_with("//")).collect();
    assert_eq!(print(&bare.join("\n")), print(text));
    assert_ne!(print(&text.replacen("cost: 8", "cost: 9", 1)), print(text));
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
