//! What decisions would change, for players who want to know before they decide.

use crate::{Game, Illegal, Log, Rng, Seat};

/// Questions with an obvious answer that a preview passes in a row.
const MAX_OBVIOUS: usize = 8;

/// Answers that a preview tries out to learn what all of them have in common.
const MAX_TRIED: usize = 72;

/// What decisions would change, as far as the seat can know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview<G: Game> {
    /// What would surely happen, as the seat would learn of it.
    pub events: Vec<G::Event>,
    /// The odds of what is left to dice.
    pub odds: Vec<G::Event>,
    /// The game after it; nothing if chance, or what others hide, has a part in that.
    pub after: Option<G>,
    /// What the seat is asked before the action ends. What every answer brings is among the events.
    pub next: Option<G::Prompt>,
}

impl<G: Game> Preview<G> {
    /// Carries decisions out on a copy, by the same rules. Where they are not possible yet, they
    /// are tried out in the place that the game has for that.
    ///
    /// # Errors
    /// Why they are not possible.
    pub fn new(
        game: &G,
        seat: Seat,
        decisions: &[G::Decision],
        rng: &mut Rng,
    ) -> Result<Self, Illegal<G::Reason>> {
        // What the seat does not know is drawn anew first, so that nothing real can show through.
        let mut ahead = game.determinize(seat, rng);
        if let Some(first) = decisions.first()
            && ahead.check(seat, first).is_err()
            && let Some(trial) = ahead.trial(seat)
        {
            ahead = trial;
        }
        let mut preview = Self {
            events: Vec::new(),
            odds: Vec::new(),
            after: Some(ahead),
            next: None,
        };
        for decision in decisions {
            preview.step(seat, decision)?;
        }
        Ok(preview)
    }

    /// Goes on to the end of the action as far as it is sure: through questions that have an
    /// obvious answer, and past the first that has none with what every answer brings.
    #[must_use]
    pub fn to_the_end(mut self, seat: Seat) -> Self {
        self.pass_obvious(seat);
        if let Some(after) = self.after.as_ref().filter(|after| after.is_amid(seat)) {
            self.next = after.prompt(seat);
            let mut tries = MAX_TRIED;
            self.events.extend(certain(after, seat, &mut tries));
        }
        self
    }

    fn pass_obvious(&mut self, seat: Seat) {
        for _ in 0..MAX_OBVIOUS {
            let obvious = self.after.as_ref().and_then(|after| after.obvious(seat));
            if obvious.is_none_or(|answer| self.step(seat, &answer).is_err()) {
                break;
            }
        }
    }

    fn step(&mut self, seat: Seat, decision: &G::Decision) -> Result<(), Illegal<G::Reason>> {
        // After a surprise nothing more can be said.
        if let Some(after) = &mut self.after {
            let mut log = Log::new();
            after.check(seat, decision)?;
            self.odds.extend(after.odds(seat, decision));
            after.apply_unchecked(seat, decision, &mut log);
            self.events.extend(log.foreseen_by(seat));
            if !log.learned().is_empty() {
                self.after = None;
            }
        }
        Ok(())
    }
}

/// What happens until the action ends, whatever the seat answers; nothing if there are too many ways.
fn certain<G: Game>(game: &G, seat: Seat, tries: &mut usize) -> Vec<G::Event> {
    let mut common: Option<Vec<G::Event>> = None;
    for answer in game.legal(seat) {
        if *tries == 0 {
            return Vec::new();
        }
        *tries -= 1;
        let mut way = Preview {
            events: Vec::new(),
            odds: Vec::new(),
            after: Some(game.clone()),
            next: None,
        };
        if way.step(seat, &answer).is_err() {
            continue;
        }
        way.pass_obvious(seat);
        if let Some(after) = way.after.filter(|after| after.is_amid(seat)) {
            way.events.extend(certain(&after, seat, tries));
        }
        let shared = match common.take() {
            Some(others) => shared(others, way.events),
            None => way.events,
        };
        if shared.is_empty() {
            return shared;
        }
        common = Some(shared);
    }
    common.unwrap_or_default()
}

/// The events that are in both lists, as often as in the one that has fewer of them.
fn shared<Event: PartialEq>(mut one: Vec<Event>, mut other: Vec<Event>) -> Vec<Event> {
    one.retain(|event| {
        let place = other.iter().position(|same| same == event);
        place.map(|place| other.swap_remove(place)).is_some()
    });
    one
}
