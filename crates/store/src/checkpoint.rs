//! What was committed is in SQLite's log first and has to be brought into the file from there. Left
//! to itself SQLite does that every few commits, while everybody waits for the next one. Here most
//! of it is done beside the commits, and only the rest between two of them.

use std::path::PathBuf;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, Executor as _, SqliteConnection};
use tokio::sync::Mutex;

use crate::StoreError;
use crate::writer::Writer;

/// How often: the log grows for so long, and a page that changes often is written once.
const EVERY: Duration = Duration::from_secs(3);

/// How often it is looked whether the file of the log has grown so long, in bytes, that it has to be
/// sooner.
const LOOK: Duration = Duration::from_millis(250);
const LONG: u64 = 32 << 20;

/// What is left of the file, in bytes, when the log begins anew.
const KEEP: &str = "16777216";

/// Waits for nobody: who still reads from the log can go on.
const TIDY: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// The settings of the connection that writes, so that it leaves this to us.
pub(crate) fn leave_alone(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options
        .pragma("wal_autocheckpoint", "0")
        .pragma("journal_size_limit", KEEP)
}

/// Tidies up for as long as the store is open.
pub(crate) async fn run(writer: Weak<Mutex<Writer>>, options: SqliteConnectOptions, log: PathBuf) {
    let mut ticks = tokio::time::interval(LOOK);
    let mut last = Instant::now();
    let is_long = || std::fs::metadata(&log).is_ok_and(|file| file.len() > LONG);
    loop {
        ticks.tick().await;
        if last.elapsed() < EVERY && !is_long() {
            continue;
        }
        last = Instant::now();
        let Some(writer) = writer.upgrade() else {
            return;
        };
        if !writer.lock().await.take_used() {
            continue;
        }
        if let Err(error) = tidy(&writer, &options).await {
            tracing::warn!(%error, "what is in the log did not get into the database file yet");
        }
    }
}

async fn tidy(
    writer: &Arc<Mutex<Writer>>,
    options: &SqliteConnectOptions,
) -> Result<(), StoreError> {
    let mut beside = SqliteConnection::connect_with(options).await?;
    beside.execute(TIDY).await?;
    let mut writer = writer.lock().await;
    // When all is in the file, the log begins anew with the next commit.
    writer.ready().await?.execute(TIDY).await?;
    writer.take_used();
    drop(writer);
    Ok(beside.close().await?)
}
