//! Before the game: seats, colours, options, invitations.

use kit::{Seat, Setup};
use wire::{Clock, Command, Control, ProblemCode, Rules, Stage};

use crate::{A, ANNA, B, BEN, CLEO, Evening, actor};

#[test]
fn people_and_computers_take_seats_and_the_owner_starts() {
    let mut evening = Evening::new(Setup::new(3), Rules::default());
    let sit = |seat| Command::Sit { seat, name: None };
    evening.ok(BEN, sit(B));
    evening.refused(CLEO, sit(B), ProblemCode::SeatTaken);
    evening.refused(CLEO, sit(Seat::new(3)), ProblemCode::NoSuchSeat);
    evening.refused(ANNA, Command::Start, ProblemCode::SeatsFree);
    evening.ok(ANNA, sit(A));
    let computer = |bot: &str| Command::Computer {
        seat: Seat::new(2),
        bot: Some(bot.to_owned()),
    };
    evening.refused(BEN, computer("random"), ProblemCode::NotOwner);
    evening.refused(ANNA, computer("genius"), ProblemCode::UnknownBot);
    evening.ok(ANNA, computer("random"));
    evening.refused(BEN, Command::Start, ProblemCode::NotOwner);
    evening.ok(ANNA, Command::Start);

    let sight = evening.view_for(CLEO);
    assert_eq!(sight.stage, Stage::Playing);
    let controls: Vec<_> = sight.seats.iter().map(|seat| seat.control).collect();
    assert_eq!(
        controls,
        [Control::Human, Control::Human, Control::Computer]
    );
    assert_eq!(sight.seats[1].name.as_deref(), Some("Ben"));
    evening.refused(CLEO, Command::Start, ProblemCode::AlreadyStarted);
    evening.refused(BEN, Command::Stand { seat: B }, ProblemCode::AlreadyStarted);
}

#[test]
fn one_may_stand_up_and_the_owner_may_send_away() {
    let mut evening = Evening::new(Setup::new(2), Rules::default());
    evening.ok(
        BEN,
        Command::Sit {
            seat: A,
            name: None,
        },
    );
    evening.refused(CLEO, Command::Stand { seat: A }, ProblemCode::NotOwner);
    evening.ok(BEN, Command::Stand { seat: A });
    evening.ok(
        BEN,
        Command::Sit {
            seat: B,
            name: None,
        },
    );
    evening.ok(ANNA, Command::Stand { seat: B });
    assert_eq!(evening.view_for(BEN).you.seats, []);
}

#[test]
fn colours_differ() {
    let mut evening = Evening::new(Setup::new(2), Rules::default());
    evening.ok(
        ANNA,
        Command::Sit {
            seat: A,
            name: None,
        },
    );
    evening.ok(ANNA, Command::Colour { colour: 4 });
    evening.ok(
        BEN,
        Command::Sit {
            seat: B,
            name: None,
        },
    );
    evening.refused(BEN, Command::Colour { colour: 4 }, ProblemCode::ColourTaken);
    evening.refused(BEN, Command::Colour { colour: 5 }, ProblemCode::ColourTaken);
    evening.refused(
        CLEO,
        Command::Colour { colour: 3 },
        ProblemCode::NotYourSeat,
    );
    let colours: Vec<_> = evening
        .view_for(ANNA)
        .seats
        .iter()
        .map(|seat| seat.colour)
        .collect();
    assert_eq!(colours, [4, 1]);
}

#[test]
fn options_change_until_the_game_begins() {
    let mut evening = Evening::new(Setup::new(2), Rules::default());
    evening.ok(
        ANNA,
        Command::Sit {
            seat: A,
            name: None,
        },
    );
    let configure = |players, stones: u32, time| Command::Configure {
        setup: Setup::new(players).with("stones", stones),
        rules: Rules {
            clock: Clock::Move { time },
            ..Rules::default()
        },
    };
    evening.refused(BEN, configure(3, 10, 5_000), ProblemCode::NotOwner);
    evening.refused(ANNA, configure(9, 10, 5_000), ProblemCode::BadSetup);
    evening.refused(ANNA, configure(3, 99, 5_000), ProblemCode::BadSetup);
    evening.refused(ANNA, configure(3, 10, 5), ProblemCode::BadRules);
    evening.ok(ANNA, configure(3, 10, 5_000));
    let sight = evening.view_for(ANNA);
    assert_eq!((sight.seats.len(), sight.you.seats), (3, vec![A]));
    evening.ok(ANNA, configure(2, 10, 5_000));
    evening.ok(
        ANNA,
        Command::Sit {
            seat: B,
            name: Some("Otto".to_owned()),
        },
    );
    evening.ok(ANNA, Command::Start);
    assert_eq!(evening.stones(), 10);
    evening.refused(ANNA, configure(3, 10, 5_000), ProblemCode::AlreadyStarted);
}

#[test]
fn names_are_names() {
    let mut evening = Evening::new(Setup::new(2), Rules::default());
    for name in ["", " ", " Anna", "a\u{7}b", &"x".repeat(25)] {
        let name = Some(name.to_owned());
        evening.refused(BEN, Command::Sit { seat: A, name }, ProblemCode::BadName);
    }
    let name = Some("Łucja Žižková".to_owned());
    evening.ok(BEN, Command::Sit { seat: A, name });
}

#[test]
fn a_hot_seat_is_several_seats_of_one_person() {
    let mut evening = Evening::new(Setup::new(2), Rules::default());
    evening.ok(
        ANNA,
        Command::Sit {
            seat: A,
            name: None,
        },
    );
    evening.ok(
        ANNA,
        Command::Sit {
            seat: B,
            name: Some("Otto".to_owned()),
        },
    );
    evening.ok(ANNA, Command::Start);
    assert_eq!(evening.view_for(ANNA).you.seats, [A, B]);
    let take = evening.decision("take 1");
    // Without a word on which seat is meant, there is no knowing.
    evening.refused(ANNA, take.clone(), ProblemCode::NotYourSeat);
    let now = evening.now;
    let as_seat = |evening: &mut Evening, seat, command| {
        evening
            .table
            .command(&actor(ANNA), Some(seat), command, now)
            .map(drop)
    };
    assert!(as_seat(&mut evening, B, &take).is_err());
    assert!(as_seat(&mut evening, A, &take).is_ok());
}

#[test]
fn an_invitation_lets_one_in() {
    let mut evening = Evening::new(Setup::new(2), Rules::default());
    let mut header = evening.table.header().clone();
    header.public = false;
    evening.table = table::Table::open("t", crate::toy(), header);
    let cleo = actor(CLEO).user;
    assert!(!evening.table.may_see(Some(cleo)) && !evening.table.may_see(None));
    assert!(evening.table.admit(cleo, "come  in", 1).is_err());
    assert!(evening.table.admit(cleo, "come in", 1).is_ok());
    assert!(evening.table.may_see(Some(cleo)) && !evening.table.may_see(None));
    assert!(
        evening.table.may_see(Some(actor(ANNA).user)),
        "it is her table"
    );
    assert!(!evening.view_for(CLEO).seed_known);
    let invites = |user| evening.view_for(user).you.invite.is_some();
    assert!(invites(ANNA) && !invites(CLEO));
}

#[test]
fn who_is_invited_sees_that_the_chance_of_the_game_is_known() {
    let mut header = crate::header(Setup::new(2), Rules::default());
    (header.public, header.seed_known) = (false, true);
    let mut evening = Evening::new(Setup::new(2), Rules::default());
    evening.table = table::Table::open("t", crate::toy(), header);
    let admitted = evening.table.admit(actor(BEN).user, "come in", 1);
    evening.save(admitted.expect("the invitation is the right one"));
    assert!(evening.view_for(BEN).seed_known && evening.table.summary(1).seed_known);
    // A list that was stored before this was told can still be read.
    let mut summary = serde_json::to_value(evening.table.summary(1)).expect("plain data");
    summary
        .as_object_mut()
        .expect("an object")
        .remove("seedKnown");
    let old: wire::TableSummary = serde_json::from_value(summary).expect("a summary");
    assert!(!old.seed_known);
}

#[test]
fn nobody_waits_for_ever_for_who_made_the_table() {
    let mut evening = Evening::new(Setup::new(2), Rules::default());
    let sit = |seat| Command::Sit { seat, name: None };
    evening.ok(ANNA, sit(A));
    evening.ok(BEN, sit(B));
    evening.table.arrive(actor(ANNA).user);
    evening.now += 3_600_000;
    assert!(!evening.view_for(BEN).you.owner);
    evening.refused(BEN, Command::Start, ProblemCode::NotOwner);
    evening.table.depart(actor(ANNA).user, evening.now);
    evening.now += 299_999;
    evening.refused(BEN, Command::Start, ProblemCode::NotOwner);
    evening.now += 1;
    assert!(evening.view_for(BEN).you.owner && !evening.view_for(CLEO).you.owner);
    evening.refused(CLEO, Command::Stand { seat: A }, ProblemCode::NotOwner);
    evening.ok(BEN, Command::Stand { seat: A });
    // From then on the table is his, even if Anna comes back.
    evening.table.arrive(actor(ANNA).user);
    evening.ok(BEN, Command::Computer { seat: A, bot: None });
    evening.refused(ANNA, Command::Start, ProblemCode::NotOwner);
    // Until he leaves it.
    evening.ok(BEN, Command::Stand { seat: B });
    assert!(evening.view_for(ANNA).you.owner && !evening.view_for(BEN).you.owner);
    evening.ok(BEN, sit(B));
    evening.ok(ANNA, Command::Start);
    assert_eq!(
        crate::everything(&evening.loaded())[1][1],
        evening.everything()[1][1]
    );
}
