//! What a browser is shown where no web client is built in.

use std::sync::Arc;

use axum::Router;
use axum::http::Uri;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, HeaderMap};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use kit::Message;
use l10n::{Language, Writer};
use wire::{Problem, ProblemCode};

use crate::answer::Failure;
use crate::app::App;

const STYLE: &str = "\
:root { color-scheme: light dark; font: 1.1rem/1.6 system-ui, sans-serif; }
body { max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem; }
h1 { font-size: 2rem; margin: 0; }
code { font-size: 0.95em; }
";

/// The page, under every address that is not the protocol's: a client finds its own way there.
pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/page.css", get(style))
        .fallback(fallback)
}

async fn fallback(uri: Uri, headers: HeaderMap) -> Response {
    if uri.path() == "/api" || uri.path().starts_with("/api/") {
        let problem = Problem::new(ProblemCode::NotFound, "there is nothing here");
        return Failure::from(problem).into_response();
    }
    page(&headers).into_response()
}

async fn style() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/css")], STYLE)
}

fn page(headers: &HeaderMap) -> Html<String> {
    let writer = Writer::new(language(headers));
    let text = |id: &'static str| writer.write(&Message::new(id));
    let page = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>Areo</title>\n\
         <link rel=\"stylesheet\" href=\"/page.css\">\n<h1>Areo</h1>\n<p>{}</p>\n\
         <p>{} <a href=\"/api\"><code>/api</code></a></p>\n</html>\n",
        writer.language(),
        text("page-running"),
        text("page-programs"),
    );
    Html(page)
}

/// The first language that the browser asks for and Areo speaks.
fn language(headers: &HeaderMap) -> Language {
    let wanted = headers
        .get(ACCEPT_LANGUAGE)
        .and_then(|value| value.to_str().ok());
    let mut codes = wanted
        .unwrap_or_default()
        .split(',')
        .map(|part| part.trim().get(..2));
    let known = codes.find_map(|code| code?.parse().ok());
    known.unwrap_or_default()
}
