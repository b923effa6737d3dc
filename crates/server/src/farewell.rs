//! Forgetting: people who delete their account, guests who do not come back, tables where nobody plays.

use std::sync::Arc;
use std::time::Duration;

use store::{Kept, KeptKind, StoreError};
use table::UserId;
use wire::{Problem, ProblemCode};

use crate::app::App;
use crate::live::TableRequest;
use crate::saving;
use crate::time::unix_now;

/// How often it is looked for guests and tables that are to be removed, for the first time some while
/// after the start: who was kept out by a long pause of the server can come back first.
const EVERY: Duration = Duration::from_secs(3_600);

/// Guests and tables that are removed at a time.
const AT_ONCE: u32 = 200;

/// A day, in milliseconds.
const DAY: u64 = 86_400_000;

/// Forgets somebody. Games that they have not finished are given up; all that they played stay, under
/// a name that says nothing.
pub(crate) async fn forget(app: &Arc<App>, user: i64) -> Result<(), Problem> {
    // Whoever is at it may sit down at another table meanwhile.
    for _ in 0..3 {
        let tables = app.store.tables_with_name(user).await.map_err(unsaved)?;
        if tables.is_empty() {
            break;
        }
        for table in tables {
            forget_at(app, &table, user).await?;
        }
    }
    let ended = app.store.forget_user(user).await.map_err(unsaved)?;
    app.close_sockets(&ended);
    Ok(())
}

async fn forget_at(app: &Arc<App>, table: &str, user: i64) -> Result<(), Problem> {
    let ask = |reply| TableRequest::Forget {
        user: UserId(user),
        reply,
    };
    match app.ask(table, ask).await {
        // A table that cannot be played, or that is closed, is in nobody's memory.
        Err(Problem {
            code: ProblemCode::BrokenTable | ProblemCode::TableClosed,
            ..
        }) => clear_name(app, table, UserId(user)).await,
        done => done,
    }
}

/// Takes the name of somebody away from what is stored of a table.
pub(crate) async fn clear_name(app: &App, table: &str, user: UserId) -> Result<(), Problem> {
    let mut cleared = Vec::new();
    for kind in [KeptKind::Latest, KeptKind::Base] {
        if let Some(body) = app.store.kept(table, kind).await.map_err(unsaved)? {
            let body = saving::without_name(&body, user, store::FORMER_PLAYER);
            // What no program can read is of no use.
            cleared.push(Kept {
                kind,
                body: body.unwrap_or_default(),
            });
        }
    }
    let stored = app.store.clear_name(table, user.0, &cleared).await;
    stored.map_err(unsaved)
}

/// Removes guests and tables, for as long as the server runs.
pub(crate) async fn run(app: Arc<App>) {
    let mut ticks = tokio::time::interval_at(tokio::time::Instant::now() + EVERY, EVERY);
    loop {
        ticks.tick().await;
        if let Err(problem) = remove(&app, unix_now()).await {
            tracing::error!(%problem, "guests and tables were not removed");
        }
    }
}

/// Removes guests who were not here for so long, and tables where nobody has played for so long.
pub(crate) async fn remove(app: &Arc<App>, now: u64) -> Result<(), Problem> {
    app.store.delete_ended_logins(now).await.map_err(unsaved)?;
    let since = |days: u32| now.saturating_sub(u64::from(days) * DAY);
    if app.config.guest_days > 0 {
        let since = since(app.config.guest_days);
        let guests = app.store.absent_guests(since, AT_ONCE).await;
        for guest in guests.map_err(unsaved)? {
            forget(app, guest).await?;
            tracing::info!(guest, "a guest who does not come back was removed");
        }
    }
    if app.config.empty_days > 0 {
        let since = since(app.config.empty_days);
        let tables = app.store.deserted_tables(since, AT_ONCE).await;
        for table in tables.map_err(unsaved)? {
            // Somebody still watches it.
            if app.is_loaded(&table) {
                continue;
            }
            app.store.delete_table(&table).await.map_err(unsaved)?;
            tracing::info!(table, "a table where nobody plays was removed");
        }
    }
    Ok(())
}

#[allow(clippy::needless_pass_by_value)] // As `map_err` hands it over.
fn unsaved(error: StoreError) -> Problem {
    Problem::new(ProblemCode::NotSaved, error.to_string())
}

#[cfg(test)]
mod tests {
    use store::{EntryRow, NewTable, Save};

    use super::*;

    /// A table that nothing can be played at, where these people sit.
    async fn table(app: &App, id: &str, owner: Option<i64>, people: &[(i64, &str)]) {
        let sat = |(seat, (user, name)): (u8, &(i64, &str))| EntryRow {
            seq: u64::from(seat) + 1,
            at: 0,
            entry: format!(r#"{{"type":"sat","seat":{seat},"user":{user},"name":"{name}"}}"#),
        };
        let names: Vec<_> = people.iter().map(|(_, name)| name).collect();
        let save = Save {
            table: id.to_owned(),
            entries: (0..).zip(people).map(sat).collect(),
            owner,
            stage: "open".to_owned(),
            summary: serde_json::json!({ "names": names }).to_string(),
            seats: Some((0..).zip(people.iter().map(|(user, _)| *user)).collect()),
            ..Save::default()
        };
        let new = NewTable {
            header: "{}".to_owned(),
            public: true,
            save,
        };
        app.store.create_table(&new).await.expect("stored");
    }

    #[tokio::test]
    async fn absent_guests_and_tables_without_people_are_removed() {
        let (app, _folder) = crate::app::tests::app().await;
        let (anna, ben) = (("Anna", b"1"), ("Ben", b"2"));
        let [anna, ben] = [anna, ben].map(|(name, secret)| {
            let store = app.store.clone();
            async move {
                store
                    .create_user(name, secret, "x", 0)
                    .await
                    .expect("stored")
            }
        });
        let (anna, ben) = (anna.await, ben.await);
        let now = 100 * DAY;
        let found = app.store.user_by_secret(b"2", now).await.expect("read");
        let login = found.expect("known").login;
        app.store
            .touch_login(login, 95 * DAY)
            .await
            .expect("stored");
        let ids = [
            "ofannaalone2",
            "ofannaandben",
            "ofcomputers2",
            "wasimported2",
        ];
        table(&app, ids[0], Some(anna), &[(anna, "Anna")]).await;
        table(&app, ids[1], Some(anna), &[(anna, "Anna"), (ben, "Ben")]).await;
        table(&app, ids[2], Some(ben), &[]).await;
        table(&app, ids[3], None, &[]).await;
        // Before it is time, nobody and nothing goes.
        remove(&app, DAY).await.expect("done");
        assert_eq!(app.store.table_ids("", 9).await.map(|ids| ids.len()), Ok(4));
        remove(&app, now).await.expect("done");
        while app.is_loaded(ids[0]) {
            tokio::task::yield_now().await;
        }
        remove(&app, now).await.expect("done");
        let left = app.store.table_ids("", 9).await.expect("read");
        assert_eq!(left, [ids[1], ids[3]]);
        let stored = app.store.load_table(ids[1]).await.expect("read");
        let entries = stored.expect("it is there").entries;
        let names = entries.iter().map(|row| row.entry.contains("Anna"));
        assert!(!names.into_iter().any(|named| named) && entries[1].entry.contains("Ben"));
        let lobby = app.store.lobby("open", 9).await.expect("read");
        assert!(lobby.contains(&r#"{"names":["Former player","Ben"]}"#.to_owned()));
        assert_eq!(app.store.user_by_secret(b"1", now).await, Ok(None));
        assert!(
            app.store
                .user_by_secret(b"2", now)
                .await
                .is_ok_and(|ben| ben.is_some())
        );
    }
}
