//! What goes wrong at one table, or on the disk, is told, and costs nothing else.

use std::time::Duration;

use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _, SqliteConnection};

use crate::backup::exported;
use crate::{Client, House, Socket, eventually};

/// The database, as another program has it open.
pub(crate) async fn database(house: &House) -> SqliteConnection {
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

/// A table that cannot save anything, because of what the message says, and can again afterwards.
struct Unlucky {
    house: House,
    anna: Client,
    table: String,
    socket: Socket,
}

impl Unlucky {
    async fn new() -> Self {
        let house = House::with(&[("max-database", "1")]).await;
        let mut anna = house.guest("Anna").await;
        let table = anna.hot_seat("toy").await;
        let path = format!("/api/tables/{table}/socket?seat=0");
        let socket = anna.socket_at(&path).await;
        Self {
            house,
            anna,
            table,
            socket,
        }
    }

    /// Takes a stone and gives it back, until that is refused.
    async fn is_refused(&mut self, why: &str) {
        let before = self.socket.sight.clone();
        let refused = loop {
            let taken = self.socket.decide("take 1").await;
            if taken["done"].is_null() {
                break taken;
            }
            let undo = json!({ "type": "undo", "seq": self.socket.sight["seq"] });
            let undone = self.socket.command(&undo).await;
            if undone["done"].is_null() {
                break undone;
            }
        };
        assert_eq!(refused["problem"]["code"], "not-saved", "{refused}");
        let text = refused["problem"]["text"].as_str().expect("text");
        assert!(text.contains(why), "{text}");
        let health = eventually(async || {
            let health = self.anna.request("GET", "/health", &Value::Null).await;
            health.text.contains(why).then_some(health)
        });
        assert_eq!(health.await.status, 503);
        let path = format!("/api/tables/{}?seat=0", self.table);
        let seen = self.anna.get(&path).await["sight"].take();
        assert_eq!(
            seen["view"], self.socket.sight["view"],
            "it can still be seen"
        );
        assert!(seen["seq"].as_u64() >= before["seq"].as_u64());
        // What is on disk is what everybody sees.
        let stored: u64 = sqlx::query_scalar("SELECT max(seq) FROM entries WHERE table_id = ?")
            .bind(&self.table)
            .fetch_one(&mut database(&self.house).await)
            .await
            .expect("read");
        assert_eq!(seen["seq"], stored);
    }

    async fn goes_on(&mut self) {
        let stones = self.socket.sight["view"]["stones"].as_u64().expect("some");
        if self.socket.sight["asked"] == json!([0]) {
            let taken = self.socket.decide("take 1").await;
            assert!(taken["done"].is_object(), "{taken}");
            assert_eq!(self.socket.sight["view"]["stones"], stones - 1);
        }
        let undo = json!({ "type": "undo", "seq": self.socket.sight["seq"] });
        let undone = self.socket.command(&undo).await;
        assert!(undone["done"].is_object(), "{undone}");
    }
}

#[tokio::test]
async fn a_locked_database_refuses_what_it_cannot_save() {
    let mut unlucky = Unlucky::new().await;
    let mut other = database(&unlucky.house).await;
    let locked = other.execute("BEGIN IMMEDIATE").await;
    locked.expect("it locks the database");
    unlucky.is_refused("locked").await;
    other.execute("ROLLBACK").await.expect("it lets go");
    unlucky.goes_on().await;
}

#[tokio::test]
async fn a_full_database_refuses_what_it_cannot_save() {
    let mut unlucky = Unlucky::new().await;
    let mut other = database(&unlucky.house).await;
    let fill = "CREATE TABLE ballast AS SELECT randomblob(1200000) AS ballast";
    other.execute(fill).await.expect("filled by something else");
    unlucky.is_refused("full").await;
    let clear = "DROP TABLE ballast";
    other.execute(clear).await.expect("there is room again");
    unlucky.goes_on().await;
}

#[tokio::test]
async fn a_database_that_is_moved_away_is_not_written_to() {
    let mut unlucky = Unlucky::new().await;
    let path = unlucky.house.database();
    let away = path.with_extension("away");
    // A copy in its place is not the file that the server has open.
    std::fs::rename(&path, &away).expect("moved");
    std::fs::copy(&away, &path).expect("copied");
    let taken = unlucky.socket.decide("take 1").await;
    assert_eq!(taken["problem"]["code"], "not-saved", "{taken}");
    let text = taken["problem"]["text"].as_str().expect("text");
    assert!(text.contains("moved"), "{text}");
    std::fs::rename(&away, &path).expect("put back");
    unlucky.goes_on().await;
}

async fn count_entries(database: &mut SqliteConnection, table: &str) -> i64 {
    let count = sqlx::query_scalar("SELECT count(*) FROM entries WHERE table_id = ?").bind(table);
    count.fetch_one(database).await.expect("read")
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
    let count = count_entries(&mut damaged, &bad).await;
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
    assert_eq!(count_entries(&mut damaged, &bad).await, count);
    let exported = exported(&house.database()).await;
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
    let table = anna.hot_seat("brittle").await;
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
    assert!(socket.is_closed_in_order().await);
    assert_eq!(
        anna.get(&path).await["sight"]["view"]["stones"],
        14,
        "until somebody tries again"
    );
    let metrics = anna.request("GET", "/metrics", &Value::Null).await.text;
    assert!(metrics.contains("areo_table_crashes_total 4"), "{metrics}");
}

#[tokio::test]
async fn a_table_that_cannot_be_looked_at_costs_nothing_else() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let other = play(&mut anna, "toy").await;
    let table = anna.hot_seat("brittle").await;
    let path = format!("/api/tables/{table}");
    let socket = anna.socket_at(&format!("{path}/socket?seat=0")).await;
    let take = json!({
        "type": "decide", "seq": socket.sight["seq"], "choice": { "words": ["take 3"] },
    });
    let taken = anna
        .request("POST", &format!("{path}?seat=0"), &take)
        .await
        .json();
    assert!(taken["seq"].is_u64(), "it is on disk: {taken}");
    for _ in 0..2 {
        let seen = anna.request("GET", &path, &Value::Null).await;
        assert_eq!(seen.code(), "crashed");
    }
    assert!(anna.metric("areo_table_crashes_total").await > 0);
    assert_eq!(anna.metric("areo_tables_loaded").await, 0);
    anna.decide(&other, "take 1").await;
}

#[tokio::test]
async fn a_table_that_could_not_be_read_is_woken_when_it_can_be() {
    let mut house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let table = anna
        .table(&json!({
            "game": "toy", "setup": { "players": 2 }, "rules": { "pace": "instant" },
            "seats": [{ "computer": "slow" }, "me"], "start": true,
        }))
        .await;
    house.stop().await;
    let mut other = database(&house).await;
    let hide = "ALTER TABLE entries RENAME TO hidden";
    other.execute(hide).await.expect("hidden");
    house.restart().await;
    anna.address = house.address;
    let seen = anna
        .request("GET", &format!("/api/tables/{table}"), &Value::Null)
        .await;
    assert_eq!(seen.code(), "not-saved", "{}", seen.text);
    let show = "ALTER TABLE hidden RENAME TO entries";
    other.execute(show).await.expect("shown");
    // Lists come from the database, so nobody wakes the table by looking at it.
    eventually(async || {
        let tables = anna.get("/api/me/tables").await;
        (tables[0]["asked"] == json!([1])).then_some(())
    })
    .await;
}

#[tokio::test]
async fn who_goes_before_the_table_has_answered_is_not_counted() {
    let house = House::new().await;
    let (mut anna, mut ben, table) = house.two_at_a_table().await;
    let mut cleo = house.guest("Cleo").await;
    let path = format!("/api/tables/{table}");
    let seq = anna.get(&path).await["sight"]["seq"].clone();
    let take = json!({ "type": "decide", "seq": seq, "choice": { "words": ["take 1"] } });
    let mut other = database(&house).await;
    let locked = other.execute("BEGIN IMMEDIATE").await;
    locked.expect("it locks the database");
    // While the table waits for the disk, somebody comes and goes.
    let mut player = anna.clone();
    let deciding = tokio::spawn(async move { player.command(&table, &take).await });
    let soon = async |request: &mut Client, method, path, body| {
        let answer = request.request(method, path, body);
        let answer = tokio::time::timeout(Duration::from_millis(100), answer).await;
        answer.is_ok()
    };
    while soon(&mut anna, "GET", &path, &Value::Null).await {}
    let events = format!("{path}/events");
    let answered = soon(&mut cleo, "GET", &events, &Value::Null).await;
    assert!(!answered, "the table waits");
    // And somebody wants to say something, but does not wait for it to be done.
    let say = json!({ "type": "say", "text": "hello" });
    assert!(
        !soon(&mut ben, "POST", &path, &say).await,
        "the table waits"
    );
    // The server has time to notice, much less than it waits for the disk.
    tokio::time::sleep(Duration::from_millis(200)).await;
    other.execute("ROLLBACK").await.expect("it lets go");
    deciding.await.expect("it was saved");
    eventually(async || {
        let seen = anna.get(&path).await;
        assert_eq!(seen["chat"], json!([]), "what nobody waits for is not done");
        (seen["sight"]["watching"] == 0).then_some(())
    })
    .await;
}

#[tokio::test]
async fn a_row_that_cannot_be_read_breaks_its_table_alone() {
    let mut house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let (bad, good) = (play(&mut anna, "toy").await, play(&mut anna, "toy").await);
    house.stop().await;
    sqlx::query("UPDATE entries SET entry = CAST(x'ff' AS TEXT) WHERE table_id = ?")
        .bind(&bad)
        .execute(&mut database(&house).await)
        .await
        .expect("damaged");
    house.restart().await;
    anna.address = house.address;
    let path = format!("/api/tables/{bad}");
    assert_eq!(
        anna.refused("GET", &path, &Value::Null).await,
        "broken-table"
    );
    assert_eq!(anna.metric("areo_tables_broken_total").await, 1);
    anna.decide(&good, "take 1").await;
}

/// A toy that breaks when two stones are taken, and that nobody can look at when twelve are left.
pub(crate) mod brittle {
    use kit::{
        Catalogued, Entry, Game, Log, OptionSpec, Outcome, Rng, Seat, SeatSet, Seed, Setup,
        SetupError, Viewer,
    };
    use serde::{Deserialize, Serialize};
    use testkit::toy::{Choice, Happened, SOUND, Toy, ToyView, WhyNot, YourTurn};

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
        type View = ToyView;
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
        fn view(&self, viewer: Viewer) -> ToyView {
            let sight = self.0.view(viewer);
            assert_ne!(serde_json::json!(sight)["stones"], 12, "it breaks");
            sight
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
