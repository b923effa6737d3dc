//! Reading what a client sent.

use serde::de::{DeserializeOwned, Error as _};
use serde_json::{Error, Value};

/// Reads what a client sent.
///
/// Where a `type` is asked for, serde would also take the number of a variant for its name. Such a
/// number is in no schema and changes its meaning with the list, so it is refused.
///
/// # Errors
/// What is wrong with the text.
pub fn read<T: DeserializeOwned>(text: &[u8]) -> Result<T, Error> {
    if is_numbered(&serde_json::from_slice(text)?) {
        return Err(Error::custom("`type`: expected a word, found a number"));
    }
    serde_json::from_slice(text)
}

/// Whether a `type` anywhere in it is a number.
fn is_numbered(value: &Value) -> bool {
    match value {
        Value::Object(fields) => fields
            .iter()
            .any(|(name, value)| name == "type" && value.is_number() || is_numbered(value)),
        Value::Array(items) => items.iter().any(is_numbered),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ClientMessage, Command};

    #[test]
    fn nothing_is_called_by_its_number() {
        assert_eq!(
            read::<Command>(br#"{"type":"start"}"#).ok(),
            Some(Command::Start)
        );
        for number in 0..100 {
            let command = format!(r#"{{"type":{number},"seat":4}}"#);
            assert!(read::<Command>(command.as_bytes()).is_err(), "{command}");
            let message = format!(r#"{{"type":"do","id":1,"command":{command}}}"#);
            assert!(
                read::<ClientMessage>(message.as_bytes()).is_err(),
                "{message}"
            );
        }
        assert!(read::<ClientMessage>(br#"{"type":2}"#).is_err());
    }
}
