//! What a table does by itself: answers given in advance, clocks, computer players.

use std::time::Duration;

use kit::{Seat, SeatSet, Stop};
use wire::{Control, Hint, Problem, ProblemCode, Resigned, Stage, Time, Timeout};

use crate::minds::BotJob;
use crate::slot::Occupant;
use crate::state::{Change, Table};
use crate::{Actor, Author, Entry};

/// The word by which a game that knows passing calls it.
const PASS: &str = "pass";

/// Questions that go to whoever is fastest: computers answer at a pace that people can keep.
const RACES: [&str; 2] = ["bid", "lower"];
/// So many times longer than elsewhere.
const RACE_SLOWER: u64 = 15;

/// A computer player that has to decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thinker {
    /// For whom.
    pub seat: Seat,
    /// The change by which its question came up; its answer carries it back.
    pub asked_at: u64,
}

impl Table {
    /// Carries out what was ordered in advance and what has been agreed on.
    pub(crate) fn advance(&mut self, now: Time) -> Result<Change, Problem> {
        let mut change = Change::default();
        // Every game ends, so this does; the bound is for games that are not right.
        for _ in 0..10_000 {
            let entries = self.next_by_itself(now);
            if entries.is_empty() {
                break;
            }
            change.extend(self.commit_sure(entries, now)?);
        }
        Ok(change)
    }

    fn next_by_itself(&self, now: Time) -> Vec<Entry> {
        if self.stage != Stage::Playing {
            return Vec::new();
        }
        if let Some(request) = &self.request
            && request.waiting.is_empty()
        {
            let (by, keep) = (request.by, request.keep);
            return vec![match self.has_time_after(keep, now) {
                true => Entry::Undone { by, keep },
                false => Entry::UndoAnswered {
                    seat: by,
                    agree: false,
                },
            }];
        }
        let asked = self.people_asked().filter(|_| self.held.is_none());
        asked
            .map(|(seat, _)| self.ordered(seat))
            .find(|entries| !entries.is_empty())
            .unwrap_or_default()
    }

    /// What the orders of a seat answer to its present question.
    fn ordered(&self, seat: Seat) -> Vec<Entry> {
        let slot = &self.seats[seat.index()];
        let Some(session) = self.session.as_ref().filter(|_| !slot.orders.is_empty()) else {
            return Vec::new();
        };
        // Who has taken something back wants to decide it otherwise.
        if slot.taken_back {
            return Vec::new();
        }
        let Some(prompt) = session.prompt(seat) else {
            return Vec::new();
        };
        for (index, order) in slot.orders.iter().enumerate() {
            if order.prompt != prompt.code {
                continue;
            }
            let mut entries = Vec::new();
            if order.once {
                let mut orders = slot.orders.clone();
                orders.remove(index);
                entries.push(Entry::Ordered { seat, orders });
            }
            let words = vec![order.words.clone()];
            if session.check(seat, &words).is_ok() {
                entries.push(Entry::Decided {
                    seat,
                    answers: slot.asked_at,
                    words,
                    by: Author::Order,
                });
            }
            if !entries.is_empty() {
                return entries;
            }
        }
        Vec::new()
    }

    /// Does what is due: time that is up.
    ///
    /// # Errors
    /// If the table is broken.
    pub fn tick(&mut self, now: Time) -> Result<Change, Problem> {
        let mut change = Change::default();
        if self.glass_is_empty_at().is_some_and(|at| at <= now)
            && let Some(words) = self.first_legal(Seat::TABLE)
        {
            change.extend(self.commit_sure([self.decision(Seat::TABLE, words)], now)?);
        }
        let late: SeatSet = self
            .people_asked()
            .map(|(seat, _)| seat)
            .filter(|seat| {
                let deadline = self.seats[seat.index()].deadline();
                deadline.is_some_and(|deadline| deadline <= now)
            })
            .collect();
        for seat in late.iter() {
            if self.stage != Stage::Playing {
                break;
            }
            // Who has only kept a turn open has decided in time.
            if self.held == Some(seat) {
                change.extend(self.commit_sure([Entry::TurnEnded], now)?);
                continue;
            }
            let forfeits = self.rules.timeout == Timeout::Forfeit && self.ends_without(seat);
            let ends = forfeits.then_some(Entry::Claimed);
            let entries = std::iter::once(Entry::TimedOut { seat }).chain(ends);
            change.extend(self.commit_sure(entries, now)?);
            let may_pass = self.rules.timeout == Timeout::Pass && self.turns.contains(seat);
            if may_pass && self.check(seat, PASS).is_ok() {
                change.extend(self.commit_sure([self.decision(seat, PASS.to_owned())], now)?);
            }
        }
        change.extend(self.advance(now)?);
        Ok(change)
    }

    /// When the table has to be looked after, even if nobody asks for it.
    pub fn wake_at(&self) -> Option<Time> {
        let computers = (!self.thinkers().is_empty()).then_some(self.computers_decide_at());
        self.tick_at().into_iter().chain(computers).min()
    }

    /// When time will be up next.
    pub fn tick_at(&self) -> Option<Time> {
        let glass = self.glass_is_empty_at();
        self.deadline().into_iter().chain(glass).min()
    }

    /// By when a person must decide.
    pub fn deadline(&self) -> Option<Time> {
        self.people_asked()
            .filter_map(|(seat, _)| self.seats[seat.index()].deadline())
            .min()
    }

    /// The computer players that have to decide.
    pub fn thinkers(&self) -> Vec<Thinker> {
        if self.held.is_some() {
            return Vec::new();
        }
        let asked = self.turns.iter().filter(|seat| *seat != Seat::TABLE);
        asked
            .filter(|seat| self.seats[seat.index()].is_run_by_computer())
            .map(|seat| Thinker {
                seat,
                asked_at: self.seats[seat.index()].asked_at,
            })
            .collect()
    }

    /// When they may decide, so that people can follow.
    pub fn computers_decide_at(&self) -> Time {
        let delay = self.rules.pace.delay();
        let is_race = self.turns.iter().any(|seat| self.is_racing(seat));
        self.changed + if is_race { delay * RACE_SLOWER } else { delay }
    }

    /// Whether a seat is asked something that goes to the fastest.
    fn is_racing(&self, seat: Seat) -> bool {
        let session = self.session.as_ref();
        session
            .and_then(|session| session.prompt(seat))
            .is_some_and(|prompt| RACES.contains(&prompt.code.as_str()))
    }

    /// The work of a computer player.
    pub fn thought(&self, thinker: &Thinker) -> Option<BotJob> {
        let slot = self.seats.get(thinker.seat.index())?;
        let is_removed =
            slot.control() == Control::Resigned && self.rules.resigned == Resigned::Removed;
        if is_removed && self.check(thinker.seat, PASS).is_ok() {
            return Some(BotJob::new(&Stop::default(), || PASS.to_owned()));
        }
        let bot = match &slot.occupant {
            Occupant::Computer { bot } => bot,
            _ => self.game.bot(None).ok()?,
        };
        self.session.as_ref()?.thought(thinker.seat, bot)
    }

    /// The work of advising a person: so much time for the first step, and for the rest.
    ///
    /// # Errors
    /// If the table does not allow it, or the person is not asked.
    pub fn hint(
        &self,
        actor: &Actor,
        seat: Option<Seat>,
        seed: u64,
        time: Duration,
    ) -> Result<BotJob<Hint>, Problem> {
        let session = self.playing()?;
        let seat = self.own(actor, seat)?;
        if !self.rules.hints {
            return Err(Problem::new(
                ProblemCode::NoHints,
                "the table allows no hints",
            ));
        }
        let not_asked = || Problem::new(ProblemCode::NotAsked, "you are not asked anything");
        if !self.turns.contains(seat) || self.held.is_some() {
            return Err(not_asked());
        }
        let bot = self.game.bot(None)?;
        let advice = session.advice(seat, bot, seed, time);
        advice.ok_or_else(not_asked)
    }

    /// Takes in what a computer player has decided. Where it has not come to a decision, or to none
    /// that is possible, the first possible one is taken, so that the table never gets stuck.
    ///
    /// # Errors
    /// If the table is broken.
    pub fn computer_decides(
        &mut self,
        thinker: &Thinker,
        words: Option<String>,
        now: Time,
    ) -> Result<Change, Problem> {
        if !self.thinkers().contains(thinker) {
            return Ok(Change::default());
        }
        let words = words.filter(|words| self.check(thinker.seat, words).is_ok());
        let Some(words) = words.or_else(|| self.first_legal(thinker.seat)) else {
            let text = format!("{} is asked but has no legal answer", thinker.seat);
            return Err(Problem::new(ProblemCode::BrokenTable, text));
        };
        let mut change = self.commit_sure([self.decision(thinker.seat, words)], now)?;
        change.extend(self.advance(now)?);
        Ok(change)
    }

    /// Takes in what cannot be refused; if it is, the table is broken.
    fn commit_sure(
        &mut self,
        entries: impl IntoIterator<Item = Entry>,
        now: Time,
    ) -> Result<Change, Problem> {
        self.commit(entries, now)
            .map_err(|problem| Problem::new(ProblemCode::BrokenTable, problem.to_string()))
    }

    fn decision(&self, seat: Seat, words: String) -> Entry {
        Entry::Decided {
            seat,
            answers: self.seq(),
            words: vec![words],
            by: Author::Computer,
        }
    }

    fn check(&self, seat: Seat, words: &str) -> Result<(), Problem> {
        self.playing()?.check(seat, &[words.to_owned()])
    }

    fn first_legal(&self, seat: Seat) -> Option<String> {
        self.session.as_ref()?.legal(seat).into_iter().next()
    }

    fn glass_is_empty_at(&self) -> Option<Time> {
        let seconds = Time::from(self.rules.hourglass.0);
        self.glass.map(|since| since + seconds * 1_000)
    }
}
