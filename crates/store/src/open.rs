//! Opening the database: its settings, its migrations, and who may write.

use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, SqliteConnection};
use tokio::sync::{Mutex, mpsc};

use crate::StoreError;
use crate::saver::{self, Pending};

/// Each brings the database from one version to the next; none is ever edited once released.
const MIGRATIONS: &[&str] = &[include_str!("../migrations/0001_start.sql")];

/// How long to wait for another program that holds the database.
const PATIENCE: Duration = Duration::from_secs(2);

/// Saves that may wait for the next commit before tables have to wait themselves.
const MAX_PENDING: usize = 4_096;

const READERS: u32 = 4;

/// What the database is opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// For a server, which must be the only one.
    Serve,
    /// For adding something beside a server that may be running.
    Add,
    /// For reading beside a server that may be running.
    Read,
}

/// An open database.
#[derive(Clone)]
pub struct Store {
    pub(crate) readers: SqlitePool,
    pub(crate) writer: Arc<Mutex<SqliteConnection>>,
    pub(crate) saves: mpsc::Sender<Pending>,
    /// Held as long as the store is open, so that no second server opens it.
    _lock: Option<Arc<File>>,
}

impl Store {
    /// Opens a database file; makes it if there is none, unless it is opened for reading.
    ///
    /// # Errors
    /// If the file cannot be used.
    pub async fn open(path: &Path, access: Access) -> Result<Self, StoreError> {
        let reading = access == Access::Read;
        if let Some(folder) = path.parent().filter(|_| !reading) {
            std::fs::create_dir_all(folder).map_err(|_| StoreError::ReadOnly)?;
        }
        let lock = match access {
            Access::Serve => Some(Arc::new(lock(path)?)),
            Access::Add | Access::Read => None,
        };
        let mut options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(!reading)
            .read_only(reading)
            .busy_timeout(PATIENCE)
            .foreign_keys(true)
            .disable_statement_logging();
        if !reading {
            // What is committed survives the loss of power, not only of the process.
            options = options
                .journal_mode(SqliteJournalMode::Wal)
                .synchronous(SqliteSynchronous::Full);
        }
        let mut writer = SqliteConnection::connect_with(&options).await?;
        migrate(&mut writer, reading).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .min_connections(0)
            .idle_timeout(Duration::from_secs(60))
            .connect_lazy_with(options.read_only(true));
        let writer = Arc::new(Mutex::new(writer));
        let (saves, pending) = mpsc::channel(MAX_PENDING);
        tokio::spawn(saver::run(Arc::clone(&writer), pending));
        Ok(Self {
            readers,
            writer,
            saves,
            _lock: lock,
        })
    }

    /// Whether the database can be written to, for a health check.
    ///
    /// # Errors
    /// Why not.
    pub async fn check(&self) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        writer.execute("BEGIN IMMEDIATE; ROLLBACK").await?;
        Ok(())
    }

    /// Closes the database after everything that was asked for is written.
    pub async fn close(&self) {
        self.readers.close().await;
        let mut writer = self.writer.lock().await;
        // Brings the log into the file, so that it can be copied alone.
        if let Err(error) = writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").await {
            tracing::warn!(%error, "the last checkpoint failed; the next start makes up for it");
        }
    }

    /// Limits the size of the database, to see what happens when a disk is full.
    ///
    /// # Errors
    /// If the database cannot be reached.
    pub async fn limit_pages(&self, pages: u32) -> Result<(), StoreError> {
        // A pragma takes no parameters; a number cannot carry anything else.
        let sql = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
        self.writer.lock().await.execute(sqlx::raw_sql(sql)).await?;
        Ok(())
    }
}

fn lock(path: &Path) -> Result<File, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = File::create(&name).map_err(|_| StoreError::ReadOnly)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.display().to_string())),
        Err(TryLockError::Error(error)) => Err(StoreError::Other(error.to_string())),
    }
}

async fn migrate(writer: &mut SqliteConnection, reading: bool) -> Result<(), StoreError> {
    let found: i64 = sqlx::query_scalar("PRAGMA user_version")
        .fetch_one(&mut *writer)
        .await?;
    let known = i64::try_from(MIGRATIONS.len()).expect("a handful of migrations");
    let done = match usize::try_from(found) {
        Ok(done) if done <= MIGRATIONS.len() => done,
        _ => return Err(StoreError::Newer { found, known }),
    };
    if reading && found < known {
        let text = format!("it has version {found}: start the server once to bring it up to date");
        return Err(StoreError::Other(text));
    }
    for (number, migration) in MIGRATIONS.iter().enumerate().skip(done) {
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        transaction.execute(*migration).await?;
        // A pragma takes no parameters; a number cannot carry anything else.
        let sql = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {}", number + 1));
        transaction.execute(sqlx::raw_sql(sql)).await?;
        transaction.commit().await?;
        tracing::info!(version = number + 1, "the database was migrated");
    }
    Ok(())
}
