//! What a browser is shown where no web client is built in.

use axum::http::Uri;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, HeaderMap};
use axum::response::{Html, IntoResponse, Response};
use kit::Message;
use l10n::{Language, Writer};

const STYLE: &str = "\
:root { color-scheme: light dark; font: 1.1rem/1.6 system-ui, sans-serif; }
body { max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem; }
h1 { font-size: 2rem; margin: 0; }
code { font-size: 0.95em; }
";

/// One page, under every address, and its style.
pub(super) fn page(uri: &Uri, headers: &HeaderMap) -> Response {
    if uri.path() == "/page.css" {
        return ([(CONTENT_TYPE, "text/css")], STYLE).into_response();
    }
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
    Html(page).into_response()
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

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;

    use super::*;

    async fn text(path: &'static str, languages: &'static str) -> String {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, languages.parse().expect("a header"));
        let page = page(&Uri::from_static(path), &headers);
        let bytes = to_bytes(page.into_body(), 10_000).await.expect("a page");
        String::from_utf8(bytes.to_vec()).expect("text")
    }

    #[tokio::test]
    async fn it_says_that_the_server_runs_in_the_language_of_the_reader() {
        for (languages, expected) in [
            ("pl-PL,pl;q=0.9", "Serwer działa."),
            ("xx, nl;q=0.5", "<html lang=\"nl\">"),
            ("", "<html lang=\"en\">"),
            ("é", "<html lang=\"en\">"),
        ] {
            let page = text("/t/x", languages).await;
            assert!(page.contains(expected), "{languages}: {page}");
            // The policy for browsers allows neither scripts nor styles in it.
            assert!(page.contains("/page.css") && !page.contains("<script"));
        }
        assert!(text("/page.css", "").await.contains("color-scheme"));
    }
}
