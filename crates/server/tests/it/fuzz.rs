//! Nonsense of every kind: refused without a crash, and without changing anything.

use std::time::Duration;

use futures_util::SinkExt as _;
use kit::Rng;
use rand::RngExt as _;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::{Client, House, Socket};

/// Bad messages of a run.
fn messages() -> usize {
    if crate::is_slow_run() { 100_000 } else { 4_000 }
}

/// Who sends nonsense at once.
const FUZZERS: usize = 8;

async fn a_running_game(house: &House) -> (Client, Client, String) {
    let (mut anna, mut ben, table) = house.two_at_a_table().await;
    anna.decide(&table, "take 1").await;
    ben.decide(&table, "take 1").await;
    (anna, ben, table)
}

/// What Anna sees, but for who is there.
async fn state(anna: &mut Client, table: &str) -> Value {
    let mut seen = anna.get(&format!("/api/tables/{table}")).await;
    let sight = &mut seen["sight"];
    sight["watching"] = Value::Null;
    for seat in 0..2 {
        sight["seats"][seat]["present"] = Value::Null;
    }
    json!([sight, seen["log"], seen["chat"]])
}

#[tokio::test]
async fn sockets_withstand_nonsense() {
    let house = House::new().await;
    let (mut anna, ben, table) = a_running_game(&house).await;
    let before = state(&mut anna, &table).await;
    let mut tasks = tokio::task::JoinSet::new();
    for fuzzer in 0..FUZZERS {
        // Anna is asked, Ben is not, and the others are strangers, with a name or without.
        let client = match fuzzer % 4 {
            0 => anna.clone(),
            1 => ben.clone(),
            2 => house.guest("Cleo").await,
            _ => Client::new(house.address),
        };
        let table = table.clone();
        tasks.spawn(async move {
            let mut rng = kit::rng(u64::try_from(fuzzer).expect("a few"));
            let mut socket = client.socket(&table).await;
            for _ in 0..messages() / FUZZERS {
                let message = nonsense(&mut rng);
                if socket.stream.send(message).await.is_err() || !answered(&mut socket).await {
                    socket = client.socket(&table).await;
                }
            }
        });
    }
    tasks.join_all().await;
    let mut after = state(&mut anna, &table).await;
    after[0]["seq"] = before[0]["seq"].clone();
    assert_eq!(after, before);
    check_metrics(&mut anna).await;
    anna.decide(&table, "take 1").await;
}

/// Waits until the server has dealt with everything; whether the socket is still open.
async fn answered(socket: &mut Socket) -> bool {
    if socket
        .stream
        .send(Message::text(r#"{"type":"ping"}"#))
        .await
        .is_err()
    {
        return false;
    }
    while let Some(message) = socket.receive().await {
        if message["type"] == "pong" {
            return true;
        }
        let done = &message["answer"]["done"];
        assert!(
            done.is_null(),
            "nonsense was done: {:?}",
            socket.received.last()
        );
    }
    false
}

#[tokio::test]
async fn requests_withstand_nonsense() {
    let house = House::new().await;
    let (mut anna, ben, table) = a_running_game(&house).await;
    let before = state(&mut anna, &table).await;
    let document = anna.get("/api").await;
    let mut targets = Vec::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            targets.push((method.to_uppercase(), path.clone()));
        }
    }
    let mut tasks = tokio::task::JoinSet::new();
    for fuzzer in 0..FUZZERS {
        let mut client = if fuzzer % 2 == 0 {
            ben.clone()
        } else {
            Client::new(house.address)
        };
        let (targets, table) = (targets.clone(), table.clone());
        tasks.spawn(async move {
            let mut rng = kit::rng(u64::try_from(fuzzer).expect("a few"));
            for _ in 0..messages() / FUZZERS / 4 {
                let (method, path) = &targets[rng.random_range(0..targets.len())];
                let id = if rng.random_bool(0.7) {
                    table.clone()
                } else {
                    word(&mut rng)
                };
                let path = path.replace("{id}", &id).replace("{game}", "toy");
                let path = path.replace("{secret}", &word(&mut rng));
                if path.ends_with("/events") || path == "/api/logout" || path == "/api/guest" {
                    continue; // These are fine as they are.
                }
                let query = if rng.random_bool(0.5) {
                    format!(
                        "?seat={}&since={}&after=-1",
                        rng.random_range(0..9),
                        word(&mut rng)
                    )
                } else {
                    String::new()
                };
                let body = match nonsense(&mut rng) {
                    Message::Text(text) => text.as_bytes().to_vec(),
                    Message::Binary(bytes) => bytes.to_vec(),
                    _ => Vec::new(),
                };
                let cookie = client.cookie.clone();
                let answer = client.send(method, &format!("{path}{query}"), body).await;
                client.cookie = cookie;
                let status = answer.status;
                assert!(
                    !status.is_server_error(),
                    "{method} {path}{query}: {}",
                    answer.text
                );
            }
        });
    }
    tasks.join_all().await;
    assert_eq!(state(&mut anna, &table).await, before);
    check_metrics(&mut anna).await;
}

#[tokio::test]
async fn who_dawdles_or_talks_gibberish_bothers_nobody() {
    let house = House::new().await;
    let (mut anna, _, table) = a_running_game(&house).await;
    let mut slow = Vec::new();
    for start in [
        "GET / HT",
        "POST /api/guest HTTP/1.1\r\ncontent-length: 9\r\n\r\n{",
        "\0\0\u{ff}",
        "",
    ] {
        for _ in 0..20 {
            let mut stream = TcpStream::connect(house.address).await.expect("it listens");
            stream.write_all(start.as_bytes()).await.expect("sent");
            slow.push(stream);
        }
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    anna.decide(&table, "take 1").await;
    let mut socket = anna.socket(&table).await;
    // Half a message, and then nothing more.
    let frame = tokio_tungstenite::tungstenite::protocol::frame::Frame::message(
        "{\"type\":",
        tokio_tungstenite::tungstenite::protocol::frame::coding::OpCode::Data(
            tokio_tungstenite::tungstenite::protocol::frame::coding::Data::Text,
        ),
        false,
    );
    socket
        .stream
        .send(Message::Frame(frame))
        .await
        .expect("sent");
    anna.get(&format!("/api/tables/{table}")).await;
    check_metrics(&mut anna).await;
}

async fn check_metrics(client: &mut Client) {
    let metrics = client.request("GET", "/metrics", &Value::Null).await.text;
    for line in [
        "areo_table_crashes_total 0",
        "areo_http_requests_total{status=\"5xx\"} 0",
    ] {
        assert!(metrics.contains(line), "{metrics}");
    }
}

fn word(rng: &mut Rng) -> String {
    let words = [
        "abcdefghjkmn",
        "0",
        "-1",
        "%00",
        "..%2f..",
        "ä",
        "x'--",
        "9999999999999999999999",
    ];
    words[rng.random_range(0..words.len())].to_owned()
}

/// Something that must not be done, whoever sends it.
fn nonsense(rng: &mut Rng) -> Message {
    let command = command(rng);
    match rng.random_range(0..10) {
        0 => Message::binary(bytes(rng)),
        1 => {
            let text = json!({ "type": "do", "id": 1, "command": command }).to_string();
            let mut cut = rng.random_range(0..text.len());
            while !text.is_char_boundary(cut) {
                cut -= 1;
            }
            Message::text(&text[..cut])
        }
        2 => Message::text("[".repeat(rng.random_range(1..5_000))),
        3 => Message::text(String::from_utf8_lossy(&bytes(rng)).into_owned()),
        4 => Message::text(json!({ "type": "do", "id": -1, "command": command }).to_string()),
        5 => Message::text(value(rng, 3).to_string()),
        _ => Message::text(
            json!({ "type": "do", "id": rng.random::<u32>(), "command": command }).to_string(),
        ),
    }
}

/// A command that is wrong in some way.
fn command(rng: &mut Rng) -> Value {
    let seat = rng.random_range(-1..9);
    let junk = value(rng, 2);
    match rng.random_range(0..22) {
        0 => json!({ "type": "decide", "seq": 0, "choice": { "words": ["take 3"] } }),
        1 => json!({ "type": "decide", "seq": 99_999, "choice": { "words": ["take 3"] } }),
        2 => json!({ "type": "decide", "seq": 5, "choice": { "words": ["take 4"] } }),
        3 => json!({ "type": "decide", "seq": junk, "choice": { "words": ["take 1"] } }),
        4 => json!({ "type": "decide", "seq": 5, "choice": { "words": junk } }),
        5 => json!({ "type": "decide", "seq": 5, "choice": { "json": [junk] } }),
        6 => json!({ "type": "decide", "seq": 5, "choice": { "words": vec!["take 1"; 100] } }),
        7 => json!({ "type": "decide", "seq": 5, "choice": { "words": ["x".repeat(3_000)] } }),
        8 => json!({ "type": "decide", "seq": 5, "choice": junk }),
        9 => json!({ "type": "sit", "seat": seat }),
        10 => json!({ "type": "stand", "seat": seat }),
        11 => json!({ "type": "computer", "seat": seat, "bot": junk }),
        12 => json!({ "type": "colour", "colour": seat }),
        13 => json!({ "type": "configure", "setup": junk, "rules": {} }),
        14 => json!({ "type": "start" }),
        15 => json!({ "type": "consent", "agree": junk }),
        16 => json!({ "type": "orders", "orders": [{ "prompt": "turn", "words": junk }] }),
        17 => json!({ "type": "replace", "seat": seat }),
        18 => json!({ "type": "claim" }),
        19 => json!({ "type": "say", "text": "" }),
        20 => json!({ "type": "undo", "seq": 0 }),
        _ => json!({ "type": junk, "seat": seat }),
    }
}

fn value(rng: &mut Rng, depth: u32) -> Value {
    match rng.random_range(0..if depth == 0 { 7 } else { 9 }) {
        0 => Value::Null,
        1 => json!(rng.random_bool(0.5)),
        2 => json!(rng.random::<i64>()),
        3 => json!(f64::MAX),
        4 => json!(word(rng)),
        5 => json!("\u{202e}\u{0}'; DROP TABLE users; --"),
        6 => json!(u64::MAX),
        7 => (0..rng.random_range(0..4))
            .map(|_| value(rng, depth - 1))
            .collect(),
        _ => json!({ word(rng): value(rng, depth - 1), "type": "decide" }),
    }
}

fn bytes(rng: &mut Rng) -> Vec<u8> {
    (0..rng.random_range(0..200))
        .map(|_| rng.random())
        .collect()
}
