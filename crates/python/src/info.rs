//! What there is: games, their options, their computer players, and their numbers.

use bots::{GameName, Playable as _, with_game};
use kit::{Catalogued as _, Encoded as _, Game as _};
use pyo3::prelude::*;

use crate::convert;

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    GameName::ALL.map(GameName::word).to_vec()
}

/// The computer players of a game, from the weakest to the strongest: their names and what they do.
#[pyfunction]
pub(crate) fn bot_names(game: &str) -> PyResult<Vec<(&'static str, &'static str)>> {
    let game = convert::game_name(game)?;
    Ok(with_game!(game, |G| {
        let all = G::BOTS.iter().chain(G::LABORATORY);
        all.map(|bot| (bot.name, bot.about)).collect()
    }))
}

/// The fewest and the most players of a game.
#[pyfunction]
pub(crate) fn players(game: &str) -> PyResult<(usize, usize)> {
    let game = convert::game_name(game)?;
    Ok(with_game!(game, |G| G::PLAYERS))
}

/// The options of a game, as dictionaries.
#[pyfunction]
pub(crate) fn options<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    let game = convert::game_name(game)?;
    let options = with_game!(game, |G| serde_json::to_value(G::OPTIONS));
    convert::to_python(py, &options.map_err(convert::broken)?)
}

/// What is in the box, as dictionaries: the order is that of the encoding within each kind.
#[pyfunction]
pub(crate) fn catalogue<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    let game = convert::game_name(game)?;
    let entries = with_game!(game, |G| serde_json::to_value(G::catalogue()));
    convert::to_python(py, &entries.map_err(convert::broken)?)
}

/// Where a block of numbers begins, how many there are, and what they are.
type Block = (usize, usize, &'static str);

/// The version of a game's encoding, the blocks of its indices, and those of its observations.
#[pyfunction]
pub(crate) fn layouts(game: &str) -> PyResult<(String, Vec<Block>, Vec<Block>)> {
    let game = convert::game_name(game)?;
    let blocks = |layout: &kit::Layout| {
        let blocks = layout.blocks().iter();
        let block = |block: &kit::Block| (block.range.start, block.range.len(), block.name);
        blocks.map(block).collect()
    };
    Ok(with_game!(game, |G| (
        G::encoding(),
        blocks(G::actions()),
        blocks(G::observations())
    )))
}
