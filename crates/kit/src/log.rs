//! What one decision caused: the events, and who learned something new by it.

use crate::{Seat, SeatSet};

/// Collects the events of one decision, or ignores them where only the state matters.
#[derive(Debug)]
pub struct Log<E> {
    events: Option<Vec<E>>,
    learned: SeatSet,
}

impl<E> Log<E> {
    /// A log that keeps events.
    pub const fn new() -> Self {
        Self {
            events: Some(Vec::new()),
            learned: SeatSet::NONE,
        }
    }

    /// A log that keeps none, for search and simulation.
    pub const fn silent() -> Self {
        Self {
            events: None,
            learned: SeatSet::NONE,
        }
    }

    /// Notes an event; it is made only if the log keeps it.
    pub fn note(&mut self, event: impl FnOnce() -> E) {
        if let Some(events) = &mut self.events {
            events.push(event());
        }
    }

    /// Notes that a seat learned something hidden: a draw, an opened answer.
    pub fn reveal(&mut self, seat: Seat) {
        self.learned.insert(seat);
    }

    /// Notes that everybody at the table, spectators too, learned something hidden.
    pub fn reveal_to_all(&mut self, players: usize) {
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

impl<E> Default for Log<E> {
    fn default() -> Self {
        Self::new()
    }
}
