//! The list of all games.

use std::fmt;
use std::str::FromStr;

use kit::Game as _;

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
