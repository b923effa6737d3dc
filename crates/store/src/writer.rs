//! The one connection that writes.

use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, Sqlite, SqliteConnection, Transaction};

use crate::StoreError;

/// The one connection that writes.
pub(crate) struct Writer {
    options: SqliteConnectOptions,
    connection: SqliteConnection,
    path: PathBuf,
    /// Which file was opened.
    file: Option<FileId>,
    /// Whether a transaction was begun and not brought to its end. Nobody knows then what state
    /// the connection is in: where a disk fails, SQLite may have ended the transaction by itself,
    /// or hold the file for read-only for good.
    is_doubtful: bool,
    /// Whether it was used since somebody last asked.
    is_used: bool,
}

impl Writer {
    pub(crate) async fn open(
        path: &Path,
        options: SqliteConnectOptions,
    ) -> Result<Self, StoreError> {
        Ok(Self {
            connection: SqliteConnection::connect_with(&options).await?,
            file: FileId::of(path),
            path: path.to_owned(),
            options,
            is_doubtful: false,
            is_used: false,
        })
    }

    /// The connection; a new one, if something went wrong with the last.
    ///
    /// # Errors
    /// If the file is not there any more: what is written to it would be lost.
    pub(crate) async fn ready(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        if FileId::of(&self.path) != self.file {
            return Err(StoreError::Moved(self.path.display().to_string()));
        }
        if self.is_doubtful {
            // The new one may be no better: only a transaction shows that.
            self.connection = SqliteConnection::connect_with(&self.options).await?;
        }
        self.is_used = true;
        Ok(&mut self.connection)
    }

    /// Begins a transaction. When it has come to its end, [`done`](Self::done) says so.
    pub(crate) async fn begin(&mut self) -> Result<Transaction<'_, Sqlite>, StoreError> {
        self.ready().await?;
        self.is_doubtful = true;
        Ok(self.connection.begin_with("BEGIN IMMEDIATE").await?)
    }

    /// Notes that a transaction was committed or rolled back in order.
    pub(crate) const fn done(&mut self) {
        self.is_doubtful = false;
    }

    /// Whether the connection was used since this was last asked.
    pub(crate) const fn take_used(&mut self) -> bool {
        std::mem::replace(&mut self.is_used, false)
    }
}

/// What tells a file from another that has its name.
#[derive(Clone, Copy, PartialEq, Eq)]
struct FileId {
    device: u64,
    number: u64,
}

impl FileId {
    #[cfg(unix)]
    fn of(path: &Path) -> Option<Self> {
        use std::os::unix::fs::MetadataExt as _;
        let file = std::fs::metadata(path).ok()?;
        Some(Self {
            device: file.dev(),
            number: file.ino(),
        })
    }

    /// Elsewhere an open file can be neither moved nor deleted.
    #[cfg(not(unix))]
    fn of(_: &Path) -> Option<Self> {
        None
    }
}
