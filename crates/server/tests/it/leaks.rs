//! Nobody is told what they must not know: every byte that each client got is read.
//!
//! Games are played through sockets by random decisions. Afterwards the published record is played
//! again, and at each step
//! - what a client saw must be what it would have seen had everything hidden from it been drawn
//!   anew, so that nothing hidden can have had any part in it;
//! - no message may hold words that only others could know, nor the seed, nor an invitation.

use std::collections::BTreeSet;

use dice::DiceGame;
use kit::{Event as _, Game, Log, Record, Rng, Seat, Setup, Tell as _, Viewer};
use mars::Mars;
use serde_json::{Value, json};
use shifter::Shifter;
use testkit::toy::{SOUND, Toy};

use crate::{Client, House, decide_at_random};

/// Decisions after which a long game is given up, so that its record is published.
const LONG_ENOUGH: usize = 60;

/// Games of each kind.
fn games() -> u64 {
    if crate::is_slow_run() { 20 } else { 2 }
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
    for (number, setup) in setups.iter().enumerate() {
        for game in 0..games() {
            let seed = u64::try_from(number).expect("a few") * 1_000 + game;
            let evening = Evening::play(&house, G::NAME, setup, &mut kit::rng(seed)).await;
            evening.check::<G>(&mut kit::rng(seed));
        }
    }
}

/// A game as everybody saw it.
struct Evening {
    record: Record,
    invite: String,
    /// Of each client: what it saw after each decision, and all that it got by then.
    seen: Vec<Vec<(Value, String)>>,
}

impl Evening {
    async fn play(house: &House, game: &str, setup: &Setup, rng: &mut Rng) -> Self {
        let mut people = Vec::new();
        for seat in 0..setup.players {
            people.push(house.guest(&format!("Player {seat}")).await);
        }
        let new = json!({ "game": game, "setup": setup, "public": true });
        let made = people[0].ok("POST", "/api/tables", &new).await;
        let table = made["id"].as_str().expect("an id");
        for (seat, person) in people.iter_mut().enumerate() {
            person
                .command(table, &json!({ "type": "sit", "seat": seat }))
                .await;
        }
        people[0].command(table, &json!({ "type": "start" })).await;
        let mut sockets = Vec::new();
        for person in &people {
            sockets.push(person.socket(table).await);
        }
        sockets.push(Client::new(house.address).socket(table).await);
        let mut seen = vec![Vec::new(); sockets.len()];
        for _ in 0..LONG_ENOUGH {
            if !decide_at_random(&mut sockets, rng).await {
                break;
            }
            for (socket, seen) in sockets.iter().zip(&mut seen) {
                seen.push((socket.sight.clone(), socket.received.concat()));
            }
        }
        for person in &mut people {
            if person.get(&format!("/api/tables/{table}")).await["sight"]["stage"] != "over" {
                person.command(table, &json!({ "type": "resign" })).await;
            }
        }
        let path = format!("/api/tables/{table}/record");
        let record = people[0].request("GET", &path, &Value::Null).await.text;
        Self {
            record: record.parse().expect("a record"),
            invite: made["invite"].as_str().expect("an invitation").to_owned(),
            seen,
        }
    }

    fn check<G: Game>(&self, rng: &mut Rng) {
        let mut game = G::start(&self.record.setup, self.record.seed).expect("it did start");
        // What each client may have met, in the order of seats, then the spectator.
        let mut met = vec![words_of_the_protocol(); self.seen.len()];
        for (client, met) in met.iter_mut().enumerate() {
            // How the game is set up is known to all.
            texts(met, &json!(self.record.setup));
            meet(met, &game, self.viewer(client));
        }
        for (step, decided) in self.record.moves.iter().enumerate() {
            let decision = decided.words.parse().expect("words of the game");
            let mut log = Log::new();
            game.apply(decided.seat, &decision, &mut log)
                .expect("it was legal");
            for (client, met) in met.iter_mut().enumerate() {
                let viewer = self.viewer(client);
                meet(met, &game, viewer);
                for event in log
                    .events()
                    .iter()
                    .filter_map(|event| event.seen_by(viewer))
                {
                    texts(met, &json!([event, event.tell()]));
                }
                let (sight, bytes) = &self.seen[client][step];
                self.check_sight(&game, viewer, sight, rng);
                if game.outcome().is_none() {
                    self.check_bytes(&game, client, met, bytes);
                }
            }
        }
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
        if game.outcome().is_none() {
            assert_eq!(sight["seed"], Value::Null);
        }
    }

    /// Nothing that was sent holds what only others could know.
    fn check_bytes<G: Game>(&self, game: &G, client: usize, met: &BTreeSet<String>, bytes: &str) {
        assert!(!bytes.contains(&self.record.seed.to_string()), "the seed");
        if client == self.record.setup.players {
            assert!(!bytes.contains(&self.invite), "the invitation");
        }
        let mut others = BTreeSet::new();
        for other in (0..self.record.setup.players).filter(|other| *other != client) {
            meet(&mut others, game, Viewer::Seat(Seat::new(other)));
        }
        for secret in others.difference(met) {
            let quoted = Value::from(secret.as_str()).to_string();
            assert!(
                !bytes.contains(&quoted),
                "client {client} was told {quoted}"
            );
        }
    }

    fn viewer(&self, client: usize) -> Viewer {
        if client < self.record.setup.players {
            Viewer::Seat(Seat::new(client))
        } else {
            Viewer::Spectator
        }
    }
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
        texts(met, &json!([prompt, prompt.map(|prompt| prompt.tell())]));
        let blocked = game.blocked(seat);
        let listed = game.legal(seat).into_iter();
        for decision in listed.chain(blocked.iter().map(|(decision, _)| decision.clone())) {
            met.insert(decision.to_string());
            texts(met, &json!([decision, decision.tell()]));
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
