//! The effect language: what a card can do, as a closed, typed grammar.
//!
//! Playing, judging whether a card can be played, explaining why not, the preview and the text on
//! the card all read the same tree. The parts of one card may be carried out in any order
//! [R5.15]; lists inside a part are carried out as written.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    Amounts, EffectId, Kind, Named, Parameter, Resource, StandardProject, Tag, Tile, Token,
};

/// One thing that happens.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub enum Effect {
    /// Changes own production; decreases must be payable [R5.6].
    Production(Amounts),
    /// Raises own production for everything counted.
    ProductionPer {
        /// Of which resource.
        resource: Resource,
        /// What is counted.
        of: Count,
        /// How many are needed for one step.
        #[serde(default = "one")]
        per: u8,
    },
    /// One player, possibly oneself, loses this much production in full [R6.2].
    ReduceAny(Resource, u8),
    /// Raises production of a metal that the space under the tile shows; the player chooses.
    ProductionOfBonus {
        /// The tile whose space counts.
        under: Tile,
        /// The metals that count.
        of: Vec<Resource>,
    },
    /// Lowers one production by a chosen amount, at least 1, and raises another as much.
    ConvertProduction {
        /// What goes down.
        from: Resource,
        /// What goes up.
        to: Resource,
    },
    /// Takes from the supply.
    Gain(Amounts),
    /// Takes from the supply for everything counted.
    GainPer {
        /// Which resource.
        resource: Resource,
        /// What is counted.
        of: Count,
        /// How many are needed for one.
        #[serde(default = "one")]
        per: u8,
    },
    /// Spends money; the listed metals, and heat for Helion, may stand in.
    Pay {
        /// The price.
        money: u8,
        /// Metals that may be used.
        #[serde(default)]
        with: Vec<Resource>,
    },
    /// Spends other resources than money, in full.
    Spend(Amounts),
    /// Spends any amount, at least 1, and gains as much of another resource.
    Exchange {
        /// What is spent.
        from: Resource,
        /// What is gained.
        to: Resource,
    },
    /// One player loses up to this much of a stock; optional [R6.1].
    RemoveAny(Resource, u8),
    /// One player hands over up to this much of a stock; optional [R6.1].
    StealAny(Resource, u8),
    /// One card of any player loses up to this many tokens; optional.
    RemoveTokens(Token, u8),
    /// One other card of any player loses one token; a cost [R6.8].
    TakeToken(Token),
    /// Raises a parameter by steps; each step made gives a terraform rating [R2.1].
    Raise(Parameter, u8),
    /// Raises the terraform rating.
    Rating(u8),
    /// Raises the terraform rating for everything counted.
    RatingPer {
        /// What is counted.
        of: Count,
    },
    /// Puts a tile on a space that fits.
    Place(Tile, Site),
    /// Puts a marker on a free land space: only its owner may build there [R7.12].
    Claim,
    /// Draws cards into the hand.
    Draw(u8),
    /// Draws cards, keeps some and discards the rest.
    DrawKeep {
        /// How many are drawn.
        draw: u8,
        /// How many are kept.
        keep: u8,
    },
    /// Draws cards; each is bought at the price of research or discarded.
    LookThenBuy(u8),
    /// Reveals and discards the top card; goes on if it has the tag.
    RevealTop {
        /// The tag to be found.
        tag: Tag,
        /// What happens then.
        then: Effects,
    },
    /// Discards cards from the hand.
    Discard(u8),
    /// Puts tokens on this card.
    AddHere(u8),
    /// Takes tokens from this card; a cost.
    SpendHere(u8),
    /// Puts tokens on an own card that holds them; lost if there is none [R5.5].
    AddTokens(Token, u8),
    /// The same, but not on this card.
    AddToOther(Token, u8),
    /// Puts tokens on an own card that already has some; there must be one.
    AddToHolder(u8),
    /// Puts tokens on the card whose playing set this off, if it holds animals or microbes.
    AddToPlayed(u8),
    /// One of these lists.
    ChooseOne(Vec<Effects>),
    /// All of the list or nothing.
    May(Effects),
    /// One after the other: what comes later depends on what came before.
    InOrder(Effects),
    /// Depends on a condition, judged when it comes to it.
    If {
        /// What must hold.
        condition: Condition,
        /// What happens if it does.
        then: Effects,
        /// What happens if not.
        otherwise: Effects,
    },
    /// Makes the next card of this generation easier [R5.21].
    NextCard {
        /// Money off.
        #[serde(default)]
        discount: u8,
        /// Steps by which its parameter requirements are eased.
        #[serde(default)]
        shift: u8,
    },
    /// What does not fit the grammar.
    Bespoke(Bespoke),
}

/// Effects that are not worth a rule of their own in the grammar. Each says why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum Bespoke {
    /// Robotic Workforce: the only effect that reads another card's effects.
    CopyProductionBox,
    /// Flooding: the only removal whose victims follow from where a tile was put. Up to this much
    /// money of one other owner of a tile beside the ocean just placed.
    FloodNeighbour(u8),
}

/// Something on the table that can be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum Count {
    /// Own tags in play, with the card being played, without face-down events [R5.13].
    OwnTags(Tag),
    /// The tags of all others.
    OpponentTags(Tag),
    /// Cities of everybody, everywhere.
    Cities,
    /// Cities of everybody on the planet.
    CitiesOnMars,
    /// Events that anybody has played.
    Events,
}

/// Something that holds or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum Condition {
    /// The count is at least this.
    AtLeast(Count, u8),
    /// The own terraform rating was raised in this generation.
    RatingRaised,
}

/// What must hold when a card is played [R5.3].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum Requirement {
    /// The parameter is at least this.
    AtLeast(Parameter, i8),
    /// The parameter is at most this.
    AtMost(Parameter, i8),
    /// So many own tags in play, not counting this card.
    Tags(Tag, u8),
    /// So much own production.
    Production(Resource, u8),
    /// So many cities of everybody, everywhere.
    Cities(u8),
    /// So many own greeneries.
    OwnGreeneries(u8),
}

/// Where a tile may go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub enum Site {
    /// Free land with no city beside it [R7.6].
    City,
    /// Free land beside an own tile if there is any, otherwise any free land [R7.4].
    Greenery,
    /// Free land.
    Land,
    /// A free space kept for oceans.
    OceanArea,
    /// Free land with no tile beside it [R7.14].
    Isolated,
    /// A volcano; free land on a map without any [R7.18].
    Volcano,
    /// Free land beside at least this many cities.
    NextToCities(u8),
    /// Free land beside a greenery.
    NextToGreenery,
    /// Free land that shows a metal [R7.15].
    Metal,
    /// The same, beside an own tile.
    MetalNextToOwn,
    /// A reserved space; the city rule on a map without it [R7.18].
    Named(Named),
}

/// Points at the end of the game [R10.5].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub enum Points {
    /// None.
    #[default]
    None,
    /// So many.
    Fixed(i8),
    /// For every full number of tokens on the card.
    PerToken {
        /// Points.
        points: i8,
        /// Tokens for them.
        each: u8,
    },
    /// Once the card holds a token.
    IfToken {
        /// Points.
        points: i8,
    },
    /// One for each such tag in play, this card's included.
    PerTag(Tag),
    /// One for each ocean beside the tile.
    PerOceanNextTo(Tile),
    /// One for each city beside the tile.
    PerCityNextTo(Tile),
    /// One for every full number of cities of everybody.
    PerCities(u8),
}

/// What holds as long as the card is in play.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub enum Ongoing {
    /// Something happens whenever something else does.
    Trigger(Trigger),
    /// Cards cost less.
    Discount(u8, Discounted),
    /// A standard project costs less.
    ProjectDiscount(StandardProject, u8),
    /// Parameter requirements of own cards are eased by steps, either way [R5.20].
    RequirementShift(u8),
    /// Each unit of the metal is worth so much more.
    MetalValue(Resource, u8),
    /// Heat may be spent as money.
    PayWithHeat,
    /// A greenery costs this many plants.
    GreeneryCost(u8),
    /// Nobody can remove the tokens on this card [R6.7].
    ProtectTokensHere,
    /// Opponents cannot remove these from the owner [R6.7].
    Protect {
        /// Kept stocks.
        stock: Vec<Resource>,
        /// Kept tokens.
        tokens: Vec<Token>,
    },
}

/// Which cards are cheaper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum Discounted {
    /// All.
    Every,
    /// Those with the tag.
    Tag(Tag),
}

/// A standing effect that waits for something to happen.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Trigger {
    /// What it waits for.
    pub on: Happening,
    /// Whose doing it must be.
    pub by: By,
    /// What happens then.
    pub effects: Effects,
}

/// What a trigger waits for.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub enum Happening {
    /// A city was placed.
    CityPlaced(Area),
    /// An ocean was placed.
    OceanPlaced,
    /// A greenery was placed.
    GreeneryPlaced,
    /// Any tile was placed on a space that shows one of these.
    TilePlacedOn(Vec<Resource>),
    /// A card was played: once for each of these tags on it.
    TagPlayed(Vec<Tag>),
    /// A card was played that fits all that is said.
    CardPlayed {
        /// Its kind.
        #[serde(default)]
        kind: Option<Kind>,
        /// A tag on it.
        #[serde(default)]
        tag: Option<Tag>,
        /// The least printed cost [R5.10].
        #[serde(default)]
        cost: u8,
    },
    /// A standard project of at least this printed cost was used.
    ProjectUsed {
        /// The least printed cost.
        cost: u8,
    },
}

impl Trigger {
    /// Whether it gives goods back for something paid: that comes after the effect [R5.9].
    pub fn is_refund(&self) -> bool {
        let waits_for_payment = matches!(
            self.on,
            Happening::CardPlayed { .. } | Happening::ProjectUsed { .. }
        );
        let is_gain = |effect: &Effect| matches!(effect, Effect::Gain(_));
        waits_for_payment && self.effects.iter().all(is_gain)
    }
}

/// Where something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum Area {
    /// On the planet.
    OnMars,
    /// Anywhere.
    Anywhere,
}

/// Whose doing sets off a trigger.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum By {
    /// The owner's.
    Owner,
    /// Anybody's.
    Anyone,
}

/// One way to use a card's action [R3.8]: pay what is left of the arrow, get what is right.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Action {
    /// What must hold.
    #[serde(default)]
    pub when: Option<Condition>,
    /// What is paid, in this order.
    #[serde(default)]
    pub cost: Effects,
    /// What one gets.
    pub gain: Effects,
}

impl EffectId {
    /// The effect that follows it in its list.
    #[must_use]
    pub const fn next(self) -> Self {
        Self::from_index(self.index() + 1)
    }
}

/// A list of effects.
pub type Effects = kit::Numbered<Effect>;

/// The lists inside an effect, shared or to be changed.
macro_rules! lists {
    ($effect:expr, $one:path) => {
        match $effect {
            Effect::ChooseOne(options) => [options, Default::default()],
            Effect::May(list) | Effect::InOrder(list) | Effect::RevealTop { then: list, .. } => {
                [$one(list), Default::default()]
            }
            Effect::If {
                then, otherwise, ..
            } => [$one(then), $one(otherwise)],
            Effect::Production(_)
            | Effect::ProductionPer { .. }
            | Effect::ReduceAny(..)
            | Effect::ProductionOfBonus { .. }
            | Effect::ConvertProduction { .. }
            | Effect::Gain(_)
            | Effect::GainPer { .. }
            | Effect::Pay { .. }
            | Effect::Spend(_)
            | Effect::Exchange { .. }
            | Effect::RemoveAny(..)
            | Effect::StealAny(..)
            | Effect::RemoveTokens(..)
            | Effect::TakeToken(_)
            | Effect::Raise(..)
            | Effect::Rating(_)
            | Effect::RatingPer { .. }
            | Effect::Place(..)
            | Effect::Claim
            | Effect::Draw(_)
            | Effect::DrawKeep { .. }
            | Effect::LookThenBuy(_)
            | Effect::Discard(_)
            | Effect::AddHere(_)
            | Effect::SpendHere(_)
            | Effect::AddTokens(..)
            | Effect::AddToOther(..)
            | Effect::AddToHolder(_)
            | Effect::AddToPlayed(_)
            | Effect::NextCard { .. }
            | Effect::Bespoke(_) => Default::default(),
        }
    };
}

kit::nested! { Effect, EffectId, lists }

impl Effect {
    /// Whether it is part of the brown box that Robotic Workforce repeats.
    pub const fn is_production(&self) -> bool {
        matches!(
            self,
            Self::Production(_)
                | Self::ProductionPer { .. }
                | Self::ReduceAny(..)
                | Self::ProductionOfBonus { .. }
                | Self::ConvertProduction { .. }
        )
    }
}

const fn one() -> u8 {
    1
}
