//! What cannot be on a table is refused with the reason, and changes nothing.

use kit::{Chance, Seed};
use l10n::Language;

use crate::{against_bot, dealing, enter, enter_all, pass, said_in, session};

#[test]
fn impossible_entries_are_refused() {
    let mut companion = session(&against_bot());
    enter_all(
        &mut companion,
        &[
            "B money: 2",
            "tiles: city r3c3 A, mohole-area r1c2 A",
            "claim mayor",
        ],
    );
    for (entry, part) in [
        ("remove 3", "MarsBot has only 2 M€"),
        ("reduce plants", "Plant track is already at 0"),
        ("turn", "Enter the turn together with its card"),
        ("draw comet", "MarsBot doesn’t need a card now"),
        ("draw none", "MarsBot doesn’t need a card now"),
        (
            "standing energizer: 3",
            "no milestone or award called Energizer",
        ),
        ("claim energizer", "no milestone or award called"),
        ("claim mayor", "Mayor is already taken"),
        ("fund mayor", "Unknown word: “mayor” (milestone or award)"),
        ("tiles: greenery r3c3 A", "There is already a tile on r3c3"),
        ("tiles: ocean r3c5", "r3c5 is land"),
        (
            "tiles: ocean r3c5 mangrove",
            "Mangrove doesn’t place such a tile there",
        ),
        ("tiles: greenery r1c4 A", "reserved for an ocean"),
        ("tiles: city r1c4 A", "reserved for an ocean"),
        ("tiles: greenery r5c3 A", "reserved for a city"),
        ("tiles: greenery phobos A", "reserved for a city"),
        ("tiles: city r3c5", "Whose tile is it?"),
        ("tiles: mohole-area r1c4 A", "is already on the board"),
        ("tiles: city r9c9 A", "Unknown word: “r9c9”"),
        ("temperature: 3", "−30 … 8"),
        ("temperature: 300", "−30 … 8"),
        ("oxygen: 15", "0 … 14"),
        ("generation: 20", "1 … 19"),
        ("generation: 0", "1 … 19"),
        ("generation", "4 cards are left in its action deck"),
        ("tokens mine: 2", "Mine can’t hold resources"),
        ("pile: nothing", "Unknown word: “nothing” (card)"),
        ("B money: 1000", "−999 … 999"),
        ("B heat: 3", "Write it like this: B money: 12"),
        ("A energy production: -1", "0 …"),
        ("protected: maybe", "yes or no"),
        ("track building: 19", "0 … 18"),
        ("marks building: 19", "0 … 18"),
        ("turn tags event, active", "Write it like this"),
        ("turn tags tail", "Unknown word: “tail” (tag)"),
        (
            "standing builder",
            "Write it like this: standing Builder: 5",
        ),
        ("weather: fine", "is neither an entry nor a card"),
        ("dance", "“dance” is neither an entry nor a card"),
        ("end", "not complete yet"),
    ] {
        let fault = enter(&mut companion, entry).expect_err(entry);
        assert!(fault.contains(part), "{entry}: {fault}");
        assert_eq!(companion.lines().len(), 3);
    }
    // The same with the card that allows it.
    for entry in [
        "tiles: ocean r3c5 artificial-lake",
        "tiles: greenery r1c4 A mangrove",
        "tiles: city r5c3 A",
        "tiles: city phobos A",
        "tiles: ocean r1c5",
        "A money production: -5",
    ] {
        enter(&mut companion, entry).expect(entry);
    }
}

#[test]
fn an_action_deck_has_so_many_cards() {
    for (level, projects) in [("normal", 3), ("brutal", 4)] {
        let mut companion = session(&against_bot().with("level", level));
        enter_all(&mut companion, &["turn B03", "draw tags none"]);
        let fault = enter(&mut companion, "turn B02").expect_err("a second bonus card");
        assert!(
            fault.contains("one bonus card, and it has been revealed"),
            "{fault}"
        );
        for _ in 0..projects {
            enter(&mut companion, "turn tags none").expect("a project card");
        }
        assert!(!companion.next().contains(&"turn"));
        for card in ["turn mine", "turn B02"] {
            let fault = enter(&mut companion, card).expect_err("one more turn");
            assert!(
                fault.contains("MarsBot passes until the next generation"),
                "{fault}"
            );
        }
        enter(&mut companion, "generation").expect("MarsBot has passed");
        for _ in 0..projects {
            enter(&mut companion, "turn tags none").expect("a project card");
        }
        let fault = enter(&mut companion, "turn mine").expect_err("one too many");
        assert!(
            fault.contains(&format!("All {projects} project cards")),
            "{fault}"
        );
    }
}

#[test]
fn nothing_comes_after_the_last_generation() {
    let mut companion = session(&against_bot());
    enter(&mut companion, "generation: 19").expect("the last one");
    pass(&mut companion);
    enter(&mut companion, "generation").expect("the time is up");
    assert!(companion.next().is_empty());
    let fault = enter(&mut companion, "temperature: 8").expect_err("it is over");
    assert_eq!(fault, "The game is over.");
}

#[test]
fn refusals_are_in_the_language_of_the_reader() {
    for (language, entry, part) in [
        (Language::Polish, "tańcz", "„tańcz” to ani wpis, ani karta"),
        (Language::Polish, "obszary: ocean r3c5", "r3c5 to ląd"),
        (
            Language::Polish,
            "obszary: miasto",
            "Wpisz to tak: obszary: miasto r3c4 A",
        ),
        (
            Language::Polish,
            "tura symbole ogon",
            "Nieznane słowo: „ogon” (symbol)",
        ),
        (Language::Czech, "destičky: oceán r3c5", "r3c5 je pevnina"),
        (Language::Czech, "odeber 3", "MarsBot má jen 0 M€"),
        (Language::Dutch, "tegels: oceaan r3c5", "r3c5 is land"),
        (Language::Dutch, "temperatuur: 3", "−30 … 8"),
    ] {
        let mut companion = session(&against_bot());
        let reader = companion::Reader::new(language);
        let entry = companion.read(entry, &reader);
        let misfit = entry
            .and_then(|entry| companion.enter(entry))
            .expect_err(part);
        let fault = said_in(language, &misfit);
        assert!(fault.contains(part), "{fault}");
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
        "draw none",
        "draw cost 3",
        "draw tags space",
        "claim mayor",
        "fund banker",
        "fund magnate",
        "fund miner",
        "standing miner: -999",
        "standing miner: 999",
        "remove 255",
        "reduce plants",
        "reduce money 255",
        "yes",
        "no",
        "4",
        "1 2",
        "1 2 3",
        "1 2 3 4",
        "tokens: yes",
    ];
    let mut chance = Chance::new(Seed::from_number(3));
    for board in ["tharsis", "hellas", "elysium"] {
        for deals in [false, true] {
            for _ in 0..12 {
                let setup = against_bot().with("board", board).with("level", "brutal");
                let mut companion = if deals {
                    dealing(&setup)
                } else {
                    session(&setup)
                };
                for _ in 0..60 {
                    let word = words[chance.below(words.len() as u32) as usize];
                    drop(enter(&mut companion, word));
                }
                let index = chance.below(1 + companion.lines().len() as u32) as usize;
                drop(companion.strike(index));
                drop(companion.undo());
                assert!(!companion.tracks().is_empty() && !companion.checklist().is_empty());
            }
        }
    }
}
