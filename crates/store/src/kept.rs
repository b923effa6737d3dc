//! What is kept of a table beside its entries, so that it outlives a change of the rules.

use sqlx::{Row as _, SqliteConnection};

use crate::{Store, StoreError};

/// Something kept of a table; what was kept of the same kind before gives way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// What it is.
    pub kind: KeptKind,
    /// Its bytes.
    pub body: Vec<u8>,
}

/// What is kept of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeptKind {
    /// The table as it stood last.
    Latest,
    /// The table where its game was carried over to other rules.
    Base,
    /// The replay of its game.
    Replay,
    /// The analysis of its game.
    Analysis,
}

impl KeptKind {
    const ALL: [Self; 4] = [Self::Latest, Self::Base, Self::Replay, Self::Analysis];

    const fn word(self) -> &'static str {
        match self {
            Self::Latest => "latest",
            Self::Base => "base",
            Self::Replay => "replay",
            Self::Analysis => "analysis",
        }
    }
}

impl Store {
    /// Keeps something of a table.
    ///
    /// # Errors
    /// If it could not be stored.
    pub async fn keep(&self, table: &str, kept: &Kept) -> Result<(), StoreError> {
        write(self.writer.lock().await.ready().await?, table, kept).await
    }

    /// What is kept of a table.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn kept(&self, table: &str, kind: KeptKind) -> Result<Option<Vec<u8>>, StoreError> {
        let body = sqlx::query_scalar("SELECT body FROM kept WHERE table_id = ? AND kind = ?")
            .bind(table)
            .bind(kind.word())
            .fetch_optional(&self.readers)
            .await?;
        Ok(body)
    }

    /// Everything that is kept of a table, but of replay and analysis only that they are there.
    pub(crate) async fn kept_of(&self, table: &str) -> Result<Vec<Kept>, StoreError> {
        let rows = sqlx::query(
            "SELECT kind, CASE WHEN kind IN ('replay', 'analysis') THEN x'' ELSE body END
             FROM kept WHERE table_id = ?",
        )
        .bind(table)
        .fetch_all(&self.readers)
        .await?;
        let mut kept = Vec::with_capacity(rows.len());
        for row in rows {
            let word: String = row.try_get(0)?;
            if let Some(kind) = KeptKind::ALL.into_iter().find(|kind| kind.word() == word) {
                let body = row.try_get(1)?;
                kept.push(Kept { kind, body });
            }
        }
        Ok(kept)
    }
}

pub(crate) async fn write(
    connection: &mut SqliteConnection,
    table: &str,
    kept: &Kept,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO kept (table_id, kind, body) VALUES (?, ?, ?)
         ON CONFLICT DO UPDATE SET body = excluded.body",
    )
    .bind(table)
    .bind(kept.kind.word())
    .bind(&kept.body)
    .execute(connection)
    .await?;
    Ok(())
}
