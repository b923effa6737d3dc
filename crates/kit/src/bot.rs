//! Computer players: what they see, and what they are asked.

use crate::{Game, Rng, Seat, Viewer};

/// What a computer player sees of a game: its own view and nothing more.
///
/// The state itself stays out of reach, so that no bot can cheat, even by accident.
#[derive(Clone, Copy, Debug)]
pub struct Observation<'a, G> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Observation<'a, G> {
    /// What this seat observes.
    pub const fn new(game: &'a G, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// The seat that observes.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.game.players()
    }

    /// What the seat is asked.
    pub fn prompt(&self) -> Option<G::Prompt> {
        self.game.prompt(self.seat)
    }

    /// The sensible answers.
    pub fn legal(&self) -> Vec<G::Decision> {
        self.game.legal(self.seat)
    }

    /// Appends the sensible answers.
    pub fn list(&self, decisions: &mut Vec<G::Decision>) {
        self.game.list(self.seat, decisions);
    }

    /// One of the sensible answers, each equally likely.
    pub fn pick(&self, rng: &mut Rng) -> Option<G::Decision> {
        self.game.pick(self.seat, rng)
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// A whole state that the seat cannot tell from the real one.
    pub fn imagine(&self, rng: &mut Rng) -> G {
        self.game.determinize(self.seat, rng)
    }
}

/// A computer player of one seat in one game. It may keep what it has thought from one decision to
/// the next.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal answers. The seat is asked and the game is not over.
    fn decide(&mut self, observation: &Observation<'_, G>) -> G::Decision;

    /// Is told what its seat has seen happen since it was asked last.
    fn see(&mut self, _events: &[G::Event]) {}

    /// What its last decision was chosen from, if it tried answers out: that decision first, the
    /// others from the best to the worst.
    fn weighed(&self) -> &[Weighed<G::Decision>] {
        &[]
    }

    /// What it would do now and after that, as far as it has thought ahead.
    fn plan(&mut self, observation: &Observation<'_, G>) -> Plan<G::Decision> {
        Plan {
            steps: vec![self.decide(observation)],
            proven: false,
        }
    }
}

/// What trying out showed of an answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<D> {
    /// The answer.
    pub decision: D,
    /// The points that it brings, compared with the usual answer, in the mean.
    pub difference: f64,
    /// The standard error of that.
    pub error: f64,
    /// Where the points come from, by their names.
    pub parts: Vec<(&'static str, f64)>,
    /// What it is likely to be worth beyond the usual answer, the chance to win and all doubts
    /// counted.
    pub expected: f64,
    /// The chance to win.
    pub chance: f64,
    /// The worlds in which it was tried.
    pub worlds: u32,
}

/// What a computer player advises.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan<D> {
    /// The decisions, the next one first; at least one.
    pub steps: Vec<D>,
    /// Whether nothing can be better.
    pub proven: bool,
}
