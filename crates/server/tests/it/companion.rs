//! MarsBot for a table of cardboard.

use serde_json::{Value, json};

use crate::{Client, House};

fn session(deal: bool, entries: &[&str]) -> Value {
    json!({ "options": ["tharsis", "hard"], "seed": 7, "deal": deal, "entries": entries })
}

#[tokio::test]
async fn a_session_is_worked_out_from_its_entries_alone() {
    let house = House::new().await;
    // No account is needed.
    let mut anna = Client::new(house.address);
    let entries = ["temperature: -28", "turn mine", "tiles: city r3c3 A"];
    let path = "/api/companion";
    let table = anna.ok("POST", path, &session(false, &entries)).await;
    assert_eq!(table["lines"].as_array().expect("a list").len(), 3);
    let text = |index: usize| table["lines"][index]["text"]["id"].clone();
    assert_eq!(text(1), "companion-entry-turn-with");
    let told = table["lines"][1]["told"].as_array().expect("a list");
    assert_eq!(told[0]["id"], "automa-log-turned");
    assert_eq!(table["view"]["temperature"], -28);
    assert_eq!(table["view"]["players"][1]["rating"], 20);
    assert_eq!(table["tracks"][0]["at"], 1, "a building tag");
    assert_eq!(table["bonuses"].as_array().expect("a list").len(), 8);
    let again = anna.ok("POST", path, &session(false, &entries)).await;
    assert_eq!(again, table, "the same entries give the same table");
    let dealt = anna.ok("POST", path, &session(true, &["turn"])).await;
    assert!(dealt["lines"][0]["misfit"].is_null());
    assert_eq!(dealt["view"]["mars_bot"]["action_deck"], 3);
}

#[tokio::test]
async fn what_does_not_fit_says_why_and_the_rest_is_worked_out() {
    let house = House::new().await;
    let mut anna = Client::new(house.address);
    let entries = [
        "dance",
        "remove 9",
        "turn algae",
        "turn algae",
        "track plant: 2",
        "turn bushes",
    ];
    let table = anna
        .ok("POST", "/api/companion", &session(false, &entries))
        .await;
    let misfit = |index: usize| table["lines"][index]["misfit"]["id"].clone();
    assert_eq!(misfit(0), "companion-unreadable");
    assert_eq!(misfit(1), "companion-less-money");
    assert_eq!(misfit(2), Value::Null);
    assert_eq!(misfit(3), "companion-in-pile");
    assert_eq!(misfit(5), Value::Null);
    // A card has to decide between the spaces of the greenery.
    assert_eq!(table["next"], json!(["draw"]));
    assert_eq!(table["tracks"][6]["at"], 2, "the turn is not over");
}

#[tokio::test]
async fn bad_sessions_are_refused() {
    let house = House::new().await;
    let mut anna = Client::new(house.address);
    let many = vec!["turn"; 1_001];
    let long = "x".repeat(201);
    for (body, code) in [
        (
            json!({ "options": ["venus"], "seed": 1, "entries": [] }),
            "bad-setup",
        ),
        (
            json!({ "options": ["initial-draft"], "seed": 1, "entries": [] }),
            "bad-setup",
        ),
        (json!({ "seed": -1, "entries": [] }), "malformed"),
        (json!({ "seed": 1 }), "malformed"),
        (session(true, &many), "too-large"),
        (session(true, &[long.as_str()]), "too-large"),
    ] {
        let answer = anna.refused("POST", "/api/companion", &body).await;
        assert_eq!(answer, code, "{body}");
    }
    assert_eq!(
        anna.refused("GET", "/api/companion", &Value::Null).await,
        "wrong-method"
    );
}
