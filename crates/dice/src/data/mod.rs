//! Cards, corporations, boards and standing rules as data: their grammar, reading and checking.

mod amounts;
mod card;
mod catalogue;
mod cost;
mod effect;
mod lint;
mod words;

pub use amounts::{ByColor, Production};
pub use card::{
    Board, Card, Corporation, Ground, Measure, Milestone, Offer, Pack, Rules, Sureness, Track,
};
pub(crate) use catalogue::Moment;
pub use catalogue::{
    BoardId, CardId, Catalogue, CorporationId, EffectId, Key, MilestoneId, catalogue, install,
};
pub use cost::Cost;
pub use effect::{
    Action, By, Condition, Count, Effect, Effects, Happening, Ongoing, Site, Trigger,
};
pub(crate) use effect::{asks_nothing, fixed_cost};
pub(crate) use words::Timings;
pub use words::{
    Color, Field, Kind, Parameter, Product, Set, StandardAction, SupportAction, Symbol, Tile,
    Timing,
};
