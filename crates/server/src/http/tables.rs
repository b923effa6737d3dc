//! One table, for programs that ask rather than listen.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use kit::Seat;
use serde::Deserialize;
use table::{TableViewer, UserId};
use utoipa::{IntoParams, ToSchema};
use wire::{Command, Done, Log, MovedRating, Problem, Snapshot};

use crate::answer::{Answer, Body, Failure, Params};
use crate::app::App;
use crate::identity::{Player, Visitor};
use crate::live::TableRequest;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct LookParams {
    /// From which of your seats; needed only with several.
    #[param(value_type = Option<u8>)]
    pub(crate) seat: Option<Seat>,
    /// The log after this `seq`; the last hundred lines if left out.
    pub(crate) since: Option<u64>,
}

/// What you see: the position, what you are asked, what you may answer and why not.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "table",
    security((), ("cookie" = []), ("token" = [])),
    params(("id" = String, Path,), LookParams),
    responses((status = 200, body = Snapshot), (status = 404, body = Problem)))]
pub(super) async fn look(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Params(params): Params<LookParams>,
) -> Answer<Snapshot> {
    let viewer = TableViewer {
        user: visitor.user(),
        seat: params.seat,
    };
    let ask = |reply| TableRequest::View {
        viewer,
        since: params.since,
        reply,
    };
    Ok(Json(app.ask(&id, ask).await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct SeatParams {
    /// As which of your seats; needed only with several.
    #[param(value_type = Option<u8>)]
    seat: Option<Seat>,
}

/// Does something. When the answer is 200, it is on disk.
#[utoipa::path(post, path = "/api/tables/{id}", tag = "table",
    security(("cookie" = []), ("token" = [])), request_body = Command,
    params(("id" = String, Path,), SeatParams),
    responses((status = 200, body = Done), (status = 409, body = Problem)))]
pub(super) async fn command(
    State(app): State<Arc<App>>,
    player: Player,
    Path(id): Path<String>,
    Params(params): Params<SeatParams>,
    Body(command): Body<Command>,
) -> Answer<Done> {
    let ask = |reply| TableRequest::Do {
        actor: player.actor(),
        seat: params.seat,
        command: command.clone(),
        reply,
    };
    Ok(Json(app.ask(&id, ask).await?))
}

/// An invitation.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Invitation {
    invite: String,
}

/// Shows an invitation, and is let in.
#[utoipa::path(post, path = "/api/tables/{id}/admission", tag = "table",
    security(("cookie" = []), ("token" = [])),
    request_body = Invitation, params(("id" = String, Path,)),
    responses((status = 200, body = ()), (status = 404, body = Problem)))]
pub(super) async fn admit(
    State(app): State<Arc<App>>,
    player: Player,
    Path(id): Path<String>,
    Body(invitation): Body<Invitation>,
) -> Answer<()> {
    let ask = |reply| TableRequest::Admit {
        user: UserId(player.0.id),
        invite: invitation.invite.clone(),
        reply,
    };
    Ok(Json(app.ask(&id, ask).await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct LogParams {
    /// From which of your seats; needed only with several.
    #[param(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// Everything after this `seq`: the first 500 lines or so. Go on after the `seq` of the last.
    #[serde(default)]
    after: u64,
}

/// What happened, as you may know it.
#[utoipa::path(get, path = "/api/tables/{id}/log", tag = "table",
    security((), ("cookie" = []), ("token" = [])),
    params(("id" = String, Path,), LogParams),
    responses((status = 200, body = Log), (status = 404, body = Problem)))]
pub(super) async fn log(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Params(params): Params<LogParams>,
) -> Answer<Log> {
    let viewer = TableViewer {
        user: visitor.user(),
        seat: params.seat,
    };
    let ask = |reply| TableRequest::Log {
        viewer,
        after: params.after,
        reply,
    };
    Ok(Json(app.ask(&id, ask).await?))
}

/// What a finished game did to the ratings of those who played it; nothing if it is not rated.
#[utoipa::path(get, path = "/api/tables/{id}/ratings", tag = "table",
    security((), ("cookie" = []), ("token" = [])),
    params(("id" = String, Path,)),
    responses((status = 200, body = Vec<MovedRating>), (status = 404, body = Problem)))]
pub(super) async fn ratings(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Answer<Vec<MovedRating>> {
    let viewer = TableViewer {
        user: visitor.user(),
        seat: None,
    };
    // Only people who may see the table hear of it.
    let ask = |reply| TableRequest::Log {
        viewer,
        after: u64::MAX,
        reply,
    };
    app.ask(&id, ask).await?;
    let moved = app.store.moved_ratings(&id).await?.into_iter();
    let seats = moved.filter(|moved| usize::from(moved.seat) < kit::MAX_SEATS);
    let rating = |moved: store::MovedRating| MovedRating {
        seat: Seat::new(moved.seat.into()),
        rating: moved.rating,
        moved: moved.moved,
    };
    Ok(Json(seats.map(rating).collect()))
}

/// The record of a finished game: everything, seed and decisions, to be replayed anywhere.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "table",
    security((), ("cookie" = []), ("token" = [])),
    params(("id" = String, Path,)),
    responses((status = 200, content_type = "text/plain"), (status = 409, body = Problem)))]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Failure> {
    let user = visitor.user();
    let record = app
        .ask(&id, |reply| TableRequest::Record { user, reply })
        .await?;
    let name = format!("attachment; filename=\"{}-{id}.record\"", record.game);
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record.to_string()))
}
