//! Games as record files: out of the database, and into it.

use std::path::Path;
use std::sync::Arc;

use kit::Record;
use store::{Access, Store, StoreError, StoredTable};
use table::{Games, Header, Table};
use thiserror::Error;
use wire::{Problem, ProblemCode, Rules};

use crate::saving::{self, Before};
use crate::secrets;
use crate::time::unix_now;

/// Tables that are read at once.
const PAGE: u32 = 500;

/// A game on its way to a file.
#[derive(Clone, Debug)]
pub struct Exported {
    /// The id of its table.
    pub id: String,
    /// The record, or why there is none.
    pub record: Result<Record, NotExported>,
}

/// Why there is no record of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotExported {
    /// The game has not begun.
    NotBegun,
    /// What is stored cannot be read, and why.
    Unreadable(String),
}

/// Why games could not be brought in or out.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum BackupError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// One of the records, counted from 0.
    #[error("the record cannot be played: {1}")]
    Record(usize, Problem),
    /// The table.
    #[error("there is no table {0}")]
    NoTable(String),
}

/// Hands over every game of a database, or one of them, as it is read and without playing it: even
/// what cannot be replayed can be saved, and one game that cannot be read is in nobody's way.
///
/// # Errors
/// If the database cannot be opened or has no such table, and what `each` fails with.
pub async fn export<E: From<BackupError>>(
    database: &Path,
    only: Option<&str>,
    mut each: impl FnMut(Exported) -> Result<(), E>,
) -> Result<(), E> {
    let store = Store::open(database, Access::Read).await;
    let store = store.map_err(BackupError::from)?;
    let mut each = |id: String, stored| {
        each(Exported {
            id,
            record: recorded(stored),
        })
    };
    if let Some(id) = only {
        let stored = store.load_table(id).await.transpose();
        let stored = stored.ok_or_else(|| BackupError::NoTable(id.to_owned()))?;
        return each(id.to_owned(), stored);
    }
    each_table(&store, each).await
}

/// Hands over everything that is stored of each table, or why that cannot be read.
pub(crate) async fn each_table<E: From<BackupError>>(
    store: &Store,
    mut each: impl FnMut(String, Result<StoredTable, StoreError>) -> Result<(), E>,
) -> Result<(), E> {
    let mut after = String::new();
    loop {
        let ids = store.table_ids(&after, PAGE).await;
        let ids = ids.map_err(BackupError::from)?;
        let Some(last) = ids.last() else {
            return Ok(());
        };
        after.clone_from(last);
        for id in ids {
            if let Some(stored) = store.load_table(&id).await.transpose() {
                each(id, stored)?;
            }
        }
    }
}

/// Adds games to a database as new tables: finished ones to look at, others with free seats. All
/// are played through first; if one cannot be, or there is no room for all, none is added. The ids of the tables come back, with
/// what lets people in.
///
/// # Errors
/// If the database cannot be written to, or a record cannot be played.
pub async fn import(
    database: &Path,
    games: &Games,
    records: &[Record],
) -> Result<Vec<(String, String)>, BackupError> {
    let tables: Vec<_> = records
        .iter()
        .enumerate()
        .map(|(index, record)| {
            made(games, record).map_err(|problem| BackupError::Record(index, problem))
        })
        .collect::<Result<_, _>>()?;
    let store = Store::open(database, Access::Add).await?;
    store.create_tables(&tables).await?;
    store.close().await;
    let invite = |table: &store::NewTable| {
        let header: Header = serde_json::from_str(&table.header).expect("it was just written");
        (table.save.table.clone(), header.invite)
    };
    Ok(tables.iter().map(invite).collect())
}

fn recorded(stored: Result<StoredTable, StoreError>) -> Result<Record, NotExported> {
    let stored = stored.map_err(|error| NotExported::Unreadable(error.to_string()))?;
    let (header, entries) = saving::read(&stored).map_err(NotExported::Unreadable)?;
    table::record(&header, entries).ok_or(NotExported::NotBegun)
}

fn made(games: &Games, record: &Record) -> Result<store::NewTable, Problem> {
    let game = games.find(&record.game)?;
    let header = Header {
        game: record.game.clone(),
        setup: record.setup.clone(),
        rules: Rules::default(),
        public: false,
        owner: None,
        invite: secrets::invitation(),
        seed: record.seed,
        seed_known: true,
    };
    let mut table = Table::open(&secrets::table_id(), Arc::clone(game), header);
    let before = Before::of(&table);
    let change = table.play(record, unix_now())?;
    if let Some(expected) = &record.digest
        && table.record().and_then(|played| played.digest).as_ref() != Some(expected)
    {
        let text = "it does not end in the state that it says";
        return Err(Problem::new(ProblemCode::BadRecord, text));
    }
    Ok(store::NewTable {
        header: serde_json::to_string(table.header()).expect("a header is plain data"),
        public: false,
        save: saving::save("", &table, &change.rows, &before),
    })
}
