//! What each viewer sees of the table.

use kit::{Message, Record, Seat, Viewer};
use serde_json::Value;
use wire::{
    Dictionary, Json, Log, Problem, Rematch, Replay, SeatState, Stage, TableSummary, TableView,
    Undo, UndoRequest, You,
};

use crate::slot::{Occupant, Slot};
use crate::{AnySession, Study, Table, UserId, games};

/// A game to be shown step by step, away from its table.
pub struct Replayable {
    /// Whether it is the whole game, from its start to its end.
    pub is_whole: bool,
    /// How many played.
    pub players: usize,
    origin: Box<dyn AnySession>,
    record: Record,
    outcome: Option<wire::Outcome>,
}

impl Replayable {
    /// The game, step by step, as a viewer would have seen it.
    ///
    /// # Errors
    /// If it cannot be played.
    pub fn replay(mut self, viewer: Viewer) -> Result<Replay, Problem> {
        let mut replay = games::replay(self.origin.as_mut(), &self.record, viewer)?;
        // Where people have ended the game, the rules know of no result.
        if self.outcome.is_some() && replay.outcome.is_some() {
            replay.outcome = self.outcome;
        }
        if !self.is_whole {
            replay.note = Some(Message::new("replay-of-a-part"));
        }
        Ok(replay)
    }
}

/// Somebody who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableViewer {
    /// Who, if they are known.
    pub user: Option<UserId>,
    /// From which of their seats; as a spectator if from none.
    pub seat: Option<Seat>,
}

impl TableViewer {
    /// How the game calls them.
    pub fn viewer(self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

impl Table {
    /// Everything that somebody may see. The seat, if any, must be theirs.
    pub fn view_for(&self, viewer: TableViewer) -> TableView {
        let own = viewer.seat.and_then(|seat| self.seats.get(seat.index()));
        let answering = viewer.seat.filter(|seat| {
            own.is_some_and(Slot::is_human) && self.turns.contains(*seat) && self.held.is_none()
        });
        let session = self.session.as_deref();
        let asked = answering.and_then(|seat| Some((session?, seat)));
        let seats: Vec<Seat> = viewer
            .user
            .map(|user| self.seats_of(user).collect())
            .unwrap_or_default();
        let has_seat = !seats.is_empty();
        let hosts = viewer.user.is_some_and(|user| self.may_host(user));
        TableView {
            id: self.id.clone(),
            seq: self.seq(),
            game: self.game.info.name.to_owned(),
            setup: self.setup.clone(),
            rules: self.rules.clone(),
            public: self.header.public,
            rated: self.is_rated(),
            stage: self.stage,
            you: You {
                seat: viewer.seat,
                invite: (hosts || has_seat).then(|| self.header.invite.clone()),
                owner: hosts,
                alike: seats.len() > 1 && session.is_some_and(|session| session.see_alike(&seats)),
                seats,
            },
            rematch: self.rematch.clone().map(|rematch| Rematch {
                invite: rematch.invite.filter(|_| has_seat),
                ..rematch
            }),
            seats: self
                .seats
                .iter()
                .map(|slot| self.seat_state(slot))
                .collect(),
            watching: self.watching(),
            commitment: self.header.seed.commitment(),
            seed_known: self.header.seed_known,
            seed: (self.stage == Stage::Over).then(|| self.header.seed.to_string()),
            asked: self.turns.iter().collect(),
            held: self.held,
            glass: self.glass,
            prompt: asked.and_then(|(session, seat)| session.prompt(seat)),
            legal: asked
                .map(|(session, seat)| session.legal(seat))
                .unwrap_or_default(),
            blocked: asked
                .map(|(session, seat)| session.blocked(seat))
                .unwrap_or_default(),
            undo: self.undo_state(viewer),
            orders: own.map(|slot| slot.orders.clone()).unwrap_or_default(),
            hold_turns: own.is_some_and(|slot| slot.hold_turns),
            view: session.map_or_else(Json::default, |session| session.view(viewer.viewer())),
            outcome: self.outcome(),
        }
    }

    /// The game so far, to be shown step by step: for nobody to see before the end.
    pub fn replayable(&self) -> Option<Replayable> {
        let session = self.session.as_deref()?;
        let mut record = session.record();
        record.moves.drain(..self.carried());
        Some(Replayable {
            is_whole: session.carried().is_none(),
            players: self.setup.players,
            origin: session.origin(),
            record,
            outcome: self.outcome(),
        })
    }

    /// The work of analysing the game so far: for nobody to see before the end.
    pub fn study(&self) -> Option<Study> {
        self.session.as_deref()?.study()
    }

    /// What the words in a table view mean.
    pub fn define<'a>(&self, words: impl IntoIterator<Item = &'a str>) -> Dictionary {
        let Some(session) = &self.session else {
            return Dictionary::new();
        };
        let define = |words: &str| Some((words.to_owned(), session.define(words)?));
        words.into_iter().filter_map(define).collect()
    }

    /// What happened after a change, as somebody may read it: at most so many of the latest lines.
    /// What was taken back is gone, so the log may begin earlier than asked.
    pub fn log(&self, viewer: TableViewer, after: u64, limit: usize) -> Log {
        let rewinds = self.rewinds.iter().filter(|(seq, _)| *seq > after);
        let after = rewinds.map(|(_, kept)| *kept).fold(after, u64::min);
        let mut entries = self.entries_after(viewer, after);
        let extra = entries.len().saturating_sub(limit);
        let after = match entries.drain(..extra).next_back() {
            Some(last_left_out) => last_left_out.seq,
            None => after,
        };
        entries.retain(|entry| entry.seq > after);
        Log { after, entries }
    }

    /// What is left of what happened after a change, as somebody may read it: the first lines, as
    /// many as asked for or a few more: all of a change. Whoever asks again after the last of them
    /// reads the log from beginning to end, and nothing twice.
    pub fn log_page(&self, viewer: TableViewer, after: u64, limit: usize) -> Log {
        let mut entries = self.entries_after(viewer, after);
        if let Some(last) = limit.checked_sub(1).and_then(|last| entries.get(last)) {
            let last = last.seq;
            entries.retain(|entry| entry.seq <= last);
        }
        Log { after, entries }
    }

    fn entries_after(&self, viewer: TableViewer, after: u64) -> Vec<wire::Entry> {
        let first = self.steps.partition_point(|step| step.seq <= after);
        let mut entries: Vec<_> = self
            .notes
            .iter()
            .filter(|(seq, _)| *seq > after)
            .map(|(seq, text)| wire::Entry {
                seq: *seq,
                text: text.clone(),
                json: Value::Null,
            })
            .collect();
        if let Some(session) = &self.session
            && first < self.steps.len()
        {
            let seen = session.happened_since(first).seen_by(viewer.viewer());
            entries.extend(seen.into_iter().map(|(step, text, json)| wire::Entry {
                seq: self.steps[step].seq,
                text,
                json,
            }));
            entries.sort_by_key(|entry| entry.seq);
        }
        entries
    }

    /// The table as a line of a list.
    pub fn summary(&self, changed: u64) -> TableSummary {
        TableSummary {
            id: self.id.clone(),
            game: self.game.info.name.to_owned(),
            setup: self.setup.clone(),
            clock: self.rules.clock,
            stage: self.stage,
            names: self
                .seats
                .iter()
                .map(|slot| slot.name().map(str::to_owned))
                .collect(),
            progress: self.session.as_ref().and_then(|it| it.progress()),
            asked: self.turns.iter().collect(),
            asked_at: self.turns.iter().map(|seat| self.asked_at(seat)).collect(),
            yours: Vec::new(),
            seed_known: self.header.seed_known,
            no_spectators: self.rules.no_spectators,
            changed,
            deadline: self.deadline(),
        }
    }

    /// The change by which a seat was asked; the table's own questions are of no interest.
    fn asked_at(&self, seat: Seat) -> u64 {
        self.seats.get(seat.index()).map_or(0, |slot| slot.asked_at)
    }

    fn seat_state(&self, slot: &Slot) -> SeatState {
        SeatState {
            name: slot.name().map(str::to_owned),
            control: slot.control(),
            bot: match &slot.occupant {
                Occupant::Computer { bot } => Some(bot.clone()),
                Occupant::Person { .. } if slot.is_run_by_computer() => {
                    self.game.bot(None).ok().map(str::to_owned)
                }
                Occupant::Person { .. } | Occupant::Nobody => None,
            },
            colour: slot.colour,
            present: slot.user().is_some_and(|user| self.is_present(user)),
            clock: slot.clock,
        }
    }

    fn watching(&self) -> usize {
        let connected = self.present.connected();
        connected
            .filter(|user| self.seats_of(*user).next().is_none())
            .count()
    }

    fn undo_state(&self, viewer: TableViewer) -> Undo {
        let mut undo = Undo::default();
        let Some(session) = self
            .session
            .as_ref()
            .filter(|_| self.stage == Stage::Playing)
        else {
            return undo;
        };
        undo.request = self.request.as_ref().map(|request| UndoRequest {
            by: request.by,
            told: Self::told(session.as_ref(), request.keep, viewer),
            count: self.steps.len().saturating_sub(request.keep),
            waiting: request.waiting.iter().collect(),
        });
        let Some(seat) = viewer.seat else { return undo };
        undo.always = self.others_in_play(seat).is_empty();
        if let Some(step) = self.last_decision(seat) {
            let words = session.words_of(step);
            if undo.always || self.can_undo_alone(seat) {
                undo.alone = words;
            } else if undo.request.is_none() {
                undo.agreed = words;
            }
        }
        undo
    }

    /// What the log of a viewer says first of a step: no more than it has been told already.
    fn told(session: &dyn AnySession, step: usize, viewer: TableViewer) -> Option<Message> {
        let seen = session.happened_since(step).seen_by(viewer.viewer());
        let mut of_step = seen.into_iter().filter(|(at, ..)| *at == step);
        of_step.next().map(|(_, text, _)| text)
    }
}
