//! The OpenAPI document: what every handler says of itself, and what all of them share.

use std::sync::LazyLock;

use axum::Extension;
use axum::body::Bytes;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use utoipa::openapi::path::{HttpMethod, Operation};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Content, Ref, RefOr, Response};
use utoipa::{Modify, OpenApi};
use wire::{ClientMessage, Problem, ProblemCode, ServerMessage};

use crate::identity::COOKIE_NAME;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Areo",
        version = "1",
        description = "Play Areo's games from a program. docs/protocol.md tells the story, with a \
                       bot of forty lines."
    ),
    components(schemas(ClientMessage, ServerMessage, Problem)),
    modifiers(&Secrets)
)]
pub(super) struct Document;

/// How a client shows who it is.
struct Secrets;

impl Modify for Secrets {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        let cookie = ApiKeyValue::with_description(
            COOKIE_NAME,
            "What `/api/guest` and `/api/login` set. For browsers, and for programs that keep it.",
        );
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
        let token = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("What `/api/me/tokens` makes, for programs."));
        components.add_security_scheme("token", SecurityScheme::Http(token.build()));
    }
}

/// The OpenAPI document as text.
#[derive(Clone)]
pub(super) struct DocumentText(pub(super) Bytes);

/// This document.
#[utoipa::path(get, path = "/api", tag = "documents", responses((status = 200, body = Object)))]
pub(super) async fn openapi(
    Extension(DocumentText(text)): Extension<DocumentText>,
) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], text)
}

/// The messages of a socket as JSON Schema.
#[utoipa::path(get, path = "/api/socket.schema.json", tag = "documents",
    responses((status = 200, body = Object, content_type = "application/schema+json")))]
pub(super) async fn socket() -> impl IntoResponse {
    static TEXT: LazyLock<Bytes> =
        LazyLock::new(|| Bytes::from(wire::schema::socket().to_string()));
    ([(CONTENT_TYPE, "application/schema+json")], TEXT.clone())
}

/// Adds the problems that follow from what an operation takes, so that no handler has to list them.
pub(super) fn complete(document: &mut utoipa::openapi::OpenApi) {
    for (path, item) in &mut document.paths.paths {
        let operations = [
            (HttpMethod::Get, &mut item.get),
            (HttpMethod::Post, &mut item.post),
            (HttpMethod::Put, &mut item.put),
            (HttpMethod::Patch, &mut item.patch),
            (HttpMethod::Delete, &mut item.delete),
        ];
        for (method, operation) in operations {
            if let Some(operation) = operation {
                let codes = shared_problems(path, &method, operation);
                add_problems(operation, &codes);
            }
        }
    }
}

fn shared_problems(path: &str, method: &HttpMethod, operation: &Operation) -> Vec<ProblemCode> {
    use ProblemCode as P;
    let mut codes = vec![P::TooSlow, P::TooMany, P::Banned, P::Crashed, P::NotSaved];
    let has_parameters = operation.parameters.iter().flatten().next().is_some();
    if operation.request_body.is_some() || has_parameters {
        codes.push(P::Malformed);
    }
    if operation.request_body.is_some() {
        codes.push(P::TooLarge);
    }
    if *method != HttpMethod::Get {
        codes.push(P::ForeignPage);
    }
    let is_open = operation
        .security
        .iter()
        .flatten()
        .any(|way| *way == Default::default());
    if operation.security.is_some() && !is_open {
        codes.extend([P::NotLoggedIn, P::OutOfScope]);
    }
    if path.starts_with("/api/tables/{id}") {
        codes.extend([P::NoSuchTable, P::TableClosed, P::BrokenTable, P::Stopping]);
    }
    codes
}

fn add_problems(operation: &mut Operation, codes: &[ProblemCode]) {
    for code in codes {
        let status = code.status().to_string();
        let sentence = format!("`{}`: {}", code.word(), code.meaning());
        let known = operation.responses.responses.entry(status);
        let response = known.or_insert_with(|| {
            let mut response = Response::new("");
            let problem = Content::new(Some(Ref::from_schema_name("Problem")));
            let kind = "application/json".to_owned();
            response.content.insert(kind, RefOr::T(problem));
            response.into()
        });
        if let RefOr::T(response) = response {
            if !response.description.is_empty() {
                response.description.push(' ');
            }
            response.description.push_str(&sentence);
        }
    }
}
