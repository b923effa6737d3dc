//! Guests and accounts.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::{HeaderMap, SET_COOKIE, USER_AGENT};
use axum::response::{AppendHeaders, IntoResponse};
use store::{StoreError, UserRow};
use wire::{Credentials, Me, NewGuest, Problem, ProblemCode, Rename, Standing};

use crate::answer::{Answer, Body, Failure};
use crate::app::App;
use crate::guard::From;
use crate::http::logins::{self, MAX_LOGINS};
use crate::identity::{self, Owner, Player, Visitor};
use crate::limits::Origin;
use crate::time::unix_now;
use crate::{names, passwords, secrets};

/// Begins to play at once, as a guest.
#[utoipa::path(post, path = "/api/guest", tag = "account", request_body = NewGuest,
    responses((status = 200, body = Me, description = "The cookie `areo` is your secret."),
        (status = 409, body = Problem)))]
pub(super) async fn guest(
    State(app): State<Arc<App>>,
    axum::Extension(from): axum::Extension<From>,
    headers: HeaderMap,
    Body(new): Body<NewGuest>,
) -> Result<impl IntoResponse, Failure> {
    identity::same_page(&app, &headers)?;
    app.limits.guests.take(Origin::new(from.0))?;
    let name = match new.name {
        Some(name) => names::checked(&app, None, name).await?,
        None => format!("Guest {}", &secrets::table_id()[..4]),
    };
    let token = secrets::token();
    let secret = secrets::hash(&token);
    let user = app
        .store
        .create_user(&name, &secret, &label(&headers), unix_now())
        .await?;
    tracing::info!(user, address = %from.0, "a guest came");
    let me = Me {
        name,
        registered: false,
        standings: Vec::new(),
    };
    Ok((cookie(&app, Some(&token)), Json(me)))
}

/// Who you are.
#[utoipa::path(get, path = "/api/me", tag = "account", security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(super) async fn me(
    State(app): State<Arc<App>>,
    player: Player,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Failure> {
    let kept = identity::keep_cookie(&app, &headers);
    let kept = kept.map(|cookie| AppendHeaders([(SET_COOKIE, cookie)]));
    Ok((kept, standing(&app, player.0).await?))
}

/// Who somebody is, and how they fare.
async fn standing(app: &App, user: UserRow) -> Answer<Me> {
    Ok(Json(Me {
        standings: standings(app, user.id).await?,
        name: user.name,
        registered: user.registered,
    }))
}

/// How somebody fares.
pub(super) async fn standings(app: &App, user: i64) -> Result<Vec<Standing>, StoreError> {
    let standings = app.store.standings(user).await?.into_iter();
    let standing = |standing: store::Standing| Standing {
        game: standing.game,
        played: standing.played,
        won: standing.won,
        rating: standing.rating,
        rated: standing.rated,
    };
    Ok(standings.map(standing).collect())
}

/// Changes what you are called; the name to log in with stays. No token can.
#[utoipa::path(patch, path = "/api/me", tag = "account",
    security(("cookie" = [])), request_body = Rename,
    responses((status = 200, body = Me), (status = 409, body = Problem)))]
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    Owner(mut user): Owner,
    Body(rename): Body<Rename>,
) -> Answer<Me> {
    user.name = names::checked(&app, Some(user.id), rename.name).await?;
    let likenesses = names::likenesses(&user.name);
    let renamed = app.store.rename(user.id, &user.name, &likenesses).await;
    renamed.map_err(names::refused)?;
    standing(&app, user).await
}

/// Gives the guest that you are a name and a password to log in with. The cookie changes, and all
/// other logins and tokens end.
#[utoipa::path(post, path = "/api/register", tag = "account",
    security(("cookie" = [])), request_body = Credentials,
    responses((status = 200, body = Me), (status = 409, body = Problem)))]
pub(super) async fn register(
    State(app): State<Arc<App>>,
    axum::Extension(from): axum::Extension<From>,
    Owner(mut user): Owner,
    Body(credentials): Body<Credentials>,
) -> Result<impl IntoResponse, Failure> {
    app.limits.logins.wait(Origin::new(from.0)).await?;
    let name = names::checked(&app, Some(user.id), credentials.name).await?;
    passwords::check_length(&credentials.password)?;
    let hash = app.passwords.hash(credentials.password).await?;
    let (login, likenesses) = (name.to_lowercase(), names::likenesses(&name));
    let (token, renewed) = logins::renewed(&user);
    let registered = app
        .store
        .register(user.id, &name, &login, &hash, &likenesses, renewed)
        .await;
    let ended = registered.map_err(names::refused)?.ok_or_else(|| {
        let text = "this account has a password already";
        Problem::new(ProblemCode::AlreadyRegistered, text)
    })?;
    app.close_sockets(&ended);
    user.name = name;
    user.registered = true;
    Ok((cookie(&app, Some(&token)), standing(&app, user).await?))
}

/// Logs in on this device. The cookie changes, and the login that it stood for before ends if it is of
/// the same account.
#[utoipa::path(post, path = "/api/login", tag = "account", request_body = Credentials,
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(super) async fn login(
    State(app): State<Arc<App>>,
    axum::Extension(from): axum::Extension<From>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(credentials): Body<Credentials>,
) -> Result<impl IntoResponse, Failure> {
    identity::same_page(&app, &headers)?;
    let origin = Origin::new(from.0);
    app.limits.logins.wait(origin).await?;
    let name = credentials.name.to_lowercase();
    app.limits
        .names
        .wait((origin, secrets::hash(&name)))
        .await?;
    let account = app.store.account(&name).await?;
    let hash = account.as_ref().map(|(_, hash)| hash.clone());
    let fits = app.passwords.fits(credentials.password, hash).await?;
    let Some((user, _)) = account.filter(|_| fits) else {
        let text = "that name and password do not go together";
        return Err(Problem::new(ProblemCode::WrongLogin, text).into());
    };
    app.moderation.admit(user)?;
    let token = secrets::token();
    let secret = secrets::hash(&token);
    let before = visitor.0.filter(|before| before.id == user);
    let mut ended = app
        .store
        .add_login(user, &secret, &label(&headers), unix_now(), MAX_LOGINS)
        .await?;
    tracing::info!(user, address = %from.0, "logged in");
    if let Some(before) = before
        && app.store.revoke(user, before.login).await?
    {
        ended.push(before.login);
    }
    app.close_sockets(&ended);
    let found = app.store.user_by_secret(&secret, unix_now()).await?;
    let me = standing(&app, found.ok_or(StoreError::Closed)?).await?;
    Ok((cookie(&app, Some(&token)), me))
}

/// What a device is called in the list of logins: what its browser says of itself.
fn label(headers: &HeaderMap) -> String {
    let agent = headers
        .get(USER_AGENT)
        .and_then(|agent| agent.to_str().ok());
    agent.unwrap_or("unknown").chars().take(120).collect()
}

pub(super) fn cookie(
    app: &App,
    token: Option<&str>,
) -> impl axum::response::IntoResponseParts + use<> {
    AppendHeaders([(SET_COOKIE, identity::set_cookie(app, token))])
}
