//! What one decision caused: the events, and who learned something new by it.

use crate::{Event, Seat, SeatSet, Viewer};

/// Collects the events of one decision, or ignores them where only the state matters.
#[derive(Debug)]
pub struct Log<E> {
    events: Option<Vec<E>>,
    learned: SeatSet,
    /// How many events came before anybody learned anything, and before everybody did.
    before_any: Option<usize>,
    before_all: Option<usize>,
}

impl<E> Log<E> {
    /// A log that keeps events.
    pub const fn new() -> Self {
        Self {
            events: Some(Vec::new()),
            learned: SeatSet::NONE,
            before_any: None,
            before_all: None,
        }
    }

    /// A log that keeps none, for search and simulation.
    pub const fn silent() -> Self {
        Self {
            events: None,
            learned: SeatSet::NONE,
            before_any: None,
            before_all: None,
        }
    }

    /// Notes an event; it is made only if the log keeps it.
    #[inline]
    pub fn note(&mut self, event: impl FnOnce() -> E) {
        if let Some(events) = &mut self.events {
            keep(events, event);
        }
    }

    /// Notes that a seat learned something hidden: a draw, an opened answer. Before the event that
    /// tells of it is noted, so that a preview can stop there.
    #[inline]
    pub fn reveal(&mut self, seat: Seat) {
        self.before_any.get_or_insert(self.events().len());
        self.learned.insert(seat);
    }

    /// Notes that everybody at the table, spectators too, learned something hidden.
    #[inline]
    pub fn reveal_to_all(&mut self, players: usize) {
        let before = self.events().len();
        self.before_any.get_or_insert(before);
        self.before_all.get_or_insert(before);
        self.learned = SeatSet::all(players).union(SeatSet::only(Seat::TABLE));
    }

    /// Who learned something hidden; [`Seat::TABLE`] stands for the public. Undo stops here.
    pub const fn learned(&self) -> SeatSet {
        self.learned
    }

    /// The events so far.
    pub fn events(&self) -> &[E] {
        self.events.as_deref().unwrap_or_default()
    }

    /// Hands over the events.
    pub fn into_events(self) -> Vec<E> {
        self.events.unwrap_or_default()
    }
}

impl<E: Event> Log<E> {
    /// What a seat could have told beforehand: all that happened before everybody learned something
    /// new; of what came after somebody drew, as much as a spectator learned.
    pub fn foreseen_by(&self, seat: Seat) -> Vec<E> {
        let events = self.events();
        let sure = &events[..self.before_all.unwrap_or(events.len())];
        let (known, half_known) = sure.split_at(self.before_any.unwrap_or(sure.len()));
        let known = known
            .iter()
            .filter_map(|event| event.seen_by(Viewer::Seat(seat)));
        let half_known = half_known
            .iter()
            .filter_map(|event| event.seen_by(Viewer::Spectator));
        known.chain(half_known).collect()
    }
}

/// Apart from [`Log::note`], so that silent games do not carry the making of events with them.
#[cold]
#[inline(never)]
fn keep<E>(events: &mut Vec<E>, event: impl FnOnce() -> E) {
    events.push(event());
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Self::new()
    }
}
