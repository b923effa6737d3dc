//! Nonsense: what anybody could send instead of a decision, tried on real states without a server.
//!
//! The drawing of it is public, so that other suites send the same.

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use kit::{Game, Illegal, Log, Preview, Rng, Seat, Seed, Session, Setup, Tell as _};
use rand::RngExt as _;
use rayon::prelude::*;
use serde_json::{Value, json};

use crate::random_decision;

/// Every smaller number is tried in place of each number of a decision: no game counts further.
const SWEPT: i64 = 300;
/// Bounds of number types, tried with their neighbours.
const BOUNDS: [i128; 8] = [
    0,
    i8::MAX as i128,
    u8::MAX as i128,
    i16::MAX as i128,
    u16::MAX as i128,
    i32::MAX as i128,
    1 << 53,
    u64::MAX as i128,
];
/// Messages for one state.
const MESSAGES: usize = 200;
/// One message in so many is a damaged state instead, which takes much longer to read.
const STATES: u32 = 500;
/// One message in so many is tried as a preview too.
const PREVIEWS: u32 = 4;

/// What became of the messages.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Report {
    /// How many were tried.
    pub messages: usize,
    /// Those that could be read as a decision.
    pub read: usize,
    /// Those that were a possible decision all the same.
    pub possible: usize,
    /// Those that were tried as a preview.
    pub previews: usize,
}

impl Report {
    fn join(self, other: Self) -> Self {
        Self {
            messages: self.messages + other.messages,
            read: self.read + other.read,
            possible: self.possible + other.possible,
            previews: self.previews + other.previews,
        }
    }
}

/// How many messages a run tries: few, or with `SLOW_TESTS` 3,000,000, or `NONSENSE` of them.
///
/// # Panics
/// If `NONSENSE` is no number.
pub fn messages() -> usize {
    match std::env::var("NONSENSE") {
        Ok(count) => count.parse().expect("NONSENSE is a number of messages"),
        Err(_) if std::env::var_os("SLOW_TESTS").is_some() => 3_000_000,
        Err(_) => 30_000,
    }
}

/// Tries at least so many messages on states of random games.
///
/// # Panics
/// When a message causes a panic, or changes something though it is refused; the panic says which
/// message on which record.
pub fn run<G: Game>(setups: &[Setup], messages: usize) -> Report {
    let games = setups.len().max(rayon::current_num_threads());
    let report = (0..games)
        .into_par_iter()
        .map(|index| {
            let setup = &setups[index % setups.len()];
            let mut sender = Sender::<G>::new(setup, index as u64);
            while sender.report.messages * games < messages {
                sender.visit();
            }
            sender.report
        })
        .reduce(Report::default, Report::join);
    assert!(
        report.read * 20 > report.messages && report.possible > 0 && report.previews > 0,
        "hardly anything could be read: {report:?}"
    );
    report
}

/// Plays a random game, and sends nonsense on the way.
struct Sender<'a, G: Game> {
    setup: &'a Setup,
    session: Session<G>,
    rng: Rng,
    /// Real decisions met so far.
    corpus: Corpus,
    /// The decisions of which every number was tried, without their numbers.
    swept: HashSet<String>,
    report: Report,
}

impl<'a, G: Game> Sender<'a, G> {
    fn new(setup: &'a Setup, seed: u64) -> Self {
        Self {
            setup,
            session: start(setup, seed),
            rng: kit::rng(seed),
            corpus: Corpus::default(),
            swept: HashSet::new(),
            report: Report::default(),
        }
    }

    /// Plays on a little, and tries many messages on that state.
    fn visit(&mut self) {
        for _ in 0..self.rng.random_range(1..8) {
            if self.session.game().outcome().is_some() {
                self.session = start(self.setup, self.rng.random());
            }
            let (seat, decision) = random_decision(self.session.game(), &mut self.rng);
            self.session
                .decide(seat, &decision)
                .expect("a listed decision applies");
        }
        for seat in self.session.game().asked().iter() {
            for decision in self.session.game().legal(seat) {
                let json = serde_json::to_value(&decision).expect("plain data");
                if self.swept.insert(shape(&json)) {
                    self.sweep(&json);
                }
                self.corpus.add(json, decision.to_string());
            }
        }
        for _ in 0..MESSAGES {
            let (message, decision) = match self.rng.random_range(0..STATES) {
                0 => {
                    self.damaged_state();
                    continue;
                }
                even if even % 2 == 0 => self.json(),
                _ => self.words(),
            };
            self.attempt(&message, decision);
        }
    }

    fn json(&mut self) -> (String, Option<G::Decision>) {
        let message = self.corpus.spoilt_json(&mut self.rng);
        let decision = serde_json::from_value(message.clone()).ok();
        (message.to_string(), decision)
    }

    fn words(&mut self) -> (String, Option<G::Decision>) {
        let message = self.corpus.spoilt_words(&mut self.rng);
        let decision = message.parse().ok();
        (message, decision)
    }

    /// Tries every small number and every bound in place of each number of a decision.
    fn sweep(&mut self, json: &Value) {
        let near = BOUNDS
            .iter()
            .flat_map(|bound| [bound - 1, *bound, bound + 1]);
        let tried: Vec<_> = (0..SWEPT).map(i128::from).chain(near).collect();
        for place in 0..numbers(&mut json.clone()).len() {
            for number in &tried {
                let mut message = json.clone();
                *numbers(&mut message)[place] = whole(*number);
                let decision = serde_json::from_value(message.clone()).ok();
                self.attempt(&message.to_string(), decision);
            }
        }
    }

    /// A state with something else somewhere in it is read or refused.
    fn damaged_state(&mut self) {
        self.report.messages += 1;
        let mut state = serde_json::to_value(self.session.game()).expect("plain data");
        let damage = if self.rng.random_bool(0.8) {
            number(&mut self.rng)
        } else {
            value(&mut self.rng, 1)
        };
        *leaf(&mut state, &mut self.rng) = damage;
        let text = state.to_string();
        let read = || serde_json::from_value::<G>(state).is_ok();
        if catch_unwind(AssertUnwindSafe(read)).is_err() {
            panic!("this state causes a panic when it is read:\n{text}");
        }
    }

    fn attempt(&mut self, message: &str, decision: Option<G::Decision>) {
        self.report.messages += 1;
        let Some(decision) = decision else { return };
        self.report.read += 1;
        let seat = match self.rng.random_range(0..8) {
            seat @ 0..kit::MAX_SEATS => Seat::new(seat),
            5 => Seat::TABLE,
            // Mostly it is one whose answer is judged.
            _ => self.session.game().asked().first().unwrap_or(Seat::new(0)),
        };
        let is_preview = seat != Seat::TABLE
            && seat.index() < self.session.game().players()
            && self.rng.random_ratio(1, PREVIEWS);
        self.report.previews += usize::from(is_preview);
        let game = self.session.game();
        let rng = &mut self.rng;
        let result = catch_unwind(AssertUnwindSafe(|| {
            attempt(game, seat, &decision, is_preview, rng)
        }));
        match result {
            Ok(is_possible) => self.report.possible += usize::from(is_possible),
            Err(_) => panic!(
                "`{message}` from {seat} causes a panic after this record:\n{}",
                self.session.record()
            ),
        }
    }
}

/// Whether the decision is possible, after everything that a table does with one.
fn attempt<G: Game>(
    game: &G,
    seat: Seat,
    decision: &G::Decision,
    is_preview: bool,
    rng: &mut Rng,
) -> bool {
    decision.tell();
    let words = decision.to_string();
    let again = serde_json::to_value(decision).map(serde_json::from_value);
    assert_eq!(
        again.expect("plain data").ok().as_ref(),
        Some(decision),
        "`{words}` is not written as it was read"
    );
    if is_preview {
        match Preview::new(game, seat, std::slice::from_ref(decision), rng) {
            Ok(preview) => drop(preview.to_the_end(seat)),
            Err(refused) => drop(refused.tell()),
        }
    }
    match game.check(seat, decision) {
        Ok(()) => {
            let mut next = game.clone();
            next.apply_unchecked(seat, decision, &mut Log::new());
            true
        }
        Err(refused) => {
            if let Illegal::Rule(reason) = &refused {
                serde_json::to_value(reason).expect("plain data");
            }
            refused.tell();
            false
        }
    }
}

fn start<G: Game>(setup: &Setup, seed: u64) -> Session<G> {
    Session::start(setup, Seed::from_number(seed))
        .unwrap_or_else(|error| panic!("{setup:?} does not start: {error}"))
}

/// Real decisions, of which parts are put together wrongly.
#[derive(Clone, Default, Debug)]
pub struct Corpus {
    json: Vec<Value>,
    words: Vec<String>,
    shapes: HashSet<String>,
}

/// Real decisions of one kind that a corpus keeps, so that frequent kinds do not displace others.
const KEPT: usize = 4_096;

impl Corpus {
    /// Adds a decision in both forms.
    pub fn add(&mut self, json: Value, words: String) {
        let is_new = self.shapes.insert(shape(&json));
        if is_new || self.json.len() < KEPT {
            self.json.push(json);
            self.words.push(words);
        }
    }

    /// A decision with something wrong in it, as JSON.
    ///
    /// # Panics
    /// If the corpus is empty.
    pub fn spoilt_json(&self, rng: &mut Rng) -> Value {
        let other = &self.json[rng.random_range(0..self.json.len())];
        let mut spoilt = self.json[rng.random_range(0..self.json.len())].clone();
        match rng.random_range(0..8) {
            0 => *leaf(&mut spoilt, rng) = value(rng, 1),
            1 => {
                // A part of another decision.
                let part = leaf(&mut other.clone(), rng).take();
                *leaf(&mut spoilt, rng) = part;
            }
            2 => {
                // Its contents under the name of another decision.
                if let (Value::Object(fields), Value::Object(others)) = (&mut spoilt, other) {
                    let names = others.keys().cloned();
                    *fields = names.zip(std::mem::take(fields).into_values()).collect();
                }
            }
            3 => {
                let leaf = leaf(&mut spoilt, rng);
                *leaf = json!([leaf.take(), number(rng)]);
            }
            _ => {
                let mut numbers = numbers(&mut spoilt);
                if !numbers.is_empty() {
                    let place = rng.random_range(0..numbers.len());
                    *numbers[place] = number(rng);
                }
            }
        }
        spoilt
    }

    /// A decision with something wrong in it, in words.
    ///
    /// # Panics
    /// If the corpus is empty.
    pub fn spoilt_words(&self, rng: &mut Rng) -> String {
        let other = &self.words[rng.random_range(0..self.words.len())];
        let others: Vec<_> = other.split(' ').collect();
        let words = &self.words[rng.random_range(0..self.words.len())];
        let mut parts: Vec<_> = words.split(' ').map(str::to_owned).collect();
        let part = rng.random_range(0..parts.len());
        match rng.random_range(0..9) {
            0 => drop(parts.remove(part)),
            1 => parts.insert(part, parts[part].clone()),
            2 => parts[part] = word(rng),
            3 => parts.reverse(),
            4 => parts[part] += "9999999999",
            5 => parts[part] = parts[part].chars().skip(1).collect(),
            6 => parts.insert(part, others[rng.random_range(0..others.len())].to_owned()),
            7 => parts[part] = others[rng.random_range(0..others.len())].to_owned(),
            _ => parts[part] = number(rng).to_string(),
        }
        parts.join(" ")
    }
}

/// A number near a bound, or a small one.
pub fn number(rng: &mut Rng) -> Value {
    if rng.random_bool(0.5) {
        return json!(rng.random_range(0..SWEPT));
    }
    match rng.random_range(0..16) {
        0 => json!(rng.random::<i64>()),
        1 => json!(f64::MAX),
        2 => json!(0.5),
        3 => json!(i64::MIN),
        _ => {
            let bound = BOUNDS[rng.random_range(0..BOUNDS.len())];
            whole(bound + rng.random_range(-1..=1))
        }
    }
}

/// Any small document.
pub fn value(rng: &mut Rng, depth: u32) -> Value {
    match rng.random_range(0..if depth == 0 { 6 } else { 8 }) {
        0 => Value::Null,
        1 => json!(rng.random_bool(0.5)),
        2 | 3 => number(rng),
        4 => json!(word(rng)),
        5 => json!("\u{202e}\u{0}'; DROP TABLE users; --"),
        6 => (0..rng.random_range(0..4))
            .map(|_| value(rng, depth - 1))
            .collect(),
        _ => json!({ word(rng): value(rng, depth - 1), "type": "decide" }),
    }
}

/// A word that is none.
pub fn word(rng: &mut Rng) -> String {
    let words = [
        "",
        "abcdefghjkmn",
        "0",
        "-1",
        "256",
        "%00",
        "..%2f..",
        "ä",
        "x'--",
        "9999999999999999999999",
    ];
    words[rng.random_range(0..words.len())].to_owned()
}

/// A whole number, however large.
fn whole(number: i128) -> Value {
    match (u64::try_from(number), i64::try_from(number)) {
        (Ok(number), _) => json!(number),
        (_, Ok(number)) => json!(number),
        _ => json!(number as f64),
    }
}

/// A document without its numbers.
fn shape(json: &Value) -> String {
    let mut shape = json.clone();
    numbers(&mut shape)
        .into_iter()
        .for_each(|number| *number = json!(0));
    shape.to_string()
}

/// The numbers of a document.
fn numbers(json: &mut Value) -> Vec<&mut Value> {
    let mut leaves = leaves(json);
    leaves.retain(|leaf| leaf.is_number());
    leaves
}

/// All parts of a document that have no parts.
fn leaves(json: &mut Value) -> Vec<&mut Value> {
    match json {
        Value::Array(values) => values.iter_mut().flat_map(leaves).collect(),
        Value::Object(fields) => fields.values_mut().flat_map(leaves).collect(),
        leaf => vec![leaf],
    }
}

/// One of them.
fn leaf<'a>(json: &'a mut Value, rng: &mut Rng) -> &'a mut Value {
    let mut leaves = leaves(json);
    leaves.swap_remove(rng.random_range(0..leaves.len()))
}
