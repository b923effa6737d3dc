//! A table in memory: one task that owns it, takes what people ask in order, saves every change
//! before anybody is told, and sends each subscriber what has changed for them.
//!
//! A table where nothing happens for a while leaves memory. Who watches it stays connected, and the
//! table comes back when it is needed.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::FutureExt as _;
use kit::{Seat, SeatSet};
use store::{ChatRow, Kept, StoreError};
use table::{
    Actor, Attendance, Change, Entry, Replayable, Row, Study, Table, TableViewer, Thinker, UserId,
};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wire::{
    Chat, ChatRoom, Command, Done, Log, Problem, ProblemCode, ServerMessage, Snapshot, Stage, Time,
};

use crate::app::App;
use crate::http::make_table;
use crate::metrics::{Gauge, add};
use crate::moderation::table_closed;
use crate::saving::{self, Before, Opened, stage_word};
use crate::subscribers::{Subscriber, Subscribers, Subscription};
use crate::time::unix_now;
use crate::{farewell, http, names, secrets};

/// Lines of the log that a client gets on arrival.
const ARRIVAL_LOG: usize = 100;

/// Lines of the log that a client gets at most.
pub(crate) const MAX_LOG: usize = 500;

/// Words that a client gets on arrival.
const ARRIVAL_CHAT: u32 = 50;

/// Bytes and characters that can be said at once.
const MAX_TEXT: usize = 500;

/// Crowds come and go; that is told once in a while.
const PRESENCE: Duration = Duration::from_millis(500);

/// How long to wait before what happens by itself is tried again when it could not be saved.
const AGAIN: Duration = Duration::from_secs(1);

/// After so many changes, the table is stored whole beside them: its games outlive a change of the
/// rules even if the server never stops in order.
const CHECKPOINT: u64 = 100;

/// A table that crashes this often in a row is left alone.
const MAX_CRASHES: u32 = 3;

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// What can be asked of a table in memory.
pub(crate) enum TableRequest {
    /// To do something.
    Do {
        actor: Actor,
        seat: Option<Seat>,
        command: Command,
        reply: Reply<Done>,
    },
    /// To let somebody in.
    Admit {
        user: UserId,
        invite: String,
        reply: Reply<()>,
    },
    /// What somebody sees.
    View {
        viewer: TableViewer,
        since: Option<u64>,
        reply: Reply<Snapshot>,
    },
    /// A stretch of the log.
    Log {
        viewer: TableViewer,
        after: u64,
        reply: Reply<Log>,
    },
    /// The record of a finished game.
    Record {
        user: Option<UserId>,
        reply: Reply<kit::Record>,
    },
    /// A finished game, to be shown step by step.
    Replay {
        user: Option<UserId>,
        reply: Reply<Replayable>,
    },
    /// The work of analysing a finished game.
    Study {
        user: Option<UserId>,
        reply: Reply<Study>,
    },
    /// To be told of every change, for as long as the answer is kept.
    Subscribe {
        viewer: TableViewer,
        since: Option<u64>,
        outbox: mpsc::Sender<Utf8Bytes>,
        reply: Reply<Subscription>,
    },
    /// To look from another seat.
    ChangeSeat { subscriber: u64, seat: Option<Seat> },
    /// To be told no more.
    Unsubscribe { subscriber: u64 },
    /// To let somebody go for ever, and forget their name.
    Forget { user: UserId, reply: Reply<()> },
    /// To send everybody away and leave memory, because nobody may see it any more.
    SendAway { problem: Problem },
    /// To leave memory.
    Stop { done: oneshot::Sender<()> },
}

/// A table in memory.
pub(crate) struct Live {
    app: Arc<App>,
    id: String,
    table: Table,
    subscribers: Subscribers,
    /// Computer players that think, and what they will have decided.
    thinking: JoinSet<(Thinker, Option<String>)>,
    thinkers: Vec<Thinker>,
    /// When something happened last.
    used_last: Instant,
    /// When to tell that people have come or gone.
    tell_presence: Option<Instant>,
    crashes: u32,
    /// How many rows it had when it was stored whole.
    kept_at: u64,
    /// Whether what is on disk could not be read when it was needed.
    lost: bool,
}

/// What is left of a table that has left memory while people watch it.
#[derive(Default)]
struct Asleep {
    subscribers: Subscribers,
    attendance: Attendance,
    /// When it has to do something by itself.
    tick_at: Option<Time>,
    /// Whose turn it is.
    asked: Vec<UserId>,
}

/// What is asked of a table. It is forgotten with the task that answers, however that ends.
struct RequestQueue {
    app: Arc<App>,
    id: String,
    queue: mpsc::Receiver<Box<TableRequest>>,
}

impl Drop for RequestQueue {
    fn drop(&mut self) {
        self.queue.close();
        self.app.forget_ended(&self.id);
    }
}

/// Why a table leaves memory.
enum End {
    Quiet,
    Stopped(oneshot::Sender<()>),
    Broken(Problem),
}

impl Live {
    /// Serves a table until nobody needs it; it is in memory only while something happens there.
    pub(crate) async fn run(app: Arc<App>, id: String, queue: mpsc::Receiver<Box<TableRequest>>) {
        let mut asks = RequestQueue {
            app: Arc::clone(&app),
            id: id.clone(),
            queue,
        };
        let serving = Self::serve_when_needed(&app, &id, &mut asks.queue);
        if AssertUnwindSafe(serving).catch_unwind().await.is_err() {
            add(&app.metrics.crashes);
            let problem = Problem::new(ProblemCode::BrokenTable, "it cannot be shown");
            Asleep::default().give_up(&app, &id, &problem).await;
        }
    }

    async fn serve_when_needed(
        app: &Arc<App>,
        id: &str,
        asks: &mut mpsc::Receiver<Box<TableRequest>>,
    ) {
        let mut asleep = Asleep::default();
        let mut ask: Option<TableRequest> = None;
        loop {
            let opened = match load(app, id).await {
                Ok(opened) => opened,
                Err(problem) => {
                    asleep.give_up(app, id, &problem).await;
                    if let Some(ask) = ask {
                        ask.refuse(&problem);
                    }
                    // A disk that fails is not tried as fast as possible.
                    let pause = match problem.code {
                        ProblemCode::NotSaved => AGAIN,
                        _ => Duration::ZERO,
                    };
                    drop(tokio::time::timeout(pause, refuse_all(asks, &problem)).await);
                    // New asks load it again; those that wait already are told why not.
                    asks.close();
                    return refuse_all(asks, &problem).await;
                }
            };
            let mut live = Self::new(app, opened, std::mem::take(&mut asleep));
            let end = live.serve(ask.take(), asks).await;
            if !matches!(end, End::Broken(_)) {
                live.keep().await;
            }
            asleep = live.fall_asleep();
            match end {
                End::Quiet => {}
                End::Stopped(done) => return asleep.stop(done),
                // Whoever asks after this has it loaded again, as a new table.
                End::Broken(problem) => return asleep.give_up(app, id, &problem).await,
            }
            match asleep.wait(app, id, asks).await {
                Some(TableRequest::Stop { done }) => return asleep.stop(done),
                None if asleep.subscribers.is_empty() => return,
                woken_by => ask = woken_by,
            }
        }
    }

    fn new(app: &Arc<App>, opened: Opened, asleep: Asleep) -> Self {
        let mut table = opened.table;
        table.attend(asleep.attendance);
        if let Some(replayable) = opened.unkept_replay {
            keep_replay(app, table.id(), replayable);
        }
        Self {
            app: Arc::clone(app),
            id: table.id().to_owned(),
            table,
            subscribers: asleep.subscribers,
            thinking: JoinSet::new(),
            thinkers: Vec::new(),
            used_last: Instant::now(),
            tell_presence: None,
            crashes: 0,
            kept_at: opened.kept_at,
            lost: false,
        }
    }

    fn fall_asleep(mut self) -> Asleep {
        self.subscribers.forget();
        Asleep {
            attendance: self.table.attendance(),
            tick_at: self.table.tick_at(),
            asked: self.table.people_asked().map(|(_, user)| user).collect(),
            subscribers: self.subscribers,
        }
    }

    async fn serve(
        &mut self,
        first: Option<TableRequest>,
        asks: &mut mpsc::Receiver<Box<TableRequest>>,
    ) -> End {
        let app = Arc::clone(&self.app);
        let _loaded = Gauge::new(&app.metrics.tables);
        if let Some(ask) = first
            && let Some(end) = self.answer(ask).await
        {
            return end;
        }
        loop {
            self.let_computers_think();
            let due = self.next_due();
            let ended = tokio::select! {
                Some(ask) = asks.recv() => {
                    if !ask.is_of_interest_to_one() {
                        self.used_last = Instant::now();
                    }
                    self.answer(*ask).await
                }
                Some(thought) = self.thinking.join_next() => match thought {
                    Ok((thinker, words)) => {
                        self.thinkers.retain(|other| *other != thinker);
                        self.computer_decides(&thinker, words).await
                    }
                    // Whoever it was, all may think again.
                    Err(_) => {
                        self.thinkers.clear();
                        None
                    }
                },
                () = tokio::time::sleep_until(due) => self.pass_time().await,
            };
            if let Some(end) = ended {
                return end;
            }
        }
    }

    /// When to look again without being asked.
    fn next_due(&self) -> tokio::time::Instant {
        let tick = self.table.tick_at().map(|at| self.app.clock.instant(at));
        let sleep = self
            .is_idle()
            .then(|| self.used_last + self.app.config.idle);
        let later = Instant::now() + Duration::from_secs(3_600);
        let due = sleep.into_iter().chain(self.tell_presence).min();
        let due = due.unwrap_or(later).into();
        tick.unwrap_or(due).min(due)
    }

    fn is_idle(&self) -> bool {
        self.thinking.is_empty() && self.tell_presence.is_none()
    }

    async fn pass_time(&mut self) -> Option<End> {
        let now = self.app.clock.now();
        if self.table.tick_at().is_some_and(|at| at <= now) {
            self.used_last = Instant::now();
            return self.by_itself(|table| table.tick(now)).await;
        }
        if self.tell_presence.is_some_and(|at| at <= Instant::now()) {
            self.tell(None);
        }
        let quiet = self.is_idle() && self.used_last.elapsed() >= self.app.config.idle;
        quiet.then_some(End::Quiet)
    }

    async fn answer(&mut self, ask: TableRequest) -> Option<End> {
        let now = self.app.clock.now();
        match ask {
            TableRequest::Do {
                actor,
                seat,
                command,
                reply,
            } => {
                // Who asked has given up, and must not find it done after all.
                if reply.is_closed() {
                    return None;
                }
                let begun = Instant::now();
                let answer = self.command(&actor, seat, command, reply).await;
                self.app.metrics.latency.note(begun.elapsed());
                return answer;
            }
            TableRequest::Admit {
                user,
                invite,
                reply,
            } => {
                let admit = |table: &mut Table| table.admit(user, &invite, now);
                let admitted = self.change(Some(user), admit).await;
                let answer = admitted.as_ref().map(|_| ()).map_err(Clone::clone);
                drop(reply.send(answer));
                return self.go_on(admitted);
            }
            TableRequest::View {
                viewer,
                since,
                reply,
            } => {
                let seen = match self.checked(viewer) {
                    Ok(viewer) => Ok(self.snapshot(viewer, since).await),
                    Err(problem) => Err(problem),
                };
                drop(reply.send(seen));
            }
            TableRequest::Log {
                viewer,
                after,
                reply,
            } => {
                let viewer = self.checked(viewer);
                drop(reply.send(viewer.map(|viewer| self.table.log_page(viewer, after, MAX_LOG))));
            }
            TableRequest::Record { user, reply } => {
                drop(reply.send(self.published(user, Table::record)));
            }
            TableRequest::Replay { user, reply } => {
                drop(reply.send(self.published(user, Table::replayable)));
            }
            TableRequest::Study { user, reply } => {
                drop(reply.send(self.published(user, Table::study)));
            }
            TableRequest::Subscribe {
                viewer,
                since,
                outbox,
                reply,
            } => drop(reply.send(self.watch(viewer, since, outbox).await)),
            TableRequest::ChangeSeat { subscriber, seat } => self.turn(subscriber, seat).await,
            TableRequest::Unsubscribe { subscriber } => {
                if let Some(user) = self
                    .subscribers
                    .remove(subscriber)
                    .and_then(|gone| gone.user)
                {
                    self.remember();
                    self.table.depart(user, now);
                    self.presence_has_changed();
                    self.tell_who_left(user).await;
                }
            }
            TableRequest::Forget { user, reply } => {
                let forgotten = self.forget(user).await;
                drop(reply.send(forgotten.clone()));
                return self.go_on(forgotten);
            }
            TableRequest::SendAway { problem } => return Some(End::Broken(problem)),
            TableRequest::Stop { done } => return Some(End::Stopped(done)),
        }
        None
    }

    async fn command(
        &mut self,
        actor: &Actor,
        seat: Option<Seat>,
        command: Command,
        reply: Reply<Done>,
    ) -> Option<End> {
        if let Err(problem) = self.allow(actor, &command).await {
            drop(reply.send(Err(problem)));
            return None;
        }
        let now = self.app.clock.now();
        let result = match command {
            Command::Say { text } => self.say(actor, text).await,
            Command::Rematch => self.rematch(actor, seat).await,
            Command::Hint => {
                self.hint(actor, seat, reply);
                return None;
            }
            command => {
                let mut done = Done::default();
                let changed = self.change(Some(actor.user), |table| {
                    let (change, outcome) = table.command(actor, seat, &command, now)?;
                    done = outcome;
                    Ok(change)
                });
                changed.await.map(|()| done)
            }
        };
        add(match &result {
            Ok(_) => &self.app.metrics.done,
            Err(_) => &self.app.metrics.refused,
        });
        let ended = self.go_on(result.as_ref().map(|_| ()).map_err(Clone::clone));
        // Who asked may have gone away.
        drop(reply.send(result));
        ended
    }

    async fn allow(&self, actor: &Actor, command: &Command) -> Result<(), Problem> {
        let user = actor.user;
        if !self.table.may_see(Some(user)) {
            return Err(Problem::no_such_table());
        }
        let limits = &self.app.limits;
        limits.commands.take(user.0)?;
        let spender = self.app.last_seen.spender(user.0);
        limits.rows.check(spender)?;
        limits.bytes.check(spender)?;
        match command {
            Command::Start if self.table.people().next().is_none() => {
                http::allow_computers(&self.app, user.0).await
            }
            // Where friends meet, they may call themselves what they like.
            Command::Sit {
                name: Some(name), ..
            } if self.table.header().public => names::free(&self.app, Some(user.0), name).await,
            Command::Sit { name: None, .. } | Command::Say { .. } if self.table.header().public => {
                names::still_free(&self.app, user.0, &actor.name).await
            }
            _ => Ok(()),
        }
    }

    /// Opens the one table where those who played here play again, unless it is open already: since
    /// a table does one thing after the other, nobody makes a second one.
    async fn rematch(&mut self, actor: &Actor, seat: Option<Seat>) -> Result<Done, Problem> {
        let plan = self.table.rematch_plan(actor, seat)?;
        if self.table.rematch().is_none() {
            self.app.limits.work.take(actor.user.0)?;
            let new = make_table(&self.app, actor, &plan).await?;
            let now = self.app.clock.now();
            self.change(Some(actor.user), |table| table.rematched(actor, &new, now))
                .await?;
        }
        Ok(Done {
            seq: self.table.seq(),
            ..Done::default()
        })
    }

    /// Changes the table on behalf of somebody, saves that, and tells everybody: in this order.
    async fn change(
        &mut self,
        spender: Option<UserId>,
        change: impl FnOnce(&mut Table) -> Result<Change, Problem>,
    ) -> Result<(), Problem> {
        self.remember();
        let before = Before::of(&self.table);
        let changed = match catch_unwind(AssertUnwindSafe(|| change(&mut self.table))) {
            Ok(Ok(changed)) => changed,
            Ok(Err(problem)) if problem.code != ProblemCode::BrokenTable => return Err(problem),
            Ok(Err(problem)) => return Err(self.crashed(&problem.to_string()).await),
            Err(_) => return Err(self.crashed("a panic").await),
        };
        if changed.rows.is_empty() {
            return Ok(());
        }
        let mut save = saving::save(self.app.url(), &self.table, &changed.rows, &before);
        let bytes = save.entries.iter().map(|row| row.entry.len()).sum();
        let over = save.stage == stage_word(Stage::Over) && !before.is_over();
        // What was stored whole may just have been taken back.
        let undone = |row: &Row| matches!(row.entry, Entry::Undone { .. });
        let stale = self.kept_at > 0 && changed.rows.iter().any(undone);
        if over || stale || self.table.rows() >= self.kept_at + CHECKPOINT {
            save.kept.extend(self.checkpoint());
        }
        if let Err(error) = self.app.store.save(save).await {
            add(&self.app.metrics.unsaved);
            let problem = Problem::new(ProblemCode::NotSaved, error.to_string());
            return Err(self.reload().await.err().unwrap_or(problem));
        }
        self.crashes = 0;
        if let Some(user) = spender {
            let (limits, spender) = (&self.app.limits, self.app.last_seen.spender(user.0));
            limits.rows.spend(spender, changed.rows.len());
            limits.bytes.spend(spender, bytes);
        }
        let rows = u64::try_from(changed.rows.len()).unwrap_or_default();
        let saved = &self.app.metrics.saved;
        saved.fetch_add(rows, std::sync::atomic::Ordering::Relaxed);
        tracing::debug!(table = self.id, seq = self.table.seq(), rows, "saved");
        match changed.seen_only_by() {
            None => self.tell(Some(&changed)),
            Some(seats) => self.tell_seats(seats, &changed),
        }
        if over && let Some(replayable) = self.table.replayable() {
            keep_replay(&self.app, &self.id, replayable);
        }
        Ok(())
    }

    /// The table as a whole, if there is a game at it.
    fn checkpoint(&mut self) -> Option<Kept> {
        if self.table.stage() == Stage::Open {
            return None;
        }
        self.kept_at = self.table.rows();
        saving::checkpoint(&self.table)
    }

    /// Stores the table whole before it leaves memory.
    async fn keep(&mut self) {
        if self.table.rows() == self.kept_at {
            return;
        }
        if let Some(kept) = self.checkpoint()
            && let Err(error) = self.app.store.keep(&self.id, &kept).await
        {
            tracing::warn!(table = self.id, %error, "a table was not stored whole");
        }
    }

    /// Whether the table can be played on after this.
    fn go_on(&self, result: Result<(), Problem>) -> Option<End> {
        result
            .err()
            .filter(|problem| self.lost || problem.code == ProblemCode::BrokenTable)
            .map(End::Broken)
    }

    async fn crashed(&mut self, what: &str) -> Problem {
        add(&self.app.metrics.crashes);
        self.crashes += 1;
        tracing::error!(
            table = self.id,
            seq = self.table.seq(),
            what,
            "a table crashed"
        );
        if self.crashes >= MAX_CRASHES {
            return Problem::new(ProblemCode::BrokenTable, "it crashes again and again");
        }
        let text = "something went wrong inside the table; it was loaded again";
        let crashed = Problem::new(ProblemCode::Crashed, text);
        self.reload().await.err().unwrap_or(crashed)
    }

    /// Goes back to what is on disk, and shows it to everybody anew.
    async fn reload(&mut self) -> Result<(), Problem> {
        let loaded = load(&self.app, &self.id).await;
        self.lost = loaded.is_err();
        let attendance = self.table.attendance();
        let opened = loaded?;
        self.table = opened.table;
        self.kept_at = opened.kept_at;
        self.table.attend(attendance);
        self.thinking = JoinSet::new();
        self.thinkers.clear();
        self.turn_away();
        for (subscriber, viewer) in self.subscribers.lookers(&self.table) {
            let snapshot = self.snapshot(viewer, None).await;
            self.subscribers
                .send_snapshot(&self.app, subscriber, snapshot);
        }
        Ok(())
    }

    /// Lets somebody go: they give up what they play, and nobody reads their name any more.
    async fn forget(&mut self, user: UserId) -> Result<(), Problem> {
        let actor = Actor {
            user,
            name: store::FORMER_PLAYER.to_owned(),
        };
        let seats: Vec<_> = self.table.seats_of(user).collect();
        for seat in seats {
            let command = match self.table.stage() {
                Stage::Open => Command::Stand { seat },
                Stage::Playing => Command::Resign,
                Stage::Over => break,
            };
            let now = self.app.clock.now();
            let leave = |table: &mut Table| {
                let left = table.command(&actor, Some(seat), &command, now)?;
                Ok(left.0)
            };
            match self.change(None, leave).await {
                // They have given up before.
                Err(problem) if problem.code == ProblemCode::NotPlaying => {}
                left => left?,
            }
        }
        farewell::clear_name(&self.app, &self.id, user).await?;
        self.reload().await
    }

    /// Makes sure that what the subscribers see is known, before it changes.
    fn remember(&mut self) {
        self.subscribers.remember(&self.table);
    }

    fn presence_has_changed(&mut self) {
        let soon = Instant::now() + PRESENCE;
        self.tell_presence.get_or_insert(soon);
    }

    fn tell(&mut self, change: Option<&Change>) {
        self.tell_presence = None;
        self.turn_away();
        self.subscribers
            .tell(&self.app, &self.table, change, |_| true);
    }

    /// Tells only the people of these seats. Others get nothing, not even sooner what they would have
    /// got later.
    fn tell_seats(&mut self, seats: SeatSet, change: &Change) {
        let people = self
            .table
            .people()
            .filter(|(seat, _)| seats.contains(*seat));
        let people: Vec<_> = people.map(|(_, user)| Some(user)).collect();
        self.subscribers
            .tell(&self.app, &self.table, Some(change), |user| {
                people.contains(&user)
            });
    }

    /// Sends those away who may look no longer.
    fn turn_away(&mut self) {
        let (table, now) = (&mut self.table, self.app.clock.now());
        let gone = self
            .subscribers
            .close(&Problem::no_such_table(), |user| !table.may_see(user));
        for user in gone {
            table.depart(user, now);
        }
    }

    async fn watch(
        &mut self,
        viewer: TableViewer,
        since: Option<u64>,
        outbox: mpsc::Sender<Utf8Bytes>,
    ) -> Result<Subscription, Problem> {
        self.checked(viewer)?;
        if let Some(user) = viewer.user {
            self.remember();
            self.table.arrive(user);
            self.presence_has_changed();
            let forgotten = self.app.store.forget_news(&self.id, user.0).await;
            if let Err(error) = forgotten {
                tracing::warn!(table = self.id, %error, "news of a table was not undone");
            }
        }
        let number = self.app.next_watcher();
        let watching = Subscription::new(Arc::clone(&self.app), self.id.clone(), number);
        self.subscribers
            .add(Subscriber::new(number, viewer, outbox));
        let viewer = looker_of(&self.table, viewer.user, viewer.seat);
        let snapshot = self.snapshot(viewer, since).await;
        self.subscribers.send_snapshot(&self.app, number, snapshot);
        Ok(watching)
    }

    /// Who has gone while it is their turn is told so like anybody who was not there.
    async fn tell_who_left(&self, user: UserId) {
        let Some(news) = saving::left_behind(self.app.url(), &self.table, user) else {
            return;
        };
        if let Err(error) = self.app.store.add_notification(&self.id, &news).await {
            tracing::warn!(table = self.id, %error, "news of a table was not stored");
        }
    }

    async fn turn(&mut self, subscriber: u64, seat: Option<Seat>) {
        let Some(user) = self.subscribers.set_seat(subscriber, seat) else {
            return;
        };
        let viewer = looker_of(&self.table, user, seat);
        let snapshot = self.snapshot(viewer, None).await;
        self.subscribers
            .send_snapshot(&self.app, subscriber, snapshot);
    }

    /// The viewer with a seat that is really theirs; an error if there is nothing to see for them.
    fn checked(&self, viewer: TableViewer) -> Result<TableViewer, Problem> {
        if self.table.may_see(viewer.user) {
            Ok(looker_of(&self.table, viewer.user, viewer.seat))
        } else {
            Err(Problem::no_such_table())
        }
    }

    async fn snapshot(&self, viewer: TableViewer, since: Option<u64>) -> Snapshot {
        let everything = reads(&self.table, viewer.user, ChatRoom::Spectators);
        let room = (!everything).then(|| room_word(ChatRoom::Players));
        let chat = self.app.store.chat(&self.id, room, ARRIVAL_CHAT).await;
        let chat = chat.unwrap_or_else(|error| {
            tracing::error!(table = self.id, %error, "what was said cannot be read");
            Vec::new()
        });
        let sight = self.table.view_for(viewer);
        let (after, limit) = match since {
            Some(since) => (since, MAX_LOG),
            None => (0, ARRIVAL_LOG),
        };
        Snapshot {
            protocol: wire::PROTOCOL,
            now: self.app.clock.now(),
            log: self.table.log(viewer, after, limit),
            dictionary: self.table.define(crate::subscribers::words(&sight)),
            sight,
            chat: chat.into_iter().filter_map(said).collect(),
        }
    }

    async fn say(&mut self, actor: &Actor, text: String) -> Result<Done, Problem> {
        let text = text.trim();
        let fine = |letter: char| !letter.is_control() || letter == '\n';
        if text.is_empty() || text.chars().count() > MAX_TEXT || !text.chars().all(fine) {
            let text = format!("1 to {MAX_TEXT} characters can be said at once");
            return Err(Problem::new(ProblemCode::BadText, text));
        }
        self.app.moderation.let_speak(actor.user.0)?;
        self.app.limits.chat.take(actor.user.0)?;
        let plays = self.table.seats_of(actor.user).next().is_some();
        let room = if plays {
            ChatRoom::Players
        } else {
            ChatRoom::Spectators
        };
        let mut row = ChatRow {
            number: 0,
            at: unix_now(),
            room: room_word(room).to_owned(),
            name: actor.name.clone(),
            text: text.to_owned(),
            user: Some(actor.user.0),
        };
        let spender = self.app.last_seen.spender(actor.user.0);
        self.app.limits.bytes.spend(spender, row.text.len());
        let stored = self.app.store.say(&self.id, &row).await;
        row.number =
            stored.map_err(|error| Problem::new(ProblemCode::NotSaved, error.to_string()))?;
        if let Some(chat) = said(row) {
            let message = ServerMessage::Chat(chat);
            let table = &self.table;
            self.subscribers
                .send_where(&self.app, &message, |user| reads(table, user, room));
        }
        Ok(Done {
            seq: self.table.seq(),
            ..Done::default()
        })
    }

    /// Lets a computer think on behalf of a person, beside everything else.
    fn hint(&self, actor: &Actor, seat: Option<Seat>, reply: Reply<Done>) {
        let (user, limits) = (actor.user.0, &self.app.limits);
        let (seed, time) = (secrets::random_number(), self.app.config.hint_time);
        let allowed = limits.work.take(user).and_then(|()| {
            let place = limits.hints.enter(user)?;
            Ok((place, self.table.hint(actor, seat, seed, time)?))
        });
        match allowed {
            Err(problem) => drop(reply.send(Err(problem))),
            Ok((place, thought)) => {
                let (pool, seq) = (self.app.pool.clone(), self.table.seq());
                let spender = self.app.last_seen.spender(user);
                tokio::spawn(async move {
                    let hint = pool.think(spender, thought).await;
                    drop(place);
                    let answer = match hint {
                        Some(hint) => Ok(Done {
                            seq,
                            hint: Some(hint),
                            preview: None,
                        }),
                        None => Err(Problem::new(ProblemCode::Busy, "no time to think")),
                    };
                    drop(reply.send(answer));
                });
            }
        }
    }

    /// What everybody who sees the table may have once the game is over.
    fn published<T>(
        &self,
        user: Option<UserId>,
        what: impl FnOnce(&Table) -> Option<T>,
    ) -> Result<T, Problem> {
        if !self.table.may_see(user) {
            return Err(Problem::no_such_table());
        }
        let over = self.table.stage() == Stage::Over;
        let published = over.then(|| what(&self.table)).flatten();
        published.ok_or_else(|| {
            Problem::new(
                ProblemCode::NotPlaying,
                "the record holds all secrets, and is published when the game is over",
            )
        })
    }

    fn let_computers_think(&mut self) {
        for thinker in self.table.thinkers() {
            if self.thinkers.contains(&thinker) {
                continue;
            }
            let thought = catch_unwind(AssertUnwindSafe(|| self.table.thought(&thinker)));
            let due = self.app.clock.instant(self.table.computers_decide_at());
            let app = Arc::clone(&self.app);
            let owner = self.table.header().owner.map_or(0, |owner| owner.0);
            let spender = app.last_seen.spender(owner);
            let wait = app
                .limits
                .rows
                .wait(spender)
                .max(app.limits.bytes.wait(spender));
            let due = due.max(tokio::time::Instant::now() + wait);
            self.thinkers.push(thinker.clone());
            self.thinking.spawn(async move {
                let thinking = Gauge::new(&app.metrics.thinking);
                let words = match thought {
                    Ok(Some(thought)) => app.pool.think(spender, thought).await,
                    Ok(None) | Err(_) => None,
                };
                drop(thinking);
                if words.is_none() {
                    add(&app.metrics.fallbacks);
                }
                tokio::time::sleep_until(due).await;
                (thinker, words)
            });
        }
    }

    async fn computer_decides(&mut self, thinker: &Thinker, words: Option<String>) -> Option<End> {
        self.used_last = Instant::now();
        let now = self.app.clock.now();
        self.by_itself(|table| table.computer_decides(thinker, words, now))
            .await
    }

    /// Does what nobody has asked for. If the disk does not take it, it is better to wait a little
    /// than to try as fast as possible.
    async fn by_itself(
        &mut self,
        change: impl FnOnce(&mut Table) -> Result<Change, Problem>,
    ) -> Option<End> {
        // Who made the table pays for what happens there by itself.
        let changed = self.change(self.table.header().owner, change).await;
        let failed = changed.is_err();
        let end = self.go_on(changed);
        if failed && end.is_none() {
            tokio::time::sleep(AGAIN).await;
        }
        end
    }
}

impl Asleep {
    fn stop(mut self, done: oneshot::Sender<()>) {
        let text = "the server is about to stop";
        self.subscribers
            .close(&Problem::new(ProblemCode::Stopping, text), |_| true);
        // Who stops us may have gone away.
        let _ = done.send(());
    }

    /// Sends everybody away, because the table cannot be played. If that is its own fault, it is let
    /// be until somebody asks for it.
    async fn give_up(mut self, app: &App, id: &str, problem: &Problem) {
        self.subscribers.close(problem, |_| true);
        if problem.code != ProblemCode::BrokenTable {
            return;
        }
        add(&app.metrics.broken);
        tracing::error!(table = id, %problem, "a table cannot be played");
        if let Err(error) = app.store.let_sleep(id).await {
            tracing::error!(table = id, %error, "it could not be put to sleep");
        }
    }

    /// Waits until the table is needed; for whom, unless for itself. Nothing and nobody is left
    /// when it is not needed any more.
    async fn wait(
        &mut self,
        app: &App,
        id: &str,
        asks: &mut mpsc::Receiver<Box<TableRequest>>,
    ) -> Option<TableRequest> {
        loop {
            if self.subscribers.is_empty() && app.forget(id, asks) {
                return None;
            }
            let tick_at = self.tick_at;
            let tick = async {
                match tick_at {
                    Some(at) => tokio::time::sleep_until(app.clock.instant(at)).await,
                    None => std::future::pending().await,
                }
            };
            let ask = tokio::select! {
                biased;
                ask = asks.recv() => *ask?,
                () = tick => return None,
            };
            match ask {
                // The last one turns out the light, unless there is something to tell them.
                TableRequest::Unsubscribe { subscriber } if self.subscribers.only(subscriber) => {
                    let user = self.subscribers.user(subscriber);
                    if user.is_some_and(|user| self.asked.contains(&user)) {
                        return Some(ask);
                    }
                    self.subscribers.remove(subscriber);
                    if let Some(user) = user {
                        self.attendance.depart(user, app.clock.now());
                    }
                }
                ask => return Some(ask),
            }
        }
    }
}

impl TableRequest {
    /// Whether it is a command of which others see nothing. They could tell it from when the table
    /// leaves memory, after which words are explained again.
    fn is_of_interest_to_one(&self) -> bool {
        match self {
            Self::Do { command, .. } => {
                matches!(command, Command::Orders { .. } | Command::HoldTurns { .. })
            }
            _ => false,
        }
    }

    fn refuse(self, problem: &Problem) {
        let problem = problem.clone();
        // Who asked may have gone away.
        match self {
            Self::Do { reply, .. } => drop(reply.send(Err(problem))),
            Self::Admit { reply, .. } | Self::Forget { reply, .. } => {
                drop(reply.send(Err(problem)));
            }
            Self::View { reply, .. } => drop(reply.send(Err(problem))),
            Self::Log { reply, .. } => drop(reply.send(Err(problem))),
            Self::Record { reply, .. } => drop(reply.send(Err(problem))),
            Self::Replay { reply, .. } => drop(reply.send(Err(problem))),
            Self::Study { reply, .. } => drop(reply.send(Err(problem))),
            Self::Subscribe { reply, .. } => drop(reply.send(Err(problem))),
            Self::ChangeSeat { .. } | Self::Unsubscribe { .. } | Self::SendAway { .. } => {}
            Self::Stop { done } => drop(done.send(())),
        }
    }
}

async fn refuse_all(asks: &mut mpsc::Receiver<Box<TableRequest>>, problem: &Problem) {
    while let Some(ask) = asks.recv().await {
        ask.refuse(problem);
    }
}

/// Makes the replay of a game that is over, beside everything else.
fn keep_replay(app: &Arc<App>, id: &str, replayable: Replayable) {
    let (app, id) = (Arc::clone(app), id.to_owned());
    tokio::spawn(async move {
        let Ok(_permit) = app.replaying.acquire().await else {
            return;
        };
        let made = tokio::task::spawn_blocking(|| saving::replay(replayable)).await;
        if let Ok(Some(kept)) = made
            && let Err(error) = app.store.keep(&id, &kept).await
        {
            tracing::warn!(table = id, %error, "a replay was not stored; it is tried again later");
        }
    });
}

async fn load(app: &App, id: &str) -> Result<Opened, Problem> {
    if app.moderation.is_closed(id) {
        return Err(table_closed());
    }
    let stored = app.store.load_table(id).await.map_err(|error| {
        tracing::error!(table = id, %error, "a table cannot be read");
        let code = match error {
            // It will not get better by itself.
            StoreError::Corrupt(_) => ProblemCode::BrokenTable,
            _ => ProblemCode::NotSaved,
        };
        Problem::new(code, error.to_string())
    })?;
    let stored = stored.ok_or_else(Problem::no_such_table)?;
    // To play a long game again takes a while, in which others want to be served.
    let stopping = |_| Problem::new(ProblemCode::Stopping, "the server is about to stop");
    let _permit = app.loading.acquire().await.map_err(stopping)?;
    let (games, url, owned_id) = (app.games.clone(), app.url().to_owned(), id.to_owned());
    let play = move || saving::load(&games, &url, &owned_id, &stored);
    let crashed = |_| {
        let text = "it crashes while it is loaded";
        Err(Problem::new(ProblemCode::BrokenTable, text))
    };
    let mut opened = tokio::task::spawn_blocking(play)
        .await
        .unwrap_or_else(crashed)?;
    if let Some(save) = opened.save.take() {
        tracing::info!(table = id, "a table was carried over to another version");
        let saved = app.store.save(save).await;
        saved.map_err(|error| Problem::new(ProblemCode::NotSaved, error.to_string()))?;
    }
    Ok(opened)
}

/// A viewer with a seat that is really theirs; who has just one need not say which. Strangers all
/// look alike.
pub(crate) fn looker_of(table: &Table, user: Option<UserId>, seat: Option<Seat>) -> TableViewer {
    let Some(user) = user else {
        return TableViewer {
            user: None,
            seat: None,
        };
    };
    let mut own = table.seats_of(user);
    let seat = match seat {
        Some(seat) => own.find(|own| *own == seat),
        None => own.next().filter(|_| own.next().is_none()),
    };
    let belongs = table.header().owner == Some(user) || table.seats_of(user).next().is_some();
    TableViewer {
        user: belongs.then_some(user),
        seat,
    }
}

/// Whether somebody may read what is said in a room: players hear the spectators only when they can
/// no longer be helped.
fn reads(table: &Table, user: Option<UserId>, room: ChatRoom) -> bool {
    let plays = user.is_some_and(|user| table.seats_of(user).next().is_some());
    room == ChatRoom::Players || !plays || table.stage() == Stage::Over
}

pub(crate) fn said(row: ChatRow) -> Option<Chat> {
    let room = [ChatRoom::Players, ChatRoom::Spectators].into_iter();
    let room = room.into_iter().find(|room| room_word(*room) == row.room)?;
    Some(Chat {
        number: row.number,
        at: row.at,
        room,
        name: row.name,
        text: row.text,
    })
}

const fn room_word(room: ChatRoom) -> &'static str {
    match room {
        ChatRoom::Players => "players",
        ChatRoom::Spectators => "spectators",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_leaves_a_sleeping_table_is_gone_when_it_wakes() {
        let (app, _folder) = crate::app::tests::app().await;
        let anna = UserId(1);
        let viewer = TableViewer {
            user: Some(anna),
            seat: None,
        };
        let mut asleep = Asleep::default();
        let subscriber = Subscriber::new(7, viewer, mpsc::channel(1).0);
        asleep.subscribers.add(subscriber);
        asleep.attendance.arrive(anna);
        let (sender, mut asks) = mpsc::channel(2);
        let stop = TableRequest::Stop {
            done: oneshot::channel().0,
        };
        for ask in [TableRequest::Unsubscribe { subscriber: 7 }, stop] {
            assert!(sender.try_send(Box::new(ask)).is_ok());
        }
        let woken_by = asleep.wait(&app, "table", &mut asks).await;
        assert!(matches!(woken_by, Some(TableRequest::Stop { .. })));
        assert!(!asleep.attendance.is_present(anna));
    }
}
