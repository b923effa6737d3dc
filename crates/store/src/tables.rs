//! Tables: what happened at them, and what lists show of them.

use sqlx::{Row as _, SqliteConnection};
use tokio::sync::oneshot;

use crate::saver::Pending;
use crate::{Finished, Kept, Notification, Store, StoreError, kept, notifications, rating};

/// A table to be stored for the first time, with its first entries.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// What it began as.
    pub header: String,
    /// Whether it is in the lobby.
    pub public: bool,
    /// Everything else.
    pub save: Save,
}

/// What changed at a table.
#[derive(Clone, Debug, Default)]
pub struct Save {
    /// The table.
    pub table: String,
    /// New entries, which follow those that are stored.
    pub entries: Vec<EntryRow>,
    /// Whose table it is, if anybody's.
    pub owner: Option<i64>,
    /// The word for before, during or after the game: `over` at the end.
    pub stage: String,
    /// What lists show of it.
    pub summary: String,
    /// When, in Unix milliseconds.
    pub changed: u64,
    /// When it has to be woken, in server time.
    pub wake_at: Option<u64>,
    /// Who sits where now, if that has changed.
    pub seats: Option<Vec<(u8, i64)>>,
    /// How the game ended, if it just has.
    pub finished: Option<Finished>,
    /// What to tell whom.
    pub news: Vec<Notification>,
    /// What to keep of it beside its entries.
    pub kept: Vec<Kept>,
    /// Whether lists go on to show what they did, with the time of the last change.
    pub unlisted: bool,
}

/// One entry of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryRow {
    /// Its number.
    pub seq: u64,
    /// When, in server time.
    pub at: u64,
    /// What.
    pub entry: String,
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// What it began as.
    pub header: String,
    /// The word for before, during or after the game.
    pub stage: String,
    /// When it changed last, in Unix milliseconds.
    pub changed: u64,
    /// Everything since, in order.
    pub entries: Vec<EntryRow>,
    /// How the game ended, in seat order: points, and whether they have won.
    pub results: Vec<(Option<i32>, bool)>,
    /// What is kept beside; of replay and analysis only that they are there.
    pub kept: Vec<Kept>,
}

/// Something said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// Its number at the table.
    pub number: i64,
    /// When, in Unix milliseconds.
    pub at: u64,
    /// Among whom.
    pub room: String,
    /// By whom.
    pub name: String,
    /// What.
    pub text: String,
    /// The number of whoever said it, unless it was said before that was noted.
    pub user: Option<i64>,
}

impl Store {
    /// Stores a new table.
    ///
    /// # Errors
    /// If it could not be, or one of that id exists.
    pub async fn create_table(&self, new: &NewTable) -> Result<(), StoreError> {
        self.create_tables(std::slice::from_ref(new)).await
    }

    /// Stores new tables, all of them or none.
    ///
    /// # Errors
    /// If they could not be, or one of such an id exists.
    pub async fn create_tables(&self, all: &[NewTable]) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin().await?;
        for new in all {
            sqlx::query(
                "INSERT INTO tables (id, header, public, stage, summary, changed)
                 VALUES (?, ?, ?, ?, ?, ?)",
            )
            .bind(&new.save.table)
            .bind(&new.header)
            .bind(new.public)
            .bind(&new.save.stage)
            .bind(&new.save.summary)
            .bind(integer(new.save.changed))
            .execute(&mut *transaction)
            .await?;
            write(&mut transaction, std::slice::from_ref(&new.save)).await?;
        }
        transaction.commit().await?;
        writer.done();
        Ok(())
    }

    /// Saves what changed. When this returns, it is on disk.
    ///
    /// # Errors
    /// If it could not be; nothing of it is stored then.
    pub async fn save(&self, save: Save) -> Result<(), StoreError> {
        let (done, saved) = oneshot::channel();
        let pending = Pending { save, done };
        self.saves
            .send(pending)
            .await
            .map_err(|_| StoreError::Closed)?;
        saved.await.map_err(|_| StoreError::Closed)?
    }

    /// Everything that is stored of a table.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn load_table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        let row = sqlx::query("SELECT header, stage, changed FROM tables WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else {
            return Ok(None);
        };
        let entries =
            sqlx::query("SELECT seq, at, entry FROM entries WHERE table_id = ? ORDER BY seq")
                .bind(id)
                .try_map(|row: sqlx::sqlite::SqliteRow| {
                    Ok(EntryRow {
                        seq: natural(row.try_get(0)?),
                        at: natural(row.try_get(1)?),
                        entry: row.try_get(2)?,
                    })
                })
                .fetch_all(&self.readers)
                .await?;
        let results =
            sqlx::query("SELECT score, won FROM results WHERE table_id = ? ORDER BY seat")
                .bind(id)
                .try_map(|row: sqlx::sqlite::SqliteRow| Ok((row.try_get(0)?, row.try_get(1)?)))
                .fetch_all(&self.readers)
                .await?;
        Ok(Some(StoredTable {
            header: row.try_get(0)?,
            stage: row.try_get(1)?,
            changed: natural(row.try_get(2)?),
            entries,
            results,
            kept: self.kept_of(id).await?,
        }))
    }

    /// The ids of all tables after the given one, in order: at most so many.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn table_ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?")
            .bind(after)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
        Ok(ids)
    }

    /// The summaries of the public tables in a stage, the latest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn lobby(&self, stage: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let summaries = sqlx::query_scalar(
            "SELECT summary FROM tables WHERE public = 1 AND stage = ?
             ORDER BY changed DESC LIMIT ?",
        )
        .bind(stage)
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        Ok(summaries)
    }

    /// The tables that somebody has made or sits at, with their seats: games that are over come last,
    /// otherwise the latest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn tables_of(
        &self,
        user: i64,
        limit: u32,
    ) -> Result<Vec<(String, Vec<u8>)>, StoreError> {
        let rows = sqlx::query(
            "SELECT summary, (SELECT coalesce(group_concat(seat), '') FROM seats
                              WHERE table_id = tables.id AND user = ?1)
             FROM tables WHERE id IN (SELECT table_id FROM seats WHERE user = ?1
                                      UNION SELECT id FROM tables WHERE owner = ?1)
             ORDER BY stage = 'over', changed DESC LIMIT ?2",
        )
        .bind(user)
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        let read = |row: sqlx::sqlite::SqliteRow| {
            let seats: String = row.try_get(1)?;
            let seats = seats.split(',').filter_map(|seat| seat.parse().ok());
            Ok((row.try_get(0)?, seats.collect()))
        };
        rows.into_iter().map(read).collect()
    }

    /// The tables that have to be woken by now.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn due_tables(&self, now: u64) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar("SELECT id FROM tables WHERE wake_at <= ? ORDER BY wake_at")
            .bind(integer(now))
            .fetch_all(&self.readers)
            .await?;
        Ok(ids)
    }

    /// Notes that a table need not be woken, because it cannot be played.
    ///
    /// # Errors
    /// If that could not be stored.
    pub async fn let_sleep(&self, id: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE tables SET wake_at = NULL WHERE id = ?")
            .bind(id)
            .execute(self.writer.lock().await.ready().await?)
            .await?;
        Ok(())
    }

    /// Stores something said, and returns its number.
    ///
    /// # Errors
    /// If it could not be stored.
    pub async fn say(&self, table: &str, said: &ChatRow) -> Result<i64, StoreError> {
        let number = sqlx::query_scalar(
            "INSERT INTO chat (table_id, number, at, room, name, text, user)
             SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5, ?6
             FROM chat WHERE table_id = ?1
             RETURNING number",
        )
        .bind(table)
        .bind(integer(said.at))
        .bind(&said.room)
        .bind(&said.name)
        .bind(&said.text)
        .bind(said.user)
        .fetch_one(self.writer.lock().await.ready().await?)
        .await?;
        Ok(number)
    }

    /// What was said last at a table, in one room or in all, in order.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn chat(
        &self,
        table: &str,
        room: Option<&str>,
        limit: u32,
    ) -> Result<Vec<ChatRow>, StoreError> {
        let mut rows = sqlx::query(
            "SELECT number, at, room, name, text, user FROM chat
             WHERE table_id = ?1 AND (?2 IS NULL OR room = ?2)
             ORDER BY number DESC LIMIT ?3",
        )
        .bind(table)
        .bind(room)
        .bind(limit)
        .try_map(|row: sqlx::sqlite::SqliteRow| {
            Ok(ChatRow {
                number: row.try_get(0)?,
                at: natural(row.try_get(1)?),
                room: row.try_get(2)?,
                name: row.try_get(3)?,
                text: row.try_get(4)?,
                user: row.try_get(5)?,
            })
        })
        .fetch_all(&self.readers)
        .await?;
        rows.reverse();
        Ok(rows)
    }

    /// Where server time goes on: the last time that was stored, with an entry or by itself.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn clock(&self) -> Result<Option<u64>, StoreError> {
        let now: Option<i64> = sqlx::query_scalar("SELECT now FROM clock")
            .fetch_optional(&self.readers)
            .await?;
        Ok(now.map(natural))
    }

    /// Stores server time, so that it goes on from there after a crash.
    ///
    /// # Errors
    /// If it could not be stored.
    pub async fn set_clock(&self, now: u64) -> Result<(), StoreError> {
        write_clock(self.writer.lock().await.ready().await?, now).await
    }
}

/// Writes the changes of several tables, each kind with one statement.
pub(crate) async fn write(
    connection: &mut SqliteConnection,
    saves: &[Save],
) -> Result<(), StoreError> {
    let entries: Vec<_> = saves
        .iter()
        .flat_map(|save| {
            let entries = save.entries.iter();
            entries.map(|row| (&save.table, row.seq, row.at, &row.entry))
        })
        .collect();
    sqlx::query(
        "INSERT INTO entries (table_id, seq, at, entry)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)",
    )
    .bind(json(&entries))
    .execute(&mut *connection)
    .await?;

    let states: Vec<_> = saves
        .iter()
        .filter(|save| !save.unlisted)
        .map(|save| {
            (
                &save.table,
                &save.stage,
                &save.summary,
                save.changed,
                save.wake_at,
                save.owner,
            )
        })
        .collect();
    sqlx::query(
        "UPDATE tables SET stage = new.value ->> 1, summary = new.value ->> 2,
                changed = new.value ->> 3, wake_at = new.value ->> 4,
                owner = new.value ->> 5
         FROM json_each(?) AS new WHERE tables.id = new.value ->> 0",
    )
    .bind(json(&states))
    .execute(&mut *connection)
    .await?;

    if let Some(now) = entries.iter().map(|(_, _, at, _)| *at).max() {
        write_clock(connection, now).await?;
    }

    for save in saves {
        if let Some(seats) = &save.seats {
            write_seats(connection, &save.table, seats).await?;
        }
        if let Some(finished) = &save.finished {
            write_result(connection, &save.table, finished).await?;
        }
        for news in &save.news {
            notifications::write(connection, &save.table, news).await?;
        }
        for kept in &save.kept {
            kept::write(connection, &save.table, kept).await?;
        }
    }
    Ok(())
}

/// What a game did to the rating of a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MovedRating {
    /// Whose.
    pub seat: u8,
    /// The rating after the game.
    pub rating: f64,
    /// By how much it moved.
    pub moved: f64,
}

impl Store {
    /// What a finished game did to ratings, in seat order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn moved_ratings(&self, table: &str) -> Result<Vec<MovedRating>, StoreError> {
        let moved = sqlx::query(
            "SELECT seat, rating, moved FROM results
             WHERE table_id = ? AND moved IS NOT NULL ORDER BY seat",
        )
        .bind(table)
        .try_map(|row: sqlx::sqlite::SqliteRow| {
            Ok(MovedRating {
                seat: row.try_get(0)?,
                rating: row.try_get(1)?,
                moved: row.try_get(2)?,
            })
        });
        Ok(moved.fetch_all(&self.readers).await?)
    }
}

async fn write_clock(connection: &mut SqliteConnection, now: u64) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO clock (only, now) VALUES (1, ?)
         ON CONFLICT DO UPDATE SET now = max(now, excluded.now)",
    )
    .bind(integer(now))
    .execute(connection)
    .await?;
    Ok(())
}

async fn write_seats(
    connection: &mut SqliteConnection,
    table: &str,
    seats: &[(u8, i64)],
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM seats WHERE table_id = ?")
        .bind(table)
        .execute(&mut *connection)
        .await?;
    sqlx::query(
        "INSERT INTO seats (table_id, seat, user)
         SELECT ?, value ->> 0, value ->> 1 FROM json_each(?)",
    )
    .bind(table)
    .bind(json(&seats))
    .execute(&mut *connection)
    .await?;
    Ok(())
}

async fn write_result(
    connection: &mut SqliteConnection,
    table: &str,
    finished: &Finished,
) -> Result<(), StoreError> {
    for (seat, placed) in (0u8..).zip(&finished.seats) {
        sqlx::query(
            "INSERT INTO results (table_id, seat, user, game, score, won)
             VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(table)
        .bind(seat)
        .bind(placed.user)
        .bind(&finished.game)
        .bind(placed.score)
        .bind(placed.won)
        .execute(&mut *connection)
        .await?;
    }
    let mut rated = Vec::new();
    let mut users = Vec::new();
    for (seat, user, placed) in finished.rated() {
        let rating = sqlx::query_scalar("SELECT rating FROM ratings WHERE user = ? AND game = ?")
            .bind(user)
            .bind(&finished.game)
            .fetch_optional(&mut *connection)
            .await?;
        rated.push((rating.unwrap_or(rating::FIRST), placed));
        users.push((seat, user));
    }
    let moved = rating::moved(&rated).into_iter().zip(&rated);
    for ((seat, user), (rating, (before, _))) in users.into_iter().zip(moved) {
        sqlx::query(
            "INSERT INTO ratings (user, game, rating, rated) VALUES (?, ?, ?, 1)
             ON CONFLICT DO UPDATE SET rating = excluded.rating, rated = rated + 1",
        )
        .bind(user)
        .bind(&finished.game)
        .bind(rating)
        .execute(&mut *connection)
        .await?;
        sqlx::query("UPDATE results SET rating = ?, moved = ? WHERE table_id = ? AND seat = ?")
            .bind(rating)
            .bind(rating - before)
            .bind(table)
            .bind(seat)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("numbers and texts")
}

/// SQLite counts to 2^63, which is enough for milliseconds.
pub(crate) fn integer(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(crate) fn natural(number: i64) -> u64 {
    u64::try_from(number).unwrap_or_default()
}
