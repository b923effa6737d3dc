//! A game whose state cannot be read any more: it shows what was stored of it, and is over.

use std::time::Duration;

use kit::record::Move;
use kit::{Message, Outcome, Record, Seat, SeatSet, Seed, Setup, Viewer};
use serde_json::Value;
use wire::{Blocked, Choice, Definition, Hint, Json, Preview, Problem, ProblemCode, Prompt, delta};

use crate::checkpoint::{Line, Played};
use crate::minds::BotJob;
use crate::session::{AnySession, EventLog};
use crate::study::Study;

/// A game without rules.
#[derive(Clone)]
pub(crate) struct Shelved {
    pub(crate) game: &'static str,
    pub(crate) setup: Setup,
    pub(crate) seed: Seed,
    pub(crate) played: Played,
}

/// What happened, as it was stored.
struct StoredLog {
    lines: Vec<Line>,
    steps: Vec<bool>,
}

impl EventLog for StoredLog {
    fn revealing(&self) -> &[bool] {
        &self.steps
    }

    fn seen_by(&self, viewer: Viewer) -> Vec<(usize, Message, Value)> {
        let seen = self.lines.iter().map(|line| line.seen_by(viewer));
        seen.flatten().collect()
    }

    fn lines(&self, _players: usize) -> Vec<Line> {
        self.lines.clone()
    }
}

/// What cannot be done without rules.
fn closed<T>() -> Result<T, Problem> {
    let text = "the game was begun under older rules, and is over";
    Err(Problem::new(ProblemCode::NotPlaying, text))
}

impl AnySession for Shelved {
    fn asked(&self) -> SeatSet {
        SeatSet::NONE
    }

    fn prompt(&self, _seat: Seat) -> Option<Prompt> {
        None
    }

    fn legal(&self, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    fn blocked(&self, _seat: Seat) -> Blocked {
        Blocked::new()
    }

    fn fingerprint(&self, _seat: Seat) -> u64 {
        0
    }

    fn define(&self, _words: &str) -> Option<Definition> {
        None
    }

    fn words(&self, _choice: &Choice) -> Result<Vec<String>, Problem> {
        closed()
    }

    fn check(&self, _seat: Seat, _words: &[String]) -> Result<(), Problem> {
        closed()
    }

    fn view(&self, viewer: Viewer) -> Json {
        let common = &self.played.view;
        let own = match viewer {
            Viewer::Seat(seat) => self.played.views.get(seat.index()),
            Viewer::Spectator | Viewer::Archive => None,
        };
        let Some(Some(own)) = own else {
            return common.clone();
        };
        differing(common, own).unwrap_or_else(|| common.clone())
    }

    fn see_alike(&self, seats: &[Seat]) -> bool {
        let view = |seat: &Seat| self.played.views.get(seat.index());
        seats
            .windows(2)
            .all(|pair| view(&pair[0]) == view(&pair[1]))
    }

    fn decide(&mut self, _seat: Seat, _words: &[String]) -> Result<Box<dyn EventLog>, Problem> {
        closed()
    }

    fn preview(&self, _seat: Seat, _words: &[String]) -> Result<Preview, Problem> {
        closed()
    }

    fn reveals(&self, _seat: Seat, _words: &[String]) -> Result<bool, Problem> {
        closed()
    }

    fn rewind(&mut self, _keep: usize) {}

    fn words_of(&self, step: usize) -> Option<String> {
        let (_, words) = self.played.moves.get(step)?;
        Some(words.clone())
    }

    fn happened_since(&self, steps: usize) -> Box<dyn EventLog> {
        let lines = self.played.lines.iter();
        Box::new(StoredLog {
            lines: lines.filter(|line| line.step >= steps).cloned().collect(),
            steps: vec![true; self.played.moves.len()],
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        self.played.outcome.clone()
    }

    fn progress(&self) -> Option<u8> {
        None
    }

    fn record(&self) -> Record {
        Record {
            game: self.game.to_owned(),
            rules: self.played.version.rules,
            data: self.played.version.data.clone(),
            setup: self.setup.clone(),
            seed: self.seed,
            moves: moves(&self.played.moves).collect(),
            digest: None,
            lines: std::collections::BTreeMap::new(),
        }
    }

    fn thought(&self, _seat: Seat, _bot: &str) -> Option<BotJob> {
        None
    }

    fn advice(&self, _: Seat, _: &str, _: u64, _: Duration) -> Option<BotJob<Hint>> {
        None
    }

    fn study(&self) -> Option<Study> {
        None
    }

    fn played(&self) -> Played {
        self.played.clone()
    }

    fn is_at(&self, _state: &Json) -> Option<bool> {
        None
    }

    fn carried(&self) -> Option<usize> {
        Some(self.played.moves.len())
    }

    fn origin(&self) -> Box<dyn AnySession> {
        Box::new(self.clone())
    }

    fn is_readable(&self) -> bool {
        false
    }
}

/// A view that differs from another by a delta.
fn differing(common: &Json, delta: &Json) -> Option<Json> {
    let mut view: Value = serde_json::from_str(common.text()).ok()?;
    let delta: Value = serde_json::from_str(delta.text()).ok()?;
    delta::apply(&mut view, &delta).ok()?;
    Some(Json::of(&view))
}

/// The moves of a record.
pub(crate) fn moves(moves: &[(Seat, String)]) -> impl Iterator<Item = Move> {
    moves.iter().map(|(seat, words)| Move {
        seat: *seat,
        words: words.clone(),
        line: 0,
    })
}
