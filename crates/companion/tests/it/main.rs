//! MarsBot for a table of cardboard: whole sessions, and entries that do not fit.

use std::fmt::Write as _;
use std::path::Path;

use companion::{Companion, Entry, Misfit};
use kit::{Game as _, Seed, Setup, SetupError, Tell, Viewer};
use l10n::{Language, Writer};
use mars::Refusal;
use mars::data::Resource;
use testkit::playthrough;

/// A game against MarsBot.
fn against_bot() -> Setup {
    Setup::new(1).with("automa", "yes")
}

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

/// The entries of a session from one on, each with what MarsBot does and why, and its points.
fn story_from(companion: &Companion, index: usize) -> String {
    let mut text = String::new();
    for line in &companion.lines()[index..] {
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
    text
}

fn story(companion: &Companion) -> String {
    let points = companion.score().total();
    story_from(companion, 0) + &format!("MarsBot: {points}\n")
}

/// Plays a script: entries, `fix`, `insert` and `strike` as in the terminal, and after `!` what is
/// refused. A correction tells anew all that follows.
fn play(companion: &mut Companion, script: &str) -> String {
    let mut text = String::new();
    for line in script.lines().filter(|line| !line.is_empty()) {
        if line.starts_with('#') {
            let _ = writeln!(text, "{line}");
            continue;
        }
        if let Some(entry) = line.strip_prefix("! ") {
            let misfit = enter(companion, entry).expect_err(entry);
            let _ = writeln!(text, "> {entry}\n! {misfit}");
            continue;
        }
        let mut words = line.splitn(3, ' ');
        let verb = words.next();
        let number: Option<usize> = words.next().and_then(|word| word.parse().ok());
        let changed = match (verb, number) {
            (Some("fix" | "insert" | "strike"), Some(number)) => {
                let _ = writeln!(text, "> {line}");
                let (index, entry) = (number - 1, words.next().map(str::parse));
                let done = match (verb, entry) {
                    (Some("fix"), Some(Ok(entry))) => companion.correct(index, entry),
                    (Some("insert"), Some(Ok(entry))) => companion.insert(index, entry),
                    (Some("strike"), None) => companion.strike(index),
                    _ => panic!("{line}: not a correction"),
                };
                done.unwrap_or_else(|misfit| panic!("{line}: {}", said(&misfit)));
                Some(index)
            }
            _ => {
                enter(companion, line).unwrap_or_else(|what| panic!("{line}: {what}"));
                None
            }
        };
        let from = changed.unwrap_or(companion.lines().len() - 1);
        text += &story_from(companion, from);
    }
    let _ = writeln!(text, "MarsBot: {:?}", companion.score());
    text
}

#[test]
fn generated_sessions_are_fresh() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sessions");
    for (board, level) in [("tharsis", "hard"), ("hellas", "brutal")] {
        let script = folder.join(format!("{board}.txt"));
        let script = std::fs::read_to_string(script).expect("the script is there");
        let setup = against_bot().with("board", board).with("level", level);
        let text = play(&mut session(&setup, false), &script);
        playthrough::compare(&folder.join(format!("{board}-story.txt")), &text);
    }
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
    let fault = enter(&mut companion, "generation").expect_err("MarsBot has not passed");
    assert!(
        fault.contains("4 cards are left in its action deck"),
        "{fault}"
    );
    enter(&mut companion, "turn").expect("it has a card");
    let fault = enter(&mut companion, "turn comet").expect_err("cards are dealt here");
    assert!(fault.contains("Just enter turn"), "{fault}");
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
    assert_eq!(
        companion.lines()[3].outcome,
        Err(Misfit::Refused(Refusal::CardNotAwaited))
    );
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
    assert!(said_by(&companion, 2).ends_with("MarsBot competes for Magnate (lead 0)."));
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
    assert_eq!(said_by(&companion, 3), "MarsBot skips Comet.");
    assert!(companion.needs_card());
    enter(&mut companion, "draw mine").expect("an automated card is resolved");
    let told = said_by(&companion, 4);
    assert!(told.starts_with("MarsBot reveals Mine (Corporate Competition)."));
    assert!(told.contains("MarsBot loses 5 M€ (Corporate Competition)."));
    assert!(!companion.needs_card());
}

#[test]
fn every_tie_of_a_turn_asks_for_a_card_of_its_own() {
    let tied = ["track building: 1", "track space: 4"];
    for turn in [
        vec!["turn tags building, space"],
        vec!["turn research-and-development", "draw space-elevator"],
    ] {
        let mut companion = session(&against_bot(), false);
        for entry in tied.iter().chain(&turn) {
            enter(&mut companion, entry).expect(entry);
        }
        // Ants cost 9, the second of seven spaces; then one touches the first ocean.
        for (card, oceans) in [("draw ceos-favorite-project", 0), ("draw ants", 2)] {
            assert!(companion.needs_card(), "{turn:?}: {card}");
            enter(&mut companion, card).expect(card);
            assert_eq!(companion.game().view(Viewer::Spectator).oceans, oceans);
        }
        assert!(!companion.needs_card());
    }
}

#[test]
fn every_tie_of_the_end_asks_for_a_card_of_its_own() {
    let mut companion = session(&against_bot(), false);
    enter(&mut companion, &complete()).expect("all oceans");
    for entry in [
        "temperature: 8",
        "oxygen: 14",
        "tiles: city r7c3 B",
        "track science: 5",
        "track plant: 4",
        "end",
    ] {
        enter(&mut companion, entry).expect(entry);
    }
    for card in ["draw mine", "draw comet"] {
        assert!(companion.needs_card(), "{card}");
        enter(&mut companion, card).expect(card);
    }
    assert!(!companion.needs_card());
    assert_eq!(companion.score().greeneries, 2);
}

/// All oceans, where they belong on Tharsis.
fn complete() -> String {
    let spaces = "r1c2 r1c4 r1c5 r2c6 r4c8 r6c6 r6c7 r6c8 r9c5".split(' ');
    let tiles: Vec<_> = spaces.map(|space| format!("ocean {space}")).collect();
    format!("tiles: {}", tiles.join(", "))
}

#[test]
fn cards_that_are_only_described_count_in_the_pile() {
    let hard = |board: &str| against_bot().with("board", board).with("level", "hard");
    // On hard points count, though not of cards that lose them.
    let mut companion = session(&hard("tharsis"), false);
    for (entry, points) in [
        ("turn tags space", 0),
        ("turn tags event, points", 1),
        ("turn tags points, cost 12", 2),
        ("turn colonizer-training-camp", 3),
        ("pile: capital, comet", 4),
    ] {
        enter(&mut companion, entry).expect(entry);
        assert_eq!(companion.score().cards, points, "{entry}");
    }
    let twice = enter(&mut companion, "turn capital").expect_err("it lies in the pile");
    assert!(
        twice.contains("Capital is already in MarsBot’s played pile"),
        "{twice}"
    );

    // Magnate counts green cards, Celebrity those of 20 M€, Tycoon and Legend by their colour.
    for (board, entries, goal) in [
        (
            "hellas",
            vec![
                "turn tags microbe, active",
                "turn tags space",
                "fund magnate",
            ],
            "Magnate (lead 1)",
        ),
        (
            "elysium",
            vec![
                "turn tags earth, event, cost 26",
                "turn tags cost 19",
                "turn tags microbe, cost 20",
                "fund celebrity",
            ],
            "Celebrity (lead 2)",
        ),
    ] {
        let mut companion = session(&against_bot().with("board", board), false);
        for entry in entries {
            // Ties are none of our business here.
            enter(&mut companion, entry).expect(entry);
            if companion.needs_card() {
                enter(&mut companion, "draw mine").expect("it decides");
            }
        }
        enter(&mut companion, "B money: 9").expect("a number");
        enter(&mut companion, "turn corporate-competition").expect("a bonus card");
        let last = companion.lines().len() - 1;
        let told = said_by(&companion, last);
        assert!(told.contains(goal), "{told}");
    }
    let mut companion = session(&against_bot().with("board", "elysium"), false);
    for _ in 0..5 {
        enter(&mut companion, "track event: 16").expect("a place without a milestone");
        enter(&mut companion, "turn tags event").expect("an event");
    }
    enter(&mut companion, "turn overachievement").expect("a bonus card");
    assert!(said_by(&companion, 10).contains("MarsBot claims the milestone Legend"));
}

#[test]
fn tokens_of_the_player_are_asked_for_and_lost() {
    // Nothing is known of them: the table has to look.
    let mut companion = session(&against_bot(), false);
    enter(&mut companion, "turn invasive-species").expect("a bonus card");
    assert!(said_by(&companion, 0).contains("Remove one animal or microbe"));
    // Of one best card the token is counted here.
    for entry in ["tokens birds: 2", "tokens ants: 5", "turn invasive-species"] {
        enter(&mut companion, entry).expect(entry);
    }
    assert!(said_by(&companion, 3).contains("The player loses a resource from Birds"));
    // Between equal ones the player chooses, and says what is left.
    for entry in ["tokens fish: 1", "turn invasive-species", "tokens fish: 0"] {
        enter(&mut companion, entry).expect(entry);
    }
    assert!(said_by(&companion, 5).contains("the player chooses: Fish and Birds"));
    // Protection is known.
    enter(&mut companion, "protected: yes").expect("a fact");
    enter(&mut companion, "turn invasive-species").expect("a bonus card");
    assert!(said_by(&companion, 8).contains("no animals or microbes to lose"));

    let mut companion = session(&against_bot().with("board", "hellas"), false);
    for entry in [
        "B money: 9",
        "fund excentric",
        "tokens birds: 1",
        "turn corporate-competition",
    ] {
        enter(&mut companion, entry).expect(entry);
    }
    let told = said_by(&companion, 3);
    assert!(told.contains("MarsBot competes for Excentric"), "{told}");
    assert!(
        told.contains("The player loses a resource from Birds"),
        "{told}"
    );
    assert!(told.contains("MarsBot loses 5 M€"), "{told}");
}

#[test]
fn a_generation_that_is_entered_begins() {
    // Early milestones come before the first turn of a generation, however it was entered.
    for entry in ["generation", "generation: 14"] {
        let mut companion = session(&against_bot().with("level", "hard"), false);
        for entry in [
            "turn mine",
            "claim mayor",
            "claim gardener",
            "B money: 8",
            "B rating: 35",
            entry,
            "turn insulation",
        ] {
            enter(&mut companion, entry).expect(entry);
        }
        let told = said_by(&companion, 6);
        assert!(
            told.contains("MarsBot claims the milestone Terraformer"),
            "{entry}: {told}"
        );
    }
}

#[test]
fn what_the_player_does_after_the_end_still_counts() {
    let mut companion = session(&against_bot(), false);
    for entry in [
        "track science: 4",
        "fund scientist",
        "standing scientist: 4",
        "tiles: city r7c4 B, neural-instance r3c3 B",
        "temperature: 8",
        "oxygen: 14",
        &complete(),
    ] {
        enter(&mut companion, entry).expect(entry);
    }
    assert!(companion.next().contains(&"end"));
    enter(&mut companion, "end").expect("all is complete");
    assert_eq!(companion.next(), ["fact", "standing"]);
    let score = companion.score();
    assert_eq!((score.awards, score.cities, score.instance), (5, 0, 6));
    // In an even generation MarsBot's greeneries came first: those of the player change its cities
    // and its neural instance, and standings no longer count production.
    let last = "tiles: greenery r7c3 A, greenery r3c4 A";
    enter(&mut companion, last).expect("the last greeneries of the player");
    enter(&mut companion, "standing scientist: 5").expect("a better one");
    let score = companion.score();
    assert_eq!((score.awards, score.cities, score.instance), (0, 1, 5));
    for entry in ["turn mine", "generation", "end", "claim mayor", "remove 1"] {
        let fault = enter(&mut companion, entry).expect_err(entry);
        assert!(fault.starts_with("The game has ended"), "{fault}");
    }
}

#[test]
fn nothing_comes_after_the_last_generation() {
    let mut companion = session(&against_bot(), false);
    enter(&mut companion, "generation: 19").expect("the last one");
    enter(&mut companion, "generation").expect("the time is up");
    assert!(companion.next().is_empty());
    let fault = enter(&mut companion, "temperature: 8").expect_err("it is over");
    assert_eq!(fault, "The game is over.");
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
        ("reduce plants", "Plant track is already at 0"),
        ("turn", "Enter the card that MarsBot reveals"),
        ("draw comet", "MarsBot doesn’t need a card now"),
        ("standing energizer: 3", "no milestone or award called"),
        ("claim energizer", "no milestone or award called"),
        ("claim mayor", "A player already has it"),
        ("fund mayor", "no milestone or award called"),
        ("tiles: greenery r3c3 A", "There is already a tile on r3c3"),
        ("temperature: 3", "never stands at 3"),
        ("generation: 20", "expected a generation from 1 to 19"),
        ("generation: 0", "expected a generation from 1 to 19"),
        ("tokens mine: 2", "mine holds no tokens"),
        ("pile: nothing", "expected a card"),
        ("B money: 1000", "expected at most 999"),
        ("protected: maybe", "expected yes or no"),
        ("end", "not complete yet"),
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
        "oceans: 3",
        "turn tags event, active",
        "turn tags cost many",
        "tokens tail: 3",
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
        "tiles: ocean r1c2",
        "tokens pets: 3",
        "tokens birds: 255",
        "tokens ants: 0",
        "pile: comet, mine, capital",
        "turn tags city, space, active, points, cost 255",
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
    assert!(matches!(alone, Err(SetupError::Value { .. })));
}
