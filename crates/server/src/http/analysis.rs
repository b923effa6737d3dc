//! The analysis of a finished game.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use table::UserId;
use wire::{AnalysisState, Problem};

use crate::analyses;
use crate::answer::Answer;
use crate::app::App;
use crate::identity::{Player, Visitor};
use crate::live::TableRequest;

/// How far the analysis of a finished game is, and what was found once it is made.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", tag = "replay",
    security((), ("cookie" = []), ("token" = [])),
    params(("id" = String, Path,)),
    responses((status = 200, body = AnalysisState), (status = 409, body = Problem)))]
pub(super) async fn look(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Answer<AnalysisState> {
    let user = visitor.user();
    // Only people who may see the table hear of it.
    app.ask(&id, |reply| TableRequest::Study { user, reply })
        .await?;
    Ok(Json(analyses::state(&app, &id).await?))
}

/// Lets the analysis of a finished game be made in the background, if there is none.
#[utoipa::path(post, path = "/api/tables/{id}/analysis", tag = "replay",
    security(("cookie" = []), ("token" = [])),
    params(("id" = String, Path,)),
    responses((status = 200, body = AnalysisState), (status = 409, body = Problem),
        (status = 503, body = Problem)))]
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    Player(player): Player,
    Path(id): Path<String>,
) -> Answer<AnalysisState> {
    let user = Some(UserId(player.id));
    let study = app
        .ask(&id, |reply| TableRequest::Study { user, reply })
        .await?;
    let state = analyses::state(&app, &id).await?;
    if state != AnalysisState::None {
        return Ok(Json(state));
    }
    app.limits.analyses.take(app.last_seen.spender(player.id))?;
    Ok(Json(analyses::begin(&app, &id, study)?))
}
