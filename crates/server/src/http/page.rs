//! What a browser is shown where no web client is built in.

use std::sync::Arc;

use axum::Router;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, HeaderMap};
use axum::response::{AppendHeaders, IntoResponse};
use axum::routing::get;
use kit::Message;
use l10n::{Language, Writer};

use crate::app::App;

const STYLE: &str = "\
:root { color-scheme: light dark; font: 1.1rem/1.6 system-ui, sans-serif; }
body { max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem; }
h1 { font-size: 2rem; margin: 0; }
code { font-size: 0.95em; }
";

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(page))
        .route("/t/{id}", get(page))
        .route("/page.css", get(style))
}

async fn style() -> impl IntoResponse {
    (AppendHeaders([(CONTENT_TYPE, "text/css")]), STYLE)
}

async fn page(headers: HeaderMap) -> impl IntoResponse {
    let writer = Writer::new(language(&headers));
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
    axum::response::Html(page)
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
