//! Games as record files, out of a database with troubles and into it.

use std::path::Path;

use server::{BackupError, Exported, NotExported};
use sqlx::{Connection as _, Executor as _};

use crate::House;
use crate::disasters::database;

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
