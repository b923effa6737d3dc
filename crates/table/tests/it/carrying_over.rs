//! A table that was stored by one version of a game, and is loaded by the next.

use std::sync::Arc;

use bots::BotSpec;
use kit::{Message, Setup};
use serde_json::{Value, json};
use table::{
    CarriedHow, CarriedOver, Checkpoint, Entry, HostedGame, Loaded, Stored, Table, TableViewer,
    UserId, load,
};
use testkit::toy::{NEXT_SAME, NEXT_SECRETS, NEXT_STATE, NEXT_STRICT, SOUND, Toy};
use wire::{Command, Order, ProblemCode, Rules, Stage};

use crate::{ANNA, BEN, CLEO, Evening, everything, value};

fn version<const FLAW: u8>() -> Arc<HostedGame> {
    let bots: &'static [BotSpec<Toy<FLAW>>] = &const { [BotSpec::RANDOM] };
    Arc::new(HostedGame::new::<Toy<FLAW>>(bots, |_| false))
}

/// What a store holds of a table.
struct Shelf(Stored);

impl Shelf {
    /// Of a table that was never stored whole.
    fn of(evening: &Evening) -> Self {
        let results = evening.table.results().into_iter();
        Self(Stored {
            header: evening.table.header().clone(),
            rows: evening.rows.clone(),
            base: None,
            latest: None,
            over: evening.table.stage() == Stage::Over,
            results: results.map(|it| (it.score, it.won)).collect(),
        })
    }

    fn with(mut self, latest: Checkpoint) -> Self {
        self.0.latest = Some(stored(&latest));
        self
    }

    /// Loads it with another version, and stores what became of it.
    fn load(&mut self, game: &Arc<HostedGame>) -> Evening {
        let loaded = load("t", game, &self.0).expect("it can be loaded");
        if let Some(CarriedOver { rows, base, .. }) = loaded.carried {
            self.0.rows.extend(rows);
            self.0.base = base.as_ref().map(stored).or(self.0.base.take());
        }
        self.0.over = loaded.table.stage() == Stage::Over;
        let table = loaded.table;
        // The same again, since nothing is decided twice.
        let again = load("t", game, &self.0).expect("it can be loaded");
        assert!(again.carried.is_none());
        assert_eq!(everything(&again.table), everything(&table));
        Evening {
            now: 1_000,
            table,
            rows: self.0.rows.clone(),
        }
    }

    fn how(&self) -> &CarriedHow {
        let carried = self.0.rows.iter().rev().find_map(|row| match &row.entry {
            Entry::Carried { how, .. } => Some(how),
            _ => None,
        });
        carried.expect("it was carried over")
    }
}

/// As it is read from the disk.
fn stored(checkpoint: &Checkpoint) -> Checkpoint {
    let text = serde_json::to_string(checkpoint).expect("plain data");
    serde_json::from_str(&text).expect("it was written so")
}

/// The log as somebody reads it.
fn log(table: &Table, user: i64) -> Vec<Value> {
    let viewer = TableViewer {
        user: Some(UserId(user)),
        seat: table.seats_of(UserId(user)).next(),
    };
    let entries = table.log(viewer, 0, 1_000).entries;
    entries.iter().map(|entry| json!(entry)).collect()
}

fn last_line(evening: &Evening) -> Message {
    let line = log(&evening.table, CLEO).pop().expect("a line");
    serde_json::from_value(line["text"].clone()).expect("a message")
}

/// Anna has swapped her secret and taken three stones, Ben one.
fn begun() -> Evening {
    let mut evening = Evening::two(Rules::default());
    for (user, words) in [(ANNA, "swap"), (ANNA, "take 3"), (BEN, "take 1")] {
        evening.decide(user, words);
    }
    evening
}

/// Plays to the end, one stone at a time.
fn finish(evening: &mut Evening) {
    while evening.table.stage() == Stage::Playing {
        let (_, user) = evening.table.people_asked().next().expect("somebody");
        evening.decide(user.0, "take 1");
    }
}

#[test]
fn what_stands_as_it_did_goes_on_without_a_word() {
    let evening = begun();
    let mut shelf = Shelf::of(&evening).with(evening.table.checkpoint());
    let mut later = shelf.load(&version::<NEXT_SAME>());
    assert_eq!(*shelf.how(), CarriedHow::Same);
    let told = |table| {
        log(table, ANNA)
            .iter()
            .map(|line| line["text"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(told(&later.table), told(&evening.table));
    assert_eq!(later.view_for(ANNA).view, evening.view_for(ANNA).view);
    // Everything can be taken back, as before.
    later.ok(BEN, later.undo());
    assert_eq!(later.table.record().expect("a game").rules, 2);
    finish(&mut later);
}

#[test]
fn without_a_checkpoint_it_is_told_that_something_may_differ() {
    let mut shelf = Shelf::of(&begun());
    let later = shelf.load(&version::<NEXT_SAME>());
    assert_eq!(*shelf.how(), CarriedHow::Anew);
    assert_eq!(last_line(&later), Message::new("table-carried-anew"));
}

#[test]
fn a_table_where_nothing_has_begun_needs_nothing() {
    let mut evening = Evening::new(Setup::new(2), Rules::default());
    evening.ok(
        ANNA,
        Command::Sit {
            seat: crate::A,
            name: None,
        },
    );
    let loaded = load("t", &version::<NEXT_STRICT>(), &Shelf::of(&evening).0);
    let Loaded { table, carried } = loaded.expect("it can be loaded");
    assert!(carried.is_none());
    assert_eq!(everything(&table), evening.everything());
}

#[test]
fn a_decision_that_is_refused_now_does_not_end_the_game() {
    for next in [version::<NEXT_STRICT>(), version::<NEXT_SECRETS>()] {
        let evening = begun();
        let mut shelf = Shelf::of(&evening).with(evening.table.checkpoint());
        let mut later = shelf.load(&next);
        let resumed = CarriedHow::Resumed { keep: 3, lost: 0 };
        assert_eq!(*shelf.how(), resumed);
        assert_eq!(last_line(&later), Message::new("table-carried-on"));
        for user in [ANNA, BEN, CLEO] {
            let mut lines = log(&later.table, user);
            lines.pop();
            assert_eq!(lines, log(&evening.table, user), "{user}");
            assert_eq!(later.view_for(user).view, evening.view_for(user).view);
        }
        assert_eq!(later.view_for(BEN).undo.agreed, None);
        later.refused(BEN, later.undo(), ProblemCode::NothingToUndo);
        later.decide(ANNA, "take 2");
        later.ok(ANNA, later.undo());
        later.refused(ANNA, later.undo(), ProblemCode::NothingToUndo);
        finish(&mut later);
        assert_eq!(later.table.results().len(), 2);
        // Its replay shows the part that the rules can play.
        let replayable = later.table.replayable().expect("a game");
        assert!(!replayable.is_whole);
        let replay = replayable.replay(kit::Viewer::Archive).expect("it plays");
        assert_eq!(value(&replay.start)["stones"], 11);
        assert_eq!(replay.steps.len(), 11);
        assert!(replay.note.is_some());
        // The record says what it is of, and replays nowhere else.
        let record = later.table.record().expect("a game");
        assert_eq!((record.rules, record.moves.len()), (1, 14));
        shelf.0.rows = later.rows.clone();
        let entries = shelf.0.rows.iter().map(|row| row.entry.clone());
        let raw = table::record(later.table.header(), entries);
        assert_eq!(raw, Some(record));
    }
}

#[test]
fn without_a_checkpoint_it_goes_back_to_before_what_is_refused() {
    let mut shelf = Shelf::of(&begun());
    let mut later = shelf.load(&version::<NEXT_STRICT>());
    assert_eq!(*shelf.how(), CarriedHow::Resumed { keep: 1, lost: 2 });
    let line = Message::new("table-carried-back").with("count", 2);
    assert_eq!(last_line(&later), line);
    assert_eq!(later.stones(), 15);
    assert_eq!(later.view_for(ANNA).asked, [crate::A]);
    finish(&mut later);
}

#[test]
fn what_came_after_the_checkpoint_is_kept_as_far_as_it_fits() {
    let mut evening = begun();
    let checkpoint = evening.table.checkpoint();
    for (user, words) in [(ANNA, "take 2"), (BEN, "take 3"), (ANNA, "take 1")] {
        evening.decide(user, words);
    }
    evening.ok(BEN, Command::HoldTurns { hold: true });
    let orders = vec![Order {
        prompt: "turn".to_owned(),
        words: "take 2".to_owned(),
        once: true,
    }];
    evening.ok(
        ANNA,
        Command::Orders {
            orders: orders.clone(),
        },
    );
    let mut shelf = Shelf::of(&evening).with(checkpoint);
    let mut later = shelf.load(&version::<NEXT_STRICT>());
    assert_eq!(*shelf.how(), CarriedHow::Resumed { keep: 4, lost: 2 });
    assert_eq!(later.stones(), 9);
    // What is around the game is not lost with it.
    assert!(later.view_for(BEN).hold_turns);
    assert_eq!(later.view_for(ANNA).orders, orders);
    // And once more to another version, from where it was carried over.
    later.decide(BEN, "take 2");
    shelf.0.rows = later.rows.clone();
    let again = shelf.load(&version::<SOUND>());
    assert_eq!(*shelf.how(), CarriedHow::Anew);
    assert_eq!(again.view_for(BEN).view, later.view_for(BEN).view);
}

#[test]
fn a_state_that_cannot_be_read_ends_the_game_without_a_result() {
    let evening = begun();
    let mut shelf = Shelf::of(&evening).with(evening.table.checkpoint());
    let mut later = shelf.load(&version::<NEXT_STATE>());
    let verdict = Message::new("table-ended-by-update");
    assert_eq!(last_line(&later), verdict);
    assert_eq!(later.table.stage(), Stage::Over);
    for user in [ANNA, BEN, CLEO] {
        let seen = later.view_for(user);
        let outcome = seen.outcome.expect("it is over");
        assert_eq!((outcome.scores, outcome.winners), (vec![], vec![]));
        assert_eq!(outcome.verdict, verdict);
        // It can be read for ever, by each as far as they could.
        assert_eq!(value(&seen.view), value(&evening.view_for(user).view));
        let mut lines = log(&later.table, user);
        lines.pop();
        assert_eq!(lines, log(&evening.table, user), "{user}");
    }
    let take = later.decision("take 1");
    later.refused(ANNA, take, ProblemCode::NotPlaying);
    later.refused(BEN, later.undo(), ProblemCode::NotPlaying);
    assert_eq!(later.table.wake_at(), None);
    // Also in the version after.
    shelf.0.rows = later.rows.clone();
    let after = shelf.load(&version::<SOUND>());
    assert_eq!(after.table.stage(), Stage::Over);
    assert_eq!(after.view_for(ANNA).outcome, later.view_for(ANNA).outcome);
}

#[test]
fn the_result_of_a_finished_game_stands() {
    let mut evening = begun();
    let early = evening.table.checkpoint();
    finish(&mut evening);
    let result = evening.view_for(ANNA).outcome;
    let last = evening.table.checkpoint();
    let stands = |mut shelf: Shelf, game: Arc<HostedGame>, is_whole: bool| {
        let later = shelf.load(&game);
        assert_eq!(later.table.stage(), Stage::Over);
        let outcome = later.view_for(ANNA).outcome.expect("it is over");
        let expected = result.clone().expect("it is over");
        assert_eq!(
            (outcome.scores, outcome.winners),
            (expected.scores, expected.winners)
        );
        let whole = later.table.replayable().expect("a game").is_whole;
        assert_eq!(whole, is_whole, "{:?}", shelf.how());
        later
    };
    let shelf = || Shelf::of(&evening);
    stands(shelf(), version::<NEXT_SAME>(), true);
    stands(shelf().with(last.clone()), version::<NEXT_SAME>(), true);
    for checkpoint in [&early, &last] {
        let shelf = || shelf().with(checkpoint.clone());
        stands(shelf(), version::<NEXT_STRICT>(), false);
        stands(shelf(), version::<NEXT_SECRETS>(), false);
        stands(shelf(), version::<NEXT_STATE>(), false);
    }
    stands(shelf(), version::<NEXT_STRICT>(), false);
    let later = stands(shelf(), version::<NEXT_SECRETS>(), false);
    assert_eq!(last_line(&later), Message::new("table-older-rules"));
}
