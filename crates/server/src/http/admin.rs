//! For admins: people, tables, what was said, what is in force, and every act of moderation.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use serde::{Deserialize, Serialize};
use store::{Act, Known, NotedAct};
use utoipa::{IntoParams, ToSchema};
use wire::{Chat, Problem, ProblemCode, TableSummary};

use crate::answer::{Answer, Body, Failure, Params};
use crate::app::App;
use crate::identity::Owner;
use crate::moderation::{self, MAX_LISTED};

/// Somebody who may moderate, which no token can.
pub(super) struct Admin(i64);

impl FromRequestParts<Arc<App>> for Admin {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Failure> {
        let Owner(user) = Owner::from_request_parts(parts, app).await?;
        if app.moderation.is_admin(user.id) {
            Ok(Self(user.id))
        } else {
            // Nobody else needs to know that there is something.
            Err(Problem::new(ProblemCode::NotFound, "there is no such thing").into())
        }
    }
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct PeopleParams {
    /// A part of their name, or of what they log in with.
    #[serde(default)]
    name: String,
}

/// People, the latest first.
#[utoipa::path(get, path = "/api/admin/people", tag = "admin",
    security(("cookie" = [])), params(PeopleParams),
    responses((status = 200, body = Vec<Known>), (status = 404, body = Problem)))]
pub(super) async fn people(
    State(app): State<Arc<App>>,
    _: Admin,
    Params(params): Params<PeopleParams>,
) -> Answer<Vec<Known>> {
    Ok(Json(app.store.people(&params.name, MAX_LISTED).await?))
}

/// All tables, public or not, the latest first.
#[utoipa::path(get, path = "/api/admin/tables", tag = "admin",
    security(("cookie" = [])),
    responses((status = 200, body = Vec<TableSummary>), (status = 404, body = Problem)))]
pub(super) async fn tables(State(app): State<Arc<App>>, _: Admin) -> Answer<Vec<TableSummary>> {
    Ok(Json(moderation::tables(&app.store).await?))
}

/// What was said at a table, by players and spectators.
#[utoipa::path(get, path = "/api/admin/tables/{id}/chat", tag = "admin",
    security(("cookie" = [])), params(("id" = String, Path,)),
    responses((status = 200, body = Vec<Chat>), (status = 404, body = Problem)))]
pub(super) async fn chat(
    State(app): State<Arc<App>>,
    _: Admin,
    Path(id): Path<String>,
) -> Answer<Vec<Chat>> {
    Ok(Json(moderation::chat(&app.store, &id).await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ActsParams {
    /// The acts after this one; from the first on if left out.
    #[serde(default)]
    after: i64,
}

/// Every act of every admin, in order.
#[utoipa::path(get, path = "/api/admin/acts", tag = "admin",
    security(("cookie" = [])), params(ActsParams),
    responses((status = 200, body = Vec<NotedAct>), (status = 404, body = Problem)))]
pub(super) async fn acts(
    State(app): State<Arc<App>>,
    _: Admin,
    Params(params): Params<ActsParams>,
) -> Answer<Vec<NotedAct>> {
    Ok(Json(app.store.acts(params.after, MAX_LISTED).await?))
}

/// An act, and why.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewAct {
    /// What to do.
    act: Act,
    /// Why, for the log: at most 500 characters.
    #[serde(default)]
    reason: String,
}

/// Moderates. It takes effect at once, and is noted.
#[utoipa::path(post, path = "/api/admin/acts", tag = "admin",
    security(("cookie" = [])), request_body = NewAct,
    responses((status = 200, body = ()), (status = 404, body = Problem)))]
pub(super) async fn act(
    State(app): State<Arc<App>>,
    Admin(admin): Admin,
    Body(new): Body<NewAct>,
) -> Answer<()> {
    let concerns_admins = match &new.act {
        Act::Grant { .. } | Act::Revoke { .. } => true,
        Act::Ban { user, .. } | Act::Mute { user, .. } => app.moderation.is_admin(*user),
        _ => false,
    };
    if concerns_admins {
        let text = "what concerns admins is done on the command line";
        return Err(Problem::new(ProblemCode::Malformed, text).into());
    }
    moderation::act(&app.store, Some(admin), new.act, &new.reason).await?;
    moderation::follow(&app).await?;
    Ok(Json(()))
}

/// What is in force.
#[derive(Serialize, ToSchema)]
pub(super) struct InForce {
    /// Addresses from which nobody may come in.
    addresses: Vec<BannedAddress>,
    /// Closed tables.
    closed: Vec<String>,
    /// Words that no name may hold.
    words: Vec<String>,
}

/// An address from which nobody may come in.
#[derive(Serialize, ToSchema)]
pub(super) struct BannedAddress {
    /// Which.
    address: String,
    /// Until when, in Unix milliseconds.
    until: u64,
}

/// What is in force, beside what the list of people tells.
#[utoipa::path(get, path = "/api/admin/in-force", tag = "admin",
    security(("cookie" = [])),
    responses((status = 200, body = InForce), (status = 404, body = Problem)))]
pub(super) async fn in_force(State(app): State<Arc<App>>, _: Admin) -> Answer<InForce> {
    let stored = app.store.moderation().await?;
    let addresses = stored.addresses.into_iter();
    let addresses = addresses.map(|(address, until)| BannedAddress { address, until });
    Ok(Json(InForce {
        addresses: addresses.collect(),
        closed: stored.closed,
        words: stored.words,
    }))
}
