//! What goes wrong at one table, or on the disk, is told, and costs nothing else.

use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _, SqliteConnection};

use crate::{Client, House};

async fn database(house: &House) -> SqliteConnection {
    let url = format!("sqlite:{}", house.database().display());
    SqliteConnection::connect(&url)
        .await
        .expect("the database opens")
}

async fn play(client: &mut Client, game: &str) -> String {
    let made = client
        .ok("POST", "/api/play", &json!({ "game": game }))
        .await;
    made["id"].as_str().expect("an id").to_owned()
}

#[tokio::test]
async fn what_cannot_be_saved_is_not_done() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let table = play(&mut anna, "toy").await;
    let path = format!("/api/tables/{table}");
    let mut socket = anna.socket(&table).await;
    let before = socket.sight.clone();
    let mut other = database(&house).await;
    other
        .execute("BEGIN IMMEDIATE")
        .await
        .expect("it locks the database");
    let refused = socket.decide("take 1").await;
    assert_eq!(refused["problem"]["code"], "not-saved", "{refused}");
    assert!(
        refused["problem"]["text"]
            .as_str()
            .expect("text")
            .contains("locked")
    );
    let health = anna.request("GET", "/health", &Value::Null).await;
    assert_eq!(health.status, 503, "{}", health.text);
    assert_eq!(
        anna.get(&path).await["sight"]["view"],
        before["view"],
        "it can still be seen"
    );
    assert_eq!(socket.sight, before, "and nobody saw anything else");
    other.execute("ROLLBACK").await.expect("it lets go");
    assert!(socket.decide("take 1").await["done"].is_object());
    assert_eq!(socket.sight["view"]["stones"], 14);
}

#[tokio::test]
async fn a_damaged_table_is_left_alone_and_the_others_live_on() {
    let mut house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let (bad, worse, good) = (
        play(&mut anna, "toy").await,
        play(&mut anna, "toy").await,
        play(&mut anna, "toy").await,
    );
    for table in [&bad, &worse, &good] {
        anna.decide(table, "take 1").await;
    }
    house.stop().await;
    let mut damaged = database(&house).await;
    for (table, entry) in [
        (
            &bad,
            "{\"type\":\"decided\",\"seat\":0,\"answers\":3,\"words\":[\"take 9\"]}",
        ),
        (&worse, "{\"type\":"),
    ] {
        sqlx::query("UPDATE entries SET entry = ? WHERE table_id = ? AND entry LIKE '%take 1%'")
            .bind(entry)
            .bind(table)
            .execute(&mut damaged)
            .await
            .expect("damaged");
    }
    house.restart().await;
    anna.address = house.address;
    for table in [&bad, &worse] {
        let path = format!("/api/tables/{table}");
        assert_eq!(
            anna.refused("GET", &path, &Value::Null).await,
            "broken-table"
        );
        let take = json!({ "type": "decide", "seq": 4, "choice": { "words": ["take 1"] } });
        assert_eq!(anna.refused("POST", &path, &take).await, "broken-table");
        let mut socket = anna.bare_socket(&format!("{path}/socket")).await;
        assert_eq!(socket.next("closed").await["code"], "broken-table");
    }
    assert!(anna.get(&format!("/api/tables/{good}")).await["sight"]["view"]["stones"].is_u64());
    let lists = anna.get("/api/me/tables").await;
    assert_eq!(lists.as_array().expect("a list").len(), 3);
    // What is damaged is still there to be looked into, and what can be read of it can be saved.
    let count: i64 = sqlx::query_scalar("SELECT count(*) FROM entries WHERE table_id = ?")
        .bind(&bad)
        .fetch_one(&mut damaged)
        .await
        .expect("read");
    assert_eq!(count, 4);
    let mut exported = Vec::new();
    server::export(&house.database(), None, |game| exported.push(game))
        .await
        .expect("read");
    assert_eq!(
        exported.iter().filter(|game| game.record.is_ok()).count(),
        2
    );
}

#[tokio::test]
async fn a_crash_costs_one_table_a_reload() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let other = play(&mut anna, "toy").await;
    let table = anna
        .table(&json!({
            "game": "brittle", "setup": { "players": 2 },
            "seats": ["me", { "guest": "Otto" }], "start": true,
        }))
        .await;
    let mut socket = anna
        .socket_at(&format!("/api/tables/{table}/socket?seat=0"))
        .await;
    let before = socket.sight.clone();
    assert_eq!(socket.decide("take 2").await["problem"]["code"], "crashed");
    let snapshots = socket
        .received
        .iter()
        .filter(|text| text.contains("\"snapshot\""))
        .count();
    assert_eq!(
        (snapshots, &socket.sight),
        (2, &before),
        "everything is shown anew, as it was"
    );
    assert!(socket.decide("take 1").await["done"].is_object());
    anna.decide(&other, "take 1").await;
    // Again and again, and the table is given up, but nothing else.
    let path = format!("/api/tables/{table}?seat=1");
    let seq = anna.get(&path).await["sight"]["seq"].clone();
    let take = json!({ "type": "decide", "seq": seq, "choice": { "words": ["take 2"] } });
    let mut codes = Vec::new();
    for _ in 0..3 {
        codes.push(anna.request("POST", &path, &take).await.code());
    }
    assert_eq!(codes, ["crashed", "crashed", "broken-table"]);
    assert_eq!(socket.next("closed").await["code"], "broken-table");
    assert_eq!(
        anna.get(&path).await["sight"]["view"]["stones"],
        14,
        "until somebody tries again"
    );
    let metrics = anna.request("GET", "/metrics", &Value::Null).await.text;
    assert!(metrics.contains("areo_table_crashes_total 4"), "{metrics}");
}

/// A toy that breaks when two stones are taken.
pub(crate) mod brittle {
    use kit::{
        Catalogued, Entry, Game, Log, OptionSpec, Outcome, Rng, Seat, SeatSet, Seed, Setup,
        SetupError, Viewer,
    };
    use serde::{Deserialize, Serialize};
    use testkit::toy::{Choice, Happened, SOUND, Sight, Toy, WhyNot, YourTurn};

    #[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    pub(crate) struct Brittle(Toy<SOUND>);

    impl Game for Brittle {
        const NAME: &'static str = "brittle";
        const RULES_VERSION: u32 = 1;
        const PLAYERS: (usize, usize) = (2, 2);
        const OPTIONS: &'static [OptionSpec] = Toy::<SOUND>::OPTIONS;
        type Prompt = YourTurn;
        type Decision = Choice;
        type Event = Happened;
        type View = Sight;
        type Reason = WhyNot;

        fn data_version() -> String {
            "brittle".to_owned()
        }
        fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
            Toy::new(setup, seed).map(Self)
        }
        fn players(&self) -> usize {
            self.0.players()
        }
        fn asked(&self) -> SeatSet {
            self.0.asked()
        }
        fn prompt(&self, seat: Seat) -> Option<YourTurn> {
            self.0.prompt(seat)
        }
        fn list(&self, seat: Seat, decisions: &mut Vec<Choice>) {
            self.0.list(seat, decisions);
        }
        fn judge(&self, seat: Seat, decision: &Choice) -> Result<(), WhyNot> {
            self.0.judge(seat, decision)
        }
        fn apply_unchecked(&mut self, seat: Seat, decision: &Choice, log: &mut Log<Happened>) {
            assert_ne!(*decision, Choice::Take(2), "it breaks");
            self.0.apply_unchecked(seat, decision, log);
        }
        fn blocked(&self, seat: Seat) -> Vec<(Choice, WhyNot)> {
            self.0.blocked(seat)
        }
        fn view(&self, viewer: Viewer) -> Sight {
            self.0.view(viewer)
        }
        fn outcome(&self) -> Option<Outcome> {
            self.0.outcome()
        }
        fn determinize(&self, seat: Seat, rng: &mut Rng) -> Self {
            Self(self.0.determinize(seat, rng))
        }
        fn bound(&self) -> usize {
            self.0.bound()
        }
    }

    impl Catalogued for Brittle {
        fn catalogue() -> Vec<Entry> {
            Vec::new()
        }
    }
}
