//! A table of cardboard: its facts are set from outside, and MarsBot's turns are carried out.
//!
//! MarsBot's cards come from a deck that is kept here, or from the one on the table: then the cards
//! that were turned over there come with the turn.

use kit::scenario::{Scripted as _, items};
use kit::{Chance, Log, Message, Seed, Setup, SetupError, Tell};

use super::goals::Goal;
use super::{
    ActionCard, BOT, BonusSet, BotView, Cardboard, GOALS, HUMAN, Sketch, Step, TrackView, Turned,
};
use crate::api::{Event, Source};
use crate::board::SpaceId;
use crate::cards::{CardSet, Deck};
use crate::data::{
    AwardId, Bonus, CardId, MilestoneId, Resource, TRACK_END, Tag, Track, TrackIcon, catalogue,
};
use crate::player::Player;
use crate::scoring::Score;
use crate::state::{Mars, Phase, Question};

/// More than anybody has of anything.
const MOST: i16 = 999;
/// The card by which plants, animals and microbes are safe.
const SHIELD: &str = "protected-habitats";

/// A game against MarsBot that is played on a table of cardboard.
#[derive(Clone, Debug)]
pub struct Tabletop {
    game: Mars,
}

/// What MarsBot is to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Its turn, with the next card of its deck.
    Next,
    /// Its turn, with the card that was turned over.
    With(Turned),
    /// Its turn, with a card that shows these tags and counts like this in the pile; none is the
    /// mark of an event.
    Tags(Vec<Option<Tag>>, Sketch),
    /// Its last greeneries.
    End,
}

/// Why the table cannot be like that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A fact cannot be read; what is expected.
    Unreadable(String),
    /// No turn waits for this card.
    CardNotAwaited,
    /// MarsBot's cards are dealt here.
    CardsAreDealt,
    /// The card that was turned over has to come with the turn.
    CardMissing,
    /// The action deck is empty, so that MarsBot passes.
    DeckEmpty,
    /// The action deck has cards left, so that MarsBot has not passed.
    TurnsLeft(usize),
    /// The bonus card is out of the game.
    Destroyed(Bonus),
    /// The card lies in MarsBot's pile.
    InPile(CardId),
    /// MarsBot has less money.
    LessMoney(u16),
    /// The track stands at 0.
    TrackAtStart(Track),
    /// A tile lies there.
    Occupied(SpaceId),
    /// There are no more oceans.
    NoOceanLeft,
    /// It is no milestone or award of the board.
    NotOnBoard(String),
    /// Somebody has that milestone or award.
    Taken,
    /// Three are taken.
    NoneLeft,
    /// Temperature, oxygen and oceans are not yet complete.
    NotComplete,
}

impl Tell for Refusal {
    fn tell(&self) -> Message {
        let say = |id: &'static str| Message::new(id);
        match self {
            Self::Unreadable(what) => say("companion-unreadable").with("what", what.clone()),
            Self::CardNotAwaited => say("companion-card-not-awaited"),
            Self::CardsAreDealt => say("companion-cards-are-dealt"),
            Self::CardMissing => say("companion-card-missing"),
            Self::DeckEmpty => say("companion-deck-empty"),
            Self::Destroyed(bonus) => say("companion-destroyed").with("card", *bonus),
            Self::TurnsLeft(count) => say("companion-turns-left").with("count", *count),
            Self::InPile(card) => say("companion-in-pile").with("card", *card),
            Self::LessMoney(money) => say("companion-less-money").with("money", *money),
            Self::TrackAtStart(track) => say("companion-track-at-start").with("track", *track),
            Self::Occupied(space) => say("companion-occupied").with("space", *space),
            Self::NoOceanLeft => say("companion-no-ocean-left"),
            Self::NotOnBoard(name) => say("companion-not-on-board").with("name", name.clone()),
            Self::Taken => say("companion-taken"),
            Self::NoneLeft => say("companion-none-left"),
            Self::NotComplete => say("companion-not-complete"),
        }
    }
}

impl Tabletop {
    /// A table at the beginning of the first generation.
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
        Ok(Self { game })
    }

    /// The game as it stands.
    pub const fn game(&self) -> &Mars {
        &self.game
    }

    /// MarsBot's points as they stand.
    pub fn score(&self) -> Score {
        self.game.scores()[BOT]
    }

    /// MarsBot's money.
    pub fn money(&self) -> u16 {
        self.game.players[BOT].stock[Resource::Money]
    }

    /// Whether MarsBot's cards are turned over at the table, so that only the table knows what is
    /// left of the decks.
    pub fn has_cards(&self) -> bool {
        self.game.bot().has_cards_of_table()
    }

    /// Whether the action deck that is kept here is used up.
    pub fn has_passed(&self) -> bool {
        self.game.bot().action_deck.is_empty()
    }

    /// MarsBot's tracks from top to bottom, each with what its next space shows.
    pub fn tracks(&self) -> Vec<(TrackView, Option<TrackIcon>)> {
        let game = &self.game;
        let with_next = |seen: TrackView| {
            let icon = || game.bot_board().icon(seen.track, seen.at + 1);
            (seen, (seen.at < TRACK_END).then(icon))
        };
        let tracks = BotView::new(game.bot()).tracks.into_iter();
        tracks.map(with_next).collect()
    }

    /// The bonus cards that are not destroyed.
    pub fn bonuses(&self) -> Vec<Bonus> {
        let destroyed = self.game.bot().destroyed;
        let all = Bonus::ALL.iter().copied();
        all.filter(|bonus| !destroyed.contains(*bonus)).collect()
    }

    /// Sets how the player stands in a milestone or an award.
    ///
    /// # Errors
    /// If it is none of the board.
    pub fn declare(&mut self, name: &str, value: i16) -> Result<(), Refusal> {
        let milestone = self.milestone(name).map(Goal::Milestone);
        let goal = milestone.or_else(|_| self.award(name).map(Goal::Award))?;
        let table = self.game.bot_mut().table.as_mut();
        table.expect("it is one of cardboard").declared[goal.index()] = Some(value);
        Ok(())
    }

    /// The player has claimed a milestone.
    ///
    /// # Errors
    /// If it is none of the board, or cannot be claimed any more.
    pub fn claim(&mut self, name: &str, log: &mut Log<Event>) -> Result<(), Refusal> {
        let milestone = self.milestone(name)?;
        let mut claimed = self.game.claimed.iter();
        if claimed.any(|(other, _)| *other == milestone) {
            return Err(Refusal::Taken);
        }
        if self.game.claimed.is_full() {
            return Err(Refusal::NoneLeft);
        }
        self.game.claim(HUMAN, milestone, log);
        Ok(())
    }

    /// The player has funded an award.
    ///
    /// # Errors
    /// If it is none of the board, or cannot be funded any more.
    pub fn fund(&mut self, name: &str, log: &mut Log<Event>) -> Result<(), Refusal> {
        let award = self.award(name)?;
        if self.game.funded.iter().any(|(other, _)| *other == award) {
            return Err(Refusal::Taken);
        }
        if self.game.funded.is_full() {
            return Err(Refusal::NoneLeft);
        }
        self.game.fund(HUMAN, award, log);
        Ok(())
    }

    /// MarsBot loses resources of any kind.
    ///
    /// # Errors
    /// If it has less.
    pub fn remove(&mut self, count: u8, log: &mut Log<Event>) -> Result<(), Refusal> {
        let has = self.money();
        if u16::from(count) > has {
            return Err(Refusal::LessMoney(has));
        }
        let lost = -i16::from(count);
        self.game
            .gain(BOT, Resource::Money, lost, Source::Table, log);
        Ok(())
    }

    /// MarsBot loses production.
    ///
    /// # Errors
    /// If it has none.
    pub fn reduce(
        &mut self,
        resource: Resource,
        steps: u8,
        log: &mut Log<Event>,
    ) -> Result<(), Refusal> {
        if self.game.bot_production(resource) == 0 {
            let track = catalogue().bot().production[&resource];
            return Err(Refusal::TrackAtStart(track));
        }
        self.game.push_back(resource, steps, Source::Table, log);
        Ok(())
    }

    /// The next generation begins.
    ///
    /// # Errors
    /// If MarsBot has not passed.
    pub fn next_generation(&mut self, log: &mut Log<Event>) -> Result<(), Refusal> {
        self.check_passed()?;
        self.begin_generation(self.game.generation.saturating_add(1), log);
        Ok(())
    }

    /// MarsBot passes only with an empty action deck, so that none is left over [A3.10].
    fn check_passed(&self) -> Result<(), Refusal> {
        match self.game.bot().action_deck.len() {
            0 => Ok(()),
            left => Err(Refusal::TurnsLeft(left)),
        }
    }

    fn begin_generation(&mut self, number: u8, log: &mut Log<Event>) {
        self.game.generation = number;
        if self.game.is_out_of_time() {
            return self.game.end_by_time(log);
        }
        if !self.has_cards() {
            self.game.make_action_deck(log);
        }
        self.game.bot_mut().fresh = true;
    }

    /// Sets a fact of the table, within what can be on a table.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn set(&mut self, key: &str, value: &str, log: &mut Log<Event>) -> Result<(), Refusal> {
        match key {
            "protected" => {
                let shield = read_card(SHIELD)?;
                let played = &mut self.game.players[HUMAN].played;
                match value {
                    "yes" => played.insert(shield),
                    "no" => played.remove(shield),
                    _ => {
                        let what = format!("expected yes or no, found `{value}`");
                        return Err(Refusal::Unreadable(what));
                    }
                }
            }
            "pile" => {
                for item in items(value) {
                    let card = read_card(item)?;
                    self.game.bot_mut().pile.insert(card);
                }
            }
            "tiles" => items(value).try_for_each(|item| self.place(item))?,
            "generation" => {
                let last = catalogue().bot().money_per_point.len() as u8;
                let number = value.parse().ok();
                let number = number.filter(|number| (1..=last).contains(number));
                let number = number.ok_or_else(|| {
                    let what = format!("expected a generation from 1 to {last}, found `{value}`");
                    Refusal::Unreadable(what)
                })?;
                if number != self.game.generation {
                    self.begin_generation(number, log);
                }
            }
            _ => {
                let number = value.parse::<i16>();
                if number.is_ok_and(|number| !(-MOST..=MOST).contains(&number)) {
                    let what = format!("expected at most {MOST}, found `{value}`");
                    return Err(Refusal::Unreadable(what));
                }
                self.game.set(key, value).map_err(Refusal::Unreadable)?;
                if let Some(card) = key.strip_prefix("tokens ") {
                    let card = read_card(card)?;
                    self.game.players[HUMAN].played.insert(card);
                }
            }
        }
        self.game.players.iter_mut().for_each(Player::recount);
        Ok(())
    }

    fn place(&mut self, tile: &str) -> Result<(), Refusal> {
        let board = &self.game.board;
        let space = tile.split_whitespace().nth(1);
        let space = space.and_then(|word| word.parse::<SpaceId>().ok());
        if let Some(space) = space.filter(|it| board.occupied().contains(*it)) {
            return Err(Refusal::Occupied(space));
        }
        if tile.starts_with("ocean") && board.oceans_left() == 0 {
            return Err(Refusal::NoOceanLeft);
        }
        self.game.set("tiles", tile).map_err(Refusal::Unreadable)
    }

    fn milestone(&self, name: &str) -> Result<MilestoneId, Refusal> {
        let mut own = self.game.variant.map.milestones();
        let found = MilestoneId::find(name).filter(|id| own.any(|other| other == *id));
        found.ok_or_else(|| Refusal::NotOnBoard(name.to_owned()))
    }

    fn award(&self, name: &str) -> Result<AwardId, Refusal> {
        let mut own = self.game.variant.map.awards();
        let found = AwardId::find(name).filter(|id| own.any(|other| other == *id));
        found.ok_or_else(|| Refusal::NotOnBoard(name.to_owned()))
    }

    /// Carries out a turn, as far as the cards of the table reach: whether it came to its end. If
    /// it did not, the last step told is that there is no card.
    ///
    /// # Errors
    /// Why MarsBot cannot do that.
    pub fn turn(
        &mut self,
        turn: &Turn,
        drawn: &[Turned],
        log: &mut Log<Event>,
    ) -> Result<(), Refusal> {
        match (turn, self.has_cards()) {
            (Turn::End, _) if !self.game.is_terraformed() => return Err(Refusal::NotComplete),
            (Turn::End, false) => {
                self.check_passed()?;
                self.place_last_greeneries(log);
            }
            (Turn::Next, false) => {
                let card = self.game.bot_mut().action_deck.pop();
                self.game.resolve(card.ok_or(Refusal::DeckEmpty)?, log);
            }
            (Turn::Next, true) => return Err(Refusal::CardMissing),
            (_, false) => return Err(Refusal::CardsAreDealt),
            (turn, true) => self.turn_with_cards_of_table(turn, drawn, log)?,
        }
        // Which token the player loses, and what the player's cards make of it all, is decided at
        // the table.
        self.game.question = Question::Phase;
        self.game.due.clear();
        Ok(())
    }

    /// MarsBot's last greeneries. Those of the player can come later, so that the table is not yet
    /// cleared.
    fn place_last_greeneries(&mut self, log: &mut Log<Event>) {
        self.game.phase = Phase::Greeneries;
        self.game.place_last_greeneries(log);
    }

    /// Carries out a turn, or the end, with the cards that were turned over at the table.
    fn turn_with_cards_of_table(
        &mut self,
        turn: &Turn,
        drawn: &[Turned],
        log: &mut Log<Event>,
    ) -> Result<(), Refusal> {
        let first = match turn {
            Turn::With(card) => Some(*card),
            _ => None,
        };
        let game = &mut self.game;
        for card in first.iter().chain(drawn) {
            match *card {
                Turned::Bonus(bonus) if game.bot().destroyed.contains(bonus) => {
                    return Err(Refusal::Destroyed(bonus));
                }
                Turned::Project(card) if game.bot().pile.contains(card) => {
                    return Err(Refusal::InPile(card));
                }
                _ => {}
            }
        }
        for card in drawn.iter().rev() {
            match card {
                Turned::Project(card) => game.deck.push(*card),
                Turned::Bonus(bonus) => game.bot_mut().bonus_deck.push(*bonus),
            }
        }
        match turn {
            Turn::With(Turned::Project(card)) => game.resolve(ActionCard::Project(*card), log),
            Turn::With(Turned::Bonus(bonus)) => game.resolve(ActionCard::Bonus(*bonus), log),
            Turn::Tags(tags, sketch) => {
                game.begin_bot_turn(log);
                game.resolve_tags(tags.iter().copied(), log);
                let table = game.bot_mut().table.as_mut();
                table.expect("it is one of cardboard").unnamed.push(*sketch);
            }
            Turn::Next | Turn::End => self.place_last_greeneries(log),
        }
        let game = &mut self.game;
        if !game.deck.is_empty() || !game.bot().bonus_deck.is_empty() {
            return Err(Refusal::CardNotAwaited);
        }
        // What lies on the table's discard piles is the table's affair.
        game.discard = CardSet::NONE;
        game.bot_mut().bonus_discard = BonusSet::default();
        Ok(())
    }

    /// Whether a step says that a card of the table is needed to go on.
    pub fn lacks_card(&self, event: &Event) -> bool {
        self.has_cards() && matches!(event, Event::MarsBot(Step::NoCard))
    }
}

fn read_card(word: &str) -> Result<CardId, Refusal> {
    word.parse().map_err(Refusal::Unreadable)
}
