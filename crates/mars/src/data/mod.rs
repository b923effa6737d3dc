//! Cards, corporations, boards and standing rules as data: their grammar, reading and checking.

mod amounts;
mod automa;
mod card;
mod catalogue;
mod effect;
mod lint;
mod map;
mod words;

pub use amounts::{Amounts, ByResource, ByTag};
pub use automa::{
    Bonus, Boost, BotAward, BotBoard, BotMeasure, BotMilestone, BotRules, Change, Level, Priority,
    TRACK_END, Track, TrackIcon, Wanted, Where,
};
pub use card::{Corporation, Mark, Offer, Project, Rules};
pub use catalogue::{
    AwardId, CardId, Catalogue, CorporationId, EffectId, Key, MapId, MilestoneId, catalogue,
    install,
};
pub(crate) use catalogue::{MAX_GOALS, MAX_HOLDERS, Moment};
pub use effect::{
    Action, Area, Bespoke, By, Condition, Count, Discounted, Effect, Effects, Happening, Ongoing,
    Points, Requirement, Site, Trigger,
};
pub use map::{Award, Ground, Map, Measure, Milestone};
pub use words::{Icon, Kind, Named, Parameter, Resource, Set, StandardProject, Tag, Tile, Token};
