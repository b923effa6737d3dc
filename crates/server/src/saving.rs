//! Between a table and the store: what is written of it, and how it is read again.

use serde_json::json;
use store::{EntryRow, Finished, Notification, Placed, Save, StoredTable};
use table::{Entry, Games, Header, Row, Table, UserId};
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
}

/// What is written after a change; news points to the table under this address.
pub(crate) fn save(url: &str, table: &Table, rows: &[Row], before: &Before) -> Save {
    let now = unix_now();
    let summary = table.summary(now);
    let over = table.stage() == Stage::Over && before.stage != Stage::Over;
    Save {
        table: table.id().to_owned(),
        entries: rows.iter().map(entry_row).collect(),
        owner: table.header().owner.map(|owner| owner.0),
        stage: stage_word(table.stage()).to_owned(),
        summary: serde_json::to_string(&summary).expect("a summary is plain data"),
        changed: now,
        wake_at: table.wake_at(),
        seats: rows
            .iter()
            .any(|row| reseats(&row.entry))
            .then(|| seats(table)),
        finished: (over && !table.header().seed_known).then(|| finished(table)),
        news: news(url, table, before, over, now),
    }
}

/// The table that is stored.
pub(crate) fn load(games: &Games, id: &str, stored: &StoredTable) -> Result<Table, Problem> {
    let broken = |text: String| Problem::new(ProblemCode::BrokenTable, text);
    let (header, entries) = read(stored).map_err(broken)?;
    let rows: Vec<_> = stored
        .entries
        .iter()
        .zip(entries)
        .map(|(row, entry)| Row {
            seq: row.seq,
            at: row.at,
            entry,
        })
        .collect();
    let game = games
        .find(&header.game)
        .map_err(|problem| broken(problem.text))?;
    Table::load(id, game.clone(), header, &rows)
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
        Entry::Sat { .. } | Entry::Seated { .. } | Entry::Stood { .. } | Entry::Configured { .. }
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
        cooperative: table.is_cooperative(),
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
