//! A table of cardboard: its facts are set from outside, and MarsBot's turns are carried out.

use std::fmt;

use kit::{Chance, Log, Message, Seat, Seed, Setup, SetupError, Tell};

use super::cardboard::Own;
use super::{
    ActionCard, BOT, BonusSet, BotView, Cardboard, Drawn, Goal, HUMAN, Marker, Need, PROJECTS,
    TrackView,
};
use crate::api::{Event, Source};
use crate::board::{PLANET, SpaceId};
use crate::cards::{CardSet, Deck};
use crate::data::{
    Bonus, CardId, Change, Effect, Parameter, Resource, Site, TRACK_END, Tile, Track, TrackIcon,
    catalogue,
};
use crate::player::Player;
use crate::scoring::Score;
use crate::state::{Mars, Phase, Question};

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
    /// Its turn, with the card that was turned over.
    With(Drawn),
    /// Its last greeneries.
    End,
}

/// How something stands on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// The temperature.
    Temperature(i8),
    /// The oxygen.
    Oxygen(i8),
    /// The generation.
    Generation(u8),
    /// A tile lies on a space.
    Tile {
        /// The tile.
        tile: Tile,
        /// The space.
        space: SpaceId,
        /// Whose; an ocean is nobody's.
        owner: Option<Seat>,
        /// The card by which it may lie on such a space.
        by: Option<CardId>,
    },
    /// A space is claimed.
    Claim(SpaceId, Seat),
    /// Whether the player's plants, animals and microbes are protected.
    Protected(bool),
    /// Whether the player has animals or microbes that can be taken.
    HasTokens(bool),
    /// Tokens on a card of the player.
    Tokens(CardId, u8),
    /// Where a track stands.
    Track(Track, u8),
    /// How many spaces ahead of its marker are marked.
    Marks(Track, u8),
    /// A card lies in MarsBot's pile.
    Pile(CardId),
    /// A terraform rating.
    Rating(Seat, u16),
    /// What the player has, or MarsBot's money.
    Stock(Seat, Resource, u16),
    /// What the player produces.
    Production(Resource, i16),
    /// How the player stands in a milestone or an award.
    Standing(Goal, i16),
}

/// Why the table cannot be like that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// No turn waits for this card.
    CardNotAwaited,
    /// All project cards of the action deck were turned over; the bonus card was not.
    NoProjectLeft(u8),
    /// The bonus card of the action deck was turned over; project cards were not.
    NoBonusLeft,
    /// The action deck is empty, so that MarsBot passes.
    DeckEmpty,
    /// The action deck has cards left, so that MarsBot has not passed.
    TurnsLeft(u8),
    /// The bonus card is out of the game.
    Destroyed(Bonus),
    /// The card lies in MarsBot's pile.
    InPile(CardId),
    /// MarsBot has less money.
    LessMoney(u16),
    /// The track stands at 0.
    TrackAtStart(Track),
    /// A number is out of its range.
    OutOfRange(i16, i16),
    /// A tile lies there.
    Occupied(SpaceId),
    /// The space is claimed by the player.
    Claimed(SpaceId),
    /// There are no more oceans.
    NoOceanLeft,
    /// An ocean lies on land only by a card.
    OceanOnLand(SpaceId),
    /// This tile lies on a space that is kept for oceans only by a card.
    OnOcean(Tile, SpaceId),
    /// The space is reserved for a city.
    Reserved(SpaceId),
    /// The card does not let this tile lie there.
    NotBy(CardId),
    /// This tile lies on the board already.
    TileTwice(Tile),
    /// It has to be said whose the tile is.
    OwnerMissing(Tile),
    /// The card holds no tokens.
    HoldsNothing(CardId),
    /// It is no milestone or award of the board.
    NotOnBoard(Goal),
    /// Somebody has that milestone or award.
    Taken(Goal),
    /// Three are taken.
    NoneLeft,
    /// Temperature, oxygen and oceans are not yet complete.
    NotComplete,
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Milestone(milestone) => milestone.fmt(f),
            Self::Award(award) => award.fmt(f),
        }
    }
}

impl Tell for Goal {
    fn tell(&self) -> Message {
        match self {
            Self::Milestone(milestone) => milestone.tell(),
            Self::Award(award) => award.tell(),
        }
    }
}

impl Tell for Refusal {
    fn tell(&self) -> Message {
        let say = |id: &'static str| Message::new(id);
        match self {
            Self::CardNotAwaited => say("companion-card-not-awaited"),
            Self::NoProjectLeft(count) => say("companion-no-project-left").with("count", *count),
            Self::NoBonusLeft => say("companion-no-bonus-left"),
            Self::DeckEmpty => say("companion-deck-empty"),
            Self::TurnsLeft(count) => say("companion-turns-left").with("count", *count),
            Self::Destroyed(bonus) => say("companion-destroyed").with("card", *bonus),
            Self::InPile(card) => say("companion-in-pile").with("card", *card),
            Self::LessMoney(money) => say("companion-less-money").with("money", *money),
            Self::TrackAtStart(track) => say("companion-track-at-start").with("track", *track),
            Self::OutOfRange(least, most) => say("companion-out-of-range")
                .with("least", *least)
                .with("most", *most),
            Self::Occupied(space) => say("companion-occupied").with("space", *space),
            Self::Claimed(space) => say("companion-claimed-space").with("space", *space),
            Self::NoOceanLeft => say("companion-no-ocean-left"),
            Self::OceanOnLand(space) => say("companion-ocean-on-land").with("space", *space),
            Self::OnOcean(tile, space) => say("companion-on-ocean")
                .with("tile", *tile)
                .with("space", *space),
            Self::Reserved(space) => say("companion-reserved").with("space", *space),
            Self::NotBy(card) => say("companion-not-by").with("card", *card),
            Self::TileTwice(tile) => say("companion-tile-twice").with("tile", *tile),
            Self::OwnerMissing(tile) => say("companion-owner-missing").with("tile", *tile),
            Self::HoldsNothing(card) => say("companion-holds-nothing").with("card", *card),
            Self::NotOnBoard(goal) => say("companion-not-on-board").with("name", goal.tell()),
            Self::Taken(goal) => say("companion-taken").with("name", goal.tell()),
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
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        let setup = setup.checked::<Mars>()?;
        // Chance is the table's: nothing is drawn here.
        let mut game = Mars::empty(&setup, Chance::new(Seed::from_number(0)))?;
        if game.automa.is_none() {
            return Err(SetupError::Value {
                name: "automa".to_owned(),
                expected: "`yes` for a companion".to_owned(),
                found: "no".to_owned(),
            });
        }
        game.phase = Phase::Actions;
        game.deck = Deck::default();
        let bot = game.bot_mut();
        bot.table = Some(Box::new(Cardboard::default()));
        bot.fresh = true;
        bot.bonus_deck.clear();
        Ok(Self { game })
    }

    // --- How things stand -----------------------------------------------------------------------

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

    /// Whether cards are drafted.
    pub const fn drafts(&self) -> bool {
        self.game.variant.draft
    }

    /// The project cards that are played with.
    pub fn cards(&self) -> CardSet {
        self.game.variant.cards()
    }

    /// Project and bonus cards of an action deck [A2.4, A3.4].
    pub fn action_deck(&self) -> (u8, u8) {
        let fourth = u8::from(self.game.terms().has(Change::FourthCard));
        (
            PROJECTS as u8 + fourth,
            u8::from(!self.bonuses().is_empty()),
        )
    }

    /// Project and bonus cards of the action deck that were not turned over in this generation.
    pub fn cards_left(&self) -> (u8, u8) {
        let (projects, bonuses) = self.action_deck();
        let table = self.game.bot().table.as_ref();
        let turned = table.map_or((0, 0), |table| table.turned);
        // A bonus card that destroyed itself in this generation has been turned over.
        let bonuses = bonuses.max(turned.1);
        (projects - turned.0.min(projects), bonuses - turned.1)
    }

    /// Whether MarsBot has passed: its action deck is used up.
    pub fn has_passed(&self) -> bool {
        self.cards_left() == (0, 0)
    }

    /// Who has the first turn of the generation [A3.1].
    pub const fn first(&self) -> Seat {
        match self.game.generation % 2 {
            0 => BOT,
            _ => HUMAN,
        }
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

    /// The milestones and awards of the board.
    pub fn goals(&self) -> Vec<Goal> {
        let map = self.game.variant.map;
        let milestones = map.milestones().map(Goal::Milestone);
        milestones.chain(map.awards().map(Goal::Award)).collect()
    }

    /// Who has claimed or funded it.
    pub fn owner(&self, goal: Goal) -> Option<Seat> {
        let owner = |(found, owner): (bool, Seat)| found.then_some(owner);
        let game = &self.game;
        match goal {
            Goal::Milestone(id) => {
                let mut all = game
                    .claimed
                    .iter()
                    .map(|(other, seat)| (*other == id, *seat));
                all.find_map(owner)
            }
            Goal::Award(id) => {
                let mut all = game
                    .funded
                    .iter()
                    .map(|(other, seat)| (*other == id, *seat));
                all.find_map(owner)
            }
        }
    }

    /// How MarsBot stands in it, and what it needs if it is a milestone.
    pub fn standing(&self, goal: Goal) -> (i32, Option<i32>) {
        match goal {
            Goal::Milestone(milestone) => {
                let (has, needs) = self.game.bot_milestone(milestone);
                (has, Some(needs))
            }
            Goal::Award(award) => (self.game.bot_award_value(award), None),
        }
    }

    /// The funded awards in which the player's last standing is not known, once the end has come.
    pub fn unknown_standings(&self) -> Vec<Goal> {
        let funded = self
            .game
            .funded
            .iter()
            .map(|(award, _)| Goal::Award(*award));
        let unknown =
            |goal: &Goal| self.game.declared(*goal).is_none() && !self.game.is_known(*goal);
        match self.game.phase {
            Phase::Greeneries => funded.filter(unknown).collect(),
            _ => Vec::new(),
        }
    }

    // --- What happens ---------------------------------------------------------------------------

    /// The player has claimed a milestone or funded an award.
    ///
    /// # Errors
    /// If it is none of the board, or cannot be had any more.
    pub fn take_goal(&mut self, goal: Goal, log: &mut Log<Event>) -> Result<(), Refusal> {
        self.check_goal(goal)?;
        if self.owner(goal).is_some() {
            return Err(Refusal::Taken(goal));
        }
        match goal {
            Goal::Milestone(_) if self.game.claimed.is_full() => return Err(Refusal::NoneLeft),
            Goal::Award(_) if self.game.funded.is_full() => return Err(Refusal::NoneLeft),
            Goal::Milestone(milestone) => self.game.claim(HUMAN, milestone, log),
            Goal::Award(award) => self.game.fund(HUMAN, award, log),
        }
        Ok(())
    }

    fn check_goal(&self, goal: Goal) -> Result<(), Refusal> {
        let is_here = self.goals().contains(&goal);
        is_here.then_some(()).ok_or(Refusal::NotOnBoard(goal))
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
        match self.cards_left() {
            (0, 0) => Ok(()),
            (projects, bonuses) => Err(Refusal::TurnsLeft(projects + bonuses)),
        }
    }

    fn begin_generation(&mut self, number: u8, log: &mut Log<Event>) {
        let game = &mut self.game;
        game.generation = number;
        if game.is_out_of_time() {
            return game.end_by_time(log);
        }
        game.cardboard_mut().turned = (0, 0);
        game.forget_player();
        game.bot_mut().fresh = true;
    }

    // --- Facts ----------------------------------------------------------------------------------

    /// Sets a fact of the table, within what can be on a table.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn set(&mut self, fact: &Fact, log: &mut Log<Event>) -> Result<(), Refusal> {
        let game = &mut self.game;
        match *fact {
            Fact::Temperature(value) => {
                game.temperature = on_scale(Parameter::Temperature, value)?;
            }
            Fact::Oxygen(value) => game.oxygen = on_scale(Parameter::Oxygen, value)?,
            Fact::Generation(number) => {
                let last = catalogue().bot().money_per_point.len() as u8;
                if !(1..=last).contains(&number) {
                    return Err(Refusal::OutOfRange(1, last.into()));
                }
                if number != game.generation {
                    self.begin_generation(number, log);
                }
            }
            Fact::Tile {
                tile,
                space,
                owner,
                by,
            } => self.place(tile, space, owner, by)?,
            Fact::Claim(space, seat) => {
                if game.board.occupied().contains(space) {
                    return Err(Refusal::Occupied(space));
                }
                game.board.claims[seat.index()].insert(space);
            }
            Fact::Protected(is) => {
                let shield = SHIELD.parse().expect("a card of the box");
                let played = &mut game.players[HUMAN].played;
                match is {
                    true => played.insert(shield),
                    false => played.remove(shield),
                }
                game.learn(Own::Protection);
            }
            Fact::HasTokens(has) => game.cardboard_mut().has_tokens = Some(has),
            Fact::Tokens(card, count) => {
                let slot = catalogue().slot(card).ok_or(Refusal::HoldsNothing(card))?;
                game.tokens.0[slot] = count;
                game.players[HUMAN].played.insert(card);
                game.learn(Own::Tokens);
            }
            Fact::Track(track, at) => {
                if at > TRACK_END {
                    return Err(Refusal::OutOfRange(0, TRACK_END.into()));
                }
                *game.bot_mut().marker(track) = Marker { at, reached: at };
            }
            Fact::Marks(track, marks) => {
                let marker = game.bot_mut().marker(track);
                let most = TRACK_END - marker.at;
                if marks > most {
                    return Err(Refusal::OutOfRange(0, most.into()));
                }
                marker.reached = marker.at + marks;
            }
            Fact::Pile(card) => {
                if game.bot().pile.contains(card) {
                    return Err(Refusal::InPile(card));
                }
                game.bot_mut().pile.insert(card);
            }
            Fact::Rating(seat, rating) => {
                game.players[seat].rating = rating;
                if seat == HUMAN {
                    game.learn(Own::Rating);
                }
            }
            Fact::Stock(seat, resource, count) => {
                game.players[seat].stock[resource] = count;
                if seat == HUMAN {
                    game.learn(Own::Stock(resource));
                }
            }
            Fact::Production(resource, value) => {
                let least = resource.production_floor();
                if value < least {
                    return Err(Refusal::OutOfRange(least, i16::from(u8::MAX)));
                }
                game.players[HUMAN].production[resource] = value;
                game.learn(Own::Production(resource));
            }
            Fact::Standing(goal, value) => {
                self.check_goal(goal)?;
                self.game.declare(goal, value);
            }
        }
        self.game.players.iter_mut().for_each(Player::recount);
        Ok(())
    }

    /// Puts a tile down where one of its kind can lie: oceans on the spaces kept for them, all
    /// others on land, unless the card that is named says otherwise.
    fn place(
        &mut self,
        tile: Tile,
        space: SpaceId,
        owner: Option<Seat>,
        by: Option<CardId>,
    ) -> Result<(), Refusal> {
        let (board, grid) = (&self.game.board, self.game.grid());
        if board.occupied().contains(space) {
            return Err(Refusal::Occupied(space));
        }
        if tile == Tile::Ocean && board.oceans_left() == 0 {
            return Err(Refusal::NoOceanLeft);
        }
        if tile != Tile::Ocean && owner.is_none() {
            return Err(Refusal::OwnerMissing(tile));
        }
        if board.find(tile).is_some() {
            return Err(Refusal::TileTwice(tile));
        }
        let rival = owner.map_or(0, |seat| 1 - seat.index().min(1));
        if tile != Tile::Ocean && board.claims[rival].contains(space) {
            return Err(Refusal::Claimed(space));
        }
        let oceans = board.sites(grid, HUMAN, Site::OceanArea);
        let land = PLANET.without(grid.reserved());
        let is_own = |site: Site| match site {
            Site::OceanArea => oceans.contains(space),
            _ => land.contains(space),
        };
        let sites = |card: CardId| card.card().effects.iter().filter_map(site_of(tile));
        if let Some(card) = by {
            if !sites(card).any(is_own) {
                return Err(Refusal::NotBy(card));
            }
        } else if !land.contains(space) {
            let is_ocean_area = oceans.contains(space);
            let belongs = match tile {
                Tile::Ocean => is_ocean_area,
                Tile::City => !is_ocean_area,
                // Special tiles go where the one card that has them puts them.
                _ if tile.is_special() => self.cards().iter().flat_map(sites).any(is_own),
                _ => false,
            };
            if !belongs {
                return Err(match is_ocean_area {
                    true => Refusal::OnOcean(tile, space),
                    false => Refusal::Reserved(space),
                });
            }
        } else if tile == Tile::Ocean {
            return Err(Refusal::OceanOnLand(space));
        }
        let owner = owner.filter(|_| tile != Tile::Ocean);
        self.game.board.put(tile, space, owner);
        if owner == Some(HUMAN) {
            self.game.learn(Own::Tiles);
        }
        Ok(())
    }

    // --- MarsBot's turns ------------------------------------------------------------------------

    /// Carries out a turn with the cards that were turned over for it: what is told of it, and what
    /// it needs to go on. Unless it needs nothing, the table stands as before.
    ///
    /// # Errors
    /// Why MarsBot cannot do that.
    pub fn turn(
        &mut self,
        turn: &Turn,
        drawn: &[Drawn],
    ) -> Result<(Vec<Event>, Option<Need>), Refusal> {
        let first = match turn {
            Turn::With(card) => Some(card),
            Turn::End => None,
        };
        self.check_cards(first.into_iter().chain(drawn))?;
        let mut after = self.clone();
        let mut log = Log::new();
        let game = &mut after.game;
        game.cardboard_mut().drawn = drawn.iter().rev().cloned().collect();
        match turn {
            Turn::End => {
                if !game.is_terraformed() {
                    return Err(Refusal::NotComplete);
                }
                self.check_passed()?;
                // Those of the player can come later, so that the table is not yet cleared.
                game.place_last_greeneries(&mut log);
                game.phase = Phase::Greeneries;
            }
            Turn::With(card) => {
                self.check_left(card)?;
                let turned = &mut game.cardboard_mut().turned;
                match card {
                    Drawn::Bonus(_) => turned.1 += 1,
                    _ => turned.0 += 1,
                }
                match card {
                    Drawn::Project(card) => game.resolve(ActionCard::Project(*card), &mut log),
                    Drawn::Bonus(bonus) => game.resolve(ActionCard::Bonus(*bonus), &mut log),
                    Drawn::Shown(shown) => {
                        game.begin_bot_turn(&mut log);
                        game.resolve_shown(shown, None, &mut log);
                    }
                    Drawn::Nothing => return Err(Refusal::CardNotAwaited),
                }
            }
        }
        let table = game.cardboard_mut();
        let (need, has_rest) = (table.need.take(), !table.drawn.is_empty());
        let mut events = log.into_events();
        if let Some((told, need)) = need {
            events.truncate(told);
            return Ok((events, Some(need)));
        }
        if has_rest {
            return Err(Refusal::CardNotAwaited);
        }
        game.forget_player();
        // Which token the player loses, and what the player's cards make of it all, is decided at
        // the table; so is what lies on its discard piles.
        game.question = Question::Phase;
        game.due.clear();
        game.bot_mut().bonus_discard = BonusSet::default();
        *self = after;
        Ok((events, None))
    }

    /// No card is turned over that is out of the game or in MarsBot's pile.
    fn check_cards<'a>(&self, mut cards: impl Iterator<Item = &'a Drawn>) -> Result<(), Refusal> {
        let bot = self.game.bot();
        cards.try_for_each(|card| match card {
            Drawn::Bonus(bonus) if bot.destroyed.contains(*bonus) => {
                Err(Refusal::Destroyed(*bonus))
            }
            Drawn::Project(card) if bot.pile.contains(*card) => Err(Refusal::InPile(*card)),
            _ => Ok(()),
        })
    }

    /// The action deck has so many project cards and so many bonus cards, and no more.
    fn check_left(&self, card: &Drawn) -> Result<(), Refusal> {
        let (all, _) = self.action_deck();
        match (self.cards_left(), card) {
            ((0, 0), _) => Err(Refusal::DeckEmpty),
            ((_, 0), Drawn::Bonus(_)) => Err(Refusal::NoBonusLeft),
            ((0, _), Drawn::Project(_) | Drawn::Shown(_)) => Err(Refusal::NoProjectLeft(all)),
            _ => Ok(()),
        }
    }
}

/// Where a card puts this tile, if the effect does that.
fn site_of(tile: Tile) -> impl Fn(&Effect) -> Option<Site> {
    move |effect| match effect {
        Effect::Place(placed, site) if *placed == tile => Some(*site),
        _ => None,
    }
}

fn on_scale(parameter: Parameter, value: i8) -> Result<i8, Refusal> {
    let (least, most) = (parameter.lowest(), parameter.highest());
    let is_step = (i16::from(value) - i16::from(least)) % i16::from(parameter.step()) == 0;
    match (least..=most).contains(&value) && is_step {
        true => Ok(value),
        false => Err(Refusal::OutOfRange(least.into(), most.into())),
    }
}
