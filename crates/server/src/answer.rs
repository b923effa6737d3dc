//! Between JSON and the types of the protocol: bodies, parameters, problems.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use store::StoreError;
use wire::{Problem, ProblemCode};

/// The largest body that is read, in bytes.
pub(crate) const MAX_BODY: usize = 256 << 10;

/// What a handler answers.
pub(crate) type Answer<T> = Result<axum::Json<T>, Failure>;

/// A problem as an HTTP response.
#[derive(Debug)]
pub(crate) struct Failure(Problem);

/// A body in JSON.
pub(crate) struct Body<T>(pub(crate) T);

/// The parameters behind the question mark.
pub(crate) struct Params<T>(pub(crate) T);

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self(problem)
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
        (status(self.0.code), axum::Json(self.0)).into_response()
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, _: &S) -> Result<Self, Failure> {
        let bytes: Bytes = axum::body::to_bytes(request.into_body(), MAX_BODY)
            .await
            .map_err(|_| {
                let text = format!("a body has at most {MAX_BODY} bytes");
                Problem::new(ProblemCode::TooLarge, text)
            })?;
        let read = serde_json::from_slice(&bytes);
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

pub(crate) fn malformed(error: &impl std::fmt::Display) -> Problem {
    Problem::new(ProblemCode::Malformed, error.to_string())
}

const fn status(code: ProblemCode) -> StatusCode {
    match code {
        ProblemCode::Malformed
        | ProblemCode::BadName
        | ProblemCode::BadPassword
        | ProblemCode::BadAddress
        | ProblemCode::UnknownGame
        | ProblemCode::BadSetup
        | ProblemCode::BadRules
        | ProblemCode::UnknownBot
        | ProblemCode::BadRecord
        | ProblemCode::NoSuchSeat
        | ProblemCode::NotWords
        | ProblemCode::BadOrders
        | ProblemCode::BadText => StatusCode::BAD_REQUEST,
        ProblemCode::NotLoggedIn | ProblemCode::WrongLogin => StatusCode::UNAUTHORIZED,
        ProblemCode::ForeignPage
        | ProblemCode::NotYourSeat
        | ProblemCode::NotOwner
        | ProblemCode::NoHints => StatusCode::FORBIDDEN,
        ProblemCode::NotFound => StatusCode::NOT_FOUND,
        ProblemCode::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
        ProblemCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ProblemCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
        ProblemCode::TooSlow => StatusCode::REQUEST_TIMEOUT,
        ProblemCode::NameTaken
        | ProblemCode::AlreadyRegistered
        | ProblemCode::Full
        | ProblemCode::SeatTaken
        | ProblemCode::ColourTaken
        | ProblemCode::AlreadyStarted
        | ProblemCode::NotPlaying
        | ProblemCode::SeatsFree
        | ProblemCode::NotAsked
        | ProblemCode::Stale
        | ProblemCode::Refused
        | ProblemCode::Held
        | ProblemCode::Reveals
        | ProblemCode::NothingToUndo
        | ProblemCode::NoTimeLeft
        | ProblemCode::NotRequested
        | ProblemCode::NotGone
        | ProblemCode::OthersPlay
        | ProblemCode::BrokenTable => StatusCode::CONFLICT,
        ProblemCode::Crashed => StatusCode::INTERNAL_SERVER_ERROR,
        ProblemCode::Busy | ProblemCode::NotSaved | ProblemCode::Stopping => {
            StatusCode::SERVICE_UNAVAILABLE
        }
    }
}
