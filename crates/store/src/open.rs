//! Opening the database: its settings, its migrations, and who may write.

use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Executor as _};
use tokio::sync::{Mutex, mpsc};

use crate::copies::look_through;
use crate::saver::{self, Pending};
use crate::writer::Writer;
use crate::{Integrity, StoreError, checkpoint};

/// Each brings the database from one version to the next; none is ever edited once released.
const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/0001_start.sql"),
    include_str!("../migrations/0002_news_of_tables.sql"),
    include_str!("../migrations/0003_owners.sql"),
    include_str!("../migrations/0004_kept.sql"),
    include_str!("../migrations/0005_likenesses.sql"),
    include_str!("../migrations/0006_scopes.sql"),
    include_str!("../migrations/0007_farewells.sql"),
    include_str!("../migrations/0008_moved_ratings.sql"),
    include_str!("../migrations/0009_moderation.sql"),
];

/// How long to wait for another program that holds the database.
const PATIENCE: Duration = Duration::from_secs(2);

/// Saves that may wait for the next commit before tables have to wait themselves.
const MAX_PENDING: usize = 4_096;

const READERS: u32 = 4;

/// The pages of a database, of which there are so many in a MB.
const PAGE: u32 = 4_096;
const PAGES: u32 = (1 << 20) / PAGE;

/// What the database is opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// For a server, which must be the only one.
    Serve {
        /// How large the database may become, in MB; as large as there is room for if 0.
        megabytes: u32,
        /// How thoroughly it is looked through first.
        integrity: Integrity,
    },
    /// For adding something beside a server that may be running.
    Add,
    /// For reading beside a server that may be running.
    Read,
}

/// An open database.
#[derive(Clone)]
pub struct Store {
    pub(crate) readers: SqlitePool,
    pub(crate) writer: Arc<Mutex<Writer>>,
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
            Access::Serve { .. } => Some(Arc::new(lock(path)?)),
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
                .synchronous(SqliteSynchronous::Full)
                // What is deleted is not to be found in the file any more.
                .pragma("secure_delete", "ON");
        }
        // Once open they stay so: a flood of connections must not take their files away.
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_lazy_with(options.clone().read_only(true));
        if let Access::Serve { megabytes, .. } = access
            && megabytes > 0
        {
            let pages = megabytes.saturating_mul(PAGES).to_string();
            options = options.page_size(PAGE).pragma("max_page_count", pages);
        }
        let is_server = lock.is_some();
        if is_server {
            options = checkpoint::leave_alone(options);
        }
        let mut writer = Writer::open(path, options.clone()).await?;
        if let Access::Serve { integrity, .. } = access {
            look_through(writer.ready().await?, integrity).await?;
        }
        migrate(&mut writer, reading).await?;
        let writer = Arc::new(Mutex::new(writer));
        let (saves, pending) = mpsc::channel(MAX_PENDING);
        tokio::spawn(saver::run(Arc::clone(&writer), pending));
        if is_server {
            let mut log = path.as_os_str().to_owned();
            log.push("-wal");
            tokio::spawn(checkpoint::run(
                Arc::downgrade(&writer),
                options,
                log.into(),
            ));
        }
        Ok(Self {
            readers,
            writer,
            saves,
            _lock: lock,
        })
    }

    /// Whether a change could be saved, for a health check.
    ///
    /// # Errors
    /// Why not.
    pub async fn check(&self) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        // As much as a large change takes has to get to the disk, and is then taken back. The first
        // step is there for what is left of a check that came to no end.
        for steps in [
            "DROP TABLE IF EXISTS room; CREATE TABLE room AS SELECT zeroblob(65536) AS room",
            "DROP TABLE room",
        ] {
            let mut transaction = writer.begin().await?;
            transaction.execute(steps).await?;
            transaction.commit().await?;
            writer.done();
        }
        Ok(())
    }

    /// Closes the database after everything that was asked for is written.
    pub async fn close(&self) {
        self.readers.close().await;
        let mut writer = self.writer.lock().await;
        // Brings the log into the file, so that it can be copied alone.
        let done = match writer.ready().await {
            Ok(connection) => connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").await,
            Err(error) => return tracing::warn!(%error, "the database was not closed in order"),
        };
        if let Err(error) = done {
            tracing::warn!(%error, "the last checkpoint failed; the next start makes up for it");
        }
    }
}

/// Takes the lock beside the database file, whichever of its names it is opened by.
pub(crate) fn lock(path: &Path) -> Result<File, StoreError> {
    let unusable = |_| StoreError::ReadOnly;
    if !path.exists() {
        // A link may point to a file that is still to be made.
        File::options()
            .create(true)
            .append(true)
            .open(path)
            .map_err(unusable)?;
    }
    let mut name = path.canonicalize().map_err(unusable)?.into_os_string();
    name.push(".lock");
    // Somebody else may have put a link there, to have another file emptied.
    if Path::new(&name).is_symlink() {
        let text = format!("{} is a link: remove it", Path::new(&name).display());
        return Err(StoreError::Other(text));
    }
    let file = File::options().create(true).append(true).open(&name);
    let file = file.map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.display().to_string())),
        Err(TryLockError::Error(error)) => Err(StoreError::Other(error.to_string())),
    }
}

async fn migrate(writer: &mut Writer, reading: bool) -> Result<(), StoreError> {
    let found: i64 = sqlx::query_scalar("PRAGMA user_version")
        .fetch_one(writer.ready().await?)
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
        let mut transaction = writer.begin().await?;
        transaction.execute(*migration).await?;
        // A pragma takes no parameters; a number cannot carry anything else.
        let sql = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {}", number + 1));
        transaction.execute(sqlx::raw_sql(sql)).await?;
        transaction.commit().await?;
        writer.done();
        tracing::info!(version = number + 1, "the database was migrated");
    }
    Ok(())
}
