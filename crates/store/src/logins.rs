//! Logins: devices and programs that act for somebody.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};

use crate::tables::{integer, natural};
use crate::{Store, StoreError, UserRow};

/// What a login may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Scope {
    /// Look, and nothing else.
    Read,
    /// Play, but not change the account.
    Play,
    /// Everything.
    Account,
}

/// A device or program that is logged in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoginRow {
    /// Its number.
    pub id: i64,
    /// What it is called.
    pub label: String,
    /// What it may do.
    pub scope: Scope,
    /// Since when, in Unix milliseconds.
    pub created: u64,
    /// When it was last noted as used, in Unix milliseconds.
    pub used: u64,
    /// When it ends by itself, in Unix milliseconds.
    pub ends: Option<u64>,
}

/// A token to be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewToken {
    /// The hash of it.
    pub secret: [u8; 32],
    /// What it is called.
    pub label: String,
    /// What it may do.
    pub scope: Scope,
    /// From when on, in Unix milliseconds.
    pub created: u64,
    /// Until when.
    pub ends: u64,
}

/// The one login that goes on, under another secret, when all others of an account end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Renewed {
    /// Its number.
    pub login: i64,
    /// The hash of its new secret.
    pub secret: [u8; 32],
}

impl Scope {
    const ALL: [Self; 3] = [Self::Read, Self::Play, Self::Account];

    const fn word(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
            Self::Account => "account",
        }
    }

    /// The scope of this name; the smallest if there is none.
    fn of(word: &str) -> Self {
        let known = Self::ALL.into_iter().find(|scope| scope.word() == word);
        known.unwrap_or(Self::Read)
    }
}

impl Store {
    /// Adds a login. Of more than so many, those that were not used for the longest time go; which.
    ///
    /// # Errors
    /// If that could not be stored.
    pub async fn add_login(
        &self,
        user: i64,
        secret: &[u8],
        label: &str,
        now: u64,
        limit: u32,
    ) -> Result<Vec<i64>, StoreError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin().await?;
        add(&mut transaction, user, secret, label, now).await?;
        let ended = sqlx::query_scalar(
            "DELETE FROM logins WHERE user = ?1 AND id NOT IN
             (SELECT id FROM logins WHERE user = ?1 ORDER BY used DESC, id DESC LIMIT ?2)
             RETURNING id",
        )
        .bind(user)
        .bind(limit)
        .fetch_all(&mut *transaction)
        .await?;
        transaction.commit().await?;
        writer.done();
        Ok(ended)
    }

    /// Adds a token, unless somebody has so many logins already. Whether that was done.
    ///
    /// # Errors
    /// If that could not be stored.
    pub async fn add_token(
        &self,
        user: i64,
        token: &NewToken,
        limit: u32,
    ) -> Result<bool, StoreError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin().await?;
        sqlx::query("DELETE FROM logins WHERE user = ? AND ends <= ?")
            .bind(user)
            .bind(integer(token.created))
            .execute(&mut *transaction)
            .await?;
        let added = sqlx::query(
            "INSERT INTO logins (user, secret, label, created, used, scope, ends)
             SELECT ?1, ?2, ?3, ?4, ?4, ?5, ?6
             WHERE (SELECT count(*) FROM logins WHERE user = ?1) < ?7",
        )
        .bind(user)
        .bind(&token.secret[..])
        .bind(&token.label)
        .bind(integer(token.created))
        .bind(token.scope.word())
        .bind(integer(token.ends))
        .bind(limit)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        writer.done();
        Ok(added.rows_affected() == 1)
    }

    /// Whose login a secret is, by its hash, if it has not ended by now (Unix milliseconds).
    ///
    /// # Errors
    /// If that cannot be read.
    pub async fn user_by_secret(
        &self,
        secret: &[u8],
        now: u64,
    ) -> Result<Option<UserRow>, StoreError> {
        let user = sqlx::query(
            "SELECT users.id, name, login IS NOT NULL, logins.id, used, scope, ends FROM logins
             JOIN users ON users.id = logins.user
             WHERE secret = ? AND (ends IS NULL OR ends > ?)",
        )
        .bind(secret)
        .bind(integer(now))
        .try_map(|row: SqliteRow| {
            let scope: String = row.try_get(5)?;
            let ends: Option<i64> = row.try_get(6)?;
            Ok(UserRow {
                id: row.try_get(0)?,
                name: row.try_get(1)?,
                registered: row.try_get(2)?,
                login: row.try_get(3)?,
                used: natural(row.try_get(4)?),
                scope: Scope::of(&scope),
                ends: ends.map(natural),
            })
        })
        .fetch_optional(&self.readers)
        .await?;
        Ok(user)
    }

    /// Notes that a login is in use.
    ///
    /// # Errors
    /// If that could not be stored.
    pub async fn touch_login(&self, login: i64, now: u64) -> Result<(), StoreError> {
        sqlx::query("UPDATE logins SET used = ? WHERE id = ?")
            .bind(integer(now))
            .bind(login)
            .execute(self.writer.lock().await.ready().await?)
            .await?;
        Ok(())
    }

    /// The logins of somebody that have not ended by now (Unix milliseconds), the latest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn logins(&self, user: i64, now: u64) -> Result<Vec<LoginRow>, StoreError> {
        let logins = sqlx::query(
            "SELECT id, label, created, used, scope, ends FROM logins
             WHERE user = ? AND (ends IS NULL OR ends > ?) ORDER BY used DESC, id DESC",
        )
        .bind(user)
        .bind(integer(now))
        .try_map(|row: SqliteRow| {
            let scope: String = row.try_get(4)?;
            let ends: Option<i64> = row.try_get(5)?;
            Ok(LoginRow {
                id: row.try_get(0)?,
                label: row.try_get(1)?,
                scope: Scope::of(&scope),
                created: natural(row.try_get(2)?),
                used: natural(row.try_get(3)?),
                ends: ends.map(natural),
            })
        })
        .fetch_all(&self.readers)
        .await?;
        Ok(logins)
    }

    /// Ends a login of somebody. Whether there was one.
    ///
    /// # Errors
    /// If that could not be stored.
    pub async fn revoke(&self, user: i64, login: i64) -> Result<bool, StoreError> {
        let changed = sqlx::query("DELETE FROM logins WHERE user = ? AND id = ?")
            .bind(user)
            .bind(login)
            .execute(self.writer.lock().await.ready().await?)
            .await?;
        Ok(changed.rows_affected() == 1)
    }

    /// Ends all logins of somebody; which.
    ///
    /// # Errors
    /// If that could not be stored.
    pub async fn revoke_all(&self, user: i64) -> Result<Vec<i64>, StoreError> {
        let ended = sqlx::query_scalar("DELETE FROM logins WHERE user = ? RETURNING id")
            .bind(user)
            .fetch_all(self.writer.lock().await.ready().await?)
            .await?;
        Ok(ended)
    }
}

/// Adds a login that may do everything.
pub(crate) async fn add(
    connection: &mut SqliteConnection,
    user: i64,
    secret: &[u8],
    label: &str,
    now: u64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO logins (user, secret, label, created, used) VALUES (?1, ?2, ?3, ?4, ?4)",
    )
    .bind(user)
    .bind(secret)
    .bind(label)
    .bind(integer(now))
    .execute(connection)
    .await?;
    Ok(())
}

/// Ends all logins of somebody but one, which has a new secret from now on; which ended.
pub(crate) async fn renew(
    connection: &mut SqliteConnection,
    user: i64,
    renewed: Renewed,
) -> Result<Vec<i64>, StoreError> {
    let ended = sqlx::query_scalar("DELETE FROM logins WHERE user = ? AND id <> ? RETURNING id")
        .bind(user)
        .bind(renewed.login)
        .fetch_all(&mut *connection)
        .await?;
    sqlx::query("UPDATE logins SET secret = ? WHERE user = ? AND id = ?")
        .bind(&renewed.secret[..])
        .bind(user)
        .bind(renewed.login)
        .execute(connection)
        .await?;
    Ok(ended)
}
