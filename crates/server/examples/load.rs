//! How much a server bears: tables with real WebSocket clients that play random decisions.
//!
//! `cargo run --release --package server --example load -- --tables 100,1000,2000,5000`
//!
//! For each number of tables it starts a server of its own (a process with a database in a
//! temporary folder), opens the tables, each with a player and their socket for every seat, waits
//! until they have been quiet for longer than a table stays in memory, measures memory, then plays
//! for some seconds at the given rate and prints what came of it. The first seconds, in which all
//! tables come back at once, are told apart. Latency is from sending a decision until its answer
//! (it is on disk then), and until the other player sees it.

#![allow(clippy::print_stdout, clippy::print_stderr)] // Printing is what it is for.

#[allow(dead_code)] // Each example uses a part of it.
#[path = "support/mod.rs"]
mod support;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::SinkExt as _;
use kit::Rng;
use rand::RngExt as _;
use serde_json::json;
use tokio::sync::Semaphore;
use tokio_tungstenite::tungstenite::Message;

use support::{Failure, Server, Socket, guest, post, serve_here};

/// What is to be measured.
struct Wish {
    game: String,
    players: usize,
    tables: Vec<usize>,
    rate: f64,
    seconds: u64,
    warm: u64,
    idle: u64,
}

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [serve, database, idle] = args.as_slice()
        && serve == "serve"
    {
        return serve_here(database, idle);
    }
    let mut wish = Wish {
        game: "mars".to_owned(),
        players: 2,
        tables: vec![100, 1_000, 2_000, 5_000],
        rate: 2_000.0,
        seconds: 20,
        warm: 5,
        idle: 20,
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
            "--warm" => wish.warm = value.parse()?,
            "--idle" => wish.idle = value.parse()?,
            _ => {
                let known = "--game, --players, --tables, --rate, --seconds, --warm, --idle";
                return Err(format!("there are the flags {known}").into());
            }
        }
    }
    tokio::runtime::Runtime::new()?.block_on(async {
        println!(
            "{}, {} players, {} decisions/s wanted for {} s",
            wish.game, wish.players, wish.rate, wish.seconds
        );
        println!("tables  decisions/s   answer p50   p95   p99   max   seen p50   p99 ms  waking p99  update bytes p50   mean  kB/table idle  server CPU");
        for tables in &wish.tables {
            measure(&wish, *tables).await?;
        }
        Ok(())
    })
}

/// What was measured.
#[derive(Default)]
struct Measured {
    /// Until the answer, of decisions while the tables come back into memory.
    waking: Vec<Duration>,
    /// Until the answer, of all others.
    answers: Vec<Duration>,
    /// Until the others see it.
    seen: Vec<Duration>,
    bytes: Vec<usize>,
}

/// What all tables of a measurement share.
struct Party {
    address: SocketAddr,
    game: String,
    /// A cookie for each seat.
    people: Vec<String>,
    pause: Duration,
    warm: Instant,
    end: Instant,
}

async fn measure(wish: &Wish, count: usize) -> Result<(), Failure> {
    let server = Server::start(wish.idle)?;
    let mut people = Vec::new();
    for _ in 0..wish.players {
        people.push(guest(server.address).await?);
    }
    let now = Instant::now();
    let mut party = Party {
        address: server.address,
        game: wish.game.clone(),
        people,
        pause: Duration::from_secs_f64(count as f64 / wish.rate),
        warm: now,
        end: now,
    };
    // Enough memory for the pools that every server has is not the tables' fault.
    drop(Table::open(&party).await?);
    tokio::time::sleep(Duration::from_secs(1)).await;
    let before = server.memory()?;
    let room = Semaphore::new(32);
    let opening = (0..count).map(async |_| {
        let _permit = room.acquire().await?;
        Table::open(&party).await
    });
    let tables: Vec<Result<Table, Failure>> = futures_util::future::join_all(opening).await;
    let tables = tables.into_iter().collect::<Result<Vec<_>, _>>()?;
    tokio::time::sleep(Duration::from_secs(wish.idle + 5)).await;
    let per_table = (server.memory()? - before) / count as f64;

    let begun = Instant::now();
    party.warm = begun + Duration::from_secs(wish.warm);
    party.end = party.warm + Duration::from_secs(wish.seconds);
    let party = Arc::new(party);
    let mut playing = tokio::task::JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        let first = begun + party.pause.mul_f64(number as f64 / count as f64);
        let rng = kit::rng(number as u64);
        playing.spawn(table.play(Arc::clone(&party), first, rng));
    }
    tokio::time::sleep_until(party.warm.into()).await;
    let (begun, cpu) = (Instant::now(), server.cpu()?);
    let mut all = Measured::default();
    while let Some(measured) = playing.join_next().await {
        let measured = measured??;
        all.waking.extend(measured.waking);
        all.answers.extend(measured.answers);
        all.seen.extend(measured.seen);
        all.bytes.extend(measured.bytes);
    }
    let took = begun.elapsed().as_secs_f64();
    let cpu = (server.cpu()? - cpu).as_secs_f64() / took;
    all.waking.sort_unstable();
    all.answers.sort_unstable();
    all.seen.sort_unstable();
    all.bytes.sort_unstable();
    let mean = all.bytes.iter().sum::<usize>() as f64 / all.bytes.len().max(1) as f64;
    let median = all.bytes.get(all.bytes.len() / 2).copied();
    println!(
        "{count:6}  {:11.0}  {:11.1} {:5.1} {:5.1} {:5.0}  {:9.1} {:8.1}  {:10.1}  {:17} {:6.0}  {per_table:13.1}  {cpu:9.2}",
        all.answers.len() as f64 / took,
        at(&all.answers, 0.5),
        at(&all.answers, 0.95),
        at(&all.answers, 0.99),
        at(&all.answers, 1.0),
        at(&all.seen, 0.5),
        at(&all.seen, 0.99),
        at(&all.waking, 0.99),
        median.unwrap_or_default(),
        mean,
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
    sockets: Vec<Socket>,
}

impl Table {
    async fn open(party: &Party) -> Result<Self, Failure> {
        let setup = json!({ "players": party.people.len() });
        let new = json!({ "game": party.game, "setup": setup, "seats": ["me"] });
        let (_, made) = post(party.address, "/api/tables", &party.people[0], &new).await?;
        let id = made["id"].as_str().ok_or_else(|| made.to_string())?;
        let path = format!("/api/tables/{id}");
        for (seat, cookie) in party.people.iter().enumerate().skip(1) {
            let invitation = json!({ "invite": made["invite"] });
            post(
                party.address,
                &format!("{path}/admission"),
                cookie,
                &invitation,
            )
            .await?;
            let sit = json!({ "type": "sit", "seat": seat });
            post(party.address, &path, cookie, &sit).await?;
        }
        let start = json!({ "type": "start" });
        post(party.address, &path, &party.people[0], &start).await?;
        let mut sockets = Vec::new();
        for cookie in &party.people {
            sockets.push(Socket::open(party.address, &format!("{path}/socket"), cookie).await?);
        }
        Ok(Self { sockets })
    }

    /// Decides now and then until the end, and begins a new game when one is over.
    async fn play(
        mut self,
        party: Arc<Party>,
        first: Instant,
        mut rng: Rng,
    ) -> Result<Measured, Failure> {
        let mut measured = Measured::default();
        let mut next = first;
        while next < party.end {
            tokio::time::sleep_until(next.into()).await;
            let is_warm = next >= party.warm;
            next += party.pause;
            if !self.decide(&mut rng, &mut measured, is_warm).await? {
                self = Self::open(&party).await?;
            }
        }
        Ok(measured)
    }

    /// One random decision; whether there was any to be made.
    async fn decide(
        &mut self,
        rng: &mut Rng,
        measured: &mut Measured,
        is_warm: bool,
    ) -> Result<bool, Failure> {
        let asked = self.sockets.iter().position(|socket| socket.choices() > 0);
        let Some(asked) = asked else {
            return Ok(false);
        };
        let socket = &mut self.sockets[asked];
        let words = socket.legal[rng.random_range(0..socket.choices())].clone();
        let command =
            json!({ "type": "decide", "seq": socket.seq, "choice": { "words": [words] } });
        let message = json!({ "type": "do", "id": 1, "command": command }).to_string();
        let begun = Instant::now();
        socket.stream.send(Message::text(message)).await?;
        let answer = loop {
            if let Some(answer) = socket.receive(&mut measured.bytes).await? {
                break answer;
            }
        };
        let answers = match is_warm {
            true => &mut measured.answers,
            false => &mut measured.waking,
        };
        answers.push(begun.elapsed());
        let Some(done) = answer["done"]["seq"].as_u64() else {
            return Err(format!("{words}: {answer}").into());
        };
        for (number, socket) in self.sockets.iter_mut().enumerate() {
            while socket.seq.as_u64() < Some(done) {
                socket.receive(&mut measured.bytes).await?;
            }
            if number != asked && is_warm {
                measured.seen.push(begun.elapsed());
            }
        }
        Ok(true)
    }
}
