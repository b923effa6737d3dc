//! What the server says is what its documents say: the client of these tests holds every answer
//! against the OpenAPI document, and every message of a socket against its schema.
//!
//! A field that a schema does not know is as wrong as one that is missing.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use hyper::StatusCode;
use jsonschema::Validator;
use serde_json::{Map, Value, json};

pub(crate) static CONTRACT: LazyLock<Contract> = LazyLock::new(Contract::new);

/// What was promised.
pub(crate) struct Contract {
    pub(crate) operations: Vec<Operation>,
    pub(crate) client: Schema,
    pub(crate) server: Schema,
}

/// One method of one path.
pub(crate) struct Operation {
    pub(crate) method: String,
    pub(crate) path: String,
    request: Option<Schema>,
    /// By status and type of content; nothing where there is no content.
    answers: BTreeMap<(u16, String), Option<Schema>>,
}

/// A schema that is prepared when it is first needed.
pub(crate) struct Schema {
    document: Value,
    validator: OnceLock<Validator>,
}

impl Schema {
    fn new(document: Value) -> Self {
        Self {
            document,
            validator: OnceLock::new(),
        }
    }

    /// What is wrong with a value, if anything is.
    pub(crate) fn fault(&self, value: &Value) -> Option<String> {
        let validator = self.validator.get_or_init(|| {
            jsonschema::draft202012::new(&self.document).expect("the schema is one")
        });
        let faults = validator.iter_errors(value);
        let texts: Vec<_> = faults
            .map(|fault| format!("{fault} at {}", fault.instance_path()))
            .collect();
        (!texts.is_empty()).then(|| texts.join("; "))
    }
}

impl Contract {
    fn new() -> Self {
        let document: Value = serde_json::from_str(&server::openapi()).expect("JSON");
        let mut components = document["components"]["schemas"].clone();
        for schema in components.as_object_mut().expect("schemas").values_mut() {
            close_parts(schema);
        }
        let schema = |schema: &Value| {
            let mut schema = schema.clone();
            close(&mut schema);
            schema["components"] = json!({ "schemas": components });
            Schema::new(schema)
        };
        let mut operations = Vec::new();
        for (path, methods) in document["paths"].as_object().expect("paths") {
            for (method, operation) in methods.as_object().expect("methods") {
                let request = &operation["requestBody"]["content"]["application/json"]["schema"];
                let mut answers = BTreeMap::new();
                for (status, answer) in operation["responses"].as_object().expect("answers") {
                    let status = status.parse().expect("a number");
                    let contents = answer["content"].as_object();
                    for (kind, content) in contents.into_iter().flatten() {
                        let found = content.get("schema").map(schema);
                        answers.insert((status, kind.clone()), found);
                    }
                    if contents.is_none_or(Map::is_empty) {
                        answers.insert((status, String::new()), None);
                    }
                }
                operations.push(Operation {
                    method: method.to_uppercase(),
                    path: path.clone(),
                    request: (!request.is_null()).then(|| schema(request)),
                    answers,
                });
            }
        }
        let named = |name: &str| {
            let reference = format!("#/components/schemas/{name}");
            schema(&json!({ "$ref": reference }))
        };
        Self {
            operations,
            client: named("ClientMessage"),
            server: named("ServerMessage"),
        }
    }
}

/// Lets no field pass that a schema does not name, in it and in its parts.
fn close(schema: &mut Value) {
    close_parts(schema);
    let Some(fields) = schema.as_object_mut() else {
        return;
    };
    let has_fields = ["$ref", "properties", "allOf", "oneOf", "anyOf"];
    if has_fields.iter().any(|name| fields.contains_key(*name)) {
        fields.insert("unevaluatedProperties".to_owned(), false.into());
    }
}

/// The same for the parts alone: several schemas may describe one object together.
fn close_parts(schema: &mut Value) {
    let Some(fields) = schema.as_object_mut() else {
        return;
    };
    for (name, part) in fields {
        match (name.as_str(), part) {
            ("properties", Value::Object(parts)) => parts.values_mut().for_each(close),
            ("prefixItems", Value::Array(parts)) => parts.iter_mut().for_each(close),
            ("items" | "additionalProperties", part) => close(part),
            ("allOf" | "oneOf" | "anyOf", Value::Array(parts)) => {
                parts.iter_mut().for_each(close_parts);
            }
            _ => {}
        }
    }
}

/// Whether a path is one of those that a template stands for.
fn fits(template: &str, path: &str) -> bool {
    let (mut parts, mut template) = (path.split('/'), template.split('/'));
    loop {
        match (template.next(), parts.next()) {
            (None, None) => return true,
            (Some(pattern), Some(part)) if pattern == part => {}
            // Only the last part of a path cannot be empty.
            (Some(pattern), Some(part))
                if pattern.starts_with('{')
                    && !(part.is_empty() && template.clone().next().is_none()) => {}
            _ => return false,
        }
    }
}

/// Holds an answer over HTTP against the document.
pub(crate) fn check_answer(
    (method, path, body): (&str, &str, &[u8]),
    (status, kind, text): (StatusCode, &str, &str),
) {
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let mut there = CONTRACT.operations.iter().filter(|it| fits(&it.path, path));
    let kind = kind.split(';').next().unwrap_or_default();
    let Some(first) = there.clone().next() else {
        // All others are pages for people, or nothing.
        if path.starts_with("/api/") {
            assert_eq!(
                status, 404,
                "{method} {path} is not in the document: {text}"
            );
        }
        return;
    };
    let Some(operation) = there.find(|it| it.method == method) else {
        assert_eq!(
            status, 405,
            "{method} {} is not in the document",
            first.path
        );
        return;
    };
    let key = |kind: &str| (status.as_u16(), kind.to_owned());
    let known = operation.answers.get(&key(kind));
    // What has no content may be said to be of any kind.
    let known = known.or_else(|| operation.answers.get(&key("")).filter(|_| text.is_empty()));
    let fault = match known {
        None => Some("the document has no such answer".to_owned()),
        Some(Some(schema)) if kind.ends_with("json") => match serde_json::from_str(text) {
            Ok(json) => schema.fault(&json),
            Err(error) => Some(error.to_string()),
        },
        Some(_) => None,
    };
    assert_eq!(fault, None, "{method} {path}: {status} {kind} {text}");
    let request = operation.request.as_ref();
    if let Some(schema) = request.filter(|_| status.is_success()) {
        let body = serde_json::from_slice(body).expect("what was understood is JSON");
        let fault = schema.fault(&body);
        assert_eq!(fault, None, "{method} {path} was understood: {body}");
    }
}

/// Holds what the server says over a socket against the schema.
pub(crate) fn check_server_message(message: &Value) {
    let fault = CONTRACT.server.fault(message);
    assert_eq!(fault, None, "{message}");
}

/// Holds what a client says over a socket, and what the server has understood, against the schema.
pub(crate) fn check_client_message(message: &Value) {
    let fault = CONTRACT.client.fault(message);
    assert_eq!(fault, None, "{message}");
}
