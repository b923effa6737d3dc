//! What the computer players of a table keep from one decision to the next.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::BotSpec;
use kit::{Bot, Budget, Event as _, Game, Observation, Seat, Stop, Viewer};

/// How long a computer player at a table may think about a decision.
pub(crate) const THINKING_TIME: Duration = Duration::from_secs(1);

/// Work of a computer player that ends in the words of a decision, or in advice.
pub struct BotJob<T = String> {
    work: Box<dyn FnOnce() -> T + Send>,
    stop: Stop,
}

impl<T> BotJob<T> {
    /// Work that may be asked to come to an end soon.
    pub fn new(stop: &Stop, work: impl FnOnce() -> T + Send + 'static) -> Self {
        Self {
            work: Box::new(work),
            stop: stop.clone(),
        }
    }

    /// Asks it for an answer now.
    pub fn stop(&self) -> Stop {
        self.stop.clone()
    }

    /// Does the work, however long it takes.
    pub fn run(self) -> T {
        (self.work)()
    }
}

/// The computer players of a table, each with what it has thought so far.
pub(crate) struct Minds<G: Game>(Arc<Mutex<Kept<G>>>);

struct Kept<G: Game> {
    minds: BTreeMap<Seat, Mind<G>>,
    /// What has happened since the first of them was asked, as far as one is still to be told.
    events: Vec<G::Event>,
    /// How many events came before these.
    before: usize,
    /// How much of everything each seat has been told.
    told: BTreeMap<Seat, usize>,
    /// Moves on when steps are taken back: what was thought in between is worth nothing then.
    epoch: u64,
}

struct Mind<G: Game> {
    name: &'static str,
    player: Box<dyn Bot<G>>,
    budget: Budget,
    stop: Stop,
}

impl<G: Game> Minds<G> {
    pub(crate) fn new() -> Self {
        Self(Arc::new(Mutex::new(Kept {
            minds: BTreeMap::new(),
            events: Vec::new(),
            before: 0,
            told: BTreeMap::new(),
            epoch: 0,
        })))
    }

    fn kept(&self) -> MutexGuard<'_, Kept<G>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes what happened, for those who have been asked before.
    pub(crate) fn note<'a>(&self, events: impl Iterator<Item = &'a G::Event>) {
        let kept = &mut *self.kept();
        if !kept.told.is_empty() {
            kept.events.extend(events.cloned());
        }
    }

    /// Forgets everything: steps were taken back.
    pub(crate) fn forget(&self) {
        let kept = &mut *self.kept();
        kept.minds.clear();
        kept.told.clear();
        kept.events.clear();
        kept.epoch += 1;
    }

    /// The work of a computer player for a seat that is asked. It goes on from what the same player
    /// has thought before at that seat.
    pub(crate) fn job(
        &self,
        bot: &'static BotSpec<G>,
        game: G,
        seat: Seat,
        seed: u64,
    ) -> BotJob<String> {
        let kept = &mut *self.kept();
        // Whoever was stopped once answers at once for ever.
        let mind = kept.minds.remove(&seat);
        let mut mind = mind
            .filter(|mind| mind.name == bot.name && !mind.budget.is_stopped())
            .unwrap_or_else(|| {
                let stop = Stop::default();
                let budget = Budget::time(THINKING_TIME).until(&stop);
                Mind {
                    name: bot.name,
                    player: (bot.make)(seed, &budget),
                    budget,
                    stop,
                }
            });
        let unseen = kept.tell(seat);
        let (minds, epoch) = (Self(Arc::clone(&self.0)), kept.epoch);
        BotJob::new(&mind.stop.clone(), move || {
            if !unseen.is_empty() {
                mind.player.see(&unseen);
            }
            let decision = mind.player.decide(&Observation::new(&game, seat));
            let kept = &mut *minds.kept();
            if kept.epoch == epoch {
                kept.minds.insert(seat, mind);
            }
            decision.to_string()
        })
    }
}

impl<G: Game> Kept<G> {
    /// What a seat has seen since it was told last; it counts as told now.
    fn tell(&mut self, seat: Seat) -> Vec<G::Event> {
        let now = self.before + self.events.len();
        let told = self.told.insert(seat, now).unwrap_or(now);
        let unseen = self.events[told - self.before..].iter();
        let unseen = unseen.filter_map(|event| event.seen_by(Viewer::Seat(seat)));
        let unseen = unseen.collect();
        let first = self.told.values().copied().min().unwrap_or(now);
        self.events.drain(..first - self.before);
        self.before = first;
        unseen
    }
}
