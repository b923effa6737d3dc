//! The HTTP half of the server: one handler for each thing that can be asked.

mod accounts;
mod admin;
mod analysis;
mod companion;
mod document;
mod feed;
mod lobby;
mod logins;
mod notifications;
mod operate;
#[cfg(any(test, not(feature = "web")))]
mod plain;
mod privacy;
mod replay;
mod stream;
mod tables;
#[cfg(feature = "web")]
mod web;

use std::sync::Arc;

use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Router};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate as _, SizeAbove};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::{Problem, ProblemCode};

use crate::answer::Failure;
use crate::app::App;
use crate::{guard, socket};

use document::{Document, DocumentText};
pub(crate) use lobby::{allow_computers, make as make_table};
#[cfg(not(feature = "web"))]
use plain::page;
pub(crate) use tables::LookParams;
#[cfg(feature = "web")]
use web::page;

/// The OpenAPI document of the server, in JSON.
pub fn openapi() -> String {
    documented().1
}

/// Every route that the document tells of, and the document.
fn documented() -> (Router<Arc<App>>, String) {
    let (router, mut document) = OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(document::openapi))
        .routes(routes!(document::socket))
        .routes(routes!(lobby::games))
        .routes(routes!(lobby::catalogue))
        .routes(routes!(accounts::guest))
        .routes(routes!(accounts::me, accounts::rename, privacy::delete))
        .routes(routes!(privacy::data))
        .routes(routes!(accounts::register))
        .routes(routes!(accounts::login))
        .routes(routes!(logins::logout))
        .routes(routes!(logins::list, logins::revoke_all))
        .routes(routes!(logins::revoke))
        .routes(routes!(logins::token))
        .routes(routes!(logins::password))
        .routes(routes!(notifications::webhooks, notifications::add_webhook))
        .routes(routes!(notifications::remove_webhook))
        .routes(routes!(feed::make))
        .routes(routes!(feed::read))
        .routes(routes!(lobby::list, lobby::create))
        .routes(routes!(lobby::mine))
        .routes(routes!(lobby::quick))
        .routes(routes!(tables::look, tables::command))
        .routes(routes!(tables::admit))
        .routes(routes!(tables::log))
        .routes(routes!(tables::ratings))
        .routes(routes!(tables::record))
        .routes(routes!(replay::table))
        .routes(routes!(replay::file))
        .routes(routes!(analysis::look, analysis::begin))
        .routes(routes!(companion::companion))
        .routes(routes!(stream::events))
        .routes(routes!(socket::open))
        .routes(routes!(admin::people))
        .routes(routes!(admin::tables))
        .routes(routes!(admin::chat))
        .routes(routes!(admin::acts, admin::act))
        .routes(routes!(admin::in_force))
        .routes(routes!(operate::health))
        .routes(routes!(operate::metrics))
        .split_for_parts();
    document::complete(&mut document);
    let document = document.to_json().expect("the document is plain data");
    (router, document)
}

/// Everything that the server answers.
pub(crate) fn router(app: Arc<App>) -> Router {
    let (documented, document) = documented();
    // Short answers gain nothing, fonts are packed already, and an event stream has to flow.
    let worth_it = SizeAbove::new(1_024)
        .and(NotForContentType::SSE)
        .and(NotForContentType::const_new("font/"));
    documented
        .layer(Extension(DocumentText(document.into())))
        .fallback(fallback)
        .method_not_allowed_fallback(async || {
            let text = "this can be asked, but not in this way";
            Failure::from(Problem::new(ProblemCode::WrongMethod, text))
        })
        .layer(CompressionLayer::new().compress_when(worth_it))
        .layer(axum::middleware::from_fn_with_state(
            Arc::clone(&app),
            guard::guard,
        ))
        .layer(CatchPanicLayer::custom(|_| {
            let text = "something went wrong; it has been noted";
            Failure::from(Problem::new(ProblemCode::Crashed, text)).into_response()
        }))
        .with_state(app)
}

/// Under every address that is not the protocol's, the page.
async fn fallback(uri: Uri, headers: HeaderMap) -> Response {
    if uri.path().starts_with("/api/") {
        let problem = Problem::new(ProblemCode::NotFound, "there is nothing here");
        return Failure::from(problem).into_response();
    }
    // Messages of older versions link to tables in this way.
    if let Some(id) = uri.path().strip_prefix("/table/") {
        return Redirect::permanent(&wire::table_path(id)).into_response();
    }
    page(&uri, &headers)
}
