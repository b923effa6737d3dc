//! Where news is sent to.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use wire::{NewWebhook, Problem, ProblemCode, Webhook};

use crate::answer::{Answer, Body};
use crate::app::App;
use crate::identity::Owner;
use crate::{secrets, webhook};

/// Webhooks that one person can have.
const MAX_WEBHOOKS: u32 = 5;

/// Your webhooks.
#[utoipa::path(get, path = "/api/me/webhooks", tag = "news",
    security(("cookie" = [])),
    responses((status = 200, body = Vec<Webhook>)))]
pub(super) async fn webhooks(State(app): State<Arc<App>>, owner: Owner) -> Answer<Vec<Webhook>> {
    Ok(Json(of(&app, owner.0.id).await?))
}

/// The webhooks of somebody.
pub(super) async fn of(app: &App, user: i64) -> Result<Vec<Webhook>, store::StoreError> {
    let webhooks = app.store.webhooks(user).await?.into_iter();
    let webhook = |row: store::WebhookRow| Webhook {
        id: row.id,
        url: row.url,
        secret: None,
        last: row.last,
    };
    Ok(webhooks.map(webhook).collect())
}

/// Has news sent to an address: that it is your turn, and that a game is over, when you are not at
/// the table.
#[utoipa::path(post, path = "/api/me/webhooks", tag = "news",
    security(("cookie" = [])), request_body = NewWebhook,
    responses((status = 200, body = Webhook), (status = 400, body = Problem),
        (status = 409, body = Problem)))]
pub(super) async fn add_webhook(
    State(app): State<Arc<App>>,
    owner: Owner,
    Body(new): Body<NewWebhook>,
) -> Answer<Webhook> {
    app.limits.work.take(owner.0.id)?;
    webhook::Address::parse(&new.url)?;
    let secret = secrets::token();
    let added = app
        .store
        .add_webhook(owner.0.id, &new.url, &secret, MAX_WEBHOOKS)
        .await?;
    let id = added.ok_or_else(|| {
        let text = format!("you can have at most {MAX_WEBHOOKS} webhooks");
        Problem::new(ProblemCode::Full, text)
    })?;
    Ok(Json(Webhook {
        id,
        url: new.url,
        secret: Some(secret),
        last: None,
    }))
}

/// Has no more news sent there.
#[utoipa::path(delete, path = "/api/me/webhooks/{id}", tag = "news",
    security(("cookie" = [])),
    params(("id" = i64, Path,)), responses((status = 200, body = ()), (status = 404, body = Problem)))]
pub(super) async fn remove_webhook(
    State(app): State<Arc<App>>,
    owner: Owner,
    Path(id): Path<String>,
) -> Answer<()> {
    let id = id.parse().unwrap_or_default();
    if app.store.remove_webhook(owner.0.id, id).await? {
        Ok(Json(()))
    } else {
        Err(Problem::new(ProblemCode::NotFound, "there is no such webhook").into())
    }
}
