//! The set: what is printed on tiles and cards, read from `data/shifter/set.ron`.
//!
//! Much of it is reconstructed, so every entry carries its [`Status`], and an owner of the game can
//! load a corrected file with [`Set::parse`] and [`install`]. The set knows nothing of a game's
//! course.

mod lint;

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use arrayvec::ArrayVec;
use kit::DataVersion;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::planet::Pose;
pub use lint::{Finding, Problem, SetError};

/// How many tiles a planet has.
pub const TILES: usize = 16;

static SET: OnceLock<Set> = OnceLock::new();

/// The set in use: the built-in one, unless [`install`] came first.
pub fn set() -> &'static Set {
    SET.get_or_init(Set::built_in)
}

/// What no rule reads of a set: what things are called, and how far they can be trusted.
const UNREAD: [&str; 14] = [
    "name",
    "colors",
    "geometry.name",
    "geometry.status",
    "tiles.composition",
    "tiles.layout",
    "missions.requirement",
    "missions.mark",
    "goals.requirement",
    "goals.numbering",
    "disasters.status",
    "titles.base_status",
    "titles.disasters_status",
    "competitive.points_status",
];

/// Which set is in use.
pub(crate) fn version() -> &'static DataVersion {
    static VERSION: OnceLock<DataVersion> = OnceLock::new();
    let known = include_str!("../../../data/shifter/fingerprints.ron");
    VERSION.get_or_init(|| DataVersion::of(set(), &UNREAD, known))
}

/// Puts another set in the place of the built-in one, for the whole process.
///
/// # Errors
/// Gives the set back if one is in use already.
pub fn install(set: Set) -> Result<(), Box<Set>> {
    SET.set(set).map_err(Box::new)
}

/// One of the four colours of terrain. The set's file writes it with a capital, all else without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Color {
    /// Snow.
    #[serde(alias = "White")]
    White,
    /// Desert.
    #[serde(alias = "Yellow")]
    Yellow,
    /// Sea.
    #[serde(alias = "Blue")]
    Blue,
    /// Grassland.
    #[serde(alias = "Green")]
    Green,
}

impl Color {
    /// All colours, in the order of their index.
    pub const ALL: [Self; 4] = [Self::White, Self::Yellow, Self::Blue, Self::Green];

    /// The colour's place in [`Color::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "white",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
            Self::Green => "green",
        })
    }
}

impl FromStr for Color {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|color| color.to_string() == text)
            .ok_or_else(|| format!("`{text}` is no colour: white, yellow, blue or green"))
    }
}

/// How far a printed fact can be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Status {
    /// Printed in the rulebook.
    Known,
    /// Named as an example, not shown as a card.
    Likely,
    /// Follows from known facts.
    Inferred,
    /// Made up to fit the known facts.
    Reconstructed,
}

/// What is printed on the components of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    /// The name of this collection.
    pub name: String,
    /// What each colour stands for.
    pub colors: Vec<Terrain>,
    /// How faces are cut into regions and which regions touch.
    pub geometry: Geometry,
    /// The tiles, by [`TileId`].
    pub tiles: Vec<Tile>,
    /// The mission cards, by [`MissionId`].
    pub missions: Vec<Mission>,
    /// The goal cards, by [`GoalId`].
    pub goals: Vec<Goal>,
    /// The disaster cards, by [`DisasterId`].
    pub disasters: Vec<Disaster>,
    /// The numbers of the set-up and the turn.
    pub setup: Numbers,
    /// The titles of a win.
    pub titles: Titles,
    /// The numbers of the competitive variant.
    pub competitive: Competitive,
}

/// What a colour stands for; the words are keys, not text for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// The colour.
    pub color: Color,
    /// The land.
    pub terrain: String,
    /// Who lives there.
    pub inhabitant: String,
    /// How far this can be trusted.
    pub status: Status,
}

/// One of the three regions of a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum Region {
    /// The one that covers half of the face.
    Half,
    /// One of the two that cover a quarter.
    First,
    /// The other quarter.
    Second,
}

/// One half of one side of a tile, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum HalfSide {
    NorthLeft,
    NorthRight,
    EastTop,
    EastBottom,
    SouthRight,
    SouthLeft,
    WestBottom,
    WestTop,
}

impl HalfSide {
    /// All half-sides, clockwise.
    pub const ALL: [Self; 8] = [
        Self::NorthLeft,
        Self::NorthRight,
        Self::EastTop,
        Self::EastBottom,
        Self::SouthRight,
        Self::SouthLeft,
        Self::WestBottom,
        Self::WestTop,
    ];
}

/// How faces are cut into regions, and which regions of neighbours touch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Geometry {
    /// The name of the cut.
    pub name: String,
    /// How far it can be trusted.
    pub status: Status,
    /// What a half adds to its zone.
    pub half_value: u8,
    /// What a quarter adds to its zone.
    pub quarter_value: u8,
    /// For each class of cut the region that owns each half-side of an upright tile.
    pub classes: Vec<[Region; 8]>,
    /// Which half-sides of neighbours meet.
    pub contacts: Contacts,
}

impl Geometry {
    /// What a region adds to its zone.
    pub fn value(&self, region: Region) -> u8 {
        match region {
            Region::Half => self.half_value,
            Region::First | Region::Second => self.quarter_value,
        }
    }

    /// The region that owns a half-side of a face, upright or turned by 180 degrees.
    pub fn owner(&self, face: &Face, turned: bool, half_side: HalfSide) -> Region {
        let place = (half_side as usize + if turned { 4 } else { 0 }) % 8;
        self.classes[face.class][place]
    }
}

/// Which half-sides of neighbours meet: first the tile's own, then its neighbour's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contacts {
    /// With the neighbour to the east.
    pub east: Vec<(HalfSide, HalfSide)>,
    /// With the neighbour to the south.
    pub south: Vec<(HalfSide, HalfSide)>,
}

/// A double-sided tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// The stable name.
    pub id: String,
    /// The face seen in the poses A0 and A1.
    pub a: Face,
    /// The face seen in the poses B0 and B1.
    pub b: Face,
    /// How far the choice of colours can be trusted.
    pub composition: Status,
    /// How far their arrangement can be trusted.
    pub layout: Status,
}

impl Tile {
    /// The face that is seen in a pose.
    pub fn face(&self, pose: Pose) -> &Face {
        if pose.shows_b() { &self.b } else { &self.a }
    }
}

/// One face of a tile, upright.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Face {
    /// The colour of the half.
    pub half: Color,
    /// The class of cut, an index into [`Geometry::classes`].
    pub class: usize,
    /// The colours of the first and the second quarter.
    pub quarters: (Color, Color),
}

impl Face {
    /// The colour of a region.
    pub fn color(&self, region: Region) -> Color {
        match region {
            Region::Half => self.half,
            Region::First => self.quarters.0,
            Region::Second => self.quarters.1,
        }
    }

    /// The region of a colour; a colour has at most one on a face.
    pub fn region(&self, color: Color) -> Option<Region> {
        if self.half == color {
            Some(Region::Half)
        } else if self.quarters.0 == color {
            Some(Region::First)
        } else if self.quarters.1 == color {
            Some(Region::Second)
        } else {
            None
        }
    }
}

/// What a mission or goal asks for: separate zones of one colour.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Requirement {
    /// The colour of the zones.
    pub color: Color,
    /// The value of each zone, largest first.
    pub zones: ArrayVec<u8, 4>,
}

impl Requirement {
    /// Whether zones of these values (largest first) give every required zone one of its own.
    pub fn is_met_by(&self, values: &[u8], matching: Matching) -> bool {
        match matching {
            Matching::AtLeast => {
                self.zones.len() <= values.len()
                    && self.zones.iter().zip(values).all(|(need, has)| has >= need)
            }
            Matching::Exact => {
                let mut values = values.iter();
                self.zones
                    .iter()
                    .all(|need| values.any(|value| value == need))
            }
        }
    }
}

impl fmt::Display for Requirement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.color)?;
        for (index, zone) in self.zones.iter().enumerate() {
            let plus = if index == 0 { "" } else { "+" };
            write!(f, "{plus}{zone}")?;
        }
        Ok(())
    }
}

impl FromStr for Requirement {
    type Err = String;

    /// Reads what is written as `white 8+5`.
    fn from_str(text: &str) -> Result<Self, String> {
        let (color, zones) = text
            .split_once(' ')
            .ok_or_else(|| format!("`{text}` should be a colour and zones, as in `white 8+5`"))?;
        let color = color.parse()?;
        let mut values = ArrayVec::<u8, 4>::new();
        for zone in zones.split('+') {
            let value = zone.trim().parse().ok().filter(|&value: &u8| value > 0);
            let value = value.ok_or_else(|| format!("`{zone}` is no zone value"))?;
            values
                .try_push(value)
                .map_err(|_| format!("`{zones}` are too many zones: at most 4"))?;
        }
        values.sort_unstable_by(|a, b| b.cmp(a));
        Ok(Self {
            color,
            zones: values,
        })
    }
}

/// How the value of a zone is compared with the required one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Matching {
    /// A larger zone is good enough.
    #[default]
    AtLeast,
    /// The value must be the same.
    Exact,
}

/// A mission card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mission {
    /// The stable name.
    pub id: String,
    /// What it asks for.
    pub needs: Requirement,
    /// The card is used from this number of players on: its mark, 1 for none.
    pub min_players: u8,
    /// How far the requirement can be trusted.
    pub requirement: Status,
    /// How far the mark can be trusted.
    pub mark: Status,
}

/// A goal card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// The stable name.
    pub id: String,
    /// What it asks for.
    pub needs: Requirement,
    /// The printed number.
    pub number: u8,
    /// How far the requirement can be trusted.
    pub requirement: Status,
    /// How far the number can be trusted.
    pub numbering: Status,
}

/// A disaster card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Disaster {
    /// The stable name.
    pub id: String,
    /// Yellow or red.
    pub severity: Severity,
    /// What it does.
    pub restriction: Restriction,
    /// How far it can be trusted.
    pub status: Status,
}

/// The two kinds of disasters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum Severity {
    /// The usual ones.
    Yellow,
    /// The harder ones.
    Red,
}

/// What a disaster changes. Of two restrictions of the same kind the newer one counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum Restriction {
    /// So many actions in a turn.
    MaxActions(u8),
    /// So many shifts in a turn.
    MaxShifts(u8),
    /// So many flips in a turn.
    MaxFlips(u8),
    /// Flips over the long side only.
    NoShortFlips,
    /// A success that does not win costs so many further library cards.
    BurnOnSuccess(u8),
}

/// The numbers of the set-up and the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Mission cards in a full hand.
    pub hand: u8,
    /// Actions in a turn.
    pub actions: u8,
    /// Cards that a failure costs.
    pub failure_discard: u8,
    /// Further cards that it costs for each action.
    pub failure_discard_per_action: u8,
    /// The number on the goals that are recommended for the first game.
    pub first_game_number: u8,
    /// Cards in the pile of disasters.
    pub disaster_pile: u8,
}

/// The titles of a win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Titles {
    /// Without disasters.
    pub base: Vec<Band>,
    /// How far these can be trusted.
    pub base_status: Status,
    /// With disasters, by the number of red ones in the pile.
    pub disasters: Vec<Vec<Band>>,
    /// How far those can be trusted.
    pub disasters_status: Status,
}

impl Titles {
    /// The title for so many cards left in the library; `reds` is the number of red disasters in
    /// the pile, `None` for a game without disasters.
    pub fn title(&self, reds: Option<usize>, left: usize) -> Title {
        let bands = reds.map_or(&self.base, |reds| &self.disasters[reds]);
        bands
            .iter()
            .rev()
            .find(|band| left >= usize::from(band.from))
            .expect("the first band begins at 0")
            .title
    }
}

/// One line of a table of titles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// The least number of cards left in the library.
    pub from: u8,
    /// What the players may call themselves.
    pub title: Title,
}

/// What winners may call themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Title {
    Wanderer,
    Coloniser,
    Terraformer,
    Emperor,
    Legend,
    Creator,
}

/// The numbers of the competitive variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Competitive {
    /// How long bids may be lowered.
    pub timer_seconds: u32,
    /// A card that needs no more actions than this goes back under the library.
    pub put_back_at_most: u8,
    /// The score that wins.
    pub points_to_win: Vec<PointsToWin>,
    /// How far the scores can be trusted.
    pub points_status: Status,
}

/// The score that wins with a number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointsToWin {
    /// How many play.
    pub players: u8,
    /// The score.
    pub points: u8,
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident: $field:ident, $type:ident, $what:literal;)*) => {
        $(
            kit::id! {
                $(#[$doc])*
                $name(u8) below set().$field.len(), in words
            }
            kit::id_words! { $name, $what, |id| set()[id].id }
            kit::in_words! { $name }

            impl std::ops::Index<$name> for Set {
                type Output = $type;

                fn index(&self, id: $name) -> &$type {
                    &self.$field[id.index()]
                }
            }
        )*
    };
}

ids! {
    /// A tile of the [`Set`].
    TileId: tiles, Tile, "a tile such as tile-1";
    /// A mission card of the [`Set`].
    MissionId: missions, Mission, "a mission such as green-5";
    /// A goal card of the [`Set`].
    GoalId: goals, Goal, "a goal such as goal-white-9";
    /// A disaster card of the [`Set`].
    DisasterId: disasters, Disaster, "a disaster such as max-1-flip";
}

impl Set {
    /// The set that comes with the program.
    pub fn built_in() -> Self {
        Self::parse(include_str!("../../../data/shifter/set.ron"))
            .unwrap_or_else(|error| panic!("the built-in set is sound:\n{error}"))
    }

    /// Reads and checks a set.
    ///
    /// # Errors
    /// If the text is no set, or the set breaks a rule of the game; all faults are listed, each
    /// with its line.
    pub fn parse(text: &str) -> Result<Self, SetError> {
        let mut set: Self = ron::from_str(text).map_err(|error| SetError::syntax(&error))?;
        for needs in set.requirements_mut() {
            needs.zones.sort_unstable_by(|a, b| b.cmp(a));
        }
        let findings = lint::lint(&set, text);
        if findings.is_empty() {
            Ok(set)
        } else {
            Err(SetError { findings })
        }
    }

    fn requirements_mut(&mut self) -> impl Iterator<Item = &mut Requirement> {
        let missions = self.missions.iter_mut().map(|mission| &mut mission.needs);
        missions.chain(self.goals.iter_mut().map(|goal| &mut goal.needs))
    }
}
