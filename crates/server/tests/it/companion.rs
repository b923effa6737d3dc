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
    assert_eq!(table["entries"], json!(entries));
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
    assert_eq!(
        (&table["turnsLeft"], &table["turns"]),
        (&json!(3), &json!(4))
    );
    assert!(table["checklist"][0]["done"].as_bool().expect("a flag"));
    assert_eq!(table["goals"].as_array().expect("a list").len(), 10);
    assert_eq!(table["score"][0]["points"], 20);

    // Dealt cards stand in the entries from then on.
    let dealt = anna.ok("POST", path, &session(true, &["turn"])).await;
    assert!(dealt["lines"][0]["misfit"].is_null());
    let card = dealt["entries"][0].as_str().expect("a word").to_owned();
    assert!(card.starts_with("turn "), "{card}");
    let again = anna.ok("POST", path, &session(true, &[&card])).await;
    assert_eq!(again["lines"], dealt["lines"]);
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
    assert_eq!(misfit(0), "companion-no-entry");
    assert_eq!(
        table["entries"][0], "dance",
        "it stays until it is put right"
    );
    assert_eq!(misfit(1), "companion-less-money");
    assert_eq!(misfit(2), Value::Null);
    assert_eq!(misfit(3), "companion-in-pile");
    assert_eq!(misfit(5), Value::Null);
    // A card has to decide between the spaces of the greenery.
    assert_eq!(table["next"], json!(["draw"]));
    assert_eq!(table["question"]["needs"], "project");
    assert_eq!(table["tracks"][6]["at"], 2, "the turn is not over");
}

#[tokio::test]
async fn entries_are_read_in_a_language_and_corrected() {
    let house = House::new().await;
    let mut anna = Client::new(house.address);
    let start = ["tiles: city r7c3 B, city r7c5 B", "track plant: 2"];
    let ask = |entries: &[&str], change: Value| {
        let mut session = session(false, entries);
        session["change"] = change;
        session["language"] = json!("pl");
        session
    };
    let path = "/api/companion";
    // A printed name; what is kept is its key.
    let entered = json!({ "type": "enter", "text": "Algi" });
    let table = anna.ok("POST", path, &ask(&start, entered)).await;
    assert_eq!(table["entries"][2], "turn algae");
    assert_eq!(table["refused"], Value::Null);
    assert_eq!(table["changes"], Value::Null, "nothing was there before");
    // What is refused leaves all as it was.
    let refused = json!({ "type": "enter", "text": "obszary: ocean r3c5" });
    let table = anna.ok("POST", path, &ask(&start, refused)).await;
    assert_eq!(table["refused"]["id"], "companion-ocean-on-land");
    assert_eq!(table["entries"], json!(start));
    // A correction says what must change on the table; so does taking back.
    let entries = [start[0], start[1], "turn algae"];
    for (change, left) in [
        (
            json!({ "type": "fix", "index": 2, "text": "tura Kometa" }),
            3,
        ),
        (json!({ "type": "strike", "index": 2 }), 2),
        (json!({ "type": "undo" }), 2),
    ] {
        let table = anna.ok("POST", path, &ask(&entries, change)).await;
        assert_eq!(table["entries"].as_array().expect("a list").len(), left);
        let changes = table["changes"].as_array().expect("a list");
        assert_eq!(changes[0]["id"], "companion-change-tile-gone");
    }
    let none = json!({ "type": "insert", "index": 9, "text": "tura Kometa" });
    let table = anna.ok("POST", path, &ask(&entries, none)).await;
    assert_eq!(table["refused"]["id"], "companion-no-such-entry");
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
        (
            json!({ "seed": 1, "entries": [], "change": { "type": "enter", "text": long } }),
            "too-large",
        ),
        (
            json!({ "seed": 1, "entries": [], "change": { "type": "dance" } }),
            "malformed",
        ),
    ] {
        let answer = anna.refused("POST", "/api/companion", &body).await;
        assert_eq!(answer, code, "{body}");
    }
    assert_eq!(
        anna.refused("GET", "/api/companion", &Value::Null).await,
        "wrong-method"
    );
}
