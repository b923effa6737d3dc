//! Named computer players for each game, and the list of all games.
//!
//! A game takes part by implementing [`Playable`], in a module of its own here, and by its lines in
//! [`GameName`], [`with_game!`] and [`rules`].

mod analysis;
mod dice;
mod foibles;
mod mars;
mod random;
mod search;
mod shifter;

use std::fmt;
use std::str::FromStr;

use kit::{Bot, Budget, Game, Seat, Setup};

pub use analysis::{Finding, Study, Task};
pub use random::Random;
pub use search::{Analyst, Ending, MAX_PARTS, Parts, Policy, Search};

/// The rules of every game, for [`with_game!`] and for what is made for one game elsewhere.
pub mod rules {
    pub use dice::{self, DiceGame};
    pub use mars::{self, Mars};
    pub use shifter::{self, Shifter};
}

/// Evaluates an expression with the rules of a game, whose name is only known at run time, as a
/// type.
///
/// ```
/// use kit::Game as _;
///
/// let game: bots::GameName = "shifter".parse()?;
/// assert_eq!(bots::with_game!(game, |G| G::PLAYERS), (1, 4));
/// # Ok::<(), String>(())
/// ```
#[macro_export]
macro_rules! with_game {
    ($name:expr, |$Game:ident| $body:expr) => {
        match $name {
            $crate::GameName::Shifter => {
                type $Game = $crate::rules::Shifter;
                $body
            }
            $crate::GameName::Mars => {
                type $Game = $crate::rules::Mars;
                $body
            }
            $crate::GameName::Dice => {
                type $Game = $crate::rules::DiceGame;
                $body
            }
        }
    };
}

/// The name of a game. [`with_game!`](crate::with_game) leads from it to the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameName {
    /// Terraforming Mars.
    Mars,
    /// Terraforming Mars: The Dice Game.
    Dice,
    /// Terra Shifter.
    Shifter,
}

impl GameName {
    /// Every game, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Mars, Self::Dice, Self::Shifter];

    /// The word for the game on the command line and in records.
    pub const fn word(self) -> &'static str {
        with_game!(self, |G| G::NAME)
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for GameName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut all = Self::ALL.into_iter();
        all.find(|game| game.word() == text).ok_or_else(|| {
            let known: Vec<_> = Self::ALL.iter().map(ToString::to_string).collect();
            format!("expected a game, {}, found `{text}`", known.join(" or "))
        })
    }
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

/// Makes an analyst whose chance follows from the seed, and which may think so long.
pub type MakeAnalyst<G> = fn(seed: u64, budget: &Budget) -> Box<dyn Analyst<G>>;

/// A kind of game in which every champion is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contest {
    /// What it is called.
    pub name: &'static str,
    /// How many play.
    pub players: usize,
    /// The options of the game that differ from the usual ones.
    pub variant: &'static [&'static str],
    /// Players at the other seats; where there are none, the champion holds all seats.
    pub rivals: &'static [&'static str],
}

impl Contest {
    /// A game against these.
    pub const fn rivals(name: &'static str, rivals: &'static [&'static str]) -> Self {
        Self {
            name,
            players: rivals.len() + 1,
            variant: &[],
            rivals,
        }
    }

    /// A game for one.
    pub const fn alone(name: &'static str, variant: &'static [&'static str]) -> Self {
        Self::together(name, 1, variant)
    }

    /// A game that several copies of the champion play together.
    pub const fn together(
        name: &'static str,
        players: usize,
        variant: &'static [&'static str],
    ) -> Self {
        Self {
            name,
            players,
            variant,
            rivals: &[],
        }
    }
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

/// What can be learned of how games are likely to end.
pub struct Learning<G: Game> {
    /// A number that grows when a moment comes at which forecasts are made.
    pub moment: fn(game: &G) -> u32,
    /// The numbers by which a position is seen at such a moment.
    pub features: fn(game: &G, seat: Seat) -> Vec<f64>,
    /// The stage of a game, below `stages`.
    pub stage: fn(game: &G) -> usize,
    /// How many stages there are.
    pub stages: usize,
    /// The lead of a seat in a game that is over, in points.
    pub result: fn(game: &G, seat: Seat) -> f64,
    /// The file that keeps the weights of the numbers, and the spread by stage.
    pub write: fn(weights: &[f64], spread: &[f64]) -> String,
}

/// A game with its computer players.
pub trait Playable: Game {
    /// Its levels, from the weakest to the strongest: newcomer, settler, engineer, governor.
    const BOTS: &'static [BotSpec<Self>];
    /// Players of the laboratory: parts of the others, and those of earlier versions, which never
    /// change, so that others are measured against them. Tables do not offer them, but know them.
    const LABORATORY: &'static [BotSpec<Self>];
    /// The games in which every champion is measured.
    const GAUNTLET: &'static [Contest] = &[];
    /// What of its quick player can be tuned.
    const TUNING: Option<&'static Tuning<Self>> = None;

    /// What can be learned of how its games are likely to end.
    const LEARNING: Option<&'static Learning<Self>> = None;

    /// A player that says what it thinks of each answer.
    const ANALYST: MakeAnalyst<Self>;

    /// Whether in this setup all win or lose together, so that players cannot be compared by
    /// seating them at one table.
    fn is_cooperative(setup: &Setup) -> bool {
        setup.players == 1
    }

    /// The computer player of this name.
    fn bot(name: &str) -> Option<&'static BotSpec<Self>> {
        let mut all = Self::BOTS.iter().chain(Self::LABORATORY);
        all.find(|bot| bot.name == name)
    }

    /// The strongest computer player, which gives hints.
    fn best_bot() -> &'static BotSpec<Self> {
        Self::BOTS.last().expect("every game has a computer player")
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use kit::typescript::Typed as _;

    use super::*;

    #[test]
    fn generated_typescript_of_every_game_is_fresh() {
        let words = GameName::ALL.map(GameName::word);
        let list = format!(
            "// Generated from the list of games by `cargo xtask generate`; do not edit.\n\n\
             /** All games, in the order in which they are offered. */\n\
             export const GAMES = {words:?} as const;\n"
        );
        check("generated.ts", &list);
        for game in GameName::ALL {
            let text = with_game!(game, |G| G::typescript().text());
            check(&format!("{game}/generated.ts"), &text);
        }
    }

    fn check(name: &str, text: &str) {
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games");
        let path = games.join(name);
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            std::fs::write(&path, text).expect("the file can be written");
        }
        assert!(
            std::fs::read_to_string(&path).unwrap_or_default() == text,
            "{} is stale: run `cargo xtask generate`",
            path.display()
        );
    }
}
