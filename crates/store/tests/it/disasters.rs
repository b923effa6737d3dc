//! Full, locked, damaged, foreign: a clear word, and nothing is lost.

use sqlx::{Connection as _, Executor as _, SqliteConnection};
use store::{Access, Save, Store, StoreError};

use crate::{Shelf, create, save};

#[tokio::test]
async fn a_full_disk_is_told_and_what_was_saved_stays() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    create(&store, "t").await;
    store
        .limit_pages(1)
        .await
        .expect("limited to what there is");
    let huge = |seq| {
        let mut change: Save = save("t", seq..=seq);
        change.entries[0].entry = "x".repeat(200_000);
        change
    };
    assert_eq!(store.save(huge(2)).await, Err(StoreError::Full));
    assert_eq!(
        store
            .load_table("t")
            .await
            .expect("read")
            .expect("there")
            .entries
            .len(),
        1
    );
    store
        .limit_pages(1_000_000)
        .await
        .expect("there is room again");
    assert_eq!(store.save(huge(2)).await, Ok(()));
}

#[tokio::test]
async fn a_locked_database_is_told_and_works_again_afterwards() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    create(&store, "t").await;
    let url = format!("sqlite:{}", shelf.path().display());
    let mut other = SqliteConnection::connect(&url)
        .await
        .expect("another program");
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
    let opened = Store::open(&shelf.path(), Access::Serve).await;
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
    let url = format!("sqlite:{}", shelf.path().display());
    let mut other = SqliteConnection::connect(&url)
        .await
        .expect("another program");
    other
        .execute("PRAGMA user_version = 99")
        .await
        .expect("it is from the future");
    other.close().await.expect("closed");
    let opened = Store::open(&shelf.path(), Access::Serve).await;
    assert_eq!(
        opened.err(),
        Some(StoreError::Newer {
            found: 99,
            known: 1
        })
    );
}

#[tokio::test]
async fn a_place_that_cannot_be_written_to_is_told() {
    let shelf = Shelf::new();
    let file = shelf.folder.path().join("file");
    std::fs::write(&file, "x").expect("written");
    for path in [file.join("areo.db"), shelf.folder.path().to_owned()] {
        let opened = Store::open(&path, Access::Serve).await;
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
