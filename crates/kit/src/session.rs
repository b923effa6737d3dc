//! A game being played: its state, its record, and the way back.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::record::{Move, digest};
use crate::{Failure, Game, Illegal, Log, Record, Seat, Seed, Setup, SetupError};

/// A game in play with its whole history.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    setup: Setup,
    seed: Seed,
    /// Where its moves begin, unless at the start of the game.
    origin: Option<Box<G>>,
    moves: Vec<(Seat, G::Decision)>,
    timeline: Timeline<G>,
}

impl<G: Game> Session<G> {
    /// A new game.
    ///
    /// # Errors
    /// If the number of players or an option is not one the game has.
    pub fn start(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        let setup = setup.checked::<G>()?;
        let timeline = Timeline::new(G::start(&setup, seed)?);
        Ok(Self {
            setup,
            seed,
            origin: None,
            moves: Vec::new(),
            timeline,
        })
    }

    /// A game that goes on from a position, whatever has led to it. Undo does not go past it.
    pub fn resume(setup: Setup, seed: Seed, game: G) -> Self {
        Self {
            setup,
            seed,
            origin: Some(Box::new(game.clone())),
            moves: Vec::new(),
            timeline: Timeline::new(game),
        }
    }

    /// Plays a record through. One of other rules or data is judged by how it plays.
    ///
    /// # Errors
    /// If it is of another game, holds a decision that is not words of the game or not legal, or ends
    /// in another state than its digest says.
    pub fn load(record: &Record) -> Result<Self, Failure> {
        Self::replay(record, None, drop)
    }

    /// The same for the first decisions, all unless `until` says how many, with what each caused.
    ///
    /// # Errors
    /// As for a whole record; the digest is that of the whole.
    pub fn replay(
        record: &Record,
        until: Option<usize>,
        mut each: impl FnMut(Log<G::Event>),
    ) -> Result<Self, Failure> {
        if record.game != G::NAME {
            let what = format!("the record is of {}, not of {}", record.game, G::NAME);
            return Err(Failure::senseless(record.line("game"), what));
        }
        let played = Self::play(record, until, &mut each);
        played.map_err(|failure| {
            if is_version::<G>(record.rules, &record.data) {
                return failure;
            }
            let what = format!(
                "the record is of rules version {} with data {}; under rules version {} with data {} \
                 it plays differently: {}",
                record.rules,
                record.data,
                G::RULES_VERSION,
                G::data_version(),
                failure.what
            );
            Failure::untrue(failure.line, what)
        })
    }

    fn play(
        record: &Record,
        until: Option<usize>,
        each: &mut impl FnMut(Log<G::Event>),
    ) -> Result<Self, Failure> {
        let started = Self::start(&record.setup, record.seed);
        let mut session = started.map_err(|error| record.refused(&error))?;
        let whole = record.moves.len();
        let until = until.unwrap_or(whole);
        for Move { seat, words, line } in record.moves.iter().take(until) {
            let line = *line;
            let wrong = |what: String| Failure::senseless(line, what);
            let decision: G::Decision = words.parse().map_err(wrong)?;
            let log = session.decide(*seat, &decision).map_err(|illegal| {
                let what = format!("`{seat} {words}` is refused: {}", illegal.code());
                Failure::untrue(line, what)
            })?;
            each(log);
        }
        if let Some(expected) = record.digest.as_ref().filter(|_| until >= whole) {
            let found = digest(session.game());
            if *expected != found {
                let what = format!(
                    "the record says that it ends in state {expected}, but it ends in {found}"
                );
                return Err(Failure::untrue(record.line("digest"), what));
            }
        }
        Ok(session)
    }

    /// The game as it stands.
    pub const fn game(&self) -> &G {
        &self.timeline.game
    }

    /// The game before the first of [its moves](Self::moves).
    pub fn origin(&self) -> G {
        match &self.origin {
            Some(origin) => G::clone(origin),
            None => G::start(&self.setup, self.seed).expect("it did start before"),
        }
    }

    /// How it was set up.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Its secret. Nobody may be told before the game is over.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// All decisions so far, since the position that it was resumed from.
    pub fn moves(&self) -> &[(Seat, G::Decision)] {
        &self.moves
    }

    /// Carries out a decision and returns what it caused.
    ///
    /// # Errors
    /// The reason why it is not possible; nothing has changed then.
    pub fn decide(
        &mut self,
        seat: Seat,
        decision: &G::Decision,
    ) -> Result<Log<G::Event>, Illegal<G::Reason>> {
        let log = self.timeline.decide(seat, decision)?;
        self.moves.push((seat, decision.clone()));
        Ok(log)
    }

    /// Carries out several decisions of a seat, or none of them.
    ///
    /// # Errors
    /// The reason why one of them is not possible; nothing has changed then.
    pub fn decide_all(
        &mut self,
        seat: Seat,
        decisions: &[G::Decision],
    ) -> Result<Vec<Log<G::Event>>, Illegal<G::Reason>> {
        let mut ahead = self.clone();
        let logs = decisions
            .iter()
            .map(|decision| ahead.decide(seat, decision))
            .collect::<Result<_, _>>()?;
        *self = ahead;
        Ok(logs)
    }

    /// Takes back the last decision, if this seat made it and nobody learned anything by it.
    ///
    /// # Errors
    /// Why it cannot be taken back; nothing has changed then.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.timeline.undo(seat)?;
        self.moves.pop();
        Ok(())
    }

    /// Takes back the last decision whatever was learned by it, because all have agreed.
    ///
    /// # Errors
    /// If no decision was made yet.
    pub fn undo_agreed(&mut self) -> Result<(), UndoError> {
        self.moves.pop().ok_or(UndoError::Nothing)?;
        if self
            .timeline
            .past
            .pop()
            .map(|(_, game)| self.timeline.game = game)
            .is_none()
        {
            let mut back = Timeline::new(self.origin());
            for (seat, decision) in &self.moves {
                back.decide(*seat, decision).expect("it was legal before");
            }
            self.timeline = back;
        }
        Ok(())
    }

    /// The game as a record; of a resumed one, what was decided since.
    pub fn record(&self) -> Record {
        let words = |(seat, decision): &(Seat, G::Decision)| Move {
            seat: *seat,
            words: decision.to_string(),
            line: 0,
        };
        Record {
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            data: G::data_version(),
            setup: self.setup.clone(),
            seed: self.seed,
            moves: self.moves.iter().map(words).collect(),
            digest: Some(digest(self.game())),
            lines: BTreeMap::new(),
        }
    }
}

/// Whether this is the version of the rules and data that this program has, so that a game of it plays
/// as it did.
pub fn is_version<G: Game>(rules: u32, data: &str) -> bool {
    rules == G::RULES_VERSION && G::accepts_data(data)
}

/// A game state with the states to which undo can go back alone.
#[derive(Clone, Debug)]
pub struct Timeline<G> {
    game: G,
    /// Who decided, and the state before it; emptied when anybody learns something.
    past: Vec<(Seat, G)>,
}

impl<G: Game> Timeline<G> {
    /// Begins at this state.
    pub const fn new(game: G) -> Self {
        Self {
            game,
            past: Vec::new(),
        }
    }

    /// The state as it stands.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Carries out a decision and returns what it caused.
    ///
    /// # Errors
    /// The reason why it is not possible; nothing has changed then.
    pub fn decide(
        &mut self,
        seat: Seat,
        decision: &G::Decision,
    ) -> Result<Log<G::Event>, Illegal<G::Reason>> {
        self.game.check(seat, decision)?;
        let before = self.game.clone();
        let mut log = Log::new();
        self.game.apply_unchecked(seat, decision, &mut log);
        if log.learned().is_empty() {
            self.past.push((seat, before));
        } else {
            self.past.clear();
        }
        Ok(log)
    }

    /// Takes back the last decision, if this seat made it and nobody learned anything by it.
    ///
    /// # Errors
    /// Why it cannot be taken back; nothing has changed then.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        match self.past.last() {
            None => Err(UndoError::Nothing),
            Some((decider, _)) if *decider != seat => Err(UndoError::NotYours),
            Some(_) => {
                let (_, before) = self.past.pop().expect("it is there");
                self.game = before;
                Ok(())
            }
        }
    }
}

/// Why a decision cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum UndoError {
    /// Nothing was decided, or somebody has learned something since.
    #[error("there is nothing to take back since something new was learned")]
    Nothing,
    /// Somebody else made the last decision.
    #[error("the last decision was somebody else's")]
    NotYours,
}
