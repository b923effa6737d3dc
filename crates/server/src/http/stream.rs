//! The messages of a socket as a stream of events, for programs without WebSockets.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use table::TableViewer;
use tokio::sync::mpsc;
use wire::{Problem, ServerMessage};

use crate::answer::{Failure, Params};
use crate::app::App;
use crate::guard::ConnectionPermit;
use crate::http::tables::LookParams;
use crate::identity::{self, Visitor};
use crate::live::TableRequest;
use crate::subscribers::{OUTBOX, encode};

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
    let (told, from) = (app.sent_away.subscribe(), room.from);
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
    let sent_away = Box::pin(async move {
        let why = identity::sent_away(told, visitor.0.as_ref(), from).await;
        why.map(|problem| encode(&ServerMessage::Closed(problem)))
    });
    let stream = unfold(
        (Some(sent_away), messages, watching, room),
        async |(sent_away, mut messages, watching, room)| {
            let mut sent_away = sent_away?;
            let (message, sent_away) = tokio::select! {
                message = messages.recv() => (message?, Some(sent_away)),
                // After that nothing more comes.
                goodbye = &mut sent_away => (goodbye?, None),
            };
            let event = Event::default().data(message.as_str());
            Some((Ok(event), (sent_away, messages, watching, room)))
        },
    );
    let alive = KeepAlive::new().interval(Duration::from_secs(20));
    Ok(Sse::new(stream).keep_alive(alive))
}
