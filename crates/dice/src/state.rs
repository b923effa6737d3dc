//! The state of a game: a plain value of fixed size.

use arrayvec::ArrayVec;
use kit::{BySeat, Chance, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::api::Source;
use crate::board::{Board, Grid, OCEANS, SpaceId};
use crate::cards::{CardSet, Deck};
use crate::data::{
    BoardId, ByColor, CardId, Color, EffectId, MilestoneId, Parameter, Set, Symbol, Timing,
    Timings, Track, catalogue,
};
use crate::dice::Dice;
use crate::player::Player;

/// Dice of each colour in the box.
pub const DICE_OF_A_COLOR: u8 = 12;
/// Wild tokens in the box [19.2].
pub const WILDS: u8 = 23;
/// Awards and milestones on the board.
pub const GOALS: usize = 3;
/// Turns of a solo game [15.1].
pub const SOLO_TURNS: u16 = 50;

/// The most tasks that can wait at once; the data lint keeps cards small enough for it.
pub(crate) const MAX_TASKS: usize = 64;

/// A game of Terraforming Mars: The Dice Game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DiceGame {
    pub(crate) variant: Variant,
    pub(crate) chance: Chance,
    /// Steps made on the tracks of temperature and oxygen.
    pub(crate) steps: [u8; 2],
    pub(crate) board: Board,
    /// Dice that nobody owns.
    pub(crate) pool: ByColor<u8>,
    pub(crate) awards: [Symbol; GOALS],
    pub(crate) milestones: [Goal; GOALS],
    pub(crate) players: BySeat<Player>,
    pub(crate) deck: Deck,
    pub(crate) discard: CardSet,
    /// The stack of bonus cards, and who has looked at it.
    pub(crate) bonuses: CardSet,
    pub(crate) looked: SeatSet,
    /// Who is still to choose a corporation.
    pub(crate) waiting: SeatSet,
    /// Whose turn it is, and how many turns have begun, extra turns aside.
    pub(crate) turn: Seat,
    pub(crate) turns: u16,
    pub(crate) course: Course,
    /// Main actions that follow the normal one.
    pub(crate) extra_mains: u8,
    /// Once two parameters are complete: how many turns are still to begin.
    pub(crate) closing: Option<u8>,
    pub(crate) over: bool,
    /// Dice chosen to be kept in a production turn.
    pub(crate) kept: Dice,
    /// Dice chosen to be rolled.
    pub(crate) cup: ByColor<u8>,
    /// Where the last tile was placed, if it could be.
    pub(crate) placed: Option<SpaceId>,
    /// Whether the last raise gave a bonus of its track.
    pub(crate) track_bonus: bool,
    /// What is still to be done, the next last.
    pub(crate) tasks: ArrayVec<Task, MAX_TASKS>,
}

/// The choices at set-up, as the rules read them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Variant {
    pub(crate) board: BoardId,
    pub(crate) corporate_era: bool,
    pub(crate) promo: bool,
}

impl Variant {
    /// Whether cards of this set are in the game.
    pub(crate) const fn has(self, set: Set) -> bool {
        match set {
            Set::Base => true,
            Set::CorporateEra => self.corporate_era,
            Set::Promo => self.promo,
        }
    }
}

/// A milestone on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Goal {
    pub(crate) id: MilestoneId,
    pub(crate) status: GoalStatus,
}

/// What has become of a milestone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum GoalStatus {
    /// Nobody has reached it.
    Open,
    /// Somebody has.
    Reached(Seat),
    /// Its time is over [15.5].
    Left,
}

/// What kind of turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Course {
    /// Not decided yet.
    Open,
    /// A production turn.
    Production,
    /// An action turn.
    Action,
}

/// Something that is still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Task {
    /// Asks where the city of the solo set-up goes.
    SoloCity,
    /// Asks where its ocean goes.
    SoloOcean(SpaceId),
    /// Asks where its greenery goes.
    SoloGreenery(SpaceId, SpaceId),
    /// Deals hands and corporations.
    Deal,
    /// Asks everybody which corporation to lead.
    Corporations,
    /// Lays the corporation open and gives its start bonus.
    Reveal(Seat),
    /// Rolls the starting production.
    StartProduction(Seat),
    /// Asks the first player for a die.
    Give,
    /// Offers the first bonus card of a solo game.
    SoloBonus,
    /// Begins the next turn, or ends the game.
    NextTurn,
    /// Asks for a production turn or a support action.
    Turn(Seat),
    /// Asks for a main action.
    Main(Seat),
    /// Asks for a support action.
    Support(Seat),
    /// Asks for free actions before the turn ends.
    After(Seat),
    /// Gives bonus cards for points.
    EndTurn(Seat),
    /// Asks which dice to keep.
    Keep(Seat),
    /// Asks which cards to discard, after the last one discarded.
    Discard(Seat, Option<CardId>),
    /// Draws, produces and refreshes.
    Produce(Seat),
    /// Asks which bonus card to play.
    Bonus(Seat),
    /// Carries out an effect.
    Due(Due),
    /// Asks what the effect needs to know.
    Ask(Due),
    /// Asks which die to lose.
    Lose(Seat, Color, Source),
}

impl Task {
    /// The kinds of card actions that can be used when it asks.
    pub(crate) const fn timings(&self) -> Timings {
        match self {
            Self::Turn(_) => Timings::of(&[Timing::Support, Timing::Free]),
            Self::Main(_) => Timings::of(&[Timing::Support, Timing::Main, Timing::Free]),
            Self::Support(_) => Timings::of(&[Timing::Support]),
            Self::After(_) => Timings::of(&[Timing::Free]),
            _ => Timings::of(&[]),
        }
    }
}

/// An effect that is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Due {
    /// For whom.
    pub(crate) seat: Seat,
    /// Why.
    pub(crate) source: Source,
    pub(crate) effect: EffectId,
    /// Effects of the same group may be carried out in any order.
    pub(crate) group: u8,
    /// How much of it is done.
    pub(crate) step: u8,
    /// The card whose playing set it off.
    pub(crate) played: Option<CardId>,
}

impl DiceGame {
    pub(crate) fn grid(&self) -> &'static Grid {
        catalogue().grid(self.variant.board)
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.players.len())
    }

    /// The opponents of a seat, clockwise.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        seat.round(self.players.len()).skip(1)
    }

    pub(crate) fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    /// Where a parameter stands: degrees, percent or tiles.
    pub fn parameter(&self, parameter: Parameter) -> i8 {
        match track(parameter) {
            Some(track) => track.start + track.step * self.steps[parameter.index()] as i8,
            None => self.board.with(crate::data::Tile::Ocean).len() as i8,
        }
    }

    /// Whether a parameter is complete [10.5].
    pub fn is_complete(&self, parameter: Parameter) -> bool {
        self.parameter(parameter) >= end(parameter)
    }

    /// How many parameters are complete.
    pub(crate) fn complete(&self) -> usize {
        Parameter::ALL
            .iter()
            .filter(|parameter| self.is_complete(**parameter))
            .count()
    }

    /// Wild tokens that nobody owns.
    pub(crate) fn wilds_left(&self) -> u8 {
        WILDS.saturating_sub(self.players.iter().map(|player| player.wilds).sum())
    }

    /// The round being played: in a solo game the number of the turn.
    pub fn round(&self) -> u16 {
        self.turns.div_ceil(self.players.len() as u16)
    }
}

/// The track of a parameter that has one.
pub(crate) fn track(parameter: Parameter) -> Option<&'static Track> {
    catalogue().track(parameter)
}

/// Where a parameter is complete [10.5].
pub(crate) fn end(parameter: Parameter) -> i8 {
    track(parameter).map_or(OCEANS as i8, |track| track.end)
}
