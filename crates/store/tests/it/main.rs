//! The store with a real file.

mod accounts;
mod disasters;
mod tables;

use std::path::PathBuf;

use sqlx::{Connection as _, SqliteConnection};
use store::{Access, EntryRow, Integrity, NewTable, Save, Store};
use tempfile::TempDir;

/// Without a limit.
pub(crate) const SERVE: Access = Access::Serve {
    megabytes: 0,
    integrity: Integrity::Quick,
};

/// A database of its own for one test.
pub(crate) struct Shelf {
    pub(crate) folder: TempDir,
}

impl Shelf {
    pub(crate) fn new() -> Self {
        Self {
            folder: TempDir::new().expect("a folder"),
        }
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.folder.path().join("deep/areo.db")
    }

    pub(crate) async fn open(&self) -> Store {
        let opened = Store::open(&self.path(), SERVE).await;
        opened.expect("the database opens")
    }
}

/// Another program that has the database open.
pub(crate) async fn another(shelf: &Shelf) -> SqliteConnection {
    let url = format!("sqlite:{}", shelf.path().display());
    let other = SqliteConnection::connect(&url).await;
    other.expect("the database opens")
}

pub(crate) fn save(table: &str, seqs: std::ops::RangeInclusive<u64>) -> Save {
    let entry = |seq| EntryRow {
        seq,
        at: seq * 10,
        entry: format!("entry \"{seq}\" of {table}"),
    };
    Save {
        table: table.to_owned(),
        entries: seqs.clone().map(entry).collect(),
        stage: "open".to_owned(),
        summary: format!("{table} after {}", seqs.end()),
        changed: *seqs.end(),
        ..Save::default()
    }
}

pub(crate) async fn create(store: &Store, table: &str) {
    let new = NewTable {
        header: format!("header of {table}"),
        public: true,
        save: save(table, 1..=1),
    };
    store.create_table(&new).await.expect("the table is new");
}
