//! What happened at tables is kept, in order, together or not at all.

use sqlx::{Connection as _, Executor as _, SqliteConnection};
use store::{Access, ChatRow, Finished, Kept, KeptKind, NewTable, Placed, Store, StoreError};

use crate::{SERVE, Shelf, create, save};

#[tokio::test]
async fn what_was_saved_is_loaded_after_a_restart() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    create(&store, "t").await;
    store.save(save("t", 2..=3)).await.expect("saved");
    let before = store.load_table("t").await.expect("read").expect("there");
    assert_eq!(before.header, "header of t");
    let seqs: Vec<_> = before.entries.iter().map(|entry| entry.seq).collect();
    assert_eq!(seqs, [1, 2, 3]);
    assert_eq!(before.entries[1].entry, "entry \"2\" of t");
    store.close().await;
    drop(store);
    let store = shelf.open().await;
    assert_eq!(store.load_table("t").await, Ok(Some(before)));
    assert_eq!(store.load_table("u").await, Ok(None));
    assert_eq!(store.clock().await, Ok(Some(30)));
}

#[tokio::test]
async fn many_tables_share_commits_and_one_bad_save_spoils_no_other() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    for table in 0..20 {
        create(&store, &format!("t{table}")).await;
    }
    let mut tasks = tokio::task::JoinSet::new();
    for table in 0..20 {
        let store = store.clone();
        tasks.spawn(async move {
            for seq in 2..=30 {
                // Table 7 sends everything twice.
                let times = if table == 7 { 2 } else { 1 };
                for time in 0..times {
                    let saved = store.save(save(&format!("t{table}"), seq..=seq)).await;
                    let expected = if time == 0 {
                        Ok(())
                    } else {
                        Err(StoreError::Exists)
                    };
                    assert_eq!(saved, expected);
                }
            }
        });
    }
    tasks.join_all().await;
    for table in 0..20 {
        let stored = store
            .load_table(&format!("t{table}"))
            .await
            .expect("read")
            .expect("there");
        assert_eq!(stored.entries.len(), 30);
    }
}

#[tokio::test]
async fn lists_show_the_latest_first() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    let anna = store
        .create_user("Anna", b"1", "here", 1)
        .await
        .expect("stored");
    for table in ["a", "b", "c"] {
        create(&store, table).await;
    }
    let mut playing = save("b", 2..=2);
    playing.stage = "playing".to_owned();
    playing.seats = Some(vec![(0, anna), (2, anna)]);
    playing.wake_at = Some(500);
    store.save(playing).await.expect("saved");
    let mut later = save("a", 2..=9);
    later.seats = Some(vec![(1, anna)]);
    store.save(later).await.expect("saved");

    assert_eq!(
        store.lobby("open", 10).await.expect("read"),
        ["a after 9", "c after 1"]
    );
    assert_eq!(store.lobby("open", 1).await.expect("read"), ["a after 9"]);
    let tables = store.tables_of(anna, 10).await.expect("read");
    let expected = [
        ("a after 9".to_owned(), vec![1]),
        ("b after 2".to_owned(), vec![0, 2]),
    ];
    assert_eq!(tables, expected);
    assert_eq!(
        store.due_tables(499).await.expect("read"),
        Vec::<String>::new()
    );
    assert_eq!(store.due_tables(500).await.expect("read"), ["b"]);
    store.let_sleep("b").await.expect("stored");
    assert_eq!(
        store.due_tables(500).await.expect("read"),
        Vec::<String>::new()
    );
    assert_eq!(store.table_ids("a", 10).await.expect("read"), ["b", "c"]);
}

#[tokio::test]
async fn a_database_of_the_first_version_is_brought_up_to_date() {
    let shelf = Shelf::new();
    std::fs::create_dir_all(shelf.path().parent().expect("a folder")).expect("a folder");
    let url = format!("sqlite:{}?mode=rwc", shelf.path().display());
    let mut old = SqliteConnection::connect(&url).await.expect("made");
    for sql in [
        include_str!("../../migrations/0001_start.sql"),
        "INSERT INTO users (id, name, created) VALUES (7, 'Anna', 1)",
        "INSERT INTO tables (id, header, public, stage, summary, changed)
         VALUES ('t', '{\"owner\":7}', 0, 'open', 'hers', 1), ('u', 'damaged', 0, 'open', 'whose', 1)",
        "PRAGMA user_version = 1",
    ] {
        old.execute(sql).await.expect("as it was then");
    }
    old.close().await.expect("closed");
    let store = shelf.open().await;
    let tables = store.tables_of(7, 9).await.expect("read");
    assert_eq!(tables, [("hers".to_owned(), vec![])]);
    let stored = store.load_table("t").await.expect("read").expect("there");
    assert_eq!((stored.stage.as_str(), stored.kept), ("open", vec![]));
}

#[tokio::test]
async fn what_is_kept_of_a_table_gives_way_to_the_newer_of_its_kind() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    create(&store, "t").await;
    let kept = |kind, body: &[u8]| Kept {
        kind,
        body: body.to_vec(),
    };
    let mut change = save("t", 2..=2);
    change.kept = vec![
        kept(KeptKind::Latest, b"old"),
        kept(KeptKind::Replay, b"whole"),
    ];
    store.save(change).await.expect("saved");
    let newer = kept(KeptKind::Latest, b"new");
    store.keep("t", &newer).await.expect("saved");
    let stored = store.load_table("t").await.expect("read").expect("there");
    // A replay is read only when somebody asks for it.
    assert_eq!(stored.kept, [newer, kept(KeptKind::Replay, b"")]);
    let replay = store.kept("t", KeptKind::Replay).await.expect("read");
    assert_eq!(replay.as_deref(), Some(&b"whole"[..]));
    assert_eq!(store.kept("t", KeptKind::Base).await, Ok(None));
    // What cannot be saved leaves what was kept.
    let mut twice = save("t", 2..=2);
    twice.kept = vec![kept(KeptKind::Latest, b"never")];
    assert_eq!(store.save(twice).await, Err(StoreError::Exists));
    let latest = store.kept("t", KeptKind::Latest).await.expect("read");
    assert_eq!(latest.as_deref(), Some(&b"new"[..]));
}

#[tokio::test]
async fn several_new_tables_are_stored_together_or_not_at_all() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    create(&store, "b").await;
    let new = |table: &str| NewTable {
        header: format!("header of {table}"),
        public: true,
        save: save(table, 1..=1),
    };
    let stored = store.create_tables(&[new("a"), new("b"), new("c")]).await;
    assert_eq!(stored, Err(StoreError::Exists));
    assert_eq!(store.table_ids("", 10).await.expect("read"), ["b"]);
    let stored = store.create_tables(&[new("a"), new("c")]).await;
    assert_eq!(stored, Ok(()));
    assert_eq!(
        store.table_ids("", 10).await.expect("read"),
        ["a", "b", "c"]
    );
}

#[tokio::test]
async fn running_games_and_own_tables_are_listed_however_many_are_over() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    let user = store.create_user("Anna", b"secret", "phone", 5).await;
    let anna = user.expect("stored");
    let made = async |table: &str, stage: &str, at: u64, sits: bool| {
        let mut save = save(table, at..=at);
        save.stage = stage.to_owned();
        save.seats = sits.then(|| vec![(0, anna)]);
        save.owner = (!sits).then_some(anna);
        let header = String::new();
        let new = NewTable {
            header,
            public: false,
            save,
        };
        store.create_table(&new).await.expect("stored");
    };
    made("waits", "playing", 1, true).await;
    made("empty", "open", 2, false).await;
    for at in 3..10 {
        made(&format!("quick {at}"), "over", at, true).await;
    }
    let tables = store.tables_of(anna, 3).await.expect("read");
    let expected = [
        ("empty after 2".to_owned(), vec![]),
        ("waits after 1".to_owned(), vec![0]),
        ("quick 9 after 9".to_owned(), vec![0]),
    ];
    assert_eq!(tables, expected);
}

#[tokio::test]
async fn what_is_said_is_numbered_by_table() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    create(&store, "t").await;
    create(&store, "u").await;
    let said = |text: &str| ChatRow {
        number: 0,
        at: 5,
        room: "players".to_owned(),
        name: "Anna".to_owned(),
        text: text.to_owned(),
        user: None,
    };
    for (table, text, number) in [
        ("t", "hello", 1),
        ("t", "it's ok; \"DROP\"", 2),
        ("u", "hm", 1),
    ] {
        assert_eq!(store.say(table, &said(text)).await, Ok(number));
    }
    let chat = store.chat("t", None, 1).await.expect("read");
    assert_eq!(
        (chat.len(), chat[0].number, chat[0].text.as_str()),
        (1, 2, "it's ok; \"DROP\"")
    );
    assert_eq!(store.chat("t", None, 10).await.expect("read").len(), 2);
    // What others say in another room takes no line away from this one.
    let mut noise = said("boo");
    noise.room = "spectators".to_owned();
    store.say("t", &noise).await.expect("said");
    let chat = store.chat("t", Some("players"), 1).await.expect("read");
    assert_eq!(chat[0].number, 2);
}

#[tokio::test]
async fn results_make_standings_and_ratings() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    let anna = store
        .create_user("Anna", b"1", "here", 1)
        .await
        .expect("stored");
    let ben = store
        .create_user("Ben", b"2", "here", 1)
        .await
        .expect("stored");
    let placed = |user, score, won| Placed {
        user,
        score: Some(score),
        won,
        gave_up: false,
    };
    for (table, seats) in [
        (
            "t",
            vec![placed(Some(anna), 9, true), placed(Some(ben), 4, false)],
        ),
        (
            "u",
            vec![placed(Some(anna), 2, false), placed(None, 4, true)],
        ),
    ] {
        create(&store, table).await;
        let mut last = save(table, 2..=2);
        last.finished = Some(Finished {
            game: "toy".to_owned(),
            rated: seats.iter().all(|seat| seat.user.is_some()),
            seats,
        });
        store.save(last).await.expect("saved");
    }
    let standing = &store.standings(anna).await.expect("read")[0];
    assert_eq!((standing.played, standing.won, standing.rated), (2, 1, 1));
    assert_eq!(standing.rating, 1516.0);
    let moved = store.moved_ratings("t").await.expect("read");
    let brief: Vec<_> = moved
        .iter()
        .map(|it| (it.seat, it.rating, it.moved))
        .collect();
    assert_eq!(brief, [(0, 1516.0, 16.0), (1, 1484.0, -16.0)]);
    assert_eq!(store.moved_ratings("u").await.expect("read"), []);
    let standing = &store.standings(ben).await.expect("read")[0];
    assert_eq!(
        (standing.played, standing.won, standing.rating),
        (1, 0, 1484.0)
    );
}

#[tokio::test]
async fn one_server_at_a_time_but_readers_beside_it() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    create(&store, "t").await;
    let second = Store::open(&shelf.path(), SERVE).await;
    assert!(matches!(second.err(), Some(StoreError::InUse(_))));
    let reader = Store::open(&shelf.path(), Access::Read)
        .await
        .expect("readers may");
    assert!(reader.load_table("t").await.expect("read").is_some());
    let adder = Store::open(&shelf.path(), Access::Add)
        .await
        .expect("so may importers");
    create(&adder, "u").await;
    assert!(store.load_table("u").await.expect("read").is_some());
    drop(store);
    Store::open(&shelf.path(), SERVE)
        .await
        .expect("the first server has ended");
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_is_locked_under_all_its_names_and_no_other_file_is_touched() {
    use std::os::unix::fs::symlink;
    let shelf = Shelf::new();
    let link = shelf.folder.path().join("link.db");
    symlink(shelf.path(), &link).expect("linked");
    std::fs::create_dir(shelf.path().parent().expect("a folder")).expect("made");
    // The link is there before the file.
    let store = Store::open(&link, SERVE).await.expect("it opens");
    for path in [&link, &shelf.path()] {
        let second = Store::open(path, SERVE).await;
        assert!(matches!(second.err(), Some(StoreError::InUse(_))));
    }
    store.close().await;
    drop(store);

    let precious = shelf.folder.path().join("precious");
    std::fs::write(&precious, "precious").expect("written");
    let lock = shelf.path().with_extension("db.lock");
    std::fs::remove_file(&lock).expect("it was there");
    symlink(&precious, &lock).expect("linked");
    assert!(Store::open(&shelf.path(), SERVE).await.is_err());
    let kept = std::fs::read_to_string(&precious).expect("read");
    assert_eq!(kept, "precious");
}
