//! Between a table and the store: what is written of it, and how it is read again.

use std::io::{Read as _, Write as _};
use std::panic::{AssertUnwindSafe, catch_unwind};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use kit::Viewer;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use store::{EntryRow, Finished, Kept, KeptKind, Notification, Placed, Save, StoredTable};
use table::{Checkpoint, Entry, Games, Header, Replayable, Row, Stored, Table, UserId};
use wire::{Problem, ProblemCode, Stage};

use crate::time::unix_now;

/// How long somebody may be gone before they are told what waits for them, in milliseconds: a page
/// that is loaded anew is back at once.
const BACK_SOON: u64 = 60_000;

/// What has to be known of a table before a change, to see what is news.
pub(crate) struct Before {
    asked: Vec<UserId>,
    stage: Stage,
}

impl Before {
    pub(crate) fn of(table: &Table) -> Self {
        Self {
            asked: table.people_asked().map(|(_, user)| user).collect(),
            stage: table.stage(),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }
}

/// A table that was loaded.
pub(crate) struct Opened {
    pub(crate) table: Table,
    /// What has to be saved before anybody sees the table, since an update has changed something.
    pub(crate) save: Option<Save>,
    /// How many rows it had when it was stored whole.
    pub(crate) kept_at: u64,
    /// What the replay is made from, if it is missing.
    pub(crate) unkept_replay: Option<Replayable>,
}

/// What is written after a change; news points to the table under this address.
pub(crate) fn save(url: &str, table: &Table, rows: &[Row], before: &Before) -> Save {
    save_at(url, table, rows, before, unix_now())
}

fn save_at(url: &str, table: &Table, rows: &[Row], before: &Before, now: u64) -> Save {
    let summary = table.summary(now);
    let over = table.stage() == Stage::Over && before.stage != Stage::Over;
    Save {
        table: table.id().to_owned(),
        entries: rows.iter().map(entry_row).collect(),
        // A table that was closed is in nobody's list.
        owner: table
            .header()
            .owner
            .filter(|_| !table.is_closed())
            .map(|owner| owner.0),
        stage: stage_word(table.stage()).to_owned(),
        summary: serde_json::to_string(&summary).expect("a summary is plain data"),
        changed: now,
        wake_at: table.wake_at(),
        seats: rows
            .iter()
            .any(|row| reseats(&row.entry))
            .then(|| seats(table)),
        finished: (over && counts(table)).then(|| finished(table)),
        news: news(url, table, before, over, now),
        kept: Vec::new(),
        unlisted: is_unseen(rows),
    }
}

/// Whether nobody else sees anything of what happened.
fn is_unseen(rows: &[Row]) -> bool {
    let unseen = |row: &Row| row.entry.seen_only_by().is_some();
    !rows.is_empty() && rows.iter().all(unseen)
}

/// Whether the result of a game counts for those who played it.
fn counts(table: &Table) -> bool {
    !table.header().seed_known && !table.was_ended_by_update() && !table.is_closed()
}

/// The whole table, to be kept beside its entries. A table that cannot be looked at is not kept.
pub(crate) fn checkpoint(table: &Table) -> Option<Kept> {
    let made = catch_unwind(AssertUnwindSafe(|| pack(&table.checkpoint())));
    let body = made.ok()?;
    Some(Kept {
        kind: KeptKind::Latest,
        body,
    })
}

/// The replay of a game that is over, to be kept beside its entries.
pub(crate) fn replay(replayable: Replayable) -> Option<Kept> {
    let replay = || replayable.replay(Viewer::Archive);
    let replay = catch_unwind(AssertUnwindSafe(replay)).ok()?.ok()?;
    Some(Kept {
        kind: KeptKind::Replay,
        body: pack(&replay),
    })
}

pub(crate) fn pack(value: &impl Serialize) -> Vec<u8> {
    let text = serde_json::to_vec(value).expect("it is plain data");
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    let packed = encoder.write_all(&text).and_then(|()| encoder.finish());
    packed.expect("there is room in memory")
}

/// A table as a whole, without the name of somebody, if this program can read it.
pub(crate) fn without_name(body: &[u8], user: UserId, neutral: &str) -> Option<Vec<u8>> {
    let mut checkpoint: Checkpoint = unpack(body)?;
    checkpoint.rename(user, neutral);
    Some(pack(&checkpoint))
}

/// What was kept, if this program can read it.
pub(crate) fn unpack<T: DeserializeOwned>(body: &[u8]) -> Option<T> {
    let mut text = Vec::new();
    ZlibDecoder::new(body).read_to_end(&mut text).ok()?;
    serde_json::from_slice(&text).ok()
}

/// The table that is stored.
pub(crate) fn load(
    games: &Games,
    url: &str,
    id: &str,
    stored: &StoredTable,
) -> Result<Opened, Problem> {
    let broken = |text: String| Problem::new(ProblemCode::BrokenTable, text);
    let (header, entries) = read(stored).map_err(broken)?;
    let rows = stored.entries.iter().zip(entries);
    let rows = rows.map(|(row, entry)| Row {
        seq: row.seq,
        at: row.at,
        entry,
    });
    let game = games
        .find(&header.game)
        .map_err(|problem| broken(problem.text))?;
    let kept = |kind| stored.kept.iter().find(|kept| kept.kind == kind);
    let base = match kept(KeptKind::Base) {
        None => None,
        Some(kept) => {
            let read = unpack(&kept.body);
            Some(read.ok_or_else(|| broken("its base cannot be read".to_owned()))?)
        }
    };
    let latest: Option<Checkpoint> = kept(KeptKind::Latest).and_then(|kept| unpack(&kept.body));
    let kept_at = latest.as_ref().map_or(0, Checkpoint::rows);
    let over = stored.stage == stage_word(Stage::Over);
    let loaded = table::load(
        id,
        game,
        &Stored {
            header,
            rows: rows.collect(),
            base,
            latest,
            over,
            results: stored.results.clone(),
        },
    )?;
    let table = loaded.table;
    let mut whole = None;
    let save = loaded.carried.map(|carried| {
        let before = Before {
            asked: table.people_asked().map(|(_, user)| user).collect(),
            stage: if over { Stage::Over } else { Stage::Playing },
        };
        whole = carried.replayable;
        let base = carried.base.map(|base| Kept {
            kind: KeptKind::Base,
            body: pack(&base),
        });
        Save {
            kept: base.into_iter().collect(),
            // What an update does is not a change that people have made.
            ..save_at(url, &table, &carried.rows, &before, stored.changed)
        }
    });
    let keeps_replay = table.stage() == Stage::Over && kept(KeptKind::Replay).is_none();
    let unkept_replay = keeps_replay
        .then(|| whole.or_else(|| table.replayable()))
        .flatten();
    Ok(Opened {
        table,
        save,
        kept_at,
        unkept_replay,
    })
}

/// What is stored, without playing it.
pub(crate) fn read(stored: &StoredTable) -> Result<(Header, Vec<Entry>), String> {
    let header =
        serde_json::from_str(&stored.header).map_err(|error| format!("the header: {error}"))?;
    let entries = stored.entries.iter().map(|row| {
        serde_json::from_str(&row.entry).map_err(|error| format!("entry {}: {error}", row.seq))
    });
    Ok((header, entries.collect::<Result<_, _>>()?))
}

/// The word by which a stage is stored.
pub(crate) const fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Open => "open",
        Stage::Playing => "playing",
        Stage::Over => "over",
    }
}

fn entry_row(row: &Row) -> EntryRow {
    EntryRow {
        seq: row.seq,
        at: row.at,
        entry: serde_json::to_string(&row.entry).expect("an entry is plain data"),
    }
}

/// Whether somebody may sit elsewhere after this.
const fn reseats(entry: &Entry) -> bool {
    matches!(
        entry,
        Entry::Sat { .. }
            | Entry::Seated { .. }
            | Entry::Stood { .. }
            | Entry::Configured { .. }
            | Entry::Closed
    )
}

fn seats(table: &Table) -> Vec<(u8, i64)> {
    let seat = |(seat, user): (kit::Seat, UserId)| {
        let index = u8::try_from(seat.index()).expect("a handful of seats");
        (index, user.0)
    };
    table.people().map(seat).collect()
}

fn finished(table: &Table) -> Finished {
    let placed = |result: table::SeatResult| Placed {
        user: result.user.map(|user| user.0),
        score: result.score,
        won: result.won,
        gave_up: result.gave_up,
    };
    Finished {
        game: table.game().info.name.to_owned(),
        rated: table.is_rated(),
        seats: table.results().into_iter().map(placed).collect(),
    }
}

/// What to tell people who are not there: that it is their turn, or that the game is over.
fn news(url: &str, table: &Table, before: &Before, over: bool, now: u64) -> Vec<Notification> {
    let (kind, mut people): (_, Vec<_>) = if over {
        ("game-over", table.people().map(|(_, user)| user).collect())
    } else {
        let asked = table.people_asked().map(|(_, user)| user);
        let newly = asked.filter(|user| !before.asked.contains(user));
        ("your-turn", newly.collect())
    };
    people.sort_unstable();
    people.dedup();
    people.retain(|user| !table.is_present(*user));
    let news = |user: UserId| Notification {
        user: user.0,
        body: body(url, table, kind),
        due: now,
    };
    people.into_iter().map(news).collect()
}

/// What to tell somebody who has just gone while it is their turn, unless they are back soon.
pub(crate) fn left_behind(url: &str, table: &Table, user: UserId) -> Option<Notification> {
    let asked = table.people_asked().any(|(_, asked)| asked == user);
    (asked && !table.is_present(user)).then(|| Notification {
        user: user.0,
        body: body(url, table, "your-turn"),
        due: unix_now() + BACK_SOON,
    })
}

fn body(url: &str, table: &Table, kind: &str) -> String {
    json!({
        "type": kind,
        "game": table.game().info.name,
        "table": table.id(),
        "seq": table.seq(),
        "url": format!("{url}{}", wire::table_path(table.id())),
    })
    .to_string()
}
