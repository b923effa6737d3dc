//! What decisions would change, for players who want to know before they decide.

use crate::{Game, Illegal, Log, Message, Rng, Seat};

/// Questions with an obvious answer that a preview passes in a row.
const MAX_OBVIOUS: usize = 8;

/// What decisions would change, as far as the seat can know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview<G: Game> {
    /// What would surely happen, as the seat would learn of it.
    pub events: Vec<G::Event>,
    /// The odds of what is left to dice.
    pub odds: Vec<Message>,
    /// The game after it; nothing if chance, or what others hide, has a part in that.
    pub after: Option<G>,
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
        };
        for decision in decisions {
            preview.step(seat, decision)?;
        }
        Ok(preview)
    }

    /// Goes on through questions that have an obvious answer.
    #[must_use]
    pub fn passing_obvious(mut self, seat: Seat) -> Self {
        for _ in 0..MAX_OBVIOUS {
            let obvious = self.after.as_ref().and_then(|after| after.obvious(seat));
            if obvious.is_none_or(|answer| self.step(seat, &answer).is_err()) {
                break;
            }
        }
        self
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
