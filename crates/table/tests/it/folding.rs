//! A table that was loaded is the table that was saved.

use kit::{Rng, Seat, Session, Setup};
use rand::RngExt as _;
use table::{Author, Entry, Row, Table};
use testkit::toy::{SOUND, Toy};
use wire::{Choice, Clock, Command, Order, Pace, ProblemCode, Rules, Timeout};

use crate::{ANNA, BEN, CLEO, Evening, everything, toy};

fn pick<T: Clone>(rng: &mut Rng, from: &[T]) -> T {
    from[rng.random_range(0..from.len())].clone()
}

/// Anything that somebody might do, sensible or not.
fn anything(rng: &mut Rng, evening: &Evening) -> Command {
    let seat = Seat::new(rng.random_range(0..3));
    let words = pick(
        rng,
        &["take 1", "take 2", "take 3", "swap", "take 9", "sing"],
    );
    let now = evening.table.seq();
    let seq = pick(rng, &[now, now, now, now.saturating_sub(1), now + 1]);
    let flag = rng.random_bool(0.5);
    match rng.random_range(0..24) {
        0 => Command::Sit { seat, name: None },
        1 => Command::Stand { seat },
        2 => Command::Computer { seat, bot: None },
        3 => Command::Colour {
            colour: rng.random_range(0..6),
        },
        4 => Command::Start,
        5 => Command::EndTurn,
        6 | 7 => Command::Undo { seq },
        8 | 9 => Command::Consent { agree: flag },
        10 => Command::Orders {
            orders: vec![Order {
                prompt: "turn".to_owned(),
                words: words.to_owned(),
                once: flag,
            }],
        },
        11 => Command::HoldTurns { hold: flag },
        12 => Command::Leave,
        13 | 14 => Command::Back,
        15 if rng.random_bool(0.1) => Command::Resign,
        16 => Command::Replace { seat },
        17 => Command::Claim,
        18 => Command::Preview {
            choice: Choice::words(words),
        },
        _ => Command::Decide {
            seq,
            choice: Choice::words(words),
            unless_reveals: flag,
        },
    }
}

#[test]
fn after_whatever_happened_the_loaded_table_is_the_same() {
    for seed in 0..100 {
        let mut rng = kit::rng(seed);
        let clock = pick(
            &mut rng,
            &[
                Clock::None,
                Clock::Move { time: 2_000 },
                Clock::Bank {
                    time: 10_000,
                    increment: 500,
                },
            ],
        );
        let timeout = pick(
            &mut rng,
            &[Timeout::Computer, Timeout::Pass, Timeout::Forfeit],
        );
        let rules = Rules {
            clock,
            timeout,
            pace: Pace::Instant,
            ..Rules::default()
        };
        let mut evening = Evening::new(Setup::new(3), rules);
        for (user, seat) in [(ANNA, 0), (BEN, 1), (CLEO, 2)] {
            if rng.random_bool(0.8) {
                evening.ok(
                    user,
                    Command::Sit {
                        seat: Seat::new(seat),
                        name: None,
                    },
                );
            }
        }
        for _ in 0..120 {
            evening.now += rng.random_range(0..400);
            let user = pick(&mut rng, &[ANNA, BEN, CLEO]);
            let command = anything(&mut rng, &evening);
            let before = evening.everything();
            if evening.run(user, &command).is_err() {
                assert_eq!(evening.everything(), before, "{command:?} was refused");
            }
            evening.tick();
            evening.computers();
        }
        let loaded = evening.loaded();
        assert_eq!(everything(&loaded), evening.everything(), "seed {seed}");
        assert_eq!(loaded.record(), evening.table.record());
    }
}

#[test]
fn a_record_can_be_made_without_playing() {
    let mut evening = Evening::two(Rules::default());
    for (user, words) in [(ANNA, "take 1"), (BEN, "take 2")] {
        evening.decide(user, words);
    }
    evening.ok(BEN, evening.undo());
    evening.decide(BEN, "swap");
    let entries = evening.rows.iter().map(|row| row.entry.clone());
    let raw = table::record(evening.table.header(), entries).expect("the game has begun");
    let mut played = evening.table.record().expect("the game has begun");
    played.digest = None;
    assert_eq!(raw, played);
    Session::<Toy<SOUND>>::load(&raw).expect("it can be replayed");
}

#[test]
fn entries_are_stored_as_plain_json() {
    let mut evening = Evening::two(Rules::default());
    evening.decide(ANNA, "take 1");
    for row in &evening.rows {
        let text = serde_json::to_string(&row.entry).expect("plain data");
        assert_eq!(
            serde_json::from_str::<Entry>(&text).expect("it was written so"),
            row.entry
        );
    }
    let last =
        serde_json::to_string(&evening.rows.last().expect("a row").entry).expect("plain data");
    assert_eq!(
        last,
        r#"{"type":"decided","seat":0,"answers":3,"words":["take 1"]}"#
    );
    // So it is of a computer; before there were authors, it looked as above, too.
    let computer = r#"{"type":"decided","seat":1,"answers":4,"words":["swap"],"by":"computer"}"#;
    let Entry::Decided { by, .. } = serde_json::from_str(computer).expect("an entry") else {
        panic!("it is a decision")
    };
    assert_eq!(by, Author::Computer);
}

#[test]
fn what_cannot_be_played_is_told_and_not_repaired() {
    let evening = {
        let mut evening = Evening::two(Rules::default());
        evening.decide(ANNA, "take 1");
        evening
    };
    let load = |change: fn(&mut Vec<Row>)| {
        let mut rows = evening.rows.clone();
        change(&mut rows);
        Table::load("t", toy(), evening.table.header().clone(), &rows)
            .map(drop)
            .map_err(|problem| problem.code)
    };
    let broken = Err(ProblemCode::BrokenTable);
    assert_eq!(load(|_| {}), Ok(()));
    assert_eq!(load(|rows| drop(rows.remove(1))), broken);
    assert_eq!(load(|rows| rows.truncate(2)), Ok(()));
    let decided = |words: &str, seat| Entry::Decided {
        seat,
        answers: 3,
        words: vec![words.to_owned()],
        by: Author::Person,
    };
    assert_eq!(load(|rows| rows[3].entry = Entry::TurnEnded), Ok(()));
    for (words, seat) in [("take 7", 0), ("sing", 0), ("take 1", 1), ("take 1", 4)] {
        let mut rows = evening.rows.clone();
        rows[3].entry = decided(words, Seat::new(seat));
        assert!(
            Table::load("t", toy(), evening.table.header().clone(), &rows).is_err(),
            "{words}"
        );
    }
}
