//! Records of games: reading them and playing them through.

use std::path::Path;

use anyhow::{Context as _, Result};
use kit::record::{MAX_RECORD_BYTES, Move};
use kit::{Game, Record, RecordError, Session};

use crate::files;

/// Reads a record file of any game.
pub(crate) fn read(path: &Path) -> Result<Record> {
    files::read(path, MAX_RECORD_BYTES)?
        .parse()
        .with_context(|| path.display().to_string())
}

/// A record played through, with what happened.
pub(crate) struct Replayed<G: Game> {
    /// The game as it stands at the end.
    pub(crate) session: Session<G>,
    /// What happened, by decision.
    pub(crate) events: Vec<Vec<G::Event>>,
}

/// A record that does not play through.
pub(crate) enum Unplayable {
    /// It is not a record of this game, or holds words that the game does not know.
    Unreadable(RecordError),
    /// It can be read, but the rules do not allow it, or it ends in another state than it says.
    Untrue(RecordError),
}

impl Unplayable {
    /// What is wrong.
    pub(crate) fn into_error(self) -> RecordError {
        match self {
            Self::Unreadable(error) | Self::Untrue(error) => error,
        }
    }
}

/// Plays the first decisions of a record, all unless `until` says how many.
pub(crate) fn play_through<G: Game>(
    record: &Record,
    until: Option<usize>,
) -> Result<Replayed<G>, Unplayable> {
    let opening = Record {
        moves: Vec::new(),
        digest: None,
        ..record.clone()
    };
    let mut session = Session::<G>::load(&opening).map_err(Unplayable::Unreadable)?;
    let mut events = Vec::new();
    let count = until.unwrap_or(record.moves.len());
    for Move { seat, words, line } in record.moves.iter().take(count) {
        let wrong = |what| RecordError::Line { line: *line, what };
        let decision: G::Decision = words
            .parse()
            .map_err(|what| Unplayable::Unreadable(wrong(what)))?;
        let log = session.decide(*seat, &decision).map_err(|illegal| {
            let what = format!("`{seat} {words}` is refused: {}", illegal.code());
            Unplayable::Untrue(wrong(what))
        })?;
        events.push(log.into_events());
    }
    if let Some(expected) = record
        .digest
        .clone()
        .filter(|_| count >= record.moves.len())
    {
        let found = kit::record::digest(session.game());
        if expected != found {
            return Err(Unplayable::Untrue(RecordError::Digest { expected, found }));
        }
    }
    Ok(Replayed { session, events })
}
