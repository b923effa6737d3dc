//! The catalogue: all data, read once, checked, numbered, and shared by every game.

use std::collections::BTreeMap;

use kit::data::{InUse, lines_of, locate, read};
use kit::{DataError, DataFile, DataVersion, by_number};

use super::lint::{Finding, lint};
use super::{
    Board, Card, Corporation, Cost, Effect, Effects, Happening, Kind, Milestone, Offer, Ongoing,
    Pack, Parameter, Rules, Set, StandardAction, SupportAction, Timings, Track, Trigger,
    fixed_cost,
};
use crate::board::Grid;
use crate::cards::{CardSet, MAX_CARDS};
use crate::dice::Dice;

kit::id! {
    /// A project or bonus card, by its place in the catalogue.
    CardId(u8) below catalogue().cards.len()
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
    /// A side of the board, by its place in the catalogue.
    BoardId(u8) below catalogue().boards.len()
}
kit::id_words! { BoardId, "a side such as side-1", |board| board.board().id }

kit::id! {
    /// A milestone, by its place in the catalogue.
    MilestoneId(u8) below catalogue().rules.milestones.len()
}
kit::id_words! { MilestoneId, "a milestone such as legend", |milestone| milestone.milestone().id }

kit::id! {
    /// A number by which the state remembers an effect; it finds it again in the catalogue.
    EffectId(u16) below catalogue().effects.len()
}

/// All data of the game.
#[derive(Debug)]
pub struct Catalogue {
    cards: &'static [Card],
    corporations: &'static [Corporation],
    boards: &'static [Board],
    rules: &'static Rules,
    /// The rules again, where they are quickly found by index.
    standard: Vec<&'static Offer>,
    standard_costs: [&'static Cost; StandardAction::COUNT],
    support: Vec<&'static Offer>,
    tracks: Vec<&'static Track>,
    grids: Vec<Grid>,
    effects: Vec<&'static Effect>,
    by_id: BTreeMap<&'static str, Key>,
    /// What the cards cost, close together because they are read so often.
    costs: Box<[Dice; MAX_CARDS]>,
    /// Cards by colour.
    kinds: [CardSet; Kind::COUNT],
    with_points: CardSet,
    /// Cards with an action that can be used at one of these times.
    actions: [CardSet; Timings::COUNT],
    /// The cards with a trigger on each kind of happening.
    waiting: [CardSet; 3],
    version: DataVersion,
}

/// What no rule reads: what things are called, and how sure we are of them.
const UNREAD: [&str; 8] = [
    "corporations.name",
    "corporations.sure",
    "projects.name",
    "projects.sure",
    "bonuses.name",
    "bonuses.sure",
    "boards.printed",
    "boards.partly",
];

/// What an id names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A project or bonus card.
    Card(CardId),
    /// A corporation.
    Corporation(CorporationId),
}

/// The kinds of happenings that cards wait for, as the engine names them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    TilePlaced,
    CardPlayed,
    StandardAction,
}

impl Happening {
    const fn moment(&self) -> Moment {
        match self {
            Self::TilePlaced(_) | Self::TilePlacedNextTo(_) => Moment::TilePlaced,
            Self::CardPlayed { .. } => Moment::CardPlayed,
            Self::StandardAction => Moment::StandardAction,
        }
    }
}

static CATALOGUE: InUse<Catalogue> = InUse::new(Catalogue::build);

/// The catalogue in use: the built-in data, with what was [installed](install).
pub fn catalogue() -> &'static Catalogue {
    CATALOGUE.get()
}

/// Adds or corrects cards and boards, each file a [`Pack`], before the first game of the process.
///
/// # Errors
/// If a file cannot be read or breaks a rule of the data, or if the catalogue is already in use.
pub fn install(files: &[DataFile]) -> Result<(), DataError> {
    CATALOGUE.install(files)
}

macro_rules! built_in {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../../../../data/dice/", $name)))),*]
    };
}

const BUILT_IN: [(&str, &str); 6] = built_in![
    "rules.ron",
    "corporations.ron",
    "projects.ron",
    "bonuses.ron",
    "boards/side-1.ron",
    "boards/side-2.ron",
];

impl Catalogue {
    /// Reads and checks the built-in data with corrections and additions.
    ///
    /// # Errors
    /// The first thing that is wrong, with file and line.
    pub fn build(files: &[DataFile]) -> Result<Self, DataError> {
        let further = files
            .iter()
            .map(|file| (file.name.as_str(), file.text.as_str()));
        let texts: Vec<_> = BUILT_IN.into_iter().chain(further).collect();
        let mut all = Pack::default();
        for (name, text) in &texts {
            merge(&mut all, read_pack(name, text)?);
        }
        lint(&all).map_err(|Finding { subject, what }| {
            locate(&texts, &subject, format!("{subject}: {what}"))
        })?;
        number(&mut all);
        let known = include_str!("../../../../data/dice/fingerprints.ron");
        let version = DataVersion::of(&all, &UNREAD, known);
        // The catalogue lives as long as the process, so that states can be plain numbers.
        Ok(Self::link(Box::leak(Box::new(all)), version))
    }

    fn link(all: &'static Pack, version: DataVersion) -> Self {
        // Lint has seen that there are few enough cards, effects and rules.
        let cards: &'static [Card] = all
            .projects
            .iter()
            .chain(&all.bonuses)
            .cloned()
            .collect::<Vec<_>>()
            .leak();
        let rules = all
            .rules
            .as_ref()
            .expect("the built-in rules are always there");
        let mut by_id = BTreeMap::new();
        for (index, corporation) in all.corporations.iter().enumerate() {
            by_id.insert(
                corporation.id.as_str(),
                Key::Corporation(CorporationId::from_index(index)),
            );
        }
        let mut catalogue = Self {
            cards,
            corporations: &all.corporations,
            boards: &all.boards,
            rules,
            standard: rules.standard.values().collect(),
            standard_costs: std::array::from_fn(|index| {
                fixed_cost(&rules.standard[&StandardAction::ALL[index]].cost)
            }),
            support: rules.support.values().collect(),
            tracks: rules.tracks.values().collect(),
            grids: all.boards.iter().map(Grid::new).collect(),
            effects: by_number(lists(cards, &all.corporations, &all.boards, rules)),
            by_id,
            costs: Box::new([Dice::NONE; MAX_CARDS]),
            kinds: [CardSet::NONE; Kind::COUNT],
            with_points: CardSet::NONE,
            actions: [CardSet::NONE; Timings::COUNT],
            waiting: [CardSet::NONE; 3],
            version,
        };
        for (index, card) in cards.iter().enumerate() {
            catalogue.file(CardId::from_index(index), card);
        }
        catalogue
    }

    fn file(&mut self, id: CardId, card: &'static Card) {
        self.by_id.insert(card.id.as_str(), Key::Card(id));
        self.kinds[card.kind.index()].insert(id);
        if card.points > 0 {
            self.with_points.insert(id);
        }
        if let Some(action) = &card.action {
            for timings in Timings::all().filter(|timings| timings.contains(action.timing)) {
                self.actions[timings.index()].insert(id);
            }
        }
        self.costs[id.index()] = *card.cost.dice();
        for trigger in card.triggers() {
            self.waiting[trigger.on.moment() as usize].insert(id);
        }
    }

    /// All project cards, then all bonus cards, in the order of their ids.
    pub const fn cards(&self) -> &'static [Card] {
        self.cards
    }

    /// All corporations, in the order of their ids.
    pub const fn corporations(&self) -> &'static [Corporation] {
        self.corporations
    }

    /// All sides of the board.
    pub const fn boards(&self) -> &'static [Board] {
        self.boards
    }

    /// The standing rules.
    pub const fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// Finds a card or corporation by its id.
    pub fn find(&self, id: &str) -> Option<Key> {
        self.by_id.get(id).copied()
    }

    /// A fingerprint of the data.
    pub const fn version(&self) -> &DataVersion {
        &self.version
    }

    pub(crate) fn standard(&self, action: StandardAction) -> &'static Offer {
        self.standard[action.index()]
    }

    pub(crate) fn standard_cost(&self, action: StandardAction) -> &'static Cost {
        self.standard_costs[action.index()]
    }

    pub(crate) fn support(&self, action: SupportAction) -> &'static Offer {
        self.support[action.index()]
    }

    pub(crate) fn track(&self, parameter: Parameter) -> Option<&'static Track> {
        self.tracks.get(parameter.index()).copied()
    }

    pub(crate) fn effect(&self, effect: EffectId) -> &'static Effect {
        self.effects[effect.index()]
    }

    pub(crate) fn grid(&self, board: BoardId) -> &Grid {
        &self.grids[board.index()]
    }

    pub(crate) const fn of_kind(&self, kind: Kind) -> CardSet {
        self.kinds[kind.index()]
    }

    pub(crate) const fn with_points(&self) -> CardSet {
        self.with_points
    }

    pub(crate) const fn with_action(&self, timings: Timings) -> CardSet {
        self.actions[timings.index()]
    }

    pub(crate) fn cost(&self, card: CardId) -> &Dice {
        &self.costs[card.index()]
    }

    pub(crate) const fn waiting(&self, moment: Moment) -> CardSet {
        self.waiting[moment as usize]
    }

    /// The cards of the sets in play, bonus cards or not.
    pub(crate) fn dealt(&self, sets: impl Fn(Set) -> bool, bonus: bool) -> CardSet {
        CardId::all()
            .filter(|id| {
                let card = id.card();
                card.is_bonus == bonus && sets(card.set)
            })
            .collect()
    }
}

impl CardId {
    /// The card itself.
    pub fn card(self) -> &'static Card {
        &catalogue().cards[self.index()]
    }
}

impl CorporationId {
    /// The corporation itself.
    pub fn corporation(self) -> &'static Corporation {
        &catalogue().corporations[self.index()]
    }
}

impl BoardId {
    /// The side itself.
    pub fn board(self) -> &'static Board {
        &catalogue().boards[self.index()]
    }
}

impl MilestoneId {
    /// The milestone itself.
    pub fn milestone(self) -> &'static Milestone {
        &catalogue().rules.milestones[self.index()]
    }
}

impl Card {
    /// Its triggers.
    pub fn triggers(&self) -> impl Iterator<Item = &Trigger> {
        triggers(&self.ongoing)
    }
}

impl Corporation {
    /// Its triggers.
    pub fn triggers(&self) -> impl Iterator<Item = &Trigger> {
        triggers(&self.ongoing)
    }
}

fn triggers(ongoing: &[Ongoing]) -> impl Iterator<Item = &Trigger> {
    ongoing.iter().filter_map(|entry| match entry {
        Ongoing::Trigger(trigger) => Some(trigger),
        _ => None,
    })
}

/// Every effect list of the data.
fn lists<'a>(
    cards: &'a [Card],
    corporations: &'a [Corporation],
    boards: &'a [Board],
    rules: &'a Rules,
) -> impl Iterator<Item = &'a Effects> {
    cards
        .iter()
        .flat_map(Card::effect_lists)
        .chain(corporations.iter().flat_map(Corporation::effect_lists))
        .chain(boards.iter().flat_map(Board::effect_lists))
        .chain(rules.effect_lists())
}

/// Numbers every effect of the data.
fn number(all: &mut Pack) {
    let mut next = 0;
    let cards = all.projects.iter_mut().chain(&mut all.bonuses);
    cards
        .flat_map(Card::effect_lists_mut)
        .chain(
            all.corporations
                .iter_mut()
                .flat_map(Corporation::effect_lists_mut),
        )
        .chain(all.boards.iter_mut().flat_map(Board::effect_lists_mut))
        .chain(all.rules.iter_mut().flat_map(Rules::effect_lists_mut))
        .for_each(|list| list.number(&mut next));
}

/// Adds a file to the data; an entry with a known id takes the place of the earlier one.
fn merge(all: &mut Pack, mut file: Pack) {
    file.bonuses
        .iter_mut()
        .for_each(|card| card.is_bonus = true);
    put(&mut all.projects, file.projects, |card| &card.id);
    put(&mut all.bonuses, file.bonuses, |card| &card.id);
    put(&mut all.corporations, file.corporations, |corporation| {
        &corporation.id
    });
    put(&mut all.boards, file.boards, |board| &board.id);
    all.rules = file.rules.or(all.rules.take());
}

fn put<T>(list: &mut Vec<T>, entries: Vec<T>, id: fn(&T) -> &String) {
    for entry in entries {
        match list.iter_mut().find(|known| id(known) == id(&entry)) {
            Some(known) => *known = entry,
            None => list.push(entry),
        }
    }
}

fn read_pack(file: &str, text: &str) -> Result<Pack, DataError> {
    let pack: Pack = read(file, text)?;
    match twice(&pack) {
        Some(id) => {
            let mut lines = lines_of(text, &id);
            Err(DataError {
                file: file.to_owned(),
                line: lines.nth(1).unwrap_or(1),
                what: format!("the id `{id}` is used twice"),
            })
        }
        None => Ok(pack),
    }
}

/// An id that comes twice in one file, where nothing is to be replaced.
fn twice(pack: &Pack) -> Option<String> {
    let mut ids: Vec<_> = (pack
        .projects
        .iter()
        .chain(&pack.bonuses)
        .map(|card| &card.id))
    .chain(pack.corporations.iter().map(|corporation| &corporation.id))
    .chain(pack.boards.iter().map(|board| &board.id))
    .collect();
    ids.sort_unstable();
    ids.windows(2)
        .find(|pair| pair[0] == pair[1])
        .map(|pair| pair[0].clone())
}
