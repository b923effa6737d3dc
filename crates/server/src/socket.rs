//! A live connection to one table.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::extract::{Path, Request, State};
use axum::response::Response;
use futures_util::future::BoxFuture;
use futures_util::stream::FuturesUnordered;
use futures_util::{Sink, SinkExt as _, StreamExt as _};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use kit::Seat;
use store::{Scope, UserRow};
use table::{Actor, TableViewer, UserId};
use tokio::io::AsyncReadExt as _;
use tokio::sync::{broadcast, mpsc};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame, Utf8Bytes};
use tokio_tungstenite::tungstenite::protocol::{Message, Role, WebSocketConfig};
use wire::{Answer, ClientMessage, Command, Problem, ProblemCode, ServerMessage};

use crate::answer::{Failure, Params, malformed};
use crate::app::{App, SentAway};
use crate::guard::ConnectionPermit;
use crate::http::LookParams;
use crate::identity::{self, Visitor};
use crate::limits::{Bucket, Origin};
use crate::live::TableRequest;
use crate::metrics::{Metrics, add};
use crate::subscribers::{OUTBOX, Subscription, encode};

/// The largest message that a client may send, in bytes.
const MAX_MESSAGE: usize = 16 << 10;

/// Most messages are small, and thousands of sockets have a buffer each.
const READ_BUFFER: usize = 2 << 10;

/// Longer messages go out in pieces of this size, because a socket keeps a buffer as large as the
/// largest piece for as long as it is open.
const PIECE: usize = 4 << 10;

/// Hints that a client may wait for at once and still be read.
const MAX_HINTS: usize = 4;

/// How often the server asks for a sign of life, and how long it waits for one.
const HEARTBEAT: Duration = Duration::from_secs(20);
const PATIENCE: Duration = Duration::from_secs(60);

/// How long a message to the client may take.
const SEND_TIME: Duration = Duration::from_secs(10);

/// For how long it is read on from a client that was told why it is not listened to.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Opens a WebSocket: `ClientMessage`s go in, `ServerMessage`s come out.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "table",
    security((), ("cookie" = []), ("token" = [])), params(("id" = String, Path,), LookParams),
    responses((status = 101, description = "From here on, as `/api/socket.schema.json` says."),
        (status = 403, body = Problem)))]
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    room: ConnectionPermit,
    Path(id): Path<String>,
    Params(params): Params<LookParams>,
    mut request: Request,
) -> Result<Response, Failure> {
    identity::same_page(&app, request.headers())?;
    let response = create_response_with_body(&request, Body::empty);
    let response = response.map_err(|error| malformed(&error))?;
    let upgrade = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        // If this fails, the client has gone at once.
        if let Ok(upgraded) = upgrade.await {
            let config = WebSocketConfig::default()
                .read_buffer_size(READ_BUFFER)
                .write_buffer_size(0)
                .max_write_buffer_size(4 * PIECE)
                .max_frame_size(Some(MAX_MESSAGE))
                .max_message_size(Some(MAX_MESSAGE));
            let stream = TokioIo::new(upgraded);
            let socket = Socket::from_raw_socket(stream, Role::Server, Some(config)).await;
            serve(app, socket, id, visitor.0, room.from, params).await;
        }
        drop(room);
    });
    Ok(response)
}

type Socket = WebSocketStream<TokioIo<Upgraded>>;

async fn serve(
    app: Arc<App>,
    socket: Socket,
    id: String,
    user: Option<UserRow>,
    from: Origin,
    params: LookParams,
) {
    // Before the table is asked, so that nothing is missed meanwhile.
    let told = app.sent_away.subscribe();
    let (outbox, messages) = mpsc::channel(OUTBOX);
    let viewer = TableViewer {
        user: user.as_ref().map(|user| UserId(user.id)),
        seat: params.seat,
    };
    let ask = |reply| TableRequest::Subscribe {
        viewer,
        since: params.since,
        outbox: outbox.clone(),
        reply,
    };
    let watched = app.ask(&id, ask).await;
    drop(outbox);
    let connection = Connection {
        app,
        socket,
        messages,
        table: id,
        seat: params.seat,
        user,
        heard: Instant::now(),
        pending: None,
        hints: FuturesUnordered::new(),
    };
    match watched {
        Ok(watching) => connection.run(&watching, told, from).await,
        Err(problem) => connection.close(problem).await,
    }
}

struct Connection {
    app: Arc<App>,
    socket: Socket,
    /// What the table tells.
    messages: mpsc::Receiver<Utf8Bytes>,
    table: String,
    seat: Option<Seat>,
    user: Option<UserRow>,
    /// When the client was last heard of.
    heard: Instant,
    /// The answer to a command that is being carried out. Until then nothing more is read, but what
    /// happens meanwhile is told.
    pending: Option<Answering>,
    /// Hints that are thought about, for as long as it takes, beside everything else.
    hints: FuturesUnordered<Answering>,
}

/// An answer that is to come.
type Answering = BoxFuture<'static, ServerMessage>;

/// Whether to go on, or why not.
type Flow = ControlFlow<Option<Problem>>;

impl Connection {
    async fn run(
        mut self,
        watching: &Subscription,
        told: broadcast::Receiver<SentAway>,
        from: Origin,
    ) {
        let user = self.user.clone();
        let sent_away = identity::sent_away(told, user.as_ref(), from);
        tokio::pin!(sent_away);
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        let mut bucket = self.app.limits.socket.map(Bucket::new);
        loop {
            let flow = tokio::select! {
                message = self.messages.recv() => match message {
                    Some(message) => self.send_text(message).await,
                    // The table has gone, or has cut us off for being slow.
                    None => self.last_answer().await,
                },
                answer = answered(&mut self.pending) => {
                    self.pending = None;
                    self.heard = Instant::now();
                    self.answer(&answer).await
                }
                Some(hint) = self.hints.next() => self.answer(&hint).await,
                received = self.socket.next(), if self.is_reading() => match received {
                    Some(Ok(message)) => {
                        self.heard = Instant::now();
                        self.receive(message, watching, bucket.as_mut()).await
                    }
                    Some(Err(error)) => self.misunderstood(&error).await,
                    None => Flow::Break(None),
                },
                _ = heartbeat.tick() => {
                    if self.heard.elapsed() > PATIENCE && self.is_reading() {
                        Flow::Break(None)
                    } else {
                        self.send(Message::Ping(Bytes::new())).await
                    }
                }
                why = &mut sent_away => match why {
                    Some(problem) => Flow::Break(Some(problem)),
                    None => self.say_goodbye(CloseCode::Away).await,
                },
            };
            match flow {
                Flow::Continue(()) => {}
                Flow::Break(None) => return,
                Flow::Break(Some(problem)) => return self.close(problem).await,
            }
        }
    }

    fn is_reading(&self) -> bool {
        self.pending.is_none() && self.hints.len() < MAX_HINTS
    }

    /// What was done is still acknowledged when the table has gone.
    async fn last_answer(&mut self) -> Flow {
        if let Some(answer) = self.pending.take() {
            let answer = answer.await;
            drop(self.send_message(&answer).await);
        }
        // What was to be said of it has been said.
        self.say_goodbye(CloseCode::Away).await
    }

    /// Ends the connection in order; otherwise it would look like an accident.
    async fn say_goodbye(&mut self, code: CloseCode) -> Flow {
        let reason = Utf8Bytes::default();
        let frame = Message::Close(Some(CloseFrame { code, reason }));
        drop(self.send(frame).await);
        Flow::Break(None)
    }

    /// Tells a client why nothing more is read from it.
    async fn misunderstood(&mut self, error: &Error) -> Flow {
        let (code, close) = match error {
            Error::Capacity(_) => (ProblemCode::TooLarge, CloseCode::Size),
            Error::Utf8(_) => (ProblemCode::Malformed, CloseCode::Invalid),
            Error::Protocol(_) => (ProblemCode::Malformed, CloseCode::Protocol),
            // It has gone.
            _ => return Flow::Break(None),
        };
        let problem = Problem::new(code, error.to_string());
        if self
            .send_message(&ServerMessage::Closed(problem))
            .await
            .is_continue()
        {
            drop(self.say_goodbye(close).await);
            // Who is cut off while they send does not hear why.
            let mut rest = [0; READ_BUFFER];
            let stream = self.socket.get_mut();
            let read = async { while matches!(stream.read(&mut rest).await, Ok(1..)) {} };
            drop(tokio::time::timeout(LAST_WORDS, read).await);
        }
        Flow::Break(None)
    }

    async fn receive(
        &mut self,
        message: Message,
        watching: &Subscription,
        bucket: Option<&mut Bucket>,
    ) -> Flow {
        if let (Some(allowance), Some(bucket)) = (self.app.limits.socket, bucket)
            && bucket.take(allowance, Instant::now()).is_err()
        {
            // Who sends too fast is read more slowly.
            tokio::time::sleep(Duration::from_secs_f64(1.0 / allowance.per_second)).await;
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => return Flow::Continue(()),
            Message::Close(_) => return Flow::Break(None),
            Message::Binary(_) => {
                let problem = Problem::new(ProblemCode::Malformed, "messages are text");
                return self.send_message(&ServerMessage::Problem(problem)).await;
            }
        };
        match wire::read(text.as_bytes()) {
            Err(error) => {
                let problem = malformed(&error);
                self.send_message(&ServerMessage::Problem(problem)).await
            }
            Ok(ClientMessage::Ping) => {
                let now = self.app.clock.now();
                self.send_message(&ServerMessage::Pong { now }).await
            }
            Ok(ClientMessage::Look { seat }) => {
                self.seat = seat;
                watching.turn(seat).await;
                Flow::Continue(())
            }
            Ok(ClientMessage::Do { id, command }) => {
                let is_hint = matches!(command, Command::Hint);
                let answering = self.command(id, command);
                if is_hint {
                    self.hints.push(answering);
                } else {
                    self.pending = Some(answering);
                }
                Flow::Continue(())
            }
        }
    }

    fn command(&self, id: u64, command: Command) -> Answering {
        let nobody = || Problem::new(ProblemCode::NotLoggedIn, "nobody is logged in");
        let user = self.user.as_ref().ok_or_else(nobody);
        let actor = user.and_then(|user| {
            identity::need(user, Scope::Play)?;
            Ok(Actor {
                user: UserId(user.id),
                name: user.name.clone(),
            })
        });
        let (app, table, seat) = (Arc::clone(&self.app), self.table.clone(), self.seat);
        Box::pin(async move {
            let done = match actor {
                Ok(actor) => {
                    let ask = |reply| TableRequest::Do {
                        actor: actor.clone(),
                        seat,
                        command: command.clone(),
                        reply,
                    };
                    app.ask(&table, ask).await
                }
                Err(problem) => Err(problem),
            };
            let answer = match done {
                Ok(done) => Answer::Done(done),
                Err(problem) => Answer::Problem(problem),
            };
            ServerMessage::Answer { id, answer }
        })
    }

    /// What a command has caused is told before its answer.
    async fn answer(&mut self, answer: &ServerMessage) -> Flow {
        while let Ok(message) = self.messages.try_recv() {
            if let broken @ Flow::Break(_) = self.send_text(message).await {
                return broken;
            }
        }
        self.send_message(answer).await
    }

    async fn send_message(&mut self, message: &ServerMessage) -> Flow {
        self.send_text(encode(message)).await
    }

    async fn send_text(&mut self, text: Utf8Bytes) -> Flow {
        let sending = send_pieces(&mut self.socket, text);
        in_time(SEND_TIME, sending, &self.app.metrics).await
    }

    async fn send(&mut self, message: Message) -> Flow {
        let sending = self.socket.send(message);
        in_time(SEND_TIME, sending, &self.app.metrics).await
    }

    async fn close(mut self, problem: Problem) {
        let frame = CloseFrame {
            code: CloseCode::Normal,
            reason: problem.code.word().into(),
        };
        let told = self.send_message(&ServerMessage::Closed(problem)).await;
        if told.is_continue() {
            // If it does not arrive, the connection is closed all the same.
            let _ = self.send(Message::Close(Some(frame))).await;
        }
    }
}

/// Sends a whole message, or gives the client up.
async fn in_time<E>(
    time: Duration,
    sending: impl Future<Output = Result<(), E>>,
    metrics: &Metrics,
) -> Flow {
    match tokio::time::timeout(time, sending).await {
        Ok(Ok(())) => Flow::Continue(()),
        Ok(Err(_)) => Flow::Break(None),
        Err(_) => {
            add(&metrics.too_slow);
            Flow::Break(None)
        }
    }
}

async fn send_pieces<S>(sink: &mut S, text: Utf8Bytes) -> Result<(), S::Error>
where
    S: Sink<Message> + Unpin,
{
    let mut rest = Bytes::from(text);
    let mut kind = Data::Text;
    while rest.len() > PIECE {
        let piece = Frame::message(rest.split_to(PIECE), OpCode::Data(kind), false);
        sink.send(Message::Frame(piece)).await?;
        kind = Data::Continue;
    }
    let last = Frame::message(rest, OpCode::Data(kind), true);
    sink.send(Message::Frame(last)).await
}

/// Waits for an answer; for ever, if none is to come.
async fn answered(pending: &mut Option<Answering>) -> ServerMessage {
    match pending {
        Some(answer) => answer.await,
        None => std::future::pending().await,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use futures_util::sink::unfold;

    use super::*;

    #[tokio::test]
    async fn a_long_message_has_no_more_time_than_a_short_one() {
        let slow = unfold(0, async |pieces, _: Message| {
            tokio::time::sleep(Duration::from_millis(20)).await;
            Ok::<_, ()>(pieces + 1)
        });
        let mut slow = Box::pin(slow);
        let long = "x".repeat(10 * PIECE).into();
        let (time, metrics) = (Duration::from_millis(100), Metrics::default());
        let flow = in_time(time, send_pieces(&mut slow, long), &metrics).await;
        assert!(flow.is_break());
        assert_eq!(metrics.too_slow.load(Ordering::Relaxed), 1);
    }
}
