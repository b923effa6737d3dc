//! The web client, which is part of the binary.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

/// Every file of the client, by its address.
const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/web.rs"));

/// A file of the client, or under any other address its page: the client finds its own way there.
pub(super) fn page(uri: &Uri, _: &HeaderMap) -> Response {
    let find = |path: &str| FILES.iter().find(|(address, _)| *address == path);
    let hashed = uri.path().starts_with("/assets/");
    let Some((address, bytes)) = find(uri.path()).or_else(|| find("/index.html")) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    if hashed && *address != uri.path() {
        return StatusCode::NOT_FOUND.into_response();
    }
    // The names of assets change with what they hold.
    let caching = if hashed {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let headers = [(CONTENT_TYPE, kind(address)), (CACHE_CONTROL, caching)];
    (headers, *bytes).into_response()
}

fn kind(address: &str) -> &'static str {
    match address.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
