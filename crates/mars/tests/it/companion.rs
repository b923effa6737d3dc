//! MarsBot for a table of cardboard: whole sessions, and entries that do not fit.

use std::fmt::Write as _;
use std::path::Path;

use kit::{Game as _, Seed, Setup, SetupError, Tell, Viewer};
use l10n::{Language, Writer};
use mars::data::Resource;
use mars::{Companion, Entry, Misfit};
use testkit::playthrough;

use crate::automa::against_bot;

fn session(setup: &Setup, deals: bool) -> Companion {
    Companion::new(setup, Seed::from_number(1), deals).expect("a good setup")
}

fn enter(companion: &mut Companion, text: &str) -> Result<(), String> {
    let entry: Entry = text.parse()?;
    assert_eq!(entry.to_string(), text, "an entry is written as it is read");
    let told = companion.enter(entry);
    told.map(|_| ()).map_err(|misfit| said(&misfit))
}

fn said(what: &impl Tell) -> String {
    let names = ["The player", "MarsBot"].map(str::to_owned);
    Writer::new(Language::English)
        .with_names(names)
        .write(&what.tell())
}

/// The entries of a session, each with what MarsBot does and why.
fn story(companion: &Companion) -> String {
    let mut text = String::new();
    for line in companion.lines() {
        let _ = writeln!(text, "> {} | {}", line.entry, said(&line.entry));
        match &line.outcome {
            Ok(events) => events.iter().for_each(|event| {
                let _ = writeln!(text, "  {}", said(event));
            }),
            Err(misfit) => {
                let _ = writeln!(text, "! {}", said(misfit));
            }
        }
    }
    let _ = writeln!(text, "MarsBot: {}", companion.score().total());
    text
}

#[test]
fn a_generated_session_is_fresh() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/companion");
    let script = std::fs::read_to_string(folder.join("tharsis.txt")).expect("the script is there");
    let mut companion = session(&against_bot().with("level", "hard"), false);
    for line in script.lines().filter(|line| !line.starts_with('#')) {
        enter(&mut companion, line).unwrap_or_else(|what| panic!("{line}: {what}"));
    }
    playthrough::compare(&folder.join("tharsis-story.txt"), &story(&companion));
}

#[test]
fn a_session_can_deal_the_cards_itself() {
    let mut companion = session(&against_bot().with("board", "hellas"), true);
    for _ in 0..4 {
        assert!(companion.next().contains(&"turn"));
        enter(&mut companion, "turn").expect("the action deck has four cards");
    }
    assert!(!companion.next().contains(&"turn"));
    let fault = enter(&mut companion, "turn").expect_err("it is empty now");
    assert!(fault.contains("MarsBot passes"), "{fault}");
    enter(&mut companion, "generation").expect("a new action deck");
    enter(&mut companion, "turn").expect("it has a card");
    let fault = enter(&mut companion, "turn comet").expect_err("cards are dealt here");
    assert!(fault.contains("enter just turn"), "{fault}");
}

#[test]
fn a_correction_changes_all_that_follows_and_loses_nothing() {
    let entries = [
        "tiles: city r7c3 B, city r7c5 B",
        "track plant: 2",
        "turn algae",
        "turn mine",
    ];
    let mut companion = session(&against_bot(), false);
    for entry in entries {
        enter(&mut companion, entry).expect("it fits");
    }
    let before = story(&companion);
    let other = "tiles: city r3c3 B, city r3c5 B".parse().expect("an entry");
    companion.correct(0, other).expect("it fits as well");
    assert!(story(&companion).contains("r3c4"));
    let bad = "remove 9".parse().expect("an entry");
    assert!(companion.correct(0, bad).is_err());
    assert!(companion.strike(9).is_err());
    let back = entries[0].parse().expect("an entry");
    companion.correct(0, back).expect("as it was");
    assert_eq!(story(&companion), before, "what is refused changes nothing");

    // Without the cities a card must decide; the turn after it waits, and is not lost.
    companion.strike(0).expect("nothing else is touched");
    assert!(companion.needs_card());
    assert_eq!(companion.next(), ["draw"]);
    assert_eq!(companion.lines()[2].outcome, Err(Misfit::CardAwaited));
    let draw: Entry = "draw insulation".parse().expect("an entry");
    companion.insert(2, draw.clone()).expect("it decides");
    assert!(companion.lines()[3].outcome.is_ok(), "the turn fits again");
    assert!(!companion.needs_card());
    assert!(said_by(&companion, 2).contains("the count ends on"));

    // With the cities again nothing waits for the card: it says so and does nothing.
    let cities = entries[0].parse().expect("an entry");
    companion.insert(0, cities).expect("it fits");
    assert_eq!(companion.lines()[3].entry, draw);
    assert_eq!(companion.lines()[3].outcome, Err(Misfit::CardNotAwaited));
    companion.strike(3).expect("it can go");
    assert_eq!(story(&companion), before);
}

/// What one entry made MarsBot do, in words.
fn said_by(companion: &Companion, index: usize) -> String {
    let told = companion.lines()[index].outcome.as_ref();
    let told = told.expect("it fits").iter().map(said);
    told.collect::<Vec<_>>().join("\n")
}

#[test]
fn a_turn_is_told_card_by_card() {
    let mut companion = session(&against_bot().with("board", "hellas"), false);
    for entry in ["B money: 9", "fund magnate", "turn corporate-competition"] {
        enter(&mut companion, entry).expect(entry);
    }
    assert!(companion.needs_card(), "a card has to be found");
    assert!(said_by(&companion, 2).ends_with("MarsBot loses 5 M€ (Corporate Competition)."));
    assert_eq!(
        companion
            .game()
            .view(Viewer::Spectator)
            .players
            .iter()
            .nth(1)
            .expect("MarsBot")
            .stock[Resource::Money],
        9,
        "the turn is not over"
    );
    enter(&mut companion, "draw comet").expect("an event is passed over");
    assert_eq!(said_by(&companion, 3), "MarsBot passes over Comet.");
    assert!(companion.needs_card());
    enter(&mut companion, "draw mine").expect("an automated card is resolved");
    assert!(said_by(&companion, 4).starts_with("MarsBot turns over Mine (Corporate Competition)."));
    assert!(!companion.needs_card());
}

#[test]
fn standings_that_were_entered_count_at_the_end_too() {
    let mut companion = session(&against_bot(), false);
    for entry in [
        "track science: 4",
        "fund scientist",
        "standing scientist: 4",
        "temperature: 8",
        "oxygen: 14",
        "oceans: 9",
    ] {
        enter(&mut companion, entry).expect(entry);
    }
    assert_eq!(companion.score().awards, 5, "level");
    enter(&mut companion, "standing scientist: 5").expect("a better one");
    assert_eq!(companion.score().awards, 0);
    enter(&mut companion, "end").expect("all is complete");
    assert!(companion.next().is_empty());
    assert_eq!(
        enter(&mut companion, "temperature: 8"),
        Err("The game is over.".to_owned())
    );
}

#[test]
fn meteors_know_the_players_plants_and_their_protection() {
    for (given, destroyed) in [("no", true), ("yes", true)] {
        let mut companion = session(&against_bot(), false);
        enter(&mut companion, "A plants: 3").expect("a number");
        enter(&mut companion, &format!("protected: {given}")).expect("it can be said");
        enter(&mut companion, "turn meteor-shower").expect("a bonus card");
        let left = companion.bonuses().len();
        assert_eq!(left == 7, destroyed);
        let plants = &companion.game().view(Viewer::Spectator).players;
        let plants = plants.iter().next().expect("the player").stock[Resource::Plants];
        assert_eq!(plants, if given == "yes" { 3 } else { 0 });
    }
}

#[test]
fn entries_that_do_not_fit_are_refused_and_change_nothing() {
    let mut companion = session(&against_bot(), false);
    for entry in ["B money: 2", "tiles: city r3c3 A", "claim mayor"] {
        enter(&mut companion, entry).expect("it fits");
    }
    for (entry, part) in [
        ("remove 3", "MarsBot has only 2 M€"),
        ("reduce plants", "Plant track stands at 0"),
        ("turn", "Enter the card with the turn"),
        ("draw comet", "No turn of MarsBot waits"),
        (
            "standing energizer: 3",
            "no milestone or award of this board",
        ),
        ("claim energizer", "no milestone or award of this board"),
        ("claim mayor", "Somebody has it"),
        ("fund mayor", "no milestone or award of this board"),
        ("tiles: greenery r3c3 A", "A tile lies on r3c3"),
        ("temperature: 3", "never stands at 3"),
        ("generation: 20", "expected at most 19"),
        ("B money: 1000", "expected at most 999"),
        ("protected: maybe", "expected yes or no"),
        ("end", "not yet complete"),
    ] {
        let fault = enter(&mut companion, entry).expect_err(entry);
        assert!(fault.contains(part), "{entry}: {fault}");
        assert_eq!(companion.lines().len(), 3);
    }
    for text in [
        "turn nowhere",
        "remove many",
        "dance",
        "standing builder",
        "turn tags tail",
        "weather: fine",
        "deck: comet",
        "phase: over",
        "A hand: comet",
        "track tail: 3",
    ] {
        assert!(text.parse::<Entry>().is_err(), "{text}");
    }
}

#[test]
fn no_list_of_entries_breaks_a_session() {
    let words = [
        "temperature: 8",
        "temperature: -30",
        "oxygen: 14",
        "oceans: 9",
        "tiles: ocean r1c2",
        "tiles: greenery r5c5 A, city r5c6 B",
        "tiles: ocean r5c5",
        "tiles: capital phobos A",
        "claims: r4c4 A",
        "generation: 19",
        "generation: 0",
        "generation",
        "end",
        "protected: yes",
        "A plants: 9",
        "A heat production: -4",
        "B money: 999",
        "B rating: 999",
        "track plant: 18",
        "track plant: 0",
        "marks plant: 18",
        "turn",
        "turn comet",
        "turn tags none",
        "turn tags plant, plant, plant, plant, plant, event",
        "turn meteor-shower",
        "turn corporate-competition",
        "turn lobbyists",
        "turn local-neural-instance",
        "turn overachievement",
        "turn expedited-construction",
        "turn research-and-development",
        "turn invasive-species",
        "draw mine",
        "draw lobbyists",
        "draw comet",
        "claim mayor",
        "fund banker",
        "fund magnate",
        "fund miner",
        "standing miner: -32768",
        "standing miner: 32767",
        "remove 255",
        "reduce plants",
        "reduce money 255",
    ];
    let mut chance = kit::Chance::new(Seed::from_number(3));
    for board in ["tharsis", "hellas", "elysium"] {
        for deals in [false, true] {
            for _ in 0..40 {
                let mut companion = session(
                    &against_bot().with("board", board).with("level", "brutal"),
                    deals,
                );
                for _ in 0..60 {
                    let word = words[chance.below(words.len() as u32) as usize];
                    drop(companion.enter(word.parse().expect(word)));
                }
                let index = chance.below(1 + companion.lines().len() as u32) as usize;
                drop(companion.strike(index));
                assert!(!companion.tracks().is_empty() && !story(&companion).is_empty());
            }
        }
    }
}

#[test]
fn a_companion_is_for_a_game_with_mars_bot() {
    let alone = Companion::new(&Setup::new(1), Seed::from_number(1), true);
    assert!(matches!(alone, Err(SetupError::Conflict(_))));
}
