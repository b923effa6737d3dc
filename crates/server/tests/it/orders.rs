//! Orders in advance: nobody else can tell whether somebody has given any.

use serde_json::{Value, json};

use crate::{Client, House, Socket};

const SEED: &str = "00000000000000000000000000000000000000000000000000000000000000aa";

/// What must not depend on the orders of somebody else.
struct Others {
    people: [Client; 2],
    sockets: [Socket; 2],
    table: String,
    invite: String,
}

impl Others {
    /// All that they get when they ask, but for the time of the server.
    async fn ask(&mut self) -> Vec<String> {
        let mut answers = Vec::new();
        for client in &mut self.people {
            for path in ["", "/log?after=0"] {
                let path = format!("/api/tables/{}{path}", self.table);
                answers.push(client.request("GET", &path, &Value::Null).await.text);
            }
            for path in ["/api/me/tables", "/api/tables?stage=playing"] {
                answers.push(client.request("GET", path, &Value::Null).await.text);
            }
        }
        let answers = answers.iter();
        answers.map(|text| without_number(text, "now")).collect()
    }

    /// Waits until both see so many stones.
    async fn until(&mut self, stones: u32) {
        for socket in &mut self.sockets {
            socket
                .until(|sight| sight["view"]["stones"] == stones)
                .await;
        }
    }

    /// A text of theirs as it would be at any other table, at any other time.
    fn anywhere(&self, text: &str) -> String {
        let text = text.replace(&self.table, "TABLE");
        let text = text.replace(&self.invite, "INVITATION");
        without_number(&without_number(&text, "now"), "changed")
    }
}

/// A text without the number in this field.
fn without_number(text: &str, field: &str) -> String {
    let field = format!("\"{field}\":");
    let mut parts = text.split(&field);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + part.trim_start_matches(|letter: char| letter.is_ascii_digit())
    })
}

/// A game of Anna with Ben, which Cleo watches: all that the two others get, by sockets and by asking,
/// with or without orders that Anna gives.
async fn seen_by_others(house: &House, with_orders: bool, asleep: bool) -> Vec<String> {
    let mut anna = house.guest("Anna").await;
    let (mut ben, mut cleo) = (house.guest("Ben").await, house.guest("Cleo").await);
    let new = json!({ "game": "toy", "setup": { "players": 2 }, "seats": ["me"], "seed": SEED });
    let made = anna.ok("POST", "/api/tables", &new).await;
    let table = made["id"].as_str().expect("an id").to_owned();
    for other in [&mut ben, &mut cleo] {
        let path = format!("/api/tables/{table}/admission");
        let invitation = json!({ "invite": made["invite"] });
        other.ok("POST", &path, &invitation).await;
    }
    ben.command(&table, &json!({ "type": "sit", "seat": 1 }))
        .await;
    anna.command(&table, &json!({ "type": "start" })).await;
    let mut own = anna.socket(&table).await;
    let sockets = [ben.socket(&table).await, cleo.socket(&table).await];
    let mut others = Others {
        people: [ben, cleo],
        sockets,
        table: table.clone(),
        invite: made["invite"].as_str().expect("an invitation").to_owned(),
    };
    let all_there = |sight: &Value| {
        let here = |seat: usize| sight["seats"][seat]["present"] == true;
        here(0) && here(1) && sight["watching"] == 1
    };
    for socket in &mut others.sockets {
        socket.until(all_there).await;
        socket.received.clear();
    }
    if asleep {
        while anna.metric("areo_tables_loaded").await > 0 {}
    }
    if with_orders {
        let before = if asleep {
            Vec::new()
        } else {
            others.ask().await
        };
        for hold in [true, false] {
            own.command(&json!({ "type": "hold-turns", "hold": hold }))
                .await;
        }
        let order = json!({ "prompt": "a question that never comes", "words": "take 3" });
        let answer = own
            .command(&json!({ "type": "orders", "orders": [order] }))
            .await;
        assert_eq!(answer["done"]["seq"], own.sight["seq"]);
        assert_eq!(
            own.sight["orders"][0]["words"], "take 3",
            "who gave it sees it"
        );
        assert!(asleep || others.ask().await == before);
    }
    own.decide("take 1").await;
    others.until(14).await;
    if !asleep {
        others.sockets[0].decide("take 1").await;
        others.until(13).await;
    }
    let asked = others.ask().await;
    let received = others.sockets.iter().flat_map(|socket| &socket.received);
    let all = received.chain(&asked);
    all.map(|text| others.anywhere(text)).collect()
}

#[tokio::test]
async fn nobody_else_gets_a_byte_more_or_less_for_orders_in_advance() {
    let house = House::new().await;
    let without = seen_by_others(&house, false, false).await;
    assert_eq!(seen_by_others(&house, true, false).await, without);
}

/// What was explained to people is forgotten with a table that sleeps, and orders wake it.
#[tokio::test]
async fn orders_that_wake_a_table_tell_nobody_else() {
    let house = House::with(&[("idle-seconds", "1")]).await;
    let without = seen_by_others(&house, false, true).await;
    assert_eq!(seen_by_others(&house, true, true).await, without);
}
