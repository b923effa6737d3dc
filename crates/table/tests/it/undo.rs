//! Taking back: alone, by consent, and keeping a turn open for it.

use kit::{Seat, Setup};
use wire::{Choice, Command, Order, ProblemCode, Rules};

use crate::{A, ANNA, B, BEN, CLEO, Evening, actor};

#[test]
fn one_takes_back_alone_what_nobody_learned_from() {
    let mut evening = Evening::two(Rules::default());
    evening.refused(ANNA, evening.undo(), ProblemCode::NothingToUndo);
    let before = evening.view_for(CLEO).view;
    evening.decide(ANNA, "take 2");
    assert_eq!(evening.view_for(ANNA).undo.alone.as_deref(), Some("take 2"));
    assert_eq!(evening.view_for(BEN).undo.alone, None);
    evening.refused(BEN, evening.undo(), ProblemCode::NothingToUndo);
    evening.ok(ANNA, evening.undo());
    assert_eq!(evening.view_for(CLEO).view, before);
    assert_eq!(evening.view_for(ANNA).asked, [A]);
}

#[test]
fn a_decision_of_several_steps_is_taken_back_as_one() {
    let mut evening = Evening::two(Rules::default());
    evening.decide(ANNA, "take 1");
    evening.decide(BEN, "take 1");
    let steps = Choice::Words(vec!["swap".to_owned(), "take 1".to_owned()]);
    let seq = evening.table.seq();
    evening.ok(
        ANNA,
        Command::Decide {
            seq,
            choice: steps,
            unless_reveals: false,
        },
    );
    // The first of the steps has told Anna something, so Ben must agree.
    assert_eq!(evening.view_for(ANNA).undo.alone, None);
    evening.ok(ANNA, evening.undo());
    assert_eq!(
        evening.view_for(BEN).undo.request.expect("a request").count,
        2
    );
    evening.ok(BEN, Command::Consent { agree: true });
    assert_eq!(
        evening.table.record().expect("the game is on").moves.len(),
        2
    );
}

#[test]
fn going_further_back_needs_everybody() {
    let mut evening = Evening::new(Setup::new(3), Rules::default());
    for (user, seat) in [(ANNA, 0), (BEN, 1), (CLEO, 2)] {
        evening.ok(
            user,
            Command::Sit {
                seat: Seat::new(seat),
                name: None,
            },
        );
    }
    evening.ok(ANNA, Command::Start);
    evening.decide(ANNA, "take 1");
    evening.decide(BEN, "swap");
    assert_eq!(
        evening.view_for(ANNA).undo.agreed.as_deref(),
        Some("take 1")
    );
    evening.ok(ANNA, evening.undo());
    let request = evening.view_for(CLEO).undo.request.expect("a request");
    assert_eq!((request.by, request.count), (A, 2));
    let told = request.told.expect("everybody has read of it");
    assert_eq!(told.id, "toy-took");
    assert_eq!(request.waiting, [B, Seat::new(2)]);
    evening.refused(
        ANNA,
        Command::Consent { agree: true },
        ProblemCode::NotRequested,
    );
    evening.ok(BEN, Command::Consent { agree: true });
    evening.refused(
        BEN,
        Command::Consent { agree: true },
        ProblemCode::NotRequested,
    );
    assert_eq!(evening.stones(), 14, "Cleo has not agreed yet");
    evening.ok(CLEO, Command::Consent { agree: true });
    assert_eq!(evening.stones(), 15);
    assert_eq!(evening.view_for(ANNA).asked, [A]);
    assert_eq!(evening.view_for(ANNA).undo.request, None);
}

#[test]
fn one_refusal_or_one_decision_ends_a_request() {
    let mut evening = Evening::two(Rules::default());
    evening.decide(ANNA, "swap");
    evening.ok(ANNA, evening.undo());
    evening.ok(BEN, Command::Consent { agree: false });
    assert_eq!(evening.view_for(ANNA).undo.request, None);
    evening.ok(ANNA, evening.undo());
    assert!(evening.view_for(ANNA).undo.request.is_some());
    evening.decide(ANNA, "take 1");
    assert_eq!(evening.view_for(ANNA).undo.request, None);
    evening.refused(
        BEN,
        Command::Consent { agree: true },
        ProblemCode::NotRequested,
    );
}

#[test]
fn who_gives_up_need_not_agree() {
    let mut evening = Evening::new(Setup::new(3), Rules::default());
    for (user, seat) in [(ANNA, A), (BEN, B)] {
        evening.ok(user, Command::Sit { seat, name: None });
    }
    let seat = Seat::new(2);
    evening.ok(ANNA, Command::Computer { seat, bot: None });
    evening.ok(ANNA, Command::Start);
    evening.decide(ANNA, "swap");
    evening.ok(ANNA, evening.undo());
    evening.ok(BEN, Command::Resign);
    assert!(
        evening.view_for(ANNA).legal.contains(&"swap".to_owned()),
        "the swap is undone"
    );
}

#[test]
fn nothing_that_was_learned_is_taken_back_behind_the_back_of_who_is_away() {
    let mut evening = Evening::two(Rules::default());
    evening.decide(ANNA, "swap");
    evening.ok(ANNA, evening.undo());
    evening.ok(BEN, Command::Leave);
    let swap = "swap".to_owned();
    assert!(!evening.view_for(ANNA).legal.contains(&swap));
    evening.decide(ANNA, "take 1");
    evening.computer("swap");
    evening.ok(ANNA, evening.undo());
    assert_eq!(
        evening
            .view_for(ANNA)
            .undo
            .request
            .expect("a request")
            .waiting,
        [B]
    );
    // He may agree from afar, or when he is back.
    evening.ok(BEN, Command::Consent { agree: true });
    assert_eq!(
        (evening.stones(), evening.view_for(ANNA).asked),
        (15, vec![A])
    );
    // What nobody has learned from is taken back alone.
    evening.decide(ANNA, "take 2");
    evening.ok(ANNA, evening.undo());
    assert_eq!(evening.stones(), 15);
}

#[test]
fn against_computers_one_goes_back_at_will() {
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
    evening.decide(ANNA, "take 1");
    while evening.view_for(ANNA).asked == [B] {
        evening.computers();
    }
    assert!(evening.stones() < 14);
    evening.ok(ANNA, evening.undo());
    assert_eq!(
        (evening.stones(), evening.view_for(ANNA).asked),
        (15, vec![A])
    );
}

#[test]
fn undo_of_something_older_than_was_seen_is_stale() {
    let mut evening = Evening::two(Rules::default());
    evening.decide(ANNA, "take 1");
    let undo = evening.undo();
    evening.decide(BEN, "take 1");
    evening.refused(ANNA, undo, ProblemCode::Stale);
}

#[test]
fn a_turn_can_be_kept_open() {
    let mut evening = Evening::two(Rules::default());
    evening.ok(ANNA, Command::HoldTurns { hold: true });
    evening.decide(ANNA, "take 1");
    let ben = evening.view_for(BEN);
    assert_eq!(
        (ben.held, ben.asked, ben.legal.len()),
        (Some(A), vec![A], 0)
    );
    evening.refused(BEN, evening.decision("take 1"), ProblemCode::Held);
    evening.refused(BEN, Command::EndTurn, ProblemCode::NotAsked);
    evening.ok(ANNA, evening.undo());
    assert_eq!(evening.view_for(ANNA).held, None);
    evening.decide(ANNA, "take 2");
    evening.ok(ANNA, Command::EndTurn);
    evening.decide(BEN, "take 1");
    assert_eq!(evening.stones(), 12);
}

#[test]
fn an_answer_in_advance_keeps_no_turn_open() {
    let mut evening = Evening::two(Rules::default());
    evening.ok(BEN, Command::HoldTurns { hold: true });
    evening.ok(BEN, order("take 2", true));
    evening.decide(ANNA, "take 1");
    let sight = evening.view_for(ANNA);
    assert_eq!((sight.held, sight.asked), (None, vec![A]));
    evening.decide(ANNA, "take 1");
    evening.decide(BEN, "take 1");
    assert_eq!(evening.view_for(ANNA).held, Some(B));
}

#[test]
fn a_turn_is_not_kept_open_by_who_leaves() {
    let mut evening = Evening::two(Rules::default());
    evening.ok(ANNA, Command::HoldTurns { hold: true });
    evening.decide(ANNA, "take 1");
    evening.ok(ANNA, Command::Leave);
    evening.decide(BEN, "take 1");
}

#[test]
fn the_log_forgets_what_was_taken_back() {
    let mut evening = Evening::two(Rules::default());
    evening.decide(ANNA, "take 1");
    let seen = evening.table.seq();
    evening.decide(BEN, "take 1");
    evening.ok(BEN, Command::HoldTurns { hold: true });
    let later = evening.table.seq();
    let (change, _) = evening
        .run(BEN, &evening.undo())
        .expect("nobody learned anything");
    let viewer = table::TableViewer {
        user: Some(actor(CLEO).user),
        seat: None,
    };
    let log = change.log(viewer.viewer()).expect("something to tell");
    assert_eq!(log.after, seen, "what came after is dropped");
    let ids: Vec<_> = log
        .entries
        .iter()
        .map(|entry| entry.text.id.as_ref())
        .collect();
    assert_eq!(ids, ["table-undone"]);
    // Who was away when it was undone is told to drop it, too.
    let resumed = evening.table.log(viewer, later, 100);
    assert_eq!((resumed.after, resumed.entries), (seen, log.entries));
}

fn order(words: &str, once: bool) -> Command {
    Command::Orders {
        orders: vec![Order {
            prompt: "turn".to_owned(),
            words: words.to_owned(),
            once,
        }],
    }
}

#[test]
fn what_orders_have_answered_is_taken_back_with_the_decision_before() {
    let mut evening = Evening::two(Rules::default());
    evening.decide(ANNA, "take 1");
    evening.decide(BEN, "take 1");
    evening.decide(ANNA, "swap");
    evening.ok(ANNA, order("take 2", false));
    assert_eq!(evening.stones(), 11, "the order has answered");
    assert_eq!(evening.view_for(ANNA).undo.agreed.as_deref(), Some("swap"));
    evening.ok(ANNA, evening.undo());
    evening.ok(BEN, Command::Consent { agree: true });
    let sight = evening.view_for(ANNA);
    assert_eq!((evening.stones(), sight.asked), (13, vec![A]));
    assert!(sight.legal.contains(&"swap".to_owned()));
    // Her order waits until she has decided by herself.
    assert_eq!(sight.orders.len(), 1);
    evening.decide(ANNA, "swap");
    assert_eq!(evening.stones(), 11);
    // Or until she gives it again.
    evening.ok(ANNA, evening.undo());
    evening.ok(BEN, Command::Consent { agree: true });
    evening.ok(ANNA, order("take 2", false));
    assert_eq!(evening.stones(), 11);
    assert_eq!(super::everything(&evening.loaded()), evening.everything());
}

#[test]
fn an_answer_in_advance_alone_can_be_taken_back_once_and_for_all() {
    let mut evening = Evening::two(Rules::default());
    for once in [true, false] {
        let stones = evening.stones();
        evening.ok(BEN, order("take 2", once));
        evening.decide(ANNA, "take 1");
        assert_eq!(evening.stones(), stones - 3);
        assert_eq!(evening.view_for(BEN).undo.alone.as_deref(), Some("take 2"));
        evening.ok(BEN, evening.undo());
        let sight = evening.view_for(BEN);
        assert_eq!((evening.stones(), sight.asked), (stones - 1, vec![B]));
        evening.decide(BEN, "take 1");
    }
}

#[test]
fn what_a_computer_decided_for_somebody_is_not_theirs_to_take_back() {
    let mut evening = Evening::two(Rules::default());
    evening.ok(ANNA, Command::Leave);
    while evening.view_for(ANNA).asked == [A] {
        evening.computers();
    }
    evening.ok(ANNA, Command::Back);
    evening.refused(ANNA, evening.undo(), ProblemCode::NothingToUndo);
}

#[test]
fn against_computers_everything_can_be_taken_back_and_nothing_is_asked_twice() {
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
    let swap = |evening: &Evening| Command::Decide {
        seq: evening.table.seq(),
        choice: Choice::words("swap"),
        unless_reveals: true,
    };
    evening.ok(ANNA, swap(&evening));
    let undo = evening.view_for(ANNA).undo;
    assert_eq!((undo.alone.as_deref(), undo.agreed), (Some("swap"), None));
    assert!(undo.always);
    evening.ok(ANNA, evening.undo());
    assert_eq!(evening.view_for(ANNA).undo.request, None);
    let mut with_ben = Evening::two(Rules::default());
    assert!(!with_ben.view_for(ANNA).undo.always);
    with_ben.refused(ANNA, swap(&with_ben), ProblemCode::Reveals);
}
