//! How much a server bears: tables with real WebSocket clients that play random decisions.
//!
//! `cargo run --release --package server --example load -- --tables 100,1000,2000,5000`
//!
//! For each number of tables it starts a server of its own (a process with a database in a
//! temporary folder), opens the tables, each with one socket for every seat, waits until all is
//! quiet, measures memory, then plays for some seconds at the given rate and prints what came of
//! it. Latency is from sending a decision until its answer (it is on disk then), and until the
//! other player sees it.

#![allow(clippy::print_stdout, clippy::print_stderr)] // Printing is what it is for.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full};
use hyper::Request;
use hyper::body::Bytes;
use hyper_util::rt::TokioIo;
use kit::Rng;
use rand::RngExt as _;
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};
use wire::delta;

/// What went wrong, in words.
type Failure = Box<dyn std::error::Error + Send + Sync>;

/// What is to be measured.
struct Wish {
    game: String,
    players: usize,
    tables: Vec<usize>,
    rate: f64,
    seconds: u64,
    quiet: u64,
}

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [serve, database] = args.as_slice()
        && serve == "serve"
    {
        return serve_here(database);
    }
    let mut wish = Wish {
        game: "mars".to_owned(),
        players: 2,
        tables: vec![100, 1_000, 2_000, 5_000],
        rate: 2_000.0,
        seconds: 20,
        quiet: 25,
    };
    for pair in args.chunks(2) {
        let [name, value] = pair else {
            return Err("flags come with values".into());
        };
        match name.as_str() {
            "--game" => wish.game.clone_from(value),
            "--players" => wish.players = value.parse()?,
            "--tables" => {
                wish.tables = value.split(',').map(str::parse).collect::<Result<_, _>>()?
            }
            "--rate" => wish.rate = value.parse()?,
            "--seconds" => wish.seconds = value.parse()?,
            "--quiet" => wish.quiet = value.parse()?,
            _ => {
                let known = "--game, --players, --tables, --rate, --seconds, --quiet";
                return Err(format!("there are the flags {known}").into());
            }
        }
    }
    tokio::runtime::Runtime::new()?.block_on(async {
        println!(
            "{}, {} players, {} decisions/s wanted for {} s",
            wish.game, wish.players, wish.rate, wish.seconds
        );
        println!("tables  decisions/s   answer p50   p95   p99   max   seen p50   p99 ms   update bytes p50   mean  kB/table idle  server CPU");
        for tables in &wish.tables {
            measure(&wish, *tables).await?;
        }
        Ok(())
    })
}

/// The server process.
#[tokio::main]
async fn serve_here(database: &str) -> Result<(), Failure> {
    let settings = [
        ("database", database),
        ("rate", "0"),
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
    println!("{}", listener.local_addr()?);
    server::run(listener, config, std::future::pending()).await?;
    Ok(())
}

/// A server process that ends with this value.
struct Server {
    process: Child,
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Server {
    fn start() -> Result<Self, Failure> {
        use std::io::BufRead as _;
        let folder = tempfile::TempDir::new()?;
        let database = format!("sqlite:{}", folder.path().join("areo.db").display());
        let mut process = Command::new(std::env::current_exe()?)
            .args(["serve", &database])
            .stdout(Stdio::piped())
            .spawn()?;
        let output = process.stdout.take().ok_or("no output")?;
        let mut line = String::new();
        std::io::BufReader::new(output).read_line(&mut line)?;
        Ok(Self {
            process,
            address: line.trim().parse()?,
            _folder: folder,
        })
    }

    /// Resident memory in kB.
    fn memory(&self) -> Result<f64, Failure> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line
            .and_then(|rest| rest.trim().split(' ').next())
            .ok_or("no VmRSS")?;
        Ok(number.parse()?)
    }

    /// CPU time used so far.
    fn cpu(&self) -> Result<Duration, Failure> {
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

/// What one table has measured.
#[derive(Default)]
struct Measured {
    answers: Vec<Duration>,
    seen: Vec<Duration>,
    bytes: Vec<usize>,
}

async fn measure(wish: &Wish, count: usize) -> Result<(), Failure> {
    let server = Server::start()?;
    let cookie = guest(server.address).await?;
    // Enough memory for the pools that every server has is not the tables' fault.
    let warm = Table::open(server.address, &cookie, wish).await?;
    drop(warm);
    tokio::time::sleep(Duration::from_secs(1)).await;
    let before = server.memory()?;
    let room = Arc::new(Semaphore::new(32));
    let opening = (0..count).map(|_| {
        let (room, cookie) = (Arc::clone(&room), cookie.clone());
        let address = server.address;
        async move {
            let _permit = room.acquire().await?;
            Table::open(address, &cookie, wish).await
        }
    });
    let tables: Vec<Result<Table, Failure>> = futures_util::future::join_all(opening).await;
    let tables = tables.into_iter().collect::<Result<Vec<_>, _>>()?;
    tokio::time::sleep(Duration::from_secs(wish.quiet)).await;
    let per_table = (server.memory()? - before) / count as f64;

    let pause = Duration::from_secs_f64(count as f64 / wish.rate);
    let (begun, cpu) = (Instant::now(), server.cpu()?);
    let end = begun + Duration::from_secs(wish.seconds);
    let mut playing = tokio::task::JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        let first = begun + pause.mul_f64(number as f64 / count as f64);
        let rng = kit::rng(number as u64);
        let cookie = cookie.clone();
        let wish = (wish.game.clone(), wish.players);
        playing.spawn(table.play(first, pause, end, rng, cookie, wish));
    }
    let mut all = Measured::default();
    while let Some(measured) = playing.join_next().await {
        let measured = measured??;
        all.answers.extend(measured.answers);
        all.seen.extend(measured.seen);
        all.bytes.extend(measured.bytes);
    }
    let took = begun.elapsed().as_secs_f64();
    let cpu = (server.cpu()? - cpu).as_secs_f64() / took;
    all.answers.sort_unstable();
    all.seen.sort_unstable();
    all.bytes.sort_unstable();
    let mean = all.bytes.iter().sum::<usize>() as f64 / all.bytes.len().max(1) as f64;
    println!(
        "{count:6}  {:11.0}  {:11.1} {:5.1} {:5.1} {:5.0}  {:9.1} {:8.1}  {:17} {:6.0}  {:13.1}  {:9.2}",
        all.answers.len() as f64 / took,
        at(&all.answers, 0.5),
        at(&all.answers, 0.95),
        at(&all.answers, 0.99),
        at(&all.answers, 1.0),
        at(&all.seen, 0.5),
        at(&all.seen, 0.99),
        all.bytes
            .get(all.bytes.len() / 2)
            .copied()
            .unwrap_or_default(),
        mean,
        per_table,
        cpu,
    );
    Ok(())
}

/// A value of a sorted list, in milliseconds.
fn at(sorted: &[Duration], part: f64) -> f64 {
    let last = sorted.len().saturating_sub(1);
    let index = (last as f64 * part).round() as usize;
    sorted
        .get(index)
        .map_or(0.0, |value| value.as_secs_f64() * 1_000.0)
}

/// A table with a socket for every seat.
struct Table {
    address: SocketAddr,
    sockets: Vec<Socket>,
}

impl Table {
    async fn open(address: SocketAddr, cookie: &str, wish: &Wish) -> Result<Self, Failure> {
        Self::make(address, cookie, &wish.game, wish.players).await
    }

    async fn make(
        address: SocketAddr,
        cookie: &str,
        game: &str,
        players: usize,
    ) -> Result<Self, Failure> {
        let mut seats = vec![json!("me")];
        seats.extend((1..players).map(|seat| json!({ "guest": format!("Seat {seat}") })));
        let new = json!({
            "game": game, "setup": { "players": players }, "seats": seats, "start": true,
        });
        let (_, made) = post(address, "/api/tables", Some(cookie), &new).await?;
        let id = made["id"].as_str().ok_or_else(|| made.to_string())?;
        let mut sockets = Vec::new();
        for seat in 0..players {
            let path = format!("/api/tables/{id}/socket?seat={seat}");
            sockets.push(Socket::open(address, &path, cookie).await?);
        }
        Ok(Self { address, sockets })
    }

    /// Decides now and then until the end, and begins a new game when one is over.
    async fn play(
        mut self,
        first: Instant,
        pause: Duration,
        end: Instant,
        mut rng: Rng,
        cookie: String,
        (game, players): (String, usize),
    ) -> Result<Measured, Failure> {
        let mut measured = Measured::default();
        let mut next = first;
        while next < end {
            tokio::time::sleep_until(next.into()).await;
            next += pause;
            if !self.decide(&mut rng, &mut measured).await? {
                self = Self::make(self.address, &cookie, &game, players).await?;
            }
        }
        Ok(measured)
    }

    /// One random decision; whether there was any to be made.
    async fn decide(&mut self, rng: &mut Rng, measured: &mut Measured) -> Result<bool, Failure> {
        let asked = self
            .sockets
            .iter()
            .position(|socket| !socket.legal().is_empty());
        let Some(asked) = asked else {
            return Ok(false);
        };
        let legal = self.sockets[asked].legal();
        let words = legal[rng.random_range(0..legal.len())].to_owned();
        let seq = self.sockets[asked].sight["seq"].clone();
        let command = json!({ "type": "decide", "seq": seq, "choice": { "words": [words] } });
        let message = json!({ "type": "do", "id": 1, "command": command }).to_string();
        let begun = Instant::now();
        self.sockets[asked]
            .stream
            .send(Message::text(message))
            .await?;
        let answer = loop {
            let message = self.sockets[asked].receive(&mut measured.bytes).await?;
            if message["type"] == "answer" {
                break message["answer"].clone();
            }
        };
        measured.answers.push(begun.elapsed());
        let Some(done) = answer["done"]["seq"].as_u64() else {
            return Err(format!("{words}: {answer}").into());
        };
        for (number, socket) in self.sockets.iter_mut().enumerate() {
            while socket.sight["seq"].as_u64() < Some(done) {
                socket.receive(&mut measured.bytes).await?;
            }
            if number != asked {
                measured.seen.push(begun.elapsed());
            }
        }
        Ok(true)
    }
}

struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    sight: Value,
}

impl Socket {
    async fn open(address: SocketAddr, path: &str, cookie: &str) -> Result<Self, Failure> {
        let mut request = format!("ws://{address}{path}").into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse()?);
        let config = WebSocketConfig::default().read_buffer_size(4 << 10);
        let (stream, _) = connect_async_with_config(request, Some(config), true).await?;
        let mut socket = Self {
            stream,
            sight: Value::Null,
        };
        while socket.sight.is_null() {
            socket.receive(&mut Vec::new()).await?;
        }
        Ok(socket)
    }

    fn legal(&self) -> Vec<&str> {
        let legal = self.sight["legal"].as_array();
        legal.map_or(Vec::new(), |list| {
            list.iter().filter_map(Value::as_str).collect()
        })
    }

    async fn receive(&mut self, bytes: &mut Vec<usize>) -> Result<Value, Failure> {
        loop {
            let message = self
                .stream
                .next()
                .await
                .ok_or("the server closed a socket")??;
            let Message::Text(text) = message else {
                continue;
            };
            let mut message: Value = serde_json::from_str(&text)?;
            match message["type"].as_str() {
                Some("snapshot") => self.sight = message["sight"].take(),
                Some("update") => {
                    bytes.push(text.len());
                    if !message["delta"].is_null() {
                        delta::apply(&mut self.sight, &message["delta"])
                            .map_err(|_| "a delta does not fit")?;
                    }
                }
                Some("closed") => return Err(text.to_string().into()),
                _ => {}
            }
            return Ok(message);
        }
    }
}

async fn guest(address: SocketAddr) -> Result<String, Failure> {
    let (cookie, _) = post(address, "/api/guest", None, &json!({ "name": "Load" })).await?;
    cookie.ok_or_else(|| "no cookie".into())
}

async fn post(
    address: SocketAddr,
    path: &str,
    cookie: Option<&str>,
    body: &Value,
) -> Result<(Option<String>, Value), Failure> {
    let io = TokioIo::new(TcpStream::connect(address).await?);
    let (mut sender, connection) = hyper::client::conn::http1::handshake(io).await?;
    tokio::spawn(connection);
    let request = Request::post(path)
        .header("host", address.to_string())
        .header("cookie", cookie.unwrap_or_default())
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
