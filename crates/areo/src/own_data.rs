//! Data files of the user: cards and boards in the place of the built-in ones, for this run.

use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Error, Result};
use bots::{GameName, with_game};
use kit::{Catalogued as _, DataFile};

use crate::files;

/// No honest file of cards is as long.
const MOST_BYTES: usize = 4 << 20;

/// A file for a game, as `dice=cards.ron`.
#[derive(Clone, Debug)]
pub(crate) struct OwnData {
    game: GameName,
    path: PathBuf,
}

impl FromStr for OwnData {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (game, path) = text
            .split_once('=')
            .ok_or("expected a game and a file, such as dice=cards.ron")?;
        Ok(Self {
            game: game.parse()?,
            path: path.into(),
        })
    }
}

impl OwnData {
    fn read(&self) -> Result<DataFile> {
        Ok(DataFile {
            name: self.path.display().to_string(),
            text: files::read(&self.path, MOST_BYTES)?,
        })
    }
}

/// Reads and checks the files and puts what they hold in the place of the built-in data.
pub(crate) fn install(all: &[OwnData]) -> Result<()> {
    for game in GameName::ALL {
        let of_game = all.iter().filter(|own| own.game == game);
        let files: Vec<_> = of_game.map(OwnData::read).collect::<Result<_>>()?;
        if !files.is_empty() {
            with_game!(game, |G| G::install(&files)).map_err(Error::msg)?;
        }
    }
    Ok(())
}
