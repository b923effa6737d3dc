//! Who asks: a secret in a cookie, or in a header for programs.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, HeaderValue, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use store::{Scope, UserRow};
use table::{Actor, UserId};
use tokio::sync::broadcast;
use wire::{Problem, ProblemCode};

use crate::answer::Failure;
use crate::app::{App, SentAway};
use crate::guard::From;
use crate::limits::Origin;
use crate::secrets;
use crate::time::unix_now;

/// What the cookie is called that holds the secret of a login.
pub(crate) const COOKIE_NAME: &str = "areo";

/// How long a cookie is kept, in seconds: a year.
const COOKIE_AGE: u32 = 31_536_000;

/// The use of a login is noted once an hour, in milliseconds.
const NOTE_USE: u64 = 3_600_000;

/// Somebody, or nobody in particular.
pub(crate) struct Visitor(pub(crate) Option<UserRow>);

/// Somebody who may play, or at least look.
pub(crate) struct Player(pub(crate) UserRow);

/// Somebody who may change their account, which no token can.
pub(crate) struct Owner(pub(crate) UserRow);

impl Visitor {
    pub(crate) fn user(&self) -> Option<UserId> {
        self.0.as_ref().map(|user| UserId(user.id))
    }
}

impl Player {
    pub(crate) fn actor(&self) -> Actor {
        Actor {
            user: UserId(self.0.id),
            name: self.0.name.clone(),
        }
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Failure> {
        let bearer = bearer(&parts.headers);
        let changes = ![Method::GET, Method::HEAD].contains(&parts.method);
        // A program that shows its token cannot be a page of somebody else in disguise.
        if bearer.is_none() && changes {
            same_page(app, &parts.headers)?;
        }
        let Some(token) = bearer.or_else(|| cookie(&parts.headers)) else {
            return Ok(Self(None));
        };
        // The store is asked by hash, so how long it takes says nothing of the token.
        let secret = secrets::hash(token);
        let mut user = app.store.user_by_secret(&secret, unix_now()).await?;
        if let Some(user) = &mut user {
            app.moderation.admit(user.id)?;
            if bearer.is_some() {
                // Programs have no business with the account, whatever they show.
                user.scope = user.scope.min(Scope::Play);
            }
            if changes {
                need(user, Scope::Play)?;
            }
            if let Some(from) = parts.extensions.get::<From>() {
                app.last_seen.note(user.id, Origin::new(from.0));
            }
        }
        if let Some(user) = &user
            && user.used + NOTE_USE < unix_now()
        {
            // Who only looks can do so even if nothing can be written.
            if let Err(error) = app.store.touch_login(user.login, unix_now()).await {
                tracing::warn!(%error, "the use of a login was not noted");
            }
        }
        Ok(Self(user))
    }
}

impl FromRequestParts<Arc<App>> for Player {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Failure> {
        let Visitor(user) = Visitor::from_request_parts(parts, app).await?;
        let nobody = || {
            let text = "nobody is logged in: POST /api/guest first, and send its cookie";
            Problem::new(ProblemCode::NotLoggedIn, text)
        };
        Ok(Self(user.ok_or_else(nobody)?))
    }
}

impl FromRequestParts<Arc<App>> for Owner {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Failure> {
        let Player(user) = Player::from_request_parts(parts, app).await?;
        need(&user, Scope::Account)?;
        Ok(Self(user))
    }
}

/// Refuses what a login is not for.
pub(crate) fn need(user: &UserRow, scope: Scope) -> Result<(), Problem> {
    if user.scope >= scope {
        return Ok(());
    }
    let text = match scope {
        Scope::Account => "no token can do this: send the cookie of a login",
        Scope::Play | Scope::Read => "this token is for reading only",
    };
    Err(Problem::new(ProblemCode::OutOfScope, text))
}

/// Waits until somebody has to go, whose connection is from this address: because their login has
/// ended, by itself or not, or because the address is banned; why. Who has missed something comes
/// back, and shows who they are.
pub(crate) async fn sent_away(
    mut told: broadcast::Receiver<SentAway>,
    user: Option<&UserRow>,
    from: Origin,
) -> Option<Problem> {
    let ended = || Problem::new(ProblemCode::NotLoggedIn, "this login has ended");
    let told = async {
        loop {
            match told.recv().await {
                Ok(SentAway::Login(login)) if user.is_some_and(|user| user.login == login) => {
                    return Some(ended());
                }
                Ok(SentAway::Address(address)) if address == from => {
                    let text = "nobody may come in from there";
                    return Some(Problem::new(ProblemCode::Banned, text));
                }
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    };
    tokio::select! {
        why = told => why,
        () = login_ends(user) => Some(ended()),
    }
}

/// Waits until the login of somebody ends by itself; for ever, if it does not.
async fn login_ends(user: Option<&UserRow>) {
    let Some(ends) = user.and_then(|user| user.ends) else {
        return std::future::pending().await;
    };
    loop {
        let left = ends.saturating_sub(unix_now());
        if left == 0 {
            return;
        }
        // The clock of the world may be put right meanwhile.
        let wait = Duration::from_millis(left.min(NOTE_USE));
        tokio::time::sleep(wait).await;
    }
}

/// Refuses what a browser sends on behalf of another page.
pub(crate) fn same_page(app: &App, headers: &HeaderMap) -> Result<(), Problem> {
    let Some(origin) = headers.get(ORIGIN) else {
        return Ok(()); // Not a browser.
    };
    let origin = origin.to_str().unwrap_or_default();
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let same_host = origin.split_once("://").map(|(_, rest)| rest) == host;
    let public = app.config.public_url.as_deref() == Some(origin);
    if same_host || public {
        Ok(())
    } else {
        let text = format!("this comes from a page of {origin}");
        Err(Problem::new(ProblemCode::ForeignPage, text))
    }
}

/// The header that gives a browser its secret, or takes it away.
pub(crate) fn set_cookie(app: &App, token: Option<&str>) -> HeaderValue {
    let secure = if app.config.is_secure() {
        "; Secure"
    } else {
        ""
    };
    let (token, age) = match token {
        Some(token) => (token, COOKIE_AGE),
        None => ("", 0),
    };
    let text =
        format!("{COOKIE_NAME}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).expect("a token has no strange letters")
}

/// The header by which a browser keeps the secret that it has sent for another year.
pub(crate) fn keep_cookie(app: &App, headers: &HeaderMap) -> Option<HeaderValue> {
    let token = cookie(headers).filter(|_| bearer(headers).is_none())?;
    Some(set_cookie(app, Some(token)))
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::trim)
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter();
    cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| *name == COOKIE_NAME)
        .map(|(_, token)| token)
}
