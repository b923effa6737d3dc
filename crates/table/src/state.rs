//! The table itself: the fold of its rows.

use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use kit::{Message, Record, Seat, SeatSet, Viewer};
use wire::{Clock, Control, Problem, ProblemCode, Rematch, Stage, Time};

use crate::around::{Around, Request, Step};
use crate::carry_over::ENDED_BY_UPDATE;
use crate::session::outcome;
use crate::slot::{Answered, Occupant, Slot, Standing};
use crate::{
    AnySession, Author, CarriedHow, Checkpoint, Entry, EventLog, Header, HostedGame, Row, UserId,
    Version,
};

/// A hosted table.
pub struct Table {
    pub(crate) id: String,
    pub(crate) game: Arc<HostedGame>,
    pub(crate) header: Header,
    pub(crate) session: Option<Box<dyn AnySession>>,
    pub(crate) around: Around,
    pub(crate) present: Attendance,
}

/// What follows from the rows is used as if it were part of the table.
impl Deref for Table {
    type Target = Around;

    fn deref(&self) -> &Around {
        &self.around
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Around {
        &mut self.around
    }
}

/// Who is connected, and since when others no longer are. It is not stored with the table.
#[derive(Clone, Default, Debug)]
pub struct Attendance(BTreeMap<UserId, Presence>);

/// Whether somebody is connected.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Presence {
    pub(crate) connections: usize,
    pub(crate) gone_since: Time,
}

impl Attendance {
    /// Somebody has connected.
    pub fn arrive(&mut self, user: UserId) {
        let presence = self.0.entry(user).or_insert(Presence {
            connections: 0,
            gone_since: 0,
        });
        presence.connections += 1;
    }

    /// A connection of somebody has ended.
    pub fn depart(&mut self, user: UserId, now: Time) {
        if let Some(presence) = self.0.get_mut(&user) {
            presence.connections = presence.connections.saturating_sub(1);
            presence.gone_since = now;
        }
    }

    /// Whether somebody is connected.
    pub fn is_present(&self, user: UserId) -> bool {
        self.of(user)
            .is_some_and(|presence| presence.connections > 0)
    }

    pub(crate) fn of(&self, user: UserId) -> Option<&Presence> {
        self.0.get(&user)
    }

    /// Everybody who is connected.
    pub(crate) fn connected(&self) -> impl Iterator<Item = UserId> {
        let connected = self
            .0
            .iter()
            .filter(|(_, presence)| presence.connections > 0);
        connected.map(|(user, _)| *user)
    }
}

/// What a command, or the passing of time, has changed.
#[derive(Default)]
pub struct Change {
    /// What has to be saved before anybody is told.
    pub rows: Vec<Row>,
    /// What is told.
    pub noted: Vec<Noted>,
}

/// What there is to tell of one row.
pub struct Noted {
    /// The number of the change before it, and its own, as people count them.
    pub(crate) after: u64,
    pub(crate) seq: u64,
    pub(crate) note: Option<Message>,
    pub(crate) happened: Option<Box<dyn EventLog>>,
    /// After an undo: the last change that it left standing, and the notes made since.
    pub(crate) rewound: Option<(u64, Vec<(u64, Message)>)>,
}

/// How a game ended for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// Which.
    pub seat: Seat,
    /// Who sat there, if a person did.
    pub user: Option<UserId>,
    /// Points, unless the game ended early.
    pub score: Option<i32>,
    /// Whether they have won.
    pub won: bool,
    /// Whether they gave up, or let a computer play on for them to the end: then they have not won.
    pub gave_up: bool,
}

/// Why the table has changed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cause {
    /// Something around the game.
    Around,
    /// The game, by a decision of this seat or otherwise.
    Game(Option<Seat>),
    /// The game, since a seat has taken something back, and with it the decisions of these.
    Undone { by: Seat, lost: SeatSet },
}

impl Table {
    /// A table that nothing has happened at yet.
    pub fn open(id: &str, game: Arc<HostedGame>, header: Header) -> Self {
        let around = Around::new(header.setup.clone(), header.rules.clone(), header.owner);
        let mut table = Self {
            id: id.to_owned(),
            game,
            header,
            session: None,
            around,
            present: Attendance::default(),
        };
        table.set_out_seats();
        table
    }

    /// The table that these rows have made.
    ///
    /// # Errors
    /// If they cannot be played: the store has lost something, or the game has changed.
    pub fn load(
        id: &str,
        game: Arc<HostedGame>,
        header: Header,
        rows: &[Row],
    ) -> Result<Self, Problem> {
        let mut table = Self::open(id, game, header);
        table.take_all(rows)?;
        Ok(table)
    }

    /// The table of a checkpoint.
    pub(crate) fn restore(
        id: &str,
        game: Arc<HostedGame>,
        header: Header,
        checkpoint: &Checkpoint,
    ) -> Self {
        let mut table = Self::open(id, game, header);
        table.around = checkpoint.around.clone();
        let (setup, seed) = (&table.around.setup, table.header.seed);
        let resume = |played| table.game.resume(setup, seed, played);
        table.session = checkpoint.played.as_ref().map(resume);
        // What it would take back was decided under other rules.
        table.around.request = None;
        table
    }

    pub(crate) fn take_all(&mut self, rows: &[Row]) -> Result<(), Problem> {
        for row in rows {
            self.take(row).map_err(|problem| {
                let text = format!("entry {} cannot be played: {problem}", row.seq);
                Problem::new(ProblemCode::BrokenTable, text)
            })?;
        }
        Ok(())
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// How many changes it has seen, as people are told: those that [nobody else
    /// sees](Entry::seen_only_by) are not counted.
    pub const fn seq(&self) -> u64 {
        self.around.seq()
    }

    /// How many rows it has.
    pub const fn rows(&self) -> u64 {
        self.around.rows
    }

    /// Before, during or after the game.
    pub const fn stage(&self) -> Stage {
        self.around.stage
    }

    /// What it began as.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The game that it hosts.
    pub fn game(&self) -> &HostedGame {
        &self.game
    }

    /// The people who must act, each with their seat. Computers and those who let one play for them
    /// are not among them.
    pub fn people_asked(&self) -> impl Iterator<Item = (Seat, UserId)> {
        let asked = self.turns.iter().filter(|seat| *seat != Seat::TABLE);
        asked.filter_map(|seat| {
            let slot = &self.seats[seat.index()];
            slot.user()
                .filter(|_| slot.is_human())
                .map(|user| (seat, user))
        })
    }

    /// Everybody who has a seat, with the seat.
    pub fn people(&self) -> impl Iterator<Item = (Seat, UserId)> {
        let users = self.seats.iter().map(Slot::user).enumerate();
        users.filter_map(|(index, user)| Some((Seat::new(index), user?)))
    }

    /// The seats of somebody.
    pub fn seats_of(&self, user: UserId) -> impl Iterator<Item = Seat> {
        self.people()
            .filter(move |(_, owner)| *owner == user)
            .map(|(seat, _)| seat)
    }

    /// Whether somebody may see the table at all.
    pub fn may_see(&self, user: Option<UserId>) -> bool {
        let belongs = |user| {
            self.header.owner == Some(user)
                || self.admitted.contains(&user)
                || self.seats_of(user).next().is_some()
        };
        let strangers =
            self.header.public && (self.stage != Stage::Playing || !self.rules.no_spectators);
        strangers || user.is_some_and(belongs)
    }

    /// How it ended for each seat; nothing before the end.
    pub fn results(&self) -> Vec<SeatResult> {
        let Some(outcome) = self.outcome() else {
            return Vec::new();
        };
        let result = |(index, slot): (usize, &Slot)| {
            let seat = Seat::new(index);
            let gave_up = slot.control() == Control::Resigned || self.was_absent(seat);
            SeatResult {
                seat,
                user: slot.user(),
                score: outcome.scores.get(index).copied(),
                won: outcome.winners.contains(&seat) && !gave_up,
                gave_up,
            }
        };
        self.seats.iter().enumerate().map(result).collect()
    }

    /// Whether a person sits here for whom a computer has played at the end, or more than they have
    /// themselves.
    fn was_absent(&self, seat: Seat) -> bool {
        let slot = &self.seats[seat.index()];
        if slot.user().is_none() {
            return false;
        }
        let own = self.steps.iter().filter(|step| step.seat == seat);
        let (all, by_computer) = own.fold((0, 0), |(all, computer), step| {
            (all + 1, computer + usize::from(step.by == Author::Computer))
        });
        matches!(slot.control(), Control::Away | Control::Covered) || 2 * by_computer > all
    }

    /// Whether the result moves ratings: several people play against each other, each at one seat,
    /// without hints, and nobody could know the chance of the game.
    pub fn is_rated(&self) -> bool {
        let mut people: Vec<_> = self.people().map(|(_, user)| user).collect();
        let seats = people.len();
        people.sort_unstable();
        people.dedup();
        let each_has_one = seats >= 2 && people.len() == seats;
        each_has_one && !self.rules.hints && !self.header.seed_known && !self.is_cooperative()
    }

    /// Whether the table was closed before a game began.
    pub fn is_closed(&self) -> bool {
        self.stage == Stage::Over && self.session.is_none()
    }

    /// The table where those who played here play again.
    pub const fn rematch(&self) -> Option<&Rematch> {
        self.around.rematch.as_ref()
    }

    /// Whether all win or lose together.
    pub fn is_cooperative(&self) -> bool {
        self.game.is_cooperative(&self.setup)
    }

    /// The game so far, with its seed: for nobody to see before the end.
    pub fn record(&self) -> Option<Record> {
        self.session.as_ref().map(|session| session.record())
    }

    /// Who is connected, for when the table is loaded again.
    pub fn attendance(&self) -> Attendance {
        self.present.clone()
    }

    /// Takes over who is connected from when the table was in memory before.
    pub fn attend(&mut self, attendance: Attendance) {
        self.present = attendance;
    }

    /// Somebody has connected.
    pub fn arrive(&mut self, user: UserId) {
        self.present.arrive(user);
    }

    /// A connection of somebody has ended.
    pub fn depart(&mut self, user: UserId, now: Time) {
        self.present.depart(user, now);
    }

    /// Whether somebody is connected.
    pub fn is_present(&self, user: UserId) -> bool {
        self.present.is_present(user)
    }

    pub(crate) fn outcome(&self) -> Option<wire::Outcome> {
        if self.stage != Stage::Over || self.is_closed() {
            return None;
        }
        if let Some(settled) = &self.settled {
            return Some(settled.clone());
        }
        let played_out = self.session.as_ref().and_then(|session| session.outcome());
        Some(match played_out {
            Some(played_out) => outcome(played_out),
            None => wire::Outcome {
                scores: Vec::new(),
                winners: self.left_standing(),
                verdict: Message::new(if self.seats.iter().any(Slot::is_person_in_play) {
                    "table-given-up"
                } else {
                    "table-forfeited"
                }),
            },
        })
    }

    /// Who has won when the game was not played out: the people who did not give up, or else the
    /// computers.
    fn left_standing(&self) -> Vec<Seat> {
        let seats = |fits: fn(&Slot) -> bool| -> Vec<Seat> {
            let all = self.seats.iter().enumerate();
            let fitting = all.filter(|(_, slot)| fits(slot));
            fitting.map(|(index, _)| Seat::new(index)).collect()
        };
        let people = seats(Slot::is_person_in_play);
        if people.is_empty() {
            seats(|slot| slot.control() == Control::Computer)
        } else {
            people
        }
    }

    /// Makes new rows of these entries and takes them in. If one of them cannot be, the table is
    /// spoiled and has to be loaded again; only decisions can fail, and only as the first.
    pub(crate) fn commit(
        &mut self,
        entries: impl IntoIterator<Item = Entry>,
        now: Time,
    ) -> Result<Change, Problem> {
        let mut change = Change::default();
        for entry in entries {
            let row = Row {
                seq: self.rows() + 1,
                // Time never runs back, so that clocks need not think of it.
                at: now.max(self.changed),
                entry,
            };
            change.noted.push(self.take(&row)?);
            change.rows.push(row);
        }
        Ok(change)
    }

    pub(crate) fn take(&mut self, row: &Row) -> Result<Noted, Problem> {
        if row.seq != self.rows() + 1 {
            let text = format!("entry {} does not follow entry {}", row.seq, self.rows());
            return Err(Problem::new(ProblemCode::BrokenTable, text));
        }
        let after = self.seq();
        let is_seen = row.entry.seen_only_by().is_none();
        let seq = after + u64::from(is_seen);
        let mut happened = None;
        let mut rewound = None;
        let mut cause = Cause::Around;
        match &row.entry {
            Entry::Admitted { user } => {
                self.admitted.insert(*user);
            }
            Entry::Sat { seat, user, name } => {
                self.slot(*seat)?.occupant = Occupant::Person {
                    user: *user,
                    name: name.clone(),
                    standing: Standing::Plays,
                };
            }
            Entry::Seated { seat, bot } => {
                self.slot(*seat)?.occupant = Occupant::Computer { bot: bot.clone() };
            }
            Entry::Stood { seat } => {
                self.slot(*seat)?.occupant = Occupant::Nobody;
                // Who has taken over the table and leaves it gives it back.
                if !self.seats.iter().any(|slot| slot.user() == self.host) {
                    self.host = self.header.owner;
                }
            }
            Entry::Coloured { seat, colour } => self.slot(*seat)?.colour = *colour,
            Entry::Configured { setup, rules } => {
                self.setup = setup.clone();
                self.rules = rules.clone();
                self.set_out_seats();
            }
            Entry::Hosts { seat } => self.host = self.slot(*seat)?.user(),
            Entry::Started { rules, data } => {
                self.begin(*rules, data)?;
                cause = Cause::Game(None);
            }
            Entry::Decided {
                seat,
                answers,
                words,
                by,
            } => {
                let answered = Answered {
                    answers: *answers,
                    words: words.clone(),
                    seq,
                };
                let first = self.steps.len();
                let readings = (self.rules.clock != Clock::None)
                    .then(|| self.seats.iter().map(|slot| slot.reading(row.at)).collect());
                happened = Some(self.decided(*seat, answered, *by)?);
                self.readings
                    .extend(readings.map(|readings| (first, readings)));
                cause = Cause::Game(Some(*seat));
            }
            Entry::TurnEnded => self.held = None,
            Entry::UndoAsked { by, keep } => {
                self.request = Some(Request {
                    by: *by,
                    keep: *keep,
                    waiting: self.others_in_play(*by),
                });
            }
            Entry::UndoAnswered { seat, agree } => {
                if *agree {
                    self.agree(*seat);
                } else {
                    self.request = None;
                }
            }
            Entry::Undone { by, keep } => {
                let lost = self
                    .steps
                    .iter()
                    .skip(*keep)
                    .map(|step| step.seat)
                    .collect();
                let kept = self.undone(row, *keep)?;
                let since = self.notes.iter().filter(|(seq, _)| *seq > kept);
                rewound = Some((kept, since.cloned().collect()));
                cause = Cause::Undone { by: *by, lost };
            }
            Entry::Ordered { seat, orders } => {
                let slot = self.slot(*seat)?;
                slot.orders.clone_from(orders);
                slot.taken_back = false;
            }
            Entry::Holds { seat, hold } => self.slot(*seat)?.hold_turns = *hold,
            Entry::Left { seat } => {
                self.hand_over(*seat, Standing::Away)?;
                let counts = self.rules.clock != Clock::None && self.turns.contains(*seat);
                self.slot(*seat)?.given_away |= counts;
            }
            Entry::CameBack { seat } => {
                let is_asked = self.turns.contains(*seat);
                let slot = self.slot(*seat)?;
                slot.stand(if slot.given_away && is_asked {
                    Standing::Covered
                } else {
                    Standing::Plays
                });
            }
            Entry::TimedOut { seat } => {
                let standing = match self.rules.timeout {
                    wire::Timeout::Computer => Standing::Away,
                    wire::Timeout::Pass => Standing::Covered,
                    wire::Timeout::Forfeit => Standing::Resigned,
                };
                self.hand_over(*seat, standing)?;
                self.slot(*seat)?.given_away = true;
            }
            Entry::Resigned { seat } => self.hand_over(*seat, Standing::Resigned)?,
            Entry::Claimed => self.stage = Stage::Over,
            Entry::Rematched { by, table, invite } => {
                self.rematch = Some(Rematch {
                    by: *by,
                    table: table.clone(),
                    invite: Some(invite.clone()),
                });
            }
            Entry::Closed => {
                self.stage = Stage::Over;
                let seats = self.around.seats.iter_mut();
                seats.for_each(|slot| slot.occupant = Occupant::Nobody);
            }
            Entry::Carried { rules, data, how } => {
                self.version = Some(Version {
                    rules: *rules,
                    data: data.clone(),
                });
                if let CarriedHow::Settled { outcome, .. } = how {
                    self.stage = Stage::Over;
                    self.settled = Some(outcome.clone());
                }
                if *how != CarriedHow::Same {
                    cause = Cause::Game(None);
                }
            }
        }
        self.skip(row);
        // Of a change that others do not see, not even the time may show anywhere.
        if is_seen {
            self.follow(row.at, cause);
        }
        let note = note(&row.entry);
        self.notes.extend(note.clone().map(|note| (seq, note)));
        Ok(Noted {
            after,
            seq,
            note,
            happened,
            rewound,
        })
    }

    /// Counts a row without taking it in.
    pub(crate) fn skip(&mut self, row: &Row) {
        self.rows = row.seq;
        self.unseen += u64::from(row.entry.seen_only_by().is_some());
    }

    pub(crate) fn slot(&mut self, seat: Seat) -> Result<&mut Slot, Problem> {
        self.seats
            .get_mut(seat.index())
            .ok_or_else(|| Problem::new(ProblemCode::NoSuchSeat, format!("no seat {seat}")))
    }

    pub(crate) fn playing(&self) -> Result<&dyn AnySession, Problem> {
        match &self.session {
            Some(session) if self.stage == Stage::Playing => Ok(session.as_ref()),
            _ => Err(Problem::new(ProblemCode::NotPlaying, "the game is not on")),
        }
    }

    /// The people other than this one who have not given up, by their seats. Who is away may come
    /// back, and is not to find the game changed behind their back.
    pub(crate) fn others_in_play(&self, seat: Seat) -> SeatSet {
        let user = self.seats.get(seat.index()).and_then(Slot::user);
        let others = self.seats.iter().enumerate();
        let others = others.filter(|(_, slot)| slot.user() != user && slot.is_person_in_play());
        others.map(|(index, _)| Seat::new(index)).collect()
    }

    /// As many seats as the setup says; who sat in those that remain stays there.
    fn set_out_seats(&mut self) {
        let players = self.setup.players;
        self.seats.truncate(players);
        while self.seats.len() < self.setup.players {
            let taken: Vec<_> = self.seats.iter().map(|slot| slot.colour).collect();
            let colour = (0..).find(|colour| !taken.contains(colour));
            self.seats
                .push(Slot::new(colour.expect("colours do not run out")));
        }
    }

    fn begin(&mut self, rules: u32, data: &str) -> Result<(), Problem> {
        self.session = Some(self.game.start(&self.setup, self.header.seed)?);
        self.version = Some(Version {
            rules,
            data: data.to_owned(),
        });
        self.stage = Stage::Playing;
        let clock = self.rules.clock;
        self.seats.iter_mut().for_each(|slot| slot.wind(clock));
        Ok(())
    }

    fn decided(
        &mut self,
        seat: Seat,
        answered: Answered,
        by: Author,
    ) -> Result<Box<dyn EventLog>, Problem> {
        self.playing()?;
        self.held = None;
        let session = self.session.as_mut().expect("the game is on");
        let happened = session.decide(seat, &answered.words)?;
        self.around
            .steps
            .extend(happened.revealing().iter().map(|&reveals| Step {
                seat,
                seq: answered.seq,
                by,
                reveals,
            }));
        self.around.request = None;
        let still_asked = session.asked().contains(seat);
        // Who has answered in advance may not be there to end the turn.
        let is_there = self
            .last_decision(seat)
            .is_some_and(|first| self.steps[first].by == Author::Person);
        if let Some(slot) = self.seats.get_mut(seat.index()) {
            if by == Author::Person {
                slot.answered = Some(answered);
            }
            let holds = slot.hold_turns && is_there && slot.is_human() && !still_asked;
            if slot.control() == Control::Covered {
                slot.stand(Standing::Plays);
            }
            // Nobody waits for a turn to end who could have decided during it.
            let alone = self.people_asked().all(|(other, _)| other == seat);
            if holds && alone && self.can_undo_alone(seat) {
                self.held = Some(seat);
            }
        }
        Ok(happened)
    }

    fn undone(&mut self, row: &Row, keep: usize) -> Result<u64, Problem> {
        self.playing()?;
        if keep > self.steps.len() || keep < self.carried() {
            let text = format!("the game cannot go back to {keep} steps");
            return Err(Problem::new(ProblemCode::NothingToUndo, text));
        }
        let session = self.session.as_mut().expect("the game is on");
        session.rewind(keep);
        let kept = match self.around.steps.get(keep) {
            Some(first_lost) => first_lost.seq - 1,
            None => self.around.seq(),
        };
        self.around.steps.truncate(keep);
        let first = self
            .around
            .readings
            .partition_point(|(step, _)| *step < keep);
        if let Some((_, readings)) = self.around.readings.drain(first..).next() {
            let asked = session.asked();
            for (index, earlier) in readings.into_iter().enumerate() {
                let decides_again = asked.contains(Seat::new(index));
                self.around.seats[index].rewind_clock(earlier, decides_again, row.at);
            }
        }
        let seq = self.seq() + 1;
        self.rewinds.push((seq, kept));
        self.held = None;
        self.request = None;
        Ok(kept)
    }

    /// Lets a computer decide for a person.
    fn hand_over(&mut self, seat: Seat, standing: Standing) -> Result<(), Problem> {
        self.slot(seat)?.stand(standing);
        if self.held == Some(seat) {
            self.held = None;
        }
        if standing == Standing::Resigned {
            self.agree(seat);
        }
        Ok(())
    }

    /// Notes that an undo need not wait for this seat.
    fn agree(&mut self, seat: Seat) {
        if let Some(request) = &mut self.request {
            request.waiting.remove(seat);
        }
    }

    /// Works out who must act after a change, and lets their clocks run.
    fn follow(&mut self, at: Time, cause: Cause) {
        self.changed = at;
        if cause != Cause::Around {
            self.played_at = self.seq();
        }
        if self.stage == Stage::Playing && self.is_finished() {
            self.stage = Stage::Over;
        }
        let turns = match (&self.session, self.held) {
            (Some(_), Some(holder)) if self.stage == Stage::Playing => SeatSet::only(holder),
            (Some(session), None) if self.stage == Stage::Playing => session.asked(),
            _ => SeatSet::NONE,
        };
        if self.stage == Stage::Over {
            self.held = None;
            self.request = None;
        }
        for seat in Seat::all(self.seats.len()) {
            self.follow_seat(seat, turns, at, cause);
        }
        self.glass = self.glass.filter(|_| turns.contains(Seat::TABLE));
        if turns.contains(Seat::TABLE) {
            self.glass.get_or_insert(at);
        }
        self.turns = turns;
    }

    fn follow_seat(&mut self, seat: Seat, turns: SeatSet, at: Time, cause: Cause) {
        let clock = self.rules.clock;
        let (was_asked, is_asked) = (self.turns.contains(seat), turns.contains(seat));
        let decided = cause == Cause::Game(Some(seat));
        let undone = matches!(cause, Cause::Undone { .. });
        // Only where several are asked at once can a question outlast a change of the game; also that of
        // the last of them.
        let several = self.turns.len() > 1 || turns.len() > 1;
        let fingerprint = match (&self.session, cause) {
            (None, _) | (_, Cause::Around) => None,
            (Some(session), _) => (is_asked && several).then(|| session.fingerprint(seat)),
        };
        let seq = self.seq();
        let slot = &mut self.around.seats[seat.index()];
        if was_asked && !is_asked {
            // Nothing is earned by taking back: all clocks show what they did before.
            if slot.stop_clock(at) && !undone {
                slot.earn(clock);
            }
            if slot.control() == Control::Covered {
                slot.stand(Standing::Plays);
            }
        }
        if is_asked {
            // What was taken back is a new question, even if it looks like the one before.
            let lost = matches!(cause, Cause::Undone { lost, .. } if lost.contains(seat));
            let same = was_asked
                && !decided
                && !lost
                && (cause == Cause::Around
                    || (fingerprint.is_some() && fingerprint == slot.fingerprint));
            if !same {
                slot.asked_at = seq;
                slot.given_away = false;
                slot.taken_back = matches!(cause, Cause::Undone { by, .. } if by == seat);
                // A computer covers for somebody at one question only.
                if slot.control() == Control::Covered {
                    slot.stand(Standing::Plays);
                }
            }
            if cause != Cause::Around || !was_asked {
                slot.fingerprint = fingerprint;
            }
            if !same && !undone {
                slot.renew_clock(clock, at);
            }
            if slot.is_human() {
                slot.run_clock(at);
            } else {
                slot.stop_clock(at);
            }
        }
    }

    fn is_finished(&self) -> bool {
        let over = |session: &dyn AnySession| session.outcome().is_some();
        let mut people = self.seats.iter().filter(|slot| slot.user().is_some());
        let all_gave_up = people.clone().next().is_some()
            && people.all(|slot| slot.control() == Control::Resigned);
        all_gave_up || self.session.as_deref().is_some_and(over)
    }
}

impl Change {
    /// Adds what changed after it.
    pub fn extend(&mut self, later: Self) {
        self.rows.extend(later.rows);
        self.noted.extend(later.noted);
    }

    /// The seats whose people alone see anything of it; nothing if others may see it, too.
    pub fn seen_only_by(&self) -> Option<SeatSet> {
        let seats = self.rows.iter().map(|row| row.entry.seen_only_by());
        seats
            .into_iter()
            .try_fold(SeatSet::NONE, |all, seats| Some(all.union(seats?)))
    }

    /// The change as lines of the log for one viewer.
    pub fn log(&self, viewer: Viewer) -> Option<wire::Log> {
        let mut log = wire::Log {
            after: self.noted.first()?.after,
            entries: Vec::new(),
        };
        let plain = |(seq, text): (u64, Message)| wire::Entry {
            seq,
            text,
            json: serde_json::Value::Null,
        };
        let mut rewound = false;
        for noted in &self.noted {
            if let Some((kept, notes)) = &noted.rewound {
                rewound = true;
                log.after = log.after.min(*kept);
                log.entries.retain(|entry| entry.seq <= *kept);
                log.entries.extend(notes.iter().cloned().map(plain));
            }
            if let Some(happened) = &noted.happened {
                let seen = happened.seen_by(viewer).into_iter();
                log.entries.extend(seen.map(|(_, text, json)| wire::Entry {
                    seq: noted.seq,
                    text,
                    json,
                }));
            }
            log.entries
                .extend(noted.note.clone().map(|note| plain((noted.seq, note))));
        }
        (rewound || !log.entries.is_empty()).then_some(log)
    }
}

/// What the log says of a change around the game.
fn note(entry: &Entry) -> Option<Message> {
    let about = |id: &'static str, seat: Seat| Some(Message::new(id).with("seat", seat));
    match entry {
        Entry::Sat { seat, .. } | Entry::Seated { seat, .. } => about("table-sat", *seat),
        Entry::Stood { seat } => about("table-stood", *seat),
        Entry::Configured { .. } => Some(Message::new("table-configured")),
        Entry::Hosts { seat } => about("table-hosts", *seat),
        Entry::Started { .. } => Some(Message::new("table-started")),
        Entry::UndoAsked { by, .. } => about("table-undo-asked", *by),
        Entry::UndoAnswered { seat, agree: false } => about("table-undo-refused", *seat),
        Entry::Undone { by, .. } => about("table-undone", *by),
        Entry::Left { seat } => about("table-left", *seat),
        Entry::CameBack { seat } => about("table-came-back", *seat),
        Entry::TimedOut { seat } => about("table-timed-out", *seat),
        Entry::Resigned { seat } => about("table-resigned", *seat),
        Entry::Claimed => Some(Message::new("table-claimed")),
        Entry::Rematched { by, .. } => about("table-rematch", *by),
        Entry::Closed => Some(Message::new("table-closed-by-host")),
        Entry::Carried { how, .. } => match how {
            CarriedHow::Same => None,
            CarriedHow::Anew => Some(Message::new("table-carried-anew")),
            CarriedHow::Resumed { lost: 0, .. } => Some(Message::new("table-carried-on")),
            CarriedHow::Resumed { lost, .. } => {
                Some(Message::new("table-carried-back").with("count", *lost))
            }
            CarriedHow::Settled { outcome, .. } => Some(match outcome.verdict.id.as_ref() {
                ENDED_BY_UPDATE => outcome.verdict.clone(),
                _ => Message::new("table-older-rules"),
            }),
        },
        Entry::Admitted { .. }
        | Entry::Coloured { .. }
        | Entry::Decided { .. }
        | Entry::TurnEnded
        | Entry::UndoAnswered { agree: true, .. }
        | Entry::Ordered { .. }
        | Entry::Holds { .. } => None,
    }
}
