//! Full, locked, damaged, foreign: a clear word, and nothing is lost.

use std::io::{Seek as _, SeekFrom, Write as _};

use sqlx::{Connection as _, Executor as _};
use store::{Access, Integrity, Kept, KeptKind, Save, Store, StoreError};

use crate::{SERVE, Shelf, another, create, save};

#[tokio::test]
async fn a_full_database_is_told_and_what_was_saved_stays() {
    let shelf = Shelf::new();
    let limited = Access::Serve {
        megabytes: 1,
        integrity: Integrity::Quick,
    };
    let store = Store::open(&shelf.path(), limited).await.expect("it opens");
    create(&store, "t").await;
    assert_eq!(store.check().await, Ok(()));
    let mut other = another(&shelf).await;
    let fill = "CREATE TABLE ballast AS SELECT randomblob(1200000) AS ballast";
    other.execute(fill).await.expect("filled by something else");
    let huge = |seq| {
        let mut change: Save = save("t", seq..=seq);
        change.entries[0].entry = "x".repeat(200_000);
        change
    };
    assert_eq!(store.save(huge(2)).await, Err(StoreError::Full));
    assert_eq!(store.check().await, Err(StoreError::Full));
    let stored = store.load_table("t").await.expect("read").expect("there");
    assert_eq!(stored.entries.len(), 1);
    let clear = "DROP TABLE ballast";
    other.execute(clear).await.expect("there is room again");
    assert_eq!(store.save(huge(2)).await, Ok(()));
    assert_eq!(store.check().await, Ok(()));
}

/// Changes the byte by which SQLite tells whether it may write to a file.
async fn set_version(shelf: &Shelf, version: u8) {
    let mut other = another(shelf).await;
    // What is in the log goes into the file first, which has to wait for others who do the same.
    let mut log = shelf.path().into_os_string();
    log.push("-wal");
    while std::fs::metadata(&log).is_ok_and(|log| log.len() > 0) {
        let checkpoint = other.execute("PRAGMA wal_checkpoint(TRUNCATE)").await;
        checkpoint.expect("nobody is writing");
    }
    let file = std::fs::File::options().write(true).open(shelf.path());
    let mut file = file.expect("it opens");
    file.seek(SeekFrom::Start(18)).expect("it is long enough");
    file.write_all(&[version]).expect("written");
}

#[tokio::test]
async fn a_database_that_becomes_read_only_is_told_and_works_again_afterwards() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    create(&store, "t").await;
    // Somebody else's change makes the store read the file anew, and see that byte.
    let change = "CREATE TABLE ballast (x); DROP TABLE ballast";
    another(&shelf).await.execute(change).await.expect("done");
    set_version(&shelf, 3).await;
    for _ in 0..2 {
        assert_eq!(
            store.save(save("t", 2..=2)).await,
            Err(StoreError::ReadOnly)
        );
        assert_eq!(store.check().await, Err(StoreError::ReadOnly));
        assert_eq!(store.set_clock(9).await, Err(StoreError::ReadOnly));
    }
    let stored = store.load_table("t").await.expect("read").expect("there");
    assert_eq!(stored.entries.len(), 1);
    set_version(&shelf, 2).await;
    assert_eq!(store.save(save("t", 2..=2)).await, Ok(()));
    assert_eq!(store.check().await, Ok(()));
}

#[tokio::test]
async fn nothing_is_written_to_a_file_that_was_moved_away() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    create(&store, "t").await;
    let away = shelf.folder.path().join("away.db");
    std::fs::rename(shelf.path(), &away).expect("moved");
    let moved = StoreError::Moved(shelf.path().display().to_string());
    assert_eq!(store.save(save("t", 2..=2)).await, Err(moved.clone()));
    assert_eq!(store.rename(1, "Anna", &[]).await, Err(moved.clone()));
    std::fs::write(shelf.path(), "something else").expect("written");
    assert_eq!(store.check().await, Err(moved));
    std::fs::rename(&away, shelf.path()).expect("put back");
    assert_eq!(store.save(save("t", 2..=2)).await, Ok(()));
}

#[tokio::test]
async fn a_locked_database_is_told_and_works_again_afterwards() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    create(&store, "t").await;
    let mut other = another(&shelf).await;
    other
        .execute("BEGIN EXCLUSIVE")
        .await
        .expect("it locks the database");
    assert_eq!(store.check().await, Err(StoreError::Locked));
    assert_eq!(store.save(save("t", 2..=2)).await, Err(StoreError::Locked));
    other.execute("ROLLBACK").await.expect("it lets go");
    assert_eq!(store.check().await, Ok(()));
    assert_eq!(store.save(save("t", 2..=2)).await, Ok(()));
}

#[tokio::test]
async fn what_is_no_database_is_left_alone() {
    let shelf = Shelf::new();
    std::fs::create_dir_all(shelf.path().parent().expect("a folder")).expect("a folder");
    let text = "this is somebody's diary, not a database\n".repeat(100);
    std::fs::write(shelf.path(), &text).expect("written");
    let opened = Store::open(&shelf.path(), SERVE).await;
    assert!(matches!(opened.err(), Some(StoreError::Corrupt(_))));
    assert_eq!(
        std::fs::read_to_string(shelf.path()).expect("it is there"),
        text
    );
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_alone() {
    let shelf = Shelf::new();
    drop(shelf.open().await);
    let mut other = another(&shelf).await;
    other
        .execute("PRAGMA user_version = 99")
        .await
        .expect("it is from the future");
    other.close().await.expect("closed");
    let opened = Store::open(&shelf.path(), SERVE).await;
    let error = opened.err();
    assert!(matches!(error, Some(StoreError::Newer { found: 99, .. })));
}

#[tokio::test]
async fn a_place_that_cannot_be_written_to_is_told() {
    let shelf = Shelf::new();
    let file = shelf.folder.path().join("file");
    std::fs::write(&file, "x").expect("written");
    for path in [file.join("areo.db"), shelf.folder.path().to_owned()] {
        let opened = Store::open(&path, SERVE).await;
        assert_eq!(
            opened.err(),
            Some(StoreError::ReadOnly),
            "{}",
            path.display()
        );
    }
    let missing = Store::open(&shelf.path(), Access::Read).await;
    assert!(missing.is_err(), "reading makes no database");
    assert!(!shelf.path().exists());
}

#[tokio::test]
async fn the_log_of_the_database_is_brought_back_to_a_bound() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    create(&store, "t").await;
    let log = || {
        let mut path = shelf.path().into_os_string();
        path.push("-wal");
        std::fs::metadata(path).map_or(0, |file| file.len())
    };
    // More in one go than the bound.
    let kept = Kept {
        kind: KeptKind::Latest,
        body: vec![7; 40 << 20],
    };
    store.keep("t", &kept).await.expect("stored");
    assert!(log() > 40 << 20);
    for number in 0..600u16 {
        let small = Kept {
            kind: KeptKind::Latest,
            body: number.to_le_bytes().to_vec(),
        };
        store.keep("t", &small).await.expect("stored");
        if log() <= 16 << 20 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("it stays at {} bytes", log());
}
