//! The messages of a socket as a stream of events, for programs without WebSockets.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::unfold;
use futures_util::{Stream, StreamExt as _};
use table::TableViewer;
use tokio::sync::mpsc;
use wire::{Problem, ServerMessage};

use crate::answer::{Failure, Params};
use crate::app::App;
use crate::guard::ConnectionPermit;
use crate::http::tables::LookParams;
use crate::identity::{self, Visitor};
use crate::live::TableRequest;
use crate::subscribers::OUTBOX;

/// What you see, and from then on what changes: each event is a message as over a socket.
#[utoipa::path(get, path = "/api/tables/{id}/events", tag = "table",
    security((), ("cookie" = []), ("token" = [])),
    params(("id" = String, Path,), LookParams),
    responses(
        (status = 200, body = ServerMessage, content_type = "text/event-stream"),
        (status = 404, body = Problem),
    ))]
pub(super) async fn events(
    State(app): State<Arc<App>>,
    room: ConnectionPermit,
    visitor: Visitor,
    Path(id): Path<String>,
    Params(params): Params<LookParams>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let mut revoked = app.revoked.subscribe();
    let login = visitor.0.as_ref().map(|user| user.login);
    let viewer = TableViewer {
        user: visitor.user(),
        seat: params.seat,
    };
    let (outbox, messages) = mpsc::channel(OUTBOX);
    let ask = |reply| TableRequest::Subscribe {
        viewer,
        since: params.since,
        outbox: outbox.clone(),
        reply,
    };
    let watching = app.ask(&id, ask).await?;
    drop(outbox);
    let ended = async move {
        let revoked = async {
            // Who has missed something comes back, and shows who they are.
            while revoked.recv().await.is_ok_and(|ended| Some(ended) != login) {}
        };
        tokio::select! {
            () = revoked => {}
            () = identity::login_ends(visitor.0.as_ref()) => {}
        }
    };
    let stream = unfold(
        (messages, watching, room),
        async |(mut messages, watching, room)| {
            let message = messages.recv().await?;
            let event = Event::default().data(message.as_str());
            Some((Ok(event), (messages, watching, room)))
        },
    );
    let stream = stream.take_until(Box::pin(ended));
    let alive = KeepAlive::new().interval(Duration::from_secs(20));
    Ok(Sse::new(stream).keep_alive(alive))
}
