//! A client for tests: plain HTTP/1.1 and WebSockets, nothing of the server's own.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::{HeaderMap, Request, StatusCode};
use hyper_util::rt::TokioIo;
use kit::Rng;
use rand::RngExt as _;
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{WebSocketStream, client_async};
use wire::delta;

use crate::contract::{check_answer, check_client_message, check_server_message};

/// How long to wait for what must come, also on a machine that has much else to do.
pub(crate) const PATIENCE: Duration = Duration::from_secs(600);

/// Somebody at the other end.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    pub(crate) headers: Vec<(&'static str, String)>,
}

/// An answer.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// What was wrong, in English; empty if the answer says nothing of the kind.
    pub(crate) fn json_text(&self) -> String {
        let json: Value = serde_json::from_str(&self.text).unwrap_or_default();
        json["text"].as_str().unwrap_or_default().to_owned()
    }

    /// The word for what was wrong.
    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }
}

impl Client {
    pub(crate) const fn new(address: SocketAddr) -> Self {
        Self {
            address,
            cookie: None,
            headers: Vec::new(),
        }
    }

    /// Sends any request and keeps the cookie of the answer.
    pub(crate) async fn send(&mut self, method: &str, path: &str, body: Vec<u8>) -> Answer {
        let stream = TcpStream::connect(self.address)
            .await
            .expect("the server listens");
        let io = TokioIo::new(stream);
        let (mut sender, connection) = hyper::client::conn::http1::handshake(io)
            .await
            .expect("it speaks HTTP");
        tokio::spawn(connection);
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", self.address.to_string());
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let request = request
            .body(Full::new(Bytes::from(body.clone())))
            .expect("a request");
        let response = sender.send_request(request).await.expect("an answer");
        let (parts, answered) = response.into_parts();
        let answered = answered.collect().await.expect("a whole answer").to_bytes();
        if let Some(cookie) = parts.headers.get("set-cookie") {
            let cookie = cookie.to_str().expect("text");
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        let answer = Answer {
            status: parts.status,
            headers: parts.headers,
            text: String::from_utf8_lossy(&answered).into_owned(),
        };
        let kind = answer.headers.get("content-type");
        let kind = kind.map_or("", |kind| kind.to_str().expect("text"));
        check_answer((method, path, &body), (answer.status, kind, &answer.text));
        answer
    }

    pub(crate) async fn request(&mut self, method: &str, path: &str, body: &Value) -> Answer {
        let body = match body {
            Value::Null => Vec::new(),
            body => body.to_string().into_bytes(),
        };
        self.send(method, path, body).await
    }

    pub(crate) async fn get(&mut self, path: &str) -> Value {
        self.ok("GET", path, &Value::Null).await
    }

    pub(crate) async fn ok(&mut self, method: &str, path: &str, body: &Value) -> Value {
        let answer = self.request(method, path, body).await;
        assert_eq!(
            answer.status, 200,
            "{method} {path} {body}: {}",
            answer.text
        );
        answer.json()
    }

    /// The code of the problem that this has.
    pub(crate) async fn refused(&mut self, method: &str, path: &str, body: &Value) -> String {
        let answer = self.request(method, path, body).await;
        assert!(
            answer.status.is_client_error(),
            "{method} {path} {body}: {}",
            answer.text
        );
        answer.code()
    }

    /// A program with a new token of this one.
    pub(crate) async fn token(&mut self, new: &Value) -> Self {
        let made = self.ok("POST", "/api/me/tokens", new).await;
        let token = made["token"].as_str().expect("a token");
        let mut program = Self::new(self.address);
        program.headers = vec![("authorization", format!("Bearer {token}"))];
        program
    }

    /// Makes a table where this one owns everything; its id.
    pub(crate) async fn table(&mut self, body: &Value) -> String {
        let made = self.ok("POST", "/api/tables", body).await;
        made["id"].as_str().expect("an id").to_owned()
    }

    /// A game of toys with somebody else, which has begun; its id.
    pub(crate) async fn table_with(&mut self, other: &mut Self) -> String {
        self.game_with(other, "toy").await
    }

    /// A game with somebody else, which has begun; the id of its table.
    pub(crate) async fn game_with(&mut self, other: &mut Self, game: &str) -> String {
        let new = json!({ "game": game, "setup": { "players": 2 }, "public": true });
        let table = self.table(&new).await;
        self.command(&table, &json!({ "type": "sit", "seat": 0 }))
            .await;
        other
            .command(&table, &json!({ "type": "sit", "seat": 1 }))
            .await;
        self.command(&table, &json!({ "type": "start" })).await;
        table
    }

    /// A game for two at one device, which has begun; its id.
    pub(crate) async fn hot_seat(&mut self, game: &str) -> String {
        self.table(&json!({
            "game": game, "setup": { "players": 2 },
            "seats": ["me", { "guest": "Otto" }], "start": true,
        }))
        .await
    }

    /// One of the server's figures.
    pub(crate) async fn metric(&mut self, name: &str) -> u64 {
        let text = self.request("GET", "/metrics", &Value::Null).await.text;
        let mut lines = text.lines().filter_map(|line| line.split_once(' '));
        let (_, value) = lines
            .find(|(found, _)| *found == name)
            .expect("it is there");
        value.parse().expect("a number")
    }

    pub(crate) async fn command(&mut self, table: &str, command: &Value) -> Value {
        self.ok("POST", &format!("/api/tables/{table}"), command)
            .await
    }

    /// Answers with these words what is asked now.
    pub(crate) async fn decide(&mut self, table: &str, words: &str) -> Value {
        let seen = self.get(&format!("/api/tables/{table}")).await;
        let decide = json!({
            "type": "decide",
            "seq": seen["sight"]["seq"],
            "choice": { "words": [words] },
        });
        self.command(table, &decide).await
    }

    pub(crate) async fn socket(&self, table: &str) -> Socket {
        self.socket_at(&format!("/api/tables/{table}/socket")).await
    }

    pub(crate) async fn socket_at(&self, path: &str) -> Socket {
        let mut socket = self.bare_socket(path).await;
        socket.next("snapshot").await;
        socket
    }

    /// A socket from which nothing was read yet.
    pub(crate) async fn bare_socket(&self, path: &str) -> Socket {
        let stream = TcpStream::connect(self.address).await;
        self.upgraded(stream.expect("the server listens"), path)
            .await
    }

    /// A socket with little room for what its owner does not read.
    pub(crate) async fn narrow_socket(&self, path: &str) -> Socket {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(4 << 10).expect("it is small");
        let stream = socket.connect(self.address).await;
        self.upgraded(stream.expect("the server listens"), path)
            .await
    }

    async fn upgraded(&self, stream: TcpStream, path: &str) -> Socket {
        let address = format!("ws://{}{path}", self.address);
        let mut request = address.into_client_request().expect("an address");
        if let Some(cookie) = &self.cookie {
            let cookie = cookie.parse().expect("a cookie");
            request.headers_mut().insert("cookie", cookie);
        }
        for (name, value) in &self.headers {
            let value = value.parse().expect("a header");
            request.headers_mut().insert(*name, value);
        }
        let upgraded = client_async(request, stream).await;
        let (stream, _) = upgraded.expect("the socket opens");
        Socket {
            stream,
            sight: Value::Null,
            dictionary: Value::Null,
            last_id: 0,
            received: Vec::new(),
        }
    }
}

/// Lets somebody who is asked decide at random, and waits until everybody has seen it; whether
/// anybody was asked.
pub(crate) async fn decide_at_random(sockets: &mut [Socket], rng: &mut Rng) -> bool {
    let asked = sockets.iter().enumerate();
    let asked: Vec<_> = asked
        .filter(|(_, socket)| !socket.legal().is_empty())
        .map(|(number, _)| number)
        .collect();
    if asked.is_empty() {
        return false;
    }
    let socket = &mut sockets[asked[rng.random_range(0..asked.len())]];
    let legal = socket.legal();
    let words = &legal[rng.random_range(0..legal.len())];
    let answer = socket.decide(words).await;
    let seq = answer["done"]["seq"].as_u64();
    assert!(seq.is_some(), "{words}: {answer}");
    for socket in sockets {
        socket.until(|sight| sight["seq"].as_u64() >= seq).await;
    }
    true
}

/// Brings a sight up to date with a message.
pub(crate) fn show(sight: &mut Value, message: &Value) {
    if message["type"] == "snapshot" {
        *sight = message["sight"].clone();
    } else if message["type"] == "update" && !message["delta"].is_null() {
        delta::apply(sight, &message["delta"]).expect("it fits");
    }
}

/// A socket, with what its owner sees.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<TcpStream>,
    pub(crate) sight: Value,
    pub(crate) dictionary: Value,
    last_id: u64,
    /// Every text that ever came.
    pub(crate) received: Vec<String>,
}

impl Socket {
    /// The next message, whatever it is; nothing once the server has closed the socket.
    pub(crate) async fn receive(&mut self) -> Option<Value> {
        loop {
            let wait = tokio::time::timeout(PATIENCE, self.stream.next());
            match wait.await.expect("a message in time") {
                Some(Ok(Message::Text(text))) => {
                    self.received.push(text.to_string());
                    let message: Value = serde_json::from_str(&text).expect("JSON");
                    check_server_message(&message);
                    self.take(&message);
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Whether the server says goodbye next, rather than hang up.
    pub(crate) async fn is_closed_in_order(&mut self) -> bool {
        let wait = tokio::time::timeout(PATIENCE, self.stream.next());
        let next = wait.await.expect("something in time");
        matches!(next, Some(Ok(Message::Close(Some(_)))))
    }

    fn take(&mut self, message: &Value) {
        show(&mut self.sight, message);
        match message["type"].as_str().expect("a type") {
            "snapshot" => self.dictionary = message["dictionary"].clone(),
            "update" => {
                if let Value::Object(new) = &message["dictionary"] {
                    let known = self.dictionary.as_object_mut().expect("an object");
                    known.extend(new.clone());
                }
            }
            _ => {}
        }
    }

    /// The next message of this kind.
    pub(crate) async fn next(&mut self, kind: &str) -> Value {
        loop {
            let message = self.receive().await;
            let message = message.unwrap_or_else(|| panic!("closed while waiting for {kind}"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.say_text(message.to_string()).await;
    }

    pub(crate) async fn say_text(&mut self, text: String) {
        self.stream
            .send(Message::text(text))
            .await
            .expect("the socket is open");
    }

    /// Sends a command and waits for its answer.
    pub(crate) async fn command(&mut self, command: &Value) -> Value {
        self.last_id += 1;
        let id = self.last_id;
        let said = json!({ "type": "do", "id": id, "command": command });
        self.say(&said).await;
        loop {
            let message = self.next("answer").await;
            if message["id"] == id {
                if message["answer"]["done"].is_object() {
                    check_client_message(&said);
                }
                return message["answer"].clone();
            }
        }
    }

    pub(crate) async fn decide(&mut self, words: &str) -> Value {
        let decide = json!({
            "type": "decide",
            "seq": self.sight["seq"],
            "choice": { "words": [words] },
        });
        self.command(&decide).await
    }

    /// Reads until this is so.
    pub(crate) async fn until(&mut self, fits: impl Fn(&Value) -> bool) {
        while !fits(&self.sight) {
            self.receive().await.expect("the socket is open");
        }
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let legal = self.sight["legal"].as_array().expect("a list").iter();
        legal
            .map(|words| words.as_str().expect("words").to_owned())
            .collect()
    }
}
