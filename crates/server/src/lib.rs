//! The server: HTTP and WebSockets around tables, accounts and news.
//!
//! [`Server`] does it all. A table lives in one task of its own while somebody needs it (`live`); what
//! happens there is saved before anybody is told. Computer players think on threads of their own
//! (`pool`). The rules of games are nowhere to be found here.

mod analyses;
mod answer;
mod app;
mod backup;
mod config;
mod copies;
mod farewell;
mod guard;
#[allow(unused_qualifications)] // The macros of utoipa write paths out in full.
mod http;
mod identity;
mod limits;
mod live;
mod metrics;
mod moderation;
mod names;
mod passwords;
mod pool;
mod saving;
mod secrets;
mod serve;
#[allow(unused_qualifications)] // As above.
mod socket;
mod subscribers;
mod time;
mod webhook;
mod write_timeout;

use std::sync::Arc;
use std::time::Duration;

use store::{Access, Store, StoreError};
use table::{Games, HostedGame};
use tokio::net::TcpListener;

use crate::app::App;
use crate::moderation::Moderation;
use crate::time::ServerClock;

pub use backup::{BackupError, Exported, NotExported, export, import};
pub use config::{Config, ConfigError, MetricsFor, SETTINGS, Setting, documentation};
pub use copies::{Verified, back_up, restore, verify};
pub use http::openapi;
pub use moderation::Moderator;
pub use store::{Act, NotedAct};
pub use time::moment;
pub use wire::table_path;

/// How often server time is stored, and how often tables are looked for that have to be woken.
const STORE_TIME: Duration = Duration::from_secs(5);
const WAKE: Duration = Duration::from_millis(500);

/// Tables that are woken at once.
const MAX_WOKEN: usize = 500;

/// All games.
pub fn games() -> Games {
    let mut games = Games::default();
    for name in bots::GameName::ALL {
        games = games.with(bots::with_game!(name, |G| HostedGame::of::<G>()));
    }
    games
}

/// A server whose database is open and belongs to nobody else.
pub struct Server(Arc<App>);

impl Server {
    /// Opens the database, for these games.
    ///
    /// # Errors
    /// If the database cannot be used.
    pub async fn open(config: Config, games: Games) -> Result<Self, StoreError> {
        let access = Access::Serve {
            megabytes: config.max_database,
            integrity: config.integrity,
        };
        let store = Store::open(&config.database, access).await?;
        let clock = ServerClock::new(store.clock().await?);
        // Accounts from before names were reserved.
        for account in store.accounts_to_reserve().await? {
            let login = names::likenesses(&account.login);
            let name = names::likenesses(&account.name);
            store.reserve(account.id, &login, &name).await?;
        }
        let moderation = Moderation::load(&store).await?;
        let app = App::new(config, games, store, clock, moderation);
        Ok(Self(Arc::new(app)))
    }

    /// Serves until it is told to stop; then what is under way is finished and saved.
    pub async fn serve(self, listener: TcpListener, shutdown: impl Future<Output = ()>) {
        let Self(app) = self;
        let mut beside = tokio::task::JoinSet::new();
        beside.spawn(keep_time(Arc::clone(&app)));
        beside.spawn(wake_tables(Arc::clone(&app)));
        beside.spawn(webhook::run(Arc::clone(&app)));
        beside.spawn(farewell::run(Arc::clone(&app)));
        beside.spawn(moderation::run(Arc::clone(&app)));
        let router = http::router(Arc::clone(&app));
        serve::serve(listener, &app, router, shutdown).await;
        beside.shutdown().await;
        app.close().await;
    }
}

/// Writes the log of the server to standard error, as the configuration says.
pub fn start_log(config: &Config) {
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::try_new(&config.log).unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        // Where nothing can be written, the complaint about that would be a crash.
        .log_internal_errors(false)
        .with_writer(std::io::stderr);
    // A log that exists already, as in tests, is as good.
    drop(if config.log_json {
        log.json().try_init()
    } else {
        log.try_init()
    });
}

async fn keep_time(app: Arc<App>) {
    let mut ticks = tokio::time::interval(STORE_TIME);
    loop {
        ticks.tick().await;
        if let Err(error) = app.store.set_clock(app.clock.now()).await {
            tracing::error!(%error, "server time was not stored");
        }
    }
}

/// Loads tables where time is up, or a computer player has to decide.
async fn wake_tables(app: Arc<App>) {
    let mut ticks = tokio::time::interval(WAKE);
    loop {
        ticks.tick().await;
        match app.store.due_tables(app.clock.now()).await {
            // Those in memory may stay due for a while, until a computer has thought.
            Ok(ids) => ids
                .iter()
                .filter(|id| !app.is_loaded(id) && !app.moderation.is_closed(id))
                .take(MAX_WOKEN)
                .for_each(|id| app.wake(id)),
            Err(error) => tracing::error!(%error, "tables that are due cannot be read"),
        }
    }
}
