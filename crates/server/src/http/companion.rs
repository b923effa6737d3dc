//! MarsBot for a table of cardboard. Nothing is kept: every request brings the whole session.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use companion::{Companion, Entry, Misfit};
use kit::{Event as _, Game as _, Message, Seed, Tell as _, Viewer};
use wire::{
    CompanionBonus, CompanionLine, CompanionSession, CompanionTable, CompanionTrack, Problem,
    ProblemCode,
};

use crate::answer::{Answer, Body, LARGE};
use crate::app::App;
use crate::guard::From;
use crate::limits::Origin;

/// More than anybody enters in one game, and longer than any entry.
const MAX_ENTRIES: usize = 1_000;
const MAX_LENGTH: usize = 200;

/// What MarsBot does at a table of cardboard, step by step.
#[utoipa::path(post, path = "/api/companion", tag = "companion",
    request_body = CompanionSession,
    responses((status = 200, body = CompanionTable), (status = 400, body = Problem),
        (status = 413, body = Problem)))]
pub(super) async fn companion(
    State(app): State<Arc<App>>,
    axum::Extension(from): axum::Extension<From>,
    Body(session): Body<CompanionSession, LARGE>,
) -> Answer<CompanionTable> {
    app.limits.companion.take(Origin::new(from.0))?;
    let too_long = session.entries.iter().any(|entry| entry.len() > MAX_LENGTH);
    if session.entries.len() > MAX_ENTRIES || too_long {
        let text = format!("at most {MAX_ENTRIES} entries of {MAX_LENGTH} bytes");
        return Err(Problem::new(ProblemCode::TooLarge, text).into());
    }
    // It takes as long as a replay, so it waits in the same queue.
    let busy = || Problem::new(ProblemCode::Busy, "too many replays at once");
    let _permit = app.replaying.acquire().await.map_err(|_| busy())?;
    let table = tokio::task::spawn_blocking(move || played(&session)).await;
    Ok(Json(table.map_err(|_| busy())??))
}

fn played(session: &CompanionSession) -> Result<CompanionTable, Problem> {
    let refused = |error: kit::SetupError| Problem::new(ProblemCode::BadSetup, error.to_string());
    let words = session.options.iter().map(String::as_str);
    let setup = Companion::setup(words).map_err(refused)?;
    let seed = Seed::from_number(session.seed.into());
    let mut companion = Companion::new(&setup, seed, session.deal).map_err(refused)?;
    let entries = session.entries.iter();
    Ok(CompanionTable {
        lines: entries.map(|text| line(&mut companion, text)).collect(),
        next: companion.next().iter().map(ToString::to_string).collect(),
        tracks: tracks(&companion),
        bonuses: bonuses(&companion),
        view: serde_json::to_value(companion.game().view(Viewer::Spectator))
            .expect("a view is plain data"),
    })
}

/// Enters a line; what does not fit says why and is left out.
fn line(companion: &mut Companion, text: &str) -> CompanionLine {
    let as_typed = || Message::new("companion-as-typed").with("text", text.to_owned());
    let (text, outcome) = match text.parse::<Entry>() {
        Err(what) => (as_typed(), Err(Misfit::Unreadable(what))),
        Ok(entry) => (entry.tell(), companion.enter(entry)),
    };
    let (told, misfit) = match outcome {
        Ok(events) => {
            let seen = events.iter().filter_map(|it| it.seen_by(Viewer::Spectator));
            (seen.map(|event| event.tell()).collect(), None)
        }
        Err(misfit) => (Vec::new(), Some(misfit.tell())),
    };
    CompanionLine { text, told, misfit }
}

fn tracks(companion: &Companion) -> Vec<CompanionTrack> {
    let tracks = companion.tracks().into_iter();
    let track = tracks.map(|(seen, next)| CompanionTrack {
        track: seen.track.word().to_owned(),
        name: seen.track.tell(),
        at: seen.at,
        marked: seen.marked,
        next: next.map(|icon| icon.tell()),
    });
    track.collect()
}

fn bonuses(companion: &Companion) -> Vec<CompanionBonus> {
    let bonuses = companion.bonuses().into_iter();
    let bonus = bonuses.map(|bonus| CompanionBonus {
        word: bonus.word().to_owned(),
        name: bonus.tell(),
    });
    bonus.collect()
}
