//! MarsBot for a table of cardboard: people play, and MarsBot's part is worked out here.
//!
//! A session is its list of entries, each one line of text. What happens on the table is entered as
//! facts, in the words of scenarios; MarsBot's turns are carried out and told step by step. Because
//! the state follows from the entries alone, any of them can be corrected or struck out later.
//!
//! MarsBot's cards come from a deck that is kept here, or from the one on the table: then the card
//! that was turned over is entered with the turn, and further ones as they are needed.

use std::fmt;
use std::str::FromStr;

use kit::scenario::{Scripted as _, items};
use kit::{Chance, Log, Seed, Setup, SetupError};
use thiserror::Error;

use super::goals::Goal;
use super::{ActionCard, BOT, BonusSet, Step, Turned};
use crate::api::{Event, Source};
use crate::cards::{CardSet, Deck};
use crate::data::{AwardId, Bonus, BotAward, MilestoneId, Resource, Tag};
use crate::player::Player;
use crate::scoring::Score;
use crate::state::{Mars, Phase, Question};

/// Something that happened on the table, or that MarsBot is to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// `temperature: -12`, `tiles: city r3c4 A`: how things stand on the table.
    Fact(String, String),
    /// `standing builder: 5`: how the player stands in a milestone or an award.
    Standing(String, i16),
    /// `generation`: a new one begins.
    Generation,
    /// `turn`: MarsBot's turn, with the next card of its own deck.
    Turn,
    /// `turn comet`, `turn lobbyists`: its turn with the card that was turned over.
    TurnWith(Turned),
    /// `turn tags space, event`: its turn with a card of these tags; `none` for no tag.
    TurnTags(Vec<Option<Tag>>),
    /// `draw mine`, `draw lobbyists`: a further card that was turned over.
    Draw(Turned),
    /// `remove 3`: MarsBot loses resources of any kind.
    Remove(u8),
    /// `reduce plants`: MarsBot loses production.
    Reduce(Resource, u8),
    /// `end`: after the last production.
    End,
}

/// An entry that does not fit.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("entry {number}: {what}")]
pub struct Fault {
    /// Which, counted from 1.
    pub number: usize,
    /// What is wrong.
    pub what: String,
}

/// A session of MarsBot for a table of cardboard.
#[derive(Clone, Debug)]
pub struct Companion {
    start: Mars,
    /// Whether MarsBot's cards come from a deck that is kept here.
    deals: bool,
    entries: Vec<Entry>,
    table: Table,
}

/// What follows from the entries.
#[derive(Clone, Debug)]
struct Table {
    game: Mars,
    /// What each entry made MarsBot do.
    told: Vec<Vec<Event>>,
    /// Whether the last turn cannot go on before a further card is entered.
    needs_card: bool,
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
            return Err(SetupError::Conflict(
                "a companion is for a game with automa".to_owned(),
            ));
        }
        if !deals && game.bot_board().awards.iter().any(BotAward::searches) {
            return Err(SetupError::Conflict(
                "on this board MarsBot searches the deck, so that its cards must be dealt here"
                    .to_owned(),
            ));
        }
        game.phase = Phase::Actions;
        if deals {
            game.deck = Deck::shuffled(&game.variant.cards(), &mut game.chance);
            game.lay_out_bot(&mut Log::silent());
        } else {
            let bot = game.bot_mut();
            bot.fresh = true;
            bot.bonus_deck.clear();
        }
        let table = Table {
            game: game.clone(),
            told: Vec::new(),
            needs_card: false,
        };
        Ok(Self {
            start: game,
            deals,
            entries: Vec::new(),
            table,
        })
    }

    /// All entries so far.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What an entry made MarsBot do, counted from 0.
    pub fn told(&self, index: usize) -> &[Event] {
        &self.table.told[index]
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
        self.table.needs_card
    }

    /// Adds an entry.
    ///
    /// # Errors
    /// What is wrong with it; nothing has changed then.
    pub fn enter(&mut self, entry: Entry) -> Result<(), Fault> {
        let mut entries = self.entries.clone();
        entries.push(entry);
        self.take(entries)
    }

    /// Puts another entry in the place of one, counted from 0; all that follows is worked out anew.
    ///
    /// # Errors
    /// The first entry that does not fit any more; nothing has changed then.
    pub fn correct(&mut self, index: usize, entry: Entry) -> Result<(), Fault> {
        let mut entries = self.entries.clone();
        *entries.get_mut(index).ok_or_else(|| missing(index))? = entry;
        self.take(entries)
    }

    /// Takes an entry out, counted from 0; all that follows is worked out anew.
    ///
    /// # Errors
    /// The first entry that does not fit any more; nothing has changed then.
    pub fn strike(&mut self, index: usize) -> Result<(), Fault> {
        let mut entries = self.entries.clone();
        if index >= entries.len() {
            return Err(missing(index));
        }
        entries.remove(index);
        self.take(entries)
    }

    fn take(&mut self, entries: Vec<Entry>) -> Result<(), Fault> {
        self.table = self.replay(&entries)?;
        self.entries = entries;
        Ok(())
    }

    /// Works everything out from the beginning. A turn is carried out with all further cards that
    /// were entered after it.
    fn replay(&self, entries: &[Entry]) -> Result<Table, Fault> {
        let mut table = Table {
            game: self.start.clone(),
            told: Vec::new(),
            needs_card: false,
        };
        let mut index = 0;
        while let Some(entry) = entries.get(index) {
            let drawn: Vec<_> = entries[index + 1..]
                .iter()
                .map_while(Entry::drawn)
                .collect();
            let fault = |number: usize| move |what: String| Fault { number, what };
            if table.needs_card {
                let what = "MarsBot's turn before it needs a further card";
                return Err(fault(index + 1)(what.to_owned()));
            }
            let told = match entry.is_turn() {
                true => table.turn(entry, &drawn, self.deals),
                false => table.carry_out(entry, self.deals),
            };
            table.told.push(told.map_err(fault(index + 1))?);
            index += 1;
            if entry.is_turn() {
                table.told.extend(drawn.iter().map(|_| Vec::new()));
                index += drawn.len();
            }
        }
        Ok(table)
    }
}

fn missing(index: usize) -> Fault {
    Fault {
        number: index + 1,
        what: "there is no such entry".to_owned(),
    }
}

impl Table {
    fn carry_out(&mut self, entry: &Entry, deals: bool) -> Result<Vec<Event>, String> {
        let mut log = Log::new();
        let game = &mut self.game;
        match entry {
            Entry::Fact(key, value) => {
                game.set(key, value)?;
                game.players.iter_mut().for_each(Player::recount);
            }
            Entry::Standing(name, value) => {
                let goal = goal(game, name).ok_or_else(|| {
                    format!("expected a milestone or an award of the board, found `{name}`")
                })?;
                game.bot_mut().declared[goal.index()] = Some(*value);
            }
            Entry::Generation => {
                game.generation = game.generation.saturating_add(1);
                if game.is_out_of_time() {
                    game.end_by_time(&mut log);
                } else if deals {
                    game.make_action_deck(&mut log);
                } else {
                    game.bot_mut().fresh = true;
                }
            }
            Entry::Remove(count) => {
                let has = game.players[BOT].stock[Resource::Money];
                if u16::from(*count) > has {
                    return Err(format!("MarsBot has only {has} M€"));
                }
                let lost = -i16::from(*count);
                game.gain(BOT, Resource::Money, lost, Source::Table, &mut log);
            }
            Entry::Reduce(resource, steps) => {
                if game.bot_production(*resource) == 0 {
                    return Err("the track stands at 0".to_owned());
                }
                game.push_back(*resource, *steps, Source::Table, &mut log);
            }
            Entry::End => {
                game.phase = Phase::Greeneries;
                game.place_last_greeneries(&mut log);
            }
            Entry::Turn | Entry::TurnWith(_) | Entry::TurnTags(_) | Entry::Draw(_) => {
                return Err("no turn of MarsBot waits for a card".to_owned());
            }
        }
        Ok(log.into_events())
    }

    fn turn(&mut self, entry: &Entry, drawn: &[Turned], deals: bool) -> Result<Vec<Event>, String> {
        let mut log = Log::new();
        let game = &mut self.game;
        match (entry, deals) {
            (Entry::Turn, true) if drawn.is_empty() => {
                let card = game.bot_mut().action_deck.pop();
                let card = card.ok_or("the action deck is empty: MarsBot passes")?;
                game.resolve(card, &mut log);
            }
            (_, true) => return Err("MarsBot's cards are dealt here: enter just `turn`".to_owned()),
            (Entry::Turn, false) => {
                return Err("enter the card with the turn: `turn comet`".to_owned());
            }
            (entry, false) => {
                let comes_twice = |(index, card): (usize, &Turned)| drawn[..index].contains(card);
                if drawn.iter().enumerate().any(comes_twice) {
                    return Err("a card is drawn twice".to_owned());
                }
                let is_destroyed = |card: &Turned| match card {
                    Turned::Bonus(bonus) => game.bot().destroyed.contains(*bonus),
                    Turned::Project(_) => false,
                };
                if drawn.iter().any(is_destroyed) {
                    return Err("a bonus card is drawn that was destroyed".to_owned());
                }
                game.lay_ready(drawn);
                match entry {
                    Entry::TurnWith(Turned::Project(card)) => {
                        game.resolve(ActionCard::Project(*card), &mut log);
                    }
                    Entry::TurnWith(Turned::Bonus(bonus)) => {
                        let bot = game.bot_mut();
                        if bot.destroyed.contains(*bonus) {
                            return Err(format!("{bonus} was destroyed"));
                        }
                        bot.lose_bonus(*bonus);
                        game.resolve(ActionCard::Bonus(*bonus), &mut log);
                    }
                    Entry::TurnTags(tags) => {
                        game.begin_bot_turn(&mut log);
                        game.resolve_tags(tags.iter().copied(), &mut log);
                    }
                    _ => {}
                }
                if !game.deck.is_empty() || !game.bot().bonus_deck.is_empty() {
                    return Err("a further card is entered that the turn does not need".to_owned());
                }
                // What lies on the table's discard piles is the table's affair.
                game.discard = CardSet::NONE;
                game.bot_mut().bonus_discard = BonusSet::default();
            }
        }
        // Which token the player loses is decided at the table.
        game.question = Question::Phase;
        let no_card = |event: &Event| matches!(event, Event::MarsBot(Step::NoCard));
        self.needs_card = !deals && log.events().iter().any(no_card);
        Ok(log.into_events())
    }
}

impl Mars {
    /// Puts cards of the table on the decks, the first on top.
    fn lay_ready(&mut self, cards: &[Turned]) {
        for card in cards.iter().rev() {
            match card {
                Turned::Project(card) => self.deck.push(*card),
                Turned::Bonus(bonus) => self.bot_mut().bonus_deck.push(*bonus),
            }
        }
    }
}

/// The milestone or award of the board with this name.
fn goal(game: &Mars, name: &str) -> Option<Goal> {
    let map = game.variant.map;
    let milestone = MilestoneId::find(name).filter(|id| map.milestones().any(|own| own == *id));
    let award = AwardId::find(name).filter(|id| map.awards().any(|own| own == *id));
    milestone.map(Goal::Milestone).or(award.map(Goal::Award))
}

impl Entry {
    const fn is_turn(&self) -> bool {
        matches!(self, Self::Turn | Self::TurnWith(_) | Self::TurnTags(_))
    }

    const fn drawn(&self) -> Option<Turned> {
        match self {
            Self::Draw(card) => Some(*card),
            _ => None,
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fact(key, value) => write!(f, "{key}: {value}"),
            Self::Standing(name, value) => write!(f, "standing {name}: {value}"),
            Self::Generation => f.write_str("generation"),
            Self::Turn => f.write_str("turn"),
            Self::TurnWith(Turned::Project(card)) => write!(f, "turn {card}"),
            Self::TurnWith(Turned::Bonus(bonus)) => write!(f, "turn {bonus}"),
            Self::TurnTags(tags) if tags.is_empty() => f.write_str("turn tags none"),
            Self::TurnTags(tags) => {
                let word = |tag: &Option<Tag>| tag.map_or(EVENT, Tag::word);
                let words: Vec<_> = tags.iter().map(word).collect();
                write!(f, "turn tags {}", words.join(", "))
            }
            Self::Draw(Turned::Project(card)) => write!(f, "draw {card}"),
            Self::Draw(Turned::Bonus(bonus)) => write!(f, "draw {bonus}"),
            Self::Remove(count) => write!(f, "remove {count}"),
            Self::Reduce(resource, 1) => write!(f, "reduce {resource}"),
            Self::Reduce(resource, steps) => write!(f, "reduce {resource} {steps}"),
            Self::End => f.write_str("end"),
        }
    }
}

/// The word for the mark of an event among tags.
const EVENT: &str = "event";

impl FromStr for Entry {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let number = |word: &str| {
            word.parse::<u8>()
                .map_err(|_| format!("expected a number, found `{word}`"))
        };
        let fact = |text: &str| -> Option<(String, String)> {
            let (key, value) = text.split_once(':')?;
            Some((key.trim().to_owned(), value.trim().to_owned()))
        };
        Ok(match verb {
            "generation" if rest.is_empty() => Self::Generation,
            "end" if rest.is_empty() => Self::End,
            "turn" if rest.is_empty() => Self::Turn,
            "turn" => match rest.strip_prefix("tags ") {
                Some(tags) => Self::TurnTags(items(tags).map(read_tag).collect::<Result<_, _>>()?),
                None => Self::TurnWith(read_card(rest)?),
            },
            "draw" => Self::Draw(read_card(rest)?),
            "remove" => Self::Remove(number(rest)?),
            "reduce" => {
                let (resource, steps) = rest.split_once(' ').unwrap_or((rest, "1"));
                Self::Reduce(resource.parse()?, number(steps.trim())?)
            }
            "standing" => {
                let (name, value) = fact(rest).ok_or("expected `standing builder: 5`")?;
                let value = value
                    .parse()
                    .map_err(|_| format!("expected a number, found `{value}`"))?;
                Self::Standing(name, value)
            }
            _ => {
                let (key, value) = fact(text).ok_or_else(|| {
                    format!(
                        "expected an entry such as `turn` or `temperature: -12`, found `{text}`"
                    )
                })?;
                Self::Fact(key, value)
            }
        })
    }
}

fn read_card(word: &str) -> Result<Turned, String> {
    match word.parse::<Bonus>() {
        Ok(bonus) => Ok(Turned::Bonus(bonus)),
        Err(_) => word.parse().map(Turned::Project),
    }
}

fn read_tag(word: &str) -> Result<Option<Tag>, String> {
    match word {
        EVENT => Ok(None),
        word => word.parse().map(Some),
    }
}
