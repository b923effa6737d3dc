//! The set: what is in it, and how a faulty file is refused.

use kit::Game as _;
use shifter::set::{DisasterId, GoalId, MissionId, Problem, Region, Status, TileId};
use shifter::{Color, Set, Shifter, Title, set};

const BUILT_IN: &str = include_str!("../../../../data/shifter/set.ron");

/// Replaces a part of the built-in file and checks that one of the complaints is the expected one,
/// with the line on which `at` stands.
#[track_caller]
fn check(from: &str, to: &str, at: &str, expected: &str) {
    assert!(BUILT_IN.contains(from), "{from} is not in the file");
    let text = BUILT_IN.replacen(from, to, 1);
    let complaints = Set::parse(&text).expect_err("a faulty set").to_string();
    let before = text.split(at).next().expect("a part before");
    let expected = format!("line {}: {expected}", 1 + before.matches('\n').count());
    let mut lines = complaints.lines();
    assert!(
        lines.any(|line| line.starts_with(&expected)),
        "{expected}\nis not in\n{complaints}"
    );
}

/// Fails if the fingerprint changes though the data does not, as when a field gets another name in Rust.
/// When the data changes, games of that release are of other data: then this test goes.
#[test]
fn records_of_the_release_before_are_of_the_same_data() {
    assert!(Shifter::accepts_data("5cee16f1"));
}

#[test]
fn ids_lead_to_their_cards() {
    let set = set();
    let mission = MissionId::find("yellow-4-4").unwrap();
    assert_eq!(set[mission].needs.to_string(), "yellow 4+4");
    assert_eq!(set[mission].requirement, Status::Known);
    let goal = GoalId::find("goal-white-8").unwrap();
    assert_eq!(set[goal].needs.to_string(), "white 8+5");
    assert!(DisasterId::find("max-4-actions").is_some());
    assert_eq!(TileId::find("tile-16").map(TileId::index), Some(15));
    assert_eq!(MissionId::find("yellow-9"), None);
}

#[test]
fn titles_follow_the_cards_left() {
    let titles = &set().titles;
    for (reds, left, title) in [
        (None, 0, Title::Wanderer),
        (None, 2, Title::Wanderer),
        (None, 3, Title::Coloniser),
        (None, 6, Title::Terraformer),
        (None, 8, Title::Emperor),
        (None, 12, Title::Emperor),
        (Some(0), 1, Title::Wanderer),
        (Some(0), 6, Title::Emperor),
        (Some(1), 0, Title::Coloniser),
        (Some(1), 6, Title::Legend),
        (Some(2), 1, Title::Terraformer),
        (Some(2), 4, Title::Legend),
        (Some(2), 9, Title::Creator),
    ] {
        assert_eq!(titles.title(reds, left), title, "{reds:?} {left}");
    }
}

#[test]
fn a_requirement_may_name_its_zones_in_any_order() {
    let set = Set::parse(&BUILT_IN.replacen("[8, 5]", "[5, 8]", 1)).unwrap();
    assert_eq!(set, Set::built_in());
}

#[test]
fn unreadable_files_are_refused_with_their_line() {
    for (from, to) in [
        ("hand: 4", "hand: four"),
        ("hand: 4", "hand: -4"),
        ("hand: 4", "hat: 4"),
        ("color: White, zones: [5]", "color: Red, zones: [5]"),
        ("zones: [8, 5]", "zones: [8, 300]"),
        ("zones: [8, 5]", "zones: [5, 5, 5, 5, 5]"),
        ("min_players: 2, ", ""),
    ] {
        let at = if to.is_empty() { "\"white-3-3\"" } else { to };
        check(from, to, at, "file: ");
    }
}

#[test]
fn sets_that_break_a_rule_are_refused_with_line_and_reason() {
    let first_tile = "(id: \"tile-1\", a: (half: Yellow, class: 0, quarters: (White, Blue)), b: (half: Green, class: 0, quarters: (Blue, White))";
    // Counts.
    check(
        "color: Green, terrain",
        "color: White, terrain",
        "colors:",
        "colors: each of the four colours",
    );
    let mission = "        (id: \"white-7\", needs: (color: White, zones: [7]), min_players: 1, requirement: Likely, mark: Reconstructed),\n";
    check(
        mission,
        "",
        "missions:",
        "missions: there are 27, there should be 28",
    );
    check(
        mission,
        "",
        "missions:",
        "missions: there are 15 with the mark 1, there should be 16",
    );
    check(
        "min_players: 4",
        "min_players: 3",
        "missions:",
        "missions: there are 5 with the mark 3",
    );
    check(
        "min_players: 4",
        "min_players: 5",
        "\"white-4\"",
        "white-4: the mark should be",
    );
    check(
        "severity: Red",
        "severity: Yellow",
        "disasters:",
        "disasters: there are 5 of yellow, there should be 4",
    );
    check(
        "color: Blue, zones: [6, 6]",
        "color: Green, zones: [6, 6]",
        "goals:",
        "goals: there are 3 of blue, there should be 4",
    );
    check(
        "number: 8",
        "number: 9",
        "\"goal-white-8\"",
        "goal-white-8: another white goal has the number 9",
    );
    check(
        "first_game_number: 9",
        "first_game_number: 7",
        "goals:",
        "goals: there is no white goal with the first-game number 7",
    );

    // Ids.
    check(
        "\"yellow-5\"",
        "\"white-5\"",
        "(color: Yellow, zones: [5])",
        "white-5: this id is used twice",
    );
    check(
        "\"max-1-flip\"",
        "\"goal-blue-9\"",
        "MaxFlips(1)",
        "goal-blue-9: this id is used twice",
    );
    check(
        "\"yellow-5\"",
        "\"Yellow 5\"",
        "\"Yellow 5\"",
        "Yellow 5: an id has small letters",
    );
    check(
        "\"yellow-5\"",
        "\"yellow--5\"",
        "\"yellow--5\"",
        "yellow--5: an id has small letters",
    );

    // Geometry and tiles.
    check(
        "quarter_value: 1",
        "quarter_value: 0",
        "quarter_value:",
        "quarter_value: a region should be worth 1 to 15, not 0",
    );
    check(
        "half_value: 2",
        "half_value: 16",
        "half_value:",
        "half_value: a region should be worth 1 to 15, not 16",
    );
    check(
        "First, First, Half, Half)",
        "Second, Second, Half, Half)",
        "classes:",
        "classes: class 0 gives no half-side to the region First",
    );
    check(
        "(EastTop, WestTop)",
        "(EastTop, WestBottom)",
        "contacts:",
        "contacts: contacts to the east",
    );
    check(
        "(SouthLeft, NorthLeft)",
        "(SouthRight, NorthRight)",
        "contacts:",
        "contacts: contacts to the south",
    );
    let tile = |to: &str, expected: &str| check(first_tile, to, "\"tile-1\"", expected);
    tile(
        &first_tile.replace("(White, Blue)", "(White, Yellow)"),
        "tile-1: face a should show three different colours",
    );
    tile(
        &first_tile.replace("class: 0", "class: 2"),
        "tile-1: face a has the class 2",
    );
    tile(
        &first_tile.replace("half: Green", "half: Yellow"),
        "tile-1: the half of face b should be green",
    );
    tile(
        &first_tile.replace("(Blue, White)", "(Yellow, White)"),
        "tile-1: both faces should have the same two quarter colours",
    );

    // Requirements, restrictions, numbers, titles.
    check(
        "zones: [9]",
        "zones: []",
        "\"goal-white-9\"",
        "goal-white-9: a requirement has 1 to 4 zones",
    );
    check(
        "zones: [9]",
        "zones: [0]",
        "\"goal-white-9\"",
        "goal-white-9: a zone should be worth",
    );
    check(
        "zones: [9]",
        "zones: [25]",
        "\"goal-white-9\"",
        "goal-white-9: the zones add up to 25, but the tiles hold at most 24",
    );
    check(
        "MaxFlips(1)",
        "MaxFlips(0)",
        "MaxFlips(0)",
        "max-1-flip: a restriction should be",
    );
    check(
        "hand: 4",
        "hand: 8",
        "setup:",
        "setup: hand should be 1 to 7",
    );
    check(
        "failure_discard_per_action: 1",
        "failure_discard_per_action: 100",
        "setup:",
        "setup: failure_discard_per_action should be 1 to 28",
    );
    check(
        "put_back_at_most: 1",
        "put_back_at_most: 7",
        "competitive:",
        "competitive: put_back_at_most should be 1 to 6",
    );
    check(
        "MaxActions(4)",
        "MaxActions(7)",
        "max-4-actions",
        "max-4-actions: MaxActions should be 1 to 6",
    );
    check(
        "actions: 5",
        "actions: 0",
        "setup:",
        "setup: actions should be 1 to 6",
    );
    check(
        "disaster_pile: 4",
        "disaster_pile: 5",
        "setup:",
        "setup: the pile should hold",
    );
    check(
        "(players: 2, points: 7)",
        "(players: 2, points: 0)",
        "competitive:",
        "competitive: there should be a score",
    );
    check(
        "(players: 2, points: 7), ",
        "",
        "competitive:",
        "competitive: there should be a score",
    );
    check(
        "(from: 3, title",
        "(from: 9, title",
        "titles:",
        "titles: the table base should begin",
    );
    check(
        "(from: 0, title: Terraformer)",
        "(from: 1, title: Terraformer)",
        "titles:",
        "titles: the table with 2 red disasters should begin",
    );
}

#[test]
fn a_missing_table_of_titles_is_refused() {
    let start = BUILT_IN.find("[(from: 0, title: Terraformer)").unwrap();
    let table = BUILT_IN[start..].lines().next().unwrap();
    check(
        table,
        "",
        "titles:",
        "titles: there should be tables for no, one and two",
    );
}

#[test]
fn several_faults_are_listed_together() {
    let text = BUILT_IN
        .replacen("hand: 4", "hand: 0", 1)
        .replacen("zones: [5]", "zones: [0]", 1);
    let findings = Set::parse(&text).unwrap_err().findings;
    let problems: Vec<_> = findings
        .into_iter()
        .map(|finding| finding.problem)
        .collect();
    assert_eq!(
        problems,
        [
            Problem::EmptyZone,
            Problem::NumberRange {
                name: "hand",
                most: 7
            }
        ]
    );
}

#[test]
fn a_face_shows_a_colour_once() {
    for tile in &set().tiles {
        for face in [&tile.a, &tile.b] {
            let regions: Vec<Region> = Color::ALL.iter().filter_map(|&c| face.region(c)).collect();
            assert_eq!(regions.len(), 3, "{}", tile.id);
        }
    }
}
