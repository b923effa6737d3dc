//! Writes the fixture of a release: a database with running and finished games of every kind, made by
//! talking to an areo binary as people do.
//!
//! `cargo run -p server --example fixture -- BINARY crates/server/tests/fixtures/NAME.db.gz`

#[path = "../tests/it/client.rs"]
#[allow(dead_code)]
mod client;
#[path = "../tests/it/contract.rs"]
#[allow(dead_code)]
mod contract;

use std::io::Write as _;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command};
use std::time::Duration;

use client::Client;
use kit::Rng;
use rand::RngExt as _;
use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _, SqliteConnection};

/// The seat by which a game asks the table itself.
const TABLE: u64 = 255;

/// The decisions made in a game that is left running; some games last only for a dozen.
const DECISIONS: usize = 30;
const FEW_DECISIONS: usize = 6;

#[tokio::main]
async fn main() {
    let args: Vec<_> = std::env::args().skip(1).collect();
    let [binary, out] = args.as_slice() else {
        panic!("two arguments: the binary, and the file to write");
    };
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("areo.db");
    let (server, address) = start(binary, &database);
    let mut anna = guest(address, "Anna").await;
    let mut ben = guest(address, "Ben").await;
    let mut rng = kit::rng(1);
    for (number, (game, players, options)) in kinds().into_iter().enumerate() {
        let setup = json!({ "players": players, "options": options });
        played_out(&mut anna, game, &setup, &mut rng).await;
        let decisions = match game {
            "shifter" => FEW_DECISIONS,
            _ => DECISIONS + number % 10,
        };
        running(&mut anna, game, &setup, decisions, &mut rng).await;
    }
    around_the_game(&mut anna, &mut ben, &mut rng).await;
    server.stop();
    pack(&database, Path::new(out), &[("Anna", &anna), ("Ben", &ben)]).await;
}

/// Every kind of game: its name, the players, the options.
fn kinds() -> Vec<(&'static str, usize, Value)> {
    let mut kinds = vec![
        ("shifter", 1, json!({})),
        (
            "shifter",
            2,
            json!({ "matching": "exact", "goals": "random" }),
        ),
        ("shifter", 3, json!({ "disasters": "two-reds" })),
        ("shifter", 4, json!({ "disasters": "yellow" })),
        ("shifter", 1, json!({ "disasters": "one-red" })),
        ("shifter", 2, json!({ "mode": "compete" })),
        (
            "shifter",
            4,
            json!({ "mode": "compete", "restore": "yes", "leader": "bidder" }),
        ),
        ("mars", 1, json!({})),
        (
            "mars",
            1,
            json!({ "solo-goal": "rating-63", "board": "hellas" }),
        ),
        ("mars", 2, json!({ "cards": "standard", "beginners": "A" })),
        ("mars", 3, json!({ "board": "elysium", "draft": "yes" })),
        (
            "mars",
            4,
            json!({ "board": "hellas", "draft": "yes", "initial-draft": "yes" }),
        ),
        ("mars", 5, json!({})),
        ("dice", 1, json!({})),
        ("dice", 2, json!({ "board": "side-2" })),
        ("dice", 3, json!({ "corporate-era": "yes" })),
        ("dice", 4, json!({ "corporate-era": "yes", "promo": "yes" })),
        ("dice", 2, json!({ "promo": "yes" })),
    ];
    for (board, level) in [
        ("tharsis", "normal"),
        ("hellas", "hard"),
        ("elysium", "brutal"),
    ] {
        let options = json!({ "automa": "yes", "board": board, "level": level });
        kinds.push(("mars", 1, options));
    }
    kinds
}

fn start(binary: &str, database: &Path) -> (Server, SocketAddr) {
    let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = free.local_addr().expect("it listens");
    drop(free);
    let server = Command::new(binary)
        .args(["serve", "--rate", "0", "--log", "warn"])
        .args(["--listen", &address.to_string()])
        .args(["--database", &format!("sqlite:{}", database.display())])
        .spawn()
        .expect("the binary starts");
    while TcpStream::connect(address).is_err() {
        std::thread::sleep(Duration::from_millis(50));
    }
    (Server(server), address)
}

/// A server that does not outlive this program.
struct Server(Child);

impl Server {
    /// Stops it in order.
    fn stop(mut self) {
        // The shell has a `kill` of its own, also where no such program is installed.
        let order = format!("kill {}", self.0.id());
        let asked = Command::new("sh").args(["-c", &order]).status();
        assert!(asked.is_ok_and(|status| status.success()), "it runs");
        self.0.wait().expect("it ends");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // After it was stopped in order, there is nothing to kill.
        drop(self.0.kill());
    }
}

async fn guest(address: SocketAddr, name: &str) -> Client {
    let mut client = Client::new(address);
    client
        .ok("POST", "/api/guest", &json!({ "name": name }))
        .await;
    client
}

/// A game against quick computers that is played to its end.
async fn played_out(anna: &mut Client, game: &str, setup: &Value, rng: &mut Rng) {
    let others = setup["players"].as_u64().expect("a number") - 1;
    let mut seats = vec![json!("me")];
    seats.extend((0..others).map(|_| json!({ "computer": "greedy" })));
    let table = anna
        .table(&json!({
            "game": game, "setup": setup, "rules": { "pace": "instant" },
            "seats": seats, "start": true,
        }))
        .await;
    let path = format!("/api/tables/{table}");
    while anna.get(&path).await["sight"]["stage"] != "over" {
        if !decide(anna, &table, rng).await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// A game at one device in which so much was decided.
async fn running(anna: &mut Client, game: &str, setup: &Value, decisions: usize, rng: &mut Rng) {
    let players = setup["players"].as_u64().expect("a number");
    let mut seats = vec![json!("me")];
    seats.extend((1..players).map(|seat| json!({ "guest": format!("Guest {seat}") })));
    let table = anna
        .table(&json!({
            "game": game, "setup": setup, "rules": { "pace": "instant" },
            "seats": seats, "start": true,
        }))
        .await;
    for _ in 0..decisions {
        if !decide(anna, &table, rng).await {
            break;
        }
    }
}

/// Lets one of the seats of somebody decide at random; whether one was asked.
async fn decide(client: &mut Client, table: &str, rng: &mut Rng) -> bool {
    let path = format!("/api/tables/{table}");
    let sight = client.get(&path).await["sight"].take();
    let own = |seat: &&Value| {
        let seats = sight["you"]["seats"].as_array();
        seats.is_some_and(|seats| seats.contains(seat)) && seat.as_u64() != Some(TABLE)
    };
    let asked: Vec<_> = sight["asked"]
        .as_array()
        .into_iter()
        .flatten()
        .filter(own)
        .collect();
    if asked.is_empty() {
        return false;
    }
    let path = format!("{path}?seat={}", asked[rng.random_range(0..asked.len())]);
    let sight = client.get(&path).await["sight"].take();
    let legal = sight["legal"].as_array().expect("a list");
    let words = &legal[rng.random_range(0..legal.len())];
    let decide = json!({ "type": "decide", "seq": sight["seq"], "choice": { "words": [words] } });
    client.ok("POST", &path, &decide).await;
    true
}

/// What tables know beside a game: two people, clocks, invitations, orders, undo, chat.
async fn around_the_game(anna: &mut Client, ben: &mut Client, rng: &mut Rng) {
    let gathering = json!({
        "game": "mars", "setup": { "players": 3 }, "seats": ["me", "free", "free"], "public": true,
    });
    anna.table(&gathering).await;
    for game in ["dice", "mars"] {
        let table = together(anna, ben, game).await;
        for _ in 0..12 {
            let seated = [&mut *anna, &mut *ben];
            for client in seated {
                decide(client, &table, rng).await;
            }
        }
        let say = json!({ "type": "say", "text": "Good luck!" });
        ben.command(&table, &say).await;
        let hold = json!({ "type": "hold-turns", "hold": true });
        anna.command(&table, &hold).await;
        let orders = json!({
            "type": "orders", "orders": [{ "prompt": "turn", "words": "pass", "once": true }],
        });
        // Not every game knows these words.
        drop(
            ben.request("POST", &format!("/api/tables/{table}"), &orders)
                .await,
        );
        // One of them takes something back alone, or asks for it.
        for client in [&mut *anna, &mut *ben] {
            let path = format!("/api/tables/{table}");
            let seq = client.get(&path).await["sight"]["seq"].clone();
            let undo = json!({ "type": "undo", "seq": seq });
            drop(client.request("POST", &path, &undo).await);
        }
    }
    // One where somebody has left to a computer, and one that was given up.
    let table = together(anna, ben, "shifter").await;
    decide(anna, &table, rng).await;
    ben.command(&table, &json!({ "type": "leave" })).await;
    let table = together(anna, ben, "dice").await;
    ben.command(&table, &json!({ "type": "resign" })).await;
    anna.command(&table, &json!({ "type": "claim" })).await;
}

/// A game of two people with clocks.
async fn together(anna: &mut Client, ben: &mut Client, game: &str) -> String {
    let table = anna
        .table(&json!({
            "game": game, "setup": { "players": 2 }, "seats": ["me", "free"], "public": true,
            "rules": {
                "pace": "instant",
                "clock": { "type": "bank", "time": 86_400_000, "increment": 1_000 },
            },
        }))
        .await;
    ben.command(&table, &json!({ "type": "sit", "seat": 1 }))
        .await;
    anna.command(&table, &json!({ "type": "start" })).await;
    table
}

/// Writes the database into one small file, with what those who play need to be known again.
async fn pack(database: &Path, out: &Path, people: &[(&str, &Client)]) {
    let url = format!("sqlite:{}", database.display());
    let mut connection = SqliteConnection::connect(&url).await.expect("it opens");
    let table = "CREATE TABLE fixture (name TEXT NOT NULL, cookie TEXT NOT NULL) STRICT";
    connection.execute(table).await.expect("written");
    for (name, client) in people {
        sqlx::query("INSERT INTO fixture (name, cookie) VALUES (?, ?)")
            .bind(name)
            .bind(&client.cookie)
            .execute(&mut connection)
            .await
            .expect("written");
    }
    for pragma in ["PRAGMA journal_mode = DELETE", "VACUUM"] {
        connection.execute(pragma).await.expect("written");
    }
    connection.close().await.expect("closed");
    let bytes = std::fs::read(database).expect("read");
    let file = std::fs::File::create(out).expect("it can be written");
    let mut encoder = flate2::write::GzEncoder::new(file, flate2::Compression::best());
    encoder.write_all(&bytes).expect("written");
    encoder.finish().expect("written");
}
