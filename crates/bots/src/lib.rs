//! Named computer players for each game, and the list of all games.
//!
//! A game takes part by implementing [`Playable`], in a module of its own here, and by its two
//! lines in [`GameName`] and [`with_game!`].

mod dice;
mod games;
mod mars;
mod random;
mod search;
mod shifter;

use kit::{Bot, Budget, Game, Seat, Setup};

pub use games::GameName;
pub use random::Random;
pub use search::{Policy, Search};

/// The rules of every game, for [`with_game!`].
#[doc(hidden)]
pub mod rules {
    pub use dice::DiceGame;
    pub use mars::Mars;
    pub use shifter::Shifter;
}

/// A computer player that can be asked for by name.
pub struct BotSpec<G: Game> {
    /// Its name on the command line.
    pub name: &'static str,
    /// What it does, in one line.
    pub about: &'static str,
    /// A fresh player whose chance, if it takes any, follows from the seed, and which may think so
    /// long about each decision.
    pub make: fn(seed: u64, budget: &Budget) -> Box<dyn Bot<G>>,
}

impl<G: Game> BotSpec<G> {
    /// The player that every game has.
    pub const RANDOM: Self = Self {
        name: "random",
        about: "chooses any listed decision, each equally likely",
        make: |seed, _| Box::new(Random::new(seed)),
    };
}

/// A quick player whose numbers can be tuned.
pub struct Tuning<G: Game> {
    /// The numbers that it has in a game such as this, with their names.
    pub numbers: fn(game: &G) -> Vec<(&'static str, f64)>,
    /// The player with other numbers.
    pub make: fn(numbers: &[f64], seed: u64) -> Box<dyn Bot<G>>,
    /// How well a game that is over went for a seat, in points.
    pub result: fn(game: &G, seat: Seat) -> f64,
    /// The file that keeps such numbers.
    pub write: fn(numbers: &[f64]) -> String,
}

/// A game with its computer players.
pub trait Playable: Game {
    /// Its computer players, from the weakest to the strongest.
    const BOTS: &'static [BotSpec<Self>];
    /// Players of earlier versions, which never change: others are measured against them. They are
    /// not offered at tables.
    const REFERENCES: &'static [BotSpec<Self>] = &[];
    /// What of its quick player can be tuned.
    const TUNING: Option<&'static Tuning<Self>> = None;

    /// Whether in this setup all win or lose together, so that players cannot be compared by
    /// seating them at one table.
    fn is_cooperative(setup: &Setup) -> bool {
        setup.players == 1
    }

    /// The computer player of this name.
    fn bot(name: &str) -> Option<&'static BotSpec<Self>> {
        let mut all = Self::BOTS.iter().chain(Self::REFERENCES);
        all.find(|bot| bot.name == name)
    }

    /// The strongest computer player, which gives hints.
    fn best_bot() -> &'static BotSpec<Self> {
        Self::BOTS.last().expect("every game has a computer player")
    }
}
