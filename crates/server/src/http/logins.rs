//! Devices and programs that act for somebody, and the password that guards them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use store::{NewToken, Renewed, Scope, StoreError, UserRow};
use table::name_is_fine;
use wire::{ApiToken, Login, NewApiToken, NewPassword, Problem, ProblemCode, TokenScope};

use crate::answer::{Answer, Body, Failure};
use crate::app::App;
use crate::guard::From;
use crate::http::accounts::cookie;
use crate::identity::{Owner, Player};
use crate::limits::Origin;
use crate::time::unix_now;
use crate::{passwords, secrets};

/// Logins that one account keeps. Who logs in with a password ends the one that was not used for the
/// longest time; tokens beyond it are refused.
pub(super) const MAX_LOGINS: u32 = 20;

/// For how many days a token can be made, and for how many it is if nothing is said.
const DAYS: std::ops::RangeInclusive<u32> = 1..=365;
const USUAL_DAYS: u32 = 90;

/// A day, in milliseconds.
const DAY: u64 = 86_400_000;

/// Ends this login.
#[utoipa::path(post, path = "/api/logout", tag = "account",
    security(("cookie" = []), ("token" = [])), responses((status = 200, body = ())))]
pub(super) async fn logout(
    State(app): State<Arc<App>>,
    player: Player,
) -> Result<impl IntoResponse, Failure> {
    end(&app, &player.0, player.0.login).await?;
    Ok((cookie(&app, None), Json(())))
}

/// The devices and programs that are logged in.
#[utoipa::path(get, path = "/api/me/logins", tag = "account", security(("cookie" = [])),
    responses((status = 200, body = Vec<Login>), (status = 403, body = Problem)))]
pub(super) async fn list(State(app): State<Arc<App>>, Owner(user): Owner) -> Answer<Vec<Login>> {
    Ok(Json(of(&app, &user).await?))
}

/// The logins of somebody.
pub(super) async fn of(app: &App, user: &UserRow) -> Result<Vec<Login>, StoreError> {
    let logins = app.store.logins(user.id, unix_now()).await?.into_iter();
    let login = |login: store::LoginRow| Login {
        this: login.id == user.login,
        id: login.id,
        label: login.label,
        scope: match login.scope {
            Scope::Account => None,
            Scope::Play => Some(TokenScope::Play),
            Scope::Read => Some(TokenScope::Read),
        },
        created: login.created,
        used: login.used,
        ends: login.ends,
    };
    Ok(logins.map(login).collect())
}

/// Ends a login, wherever it is.
#[utoipa::path(delete, path = "/api/me/logins/{id}", tag = "account", security(("cookie" = [])),
    params(("id" = i64, Path,)), responses((status = 200, body = ()), (status = 404, body = Problem)))]
pub(super) async fn revoke(
    State(app): State<Arc<App>>,
    Owner(user): Owner,
    Path(id): Path<String>,
) -> Answer<()> {
    end(&app, &user, id.parse().unwrap_or_default()).await?;
    Ok(Json(()))
}

/// Ends all logins and tokens, this one, too.
#[utoipa::path(delete, path = "/api/me/logins", tag = "account", security(("cookie" = [])),
    responses((status = 200, body = ())))]
pub(super) async fn revoke_all(
    State(app): State<Arc<App>>,
    Owner(user): Owner,
) -> Result<impl IntoResponse, Failure> {
    app.close_sockets(&app.store.revoke_all(user.id).await?);
    Ok((cookie(&app, None), Json(())))
}

/// Makes a token for a program, which sends it as `Authorization: Bearer TOKEN`.
#[utoipa::path(post, path = "/api/me/tokens", tag = "account",
    security(("cookie" = [])), request_body = NewApiToken,
    responses((status = 200, body = ApiToken), (status = 403, body = Problem),
        (status = 409, body = Problem)))]
pub(super) async fn token(
    State(app): State<Arc<App>>,
    axum::Extension(from): axum::Extension<From>,
    Owner(user): Owner,
    Body(new): Body<NewApiToken>,
) -> Answer<ApiToken> {
    app.limits.work.take(user.id)?;
    if !name_is_fine(&new.label) {
        let text = "a label has 1 to 24 characters, and no space at either end";
        return Err(Problem::new(ProblemCode::BadName, text).into());
    }
    let days = new.days.unwrap_or(USUAL_DAYS);
    if !DAYS.contains(&days) {
        let text = "a token is for 1 to 365 days";
        return Err(Problem::new(ProblemCode::Malformed, text).into());
    }
    confirm(&app, from, &user, new.password).await?;
    let token = secrets::token();
    let now = unix_now();
    let stored = NewToken {
        secret: secrets::hash(&token),
        label: new.label,
        scope: match new.scope {
            TokenScope::Play => Scope::Play,
            TokenScope::Read => Scope::Read,
        },
        created: now,
        ends: now + u64::from(days) * DAY,
    };
    if !app.store.add_token(user.id, &stored, MAX_LOGINS).await? {
        let text = format!("you can have at most {MAX_LOGINS} logins: end one first");
        return Err(Problem::new(ProblemCode::Full, text).into());
    }
    Ok(Json(ApiToken { token }))
}

/// Changes the password. The cookie changes, and all other logins and tokens end.
#[utoipa::path(post, path = "/api/me/password", tag = "account",
    security(("cookie" = [])), request_body = NewPassword,
    responses((status = 200, body = ()), (status = 400, body = Problem), (status = 403, body = Problem)))]
pub(super) async fn password(
    State(app): State<Arc<App>>,
    axum::Extension(from): axum::Extension<From>,
    Owner(user): Owner,
    Body(change): Body<NewPassword>,
) -> Result<impl IntoResponse, Failure> {
    passwords::check_length(&change.new)?;
    if !user.registered {
        return Err(wrong_password().into());
    }
    confirm(&app, from, &user, Some(change.password)).await?;
    let hash = app.passwords.hash(change.new).await?;
    let (token, renewed) = renewed(&user);
    let ended = app.store.set_password(user.id, &hash, renewed).await?;
    app.close_sockets(&ended);
    Ok((cookie(&app, Some(&token)), Json(())))
}

/// Refuses a change of the account to whoever does not know its password. A guest has none.
pub(super) async fn confirm(
    app: &App,
    from: From,
    user: &UserRow,
    password: Option<String>,
) -> Result<(), Failure> {
    let Some(hash) = app.store.password(user.id).await? else {
        return Ok(());
    };
    let password = password.ok_or_else(wrong_password)?;
    let origin = Origin::new(from.0);
    app.limits.logins.wait(origin).await?;
    // As for logins by name, but a name has no control character.
    let key = secrets::hash(&format!("\n{}", user.id));
    app.limits.names.wait((origin, key)).await?;
    if app.passwords.fits(password, Some(hash)).await? {
        return Ok(());
    }
    Err(wrong_password().into())
}

/// A new secret for the login of somebody, and what is stored of it.
pub(super) fn renewed(user: &UserRow) -> (String, Renewed) {
    let token = secrets::token();
    let renewed = Renewed {
        login: user.login,
        secret: secrets::hash(&token),
    };
    (token, renewed)
}

async fn end(app: &App, user: &UserRow, login: i64) -> Result<(), Failure> {
    if !app.store.revoke(user.id, login).await? {
        return Err(Problem::new(ProblemCode::NotFound, "there is no such login").into());
    }
    app.close_sockets(&[login]);
    Ok(())
}

fn wrong_password() -> Problem {
    let text = "to change the account takes its password";
    Problem::new(ProblemCode::WrongPassword, text)
}
