//! What is not kept for ever: people who want to be forgotten, guests who do not come back, tables
//! where nobody plays.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};

use crate::tables::{integer, natural};
use crate::{Kept, Store, StoreError, kept};

/// What everybody is called who was forgotten.
pub const FORMER_PLAYER: &str = "Former player";

/// What takes the place of what they said.
const SAID: &str = "…";

/// What is known of somebody, beside what others know, too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// What they are called.
    pub name: String,
    /// The name to log in with, of those who have registered.
    pub login: Option<String>,
    /// Since when they are known, in Unix milliseconds.
    pub created: u64,
    /// What they have said: at which table, when, and what.
    pub said: Vec<(String, u64, String)>,
}

impl Store {
    /// What is known of somebody.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn person(&self, user: i64) -> Result<Option<PersonRow>, StoreError> {
        let said = sqlx::query(
            "SELECT table_id, at, text FROM chat WHERE user = ? ORDER BY at, table_id, number",
        )
        .bind(user)
        .try_map(|row: SqliteRow| {
            let at = natural(row.try_get(1)?);
            Ok((row.try_get(0)?, at, row.try_get(2)?))
        })
        .fetch_all(&self.readers)
        .await?;
        let person = sqlx::query("SELECT name, login, created FROM users WHERE id = ?")
            .bind(user)
            .fetch_optional(&self.readers)
            .await?;
        let person = person.map(|row| {
            Ok::<_, sqlx::Error>(PersonRow {
                name: row.try_get(0)?,
                login: row.try_get(1)?,
                created: natural(row.try_get(2)?),
                said,
            })
        });
        Ok(person.transpose()?)
    }

    /// The tables where a name of somebody is stored.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn tables_with_name(&self, user: i64) -> Result<Vec<String>, StoreError> {
        let tables = sqlx::query_scalar(
            r#"SELECT DISTINCT table_id FROM entries
               WHERE substr(entry, 1, 13) = '{"type":"sat"' AND json_valid(entry)
                 AND entry ->> 'user' = ? AND entry ->> 'name' <> ?"#,
        )
        .bind(user)
        .bind(FORMER_PLAYER)
        .fetch_all(&self.readers)
        .await?;
        Ok(tables)
    }

    /// Takes the name of somebody away from a table, and stores this in the place of what was kept.
    ///
    /// # Errors
    /// If that could not be stored.
    pub async fn clear_name(
        &self,
        table: &str,
        user: i64,
        kept: &[Kept],
    ) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin().await?;
        sqlx::query(
            r#"UPDATE entries SET entry = json_set(entry, '$.name', ?3)
               WHERE table_id = ?1 AND substr(entry, 1, 13) = '{"type":"sat"'
                 AND json_valid(entry) AND entry ->> 'user' = ?2"#,
        )
        .bind(table)
        .bind(user)
        .bind(FORMER_PLAYER)
        .execute(&mut *transaction)
        .await?;
        let seats: Vec<i64> =
            sqlx::query_scalar("SELECT seat FROM seats WHERE table_id = ? AND user = ?")
                .bind(table)
                .bind(user)
                .fetch_all(&mut *transaction)
                .await?;
        for seat in seats {
            sqlx::query(
                "UPDATE tables SET summary = json_replace(summary, '$.names[' || ?2 || ']', ?3)
                 WHERE id = ?1 AND json_valid(summary)",
            )
            .bind(table)
            .bind(seat)
            .bind(FORMER_PLAYER)
            .execute(&mut *transaction)
            .await?;
        }
        // What was said before it was noted by whom.
        sqlx::query(
            "UPDATE chat SET name = ?3, text = ?4 WHERE table_id = ?1 AND user IS NULL
             AND name = (SELECT name FROM users WHERE id = ?2)",
        )
        .bind(table)
        .bind(user)
        .bind(FORMER_PLAYER)
        .bind(SAID)
        .execute(&mut *transaction)
        .await?;
        for kept in kept {
            kept::write(&mut transaction, table, kept).await?;
        }
        transaction.commit().await?;
        writer.done();
        Ok(())
    }

    /// Forgets somebody whose name stands at no table any more. Their results stay, without their
    /// name; if nothing points to them, nothing is left. The logins that ended by it.
    ///
    /// # Errors
    /// If that could not be stored.
    pub async fn forget_user(&self, user: i64) -> Result<Vec<i64>, StoreError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin().await?;
        let ended = sqlx::query_scalar("DELETE FROM logins WHERE user = ? RETURNING id")
            .bind(user)
            .fetch_all(&mut *transaction)
            .await?;
        for forget in [
            "DELETE FROM webhooks WHERE user = ?",
            "DELETE FROM likenesses WHERE user = ?",
            "DELETE FROM ratings WHERE user = ?",
            "UPDATE results SET user = NULL WHERE user = ?",
            "DELETE FROM admins WHERE user = ?",
            "DELETE FROM muted WHERE user = ?",
            "DELETE FROM banned WHERE user = ?",
            "UPDATE acts SET reason = '' WHERE act ->> 'user' = ?",
        ] {
            sqlx::query(forget)
                .bind(user)
                .execute(&mut *transaction)
                .await?;
        }
        sqlx::query("UPDATE chat SET name = ?2, text = ?3, user = NULL WHERE user = ?1")
            .bind(user)
            .bind(FORMER_PLAYER)
            .bind(SAID)
            .execute(&mut *transaction)
            .await?;
        sqlx::query(
            "UPDATE users SET name = ?2, login = NULL, password = NULL, feed = NULL, created = 0
             WHERE id = ?1",
        )
        .bind(user)
        .bind(FORMER_PLAYER)
        .execute(&mut *transaction)
        .await?;
        sqlx::query(
            "DELETE FROM users WHERE id = ?1 AND id NOT IN (SELECT user FROM seats WHERE user = ?1)
             AND id NOT IN (SELECT owner FROM tables WHERE owner = ?1)",
        )
        .bind(user)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        writer.done();
        Ok(ended)
    }

    /// Guests who were not here since this time (Unix milliseconds): at most so many.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn absent_guests(&self, since: u64, limit: u32) -> Result<Vec<i64>, StoreError> {
        let guests = sqlx::query_scalar(
            "SELECT id FROM users WHERE login IS NULL AND name <> ?1 AND created < ?2
             AND NOT EXISTS (SELECT 1 FROM logins WHERE user = users.id AND used >= ?2) LIMIT ?3",
        )
        .bind(FORMER_PLAYER)
        .bind(integer(since))
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        Ok(guests)
    }

    /// Tables of somebody where nobody sits who could come back, and that have not changed since this
    /// time (Unix milliseconds): at most so many.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn deserted_tables(&self, since: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        let tables = sqlx::query_scalar(
            "SELECT id FROM tables WHERE owner IS NOT NULL AND changed < ?1 AND NOT EXISTS
             (SELECT 1 FROM seats JOIN users ON users.id = seats.user
              WHERE table_id = tables.id AND name <> ?2) LIMIT ?3",
        )
        .bind(integer(since))
        .bind(FORMER_PLAYER)
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        Ok(tables)
    }

    /// Deletes all that is stored of a table.
    ///
    /// # Errors
    /// If that could not be stored.
    pub async fn delete_table(&self, table: &str) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin().await?;
        delete_table(&mut transaction, table).await?;
        transaction.commit().await?;
        writer.done();
        Ok(())
    }

    /// Deletes logins that have ended by now (Unix milliseconds).
    ///
    /// # Errors
    /// If that could not be stored.
    pub async fn delete_ended_logins(&self, now: u64) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM logins WHERE ends <= ?")
            .bind(integer(now))
            .execute(self.writer.lock().await.ready().await?)
            .await?;
        Ok(())
    }

    /// How many tables of somebody are not over, and in how many of these games only computers play.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn unfinished_tables(&self, owner: i64) -> Result<(u32, u32), StoreError> {
        let row = sqlx::query(
            "SELECT count(*), coalesce(sum(stage = 'playing' AND NOT EXISTS
                    (SELECT 1 FROM seats WHERE table_id = tables.id)), 0)
             FROM tables WHERE owner = ? AND stage <> 'over'",
        )
        .bind(owner)
        .fetch_one(&self.readers)
        .await?;
        Ok((row.try_get(0)?, row.try_get(1)?))
    }
}

/// Deletes all that is stored of a table; whether there was such a table.
pub(crate) async fn delete_table(
    connection: &mut SqliteConnection,
    table: &str,
) -> Result<bool, StoreError> {
    for part in [
        "DELETE FROM entries WHERE table_id = ?",
        "DELETE FROM seats WHERE table_id = ?",
        "DELETE FROM chat WHERE table_id = ?",
        "DELETE FROM results WHERE table_id = ?",
        "DELETE FROM deliveries WHERE table_id = ?",
        "DELETE FROM kept WHERE table_id = ?",
        "DELETE FROM closed_tables WHERE table_id = ?",
    ] {
        sqlx::query(part)
            .bind(table)
            .execute(&mut *connection)
            .await?;
    }
    let deleted = sqlx::query("DELETE FROM tables WHERE id = ?")
        .bind(table)
        .execute(connection)
        .await?;
    Ok(deleted.rows_affected() > 0)
}
