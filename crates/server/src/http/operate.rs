//! For whoever runs the server.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use wire::{Problem, ProblemCode};

use crate::answer::Failure;
use crate::app::App;
use crate::config::MetricsFor;
use crate::guard::From;

/// Headers by which proxies say for whom they ask.
const PROXIES: [&str; 4] = ["forwarded", "via", "x-forwarded-for", "x-real-ip"];

/// Whether the server can do its work: 200, or 503 with the reason.
#[utoipa::path(get, path = "/health", tag = "operate",
    responses((status = 200, content_type = "text/plain"), (status = 503, content_type = "text/plain")))]
pub(super) async fn health(State(app): State<Arc<App>>) -> impl IntoResponse {
    if app.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n".to_owned());
    }
    match app.health().await {
        Ok(()) => (StatusCode::OK, "ok\n".to_owned()),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    }
}

/// Figures in the text form of Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operate",
    responses((status = 200, content_type = "text/plain"), (status = 404, body = Problem)))]
pub(super) async fn metrics(
    State(app): State<Arc<App>>,
    axum::Extension(from): axum::Extension<From>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Failure> {
    // A proxy on this machine that nobody has told us of asks for somebody else.
    let by_proxy =
        !app.config.behind_proxy && PROXIES.iter().any(|header| headers.contains_key(*header));
    let allowed = match app.config.metrics {
        MetricsFor::All => true,
        MetricsFor::Local => from.0.to_canonical().is_loopback() && !by_proxy,
        MetricsFor::None => false,
    };
    if !allowed {
        return Err(Problem::new(ProblemCode::NotFound, "there is nothing here").into());
    }
    let headers = [(CONTENT_TYPE, "text/plain; version=0.0.4")];
    Ok((headers, app.metrics.text()))
}
