//! Leaving, coming back, giving up.

use kit::{Message, Setup};
use wire::{Clock, Command, Control, ProblemCode, Rules, Stage};

use crate::{A, ANNA, B, BEN, CLEO, Evening, actor};

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

#[test]
fn who_gave_up_does_not_come_back() {
    let mut evening = Evening::two(Rules::default());
    evening.refused(BEN, Command::Claim, ProblemCode::OthersPlay);
    evening.ok(ANNA, Command::Resign);
    evening.refused(ANNA, Command::Back, ProblemCode::NotPlaying);
    evening.refused(ANNA, Command::Resign, ProblemCode::NotPlaying);
    evening.refused(ANNA, Command::Claim, ProblemCode::OthersPlay);
    // Ben may play on against the computer, or be done with it.
    evening.computers();
    evening.ok(BEN, Command::Claim);
    let outcome = evening.view_for(BEN).outcome.expect("a result");
    assert_eq!(outcome.winners, [B]);
    assert_eq!(outcome.verdict, Message::new("table-given-up"));
    let results = evening.table.results();
    let brief: Vec<_> = results
        .iter()
        .map(|result| (result.seat, result.won, result.gave_up))
        .collect();
    assert_eq!(brief, [(A, false, true), (B, true, false)]);
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
