//! Webhooks and the feed.

use std::sync::Arc;
use std::time::Duration;

use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Value, json};
use sha2::Sha256;
use sqlx::Executor as _;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::sync::Mutex;

use crate::disasters::database;
use crate::{Client, House, eventually};

/// Takes every message, and answers the first with an error.
async fn listen() -> (String, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let url = format!(
        "http://{}/news?for=me",
        listener.local_addr().expect("it listens")
    );
    let heard = Arc::new(Mutex::new(Vec::new()));
    let ears = Arc::clone(&heard);
    tokio::spawn(async move {
        loop {
            let (mut stream, _) = listener.accept().await.expect("a connection");
            let mut text = String::new();
            let mut buffer = [0; 4_096];
            while !text.contains("\r\n\r\n{") || !text.ends_with('}') {
                let count = stream.read(&mut buffer).await.expect("more");
                text += &String::from_utf8_lossy(&buffer[..count]);
            }
            let mut heard = ears.lock().await;
            let status = if heard.is_empty() {
                "500 No"
            } else {
                "204 Yes"
            };
            heard.push(text);
            let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n");
            stream
                .write_all(answer.as_bytes())
                .await
                .expect("it listens");
        }
    });
    (url, heard)
}

#[tokio::test]
async fn a_webhook_is_told_signed_and_told_again() {
    let house = House::with(&[
        ("private-webhooks", "yes"),
        ("public-url", "https://a.example"),
    ])
    .await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let (url, heard) = listen().await;
    let hook = ben
        .ok("POST", "/api/me/webhooks", &json!({ "url": url }))
        .await;
    let secret = hook["secret"].as_str().expect("a secret").to_owned();
    let table = anna.table_with(&mut ben).await;
    anna.decide(&table, "take 1").await;
    eventually(async || heard.lock().await.first().cloned()).await;
    let first = eventually(async || {
        let last = ben.get("/api/me/webhooks").await[0]["last"].clone();
        last.as_str().map(str::to_owned)
    })
    .await;
    assert!(first.contains("500"), "{first}");
    assert_eq!(
        ben.get("/api/me/webhooks").await[0]["secret"],
        Value::Null,
        "shown only once"
    );
    // The next attempt is due in ten seconds, or when the clock is put forward.
    let mut database = database(&house).await;
    let forward = database.execute("UPDATE deliveries SET due = 0").await;
    forward.expect("put forward");
    let text = eventually(async || heard.lock().await.get(1).cloned()).await;
    let (head, body) = text.split_once("\r\n\r\n").expect("a body");
    assert!(head.starts_with("POST /news?for=me HTTP/1.1"), "{head}");
    let news: Value = serde_json::from_str(body).expect("JSON");
    assert_eq!(
        (&news["type"], &news["table"]),
        (&json!("your-turn"), &json!(table))
    );
    assert_eq!(news["url"], format!("https://a.example/t/{table}"));
    let signature = head
        .lines()
        .find_map(|line| line.strip_prefix("areo-signature: "))
        .expect("signed");
    let (time, hex) = signature
        .strip_prefix("t=")
        .and_then(|rest| rest.split_once(",v1="))
        .expect("its form");
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key");
    mac.update(format!("{time}.{body}").as_bytes());
    let expected: String = mac
        .finalize()
        .into_bytes()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    assert_eq!(hex, expected);
    eventually(async || {
        let last = ben.get("/api/me/webhooks").await[0]["last"].clone();
        (last == "204").then_some(())
    })
    .await;
    // Who is at the table needs no telling.
    let _socket = ben.socket(&table).await;
    ben.decide(&table, "take 1").await;
    anna.decide(&table, "take 1").await;
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    assert_eq!(heard.lock().await.len(), 2);
}

#[tokio::test]
async fn who_does_not_listen_keeps_nobody_else_waiting() {
    let house = House::with(&[("private-webhooks", "yes")]).await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let mut deaf = house.guest("Cleo").await;
    let silent = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = silent.local_addr().expect("it listens");
    let url = json!({ "url": format!("http://{address}/") });
    deaf.ok("POST", "/api/me/webhooks", &url).await;
    let (url, heard) = listen().await;
    ben.ok("POST", "/api/me/webhooks", &json!({ "url": url }))
        .await;
    let other = anna.table_with(&mut deaf).await;
    anna.decide(&other, "take 1").await;
    // It is told something, and does not answer.
    let _connection = silent.accept().await.expect("a connection");
    let table = anna.table_with(&mut ben).await;
    anna.decide(&table, "take 1").await;
    let told = eventually(async || heard.lock().await.first().cloned()).await;
    // Nobody has said how people reach the server, so it says where it listens.
    assert!(told.contains("\"url\":\"http://127.0.0.1"), "{told}");
}

/// News that wait to be sent.
async fn waiting(house: &House) -> Vec<String> {
    let bodies = sqlx::query_scalar("SELECT body FROM deliveries")
        .fetch_all(&mut database(house).await)
        .await;
    bodies.expect("read")
}

#[tokio::test]
async fn who_leaves_while_it_is_their_turn_is_told_unless_they_are_back_soon() {
    let house = House::with(&[("private-webhooks", "yes"), ("idle-seconds", "1")]).await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let (url, heard) = listen().await;
    ben.ok("POST", "/api/me/webhooks", &json!({ "url": url }))
        .await;
    let table = anna.table_with(&mut ben).await;
    let (socket, second) = (ben.socket(&table).await, ben.socket(&table).await);
    anna.decide(&table, "take 1").await;
    drop(second);
    // The table leaves memory, and so does Ben.
    eventually(async || (anna.metric("areo_tables_loaded").await == 0).then_some(())).await;
    assert_eq!(waiting(&house).await, [""; 0]);
    drop(socket);
    let told = eventually(async || waiting(&house).await.pop()).await;
    assert!(
        told.contains("your-turn") && told.contains(&table),
        "{told}"
    );
    let socket = ben.socket(&table).await;
    assert_eq!(waiting(&house).await, [""; 0], "he is back");
    drop(socket);
    eventually(async || waiting(&house).await.pop()).await;
    assert_eq!(heard.lock().await.len(), 0, "there is time to come back");
    let mut database = database(&house).await;
    let forward = database.execute("UPDATE deliveries SET due = 0").await;
    forward.expect("put forward");
    eventually(async || heard.lock().await.first().cloned()).await;
}

#[tokio::test]
async fn strangers_cannot_have_us_knock_on_private_doors() {
    let house = House::new().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let (url, heard) = listen().await;
    for url in ["ftp://x", "nonsense", "http://user:pass@a.example/"] {
        let body = json!({ "url": url });
        assert_eq!(
            ben.refused("POST", "/api/me/webhooks", &body).await,
            "bad-address"
        );
    }
    let hook = ben
        .ok("POST", "/api/me/webhooks", &json!({ "url": url }))
        .await;
    let table = anna.table_with(&mut ben).await;
    anna.decide(&table, "take 1").await;
    let last = eventually(async || {
        let last = ben.get("/api/me/webhooks").await[0]["last"].clone();
        last.as_str().map(str::to_owned)
    })
    .await;
    assert_eq!(last, "it is not a public address");
    assert!(heard.lock().await.is_empty());
    let path = format!("/api/me/webhooks/{}", hook["id"]);
    assert_eq!(
        anna.refused("DELETE", &path, &Value::Null).await,
        "not-found"
    );
    ben.ok("DELETE", &path, &Value::Null).await;
    assert_eq!(ben.get("/api/me/webhooks").await, json!([]));
    for _ in 0..5 {
        ben.ok(
            "POST",
            "/api/me/webhooks",
            &json!({ "url": "https://a.example" }),
        )
        .await;
    }
    let sixth = json!({ "url": "https://a.example" });
    assert_eq!(
        ben.refused("POST", "/api/me/webhooks", &sixth).await,
        "full"
    );
}

#[tokio::test]
async fn a_feed_says_where_it_is_ones_turn() {
    let house = House::new().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let table = anna.table_with(&mut ben).await;
    let path = ben.ok("POST", "/api/me/feed", &Value::Null).await["path"].clone();
    let path = path.as_str().expect("a path").to_owned();
    // A feed reader has no cookie.
    let mut reader = Client::new(house.address);
    let feed = reader.request("GET", &path, &Value::Null).await;
    assert!(
        feed.headers["content-type"]
            .to_str()
            .expect("text")
            .starts_with("application/atom+xml")
    );
    assert!(!feed.text.contains("<entry>"), "{}", feed.text);
    anna.decide(&table, "take 1").await;
    let feed = reader
        .request("GET", &format!("{path}?lang=pl"), &Value::Null)
        .await
        .text;
    assert!(
        feed.contains(&format!("/t/{table}\"/>")) && feed.contains("twoja kolej"),
        "{feed}"
    );
    // Whatever else happens, it is the same turn until he has decided.
    let id = |feed: &str| {
        let entry = feed.split("<entry>").nth(1).expect("an entry");
        let id = entry.split("<id>").nth(1).expect("its id");
        id.split("</id>").next().expect("all of it").to_owned()
    };
    anna.command(&table, &json!({ "type": "hold-turns", "hold": true }))
        .await;
    let same = reader.request("GET", &path, &Value::Null).await.text;
    assert_eq!(id(&same), id(&feed));
    ben.decide(&table, "take 1").await;
    anna.command(&table, &json!({ "type": "hold-turns", "hold": false }))
        .await;
    anna.decide(&table, "take 1").await;
    let next = reader.request("GET", &path, &Value::Null).await.text;
    assert_ne!(id(&next), id(&feed));
    let anew = ben.ok("POST", "/api/me/feed", &Value::Null).await;
    assert_ne!(anew["path"], path.as_str());
    assert_eq!(
        reader.refused("GET", &path, &Value::Null).await,
        "not-found"
    );
}
