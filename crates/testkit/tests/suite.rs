//! The suite passes a sound game and catches each flaw of an unsound one.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kit::scenario::{parse, run};
use kit::{Game as _, Record, Seat, Seed, Session, Setup, SetupError, UndoError};
use testkit::conformance::{Suite, run as conformance};
use testkit::nonsense;
use testkit::toy::{self, Choice, Toy};

type Sound = Toy<{ toy::SOUND }>;

fn suite<const FLAW: u8>() -> Result<(), String> {
    let setups = [Setup::new(2), Setup::new(4).with("stones", 30)];
    catch_unwind(AssertUnwindSafe(|| {
        conformance::<Toy<FLAW>>(
            &setups,
            Suite {
                games: 40,
                look: 2,
                seed: 1,
                lists_all: true,
            },
        );
    }))
    .map_err(|cause| cause.downcast_ref::<String>().cloned().unwrap_or_default())
}

#[test]
fn a_sound_game_passes() {
    suite::<{ toy::SOUND }>().expect("it is sound");
}

#[test]
fn each_flaw_is_caught_for_what_it_is() {
    for (result, words) in [
        (
            suite::<{ toy::DEAD_END }>(),
            "has answers just when asked|has no legal answer",
        ),
        (suite::<{ toy::LISTS_ILLEGAL }>(), "refused"),
        (suite::<{ toy::LEAKS_VIEW }>(), "may not know"),
        (
            suite::<{ toy::LEAKS_EVENT }>(),
            "is told what it may not know",
        ),
        (suite::<{ toy::FORGETS_REVEAL }>(), "may not know"),
        (suite::<{ toy::ENDLESS }>(), "after its bound"),
        (
            suite::<{ toy::FORGETS_STATE }>(),
            "reads back as something else",
        ),
        (
            suite::<{ toy::ACCEPTS_UNLISTED }>(),
            "accepted, but not listed",
        ),
        (
            suite::<{ toy::LEAKS_TO_SPECTATORS }>(),
            "Spectator is told what it may not know",
        ),
        (
            suite::<{ toy::PEEKS }>(),
            "imagines depends on what it may not know",
        ),
    ] {
        let said = result.expect_err(words);
        assert!(
            words.split('|').any(|words| said.contains(words)),
            "expected `{words}` in:\n{said}"
        );
        assert!(
            said.contains("areo-record 1"),
            "the record is shown:\n{said}"
        );
    }
}

#[test]
fn nonsense_finds_a_number_that_is_trusted() {
    let setups = [Setup::new(2)];
    let report = nonsense::run::<Sound>(&setups, nonsense::messages());
    println!("toy: {report:?}");
    let trusting = catch_unwind(|| {
        nonsense::run::<Toy<{ toy::TRUSTS_NUMBERS }>>(&setups, nonsense::messages())
    });
    let cause = trusting.expect_err("more stones are taken than there are");
    let said = cause.downcast_ref::<String>().expect("a sentence");
    assert!(said.contains("causes a panic after this record"), "{said}");
    assert!(
        said.contains("areo-record 1"),
        "the record is shown:\n{said}"
    );
}

#[test]
fn answers_that_are_picked_unevenly_show_over_many_states() {
    let said = suite::<{ toy::PICKS_UNEVENLY }>().expect_err("the first answer comes too often");
    assert!(said.contains("picked unevenly"), "{said}");
}

#[test]
fn scenarios_play_and_every_failure_names_its_line() {
    let head = "title T\ngame toy, 2 players, stones=7\ngiven stones: 4; chance: 9\n";
    for (lines, fault) in [
        ("do A take 3\nexpect stones: 1; turn: B", None),
        ("only A take 1, take 2, take 3, swap", None),
        (
            "do A swap\nexpect A secret: 9\nkeep A\nblocked A swap because swapped-already",
            None,
        ),
        ("do A take 1\nundo A\nexpect stones: 4", None),
        ("refuse A take 4 because bad-count", None),
        ("refuse B take 1 because not-asked", None),
        ("every 2 stones: at most 4", None),
        ("ask A: turn\nidle B\noffer A swap\nwithhold A take 4", None),
        ("do A take 1\nsays B: toy-took", None),
        (
            "do A take 4\nexpect stones: 0",
            Some((4, "refused because bad-count")),
        ),
        ("expect stones: 5", Some((4, "stones is 4, not 5"))),
        ("expect pebbles: 5", Some((4, "found `pebbles`"))),
        (
            "do A throw 1\nexpect stones: 4",
            Some((4, "found `throw 1`")),
        ),
        ("refuse A take 1 because bad-count", Some((4, "accepted"))),
        ("refuse A take 4 because other", Some((4, "not other"))),
        ("every 1 stones: at least 2", Some((4, "after `A take 3`"))),
        ("do A take 1\nkeep A", Some((5, "could take back"))),
        ("only A swap", Some((4, "is offered"))),
        ("idle C", Some((4, "nobody sits at C"))),
        (
            "expect stones: 4\nexpect C secret: 1",
            Some((5, "nobody sits at C")),
        ),
        (
            "do A take 9\nexpect turn: not me",
            Some((5, "expected a seat")),
        ),
        (
            "do A take 9\nexpect stones: many",
            Some((5, "expected a number")),
        ),
        ("expect stones: 4\nrule T9", Some((5, "no rule `T9`"))),
        ("expect stones: 4\nrule T1", None),
        ("ask B: turn", Some((4, "asked nothing"))),
        ("says A: toy-took", Some((4, "was told"))),
    ] {
        let scenarios = parse(&format!("{head}{lines}\n")).expect("it is well formed");
        let result = run::<Sound>(&scenarios[0], &|message| message.id.to_string());
        match (result, fault) {
            (Ok(()), None) => {}
            (Err(failure), Some((line, words))) => {
                assert_eq!(failure.line, line, "{failure}");
                assert!(
                    failure.what.contains(words),
                    "{failure} does not say `{words}`"
                );
            }
            (result, _) => panic!("{lines}: {result:?}"),
        }
    }
}

#[test]
fn a_damaged_record_is_refused_with_its_line() {
    let mut session =
        Session::<Sound>::start(&Setup::new(2), Seed::from_number(3)).expect("a fine setup");
    for _ in 0..2 {
        let seat = session.game().asked().first().expect("not over");
        session.decide(seat, &Choice::Take(2)).expect("legal");
    }
    let text = session.record().to_string();
    let load = |text: &str| {
        text.parse::<Record>()
            .and_then(|record| Session::<Sound>::load(&record))
    };
    assert_eq!(load(&text).expect("whole").game(), session.game());

    for (from, to, words) in [
        (
            "areo-record 1",
            "areo-record 9",
            "line 1: expected `areo-record 1`",
        ),
        ("A take 2", "A take 9", "`A take 9` is refused: bad-count"),
        ("A take 2", "A steal 2", "line 8: expected take N or swap"),
        ("A take 2", "F take 2", "line 8: expected a seat"),
        ("A take 2", "B take 2", "not-asked"),
        (
            "players 2",
            "players 9",
            "line 5: toy is for 2 to 5 players, not 9",
        ),
        (
            "players 2",
            "players -1",
            "expected a number after `players`",
        ),
        (
            "game toy",
            "game chess",
            "line 2: the record is of chess, not of toy",
        ),
        (
            "seed ",
            "option speed fast\nseed ",
            "line 6: toy has no option `speed`",
        ),
        ("seed ", "seed 1", "64 hexadecimal digits"),
        (
            "B take 2",
            "B take 1",
            "line 10: the record says that it ends in state",
        ),
        ("seed ", "# seed ", "no `seed` line"),
    ] {
        let error = load(&text.replacen(from, to, 1)).expect_err(to).to_string();
        assert!(error.contains(words), "{error} does not say `{words}`");
    }
    assert_eq!(load("").expect_err("empty").line, 1);
}

#[test]
fn a_record_of_another_version_is_judged_by_how_it_plays() {
    let mut session =
        Session::<Sound>::start(&Setup::new(2), Seed::from_number(3)).expect("a fine setup");
    for seat in [Seat::new(0), Seat::new(1)] {
        session.decide(seat, &Choice::Take(2)).expect("legal");
    }
    let older = session.record().to_string();
    let older = older.replace("rules 1", "rules 0");
    let older = older.replace("data toy", "data older");
    let load = |text: &str| Session::<Sound>::load(&text.parse().expect("a record"));
    assert_eq!(load(&older).expect("the same").game(), session.game());

    let differs = "the record is of rules version 0 with data older; under rules version 1 with data \
                   toy it plays differently: ";
    for (from, to, words) in [
        ("A take 2", "A take 9", "`A take 9` is refused: bad-count"),
        ("A take 2", "A steal 2", "expected take N or swap"),
        ("B take 2", "B take 1", "the record says that it ends in"),
        ("players 2", "players 9", "toy is for 2 to 5 players, not 9"),
    ] {
        let failure = load(&older.replacen(from, to, 1)).expect_err(to);
        assert!(failure.is_untrue, "it made sense once: {failure}");
        let expected = format!("{differs}{words}");
        assert!(failure.what.starts_with(&expected), "{failure}");
    }
}

#[test]
fn batches_are_whole_or_nothing_and_undo_stops_at_what_was_learned() {
    let mut session =
        Session::<Sound>::start(&Setup::new(2), Seed::from_number(3)).expect("a fine setup");
    let (a, b) = (Seat::new(0), Seat::new(1));
    let before = session.game().clone();
    assert!(
        session
            .decide_all(a, &[Choice::Swap, Choice::Swap])
            .is_err()
    );
    assert_eq!((session.game(), session.moves().len()), (&before, 0));

    session
        .decide_all(a, &[Choice::Swap, Choice::Take(1)])
        .expect("legal");
    assert_eq!(session.undo(b), Err(UndoError::NotYours));
    session.undo(a).expect("nothing was learned by taking");
    assert_eq!(
        session.undo(a),
        Err(UndoError::Nothing),
        "the swap taught A something"
    );
    session.undo_agreed().expect("all agreed");
    assert_eq!(session.game(), &before);
    assert_eq!(session.undo_agreed(), Err(UndoError::Nothing));
}

#[test]
fn impossible_setups_are_refused_with_what_is_possible() {
    let parse = |words: &[&str]| Setup::parse::<Sound>(2, words.iter().copied());
    assert_eq!(
        parse(&["stones=20"]).expect("fine").get::<Sound>("stones"),
        "20"
    );
    assert_eq!(
        parse(&["stones=15"]).expect("fine"),
        Setup::new(2),
        "a default is not written"
    );
    for (words, said) in [
        ("stones=0", "a number from 1 to 50, not `0`"),
        ("stones=-3", "not `-3`"),
        ("stones=99999999999999999999", "a number from 1 to 50"),
        ("pebbles=3", "no option `pebbles`"),
        ("fast", "no option `fast`"),
        ("stones=3 stones=4", "said twice: 3 and 4"),
    ] {
        let words: Vec<_> = words.split(' ').collect();
        let error = parse(&words).expect_err(said).to_string();
        assert!(error.contains(said), "{error} does not say `{said}`");
    }
    assert!(matches!(
        Setup::parse::<Sound>(6, []),
        Err(SetupError::Players { found: 6, .. })
    ));
}
