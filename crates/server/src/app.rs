//! What all requests share.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use store::{Store, StoreError};
use table::Games;
use tokio::sync::{Semaphore, broadcast, mpsc, oneshot};
use wire::{Problem, ProblemCode};

use crate::analyses::Analyses;
use crate::config::Config;
use crate::limits::{LastSeen, Limits, Origin};
use crate::live::{Live, Reply, TableRequest};
use crate::metrics::Metrics;
use crate::moderation::Moderation;
use crate::passwords::Passwords;
use crate::pool::Pool;
use crate::time::ServerClock;

/// Asks that may wait for one table.
const MAX_ASKS: usize = 256;

/// How long it is remembered whether the database can be written to.
const HEALTH: Duration = Duration::from_millis(200);

/// Whose sockets and event streams have to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SentAway {
    /// A login that has ended.
    Login(i64),
    /// Everybody at an address that is banned.
    Address(Origin),
}

/// What all requests share.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) games: Games,
    pub(crate) store: Store,
    pub(crate) clock: ServerClock,
    pub(crate) limits: Limits,
    pub(crate) last_seen: LastSeen,
    pub(crate) metrics: Metrics,
    pub(crate) moderation: Moderation,
    pub(crate) pool: Pool,
    pub(crate) analyses: Analyses,
    /// Whose sockets and event streams have to end.
    pub(crate) sent_away: broadcast::Sender<SentAway>,
    pub(crate) passwords: Passwords,
    /// Games that are replayed at the same time.
    pub(crate) replaying: Semaphore,
    /// Tables that come into memory at the same time.
    pub(crate) loading: Semaphore,
    /// Whether the database could be written to, and when that was tried.
    health: tokio::sync::Mutex<Option<(Instant, Result<(), StoreError>)>>,
    /// The tables in memory. What is asked is boxed, since every queue has room for some dozens.
    tables: Mutex<HashMap<String, mpsc::Sender<Box<TableRequest>>>>,
    next_watcher: AtomicU64,
    stopping: AtomicBool,
    url: String,
}

impl App {
    pub(crate) fn new(
        config: Config,
        games: Games,
        store: Store,
        clock: ServerClock,
        moderation: Moderation,
    ) -> Self {
        Self {
            moderation,
            limits: Limits::new(config.rate),
            last_seen: LastSeen::default(),
            metrics: Metrics::default(),
            pool: Pool::new(config.bot_threads, config.bot_time),
            analyses: Analyses::default(),
            sent_away: broadcast::Sender::new(1_024),
            passwords: Passwords::new(),
            replaying: Semaphore::new(2),
            loading: Semaphore::new(2),
            health: tokio::sync::Mutex::new(None),
            tables: Mutex::new(HashMap::new()),
            next_watcher: AtomicU64::new(1),
            stopping: AtomicBool::new(false),
            url: config.url(),
            config,
            games,
            store,
            clock,
        }
    }

    /// Asks a table, which is loaded if it is not in memory.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        ask: impl Fn(Reply<T>) -> TableRequest,
    ) -> Result<T, Problem> {
        // A table that is just leaving memory does not answer; then it is loaded again.
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            if self.table(id)?.send(Box::new(ask(reply))).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
        }
        Err(Problem::new(
            ProblemCode::Crashed,
            "the table does not answer",
        ))
    }

    /// Tells a table something that needs no answer, if it is in memory.
    pub(crate) async fn tell(&self, id: &str, ask: TableRequest) {
        let table = self.tables().get(id).cloned();
        if let Some(table) = table {
            // A table that is just leaving memory has nobody to mind.
            drop(table.send(Box::new(ask)).await);
        }
    }

    /// Loads a table that has something to do.
    pub(crate) fn wake(self: &Arc<Self>, id: &str) {
        // What goes wrong now is told to whoever asks next.
        drop(self.table(id));
    }

    fn table(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<Box<TableRequest>>, Problem> {
        if self.is_stopping() {
            return Err(Problem::new(
                ProblemCode::Stopping,
                "the server is about to stop",
            ));
        }
        if !is_table_id(id) {
            return Err(Problem::no_such_table());
        }
        let mut tables = self.tables();
        if let Some(table) = tables.get(id).filter(|table| !table.is_closed()) {
            return Ok(table.clone());
        }
        let (sender, asks) = mpsc::channel(MAX_ASKS);
        tables.insert(id.to_owned(), sender.clone());
        tokio::spawn(Live::run(Arc::clone(self), id.to_owned(), asks));
        Ok(sender)
    }

    /// Forgets a table that leaves memory, unless somebody has just asked for it.
    pub(crate) fn forget(&self, id: &str, asks: &mpsc::Receiver<Box<TableRequest>>) -> bool {
        let mut tables = self.tables();
        if !asks.is_empty() {
            return false;
        }
        tables.remove(id);
        true
    }

    /// Forgets a table whose task has ended, unless another has taken its place.
    pub(crate) fn forget_ended(&self, id: &str) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(mpsc::Sender::is_closed) {
            tables.remove(id);
        }
    }

    /// Closes the sockets of logins that have ended.
    pub(crate) fn close_sockets(&self, ended: &[i64]) {
        for login in ended {
            // Nobody may be listening.
            drop(self.sent_away.send(SentAway::Login(*login)));
        }
    }

    /// Closes the sockets of everybody at an address that is banned.
    pub(crate) fn close_sockets_from(&self, address: Origin) {
        drop(self.sent_away.send(SentAway::Address(address)));
    }

    /// A number for a subscriber that no other has.
    pub(crate) fn next_watcher(&self) -> u64 {
        self.next_watcher.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn is_loaded(&self, id: &str) -> bool {
        let tables = self.tables();
        tables.get(id).is_some_and(|table| !table.is_closed())
    }

    /// Whether the database can be written to. To try that takes a write, so it is not done each
    /// time that somebody asks.
    pub(crate) async fn health(&self) -> Result<(), StoreError> {
        let mut health = self.health.lock().await;
        if let Some((tried, result)) = &*health
            && tried.elapsed() < HEALTH
        {
            return result.clone();
        }
        let result = self.store.check().await;
        *health = Some((Instant::now(), result.clone()));
        result
    }

    /// How people reach the server, as far as it knows.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// Lets every table finish what it is doing, and accepts nothing new.
    pub(crate) async fn stop_tables(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        let tables: Vec<_> = self.tables().drain().map(|(_, table)| table).collect();
        let mut stopped = Vec::new();
        for table in tables {
            let (done, is_done) = oneshot::channel();
            let stop = table.send(Box::new(TableRequest::Stop { done }));
            if matches!(
                tokio::time::timeout(Duration::from_secs(5), stop).await,
                Ok(Ok(()))
            ) {
                stopped.push(is_done);
            }
        }
        for is_done in stopped {
            // A table that is gone has stopped, too.
            drop(tokio::time::timeout(Duration::from_secs(5), is_done).await);
        }
    }

    /// Writes what has to be written, and closes the store.
    pub(crate) async fn close(&self) {
        self.pool.close();
        if let Err(error) = self.store.set_clock(self.clock.now()).await {
            tracing::warn!(%error, "server time was not stored");
        }
        self.store.close().await;
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Box<TableRequest>>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Twelve letters and digits, as [`crate::secrets::table_id`] makes them.
fn is_table_id(id: &str) -> bool {
    id.len() == 12 && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::BTreeMap;

    use store::{Access, Integrity};
    use table::TableViewer;
    use tempfile::TempDir;

    use super::*;

    /// What all requests share, without any, and the folder of its database.
    pub(crate) async fn app() -> (Arc<App>, TempDir) {
        app_with(Games::default()).await
    }

    pub(crate) async fn app_with(games: Games) -> (Arc<App>, TempDir) {
        let folder = TempDir::new().expect("a folder");
        let config = Config::read(&BTreeMap::new(), |_| None, None).expect("the defaults are fine");
        let path = folder.path().join("areo.db");
        let store = Store::open(
            &path,
            Access::Serve {
                megabytes: 0,
                integrity: Integrity::Quick,
            },
        )
        .await;
        let store = store.expect("the database opens");
        let clock = ServerClock::new(None);
        let app = App::new(config, games, store, clock, Moderation::default());
        (Arc::new(app), folder)
    }

    #[tokio::test]
    async fn a_table_that_does_not_exist_takes_no_room() {
        let (app, _folder) = app().await;
        let look = |reply| TableRequest::View {
            viewer: TableViewer {
                user: None,
                seat: None,
            },
            since: None,
            reply,
        };
        let asked = app.ask("nosuchtable1", look).await;
        let code = asked.err().map(|problem| problem.code);
        assert_eq!(code, Some(ProblemCode::NoSuchTable));
        while !app.tables().is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}
