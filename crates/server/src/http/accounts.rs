//! Guests and accounts.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{HeaderMap, SET_COOKIE, USER_AGENT};
use axum::response::{AppendHeaders, IntoResponse};
use store::StoreError;
use table::name_is_fine;
use wire::{
    ApiToken, Credentials, Login, Me, NewApiToken, NewGuest, Problem, ProblemCode, Rename, Standing,
};

use crate::answer::{Answer, Body, Failure};
use crate::app::App;
use crate::guard::From;
use crate::identity::{self, Player};
use crate::limits::Origin;
use crate::time::unix_now;
use crate::{names, passwords, secrets};

/// Logins that one account keeps. Who logs in with a password ends the one that was not used for the
/// longest time; tokens beyond it are refused.
const MAX_LOGINS: u32 = 20;

/// Begins to play at once, as a guest.
#[utoipa::path(post, path = "/api/guest", tag = "account", request_body = NewGuest,
    responses((status = 200, body = Me, description = "The cookie `areo` is your secret.")))]
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
    app.store
        .create_user(&name, &secret, &label(&headers), unix_now())
        .await?;
    let me = Me {
        name,
        registered: false,
        standings: Vec::new(),
    };
    Ok((cookie(&app, Some(&token)), Json(me)))
}

/// Who you are.
#[utoipa::path(get, path = "/api/me", tag = "account",
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(super) async fn me(
    State(app): State<Arc<App>>,
    player: Player,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Failure> {
    let kept = identity::keep_cookie(&app, &headers);
    let kept = kept.map(|cookie| AppendHeaders([(SET_COOKIE, cookie)]));
    Ok((kept, standing(&app, player).await?))
}

/// Who somebody is, and how they fare.
async fn standing(app: &App, player: Player) -> Answer<Me> {
    let standings = app.store.standings(player.0.id).await?.into_iter();
    let standing = |standing: store::Standing| Standing {
        game: standing.game,
        played: standing.played,
        won: standing.won,
        rating: standing.rating,
        rated: standing.rated,
    };
    Ok(Json(Me {
        name: player.0.name,
        registered: player.0.registered,
        standings: standings.map(standing).collect(),
    }))
}

/// Changes what you are called; the name to log in with stays.
#[utoipa::path(patch, path = "/api/me", tag = "account", request_body = Rename,
    responses((status = 200, body = Me), (status = 400, body = Problem)))]
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    mut player: Player,
    Body(rename): Body<Rename>,
) -> Answer<Me> {
    let user = player.0.id;
    player.0.name = names::checked(&app, Some(user), rename.name).await?;
    let likenesses = names::likenesses(&player.0.name);
    let renamed = app.store.rename(user, &player.0.name, &likenesses).await;
    renamed.map_err(names::refused)?;
    standing(&app, player).await
}

/// Gives the guest that you are a name and a password to log in with.
#[utoipa::path(post, path = "/api/register", tag = "account", request_body = Credentials,
    responses((status = 200, body = Me), (status = 409, body = Problem)))]
pub(super) async fn register(
    State(app): State<Arc<App>>,
    axum::Extension(from): axum::Extension<From>,
    mut player: Player,
    Body(credentials): Body<Credentials>,
) -> Answer<Me> {
    app.limits.logins.wait(Origin::new(from.0)).await?;
    let name = names::checked(&app, Some(player.0.id), credentials.name).await?;
    if !passwords::LENGTHS.contains(&credentials.password.chars().count()) {
        let text = "a password has 8 to 200 characters";
        return Err(Problem::new(ProblemCode::BadPassword, text).into());
    }
    let hash = app.passwords.hash(credentials.password).await?;
    let (login, likenesses) = (name.to_lowercase(), names::likenesses(&name));
    let registered = app
        .store
        .register(player.0.id, &name, &login, &hash, &likenesses)
        .await;
    if !registered.map_err(names::refused)? {
        let text = "this account has a password already";
        return Err(Problem::new(ProblemCode::AlreadyRegistered, text).into());
    }
    player.0.name = name;
    player.0.registered = true;
    standing(&app, player).await
}

/// Logs in on this device.
#[utoipa::path(post, path = "/api/login", tag = "account", request_body = Credentials,
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(super) async fn login(
    State(app): State<Arc<App>>,
    axum::Extension(from): axum::Extension<From>,
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
    let token = secrets::token();
    let secret = secrets::hash(&token);
    let ended = app
        .store
        .add_login(user, &secret, &label(&headers), unix_now(), MAX_LOGINS)
        .await?;
    for login in ended {
        close_sockets(&app, login);
    }
    let found = app.store.user_by_secret(&secret).await?;
    let player = Player(found.ok_or(StoreError::Closed)?);
    let me = standing(&app, player).await?;
    Ok((cookie(&app, Some(&token)), me))
}

/// Ends this login.
#[utoipa::path(post, path = "/api/logout", tag = "account", responses((status = 200)))]
pub(super) async fn logout(
    State(app): State<Arc<App>>,
    player: Player,
) -> Result<impl IntoResponse, Failure> {
    end_login(&app, &player, player.0.login).await?;
    Ok((cookie(&app, None), Json(())))
}

/// The devices and programs that are logged in.
#[utoipa::path(get, path = "/api/me/logins", tag = "account",
    responses((status = 200, body = Vec<Login>)))]
pub(super) async fn logins(State(app): State<Arc<App>>, player: Player) -> Answer<Vec<Login>> {
    let logins = app.store.logins(player.0.id).await?.into_iter();
    let login = |login: store::LoginRow| Login {
        this: login.id == player.0.login,
        id: login.id,
        label: login.label,
        created: login.created,
        used: login.used,
    };
    Ok(Json(logins.map(login).collect()))
}

/// Ends a login, wherever it is.
#[utoipa::path(delete, path = "/api/me/logins/{id}", tag = "account",
    params(("id" = i64, Path,)), responses((status = 200), (status = 404, body = Problem)))]
pub(super) async fn revoke(
    State(app): State<Arc<App>>,
    player: Player,
    Path(id): Path<String>,
) -> Answer<()> {
    end_login(&app, &player, id.parse().unwrap_or_default()).await?;
    Ok(Json(()))
}

/// Makes a token for a program, which sends it as `Authorization: Bearer TOKEN`.
#[utoipa::path(post, path = "/api/me/tokens", tag = "account", request_body = NewApiToken,
    responses((status = 200, body = ApiToken), (status = 409, body = Problem)))]
pub(super) async fn token(
    State(app): State<Arc<App>>,
    player: Player,
    Body(new): Body<NewApiToken>,
) -> Answer<ApiToken> {
    app.limits.work.take(player.0.id)?;
    if !name_is_fine(&new.label) {
        let text = "a label has 1 to 24 characters, and no space at either end";
        return Err(Problem::new(ProblemCode::BadName, text).into());
    }
    let token = secrets::token();
    let secret = secrets::hash(&token);
    let added = app
        .store
        .add_token(player.0.id, &secret, &new.label, unix_now(), MAX_LOGINS)
        .await?;
    if !added {
        let text = format!("one can have {MAX_LOGINS} logins: end one first");
        return Err(Problem::new(ProblemCode::Full, text).into());
    }
    Ok(Json(ApiToken { token }))
}

async fn end_login(app: &App, player: &Player, login: i64) -> Result<(), Failure> {
    if !app.store.revoke(player.0.id, login).await? {
        return Err(Problem::new(ProblemCode::NotFound, "there is no such login").into());
    }
    close_sockets(app, login);
    Ok(())
}

fn close_sockets(app: &App, login: i64) {
    // Nobody may be listening.
    drop(app.revoked.send(login));
}

/// What a device is called in the list of logins: what its browser says of itself.
fn label(headers: &HeaderMap) -> String {
    let agent = headers
        .get(USER_AGENT)
        .and_then(|agent| agent.to_str().ok());
    agent.unwrap_or("unknown").chars().take(120).collect()
}

fn cookie(app: &App, token: Option<&str>) -> impl axum::response::IntoResponseParts + use<> {
    AppendHeaders([(SET_COOKIE, identity::set_cookie(app, token))])
}
