//! What changed between two JSON documents, so that not everything is sent every time.
//!
//! A delta is one of
//! - `[value]`: replaced by this value;
//! - `[]`: removed (only inside an object);
//! - `{"key": delta, …}`: an object in which these keys changed;
//! - `["~", step, …]`: an array, walked from its beginning. A step is a number `n > 0` (keep `n`
//!   elements), `n < 0` (drop `-n`), an array (insert these), or `{"~": delta}` (change the next
//!   element). What is left at the end is kept.

use serde_json::{Map, Value, json};

/// The first element of the delta of an array, and the key of a changed element.
const EDIT: &str = "~";

/// Arrays whose changed stretches multiply to more than this are not compared element by element.
const MAX_COMPARISONS: usize = 1 << 16;

/// Why a delta does not fit a document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misfit;

/// What turns `old` into `new`; nothing if they are equal.
pub fn diff(old: &Value, new: &Value) -> Option<Value> {
    match (old, new) {
        _ if old == new => None,
        (Value::Object(old), Value::Object(new)) => Some(diff_objects(old, new)),
        (Value::Array(old), Value::Array(new)) if !old.is_empty() && !new.is_empty() => {
            Some(diff_arrays(old, new))
        }
        _ => Some(json!([new])),
    }
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

fn diff_objects(old: &Map<String, Value>, new: &Map<String, Value>) -> Value {
    let removed = old
        .keys()
        .filter(|key| !new.contains_key(*key))
        .map(|key| (key.clone(), json!([])));
    let changed = new.iter().filter_map(|(key, value)| {
        let delta = match old.get(key) {
            Some(before) => diff(before, value)?,
            None => json!([value]),
        };
        Some((key.clone(), delta))
    });
    Value::Object(removed.chain(changed).collect())
}

fn diff_arrays(old: &[Value], new: &[Value]) -> Value {
    let pairs = old.iter().zip(new);
    let head = pairs.take_while(|(a, b)| a == b).count();
    let pairs = old[head..].iter().rev().zip(new[head..].iter().rev());
    let tail = pairs.take_while(|(a, b)| a == b).count();
    let (before, after) = (&old[head..old.len() - tail], &new[head..new.len() - tail]);

    let mut steps = Steps(vec![EDIT.into()]);
    steps.keep(head);
    if before.len() == after.len() && before.iter().all(Value::is_object) {
        for (a, b) in before.iter().zip(after) {
            match diff(a, b) {
                None => steps.keep(1),
                Some(delta) => steps.0.push(json!({ EDIT: delta })),
            }
        }
    } else if before.len() * after.len() > MAX_COMPARISONS {
        steps.drop(before.len());
        steps.insert_all(after);
    } else {
        steps.walk(before, after);
    }
    Value::Array(steps.0)
}

/// The steps of an array's delta, neighbours of one kind joined into one.
struct Steps(Vec<Value>);

impl Steps {
    fn keep(&mut self, count: usize) {
        self.count(i64::try_from(count).expect("an array in memory"));
    }

    fn drop(&mut self, count: usize) {
        self.count(-i64::try_from(count).expect("an array in memory"));
    }

    fn count(&mut self, count: i64) {
        match self.0.last_mut() {
            _ if count == 0 => {}
            Some(Value::Number(last)) if last.as_i64().is_some_and(|last| last * count > 0) => {
                *last = (last.as_i64().unwrap_or_default() + count).into();
            }
            _ => self.0.push(count.into()),
        }
    }

    fn insert(&mut self, value: &Value) {
        match self.0.last_mut() {
            Some(Value::Array(inserted)) => inserted.push(value.clone()),
            _ => self.0.push(json!([value])),
        }
    }

    fn insert_all(&mut self, values: &[Value]) {
        values.iter().for_each(|value| self.insert(value));
    }

    /// Keeps as many elements as possible: a longest common subsequence.
    fn walk(&mut self, before: &[Value], after: &[Value]) {
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
                self.insert(&after[j]);
                j += 1;
            }
        }
        self.drop(before.len() - i);
        self.insert_all(&after[j..]);
    }
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

    use super::*;

    #[test]
    fn a_delta_says_what_changed_and_no_more() {
        let check = |old: Value, new: Value, delta: Value| {
            assert_eq!(diff(&old, &new).unwrap_or_default(), delta);
        };
        check(json!({"a": 1}), json!({"a": 1}), json!(null));
        check(
            json!({"a": 1, "b": 2}),
            json!({"a": 1, "b": 3}),
            json!({"b": [3]}),
        );
        check(
            json!({"a": 1, "b": 2}),
            json!({"c": 2}),
            json!({"a": [], "b": [], "c": [2]}),
        );
        check(
            json!([1, 2, 3, 4]),
            json!([1, 3, 4, 5]),
            json!(["~", 1, -1, 2, [5]]),
        );
        check(
            json!([{"a": 1, "b": 1}, {"a": 2, "b": 2}, {"a": 3}]),
            json!([{"a": 1, "b": 1}, {"a": 2, "b": 5}, {"a": 3}]),
            json!(["~", 1, {"~": {"b": [5]}}]),
        );
        check(json!([1]), json!([]), json!([[]]));
        check(json!([]), json!([1]), json!([[1]]));
        check(json!(null), json!({"a": []}), json!([{"a": []}]));
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
            "[a~]{0,2}".prop_map(Value::from),
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
            match diff(&old, &new) {
                Some(delta) => prop_assert_eq!(apply(&mut patched, &delta), Ok(())),
                None => prop_assert_eq!(&old, &new),
            }
            prop_assert_eq!(patched, new);
        }
    }
}
