//! The effect language: what a card can do, as a closed, typed grammar.
//!
//! Playing, judging whether an action can be used, explaining why not, and the text on the card
//! all read the same tree. The parts of one card may be carried out in any order [8.2]; lists
//! inside a part are carried out as written. What cannot be carried out is skipped.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Color, Cost, EffectId, Kind, Parameter, Symbol, Tile, Timing};

/// One thing that happens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum Effect {
    /// Takes dice of a colour from the pool and rolls them [7.5].
    Roll(Color, u8),
    /// Takes dice of chosen colours from the pool and rolls them together [9.1].
    RollAny(u8),
    /// Takes a die for everything counted and rolls them.
    RollPer(Color, Count),
    /// Takes dice and sets them to the symbol [7.7].
    Gain(Symbol, u8),
    /// Takes dice of a colour, each set to a face of choice [9.2].
    Pick(Color, u8),
    /// Takes dice of any colour, each set to a face of choice [9.3].
    PickAny(u8),
    /// Takes wild tokens.
    Wild(u8),
    /// Points at once [9.5].
    Score(u8),
    /// A point at once for everything counted.
    ScorePer(Count),
    /// Raises a parameter by single steps [10.4].
    Raise(Parameter, u8),
    /// Puts a tile on a space that fits [9.7].
    Place(Tile, Site),
    /// Draws cards.
    Draw(u8),
    /// Turns up to so many own dice to faces of choice [9.4].
    Turn(u8),
    /// Each opponent loses one such resource [9.6].
    OthersLose(Symbol),
    /// Each opponent loses one die of the colour, of their own choice [9.6].
    OthersLoseAny(Color),
    /// Pays exactly these symbols; a cost.
    Spend(Cost),
    /// Pays one resource of a colour; a cost.
    SpendOf(Color),
    /// Pays one resource of any kind; a cost.
    SpendAny,
    /// Discards cards from the hand; a cost.
    Discard(u8),
    /// Pays any number, at least 1, of a symbol and takes as many dice set to another.
    Exchange {
        /// What is paid.
        from: Symbol,
        /// What is taken; of free choice, each its own, if nothing is said [17.16].
        #[serde(default)]
        to: Option<Symbol>,
    },
    /// A whole further turn right away [17.24].
    ExtraTurn,
    /// One more main action after the normal one [17.23].
    ExtraMain,
    /// One more support action now [17.25].
    ExtraSupport,
    /// Takes the brown box of the card whose playing set this off [17.6].
    ProducePlayed,
    /// One of these lists.
    ChooseOne(Vec<Effects>),
    /// One after the other: what comes later depends on what came before.
    InOrder(Effects),
    /// Depends on a condition, judged when it comes to it; pays once [17.3].
    If {
        /// What must hold.
        condition: Condition,
        /// What happens then.
        then: Effects,
    },
}

/// Something on the table that can be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum Count {
    /// Tiles of all kinds in the middle row [17.10].
    TilesInMiddleRow,
    /// City tiles on the board [17.11].
    Cities,
    /// Tiles of a kind beside the tile just placed [17.14].
    Beside(Tile),
}

/// Something that holds or not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum Condition {
    /// The tile just placed lies beside one of these.
    Beside(Vec<Tile>),
    /// The raise just made gave a bonus of its track [17.13].
    TrackBonus,
}

/// Where a tile may go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub enum Site {
    /// A free space kept for oceans [11.2].
    OceanArea,
    /// Free land.
    Land,
    /// Free land with no city beside it [11.5].
    City,
    /// Free land with no tile beside it.
    Isolated,
    /// Free land beside such a tile; for a city beside a city the city rule is off [17.2].
    NextTo(Tile),
}

/// What holds as long as the card is in play; never rotated [16.2].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum Ongoing {
    /// Something happens whenever something else does.
    Trigger(Trigger),
    /// Cards cost one less of the symbol [16.3].
    Discount(Symbol),
    /// So many more dice are kept in a production turn [16.9].
    Storage(u8),
    /// In a production turn the hand is filled up to so many cards [17.8].
    HandSize(u8),
}

/// A standing effect that waits for something to happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Trigger {
    /// What it waits for.
    pub on: Happening,
    /// Whose doing it must be.
    pub by: By,
    /// What happens then.
    pub effects: Effects,
}

/// What a trigger waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum Happening {
    /// Such a tile was placed [16.6].
    TilePlaced(Tile),
    /// Any tile was placed beside such a tile; once, however many there are [17.5].
    TilePlacedNextTo(Tile),
    /// A card was played that fits all that is said.
    CardPlayed {
        /// Its colour.
        #[serde(default)]
        kind: Option<Kind>,
        /// A symbol in its cost.
        #[serde(default)]
        cost: Option<Symbol>,
        /// Whether it must give points at the end; negative ones are none [17.9].
        #[serde(default)]
        points: bool,
    },
    /// A standard action was used.
    StandardAction,
}

/// Whose doing sets off a trigger.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum By {
    /// The owner's.
    Owner,
    /// Anybody's.
    Anyone,
}

/// A blue card's action [6.2]: pay what is left of the arrow, get what is right of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Action {
    /// When it can be used.
    pub timing: Timing,
    /// What is paid.
    #[serde(default)]
    pub cost: Effects,
    /// What one gets.
    pub gain: Effects,
}

/// A list of effects.
pub type Effects = kit::Numbered<Effect>;

/// The first fixed cost in a list.
pub(crate) fn fixed_cost(effects: &Effects) -> &Cost {
    let fixed = effects.iter().find_map(|effect| match effect {
        Effect::Spend(cost) => Some(cost),
        _ => None,
    });
    fixed.unwrap_or(Cost::NONE)
}

/// Matches the effects that are carried out without asking anybody.
macro_rules! asks_nothing {
    () => {
        $crate::data::Effect::Roll(..)
            | $crate::data::Effect::RollPer(..)
            | $crate::data::Effect::Gain(..)
            | $crate::data::Effect::Wild(_)
            | $crate::data::Effect::Score(_)
            | $crate::data::Effect::ScorePer(_)
            | $crate::data::Effect::Raise(..)
            | $crate::data::Effect::Draw(_)
            | $crate::data::Effect::OthersLose(_)
            | $crate::data::Effect::OthersLoseAny(_)
            | $crate::data::Effect::Spend(_)
            | $crate::data::Effect::ExtraTurn
            | $crate::data::Effect::ExtraMain
            | $crate::data::Effect::ExtraSupport
            | $crate::data::Effect::ProducePlayed
            | $crate::data::Effect::InOrder(_)
            | $crate::data::Effect::If { .. }
    };
}

pub(crate) use asks_nothing;

/// The lists inside an effect, shared or to be changed.
macro_rules! lists {
    ($effect:expr, $one:path) => {
        match $effect {
            Effect::ChooseOne(options) => [options, Default::default()],
            Effect::InOrder(list) | Effect::If { then: list, .. } => {
                [$one(list), Default::default()]
            }
            Effect::Roll(..)
            | Effect::RollPer(..)
            | Effect::RollAny(_)
            | Effect::Pick(..)
            | Effect::PickAny(_)
            | Effect::Gain(..)
            | Effect::Wild(_)
            | Effect::Score(_)
            | Effect::ScorePer(_)
            | Effect::Raise(..)
            | Effect::Place(..)
            | Effect::Draw(_)
            | Effect::Turn(_)
            | Effect::OthersLose(_)
            | Effect::OthersLoseAny(_)
            | Effect::ExtraTurn
            | Effect::ExtraMain
            | Effect::ExtraSupport
            | Effect::ProducePlayed
            | Effect::Spend(_)
            | Effect::SpendOf(_)
            | Effect::SpendAny
            | Effect::Discard(_)
            | Effect::Exchange { .. } => Default::default(),
        }
    };
}

kit::nested! { Effect, EffectId, lists }
