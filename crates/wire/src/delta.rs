//! What changed between two JSON documents, so that not everything is sent every time.
//!
//! A delta is one of
//! - `[value]`: replaced by this value;
//! - `[]`: removed (only inside an object);
//! - `{"key": delta, …}`: an object in which these keys changed;
//! - `["~", step, …]`: an array, walked from its beginning. A step is a number `n > 0` (keep `n`
//!   elements), `n < 0` (drop `-n`), an array (insert these), or `{"~": delta}` (change the next
//!   element). What is left at the end is kept.
//!
//! Documents are compared as text. Most of a document stays as it is, and equal text is recognised
//! without looking into it.

use std::fmt::Write as _;

use serde_json::Value;

use crate::Json;

/// The first element of the delta of an array, and the key of a changed element.
const EDIT: &str = "~";

/// Arrays whose changed stretches multiply to more than this are not compared element by element.
const MAX_COMPARISONS: usize = 1 << 16;

/// Why a delta does not fit a document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misfit;

/// What turns `old` into `new`; nothing if they are equal.
pub fn diff(old: &Json, new: &Json) -> Option<Json> {
    let mut delta = String::new();
    write_delta(old.text(), new.text(), &mut delta).then(|| Json::from_text(delta))
}

/// Turns the old document into the new one.
///
/// # Errors
/// If the delta is not one, or belongs to another document. The document may have changed in part.
pub fn apply(document: &mut Value, delta: &Value) -> Result<(), Misfit> {
    match (delta, document) {
        (Value::Array(replaced), document) if replaced.len() == 1 => {
            *document = replaced[0].clone();
            Ok(())
        }
        (Value::Array(steps), Value::Array(elements))
            if steps.first().is_some_and(|mark| mark == EDIT) =>
        {
            *elements = edited(std::mem::take(elements), &steps[1..])?;
            Ok(())
        }
        (Value::Object(changes), Value::Object(fields)) => {
            for (key, change) in changes {
                if change.as_array().is_some_and(Vec::is_empty) {
                    fields.remove(key).ok_or(Misfit)?;
                } else {
                    apply(fields.entry(key).or_insert(Value::Null), change)?;
                }
            }
            Ok(())
        }
        _ => Err(Misfit),
    }
}

/// Adds a delta to the text. If there is nothing to say, it is left as it was.
fn write_delta(old: &str, new: &str, text: &mut String) -> bool {
    if old == new {
        return false;
    }
    let begin = text.len();
    let changed = match (old.as_bytes(), new.as_bytes()) {
        ([b'{', ..], [b'{', ..]) => write_fields(old, new, text),
        ([b'[', _, _, ..], [b'[', _, _, ..]) => write_elements(old, new, text),
        _ => {
            text.extend(["[", new, "]"]);
            return true;
        }
    };
    // Where nearly everything has changed, the whole may be shorter.
    if text.len() - begin > new.len() + 2 {
        text.truncate(begin);
        text.extend(["[", new, "]"]);
    }
    changed
}

fn write_fields(old: &str, new: &str, text: &mut String) -> bool {
    let begin = text.len();
    let mut old: Vec<_> = parts(old)
        .into_iter()
        .map(|part| Some(field(part)))
        .collect();
    let mut next = 0;
    for (key, value) in parts(new).into_iter().map(field) {
        // Mostly the same fields are there in the same order.
        let found = (next..old.len())
            .chain(0..next)
            .find(|at| old[*at].is_some_and(|(other, _)| other == key));
        let before = found.and_then(|at| {
            next = at + 1;
            old[at].take()
        });
        let mark = text.len();
        text.push(if mark == begin { '{' } else { ',' });
        text.extend([key, ":"]);
        match before {
            Some((_, before)) => {
                if !write_delta(before, value, text) {
                    text.truncate(mark);
                }
            }
            None => text.extend(["[", value, "]"]),
        }
    }
    for (key, _) in old.into_iter().flatten() {
        text.push(if text.len() == begin { '{' } else { ',' });
        text.extend([key, ":[]"]);
    }
    let changed = text.len() > begin;
    if changed {
        text.push('}');
    }
    changed
}

fn write_elements(old: &str, new: &str, text: &mut String) -> bool {
    let (old, new) = (parts(old), parts(new));
    let pairs = old.iter().zip(&new);
    let head = pairs.take_while(|(a, b)| a == b).count();
    let pairs = old[head..].iter().rev().zip(new[head..].iter().rev());
    let tail = pairs.take_while(|(a, b)| a == b).count();
    let (before, after) = (&old[head..old.len() - tail], &new[head..new.len() - tail]);

    let begin = text.len();
    write!(text, "[\"{EDIT}\"").expect("a string grows");
    let unchanged = text.len();
    let mut steps = Steps::new(text);
    steps.keep(head);
    if before.len() == after.len() && before.iter().all(|element| element.starts_with('{')) {
        for (a, b) in before.iter().zip(after) {
            steps.change(a, b);
        }
    } else if before.len() * after.len() > MAX_COMPARISONS {
        steps.drop(before.len());
        after.iter().for_each(|element| steps.insert(element));
    } else {
        steps.walk(before, after);
    }
    steps.end();
    let changed = text.len() > unchanged;
    if changed {
        text.push(']');
    } else {
        text.truncate(begin);
    }
    changed
}

/// The steps of an array's delta, neighbours of one kind joined into one.
struct Steps<'a> {
    text: &'a mut String,
    /// Elements to keep, or below 0 to drop, that are not written yet.
    count: i64,
    /// Whether the last step is an insertion that may go on.
    inserting: bool,
}

impl<'a> Steps<'a> {
    const fn new(text: &'a mut String) -> Self {
        Self {
            text,
            count: 0,
            inserting: false,
        }
    }

    fn keep(&mut self, count: usize) {
        self.count(i64::try_from(count).expect("an array in memory"));
    }

    fn drop(&mut self, count: usize) {
        self.count(-i64::try_from(count).expect("an array in memory"));
    }

    fn count(&mut self, count: i64) {
        if count != 0 {
            if self.inserting || self.count * count < 0 {
                self.write();
            }
            self.count += count;
        }
    }

    fn insert(&mut self, element: &str) {
        if self.inserting {
            self.text.push(',');
        } else {
            self.write();
            self.text.push_str(",[");
            self.inserting = true;
        }
        self.text.push_str(element);
    }

    fn change(&mut self, before: &str, after: &str) {
        let mut delta = String::new();
        if write_delta(before, after, &mut delta) {
            self.write();
            write!(self.text, ",{{\"{EDIT}\":{delta}}}").expect("a string grows");
        } else {
            self.keep(1);
        }
    }

    /// Keeps as many elements as possible: a longest common subsequence.
    fn walk(&mut self, before: &[&str], after: &[&str]) {
        let width = after.len() + 1;
        let mut common = vec![0u32; (before.len() + 1) * width];
        for i in (0..before.len()).rev() {
            for j in (0..after.len()).rev() {
                common[i * width + j] = if before[i] == after[j] {
                    common[(i + 1) * width + j + 1] + 1
                } else {
                    common[(i + 1) * width + j].max(common[i * width + j + 1])
                };
            }
        }
        let (mut i, mut j) = (0, 0);
        while i < before.len() && j < after.len() {
            if before[i] == after[j] {
                self.keep(1);
                (i, j) = (i + 1, j + 1);
            } else if common[(i + 1) * width + j] >= common[i * width + j + 1] {
                self.drop(1);
                i += 1;
            } else {
                self.insert(after[j]);
                j += 1;
            }
        }
        self.drop(before.len() - i);
        after[j..].iter().for_each(|element| self.insert(element));
    }

    /// Writes what is not written yet.
    fn write(&mut self) {
        if self.inserting {
            self.text.push(']');
            self.inserting = false;
        }
        if self.count != 0 {
            write!(self.text, ",{}", self.count).expect("a string grows");
            self.count = 0;
        }
    }

    /// Elements that are kept at the end need no step.
    fn end(mut self) {
        self.count = self.count.min(0);
        self.write();
    }
}

/// What stands between the commas of an array or object.
fn parts(text: &str) -> Vec<&str> {
    let inner = &text[1..text.len() - 1];
    let bytes = inner.as_bytes();
    let mut parts = Vec::new();
    let (mut begin, mut depth, mut at) = (0, 0usize, 0);
    while at < bytes.len() {
        match bytes[at] {
            b'"' => at += string_length(&bytes[at..]) - 1,
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth -= 1,
            b',' if depth == 0 => {
                parts.push(&inner[begin..at]);
                begin = at + 1;
            }
            _ => {}
        }
        at += 1;
    }
    if !inner.is_empty() {
        parts.push(&inner[begin..]);
    }
    parts
}

/// The key of a field, with its quotes, and its value.
fn field(part: &str) -> (&str, &str) {
    let (key, rest) = part.split_at(string_length(part.as_bytes()));
    (key, &rest[1..])
}

/// How long the string is that the text begins with, quotes included.
fn string_length(text: &[u8]) -> usize {
    let mut at = 1;
    while text[at] != b'"' {
        at += if text[at] == b'\\' { 2 } else { 1 };
    }
    at + 1
}

fn edited(old: Vec<Value>, steps: &[Value]) -> Result<Vec<Value>, Misfit> {
    let mut rest = old.into_iter();
    let mut new = Vec::with_capacity(rest.len());
    for step in steps {
        match step {
            Value::Number(count) => {
                let count = count.as_i64().ok_or(Misfit)?;
                let many = usize::try_from(count.unsigned_abs()).map_err(|_| Misfit)?;
                if many > rest.len() {
                    return Err(Misfit);
                }
                let taken = rest.by_ref().take(many);
                if count > 0 {
                    new.extend(taken);
                } else {
                    taken.for_each(drop);
                }
            }
            Value::Array(inserted) => new.extend(inserted.iter().cloned()),
            Value::Object(change) => {
                let mut element = rest.next().ok_or(Misfit)?;
                apply(&mut element, change.get(EDIT).ok_or(Misfit)?)?;
                new.push(element);
            }
            _ => return Err(Misfit),
        }
    }
    new.extend(rest);
    Ok(new)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    fn delta(old: &Value, new: &Value) -> Option<Value> {
        diff(&Json::of(old), &Json::of(new))
            .map(|delta| serde_json::from_str(delta.text()).expect("it is JSON"))
    }

    #[test]
    fn a_delta_says_what_changed_and_no_more() {
        let check = |old: Value, new: Value, expected: Value| {
            assert_eq!(delta(&old, &new).unwrap_or_default(), expected);
        };
        check(json!({"a": 1}), json!({"a": 1}), json!(null));
        check(
            json!({"a": 1, "b": 2}),
            json!({"a": 1, "b": 3}),
            json!({"b": [3]}),
        );
        check(
            json!({"a": 1, "b": 2, "long": "enough to be kept"}),
            json!({"c": 2, "long": "enough to be kept"}),
            json!({"a": [], "b": [], "c": [2]}),
        );
        check(
            json!([1001, 1002, 1003, 1004]),
            json!([1001, 1003, 1004, 1005]),
            json!(["~", 1, -1, 2, [1005]]),
        );
        // The shorter one, where nearly everything changes.
        check(json!({"a": 1, "b": 2}), json!({"c": 2}), json!([{"c": 2}]));
        check(json!([1, 2, 3]), json!([2, 4]), json!([[2, 4]]));
        check(
            json!([{"a": 1, "b": 1}, {"a": 2, "b": 2}, {"a": 3}]),
            json!([{"a": 1, "b": 1}, {"a": 2, "b": 5}, {"a": 3}]),
            json!(["~", 1, {"~": {"b": [5]}}]),
        );
        check(
            json!({"\"a\\\\,": ["x,]x,]x,]", {}], "b": 1}),
            json!({"\"a\\\\,": ["x,]x,]x,]", {"}": "\\"}], "b": 1}),
            json!({"\"a\\\\,": ["~", 1, {"~": {"}": ["\\"]}}]}),
        );
        check(json!([1]), json!([]), json!([[]]));
        check(json!([]), json!([1]), json!([[1]]));
        check(json!(null), json!({"a": []}), json!([{"a": []}]));
    }

    #[test]
    fn the_order_of_fields_is_no_change() {
        let json = |text: &str| Json::from_text(text.to_owned());
        let (old, new) = (
            json(r#"{"a":1,"b":[{"c":2,"d":3}]}"#),
            json(r#"{"b":[{"d":3,"c":2}],"a":1}"#),
        );
        assert_eq!(diff(&old, &new), None);
    }

    #[test]
    fn a_delta_of_something_else_is_refused() {
        for delta in [
            json!([]),
            json!(["~", 9]),
            json!(["~", -9]),
            json!(["~", 1.5]),
            json!(["~", true]),
            json!(["~", 1, {"x": [1]}]),
            json!({"a": [1]}),
            json!(5),
        ] {
            assert_eq!(apply(&mut json!([1]), &delta), Err(Misfit), "{delta}");
        }
        assert_eq!(apply(&mut json!({}), &json!({"a": []})), Err(Misfit));
    }

    fn document() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            (0..4i64).prop_map(Value::from),
            "[a~\"\\\\,{}\\[\\]]{0,3}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 40, 6, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..6).prop_map(Value::Array),
                prop::collection::btree_map("[a-c~]", inner, 0..4)
                    .prop_map(|fields| Value::Object(fields.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        #[test]
        fn old_and_delta_give_new(old in document(), new in document()) {
            let mut patched = old.clone();
            match delta(&old, &new) {
                Some(delta) => prop_assert_eq!(apply(&mut patched, &delta), Ok(())),
                None => prop_assert_eq!(&old, &new),
            }
            prop_assert_eq!(patched, new);
        }
    }
}
