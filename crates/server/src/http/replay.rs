//! Finished games step by step.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use kit::{Message, Record, Seat, Viewer};
use serde::Deserialize;
use store::KeptKind;
use utoipa::IntoParams;
use wire::{Problem, ProblemCode, Replay};

use crate::answer::{Answer, LARGE, Params, malformed, read_body};
use crate::app::App;
use crate::guard::From;
use crate::identity::Visitor;
use crate::limits::Origin;
use crate::live::TableRequest;
use crate::saving;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ReplayParams {
    /// As this seat would have seen it; with everything open if left out.
    #[param(value_type = Option<u8>)]
    seat: Option<Seat>,
}

/// A finished game, step by step.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "replay",
    security((), ("cookie" = []), ("token" = [])),
    params(("id" = String, Path,), ReplayParams),
    responses((status = 200, body = Replay), (status = 409, body = Problem)))]
pub(super) async fn table(
    State(app): State<Arc<App>>,
    axum::Extension(from): axum::Extension<From>,
    visitor: Visitor,
    Path(id): Path<String>,
    Params(params): Params<ReplayParams>,
) -> Answer<Replay> {
    app.limits.replays.take(Origin::new(from.0))?;
    let user = visitor.user();
    let replayable = app
        .ask(&id, |reply| TableRequest::Replay { user, reply })
        .await?;
    let viewer = viewer(params.seat, replayable.players)?;
    // What the rules of now cannot play is shown as it was stored, to everybody with everything open.
    if !replayable.is_whole
        && let Ok(Some(body)) = app.store.kept(&id, KeptKind::Replay).await
        && let Some(stored) = saving::unpack::<Replay>(&body)
    {
        return Ok(Json(Replay {
            note: Some(Message::new("replay-as-stored")),
            ..stored
        }));
    }
    let replay = beside(&app, move || replayable.replay(viewer)).await?;
    Ok(Json(replay?))
}

/// The game of a record file, step by step.
#[utoipa::path(post, path = "/api/replay", tag = "replay",
    params(ReplayParams), request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = Replay), (status = 400, body = Problem)))]
pub(super) async fn file(
    State(app): State<Arc<App>>,
    axum::Extension(from): axum::Extension<From>,
    Params(params): Params<ReplayParams>,
    request: axum::extract::Request,
) -> Answer<Replay> {
    app.limits.replays.take(Origin::new(from.0))?;
    let bytes = read_body(&app, request, LARGE).await?;
    let text = std::str::from_utf8(&bytes).map_err(|error| malformed(&error))?;
    let record = text
        .parse::<Record>()
        .map_err(|error| Problem::new(ProblemCode::BadRecord, error.to_string()))?;
    replayed(app, record, params.seat).await
}

async fn replayed(app: Arc<App>, record: Record, seat: Option<Seat>) -> Answer<Replay> {
    let viewer = viewer(seat, record.setup.players)?;
    let game = Arc::clone(app.games.find(&record.game)?);
    let replay = beside(&app, move || game.replay(&record, viewer)).await?;
    Ok(Json(replay?))
}

/// Who looks: a seat, or somebody who may see everything.
fn viewer(seat: Option<Seat>, players: usize) -> Result<Viewer, Problem> {
    match seat {
        None => Ok(Viewer::Archive),
        Some(seat) if seat.index() < players => Ok(Viewer::Seat(seat)),
        Some(seat) => {
            let text = format!("no seat {seat}");
            Err(Problem::new(ProblemCode::NoSuchSeat, text))
        }
    }
}

/// Plays many decisions on a thread of its own, since that takes a while.
pub(super) async fn beside<T: Send + 'static>(
    app: &App,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    let busy = || Problem::new(ProblemCode::Busy, "too many replays at once");
    let _permit = app.replaying.acquire().await.map_err(|_| busy())?;
    tokio::task::spawn_blocking(work).await.map_err(|_| busy())
}
