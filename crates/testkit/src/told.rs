//! Whether a person can read everything that a game says.

use std::collections::BTreeSet;

use kit::{Event as _, Game, Log, Message, Seed, Setup, Tell, Viewer};

/// Writes a message in one language.
type Writer = Box<dyn Fn(&Message) -> String>;

/// Reads messages in several languages, each of them once.
pub struct Reader {
    writers: Vec<Writer>,
    seen: BTreeSet<String>,
}

impl Reader {
    /// A reader of these languages.
    pub fn new<W: Fn(&Message) -> String + 'static>(writers: impl Iterator<Item = W>) -> Self {
        Self {
            writers: writers.map(|writer| Box::new(writer) as Writer).collect(),
            seen: BTreeSet::new(),
        }
    }

    /// How many different messages were read.
    pub fn count(&self) -> usize {
        self.seen.len()
    }

    /// Reads what something says.
    ///
    /// # Panics
    /// If a language has no whole sentence for it.
    pub fn read(&mut self, thing: &dyn Tell) {
        self.read_message(&thing.tell());
    }

    /// Reads a message.
    ///
    /// # Panics
    /// If a language has no whole sentence for it.
    pub fn read_message(&mut self, message: &Message) {
        if !self.seen.insert(format!("{message:?}")) {
            return;
        }
        for writer in &self.writers {
            let text = writer(message);
            let is_whole = !text.contains(['[', ']', '{', '}']) && !text.is_empty();
            assert!(is_whole, "{message:?} reads `{text}`");
        }
    }

    /// Plays a game at random, up to so many decisions, and reads its questions, answers, refusals
    /// and events, and the verdict.
    ///
    /// # Panics
    /// If the setup is not one of the game, or something cannot be read.
    pub fn play<G: Game>(&mut self, setup: &Setup, number: u64, most: usize) {
        let mut game = G::start(setup, Seed::from_number(number)).expect("a good setup");
        let mut rng = kit::rng(number);
        let mut decisions = 0;
        while game.outcome().is_none() && decisions < most {
            decisions += 1;
            for seat in game.asked().iter() {
                self.read(&game.prompt(seat).expect("who is asked has a prompt"));
                let (legal, blocked) = (game.legal(seat), game.blocked(seat));
                legal.iter().for_each(|decision| self.read(decision));
                blocked.iter().for_each(|(_, reason)| self.read(reason));
            }
            let (seat, decision) = crate::random_decision(&game, &mut rng);
            let mut log = Log::new();
            game.apply(seat, &decision, &mut log)
                .expect("what is listed is legal");
            for event in log.events() {
                self.read(event);
                let seen = event.seen_by(Viewer::Spectator);
                seen.iter().for_each(|event| self.read(event));
            }
        }
        if let Some(outcome) = game.outcome() {
            self.read_message(&outcome.verdict);
        }
    }
}
