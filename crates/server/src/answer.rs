//! Between JSON and the types of the protocol: bodies, parameters, problems.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt as _;
use serde::de::DeserializeOwned;
use store::StoreError;
use wire::{Problem, ProblemCode};

use crate::app::App;
use crate::guard;
use crate::limits::Origin;

/// The largest body that is read where nothing else is said, in bytes.
const SMALL: usize = 16 << 10;

/// The largest body that can hold a whole game, in bytes.
pub(crate) const LARGE: usize = 256 << 10;

/// What a handler answers.
pub(crate) type Answer<T> = Result<axum::Json<T>, Failure>;

/// A problem as an HTTP response.
#[derive(Debug)]
pub(crate) struct Failure(Problem);

/// A body in JSON, of at most so many bytes.
pub(crate) struct Body<T, const MOST: usize = SMALL>(pub(crate) T);

/// The parameters behind the question mark.
pub(crate) struct Params<T>(pub(crate) T);

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

#[cfg(test)]
impl Failure {
    /// What kind of problem it is.
    pub(crate) const fn code(&self) -> ProblemCode {
        self.0.code
    }
}

impl From<Failure> for Problem {
    fn from(failure: Failure) -> Self {
        failure.0
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Problem::new(ProblemCode::NotSaved, error.to_string()).into()
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.code.status()).expect("it is a status");
        let is_limited = status == StatusCode::TOO_MANY_REQUESTS;
        let wait = is_limited.then(|| [(RETRY_AFTER, self.0.wait.unwrap_or(1))]);
        (status, wait, axum::Json(self.0)).into_response()
    }
}

impl<T: DeserializeOwned, const MOST: usize> FromRequest<Arc<App>> for Body<T, MOST> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Failure> {
        let bytes = read_body(app, request, MOST).await?;
        let read = wire::read(&bytes);
        Ok(Self(read.map_err(|error| malformed(&error))?))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Params<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let query = Query::try_from_uri(&parts.uri);
        let Query(params) = query.map_err(|error| malformed(&error))?;
        Ok(Self(params))
    }
}

/// A whole body, if it has at most so many bytes. A longer one is read and forgotten, since who is
/// cut off while they send does not hear why. An address keeps only a few large ones in memory, however
/// slowly it sends them.
pub(crate) async fn read_body(
    app: &App,
    request: Request,
    most: usize,
) -> Result<Vec<u8>, Problem> {
    let from = request.extensions().get::<guard::From>();
    let from = Origin::new(from.map_or(IpAddr::from([0, 0, 0, 0]), |from| from.0));
    let too_large = || {
        let text = format!("a body has at most {most} bytes");
        Problem::new(ProblemCode::TooLarge, text)
    };
    let mut pieces = request.into_body().into_data_stream();
    let (mut bytes, mut length) = (Vec::new(), 0);
    let mut place = None;
    while let Some(piece) = pieces.next().await {
        let piece = piece.map_err(|_| too_large())?;
        length += piece.len();
        if length > LARGE {
            return Err(too_large());
        }
        if length > most {
            bytes = Vec::new();
            continue;
        }
        if length > SMALL && place.is_none() {
            place = Some(app.limits.bodies.enter(from)?);
        }
        bytes.extend_from_slice(&piece);
    }
    if length > most {
        return Err(too_large());
    }
    Ok(bytes)
}

pub(crate) fn malformed(error: &impl std::fmt::Display) -> Problem {
    Problem::new(ProblemCode::Malformed, error.to_string())
}
