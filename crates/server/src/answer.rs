//! Between JSON and the types of the protocol: bodies, parameters, problems.

use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt as _;
use serde::de::DeserializeOwned;
use store::StoreError;
use wire::{Problem, ProblemCode};

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

impl<S: Send + Sync, T: DeserializeOwned, const MOST: usize> FromRequest<S> for Body<T, MOST> {
    type Rejection = Failure;

    async fn from_request(request: Request, _: &S) -> Result<Self, Failure> {
        let bytes = read_body(request.into_body(), MOST).await.ok_or_else(|| {
            let text = format!("a body has at most {MOST} bytes");
            Problem::new(ProblemCode::TooLarge, text)
        })?;
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
/// cut off while they send does not hear why.
async fn read_body(body: axum::body::Body, most: usize) -> Option<Vec<u8>> {
    let mut pieces = body.into_data_stream();
    let (mut bytes, mut length) = (Vec::new(), 0);
    while let Some(piece) = pieces.next().await {
        let piece = piece.ok()?;
        length += piece.len();
        if length > LARGE {
            return None;
        }
        if length <= most {
            bytes.extend_from_slice(&piece);
        } else {
            bytes = Vec::new();
        }
    }
    (length <= most).then_some(bytes)
}

pub(crate) fn malformed(error: &impl std::fmt::Display) -> Problem {
    Problem::new(ProblemCode::Malformed, error.to_string())
}
