//! Generated text: every card in every language, and no form of the data without words.

use std::fmt::Write as _;
use std::path::Path;

use dice::data::{
    CardId, Color, Condition, CorporationId, Count, Effect, Effects, MilestoneId, Parameter, Site,
    StandardAction, Symbol, Tile,
};
use dice::{DiceGame, text};
use kit::{Catalogued as _, Message};
use l10n::{Language, Writer};
use testkit::playthrough;

fn check(writer: &Writer, message: &Message) -> String {
    let text = writer.write(message);
    assert!(
        !text.contains(['[', ']', '{', '}']),
        "{}: {message:?} reads `{text}`",
        writer.language()
    );
    text
}

#[test]
fn the_generated_card_texts_are_fresh() {
    for language in Language::ALL {
        let writer = Writer::new(language);
        let mut all = String::new();
        for entry in DiceGame::catalogue() {
            let _ = writeln!(all, "{} ({})", check(&writer, &entry.name), entry.kind);
            for paragraph in &entry.text {
                let _ = writeln!(all, "  {}", check(&writer, paragraph));
            }
            let _ = writeln!(all, "  = {}", writer.in_short(&entry.text));
        }
        let path = format!("{}/tests/texts/{language}.txt", env!("CARGO_MANIFEST_DIR"));
        playthrough::compare(Path::new(&path), &all);
    }
}

/// Every form of the effect language with every word and plural that it can have.
fn every_effect() -> Vec<Effect> {
    let mut effects = vec![
        Effect::SpendAny,
        Effect::ExtraTurn,
        Effect::ExtraMain,
        Effect::ExtraSupport,
        Effect::ProducePlayed,
        Effect::Exchange {
            from: Symbol::Energy,
            to: Some(Symbol::Credit),
        },
        Effect::Exchange {
            from: Symbol::Science,
            to: None,
        },
        Effect::ChooseOne(vec![
            vec![Effect::Draw(1)].into(),
            vec![Effect::Wild(2)].into(),
        ]),
        Effect::InOrder(vec![Effect::Draw(1), Effect::Score(1)].into()),
        Effect::If {
            condition: Condition::TrackBonus,
            then: Effects::from(vec![Effect::Score(2)]),
        },
    ];
    for count in [1, 2, 5] {
        effects.extend([
            Effect::RollAny(count),
            Effect::PickAny(count),
            Effect::Wild(count),
            Effect::Score(count),
            Effect::Draw(count),
            Effect::Turn(count),
            Effect::Discard(count),
            Effect::Raise(Parameter::Temperature, count),
            Effect::Raise(Parameter::Oxygen, count),
        ]);
        effects.extend(
            Color::ALL
                .iter()
                .flat_map(|color| [Effect::Roll(*color, count), Effect::Pick(*color, count)]),
        );
        effects.extend(
            Symbol::ALL
                .iter()
                .map(|symbol| Effect::Gain(*symbol, count)),
        );
    }
    for color in Color::ALL.iter().copied() {
        effects.extend([Effect::OthersLoseAny(color), Effect::SpendOf(color)]);
    }
    for symbol in Symbol::ALL.iter().copied() {
        effects.extend([
            Effect::OthersLose(symbol),
            Effect::Spend(vec![symbol; 2].into()),
        ]);
    }
    for tile in Tile::ALL.iter().copied() {
        effects.extend([
            Effect::Place(tile, Site::Land),
            Effect::Place(tile, Site::Isolated),
            Effect::Place(Tile::City, Site::NextTo(tile)),
            Effect::ScorePer(Count::Beside(tile)),
            Effect::If {
                condition: Condition::Beside(vec![tile, Tile::Ocean]),
                then: Effects::from(vec![Effect::Draw(1)]),
            },
        ]);
    }
    for count in [Count::TilesInMiddleRow, Count::Cities] {
        effects.extend([Effect::RollPer(Color::Gray, count), Effect::ScorePer(count)]);
    }
    effects
}

#[test]
fn every_form_of_the_effect_language_has_words() {
    for language in Language::ALL {
        let writer = Writer::new(language);
        for effect in every_effect() {
            check(&writer, &text::sentence(text::effect(&effect)));
        }
        for action in StandardAction::ALL.iter().copied() {
            check(&writer, &text::standard(action));
        }
        MilestoneId::all().for_each(|id| drop(check(&writer, &text::milestone(id))));
    }
}

#[test]
fn texts_say_what_cards_do() {
    let english = Writer::new(Language::English);
    let polish = Writer::new(Language::Polish);
    let said = |writer: &Writer, id: &str| -> Vec<String> {
        let card: CardId = id.parse().expect("a card");
        text::card(card)
            .iter()
            .map(|message| writer.write(message))
            .collect()
    };
    assert_eq!(
        said(&english, "mohole-lake"),
        ["Place an ocean; if it is next to a greenery or a city, score 2 VP."]
    );
    assert_eq!(
        said(&english, "electro-catapult"),
        ["Support action: pay 1 steel → roll 3 dice of any colors."]
    );
    assert_eq!(
        said(&english, "bribed-committee"),
        ["Score 5 VP.", "−2 VP at the end of the game."]
    );
    assert_eq!(
        said(&polish, "mohole-area"),
        ["Produkcja: otrzymujesz 2 szare kości i 2 czerwone kości."]
    );
    let helion: CorporationId = "helion".parse().expect("a corporation");
    let text: Vec<_> = text::corporation(helion)
        .iter()
        .map(|text| english.write(text))
        .collect();
    assert_eq!(
        text,
        [
            "Start bonus: take 3 wild tokens.",
            "Production: 1 gray die and 2 red dice."
        ]
    );
}
