//! Nonsense of every kind: refused without a crash, and without changing anything.

use std::time::Duration;

use futures_util::SinkExt as _;
use kit::Rng;
use rand::RngExt as _;
use serde_json::{Value, json};
use testkit::nonsense::{Corpus, value, word};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::{Client, House, Socket, decide_at_random};

/// Bad messages of a run: as many as somebody wants to wait for.
fn messages() -> usize {
    let wanted = std::env::var("NONSENSE").ok();
    let usual = if crate::is_slow_run() { 100_000 } else { 4_000 };
    wanted.map_or(usual, |text| text.parse().expect("NONSENSE is a number"))
}

/// The nonsense comes in rounds, with a look at the memory after each.
const ROUNDS: usize = 10;

/// How many bad messages may be under way on one socket.
const AT_ONCE: usize = 20;

/// How much more memory there may be after all rounds than after the first, in MB; of the server and
/// of its clients, which share a process. A short run says nothing about that.
const GROWTH: u64 = 50;
const LONG_RUN: usize = 1_000_000;

/// The memory after each round.
#[derive(Default)]
struct Memory(Vec<u64>);

impl Memory {
    fn note(&mut self) {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let held = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:")?.strip_suffix("kB"));
        self.0
            .extend(held.and_then(|held| held.trim().parse::<u64>().ok()));
    }

    #[allow(clippy::print_stderr)] // A long run tells what it has seen.
    fn check(&self, what: &str) {
        let Self(held) = self;
        if let (Some(first), Some(most)) = (held.first(), held.iter().max())
            && messages() >= LONG_RUN
        {
            eprintln!("{what}: memory in kB after each round: {held:?}");
            assert!(most - first < GROWTH * 1_000, "the memory grows: {held:?}");
        }
    }
}

/// Those who can be at a table: Anna and Ben play, others are strangers, with a name or without.
const KINDS: usize = 4;

const GAMES: [&str; 4] = ["toy", "shifter", "mars", "dice"];

/// Decisions before the nonsense begins.
const BEFORE: usize = 4;

/// A running game.
#[derive(Clone)]
struct Target {
    table: String,
    seq: u64,
    /// Words of the game that somebody could answer with.
    words: Vec<String>,
    /// The same with their JSON, to be spoilt.
    corpus: Corpus,
}

/// A running game of every kind.
async fn running_games(house: &House) -> (Client, Client, Vec<Target>) {
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let (mut targets, mut rng) = (Vec::new(), kit::rng(4));
    for game in GAMES {
        let table = anna.game_with(&mut ben, game).await;
        let mut sockets = [anna.socket(&table).await, ben.socket(&table).await];
        for _ in 0..BEFORE {
            assert!(decide_at_random(&mut sockets, &mut rng).await);
        }
        let mut corpus = Corpus::default();
        for socket in &sockets {
            for words in socket.legal() {
                let json = socket.dictionary[words.as_str()]["json"].clone();
                corpus.add(json, words);
            }
        }
        targets.push(Target {
            table,
            seq: sockets[0].sight["seq"].as_u64().expect("a number"),
            words: sockets.iter().flat_map(Socket::legal).collect(),
            corpus,
        });
    }
    (anna, ben, targets)
}

/// What Anna sees, but for who is there.
async fn states(anna: &mut Client, targets: &[Target]) -> Vec<Value> {
    let mut states = Vec::new();
    for target in targets {
        states.push(state(anna, &target.table).await);
    }
    states
}

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
    let (mut anna, ben, targets) = running_games(&house).await;
    let before = states(&mut anna, &targets).await;
    let mut strangers = Vec::new();
    for _ in &targets {
        strangers.push(house.guest("Cleo").await);
    }
    let fuzzers = KINDS * targets.len();
    let mut memory = Memory::default();
    for round in 0..ROUNDS {
        let mut tasks = tokio::task::JoinSet::new();
        for fuzzer in 0..fuzzers {
            let client = match fuzzer % KINDS {
                0 => anna.clone(),
                1 => ben.clone(),
                2 => strangers[fuzzer / KINDS].clone(),
                _ => Client::new(house.address),
            };
            let target = targets[fuzzer / KINDS].clone();
            let rng = rng(round * fuzzers + fuzzer);
            let count = messages() / fuzzers / ROUNDS;
            tasks.spawn(talk_nonsense(client, target, rng, count));
        }
        tasks.join_all().await;
        memory.note();
    }
    memory.check("sockets");
    assert_eq!(states(&mut anna, &targets).await, before);
    check_metrics(&mut anna).await;
    for Target { table, .. } in targets {
        let mut sockets = [anna.socket(&table).await, ben.socket(&table).await];
        assert!(decide_at_random(&mut sockets, &mut kit::rng(4)).await);
    }
}

fn rng(number: usize) -> Rng {
    kit::rng(u64::try_from(number).expect("a few"))
}

/// Sends so many bad messages, over as many sockets as it takes.
async fn talk_nonsense(client: Client, target: Target, mut rng: Rng, count: usize) {
    let mut socket = client.socket(&target.table).await;
    let mut left = count;
    while left > 0 {
        let batch = left.min(AT_ONCE);
        left -= batch;
        let mut open = true;
        for _ in 0..batch {
            open = open
                && socket
                    .stream
                    .feed(nonsense(&mut rng, &target))
                    .await
                    .is_ok();
        }
        if !open || !answered(&mut socket).await {
            socket = client.socket(&target.table).await;
        }
        socket.received.clear();
    }
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
        // Only to try something out is not refused, and changes nothing.
        let done = &message["answer"]["done"];
        assert!(
            done.is_null() || done["preview"].is_object(),
            "nonsense was done: {:?}",
            socket.received.last()
        );
    }
    false
}

/// Numbers of cards, corporations, goals, spaces and seats that no game of Mars or Dice has, in every
/// decision that holds such a number.
fn beyond_the_box(game: &str) -> Vec<Value> {
    let numbers = [208, 230, 254, 255, 256, 65_535, -1, i64::MAX];
    let decisions: &[fn(i64) -> Value] = match game {
        "mars" => &[
            |n| json!({ "play": n }),
            |n| json!({ "buy": n }),
            |n| json!({ "keep": n }),
            |n| json!({ "discard": n }),
            |n| json!({ "sell": n }),
            |n| json!({ "use": { "card": n } }),
            |n| json!({ "use": { "corporation": n } }),
            |n| json!({ "choose": { "card": n } }),
            |n| json!({ "choose": { "corporation": n } }),
            |n| json!({ "reduce": { "card": n } }),
            |n| json!({ "reduce": { "seat": n } }),
            |n| json!({ "remove": [1, { "card": n }] }),
            |n| json!({ "remove": [n, { "seat": 4 }] }),
            |n| json!({ "remove": [1, { "seat": n }] }),
            |n| json!({ "claim": n }),
            |n| json!({ "fund": n }),
            |n| json!({ "place": n }),
            |n| json!({ "option": n }),
            |n| json!({ "first": n }),
            |n| json!({ "amount": n }),
            |n| json!({ "pay": { "money": n, "steel": n, "titanium": n, "heat": n } }),
        ],
        _ => &[
            |n| json!({ "choose": n }),
            |n| json!({ "play": [n, 0] }),
            |n| json!({ "play": [0, n] }),
            |n| json!({ "use": [n, n] }),
            |n| json!({ "discard": n }),
            |n| json!({ "take": n }),
            |n| json!({ "place": n }),
            |n| json!({ "option": n }),
            |n| json!({ "first": n }),
            |n| json!({ "amount": n }),
        ],
    };
    let with_each = |decision: &fn(i64) -> Value| numbers.map(decision);
    let mut beyond: Vec<_> = decisions.iter().flat_map(with_each).collect();
    if game == "mars" {
        // The first that are too large.
        beyond.extend([
            json!({ "use": { "corporation": 13 } }),
            json!({ "choose": { "corporation": 13 } }),
            json!({ "claim": 15 }),
            json!({ "fund": 15 }),
            json!({ "place": 63 }),
            json!({ "reduce": { "seat": 5 } }),
        ]);
    }
    beyond
}

#[tokio::test]
async fn ids_beyond_the_box_break_no_table() {
    let house = House::new().await;
    let (mut anna, ben, targets) = running_games(&house).await;
    for (game, target) in GAMES.into_iter().zip(&targets) {
        if !["mars", "dice"].contains(&game) {
            continue;
        }
        let before = state(&mut anna, &target.table).await;
        // Both seats, whoever is asked, and somebody who only looks on.
        for client in [anna.clone(), ben.clone(), house.guest("Cleo").await] {
            let mut socket = client.socket(&target.table).await;
            for choice in beyond_the_box(game) {
                let choice = json!({ "json": [choice] });
                for command in [
                    json!({ "type": "preview", "choice": choice }),
                    json!({ "type": "decide", "seq": target.seq, "choice": choice }),
                ] {
                    let answer = socket.command(&command).await;
                    assert!(answer["problem"].is_object(), "{command}: {answer}");
                }
            }
        }
        assert_eq!(state(&mut anna, &target.table).await, before, "{game}");
        let mut sockets = [
            anna.socket(&target.table).await,
            ben.socket(&target.table).await,
        ];
        assert!(decide_at_random(&mut sockets, &mut kit::rng(4)).await);
    }
    check_metrics(&mut anna).await;
}

#[tokio::test]
async fn requests_withstand_nonsense() {
    let house = House::new().await;
    let (mut anna, ben, targets) = running_games(&house).await;
    let before = states(&mut anna, &targets).await;
    let document = anna.get("/api").await;
    let mut addresses = Vec::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            addresses.push((method.to_uppercase(), path.clone()));
        }
    }
    let fuzzers = 2 * targets.len();
    let mut memory = Memory::default();
    for round in 0..ROUNDS {
        let mut tasks = tokio::task::JoinSet::new();
        for fuzzer in 0..fuzzers {
            let client = if fuzzer % 2 == 0 {
                ben.clone()
            } else {
                Client::new(house.address)
            };
            let (addresses, target) = (addresses.clone(), targets[fuzzer / 2].clone());
            let mut rng = rng(round * fuzzers + fuzzer);
            tasks.spawn(async move {
                for _ in 0..messages() / fuzzers / ROUNDS / 4 {
                    let address = &addresses[rng.random_range(0..addresses.len())];
                    let game = GAMES[fuzzer / 2];
                    ask_nonsense(&client, address, game, &target, &mut rng).await;
                }
            });
        }
        tasks.join_all().await;
        memory.note();
    }
    memory.check("requests");
    assert_eq!(states(&mut anna, &targets).await, before);
    check_metrics(&mut anna).await;
}

/// Sends one bad request to an address.
async fn ask_nonsense(
    client: &Client,
    (method, path): &(String, String),
    game: &str,
    target: &Target,
    rng: &mut Rng,
) {
    let id = if rng.random_bool(0.7) {
        target.table.clone()
    } else {
        word(rng)
    };
    let path = path.replace("{id}", &id).replace("{game}", game);
    let path = path.replace("{secret}", &word(rng));
    if path.ends_with("/events") || path == "/api/logout" || path == "/api/guest" {
        return; // These are fine as they are.
    }
    let query = if rng.random_bool(0.5) {
        let (seat, word) = (rng.random_range(0..9), word(rng));
        format!("?seat={seat}&since={word}&after=-1")
    } else {
        String::new()
    };
    let body = match nonsense(rng, target) {
        // What is wrapped up for a socket is bare here.
        _ if rng.random_bool(0.5) => command(rng, target).to_string().into_bytes(),
        Message::Text(text) => text.as_bytes().to_vec(),
        Message::Binary(bytes) => bytes.to_vec(),
        _ => Vec::new(),
    };
    // The cookie stays what it is.
    let mut client = client.clone();
    let answer = client.send(method, &format!("{path}{query}"), body).await;
    assert!(
        !answer.status.is_server_error(),
        "{method} {path}{query}: {}",
        answer.text
    );
}

#[tokio::test]
async fn who_dawdles_or_talks_gibberish_bothers_nobody() {
    let house = House::new().await;
    let (mut anna, _, table) = house.two_at_a_table().await;
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

/// Something that must not be done, whoever sends it.
fn nonsense(rng: &mut Rng, target: &Target) -> Message {
    let command = command(rng, target);
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

/// A command that is wrong in some way, or only tries something out.
fn command(rng: &mut Rng, target: &Target) -> Value {
    let seat = rng.random_range(-1..9);
    let junk = value(rng, 2);
    let seq = target.seq;
    let good = &target.words[rng.random_range(0..target.words.len())];
    let spoilt = target.corpus.spoilt_words(rng);
    let spoilt_json = target.corpus.spoilt_json(rng);
    match rng.random_range(0..28) {
        0 => json!({ "type": "decide", "seq": 0, "choice": { "words": [good] } }),
        1 => json!({ "type": "decide", "seq": 99_999, "choice": { "words": [good] } }),
        2 => json!({ "type": "decide", "seq": 0, "choice": { "words": [spoilt] } }),
        3 => {
            // Once in a million times, that is the number that would be right.
            let is_right = |number| (1..=seq).contains(&number);
            let wrong = match junk.as_u64().is_some_and(is_right) {
                true => json!(-1),
                false => junk,
            };
            json!({ "type": "decide", "seq": wrong, "choice": { "words": [good] } })
        }
        4 => json!({ "type": "decide", "seq": seq, "choice": { "words": junk } }),
        5 => json!({ "type": "decide", "seq": seq, "choice": { "json": [junk] } }),
        6 => json!({ "type": "decide", "seq": seq, "choice": { "words": vec![good; 100] } }),
        7 => json!({ "type": "decide", "seq": seq, "choice": { "words": ["x".repeat(3_000)] } }),
        8 => json!({ "type": "decide", "seq": seq, "choice": junk }),
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
        21 => json!({ "type": "decide", "seq": 0, "choice": { "json": [spoilt_json] } }),
        22 => json!({ "type": "decide", "seq": seq, "choice": { "words": [good, spoilt, "no"] } }),
        23 => json!({ "type": "orders", "orders": [
            { "prompt": "turn", "words": spoilt }, { "prompt": "turn", "words": "no" },
        ] }),
        24 => json!({ "type": "preview", "choice": { "words": [spoilt] } }),
        25 => json!({ "type": "preview", "choice": { "words": [good, spoilt] } }),
        26 => json!({ "type": "preview", "choice": { "json": [spoilt_json] } }),
        _ => json!({ "type": junk, "seat": seat }),
    }
}

fn bytes(rng: &mut Rng) -> Vec<u8> {
    (0..rng.random_range(0..200))
        .map(|_| rng.random())
        .collect()
}
