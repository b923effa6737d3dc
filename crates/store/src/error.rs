//! What can go wrong with a disk, said so that an operator knows what to do.

use thiserror::Error;

/// Why something could not be saved or loaded. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// No room.
    #[error("the disk or the database is full: make room")]
    Full,
    /// Not allowed to write.
    #[error("the database cannot be written to: check the rights of the file and its folder")]
    ReadOnly,
    /// Somebody else holds it.
    #[error("the database is locked by another program: end it, or wait")]
    Locked,
    /// Somebody has taken it away.
    #[error("the database file {0} was moved or deleted: put it back, or restart the server")]
    Moved(String),
    /// The disk does not do what it should.
    #[error("the disk fails, or is mounted for reading only ({0})")]
    Disk(String),
    /// Another server uses it.
    #[error("another server uses the database {0}: stop it first")]
    InUse(String),
    /// The file is damaged.
    #[error("the database is damaged: restore a backup ({0})")]
    Corrupt(String),
    /// It was made by a newer version of this program.
    #[error("the database has version {found}, and this program knows only {known}: update it")]
    Newer {
        /// What the file says.
        found: i64,
        /// What this program knows.
        known: i64,
    },
    /// There is one already.
    #[error("it exists already")]
    Exists,
    /// The saver has stopped.
    #[error("the store is closed")]
    Closed,
    /// Something else.
    #[error("the database failed: {0}")]
    Other(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let sqlx::Error::Database(database) = &error else {
            return match error {
                sqlx::Error::PoolTimedOut => Self::Locked,
                sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => Self::Closed,
                // What is in the file is not what was put there.
                sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                    Self::Corrupt(error.to_string())
                }
                error => Self::Other(error.to_string()),
            };
        };
        if database.is_unique_violation() {
            return Self::Exists;
        }
        // SQLite's result codes; the low byte is the kind.
        let code = database.code().and_then(|code| code.parse::<u32>().ok());
        match code.map(|code| code & 0xff) {
            Some(5 | 6) => Self::Locked,
            Some(8 | 14) => Self::ReadOnly,
            Some(10) => Self::Disk(database.message().to_owned()),
            Some(11 | 26) => Self::Corrupt(database.message().to_owned()),
            Some(13) => Self::Full,
            _ => Self::Other(database.message().to_owned()),
        }
    }
}
