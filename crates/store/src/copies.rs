//! Whole databases: whether one is sound, a copy of it beside a running server, and such a copy in
//! its place again.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use sqlx::SqliteConnection;

use crate::open::lock;
use crate::{Access, Store, StoreError};

/// How thoroughly a database is looked through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Integrity {
    /// Not at all.
    Unchecked,
    /// Every page, but not whether indexes and tables agree: fast also where there is much.
    Quick,
    /// Everything.
    Full,
}

impl Store {
    /// Writes a copy of the database, as it is at one moment, to a file that does not exist yet.
    /// Whoever writes to the database meanwhile does not have to wait.
    ///
    /// # Errors
    /// If the file exists, or there is no room for it. Nothing is left behind then.
    pub async fn copy_to(&self, path: &Path) -> Result<(), StoreError> {
        if path.exists() {
            return Err(StoreError::Exists);
        }
        let draft = with_suffix(path, ".tmp");
        // One that was broken off.
        let _ = fs::remove_file(&draft);
        let made = self.vacuum_into(&draft).await;
        let made = made.and_then(|()| settle(&draft, path).map_err(|error| disk(&error)));
        if made.is_err() {
            // It may not have come so far.
            let _ = fs::remove_file(&draft);
        }
        made
    }

    async fn vacuum_into(&self, path: &Path) -> Result<(), StoreError> {
        let Some(path) = path.to_str() else {
            return Err(StoreError::Other("the path is not text".to_owned()));
        };
        sqlx::query("VACUUM INTO ?")
            .bind(path)
            .execute(&self.readers)
            .await?;
        Ok(())
    }

    /// Puts a copy in the place of a database that no server uses. The one that was there is moved
    /// aside; its new name comes back.
    ///
    /// # Errors
    /// If a server uses it, the copy is damaged, or there is no room. Nothing has changed then.
    pub async fn restore(
        copy: &Path,
        database: &Path,
        aside: &str,
    ) -> Result<Option<PathBuf>, StoreError> {
        let opened = Self::open(copy, Access::Read).await?;
        opened.look_through(Integrity::Full).await?;
        let existed = database.exists();
        if let Some(folder) = database.parent() {
            fs::create_dir_all(folder).map_err(|_| StoreError::ReadOnly)?;
        }
        let _lock = lock(database)?;
        let draft = with_suffix(database, ".tmp");
        // One that was broken off.
        let _ = fs::remove_file(&draft);
        // By SQLite's own means, since a copy may have a log of its own beside it.
        opened.vacuum_into(&draft).await?;
        let aside = with_suffix(database, aside);
        let replace = || {
            if existed {
                fs::hard_link(database, &aside)?;
            }
            // What is in the log of the old database must not get into the new one.
            for part in ["-wal", "-shm"] {
                let log = with_suffix(database, part);
                if log.exists() {
                    fs::rename(log, with_suffix(&aside, part))?;
                }
            }
            settle(&draft, database)
        };
        replace().map_err(|error| disk(&error))?;
        Ok(existed.then_some(aside))
    }

    /// Looks for damage.
    ///
    /// # Errors
    /// What is damaged.
    pub async fn look_through(&self, integrity: Integrity) -> Result<(), StoreError> {
        let mut connection = self.readers.acquire().await?;
        look_through(&mut connection, integrity).await
    }
}

/// Looks for damage.
pub(crate) async fn look_through(
    connection: &mut SqliteConnection,
    integrity: Integrity,
) -> Result<(), StoreError> {
    let check = match integrity {
        Integrity::Unchecked => return Ok(()),
        Integrity::Quick => "PRAGMA quick_check(1)",
        Integrity::Full => "PRAGMA integrity_check(1)",
    };
    let found: String = sqlx::query_scalar(check).fetch_one(connection).await?;
    if found == "ok" {
        Ok(())
    } else {
        Err(StoreError::Corrupt(found))
    }
}

/// Gives a finished file its name, when all of it is on disk.
fn settle(draft: &Path, path: &Path) -> std::io::Result<()> {
    File::open(draft)?.sync_all()?;
    fs::rename(draft, path)?;
    match path.parent().filter(|folder| *folder != Path::new("")) {
        Some(folder) => File::open(folder)?.sync_all(),
        None => File::open(".")?.sync_all(),
    }
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

fn disk(error: &std::io::Error) -> StoreError {
    match error.kind() {
        std::io::ErrorKind::StorageFull => StoreError::Full,
        std::io::ErrorKind::PermissionDenied => StoreError::ReadOnly,
        _ => StoreError::Disk(error.to_string()),
    }
}
