//! The store with a real file.

mod accounts;
mod disasters;
mod tables;

use std::path::PathBuf;

use store::{Access, EntryRow, NewTable, Save, Store};
use tempfile::TempDir;

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
        let opened = Store::open(&self.path(), Access::Serve).await;
        opened.expect("the database opens")
    }
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
