//! For whoever runs the server: health, metrics, headers, the document, slow and endless requests.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::{Client, House, eventually};

#[tokio::test]
async fn health_and_metrics_are_served() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let health = anna.request("GET", "/health", &Value::Null).await;
    assert_eq!(
        (health.status.as_u16(), health.text.as_str()),
        (200, "ok\n")
    );
    let made = anna
        .ok("POST", "/api/play", &json!({ "game": "toy" }))
        .await;
    anna.decide(made["id"].as_str().expect("an id"), "take 1")
        .await;
    let metrics = anna.request("GET", "/metrics", &Value::Null).await.text;
    assert!(metrics.contains("areo_commands_done_total 1"), "{metrics}");
    assert!(metrics.contains("areo_command_seconds_count 1"));
    // A proxy on this machine must not open them to the world, unless somebody has said so.
    let default = server::SETTINGS
        .iter()
        .find(|setting| setting.name == "metrics");
    let default = default.expect("there is such a setting").default;
    let house = House::with(&[("metrics", default)]).await;
    let mut ben = Client::new(house.address);
    assert_eq!(
        ben.refused("GET", "/metrics", &Value::Null).await,
        "not-found"
    );
    let house = House::new().await;
    let mut proxy = Client::new(house.address);
    let metrics = proxy.request("GET", "/metrics", &Value::Null).await;
    assert_eq!(metrics.status, 200, "a program on this machine");
    for header in ["x-forwarded-for", "forwarded", "x-real-ip", "via"] {
        proxy.headers = vec![(header, "203.0.113.9".to_owned())];
        let refused = proxy.refused("GET", "/metrics", &Value::Null).await;
        assert_eq!(refused, "not-found", "{header}");
    }
    let house = House::with(&[("behind-proxy", "yes")]).await;
    let mut cleo = Client::new(house.address);
    cleo.headers
        .push(("x-forwarded-for", "127.0.0.1, 203.0.113.9".to_owned()));
    assert_eq!(
        cleo.refused("GET", "/metrics", &Value::Null).await,
        "not-found"
    );
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_keep_browsers_safe() {
    let house = House::with(&[("public-url", "https://areo.example")]).await;
    let mut anna = Client::new(house.address);
    for path in ["/", "/api", "/api/games", "/t/x", "/api/nothing", "/health"] {
        let answer = anna.request("GET", path, &Value::Null).await;
        let header = |name: &str| answer.headers[name].to_str().expect("text").to_owned();
        let policy = header("content-security-policy");
        assert!(
            policy.contains("default-src 'none'") && !policy.contains("unsafe"),
            "{policy}"
        );
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("x-frame-options"), "DENY");
        assert_eq!(header("referrer-policy"), "same-origin");
        assert_eq!(header("strict-transport-security"), "max-age=31536000");
    }
    let page = anna.request("GET", "/t/x", &Value::Null).await;
    assert!(page.text.contains("<html") && !page.text.contains("<script>"));
}

#[tokio::test]
async fn links_of_older_versions_lead_to_the_same_table() {
    let house = House::new().await;
    let mut anna = Client::new(house.address);
    let answer = anna.request("GET", "/table/x%20y", &Value::Null).await;
    assert_eq!(answer.status, 308);
    assert_eq!(answer.headers["location"], "/t/x%20y");
}

#[tokio::test]
async fn the_document_lists_what_there_is() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let document = anna.get("/api").await;
    assert!(
        document["openapi"]
            .as_str()
            .expect("a version")
            .starts_with("3.")
    );
    let paths: BTreeSet<_> = document["paths"]
        .as_object()
        .expect("paths")
        .keys()
        .collect();
    for path in [
        "/api/tables/{id}",
        "/api/tables/{id}/socket",
        "/api/me/webhooks/{id}",
        "/health",
    ] {
        assert!(paths.contains(&path.to_owned()), "{path}");
    }
    // What it names, it explains.
    let text = document.to_string();
    let named = text.split("#/components/schemas/").skip(1);
    for name in named.map(|rest| rest.split('"').next().expect("a name")) {
        assert!(
            document["components"]["schemas"][name].is_object(),
            "{name}"
        );
    }
    // What it lists, there is.
    for (path, methods) in document["paths"].as_object().expect("paths") {
        let path = path.replace("{game}", "toy");
        let path = path
            .replace("{id}", "abcdefghjkmn")
            .replace("{secret}", "abc");
        for method in methods.as_object().expect("methods").keys() {
            let answer = anna
                .request(&method.to_uppercase(), &path, &Value::Null)
                .await;
            assert_ne!(answer.status, 405, "{method} {path}");
            assert_ne!(
                answer.json_text(),
                "there is nothing here",
                "{method} {path}"
            );
            if path == "/api/logout" {
                anna = house.guest("Anna").await;
            }
        }
    }
    assert_eq!(
        anna.refused("PUT", "/api/games", &Value::Null).await,
        "wrong-method"
    );
    assert_eq!(
        anna.refused("GET", "/api/nothing", &Value::Null).await,
        "not-found"
    );
}

#[tokio::test]
async fn the_document_names_things_as_they_are_sent() {
    let house = House::new().await;
    let document = Client::new(house.address).get("/api").await;
    let schemas = &document["components"]["schemas"];
    let words: Vec<_> = wire::ProblemCode::ALL
        .iter()
        .map(|code| code.word())
        .collect();
    assert_eq!(schemas["ProblemCode"]["enum"], json!(words));
    let view = &schemas["TableView"]["properties"];
    let reason = json!({ "$ref": "#/components/schemas/Reason" });
    assert_eq!(view["blocked"]["additionalProperties"], reason);
    let snapshot = &schemas["Snapshot"]["properties"];
    let definition = json!({ "$ref": "#/components/schemas/Definition" });
    assert_eq!(snapshot["dictionary"]["additionalProperties"], definition);
    assert!(document.to_string().contains("\"unlessReveals\""));
    check_names(&document);
}

/// What is sent is in camel case, and so must be whatever the document says of it.
fn check_names(document: &Value) {
    match document {
        Value::Object(fields) => {
            if let Some(Value::Object(properties)) = fields.get("properties") {
                let odd = properties.keys().find(|name| name.contains('_'));
                assert_eq!(odd, None);
            }
            fields.values().for_each(check_names);
        }
        Value::Array(items) => items.iter().for_each(check_names),
        _ => {}
    }
}

#[tokio::test]
async fn too_large_is_too_large() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let answer = anna.send("POST", "/api/tables", vec![b' '; 300_000]).await;
    assert_eq!(
        (answer.status.as_u16(), answer.code().as_str()),
        (413, "too-large")
    );
    // Only what can hold a whole game may be that large.
    let long = json!({ "name": "x".repeat(17_000), "password": "correct horse" });
    let answer = anna.request("POST", "/api/login", &long).await;
    assert_eq!(answer.code(), "too-large");
    let long = format!("/{}", "x".repeat(100_000));
    let mut stream = TcpStream::connect(house.address).await.expect("it listens");
    stream
        .write_all(format!("GET {long} HTTP/1.1\r\n").as_bytes())
        .await
        .expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("closed");
    let answer = String::from_utf8_lossy(&answer);
    assert!(answer.starts_with("HTTP/1.1 4"), "{answer}");
}

#[tokio::test]
async fn an_address_sends_only_a_few_large_bodies_at_once() {
    let house = House::with(&[("rate", "50")]).await;
    let head = "POST /api/companion HTTP/1.1\r\nhost: localhost\r\ncontent-length: 200000\r\n\r\n";
    let mut dawdling = Vec::new();
    for _ in 0..40 {
        let mut stream = TcpStream::connect(house.address).await.expect("it listens");
        stream.write_all(head.as_bytes()).await.expect("sent");
        stream.write_all(&[b' '; 100_000]).await.expect("sent");
        dawdling.push(stream);
    }
    // The others are waited for.
    let mut anna = Client::new(house.address);
    let refused = "areo_http_requests_total{status=\"4xx\"}";
    eventually(async || (anna.metric(refused).await == 24).then_some(())).await;
    drop(dawdling);
    let session = json!({ "options": [], "seed": 7, "entries": vec!["x".repeat(100); 300] });
    eventually(async || {
        let answer = anna.request("POST", "/api/companion", &session).await;
        (answer.status == 200).then_some(())
    })
    .await;
}

#[tokio::test]
async fn who_sends_what_no_socket_takes_is_told_why() {
    let house = House::new().await;
    let (anna, _, table) = house.two_at_a_table().await;
    let mut socket = anna.socket(&table).await;
    socket.say_text("x".repeat(100_000)).await;
    assert_eq!(socket.next("closed").await["code"], "too-large");
    assert!(socket.is_closed_in_order().await);
}

#[tokio::test]
async fn connections_are_counted() {
    let house = House::with(&[("connections", "2")]).await;
    let one = TcpStream::connect(house.address).await.expect("it listens");
    let two = TcpStream::connect(house.address).await.expect("it listens");
    tokio::time::sleep(Duration::from_millis(100)).await;
    let mut three = TcpStream::connect(house.address).await.expect("it listens");
    assert_eq!(
        three.read(&mut [0; 16]).await.unwrap_or_default(),
        0,
        "there is no room"
    );
    drop((one, two));
    eventually(async || {
        let mut next = TcpStream::connect(house.address).await.expect("it listens");
        let ask = "GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
        next.write_all(ask.as_bytes()).await.ok()?;
        let mut answer = String::new();
        next.read_to_string(&mut answer).await.ok()?;
        answer.starts_with("HTTP/1.1 200").then_some(())
    })
    .await;
}
