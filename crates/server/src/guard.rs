//! What every request passes: limits, time, and the headers that keep browsers safe.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use wire::{Problem, ProblemCode};

use crate::answer::Failure;
use crate::app::App;
use crate::limits::{Origin, Place};
use crate::metrics::add;

/// How long a request may take, with its body.
const PATIENCE: Duration = Duration::from_secs(30);

/// Only what the server itself sends may run, show or be talked to.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
     img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
     worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Who is at the other end of a connection, which takes up room as long as this lives.
#[derive(Clone)]
pub(crate) struct Peer {
    address: SocketAddr,
    _room: Arc<(OwnedSemaphorePermit, Option<Place<Origin>>)>,
    /// The server waits for all of these before it ends.
    _stopping: watch::Receiver<bool>,
}

impl Peer {
    /// Somebody who comes in, if there is room. Behind a proxy all come from the same address.
    pub(crate) fn new(
        app: &App,
        address: SocketAddr,
        room: &Arc<Semaphore>,
        stopping: watch::Receiver<bool>,
    ) -> Option<Self> {
        let permit = Arc::clone(room).try_acquire_owned().ok()?;
        let place = if app.config.behind_proxy {
            None
        } else {
            let origin = Origin::new(address.ip());
            Some(app.limits.connections.enter(origin).ok()?)
        };
        Some(Self {
            address,
            _room: Arc::new((permit, place)),
            _stopping: stopping,
        })
    }
}

/// Where a request really comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) IpAddr);

/// The permit for one more socket or event stream, as long as this lives.
pub(crate) struct ConnectionPermit {
    _peer: Option<Peer>,
    _place: Place<Origin>,
    /// Where it is.
    pub(crate) from: Origin,
}

impl FromRequestParts<Arc<App>> for ConnectionPermit {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Failure> {
        let from = parts.extensions.get::<From>();
        let from = from.map_or(IpAddr::from([0, 0, 0, 0]), |from| from.0);
        let from = Origin::new(from);
        Ok(Self {
            _peer: parts.extensions.get().cloned(),
            _place: app.limits.subscribers.enter(from)?,
            from,
        })
    }
}

pub(crate) async fn guard(
    State(app): State<Arc<App>>,
    mut request: Request,
    next: Next,
) -> Response {
    let from = origin(&app, &request);
    let method = request.method().clone();
    // The address of a feed is a secret, which no log may hold.
    let path = match request.uri().path() {
        path if path.starts_with("/feed/") => "/feed/…".to_owned(),
        path => path.to_owned(),
    };
    let admitted = app.limits.requests.take(Origin::new(from));
    let admitted = admitted.and_then(|()| app.moderation.admit_from(Origin::new(from)));
    let mut response = match admitted {
        Err(problem) => Failure::from(problem).into_response(),
        Ok(()) => {
            request.extensions_mut().insert(From(from));
            match tokio::time::timeout(PATIENCE, next.run(request)).await {
                Ok(response) => response,
                Err(_) => {
                    let text = "the request took too long";
                    Failure::from(Problem::new(ProblemCode::TooSlow, text)).into_response()
                }
            }
        }
    };
    let status = response.status();
    add(&app.metrics.requests[usize::from(status.as_u16() / 100).min(5)]);
    tracing::debug!(%method, path, status = status.as_u16(), "answered");
    protect(response.headers_mut(), app.config.is_secure());
    response
}

fn origin(app: &App, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<Peer>();
    let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.address.ip());
    if !app.config.behind_proxy {
        return peer;
    }
    // The proxy adds the address that it has seen at the end; what stands before is hearsay.
    let forwarded = request
        .headers()
        .get_all("x-forwarded-for")
        .iter()
        .next_back();
    let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next());
    last.and_then(|text| text.trim().parse().ok())
        .unwrap_or(peer)
}

fn protect(headers: &mut HeaderMap, secure: bool) {
    let fixed = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=()",
        ),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // What has no rule of its own is for this person and this moment.
    headers
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    if secure {
        let value = HeaderValue::from_static("max-age=31536000");
        headers.insert(STRICT_TRANSPORT_SECURITY, value);
    }
}
