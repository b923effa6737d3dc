//! Whatever the game asks, refuses and tells has a sentence in every language.

use dice::data::{CardId, Color, StandardAction, Symbol, Tile};
use dice::{Decision, DiceGame, Event, Reason, Source, Spared};
use kit::{Game as _, Log, Preview, Seat, Seed, Setup, Tell as _};
use l10n::{Language, Writer};
use testkit::told::Reader;

#[test]
fn random_games_are_told_in_every_language() {
    let mut reader = Reader::new(Writer::every());
    for number in 0..24_u64 {
        let setup = Setup::new(1 + number as usize % 4)
            .with("corporate-era", if number % 2 == 0 { "yes" } else { "no" })
            .with("promo", if number % 3 == 0 { "yes" } else { "no" });
        reader.play::<DiceGame>(&setup, number, 800);
    }
    let count = reader.count();
    assert!(count > 4_000, "hardly anything was said: {count}");
}

#[test]
fn every_reason_has_a_sentence() {
    let mut reader = Reader::new(Writer::every());
    let dice = [Symbol::Heat, Symbol::Heat, Symbol::City]
        .into_iter()
        .collect();
    let mut reasons = vec![
        Reason::NotAnAnswer,
        Reason::NoSuchCard,
        Reason::NotDealt,
        Reason::NothingToPay { color: None },
        Reason::NoSuchDie {
            symbol: Symbol::Steel,
        },
        Reason::NoWild,
        Reason::NothingToTurn,
        Reason::NoSuchTurn,
        Reason::NothingToSpare,
        Reason::AlreadyUsed,
        Reason::WrongTime,
        Reason::NotYetMain,
        Reason::NotInProduction,
        Reason::ActionTurn,
        Reason::WrongSpace,
        Reason::WrongNumber { most: 4 },
        Reason::ChooseMore,
    ];
    for count in [0, 1, 2, 5] {
        reasons.push(Reason::NotAffordable {
            missing: dice,
            wilds: count,
        });
        reasons.push(Reason::TooFewCards {
            needs: count.max(1),
            has: 0,
        });
    }
    for color in Color::ALL.iter().copied() {
        reasons.push(Reason::PoolEmpty { color });
        reasons.push(Reason::WrongColor { color });
        reasons.push(Reason::NothingToPay { color: Some(color) });
    }
    reasons.extend(Tile::ALL.iter().map(|tile| Reason::NoSpace { tile: *tile }));
    reasons.iter().for_each(|reason| reader.read(reason));
}

#[test]
fn rare_decisions_and_events_have_sentences() {
    let mut reader = Reader::new(Writer::every());
    for words in [
        "play mine sparing steel energy",
        "use ironworks sparing energy",
        "standard temperature sparing heat heat",
        "first 2",
        "option 1",
        "amount 3",
        "lose plant",
    ] {
        let decision: Decision = words.parse().expect(words);
        assert_eq!(decision.to_string(), words);
        reader.read(&decision);
    }
    let card: CardId = "comet".parse().expect("a card");
    for source in [
        Source::Card(card),
        Source::Take,
        Source::Setup,
        Source::Production,
    ] {
        reader.read(&Event::NoEffect {
            seat: Seat::new(1),
            source,
        });
    }
    reader.read(&Decision::Standard(StandardAction::Points, Spared::NONE));
}

#[test]
fn decisions_that_are_no_words_of_the_game_are_explained() {
    for (words, fault) in [
        ("roll purple", "expected a die colour"),
        ("play nothing", "expected a card such as comet"),
        ("play mine sparing heat", "is not in the cost"),
        ("set steel", "expected `set steel city`"),
        ("place H1", "expected a space such as D4"),
        ("amount many", "expected a number after `amount`"),
        ("produce more", "nothing comes after `produce`"),
        ("fly", "expected a decision such as"),
        ("", "expected a decision such as"),
        ("choose comet", "expected a corporation"),
    ] {
        let error = words.parse::<Decision>().expect_err(words);
        assert!(error.contains(fault), "`{words}`: {error}");
    }
    for json in [
        r#"{"play":[250,0]}"#,
        r#"{"place":99}"#,
        r#"{"choose":200}"#,
    ] {
        assert!(serde_json::from_str::<Decision>(json).is_err(), "{json}");
    }
}

#[test]
fn a_preview_says_what_would_change_and_keeps_secrets() {
    let mut game = DiceGame::start(&Setup::new(1), Seed::from_number(3)).expect("a good setup");
    let mut rng = kit::rng(3);
    let (mut events, mut rolls) = (0, 0);
    while game.outcome().is_none() {
        let seat = Seat::new(0);
        for decision in game.legal(seat) {
            let told = |game: &DiceGame| {
                let preview = Preview::new(game, seat, &[decision], &mut kit::rng(0));
                let preview = preview.expect("what is listed can be previewed");
                (preview.events, preview.odds)
            };
            let twin = game.determinize(seat, &mut rng);
            let (sure, odds) = told(&game);
            events += sure.len();
            rolls += odds.len();
            assert_eq!(told(&twin), (sure, odds), "{decision}");
        }
        let (seat, decision) = testkit::random_decision(&game, &mut rng);
        game.apply(seat, &decision, &mut Log::silent())
            .expect("what is listed is legal");
    }
    assert!(
        events > 300 && rolls > 300,
        "{events} events and {rolls} rolls"
    );
}

#[test]
fn odds_are_told_before_a_roll() {
    let english = Writer::new(Language::English);
    let mut game = DiceGame::start(&Setup::new(2), Seed::from_number(1)).expect("a good setup");
    let mut rng = kit::rng(1);
    let seat = loop {
        let (seat, decision) = testkit::random_decision(&game, &mut rng);
        if matches!(decision, Decision::Roll(_)) {
            break seat;
        }
        game.apply(seat, &decision, &mut Log::silent())
            .expect("what is listed is legal");
    };
    let odds = |decision: &Decision| -> Vec<String> {
        let odds = game.odds(seat, decision);
        odds.iter()
            .map(|odds| english.write(&odds.tell()))
            .collect()
    };
    assert_eq!(
        odds(&Decision::Roll(Color::Yellow)),
        ["Rolling 1 yellow die. Chance of at least one: credit 50%, science 33% and Earth 17%."],
    );
    assert!(!odds(&Decision::Produce).is_empty());
}
