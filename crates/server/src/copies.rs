//! Copies of the whole database: made beside a running server, looked through, and put back.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use store::{Access, Integrity, Store, StoredTable};
use table::Games;

use crate::backup::{BackupError, each_table};
use crate::saving;
use crate::time::unix_now;

/// A table of a copy that was played again.
#[derive(Clone, Debug)]
pub struct Verified {
    /// Its id.
    pub id: String,
    /// What is wrong with it, if anything is.
    pub fault: Option<String>,
}

/// Copies a database to a new file, as it is at one moment; the server may be running.
///
/// # Errors
/// If it cannot be read, or the file exists or cannot be written.
pub async fn back_up(database: &Path, copy: &Path) -> Result<(), BackupError> {
    let store = Store::open(database, Access::Read).await?;
    Ok(store.copy_to(copy).await?)
}

/// Looks through a copy and plays every game in it again, from its first decision to where it
/// stands.
///
/// # Errors
/// If the copy cannot be read or is damaged, and what `each` fails with.
pub async fn verify<E: From<BackupError>>(
    copy: &Path,
    games: &Games,
    mut each: impl FnMut(Verified) -> Result<(), E>,
) -> Result<(), E> {
    let store = Store::open(copy, Access::Read).await;
    let store = store.map_err(BackupError::from)?;
    let sound = store.look_through(Integrity::Full).await;
    sound.map_err(BackupError::from)?;
    each_table(&store, |id, stored| {
        let fault = match stored {
            Ok(stored) => play(games, &id, &stored).err(),
            Err(error) => Some(error.to_string()),
        };
        each(Verified { id, fault })
    })
    .await
}

/// Puts a copy in the place of a database that no server uses. The database that was there is moved
/// aside, and its new name comes back.
///
/// # Errors
/// If a server uses it, the copy is damaged, or there is no room; nothing has changed then.
pub async fn restore(copy: &Path, database: &Path) -> Result<Option<PathBuf>, BackupError> {
    let aside = format!(".before-{}", unix_now() / 1_000);
    Ok(Store::restore(copy, database, &aside).await?)
}

/// Plays a game again, and compares what comes of it with what is stored.
fn play(games: &Games, id: &str, stored: &StoredTable) -> Result<(), String> {
    let load = || saving::load(games, "", id, stored);
    let opened = catch_unwind(AssertUnwindSafe(load));
    let opened = opened.map_err(|_| "it crashes while it is played".to_owned())?;
    let opened = opened.map_err(|problem| problem.text)?;
    // An update may judge a game otherwise, and says so when the server loads it.
    if opened.save.is_some() {
        return Ok(());
    }
    let table = &opened.table;
    let stage = saving::stage_word(table.stage());
    if stage != stored.stage {
        return Err(format!("it is {stage}, but stored as {}", stored.stage));
    }
    let results = table.results().into_iter();
    let results: Vec<_> = results.map(|result| (result.score, result.won)).collect();
    if !stored.results.is_empty() && results != stored.results {
        return Err("it ends otherwise than is stored".to_owned());
    }
    Ok(())
}
