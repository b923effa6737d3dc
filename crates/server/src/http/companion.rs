//! MarsBot for a table of cardboard. Nothing is kept: every request brings the whole session.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use companion::{Companion, GoalLine, Line, Misfit, Need, Reader, Told};
use kit::{Game as _, Message, Seed, Tell as _, Viewer};
use l10n::Language;
use wire::{
    CompanionBonus, CompanionChange, CompanionGoal, CompanionItem, CompanionLine, CompanionNeed,
    CompanionQuestion, CompanionSession, CompanionSource, CompanionTable, CompanionTold,
    CompanionTrack, Problem, ProblemCode,
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
    let typed = session.change.as_ref().and_then(typed);
    let mut texts = session.entries.iter().map(String::as_str).chain(typed);
    let too_long = texts.any(|text| text.len() > MAX_LENGTH);
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
    let deals = session.deal.then_some(seed);
    let mut companion = Companion::new(&setup, deals).map_err(refused)?;
    companion.resume(session.entries.iter().map(String::as_str));
    let language = session.language.as_deref().unwrap_or_default();
    let reader = Reader::new(language.parse().unwrap_or(Language::English));
    let before = companion.clone();
    let changed = match &session.change {
        Some(change) => carry_out(&mut companion, change, &reader),
        None => Ok(false),
    };
    let is_correction = changed == Ok(true);
    let (left, all) = companion.turns();
    Ok(CompanionTable {
        entries: entries(&companion),
        refused: changed.err().map(|misfit| misfit.tell()),
        changes: is_correction.then(|| companion.changes_from(&before)),
        lines: companion.lines().iter().map(line).collect(),
        question: question(&companion),
        checklist: checklist(&companion),
        goals: companion.goals().iter().map(goal).collect(),
        score: score(&companion),
        total: companion.score().total(),
        turns_left: left,
        turns: all,
        next: companion.next().iter().map(ToString::to_string).collect(),
        tracks: tracks(&companion),
        bonuses: bonuses(&companion),
        view: serde_json::to_value(companion.game().view(Viewer::Spectator))
            .expect("a view is plain data"),
    })
}

/// What was typed.
fn typed(change: &CompanionChange) -> Option<&str> {
    match change {
        CompanionChange::Enter { text }
        | CompanionChange::Fix { text, .. }
        | CompanionChange::Insert { text, .. } => Some(text),
        CompanionChange::Strike { .. } | CompanionChange::Undo => None,
    }
}

/// Enters or corrects: whether something that was there has changed.
fn carry_out(
    companion: &mut Companion,
    change: &CompanionChange,
    reader: &Reader,
) -> Result<bool, Misfit> {
    let read = |companion: &Companion, text: &str| companion.read(text, reader);
    match change {
        CompanionChange::Enter { text } => {
            let entry = read(companion, text)?;
            companion.enter(entry).map(|_| false)
        }
        CompanionChange::Fix { index, text } => {
            let entry = read(companion, text)?;
            companion.correct(*index as usize, entry).map(|()| true)
        }
        CompanionChange::Insert { index, text } => {
            let entry = read(companion, text)?;
            companion.insert(*index as usize, entry).map(|()| true)
        }
        CompanionChange::Strike { index } => companion.strike(*index as usize).map(|()| true),
        CompanionChange::Undo => companion.undo().map(|()| true),
    }
}

fn entries(companion: &Companion) -> Vec<String> {
    let lines = companion.lines().iter();
    lines.map(|line| line.entry.to_string()).collect()
}

fn line(line: &Line) -> CompanionLine {
    let (told, misfit) = match &line.outcome {
        Ok(told) => (told.iter().map(sentence).collect(), None),
        Err(misfit) => (Vec::new(), Some(misfit.tell())),
    };
    CompanionLine {
        text: line.entry.tell(),
        told,
        continues: line.continues,
        misfit,
    }
}

fn sentence(told: &Told) -> CompanionTold {
    CompanionTold {
        text: told.text.clone(),
        reason: told.reason,
        space: told.space.map(|space| space.index() as u16),
    }
}

fn question(companion: &Companion) -> Option<CompanionQuestion> {
    let text: Message = companion.question()?;
    let mut goals = Vec::new();
    let needs = match companion.need()? {
        Need::Bonus => CompanionNeed::Bonus,
        Need::Project | Need::Cost | Need::Tags => CompanionNeed::Project,
        Need::Plants => CompanionNeed::Plants,
        Need::Protection => CompanionNeed::Protection,
        Need::Tokens => CompanionNeed::Tokens,
        Need::Standings(asked) => {
            goals = asked.iter().map(ToString::to_string).collect();
            CompanionNeed::Standings
        }
    };
    Some(CompanionQuestion { text, needs, goals })
}

fn checklist(companion: &Companion) -> Vec<CompanionItem> {
    let items = companion.checklist().into_iter();
    let items = items.map(|item| CompanionItem {
        text: item.text,
        done: item.done,
    });
    items.collect()
}

fn goal(line: &GoalLine) -> CompanionGoal {
    CompanionGoal {
        word: line.goal.to_string(),
        name: line.goal.tell(),
        owner: line.owner.map(|seat| seat.index() as u8),
        own: line.own,
        needs: line.needs,
        player: line.player.map(i32::from),
    }
}

fn score(companion: &Companion) -> Vec<CompanionSource> {
    let sources = companion.sources().into_iter();
    let sources = sources.map(|(source, points)| CompanionSource { source, points });
    sources.collect()
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
