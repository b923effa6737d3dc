//! What the examples share: a server process of their own, and clients that play at random.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use futures_util::StreamExt as _;
use http_body_util::{BodyExt as _, Full};
use hyper::Request;
use hyper::body::Bytes;
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};
use wire::delta;

/// What went wrong, in words.
pub(crate) type Failure = Box<dyn std::error::Error + Send + Sync>;

/// The server process.
#[tokio::main]
pub(crate) async fn serve_here(database: &str, idle: &str) -> Result<(), Failure> {
    let settings = [
        ("database", database),
        ("rate", "0"),
        ("idle-seconds", idle),
        ("listen", "127.0.0.1:0"),
        ("log", "warn"),
    ];
    let flags: BTreeMap<_, _> = settings
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .into_iter()
        .collect();
    let config = server::Config::read(&flags, |_| None, None)?;
    server::start_log(&config);
    let listener = TcpListener::bind(config.listen).await?;
    let server = server::Server::open(config, server::games()).await?;
    println!("{}", listener.local_addr()?);
    server.serve(listener, std::future::pending()).await;
    Ok(())
}

/// A server process that ends with this value.
pub(crate) struct Server {
    process: Child,
    pub(crate) address: SocketAddr,
    /// Its database file.
    pub(crate) database: PathBuf,
    _folder: tempfile::TempDir,
}

impl Server {
    pub(crate) fn start(idle: u64) -> Result<Self, Failure> {
        use std::io::BufRead as _;
        let folder = tempfile::TempDir::new()?;
        let database = folder.path().join("areo.db");
        let url = format!("sqlite:{}", database.display());
        let mut process = Command::new(std::env::current_exe()?)
            .args(["serve", &url, &idle.to_string()])
            .stdout(Stdio::piped())
            .spawn()?;
        let output = process.stdout.take().ok_or("no output")?;
        let mut line = String::new();
        std::io::BufReader::new(output).read_line(&mut line)?;
        Ok(Self {
            process,
            address: line.trim().parse()?,
            database,
            _folder: folder,
        })
    }

    /// Resident memory in kB.
    pub(crate) fn memory(&self) -> Result<f64, Failure> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line
            .and_then(|rest| rest.trim().split(' ').next())
            .ok_or("no VmRSS")?;
        Ok(number.parse()?)
    }

    /// CPU time used so far.
    pub(crate) fn cpu(&self) -> Result<Duration, Failure> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id()))?;
        let rest = stat.rsplit(')').next().ok_or("no stat")?;
        let fields: Vec<_> = rest.split_whitespace().collect();
        let ticks: u64 = fields[11].parse::<u64>()? + fields[12].parse::<u64>()?;
        Ok(Duration::from_millis(ticks * 10))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// What a client has to know to play at random; the rest is left unread, since the clients share
/// the machine with the server that is measured.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) seq: Value,
    pub(crate) legal: Value,
    pub(crate) stage: Value,
    pub(crate) undo: Value,
}

/// As much of a message as that.
#[derive(Deserialize)]
struct Told {
    #[serde(rename = "type")]
    kind: String,
    sight: Option<Part>,
    delta: Option<Part>,
    answer: Option<Value>,
}

/// Of a sight, or of its delta.
#[derive(Deserialize)]
struct Part {
    seq: Option<Value>,
    legal: Option<Value>,
    stage: Option<Value>,
    undo: Option<Value>,
}

impl Socket {
    pub(crate) async fn open(
        address: SocketAddr,
        path: &str,
        cookie: &str,
    ) -> Result<Self, Failure> {
        let mut request = format!("ws://{address}{path}").into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse()?);
        let config = WebSocketConfig::default().read_buffer_size(4 << 10);
        let (stream, _) = connect_async_with_config(request, Some(config), true).await?;
        let mut socket = Self {
            stream,
            seq: Value::Null,
            legal: Value::Null,
            stage: Value::Null,
            undo: Value::Null,
        };
        while socket.seq.is_null() {
            socket.receive(&mut Vec::new()).await?;
        }
        Ok(socket)
    }

    pub(crate) fn choices(&self) -> usize {
        self.legal.as_array().map_or(0, Vec::len)
    }

    /// Takes in the next message; the answer, if it is one.
    pub(crate) async fn receive(
        &mut self,
        bytes: &mut Vec<usize>,
    ) -> Result<Option<Value>, Failure> {
        loop {
            let message = self.stream.next().await;
            let Message::Text(text) = message.ok_or("the server closed a socket")?? else {
                continue;
            };
            let told: Told = serde_json::from_str(&text)?;
            match told.kind.as_str() {
                "update" => bytes.push(text.len()),
                "closed" => return Err(text.to_string().into()),
                _ => {}
            }
            if let Some(sight) = told.sight {
                self.seq = sight.seq.unwrap_or_default();
                self.legal = sight.legal.unwrap_or_default();
                self.stage = sight.stage.unwrap_or_default();
                self.undo = sight.undo.unwrap_or_default();
            }
            if let Some(delta) = told.delta {
                for (part, change) in [
                    (&mut self.seq, delta.seq),
                    (&mut self.legal, delta.legal),
                    (&mut self.stage, delta.stage),
                    (&mut self.undo, delta.undo),
                ] {
                    if let Some(change) = change {
                        delta::apply(part, &change).map_err(|_| "a delta does not fit")?;
                    }
                }
            }
            return Ok(told.answer);
        }
    }
}

pub(crate) async fn guest(address: SocketAddr) -> Result<String, Failure> {
    let (cookie, _) = post(address, "/api/guest", "", &json!({ "name": "Load" })).await?;
    cookie.ok_or_else(|| "no cookie".into())
}

pub(crate) async fn post(
    address: SocketAddr,
    path: &str,
    cookie: &str,
    body: &Value,
) -> Result<(Option<String>, Value), Failure> {
    let io = TokioIo::new(TcpStream::connect(address).await?);
    let (mut sender, connection) = hyper::client::conn::http1::handshake(io).await?;
    tokio::spawn(connection);
    let request = Request::post(path)
        .header("host", address.to_string())
        .header("cookie", cookie)
        .body(Full::new(Bytes::from(body.to_string())))?;
    let response = sender.send_request(request).await?;
    let cookie = response
        .headers()
        .get("set-cookie")
        .and_then(|value| value.to_str().ok());
    let cookie = cookie
        .and_then(|text| text.split(';').next())
        .map(str::to_owned);
    let body = response.into_body().collect().await?.to_bytes();
    Ok((cookie, serde_json::from_slice(&body)?))
}
