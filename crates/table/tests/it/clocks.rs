//! Time: clocks of people, and the hourglass of the table.

use std::sync::Arc;

use kit::{Seat, Setup};
use mars::Mars;
use shifter::Shifter;
use table::{HostedGame, Table};
use wire::{Choice, Clock, Command, Control, Hourglass, Pace, ProblemCode, Rules, Stage, Timeout};

use crate::{A, ANNA, B, BEN, Evening, everything, header};

fn timed(clock: Clock, timeout: Timeout) -> Evening {
    Evening::two(Rules {
        clock,
        timeout,
        pace: Pace::Instant,
        ..Rules::default()
    })
}

#[test]
fn each_decision_has_its_time() {
    let mut evening = timed(Clock::Move { time: 10_000 }, Timeout::Computer);
    assert_eq!(evening.table.wake_at(), Some(11_000));
    evening.now = 10_999;
    assert_eq!(evening.tick(), 0);
    evening.decide(ANNA, "swap");
    assert_eq!(
        evening.table.wake_at(),
        Some(20_999),
        "Anna is asked again, with her whole time"
    );
    evening.now = 20_998;
    evening.decide(ANNA, "take 1");
    assert_eq!(
        evening.table.wake_at(),
        Some(30_998),
        "now Ben's clock runs"
    );
    let clock = |seat: usize| {
        evening.view_for(ANNA).seats[seat]
            .clock
            .expect("there are clocks")
    };
    assert_eq!((clock(0).since, clock(1).since), (None, Some(20_998)));
}

#[test]
fn a_bank_is_spent_and_grows_after_each_turn() {
    let mut evening = timed(
        Clock::Bank {
            time: 60_000,
            increment: 5_000,
        },
        Timeout::Computer,
    );
    evening.now += 10_000;
    evening.decide(ANNA, "swap");
    evening.now += 10_000;
    evening.decide(ANNA, "take 1");
    let left = |evening: &Evening| {
        evening.view_for(ANNA).seats[0]
            .clock
            .expect("there are clocks")
            .left
    };
    assert_eq!(left(&evening), 45_000);
    evening.now += 1_000;
    evening.decide(BEN, "take 1");
    evening.now += 45_000;
    assert_eq!(evening.tick(), 1);
    assert_eq!(
        (left(&evening), evening.view_for(ANNA).seats[0].control),
        (0, Control::Away)
    );
}

#[test]
fn a_computer_takes_over_until_one_is_back() {
    let mut evening = timed(Clock::Move { time: 10_000 }, Timeout::Computer);
    evening.now = 11_000;
    evening.tick();
    let sight = evening.view_for(ANNA);
    assert_eq!(
        (sight.seats[0].control, sight.legal.len()),
        (Control::Away, 0)
    );
    assert_eq!(sight.seats[0].bot.as_deref(), Some("random"));
    assert_eq!(evening.table.thinkers().len(), 1);
    evening.computer("take 1");
    evening.decide(BEN, "take 1");
    evening.ok(ANNA, Command::Back);
    assert_eq!(
        evening.table.wake_at(),
        Some(21_000),
        "her clock runs again"
    );
    evening.decide(ANNA, "take 1");
}

#[test]
fn coming_back_does_not_make_a_late_answer_timely() {
    let mut evening = timed(Clock::Move { time: 10_000 }, Timeout::Computer);
    evening.now = 11_000;
    evening.tick();
    evening.ok(ANNA, Command::Back);
    assert_eq!(evening.view_for(ANNA).seats[0].control, Control::Covered);
    evening.refused(ANNA, Command::Back, ProblemCode::NotPlaying);
    let answer = Command::Decide {
        seq: evening.table.seq(),
        choice: Choice::Words(vec!["take 2".to_owned()]),
        unless_reveals: false,
    };
    evening.refused(ANNA, answer, ProblemCode::NotAsked);
    evening.computer("take 1");
    assert_eq!(evening.view_for(ANNA).seats[0].control, Control::Human);
    evening.decide(BEN, "take 1");
    evening.decide(ANNA, "take 1");
}

#[test]
fn leaving_and_coming_back_brings_no_time() {
    let mut evening = timed(Clock::Move { time: 10_000 }, Timeout::Computer);
    evening.now = 10_000;
    evening.ok(ANNA, Command::Leave);
    evening.now += 5_000;
    evening.ok(ANNA, Command::Back);
    assert_eq!(
        evening.view_for(ANNA).seats[0].control,
        Control::Covered,
        "what she has left to a computer it decides"
    );
    evening.computer("take 1");
    evening.decide(BEN, "take 1");
    evening.decide(ANNA, "take 1");
    // Who is not asked leaves and comes back as they like, and so does everybody without clocks.
    evening.ok(ANNA, Command::Leave);
    evening.ok(ANNA, Command::Back);
    assert_eq!(evening.view_for(ANNA).seats[0].control, Control::Human);
    let mut unhurried = timed(Clock::None, Timeout::Computer);
    unhurried.ok(ANNA, Command::Leave);
    unhurried.ok(ANNA, Command::Back);
    unhurried.decide(ANNA, "take 1");
}

#[test]
fn nobody_gains_time_by_taking_back() {
    let bank = Clock::Bank {
        time: 60_000,
        increment: 30_000,
    };
    let mut evening = timed(bank, Timeout::Computer);
    for _ in 0..5 {
        evening.now += 1_000;
        evening.decide(ANNA, "take 1");
        evening.now += 2_000;
        evening.ok(ANNA, evening.undo());
    }
    let left = |seat: usize| {
        evening.view_for(ANNA).seats[seat]
            .clock
            .map(|clock| clock.left)
    };
    assert_eq!(
        (left(0), left(1)),
        (Some(55_000), Some(60_000)),
        "Ben does not pay for questions that were taken from him"
    );
    assert_eq!(everything(&evening.loaded()), evening.everything());
}

#[test]
fn taking_back_does_not_stop_the_time_of_a_decision() {
    let mut evening = timed(Clock::Move { time: 20_000 }, Timeout::Computer);
    for (words, seconds) in [("take 1", 4), ("swap", 3), ("take 2", 2)] {
        evening.now += seconds * 1_000;
        evening.decide(ANNA, words);
        evening.ok(ANNA, evening.undo());
        if words == "swap" {
            evening.ok(BEN, Command::Consent { agree: true });
        }
    }
    assert_eq!(evening.table.wake_at(), Some(21_000));
    // Nor does thinking about the next one; and nobody loses the game by taking back too late.
    evening.decide(ANNA, "swap");
    evening.ok(ANNA, evening.undo());
    evening.now += 7_000;
    evening.ok(BEN, Command::Consent { agree: true });
    assert_eq!(evening.view_for(ANNA).undo.request, None);
    assert_eq!(evening.table.wake_at(), Some(evening.now + 13_000));
    evening.refused(ANNA, evening.undo(), ProblemCode::NoTimeLeft);
    evening.decide(ANNA, "take 1");
    assert_eq!(everything(&evening.loaded()), evening.everything());
}

#[test]
fn an_empty_bank_shuts_nobody_out() {
    for (timeout, increment, left) in [
        (Timeout::Computer, 0, 30_000),
        (Timeout::Pass, 1_000, 30_000),
        (Timeout::Pass, 40_000, 40_000),
    ] {
        let bank = Clock::Bank {
            time: 60_000,
            increment,
        };
        let mut evening = timed(bank, timeout);
        evening.now += 60_000;
        evening.tick();
        evening.computer("take 1");
        if timeout == Timeout::Computer {
            evening.ok(ANNA, Command::Back);
        }
        evening.decide(BEN, "take 1");
        assert_eq!(evening.tick(), 0);
        assert_eq!(evening.table.wake_at(), Some(evening.now + left));
        evening.decide(ANNA, "take 1");
    }
}

#[test]
fn where_there_is_no_passing_a_computer_makes_one_decision() {
    let mut evening = timed(Clock::Move { time: 10_000 }, Timeout::Pass);
    evening.now = 11_000;
    evening.tick();
    assert_eq!(evening.view_for(ANNA).seats[0].control, Control::Covered);
    evening.computer("swap");
    let sight = evening.view_for(ANNA);
    assert_eq!(
        (sight.asked, sight.seats[0].control),
        (vec![A], Control::Human)
    );
    assert_eq!(evening.table.wake_at(), Some(21_000));
    evening.decide(ANNA, "take 1");
}

#[test]
fn who_is_passed_for_plays_on_themselves_in_the_next_generation() {
    let rules = Rules {
        clock: Clock::Move { time: 10_000 },
        timeout: Timeout::Pass,
        ..Rules::default()
    };
    let game = Arc::new(HostedGame::of::<Mars>());
    let mut evening = Evening {
        table: Table::open("t", game, header(Setup::new(1), rules)),
        rows: Vec::new(),
        now: 1_000,
    };
    let sit = Command::Sit {
        seat: A,
        name: None,
    };
    evening.ok(ANNA, sit);
    evening.ok(ANNA, Command::Start);
    while !evening.view_for(ANNA).legal.contains(&"pass".to_owned()) {
        let words = evening.view_for(ANNA).legal[0].clone();
        evening.decide(ANNA, &words);
    }
    evening.now += 10_000;
    evening.tick();
    let sight = evening.view_for(ANNA);
    assert_eq!(
        (sight.asked, sight.seats[0].control),
        (vec![A], Control::Human)
    );
    assert!(!sight.legal.contains(&"pass".to_owned()), "it is research");
    assert_eq!(evening.table.wake_at(), Some(evening.now + 10_000));
}

#[test]
fn time_can_cost_the_game() {
    let mut evening = timed(Clock::Move { time: 10_000 }, Timeout::Forfeit);
    evening.now = 11_000;
    evening.tick();
    assert_eq!(evening.view_for(ANNA).seats[0].control, Control::Resigned);
    let sight = evening.view_for(ANNA);
    assert_eq!(
        (sight.stage, sight.outcome.expect("a result").winners),
        (Stage::Over, vec![B])
    );
}

#[test]
fn a_held_turn_costs_time_but_not_the_game() {
    let mut evening = timed(Clock::Move { time: 10_000 }, Timeout::Forfeit);
    evening.ok(ANNA, Command::HoldTurns { hold: true });
    evening.decide(ANNA, "take 1");
    evening.now += 10_000;
    evening.tick();
    assert_eq!(evening.view_for(BEN).asked, [B]);
    assert_eq!(evening.view_for(ANNA).seats[0].control, Control::Human);
    evening.decide(BEN, "take 1");
}

#[test]
fn the_table_turns_its_hourglass_where_the_game_has_one() {
    let game = Arc::new(HostedGame::of::<Shifter>());
    let setup = Setup::new(2).with("mode", "compete");
    let rules = Rules {
        clock: Clock::Move { time: 60_000 },
        hourglass: Hourglass(30),
        ..Rules::default()
    };
    let mut evening = Evening {
        table: Table::open("t", game, header(setup, rules)),
        rows: Vec::new(),
        now: 1_000,
    };
    evening.ok(
        ANNA,
        Command::Sit {
            seat: A,
            name: None,
        },
    );
    evening.ok(
        BEN,
        Command::Sit {
            seat: B,
            name: None,
        },
    );
    evening.ok(ANNA, Command::Start);
    for _ in 0..20 {
        if evening.view_for(ANNA).asked.contains(&Seat::TABLE) {
            break;
        }
        evening.now += 1_000;
        let user = if evening.view_for(ANNA).asked.contains(&A) {
            ANNA
        } else {
            BEN
        };
        let words = evening.view_for(user).legal[0].clone();
        evening.decide(user, &words);
    }
    assert_eq!(evening.table.wake_at(), Some(evening.now + 30_000));
    let asked = evening.view_for(ANNA).asked;
    evening.now += 29_999;
    assert_eq!(evening.tick(), 0);
    evening.now += 1;
    assert_eq!(evening.tick(), 1);
    assert_ne!(evening.view_for(ANNA).asked, asked);
    assert_eq!(
        evening.table.wake_at(),
        Some(evening.now + 60_000),
        "the attempt is a new question with a time of its own"
    );
}
