//! What one viewer may know, built up from nothing; and states imagined from it.

use arrayvec::ArrayVec;
use kit::{BySeat, Game as _, Message, Rng, Seat, SeatSet, Tell as _, Viewer};
use rand::RngExt as _;
use rand::seq::SliceRandom as _;
use serde::Serialize;
use ts_rs::TS;

use crate::api::{Payment, Prompt};
use crate::automa::BotView;
use crate::board::SpaceId;
use crate::cards::{CardSet, MAX_CARDS, MAX_CORPORATIONS};
use crate::data::{
    AwardId, ByResource, ByTag, CardId, CorporationId, MilestoneId, Parameter, Tile,
};
use crate::payment::{Bill, CARD_PRICE, Purpose};
use crate::scoring::{Score, award_points};
use crate::state::{Mars, Phase, Question};

/// What one viewer may know of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// The board's id.
    pub board: &'static str,
    /// What is going on.
    pub phase: Phase,
    /// The number of the generation.
    pub generation: u8,
    /// Whether the game ends after this generation, as things stand.
    pub is_last: bool,
    /// The first player.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Who is asked.
    pub asked: SeatSet,
    /// Who has passed.
    pub passed: SeatSet,
    /// Degrees.
    pub temperature: i8,
    /// Percent.
    pub oxygen: i8,
    /// Ocean tiles on the board.
    pub oceans: i8,
    /// Everything that lies on the board.
    pub tiles: Vec<TileView>,
    /// Claimed spaces.
    pub claims: Vec<(Seat, SpaceId)>,
    /// Cards in the deck.
    pub deck: usize,
    /// Cards on the discard pile.
    pub discard: usize,
    /// Claimed milestones.
    pub milestones: Vec<(MilestoneId, Seat)>,
    /// Funded awards.
    pub awards: Vec<(AwardId, Seat)>,
    /// How every seat stands in each milestone of the board, in its order; none in a solo game.
    pub milestone_standings: Vec<(MilestoneId, BySeat<i32>)>,
    /// Who has reached which milestone, as long as it can be claimed.
    pub milestones_reached: Vec<(MilestoneId, SeatSet)>,
    /// How every seat stands in each award of the board, in its order; none in a solo game.
    pub award_standings: Vec<(AwardId, BySeat<i32>)>,
    /// The points that each award would bring everybody now, were it funded or not.
    pub award_points: Vec<(AwardId, BySeat<i32>)>,
    /// What the next award costs, while one is left.
    pub award_price: Option<u8>,
    /// What is MarsBot's alone, if it plays at seat B.
    pub mars_bot: Option<BotView>,
    /// The players.
    pub players: BySeat<PlayerView>,
    /// What the viewer is asked.
    pub prompt: Option<Prompt>,
}

/// A tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TileView {
    /// Where.
    pub space: SpaceId,
    /// What.
    pub tile: Tile,
    /// Whose; oceans and neutral tiles are nobody's.
    pub owner: Option<Seat>,
}

/// What a viewer may know of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlayerView {
    /// The corporation, once all have chosen.
    pub corporation: Option<CorporationId>,
    /// What is in stock.
    pub stock: ByResource<u16>,
    /// What is produced.
    pub production: ByResource<i16>,
    /// The terraform rating.
    pub rating: u16,
    /// What a unit of steel is worth.
    pub steel_value: u8,
    /// What a unit of titanium is worth.
    pub titanium_value: u8,
    /// Tags in play.
    pub tags: ByTag<u8>,
    /// Cards in hand.
    pub hand: usize,
    /// Cards face up in play, with their tokens.
    pub played: Vec<PlayedView>,
    /// Events played.
    pub events: CardSet,
    /// Whether the corporation's action was used in this generation.
    pub corporation_used: bool,
    /// Money off the next card.
    pub next_discount: u8,
    /// Steps by which the next card's requirements are eased.
    pub next_shift: u8,
    /// Points as they stand.
    pub score: Score,
    /// What only the owner sees.
    pub private: Option<PrivateView>,
}

/// A card in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlayedView {
    /// Which.
    pub card: CardId,
    /// Tokens on it.
    pub tokens: u8,
    /// Whether its action was used in this generation.
    pub used: bool,
}

/// What only the owner sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PrivateView {
    /// The cards in hand.
    pub hand: CardSet,
    /// What each of them costs now.
    pub prices: Vec<(CardId, u8)>,
    /// The first requirement that a card in hand or laid out does not meet now.
    pub lacks: Vec<(CardId, Message)>,
    /// What a good player would pay with, while the owner is asked to pay.
    pub suggested: Option<Payment>,
    /// Cards laid out to be chosen from.
    pub dealt: CardSet,
    /// Cards chosen from those.
    pub picked: CardSet,
    /// The corporations to choose from.
    pub offered: Vec<CorporationId>,
    /// The one chosen, until all have chosen.
    pub chosen: Option<CorporationId>,
    /// How the picked cards will be paid.
    pub payment: Payment,
    /// Cards that the owner has passed on in the draft that is going on.
    pub handed_on: CardSet,
    /// Discarded cards that the owner has seen.
    pub known: CardSet,
}

impl View {
    pub(crate) fn new(game: &Mars, viewer: Viewer) -> Self {
        let scores = game.scores();
        let goals = game.variant.map;
        let has_goals = !game.is_solo();
        let in_milestone = |id: MilestoneId| {
            BySeat::new(game.players.len(), |seat| {
                game.milestone_standing(seat, id).0
            })
        };
        let has_reached = |seat: &Seat, id: MilestoneId| {
            let (has, needs) = game.milestone_standing(*seat, id);
            has >= needs
        };
        let can_be_claimed = |id: &MilestoneId| {
            has_goals
                && !game.claimed.is_full()
                && game.claimed.iter().all(|(other, _)| other != id)
        };
        let in_award =
            |id: AwardId| BySeat::new(game.players.len(), |seat| game.award_standing(seat, id));
        let tile = |space: SpaceId| {
            game.board.tile(space).map(|tile| TileView {
                space,
                tile,
                owner: game.board.owner(space),
            })
        };
        let claims = game.seats().flat_map(|seat| {
            game.board.claims[seat.index()]
                .iter()
                .map(move |space| (seat, space))
        });
        Self {
            board: &game.variant.map.map().id,
            phase: game.phase,
            generation: game.generation,
            is_last: game.is_last_generation(),
            first: game.first,
            active: game.active,
            asked: game.asked(),
            passed: game.passed,
            temperature: game.temperature,
            oxygen: game.oxygen,
            oceans: game.parameter(Parameter::Oceans),
            tiles: game.board.occupied().iter().filter_map(tile).collect(),
            claims: claims.collect(),
            deck: game.deck.len(),
            discard: game.discard.len(),
            milestones: game.claimed.to_vec(),
            awards: game.funded.to_vec(),
            milestone_standings: goals
                .milestones()
                .filter(|_| has_goals)
                .map(|id| (id, in_milestone(id)))
                .collect(),
            milestones_reached: goals
                .milestones()
                .filter(can_be_claimed)
                .map(|id| {
                    (
                        id,
                        game.seats().filter(|seat| has_reached(seat, id)).collect(),
                    )
                })
                .collect(),
            award_standings: goals
                .awards()
                .filter(|_| has_goals)
                .map(|id| (id, in_award(id)))
                .collect(),
            award_points: goals
                .awards()
                .filter(|_| has_goals)
                .map(|id| (id, award_points(&in_award(id))))
                .collect(),
            award_price: game.award_price(),
            mars_bot: game.automa.as_ref().map(BotView::new),
            players: BySeat::new(game.players.len(), |seat| {
                PlayerView::new(game, seat, viewer, scores[seat])
            }),
            prompt: match viewer {
                Viewer::Seat(seat) => game.prompt(seat),
                Viewer::Spectator | Viewer::Archive => None,
            },
        }
    }
}

impl PlayerView {
    fn new(game: &Mars, seat: Seat, viewer: Viewer, score: Score) -> Self {
        let player = &game.players[seat];
        let played = player.played.iter().map(|card| PlayedView {
            card,
            tokens: game.tokens_on(card),
            used: game.used.contains(card),
        });
        Self {
            corporation: player.corporation,
            stock: player.stock,
            production: player.production,
            rating: player.rating,
            steel_value: player.modifiers.steel,
            titanium_value: player.modifiers.titanium,
            tags: player.tags,
            hand: player.hand.len(),
            played: played.collect(),
            events: player.events,
            corporation_used: player.corporation_used,
            next_discount: player.next_discount,
            next_shift: player.next_shift,
            score,
            private: viewer.is(seat).then(|| PrivateView {
                hand: player.hand,
                prices: player
                    .hand
                    .iter()
                    .map(|card| (card, game.price(seat, card)))
                    .collect(),
                lacks: game
                    .laid_out(seat)
                    .or(player.hand)
                    .iter()
                    .filter_map(|card| Some((card, game.lacks(seat, card)?.tell())))
                    .collect(),
                suggested: game.suggested_payment(seat),
                dealt: player.dealt,
                picked: player.picked,
                offered: player.offered.into_iter().flatten().collect(),
                chosen: player.chosen,
                payment: player.payment,
                handed_on: player.handed_on,
                known: player.known,
            }),
        }
    }
}

impl Mars {
    /// A state that the seat cannot tell from this one: every card whose place it does not know is
    /// dealt anew, in the same numbers, and the seed is forgotten.
    pub(crate) fn imagined(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut game = self.clone();
        game.chance.reseed(rng);
        let known_discards = game.discard.and(game.players[seat].known);
        let hidden_discards = game.discard.without(known_discards);
        // Shuffled from a fixed order, so that the result follows from what the seat knows alone.
        let mut unknown = hidden_discards.or(game.deck.cards().iter().copied().collect());
        let announced = game.announced_card();
        // What the seat has passed on in a draft lies before one of the others.
        let handed_on = game.players[seat].handed_on;
        let others = || self.seats().filter(|other| *other != seat);
        let mut seen = CardSet::NONE;
        let mut places = 0;
        for other in others() {
            let player = &mut game.players[other];
            player.hand = player.hand.without(announced);
            let laid_out = player.dealt.or(player.picked);
            places += laid_out.len();
            seen = seen.or(laid_out.and(handed_on));
            unknown = unknown.or(player.hand.or(laid_out.without(handed_on)));
        }
        if let Some(bot) = &game.automa {
            unknown = unknown.or(bot.cards()[0]);
        }
        let mut hidden = shuffled(&unknown, rng);
        if let Some(bot) = &mut game.automa {
            bot.imagine(|| hidden.pop().expect("it was just taken"), rng);
        }
        let before_others = seen.or(take(&mut hidden, places - seen.len()));
        let mut before_others = shuffled(&before_others, rng);
        for other in others() {
            let player = &mut game.players[other];
            player.hand = take(&mut hidden, player.hand.len());
            if other == self.active {
                player.hand = player.hand.or(announced);
            }
            player.dealt = take(&mut before_others, player.dealt.len());
            player.picked = take(&mut before_others, player.picked.len());
            player.handed_on = CardSet::NONE;
            player.known = CardSet::NONE;
        }
        game.discard = known_discards.or(take(&mut hidden, hidden_discards.len()));
        game.deck = hidden.into_iter().collect();
        game.imagine_offers(seat, rng);
        if matches!(game.phase, Phase::OpeningHand | Phase::Research) {
            let still_choosing = game.waiting.union(game.variant.beginners);
            for other in others().filter(|other| !still_choosing.contains(*other)) {
                game.imagine_purchase(other, rng);
            }
        }
        game
    }

    /// How many cards others buy is hidden until all have chosen: any number they can pay for.
    fn imagine_purchase(&mut self, seat: Seat, rng: &mut Rng) {
        let player = &mut self.players[seat];
        let mut cards = shuffled(&player.dealt.or(player.picked), rng);
        let most = player.spendable() / u16::from(CARD_PRICE);
        let bought = rng.random_range(0..=cards.len().min(most.into()));
        player.picked = take(&mut cards, bought);
        player.dealt = cards.into_iter().collect();
        let bill = self.research_bill(seat);
        self.players[seat].payment = self.first_way(&bill);
    }

    /// The card that is being paid for: it stays where it is.
    fn announced_card(&self) -> CardSet {
        match self.question {
            Question::Pay(Bill {
                purpose: Purpose::Card(card),
                ..
            }) => [card].into_iter().collect(),
            _ => CardSet::NONE,
        }
    }

    /// Corporations that others may still choose from are dealt anew.
    fn imagine_offers(&mut self, seat: Seat, rng: &mut Rng) {
        let own = self.players[seat].offered;
        let is_hidden = |other: &CorporationId| !own.contains(&Some(*other));
        let mut hidden: ArrayVec<_, MAX_CORPORATIONS> =
            self.variant.corporations().filter(is_hidden).collect();
        hidden.shuffle(rng);
        for other in self.seats().filter(|other| *other != seat) {
            let player = &mut self.players[other];
            if player.offered[1].is_some() {
                player.offered = [hidden.pop(), hidden.pop()];
                player.chosen = player.chosen.and(player.offered[0]);
            }
        }
    }
}

/// Cards in any order.
type Pile = ArrayVec<CardId, MAX_CARDS>;

fn shuffled(cards: &CardSet, rng: &mut Rng) -> Pile {
    let mut pile: Pile = cards.iter().collect();
    pile.shuffle(rng);
    pile
}

/// Takes so many cards from the top of a pile.
fn take(from: &mut Pile, count: usize) -> CardSet {
    from.drain(from.len() - count..).collect()
}
