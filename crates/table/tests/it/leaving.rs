//! Leaving, coming back, giving up.

use std::sync::Arc;

use kit::{Message, Seat, Setup};
use mars::Mars;
use table::{HostedGame, TableViewer};
use wire::{
    Clock, Command, Control, ProblemCode, Resigned, Rules, SeatPlan, Stage, TableCreated, Timeout,
};

use crate::{A, ANNA, B, BEN, CLEO, Evening, SECOND, actor, everything, header};

const C: Seat = Seat::new(2);

#[test]
fn a_computer_plays_for_who_leaves_until_they_are_back() {
    let mut evening = Evening::two(Rules::default());
    evening.ok(ANNA, Command::Leave);
    evening.refused(ANNA, Command::Leave, ProblemCode::NotPlaying);
    evening.refused(ANNA, evening.decision("take 1"), ProblemCode::NotAsked);
    while evening.view_for(BEN).asked == [A] {
        evening.computers();
    }
    evening.decide(BEN, "take 1");
    evening.ok(ANNA, Command::Back);
    evening.refused(ANNA, Command::Back, ProblemCode::NotPlaying);
    evening.decide(ANNA, "take 1");
}

/// Anna, Ben and Cleo play.
fn three(rules: Rules) -> Evening {
    let mut evening = Evening::new(Setup::new(3), rules);
    sit_down(&mut evening);
    evening
}

/// All three take a seat, and the game begins.
fn sit_down(evening: &mut Evening) {
    for (user, seat) in [(ANNA, A), (BEN, B), (CLEO, C)] {
        evening.ok(user, Command::Sit { seat, name: None });
    }
    evening.ok(ANNA, Command::Start);
}

/// Seat, whether they won, whether they gave up.
fn results(evening: &Evening) -> Vec<(Seat, bool, bool)> {
    let results = evening.table.results().into_iter();
    results
        .map(|result| (result.seat, result.won, result.gave_up))
        .collect()
}

#[test]
fn who_gives_up_in_a_game_of_two_has_lost_it() {
    let mut evening = Evening::two(Rules::default());
    evening.refused(BEN, Command::Claim, ProblemCode::OthersPlay);
    evening.ok(ANNA, Command::Resign);
    let sight = evening.view_for(BEN);
    let outcome = sight.outcome.expect("a result");
    assert_eq!((sight.stage, outcome.winners), (Stage::Over, vec![B]));
    assert_eq!(outcome.verdict, Message::new("table-given-up"));
    assert_eq!(sight.seats[0].control, Control::Resigned);
    assert_eq!(results(&evening), [(A, false, true), (B, true, false)]);
    evening.refused(BEN, Command::Claim, ProblemCode::NotPlaying);
    assert_eq!(everything(&evening.loaded()), evening.everything());
}

#[test]
fn time_that_is_up_ends_a_game_of_two_where_it_is_agreed_so() {
    let mut evening = Evening::two(Rules {
        clock: Clock::Move { time: 60_000 },
        timeout: Timeout::Forfeit,
        ..Rules::default()
    });
    evening.now += 60_000;
    evening.tick();
    assert_eq!(evening.view_for(ANNA).stage, Stage::Over);
    assert_eq!(results(&evening), [(A, false, true), (B, true, false)]);
}

#[test]
fn who_gave_up_does_not_come_back_and_a_computer_plays_on() {
    let mut evening = three(Rules::default());
    evening.ok(ANNA, Command::Resign);
    evening.refused(ANNA, Command::Back, ProblemCode::NotPlaying);
    evening.refused(ANNA, Command::Resign, ProblemCode::NotPlaying);
    evening.refused(ANNA, Command::Claim, ProblemCode::OthersPlay);
    while evening.view_for(BEN).asked == [A] {
        evening.computers();
    }
    assert_eq!(evening.view_for(BEN).asked, [B]);
    evening.ok(CLEO, Command::Resign);
    // Ben may play on against computers, or be done with it.
    assert_eq!(evening.view_for(BEN).stage, Stage::Playing);
    evening.ok(BEN, Command::Claim);
    let outcome = evening.view_for(BEN).outcome.expect("a result");
    assert_eq!(outcome.winners, [B]);
    assert_eq!(
        results(&evening),
        [(A, false, true), (B, true, false), (C, false, true)]
    );
}

#[test]
fn a_seat_that_is_removed_passes_where_the_game_knows_passing() {
    let thought = |resigned| {
        let rules = Rules {
            resigned,
            ..Rules::default()
        };
        // Corporations for beginners make the way to the first turn short.
        let mut setup = Setup::new(3);
        setup
            .options
            .insert("beginners".to_owned(), "ABC".to_owned());
        let mars = Arc::new(HostedGame::of::<Mars>());
        let mut evening = Evening::at(&mars, header(setup, rules));
        sit_down(&mut evening);
        while !evening.view_for(ANNA).legal.contains(&"pass".to_owned()) {
            for user in [ANNA, BEN, CLEO] {
                let legal = evening.view_for(user).legal;
                let words = legal
                    .iter()
                    .find(|words| *words == "done")
                    .or(legal.first());
                if let Some(words) = words {
                    evening.decide(user, words);
                }
            }
        }
        evening.ok(ANNA, Command::Resign);
        let thinker = evening.table.thinkers().pop().expect("a computer decides");
        evening.table.thought(&thinker).expect("it thinks").run()
    };
    assert_eq!(thought(Resigned::Removed), "pass");
    assert_ne!(thought(Resigned::Computer), "pass");
}

#[test]
fn a_win_that_a_computer_has_played_out_is_nobodys() {
    // Ben lets a computer play on, which takes the last stone.
    let mut evening = Evening::two(Rules::default());
    evening.ok(BEN, Command::Leave);
    while evening.view_for(ANNA).stage == Stage::Playing {
        match evening.view_for(ANNA).asked == [A] {
            true => evening.decide(ANNA, "take 1"),
            false => evening.computers(),
        }
    }
    let results = evening.table.results();
    assert!(results[1].gave_up && !results[1].won, "{results:?}");
    assert!(!results[0].gave_up, "{results:?}");
    // Also if he comes back for the end of it.
    let mut evening = Evening::two(Rules::default());
    evening.ok(BEN, Command::Leave);
    while evening.stones() > 3 {
        match evening.view_for(ANNA).asked == [A] {
            true => evening.decide(ANNA, "take 1"),
            false => evening.computer("take 1"),
        }
    }
    evening.ok(BEN, Command::Back);
    if evening.view_for(ANNA).asked == [A] {
        evening.decide(ANNA, "take 1");
    }
    let stones = evening.stones();
    evening.decide(BEN, &format!("take {stones}"));
    assert_eq!(evening.view_for(ANNA).stage, Stage::Over);
    let results = evening.table.results();
    assert!(results[1].gave_up && !results[1].won, "{results:?}");
}

#[test]
fn a_game_is_rated_between_people_without_hints() {
    let rated = |evening: &Evening| evening.view_for(ANNA).rated;
    assert!(rated(&Evening::two(Rules::default())));
    let hinted = Evening::two(Rules {
        hints: true,
        ..Rules::default()
    });
    assert!(!rated(&hinted));
    let mut evening = Evening::new(Setup::new(2), Rules::default());
    evening.ok(
        ANNA,
        Command::Sit {
            seat: A,
            name: None,
        },
    );
    assert!(!rated(&evening), "nobody plays against her yet");
    evening.ok(
        ANNA,
        Command::Sit {
            seat: B,
            name: None,
        },
    );
    assert!(!rated(&evening), "she plays against herself");
    evening.ok(ANNA, Command::Stand { seat: B });
    evening.ok(ANNA, Command::Computer { seat: B, bot: None });
    assert!(!rated(&evening), "she plays against a computer");
}

#[test]
fn a_rated_game_gives_no_hints() {
    let mut evening = Evening::two(Rules::default());
    let hint = |evening: &Evening| {
        let hint = evening.table.hint(&actor(ANNA), None, 1, SECOND);
        hint.err().map(|problem| problem.code)
    };
    assert!(evening.view_for(ANNA).rated);
    assert_eq!(hint(&evening), Some(ProblemCode::NoHints));
    evening = Evening::two(Rules {
        hints: true,
        ..Rules::default()
    });
    assert!(!evening.view_for(ANNA).rated);
    assert_eq!(hint(&evening), None);
}

#[test]
fn a_table_that_waits_is_closed_by_its_host() {
    let mut evening = Evening::new(Setup::new(2), Rules::default());
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
    evening.refused(BEN, Command::Close, ProblemCode::NotOwner);
    evening.ok(ANNA, Command::Close);
    let sight = evening.view_for(BEN);
    assert_eq!((sight.stage, sight.outcome), (Stage::Over, None));
    assert!(evening.table.is_closed() && evening.table.results().is_empty());
    evening.refused(
        BEN,
        Command::Sit {
            seat: B,
            name: None,
        },
        ProblemCode::AlreadyStarted,
    );
    assert_eq!(everything(&evening.loaded()), evening.everything());
    let mut begun = Evening::two(Rules::default());
    begun.refused(ANNA, Command::Close, ProblemCode::AlreadyStarted);
}

#[test]
fn who_plays_again_is_led_to_one_table() {
    let mut evening = three(Rules::default());
    let plan = |evening: &Evening, user| evening.table.rematch_plan(&actor(user), None);
    assert!(plan(&evening, ANNA).is_err(), "the game is on");
    for user in [ANNA, CLEO, BEN] {
        evening.ok(user, Command::Resign);
    }
    let new = plan(&evening, BEN).expect("a plan");
    assert_eq!(new.seats, [SeatPlan::Free, SeatPlan::Me, SeatPlan::Free]);
    assert!(!new.start);
    let created = TableCreated {
        id: "u".to_owned(),
        invite: "again".to_owned(),
    };
    let change = evening
        .table
        .rematched(&actor(BEN), &created, evening.now)
        .expect("it is noted");
    evening.save(change);
    let rematch = evening.view_for(ANNA).rematch.expect("a table");
    assert_eq!((rematch.by, rematch.table.as_str()), (B, "u"));
    assert_eq!(rematch.invite.as_deref(), Some("again"));
    let stranger = evening.table.view_for(TableViewer {
        user: None,
        seat: None,
    });
    assert_eq!(stranger.rematch.expect("a table").invite, None);
    assert_eq!(everything(&evening.loaded()), evening.everything());
}

#[test]
fn the_game_is_over_when_all_people_have_given_up() {
    let mut evening = Evening::new(Setup::new(2), Rules::default());
    evening.ok(
        ANNA,
        Command::Sit {
            seat: A,
            name: None,
        },
    );
    evening.ok(ANNA, Command::Computer { seat: B, bot: None });
    evening.ok(ANNA, Command::Start);
    evening.ok(ANNA, Command::Resign);
    let sight = evening.view_for(ANNA);
    let outcome = sight.outcome.expect("a result");
    assert_eq!((sight.stage, outcome.winners), (Stage::Over, vec![B]));
    assert_eq!(outcome.verdict, Message::new("table-forfeited"));
    assert!(sight.seed.is_some());
}

#[test]
fn who_is_gone_for_long_can_be_replaced_while_the_others_wait() {
    let mut evening = Evening::two(Rules::default());
    let replace = Command::Replace { seat: A };
    evening.table.arrive(actor(ANNA).user);
    evening.now += 3_600_000;
    evening.refused(BEN, replace.clone(), ProblemCode::NotGone);
    evening.table.depart(actor(ANNA).user, evening.now);
    evening.now += 299_999;
    evening.refused(BEN, replace.clone(), ProblemCode::NotGone);
    evening.now += 1;
    evening.refused(CLEO, replace.clone(), ProblemCode::NotGone);
    evening.refused(BEN, Command::Replace { seat: B }, ProblemCode::NotGone);
    evening.ok(BEN, replace);
    assert_eq!(evening.view_for(ANNA).seats[0].control, Control::Away);
    evening.ok(ANNA, Command::Back);
}

#[test]
fn where_clocks_run_nobody_is_replaced_before_their_time_is_up() {
    let mut evening = Evening::two(Rules {
        clock: Clock::Move {
            time: 3 * 24 * 3_600_000,
        },
        ..Rules::default()
    });
    evening.now += 24 * 3_600_000;
    evening.refused(BEN, Command::Replace { seat: A }, ProblemCode::NotGone);
    evening.now += 2 * 24 * 3_600_000;
    evening.tick();
    assert_eq!(evening.view_for(ANNA).seats[0].control, Control::Away);
}

#[test]
fn presence_is_seen() {
    let mut evening = Evening::two(Rules::default());
    evening.table.arrive(actor(BEN).user);
    evening.table.arrive(actor(BEN).user);
    evening.table.arrive(actor(CLEO).user);
    evening.table.depart(actor(BEN).user, 1);
    let sight = evening.view_for(ANNA);
    let present: Vec<_> = sight.seats.iter().map(|seat| seat.present).collect();
    assert_eq!((present, sight.watching), (vec![false, true], 1));
}
