//! Commands of people: what they may do, and which entries come of it.

use kit::{Record, Seat};
use subtle::ConstantTimeEq as _;
use wire::{
    Choice, Clock, Command, Control, Done, NewTable, Order, Problem, ProblemCode, SeatPlan, Stage,
    TableCreated, Time,
};

use crate::around::Step;
use crate::slot::{Occupant, Slot};
use crate::state::{Change, Table};
use crate::{Author, Entry, MAX_WORDS, UserId};

/// How long somebody must be gone before others may let a computer play for them, in milliseconds.
const ABSENCE: Time = 5 * 60_000;

/// A table where more than this has happened can only be played to its end. No game comes near it.
const MAX_ROWS: u64 = 20_000;

/// What a clock must show, in milliseconds, so that its owner can decide something again.
const MOMENT: Time = 5_000;

const MAX_ORDERS: usize = 16;
const COLOURS: u8 = 5;

/// Somebody who wants something of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Actor {
    /// Who.
    pub user: UserId,
    /// What they are called.
    pub name: String,
}

/// Whether somebody can be called that: 1 to 24 characters, at least one of which can be seen; none of
/// them a control character, one that stands for nothing, or one that turns the direction of the text
/// around it; no space at either end.
pub fn name_is_fine(name: &str) -> bool {
    let unfit = |letter: char| {
        letter.is_control()
            || matches!(
                letter,
                '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            )
            || matches!(
                letter,
                '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fffe}' | '\u{ffff}'
            )
    };
    // These join or change their neighbours, or are letters that are not written.
    let unseen = |letter: char| {
        letter.is_whitespace()
            || matches!(
                letter,
                '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{200c}' | '\u{200d}'
            )
            || matches!(
                letter,
                '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{2800}'
            )
            || matches!(letter, '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}')
    };
    name.trim() == name
        && (1..=24).contains(&name.chars().count())
        && !name.chars().any(unfit)
        && !name.chars().all(unseen)
}

/// Whether a command is needed to begin or end a game, and cannot be given again and again.
const fn leads_to_the_end(command: &Command) -> bool {
    matches!(
        command,
        Command::Start
            | Command::EndTurn
            | Command::Consent { .. }
            | Command::Resign
            | Command::Replace { .. }
            | Command::Claim
            | Command::Close
            | Command::Back
    )
}

impl Table {
    /// Does what somebody wants, as one of their seats (or the only one they have).
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn command(
        &mut self,
        actor: &Actor,
        seat: Option<Seat>,
        command: &Command,
        now: Time,
    ) -> Result<(Change, Done), Problem> {
        let mut done = Done::default();
        let entries = match command {
            Command::Preview { choice } => {
                done.seq = self.seq();
                done.preview = Some(self.preview(self.own(actor, seat)?, choice)?);
                return Ok((Change::default(), done));
            }
            Command::Decide {
                seq,
                choice,
                unless_reveals,
            } => {
                let seat = self.own(actor, seat)?;
                match self.decide(seat, *seq, choice, *unless_reveals)? {
                    Decide::Again { seq } => {
                        done.seq = seq;
                        return Ok((Change::default(), done));
                    }
                    Decide::New(entry) => vec![entry],
                }
            }
            _ => {
                if self.rows() >= MAX_ROWS && !leads_to_the_end(command) {
                    let text = "too much has happened here: it can only be played to its end";
                    return problem(ProblemCode::TooMany, text);
                }
                let mut entries = self.plan(actor, seat, command, now)?;
                entries.retain(|entry| !self.is_so_already(entry));
                entries
            }
        };
        let mut change = self.commit(entries, now)?;
        done.seq = self.seq();
        change.extend(self.advance(now)?);
        Ok((change, done))
    }

    /// Lets somebody in who shows the invitation.
    ///
    /// # Errors
    /// If it is the wrong one.
    pub fn admit(&mut self, user: UserId, invite: &str, now: Time) -> Result<Change, Problem> {
        let fits: bool = self
            .header
            .invite
            .as_bytes()
            .ct_eq(invite.as_bytes())
            .into();
        if !fits {
            return Err(Problem::no_such_table());
        }
        if self.admitted.contains(&user) {
            return Ok(Change::default());
        }
        self.commit([Entry::Admitted { user }], now)
    }

    /// Seats everybody as planned, and perhaps begins.
    ///
    /// # Errors
    /// If the plan does not fit the table; the table is to be thrown away then.
    pub fn furnish(
        &mut self,
        actor: &Actor,
        plan: &NewTable,
        now: Time,
    ) -> Result<Change, Problem> {
        if plan.seats.len() > self.seats.len() {
            let text = format!("the table has {} seats", self.seats.len());
            return Err(Problem::new(ProblemCode::NoSuchSeat, text));
        }
        let mut commands = Vec::new();
        for (seat, plan) in Seat::all(self.seats.len()).zip(&plan.seats) {
            match plan {
                SeatPlan::Free => {}
                SeatPlan::Me => commands.push(Command::Sit { seat, name: None }),
                SeatPlan::Guest(name) => commands.push(Command::Sit {
                    seat,
                    name: Some(name.clone()),
                }),
                SeatPlan::Computer(bot) => commands.push(Command::Computer {
                    seat,
                    bot: Some(bot.clone()),
                }),
            }
        }
        if plan.start {
            commands.push(Command::Start);
        }
        let mut change = Change::default();
        for command in commands {
            change.extend(self.command(actor, None, &command, now)?.0);
        }
        Ok(change)
    }

    /// Plays a record through, with nobody at the table.
    ///
    /// # Errors
    /// If it cannot be played; the table is to be thrown away then.
    pub fn play(&mut self, record: &Record, now: Time) -> Result<Change, Problem> {
        // What is accepted now was played under the rules of now.
        let started = self.started();
        let decided = record.moves.iter().map(|step| Entry::Decided {
            seat: step.seat,
            answers: 0,
            words: vec![step.words.clone()],
            by: Author::Person,
        });
        self.commit(std::iter::once(started).chain(decided), now)
            .map_err(|problem| Problem::new(ProblemCode::BadRecord, problem.to_string()))
    }

    /// Whether an entry would change nothing, and need not be stored.
    fn is_so_already(&self, entry: &Entry) -> bool {
        match entry {
            Entry::Holds { seat, hold } => {
                let slot = self.seat(*seat);
                slot.is_ok_and(|slot| slot.hold_turns == *hold)
            }
            Entry::Ordered { seat, orders } => {
                let slot = self.seat(*seat);
                slot.is_ok_and(|slot| slot.orders == *orders && !slot.taken_back)
            }
            Entry::Configured { setup, rules } => self.setup == *setup && self.rules == *rules,
            _ => false,
        }
    }

    fn plan(
        &self,
        actor: &Actor,
        seat: Option<Seat>,
        command: &Command,
        now: Time,
    ) -> Result<Vec<Entry>, Problem> {
        let mut entries = Vec::new();
        let entry = match command {
            Command::Sit { seat, name } => self.sit(actor, *seat, name.as_deref())?,
            Command::Stand { seat } => {
                self.not_begun()?;
                let user = self.seat(*seat)?.user();
                if user != Some(actor.user) {
                    entries.extend(self.hosting(actor, now)?);
                }
                Entry::Stood { seat: *seat }
            }
            Command::Computer { seat, bot } => {
                self.not_begun()?;
                entries.extend(self.hosting(actor, now)?);
                self.free(*seat)?;
                let bot = self.game.bot(bot.as_deref())?.to_owned();
                Entry::Seated { seat: *seat, bot }
            }
            Command::Colour { colour } => {
                self.not_begun()?;
                let seat = self.own(actor, seat)?;
                let taken = self.seats.iter().any(|slot| slot.colour == *colour);
                if *colour >= COLOURS || taken {
                    return problem(ProblemCode::ColourTaken, "choose another colour");
                }
                Entry::Coloured {
                    seat,
                    colour: *colour,
                }
            }
            Command::Configure { setup, rules } => {
                self.not_begun()?;
                entries.extend(self.hosting(actor, now)?);
                self.game.start(setup, self.header.seed)?;
                if !rules.are_sensible() {
                    return problem(ProblemCode::BadRules, "a time is out of bounds");
                }
                Entry::Configured {
                    setup: setup.clone(),
                    rules: rules.clone(),
                }
            }
            Command::Start => {
                self.not_begun()?;
                entries.extend(self.hosting(actor, now)?);
                if self
                    .seats
                    .iter()
                    .any(|slot| slot.control() == Control::Free)
                {
                    return problem(ProblemCode::SeatsFree, "there are free seats");
                }
                self.started()
            }
            Command::EndTurn => {
                let seat = self.own(actor, seat)?;
                if self.held != Some(seat) {
                    return problem(ProblemCode::NotAsked, "no turn of yours is held open");
                }
                Entry::TurnEnded
            }
            Command::Undo { seq } => self.undo(self.own(actor, seat)?, *seq, now)?,
            Command::Consent { agree } => {
                let seat = self.own(actor, seat)?;
                match &self.request {
                    Some(request) if request.waiting.contains(seat) => {}
                    _ => return problem(ProblemCode::NotRequested, "no undo waits for you"),
                }
                Entry::UndoAnswered {
                    seat,
                    agree: *agree,
                }
            }
            Command::Orders { orders } => {
                let seat = self.own(actor, seat)?;
                self.check_orders(orders)?;
                Entry::Ordered {
                    seat,
                    orders: orders.clone(),
                }
            }
            Command::HoldTurns { hold } => Entry::Holds {
                seat: self.own(actor, seat)?,
                hold: *hold,
            },
            Command::Leave => {
                self.playing()?;
                let seat = self.own(actor, seat)?;
                if !matches!(
                    self.seat(seat)?.control(),
                    Control::Human | Control::Covered
                ) {
                    return problem(ProblemCode::NotPlaying, "a computer plays for you already");
                }
                Entry::Left { seat }
            }
            Command::Back => {
                self.playing()?;
                let seat = self.own(actor, seat)?;
                if self.seat(seat)?.control() != Control::Away {
                    return problem(ProblemCode::NotPlaying, "you are not away");
                }
                Entry::CameBack { seat }
            }
            Command::Resign => {
                self.playing()?;
                let seat = self.own(actor, seat)?;
                if !self.seat(seat)?.is_person_in_play() {
                    return problem(ProblemCode::NotPlaying, "you have given up before");
                }
                entries.push(Entry::Resigned { seat });
                if !self.ends_without(seat) {
                    return Ok(entries);
                }
                Entry::Claimed
            }
            Command::Replace { seat } => self.replace(actor, *seat, now)?,
            Command::Claim => self.claim(actor)?,
            Command::Close => {
                self.not_begun()?;
                entries.extend(self.hosting(actor, now)?);
                Entry::Closed
            }
            Command::Rematch
            | Command::Say { .. }
            | Command::Hint
            | Command::Preview { .. }
            | Command::Decide { .. } => {
                return problem(ProblemCode::Malformed, "this is not a change of the table");
            }
        };
        entries.push(entry);
        Ok(entries)
    }

    fn sit(&self, actor: &Actor, seat: Seat, name: Option<&str>) -> Result<Entry, Problem> {
        if self.stage == Stage::Over {
            self.not_begun()?;
        }
        self.free(seat)?;
        let name = name.unwrap_or(&actor.name);
        if !name_is_fine(name) {
            return problem(ProblemCode::BadName, "a name has 1 to 24 characters");
        }
        Ok(Entry::Sat {
            seat,
            user: actor.user,
            name: name.to_owned(),
        })
    }

    /// What begins the game.
    pub(crate) fn started(&self) -> Entry {
        Entry::Started {
            rules: self.game.rules_version,
            data: self.game.data_version.clone(),
        }
    }

    fn decide(
        &self,
        seat: Seat,
        seq: u64,
        choice: &Choice,
        unless_reveals: bool,
    ) -> Result<Decide, Problem> {
        let slot = self.seat(seat)?;
        let session = match &self.session {
            Some(session) => session.as_ref(),
            None => self.playing()?,
        };
        let words = session.words(choice)?;
        if let Some(answered) = &slot.answered
            && (answered.answers, &answered.words) == (seq, &words)
        {
            return Ok(Decide::Again { seq: answered.seq });
        }
        self.playing()?;
        if !slot.is_human() {
            return problem(ProblemCode::NotAsked, "a computer plays for you");
        }
        let is_asked = self.turns.contains(seat) && self.held.is_none();
        let question = if is_asked {
            slot.asked_at
        } else {
            self.played_at
        };
        if !(question..=self.seq()).contains(&seq) {
            let text = format!("the question is of {question}, the answer to {seq}");
            return problem(ProblemCode::Stale, text);
        }
        if self.held.is_some() {
            return problem(ProblemCode::Held, "a turn is held open");
        }
        if !is_asked {
            return problem(ProblemCode::NotAsked, "you are not asked anything");
        }
        // Where no other person plays, everything can be taken back.
        let is_final = unless_reveals && !self.others_in_play(seat).is_empty();
        if is_final && session.reveals(seat, &words)? {
            return problem(ProblemCode::Reveals, "this could not be taken back alone");
        }
        Ok(Decide::New(Entry::Decided {
            seat,
            answers: seq,
            words,
            by: Author::Person,
        }))
    }

    fn preview(&self, seat: Seat, choice: &Choice) -> Result<wire::Preview, Problem> {
        let session = self.playing()?;
        if self.held.is_some() {
            return problem(ProblemCode::NotAsked, "you are not asked anything");
        }
        session.preview(seat, &session.words(choice)?)
    }

    fn undo(&self, seat: Seat, seq: u64, now: Time) -> Result<Entry, Problem> {
        self.playing()?;
        if !(self.played_at..=self.seq()).contains(&seq) {
            return problem(ProblemCode::Stale, "something was decided since");
        }
        if !self.seat(seat)?.is_human() {
            return problem(ProblemCode::NotPlaying, "a computer plays for you");
        }
        let Some(keep) = self.last_decision(seat) else {
            return problem(ProblemCode::NothingToUndo, "you have not decided anything");
        };
        if !self.has_time_after(keep, now) {
            let text = "the time for that decision is used up";
            return problem(ProblemCode::NoTimeLeft, text);
        }
        if self.can_undo_alone(seat) || self.others_in_play(seat).is_empty() {
            Ok(Entry::Undone { by: seat, keep })
        } else {
            Ok(Entry::UndoAsked { by: seat, keep })
        }
    }

    /// Whether everybody who would have to decide again after an undo that keeps so many steps has
    /// time for it.
    pub(crate) fn has_time_after(&self, keep: usize, now: Time) -> bool {
        let first = self.readings.partition_point(|(step, _)| *step < keep);
        let Some((_, readings)) = self.readings.get(first) else {
            return true;
        };
        let mut lost = self.steps[keep..].iter().map(|step| step.seat.index());
        lost.all(|index| match self.seats.get(index) {
            Some(slot) if slot.is_human() => slot.left_since(readings[index], now) >= MOMENT,
            _ => true,
        })
    }

    /// The first step of the last decision of a seat. What its orders have answered since belongs
    /// to it, as long as nobody else has decided in between; what a computer has decided for the
    /// person is no decision of theirs.
    pub(crate) fn last_decision(&self, seat: Seat) -> Option<usize> {
        let own = |step: &Step| step.seat == seat && step.by != Author::Computer;
        let end = self.steps.iter().rposition(own)? + 1;
        let begin = self.steps[..end]
            .iter()
            .rposition(|step| !own(step))
            .map_or(0, |other| other + 1);
        let run = &self.steps[begin..end];
        let decision = run.iter().rfind(|step| step.by == Author::Person);
        let seq = decision.unwrap_or(&run[0]).seq;
        let first = self.steps.partition_point(|step| step.seq < seq);
        (first >= self.carried()).then_some(first)
    }

    /// How many steps cannot be taken back, since they were made under other rules.
    pub(crate) fn carried(&self) -> usize {
        let carried = self.session.as_ref().and_then(|session| session.carried());
        carried.unwrap_or_default()
    }

    /// Whether nobody else has decided since the last decision of this seat, and nobody has learned
    /// anything.
    pub(crate) fn can_undo_alone(&self, seat: Seat) -> bool {
        let own = |first: usize| {
            let mut since = self.steps[first..].iter();
            since.all(|step| step.seat == seat && !step.reveals)
        };
        self.last_decision(seat).is_some_and(own)
    }

    fn check_orders(&self, orders: &[Order]) -> Result<(), Problem> {
        let session = self.playing()?;
        let fine = |order: &Order| {
            order.prompt.len() <= 100
                && order.words.len() <= MAX_WORDS
                && session.define(&order.words).is_some()
        };
        if orders.len() > MAX_ORDERS || !orders.iter().all(fine) {
            let text = format!("at most {MAX_ORDERS} orders, each in words of the game");
            return problem(ProblemCode::BadOrders, text);
        }
        Ok(())
    }

    fn replace(&self, actor: &Actor, seat: Seat, now: Time) -> Result<Entry, Problem> {
        self.playing()?;
        if self.rules.clock != Clock::None {
            let text = "where clocks run, a player has the time that they give";
            return problem(ProblemCode::NotGone, text);
        }
        let asks = self.seats_of(actor.user).any(|own| own != seat);
        let slot = self.seat(seat)?;
        let gone = slot.user().is_some_and(|user| self.is_gone(user, now));
        if !asks || !slot.is_human() || !gone || !self.turns.contains(seat) {
            let text = "a player who is asked can be replaced after five minutes of absence";
            return problem(ProblemCode::NotGone, text);
        }
        Ok(Entry::Left { seat })
    }

    fn is_gone(&self, user: UserId, now: Time) -> bool {
        let since = match self.present.of(user) {
            Some(presence) if presence.connections > 0 => return false,
            Some(presence) => presence.gone_since,
            None => self.changed,
        };
        now >= since.max(self.changed) + ABSENCE
    }

    fn claim(&self, actor: &Actor) -> Result<Entry, Problem> {
        self.playing()?;
        let (mut own, mut others) = (false, 0);
        for slot in self.seats.iter().filter(|slot| slot.user().is_some()) {
            if slot.user() == Some(actor.user) {
                own |= slot.is_person_in_play();
            } else if slot.is_person_in_play() {
                return problem(ProblemCode::OthersPlay, "others still play");
            } else {
                others += 1;
            }
        }
        if !own || others == 0 {
            return problem(ProblemCode::OthersPlay, "nobody has given up against you");
        }
        Ok(Entry::Claimed)
    }

    /// Whether the game is over once this person gives up: it is a game of two people against each
    /// other, and the other one plays.
    pub(crate) fn ends_without(&self, seat: Seat) -> bool {
        let alone_left = self.others_in_play(seat).len() == 1;
        self.seats.len() == 2 && alone_left && !self.is_cooperative()
    }

    /// What a new table for the same players is made of: computers and the seats of this person are
    /// taken, the others wait for those who had them.
    ///
    /// # Errors
    /// If the game is not over, or the person has not played in it.
    pub fn rematch_plan(&self, actor: &Actor, seat: Option<Seat>) -> Result<NewTable, Problem> {
        if self.stage != Stage::Over || self.session.is_none() {
            return problem(ProblemCode::NotPlaying, "the game is not over");
        }
        let first = self.seats_of(actor.user).next();
        let Some(own) = seat.or(first).filter(|_| first.is_some()) else {
            return problem(ProblemCode::NotYourSeat, "you have not played here");
        };
        let plan = |(index, slot): (usize, &Slot)| match &slot.occupant {
            Occupant::Computer { bot } => SeatPlan::Computer(bot.clone()),
            Occupant::Person { user, .. } if *user != actor.user => SeatPlan::Free,
            Occupant::Person { .. } if index == own.index() => SeatPlan::Me,
            Occupant::Person { name, .. } => SeatPlan::Guest(name.clone()),
            Occupant::Nobody => SeatPlan::Free,
        };
        let seats: Vec<_> = self.seats.iter().enumerate().map(plan).collect();
        Ok(NewTable {
            game: self.header.game.clone(),
            setup: self.setup.clone(),
            rules: self.rules.clone(),
            public: self.header.public,
            start: !seats.contains(&SeatPlan::Free),
            seats,
            branch: None,
            seed: None,
        })
    }

    /// Notes where those who played here play again.
    ///
    /// # Errors
    /// If the person has not played here.
    pub fn rematched(
        &mut self,
        actor: &Actor,
        new: &TableCreated,
        now: Time,
    ) -> Result<Change, Problem> {
        let by = self.seats_of(actor.user).next();
        let by = by.ok_or_else(|| Problem::new(ProblemCode::NotYourSeat, "you have not played"))?;
        let entry = Entry::Rematched {
            by,
            table: new.id.clone(),
            invite: new.invite.clone(),
        };
        self.commit([entry], now)
    }

    pub(crate) fn own(&self, actor: &Actor, seat: Option<Seat>) -> Result<Seat, Problem> {
        let mut own = self.seats_of(actor.user);
        let found = match seat {
            Some(seat) => own.find(|own| *own == seat),
            None => own.next().filter(|_| own.next().is_none()),
        };
        found.ok_or_else(|| Problem::new(ProblemCode::NotYourSeat, "choose a seat of yours"))
    }

    pub(crate) fn seat(&self, seat: Seat) -> Result<&Slot, Problem> {
        self.seats
            .get(seat.index())
            .ok_or_else(|| Problem::new(ProblemCode::NoSuchSeat, format!("no seat {seat}")))
    }

    fn free(&self, seat: Seat) -> Result<(), Problem> {
        match self.seat(seat)?.occupant {
            Occupant::Nobody => Ok(()),
            _ => problem(ProblemCode::SeatTaken, "somebody sits there"),
        }
    }

    fn not_begun(&self) -> Result<(), Problem> {
        match self.stage {
            Stage::Open => Ok(()),
            _ => problem(ProblemCode::AlreadyStarted, "the game has begun"),
        }
    }

    /// Whether somebody may set the table up, and what has to be noted of it: who made the table,
    /// or once that one has been gone for long whoever sits there takes over, so that nobody waits
    /// for ever.
    fn hosting(&self, actor: &Actor, now: Time) -> Result<Option<Entry>, Problem> {
        if self.host == Some(actor.user) {
            return Ok(None);
        }
        let gone = self.host.is_some_and(|host| self.is_gone(host, now));
        match self.seats_of(actor.user).next() {
            Some(seat) if gone => Ok(Some(Entry::Hosts { seat })),
            _ => {
                let text = "only who made the table can do that, unless gone for five minutes";
                problem(ProblemCode::NotOwner, text)
            }
        }
    }

    /// Whether somebody sets the table up, or may once its host stays away.
    pub(crate) fn may_host(&self, user: UserId) -> bool {
        let away = self.host.is_some_and(|host| !self.is_present(host));
        self.host == Some(user) || (away && self.seats_of(user).next().is_some())
    }
}

/// What comes of an answer.
enum Decide {
    /// It was carried out before.
    Again {
        seq: u64,
    },
    New(Entry),
}

fn problem<T>(code: ProblemCode, text: impl Into<String>) -> Result<T, Problem> {
    Err(Problem::new(code, text))
}
