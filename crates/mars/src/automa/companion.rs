//! MarsBot for a table of cardboard: people play, and MarsBot's part is worked out here.
//!
//! A session is its list of entries, each one line of text. What happens on the table is entered as
//! facts, in the words of scenarios; MarsBot's turns are carried out and told step by step. Because
//! the state follows from the entries alone, any of them can be corrected or struck out later, and
//! whatever does not fit any more is kept, says why, and does nothing.
//!
//! MarsBot's cards come from a deck that is kept here, or from the one on the table: then the card
//! that was turned over is entered with the turn, and further ones as they are needed.

use kit::scenario::{Scripted as _, items};
use kit::{Chance, Log, Seed, Setup, SetupError};

use super::goals::Goal;
use super::{
    ActionCard, BOT, BonusSet, BotView, Cardboard, Entry, GOALS, HUMAN, Misfit, Step, TrackView,
    Turned,
};
use crate::api::{Event, Source};
use crate::board::SpaceId;
use crate::cards::{CardSet, Deck};
use crate::data::{AwardId, Bonus, CardId, MilestoneId, Resource, TRACK_END, TrackIcon, catalogue};
use crate::player::Player;
use crate::scoring::Score;
use crate::state::{Mars, Phase, Question};

/// More than anybody has of anything.
const MOST: i16 = 999;
/// The card by which plants, animals and microbes are safe.
const SHIELD: &str = "protected-habitats";

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
    game: Mars,
    /// A turn, or the end, that cannot go on before a further card is entered. The game stands
    /// before it.
    waiting: Option<Waiting>,
}

#[derive(Clone, Debug)]
struct Waiting {
    turn: Entry,
    drawn: Vec<Turned>,
    /// How many of its steps have been told.
    told: usize,
}

impl Companion {
    /// A session at the beginning of the first generation.
    ///
    /// # Errors
    /// If the setup is none of a game against MarsBot.
    pub fn new(setup: &Setup, seed: Seed, deals: bool) -> Result<Self, SetupError> {
        let setup = setup.checked::<Mars>()?;
        let mut game = Mars::empty(&setup, Chance::new(seed))?;
        if game.automa.is_none() {
            return Err(SetupError::Value {
                name: "automa".to_owned(),
                expected: "`yes` for a companion".to_owned(),
                found: "no".to_owned(),
            });
        }
        game.phase = Phase::Actions;
        game.bot_mut().table = Some(Box::new(Cardboard {
            has_cards: !deals,
            unnamed: Vec::new(),
            declared: [None; GOALS],
        }));
        if deals {
            game.deck = Deck::shuffled(&game.variant.cards(), &mut game.chance);
            game.lay_out_bot(&mut Log::silent());
        } else {
            let bot = game.bot_mut();
            bot.fresh = true;
            bot.bonus_deck.clear();
        }
        let start = Table {
            game,
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
        &self.table.game
    }

    /// MarsBot's points as they stand.
    pub fn score(&self) -> Score {
        self.table.game.scores()[BOT]
    }

    /// Whether MarsBot's turn waits for a further card to be turned over.
    pub const fn needs_card(&self) -> bool {
        self.table.waiting.is_some()
    }

    /// The words with which the next entry can begin; `fact` stands for all facts.
    pub fn next(&self) -> Vec<&'static str> {
        let game = &self.table.game;
        if self.needs_card() {
            return vec!["draw"];
        }
        match game.phase {
            Phase::Over => return Vec::new(),
            Phase::Greeneries => return vec!["fact", "standing"],
            _ => {}
        }
        let mut words = vec!["fact", "standing", "claim", "fund", "reduce"];
        if game.players[BOT].stock[Resource::Money] > 0 {
            words.push("remove");
        }
        let has_passed = game.bot().action_deck.is_empty();
        if game.bot().has_cards_of_table() || !has_passed {
            words.push("turn");
        }
        if has_passed {
            words.push("generation");
            words.extend(game.is_terraformed().then_some("end"));
        }
        words
    }

    /// MarsBot's tracks from top to bottom, each with what its next space shows.
    pub fn tracks(&self) -> Vec<(TrackView, Option<TrackIcon>)> {
        let game = &self.table.game;
        let with_next = |seen: TrackView| {
            let icon = || game.bot_board().icon(seen.track, seen.at + 1);
            (seen, (seen.at < TRACK_END).then(icon))
        };
        let tracks = BotView::new(game.bot()).tracks.into_iter();
        tracks.map(with_next).collect()
    }

    /// The bonus cards that are not destroyed.
    pub fn bonuses(&self) -> Vec<Bonus> {
        let destroyed = self.table.game.bot().destroyed;
        let all = Bonus::ALL.iter().copied();
        all.filter(|bonus| !destroyed.contains(*bonus)).collect()
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
        match (self.waiting.clone(), entry) {
            (Some(mut waiting), Entry::Draw(card)) => {
                if waiting.drawn.contains(card) || waiting.turn == Entry::TurnWith(*card) {
                    return Err(Misfit::DrawnTwice);
                }
                waiting.drawn.push(*card);
                self.turn(waiting)
            }
            (Some(_), _) => Err(Misfit::CardAwaited),
            _ if self.game.phase == Phase::Over => Err(Misfit::Over),
            (_, Entry::Fact(..) | Entry::Standing(..)) => self.take_on(entry),
            _ if self.game.phase == Phase::Greeneries => Err(Misfit::Ended),
            (None, Entry::Turn | Entry::TurnWith(_) | Entry::TurnTags(_) | Entry::End) => self
                .turn(Waiting {
                    turn: entry.clone(),
                    drawn: Vec::new(),
                    told: 0,
                }),
            _ => self.take_on(entry),
        }
    }

    /// Carries out an entry that needs no card.
    fn take_on(&mut self, entry: &Entry) -> Result<Vec<Event>, Misfit> {
        let mut game = self.game.clone();
        let mut log = Log::new();
        game.take_from_table(entry, &mut log)?;
        self.game = game;
        Ok(log.into_events())
    }

    /// Carries out a turn, as far as the cards of the table reach, and tells what is new of it.
    fn turn(&mut self, mut turn: Waiting) -> Result<Vec<Event>, Misfit> {
        let mut game = self.game.clone();
        let mut log = Log::new();
        let has_cards = game.bot().has_cards_of_table();
        match (&turn.turn, has_cards) {
            (Entry::End, _) if !game.is_terraformed() => return Err(Misfit::NotComplete),
            (Entry::End, false) => {
                game.check_passed()?;
                game.place_last_greeneries_at_table(&mut log);
            }
            (Entry::Turn, false) => {
                let card = game.bot_mut().action_deck.pop();
                game.resolve(card.ok_or(Misfit::DeckEmpty)?, &mut log);
            }
            (Entry::Turn, true) => return Err(Misfit::CardMissing),
            (_, false) => return Err(Misfit::CardsAreDealt),
            (entry, true) => game.turn_with_cards_of_table(entry, &turn.drawn, &mut log)?,
        }
        // Which token the player loses, and what the player's cards make of it all, is decided at
        // the table.
        game.question = Question::Phase;
        game.due.clear();
        let mut events = log.into_events();
        let no_card = |event: &Event| matches!(event, Event::MarsBot(Step::NoCard));
        let lack = events.iter().position(no_card).filter(|_| has_cards);
        events.truncate(lack.unwrap_or(events.len()));
        let news = events.split_off(turn.told.min(events.len()));
        if lack.is_some() {
            turn.told += news.len();
            self.waiting = Some(turn);
        } else {
            self.waiting = None;
            self.game = game;
        }
        Ok(news)
    }
}

impl Mars {
    fn cardboard(&mut self) -> &mut Cardboard {
        let table = self.bot_mut().table.as_mut();
        table.expect("a companion is for a table of cardboard")
    }

    /// Carries out an entry for which no card is turned over.
    fn take_from_table(&mut self, entry: &Entry, log: &mut Log<Event>) -> Result<(), Misfit> {
        match entry {
            Entry::Fact(key, value) => self.take_fact(key, value, log)?,
            Entry::Standing(name, value) => {
                let milestone = self.milestone(name).map(Goal::Milestone);
                let goal = milestone.or_else(|_| self.award(name).map(Goal::Award))?;
                self.cardboard().declared[goal.index()] = Some(*value);
            }
            Entry::Claim(name) => {
                let milestone = self.milestone(name)?;
                if self.claimed.iter().any(|(other, _)| *other == milestone) {
                    return Err(Misfit::Taken);
                }
                if self.claimed.is_full() {
                    return Err(Misfit::NoneLeft);
                }
                self.claim(HUMAN, milestone, log);
            }
            Entry::Fund(name) => {
                let award = self.award(name)?;
                if self.funded.iter().any(|(other, _)| *other == award) {
                    return Err(Misfit::Taken);
                }
                if self.funded.is_full() {
                    return Err(Misfit::NoneLeft);
                }
                self.fund(HUMAN, award, log);
            }
            Entry::Generation => {
                self.check_passed()?;
                self.begin_generation_at_table(self.generation.saturating_add(1), log);
            }
            Entry::Remove(count) => {
                let has = self.players[BOT].stock[Resource::Money];
                if u16::from(*count) > has {
                    return Err(Misfit::LessMoney(has));
                }
                let lost = -i16::from(*count);
                self.gain(BOT, Resource::Money, lost, Source::Table, log);
            }
            Entry::Reduce(resource, steps) => {
                if self.bot_production(*resource) == 0 {
                    let track = catalogue().bot().production[resource];
                    return Err(Misfit::TrackAtStart(track));
                }
                self.push_back(*resource, *steps, Source::Table, log);
            }
            Entry::Turn | Entry::TurnWith(_) | Entry::TurnTags(_) | Entry::End | Entry::Draw(_) => {
                return Err(Misfit::CardNotAwaited);
            }
        }
        Ok(())
    }

    /// MarsBot passes only with an empty action deck, so that none is left over [A3.10].
    fn check_passed(&self) -> Result<(), Misfit> {
        match self.bot().action_deck.len() {
            0 => Ok(()),
            left => Err(Misfit::TurnsLeft(left)),
        }
    }

    fn begin_generation_at_table(&mut self, number: u8, log: &mut Log<Event>) {
        self.generation = number;
        if self.is_out_of_time() {
            return self.end_by_time(log);
        }
        if !self.bot().has_cards_of_table() {
            self.make_action_deck(log);
        }
        self.bot_mut().fresh = true;
    }

    /// MarsBot's last greeneries. Those of the player can come later, so that the table is not yet
    /// cleared.
    fn place_last_greeneries_at_table(&mut self, log: &mut Log<Event>) {
        self.phase = Phase::Greeneries;
        self.place_last_greeneries(log);
    }

    /// Sets a fact of the table, within what can be on a table.
    fn take_fact(&mut self, key: &str, value: &str, log: &mut Log<Event>) -> Result<(), Misfit> {
        match key {
            "protected" => {
                let shield = read_card(SHIELD)?;
                let played = &mut self.players[HUMAN].played;
                match value {
                    "yes" => played.insert(shield),
                    "no" => played.remove(shield),
                    _ => {
                        let what = format!("expected yes or no, found `{value}`");
                        return Err(Misfit::Unreadable(what));
                    }
                }
            }
            "pile" => {
                for item in items(value) {
                    let card = read_card(item)?;
                    self.bot_mut().pile.insert(card);
                }
            }
            "tiles" => {
                for item in items(value) {
                    let space = item.split_whitespace().nth(1);
                    let space = space.and_then(|word| word.parse::<SpaceId>().ok());
                    if let Some(space) = space.filter(|it| self.board.occupied().contains(*it)) {
                        return Err(Misfit::Occupied(space));
                    }
                    if item.starts_with("ocean") && self.board.oceans_left() == 0 {
                        return Err(Misfit::NoOceanLeft);
                    }
                    self.set("tiles", item).map_err(Misfit::Unreadable)?;
                }
            }
            "generation" => {
                let last = catalogue().bot().money_per_point.len() as u8;
                let number = value.parse().ok();
                let number = number.filter(|number| (1..=last).contains(number));
                let number = number.ok_or_else(|| {
                    let what = format!("expected a generation from 1 to {last}, found `{value}`");
                    Misfit::Unreadable(what)
                })?;
                if number != self.generation {
                    self.begin_generation_at_table(number, log);
                }
            }
            _ => {
                let number = value.parse::<i16>();
                if number.is_ok_and(|number| !(-MOST..=MOST).contains(&number)) {
                    let what = format!("expected at most {MOST}, found `{value}`");
                    return Err(Misfit::Unreadable(what));
                }
                self.set(key, value).map_err(Misfit::Unreadable)?;
                if let Some(card) = key.strip_prefix("tokens ") {
                    let card = read_card(card)?;
                    self.players[HUMAN].played.insert(card);
                }
            }
        }
        self.players.iter_mut().for_each(Player::recount);
        Ok(())
    }

    fn milestone(&self, name: &str) -> Result<MilestoneId, Misfit> {
        let mut own = self.variant.map.milestones();
        let found = MilestoneId::find(name).filter(|id| own.any(|other| other == *id));
        found.ok_or_else(|| Misfit::NotOnBoard(name.to_owned()))
    }

    fn award(&self, name: &str) -> Result<AwardId, Misfit> {
        let mut own = self.variant.map.awards();
        let found = AwardId::find(name).filter(|id| own.any(|other| other == *id));
        found.ok_or_else(|| Misfit::NotOnBoard(name.to_owned()))
    }

    /// Carries out a turn, or the end, with the cards that were turned over at the table.
    fn turn_with_cards_of_table(
        &mut self,
        turn: &Entry,
        drawn: &[Turned],
        log: &mut Log<Event>,
    ) -> Result<(), Misfit> {
        let first = match turn {
            Entry::TurnWith(card) => Some(*card),
            _ => None,
        };
        for card in first.iter().chain(drawn) {
            match *card {
                Turned::Bonus(bonus) if self.bot().destroyed.contains(bonus) => {
                    return Err(Misfit::Destroyed(bonus));
                }
                Turned::Project(card) if self.bot().pile.contains(card) => {
                    return Err(Misfit::InPile(card));
                }
                _ => {}
            }
        }
        for card in drawn.iter().rev() {
            match card {
                Turned::Project(card) => self.deck.push(*card),
                Turned::Bonus(bonus) => self.bot_mut().bonus_deck.push(*bonus),
            }
        }
        match turn {
            Entry::TurnWith(Turned::Project(card)) => self.resolve(ActionCard::Project(*card), log),
            Entry::TurnWith(Turned::Bonus(bonus)) => self.resolve(ActionCard::Bonus(*bonus), log),
            Entry::TurnTags(shown) => {
                self.begin_bot_turn(log);
                self.resolve_tags(shown.tags.iter().copied(), log);
                self.cardboard().unnamed.push(shown.sketch);
            }
            _ => self.place_last_greeneries_at_table(log),
        }
        if !self.deck.is_empty() || !self.bot().bonus_deck.is_empty() {
            return Err(Misfit::CardNotAwaited);
        }
        // What lies on the table's discard piles is the table's affair.
        self.discard = CardSet::NONE;
        self.bot_mut().bonus_discard = BonusSet::default();
        Ok(())
    }
}

fn read_card(word: &str) -> Result<CardId, Misfit> {
    word.parse().map_err(Misfit::Unreadable)
}
