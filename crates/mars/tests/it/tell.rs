//! Whatever the game asks, refuses and tells has a sentence in every language.

use kit::{Game, Log, Message, Preview, Prompt as _, Seat, Seed, Setup, Tell as _};
use l10n::{Language, Writer};
use mars::data::{Parameter, Resource, Tag, Tile};
use mars::{Event, Mars, Reason};
use testkit::told::Reader;

#[test]
fn random_games_are_told_in_every_language() {
    let mut reader = Reader::new(Writer::every());
    for number in 0..12 {
        let setup = Setup::new(1 + number as usize % 3).with(
            "board",
            ["tharsis", "hellas", "elysium"][number as usize % 3],
        );
        reader.play::<Mars>(&setup, number, usize::MAX);
    }
    let count = reader.count();
    assert!(count > 2_000, "hardly anything was said: {count}");
}

#[test]
fn every_reason_has_a_sentence() {
    let (resource, parameter) = (Resource::Steel, Parameter::Oceans);
    for reason in [
        Reason::NotAnAnswer,
        Reason::NoSuchCard,
        Reason::NotAffordable { price: 8, short: 3 },
        Reason::ParameterTooLow {
            parameter,
            needs: 4,
            is: 3,
        },
        Reason::ParameterTooHigh {
            parameter,
            needs: 4,
            is: 5,
        },
        Reason::TooFewTags {
            tag: Tag::Science,
            needs: 3,
            has: 1,
        },
        Reason::TooLittleProduction {
            resource,
            needs: 2,
            has: 1,
        },
        Reason::TooFewCities { needs: 2, has: 1 },
        Reason::TooFewGreeneries { needs: 1, has: 0 },
        Reason::TooLittleStock {
            resource,
            needs: 3,
            has: 1,
        },
        Reason::TooFewTokens { needs: 2, has: 1 },
        Reason::NoSpace { tile: Tile::City },
        Reason::NoClaim,
        Reason::NobodyToReduce { resource, count: 2 },
        Reason::NoCardForIt,
        Reason::AlreadyUsed,
        Reason::NoAction,
        Reason::RatingNotRaised,
        Reason::Taken,
        Reason::NoneLeft,
        Reason::NotReached { needs: 3, has: 1 },
        Reason::NotInSolo,
        Reason::EmptyHand,
        Reason::WrongSpace,
        Reason::PoleNotAffordable { short: 2 },
        Reason::WrongMeans { resource },
        Reason::PaysTooMuch { over: 1 },
        Reason::NeededForEffect { resource, needs: 5 },
        Reason::WrongTarget,
        Reason::Protected,
        Reason::TooMany { most: 3 },
        Reason::TooLateToPass,
        Reason::NothingDone,
        Reason::ChooseMore,
    ] {
        let mut reader = Reader::new(Writer::every());
        reader.read(&reason);
        // The client says the same in short, under another id.
        let told = reason.tell();
        let id = told.id.replace("mars-why-", "mars-brief-");
        if Writer::new(Language::English).knows(&id) {
            let id = id.into();
            reader.read_message(&Message { id, ..told });
        }
    }
}

#[test]
fn a_preview_of_a_greenery_tells_what_every_space_brings() {
    let mut game = Mars::start(&Setup::new(1), Seed::from_number(5)).expect("a good setup");
    let mut rng = kit::rng(5);
    let seat = Seat::new(0);
    let greenery: mars::Decision = "project greenery".parse().expect("words of the game");
    let mut told = 0;
    while game.outcome().is_none() {
        if game.check(seat, &greenery).is_ok() {
            let preview = Preview::new(&game, seat, &[greenery], &mut rng).expect("it is legal");
            let preview = preview.to_the_end(seat);
            assert_eq!(preview.next.as_ref().map(kit::Prompt::code), Some("place"));
            let tells = |wanted: fn(&Event) -> bool| preview.events.iter().any(wanted);
            let rises = tells(|event| matches!(event, Event::Raised { .. }));
            assert_eq!(rises, tells(|event| matches!(event, Event::Rating { .. })));
            // Which space it is, and what that space gives, is not sure.
            assert!(!tells(|event| matches!(event, Event::Placed { .. })));
            told += usize::from(rises);
        }
        let (seat, decision) = testkit::random_decision(&game, &mut rng);
        game.apply(seat, &decision, &mut Log::silent())
            .expect("what is listed is legal");
    }
    assert!(told > 0);
}

#[test]
fn a_preview_of_a_card_goes_on_through_its_payment() {
    let mut game = Mars::start(&Setup::new(1), Seed::from_number(3)).expect("a good setup");
    let mut rng = kit::rng(3);
    let mut paid = 0;
    while game.outcome().is_none() {
        let seat = Seat::new(0);
        for decision in game.legal(seat) {
            let preview = Preview::new(&game, seat, &[decision], &mut rng)
                .expect("what is listed can be previewed");
            let asks = |after: &Mars| after.prompt(seat).map(|prompt| prompt.code());
            let pays = preview.after.as_ref().and_then(asks) == Some("pay");
            let events = preview.events.len();
            let passed = preview.to_the_end(seat);
            if pays {
                assert_ne!(passed.after.as_ref().and_then(asks), Some("pay"));
                assert!(passed.events.len() > events, "{decision}");
                paid += 1;
            }
        }
        let (seat, decision) = testkit::random_decision(&game, &mut rng);
        game.apply(seat, &decision, &mut Log::silent())
            .expect("what is listed is legal");
    }
    assert!(paid > 0);
}
