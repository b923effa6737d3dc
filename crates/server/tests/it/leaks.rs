//! Nobody is told what they must not know: every byte that each client got is read.
//!
//! Games are played through sockets by random decisions, with previews, undo, looks into the log and
//! computer players. Afterwards everything that was stored is played again, and for each message
//! - what the client saw must be what it would have seen had everything hidden from it been drawn
//!   anew, so that nothing hidden can have had any part in it; the same goes for previews;
//! - nothing it ever got may hold words that only others could know, nor the seed, nor an invitation.

use std::collections::{BTreeSet, VecDeque};

use dice::DiceGame;
use kit::{Event as _, Game, Log, Preview, Record, Rng, Seat, Setup, Tell, Viewer};
use mars::Mars;
use rand::RngExt as _;
use serde_json::{Value, json};
use shifter::Shifter;
use sqlx::Row as _;
use table::Entry;
use testkit::toy::{SOUND, Toy};

use crate::disasters::database;
use crate::{Client, House, Socket, decide_at_random, show};

/// Games of each kind, and decisions after which a long one is given up, so that its record is
/// published.
fn games() -> (u64, usize) {
    if crate::is_slow_run() {
        (4, 300)
    } else {
        (2, 60)
    }
}

#[tokio::test]
async fn toys_leak_nothing() {
    search::<Toy<SOUND>>(&[Setup::new(3)]).await;
}

#[tokio::test]
async fn shifter_leaks_nothing() {
    search::<Shifter>(&[
        Setup::new(2),
        Setup::new(3).with("disasters", "two-reds"),
        Setup::new(3).with("mode", "compete"),
    ])
    .await;
}

#[tokio::test]
async fn mars_leaks_nothing() {
    search::<Mars>(&[Setup::new(2), Setup::new(3).with("draft", "yes")]).await;
}

#[tokio::test]
async fn marsbot_leaks_nothing() {
    search::<Mars>(&[Setup::new(1).with("automa", "yes")]).await;
}

#[tokio::test]
async fn dice_leak_nothing() {
    search::<DiceGame>(&[Setup::new(1), Setup::new(3)]).await;
}

async fn search<G: Game>(setups: &[Setup]) {
    let house = House::new().await;
    let (games, decisions) = games();
    for (number, setup) in setups.iter().enumerate() {
        for game in 0..games {
            let mut rng = kit::rng(u64::try_from(number).expect("a few") * 1_000 + game);
            // In every other game a computer has the last seat.
            let computers = usize::from(game % 2 == 1 && setup.players > 1);
            let people = setup.players - computers;
            let evening = Evening::play(&house, G::NAME, setup, people, decisions, &mut rng).await;
            evening.check::<G>(&mut rng);
        }
    }
}

/// A game as everybody saw it.
struct Evening {
    record: Record,
    invite: String,
    /// What is stored of it, in order.
    entries: Vec<(u64, Entry)>,
    /// The people, in the order of their seats, and a spectator.
    clients: Vec<Heard>,
}

/// What a client got.
#[derive(Default)]
struct Heard {
    messages: Vec<String>,
    /// The words that were tried out, in order.
    previews: VecDeque<String>,
    /// Logs that were asked for, with the `seq` that they reach to.
    logs: Vec<(u64, String)>,
}

impl Heard {
    /// The first message, or log, with a text.
    fn first_with(&self, text: &str) -> Option<&String> {
        let logs = self.logs.iter().map(|(_, log)| log);
        let mut all = self.messages.iter().chain(logs);
        all.find(|message| message.contains(&json!(text).to_string()))
    }
}

/// A position that the game has been in.
struct Position<G: Game> {
    seq: u64,
    game: G,
    /// What led to it.
    events: Vec<G::Event>,
}

impl Evening {
    async fn play(
        house: &House,
        game: &str,
        setup: &Setup,
        people: usize,
        decisions: usize,
        rng: &mut Rng,
    ) -> Self {
        let mut clients = Vec::new();
        for seat in 0..people {
            clients.push(house.guest(&format!("Player {seat}")).await);
        }
        let new = json!({
            "game": game, "setup": setup, "public": true, "rules": { "pace": "instant" },
        });
        let made = clients[0].ok("POST", "/api/tables", &new).await;
        let table = made["id"].as_str().expect("an id");
        for (seat, client) in clients.iter_mut().enumerate() {
            let sit = json!({ "type": "sit", "seat": seat });
            client.command(table, &sit).await;
        }
        for seat in people..setup.players {
            let computer = json!({ "type": "computer", "seat": seat, "bot": "random" });
            clients[0].command(table, &computer).await;
        }
        clients[0].command(table, &json!({ "type": "start" })).await;
        clients.push(Client::new(house.address));
        let mut sockets = Vec::new();
        for client in &clients {
            sockets.push(client.socket(table).await);
        }
        let mut heard: Vec<Heard> = clients.iter().map(|_| Heard::default()).collect();
        let computers: Vec<_> = (people..setup.players).map(|seat| json!(seat)).collect();
        for _ in 0..decisions {
            settle(&mut sockets, &computers).await;
            let who = rng.random_range(0..clients.len());
            match rng.random_range(0..8) {
                0 | 1 => heard[who]
                    .previews
                    .extend(try_out(&mut sockets[who], rng).await),
                2 => take_back(&mut sockets, who).await,
                3 => {
                    let log = clients[who].get(&format!("/api/tables/{table}/log")).await;
                    let seq = sockets[who].sight["seq"].as_u64().expect("a number");
                    let last = log["entries"].as_array().and_then(|entries| entries.last());
                    let last = last.and_then(|entry| entry["seq"].as_u64()).unwrap_or(0);
                    heard[who].logs.push((seq.max(last), log.to_string()));
                }
                _ => {}
            }
            settle(&mut sockets, &computers).await;
            if sockets[0].sight["stage"] == "over" || !decide_at_random(&mut sockets, rng).await {
                break; // Or an hourglass runs.
            }
        }
        for (heard, socket) in heard.iter_mut().zip(sockets) {
            heard.messages = socket.received;
        }
        for client in &mut clients[..people] {
            if client.get(&format!("/api/tables/{table}")).await["sight"]["stage"] != "over" {
                client.command(table, &json!({ "type": "resign" })).await;
            }
        }
        let path = format!("/api/tables/{table}/record");
        let record = clients[0].request("GET", &path, &Value::Null).await.text;
        Self {
            record: record.parse().expect("a record"),
            invite: made["invite"].as_str().expect("an invitation").to_owned(),
            entries: stored(house, table).await,
            clients: heard,
        }
    }

    fn check<G: Game>(&self, rng: &mut Rng) {
        let positions = self.positions::<G>();
        for client in 0..self.clients.len() {
            self.check_client(client, &positions, rng);
        }
    }

    /// Every position that the game has been in, also those that were taken back.
    fn positions<G: Game>(&self) -> Vec<Position<G>> {
        let start = G::start(&self.record.setup, self.record.seed).expect("it did start");
        let mut line = vec![start];
        let mut positions = Vec::new();
        for (seq, entry) in &self.entries {
            let mut events = Vec::new();
            match entry {
                Entry::Started { .. } => {}
                Entry::Decided { seat, words, .. } => {
                    for words in words {
                        let decision = words.parse().expect("words of the game");
                        let mut game = line[line.len() - 1].clone();
                        let mut log = Log::new();
                        let applied = game.apply(*seat, &decision, &mut log);
                        applied.expect("it was legal");
                        events.extend(log.into_events());
                        line.push(game);
                    }
                }
                Entry::Undone { keep, .. } => line.truncate(keep + 1),
                _ => continue,
            }
            positions.push(Position {
                seq: *seq,
                game: line[line.len() - 1].clone(),
                events,
            });
        }
        positions
    }

    fn check_client<G: Game>(&self, client: usize, positions: &[Position<G>], rng: &mut Rng) {
        let viewer = self.viewer(client);
        let heard = &self.clients[client];
        let mut previews = heard.previews.iter();
        let mut logs = heard.logs.iter().peekable();
        // How the game is set up is known to all.
        let (mut met, mut got) = (words_of_the_protocol(), BTreeSet::new());
        texts(&mut met, &json!(self.record.setup));
        let (mut sight, mut passed) = (Value::Null, 0);
        for text in &heard.messages {
            let message: Value = serde_json::from_str(text).expect("JSON");
            show(&mut sight, &message);
            if sight["stage"] == "over" {
                return; // Nothing is secret any more.
            }
            let seq = sight["seq"].as_u64().expect("a number");
            while let Some(position) = positions.get(passed).filter(|next| next.seq <= seq) {
                passed += 1;
                meet(&mut met, &position.game, viewer);
                let events = position.events.iter();
                for event in events.filter_map(|event| event.seen_by(viewer)) {
                    texts(&mut met, &json!([event, event.tell()]));
                }
            }
            let game = &positions[passed - 1].game;
            if message["type"] == "snapshot" || message["type"] == "update" {
                self.check_sight(game, viewer, &sight, rng);
            }
            let preview = &message["answer"]["done"]["preview"];
            if !preview.is_null() {
                let words = previews.next().expect("it was asked for");
                check_preview(game, viewer, words, preview, &mut met, rng);
            }
            self.check_raw(client, text);
            texts(&mut got, &message);
            while let Some((_, log)) = logs.next_if(|(until, _)| *until <= seq) {
                self.check_raw(client, log);
                texts(&mut got, &serde_json::from_str(log).expect("JSON"));
            }
            self.check_words(game, client, &met, &got);
        }
        assert_eq!(previews.next(), None, "an answer is missing");
    }

    /// What was seen does not depend on what is hidden.
    fn check_sight<G: Game>(&self, game: &G, viewer: Viewer, sight: &Value, rng: &mut Rng) {
        let twin = match viewer {
            Viewer::Seat(seat) => game.determinize(seat, rng),
            // What some seat does not know, a spectator does not know either.
            Viewer::Spectator | Viewer::Archive => Seat::all(self.record.setup.players)
                .fold(game.clone(), |twin, seat| twin.determinize(seat, rng)),
        };
        assert_eq!(sight["view"], json!(twin.view(viewer)), "of {viewer:?}");
        let words =
            |list: Vec<G::Decision>| -> Value { list.iter().map(ToString::to_string).collect() };
        match viewer {
            Viewer::Seat(seat) => {
                assert_eq!(sight["legal"], words(twin.legal(seat)), "of {viewer:?}");
                let blocked = twin.blocked(seat);
                let blocked: BTreeSet<_> =
                    blocked.iter().map(|(words, _)| words.to_string()).collect();
                let shown: BTreeSet<_> = sight["blocked"]
                    .as_object()
                    .expect("an object")
                    .keys()
                    .cloned()
                    .collect();
                assert_eq!(shown, blocked, "of {viewer:?}");
            }
            _ => assert_eq!(
                (&sight["legal"], &sight["blocked"]),
                (&json!([]), &json!({}))
            ),
        }
        assert_eq!(sight["seed"], Value::Null);
    }

    /// Neither the seed nor, to strangers, the invitation.
    fn check_raw(&self, client: usize, text: &str) {
        assert!(!text.contains(&self.record.seed.to_string()), "the seed");
        if client + 1 == self.clients.len() {
            assert!(!text.contains(&self.invite), "the invitation");
        }
    }

    /// Nothing that was sent holds what only others could know.
    fn check_words<G: Game>(
        &self,
        game: &G,
        client: usize,
        met: &BTreeSet<String>,
        got: &BTreeSet<String>,
    ) {
        let mut others = BTreeSet::new();
        let viewer = self.viewer(client);
        for other in Seat::all(self.record.setup.players).map(Viewer::Seat) {
            if other != viewer {
                meet(&mut others, game, other);
            }
        }
        for secret in others.difference(met) {
            let place = || self.clients[client].first_with(secret);
            assert!(
                !got.contains(secret),
                "{viewer:?} was told {secret}: {:?}",
                place()
            );
        }
    }

    fn viewer(&self, client: usize) -> Viewer {
        if client + 1 < self.clients.len() {
            Viewer::Seat(Seat::new(client))
        } else {
            Viewer::Spectator
        }
    }
}

/// Waits until no computer is about to decide, and everybody has seen all that happened: then nothing
/// comes between what a person sees and what they do.
async fn settle(sockets: &mut [Socket], computers: &[Value]) {
    loop {
        let sight = &sockets[0].sight;
        let asked = sight["asked"].as_array().expect("a list");
        if sight["stage"] == "over" || !computers.iter().any(|seat| asked.contains(seat)) {
            break;
        }
        sockets[0].receive().await.expect("the socket is open");
    }
    let seq = sockets[0].sight["seq"].as_u64();
    for socket in sockets {
        socket.until(|sight| sight["seq"].as_u64() >= seq).await;
    }
}

/// Tries a decision out; which, if there was one to try.
async fn try_out(socket: &mut Socket, rng: &mut Rng) -> Option<String> {
    let legal = socket.legal();
    let words = legal.get(rng.random_range(0..legal.len().max(1)))?;
    let preview = json!({ "type": "preview", "choice": { "words": [words] } });
    let answer = socket.command(&preview).await;
    assert!(answer["done"]["preview"].is_object(), "{words}: {answer}");
    Some(words.clone())
}

/// Lets somebody take back their last decision, to which the others agree.
async fn take_back(sockets: &mut [Socket], who: usize) {
    let sight = &sockets[who].sight;
    if sight["undo"]["alone"].is_null() && sight["undo"]["agreed"].is_null() {
        return;
    }
    let undo = json!({ "type": "undo", "seq": sight["seq"] });
    let answer = sockets[who].command(&undo).await;
    let mut seq = answer["done"]["seq"].as_u64().expect("it is done");
    for socket in &mut *sockets {
        socket
            .until(|sight| sight["seq"].as_u64() >= Some(seq))
            .await;
        let waiting = socket.sight["undo"]["request"]["waiting"].as_array();
        if waiting.is_some_and(|waiting| waiting.contains(&socket.sight["you"]["seat"])) {
            let agree = json!({ "type": "consent", "agree": true });
            let answer = socket.command(&agree).await;
            seq = answer["done"]["seq"].as_u64().expect("it is done");
        }
    }
    for socket in sockets {
        socket
            .until(|sight| sight["seq"].as_u64() >= Some(seq))
            .await;
    }
}

/// A preview is what it would be had everything hidden been drawn anew; what it tells is met.
fn check_preview<G: Game>(
    game: &G,
    viewer: Viewer,
    words: &str,
    preview: &Value,
    met: &mut BTreeSet<String>,
    rng: &mut Rng,
) {
    let Viewer::Seat(seat) = viewer else {
        panic!("a spectator has nothing to try out");
    };
    let decision: G::Decision = words.parse().expect("words of the game");
    let twin = game.determinize(seat, rng);
    let foreseen = Preview::new(&twin, seat, &[decision], rng).expect("it was legal");
    let foreseen = foreseen.to_the_end(seat);
    assert_eq!(preview["reveals"], foreseen.after.is_none(), "{words}");
    let events = foreseen.events.iter().chain(&foreseen.odds);
    let expected: Value = events.map(|event| json!([event.tell(), event])).collect();
    let told: Value = preview["entries"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|entry| json!([entry["text"], entry["json"]]))
        .collect();
    assert_eq!(told, expected, "{words}");
    texts(met, &expected);
    let next = foreseen.next.as_ref();
    let next = next.map(|prompt| json!([prompt, prompt.tell()]));
    let asked = preview["next"].as_object();
    let asked = asked.map(|next| json!([next["json"], next["text"]]));
    assert_eq!(asked, next, "{words}");
    texts(met, &json!(next));
    if let Some(after) = &foreseen.after {
        texts(met, &json!(after.view(viewer)));
    }
}

/// What is stored of a table.
async fn stored(house: &House, table: &str) -> Vec<(u64, Entry)> {
    let mut database = database(house).await;
    let rows = sqlx::query("SELECT seq, entry FROM entries WHERE table_id = ? ORDER BY seq")
        .bind(table)
        .fetch_all(&mut database)
        .await
        .expect("read");
    let entry = |row: &sqlx::sqlite::SqliteRow| {
        let seq: i64 = row.get(0);
        let entry: String = row.get(1);
        let entry = serde_json::from_str(&entry).expect("an entry");
        (u64::try_from(seq).expect("a number"), entry)
    };
    rows.iter().map(entry).collect()
}

/// The names of fields and kinds, which every message is full of: if a game happens to use one of
/// them, too (`done`, `options`), it is no secret.
fn words_of_the_protocol() -> BTreeSet<String> {
    let types = include_str!("../../../wire/typescript/wire.ts");
    let is_comment = |line: &&str| line.starts_with([' ', '/']);
    types
        .lines()
        .filter(|line| !is_comment(line))
        .flat_map(|line| {
            line.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-')
        })
        .map(str::to_owned)
        .collect()
}

/// Adds every text that a viewer may meet in this position.
fn meet<G: Game>(met: &mut BTreeSet<String>, game: &G, viewer: Viewer) {
    texts(met, &json!(game.view(viewer)));
    if let Viewer::Seat(seat) = viewer {
        let prompt = game.prompt(seat);
        texts(met, &json!([prompt, prompt.as_ref().map(Tell::tell)]));
        let blocked = game.blocked(seat);
        let listed = game.legal(seat).into_iter();
        for decision in listed.chain(blocked.iter().map(|(decision, _)| decision.clone())) {
            met.insert(decision.to_string());
            texts(met, &json!([decision, decision.tell()]));
            let offer = prompt.as_ref().map(|prompt| G::offer(prompt, &decision));
            texts(met, &json!(offer));
        }
        for (_, reason) in &blocked {
            texts(met, &json!([reason, reason.tell()]));
        }
    }
}

/// Adds every text in a document.
fn texts(met: &mut BTreeSet<String>, value: &Value) {
    match value {
        Value::String(text) => {
            met.insert(text.clone());
        }
        Value::Array(values) => values.iter().for_each(|value| texts(met, value)),
        Value::Object(fields) => {
            for (key, value) in fields {
                met.insert(key.clone());
                texts(met, value);
            }
        }
        _ => {}
    }
}
