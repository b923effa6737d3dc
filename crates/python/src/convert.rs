//! Between Python and Rust: names, seats, setups, plain data, and errors.

use std::fmt::Display;

use bots::GameName;
use kit::{Game, Seat, Seed, Setup};
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyNone};
use serde_json::Value;

pyo3::create_exception!(
    areo,
    IllegalDecision,
    PyValueError,
    "A decision that the rules refuse. The game has not changed."
);

/// An argument that is not what was expected.
pub(crate) fn wrong(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// Something that should not happen.
pub(crate) fn broken(error: impl Display) -> PyErr {
    PyRuntimeError::new_err(error.to_string())
}

/// Does some work; a panic in it, which should not happen, becomes a Python error.
pub(crate) fn guarded<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    let work = std::panic::AssertUnwindSafe(work);
    std::panic::catch_unwind(work).map_err(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        broken(format!(
            "broken: {}",
            text.unwrap_or("a panic without a message")
        ))
    })
}

pub(crate) fn game_name(name: &str) -> PyResult<GameName> {
    name.parse().map_err(|error: String| wrong(error))
}

pub(crate) fn seat(text: &str) -> PyResult<Seat> {
    text.parse().map_err(|error: String| wrong(error))
}

/// A kind of whole numbers that are not negative.
pub(crate) trait Whole: Copy + Display + for<'a, 'py> FromPyObject<'a, 'py> {
    const MOST: Self;
}

impl Whole for u32 {
    const MOST: Self = Self::MAX;
}

impl Whole for u64 {
    const MOST: Self = Self::MAX;
}

impl Whole for usize {
    const MOST: Self = Self::MAX;
}

/// A whole number that is not negative.
pub(crate) fn whole<T: Whole>(object: &Bound<'_, PyAny>) -> PyResult<T> {
    object.extract::<T>().map_err(|_| {
        let found = object.repr().map(|text| text.to_string());
        let found = found.unwrap_or_else(|_| object.get_type().to_string());
        let text = format!(
            "expected a whole number from 0 to {}, found {found}",
            T::MOST
        );
        match object.hasattr("__index__") {
            Ok(true) => wrong(text),
            _ => PyTypeError::new_err(text),
        }
    })
}

/// The same where nothing may be given.
pub(crate) fn whole_if_any<T: Whole>(object: &Bound<'_, PyAny>) -> PyResult<Option<T>> {
    match object.is_none() {
        true => Ok(None),
        false => whole(object).map(Some),
    }
}

/// The chance of a game: the given number, or one that nobody knows.
pub(crate) fn seed(number: Option<u64>) -> Seed {
    use std::hash::{BuildHasher as _, RandomState};
    Seed::from_number(number.unwrap_or_else(|| RandomState::new().hash_one(0_u8)))
}

/// A setup from which the game starts. The variant is a dictionary, a word or a list of words such as
/// `board=hellas`.
pub(crate) fn setup<G: Game>(players: usize, variant: &Bound<'_, PyAny>) -> PyResult<Setup> {
    let mut words = Vec::new();
    if let Ok(options) = variant.cast::<PyDict>() {
        for (name, value) in options.iter() {
            let value = match value.extract::<bool>() {
                Ok(true) => "yes".to_owned(),
                Ok(false) => "no".to_owned(),
                Err(_) => value.str()?.to_string(),
            };
            words.push(format!("{}={value}", name.extract::<String>()?));
        }
    } else if let Ok(text) = variant.extract::<String>() {
        let split = text.split([' ', ',']).filter(|word| !word.is_empty());
        words.extend(split.map(str::to_owned));
    } else if let Ok(list) = variant.extract::<Vec<String>>() {
        words = list;
    } else if !variant.is_none() {
        let found = variant.get_type().name()?;
        let text = format!("expected a variant, such as {{'board': 'hellas'}}, found a {found}");
        return Err(PyTypeError::new_err(text));
    }
    let setup = Setup::parse::<G>(players, words.iter().map(String::as_str)).map_err(wrong)?;
    // Some options are fine one by one but do not go together; only the game knows.
    G::start(&setup, Seed::from_number(0)).map_err(wrong)?;
    Ok(setup)
}

/// Plain data as Python objects.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => PyNone::get(py).to_owned().into_any(),
        Value::Bool(value) => value.into_pyobject(py)?.to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_f64()) {
            (Some(whole), _) => whole.into_pyobject(py)?.into_any(),
            (None, number) => number.into_pyobject(py)?.into_any(),
        },
        Value::String(text) => text.into_pyobject(py)?.into_any(),
        Value::Array(values) => {
            let values: PyResult<Vec<_>> = values.iter().map(|one| to_python(py, one)).collect();
            PyList::new(py, values?)?.into_any()
        }
        Value::Object(entries) => {
            let dict = PyDict::new(py);
            for (key, value) in entries {
                dict.set_item(key, to_python(py, value)?)?;
            }
            dict.into_any()
        }
    })
}

/// How deep plain data may be: deeper than any decision, and no risk for the stack.
const DEEPEST: usize = 32;

/// Python objects as plain data.
pub(crate) fn from_python(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    plain(object, DEEPEST)
}

fn plain(object: &Bound<'_, PyAny>, deeper: usize) -> PyResult<Value> {
    let Some(deeper) = deeper.checked_sub(1) else {
        let text = format!("expected an object of `decisions`, found one that is {DEEPEST} deep");
        return Err(wrong(text));
    };
    if object.is_none() {
        return Ok(Value::Null);
    }
    if let Ok(value) = object.extract::<bool>() {
        return Ok(value.into());
    }
    if let Ok(value) = object.extract::<i64>() {
        return Ok(value.into());
    }
    if let Ok(value) = object.extract::<String>() {
        return Ok(value.into());
    }
    if let Ok(dict) = object.cast::<PyDict>() {
        let entry = |(key, value): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
            Ok((key.extract::<String>()?, plain(&value, deeper)?))
        };
        let entries: PyResult<serde_json::Map<_, _>> = dict.iter().map(entry).collect();
        return entries.map(Value::Object);
    }
    if let Ok(list) = object.cast::<PyList>() {
        let values: PyResult<Vec<_>> = list.iter().map(|one| plain(&one, deeper)).collect();
        return values.map(Value::Array);
    }
    let found = object.get_type().name()?;
    let text = format!("expected words, an index or an object of `decisions`, found a {found}");
    Err(PyTypeError::new_err(text))
}
