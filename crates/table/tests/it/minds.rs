//! Computer players remember what they thought and see what happens, also at a table.

use std::sync::Arc;

use bots::{BotSpec, Playable as _};
use kit::{Bot, Budget, Observation, Seed, Setup};
use mars::Mars;
use table::{AnySession, HostedGame};
use testkit::toy::{Choice, Happened, SOUND, Toy};

use super::{A, B, SECOND};

/// Takes one stone at first. Later it takes three if it has seen something happen since, else two.
#[derive(Default)]
struct Diary {
    asked: usize,
    seen: usize,
}

impl Bot<Toy<SOUND>> for Diary {
    fn decide(&mut self, _: &Observation<'_, Toy<SOUND>>) -> Choice {
        self.asked += 1;
        let seen = std::mem::take(&mut self.seen);
        Choice::Take(match (self.asked, seen) {
            (1, _) => 1,
            (_, 0) => 2,
            _ => 3,
        })
    }

    fn see(&mut self, events: &[Happened]) {
        self.seen += events.len();
    }
}

fn session() -> Box<dyn AnySession> {
    const BOTS: &[BotSpec<Toy<SOUND>>] = &[
        BotSpec {
            name: "diary",
            about: "remembers",
            make: |_, _| Box::new(Diary::default()),
        },
        BotSpec::RANDOM,
    ];
    let game = Arc::new(HostedGame::new::<Toy<SOUND>>(BOTS, |_| false));
    let setup = Setup::new(2).with("stones", "21");
    let session = game.start(&setup, Seed::from_number(1));
    session.expect("a plain setup")
}

fn think(session: &mut dyn AnySession) -> String {
    let job = session.thought(B, "diary").expect("B is asked");
    let words = job.run();
    session
        .decide(B, std::slice::from_ref(&words))
        .expect("a legal answer");
    words
}

fn take(session: &mut dyn AnySession) {
    session
        .decide(A, &["take 1".to_owned()])
        .expect("a legal answer");
}

#[test]
fn a_player_remembers_and_is_told_what_happened_until_steps_are_taken_back() {
    let session = &mut *session();
    take(session);
    assert_eq!(think(session), "take 1");
    take(session);
    assert_eq!(think(session), "take 3");
    take(session);
    assert_eq!(think(session), "take 3");
    session.rewind(3);
    assert_eq!(
        think(session),
        "take 1",
        "its thoughts were of another game"
    );
}

#[test]
fn what_was_thought_before_steps_were_taken_back_is_forgotten_also_while_it_is_thought() {
    let session = &mut *session();
    take(session);
    let late = session.thought(B, "diary").expect("B is asked");
    session.rewind(0);
    assert_eq!(late.run(), "take 1");
    take(session);
    assert_eq!(think(session), "take 1");
}

#[test]
fn another_player_at_the_same_seat_begins_anew() {
    let session = &mut *session();
    take(session);
    assert_eq!(think(session), "take 1");
    take(session);
    let other = session.thought(B, "random").expect("B is asked");
    other.run();
    session
        .decide(B, &["take 1".to_owned()])
        .expect("a legal answer");
    take(session);
    assert_eq!(think(session), "take 1");
}

/// A game of Mars in which the first cards are to be bought.
fn buying(game: &HostedGame) -> Box<dyn AnySession> {
    let session = game.start(&Setup::new(2), Seed::from_number(1));
    let mut session = session.expect("a plain setup");
    for seat in [A, B] {
        let corporation = session.legal(seat).swap_remove(0);
        session.decide(seat, &[corporation]).expect("it is legal");
    }
    session
}

#[test]
fn advice_compares_the_best_answers_and_says_why() {
    // However busy the machine is, it thinks equally long.
    const BOTS: &[BotSpec<Mars>] = &[BotSpec {
        name: "searcher",
        about: "tries answers out",
        make: |seed, _| {
            let engineer = Mars::bot("engineer").expect("it exists");
            (engineer.make)(seed, &Budget::iterations(48))
        },
    }];
    let session = buying(&HostedGame::new::<Mars>(BOTS, |_| false));
    let advice = session
        .advice(A, "searcher", 1, SECOND)
        .expect("A is asked");
    let hint = advice.run();
    let [best, second, third] = &hint.options[..] else {
        panic!("{:?}", hint.options);
    };
    assert_eq!(best.words[..], hint.words[..1]);
    assert!((best.points + second.points).abs() < 1e-9, "{hint:?}");
    let legal = session.legal(A);
    for option in [best, second, third] {
        assert!(legal.contains(&option.words[0]), "{option:?}");
        assert!((0.0..=1.0).contains(&option.chance), "{option:?}");
        assert!(hint.dictionary.contains_key(&option.words[0]));
        let mut reasons = option.reasons.iter();
        assert!(reasons.all(|reason| reason.id.starts_with("mars-part-")));
    }
    assert!(hint.options.iter().any(|option| !option.reasons.is_empty()));
}

#[test]
fn advice_leads_to_the_end_of_a_choice_unless_it_is_stopped() {
    let session = buying(&HostedGame::of::<Mars>());
    let advice = || session.advice(A, "settler", 1, SECOND).expect("A is asked");
    let words = advice().run().words;
    assert!(words[0].starts_with("buy "), "{words:?}");
    assert_eq!(words.last().map(String::as_str), Some("done"));
    let stopped = advice();
    stopped.stop().now();
    assert_eq!(stopped.run().words, words[..1]);
}
