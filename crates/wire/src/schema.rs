//! The same types as JSON Schema: of the messages of a socket here, of requests and answers in the
//! server's OpenAPI document.
//!
//! The vocabulary of the rules (`kit`) knows nothing of schemas, so what it puts on the wire is
//! described here. Tests of the server compare every message with its schema.

use serde_json::{Map, Value, json};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use crate::{ClientMessage, ServerMessage};

/// Where utoipa looks for a schema, and where JSON Schema does.
const COMPONENTS: &str = "#/components/schemas/";
const DEFINITIONS: &str = "#/$defs/";

macro_rules! described {
    ($($(#[doc = $doc:literal])+ $name:ident [$($part:ident),*] $schema:tt)*) => {
        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy, Debug)]
            pub struct $name;

            impl $name {
                fn written() -> Value {
                    let mut schema = json!($schema);
                    schema["description"] = concat!($($doc),+).trim().into();
                    schema
                }
            }

            impl PartialSchema for $name {
                fn schema() -> RefOr<Schema> {
                    serde_json::from_value(Self::written()).expect("it is a schema")
                }
            }

            impl ToSchema for $name {
                fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
                    $(schemas.push((stringify!($part).to_owned(), $part::schema()));)*
                    let _ = schemas;
                }
            }
        )*

        /// Each schema as it is written here, and as utoipa has understood it.
        #[cfg(test)]
        fn understood() -> Vec<(Value, Value)> {
            vec![$(($name::written(), json!($name::schema()))),*]
        }
    };
}

described! {
    /// A sentence for people: its id in `locales/`, and its variables.
    Message [Arg, Seat] {
        "type": "object",
        "required": ["id"],
        "properties": {
            "id": { "type": "string" },
            "args": {
                "type": "array",
                "items": {
                    "type": "array",
                    "items": { "oneOf": [
                        { "type": "string" },
                        { "$ref": "#/components/schemas/Arg" },
                    ] },
                    "minItems": 2,
                    "maxItems": 2,
                },
            },
        },
    }
    /// The value of one variable of a message.
    Arg [] {
        "oneOf": [
            { "type": "object", "required": ["number"], "properties": { "number": { "type": "integer" } } },
            { "type": "object", "required": ["word"], "properties": { "word": { "type": "string" } } },
            { "type": "object", "required": ["difference"], "properties": { "difference": { "type": "integer" } } },
            { "type": "object", "required": ["seat"],
              "properties": { "seat": { "$ref": "#/components/schemas/Seat" } } },
            { "type": "object", "required": ["message"],
              "properties": { "message": { "$ref": "#/components/schemas/Message" } } },
            { "type": "object", "required": ["list"], "properties": {
                "list": { "type": "array", "items": { "$ref": "#/components/schemas/Message" } } } },
        ],
    }
    /// A seat, counted from 0; 7 is the table itself.
    Seat [] { "type": "integer", "minimum": 0, "maximum": 7 }
    /// The number of players, and the options that differ from their default.
    Setup [] {
        "type": "object",
        "required": ["players"],
        "properties": {
            "players": { "type": "integer", "minimum": 0 },
            "options": { "type": "object", "additionalProperties": { "type": "string" } },
        },
    }
    /// The chance to win over time, how well each seat decided, and the decisions that cost most. A
    /// `step` is the number of decisions made before. `decided` and `better` have several messages where
    /// a question takes several steps; `points` is what the better answer brings more, `chances` the
    /// chance to win with both.
    Analysis [Message, Seat] {
        "type": "object",
        "required": ["curve", "accuracy", "costly"],
        "properties": {
            "curve": { "type": "array", "items": {
                "type": "object",
                "required": ["step", "chances"],
                "properties": {
                    "step": { "type": "integer", "minimum": 0 },
                    "chances": { "type": "array", "items": { "type": "number" } },
                },
            } },
            "accuracy": { "type": "array", "items": {
                "type": "object",
                "required": ["choices", "found", "lost"],
                "properties": {
                    "choices": { "type": "integer", "minimum": 0 },
                    "found": { "type": "integer", "minimum": 0 },
                    "lost": { "type": "number" },
                },
            } },
            "costly": { "type": "array", "items": {
                "type": "object",
                "required": ["step", "seat", "decided", "better", "points", "chances", "reasons"],
                "properties": {
                    "step": { "type": "integer", "minimum": 0 },
                    "seat": { "$ref": "#/components/schemas/Seat" },
                    "decided": { "type": "array", "items": { "$ref": "#/components/schemas/Message" } },
                    "better": { "type": "array", "items": { "$ref": "#/components/schemas/Message" } },
                    "points": { "type": "number" },
                    "chances": { "type": "array", "items": { "type": "number" }, "minItems": 2, "maxItems": 2 },
                    "reasons": { "type": "array", "items": { "$ref": "#/components/schemas/Message" } },
                },
            } },
        },
    }
    /// What changed between two documents; docs/protocol.md explains its forms.
    Delta [] {
        "oneOf": [
            { "type": "object", "additionalProperties": { "$ref": "#/components/schemas/Delta" } },
            { "type": "array" },
        ],
    }
}

/// The schema of all messages of a socket: `ClientMessage` and `ServerMessage` among its
/// definitions.
pub fn socket() -> Value {
    let mut schemas = vec![
        ("ClientMessage".to_owned(), ClientMessage::schema()),
        ("ServerMessage".to_owned(), ServerMessage::schema()),
    ];
    ClientMessage::schemas(&mut schemas);
    ServerMessage::schemas(&mut schemas);
    let mut definitions: Map<_, _> = schemas
        .into_iter()
        .map(|(name, schema)| (name, json!(schema)))
        .collect();
    definitions.values_mut().for_each(point_to_definitions);
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The messages of an Areo socket",
        "description": "A client sends `ClientMessage`s and receives `ServerMessage`s. \
            An event stream carries `ServerMessage`s alone.",
        "anyOf": [
            { "$ref": "#/$defs/ClientMessage" },
            { "$ref": "#/$defs/ServerMessage" },
        ],
        "$defs": definitions,
    })
}

fn point_to_definitions(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if let Some(Value::String(reference)) = fields.get_mut("$ref") {
                *reference = reference.replace(COMPONENTS, DEFINITIONS);
            }
            fields.values_mut().for_each(point_to_definitions);
        }
        Value::Array(items) => items.iter_mut().for_each(point_to_definitions),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn the_generated_schema_of_messages_is_fresh() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/socket.schema.json");
        let text = format!("{:#}\n", socket());
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            std::fs::write(&path, &text).expect("the file can be written");
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            written == text,
            "{} is stale: run `cargo xtask generate`",
            path.display()
        );
    }

    #[test]
    fn all_of_each_schema_is_understood() {
        for (written, understood) in understood() {
            assert_eq!(understood, written);
        }
    }

    /// A definition that is named must be there.
    #[test]
    fn every_reference_leads_somewhere() {
        let schema = socket();
        let text = schema.to_string();
        for name in text.split(DEFINITIONS).skip(1) {
            let name = name.split('"').next().expect("a name");
            assert!(schema["$defs"][name].is_object(), "{name}");
        }
    }
}
