//! The data is complete, keeps what is attested, says what is not, and faults in it are found.

use std::collections::BTreeMap;

use dice::DiceGame;
use dice::data::{Card, Catalogue, Color, Field, Kind, Set, catalogue};
use kit::{Catalogued as _, DataFile, Game as _, Source};

fn cards(fits: impl Fn(&Card) -> bool) -> Vec<&'static Card> {
    catalogue()
        .cards()
        .iter()
        .filter(|card| fits(card))
        .collect()
}

#[test]
fn the_box_is_complete() {
    let count = |set: Set| cards(|card| card.set == set).len();
    assert_eq!(
        (
            count(Set::Base),
            count(Set::CorporateEra),
            count(Set::Promo)
        ),
        (98, 43, 2)
    );
    let corporations = |set: Set| {
        let all = catalogue().corporations().iter();
        all.filter(|corporation| corporation.set == set).count()
    };
    assert_eq!(
        (
            corporations(Set::Base),
            corporations(Set::CorporateEra),
            corporations(Set::Promo)
        ),
        (8, 8, 4)
    );
    let base = |kind: Kind| {
        cards(|card| card.set == Set::Base && !card.is_bonus && card.kind == kind).len()
    };
    // Six to five to three, as the milestones ask for red, green and blue cards.
    assert_eq!(
        (base(Kind::Red), base(Kind::Green), base(Kind::Blue)),
        (37, 31, 18)
    );
    assert_eq!(cards(|card| card.is_bonus).len(), 19);
    let milestones = &catalogue().rules().milestones;
    assert_eq!(milestones.len(), 11);
    assert_eq!(
        milestones.iter().filter(|one| one.set == Set::Base).count(),
        8
    );
    assert_eq!(catalogue().boards().len(), 2);
}

/// Ten common to eight uncommon to six rare symbols, as the solo awards ask for, and every colour
/// about a fifth.
#[test]
fn costs_use_all_symbols_in_proportion() {
    for sets in [&[Set::Base][..], &[Set::Base, Set::CorporateEra][..]] {
        let costs = cards(|card| sets.contains(&card.set))
            .into_iter()
            .flat_map(|card| card.cost.iter());
        let symbols: Vec<_> = costs.copied().collect();
        let share = |count: usize| count as f64 / symbols.len() as f64 * 100.0;
        for (faces, expected) in [(3, 41.7), (2, 33.3), (1, 25.0)] {
            let found = share(
                symbols
                    .iter()
                    .filter(|symbol| symbol.faces() == faces)
                    .count(),
            );
            assert!(
                (found - expected).abs() <= 3.0,
                "{found} % of {faces} faces"
            );
        }
        for color in Color::ALL.iter().copied() {
            let found = share(
                symbols
                    .iter()
                    .filter(|symbol| symbol.color() == color)
                    .count(),
            );
            assert!((16.0..=24.0).contains(&found), "{found} % {color}");
        }
    }
}

/// What rulebooks and reports tell of single cards, as it must stand in the data.
#[test]
fn attested_facts_hold() {
    let entries: BTreeMap<_, _> = DiceGame::catalogue()
        .into_iter()
        .map(|entry| (entry.id.clone(), entry))
        .collect();
    for (id, field, expected) in [
        ("credicor", "start", r#"[{"Wild":3}]"#),
        ("credicor", "production", r#"{"Red":1,"Yellow":2}"#),
        ("helion", "start", r#"[{"Wild":3}]"#),
        ("helion", "production", r#"{"Gray":1,"Red":2}"#),
        ("unmi", "start", r#"[{"Score":2},{"Wild":4}]"#),
        ("unmi", "production", r#"{"Red":1,"Yellow":1}"#),
        ("teractor", "start", r#"[{"Wild":4},{"Gain":["Credit",1]}]"#),
        ("teractor", "production", r#"{"Red":1,"Yellow":1}"#),
        (
            "deep-well-heating",
            "effects",
            r#"[{"Raise":["Temperature",1]},{"Gain":["Energy",2]}]"#,
        ),
        ("imported-nitrogen", "effects", r#"[{"Roll":["Green",4]}]"#),
        (
            "corporate-stronghold",
            "cost",
            r#"["Steel","Energy","City"]"#,
        ),
        (
            "equatorial-magnetizer",
            "effects",
            r#"[{"RollPer":["Green","TilesInMiddleRow"]}]"#,
        ),
        (
            "infrastructure",
            "effects",
            r#"[{"RollPer":["Gray","Cities"]}]"#,
        ),
        ("fertile-fields", "effects", r#"[{"Raise":["Oxygen",2]}]"#),
        (
            "release-of-inert-gases",
            "effects",
            r#"[{"Roll":["Yellow",1]},{"Gain":["Heat",1]},{"Raise":["Temperature",1]}]"#,
        ),
        ("import-of-advanced-ghg", "production", r#"{"Red":1}"#),
        ("coordinator", "effects", r#"["ExtraTurn"]"#),
        ("terralabs", "ongoing", r#"[{"HandSize":7}]"#),
    ] {
        assert_eq!(
            entries[id].facts[field].to_string(),
            expected,
            "{id} {field}"
        );
    }
    let cost_has = |id: &str, symbols: &[&str]| {
        let cost = entries[id].facts["cost"].to_string();
        symbols
            .iter()
            .for_each(|symbol| assert!(cost.contains(symbol), "{id}: {cost}"));
    };
    cost_has("deep-well-heating", &["Steel", "Heat"]);
    cost_has("imported-nitrogen", &["Event"]);
    cost_has("small-asteroid", &["Event"]);
    cost_has("import-of-advanced-ghg", &["Titanium"]);
    cost_has("decomposers", &["Microbe\",\"Microbe"]);
    cost_has("lobbying", &["Event"]);
    cost_has("effective-storage", &["Credit", "Steel"]);
}

#[test]
fn every_entry_says_how_sure_we_are_of_it() {
    let entries = DiceGame::catalogue();
    let count = |source: Source| {
        let cards = entries.iter().filter(|entry| {
            ["project", "bonus", "corporation"].contains(&entry.kind) && entry.source == source
        });
        cards.count()
    };
    // No card face was ever seen: nothing is wholly as printed.
    assert_eq!(
        (
            count(Source::Printed),
            count(Source::Partly),
            count(Source::Reconstructed)
        ),
        (0, 48, 115)
    );
    let titles = cards(|card| card.sure.printed.contains(&Field::Title)).len()
        + catalogue()
            .corporations()
            .iter()
            .filter(|one| one.sure.printed.contains(&Field::Title))
            .count();
    assert_eq!(titles, 47);
    let comet = entries
        .iter()
        .find(|entry| entry.id == "comet")
        .expect("it is there");
    assert_eq!(comet.facts["sources"]["cost"], "reconstructed");
    let stronghold = entries
        .iter()
        .find(|entry| entry.id == "corporate-stronghold")
        .expect("it is there");
    assert_eq!(stronghold.facts["sources"]["cost"], "printed");
    assert_eq!(stronghold.facts["sources"]["effects"], "partly");
    assert!(stronghold.facts.get("sure").is_none());
    let board = |id: &str| {
        entries
            .iter()
            .find(|entry| entry.id == id)
            .map(|entry| entry.source)
    };
    assert_eq!(board("side-1"), Some(Source::Partly));
    assert_eq!(board("side-2"), Some(Source::Reconstructed));
}

fn build(text: &str) -> Result<Catalogue, String> {
    let file = DataFile {
        name: "own.ron".to_owned(),
        text: text.to_owned(),
    };
    Catalogue::build(&[file]).map_err(|error| error.to_string())
}

#[test]
fn an_owner_can_correct_a_card_and_add_one() {
    let corrected = build(
        r#"(projects: [
            (id: "comet", set: Base, kind: Red, cost: [Event], effects: [Raise(Temperature, 1)],
             sure: (printed: [Title, Set, Kind, Cost, Effects, Points])),
            (id: "my-own", set: Base, kind: Green, cost: [Heat], production: {Red: 1, Wild: 1}),
        ])"#,
    )
    .expect("it is sound");
    assert_eq!(corrected.cards().len(), catalogue().cards().len() + 1);
    let comet = corrected
        .cards()
        .iter()
        .find(|card| card.id == "comet")
        .expect("it is there");
    assert_eq!(comet.cost.len(), 1);
    assert_eq!(comet.sure.overall(comet.fields()), Source::Printed);
    assert_ne!(corrected.version(), catalogue().version());
}

#[test]
fn the_fingerprint_is_of_what_the_rules_read() {
    let version = |text: &str| {
        build(text)
            .expect("it is sound")
            .version()
            .as_str()
            .to_owned()
    };
    let card = r#"(projects: [(id: "my-own", set: Base, kind: Green, cost: [Heat], production: {Red: 1})])"#;
    for same in [
        &format!("// A comment.\n{card}"),
        &card.replace(
            "set: Base",
            "set: Base, name: \"My own\", sure: (printed: [Title])",
        ),
        "(projects: [(production: {Red: 1},\n cost: [Heat], kind: Green, set: Base, id: \"my-own\")])",
    ] {
        assert_eq!(version(same), version(card), "{same}");
    }
    for (from, to) in [("[Heat]", "[Heat, Heat]"), ("Red: 1", "Red: 2")] {
        assert_ne!(version(&card.replace(from, to)), version(card), "{to}");
    }
}

/// Fails if the fingerprint changes though the data does not, as when a field gets another name in Rust.
/// When the data changes, games of that release are of other data: then this test goes.
#[test]
fn records_of_the_release_before_are_of_the_same_data() {
    assert!(DiceGame::accepts_data("8515d630"));
}

#[test]
fn faults_are_found_with_file_and_line() {
    let red = |rest: &str| {
        format!("(projects: [\n(id: \"test\", set: Base, kind: Red, cost: [Heat], {rest}),\n])")
    };
    let blue = |rest: &str| red(rest).replace("Red", "Blue");
    for (text, fault) in [
        ("(projects: [", "own.ron:1: "),
        (
            &red("colour: 1"),
            "own.ron:2: Unexpected field named `colour`",
        ),
        (&red(""), "own.ron:2: test: red cards have effects"),
        (
            &red("effects: [Draw(0)]"),
            "own.ron:2: test: an amount is 1 to 20",
        ),
        (
            &red("effects: [SpendAny]"),
            "own.ron:2: test: a cost stands where",
        ),
        (
            &red("effects: [ExtraTurn]"),
            "own.ron:2: test: only bonus cards give a turn",
        ),
        (
            &red("effects: [ExtraMain]"),
            "own.ron:2: test: only free actions give a main",
        ),
        (
            &red("effects: [ProducePlayed]"),
            "own.ron:2: test: there is no card just played",
        ),
        (
            &red("effects: [Place(City, OceanArea)]"),
            "own.ron:2: test: oceans, and only they",
        ),
        (
            &red("effects: [Raise(Oceans, 1)]"),
            "own.ron:2: test: oceans are placed",
        ),
        (
            &red("effects: [ChooseOne([[Draw(1)]])]"),
            "own.ron:2: test: a choice of one",
        ),
        (
            &red("effects: [InOrder([Draw(1), If(condition: Beside([City]), then: [Draw(1)])])]"),
            "own.ron:2: test: the condition depends on nothing",
        ),
        (
            &red("effects: [ScorePer(Beside(City))]"),
            "own.ron:2: test: what lies beside a tile counts only after",
        ),
        (&red("effects: [Draw(1)], cost: []"), "own.ron:2: "),
        (
            &blue("action: (timing: Main, cost: [Draw(1)], gain: [Draw(1)])"),
            "own.ron:2: test: a gain stands where something is paid",
        ),
        (
            &blue("action: (timing: Main, cost: [SpendAny, SpendAny], gain: [Draw(1)])"),
            "own.ron:2: test: an action costs one kind of payment",
        ),
        (
            &blue("ongoing: [Trigger(on: StandardAction, by: Anyone, effects: [Draw(1)])]"),
            "own.ron:2: test: only tiles are watched",
        ),
        (
            &blue(
                "ongoing: [Trigger(on: StandardAction, by: Owner, effects: [Place(City, City)])]",
            ),
            "own.ron:2: test: only plain gains",
        ),
        (
            &red("effects: [Draw(1)]").replace("test", "Big Test"),
            "own.ron:2: Big Test: an id is lower-case words",
        ),
        (
            &red("effects: [Draw(1)]").replace("test", "helion"),
            "own.ron:2: helion: this id is used twice",
        ),
        (
            "(boards: [\n(id: \"side-1\", spaces: [Land([])])])",
            "own.ron:2: side-1: a board has 37 spaces, not 1",
        ),
        (
            "(boards: [\n(id: \"side-3\", spaces: [])])",
            "own.ron:2: side-3: a board takes the place of side-1 or side-2",
        ),
        (
            "(projects: [\n(id: \"a\", set: Base, kind: Green, cost: [Heat], production: {Red: 1}),\n\
             (id: \"a\", set: Base, kind: Green, cost: [Heat], production: {Red: 1}),\n])",
            "own.ron:3: the id `a` is used twice",
        ),
    ] {
        let found = build(text).err().unwrap_or_else(|| "nothing".to_owned());
        assert!(
            found.starts_with(fault),
            "expected `{fault}`, found `{found}`\n{text}"
        );
    }
}
