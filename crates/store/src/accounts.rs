//! People: guests and accounts, their logins and standings.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use crate::names::Kind;
use crate::tables::{integer, natural};
use crate::{Store, StoreError, names, rating};

/// Somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UserRow {
    /// Their number.
    pub id: i64,
    /// What they are called.
    pub name: String,
    /// Whether they have a password.
    pub registered: bool,
    /// The login by which they were found; 0 if by none.
    pub login: i64,
    /// When that login was last noted as used, in Unix milliseconds.
    pub used: u64,
}

/// A device or program that is logged in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoginRow {
    /// Its number.
    pub id: i64,
    /// What it is called.
    pub label: String,
    /// Since when, in Unix milliseconds.
    pub created: u64,
    /// When it was last noted as used, in Unix milliseconds.
    pub used: u64,
}

/// How somebody fares in a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The game's name.
    pub game: String,
    /// Finished games.
    pub played: u32,
    /// Games won.
    pub won: u32,
    /// The rating against other people.
    pub rating: f64,
    /// The games that it rests on.
    pub rated: u32,
}

impl Store {
    /// Makes a new person, with a first login.
    ///
    /// # Errors
    /// If that could not be stored.
    pub async fn create_user(
        &self,
        name: &str,
        secret: &[u8],
        label: &str,
        now: u64,
    ) -> Result<i64, StoreError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin().await?;
        let user = sqlx::query("INSERT INTO users (name, created) VALUES (?, ?)")
            .bind(name)
            .bind(integer(now))
            .execute(&mut *transaction)
            .await?
            .last_insert_rowid();
        sqlx::query(ADD_LOGIN)
            .bind(user)
            .bind(secret)
            .bind(label)
            .bind(integer(now))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        writer.done();
        Ok(user)
    }

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
        sqlx::query(ADD_LOGIN)
            .bind(user)
            .bind(secret)
            .bind(label)
            .bind(integer(now))
            .execute(&mut *transaction)
            .await?;
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

    /// Adds a login for a program, unless somebody has so many already. Whether that was done.
    ///
    /// # Errors
    /// If that could not be stored.
    pub async fn add_token(
        &self,
        user: i64,
        secret: &[u8],
        label: &str,
        now: u64,
        limit: u32,
    ) -> Result<bool, StoreError> {
        let added = sqlx::query(
            "INSERT INTO logins (user, secret, label, created, used) SELECT ?1, ?2, ?3, ?4, ?4
             WHERE (SELECT count(*) FROM logins WHERE user = ?1) < ?5",
        )
        .bind(user)
        .bind(secret)
        .bind(label)
        .bind(integer(now))
        .bind(limit)
        .execute(self.writer.lock().await.ready().await?)
        .await?;
        Ok(added.rows_affected() == 1)
    }

    /// Whose login a secret is, by its hash.
    ///
    /// # Errors
    /// If that cannot be read.
    pub async fn user_by_secret(&self, secret: &[u8]) -> Result<Option<UserRow>, StoreError> {
        let user = sqlx::query(
            "SELECT users.id, name, login IS NOT NULL, logins.id, used FROM logins
             JOIN users ON users.id = logins.user WHERE secret = ?",
        )
        .bind(secret)
        .try_map(user_row)
        .fetch_optional(&self.readers)
        .await?;
        Ok(user)
    }

    /// Whose feed a secret opens, by its hash.
    ///
    /// # Errors
    /// If that cannot be read.
    pub async fn user_by_feed(&self, secret: &[u8]) -> Result<Option<UserRow>, StoreError> {
        let user =
            sqlx::query("SELECT id, name, login IS NOT NULL, 0, 0 FROM users WHERE feed = ?")
                .bind(secret)
                .try_map(user_row)
                .fetch_optional(&self.readers)
                .await?;
        Ok(user)
    }

    /// Gives somebody a new secret for their feed; the old one opens nothing any more.
    ///
    /// # Errors
    /// If that could not be stored.
    pub async fn set_feed(&self, user: i64, secret: &[u8]) -> Result<(), StoreError> {
        sqlx::query("UPDATE users SET feed = ? WHERE id = ?")
            .bind(secret)
            .bind(user)
            .execute(self.writer.lock().await.ready().await?)
            .await?;
        Ok(())
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

    /// Calls somebody something else. Who has registered keeps the name to log in with, and has both
    /// reserved, by what they look like.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if an account needs a name that looks like that of another, or if it
    /// could not be stored.
    pub async fn rename(
        &self,
        user: i64,
        name: &str,
        likenesses: &[String],
    ) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin().await?;
        let registered: Option<bool> = sqlx::query_scalar(
            "UPDATE users SET name = ? WHERE id = ? RETURNING login IS NOT NULL",
        )
        .bind(name)
        .bind(user)
        .fetch_optional(&mut *transaction)
        .await?;
        if registered == Some(true) {
            names::claim(&mut transaction, user, Kind::Name, likenesses).await?;
        }
        transaction.commit().await?;
        writer.done();
        Ok(())
    }

    /// Lets somebody who has no password yet log in by this name and password hash, and reserves
    /// what the name looks like. Whether that was done; it is not for those who have one.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if somebody else has that name or one that looks like it, or if it could
    /// not be stored.
    pub async fn register(
        &self,
        user: i64,
        name: &str,
        login: &str,
        password: &str,
        likenesses: &[String],
    ) -> Result<bool, StoreError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin().await?;
        let changed = sqlx::query(
            "UPDATE users SET name = ?, login = ?, password = ? WHERE id = ? AND login IS NULL",
        )
        .bind(name)
        .bind(login)
        .bind(password)
        .bind(user)
        .execute(&mut *transaction)
        .await?;
        let done = changed.rows_affected() == 1;
        if done {
            names::claim(&mut transaction, user, Kind::Login, likenesses).await?;
        }
        transaction.commit().await?;
        writer.done();
        Ok(done)
    }

    /// The account of that name: whose it is, and the password's hash.
    ///
    /// # Errors
    /// If that cannot be read.
    pub async fn account(&self, login: &str) -> Result<Option<(i64, String)>, StoreError> {
        let account = sqlx::query("SELECT id, password FROM users WHERE login = ?")
            .bind(login)
            .try_map(|row: SqliteRow| Ok((row.try_get(0)?, row.try_get(1)?)))
            .fetch_optional(&self.readers)
            .await?;
        Ok(account)
    }

    /// The logins of somebody, the latest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn logins(&self, user: i64) -> Result<Vec<LoginRow>, StoreError> {
        let logins = sqlx::query(
            "SELECT id, label, created, used FROM logins WHERE user = ? ORDER BY used DESC, id DESC",
        )
        .bind(user)
        .try_map(|row: SqliteRow| {
            Ok(LoginRow {
                id: row.try_get(0)?,
                label: row.try_get(1)?,
                created: natural(row.try_get(2)?),
                used: natural(row.try_get(3)?),
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

    /// How somebody fares, by game.
    ///
    /// # Errors
    /// If that cannot be read.
    pub async fn standings(&self, user: i64) -> Result<Vec<Standing>, StoreError> {
        let standings = sqlx::query(
            "SELECT results.game, count(*), sum(won), coalesce(rating, ?2), coalesce(rated, 0)
             FROM results LEFT JOIN ratings USING (user, game)
             WHERE user = ?1 GROUP BY results.game ORDER BY results.game",
        )
        .bind(user)
        .bind(rating::FIRST)
        .try_map(|row: SqliteRow| {
            Ok(Standing {
                game: row.try_get(0)?,
                played: row.try_get(1)?,
                won: row.try_get(2)?,
                rating: row.try_get(3)?,
                rated: row.try_get(4)?,
            })
        })
        .fetch_all(&self.readers)
        .await?;
        Ok(standings)
    }
}

const ADD_LOGIN: &str =
    "INSERT INTO logins (user, secret, label, created, used) VALUES (?1, ?2, ?3, ?4, ?4)";

#[allow(clippy::needless_pass_by_value)] // sqlx hands rows over by value.
fn user_row(row: SqliteRow) -> Result<UserRow, sqlx::Error> {
    Ok(UserRow {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        registered: row.try_get(2)?,
        login: row.try_get(3)?,
        used: natural(row.try_get(4)?),
    })
}
