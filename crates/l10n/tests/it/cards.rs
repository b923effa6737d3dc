//! The texts of cards, long and short.

use std::collections::BTreeMap;

use bots::{GameName, with_game};
use kit::{Catalogued as _, Message};
use l10n::{Language, Writer};

#[test]
fn the_text_of_every_card_is_made_of_whole_sentences() {
    for language in Language::ALL {
        let writer = Writer::new(language);
        for game in GameName::ALL {
            let texts: Vec<_> = with_game!(game, |G| {
                let entries = G::catalogue().into_iter();
                entries.flat_map(|entry| entry.text).collect()
            });
            for text in texts.iter().map(|text| writer.write(text)) {
                let begins = |sign: char| sign.is_uppercase() || sign.is_numeric() || sign == '−';
                assert!(
                    text.starts_with(begins) && text.ends_with('.'),
                    "{game} in {language}: {text:?}"
                );
            }
        }
    }
}

/// What is gained, spent, or scored later reads differently in short too.
#[test]
fn what_differs_in_full_differs_in_short() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let writer = Writer::new(language);
        for game in GameName::ALL {
            let texts: Vec<_> = with_game!(game, |G| {
                let entries = G::catalogue().into_iter();
                entries.flat_map(|entry| entry.text).collect()
            });
            let mut full = BTreeMap::new();
            for text in &texts {
                let short = writer.in_short(std::slice::from_ref(text));
                let long = writer.write(text);
                let first = full.entry(short).or_insert_with(|| long.clone());
                if *first != long {
                    faults.push(format!("{game} in {language}: {first:?} and {long:?}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_short_text_is_one_line_of_its_sentences_and_their_parts() {
    let amount = |resource: &'static str, count: u8| {
        Message::new("mars-text-amount")
            .with("resource", resource)
            .with("count", count)
    };
    let gain =
        Message::new("mars-text-gain").with("what", vec![amount("plants", 3), amount("steel", 2)]);
    let text = [
        Message::new("mars-text-sentence").with("text", gain),
        Message::new("mars-text-points").with("points", 1),
    ];
    let written = |language| {
        let writer = Writer::new(language);
        (writer.write(&text[0]), writer.in_short(&text))
    };
    let (long, short) = written(Language::English);
    assert_eq!(long, "Gain 3 plants and 2 steel.");
    assert_eq!(short, "3 plants and 2 steel · 1 VP");
    let (long, short) = written(Language::Polish);
    assert_eq!(
        long,
        "Otrzymaj 3 jednostki roślinności i 2 jednostki stali."
    );
    assert_eq!(short, "3 roślinności i 2 stali · 1 PZ");
}
