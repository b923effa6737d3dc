//! Finished games step by step, and played on from anywhere.

use serde_json::{Value, json};
use wire::delta;

use crate::{Client, House, eventually};

/// A finished game of Anna against herself; the table and its record.
async fn finished(anna: &mut Client) -> (String, String) {
    let table = anna
        .table(&json!({
            "game": "toy", "setup": { "players": 2, "options": { "stones": "5" } },
            "seats": ["me", { "guest": "Otto" }], "start": true,
        }))
        .await;
    let path = format!("/api/tables/{table}");
    for (seat, words) in [(0, "swap"), (0, "take 2"), (1, "take 3")] {
        let path = format!("{path}?seat={seat}");
        let seq = anna.get(&path).await["sight"]["seq"].clone();
        let decide = json!({ "type": "decide", "seq": seq, "choice": { "words": [words] } });
        anna.ok("POST", &path, &decide).await;
    }
    let record = anna
        .request("GET", &format!("{path}/record"), &Value::Null)
        .await;
    assert_eq!(record.status, 200, "{}", record.text);
    (table, record.text)
}

#[tokio::test]
async fn a_finished_game_is_seen_again_from_any_side() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let (table, record) = finished(&mut anna).await;
    let open = anna.get(&format!("/api/tables/{table}/replay")).await;
    let words: Vec<_> = open["steps"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|step| &step["words"])
        .collect();
    assert_eq!(words, ["swap", "take 2", "take 3"]);
    let mut view = open["start"].clone();
    for step in open["steps"].as_array().expect("a list") {
        if !step["delta"].is_null() {
            delta::apply(&mut view, &step["delta"]).expect("it fits");
        }
    }
    assert_eq!(view["stones"], 0);
    assert_eq!(open["outcome"]["winners"], json!([1]));
    assert!(open["dictionary"]["take 3"].is_object());
    let as_second = anna
        .get(&format!("/api/tables/{table}/replay?seat=1"))
        .await;
    assert_eq!(
        as_second["steps"][0]["entries"][0]["json"]["Swapped"][1],
        Value::Null
    );
    // The same from a file, without an account.
    let mut stranger = Client::new(house.address);
    let file = stranger
        .send("POST", "/api/replay", record.clone().into_bytes())
        .await;
    assert_eq!(file.json(), open);
    // Also from one of another version, as long as it plays the same.
    let older = record.replace("rules 1", "rules 9");
    let file = stranger
        .send("POST", "/api/replay", older.clone().into_bytes())
        .await;
    assert_eq!(file.json(), open);
    let differs = older.replace("take 3", "take 1").into_bytes();
    let answer = stranger.send("POST", "/api/replay", differs).await;
    assert_eq!(answer.code(), "bad-record");
    let text = answer.json_text();
    assert!(text.contains("another version"), "{text}");
    for (path, text, code) in [
        ("/api/replay?seat=4", record.clone(), "no-such-seat"),
        (
            "/api/replay",
            record.replace("take 3", "take 1"),
            "bad-record",
        ),
        (
            "/api/replay",
            record.replace("A take 2", "B take 2"),
            "bad-record",
        ),
        (
            "/api/replay",
            record.replace("game toy", "game chess"),
            "unknown-game",
        ),
        ("/api/replay", "hello".to_owned(), "bad-record"),
    ] {
        let answer = stranger.send("POST", path, text.into_bytes()).await;
        assert_eq!(answer.code(), code, "{path}: {}", answer.text);
    }
    let answer = stranger.send("POST", "/api/replay", vec![0xff, 0xfe]).await;
    assert_eq!(answer.code(), "malformed");
}

#[tokio::test]
async fn a_running_game_has_no_record_yet() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let made = anna
        .ok("POST", "/api/play", &json!({ "game": "toy" }))
        .await;
    let path = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    for what in ["record", "replay", "analysis"] {
        assert_eq!(
            anna.refused("GET", &format!("{path}/{what}"), &Value::Null)
                .await,
            "not-playing"
        );
    }
}

#[tokio::test]
async fn a_finished_game_is_analysed_once_and_for_all() {
    let mut house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let mut ben = house.guest("Ben").await;
    let table = anna.game_with(&mut ben, "mars").await;
    let path = format!("/api/tables/{table}");
    let analysis = format!("{path}/analysis");
    let refused = anna.refused("POST", &analysis, &Value::Null).await;
    assert_eq!(refused, "not-playing", "it would tell secrets");
    let sight = anna.get(&path).await["sight"].take();
    let corporation = sight["legal"][0].as_str().expect("words");
    anna.decide(&table, corporation).await;
    anna.command(&table, &json!({ "type": "resign" })).await;
    assert_eq!(anna.get(&analysis).await, json!({ "state": "none" }));
    let mut stranger = Client::new(house.address);
    let refused = stranger.refused("POST", &analysis, &Value::Null).await;
    assert_eq!(refused, "not-logged-in");
    let begun = ben.ok("POST", &analysis, &Value::Null).await;
    assert_eq!(begun["state"], "under-way");
    let made = eventually(async || {
        let state = anna.get(&analysis).await;
        assert_ne!(state["state"], "none", "it is made");
        (state["state"] == "made").then_some(state)
    })
    .await;
    let found = &made["analysis"];
    assert_eq!(found["curve"][0]["step"], 0);
    assert_eq!(found["accuracy"].as_array().map(Vec::len), Some(2));
    assert_eq!(found["accuracy"][0]["choices"], 1, "{found}");
    // It is kept with the game, and everybody who sees the game sees it.
    house.restart().await;
    let mut stranger = Client::new(house.address);
    assert_eq!(stranger.get(&analysis).await, made);
    anna.address = house.address;
    assert_eq!(anna.ok("POST", &analysis, &Value::Null).await, made);
}

#[tokio::test]
async fn a_game_goes_on_from_anywhere() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let (_, record) = finished(&mut anna).await;
    let branch = |keep: usize, start| {
        json!({
            "game": "toy", "setup": { "players": 2 }, "start": start,
            "seats": [{ "computer": "random" }, "me"],
            "branch": { "record": record, "keep": keep },
        })
    };
    let table = anna.table(&branch(2, false)).await;
    let path = format!("/api/tables/{table}");
    let sight = &anna.get(&path).await["sight"];
    assert_eq!(
        (&sight["view"]["stones"], &sight["asked"]),
        (&json!(3), &json!([1]))
    );
    anna.decide(&table, "take 1").await;
    assert_eq!(
        anna.refused("POST", "/api/tables", &branch(2, true)).await,
        "bad-record"
    );
    let whole = anna.table(&branch(99, false)).await;
    assert_eq!(
        anna.get(&format!("/api/tables/{whole}")).await["sight"]["stage"],
        "over"
    );
}
