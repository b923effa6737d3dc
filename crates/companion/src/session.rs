//! A session: its entries in order, and what follows from them.
//!
//! Because the state follows from the entries alone, any of them can be corrected or struck out
//! later, and whatever does not fit any more is kept, says why, and does nothing.

use kit::{Log, Message, Seed, Setup, SetupError, Tell};
use l10n::Language;
use mars::data::{Bonus, TrackIcon};
use mars::{
    Drawn, Event, Fact, Goal, Mars, Need, Phase, Refusal, Score, Tabletop, TrackView, Turn,
};

use crate::dealer::Dealer;
use crate::{Entry, Misfit, Reader, Told, changes, guide};

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
    pub outcome: Result<Vec<Told>, Misfit>,
    /// Whether it goes on with the turn of a line before it.
    pub continues: bool,
}

/// What follows from the entries.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) top: Tabletop,
    /// MarsBot's decks, if its cards are dealt here.
    dealer: Option<Dealer>,
    /// A turn, or the end, that cannot go on before something is known. The table stands before it.
    waiting: Option<Waiting>,
}

#[derive(Clone, Debug)]
struct Waiting {
    turn: Turn,
    drawn: Vec<Drawn>,
    /// How many of its sentences have been told.
    told: usize,
    need: Need,
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

    /// A session at the beginning of the first generation. MarsBot's cards are turned over at the
    /// table, or dealt here by this seed.
    ///
    /// # Errors
    /// If the setup is none of a game against MarsBot.
    pub fn new(setup: &Setup, deals: Option<Seed>) -> Result<Self, SetupError> {
        let top = Tabletop::new(setup)?;
        let start = Table {
            dealer: deals.map(|seed| Dealer::new(&top, seed)),
            top,
            waiting: None,
        };
        Ok(Self {
            table: start.clone(),
            lines: Vec::new(),
            start,
        })
    }

    // --- How things stand -----------------------------------------------------------------------

    /// All entries so far, each with what came of it.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The table as it stands.
    pub const fn game(&self) -> &Mars {
        self.table.top.game()
    }

    /// Whether MarsBot's cards are dealt here.
    pub const fn deals(&self) -> bool {
        self.table.dealer.is_some()
    }

    pub(crate) const fn top(&self) -> &Tabletop {
        &self.table.top
    }

    /// MarsBot's points as they stand.
    pub fn score(&self) -> Score {
        self.table.top.score()
    }

    /// What must be known before anything else can be entered.
    pub fn need(&self) -> Option<Need> {
        let waiting = self.table.waiting.as_ref().map(|it| it.need.clone());
        waiting.or_else(|| match self.table.top.unknown_standings() {
            last if last.is_empty() => None,
            last => Some(Need::Standings(last)),
        })
    }

    /// Whether MarsBot's turn waits for a further card to be turned over.
    pub fn needs_card(&self) -> bool {
        matches!(self.need(), Some(Need::Project | Need::Bonus))
    }

    /// The words with which the next entry can begin; `fact` stands for all facts.
    pub fn next(&self) -> Vec<&'static str> {
        let top = &self.table.top;
        match self.need() {
            Some(Need::Project | Need::Bonus | Need::Cost | Need::Tags) => return vec!["draw"],
            Some(_) if self.table.waiting.is_some() => return vec!["answer"],
            _ => {}
        }
        match top.game().phase() {
            Phase::Over => return Vec::new(),
            Phase::Greeneries => return vec!["fact", "standing"],
            _ => {}
        }
        let mut words = vec!["fact", "standing", "claim", "fund", "reduce"];
        words.extend((top.money() > 0).then_some("remove"));
        if top.has_passed() {
            words.push("generation");
            words.extend(top.game().is_terraformed().then_some("end"));
        } else {
            words.push("turn");
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

    /// The last standing in a goal that was entered.
    pub fn last_standing(&self, goal: Goal) -> Option<i16> {
        let facts = self.lines.iter().rev().flat_map(|line| match &line.entry {
            Entry::Facts(facts) => facts.as_slice(),
            _ => &[],
        });
        let mut facts = facts;
        facts.find_map(|fact| match fact {
            Fact::Standing(other, value) if *other == goal => Some(*value),
            _ => None,
        })
    }

    /// What must change on the table so that it is as here, after it was as there.
    pub fn changes_from(&self, before: &Self) -> Vec<Message> {
        changes::between(before.top(), self.top())
    }

    // --- Entries --------------------------------------------------------------------------------

    /// Reads an entry in the words of a language, or an answer to what is needed.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(&self, text: &str, reader: &Reader) -> Result<Entry, Misfit> {
        reader.read(text, &self.table.top.goals(), self.need().as_ref())
    }

    /// Adds an entry: the lines from the index that is returned on are new.
    ///
    /// # Errors
    /// Why it does not fit; nothing has changed then.
    pub fn enter(&mut self, entry: Entry) -> Result<usize, Misfit> {
        let first = self.lines.len();
        let mut entries = self.entries();
        entries.push(entry);
        self.work_out(entries, Some(first))?;
        Ok(first)
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

    /// Takes back the last entry, with the cards that were dealt for it.
    ///
    /// # Errors
    /// If there is none.
    pub fn undo(&mut self) -> Result<(), Misfit> {
        let mut entries = self.entries();
        while self.deals() && matches!(entries.last(), Some(Entry::Draw(_))) {
            entries.pop();
        }
        entries.pop().ok_or(Misfit::NothingToUndo)?;
        self.work_out(entries, None)
    }

    /// Takes up a session from its entries, in English words; what does not fit says why.
    pub fn resume<'a>(&mut self, texts: impl Iterator<Item = &'a str>) {
        let reader = Reader::new(Language::English);
        let goals = self.table.top.goals();
        let read = |text: &str| {
            let unread = |misfit| Entry::Unread(text.to_owned(), Box::new(misfit));
            reader.read(text, &goals, None).unwrap_or_else(unread)
        };
        let resumed = self.work_out(texts.map(read).collect(), None);
        debug_assert!(resumed.is_ok(), "no entry is at hand that has to fit");
    }

    fn entries(&self) -> Vec<Entry> {
        self.lines.iter().map(|line| line.entry.clone()).collect()
    }

    /// Works everything out from the beginning; the entry at hand has to fit.
    fn work_out(&mut self, entries: Vec<Entry>, at_hand: Option<usize>) -> Result<(), Misfit> {
        let mut table = self.start.clone();
        if let Some(dealer) = &mut table.dealer {
            dealer.set_aside(entries.iter().filter_map(card_of).cloned());
        }
        let mut lines = Vec::with_capacity(entries.len());
        for (index, entry) in entries.into_iter().enumerate() {
            // Cards that a turn needs now and did not need before are dealt before it goes on.
            if !matches!(entry, Entry::Draw(_)) {
                table.deal_on(&mut lines);
            }
            let line = match table.dealt(entry.clone()) {
                Ok(entry) => table.line(entry),
                Err(misfit) => Line {
                    entry,
                    outcome: Err(misfit),
                    continues: false,
                },
            };
            if let Err(misfit) = &line.outcome
                && at_hand == Some(index)
            {
                return Err(misfit.clone());
            }
            lines.push(line);
        }
        table.deal_on(&mut lines);
        (self.table, self.lines) = (table, lines);
        Ok(())
    }
}

impl Table {
    /// The entry with the card that is dealt for it.
    fn dealt(&self, entry: Entry) -> Result<Entry, Misfit> {
        match (entry, &self.dealer) {
            (Entry::Turn(None), None) => Err(Misfit::CardMissing),
            (Entry::Turn(None), Some(_)) if self.waiting.is_some() => {
                let need = self.waiting.as_ref().map(|waiting| waiting.need.clone());
                Err(need.map_or(Misfit::CardMissing, Misfit::Awaited))
            }
            (Entry::Turn(None), Some(dealer)) => match dealer.top() {
                Some(card) => Ok(Entry::Turn(Some(card))),
                None => Err(Refusal::DeckEmpty.into()),
            },
            (entry, _) => Ok(entry),
        }
    }

    /// Deals the cards that the turn needs.
    fn deal_on(&mut self, lines: &mut Vec<Line>) {
        while let (Some(dealer), Some(waiting)) = (&mut self.dealer, &self.waiting)
            && matches!(waiting.need, Need::Project | Need::Bonus)
        {
            let card = dealer.draw(&waiting.need).unwrap_or(Drawn::Nothing);
            let line = self.line(Entry::Draw(card));
            let fits = line.outcome.is_ok();
            lines.push(line);
            if !fits {
                break;
            }
        }
    }

    /// Carries out an entry; what does not fit changes nothing.
    fn line(&mut self, entry: Entry) -> Line {
        let continues = self.waiting.is_some();
        let outcome = self.take(&entry);
        if let (Err(_), Entry::Draw(card), Some(dealer)) = (&outcome, &entry, &mut self.dealer) {
            dealer.waste(card);
        }
        Line {
            entry,
            continues: continues && outcome.is_ok(),
            outcome,
        }
    }

    fn take(&mut self, entry: &Entry) -> Result<Vec<Told>, Misfit> {
        let phase = self.top.game().phase();
        if let Some(waiting) = self.waiting.clone() {
            return self.go_on(waiting, entry);
        }
        match entry {
            Entry::Unread(_, misfit) => Err((**misfit).clone()),
            _ if phase == Phase::Over => Err(Misfit::Over),
            Entry::Facts(facts) => self.set(facts),
            _ if phase == Phase::Greeneries => Err(Misfit::Ended),
            Entry::Turn(None) => Err(Misfit::CardMissing),
            Entry::Turn(Some(card)) => {
                let told = self.turn(Turn::With(card.clone()), Vec::new(), 0)?;
                if let Some(dealer) = &mut self.dealer {
                    dealer.turned(card);
                }
                Ok(told)
            }
            Entry::End => self.turn(Turn::End, Vec::new(), 0),
            Entry::Draw(_) => Err(Refusal::CardNotAwaited.into()),
            Entry::Take(goal) => self.happen(|top, log| top.take_goal(*goal, log)),
            Entry::Remove(count) => self.happen(|top, log| top.remove(*count, log)),
            Entry::Reduce(resource, steps) => {
                self.happen(|top, log| top.reduce(*resource, *steps, log))
            }
            Entry::Generation => {
                let told = self.happen(Tabletop::next_generation)?;
                if let Some(dealer) = &mut self.dealer {
                    dealer.make_action_deck(&self.top);
                }
                Ok(told)
            }
        }
    }

    /// Goes on with a turn that waits, if the entry is what it waits for.
    fn go_on(&mut self, waiting: Waiting, entry: &Entry) -> Result<Vec<Told>, Misfit> {
        let Waiting {
            turn,
            mut drawn,
            told,
            need,
        } = waiting;
        match (&need, entry) {
            (Need::Project, Entry::Draw(Drawn::Bonus(_)))
            | (Need::Bonus, Entry::Draw(Drawn::Project(_) | Drawn::Shown(_))) => {
                Err(Misfit::Awaited(need))
            }
            (Need::Project | Need::Bonus, Entry::Draw(card)) => {
                let named = matches!(card, Drawn::Project(_) | Drawn::Bonus(_));
                if named && (drawn.contains(card) || turn == Turn::With(card.clone())) {
                    return Err(Misfit::DrawnTwice);
                }
                drawn.push(card.clone());
                let told = self.turn(turn, drawn, told)?;
                if let Some(dealer) = &mut self.dealer {
                    dealer.drawn(card);
                }
                Ok(told)
            }
            (_, Entry::Facts(facts)) if answers(facts, &need) => {
                let mut table = self.clone();
                table.set(facts)?;
                let told = table.turn(turn, drawn, told)?;
                *self = table;
                Ok(told)
            }
            (_, Entry::Unread(_, misfit)) => Err((**misfit).clone()),
            _ => Err(Misfit::Awaited(need)),
        }
    }

    fn set(&mut self, facts: &[Fact]) -> Result<Vec<Told>, Misfit> {
        let before = self.top.game().generation();
        let told = self.happen(|top, log| facts.iter().try_for_each(|fact| top.set(fact, log)))?;
        if let Some(dealer) = &mut self.dealer
            && self.top.game().generation() != before
        {
            dealer.make_action_deck(&self.top);
        }
        Ok(told)
    }

    /// Carries out what needs no card.
    fn happen(
        &mut self,
        what: impl FnOnce(&mut Tabletop, &mut Log<Event>) -> Result<(), Refusal>,
    ) -> Result<Vec<Told>, Misfit> {
        let mut top = self.top.clone();
        let mut log = Log::new();
        what(&mut top, &mut log)?;
        self.top = top;
        Ok(guide::story(&log.into_events()))
    }

    /// Carries out a turn, as far as it is known what it needs, and tells what is new of it.
    fn turn(&mut self, turn: Turn, drawn: Vec<Drawn>, told: usize) -> Result<Vec<Told>, Misfit> {
        let mut top = self.top.clone();
        let (events, need) = top.turn(&turn, &drawn)?;
        if let Some(need @ (Need::Cost | Need::Tags)) = need {
            return Err(Misfit::Awaited(need));
        }
        let mut sentences = guide::story(&events);
        if need.is_none() {
            sentences.extend(guide::tidy_up(&events).into_iter().map(Told::from));
            if let Some(dealer) = &mut self.dealer {
                dealer.settle(&events);
            }
            self.top = top;
        }
        let news = sentences.split_off(told.min(sentences.len()));
        self.waiting = need.map(|need| Waiting {
            turn,
            drawn,
            told: told + news.len(),
            need,
        });
        Ok(news)
    }
}

/// The card that was turned over with an entry.
const fn card_of(entry: &Entry) -> Option<&Drawn> {
    match entry {
        Entry::Turn(card) => card.as_ref(),
        Entry::Draw(card) => Some(card),
        _ => None,
    }
}

/// Whether facts are what a turn waits for.
fn answers(facts: &[Fact], need: &Need) -> bool {
    use mars::data::Resource::Plants;
    let answers = |fact: &Fact| match (need, fact) {
        (Need::Standings(asked), Fact::Standing(goal, _)) => asked.contains(goal),
        (Need::Standings(_), Fact::Rating(..) | Fact::Stock(..) | Fact::Production(..))
        | (Need::Protection, Fact::Protected(_))
        | (Need::Tokens, Fact::HasTokens(_) | Fact::Tokens(..) | Fact::Protected(_)) => true,
        (Need::Plants, Fact::Stock(seat, resource, _)) => seat.index() == 0 && *resource == Plants,
        _ => false,
    };
    facts.iter().all(answers)
}

impl Companion {
    /// The question for what is needed, if anything is.
    pub fn question(&self) -> Option<Message> {
        let need = self.need()?;
        Some(match (&need, self.game().phase()) {
            (Need::Standings(goals), Phase::Greeneries) => {
                let goals: Vec<_> = goals.iter().map(Tell::tell).collect();
                Message::new("companion-ask-last-standings").with("goals", goals)
            }
            _ => guide::ask(&need),
        })
    }
}
