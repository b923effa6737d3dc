//! What MarsBot does, step by step, and why.

use serde::Serialize;
use ts_rs::TS;

use crate::api::Source;
use crate::board::SpaceId;
use crate::data::{
    AwardId, Bonus, CardId, MilestoneId, Parameter, Priority, Tag, Tile, Track, TrackIcon,
};

/// One step of MarsBot, told so that a reader can follow and check it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case", tag = "step")]
pub enum Step {
    /// A new action deck was made.
    ActionDeck {
        /// Its project cards.
        projects: u8,
        /// Its bonus cards.
        bonuses: u8,
    },
    /// The discarded bonus cards became the bonus deck.
    BonusesShuffled,
    /// A card was turned over and is resolved.
    Turned {
        /// Which.
        card: Turned,
        /// How it came to it: the action deck if there is no other reason.
        by: Option<Source>,
    },
    /// A tag moves a track; none is the mark of an event.
    Tag {
        /// The tag.
        tag: Option<Tag>,
        /// The track.
        track: Track,
    },
    /// A marker moved to a space, whose icon is carried out next.
    Moved {
        /// The track.
        track: Track,
        /// The space.
        to: u8,
        /// What it shows.
        icon: TrackIcon,
    },
    /// A marker came back to a marked space: the icon does nothing again.
    Returned {
        /// The track.
        track: Track,
        /// The space.
        to: u8,
    },
    /// An icon is not in play, or its level ignores it.
    Ignored {
        /// The track.
        track: Track,
        /// The icon.
        icon: TrackIcon,
    },
    /// An action failed; money consoles.
    Failed {
        /// Why.
        why: Failure,
        /// The money.
        money: u8,
    },
    /// The spaces that are left for a tile, after one more rule.
    Spaces {
        /// The tile.
        tile: Tile,
        /// The rule.
        rule: Rule,
        /// What it leaves.
        left: Vec<SpaceId>,
    },
    /// A card decides between equal spaces: they are counted in reading order up to its cost.
    Counted {
        /// The card.
        card: Turned,
        /// Its cost.
        cost: u8,
        /// The space on which the count ends.
        space: SpaceId,
    },
    /// There is no card to draw: nothing is drawn, and a count ends on the first space.
    NoCard,
    /// The milestones that are left, after one more rule.
    Milestones {
        /// The rule.
        rule: Rule,
        /// What it leaves, each with what was compared: for what is possible at all MarsBot's own
        /// standing, otherwise the player's, and what is needed.
        left: Vec<(MilestoneId, i32, i32)>,
    },
    /// The awards that are left, after one more rule.
    Awards {
        /// The rule.
        rule: Rule,
        /// What it leaves.
        left: Vec<Standing>,
    },
    /// A milestone is bought before the first turn of a generation.
    EarlyMilestone {
        /// How many it meets.
        met: u8,
    },
    /// Lobbyists found a parameter that is worth it.
    Lobbied {
        /// Which.
        parameter: Parameter,
        /// Why.
        rule: Rule,
    },
    /// Corporate Competition boosts an award.
    Boosted {
        /// Which, before the boost.
        award: Standing,
    },
    /// Corporate Competition cannot better the standing in a funded award.
    CannotBoost {
        /// Which.
        award: AwardId,
        /// Why.
        why: Failure,
    },
    /// The player's cards that are left to lose an animal or a microbe, after one more rule.
    Tokens {
        /// The rule.
        rule: Rule,
        /// What it leaves.
        left: Vec<CardId>,
    },
    /// What lies on the player's cards is known at the table alone, where a token is to be lost.
    TokenOfTable,
    /// It is too early for an award.
    NoAwardYet {
        /// The first generation in which it is not.
        from: u8,
    },
    /// A card was turned over and does not fit.
    PassedOver {
        /// Which.
        card: Turned,
    },
    /// A bonus card had no effect.
    NoUse {
        /// Which.
        bonus: Bonus,
        /// Why.
        why: Failure,
    },
    /// A bonus card was discarded.
    Discarded {
        /// Which.
        bonus: Bonus,
    },
    /// A bonus card was destroyed.
    Destroyed {
        /// Which.
        bonus: Bonus,
    },
    /// A track was pushed back by the player.
    PushedBack {
        /// The track.
        track: Track,
        /// The space that the marker came to.
        to: u8,
        /// Why.
        source: Source,
    },
    /// After the last production a marker moved on to a greenery.
    LastGreenery {
        /// The track.
        track: Track,
        /// The space.
        to: u8,
    },
    /// The last generation is over: the player has lost.
    TimeUp,
}

/// A card that MarsBot turns over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Turned {
    /// A project card.
    Project(CardId),
    /// A bonus card.
    Bonus(Bonus),
    /// A card of a table of cardboard that is in no list.
    Unlisted,
}

/// How MarsBot and the player stand in an award.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Standing {
    /// Which award.
    pub award: AwardId,
    /// MarsBot's value.
    pub own: i32,
    /// The player's value; unknown at a table of cardboard where it decides nothing.
    pub player: Option<i32>,
}

impl Standing {
    /// MarsBot's lead.
    pub(super) fn lead(&self) -> i32 {
        self.own - self.player.unwrap_or_default()
    }
}

/// The rule that leaves fewer candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// What is possible at all.
    Possible,
    /// A priority among spaces.
    Space(Priority),
    /// What the player has reached too.
    ReachedByBoth,
    /// What the player is nearest to.
    NearestForPlayer,
    /// What comes first on the board.
    Leftmost,
    /// The largest lead.
    LargestLead,
    /// Funded, and MarsBot can better its standing in it.
    CanBoost,
    /// The player is ahead or level.
    PlayerNotBehind,
    /// The smallest lead, whoever has it.
    SmallestLead,
    /// Within two steps of a bonus or of the end.
    NearMark,
    /// A space between oceans.
    BetweenOceans,
    /// The most missing to the end.
    MostMissing,
    /// Tokens that are worth most points.
    MostPoints,
    /// The player decides between equal ones.
    PlayersChoice,
}

/// Why something could not be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Failure {
    /// The card has no tag.
    NoTag,
    /// The track is at its end.
    TrackFinished,
    /// No milestone can be claimed.
    NoMilestone,
    /// No award can be funded.
    NoAward,
    /// The temperature is full.
    TemperatureFull,
    /// No ocean can be placed.
    NoOcean,
    /// No greenery can be placed.
    NoGreenery,
    /// No city can be placed.
    NoCity,
    /// No city can be placed beside two greeneries or oceans.
    NoExpeditedCity,
    /// No space is left for the neural instance.
    NoInstance,
    /// The player has no plants.
    NoPlants,
    /// The player's plants are protected.
    PlantsProtected,
    /// The player has no animal or microbe that could be lost.
    NoToken,
    /// All parameters are complete.
    AllComplete,
    /// MarsBot has less money than a boost costs.
    NoMoney,
    /// No award is funded.
    NothingFunded,
    /// MarsBot can better its standing in no funded award.
    NoBoost,
    /// No card that fits is left.
    NoFittingCard,
}
