//! The catalogue: all data, read once, checked, numbered, and shared by every game.

use std::collections::BTreeMap;
use std::ops::Range;

use kit::data::{InUse, locate, read};
use kit::{DataError, DataFile, DataVersion, by_number};
use serde::Serialize;

use super::lint::{Place, lint};
use super::{
    Action, Award, BotBoard, BotRules, Corporation, Effect, Effects, Happening, Kind, Map,
    Milestone, Offer, Ongoing, Points, Project, Resource, Rules, StandardProject, Trigger,
};
use crate::board::Grid;
use crate::cards::CardSet;
use crate::reach::Outline;

/// The milestones of a board, and the awards.
pub(crate) const MAX_GOALS: usize = 5;
/// The most cards that can hold tokens.
pub(crate) const MAX_HOLDERS: usize = 64;

kit::id! {
    /// A project card, by its place in the catalogue.
    CardId(u16) below catalogue().projects.len()
}
kit::id_words! { CardId, "a card such as comet", |card| card.card().id }

kit::id! {
    /// A corporation, by its place in the catalogue.
    CorporationId(u8) below catalogue().corporations.len()
}
kit::id_words! {
    CorporationId, "a corporation such as helion", |corporation| corporation.corporation().id
}

kit::id! {
    /// A board, by its place in the catalogue.
    MapId(u8) below catalogue().maps.len()
}
kit::id_words! { MapId, "a board such as tharsis", |map| map.map().id }

kit::id! {
    /// A milestone of any board, by its place in the catalogue.
    MilestoneId(u8) below catalogue().milestones.all.len()
}
kit::id_words! { MilestoneId, "a milestone such as mayor", |milestone| milestone.milestone().id }

kit::id! {
    /// An award of any board, by its place in the catalogue.
    AwardId(u8) below catalogue().awards.all.len()
}
kit::id_words! { AwardId, "an award such as banker", |award| award.award().id }

kit::id! {
    /// A number by which the state remembers an effect; it finds it again in the catalogue.
    EffectId(u16) below catalogue().effects.len()
}

/// All data of the game.
#[derive(Debug)]
pub struct Catalogue {
    projects: &'static [Project],
    corporations: &'static [Corporation],
    maps: &'static [Map],
    rules: &'static Rules,
    bot: &'static BotRules,
    grids: Vec<Grid>,
    milestones: Goals<Milestone>,
    awards: Goals<Award>,
    effects: Vec<&'static Effect>,
    offers: [&'static Offer; StandardProject::COUNT],
    conversions: [Option<&'static Offer>; Resource::COUNT],
    by_id: BTreeMap<&'static str, Key>,
    /// The cards in short, close together because they are read so often.
    outlines: Vec<Outline>,
    /// The place of a card's tokens in the state, for the cards that hold any.
    slots: Vec<Option<u8>>,
    /// The cards with a trigger on each kind of happening, and those with an action.
    triggers: [CardSet; HAPPENINGS],
    actions: CardSet,
    /// The cards that score points.
    scoring: CardSet,
    /// The corporations with a trigger on each kind of happening, as bits.
    leading: [u64; HAPPENINGS],
    version: DataVersion,
}

/// What the rules read.
#[derive(Serialize)]
struct Data<'a> {
    projects: &'a [Project],
    corporations: &'a [Corporation],
    maps: &'a [Map],
    rules: &'a Rules,
    bot: &'a BotRules,
}

/// What they do not read of it.
const UNREAD: [&str; 3] = ["projects.number", "corporations.number", "maps.names"];

/// The milestones or awards of all boards, board after board.
#[derive(Debug)]
struct Goals<T: 'static> {
    all: Vec<&'static T>,
    /// Where those of each board begin, and the end.
    bounds: Vec<usize>,
}

impl<T> FromIterator<&'static [T]> for Goals<T> {
    fn from_iter<I: IntoIterator<Item = &'static [T]>>(boards: I) -> Self {
        let mut goals = Self {
            all: Vec::new(),
            bounds: vec![0],
        };
        for board in boards {
            goals.all.extend(board);
            goals.bounds.push(goals.all.len());
        }
        goals
    }
}

impl<T> Goals<T> {
    fn of(&self, map: MapId) -> Range<usize> {
        self.bounds[map.index()]..self.bounds[map.index() + 1]
    }

    /// The place of one among those of its board.
    fn place(&self, index: usize) -> usize {
        let boards = self.bounds.partition_point(|bound| *bound <= index);
        index - self.bounds[boards - 1]
    }
}

/// What an id names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A project card.
    Card(CardId),
    /// A corporation.
    Corporation(CorporationId),
}

const HAPPENINGS: usize = 7;

impl Happening {
    const fn kind(&self) -> usize {
        match self {
            Self::CityPlaced(_) => 0,
            Self::OceanPlaced => 1,
            Self::GreeneryPlaced => 2,
            Self::TilePlacedOn(_) => 3,
            Self::TagPlayed(_) => 4,
            Self::CardPlayed { .. } => 5,
            Self::ProjectUsed { .. } => 6,
        }
    }
}

/// The kinds of happenings that cards wait for, as the engine names them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    CityPlaced = 0,
    OceanPlaced,
    GreeneryPlaced,
    TilePlacedOn,
    TagPlayed,
    CardPlayed,
    ProjectUsed,
}

static CATALOGUE: InUse<Catalogue> = InUse::new(Catalogue::build);

/// The catalogue in use: the printed cards, and those that were [installed](install).
pub fn catalogue() -> &'static Catalogue {
    CATALOGUE.get()
}

/// Adds a player's own cards, RON lists of projects, before the first game of the process.
///
/// # Errors
/// If a file cannot be read or breaks a rule of the data, or if the catalogue is already in use.
pub fn install(files: &[DataFile]) -> Result<(), DataError> {
    CATALOGUE.install(files)
}

/// A built-in file: its name and its text.
macro_rules! built_in {
    ($name:literal) => {
        (
            $name,
            include_str!(concat!("../../../../data/mars/", $name)),
        )
    };
}

const PROJECTS: (&str, &str) = built_in!("projects.ron");
const CORPORATIONS: (&str, &str) = built_in!("corporations.ron");
const RULES: (&str, &str) = built_in!("standing.ron");
const BOT: (&str, &str) = built_in!("automa.ron");
const MAPS: [(&str, &str); 3] = [
    built_in!("boards/tharsis.ron"),
    built_in!("boards/hellas.ron"),
    built_in!("boards/elysium.ron"),
];

impl Catalogue {
    /// Reads and checks the printed data and further cards.
    ///
    /// # Errors
    /// The first thing that is wrong, with file and line.
    pub fn build(files: &[DataFile]) -> Result<Self, DataError> {
        let mut projects: Vec<Project> = read(PROJECTS.0, PROJECTS.1)?;
        let mut sources = vec![CORPORATIONS, PROJECTS];
        for file in files {
            projects.extend(read::<Vec<Project>>(&file.name, &file.text)?);
            sources.push((&file.name, &file.text));
        }
        let mut corporations: Vec<Corporation> = read(CORPORATIONS.0, CORPORATIONS.1)?;
        let mut rules: Rules = read(RULES.0, RULES.1)?;
        let maps = MAPS
            .iter()
            .map(|(name, text)| read(name, text))
            .collect::<Result<Vec<Map>, _>>()?;

        let bot: BotRules = read(BOT.0, BOT.1)?;
        if let Some(what) = bot.fault(&maps) {
            return Err(DataError::whole(BOT.0, what));
        }

        lint(&projects, &corporations, &maps).map_err(|finding| match finding.place {
            Place::Project(index) => locate(&sources, &projects[index].id, finding.what),
            Place::Corporation(index) => locate(&sources, &corporations[index].id, finding.what),
            Place::Map(index) => DataError::whole(MAPS[index].0, finding.what),
        })?;

        let missing = |project: &&StandardProject| !rules.projects.contains_key(project);
        if let Some(project) = StandardProject::ALL.iter().find(missing) {
            let what = format!("the standard project {project} is missing");
            return Err(DataError::whole(RULES.0, what));
        }
        projects.iter_mut().for_each(Project::derive);
        number(&mut projects, &mut corporations, &mut rules);
        let data = Data {
            projects: &projects,
            corporations: &corporations,
            maps: &maps,
            rules: &rules,
            bot: &bot,
        };
        let known = include_str!("../../../../data/mars/fingerprints.ron");
        let version = DataVersion::of(&data, &UNREAD, known);
        // The catalogue lives as long as the process, so that states can be plain numbers.
        Ok(Self::link(
            projects.leak(),
            corporations.leak(),
            maps.leak(),
            Box::leak(Box::new(rules)),
            Box::leak(Box::new(bot)),
            version,
        ))
    }

    fn link(
        projects: &'static [Project],
        corporations: &'static [Corporation],
        maps: &'static [Map],
        rules: &'static Rules,
        bot: &'static BotRules,
        version: DataVersion,
    ) -> Self {
        let mut by_id = BTreeMap::new();
        let mut leading = [0; HAPPENINGS];
        for (index, corporation) in corporations.iter().enumerate() {
            for trigger in corporation.triggers() {
                leading[trigger.on.kind()] |= 1 << index;
            }
            by_id.insert(
                corporation.id.as_str(),
                Key::Corporation(CorporationId::from_index(index)),
            );
        }
        let mut slots = Vec::new();
        let mut holders = 0;
        let mut triggers = [CardSet::NONE; HAPPENINGS];
        let mut actions = CardSet::NONE;
        let mut scoring = CardSet::NONE;
        for (index, project) in projects.iter().enumerate() {
            let id = CardId::from_index(index);
            by_id.insert(project.id.as_str(), Key::Card(id));
            slots.push(project.holds.map(|_| {
                holders += 1;
                holders - 1
            }));
            for trigger in project.triggers() {
                triggers[trigger.on.kind()].insert(id);
            }
            if !project.action.is_empty() {
                actions.insert(id);
            }
            if !matches!(project.points, Points::None) {
                scoring.insert(id);
            }
        }
        Self {
            projects,
            corporations,
            maps,
            rules,
            bot,
            grids: maps.iter().map(Grid::new).collect(),
            milestones: maps.iter().map(|map| map.milestones.as_slice()).collect(),
            awards: maps.iter().map(|map| map.awards.as_slice()).collect(),
            effects: by_number(lists(projects, corporations, rules)),
            offers: std::array::from_fn(|index| &rules.projects[&StandardProject::ALL[index]]),
            conversions: std::array::from_fn(|index| rules.conversions.get(&Resource::ALL[index])),
            by_id,
            outlines: projects.iter().map(Outline::new).collect(),
            slots,
            triggers,
            actions,
            scoring,
            leading,
            version,
        }
    }

    /// All project cards, in the order of their ids.
    pub const fn projects(&self) -> &'static [Project] {
        self.projects
    }

    /// All corporations, in the order of their ids.
    pub const fn corporations(&self) -> &'static [Corporation] {
        self.corporations
    }

    /// All boards.
    pub const fn maps(&self) -> &'static [Map] {
        self.maps
    }

    /// The standing rules.
    pub const fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// The data of MarsBot.
    pub const fn bot(&self) -> &'static BotRules {
        self.bot
    }

    /// MarsBot's board for a map.
    pub fn bot_board(&self, map: MapId) -> &'static BotBoard {
        &self.bot.boards[map.index()]
    }

    /// Finds a card or corporation by its id.
    pub fn find(&self, id: &str) -> Option<Key> {
        self.by_id.get(id).copied()
    }

    /// A fingerprint of the data.
    pub const fn version(&self) -> &DataVersion {
        &self.version
    }

    pub(crate) fn effect(&self, id: EffectId) -> &'static Effect {
        self.effects[id.index()]
    }

    /// What a standard project costs and does.
    pub fn offer(&self, project: StandardProject) -> &'static Offer {
        self.offers[project.index()]
    }

    /// What a resource can be turned into, if it can.
    pub fn conversion(&self, resource: Resource) -> Option<&'static Offer> {
        self.conversions[resource.index()]
    }

    pub(crate) fn grid(&self, map: MapId) -> &Grid {
        &self.grids[map.index()]
    }

    pub(crate) fn outline(&self, card: CardId) -> &Outline {
        &self.outlines[card.index()]
    }

    pub(crate) fn slot(&self, card: CardId) -> Option<usize> {
        self.slots[card.index()].map(usize::from)
    }

    pub(crate) const fn waiting(&self, moment: Moment) -> CardSet {
        self.triggers[moment as usize]
    }

    /// Whether a corporation waits for this kind of happening.
    pub(crate) const fn leads(&self, corporation: CorporationId, moment: Moment) -> bool {
        self.leading[moment as usize] & 1 << corporation.index() != 0
    }

    pub(crate) const fn scoring(&self) -> CardSet {
        self.scoring
    }

    pub(crate) const fn actions(&self) -> CardSet {
        self.actions
    }
}

impl CardId {
    /// The card itself.
    pub fn card(self) -> &'static Project {
        &catalogue().projects[self.index()]
    }
}

impl CorporationId {
    /// The corporation that a seat gets by asking for it; it is never dealt.
    pub const BEGINNER: Self = Self(0);

    /// The corporation itself.
    pub fn corporation(self) -> &'static Corporation {
        &catalogue().corporations[self.index()]
    }
}

impl MapId {
    /// The board itself.
    pub fn map(self) -> &'static Map {
        &catalogue().maps[self.index()]
    }

    /// Its milestones.
    pub fn milestones(self) -> impl Iterator<Item = MilestoneId> {
        catalogue().milestones.of(self).map(MilestoneId::from_index)
    }

    /// Its awards.
    pub fn awards(self) -> impl Iterator<Item = AwardId> {
        catalogue().awards.of(self).map(AwardId::from_index)
    }
}

impl MilestoneId {
    /// The milestone itself.
    pub fn milestone(self) -> &'static Milestone {
        catalogue().milestones.all[self.index()]
    }

    /// Its place among the milestones of its board.
    pub fn place(self) -> usize {
        catalogue().milestones.place(self.index())
    }
}

impl AwardId {
    /// The award itself.
    pub fn award(self) -> &'static Award {
        catalogue().awards.all[self.index()]
    }

    /// Its place among the awards of its board.
    pub fn place(self) -> usize {
        catalogue().awards.place(self.index())
    }
}

impl Project {
    /// Its triggers.
    pub fn triggers(&self) -> impl Iterator<Item = &Trigger> {
        triggers(&self.ongoing)
    }

    /// Whether any of its effects is bespoke.
    pub fn is_bespoke(&self) -> bool {
        let mut found = false;
        for list in self.effect_lists() {
            list.visit(&mut |_, effect| found |= matches!(effect, Effect::Bespoke(_)));
        }
        found
    }

    /// Whether it is an event.
    pub fn is_event(&self) -> bool {
        self.kind == Kind::Event
    }

    pub(super) fn effect_lists(&self) -> impl Iterator<Item = &Effects> {
        std::iter::once(&self.effects).chain(inner_lists(&self.action, &self.ongoing))
    }
}

impl Corporation {
    /// Its triggers.
    pub fn triggers(&self) -> impl Iterator<Item = &Trigger> {
        triggers(&self.ongoing)
    }

    pub(super) fn effect_lists(&self) -> impl Iterator<Item = &Effects> {
        std::iter::once(&self.first_action).chain(inner_lists(&self.action, &self.ongoing))
    }
}

fn triggers(ongoing: &[Ongoing]) -> impl Iterator<Item = &Trigger> {
    ongoing.iter().filter_map(|entry| match entry {
        Ongoing::Trigger(trigger) => Some(trigger),
        _ => None,
    })
}

fn inner_lists<'a>(
    actions: &'a [Action],
    ongoing: &'a [Ongoing],
) -> impl Iterator<Item = &'a Effects> {
    let actions = actions
        .iter()
        .flat_map(|action| [&action.cost, &action.gain]);
    actions.chain(triggers(ongoing).map(|trigger| &trigger.effects))
}

/// Every effect list of the data, in the order in which [`number`] goes.
fn lists(
    projects: &'static [Project],
    corporations: &'static [Corporation],
    rules: &'static Rules,
) -> impl Iterator<Item = &'static Effects> {
    let standing = rules
        .projects
        .values()
        .chain(rules.conversions.values())
        .map(|offer| &offer.effects);
    let marks = rules.marks.iter().map(|mark| &mark.effects);
    projects
        .iter()
        .flat_map(Project::effect_lists)
        .chain(corporations.iter().flat_map(Corporation::effect_lists))
        .chain(standing)
        .chain(marks)
        .chain(std::iter::once(&rules.ocean_for_6))
}

fn number(projects: &mut [Project], corporations: &mut [Corporation], rules: &mut Rules) {
    let mut next = 0;
    let inner = |actions: &mut [Action], ongoing: &mut [Ongoing], next: &mut usize| {
        for action in actions {
            action.cost.number(next);
            action.gain.number(next);
        }
        for entry in ongoing {
            if let Ongoing::Trigger(trigger) = entry {
                trigger.effects.number(next);
            }
        }
    };
    for project in projects {
        project.effects.number(&mut next);
        inner(&mut project.action, &mut project.ongoing, &mut next);
    }
    for corporation in corporations {
        corporation.first_action.number(&mut next);
        inner(&mut corporation.action, &mut corporation.ongoing, &mut next);
    }
    for offer in rules
        .projects
        .values_mut()
        .chain(rules.conversions.values_mut())
    {
        offer.effects.number(&mut next);
    }
    for mark in &mut rules.marks {
        mark.effects.number(&mut next);
    }
    rules.ocean_for_6.number(&mut next);
}
