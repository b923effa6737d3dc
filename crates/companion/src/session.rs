//! A session: its entries in order, and what follows from them.
//!
//! Because the state follows from the entries alone, any of them can be corrected or struck out
//! later, and whatever does not fit any more is kept, says why, and does nothing.

use kit::{Log, Seed, Setup, SetupError};
use mars::data::{Bonus, TrackIcon};
use mars::{Event, Mars, Phase, Refusal, Score, Tabletop, TrackView, Turn, Turned};

use crate::{Entry, Misfit};

/// A session of MarsBot for a table of cardboard.
#[derive(Clone, Debug)]
pub struct Companion {
    start: Table,
    lines: Vec<Line>,
    table: Table,
}

/// An entry, and what came of it.
#[derive(Clone, Debug)]
pub struct Line {
    /// The entry.
    pub entry: Entry,
    /// What it made MarsBot do, or why it does nothing.
    pub outcome: Result<Vec<Event>, Misfit>,
}

/// What follows from the entries.
#[derive(Clone, Debug)]
struct Table {
    top: Tabletop,
    /// A turn, or the end, that cannot go on before a further card is entered. The game stands
    /// before it.
    waiting: Option<Waiting>,
}

#[derive(Clone, Debug)]
struct Waiting {
    turn: Turn,
    drawn: Vec<Turned>,
    /// How many of its steps have been told.
    told: usize,
}

impl Companion {
    /// The set-up of a game against MarsBot with these options, such as `hard` or `elysium`.
    ///
    /// # Errors
    /// If there is no such option, or they do not go together.
    pub fn setup<'a>(options: impl Iterator<Item = &'a str>) -> Result<Setup, SetupError> {
        let own = options.filter(|word| *word != "automa");
        Setup::parse::<Mars>(1, own.chain(["automa"]))
    }

    /// A session at the beginning of the first generation.
    ///
    /// # Errors
    /// If the setup is none of a game against MarsBot.
    pub fn new(setup: &Setup, seed: Seed, deals: bool) -> Result<Self, SetupError> {
        let start = Table {
            top: Tabletop::new(setup, seed, deals)?,
            waiting: None,
        };
        Ok(Self {
            table: start.clone(),
            lines: Vec::new(),
            start,
        })
    }

    /// All entries so far, each with what came of it.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The table as it stands.
    pub const fn game(&self) -> &Mars {
        self.table.top.game()
    }

    /// MarsBot's points as they stand.
    pub fn score(&self) -> Score {
        self.table.top.score()
    }

    /// Whether MarsBot's turn waits for a further card to be turned over.
    pub const fn needs_card(&self) -> bool {
        self.table.waiting.is_some()
    }

    /// The words with which the next entry can begin; `fact` stands for all facts.
    pub fn next(&self) -> Vec<&'static str> {
        let top = &self.table.top;
        if self.needs_card() {
            return vec!["draw"];
        }
        match top.game().phase() {
            Phase::Over => return Vec::new(),
            Phase::Greeneries => return vec!["fact", "standing"],
            _ => {}
        }
        let mut words = vec!["fact", "standing", "claim", "fund", "reduce"];
        if top.money() > 0 {
            words.push("remove");
        }
        let has_passed = top.has_passed();
        if top.has_cards() || !has_passed {
            words.push("turn");
        }
        if has_passed {
            words.push("generation");
            words.extend(top.game().is_terraformed().then_some("end"));
        }
        words
    }

    /// MarsBot's tracks from top to bottom, each with what its next space shows.
    pub fn tracks(&self) -> Vec<(TrackView, Option<TrackIcon>)> {
        self.table.top.tracks()
    }

    /// The bonus cards that are not destroyed.
    pub fn bonuses(&self) -> Vec<Bonus> {
        self.table.top.bonuses()
    }

    /// Adds an entry, and says what MarsBot does.
    ///
    /// # Errors
    /// Why it does not fit; nothing has changed then.
    pub fn enter(&mut self, entry: Entry) -> Result<Vec<Event>, Misfit> {
        let told = self.table.take(&entry)?;
        let outcome = Ok(told.clone());
        self.lines.push(Line { entry, outcome });
        Ok(told)
    }

    /// Puts another entry in the place of one, counted from 0; all that follows is worked out anew.
    ///
    /// # Errors
    /// Why the entry does not fit; nothing has changed then.
    pub fn correct(&mut self, index: usize, entry: Entry) -> Result<(), Misfit> {
        let mut entries = self.entries();
        *entries.get_mut(index).ok_or(Misfit::NoSuchEntry)? = entry;
        self.work_out(entries, Some(index))
    }

    /// Puts an entry before one, counted from 0; all that follows is worked out anew.
    ///
    /// # Errors
    /// Why the entry does not fit; nothing has changed then.
    pub fn insert(&mut self, index: usize, entry: Entry) -> Result<(), Misfit> {
        let mut entries = self.entries();
        if index > entries.len() {
            return Err(Misfit::NoSuchEntry);
        }
        entries.insert(index, entry);
        self.work_out(entries, Some(index))
    }

    /// Takes an entry out, counted from 0; all that follows is worked out anew.
    ///
    /// # Errors
    /// If there is no such entry.
    pub fn strike(&mut self, index: usize) -> Result<(), Misfit> {
        let mut entries = self.entries();
        if index >= entries.len() {
            return Err(Misfit::NoSuchEntry);
        }
        entries.remove(index);
        self.work_out(entries, None)
    }

    fn entries(&self) -> Vec<Entry> {
        self.lines.iter().map(|line| line.entry.clone()).collect()
    }

    /// Works everything out from the beginning; the entry at hand has to fit.
    fn work_out(&mut self, entries: Vec<Entry>, at_hand: Option<usize>) -> Result<(), Misfit> {
        let mut table = self.start.clone();
        let mut lines = Vec::with_capacity(entries.len());
        for (index, entry) in entries.into_iter().enumerate() {
            let outcome = table.take(&entry);
            if let Err(misfit) = &outcome
                && at_hand == Some(index)
            {
                return Err(misfit.clone());
            }
            lines.push(Line { entry, outcome });
        }
        (self.table, self.lines) = (table, lines);
        Ok(())
    }
}

impl Table {
    /// Carries out an entry and tells what MarsBot does; what does not fit changes nothing.
    fn take(&mut self, entry: &Entry) -> Result<Vec<Event>, Misfit> {
        let phase = self.top.game().phase();
        match (self.waiting.clone(), entry) {
            (Some(mut waiting), Entry::Draw(card)) => {
                if waiting.drawn.contains(card) || waiting.turn == Turn::With(*card) {
                    return Err(Misfit::DrawnTwice);
                }
                waiting.drawn.push(*card);
                self.turn(waiting)
            }
            (Some(_), _) => Err(Misfit::CardAwaited),
            _ if phase == Phase::Over => Err(Misfit::Over),
            (_, Entry::Fact(..) | Entry::Standing(..)) => self.take_on(entry),
            _ if phase == Phase::Greeneries => Err(Misfit::Ended),
            _ => match turn_of(entry) {
                Some(turn) => self.turn(Waiting {
                    turn,
                    drawn: Vec::new(),
                    told: 0,
                }),
                None => self.take_on(entry),
            },
        }
    }

    /// Carries out an entry that needs no card.
    fn take_on(&mut self, entry: &Entry) -> Result<Vec<Event>, Misfit> {
        let mut top = self.top.clone();
        let mut log = Log::new();
        match entry {
            Entry::Fact(key, value) => top.set(key, value, &mut log)?,
            Entry::Standing(name, value) => top.declare(name, *value)?,
            Entry::Claim(name) => top.claim(name, &mut log)?,
            Entry::Fund(name) => top.fund(name, &mut log)?,
            Entry::Generation => top.next_generation(&mut log)?,
            Entry::Remove(count) => top.remove(*count, &mut log)?,
            Entry::Reduce(resource, steps) => top.reduce(*resource, *steps, &mut log)?,
            Entry::Turn | Entry::TurnWith(_) | Entry::TurnTags(_) | Entry::End | Entry::Draw(_) => {
                return Err(Refusal::CardNotAwaited.into());
            }
        }
        self.top = top;
        Ok(log.into_events())
    }

    /// Carries out a turn, as far as the cards of the table reach, and tells what is new of it.
    fn turn(&mut self, mut turn: Waiting) -> Result<Vec<Event>, Misfit> {
        let mut top = self.top.clone();
        let mut log = Log::new();
        top.turn(&turn.turn, &turn.drawn, &mut log)?;
        let mut events = log.into_events();
        let lack = events.iter().position(|event| top.lacks_card(event));
        events.truncate(lack.unwrap_or(events.len()));
        let news = events.split_off(turn.told.min(events.len()));
        if lack.is_some() {
            turn.told += news.len();
            self.waiting = Some(turn);
        } else {
            self.waiting = None;
            self.top = top;
        }
        Ok(news)
    }
}

/// What MarsBot is to do, if the entry makes it do anything.
fn turn_of(entry: &Entry) -> Option<Turn> {
    Some(match entry {
        Entry::Turn => Turn::Next,
        Entry::TurnWith(card) => Turn::With(*card),
        Entry::TurnTags(shown) => Turn::Tags(shown.tags.clone(), shown.sketch),
        Entry::End => Turn::End,
        _ => return None,
    })
}
