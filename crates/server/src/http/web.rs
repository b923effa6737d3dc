//! The web client, which is part of the binary.

use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

/// A file of the client.
struct File {
    address: &'static str,
    /// Changes whenever the file does.
    tag: &'static str,
    plain: &'static [u8],
    br: Option<&'static [u8]>,
    gz: Option<&'static [u8]>,
}

/// Every file of the client.
const FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/web.rs"));

/// Files here have names that change with what they hold.
const HASHED: &str = "/assets/";

/// A file of the client, or under any other address its page: the client finds its own way there.
pub(super) fn page(uri: &Uri, headers: &HeaderMap) -> Response {
    let find = |path: &str| FILES.iter().find(|file| file.address == path);
    let hashed = uri.path().starts_with(HASHED);
    let found = match find(uri.path()) {
        None if !hashed => find("/index.html"),
        found => found,
    };
    let Some(file) = found else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let caching = if hashed {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let kept = [(CACHE_CONTROL, caching), (ETAG, file.tag)];
    let listed = |name, wanted: &str| {
        let values = headers.get_all(name).iter();
        let mut words = values
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','));
        words.any(|word| word.trim() == wanted)
    };
    if listed(IF_NONE_MATCH, file.tag) {
        return (StatusCode::NOT_MODIFIED, kept).into_response();
    }
    let kind = [
        (CONTENT_TYPE, kind(file.address)),
        (VARY, "accept-encoding"),
    ];
    let packed = [("br", file.br), ("gzip", file.gz)];
    for (encoding, bytes) in packed {
        if let Some(bytes) = bytes
            && listed(ACCEPT_ENCODING, encoding)
        {
            return (kept, kind, [(CONTENT_ENCODING, encoding)], bytes).into_response();
        }
    }
    (kept, kind, file.plain).into_response()
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
