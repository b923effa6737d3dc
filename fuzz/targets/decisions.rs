//! Answers to a question, in words and in JSON, of every game: none makes the rules panic, and what is
//! accepted can be carried out.

#![no_main]

use std::sync::LazyLock;

use kit::{Seat, Seed, Setup};
use libfuzzer_sys::fuzz_target;
use table::{AnySession, HostedGame};
use wire::Choice;

/// Decisions before the fuzzing begins, so that there is something to decide about.
const BEFORE: usize = 30;

static SESSIONS: LazyLock<Vec<Box<dyn AnySession>>> = LazyLock::new(|| {
    let games = bots::GameName::ALL.iter();
    games
        .map(|&name| {
            let game = bots::with_game!(name, |G| HostedGame::of::<G>());
            let setup = Setup::new(2.max(game.info.fewest));
            let mut session = game.start(&setup, Seed::from_number(7)).expect("it starts");
            for step in 0..BEFORE {
                let Some(seat) = session.asked().first() else {
                    break;
                };
                let legal = session.legal(seat);
                let words = legal[step % legal.len()].clone();
                session.decide(seat, &[words]).expect("it is legal");
            }
            session
        })
        .collect()
});

fuzz_target!(|data: &[u8]| {
    let Some((&which, rest)) = data.split_first() else {
        return;
    };
    let which = usize::from(which);
    let session = &SESSIONS[which % SESSIONS.len()];
    let seat = Seat::new(which / 16 % 2);
    let choice = if which & 8 == 0 {
        let Ok(text) = std::str::from_utf8(rest) else {
            return;
        };
        Choice::Words(text.lines().map(str::to_owned).collect())
    } else {
        let Ok(value) = serde_json::from_slice(rest) else {
            return;
        };
        Choice::Json(vec![value])
    };
    let Ok(words) = session.words(&choice) else {
        return;
    };
    let accepted = session.check(seat, &words).is_ok();
    let foreseen = session.preview(seat, &words).is_ok();
    assert!(foreseen || !accepted, "{words:?} is accepted but cannot be carried out");
    for word in &words {
        // What can be said has a meaning, and is said in the same words again.
        if let Some(meaning) = session.define(word) {
            let again = session.words(&Choice::Json(vec![meaning.json]));
            assert!(again.is_ok(), "{word}");
        }
    }
});
