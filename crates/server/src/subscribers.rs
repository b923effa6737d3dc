//! Who watches a table, and what each of them has seen, so that only what changed is sent.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use kit::Seat;
use table::{Change, Table, TableViewer, UserId};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wire::{Json, Log, Problem, ServerMessage, Snapshot, TableView, delta};

use crate::app::App;
use crate::live::{TableRequest, looker_of};
use crate::metrics::add;

/// Messages that may wait for a slow subscriber before it is cut off.
pub(crate) const OUTBOX: usize = 64;

/// Everybody who watches a table.
#[derive(Default)]
pub(crate) struct Subscribers(Vec<Subscriber>);

/// Somebody who watches a table.
pub(crate) struct Subscriber {
    number: u64,
    pub(crate) user: Option<UserId>,
    seat: Option<Seat>,
    outbox: mpsc::Sender<Utf8Bytes>,
    /// The words that were explained to them, as hashes, since thousands watch.
    known: HashSet<u64>,
    /// What they see. Both are forgotten when nothing happens for a while.
    seen: Option<Arc<Json>>,
}

/// What a group of subscribers that see the same will be sent.
struct Group {
    viewer: TableViewer,
    old: Arc<Json>,
    new: Arc<Json>,
    delta: Option<Json>,
    log: Option<Log>,
    words: Vec<String>,
    /// For those to whom no word has to be explained.
    message: Option<Utf8Bytes>,
}

impl Subscriber {
    pub(crate) fn new(number: u64, viewer: TableViewer, outbox: mpsc::Sender<Utf8Bytes>) -> Self {
        Self {
            number,
            user: viewer.user,
            seat: viewer.seat,
            outbox,
            known: HashSet::new(),
            seen: None,
        }
    }
}

impl Subscribers {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether this one is the only one.
    pub(crate) fn only(&self, number: u64) -> bool {
        self.0.iter().all(|subscriber| subscriber.number == number)
    }

    /// Who it is, if they are known.
    pub(crate) fn user(&self, number: u64) -> Option<UserId> {
        let subscriber = self.0.iter().find(|subscriber| subscriber.number == number);
        subscriber.and_then(|subscriber| subscriber.user)
    }

    /// The number of each, with how they look.
    pub(crate) fn lookers(&self, table: &Table) -> Vec<(u64, TableViewer)> {
        let viewer = |subscriber: &Subscriber| looker_of(table, subscriber.user, subscriber.seat);
        let subscribers = self.0.iter();
        subscribers
            .map(|subscriber| (subscriber.number, viewer(subscriber)))
            .collect()
    }

    pub(crate) fn add(&mut self, subscriber: Subscriber) {
        self.0.push(subscriber);
    }

    pub(crate) fn remove(&mut self, number: u64) -> Option<Subscriber> {
        let at = self
            .0
            .iter()
            .position(|subscriber| subscriber.number == number)?;
        Some(self.0.swap_remove(at))
    }

    /// Lets a subscriber look from another seat; who it is.
    pub(crate) fn set_seat(&mut self, number: u64, seat: Option<Seat>) -> Option<Option<UserId>> {
        let subscriber = self.find(number)?;
        subscriber.seat = seat;
        Some(subscriber.user)
    }

    /// Shows a subscriber everything.
    pub(crate) fn send_snapshot(&mut self, app: &App, number: u64, snapshot: Snapshot) {
        let Some(subscriber) = self.find(number) else {
            return;
        };
        subscriber.known = snapshot.dictionary.keys().map(|word| hash(word)).collect();
        subscriber.seen = Some(Arc::new(Json::of(&snapshot.sight)));
        let message = encode(&ServerMessage::Snapshot(Box::new(snapshot)));
        send(app, subscriber, message);
    }

    /// Sends a message to those it is for.
    pub(crate) fn send_where(
        &mut self,
        app: &App,
        message: &ServerMessage,
        is_for: impl Fn(Option<UserId>) -> bool,
    ) {
        let message = encode(message);
        for subscriber in self
            .0
            .iter_mut()
            .filter(|subscriber| is_for(subscriber.user))
        {
            send(app, subscriber, message.clone());
        }
    }

    /// Makes sure that what everybody sees is known, before the table changes.
    pub(crate) fn remember(&mut self, table: &Table) {
        let mut views: Vec<(TableViewer, Arc<Json>)> = Vec::new();
        for subscriber in self
            .0
            .iter_mut()
            .filter(|subscriber| subscriber.seen.is_none())
        {
            let viewer = looker_of(table, subscriber.user, subscriber.seat);
            let view = match views.iter().find(|(other, _)| *other == viewer) {
                Some((_, view)) => Arc::clone(view),
                None => {
                    let view = Arc::new(Json::of(&table.view_for(viewer)));
                    views.push((viewer, Arc::clone(&view)));
                    view
                }
            };
            subscriber.seen = Some(view);
        }
    }

    /// Forgets what everybody has seen. It is worked out anew, and words are explained again, when
    /// something happens.
    pub(crate) fn forget(&mut self) {
        for subscriber in &mut self.0 {
            subscriber.seen = None;
            subscriber.known = HashSet::new();
        }
    }

    /// Tells those it is for what has changed for them.
    pub(crate) fn tell(
        &mut self,
        app: &App,
        table: &Table,
        change: Option<&Change>,
        is_for: impl Fn(Option<UserId>) -> bool,
    ) {
        let mut groups: Vec<Group> = Vec::new();
        let told = self.0.iter_mut();
        for subscriber in told.filter(|subscriber| is_for(subscriber.user)) {
            let Some(seen) = subscriber.seen.take() else {
                continue; // They are about to be shown everything.
            };
            let viewer = looker_of(table, subscriber.user, subscriber.seat);
            let found = groups
                .iter()
                .position(|group| group.viewer == viewer && group.has_seen(&seen));
            let group = match found {
                Some(at) => &mut groups[at],
                None => {
                    groups.push(Group::new(table, viewer, seen, change));
                    groups.last_mut().expect("it was just put there")
                }
            };
            subscriber.seen = Some(Arc::clone(&group.new));
            if let Some(message) = group.message(table, &mut subscriber.known) {
                send(app, subscriber, message);
            }
        }
    }

    /// Tells those for whom there will be nothing more to see why not; who they were.
    pub(crate) fn close(
        &mut self,
        problem: &Problem,
        goes: impl Fn(Option<UserId>) -> bool,
    ) -> Vec<UserId> {
        let gone: Vec<_> = self
            .0
            .extract_if(.., |subscriber| goes(subscriber.user))
            .collect();
        if !gone.is_empty() {
            let message = encode(&ServerMessage::Closed(problem.clone()));
            for subscriber in &gone {
                // Who is too slow to hear it is cut off all the same.
                drop(subscriber.outbox.try_send(message.clone()));
            }
        }
        gone.iter()
            .filter_map(|subscriber| subscriber.user)
            .collect()
    }

    fn find(&mut self, number: u64) -> Option<&mut Subscriber> {
        self.0
            .iter_mut()
            .find(|subscriber| subscriber.number == number)
    }
}

impl Group {
    fn new(table: &Table, viewer: TableViewer, old: Arc<Json>, change: Option<&Change>) -> Self {
        let view = table.view_for(viewer);
        let words = words(&view).map(str::to_owned).collect();
        let new = Arc::new(Json::of(&view));
        Self {
            viewer,
            delta: delta::diff(&old, &new),
            log: change.and_then(|change| change.log(viewer.viewer())),
            old,
            new,
            words,
            message: None,
        }
    }

    /// Whether this is what they have seen, too. Who came at different times has it from different
    /// places.
    fn has_seen(&self, seen: &Arc<Json>) -> bool {
        Arc::ptr_eq(&self.old, seen) || self.old == *seen
    }

    /// What to send to one of them, who knows these words; nothing if nothing changed.
    fn message(&mut self, table: &Table, known: &mut HashSet<u64>) -> Option<Utf8Bytes> {
        // What they saw before was explained before.
        if self.delta.is_none() && self.log.is_none() {
            return None;
        }
        let unknown: Vec<_> = self
            .words
            .iter()
            .filter(|word| !known.contains(&hash(word)))
            .collect();
        let dictionary = table.define(unknown.into_iter().map(String::as_str));
        if dictionary.is_empty() && self.message.is_some() {
            return self.message.clone();
        }
        known.extend(dictionary.keys().map(|word| hash(word)));
        let common = dictionary.is_empty();
        let message = encode(&ServerMessage::Update {
            delta: self.delta.clone(),
            log: self.log.clone(),
            dictionary,
        });
        if common {
            self.message = Some(message.clone());
        }
        Some(message)
    }
}

/// The words in a table view that a client may have to explain to people.
pub(crate) fn words(view: &TableView) -> impl Iterator<Item = &str> {
    let legal = view.legal.iter().chain(view.blocked.keys());
    let undo = view.undo.alone.iter().chain(&view.undo.agreed);
    let orders = view.orders.iter().map(|order| &order.words);
    legal.chain(undo).chain(orders).map(String::as_str)
}

fn hash(word: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    word.hash(&mut hasher);
    hasher.finish()
}

/// Sends somebody a message. Who is too slow to take it is cut off, since they would miss it: their
/// socket notices, and says that they have gone.
fn send(app: &App, subscriber: &mut Subscriber, message: Utf8Bytes) {
    let bytes = u64::try_from(message.len()).unwrap_or_default();
    match subscriber.outbox.try_send(message) {
        Ok(()) => {
            add(&app.metrics.updates);
            app.metrics.update_bytes.fetch_add(bytes, Ordering::Relaxed);
        }
        Err(mpsc::error::TrySendError::Full(_)) => {
            add(&app.metrics.too_slow);
            subscriber.outbox = mpsc::channel(1).0;
        }
        // It has gone already and will say so.
        Err(mpsc::error::TrySendError::Closed(_)) => {}
    }
}

pub(crate) fn encode(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message)
        .expect("a message is plain data")
        .into()
}

/// A subscriber, as its connection knows it: says that it has gone when it is dropped.
pub(crate) struct Subscription {
    app: Arc<App>,
    table: String,
    number: u64,
}

impl Subscription {
    pub(crate) fn new(app: Arc<App>, table: String, number: u64) -> Self {
        app.metrics.subscribers.fetch_add(1, Ordering::Relaxed);
        Self { app, table, number }
    }

    /// Looks from another seat.
    pub(crate) async fn turn(&self, seat: Option<Seat>) {
        let subscriber = self.number;
        self.app
            .tell(&self.table, TableRequest::ChangeSeat { subscriber, seat })
            .await;
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.app.metrics.subscribers.fetch_sub(1, Ordering::Relaxed);
        let (app, table, subscriber) = (Arc::clone(&self.app), self.table.clone(), self.number);
        tokio::spawn(async move {
            app.tell(&table, TableRequest::Unsubscribe { subscriber })
                .await
        });
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc::error::TryRecvError;

    use super::*;

    #[tokio::test]
    async fn who_is_too_slow_for_any_message_is_cut_off() {
        let (app, _folder) = crate::app::tests::app().await;
        let (outbox, mut messages) = mpsc::channel(1);
        let stranger = TableViewer {
            user: None,
            seat: None,
        };
        let mut subscribers = Subscribers::default();
        subscribers.add(Subscriber::new(1, stranger, outbox));
        for now in 0..3 {
            subscribers.send_where(&app, &ServerMessage::Pong { now }, |_| true);
        }
        assert!(messages.try_recv().is_ok_and(|first| first.contains('0')));
        assert_eq!(messages.try_recv(), Err(TryRecvError::Disconnected));
        assert_eq!(app.metrics.too_slow.load(Ordering::Relaxed), 1);
    }
}
