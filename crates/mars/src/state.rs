//! The state of a game: a plain value of fixed size.

use arrayvec::ArrayVec;
use kit::{BySeat, Chance, Log, Seat, SeatSet, copy_list};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::api::{Event, Source};
use crate::automa::{Automa, Terms};
use crate::board::{Board, Grid, SpaceId};
use crate::cards::{CardSet, Deck, Tokens};
use crate::data::{
    AwardId, ByResource, ByTag, CardId, Condition, Count, EffectId, MapId, MilestoneId, Parameter,
    Resource, Tag, Token, catalogue,
};
use crate::payment::Bill;
use crate::player::Player;

/// The most effects that can wait at once; the data lint keeps cards small enough for it.
pub(crate) const MAX_DUE: usize = 40;
/// Milestones that can be claimed, and awards that can be funded.
pub(crate) const MAX_AWARDS: usize = 3;

/// A game of Terraforming Mars.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Mars {
    pub(crate) variant: Variant,
    pub(crate) chance: Chance,
    pub(crate) phase: Phase,
    pub(crate) generation: u8,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    /// Actions that the active seat has done in this turn.
    pub(crate) taken: u8,
    pub(crate) passed: SeatSet,
    /// Who is still to answer where all answer at the same time.
    pub(crate) waiting: SeatSet,
    pub(crate) temperature: i8,
    pub(crate) oxygen: i8,
    pub(crate) board: Board,
    pub(crate) players: BySeat<Player>,
    pub(crate) deck: Deck,
    pub(crate) discard: CardSet,
    pub(crate) tokens: Tokens,
    /// Cards whose action was used in this generation.
    pub(crate) used: CardSet,
    pub(crate) claimed: ArrayVec<(MilestoneId, Seat), MAX_AWARDS>,
    pub(crate) funded: ArrayVec<(AwardId, Seat), MAX_AWARDS>,
    /// Effects that are due and not yet carried out.
    pub(crate) due: ArrayVec<Task, MAX_DUE>,
    pub(crate) question: Question,
    /// MarsBot, if it plays: it sits at seat B.
    pub(crate) automa: Option<Automa>,
}

/// Written out because a derived one would copy lists item by item, and searches copy all the time.
/// Lists are copied where they come to lie, and what could fail comes first, so that nothing is moved.
impl Clone for Mars {
    fn clone(&self) -> Self {
        let automa = self.automa.clone();
        let mut copy = Self {
            variant: self.variant,
            chance: self.chance.clone(),
            phase: self.phase,
            generation: self.generation,
            first: self.first,
            active: self.active,
            taken: self.taken,
            passed: self.passed,
            waiting: self.waiting,
            temperature: self.temperature,
            oxygen: self.oxygen,
            board: self.board,
            players: BySeat::default(),
            deck: self.deck,
            discard: self.discard,
            tokens: self.tokens,
            used: self.used,
            claimed: ArrayVec::new(),
            funded: ArrayVec::new(),
            due: ArrayVec::new(),
            question: self.question,
            automa,
        };
        copy.players.copy_from(&self.players);
        copy_list(&mut copy.claimed, &self.claimed);
        copy_list(&mut copy.funded, &self.funded);
        copy_list(&mut copy.due, &self.due);
        copy
    }
}

/// The choices at set-up, as the rules read them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Variant {
    pub(crate) map: MapId,
    pub(crate) corporate_era: bool,
    pub(crate) draft: bool,
    pub(crate) initial_draft: bool,
    pub(crate) goal: Goal,
    pub(crate) beginners: SeatSet,
    /// How MarsBot plays, if it does.
    pub(crate) automa: Option<Terms>,
}

/// What wins a solo game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Goal {
    /// All three parameters full.
    Terraform,
    /// A terraform rating of 63.
    Rating63,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// All pass cards round for the opening hand.
    OpeningDraft,
    /// All choose a corporation.
    Corporations,
    /// All choose which opening cards to buy.
    OpeningHand,
    /// All choose a card and pass the rest.
    Draft,
    /// All choose which cards to buy.
    Research,
    /// Turns.
    Actions,
    /// After the last production: plants become greenery.
    Greeneries,
    /// The game is over.
    Over,
}

/// An effect that is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Task {
    /// For whom.
    pub(crate) seat: Seat,
    /// Why.
    pub(crate) source: Source,
    pub(crate) effect: EffectId,
    /// How many effects of the same list come after it.
    pub(crate) rest: u8,
    /// The way of the source's action that follows once its cost is paid, counted from 1.
    pub(crate) option: u8,
    /// How much of it is done.
    pub(crate) step: u8,
    /// The card whose playing set it off.
    pub(crate) played: Option<CardId>,
    /// The space on which the effect before it put a tile.
    pub(crate) space: Option<SpaceId>,
    /// Whose tokens it takes, once the first are taken.
    pub(crate) victim: Option<Seat>,
}

impl Task {
    pub(crate) const fn new(seat: Seat, source: Source, effect: EffectId) -> Self {
        Self {
            seat,
            source,
            effect,
            rest: 0,
            option: 0,
            step: 0,
            played: None,
            space: None,
            victim: None,
        }
    }
}

/// What is asked in phases with turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Question {
    /// What the phase asks.
    Phase,
    /// With what to pay.
    Pay(Bill),
    /// Which of the due effects comes first.
    Order,
    /// What the effect needs to know.
    Effect(Task),
    /// Which way of an action.
    Action(Source),
    /// Which further card to sell; the last one sold.
    Sell(Option<CardId>),
    /// Which card loses an animal or a microbe to MarsBot.
    LoseToken(Source),
}

impl Mars {
    pub(crate) fn grid(&self) -> &'static Grid {
        catalogue().grid(self.variant.map)
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.len())
    }

    pub(crate) fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    /// The number of the generation.
    pub const fn generation(&self) -> u8 {
        self.generation
    }

    /// Where a parameter stands.
    pub fn parameter(&self, parameter: Parameter) -> i8 {
        match parameter {
            Parameter::Temperature => self.temperature,
            Parameter::Oxygen => self.oxygen,
            Parameter::Oceans => self.board.oceans.len() as i8,
        }
    }

    /// Whether all parameters are full.
    pub fn is_terraformed(&self) -> bool {
        Parameter::ALL
            .iter()
            .all(|parameter| self.parameter(*parameter) >= parameter.highest())
    }

    /// What is going on.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The money that a seat can spend, heat included where it counts as money.
    pub fn spendable(&self, seat: Seat) -> u16 {
        self.players[seat].spendable()
    }

    /// What a seat has in stock.
    pub fn stock(&self, seat: Seat) -> &ByResource<u16> {
        &self.players[seat].stock
    }

    /// What a seat produces.
    pub fn production(&self, seat: Seat) -> &ByResource<i16> {
        &self.players[seat].production
    }

    /// The tags that a seat has in play.
    pub fn tags(&self, seat: Seat) -> &ByTag<u8> {
        &self.players[seat].tags
    }

    /// The cards in a seat's hand.
    pub fn hand(&self, seat: Seat) -> &CardSet {
        &self.players[seat].hand
    }

    /// The cards that a seat has face up in play.
    pub fn played(&self, seat: Seat) -> &CardSet {
        &self.players[seat].played
    }

    /// Tokens on a card.
    pub fn tokens_on(&self, card: CardId) -> u8 {
        catalogue().slot(card).map_or(0, |slot| self.tokens.0[slot])
    }

    pub(crate) fn add_tokens(
        &mut self,
        task: &Task,
        card: CardId,
        change: i16,
        log: &mut Log<Event>,
    ) {
        let Some(slot) = catalogue().slot(card) else {
            return;
        };
        let count = &mut self.tokens.0[slot];
        *count = (i16::from(*count) + change).clamp(0, u8::MAX.into()) as u8;
        let (source, owner) = (task.source, self.owner_of(card).unwrap_or(task.seat));
        log.note(|| Event::Tokens {
            seat: owner,
            card,
            change,
            source,
        });
    }

    /// Who has the card face up in play.
    pub(crate) fn owner_of(&self, card: CardId) -> Option<Seat> {
        self.seats()
            .find(|seat| self.players[*seat].played.contains(card))
    }

    /// Own cards in play that hold a kind of token.
    pub(crate) fn holders(&self, seat: Seat, token: Token) -> impl Iterator<Item = CardId> + use<> {
        self.players[seat]
            .played
            .iter()
            .filter(move |card| card.card().holds == Some(token))
    }

    /// How many of something a seat counts, with a card that is being played.
    pub fn count(&self, seat: Seat, source: Source, count: Count) -> u8 {
        match count {
            Count::OwnTags(tag) => self.players[seat].tags[tag] + tags_of_event(source, tag),
            Count::OpponentTags(tag) => self
                .seats()
                .filter(|other| *other != seat)
                .map(|other| self.tags_shown(other, tag))
                .sum(),
            Count::Cities => self.board.cities.len() as u8,
            Count::CitiesOnMars => self.board.cities.and(crate::board::PLANET).len() as u8,
            Count::Events => {
                let played = self.players.iter().map(|player| player.events.len());
                played.sum::<usize>() as u8 + self.bot_events()
            }
        }
    }

    /// Whether a condition holds for a seat.
    pub fn holds(&self, seat: Seat, source: Source, condition: Condition) -> bool {
        match condition {
            Condition::AtLeast(count, least) => self.count(seat, source, count) >= least,
            Condition::RatingRaised => self.players[seat].raised,
        }
    }

    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        resource: Resource,
        change: i16,
        source: Source,
        log: &mut Log<Event>,
    ) {
        if change == 0 {
            return;
        }
        let stock = &mut self.players[seat].stock[resource];
        debug_assert!(
            i32::from(*stock) + i32::from(change) >= 0,
            "nobody falls below 0"
        );
        *stock = stock.saturating_add_signed(change);
        log.note(|| Event::Stock {
            seat,
            resource,
            change,
            source,
        });
    }

    pub(crate) fn produce(
        &mut self,
        seat: Seat,
        resource: Resource,
        change: i16,
        source: Source,
        log: &mut Log<Event>,
    ) {
        if change == 0 {
            return;
        }
        let player = &mut self.players[seat];
        debug_assert!(
            player.production_left(resource) + change >= 0,
            "production never falls below its floor"
        );
        player.production[resource] =
            (player.production[resource] + change).max(resource.production_floor());
        log.note(|| Event::Production {
            seat,
            resource,
            change,
            source,
        });
    }

    pub(crate) fn raise_rating(
        &mut self,
        seat: Seat,
        change: u8,
        source: Source,
        log: &mut Log<Event>,
    ) {
        if change == 0 {
            return;
        }
        let player = &mut self.players[seat];
        player.rating += u16::from(change);
        player.raised = true;
        log.note(|| Event::Rating {
            seat,
            change,
            source,
        });
    }

    /// Takes the top card; an empty deck is made anew from the discards [R3.4].
    pub(crate) fn draw_card(&mut self, log: &mut Log<Event>) -> Option<CardId> {
        self.deck.draw(&mut self.discard, &mut self.chance, || {
            self.players
                .iter_mut()
                .for_each(|player| player.known = CardSet::NONE);
            log.note(|| Event::Reshuffled);
        })
    }

    /// Takes cards from the top; fewer if there are no more.
    pub(crate) fn draw_cards(&mut self, seat: Seat, count: u8, log: &mut Log<Event>) -> CardSet {
        let mut cards = CardSet::NONE;
        for _ in 0..count {
            let Some(card) = self.draw_card(log) else {
                break;
            };
            cards.insert(card);
        }
        if !cards.is_empty() {
            log.reveal(seat);
        }
        cards
    }

    pub(crate) fn draw_to_hand(
        &mut self,
        seat: Seat,
        count: u8,
        source: Source,
        log: &mut Log<Event>,
    ) {
        let cards = self.draw_cards(seat, count, log);
        let player = &mut self.players[seat];
        player.hand = player.hand.or(cards);
        log.note(|| Event::Drew {
            seat,
            count: cards.len() as u8,
            cards,
            source,
        });
    }

    /// Puts cards that a seat was shown and does not keep on the discard pile, face down.
    pub(crate) fn discard_rest(
        &mut self,
        seat: Seat,
        cards: CardSet,
        source: Source,
        log: &mut Log<Event>,
    ) {
        self.discard_cards(seat, cards, false, source, log);
    }

    /// Puts a card of a seat's hand on the discard pile, face down.
    pub(crate) fn discard_from_hand(
        &mut self,
        seat: Seat,
        card: CardId,
        source: Source,
        log: &mut Log<Event>,
    ) {
        self.players[seat].hand.remove(card);
        self.discard_cards(seat, CardSet::only(card), true, source, log);
    }

    fn discard_cards(
        &mut self,
        seat: Seat,
        cards: CardSet,
        from_hand: bool,
        source: Source,
        log: &mut Log<Event>,
    ) {
        if cards.is_empty() {
            return;
        }
        self.discard = self.discard.or(cards);
        let player = &mut self.players[seat];
        player.known = player.known.or(cards);
        log.note(|| Event::Discarded {
            seat,
            from_hand,
            count: cards.len() as u8,
            cards,
            source,
        });
    }
}

/// An event's own tags count while it is carried out, though it lies face down later.
fn tags_of_event(source: Source, tag: Tag) -> u8 {
    match source {
        Source::Card(card) if card.card().is_event() => card
            .card()
            .tags
            .iter()
            .filter(|other| **other == tag)
            .count() as u8,
        _ => 0,
    }
}
