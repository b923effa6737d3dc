//! A live connection to one table.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use kit::Seat;
use store::UserRow;
use table::{Actor, Looker, UserId};
use tokio::sync::{broadcast, mpsc};
use wire::{Answer, ClientMessage, Command, Done, Problem, ProblemCode, ServerMessage};

use crate::answer::{Failure, Params, malformed};
use crate::app::App;
use crate::guard::Room;
use crate::http::LookParams;
use crate::identity::{self, Visitor};
use crate::limits::Bucket;
use crate::live::Ask;
use crate::watch::{OUTBOX, Watching, encode};

/// The largest message that a client may send, in bytes.
const MAX_MESSAGE: usize = 16 << 10;

/// Most messages are small, and thousands of sockets have a buffer each.
const READ_BUFFER: usize = 2 << 10;

/// How often the server asks for a sign of life, and how long it waits for one.
const HEARTBEAT: Duration = Duration::from_secs(20);
const PATIENCE: Duration = Duration::from_secs(60);

/// How long a message to the client may take.
const SEND_TIME: Duration = Duration::from_secs(10);

/// Opens a WebSocket: `ClientMessage`s go in, `ServerMessage`s come out.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "table",
    params(("id" = String, Path,), LookParams),
    responses((status = 101, description = "From here on, see docs/protocol.md.")))]
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    room: Room,
    headers: HeaderMap,
    Path(id): Path<String>,
    Params(params): Params<LookParams>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    identity::same_page(&app, &headers)?;
    let upgrade = upgrade.map_err(|error| malformed(&error))?;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .max_frame_size(MAX_MESSAGE)
        .max_message_size(MAX_MESSAGE);
    Ok(upgrade.on_upgrade(async move |socket| {
        serve(app, socket, id, visitor.0, params).await;
        drop(room);
    }))
}

async fn serve(
    app: Arc<App>,
    socket: WebSocket,
    id: String,
    user: Option<UserRow>,
    params: LookParams,
) {
    let (outbox, messages) = mpsc::channel(OUTBOX);
    let looker = Looker {
        user: user.as_ref().map(|user| UserId(user.id)),
        seat: params.seat,
    };
    let ask = |reply| Ask::Watch {
        looker,
        since: params.since,
        outbox: outbox.clone(),
        reply,
    };
    let watched = app.ask(&id, ask).await;
    drop(outbox);
    let connection = Connection {
        app: Arc::clone(&app),
        socket,
        messages,
        table: id.clone(),
        seat: params.seat,
        user,
        heard: Instant::now(),
    };
    match watched {
        Ok(number) => {
            let watching = Watching::new(app, id, number);
            connection.run(&watching).await;
        }
        Err(problem) => connection.close(problem).await,
    }
}

struct Connection {
    app: Arc<App>,
    socket: WebSocket,
    /// What the table tells.
    messages: mpsc::Receiver<Utf8Bytes>,
    table: String,
    seat: Option<Seat>,
    user: Option<UserRow>,
    /// When the client was last heard of.
    heard: Instant,
}

/// Whether to go on, or why not.
type Flow = ControlFlow<Option<Problem>>;

impl Connection {
    async fn run(mut self, watching: &Watching) {
        let mut revoked = self.app.revoked.subscribe();
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        let mut bucket = self.app.limits.socket.map(Bucket::new);
        loop {
            let flow = tokio::select! {
                message = self.messages.recv() => match message {
                    Some(message) => self.send(Message::Text(message)).await,
                    // The table has gone, or has cut us off for being slow.
                    None => Flow::Break(None),
                },
                received = self.socket.recv() => match received {
                    Some(Ok(message)) => {
                        self.heard = Instant::now();
                        self.receive(message, watching, bucket.as_mut()).await
                    }
                    Some(Err(_)) | None => Flow::Break(None),
                },
                _ = heartbeat.tick() => {
                    if self.heard.elapsed() > PATIENCE {
                        Flow::Break(None)
                    } else {
                        self.send(Message::Ping(axum::body::Bytes::new())).await
                    }
                }
                login = revoked.recv() => self.revoked(login),
            };
            match flow {
                Flow::Continue(()) => {}
                Flow::Break(None) => return,
                Flow::Break(Some(problem)) => return self.close(problem).await,
            }
        }
    }

    fn revoked(&self, login: Result<i64, broadcast::error::RecvError>) -> Flow {
        match (login, &self.user) {
            (Ok(login), Some(user)) if user.login == login => {
                let text = "this login was ended";
                Flow::Break(Some(Problem::new(ProblemCode::NotLoggedIn, text)))
            }
            // Who has missed something comes back, and shows who they are.
            (Err(_), Some(_)) => Flow::Break(None),
            _ => Flow::Continue(()),
        }
    }

    async fn receive(
        &mut self,
        message: Message,
        watching: &Watching,
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
            Message::Ping(_) | Message::Pong(_) => return Flow::Continue(()),
            Message::Close(_) => return Flow::Break(None),
            Message::Binary(_) => {
                let problem = Problem::new(ProblemCode::Malformed, "messages are text");
                return self.send_message(&ServerMessage::Problem(problem)).await;
            }
        };
        match serde_json::from_str(&text) {
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
                let answer = match self.command(&command).await {
                    Ok(done) => Answer::Done(done),
                    Err(problem) => Answer::Problem(problem),
                };
                // What the command has caused is told before its answer.
                while let Ok(message) = self.messages.try_recv() {
                    if let broken @ Flow::Break(_) = self.send(Message::Text(message)).await {
                        return broken;
                    }
                }
                self.send_message(&ServerMessage::Answer { id, answer })
                    .await
            }
        }
    }

    async fn command(&mut self, command: &Command) -> Result<Done, Problem> {
        let user = self
            .user
            .as_ref()
            .ok_or_else(|| Problem::new(ProblemCode::NotLoggedIn, "nobody is logged in"))?;
        let actor = Actor {
            user: UserId(user.id),
            name: user.name.clone(),
        };
        let ask = |reply| Ask::Do {
            actor: actor.clone(),
            seat: self.seat,
            command: command.clone(),
            reply,
        };
        self.app.ask(&self.table, ask).await
    }

    async fn send_message(&mut self, message: &ServerMessage) -> Flow {
        self.send(Message::Text(encode(message))).await
    }

    async fn send(&mut self, message: Message) -> Flow {
        match tokio::time::timeout(SEND_TIME, self.socket.send(message)).await {
            Ok(Ok(())) => Flow::Continue(()),
            Ok(Err(_)) | Err(_) => Flow::Break(None),
        }
    }

    async fn close(mut self, problem: Problem) {
        let frame = CloseFrame {
            code: close_code::NORMAL,
            reason: problem.code.word().into(),
        };
        let told = self.send_message(&ServerMessage::Closed(problem)).await;
        if told.is_continue() {
            // If it does not arrive, the connection is closed all the same.
            let _ = self.send(Message::Close(Some(frame))).await;
        }
    }
}
