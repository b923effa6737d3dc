//! JSON that is passed on as it is.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// JSON as text without spaces. What is large and only passed on is not taken apart: that saves
/// most of the time and memory that a live table takes.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

impl Json {
    /// The JSON of a value.
    ///
    /// # Panics
    /// If it is not plain data.
    pub fn of(value: &(impl Serialize + ?Sized)) -> Self {
        Self(to_raw_value(value).expect("it is plain data"))
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    pub(crate) fn from_text(text: String) -> Self {
        Self(RawValue::from_string(text).expect("it is JSON"))
    }
}

/// By way of a value, since raw text cannot be read inside a tagged message.
impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self::of(&Value::deserialize(deserializer)?))
    }
}

impl Default for Json {
    fn default() -> Self {
        Self(RawValue::NULL.to_owned())
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}
