//! Whatever the game asks, refuses and tells has a sentence in every language.

use std::collections::BTreeSet;

use kit::{Game, Log, Message, Preview, Prompt as _, Seat, Seed, Setup, Tell};
use l10n::{Language, Writer};
use mars::data::{Parameter, Resource, Tag, Tile};
use mars::{Mars, Reason};

/// Writes messages in all languages, each id once for a few of its numbers.
struct Reader {
    writers: Vec<Writer>,
    seen: BTreeSet<String>,
}

impl Reader {
    fn read(&mut self, thing: &dyn Tell) {
        let message = thing.tell();
        if !self.seen.insert(format!("{message:?}")) {
            return;
        }
        for writer in &self.writers {
            let text = writer.write(&message);
            let is_whole = !text.contains(['[', ']', '{', '}']) && !text.is_empty();
            assert!(
                is_whole,
                "{}: {message:?} reads `{text}`",
                writer.language()
            );
        }
    }
}

fn reader() -> Reader {
    let writers = Language::ALL
        .iter()
        .map(|language| Writer::new(*language))
        .collect();
    Reader {
        writers,
        seen: BTreeSet::new(),
    }
}

#[test]
fn random_games_are_told_in_every_language() {
    let mut reader = reader();
    for number in 0..12 {
        let setup = Setup::new(1 + number as usize % 3).with(
            "board",
            ["tharsis", "hellas", "elysium"][number as usize % 3],
        );
        let mut game = Mars::start(&setup, Seed::from_number(number)).expect("a good setup");
        let mut rng = kit::rng(number);
        while game.outcome().is_none() {
            for seat in game.asked().iter() {
                reader.read(&game.prompt(seat).expect("who is asked has a prompt"));
                game.legal(seat)
                    .iter()
                    .for_each(|decision| reader.read(decision));
                game.blocked(seat)
                    .iter()
                    .for_each(|(_, reason)| reader.read(reason));
            }
            let (seat, decision) = testkit::random_decision(&game, &mut rng);
            let mut log = Log::new();
            game.apply(seat, &decision, &mut log)
                .expect("what is listed is legal");
            log.events().iter().for_each(|event| reader.read(event));
        }
        reader.read(&Verdict(game.outcome().expect("the game is over").verdict));
    }
    assert!(
        reader.seen.len() > 2_000,
        "hardly anything was said: {}",
        reader.seen.len()
    );
}

struct Verdict(Message);

impl Tell for Verdict {
    fn tell(&self) -> Message {
        self.0.clone()
    }
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
        reader().read(&reason);
        let brief = Brief(reason).tell();
        if Writer::new(Language::English).knows(&brief.id) {
            reader().read(&Brief(reason));
        }
    }
}

/// The client says the same in short, under another id.
#[derive(Clone, Copy)]
struct Brief(Reason);

impl Tell for Brief {
    fn tell(&self) -> Message {
        let told = self.0.tell();
        let id = told.id.replace("mars-why-", "mars-brief-").into();
        Message { id, ..told }
    }
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
            let passed = preview.passing_obvious(seat);
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
