//! The OpenAPI document and the schema of the messages: that they find what is wrong, and what they say of
//! logins.

use hyper::StatusCode;
use serde_json::{Value, json};

use crate::contract::{CONTRACT, check_answer};
use crate::{Client, House};

#[test]
fn a_schema_finds_what_is_wrong() {
    let fault = |message: Value| CONTRACT.server.fault(&message).is_some();
    let problem = json!({ "type": "problem", "code": "stale", "text": "late" });
    assert!(!fault(problem.clone()));
    for (field, value) in [
        ("code", json!("Stale")),
        ("text", json!(5)),
        ("why", json!("a field that nobody knows")),
        (
            "reason",
            json!({ "id": "a", "args": [["a", { "letter": 5 }]] }),
        ),
        ("reason", json!({ "id": "a", "extra": 1 })),
        ("type", json!("trouble")),
    ] {
        let mut message = problem.clone();
        message[field] = value;
        assert!(fault(message.clone()), "{message}");
    }
    assert!(fault(json!({ "type": "problem", "code": "stale" })));
    let client = |message: Value| CONTRACT.client.fault(&message).is_some();
    assert!(!client(json!({ "type": "ping" })));
    assert!(client(json!({ "type": "ping", "pong": 1 })));
}

#[test]
#[should_panic(expected = "no such answer")]
fn a_status_that_the_document_lacks_is_noticed() {
    let answer = (StatusCode::IM_A_TEAPOT, "application/json", "{}");
    check_answer(("GET", "/api/games", b""), answer);
}

#[tokio::test]
async fn the_schema_of_the_messages_is_served() {
    let house = House::new().await;
    let mut anna = Client::new(house.address);
    let schema = anna.get("/api/socket.schema.json").await;
    assert_eq!(schema, wire::schema::socket());
    jsonschema::draft202012::new(&schema).expect("it is a schema");
}

/// Where the document asks for a login, nobody gets anything without one, and only there.
#[tokio::test]
async fn the_document_says_where_a_login_is_needed() {
    let house = House::new().await;
    let mut nobody = Client::new(house.address);
    let document: Value = serde_json::from_str(&server::openapi()).expect("JSON");
    for operation in &CONTRACT.operations {
        let path = operation.path.replace("{game}", "toy");
        let path = path
            .replace("{secret}", "abc")
            .replace("{id}", "abcdefghjkmn");
        let told = &document["paths"][&operation.path][operation.method.to_lowercase()];
        let ways = told["security"].as_array();
        let needed = ways.is_some_and(|ways| !ways.contains(&json!({})));
        let answer = nobody.request(&operation.method, &path, &Value::Null).await;
        let asked = answer.status == 401;
        assert_eq!(
            asked, needed,
            "{} {path}: {}",
            operation.method, answer.text
        );
    }
}
