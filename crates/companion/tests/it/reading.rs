//! Words and printed names in four languages.

use companion::{Misfit, Reader};
use l10n::{Language, Writer};

use crate::{against_bot, said_in, session};

/// An entry in the words of a language, as it is kept.
fn kept(language: Language, text: &str) -> String {
    let companion = session(&against_bot());
    let entry = companion.read(text, &Reader::new(language));
    entry.map_or_else(
        |misfit| said_in(language, &misfit),
        |entry| entry.to_string(),
    )
}

#[test]
fn printed_names_numbers_and_beginnings_are_understood() {
    use Language::{Czech, Dutch, English, Polish};
    for (language, text, entry) in [
        (English, "turn comet", "turn comet"),
        (English, "turn Comet", "turn comet"),
        (
            English,
            "Turn GHG Producing Bacteria",
            "turn ghg-producing-bacteria",
        ),
        (English, "turn 010", "turn comet"),
        (English, "turn 10", "turn comet"),
        (English, "turn B06", "turn lobbyists"),
        (English, "turn b6", "turn lobbyists"),
        (English, "B01", "turn meteor-shower"),
        (English, "draw B09", "draw corporate-competition"),
        (English, "Kelp", "turn kelp-farming"),
        (English, "Protected Habitats", "turn protected-habitats"),
        (English, "turn search for", "turn search-for-life"),
        (Polish, "tura Kometa", "turn comet"),
        (Polish, "TURA stacja kosmiczna", "turn space-station"),
        (Polish, "tura mrowki", "turn ants"),
        (Polish, "Lobbyści", "turn lobbyists"),
        (Polish, "turn Comet", "turn comet"),
        (Polish, "karta Kopalnia", "draw mine"),
        (
            Polish,
            "tura symbole kosmos, wydarzenie, koszt 12",
            "turn tags space, event, cost 12",
        ),
        (Polish, "karta koszt 12", "draw cost 12"),
        (Polish, "karta brak", "draw none"),
        (Polish, "temperatura: −12", "temperature: -12"),
        (
            Polish,
            "obszary: miasto r3c4 A, ocean r1c2",
            "tiles: city r3c4 A, ocean r1c2",
        ),
        (
            Polish,
            "obszary: zieleń r3c4 ja, miasto r2c2 MarsBot",
            "tiles: greenery r3c4 A, city r2c2 B",
        ),
        (
            Polish,
            "obszary: Strefa Ekologiczna r3c4 A",
            "tiles: ecological-zone r3c4 A",
        ),
        (
            Polish,
            "obszary: ocean r3c5 Sztuczne Jezioro",
            "tiles: ocean r3c5 artificial-lake",
        ),
        (Polish, "tytuł Konstruktor", "claim builder"),
        (Polish, "nagroda Potentat ziemski", "fund landlord"),
        (
            Polish,
            "wynik Planista: 7, Górnik: 3",
            "standing planner: 7, miner: 3",
        ),
        (Polish, "obniż roślinność", "reduce plants"),
        (Polish, "A stal produkcja: 2", "A steel production: 2"),
        (Polish, "roślinność: 3", "A plants: 3"),
        (Polish, "zasoby Ptaki: 2", "tokens birds: 2"),
        (Polish, "tor budowla: 3", "track building: 3"),
        (Polish, "chronione: tak", "protected: yes"),
        (Polish, "pokolenie", "generation"),
        (Czech, "tah Kometa", "turn comet"),
        (Czech, "tah Velký asteroid", "turn big-asteroid"),
        (Czech, "destičky: město r3c4 já", "tiles: city r3c4 A"),
        (Dutch, "beurt Komeet inslag", "turn comet"),
        (Dutch, "beurt gigantische as", "turn big-asteroid"),
        (Dutch, "stand Planner: 4", "standing planner: 4"),
    ] {
        assert_eq!(kept(language, text), entry, "{text}");
    }
}

#[test]
fn what_could_be_several_is_listed() {
    let said = kept(Language::Polish, "tura aster");
    assert!(said.contains("Asteroida (009)"), "{said}");
    assert!(said.contains("Asteroida Bogata w Azot"), "{said}");
    assert_eq!(
        kept(Language::Polish, "tura Asteroida"),
        "turn asteroid",
        "a whole name wins"
    );
    let said = kept(Language::English, "turn zzz");
    assert!(said.contains("Unknown word: “zzz” (card)"), "{said}");
}

#[test]
fn every_printed_name_of_every_language_is_understood() {
    for language in Language::ALL {
        let writer = Writer::new(language);
        let companion = session(&against_bot());
        for card in mars::data::CardId::all() {
            let name = writer.write(&kit::Tell::tell(&card));
            match companion.read(&format!("turn {name}"), &Reader::new(language)) {
                Ok(entry) => assert_eq!(entry.to_string(), format!("turn {card}"), "{name}"),
                Err(Misfit::Ambiguous { found, .. }) => assert!(found.len() > 1, "{name}"),
                Err(misfit) => panic!("{language} {name}: {misfit:?}"),
            }
            // A name alone is a turn, unless it begins with a word of entries.
            let alone = companion.read(&name, &Reader::new(language));
            assert!(
                alone.is_ok() || matches!(alone, Err(Misfit::Ambiguous { .. })),
                "{language} {name}: {alone:?}"
            );
        }
    }
}

#[test]
fn the_words_of_a_language_are_distinct() {
    use companion::{COMMANDS, VERBS, plain};
    for language in Language::ALL {
        let writer = Writer::new(language);
        let reader = Reader::new(language);
        let words: Vec<_> = COMMANDS
            .iter()
            .chain(&VERBS)
            .map(|key| {
                let id = format!("companion-word-{key}");
                assert!(writer.knows(&id), "{id}");
                plain(&writer.write(&kit::Message::new(id)))
            })
            .collect();
        for (index, word) in words.iter().enumerate() {
            assert!(!word.contains(' '), "{word}: one word");
            assert!(!words[..index].contains(word), "{language}: {word} twice");
            assert_eq!(
                reader.command(word).is_some(),
                index < COMMANDS.len(),
                "{word}"
            );
        }
    }
}
