//! MarsBot as data: its boards, bonus cards and levels.

use std::collections::BTreeMap;

use kit::words;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Kind, Map, Resource, Tag};

/// The last space of a track; markers start on 0.
pub const TRACK_END: u8 = 18;

words! {
    /// The tracks of MarsBot's board, from top to bottom.
    "a track"
    Track {
        /// For building tags.
        Building = "building",
        /// For space tags.
        Space = "space",
        /// For events.
        Event = "event",
        /// For science tags.
        Science = "science",
        /// For power tags.
        Power = "power",
        /// For Earth and city tags.
        Earth = "earth",
        /// For plant, microbe and animal tags.
        Plant = "plant",
    }
}

words! {
    /// The bonus cards of MarsBot [A9].
    "a bonus card"
    Bonus {
        /// B01: the other player loses plants.
        MeteorShower = "meteor-shower",
        /// B02: the other player loses an animal or a microbe.
        InvasiveSpecies = "invasive-species",
        /// B03: a further project card.
        ResearchAndDevelopment = "research-and-development",
        /// B04: a milestone or an award.
        Overachievement = "overachievement",
        /// B05: a city in a good place.
        ExpeditedConstruction = "expedited-construction",
        /// B06: a parameter.
        Lobbyists = "lobbyists",
        /// B07: the neural instance.
        LocalNeuralInstance = "local-neural-instance",
        /// B08 (B09, B10 on the other boards): a better standing in an award.
        CorporateCompetition = "corporate-competition",
    }
}

words! {
    /// How hard MarsBot is to beat [A14].
    "a level"
    Level {
        /// With three changes in favour of the player.
        Easy = "easy",
        /// As printed.
        Normal = "normal",
        /// With two changes in favour of MarsBot.
        Hard = "hard",
        /// With one more.
        Brutal = "brutal",
    }
}

words! {
    /// One change that a level makes.
    "a change"
    Change {
        /// Icons that move their own track on do nothing.
        IgnoreAdvance = "ignore-advance",
        /// A failed action brings less.
        SmallConsolation = "small-consolation",
        /// MarsBot counts less in every award.
        AwardHandicap = "award-handicap",
        /// Cards with points in its played pile are worth a point each.
        PilePoints = "pile-points",
        /// It may buy a milestone before its first turn of a generation.
        EarlyMilestone = "early-milestone",
        /// One more project card in every action deck.
        FourthCard = "fourth-card",
    }
}

/// What a space of a track does when the marker gets there [A5].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum TrackIcon {
    /// Nothing.
    Nothing,
    /// The same track moves on.
    Advance,
    /// Another track moves.
    Other(Track),
    /// The terraform rating rises.
    Rating(u8),
    /// A milestone.
    Milestone,
    /// An award.
    Award,
    /// Steps of temperature.
    Temperature(u8),
    /// A greenery.
    Greenery,
    /// An ocean.
    Ocean,
    /// A city.
    City,
    /// Of an expansion that is not in play.
    Venus(u8),
    /// Of an expansion that is not in play.
    Floaters(u8),
}

/// By what MarsBot prefers one space to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub enum Priority {
    /// More oceans beside it.
    Oceans,
    /// More bonus icons on it.
    Icons,
    /// In these rows, both included.
    Rows(u8, u8),
    /// More own cities beside it.
    OwnCities,
    /// Fewer cities of the player beside it.
    FewRivalCities,
    /// More greeneries beside it.
    Greeneries,
    /// More greeneries and oceans beside it.
    GreeneriesAndOceans,
}

/// What milestones and awards measure of MarsBot.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub enum BotMeasure {
    /// The same as of a player.
    Same,
    /// Where these tracks stand, all together.
    Tracks(Vec<Track>),
    /// Where the lowest track stands.
    LowestTrack,
    /// Where the highest track stands.
    HighestTrack,
    /// Money, divided.
    MoneyPer(u8),
    /// Cards of these kinds in its played pile.
    Pile(Vec<Kind>),
    /// Cards of at least this cost in its played pile.
    PileCosting(u8),
    /// The terraform rating.
    Rating,
}

/// A milestone, as MarsBot reaches it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BotMilestone {
    /// Which.
    pub id: String,
    /// What is measured.
    pub measure: BotMeasure,
    /// How much is needed.
    pub at_least: u8,
}

/// An award, as MarsBot stands in it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BotAward {
    /// Which.
    pub id: String,
    /// What is measured.
    pub measure: BotMeasure,
    /// What is added.
    #[serde(default)]
    pub plus: i8,
    /// What Corporate Competition does for it.
    pub boost: Boost,
}

/// What Corporate Competition does for an award [A9.8].
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
pub enum Boost {
    /// Places a greenery.
    Greenery(Where),
    /// Moves a track.
    Advance(Track),
    /// Moves the lower of two tracks, the first if they are equal.
    Lower(Track, Track),
    /// Turns cards over until one fits, and resolves it.
    Find(Wanted),
    /// The player loses an animal or a microbe.
    TakeToken,
    /// Raises the terraform rating.
    Rating(u8),
}

/// Where a boosting greenery may go.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
pub enum Where {
    /// Where any greenery may.
    Anywhere,
    /// In these rows, both included.
    InRows(u8, u8),
    /// Beside an ocean.
    NextToOcean,
}

/// Which card is looked for.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
pub enum Wanted {
    /// One of this kind.
    Kind(Kind),
    /// One of at least this cost.
    Costing(u8),
}

/// The side of MarsBot's board that goes with a map.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BotBoard {
    /// The map's id.
    pub board: String,
    /// The track that each tag moves.
    pub tags: BTreeMap<Tag, Track>,
    /// What the spaces of each track show, from 0.
    pub tracks: BTreeMap<Track, Vec<TrackIcon>>,
    /// What decides between spaces, before a card does.
    pub placement: Vec<Priority>,
    /// The milestones in the order of the map.
    pub milestones: Vec<BotMilestone>,
    /// The awards in the order of the map.
    pub awards: Vec<BotAward>,
}

/// All data of MarsBot.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BotRules {
    /// The track that stands for a production.
    pub production: BTreeMap<Resource, Track>,
    /// Money for a point, by the last generation; the game is lost after the last one listed.
    pub money_per_point: Vec<u8>,
    /// What each level changes.
    pub levels: BTreeMap<Level, Vec<Change>>,
    /// The boards, in the order of the maps.
    pub boards: Vec<BotBoard>,
}

impl BotBoard {
    /// What a space of a track shows.
    pub fn icon(&self, track: Track, at: u8) -> TrackIcon {
        self.tracks[&track][usize::from(at)]
    }
}

impl BotRules {
    /// What is wrong with the data, if anything is.
    pub(super) fn fault(&self, maps: &[Map]) -> Option<String> {
        let board = |(board, map): (&BotBoard, &Map)| {
            let name = &map.id;
            let goals = |own: Vec<&String>, printed: Vec<&String>| own == printed;
            let milestones = goals(
                board.milestones.iter().map(|goal| &goal.id).collect(),
                map.milestones.iter().map(|goal| &goal.id).collect(),
            );
            let awards = goals(
                board.awards.iter().map(|goal| &goal.id).collect(),
                map.awards.iter().map(|goal| &goal.id).collect(),
            );
            let spaces = |track: &Track| {
                let spaces = board.tracks.get(track);
                spaces.is_some_and(|spaces| spaces.len() == usize::from(TRACK_END) + 1)
            };
            let tags = Tag::ALL.iter().all(|tag| board.tags.contains_key(tag));
            let fault = if board.board != *name {
                "the boards come in the order of the maps"
            } else if !milestones || !awards {
                "its milestones or awards are not those of the map"
            } else if !Track::ALL.iter().all(spaces) {
                "a track does not have its 19 spaces"
            } else if !tags {
                "a tag moves no track"
            } else {
                return None;
            };
            Some(format!("{name}: {fault}"))
        };
        if self.boards.len() != maps.len() {
            return Some("every map needs its board".to_owned());
        }
        let complete = Resource::ALL
            .iter()
            .all(|resource| self.production.contains_key(resource))
            && Level::ALL
                .iter()
                .all(|level| self.levels.contains_key(level));
        if !complete || self.money_per_point.contains(&0) {
            return Some("a production, a level or a price is missing".to_owned());
        }
        self.boards.iter().zip(maps).find_map(board)
    }
}
