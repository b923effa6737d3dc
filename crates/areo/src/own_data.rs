//! Data files of the user: cards and boards in the place of the built-in ones, for this run.

use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context as _, Result, anyhow};
use bots::GameName;

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
    fn text(&self) -> Result<String> {
        files::read(&self.path, MOST_BYTES)
    }

    fn name(&self) -> String {
        self.path.display().to_string()
    }
}

/// Reads and checks the files and puts what they hold in the place of the built-in data.
pub(crate) fn install(all: &[OwnData]) -> Result<()> {
    let of = |game| all.iter().filter(move |own| own.game == game);
    let mut cards = Vec::new();
    for own in of(GameName::Mars) {
        let (name, text) = (own.name(), own.text()?);
        cards.push(kit::DataFile { name, text });
    }
    if !cards.is_empty() {
        mars::data::install(&cards)?;
    }
    let mut packs = Vec::new();
    for own in of(GameName::Dice) {
        let (name, text) = (own.name(), own.text()?);
        packs.push(kit::DataFile { name, text });
    }
    if !packs.is_empty() {
        dice::data::install(&packs)?;
    }
    for own in of(GameName::Shifter) {
        let set = shifter::Set::parse(&own.text()?).with_context(|| own.name())?;
        shifter::set::install(set).map_err(|_| anyhow!("{}: one set is enough", own.name()))?;
    }
    Ok(())
}
