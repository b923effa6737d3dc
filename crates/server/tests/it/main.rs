//! The server through real sockets, with a real database file.

mod accounts;
mod backup;
mod client;
mod companion;
mod contract;
mod disasters;
mod documents;
mod farewell;
mod fuzz;
mod leaks;
mod live;
mod lobby;
mod moderation;
mod notifications;
mod operate;
mod orders;
mod patience;
mod replay;
mod updates;
mod walk;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bots::BotSpec;
use kit::{Bot, Observation};
use server::{Config, Server};
use table::HostedGame;
use tempfile::TempDir;
use testkit::toy::{Choice, SOUND, Toy};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) use client::{Client, PATIENCE, Socket, decide_at_random, show};
use disasters::brittle::Brittle;

/// Looks until there is something to see.
pub(crate) async fn eventually<T>(mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let seen = async {
        loop {
            if let Some(seen) = look().await {
                return seen;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let seen = tokio::time::timeout(PATIENCE, seen).await;
    seen.expect("it happens in the end")
}

/// Whether there is time for every game of the long suites.
pub(crate) fn is_slow_run() -> bool {
    std::env::var_os("SLOW_TESTS").is_some()
}

/// A server of its own for one test.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    folder: TempDir,
    settings: BTreeMap<String, String>,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

impl House {
    pub(crate) async fn new() -> Self {
        Self::with(&[]).await
    }

    /// A server with these settings; without limits, unless they say otherwise.
    pub(crate) async fn with(settings: &[(&str, &str)]) -> Self {
        Self::over(|_| {}, settings, games()).await
    }

    /// A server with these games, over a database that was written before.
    pub(crate) async fn of(database: &[u8], games: table::Games) -> Self {
        Self::over(
            |path| std::fs::write(path, database).expect("written"),
            &[],
            games,
        )
        .await
    }

    /// A server with these games, over what this one has on disk now, as if it had been killed.
    pub(crate) async fn copy(&self, games: table::Games) -> Self {
        let copy = |path: &Path| {
            for suffix in ["", "-wal"] {
                let file = |path: &Path| {
                    let mut name = path.as_os_str().to_owned();
                    name.push(suffix);
                    PathBuf::from(name)
                };
                std::fs::copy(file(&self.database()), file(path)).expect("copied");
            }
        };
        Self::over(copy, &[], games).await
    }

    async fn over(
        write: impl FnOnce(&Path),
        settings: &[(&str, &str)],
        games: table::Games,
    ) -> Self {
        let folder = TempDir::new().expect("a folder");
        let path = folder.path().join("areo.db");
        write(&path);
        let database = format!("sqlite:{}", path.display());
        let defaults = [
            ("listen", "127.0.0.1:0"),
            ("rate", "0"),
            ("metrics", "local"),
            ("database", &database),
        ];
        let all = defaults.iter().chain(settings);
        let settings = all
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect();
        let (address, stop, running) = start(&settings, games).await;
        Self {
            address,
            folder,
            settings,
            stop: Some(stop),
            running,
        }
    }

    /// Stops the server in order and starts it again.
    pub(crate) async fn restart(&mut self) {
        self.restart_as(games()).await;
    }

    /// Stops the server in order and starts another with these games in its place.
    pub(crate) async fn restart_as(&mut self, games: table::Games) {
        self.stop().await;
        let (address, stop, running) = start(&self.settings, games).await;
        (self.address, self.stop, self.running) = (address, Some(stop), running);
    }

    pub(crate) async fn stop(&mut self) {
        if let Some(stop) = self.stop.take() {
            stop.send(()).expect("it runs");
            (&mut self.running).await.expect("it ends in order");
        }
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("areo.db")
    }

    /// Two people in a game of toys.
    pub(crate) async fn two_at_a_table(&self) -> (Client, Client, String) {
        let (mut anna, mut ben) = (self.guest("Anna").await, self.guest("Ben").await);
        let table = anna.table_with(&mut ben).await;
        (anna, ben, table)
    }

    /// Somebody with a cookie.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        let mut client = Client::new(self.address);
        client
            .ok("POST", "/api/guest", &serde_json::json!({ "name": name }))
            .await;
        client
    }
}

async fn start(
    settings: &BTreeMap<String, String>,
    games: table::Games,
) -> (SocketAddr, oneshot::Sender<()>, JoinHandle<()>) {
    let config = Config::read(settings, |_| None, None).expect("the settings are fine");
    let listener = TcpListener::bind(config.listen).await.expect("a free port");
    let address = listener.local_addr().expect("it listens");
    let (stop, stopped) = oneshot::channel();
    let server = Server::open(config, games).await;
    let server = server.expect("the database works");
    let running = tokio::spawn(async move {
        let shutdown = async { stopped.await.unwrap_or_default() };
        server.serve(listener, shutdown).await;
    });
    (address, stop, running)
}

struct Slow;

impl Bot<Toy<SOUND>> for Slow {
    fn decide(&mut self, observation: &Observation<'_, Toy<SOUND>>) -> Choice {
        std::thread::sleep(Duration::from_secs(2));
        observation.legal()[0]
    }
}

/// All games, one that is quickly played, and one that breaks.
pub(crate) fn games() -> table::Games {
    const TOYS: &[BotSpec<Toy<SOUND>>] = &[
        BotSpec {
            name: "slow",
            about: "thinks for two seconds",
            make: |_, _| Box::new(Slow),
        },
        BotSpec::RANDOM,
    ];
    const BRITTLE: &[BotSpec<Brittle>] = &[BotSpec::RANDOM];
    server::games()
        .with(HostedGame::new::<Toy<SOUND>>(TOYS, |_| false))
        .with(HostedGame::new::<Brittle>(BRITTLE, |_| false))
}
