//! News for people who are not there: where to send them, and what waits to be sent.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};

use crate::tables::integer;
use crate::{Store, StoreError};

/// Messages that wait for one webhook; of more, the oldest are given up.
const MAX_WAITING: u32 = 100;

/// Something to tell somebody, by all of their webhooks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notification {
    /// Whom.
    pub user: i64,
    /// What.
    pub body: String,
    /// Not before this, in Unix milliseconds.
    pub due: u64,
}

/// A place that news is sent to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WebhookRow {
    /// Its number.
    pub id: i64,
    /// The address.
    pub url: String,
    /// How the last message fared.
    pub last: Option<String>,
}

/// A message that waits to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Delivery {
    /// Its number.
    pub id: i64,
    /// Where to.
    pub url: String,
    /// What to sign it with.
    pub secret: String,
    /// The text.
    pub body: String,
    /// How often it was tried.
    pub attempts: u32,
}

impl Store {
    /// Adds a webhook; nothing if somebody has so many already.
    ///
    /// # Errors
    /// If it could not be stored.
    pub async fn add_webhook(
        &self,
        user: i64,
        url: &str,
        secret: &str,
        limit: u32,
    ) -> Result<Option<i64>, StoreError> {
        let id = sqlx::query_scalar(
            "INSERT INTO webhooks (user, url, secret) SELECT ?1, ?2, ?3
             WHERE (SELECT count(*) FROM webhooks WHERE user = ?1) < ?4 RETURNING id",
        )
        .bind(user)
        .bind(url)
        .bind(secret)
        .bind(limit)
        .fetch_optional(self.writer.lock().await.ready().await?)
        .await?;
        Ok(id)
    }

    /// The webhooks of somebody.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn webhooks(&self, user: i64) -> Result<Vec<WebhookRow>, StoreError> {
        let webhooks = sqlx::query("SELECT id, url, last FROM webhooks WHERE user = ? ORDER BY id")
            .bind(user)
            .try_map(|row: SqliteRow| {
                Ok(WebhookRow {
                    id: row.try_get(0)?,
                    url: row.try_get(1)?,
                    last: row.try_get(2)?,
                })
            })
            .fetch_all(&self.readers)
            .await?;
        Ok(webhooks)
    }

    /// Removes a webhook of somebody, with what waits to be sent there. Whether there was one.
    ///
    /// # Errors
    /// If that could not be stored.
    pub async fn remove_webhook(&self, user: i64, id: i64) -> Result<bool, StoreError> {
        let changed = sqlx::query("DELETE FROM webhooks WHERE user = ? AND id = ?")
            .bind(user)
            .bind(id)
            .execute(self.writer.lock().await.ready().await?)
            .await?;
        Ok(changed.rows_affected() == 1)
    }

    /// Has somebody told something of a table, instead of what they were not told of it yet.
    ///
    /// # Errors
    /// If it could not be stored.
    pub async fn add_notification(
        &self,
        table: &str,
        news: &Notification,
    ) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin().await?;
        write(&mut transaction, table, news).await?;
        transaction.commit().await?;
        writer.done();
        Ok(())
    }

    /// Gives up what somebody was not told yet of a table, because they are there.
    ///
    /// # Errors
    /// If that could not be stored.
    pub async fn forget_news(&self, table: &str, user: i64) -> Result<(), StoreError> {
        // Mostly there is nothing, and nobody has to wait for the disk.
        let waiting: bool = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM deliveries WHERE table_id = ? AND webhook IN
             (SELECT id FROM webhooks WHERE user = ?))",
        )
        .bind(table)
        .bind(user)
        .fetch_one(&self.readers)
        .await?;
        if waiting {
            let mut writer = self.writer.lock().await;
            forget(writer.ready().await?, table, user).await?;
        }
        Ok(())
    }

    /// What has to be sent by now (Unix milliseconds), the oldest first: at most so much, and so much
    /// for one person.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn due_deliveries(
        &self,
        now: u64,
        limit: u32,
        each: u32,
    ) -> Result<Vec<Delivery>, StoreError> {
        let deliveries = sqlx::query(
            "SELECT id, url, secret, body, attempts FROM
             (SELECT deliveries.id, url, secret, body, attempts, due,
                     row_number() OVER (PARTITION BY user ORDER BY due, deliveries.id) AS place
              FROM deliveries JOIN webhooks ON webhooks.id = deliveries.webhook WHERE due <= ?)
             WHERE place <= ? ORDER BY due, id LIMIT ?",
        )
        .bind(integer(now))
        .bind(each)
        .bind(limit)
        .try_map(|row: SqliteRow| {
            Ok(Delivery {
                id: row.try_get(0)?,
                url: row.try_get(1)?,
                secret: row.try_get(2)?,
                body: row.try_get(3)?,
                attempts: row.try_get(4)?,
            })
        })
        .fetch_all(&self.readers)
        .await?;
        Ok(deliveries)
    }

    /// Notes how a delivery fared, and when to try again; never again if there is no such time.
    ///
    /// # Errors
    /// If that could not be stored.
    pub async fn delivered(
        &self,
        id: i64,
        outcome: &str,
        again: Option<u64>,
    ) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        let connection = writer.ready().await?;
        sqlx::query(
            "UPDATE webhooks SET last = ?
             WHERE id = (SELECT webhook FROM deliveries WHERE deliveries.id = ?)",
        )
        .bind(outcome)
        .bind(id)
        .execute(&mut *connection)
        .await?;
        let done = match again {
            Some(due) => {
                sqlx::query("UPDATE deliveries SET attempts = attempts + 1, due = ?2 WHERE id = ?1")
                    .bind(id)
                    .bind(integer(due))
            }
            None => sqlx::query("DELETE FROM deliveries WHERE id = ?").bind(id),
        };
        done.execute(connection).await?;
        Ok(())
    }
}

/// Writes news of a table down for every webhook of somebody.
pub(crate) async fn write(
    connection: &mut SqliteConnection,
    table: &str,
    news: &Notification,
) -> Result<(), StoreError> {
    forget(connection, table, news.user).await?;
    let webhooks: Vec<i64> = sqlx::query_scalar("SELECT id FROM webhooks WHERE user = ?")
        .bind(news.user)
        .fetch_all(&mut *connection)
        .await?;
    for webhook in webhooks {
        sqlx::query("INSERT INTO deliveries (webhook, table_id, body, due) VALUES (?, ?, ?, ?)")
            .bind(webhook)
            .bind(table)
            .bind(&news.body)
            .bind(integer(news.due))
            .execute(&mut *connection)
            .await?;
        sqlx::query(
            "DELETE FROM deliveries WHERE id IN
             (SELECT id FROM deliveries WHERE webhook = ? ORDER BY id DESC LIMIT -1 OFFSET ?)",
        )
        .bind(webhook)
        .bind(MAX_WAITING)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

async fn forget(
    connection: &mut SqliteConnection,
    table: &str,
    user: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "DELETE FROM deliveries WHERE table_id = ? AND webhook IN
         (SELECT id FROM webhooks WHERE user = ?)",
    )
    .bind(table)
    .bind(user)
    .execute(connection)
    .await?;
    Ok(())
}
