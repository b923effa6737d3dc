//! A long day of a server: people who play every game, undo, chat, leave and come back, computers,
//! logins right and wrong, spectators who come and go.
//!
//! `cargo run --release --package server --example soak -- --minutes 60`
//!
//! It starts a server of its own (a process with a database in a temporary folder) and prints a line
//! of figures each minute. In the end it compares every game with what was acknowledged, plays every
//! game of a backup again, and compares the memory with that after the first sixth of the time. The
//! exit status is 1 if something was lost, a request failed, or the memory grew.

#![allow(clippy::print_stdout, clippy::print_stderr)] // Printing is what it is for.

#[path = "support/mod.rs"]
mod support;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::SinkExt as _;
use kit::Rng;
use rand::RngExt as _;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use support::{Failure, Server, Socket, guest, post, serve_here};

/// How much the memory may grow after the first sixth of the time, in kB.
const GROWTH: f64 = 15_000.0;

/// Tables of people, of people against computers, and of computers alone.
const TABLES: usize = 24;

/// Spectators, and people who log in, at the same time.
const SPECTATORS: usize = 12;
const LOGINS: usize = 2;

/// How long a player thinks at most, in milliseconds.
const THINKING: u64 = 120;

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [serve, database, idle] = args.as_slice()
        && serve == "serve"
    {
        return serve_here(database, idle);
    }
    let minutes: f64 = match args.as_slice() {
        [] => 60.0,
        [name, value] if name == "--minutes" => value.parse()?,
        _ => return Err("there is the flag --minutes".into()),
    };
    let day = Duration::from_secs_f64(minutes * 60.0);
    tokio::runtime::Runtime::new()?.block_on(soak(day))
}

/// What was told to be done at a table and was not undone, in order.
struct Acknowledged {
    /// Whether nobody else has decided anything there.
    all: bool,
    words: Vec<String>,
}

/// What all share.
struct Crowd {
    address: SocketAddr,
    end: Instant,
    /// The tables where people play, by id.
    acknowledged: Mutex<BTreeMap<String, Acknowledged>>,
    /// Tables that can be looked at.
    open: Mutex<Vec<String>>,
    decisions: AtomicU64,
    undone: AtomicU64,
    games: AtomicU64,
    looks: AtomicU64,
    logins: AtomicU64,
    slowest: AtomicU64,
}

async fn soak(day: Duration) -> Result<(), Failure> {
    let server = Server::start(20)?;
    let begun = Instant::now();
    let crowd = Arc::new(Crowd {
        address: server.address,
        end: begun + day,
        acknowledged: Mutex::default(),
        open: Mutex::default(),
        decisions: AtomicU64::new(0),
        undone: AtomicU64::new(0),
        games: AtomicU64::new(0),
        looks: AtomicU64::new(0),
        logins: AtomicU64::new(0),
        slowest: AtomicU64::new(0),
    });
    let mut all = tokio::task::JoinSet::new();
    for number in 0..TABLES {
        all.spawn(play(Arc::clone(&crowd), number));
    }
    for number in 0..SPECTATORS {
        all.spawn(look_on(Arc::clone(&crowd), number));
    }
    for number in 0..LOGINS {
        all.spawn(log_in(Arc::clone(&crowd), number));
    }
    println!(
        "minute  memory MB  log MB  database MB  CPU s  games  decisions  undone  looks  logins  slowest ms"
    );
    let line = (day / 60)
        .max(Duration::from_secs(5))
        .min(Duration::from_secs(60));
    let mut ticks = tokio::time::interval(line);
    let mut early = None;
    let mut largest: f64 = 0.0;
    ticks.tick().await;
    loop {
        tokio::select! {
            _ = ticks.tick() => {
                print_line(&server, &crowd, begun)?;
                if begun.elapsed() >= day / 6 {
                    let memory = server.memory()?;
                    early.get_or_insert(memory);
                    largest = largest.max(memory);
                }
            }
            ended = all.join_next() => match ended {
                Some(ended) => ended??,
                None => break,
            },
        }
    }
    let lost = compare(&server, &crowd).await?;
    let early = early.ok_or("too short to say anything about the memory")?;
    println!("{lost} decisions differ from what was acknowledged");
    let faulty = play_backup(&server).await?;
    println!(
        "memory grew by {:.1} MB after the first sixth",
        (largest - early) / 1_000.0
    );
    match lost == 0 && faulty == 0 && largest - early < GROWTH {
        true => Ok(()),
        false => Err("something was lost, or the memory grew".into()),
    }
}

fn print_line(server: &Server, crowd: &Crowd, begun: Instant) -> Result<(), Failure> {
    let megabytes = |suffix: &str| {
        let mut name = server.database.clone().into_os_string();
        name.push(suffix);
        std::fs::metadata(name).map_or(0.0, |file| file.len() as f64 / 1e6)
    };
    let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    println!(
        "{:6.1}  {:9.1}  {:6.1}  {:11.1}  {:5.0}  {:5}  {:9}  {:6}  {:5}  {:6}  {:10}",
        begun.elapsed().as_secs_f64() / 60.0,
        server.memory()? / 1_000.0,
        megabytes("-wal"),
        megabytes(""),
        server.cpu()?.as_secs_f64(),
        count(&crowd.games),
        count(&crowd.decisions),
        count(&crowd.undone),
        count(&crowd.looks),
        count(&crowd.logins),
        crowd.slowest.swap(0, Ordering::Relaxed),
    );
    Ok(())
}

/// How many decisions on disk are not those that were acknowledged.
async fn compare(server: &Server, crowd: &Crowd) -> Result<usize, Failure> {
    let acknowledged = std::mem::take(&mut *lock(&crowd.acknowledged));
    let mut lost = 0;
    for (table, Acknowledged { all, words }) in acknowledged {
        let mut stored = Vec::new();
        let each = |exported: server::Exported| {
            let record = exported.record.map_err(|why| format!("{why:?}"));
            stored = record?.moves.into_iter().map(|step| step.words).collect();
            Ok::<_, Failure>(())
        };
        server::export(&server.database, Some(&table), each).await?;
        let mut left = stored.iter();
        if all {
            let same = left.zip(&words).take_while(|(a, b)| a == b).count();
            lost += stored.len().max(words.len()) - same;
        } else {
            // Computers have decided in between.
            let kept = words.iter().take_while(|words| left.any(|it| it == *words));
            lost += words.len() - kept.count();
        }
    }
    Ok(lost)
}

/// How many games of a backup cannot be played again as they are stored.
async fn play_backup(server: &Server) -> Result<usize, Failure> {
    let copy = server.database.with_extension("copy");
    server::back_up(&server.database, &copy).await?;
    let (mut sound, mut faulty) = (0, 0);
    let each = |verified: server::Verified| {
        match verified.fault {
            None => sound += 1,
            Some(why) => {
                faulty += 1;
                println!("{}: {why}", verified.id);
            }
        }
        Ok::<_, Failure>(())
    };
    server::verify(&copy, &server::games(), each).await?;
    println!("{sound} games of a backup were played again, {faulty} are faulty");
    Ok(faulty)
}

/// Plays one game after the other at tables of one kind, until the day is over.
async fn play(crowd: Arc<Crowd>, number: usize) -> Result<(), Failure> {
    let mut rng = kit::rng(number as u64);
    let game = ["shifter", "mars", "dice"][number % 3];
    let computer = ["random", "newcomer"][number % 2];
    let people = match number / 3 % 3 {
        0 => 2,
        kind => 2 - kind,
    };
    let cookies = [guest(crowd.address).await?, guest(crowd.address).await?];
    while Instant::now() < crowd.end {
        let id = open(&crowd, &cookies, game, people, computer).await?;
        lock(&crowd.open).push(id.clone());
        let mut sockets = Vec::new();
        for cookie in cookies.iter().take(people) {
            let path = format!("/api/tables/{id}/socket");
            sockets.push(Socket::open(crowd.address, &path, cookie).await?);
        }
        if people > 0 {
            let told = Acknowledged {
                all: people == 2,
                words: Vec::new(),
            };
            lock(&crowd.acknowledged).insert(id.clone(), told);
        }
        match people {
            0 => watch_computers(&crowd, &id).await?,
            _ => play_out(&crowd, &id, &mut sockets, &cookies, &mut rng).await?,
        }
        lock(&crowd.open).retain(|other| *other != id);
        crowd.games.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

/// Opens a table for so many people, with computers in the other seats; its id.
async fn open(
    crowd: &Crowd,
    cookies: &[String; 2],
    game: &str,
    people: usize,
    computer: &str,
) -> Result<String, Failure> {
    let computer = json!({ "computer": computer });
    let seats = match people {
        2 => json!(["me", "free"]),
        1 => json!(["me", computer]),
        _ => json!([computer, computer]),
    };
    let new = json!({
        "game": game, "setup": { "players": 2 }, "rules": { "pace": "instant" },
        "public": true, "seats": seats, "start": people < 2,
    });
    let (_, made) = post(crowd.address, "/api/tables", &cookies[0], &new).await?;
    let id = made["id"].as_str().ok_or_else(|| made.to_string())?;
    let path = format!("/api/tables/{id}");
    if people == 2 {
        let sit = json!({ "type": "sit", "seat": 1 });
        done(crowd, &path, &cookies[1], &sit).await?;
        let start = json!({ "type": "start" });
        done(crowd, &path, &cookies[0], &start).await?;
    }
    Ok(id.to_owned())
}

/// Sends a command that must be done.
async fn done(crowd: &Crowd, path: &str, cookie: &str, command: &Value) -> Result<Value, Failure> {
    let (_, answer) = post(crowd.address, path, cookie, command).await?;
    match answer["seq"].is_u64() {
        true => Ok(answer),
        false => Err(format!("{command}: {answer}").into()),
    }
}

/// Waits until a game of computers is over, or the day is.
async fn watch_computers(crowd: &Crowd, id: &str) -> Result<(), Failure> {
    let nobody = guest(crowd.address).await?;
    let path = format!("/api/tables/{id}/socket");
    let mut socket = Socket::open(crowd.address, &path, &nobody).await?;
    while Instant::now() < crowd.end && socket.stage != "over" {
        wait_for_news(&mut socket, Duration::from_secs(1)).await?;
    }
    Ok(())
}

/// Takes in the next message, if one comes in time.
async fn wait_for_news(socket: &mut Socket, time: Duration) -> Result<(), Failure> {
    let mut sizes = Vec::new();
    match tokio::time::timeout(time, socket.receive(&mut sizes)).await {
        Ok(told) => told.map(drop),
        Err(_) => Ok(()),
    }
}

/// Plays a game to its end, or the day's.
async fn play_out(
    crowd: &Crowd,
    id: &str,
    sockets: &mut [Socket],
    cookies: &[String; 2],
    rng: &mut Rng,
) -> Result<(), Failure> {
    let path = format!("/api/tables/{id}");
    let alone = sockets.len() == 2;
    while Instant::now() < crowd.end {
        tokio::time::sleep(Duration::from_millis(rng.random_range(0..THINKING))).await;
        let Some(asked) = sockets.iter().position(|socket| socket.choices() > 0) else {
            if sockets[0].stage == "over" {
                return Ok(());
            }
            sockets[0].receive(&mut Vec::new()).await?;
            continue;
        };
        let socket = &mut sockets[asked];
        let words = &socket.legal[rng.random_range(0..socket.choices())];
        let words = words.as_str().ok_or("words")?.to_owned();
        let decide = json!({ "type": "decide", "seq": socket.seq, "choice": { "words": [words] } });
        let begun = Instant::now();
        let Some(seq) = command(socket, &decide).await?["done"]["seq"].as_u64() else {
            // The computer was faster, which has come meanwhile.
            continue;
        };
        let took = u64::try_from(begun.elapsed().as_millis())?;
        crowd.slowest.fetch_max(took, Ordering::Relaxed);
        crowd.decisions.fetch_add(1, Ordering::Relaxed);
        let note = |change: &dyn Fn(&mut Vec<String>)| {
            if let Some(told) = lock(&crowd.acknowledged).get_mut(id) {
                change(&mut told.words);
            }
        };
        note(&|told| told.push(words.clone()));
        if alone && socket.undo["alone"].is_string() && rng.random_bool(0.2) {
            let undo = json!({ "type": "undo", "seq": socket.seq });
            let undone = command(socket, &undo).await?;
            if !undone["done"].is_object() {
                return Err(format!("{undo}: {undone}").into());
            }
            note(&|told| drop(told.pop()));
            crowd.undone.fetch_add(1, Ordering::Relaxed);
        }
        if rng.random_bool(0.02) {
            let say = json!({ "type": "say", "text": "well played" });
            done(crowd, &path, &cookies[asked], &say).await?;
        }
        if !alone && rng.random_bool(0.02) {
            // A computer plays on meanwhile.
            for kind in ["leave", "back"] {
                let (_, answer) =
                    post(crowd.address, &path, &cookies[0], &json!({ "type": kind })).await?;
                if !answer["seq"].is_u64() && answer["code"] != "not-playing" {
                    return Err(format!("{kind}: {answer}").into());
                }
            }
        }
        for socket in &mut *sockets {
            while socket.seq.as_u64() < Some(seq) {
                socket.receive(&mut Vec::new()).await?;
            }
        }
    }
    Ok(())
}

/// Sends a command over a socket; its answer.
async fn command(socket: &mut Socket, command: &Value) -> Result<Value, Failure> {
    let message = json!({ "type": "do", "id": 1, "command": command }).to_string();
    socket.stream.send(Message::text(message)).await?;
    loop {
        if let Some(answer) = socket.receive(&mut Vec::new()).await? {
            return Ok(answer);
        }
    }
}

/// Looks at tables for a while each, until the day is over.
async fn look_on(crowd: Arc<Crowd>, number: usize) -> Result<(), Failure> {
    let mut rng = kit::rng(1_000 + number as u64);
    let cookie = guest(crowd.address).await?;
    while Instant::now() < crowd.end {
        let id = {
            let open = lock(&crowd.open);
            let at = rng.random_range(0..open.len().max(1));
            open.get(at).cloned()
        };
        let Some(id) = id else {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        let path = format!("/api/tables/{id}/socket");
        let mut socket = Socket::open(crowd.address, &path, &cookie).await?;
        crowd.looks.fetch_add(1, Ordering::Relaxed);
        let until = Instant::now() + Duration::from_millis(rng.random_range(0..10_000));
        while Instant::now() < until.min(crowd.end) {
            wait_for_news(&mut socket, Duration::from_millis(500)).await?;
        }
    }
    Ok(())
}

/// Registers, then logs in rightly and wrongly, until the day is over.
async fn log_in(crowd: Arc<Crowd>, number: usize) -> Result<(), Failure> {
    let cookie = guest(crowd.address).await?;
    let name = format!("Soak {number}");
    let right = json!({ "name": name, "password": "correct horse" });
    let wrong = json!({ "name": name, "password": "battery staple" });
    let (_, me) = post(crowd.address, "/api/register", &cookie, &right).await?;
    if me["registered"] != true {
        return Err(me.to_string().into());
    }
    while Instant::now() < crowd.end {
        let (cookie, me) = post(crowd.address, "/api/login", "", &right).await?;
        let cookie = cookie.ok_or_else(|| me.to_string())?;
        let (_, refused) = post(crowd.address, "/api/login", "", &wrong).await?;
        if refused["code"] != "wrong-login" {
            return Err(refused.to_string().into());
        }
        post(crowd.address, "/api/logout", &cookie, &Value::Null).await?;
        crowd.logins.fetch_add(1, Ordering::Relaxed);
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    Ok(())
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
