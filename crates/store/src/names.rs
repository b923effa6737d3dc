//! Names that are reserved for those who have registered, by what they look like.

use sqlx::{Row as _, SqliteConnection, sqlite::SqliteRow};

use crate::{Store, StoreError};

/// An account whose names are to be reserved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreserved {
    /// Their number.
    pub id: i64,
    /// The name to log in with.
    pub login: String,
    /// What they are called.
    pub name: String,
}

/// Which name of an account looks so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Login,
    Name,
}

impl Store {
    /// Whether a name is reserved for somebody else, by all that it looks like.
    ///
    /// # Errors
    /// If that cannot be read.
    pub async fn is_reserved(
        &self,
        likenesses: &[String],
        user: Option<i64>,
    ) -> Result<bool, StoreError> {
        is_reserved(&mut *self.readers.acquire().await?, likenesses, user).await
    }

    /// Whether somebody has reserved a name that looks like one of these.
    ///
    /// # Errors
    /// If that cannot be read.
    pub async fn has_reserved(&self, likenesses: &[String], user: i64) -> Result<bool, StoreError> {
        for likeness in likenesses {
            let found: Option<i64> =
                sqlx::query_scalar("SELECT 1 FROM likenesses WHERE likeness = ? AND user = ?")
                    .bind(likeness)
                    .bind(user)
                    .fetch_optional(&self.readers)
                    .await?;
            if found.is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Accounts whose names are not reserved yet.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn accounts_to_reserve(&self) -> Result<Vec<Unreserved>, StoreError> {
        let accounts = sqlx::query(
            "SELECT id, login, name FROM users
             WHERE login IS NOT NULL AND id NOT IN (SELECT user FROM likenesses)",
        )
        .try_map(|row: SqliteRow| {
            Ok(Unreserved {
                id: row.try_get(0)?,
                login: row.try_get(1)?,
                name: row.try_get(2)?,
            })
        })
        .fetch_all(&self.readers)
        .await?;
        Ok(accounts)
    }

    /// Reserves what the names of an account look like, even if other accounts look so, too.
    ///
    /// # Errors
    /// If that could not be stored.
    pub async fn reserve(
        &self,
        user: i64,
        login: &[String],
        name: &[String],
    ) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin().await?;
        reserve(&mut transaction, user, Kind::Login, login).await?;
        reserve(&mut transaction, user, Kind::Name, name).await?;
        transaction.commit().await?;
        writer.done();
        Ok(())
    }
}

async fn is_reserved(
    connection: &mut SqliteConnection,
    likenesses: &[String],
    user: Option<i64>,
) -> Result<bool, StoreError> {
    for likeness in likenesses {
        let found: Option<i64> =
            sqlx::query_scalar("SELECT 1 FROM likenesses WHERE likeness = ? AND user IS NOT ?")
                .bind(likeness)
                .bind(user)
                .fetch_optional(&mut *connection)
                .await?;
        if found.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Reserves what a name looks like, unless that is reserved for somebody else; what the former name
/// of that kind looked like is free again.
pub(crate) async fn claim(
    connection: &mut SqliteConnection,
    user: i64,
    kind: Kind,
    likenesses: &[String],
) -> Result<(), StoreError> {
    if is_reserved(&mut *connection, likenesses, Some(user)).await? {
        return Err(StoreError::Exists);
    }
    reserve(connection, user, kind, likenesses).await
}

/// Reserves what a name looks like; what the former name of that kind looked like is free again.
async fn reserve(
    connection: &mut SqliteConnection,
    user: i64,
    kind: Kind,
    likenesses: &[String],
) -> Result<(), StoreError> {
    let kind = match kind {
        Kind::Login => "login",
        Kind::Name => "name",
    };
    sqlx::query("DELETE FROM likenesses WHERE user = ? AND kind = ?")
        .bind(user)
        .bind(kind)
        .execute(&mut *connection)
        .await?;
    for likeness in likenesses {
        sqlx::query("INSERT OR IGNORE INTO likenesses (likeness, user, kind) VALUES (?, ?, ?)")
            .bind(likeness)
            .bind(user)
            .bind(kind)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
