//! People: guests and accounts, and their standings.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use crate::logins::{Renewed, Scope};
use crate::names::Kind;
use crate::tables::integer;
use crate::{Store, StoreError, logins, names, rating};

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
    /// What that login may do.
    pub scope: Scope,
    /// When that login ends by itself, in Unix milliseconds.
    pub ends: Option<u64>,
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
        logins::add(&mut transaction, user, secret, label, now).await?;
        transaction.commit().await?;
        writer.done();
        Ok(user)
    }

    /// Whose feed a secret opens, by its hash.
    ///
    /// # Errors
    /// If that cannot be read.
    pub async fn user_by_feed(&self, secret: &[u8]) -> Result<Option<UserRow>, StoreError> {
        let user = sqlx::query("SELECT id, name, login IS NOT NULL FROM users WHERE feed = ?")
            .bind(secret)
            .try_map(|row: SqliteRow| {
                Ok(UserRow {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    registered: row.try_get(2)?,
                    login: 0,
                    used: 0,
                    scope: Scope::Read,
                    ends: None,
                })
            })
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
    /// what the name looks like. Their other logins end; which. Nothing is done for those who have one.
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
        renewed: Renewed,
    ) -> Result<Option<Vec<i64>>, StoreError> {
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
        let mut ended = None;
        if changed.rows_affected() == 1 {
            names::claim(&mut transaction, user, Kind::Login, likenesses).await?;
            ended = Some(logins::renew(&mut transaction, user, renewed).await?);
        }
        transaction.commit().await?;
        writer.done();
        Ok(ended)
    }

    /// Gives an account another password, by its hash. Its other logins end; which.
    ///
    /// # Errors
    /// If that could not be stored.
    pub async fn set_password(
        &self,
        user: i64,
        password: &str,
        renewed: Renewed,
    ) -> Result<Vec<i64>, StoreError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin().await?;
        sqlx::query("UPDATE users SET password = ? WHERE id = ? AND login IS NOT NULL")
            .bind(password)
            .bind(user)
            .execute(&mut *transaction)
            .await?;
        let ended = logins::renew(&mut transaction, user, renewed).await?;
        transaction.commit().await?;
        writer.done();
        Ok(ended)
    }

    /// The hash of somebody's password, if they have one.
    ///
    /// # Errors
    /// If that cannot be read.
    pub async fn password(&self, user: i64) -> Result<Option<String>, StoreError> {
        let password = sqlx::query_scalar("SELECT password FROM users WHERE id = ?")
            .bind(user)
            .fetch_optional(&self.readers)
            .await?;
        Ok(password.flatten())
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

    /// How somebody fares, by game.
    ///
    /// # Errors
    /// If that cannot be read.
    pub async fn standings(&self, user: i64) -> Result<Vec<Standing>, StoreError> {
        let standings = sqlx::query(
            "SELECT results.game, count(*), sum(won),
                    coalesce(ratings.rating, ?2), coalesce(rated, 0)
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
