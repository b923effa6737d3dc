//! The checks of a set: what the rules promise about tiles and cards, and what the code relies on.

use std::collections::BTreeSet;
use std::fmt;

use thiserror::Error;

use super::{Band, Color, Face, HalfSide, Region, Requirement, Restriction, Set, Severity, TILES};
use crate::solve::MAX_ACTIONS;

/// With this much for each of the sixteen tiles, the value of a zone still fits its `u8`.
const MAX_REGION_VALUE: u8 = 15;

/// Why a text is no set: everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct SetError {
    /// The faults; there is at least one.
    pub findings: Vec<Finding>,
}

impl SetError {
    pub(super) fn syntax(error: &ron::error::SpannedError) -> Self {
        let finding = Finding {
            line: error.span.start.line,
            subject: "file".into(),
            problem: Problem::Unreadable(error.code.to_string()),
        };
        Self {
            findings: vec![finding],
        }
    }
}

impl fmt::Display for SetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, finding) in self.findings.iter().enumerate() {
            let separator = if index == 0 { "" } else { "\n" };
            write!(f, "{separator}{finding}")?;
        }
        Ok(())
    }
}

/// One fault of a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The line of the text, counted from 1.
    pub line: usize,
    /// The entry or section it concerns.
    pub subject: String,
    /// What is wrong.
    pub problem: Problem,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}: {}", self.line, self.subject, self.problem)
    }
}

/// What can be wrong with a set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Problem {
    #[error("{0}")]
    Unreadable(String),
    #[error("there are {found}, there should be {expected}")]
    Count { found: usize, expected: usize },
    #[error("there are {found} with the mark {mark}, there should be {expected}")]
    MarkCount {
        mark: u8,
        found: usize,
        expected: usize,
    },
    #[error("there are {found} of {what}, there should be {expected}")]
    GroupCount {
        what: String,
        found: usize,
        expected: usize,
    },
    #[error("this id is used twice")]
    DuplicateId,
    #[error("an id has small letters, digits and single hyphens only")]
    MalformedId,
    #[error("each of the four colours should stand here once")]
    Colors,
    #[error("a region should be worth 1 to {MAX_REGION_VALUE}, not {0}")]
    RegionValue(u8),
    #[error("class {class} gives no half-side to the region {region:?}")]
    RegionWithoutSide { class: usize, region: Region },
    #[error("there should be 1 to 4 classes of cut")]
    ClassCount,
    #[error("contacts to the {0} should join each half-side of that side with the opposite one")]
    Contacts(&'static str),
    #[error("face {0} should show three different colours")]
    FaceColors(char),
    #[error("face {face} has the class {class}, which the geometry does not have")]
    UnknownClass { face: char, class: usize },
    #[error("the half of face b should be {expected}, the colour that face a lacks")]
    FlipHalf { expected: Color },
    #[error("both faces should have the same two quarter colours")]
    FlipQuarters,
    #[error("a requirement has 1 to 4 zones")]
    NoZones,
    #[error("a zone should be worth at least 1")]
    EmptyZone,
    #[error("the zones add up to {asked}, but the tiles hold at most {most} of this colour")]
    TooMuch { asked: usize, most: usize },
    #[error("the mark should be 1, 2, 3 or 4")]
    Mark,
    #[error("there is no {color} goal with the first-game number {number}")]
    NoFirstGameGoal { color: Color, number: u8 },
    #[error("another {color} goal has the number {number}")]
    SameNumber { color: Color, number: u8 },
    #[error("a restriction should be at least 1")]
    ZeroRestriction,
    #[error("{name} should be 1 to {most}")]
    NumberRange { name: &'static str, most: u8 },
    #[error("the pile should hold one card for each of the four goals")]
    DisasterPile,
    #[error("there should be tables for no, one and two red disasters")]
    TitleTables,
    #[error("the table {0} should begin with 0 and rise")]
    TitleBands(String),
    #[error("there should be a score of at least 1 for 2, 3 and 4 players, in this order")]
    PointsToWin,
}

/// Everything that is wrong with a set; `text` is what it was read from, to tell the lines.
pub(super) fn lint(set: &Set, text: &str) -> Vec<Finding> {
    let mut lint = Lint {
        set,
        text,
        findings: Vec::new(),
    };
    lint.counts();
    lint.ids();
    lint.geometry();
    lint.tiles();
    lint.missions();
    lint.goals();
    lint.disasters();
    lint.numbers();
    lint.titles();
    lint.findings
}

struct Lint<'a> {
    set: &'a Set,
    text: &'a str,
    findings: Vec<Finding>,
}

impl Lint<'_> {
    /// Reports a problem of a whole section.
    fn section(&mut self, name: &str, problem: Problem) {
        let line = self.lines_with(&format!("{name}:")).next().unwrap_or(1);
        self.report(line, name, problem);
    }

    /// Reports a problem of the entry with this id.
    fn entry(&mut self, id: &str, problem: Problem) {
        // A second use of an id is the faulty one, and a first one is also the last.
        let line = self.lines_with(&format!("\"{id}\"")).last().unwrap_or(1);
        self.report(line, id, problem);
    }

    fn report(&mut self, line: usize, subject: &str, problem: Problem) {
        self.findings.push(Finding {
            line,
            subject: subject.into(),
            problem,
        });
    }

    fn lines_with(&self, needle: &str) -> impl Iterator<Item = usize> {
        let lines = self.text.lines().enumerate();
        lines.filter_map(move |(index, line)| line.contains(needle).then_some(index + 1))
    }

    fn counts(&mut self) {
        let set = self.set;
        for (name, found, expected) in [
            ("tiles", set.tiles.len(), TILES),
            ("missions", set.missions.len(), 28),
            ("goals", set.goals.len(), 16),
            ("disasters", set.disasters.len(), 7),
        ] {
            if found != expected {
                self.section(name, Problem::Count { found, expected });
            }
        }
        let colors: BTreeSet<_> = set.colors.iter().map(|entry| entry.color).collect();
        if set.colors.len() != 4 || colors.len() != 4 {
            self.section("colors", Problem::Colors);
        }
    }

    fn ids(&mut self) {
        let set = self.set;
        let mut seen = BTreeSet::new();
        let ids = (set.tiles.iter().map(|entry| &entry.id))
            .chain(set.missions.iter().map(|entry| &entry.id))
            .chain(set.goals.iter().map(|entry| &entry.id))
            .chain(set.disasters.iter().map(|entry| &entry.id));
        for id in ids {
            if !seen.insert(id) {
                self.entry(id, Problem::DuplicateId);
            }
            let well_formed = id.split('-').all(|word| {
                let mut bytes = word.bytes();
                !word.is_empty() && bytes.all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
            });
            if !well_formed {
                self.entry(id, Problem::MalformedId);
            }
        }
    }

    fn geometry(&mut self) {
        let geometry = &self.set.geometry;
        for (name, value) in [
            ("half_value", geometry.half_value),
            ("quarter_value", geometry.quarter_value),
        ] {
            if !(1..=MAX_REGION_VALUE).contains(&value) {
                self.section(name, Problem::RegionValue(value));
            }
        }
        if !(1..=4).contains(&geometry.classes.len()) {
            self.section("classes", Problem::ClassCount);
        }
        for (class, owners) in geometry.classes.iter().enumerate() {
            for region in [Region::Half, Region::First, Region::Second] {
                if !owners.contains(&region) {
                    self.section("classes", Problem::RegionWithoutSide { class, region });
                }
            }
        }
        use HalfSide::{
            EastBottom, EastTop, NorthLeft, NorthRight, SouthLeft, SouthRight, WestBottom, WestTop,
        };
        let meets = |pairs: &[_], expected: [(HalfSide, HalfSide); 2]| {
            pairs.len() == 2 && expected.iter().all(|pair| pairs.contains(pair))
        };
        let (east, south) = (&geometry.contacts.east, &geometry.contacts.south);
        if !meets(east, [(EastTop, WestTop), (EastBottom, WestBottom)]) {
            self.section("contacts", Problem::Contacts("east"));
        }
        if !meets(south, [(SouthRight, NorthRight), (SouthLeft, NorthLeft)]) {
            self.section("contacts", Problem::Contacts("south"));
        }
    }

    fn tiles(&mut self) {
        for tile in &self.set.tiles {
            let faces = [('a', &tile.a), ('b', &tile.b)];
            for (name, face) in faces {
                if face_colors(face).len() != 3 {
                    self.entry(&tile.id, Problem::FaceColors(name));
                }
                let class = face.class;
                if class >= self.set.geometry.classes.len() {
                    self.entry(&tile.id, Problem::UnknownClass { face: name, class });
                }
            }
            let shown = face_colors(&tile.a);
            let absent = Color::ALL.into_iter().find(|color| !shown.contains(color));
            if let Some(expected) = absent.filter(|&absent| absent != tile.b.half) {
                self.entry(&tile.id, Problem::FlipHalf { expected });
            }
            let (first, second) = tile.b.quarters;
            if tile.a.quarters != (first, second) && tile.a.quarters != (second, first) {
                self.entry(&tile.id, Problem::FlipQuarters);
            }
        }
    }

    fn requirement(&mut self, id: &str, needs: &Requirement) {
        if needs.zones.is_empty() {
            self.entry(id, Problem::NoZones);
        }
        if needs.zones.contains(&0) {
            self.entry(id, Problem::EmptyZone);
        }
        let worth = |face: &Face| {
            let region = face.region(needs.color);
            region.map_or(0, |region| usize::from(self.set.geometry.value(region)))
        };
        let tiles = self.set.tiles.iter();
        let most = tiles.map(|tile| worth(&tile.a).max(worth(&tile.b))).sum();
        let asked = needs.zones.iter().map(|&zone| usize::from(zone)).sum();
        if asked > most {
            self.entry(id, Problem::TooMuch { asked, most });
        }
    }

    fn missions(&mut self) {
        for mission in &self.set.missions {
            self.requirement(&mission.id, &mission.needs);
            if !(1..=4).contains(&mission.min_players) {
                self.entry(&mission.id, Problem::Mark);
            }
        }
        // (S3, S4): the library holds 12 cards after the deal, whatever the number of players.
        for (mark, expected) in [(1, 16), (2, 4), (3, 4), (4, 4)] {
            let missions = self.set.missions.iter();
            let found = missions.filter(|card| card.min_players == mark).count();
            if found != expected {
                let problem = Problem::MarkCount {
                    mark,
                    found,
                    expected,
                };
                self.section("missions", problem);
            }
        }
    }

    fn goals(&mut self) {
        let mut numbers = BTreeSet::new();
        for goal in &self.set.goals {
            self.requirement(&goal.id, &goal.needs);
            let (color, number) = (goal.needs.color, goal.number);
            if !numbers.insert((color, number)) {
                self.entry(&goal.id, Problem::SameNumber { color, number });
            }
        }
        let number = self.set.setup.first_game_number;
        for color in Color::ALL {
            let goals = self.set.goals.iter();
            let found = goals.filter(|goal| goal.needs.color == color).count();
            if found != 4 {
                let problem = Problem::GroupCount {
                    what: color.to_string(),
                    found,
                    expected: 4,
                };
                self.section("goals", problem);
            }
            if !numbers.contains(&(color, number)) {
                self.section("goals", Problem::NoFirstGameGoal { color, number });
            }
        }
    }

    fn disasters(&mut self) {
        for disaster in &self.set.disasters {
            let zero = match disaster.restriction {
                Restriction::MaxActions(n)
                | Restriction::MaxShifts(n)
                | Restriction::MaxFlips(n)
                | Restriction::BurnOnSuccess(n) => n == 0,
                Restriction::NoShortFlips => false,
            };
            if zero {
                self.entry(&disaster.id, Problem::ZeroRestriction);
            }
            if matches!(disaster.restriction, Restriction::MaxActions(n) if n > MAX_ACTIONS) {
                let (name, most) = ("MaxActions", MAX_ACTIONS);
                self.entry(&disaster.id, Problem::NumberRange { name, most });
            }
        }
        for (severity, expected) in [(Severity::Yellow, 4), (Severity::Red, 3)] {
            let disasters = self.set.disasters.iter();
            let found = disasters.filter(|card| card.severity == severity).count();
            if found != expected {
                let what = format!("{severity:?}").to_lowercase();
                let problem = Problem::GroupCount {
                    what,
                    found,
                    expected,
                };
                self.section("disasters", problem);
            }
        }
    }

    fn numbers(&mut self) {
        let (setup, competitive) = (&self.set.setup, &self.set.competitive);
        // Seven cards for each of four players are all 28 missions, and more cannot be discarded.
        for (section, name, number, most) in [
            ("setup", "hand", setup.hand, 7),
            ("setup", "actions", setup.actions, MAX_ACTIONS),
            ("setup", "failure_discard", setup.failure_discard, 28),
            (
                "setup",
                "failure_discard_per_action",
                setup.failure_discard_per_action,
                28,
            ),
            (
                "competitive",
                "put_back_at_most",
                competitive.put_back_at_most,
                MAX_ACTIONS,
            ),
        ] {
            if !(1..=most).contains(&number) {
                self.section(section, Problem::NumberRange { name, most });
            }
        }
        if setup.disaster_pile != 4 {
            self.section("setup", Problem::DisasterPile);
        }
        let points = &self.set.competitive.points_to_win;
        let sound = points.iter().map(|entry| entry.players).eq(2..=4)
            && points.iter().all(|entry| entry.points > 0);
        if !sound {
            self.section("competitive", Problem::PointsToWin);
        }
    }

    fn titles(&mut self) {
        let titles = &self.set.titles;
        if titles.disasters.len() != 3 {
            self.section("titles", Problem::TitleTables);
        }
        let rises = |bands: &[Band]| {
            bands.first().is_some_and(|band| band.from == 0)
                && bands.windows(2).all(|pair| pair[0].from < pair[1].from)
        };
        if !rises(&titles.base) {
            self.section("titles", Problem::TitleBands("base".into()));
        }
        for (reds, bands) in titles.disasters.iter().enumerate() {
            if !rises(bands) {
                let name = format!("with {reds} red disasters");
                self.section("titles", Problem::TitleBands(name));
            }
        }
    }
}

fn face_colors(face: &Face) -> BTreeSet<Color> {
    BTreeSet::from([face.half, face.quarters.0, face.quarters.1])
}
