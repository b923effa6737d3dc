//! What one viewer may know, built up from nothing.

use kit::{BySeat, Seat, SeatSet, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::board::SpaceId;
use crate::cards::CardSet;
use crate::data::{
    ByColor, CardId, CorporationId, MilestoneId, Parameter, Production, Symbol, Tile,
};
use crate::dice::Dice;
use crate::scoring::Score;
use crate::state::{Course, DiceGame, GoalStatus, SOLO_TURNS, end};

/// What one viewer may know of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// The id of the side of the board.
    pub board: &'static str,
    /// Whether the Corporate Era cards are in the game.
    pub corporate_era: bool,
    /// Whether the promo pack is in the game.
    pub promo: bool,
    /// The parameters.
    pub parameters: Vec<ParameterView>,
    /// The tiles on the board.
    pub tiles: Vec<TileView>,
    /// Dice that nobody owns.
    pub pool: ByColor<u8>,
    /// Wild tokens that nobody owns.
    pub wilds: u8,
    /// The awards.
    pub awards: Vec<AwardView>,
    /// The milestones, from the top.
    pub milestones: Vec<MilestoneView>,
    /// Cards in the project deck.
    pub deck: usize,
    /// Cards in the discard pile.
    pub discards: usize,
    /// Bonus cards in the stack.
    pub bonuses: usize,
    /// Whose turn it is.
    pub turn: Seat,
    /// The round; in a solo game the turn.
    pub round: u16,
    /// The last round, where it is fixed.
    pub rounds: Option<u16>,
    /// What kind of turn it is.
    pub course: Course,
    /// Once two parameters are complete: how many turns are still to begin.
    pub last_turns: Option<u8>,
    /// Whether the game is over.
    pub over: bool,
    /// Who still chooses a corporation.
    pub waiting: SeatSet,
    /// The players.
    pub players: BySeat<PlayerView>,
    /// What only the viewer knows, if it is a player.
    pub own: Option<OwnView>,
}

/// A parameter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ParameterView {
    /// Which.
    pub parameter: Parameter,
    /// Where it stands.
    pub value: i8,
    /// Where it is complete.
    pub end: i8,
    /// Whether it is complete.
    pub complete: bool,
}

/// A tile on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TileView {
    /// Where.
    pub space: String,
    /// What.
    pub tile: Tile,
    /// The card that names a special tile.
    pub card: Option<CardId>,
}

/// An award.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AwardView {
    /// Its symbol.
    pub symbol: Symbol,
    /// How many symbols each player has.
    pub counts: BySeat<usize>,
    /// What it would give each player now.
    pub points: BySeat<i32>,
}

/// A milestone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct MilestoneView {
    /// Which.
    pub id: MilestoneId,
    /// What has become of it.
    pub status: GoalStatus,
    /// How much is needed.
    pub needs: u8,
    /// How much each player has.
    pub counts: BySeat<usize>,
}

/// A player, as everybody sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlayerView {
    /// The corporation, once revealed.
    pub corporation: Option<CorporationId>,
    /// Dice.
    pub dice: Dice,
    /// Wild tokens.
    pub wilds: u8,
    /// The place on the track of points.
    pub points: u16,
    /// Cards in hand.
    pub hand: usize,
    /// Cards played.
    pub played: CardSet,
    /// Blue cards used since the last production turn.
    pub used: CardSet,
    /// What all brown boxes give.
    pub production: Production,
    /// How much less of each symbol cards cost.
    pub discount: Dice,
    /// How many dice are kept in a production turn.
    pub keep: u8,
    /// Up to how many cards the hand is filled in a production turn.
    pub refill: u8,
    /// Whether the player has looked at the bonus cards.
    pub looked: bool,
    /// All points, if the game ended now.
    pub score: Score,
}

/// What only a player knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OwnView {
    /// Cards in hand.
    pub hand: CardSet,
    /// What each of them costs now, after discounts.
    pub costs: Vec<(CardId, Dice)>,
    /// Own discards, until the next reshuffle.
    pub discarded: CardSet,
    /// The corporations to choose from, or the chosen one while others still choose.
    pub corporations: Vec<CorporationId>,
    /// The bonus cards that are left, once looked at.
    pub bonuses: Option<CardSet>,
}

impl View {
    pub(crate) fn new(game: &DiceGame, viewer: Viewer) -> Self {
        let players = game.players.len();
        let own = match viewer {
            Viewer::Seat(seat) => game.players.get(seat).map(|player| OwnView {
                hand: player.hand,
                costs: player
                    .hand
                    .iter()
                    .map(|card| (card, player.cost(card)))
                    .collect(),
                discarded: player.known,
                corporations: player.offered.to_vec(),
                bonuses: game.looked.contains(seat).then_some(game.bonuses),
            }),
            Viewer::Spectator | Viewer::Archive => None,
        };
        Self {
            board: &game.variant.board.board().id,
            corporate_era: game.variant.corporate_era,
            promo: game.variant.promo,
            parameters: Parameter::ALL
                .iter()
                .map(|&parameter| ParameterView {
                    parameter,
                    value: game.parameter(parameter),
                    end: end(parameter),
                    complete: game.is_complete(parameter),
                })
                .collect(),
            tiles: SpaceId::all()
                .filter_map(|space| {
                    Some(TileView {
                        space: space.to_string(),
                        tile: game.board.tile(space)?,
                        card: game
                            .board
                            .specials()
                            .find(|(_, at)| *at == space)
                            .map(|(card, _)| card),
                    })
                })
                .collect(),
            pool: game.pool,
            wilds: game.wilds_left(),
            awards: game
                .awards
                .iter()
                .map(|&symbol| AwardView {
                    symbol,
                    counts: BySeat::new(players, |seat| game.symbols(seat, symbol)),
                    points: BySeat::new(players, |seat| game.award(seat, symbol)),
                })
                .collect(),
            milestones: game
                .milestones
                .iter()
                .map(|goal| {
                    let milestone = goal.id.milestone();
                    MilestoneView {
                        id: goal.id,
                        status: goal.status,
                        needs: milestone.at_least,
                        counts: BySeat::new(players, |seat| game.measure(seat, milestone.measure)),
                    }
                })
                .collect(),
            deck: game.deck.len(),
            discards: game.discard.len(),
            bonuses: game.bonuses.len(),
            turn: game.turn,
            round: game.round(),
            rounds: game.is_solo().then_some(SOLO_TURNS),
            course: game.course,
            last_turns: game.closing,
            over: game.over,
            waiting: game.waiting,
            players: BySeat::new(players, |seat| {
                let player = &game.players[seat];
                PlayerView {
                    corporation: player.corporation,
                    dice: player.dice,
                    wilds: player.wilds,
                    points: player.points,
                    hand: player.hand.len(),
                    played: player.played,
                    used: player.used,
                    production: player.modifiers.production,
                    discount: player.modifiers.discount,
                    keep: player.modifiers.keep,
                    refill: player.modifiers.hand,
                    looked: game.looked.contains(seat),
                    score: game.score_of(seat),
                }
            }),
            own,
        }
    }
}
