//! The list of all games.

use std::fmt;
use std::str::FromStr;

use kit::Game as _;

/// The name of a game. [`with_game!`](crate::with_game) leads from it to the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameName {
    /// Terra Shifter.
    Shifter,
    /// Terraforming Mars.
    Mars,
    /// Terraforming Mars: The Dice Game.
    Dice,
}

impl GameName {
    /// Every game.
    pub const ALL: [Self; 3] = [Self::Shifter, Self::Mars, Self::Dice];

    /// The word for the game on the command line and in records.
    pub const fn word(self) -> &'static str {
        with_game!(self, |G| G::NAME)
    }
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

use with_game;

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
