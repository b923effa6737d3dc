//! Records of games: reading them and playing them through.

use std::path::Path;

use anyhow::{Context as _, Result};
use bots::GameName;
use kit::record::MAX_RECORD_BYTES;
use kit::{Failure, Game, Record, Session};

use crate::files;

/// Reads a record file of any game.
pub(crate) fn read(path: &Path) -> Result<Record> {
    files::read(path, MAX_RECORD_BYTES)?
        .parse()
        .with_context(|| path.display().to_string())
}

/// The game of which a file holds the record.
pub(crate) fn game(record: &Record, path: &Path) -> Result<GameName> {
    let game = record.game.parse();
    game.map_err(|what: String| Failure::senseless(record.line("game"), what))
        .with_context(|| path.display().to_string())
}

/// A record played through, with what happened.
pub(crate) struct Replayed<G: Game> {
    /// The game as it stands at the end.
    pub(crate) session: Session<G>,
    /// What happened, by decision.
    pub(crate) events: Vec<Vec<G::Event>>,
}

/// Plays the first decisions of a record, all unless `until` says how many.
pub(crate) fn play_through<G: Game>(
    record: &Record,
    until: Option<usize>,
) -> Result<Replayed<G>, Failure> {
    let mut events = Vec::new();
    let session = Session::replay(record, until, |log| events.push(log.into_events()))?;
    Ok(Replayed { session, events })
}
