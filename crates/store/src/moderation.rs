//! Moderation: who may do what no longer, and the log of every act.

use serde::{Deserialize, Serialize};
use sqlx::sqlite::{SqliteQueryResult, SqliteRow};
use sqlx::{Row as _, SqliteConnection};
use utoipa::ToSchema;

use crate::farewells::delete_table;
use crate::tables::{integer, natural};
use crate::{Store, StoreError};

/// The largest moment that can be stored: for good.
const FOR_GOOD: i64 = i64::MAX;

/// Milliseconds of an hour.
const HOUR: i64 = 3_600_000;

/// What an admin can do. Without `hours`, it is for good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// Makes somebody an admin; only from the command line.
    Grant {
        /// Whom.
        user: i64,
    },
    /// Takes the role away; only from the command line.
    Revoke {
        /// From whom.
        user: i64,
    },
    /// Lets somebody chat no more.
    Mute {
        /// Whom.
        user: i64,
        /// For how long.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hours: Option<u32>,
    },
    /// Lets somebody chat again.
    Unmute {
        /// Whom.
        user: i64,
    },
    /// Lets an account do nothing more.
    Ban {
        /// Whose.
        user: i64,
        /// For how long.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hours: Option<u32>,
    },
    /// Lets an account in again.
    Unban {
        /// Whose.
        user: i64,
    },
    /// Lets nobody in from an address: one of IPv4, or the network of one of IPv6.
    BanAddress {
        /// Which.
        address: String,
        /// For how long.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hours: Option<u32>,
    },
    /// Lets people in from an address again.
    UnbanAddress {
        /// Which.
        address: String,
    },
    /// Lets nobody see or play a table.
    CloseTable {
        /// Which.
        table: String,
    },
    /// Opens a closed table again.
    OpenTable {
        /// Which.
        table: String,
    },
    /// Deletes a table and all that was stored of it.
    DeleteTable {
        /// Which.
        table: String,
    },
    /// Lets no name hold a word.
    ReserveWord {
        /// Which, in small letters.
        word: String,
    },
    /// Lets names hold a word again.
    FreeWord {
        /// Which.
        word: String,
    },
}

/// An act of an admin, as it was noted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct NotedAct {
    /// Its number.
    pub id: i64,
    /// When, in Unix milliseconds.
    pub at: u64,
    /// By whom; nobody stands for the command line.
    pub admin: Option<i64>,
    /// What.
    pub act: Act,
    /// Why.
    pub reason: String,
}

/// Everything that is in force, and the last act that it follows from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Moderation {
    /// The last act.
    pub last: i64,
    /// Who may moderate.
    pub admins: Vec<i64>,
    /// Who may not chat, and until when.
    pub muted: Vec<(i64, u64)>,
    /// Who may not come in, and until when.
    pub banned: Vec<(i64, u64)>,
    /// From where nobody may come in, and until when.
    pub addresses: Vec<(String, u64)>,
    /// Closed tables.
    pub closed: Vec<String>,
    /// Words that no name may hold.
    pub words: Vec<String>,
}

/// Somebody, as admins see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Known {
    /// Their number, to moderate them by.
    pub id: i64,
    /// What they are called.
    pub name: String,
    /// What they log in with, if they have registered.
    pub login: Option<String>,
    /// Since when, in Unix milliseconds.
    pub created: u64,
    /// Whether they may moderate.
    pub admin: bool,
    /// Until when they may not chat, in Unix milliseconds.
    pub muted: Option<u64>,
    /// Until when they may not come in, in Unix milliseconds.
    pub banned: Option<u64>,
}

impl Store {
    /// Carries out an act and notes it. Whether there was anything to do; nothing is noted otherwise.
    ///
    /// # Errors
    /// If it could not be stored; nothing has changed then.
    pub async fn act(
        &self,
        admin: Option<i64>,
        act: &Act,
        reason: &str,
        now: u64,
    ) -> Result<bool, StoreError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin().await?;
        let changed = carry_out(&mut transaction, act, integer(now)).await?;
        if changed {
            sqlx::query("INSERT INTO acts (at, admin, act, reason) VALUES (?, ?, ?, ?)")
                .bind(integer(now))
                .bind(admin)
                .bind(serde_json::to_string(act).expect("an act is plain data"))
                .bind(reason)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        writer.done();
        Ok(changed)
    }

    /// The number of the last act.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn last_act(&self) -> Result<i64, StoreError> {
        let last = sqlx::query_scalar("SELECT coalesce(max(id), 0) FROM acts")
            .fetch_one(&self.readers)
            .await?;
        Ok(last)
    }

    /// Everything that is in force.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn moderation(&self) -> Result<Moderation, StoreError> {
        let mut snapshot = self.readers.begin().await?;
        let connection = &mut *snapshot;
        Ok(Moderation {
            last: sqlx::query_scalar("SELECT coalesce(max(id), 0) FROM acts")
                .fetch_one(&mut *connection)
                .await?,
            admins: sqlx::query_scalar("SELECT user FROM admins")
                .fetch_all(&mut *connection)
                .await?,
            muted: people_until(connection, "SELECT user, until FROM muted").await?,
            banned: people_until(connection, "SELECT user, until FROM banned").await?,
            addresses: sqlx::query("SELECT address, until FROM banned_addresses")
                .try_map(|row: SqliteRow| Ok((row.try_get(0)?, natural(row.try_get(1)?))))
                .fetch_all(&mut *connection)
                .await?,
            closed: sqlx::query_scalar("SELECT table_id FROM closed_tables")
                .fetch_all(&mut *connection)
                .await?,
            words: sqlx::query_scalar("SELECT word FROM reserved_words ORDER BY word")
                .fetch_all(&mut *connection)
                .await?,
        })
    }

    /// The acts after the given one, in order: at most so many.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn acts(&self, after: i64, limit: u32) -> Result<Vec<NotedAct>, StoreError> {
        let acts = sqlx::query(
            "SELECT id, at, admin, act, reason FROM acts WHERE id > ? ORDER BY id LIMIT ?",
        )
        .bind(after)
        .bind(limit)
        .try_map(|row: SqliteRow| {
            let act: String = row.try_get(3)?;
            let act = serde_json::from_str(&act);
            Ok(NotedAct {
                id: row.try_get(0)?,
                at: natural(row.try_get(1)?),
                admin: row.try_get(2)?,
                act: act.map_err(|error| sqlx::Error::Decode(error.into()))?,
                reason: row.try_get(4)?,
            })
        })
        .fetch_all(&self.readers)
        .await?;
        Ok(acts)
    }

    /// People whose name or login holds a text, the latest first: at most so many.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn people(&self, text: &str, limit: u32) -> Result<Vec<Known>, StoreError> {
        let people = sqlx::query(
            "SELECT id, name, login, created, admins.user IS NOT NULL, muted.until, banned.until
             FROM users LEFT JOIN admins ON admins.user = id
             LEFT JOIN muted ON muted.user = id LEFT JOIN banned ON banned.user = id
             WHERE instr(lower(name), ?1) OR instr(coalesce(login, ''), ?1)
             ORDER BY id DESC LIMIT ?2",
        )
        .bind(text.to_lowercase())
        .bind(limit)
        .try_map(|row: SqliteRow| {
            Ok(Known {
                id: row.try_get(0)?,
                name: row.try_get(1)?,
                login: row.try_get(2)?,
                created: natural(row.try_get(3)?),
                admin: row.try_get(4)?,
                muted: row.try_get::<Option<i64>, _>(5)?.map(natural),
                banned: row.try_get::<Option<i64>, _>(6)?.map(natural),
            })
        })
        .fetch_all(&self.readers)
        .await?;
        Ok(people)
    }

    /// The summaries of all tables, public or not, the latest first: at most so many.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn all_tables(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        let tables = sqlx::query_scalar("SELECT summary FROM tables ORDER BY changed DESC LIMIT ?")
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
        Ok(tables)
    }
}

async fn people_until(
    connection: &mut SqliteConnection,
    query: &'static str,
) -> Result<Vec<(i64, u64)>, StoreError> {
    let rows = sqlx::query(query)
        .try_map(|row: SqliteRow| Ok((row.try_get(0)?, natural(row.try_get(1)?))))
        .fetch_all(connection)
        .await?;
    Ok(rows)
}

/// Whether an act changed anything.
async fn carry_out(
    connection: &mut SqliteConnection,
    act: &Act,
    now: i64,
) -> Result<bool, StoreError> {
    let until = |hours: &Option<u32>| match hours {
        Some(hours) => now.saturating_add(i64::from(*hours) * HOUR),
        None => FOR_GOOD,
    };
    let done: SqliteQueryResult = match act {
        Act::Grant { user } => {
            sqlx::query(
                "INSERT INTO admins SELECT id FROM users WHERE id = ? AND login IS NOT NULL
                 ON CONFLICT DO NOTHING",
            )
            .bind(user)
            .execute(connection)
            .await?
        }
        Act::Revoke { user } => {
            sqlx::query("DELETE FROM admins WHERE user = ?")
                .bind(user)
                .execute(connection)
                .await?
        }
        Act::Mute { user, hours } => {
            sqlx::query(
                "INSERT INTO muted SELECT id, ?2 FROM users WHERE id = ?1
                 ON CONFLICT DO UPDATE SET until = excluded.until",
            )
            .bind(user)
            .bind(until(hours))
            .execute(connection)
            .await?
        }
        Act::Unmute { user } => {
            sqlx::query("DELETE FROM muted WHERE user = ?")
                .bind(user)
                .execute(connection)
                .await?
        }
        Act::Ban { user, hours } => {
            sqlx::query(
                "INSERT INTO banned SELECT id, ?2 FROM users WHERE id = ?1
                 ON CONFLICT DO UPDATE SET until = excluded.until",
            )
            .bind(user)
            .bind(until(hours))
            .execute(connection)
            .await?
        }
        Act::Unban { user } => {
            sqlx::query("DELETE FROM banned WHERE user = ?")
                .bind(user)
                .execute(connection)
                .await?
        }
        Act::BanAddress { address, hours } => {
            sqlx::query(
                "INSERT INTO banned_addresses VALUES (?, ?)
                 ON CONFLICT DO UPDATE SET until = excluded.until",
            )
            .bind(address)
            .bind(until(hours))
            .execute(connection)
            .await?
        }
        Act::UnbanAddress { address } => {
            sqlx::query("DELETE FROM banned_addresses WHERE address = ?")
                .bind(address)
                .execute(connection)
                .await?
        }
        Act::CloseTable { table } => {
            sqlx::query(
                "INSERT INTO closed_tables SELECT id FROM tables WHERE id = ?
                 ON CONFLICT DO NOTHING",
            )
            .bind(table)
            .execute(connection)
            .await?
        }
        Act::OpenTable { table } => {
            sqlx::query("DELETE FROM closed_tables WHERE table_id = ?")
                .bind(table)
                .execute(connection)
                .await?
        }
        Act::DeleteTable { table } => return delete_table(connection, table).await,
        Act::ReserveWord { word } => {
            sqlx::query("INSERT INTO reserved_words VALUES (?) ON CONFLICT DO NOTHING")
                .bind(word)
                .execute(connection)
                .await?
        }
        Act::FreeWord { word } => {
            sqlx::query("DELETE FROM reserved_words WHERE word = ?")
                .bind(word)
                .execute(connection)
                .await?
        }
    };
    Ok(done.rows_affected() > 0)
}
