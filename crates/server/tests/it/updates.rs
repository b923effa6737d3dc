//! Games outlive updates of the program: of the rules, of the data, of what is stored.

use std::io::Read as _;
use std::path::{Path, PathBuf};

use bots::{BotSpec, GameName, Playable, with_game};
use kit::Catalogued;
use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};
use table::{Games, HostedGame};
use testkit::toy::{NEXT_SAME, NEXT_SECRETS, NEXT_STATE, NEXT_STRICT, Toy};

use crate::{Client, House, eventually};

/// A program that knows the toy alone, in one of its versions.
fn toys<const FLAW: u8>() -> Games {
    let bots: &'static [BotSpec<Toy<FLAW>>] = &const { [BotSpec::RANDOM] };
    Games::default().with(HostedGame::new::<Toy<FLAW>>(bots, |_| false))
}

fn updates() -> [Games; 3] {
    [
        toys::<NEXT_SAME>(),
        toys::<NEXT_STRICT>(),
        toys::<NEXT_SECRETS>(),
    ]
}

/// A server where Anna plays with Ben: she has swapped her secret and taken three stones.
async fn begun() -> (House, Client, Client, String) {
    let house = House::new().await;
    let (mut anna, ben, table) = house.two_at_a_table().await;
    for words in ["swap", "take 3"] {
        anna.decide(&table, words).await;
    }
    (house, anna, ben, table)
}

/// Lets one after the other take a stone until none is left.
async fn finish(people: [&mut Client; 2], table: &str) {
    let [anna, ben] = people;
    let path = format!("/api/tables/{table}");
    loop {
        let sight = anna.get(&path).await["sight"].take();
        match sight["asked"][0].as_u64() {
            None => return assert_eq!(sight["stage"], "over"),
            Some(0) => anna.decide(table, "take 1").await,
            Some(_) => ben.decide(table, "take 1").await,
        };
    }
}

async fn lines(client: &mut Client, table: &str) -> Vec<String> {
    let log = client.get(&format!("/api/tables/{table}/log")).await;
    let entries = log["entries"].as_array().expect("a list").iter();
    entries
        .map(|entry| entry["text"]["id"].as_str().expect("an id").to_owned())
        .collect()
}

#[tokio::test]
async fn a_running_game_goes_on_with_the_next_version() {
    for (games, line) in updates()
        .into_iter()
        .zip(["", "table-carried-on", "table-carried-on"])
    {
        let (mut house, mut anna, mut ben, table) = begun().await;
        let path = format!("/api/tables/{table}");
        let before = anna.get(&path).await["sight"].take();
        let told = lines(&mut anna, &table).await;
        house.restart_as(games).await;
        (anna.address, ben.address) = (house.address, house.address);
        let after = anna.get(&path).await["sight"].take();
        assert_eq!(after["view"], before["view"]);
        assert_eq!(after["asked"], before["asked"]);
        let mut expected = told.clone();
        expected.extend((!line.is_empty()).then(|| line.to_owned()));
        assert_eq!(lines(&mut anna, &table).await, expected);
        finish([&mut anna, &mut ben], &table).await;
        let replay = anna.get(&format!("{path}/replay")).await;
        assert!(replay["outcome"]["winners"].is_array(), "{replay}");
        assert_eq!(anna.get("/api/me").await["standings"][0]["played"], 1);
    }
}

#[tokio::test]
async fn a_state_that_cannot_be_read_ends_the_game_and_counts_for_nobody() {
    let (mut house, mut anna, _, table) = begun().await;
    let path = format!("/api/tables/{table}");
    let before = anna.get(&path).await["sight"].take();
    house.restart_as(toys::<NEXT_STATE>()).await;
    anna.address = house.address;
    let after = anna.get(&path).await["sight"].take();
    assert_eq!(after["stage"], "over");
    assert_eq!(after["view"], before["view"]);
    assert_eq!(after["outcome"]["winners"], json!([]));
    assert_eq!(after["outcome"]["verdict"]["id"], "table-ended-by-update");
    assert_eq!(
        lines(&mut anna, &table).await.last().map(String::as_str),
        Some("table-ended-by-update")
    );
    assert_eq!(anna.get("/api/me").await["standings"], json!([]));
    let replay = anna.get(&format!("{path}/replay")).await;
    assert_eq!(replay["start"]["stones"], 12);
}

#[tokio::test]
async fn a_finished_game_is_shown_as_it_was() {
    let (mut house, mut anna, mut ben, table) = begun().await;
    finish([&mut anna, &mut ben], &table).await;
    let path = format!("/api/tables/{table}/replay");
    let before = anna.get(&path).await;
    let standings = anna.get("/api/me").await["standings"].take();
    kept_replay(&house.database(), &table).await;
    for (games, is_whole) in updates().into_iter().zip([true, false, false]) {
        let mut house = house.copy(games).await;
        anna.address = house.address;
        let mut after = anna.get(&path).await;
        let note = after["note"]["id"].take();
        assert_eq!(note == Value::Null, is_whole, "{note}");
        if is_whole {
            after["steps"][0]["entries"] = before["steps"][0]["entries"].clone();
        }
        after.as_object_mut().expect("an object").remove("note");
        assert_eq!(after, before);
        let seen = anna.get(&format!("/api/tables/{table}")).await;
        assert_eq!(
            seen["sight"]["outcome"]["winners"],
            before["outcome"]["winners"]
        );
        assert_eq!(anna.get("/api/me").await["standings"], standings);
        house.stop().await;
    }
    house.stop().await;
}

/// Waits until the replay of a table is stored.
async fn kept_replay(database: &Path, table: &str) {
    let mut connection = open(database).await;
    eventually(async || {
        let kept = sqlx::query("SELECT 1 FROM kept WHERE table_id = ? AND kind = 'replay'")
            .bind(table)
            .fetch_optional(&mut connection)
            .await;
        kept.expect("read").map(|_| ())
    })
    .await;
}

async fn open(database: &Path) -> SqliteConnection {
    let url = format!("sqlite:{}", database.display());
    SqliteConnection::connect(&url).await.expect("it opens")
}

#[tokio::test]
async fn a_server_that_was_killed_goes_on_from_its_last_checkpoint() {
    let (mut house, mut anna, mut ben, table) = begun().await;
    let path = format!("/api/tables/{table}");
    // Enough for a checkpoint: nobody learns anything by taking a stone.
    for _ in 0..50 {
        ben.decide(&table, "take 1").await;
        let seq = ben.get(&path).await["sight"]["seq"].clone();
        ben.command(&table, &json!({ "type": "undo", "seq": seq }))
            .await;
    }
    for (client, words) in [(&mut ben, "take 2"), (&mut anna, "take 3")] {
        client.decide(&table, words).await;
    }
    // What is on disk at this moment is all that there is.
    let mut killed = house.copy(toys::<NEXT_STRICT>()).await;
    (anna.address, ben.address) = (killed.address, killed.address);
    let sight = anna.get(&path).await["sight"].take();
    assert_eq!(
        (&sight["view"]["stones"], &sight["asked"]),
        (&json!(10), &json!([0]))
    );
    let told = lines(&mut anna, &table).await;
    assert_eq!(told.last().map(String::as_str), Some("table-carried-back"));
    assert_eq!(told.iter().filter(|line| *line == "toy-swapped").count(), 1);
    finish([&mut anna, &mut ben], &table).await;
    killed.stop().await;
    house.stop().await;
}

/// All games, without the computer players that take their time.
fn quick_games() -> Games {
    let all = GameName::ALL.into_iter();
    all.fold(Games::default(), |games, game| {
        games.with(with_game!(game, |G| quick::<G>()))
    })
}

fn quick<G: Playable + Catalogued>() -> HostedGame {
    // Those of the fixtures are known by the names of their time.
    HostedGame::new::<G>(G::LABORATORY, G::is_cooperative)
}

/// The fixtures: a database of each release, as its binary has written it.
fn fixtures() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let files = std::fs::read_dir(folder).expect("there are fixtures");
    let files = files.map(|file| file.expect("a file").path());
    files
        .filter(|path| path.extension().is_some_and(|it| it == "gz"))
        .collect()
}

#[tokio::test]
async fn games_of_every_release_are_played_on() {
    assert!(!fixtures().is_empty());
    for fixture in fixtures() {
        let mut bytes = Vec::new();
        let file = std::fs::File::open(&fixture).expect("it is there");
        let mut unpacked = flate2::read::GzDecoder::new(file);
        unpacked.read_to_end(&mut bytes).expect("it is whole");
        let mut house = House::of(&bytes, quick_games()).await;
        let mut connection = open(&house.database()).await;
        let people: Vec<(String, String)> =
            sqlx::query_as("SELECT name, cookie FROM fixture ORDER BY name")
                .fetch_all(&mut connection)
                .await
                .expect("read");
        let mut people: Vec<_> = people
            .into_iter()
            .map(|(_, cookie)| Client {
                cookie: Some(cookie),
                ..Client::new(house.address)
            })
            .collect();
        let tables: Vec<(String, String)> = sqlx::query_as("SELECT id, stage FROM tables")
            .fetch_all(&mut connection)
            .await
            .expect("read");
        assert!(tables.len() > 40, "{}", tables.len());
        for (table, stage) in &tables {
            let winners: Vec<i64> = sqlx::query_scalar(
                "SELECT seat FROM results WHERE table_id = ? AND won ORDER BY seat",
            )
            .bind(table)
            .fetch_all(&mut connection)
            .await
            .expect("read");
            match stage.as_str() {
                "open" => assert_eq!(people[0].stage(table).await, "open"),
                "over" => people[0].sees_again(table, &winners).await,
                _ => leave(&mut people, table).await,
            }
        }
        for (table, stage) in &tables {
            if stage == "playing" {
                people[0].waits_for_the_end(table).await;
            }
        }
        // What is kept of a table beside its entries stays small.
        let (mean, most): (f64, i64) =
            sqlx::query_as("SELECT avg(length(body)), max(length(body)) FROM kept")
                .fetch_one(&mut connection)
                .await
                .expect("read");
        assert!(mean < 64_000.0 && most < 256_000, "{mean} {most}");
        assert_eq!(people[0].metric("areo_tables_broken_total").await, 0);
        assert_eq!(people[0].metric("areo_table_crashes_total").await, 0);
        house.stop().await;
    }
}

impl Client {
    async fn stage(&mut self, table: &str) -> Value {
        let path = format!("/api/tables/{table}");
        self.get(&path).await["sight"]["stage"].take()
    }

    /// A finished game can be looked at, and was won by whoever won it.
    async fn sees_again(&mut self, table: &str, winners: &[i64]) {
        let path = format!("/api/tables/{table}");
        let sight = self.get(&path).await["sight"].take();
        assert_eq!(sight["stage"], "over");
        let seats = sight["seats"].as_array().map_or(0, Vec::len);
        let won = sight["outcome"]["winners"].as_array().expect("a list");
        // MarsBot has no seat at the table.
        let people = won.iter().filter_map(Value::as_i64);
        let people: Vec<_> = people.filter(|seat| *seat < seats as i64).collect();
        assert_eq!(people, winners, "{table}");
        let replay = self.get(&format!("{path}/replay")).await;
        assert!(replay["steps"].is_array(), "{replay}");
        for what in ["log", "replay?seat=0", "record"] {
            let answer = self
                .request("GET", &format!("{path}/{what}"), &Value::Null)
                .await;
            assert_eq!(answer.status, 200, "{what}: {}", answer.text);
        }
    }

    async fn waits_for_the_end(&mut self, table: &str) {
        eventually(async || (self.stage(table).await == "over").then_some(())).await;
    }
}

/// Each of the people decides what they are asked, once for each seat, and leaves the rest to a computer.
async fn leave(people: &mut [Client], table: &str) {
    for client in people {
        let path = format!("/api/tables/{table}");
        let answer = client.request("GET", &path, &Value::Null).await;
        if answer.status != 200 {
            continue;
        }
        let sight = answer.json()["sight"].take();
        assert_eq!(sight["stage"], "playing", "{table}");
        for seat in sight["you"]["seats"].as_array().expect("a list") {
            let path = format!("{path}?seat={seat}");
            let sight = client.get(&path).await["sight"].take();
            if let Some(words) = sight["legal"].as_array().and_then(|legal| legal.last()) {
                let seq = &sight["seq"];
                let decide =
                    json!({ "type": "decide", "seq": seq, "choice": { "words": [words] } });
                client.ok("POST", &path, &decide).await;
            }
        }
        for seat in sight["you"]["seats"].as_array().expect("a list") {
            let leave = json!({ "type": "leave" });
            let left = client
                .request("POST", &format!("{path}?seat={seat}"), &leave)
                .await;
            // They may have left before, or the game may just have come to its end.
            let fine = left.status == 200 || left.code() == "not-playing";
            assert!(fine, "{}", left.text);
        }
    }
}
