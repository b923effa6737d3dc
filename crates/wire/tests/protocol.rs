//! The page about the protocol says what the types say.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use wire::{ClientMessage, Command, NewTable, Problem, ProblemCode, QuickStart, ServerMessage};
use wire::{Reason, TableCreated, Undo, delta};

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md")
}

fn page() -> String {
    fs::read_to_string(path()).expect("the page is there")
}

/// The examples of a kind: what stands in blocks that begin with "```json KIND".
fn examples(kind: &str) -> Vec<String> {
    let (page, begin) = (page(), format!("```json {kind}\n"));
    let blocks = page.split(&begin).skip(1);
    blocks
        .map(|rest| rest.split("```").next().unwrap_or_default().to_owned())
        .collect()
}

fn all_read<T: DeserializeOwned>(kind: &str, at_least: usize) -> Vec<T> {
    let examples = examples(kind);
    assert!(examples.len() >= at_least, "{kind}: {}", examples.len());
    examples
        .iter()
        .map(|text| {
            serde_json::from_str(text).unwrap_or_else(|error| panic!("{kind}: {error} in {text}"))
        })
        .collect()
}

#[test]
fn every_example_is_a_message_of_its_type() {
    let mut commands = all_read::<Command>("command", 7);
    let clients = all_read::<ClientMessage>("client", 3);
    let servers = all_read::<ServerMessage>("server", 7);
    all_read::<NewTable>("new-table", 1);
    all_read::<QuickStart>("quick-start", 1);
    all_read::<TableCreated>("table-created", 1);
    all_read::<Undo>("undo", 1);
    all_read::<Problem>("problem", 2);
    all_read::<Reason>("reason", 1);
    // Short commands stand in tables.
    let page = page();
    let rows = page
        .lines()
        .filter_map(|line| line.strip_prefix("| `{\"type\""));
    for row in rows {
        let (example, _) = row.split_once("` |").expect("the cell ends");
        let text = format!("{{\"type\"{example}");
        let command = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        commands.push(command);
    }
    let kinds = |values: Vec<Value>| -> Vec<String> {
        let kind = |value: &Value| value["type"].as_str().expect("a tag").to_owned();
        let mut kinds: Vec<_> = values.iter().map(kind).collect();
        kinds.sort();
        kinds.dedup();
        kinds
    };
    let schema = json!(<Command as utoipa::PartialSchema>::schema());
    let known = schema["oneOf"].as_array().expect("a choice").len();
    assert_eq!(
        kinds(commands.iter().map(|it| json!(it)).collect()).len(),
        known
    );
    assert_eq!(
        kinds(clients.iter().map(|it| json!(it)).collect()),
        ["do", "look", "ping"]
    );
    assert_eq!(
        kinds(servers.iter().map(|it| json!(it)).collect()),
        ["answer", "chat", "closed", "pong", "snapshot", "update"]
    );
}

#[test]
fn the_example_of_a_delta_is_right() {
    let mut document = json!(["a", "b", "c", 4, "d"]);
    let change = json!(["~", 2, -1, ["x", "y"], {"~": [5]}]);
    assert!(page().contains(r#"["~", 2, -1, ["x", "y"], {"~": [5]}]"#));
    delta::apply(&mut document, &change).expect("it fits");
    assert_eq!(document, json!(["a", "b", "x", "y", 5, "d"]));
}

/// The table of problems is written from the list of codes; `UPDATE_EXPECT=1` writes it anew.
#[test]
fn the_table_of_problems_is_generated() {
    const HEAD: &str = "| code | status | meaning |\n|---|---|---|\n";
    let page = page();
    let (before, table) = page.split_once(HEAD).expect("the table is there");
    let mut expected = String::new();
    for code in ProblemCode::ALL {
        let (word, status, meaning) = (code.word(), code.status(), code.meaning());
        writeln!(expected, "| `{word}` | {status} | {meaning} |").expect("a string grows");
    }
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(path(), format!("{before}{HEAD}{expected}")).expect("it can be written");
    } else {
        assert_eq!(table, expected, "run `cargo xtask generate`");
    }
}
