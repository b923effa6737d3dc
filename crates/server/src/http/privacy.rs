//! What is known of oneself: to have it, and to have it forgotten.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::IntoResponse;
use wire::{Farewell, PersonalData, Problem, Said};

use crate::answer::{Body, Failure};
use crate::app::App;
use crate::farewell;
use crate::guard::From;
use crate::http::accounts::{cookie, standings};
use crate::http::{lobby, logins, notifications};
use crate::identity::Owner;

/// Everything that is known of you, as a file.
#[utoipa::path(get, path = "/api/me/data", tag = "account", security(("cookie" = [])),
    responses((status = 200, body = PersonalData), (status = 403, body = Problem)))]
pub(super) async fn data(
    State(app): State<Arc<App>>,
    Owner(user): Owner,
) -> Result<impl IntoResponse, Failure> {
    app.limits.work.take(user.id)?;
    let person = app.store.person(user.id).await?;
    let person = person.ok_or(store::StoreError::Closed)?;
    let said = |(table, at, text)| Said { table, at, text };
    let data = PersonalData {
        name: person.name,
        login: person.login,
        created: person.created,
        standings: standings(&app, user.id).await?,
        logins: logins::of(&app, &user).await?,
        webhooks: notifications::of(&app, user.id).await?,
        tables: lobby::all_tables_of(&app, user.id).await?,
        said: person.said.into_iter().map(said).collect(),
    };
    let file = [(CONTENT_DISPOSITION, "attachment; filename=\"areo.json\"")];
    Ok((file, Json(data)))
}

/// Deletes your account. Games that you have not finished are given up; all games stay, without your
/// name.
#[utoipa::path(delete, path = "/api/me", tag = "account",
    security(("cookie" = [])), request_body = Farewell,
    responses((status = 200, body = ()), (status = 403, body = Problem)))]
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    axum::Extension(from): axum::Extension<From>,
    Owner(user): Owner,
    Body(farewell): Body<Farewell>,
) -> Result<impl IntoResponse, Failure> {
    logins::confirm(&app, from, &user, farewell.password).await?;
    // It is brought to its end even if the page is closed meanwhile.
    let forgetting = {
        let app = Arc::clone(&app);
        tokio::spawn(async move { farewell::forget(&app, user.id).await })
    };
    let stopped = |_| Problem::new(wire::ProblemCode::Crashed, "it came to no end: try again");
    forgetting.await.map_err(stopped)??;
    Ok((cookie(&app, None), Json(())))
}
