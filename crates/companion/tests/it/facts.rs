//! The newest fact wins, and what the end asks anew.

use crate::{against_bot, all_oceans, enter, enter_all, last_told, pass, question, session};

/// The line that compares in the awards of Tharsis, after these entries.
fn compared(lines: &[&str]) -> String {
    let mut companion = session(&against_bot());
    enter_all(
        &mut companion,
        &["track earth: 8", "track building: 3", "track science: 3"],
    );
    enter_all(&mut companion, lines);
    enter(&mut companion, "turn tags earth").expect("the award icon of Earth 9");
    if companion.need().is_some() {
        return question(&companion);
    }
    last_told(&companion)
}

#[test]
fn the_newest_fact_wins() {
    let others = "standing scientist: 9, thermalist: 9, miner: 20";
    let first = "standing banker: 1";
    assert!(compared(&[others, first]).contains("Banker (3 to 1, lead 2)"));
    // A standing, then the production from which it follows, and the other way round.
    let fact = "A money production: 2";
    assert!(compared(&[others, first, fact]).contains("Banker (3 to 2, lead 1)"));
    assert!(compared(&[others, fact, first]).contains("Banker (3 to 1, lead 2)"));
    // A fact from which the standing does not follow leaves it alone; half of what it follows from
    // makes it unknown.
    assert!(compared(&[others, first, "A steel: 2"]).contains("Enter your values"));
    assert!(compared(&[others, first, "A plants: 2"]).contains("Banker (3 to 1, lead 2)"));
    // Tiles lie on the board: a tile that is entered later counts.
    let tiles = ["tiles: city r3c3 B", "standing landlord: 0"];
    let line = compared(&[others, first, tiles[0], tiles[1]]);
    assert!(line.contains("Landlord (1 to 0, lead 1)"), "{line}");
    let line = compared(&[others, first, tiles[0], tiles[1], "tiles: city r7c3 A"]);
    assert!(!line.contains("Landlord"), "{line}");
}

#[test]
fn a_standing_holds_until_marsbots_turn_is_over() {
    let mut companion = session(&against_bot());
    enter_all(
        &mut companion,
        &["track earth: 8", "turn tags earth", "0 9 20"],
    );
    // The player goes on: the next award icon asks anew, and knows what was said before.
    enter_all(&mut companion, &["track earth: 8", "turn tags earth"]);
    let asked = question(&companion);
    assert!(asked.contains("Miner"), "{asked}");
    let goals = companion.goals();
    let miner = goals.iter().find(|line| line.goal.to_string() == "miner");
    assert_eq!(miner.expect("an award").player, Some(20));
}

#[test]
fn standings_are_asked_for_anew_at_the_end() {
    let mut companion = session(&against_bot());
    pass(&mut companion);
    enter_all(
        &mut companion,
        &[
            "track science: 4",
            "fund scientist",
            "fund landlord",
            "standing scientist: 4",
            "tiles: city r7c4 B, neural-instance r3c3 B",
            "temperature: 8",
            "oxygen: 14",
            &all_oceans(),
        ],
    );
    assert!(companion.next().contains(&"end"));
    enter(&mut companion, "end").expect("all is complete");
    assert!(question(&companion).contains("without production, in this order: Scientist"));
    // The player's last greeneries can come first.
    let last = "tiles: greenery r7c3 A, greenery r3c4 A";
    enter(&mut companion, last).expect("the last greeneries of the player");
    enter(&mut companion, "5").expect("the standing");
    assert!(companion.need().is_none());
    let score = companion.score();
    // Landlord: two tiles each.
    assert_eq!((score.awards, score.cities, score.instance), (5, 1, 5));
    // And the newest one counts.
    enter(&mut companion, "standing scientist: 4").expect("it was counted wrong");
    assert_eq!(companion.score().awards, 10);
    for entry in ["turn mine", "generation", "end", "claim mayor", "remove 1"] {
        let fault = enter(&mut companion, entry).expect_err(entry);
        assert!(fault.starts_with("The game has ended"), "{fault}");
    }
}

#[test]
fn the_score_says_where_it_comes_from() {
    let mut companion = session(&against_bot());
    enter_all(
        &mut companion,
        &[
            "B money: 16",
            "tiles: greenery r3c3 B",
            "track building: 6",
            "B rating: 35",
        ],
    );
    enter(&mut companion, "turn tags building").expect("the milestone icon of building 7");
    let total: i32 = companion.sources().iter().map(|(_, points)| points).sum();
    assert_eq!(total, companion.score().total());
    let ids: Vec<_> = companion
        .sources()
        .iter()
        .map(|(id, _)| id.id.to_string())
        .collect();
    assert_eq!(
        ids,
        ["rating", "milestones", "greeneries", "money"].map(|id| format!("companion-score-{id}"))
    );
}

#[test]
fn the_checklist_leads_through_a_generation() {
    let open = |companion: &companion::Companion| -> Vec<String> {
        let items = companion.checklist().into_iter();
        let items = items.filter(|item| !item.done);
        items
            .map(|item| item.text.id.trim_start_matches("companion-").to_owned())
            .collect()
    };
    let mut companion = session(&against_bot());
    let rest = [
        "check-facts",
        "check-turns",
        "check-production",
        "check-generation",
    ];
    let setup = [
        "setup-board",
        "setup-player",
        "setup-bot",
        "setup-bonus",
        "check-deck",
        "check-first",
    ];
    assert_eq!(open(&companion), [setup.as_slice(), &rest].concat());
    enter(&mut companion, "turn tags none").expect("a turn");
    assert_eq!(open(&companion), rest);
    enter_all(
        &mut companion,
        &[
            "turn tags none",
            "turn tags none",
            "turn B03",
            "draw tags none",
        ],
    );
    assert_eq!(open(&companion), ["check-production", "check-generation"]);
    enter(&mut companion, "generation").expect("MarsBot has passed");
    assert_eq!(
        open(&companion)[..3],
        ["check-research", "check-deck", "check-first"]
    );
    let first = &companion.checklist()[2].text;
    assert_eq!(
        first.args[0].1,
        kit::Arg::Seat(kit::Seat::new(1)),
        "MarsBot begins even ones"
    );
    enter_all(
        &mut companion,
        &["temperature: 8", "oxygen: 14", &all_oceans()],
    );
    assert!(open(&companion).contains(&"check-end".to_owned()));
}
