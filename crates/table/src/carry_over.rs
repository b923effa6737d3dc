//! Loading a table, also one whose game was begun under other rules or data than this program has.
//!
//! Such a game is played again. If it stands as it did, it goes on. If a decision is refused or the
//! game stands otherwise, it goes on from the last checkpoint, with the decisions since then as far
//! as they are accepted. If that cannot be read either, the game ends without a result. Whatever is
//! decided becomes a row of the table, and is never decided again.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use kit::{Message, Seat};
use wire::{Outcome, Problem, ProblemCode, Stage};

use crate::{
    CarriedHow, Checkpoint, Entry, Header, HostedGame, Replayable, Row, SeatResult, Table, Version,
    record,
};

/// The verdict on a game that an update has ended.
pub(crate) const ENDED_BY_UPDATE: &str = "table-ended-by-update";

/// Everything that is stored of a table.
pub struct Stored {
    /// What it began as.
    pub header: Header,
    /// Every change since.
    pub rows: Vec<Row>,
    /// Where the rows begin to count, if the game was carried over from a position.
    pub base: Option<Checkpoint>,
    /// The table as it was stored last.
    pub latest: Option<Checkpoint>,
    /// Whether the game was over.
    pub over: bool,
    /// How it ended, in seat order, as far as that was stored: points, and whether they have won.
    pub results: Vec<(Option<i32>, bool)>,
}

/// A table that was loaded.
pub struct Loaded {
    /// The table.
    pub table: Table,
    /// What has to be saved before anybody sees it, if the game was carried over.
    pub carried: Option<CarriedOver>,
}

/// What has to be saved of a game that was carried over.
pub struct CarriedOver {
    /// New rows.
    pub rows: Vec<Row>,
    /// Where the rows begin to count from now on, if not where they did.
    pub base: Option<Checkpoint>,
    /// The game up to there, as far as it can be played.
    pub replayable: Option<Replayable>,
}

/// Loads a table.
///
/// # Errors
/// If what is stored cannot be played: the store has lost something.
pub fn load(id: &str, game: &Arc<HostedGame>, stored: &Stored) -> Result<Loaded, Problem> {
    let history = History { id, game, stored };
    match history.version() {
        Some(version) if !game.is_version(version.rules, &version.data) => history.carry_over(),
        _ => {
            let mut table = history.begin();
            table.take_all(history.since(&table))?;
            Ok(Loaded {
                table,
                carried: None,
            })
        }
    }
}

impl Table {
    /// Whether an update has ended the game, so that it has no result.
    pub fn was_ended_by_update(&self) -> bool {
        let settled = self.settled.as_ref();
        settled.is_some_and(|outcome| outcome.verdict.id == ENDED_BY_UPDATE)
    }
}

struct History<'a> {
    id: &'a str,
    game: &'a Arc<HostedGame>,
    stored: &'a Stored,
}

impl History<'_> {
    /// The version that the game was played under last.
    fn version(&self) -> Option<Version> {
        let entries = self.stored.rows.iter().rev().map(|row| &row.entry);
        entries.into_iter().find_map(|entry| match entry {
            Entry::Started { rules, data } | Entry::Carried { rules, data, .. } => Some(Version {
                rules: *rules,
                data: data.clone(),
            }),
            _ => None,
        })
    }

    /// The table where its rows begin to count.
    fn begin(&self) -> Table {
        match &self.stored.base {
            Some(base) => self.restore(base),
            None => Table::open(self.id, Arc::clone(self.game), self.stored.header.clone()),
        }
    }

    fn restore(&self, checkpoint: &Checkpoint) -> Table {
        let header = self.stored.header.clone();
        Table::restore(self.id, Arc::clone(self.game), header, checkpoint)
    }

    /// The rows that the table has not seen.
    fn since(&self, table: &Table) -> &[Row] {
        let rows = &self.stored.rows;
        &rows[rows.partition_point(|row| row.seq <= table.rows())..]
    }

    /// The newest position that was stored.
    fn latest(&self) -> Option<&Checkpoint> {
        let Stored { base, latest, .. } = self.stored;
        [base, latest]
            .into_iter()
            .flatten()
            .max_by_key(|it| it.rows())
    }

    fn carry_over(&self) -> Result<Loaded, Problem> {
        if let Some((mut table, how)) = self.played_again() {
            let rows = self.commit(&mut table, how)?;
            let carried = Some(CarriedOver {
                rows,
                base: None,
                replayable: None,
            });
            return Ok(Loaded { table, carried });
        }
        let table = self.resumed();
        let how = self.judged(&table);
        let replayable = table.replayable();
        let base = table.checkpoint();
        let mut table = self.restore(&base);
        let rows = self.commit(&mut table, how)?;
        let carried = Some(CarriedOver {
            rows,
            base: Some(base),
            replayable,
        });
        Ok(Loaded { table, carried })
    }

    fn commit(&self, table: &mut Table, how: CarriedHow) -> Result<Vec<Row>, Problem> {
        let carried = Entry::Carried {
            rules: self.game.rules_version,
            data: self.game.data_version.clone(),
            how,
        };
        let now = table.changed;
        Ok(table.commit([carried], now)?.rows)
    }

    /// The table with every decision played again, unless one is refused or the game is known to
    /// stand otherwise than it did.
    fn played_again(&self) -> Option<(Table, CarriedHow)> {
        let mut table = self.begin();
        let latest = self.stored.latest.as_ref();
        let mut compared = false;
        for row in self.since(&table) {
            take(&mut table, row).ok()?;
            if let Some(latest) = latest.filter(|latest| latest.rows() == row.seq) {
                match stands_at(&table, latest) {
                    Some(true) => compared = true,
                    Some(false) => return None,
                    None => {}
                }
            }
        }
        if self.stored.over != (table.stage() == Stage::Over) {
            return None;
        }
        if self.stored.over && !self.stored.results.is_empty() {
            if results(&table) != self.stored.results {
                return None;
            }
            compared = true;
        }
        // Of a game that is over, nobody needs to know that nothing could be compared.
        let same = compared || self.stored.over;
        let how = if same {
            CarriedHow::Same
        } else {
            CarriedHow::Anew
        };
        Some((table, how))
    }

    /// The table from its newest stored position on (or from its start, if none was stored), with
    /// what happened since, as far as it is accepted.
    fn resumed(&self) -> Table {
        let start = || match self.latest() {
            Some(latest) => self.restore(latest),
            None => self.begin(),
        };
        let mut table = start();
        let rows = self.since(&table).iter();
        let refused = rows.map(|row| (row.seq, take(&mut table, row)));
        let refused = refused.into_iter().find(|(_, taken)| taken.is_err());
        let refused_at = refused.map(|(seq, _)| seq);
        let mut table = start();
        for row in self.since(&table).to_vec() {
            let lost = refused_at.is_some_and(|at| row.seq >= at && is_of_game(&row.entry));
            if lost || take(&mut table, &row).is_err() {
                table.skip(&row);
            }
        }
        table
    }

    /// What becomes of a table that does not stand as it did.
    fn judged(&self, table: &Table) -> CarriedHow {
        let keep = table.steps.len();
        let playable = table.session.as_ref().is_some_and(|it| it.is_readable());
        let outcome = match (self.stored.over, table.stage()) {
            (true, _) => self.stored_outcome(table),
            // An update neither makes nor takes a result.
            (false, Stage::Over) => ended(Vec::new(), Vec::new(), ENDED_BY_UPDATE),
            (false, _) if !playable => ended(Vec::new(), Vec::new(), ENDED_BY_UPDATE),
            (false, _) => {
                let entries = self.stored.rows.iter().map(|row| row.entry.clone());
                let steps = record(&self.stored.header, entries).map_or(0, |it| it.moves.len());
                let lost = steps.saturating_sub(keep);
                return CarriedHow::Resumed { keep, lost };
            }
        };
        CarriedHow::Settled { keep, outcome }
    }

    /// The result of a game that was over.
    fn stored_outcome(&self, table: &Table) -> Outcome {
        let stored = &self.stored.results;
        match table.outcome() {
            Some(outcome) if stored.is_empty() || results(table) == *stored => outcome,
            _ => {
                let scores = stored.iter().filter_map(|(score, _)| *score).collect();
                let winners = (0..).zip(stored).filter(|(_, (_, won))| *won);
                let winners = winners.map(|(index, _)| Seat::new(index)).collect();
                ended(scores, winners, "table-older-rules")
            }
        }
    }
}

fn ended(scores: Vec<i32>, winners: Vec<Seat>, verdict: &'static str) -> Outcome {
    Outcome {
        scores,
        winners,
        verdict: Message::new(verdict),
    }
}

/// Takes a row in. Under other rules, it may be refused in any way.
fn take(table: &mut Table, row: &Row) -> Result<(), Problem> {
    let taken = catch_unwind(AssertUnwindSafe(|| table.take(row).map(drop)));
    taken.unwrap_or_else(|_| Err(Problem::new(ProblemCode::Crashed, "a panic")))
}

/// Whether a game stands where a checkpoint says; nothing if that cannot be compared.
fn stands_at(table: &Table, checkpoint: &Checkpoint) -> Option<bool> {
    let played = checkpoint.played.as_ref()?;
    table.session.as_ref()?.is_at(&played.state)
}

fn results(table: &Table) -> Vec<(Option<i32>, bool)> {
    let result = |result: SeatResult| (result.score, result.won);
    table.results().into_iter().map(result).collect()
}

/// Whether a row makes no sense without the decisions before it.
const fn is_of_game(entry: &Entry) -> bool {
    matches!(
        entry,
        Entry::Decided { .. }
            | Entry::TurnEnded
            | Entry::UndoAsked { .. }
            | Entry::UndoAnswered { .. }
            | Entry::Undone { .. }
    )
}
