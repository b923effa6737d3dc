//! The promises of [`kit::Game`], checked over many random games.

use std::collections::{HashMap, HashSet};
use std::fmt::Debug;
use std::hash::{BuildHasher as _, RandomState};
use std::panic::{AssertUnwindSafe, catch_unwind};

use kit::{
    Event as _, Game, Illegal, Log, Preview, Record, Rng, Seat, Seed, Session, Setup, Timeline,
    Viewer,
};
use rand::RngExt as _;
use rayon::prelude::*;

use crate::random_decision;

/// How much to play and how closely to look.
#[derive(Clone, Copy, Debug)]
pub struct Suite {
    /// Games per setup.
    pub games: usize,
    /// Look closely at about one in this many states.
    pub look: u32,
    /// The first seed; game n has seed + n.
    pub seed: u64,
    /// Whether the game lists every decision that it accepts.
    pub lists_all: bool,
}

/// How much was really checked, so that a caller can tell that it was enough.
#[derive(Clone, Copy, Default, Debug, PartialEq)]
pub struct Report {
    /// Games played to their end.
    pub games: usize,
    /// Decisions made in them.
    pub decisions: usize,
    /// The longest game, in decisions.
    pub longest: usize,
    /// States looked at closely.
    pub looks: usize,
    /// Decisions that were rightly refused.
    pub refusals: usize,
    /// Pairs of states that a seat could not tell apart.
    pub twins: usize,
    /// Decisions taken back.
    pub undone: usize,
    /// How evenly answers were picked.
    pub picks: Evenness,
}

/// Pearson's sum over many draws: about as large as its degrees of freedom where every answer is
/// equally likely.
#[derive(Clone, Copy, Default, Debug, PartialEq)]
pub struct Evenness {
    /// The sum of squared surprises.
    pub sum: f64,
    /// Its degrees of freedom, which it is expected to be.
    pub freedom: f64,
}

impl Evenness {
    fn add(&mut self, other: Self) {
        self.sum += other.sum;
        self.freedom += other.freedom;
    }

    /// By how many standard deviations the sum is too large.
    fn excess(&self) -> f64 {
        (self.sum - self.freedom) / (2.0 * self.freedom).sqrt().max(1.0)
    }
}

/// An excess that chance alone does not bring about in all the games of a suite. For single states
/// the sum has a longer tail than the normal distribution.
const UNEVEN: f64 = 6.0;
const UNEVEN_STATE: f64 = 25.0;
/// Draws for each answer.
const PICKS: usize = 10;

impl Report {
    fn join(mut self, other: Self) -> Self {
        self.picks.add(other.picks);
        Self {
            games: self.games + other.games,
            decisions: self.decisions + other.decisions,
            longest: self.longest.max(other.longest),
            looks: self.looks + other.looks,
            refusals: self.refusals + other.refusals,
            twins: self.twins + other.twins,
            undone: self.undone + other.undone,
            picks: self.picks,
        }
    }
}

/// Plays random games of every setup and checks every promise on the way.
///
/// # Panics
/// When a promise is broken; the message ends with the record that shows it.
pub fn run<G: Game>(setups: &[Setup], suite: Suite) -> Report {
    run_with::<G>(setups, suite, |_| {})
}

/// As [`run`], with a further check of the game's own on every state, such as that no card is lost.
///
/// # Panics
/// When a promise is broken; the message ends with the record that shows it.
pub fn run_with<G: Game>(setups: &[Setup], suite: Suite, invariant: fn(&G)) -> Report {
    let report = (0..setups.len() * suite.games)
        .into_par_iter()
        .map(|index| {
            let setup = &setups[index / suite.games];
            play::<G>(setup, suite, suite.seed + index as u64, invariant)
        })
        .reduce(Report::default, Report::join);
    assert!(
        report.looks > 0 && report.refusals > 0 && report.twins > 0,
        "hardly anything was checked: {report:?}"
    );
    assert!(
        report.picks.excess() < UNEVEN,
        "answers are picked unevenly: {report:?}"
    );
    report
}

fn play<G: Game>(setup: &Setup, suite: Suite, seed: u64, invariant: fn(&G)) -> Report {
    let session = Session::<G>::start(setup, Seed::from_number(seed))
        .unwrap_or_else(|error| panic!("{setup:?} does not start: {error}"));
    let mut run = Run {
        session,
        rng: kit::rng(seed),
        invariant,
        lists_all: suite.lists_all,
        seen: Vec::new(),
        report: Report::default(),
    };
    let result = catch_unwind(AssertUnwindSafe(|| run.until_over(suite.look)));
    if let Err(cause) = result {
        let said = cause
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| cause.downcast_ref::<&str>().copied())
            .unwrap_or("a panic without words");
        panic!("{said}\n\nafter this record:\n{}", run.session.record());
    }
    run.report
}

struct Run<G: Game> {
    session: Session<G>,
    rng: Rng,
    invariant: fn(&G),
    lists_all: bool,
    /// Decisions met so far, to be tried where they do not belong.
    seen: Vec<G::Decision>,
    report: Report,
}

impl<G: Game> Run<G> {
    fn until_over(&mut self, look: u32) {
        let bound = self.session.game().bound();
        while self.session.game().outcome().is_none() {
            (self.invariant)(self.session.game());
            if self.rng.random_ratio(1, look) {
                self.look();
            }
            let (seat, decision) = random_decision(self.session.game(), &mut self.rng);
            if self.seen.len() < 64 || self.rng.random_ratio(1, 8) {
                self.seen.push(decision.clone());
            }
            let decided = self.session.decide(seat, &decision);
            assert!(
                decided.is_ok(),
                "a listed decision is refused: {seat} {decision}: {decided:?}"
            );
            self.report.decisions += 1;
            assert!(
                self.session.moves().len() <= bound,
                "the game goes on after its bound of {bound} decisions"
            );
        }
        (self.invariant)(self.session.game());
        self.over();
        self.replay();
        self.report.games = 1;
        self.report.longest = self.session.moves().len();
    }

    /// Everything that can be checked of one state.
    fn look(&mut self) {
        self.report.looks += 1;
        self.answers();
        self.picks();
        self.refusals();
        self.save();
        self.twins();
        self.undo();
        if self.rng.random_ratio(1, 8) {
            self.replay();
        }
    }

    /// Whoever is asked has distinct legal answers that all apply; nobody else has any.
    fn answers(&mut self) {
        let game = self.session.game();
        let asked = game.asked();
        assert!(
            !asked.is_empty(),
            "nobody is asked, but the game is not over"
        );
        for seat in Seat::all(game.players()).chain([Seat::TABLE]) {
            let legal = game.legal(seat);
            assert_eq!(
                game.prompt(seat).is_some(),
                asked.contains(seat),
                "{seat} has a prompt just when asked"
            );
            assert_eq!(
                !legal.is_empty(),
                asked.contains(seat),
                "{seat} has answers just when asked"
            );
            let distinct: HashSet<_> = legal.iter().collect();
            assert_eq!(
                distinct.len(),
                legal.len(),
                "{seat} is offered the same twice"
            );
            for decision in &legal {
                assert_eq!(
                    game.check(seat, decision),
                    Ok(()),
                    "listed but refused: {seat} {decision}"
                );
                assert_eq!(
                    decision.to_string().parse().as_ref(),
                    Ok(decision),
                    "its words read back otherwise"
                );
                assert!(
                    !decision.to_string().contains([',', ';', '#', '\n']),
                    "marks in the words `{decision}`"
                );
                round_trip(decision);
            }
            let mut picks = legal;
            while picks.len() > 12 {
                let out = self.rng.random_range(0..picks.len());
                picks.swap_remove(out);
            }
            for decision in &picks {
                let mut next = game.clone();
                next.apply_unchecked(seat, decision, &mut Log::silent());
                (self.invariant)(&next);
                assert_eq!(
                    next.asked().is_empty(),
                    next.outcome().is_some(),
                    "asked until over, after {seat} {decision}"
                );
            }
            for (decision, reason) in game.blocked(seat) {
                assert_eq!(
                    game.check(seat, &decision),
                    Err(Illegal::Rule(reason)),
                    "blocked for another reason: {seat} {decision}"
                );
            }
        }
    }

    /// Listed answers, and no others, are picked, each as often as another.
    fn picks(&mut self) {
        let game = self.session.game();
        for seat in Seat::all(game.players()).chain([Seat::TABLE]) {
            let legal = game.legal(seat);
            if legal.is_empty() {
                assert_eq!(game.pick(seat, &mut self.rng), None, "{seat} is not asked");
                continue;
            }
            let places: HashMap<_, _> = legal.iter().zip(0..).collect();
            let mut counts = vec![0_u32; legal.len()];
            for _ in 0..PICKS * legal.len() {
                let picked = game.pick(seat, &mut self.rng);
                let picked = picked.expect("whoever is asked has an answer");
                let place: Option<&usize> = places.get(&picked);
                counts[*place.unwrap_or_else(|| panic!("picked but not listed: {picked}"))] += 1;
            }
            let surprise = |count: &u32| (f64::from(*count) - PICKS as f64).powi(2);
            let evenness = Evenness {
                sum: counts.iter().map(surprise).sum::<f64>() / PICKS as f64,
                freedom: counts.len() as f64 - 1.0,
            };
            assert!(
                evenness.excess() < UNEVEN_STATE,
                "answers are picked unevenly: {legal:?} {counts:?}"
            );
            self.report.picks.add(evenness);
        }
    }

    /// What does not belong here is refused, with a reason, and changes nothing.
    fn refusals(&mut self) {
        let game = self.session.game();
        let seats: Vec<_> = Seat::all(kit::MAX_SEATS).chain([Seat::TABLE]).collect();
        for _ in 0..24 {
            let seat = seats[self.rng.random_range(0..seats.len())];
            let decision = &self.seen[..].get(self.rng.random_range(0..self.seen.len().max(1)));
            let Some(decision) = decision.map(|seen| garble(seen, &mut self.rng)) else {
                return;
            };
            let mut next = game.clone();
            let judged = next.check(seat, &decision);
            assert_eq!(
                next.apply(seat, &decision, &mut Log::new()),
                judged,
                "apply and check disagree: {seat} {decision}"
            );
            if judged.is_err() {
                assert_eq!(
                    next, *game,
                    "refused, but something changed: {seat} {decision}"
                );
                self.report.refusals += 1;
                continue;
            }
            assert!(
                game.asked().contains(seat),
                "accepted, but nobody asked: {seat} {decision}"
            );
            assert!(
                !self.lists_all || game.legal(seat).contains(&decision),
                "accepted, but not listed: {seat} {decision}"
            );
            (self.invariant)(&next);
        }
    }

    /// A state is plain data: it can be saved and loaded in the middle of anything.
    fn save(&self) {
        let game = self.session.game();
        round_trip(game);
        let hasher = RandomState::new();
        assert_eq!(
            hasher.hash_one(game),
            hasher.hash_one(game.clone()),
            "a copy has another hash"
        );
    }

    /// Two states that differ only in what a seat cannot know look the same to it, and stay so
    /// until it learns something.
    fn twins(&mut self) {
        let game = self.session.game();
        let (actor, decision) = random_decision(game, &mut self.rng);
        for seat in Seat::all(game.players()) {
            let twin = game.determinize(seat, &mut self.rng);
            (self.invariant)(&twin);
            same_to(seat, game, &twin);
            let number = self.rng.random();
            let imagined = |state: &G| state.determinize(seat, &mut kit::rng(number));
            let (one, other) = (imagined(game), imagined(&twin));
            assert!(
                one == other,
                "what {seat} imagines depends on what it may not know: {}",
                differing(&one, &other)
            );
            let (mut real, mut other) = (Log::new(), Log::new());
            let (mut next, mut next_twin) = (game.clone(), twin);
            next.apply_unchecked(actor, &decision, &mut real);
            if next_twin.apply(actor, &decision, &mut other).is_ok()
                && !real.learned().contains(seat)
                && !other.learned().contains(seat)
            {
                for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                    let told = |log: &Log<G::Event>| -> Vec<_> {
                        let events = log.events().iter();
                        events.filter_map(|event| event.seen_by(viewer)).collect()
                    };
                    assert_eq!(
                        told(&real),
                        told(&other),
                        "{viewer:?} is told what it may not know, by {actor} {decision}"
                    );
                }
                same_to(seat, &next, &next_twin);
            }
            self.report.twins += 1;
        }
        if actor != Seat::TABLE {
            same_previews(game, actor, &decision, &mut self.rng);
        }
    }

    /// A decision by which nobody learned anything can be taken back, another cannot.
    fn undo(&mut self) {
        let game = self.session.game();
        let (seat, decision) = random_decision(game, &mut self.rng);
        let mut timeline = Timeline::new(game.clone());
        let log = timeline.decide(seat, &decision).expect("it is listed");
        assert_eq!(
            timeline.undo(seat).is_ok(),
            log.learned().is_empty(),
            "undo of {seat} {decision}"
        );
        if log.learned().is_empty() {
            assert_eq!(
                timeline.game(),
                game,
                "undo of {seat} {decision} comes to another state"
            );
            self.report.undone += 1;
        }
    }

    /// The record, written and read, plays to the same state.
    fn replay(&self) {
        let text = self.session.record().to_string();
        let record: Record = text.parse().expect("a written record can be read");
        let again = Session::<G>::load(&record).expect("a record can be replayed");
        assert_eq!(
            again.game(),
            self.session.game(),
            "the replay comes to another state"
        );
        assert_eq!(again.record(), self.session.record());
    }

    /// Once over, nobody can do anything.
    fn over(&self) {
        let game = self.session.game();
        assert!(game.asked().is_empty(), "over, but somebody is asked");
        for seat in Seat::all(game.players()).chain([Seat::TABLE]) {
            assert!(
                game.prompt(seat).is_none() && game.legal(seat).is_empty(),
                "over, but {seat} has an answer"
            );
            for decision in self.seen.iter().take(8) {
                assert_eq!(game.check(seat, decision), Err(Illegal::Over));
            }
        }
    }
}

/// A preview shows only what is sure, whatever is hidden.
fn same_previews<G: Game>(game: &G, seat: Seat, decision: &G::Decision, rng: &mut Rng) {
    let mut preview = || {
        Preview::new(game, seat, std::slice::from_ref(decision), rng)
            .expect("what is listed can be previewed")
            .to_the_end(seat)
    };
    let (one, other) = (preview(), preview());
    let view = |preview: &Preview<G>| {
        let after = preview.after.as_ref();
        after.map(|after| after.view(Viewer::Seat(seat)))
    };
    assert_eq!(one.events, other.events, "a preview of {seat} {decision}");
    assert_eq!(one.next, other.next, "a preview of {seat} {decision}");
    assert_eq!(view(&one), view(&other), "a preview of {seat} {decision}");
}

fn same_to<G: Game>(seat: Seat, game: &G, twin: &G) {
    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
        let (view, twin_view) = (game.view(viewer), twin.view(viewer));
        assert_eq!(view, twin_view, "{viewer:?} sees what {seat} may not know");
        assert_eq!(json(&view), json(&twin_view), "{viewer:?} sees other bytes");
    }
    assert_eq!(
        game.asked(),
        twin.asked(),
        "who is asked tells {seat} what it may not know"
    );
    assert_eq!(
        game.prompt(seat),
        twin.prompt(seat),
        "the prompt tells {seat} what it may not know"
    );
    assert_eq!(
        game.legal(seat),
        twin.legal(seat),
        "the answers tell {seat} what it may not know"
    );
    assert_eq!(
        game.blocked(seat),
        twin.blocked(seat),
        "the reasons tell {seat} what it may not know"
    );
    assert_eq!(
        game.outcome(),
        twin.outcome(),
        "the outcome tells {seat} what it may not know"
    );
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data can be written")
}

fn round_trip<T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = json(value);
    let back: T = serde_json::from_str(&text)
        .unwrap_or_else(|error| panic!("{text} does not read back: {error}"));
    assert_eq!(back, *value, "{text} reads back as something else");
}

/// Those parts of two values that differ.
fn differing(one: &impl serde::Serialize, other: &impl serde::Serialize) -> String {
    let value = |text: String| -> serde_json::Value {
        serde_json::from_str(&text).expect("what was written can be read")
    };
    let (one, other) = (value(json(one)), value(json(other)));
    let parts = one.as_object().into_iter().flatten();
    let differing = parts.filter(|(key, part)| other.get(key) != Some(*part));
    let told = differing.map(|(key, part)| format!("{key}: {part} / {:?}", other.get(key)));
    told.collect::<Vec<_>>().join("; ")
}

/// The decision, or one whose words differ a little, if those are words of the game too.
fn garble<D: kit::Decision>(decision: &D, rng: &mut Rng) -> D {
    let words = decision.to_string();
    let mut bytes = words.into_bytes();
    if rng.random_bool(0.5) {
        let at = rng.random_range(0..bytes.len());
        bytes[at] = b"0123456789 abcdefghijklmnopqrstuvwxyzABCDE-"[rng.random_range(0..43)];
    }
    String::from_utf8(bytes)
        .ok()
        .and_then(|words| words.parse().ok())
        .unwrap_or_else(|| decision.clone())
}
