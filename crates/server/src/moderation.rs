//! Moderation: what is in force, kept in memory since every request is held against it, and what an
//! act changes at once. Acts come over HTTP or from the command line; both leave a row in the
//! database, and the server follows these rows.

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use std::time::Duration;

use store::{Access, Act, Known, NotedAct, Store, StoreError};
use wire::{Chat, Problem, ProblemCode, TableSummary};

use crate::app::App;
use crate::limits::Origin;
use crate::live::{self, TableRequest};
use crate::names;
use crate::time::unix_now;

/// How often the server looks for acts from the command line.
const FOLLOW: Duration = Duration::from_secs(1);

/// Acts that are read at once.
const PAGE: u32 = 500;

/// People, tables and words of a chat that are listed.
pub(crate) const MAX_LISTED: u32 = 200;

/// The longest reason, in characters.
const MAX_REASON: usize = 500;

/// What is in force.
#[derive(Default)]
pub(crate) struct Moderation {
    in_force: RwLock<InForce>,
    /// So that every act is followed once.
    following: tokio::sync::Mutex<()>,
}

#[derive(Default)]
struct InForce {
    last: i64,
    admins: HashSet<i64>,
    muted: HashMap<i64, u64>,
    banned: HashMap<i64, u64>,
    addresses: HashMap<Origin, u64>,
    closed: HashSet<String>,
    /// What the reserved words look like.
    words: HashSet<String>,
}

impl Moderation {
    /// What is stored.
    pub(crate) async fn load(store: &Store) -> Result<Self, StoreError> {
        let moderation = Self::default();
        moderation.renew(store).await?;
        Ok(moderation)
    }

    async fn renew(&self, store: &Store) -> Result<(), StoreError> {
        let stored = store.moderation().await?;
        let address = |(text, until): (String, u64)| {
            let address = text.parse().ok()?;
            Some((Origin::new(address), until))
        };
        let looks = stored.words.iter().flat_map(|word| names::likenesses(word));
        let renewed = InForce {
            last: stored.last,
            admins: stored.admins.into_iter().collect(),
            muted: stored.muted.into_iter().collect(),
            banned: stored.banned.into_iter().collect(),
            addresses: stored.addresses.into_iter().filter_map(address).collect(),
            closed: stored.closed.into_iter().collect(),
            words: looks.collect(),
        };
        let mut in_force = self
            .in_force
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        *in_force = renewed;
        Ok(())
    }

    fn in_force(&self) -> RwLockReadGuard<'_, InForce> {
        self.in_force.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn is_admin(&self, user: i64) -> bool {
        self.in_force().admins.contains(&user)
    }

    pub(crate) fn is_closed(&self, table: &str) -> bool {
        self.in_force().closed.contains(table)
    }

    /// Refuses what comes from a banned address.
    pub(crate) fn admit_from(&self, origin: Origin) -> Result<(), Problem> {
        let until = self.in_force().addresses.get(&origin).copied();
        refuse_until(until, ProblemCode::Banned, "nobody may come in from there")
    }

    /// Refuses a banned account.
    pub(crate) fn admit(&self, user: i64) -> Result<(), Problem> {
        let until = self.in_force().banned.get(&user).copied();
        refuse_until(until, ProblemCode::Banned, "this account is banned")
    }

    /// Refuses the words of somebody who is muted.
    pub(crate) fn let_speak(&self, user: i64) -> Result<(), Problem> {
        let until = self.in_force().muted.get(&user).copied();
        refuse_until(until, ProblemCode::Muted, "you may not chat now")
    }

    /// Refuses a name with a word that is reserved.
    pub(crate) fn check_name(&self, name: &str) -> Result<(), Problem> {
        let in_force = self.in_force();
        let is_reserved = |word: &str| {
            let looks_like = names::likenesses(word);
            looks_like.iter().any(|like| in_force.words.contains(like))
        };
        let mut words = names::words(name).into_iter();
        match words.find(|word| is_reserved(word)) {
            None => Ok(()),
            Some(word) => {
                let text = format!("no name may hold the word {word}");
                Err(Problem::new(ProblemCode::ReservedName, text))
            }
        }
    }
}

fn refuse_until(until: Option<u64>, code: ProblemCode, text: &str) -> Result<(), Problem> {
    match until {
        Some(until) if unix_now() < until => Err(Problem::new(code, text)),
        _ => Ok(()),
    }
}

/// Follows acts of the command line for as long as the server runs.
pub(crate) async fn run(app: Arc<App>) {
    let mut ticks = tokio::time::interval(FOLLOW);
    loop {
        ticks.tick().await;
        if let Err(error) = follow(&app).await {
            tracing::error!(%error, "acts of moderation cannot be read");
        }
    }
}

/// Lets everything that was done since the last time take effect.
pub(crate) async fn follow(app: &Arc<App>) -> Result<(), StoreError> {
    let _following = app.moderation.following.lock().await;
    let last = app.moderation.in_force().last;
    if app.store.last_act().await? == last {
        return Ok(());
    }
    // First what is in force: who is sent away must not come back by it.
    app.moderation.renew(&app.store).await?;
    let mut after = last;
    loop {
        let acts = app.store.acts(after, PAGE).await?;
        let Some(noted) = acts.last() else {
            return Ok(());
        };
        after = noted.id;
        for noted in &acts {
            take_effect(app, noted).await?;
        }
    }
}

async fn take_effect(app: &Arc<App>, noted: &NotedAct) -> Result<(), StoreError> {
    tracing::info!(act = ?noted.act, admin = noted.admin, reason = noted.reason, "moderated");
    match &noted.act {
        Act::Ban { user, .. } => {
            let logins = app.store.logins(*user, unix_now()).await?;
            let logins: Vec<_> = logins.iter().map(|login| login.id).collect();
            app.close_sockets(&logins);
        }
        Act::BanAddress { address, .. } => {
            if let Ok(address) = address.parse() {
                app.close_sockets_from(Origin::new(address));
            }
        }
        Act::CloseTable { table } => send_away(app, table, table_closed()).await,
        Act::DeleteTable { table } => send_away(app, table, Problem::no_such_table()).await,
        _ => {}
    }
    Ok(())
}

async fn send_away(app: &App, table: &str, problem: Problem) {
    app.tell(table, TableRequest::SendAway { problem }).await;
}

/// That a table is closed.
pub(crate) fn table_closed() -> Problem {
    Problem::new(ProblemCode::TableClosed, "an admin has closed this table")
}

/// An act in the form in which it is stored.
///
/// # Errors
/// If it makes no sense.
fn checked(act: Act, reason: &str) -> Result<Act, Problem> {
    let wrong = |text: &str| Problem::new(ProblemCode::Malformed, text);
    if reason.chars().count() > MAX_REASON {
        return Err(wrong("a reason has at most 500 characters"));
    }
    let network = |address: &str| {
        let address = address.parse().map_err(|_| wrong("that is no address"))?;
        Ok::<_, Problem>(Origin::new(address).to_string())
    };
    Ok(match act {
        Act::BanAddress { address, hours } => Act::BanAddress {
            address: network(&address)?,
            hours,
        },
        Act::UnbanAddress { address } => Act::UnbanAddress {
            address: network(&address)?,
        },
        Act::ReserveWord { word } => {
            let word = word.to_lowercase();
            if !(2..=24).contains(&word.chars().count()) || !word.chars().all(char::is_alphabetic) {
                return Err(wrong("a word has 2 to 24 letters"));
            }
            Act::ReserveWord { word }
        }
        Act::FreeWord { word } => Act::FreeWord {
            word: word.to_lowercase(),
        },
        act => act,
    })
}

/// Carries out an act in a database, and notes by whom and why.
pub(crate) async fn act(
    store: &Store,
    admin: Option<i64>,
    act: Act,
    reason: &str,
) -> Result<(), Problem> {
    let act = checked(act, reason)?;
    let done = store.act(admin, &act, reason, unix_now()).await;
    match done.map_err(|error| Problem::new(ProblemCode::NotSaved, error.to_string()))? {
        true => Ok(()),
        false => Err(Problem::new(
            ProblemCode::NotFound,
            "there is nothing to change",
        )),
    }
}

/// What was said at a table, for admins.
pub(crate) async fn chat(store: &Store, table: &str) -> Result<Vec<Chat>, StoreError> {
    let rows = store.chat(table, None, MAX_LISTED).await?;
    Ok(rows.into_iter().filter_map(live::said).collect())
}

/// All tables, for admins.
pub(crate) async fn tables(store: &Store) -> Result<Vec<TableSummary>, StoreError> {
    let summaries = store.all_tables(MAX_LISTED).await?.into_iter();
    let summary = |text: String| serde_json::from_str(&text).ok();
    Ok(summaries.filter_map(summary).collect())
}

/// Moderation of a database from the command line, beside a server that may be running. The server
/// follows within a second or so.
pub struct Moderator(Store);

impl Moderator {
    /// Opens a database.
    ///
    /// # Errors
    /// If it cannot be used.
    pub async fn open(database: &Path) -> Result<Self, StoreError> {
        Ok(Self(Store::open(database, Access::Add).await?))
    }

    /// Carries out an act, and notes why.
    ///
    /// # Errors
    /// If it makes no sense, changes nothing, or could not be stored.
    pub async fn act(&self, act: Act, reason: &str) -> Result<(), Problem> {
        self::act(&self.0, None, act, reason).await
    }

    /// The number of the account that logs in by a name.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn user(&self, login: &str) -> Result<Option<i64>, StoreError> {
        let account = self.0.account(&login.to_lowercase()).await?;
        Ok(account.map(|(user, _)| user))
    }

    /// People whose name holds a text, the latest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn people(&self, text: &str) -> Result<Vec<Known>, StoreError> {
        self.0.people(text, MAX_LISTED).await
    }

    /// All tables, the latest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn tables(&self) -> Result<Vec<TableSummary>, StoreError> {
        tables(&self.0).await
    }

    /// What was said at a table.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn chat(&self, table: &str) -> Result<Vec<Chat>, StoreError> {
        chat(&self.0, table).await
    }

    /// The acts after the given one, in order.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn acts(&self, after: i64) -> Result<Vec<NotedAct>, StoreError> {
        self.0.acts(after, PAGE).await
    }

    /// What is in force.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn in_force(&self) -> Result<store::Moderation, StoreError> {
        self.0.moderation().await
    }

    /// Writes what has to be written.
    pub async fn close(self) {
        self.0.close().await;
    }
}
