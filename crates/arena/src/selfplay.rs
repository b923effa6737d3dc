//! Positions, decisions and outcomes of many games, as an Arrow file: what players are trained on.
//!
//! `docs/lab.md` describes the columns.

use std::collections::HashMap;
use std::io::Write;
use std::sync::Arc;

use arrow_array::builder::{Float32Builder, ListBuilder, UInt16Builder, UInt32Builder};
use arrow_array::{
    ArrayRef, FixedSizeListArray, Float32Array, Int16Array, Int32Array, RecordBatch, UInt8Array,
    UInt16Array, UInt32Array, UInt64Array,
};
use arrow_ipc::CompressionType;
use arrow_ipc::writer::{FileWriter, IpcWriteOptions};
use arrow_schema::{ArrowError, DataType, Field, Schema};
use kit::{Bot, Encoded, Seat};
use rayon::prelude::*;
use thiserror::Error;

use crate::Match;
use crate::play::{Fault, Played};
use crate::simulate::Seating;

/// Moves when a column comes to mean something else.
const SCHEMA_VERSION: u32 = 1;
/// Games in a batch of rows.
const BATCH: u64 = 16;

/// Why there is no file.
#[derive(Debug, Error)]
pub enum SelfPlayError {
    /// A game did not come to its end.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// The file cannot be written.
    #[error("cannot write: {0}")]
    Write(#[from] ArrowError),
}

/// Which games of a match are written.
pub struct SelfPlay<'a, G: kit::Game> {
    /// The match. Agents sit as in [`simulate`](crate::simulate).
    pub plan: &'a Match<G>,
    /// The number of the first game.
    pub first: u64,
}

/// How much was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Written {
    /// Games.
    pub games: u64,
    /// Positions: one for every decision of a player.
    pub positions: u64,
}

/// Plays `plan.games` games and writes a row for every decision. The same plan gives the same bytes
/// on any number of threads.
///
/// `finished` is told of every finished game.
///
/// # Errors
/// If a game does not come to its end, or writing fails.
pub fn selfplay<G: Encoded>(
    task: &SelfPlay<'_, G>,
    out: impl Write,
    finished: &(dyn Fn() + Sync),
) -> Result<Written, SelfPlayError> {
    let schema = Arc::new(schema(task.plan));
    let options = IpcWriteOptions::default();
    let options = options.try_with_compression(Some(CompressionType::LZ4_FRAME))?;
    let mut writer = FileWriter::try_new_with_options(out, &schema, options)?;
    let seating = Seating::of(task.plan);
    let mut written = Written::default();
    let end = task.first.saturating_add(task.plan.games);
    let mut at = task.first;
    while at < end {
        let games = at..end.min(at + BATCH);
        at = games.end;
        let played: Vec<Result<Rows, Fault>> = task.plan.threads.run(|| {
            let play = |game| {
                let rows = rows(task.plan, &seating, game);
                finished();
                rows
            };
            games.into_par_iter().map(play).collect()
        });
        let mut all = Rows::default();
        for rows in played {
            all.append(rows?);
            written.games += 1;
        }
        written.positions += all.action.len() as u64;
        writer.write(&all.batch::<G>(&schema)?)?;
    }
    writer.finish()?;
    Ok(written)
}

fn list(item: DataType) -> DataType {
    DataType::List(Arc::new(Field::new("item", item, true)))
}

fn observed(size: usize) -> (Arc<Field>, i32) {
    let item = Arc::new(Field::new("item", DataType::Int16, false));
    (item, i32::try_from(size).expect("rows are short"))
}

fn schema<G: Encoded>(plan: &Match<G>) -> Schema {
    let (item, size) = observed(G::observations().size());
    let column = |name, kind| Field::new(name, kind, false);
    let columns = vec![
        column("game", DataType::UInt64),
        column("move", DataType::UInt32),
        column("seat", DataType::UInt8),
        column("agent", DataType::UInt8),
        column("observation", DataType::FixedSizeList(item, size)),
        column("legal", list(DataType::UInt16)),
        column("action", DataType::UInt16),
        column("tried", list(DataType::UInt16)),
        column("visits", list(DataType::UInt32)),
        column("values", list(DataType::Float32)),
        column("result", DataType::Float32),
        column("score", DataType::Int32),
        column("margin", DataType::Int32),
    ];
    let names: Vec<_> = plan.agents.iter().map(|agent| agent.name).collect();
    let metadata = [
        ("areo.schema", SCHEMA_VERSION.to_string()),
        ("areo.game", G::NAME.to_owned()),
        ("areo.encoding", G::encoding()),
        ("areo.actions", G::actions().size().to_string()),
        ("areo.players", plan.setup.players.to_string()),
        ("areo.variant", plan.variant().join(" ")),
        ("areo.agents", names.join(" ")),
        ("areo.seed", plan.seed.to_string()),
    ];
    let metadata = metadata.map(|(name, value)| (name.to_owned(), value));
    Schema::new_with_metadata(columns, HashMap::from(metadata))
}

/// The rows of some games, column by column.
#[derive(Default)]
struct Rows {
    game: Vec<u64>,
    number: Vec<u32>,
    seat: Vec<u8>,
    agent: Vec<u8>,
    observation: Vec<i16>,
    legal: Vec<Vec<u16>>,
    action: Vec<u16>,
    tried: Vec<Vec<(u16, u32, f32)>>,
    result: Vec<f32>,
    score: Vec<i32>,
    margin: Vec<i32>,
}

/// Indices are small: `kit::Layout` has fewer than 65,536 of them.
fn small(index: usize) -> u16 {
    u16::try_from(index).expect("indices are small")
}

/// Plays one game and keeps its rows.
fn rows<G: Encoded>(plan: &Match<G>, seating: &Seating<G>, number: u64) -> Result<Rows, Fault> {
    let mut rows = Rows::default();
    let (size, mut listed) = (G::observations().size(), Vec::new());
    let mut watch = |game: &G, seat: Seat, decision: &G::Decision, bot: &dyn Bot<G>| {
        rows.game.push(number);
        rows.number.push(rows.number.len() as u32);
        rows.seat.push(seat.index() as u8);
        rows.agent.push(seating.agent(seat, number) as u8);
        let start = rows.observation.len();
        rows.observation.resize(start + size, 0);
        game.observe_into(seat, &mut rows.observation[start..]);
        listed.clear();
        game.list(seat, &mut listed);
        let indices = listed
            .iter()
            .map(|decision| small(game.index(seat, decision)));
        let mut legal: Vec<u16> = indices.collect();
        legal.sort_unstable();
        legal.dedup();
        rows.legal.push(legal);
        rows.action.push(small(game.index(seat, decision)));
        let tried = bot.weighed().iter().map(|one| {
            let index = small(game.index(seat, &one.decision));
            (index, one.worlds, one.difference as f32)
        });
        rows.tried.push(tried.collect());
    };
    let played = seating.play(plan, number, &mut watch)?;
    rows.finish(&played);
    Ok(rows)
}

impl Rows {
    /// Writes the outcome into every row.
    fn finish(&mut self, played: &Played) {
        let (scores, winners) = (&played.outcome.scores, played.outcome.winners);
        for seat in &self.seat {
            let seat = Seat::new((*seat).into());
            let others = scores.seated().filter(|(other, _)| *other != seat);
            let best = others.map(|(_, score)| *score).max();
            self.result
                .push(if winners.contains(seat) { 1.0 } else { 0.0 });
            self.score.push(scores[seat]);
            self.margin.push(best.map_or(0, |best| scores[seat] - best));
        }
    }

    fn append(&mut self, mut other: Self) {
        self.game.append(&mut other.game);
        self.number.append(&mut other.number);
        self.seat.append(&mut other.seat);
        self.agent.append(&mut other.agent);
        self.observation.append(&mut other.observation);
        self.legal.append(&mut other.legal);
        self.action.append(&mut other.action);
        self.tried.append(&mut other.tried);
        self.result.append(&mut other.result);
        self.score.append(&mut other.score);
        self.margin.append(&mut other.margin);
    }

    fn batch<G: Encoded>(self, schema: &Arc<Schema>) -> Result<RecordBatch, ArrowError> {
        let (item, size) = observed(G::observations().size());
        let observation = Arc::new(Int16Array::from(self.observation));
        let mut legal = ListBuilder::new(UInt16Builder::new());
        self.legal.iter().for_each(|row| {
            legal.values().append_slice(row);
            legal.append(true);
        });
        let mut tried = ListBuilder::new(UInt16Builder::new());
        let mut visits = ListBuilder::new(UInt32Builder::new());
        let mut values = ListBuilder::new(Float32Builder::new());
        for row in &self.tried {
            for (index, count, value) in row {
                tried.values().append_value(*index);
                visits.values().append_value(*count);
                values.values().append_value(*value);
            }
            tried.append(true);
            visits.append(true);
            values.append(true);
        }
        let columns: Vec<ArrayRef> = vec![
            Arc::new(UInt64Array::from(self.game)),
            Arc::new(UInt32Array::from(self.number)),
            Arc::new(UInt8Array::from(self.seat)),
            Arc::new(UInt8Array::from(self.agent)),
            Arc::new(FixedSizeListArray::try_new(item, size, observation, None)?),
            Arc::new(legal.finish()),
            Arc::new(UInt16Array::from(self.action)),
            Arc::new(tried.finish()),
            Arc::new(visits.finish()),
            Arc::new(values.finish()),
            Arc::new(Float32Array::from(self.result)),
            Arc::new(Int32Array::from(self.score)),
            Arc::new(Int32Array::from(self.margin)),
        ];
        RecordBatch::try_new(Arc::clone(schema), columns)
    }
}
