//! Games as record files, out of a database with troubles and into it; copies of whole databases.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::{Value, json};
use server::{BackupError, Config, Exported, NotExported, Server, Verified};
use sqlx::{Connection as _, Executor as _};

use crate::disasters::database;
use crate::{Client, House, games};

/// Every game of a database.
pub(crate) async fn exported(database: &Path) -> Vec<Exported> {
    let mut exported = Vec::new();
    let each = |game| {
        exported.push(game);
        Ok::<_, BackupError>(())
    };
    let all = server::export(database, None, each).await;
    all.expect("the database can be read");
    exported
}

/// Damages what is stored of a table, and of no other.
async fn damage(house: &House, table: &str) {
    const PAGE: usize = 4_096;
    let mut connection = database(house).await;
    // Long enough to fill pages of its own.
    sqlx::query("UPDATE tables SET header = ? WHERE id = ?")
        .bind("Q".repeat(20 * PAGE))
        .bind(table)
        .execute(&mut connection)
        .await
        .expect("written");
    let checkpoint = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").await;
    checkpoint.expect("all of it is in the file");
    connection.close().await.expect("closed");
    let mut bytes = std::fs::read(house.database()).expect("read");
    let mut pages = bytes.chunks_mut(PAGE);
    let page = pages.find(|page| page[4..].iter().all(|byte| *byte == b'Q'));
    // A page begins with the number of the next one.
    page.expect("such a page")[..4].fill(0xff);
    std::fs::write(house.database(), bytes).expect("written");
}

#[tokio::test]
async fn one_game_that_cannot_be_read_is_told_and_the_others_are_exported() {
    let mut house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(anna.hot_seat("toy").await);
    }
    house.stop().await;
    tables.sort();
    damage(&house, &tables[1]).await;
    let exported = exported(&house.database()).await;
    let ids: Vec<_> = exported.iter().map(|game| game.id.clone()).collect();
    assert_eq!(ids, tables);
    for (number, game) in exported.iter().enumerate() {
        let unreadable = matches!(game.record, Err(NotExported::Unreadable(_)));
        assert_eq!(unreadable, number == 1, "{:?}", game.record);
    }
}

/// Every table of a copy, with what is wrong with it.
async fn verified(copy: &Path) -> Vec<Verified> {
    let mut verified = Vec::new();
    let each = |table| {
        verified.push(table);
        Ok::<_, BackupError>(())
    };
    let all = server::verify(copy, &games(), each).await;
    all.expect("the copy can be read");
    verified
}

/// Takes a stone in one of several seats.
async fn take_one(client: &mut Client, table: &str, seat: usize) -> Value {
    let path = format!("/api/tables/{table}?seat={seat}");
    let seq = client.get(&path).await["sight"]["seq"].clone();
    let take = json!({ "type": "decide", "seq": seq, "choice": { "words": ["take 1"] } });
    client.ok("POST", &path, &take).await
}

#[tokio::test]
async fn a_copy_made_while_people_play_is_restored_and_played_on() {
    let mut house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let (early, busy) = (anna.hot_seat("toy").await, anna.hot_seat("toy").await);
    take_one(&mut anna, &early, 0).await;
    let seen = anna.get(&format!("/api/tables/{early}")).await;
    let copy = house.database().with_extension("copy");
    // Somebody decides and undoes all the time.
    let stop = Arc::new(AtomicBool::new(false));
    let playing = {
        let (stop, mut anna, busy) = (Arc::clone(&stop), anna.clone(), busy.clone());
        tokio::spawn(async move {
            let mut decisions = 0;
            while !stop.load(Ordering::Relaxed) {
                let done = take_one(&mut anna, &busy, 0).await;
                let undo = json!({ "type": "undo", "seq": done["seq"] });
                let path = format!("/api/tables/{busy}?seat=0");
                anna.ok("POST", &path, &undo).await;
                decisions += 1;
            }
            decisions
        })
    };
    let entries = "SELECT count(*) FROM entries";
    let before: i64 = count(&house, entries).await;
    while count(&house, entries).await < before + 4 {
        tokio::task::yield_now().await;
    }
    let made = server::back_up(&house.database(), &copy).await;
    made.expect("a server that runs is in nobody's way");
    stop.store(true, Ordering::Relaxed);
    let decisions: i64 = playing.await.expect("it played on");
    assert!(decisions >= 2);
    // What was copied is whole, and no more than there was in the end.
    let sound = verified(&copy).await;
    assert_eq!(sound.len(), 2);
    assert!(sound.iter().all(|table| table.fault.is_none()), "{sound:?}");
    // Nothing is overwritten by accident.
    let again = server::back_up(&house.database(), &copy).await;
    assert!(again.is_err());
    // A database in use cannot be replaced.
    let refused = server::restore(&copy, &house.database()).await;
    let refused = refused.expect_err("a server runs").to_string();
    assert!(refused.contains("another server"), "{refused}");
    house.stop().await;
    // Everything since the copy is gone, but still there under another name.
    anna.address = house.address;
    let aside = server::restore(&copy, &house.database()).await;
    let aside = aside.expect("restored").expect("there was a database");
    assert!(aside.exists() && aside != house.database());
    house.restart().await;
    anna.address = house.address;
    let restored = anna.get(&format!("/api/tables/{early}")).await;
    assert_eq!(restored["sight"]["view"], seen["sight"]["view"]);
    take_one(&mut anna, &early, 1).await;
}

async fn count(house: &House, query: &'static str) -> i64 {
    let mut connection = database(house).await;
    let counted = sqlx::query_scalar(query).fetch_one(&mut connection).await;
    counted.expect("read")
}

#[tokio::test]
async fn a_game_that_cannot_be_played_again_is_found_in_a_copy() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let (good, bad) = (anna.hot_seat("toy").await, anna.hot_seat("toy").await);
    for table in [&good, &bad] {
        take_one(&mut anna, table, 0).await;
    }
    let copy = house.database().with_extension("copy");
    let made = server::back_up(&house.database(), &copy).await;
    made.expect("copied");
    let mut connection = sqlx::SqliteConnection::connect(&format!("sqlite:{}", copy.display()))
        .await
        .expect("opened");
    sqlx::query("UPDATE entries SET entry = replace(entry, 'take 1', 'take 9') WHERE table_id = ?")
        .bind(&bad)
        .execute(&mut connection)
        .await
        .expect("damaged");
    sqlx::query("UPDATE tables SET stage = 'over' WHERE id = ?")
        .bind(&good)
        .execute(&mut connection)
        .await
        .expect("damaged");
    connection.close().await.expect("closed");
    let verified = verified(&copy).await;
    assert!(
        verified.iter().all(|table| table.fault.is_some()),
        "{verified:?}"
    );
}

#[tokio::test]
async fn a_damaged_database_is_not_served() {
    let mut house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let table = anna.hot_seat("toy").await;
    house.stop().await;
    damage(&house, &table).await;
    let open = async |integrity: &str| {
        let settings = [("integrity", integrity), ("listen", "127.0.0.1:0")];
        let mut settings: BTreeMap<_, _> = settings
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .into();
        let path = format!("sqlite:{}", house.database().display());
        settings.insert("database".to_owned(), path);
        let config = Config::read(&settings, |_| None, None).expect("the settings are fine");
        Server::open(config, games()).await.map(drop)
    };
    for integrity in ["quick", "full"] {
        let refused = open(integrity).await.expect_err("it is damaged");
        assert!(
            refused.to_string().contains("restore a backup"),
            "{refused}"
        );
    }
    assert_eq!(open("no").await, Ok(()), "the rest of it can be rescued");
    let copied = server::verify(&house.database(), &games(), |_| Ok::<_, BackupError>(())).await;
    assert!(copied.is_err());
}
