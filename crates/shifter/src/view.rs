//! What one viewer may know of a game, built up from nothing.

use kit::{BySeat, Seat, SeatSet, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::card::Card;
use crate::compete::{self, Bid, Compete, Points};
use crate::coop::{self, Coop};
use crate::field::{Field, Used};
use crate::game::{Shifter, Table};
use crate::planet::{Cell, Planet, Pose};
use crate::set::{Color, DisasterId, GoalId, HalfSide, Matching, MissionId, TileId, Title, set};
use crate::solve::Limits;

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// How zones are compared.
    pub matching: Matching,
    /// The planet in words.
    pub planet: Planet,
    /// The sixteen tiles as they lie, row by row.
    pub tiles: Vec<TileView>,
    /// All zones, colour by colour, the most valuable ones of a colour first.
    pub zones: Vec<ZoneView>,
    /// What was done in this turn.
    pub used: Used,
    /// What this turn allows.
    pub limits: LimitsView,
    /// What lies around the planet.
    pub table: TableView,
}

/// A tile as it lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TileView {
    /// Which tile.
    pub tile: TileId,
    /// Whether its face B is up.
    pub shows_b: bool,
    /// Whether it is turned by 180 degrees.
    pub turned: bool,
    /// The colour that covers half of the face.
    pub half: Color,
    /// The colour of each half-side, clockwise from the left one of the north side.
    pub half_sides: [Color; 8],
}

/// A zone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ZoneView {
    /// Its colour.
    pub color: Color,
    /// Its value.
    pub value: u8,
    /// The cells it has a part in, counted row by row from 0.
    pub cells: Vec<usize>,
}

/// What a turn allows; `None` where nothing but the number of actions limits it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LimitsView {
    /// Actions of any kind.
    pub actions: u8,
    /// Shifts among them.
    pub shifts: Option<u8>,
    /// Flips among them.
    pub flips: Option<u8>,
    /// Whether flips over the short side are allowed.
    pub short_flips: bool,
}

/// What lies around the planet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "mode", rename_all = "kebab-case")]
pub enum TableView {
    /// In the co-operative game.
    Coop(CoopView),
    /// In the competitive variant.
    Compete(CompeteView),
}

/// The table of a co-operative game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CoopView {
    /// Whose turn it is.
    pub turn: Seat,
    /// The hands.
    pub hands: BySeat<HandView>,
    /// Cards in the library.
    pub library: usize,
    /// The discard pile, open to all.
    pub discard: Vec<MissionId>,
    /// The Book of Goals, in the order of the colours.
    pub goals: Vec<GoalView>,
    /// The disasters in force, the newest last.
    pub disasters: Vec<DisasterId>,
    /// Disasters that lie face down.
    pub disasters_to_come: usize,
    /// The title that a win would be worth now.
    pub title: Title,
    /// Cards that a failure would cost now: first of the hand, then of the library.
    pub failure: u8,
}

/// A hand of missions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct HandView {
    /// How many there are.
    pub count: usize,
    /// Which, for those who may know.
    pub missions: Option<Vec<MissionView>>,
}

/// A mission in a hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct MissionView {
    /// Which mission.
    pub mission: MissionId,
    /// Whether the planet meets it as it stands.
    pub met: bool,
}

/// A goal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct GoalView {
    /// Which goal.
    pub goal: GoalId,
    /// Whether it is achieved.
    pub achieved: bool,
    /// Whether the planet meets it as it stands.
    pub met: bool,
}

/// The table of a competitive game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CompeteView {
    /// Who leads the round.
    pub leader: Seat,
    /// The card to be met.
    pub challenge: Option<Card>,
    /// Whether the planet meets it as it stands.
    pub met: bool,
    /// The number each named last, in the order of naming.
    pub bids: Vec<Bid>,
    /// Who is content with his number while the time runs.
    pub content: SeatSet,
    /// Whose attempt it is.
    pub attempt: Option<Bid>,
    /// The cards in front of the players.
    pub points: BySeat<Points>,
    /// The score that wins.
    pub target: u8,
    /// The largest number that can be named.
    pub bid_cap: u8,
    /// Cards in the library.
    pub library: usize,
    /// Those of them that were put back under it, the lowest last.
    pub put_back: Vec<Card>,
}

impl View {
    pub(crate) fn new(game: &Shifter, viewer: Viewer) -> Self {
        let field = &game.field;
        let (limits, table) = match &game.table {
            Table::Coop(coop) => (coop.limits(), coop_view(coop, field, viewer)),
            Table::Compete(compete) => (compete.limits(), compete_view(compete, field)),
        };
        Self {
            matching: field.matching,
            planet: field.planet,
            tiles: Cell::all().map(|cell| tile(&field.planet, cell)).collect(),
            zones: Color::ALL
                .into_iter()
                .flat_map(|color| zones(field, color))
                .collect(),
            used: field.used,
            limits: limits.into(),
            table,
        }
    }
}

impl From<Limits> for LimitsView {
    fn from(limits: Limits) -> Self {
        let stricter = |most| Some(most).filter(|&most| most < limits.actions);
        Self {
            actions: limits.actions,
            shifts: stricter(limits.shifts),
            flips: stricter(limits.flips),
            short_flips: limits.short_flips,
        }
    }
}

fn tile(planet: &Planet, cell: Cell) -> TileView {
    let (tile, pose) = (planet.tile(cell), planet.pose(cell));
    TileView {
        tile,
        shows_b: pose.shows_b(),
        turned: pose.is_turned(),
        half: set()[tile].face(pose).half,
        half_sides: half_sides(tile, pose),
    }
}

/// The colour of each half-side of a tile.
pub(crate) fn half_sides(tile: TileId, pose: Pose) -> [Color; 8] {
    let face = set()[tile].face(pose);
    HalfSide::ALL.map(|half_side| {
        let owner = set().geometry.owner(face, pose.is_turned(), half_side);
        face.color(owner)
    })
}

fn zones(field: &Field, color: Color) -> impl Iterator<Item = ZoneView> {
    let zones = field.planet.zones(set(), color);
    zones.into_iter().map(move |zone| ZoneView {
        color,
        value: zone.value,
        cells: zone.cells().map(Cell::index).collect(),
    })
}

fn coop_view(coop: &Coop, field: &Field, viewer: Viewer) -> TableView {
    let mission = |&mission: &MissionId| MissionView {
        mission,
        met: field.meets(&set()[mission].needs),
    };
    let hand = |seat: Seat, hand: &coop::Hand| HandView {
        count: hand.len(),
        missions: viewer.is(seat).then(|| hand.iter().map(mission).collect()),
    };
    let goal = |(&goal, &achieved): (&GoalId, &bool)| GoalView {
        goal,
        achieved,
        met: field.meets(&set()[goal].needs),
    };
    TableView::Coop(CoopView {
        turn: coop.turn,
        hands: BySeat::new(coop.hands.len(), |seat| hand(seat, &coop.hands[seat])),
        library: coop.library.len(),
        discard: coop.discard.to_vec(),
        goals: coop.goals.iter().zip(&coop.achieved).map(goal).collect(),
        disasters: coop.in_force.to_vec(),
        disasters_to_come: coop.face_down.len(),
        title: coop.title(),
        failure: coop.failure_cost(field),
    })
}

fn compete_view(compete: &Compete, field: &Field) -> TableView {
    let challenge = compete.challenge;
    TableView::Compete(CompeteView {
        leader: compete.leader,
        challenge,
        met: challenge.is_some_and(|card| field.meets(card.needs())),
        bids: compete.bids.to_vec(),
        content: match compete.phase {
            compete::Phase::Lower { content } => content,
            _ => SeatSet::NONE,
        },
        attempt: match compete.phase {
            compete::Phase::Attempt { bid, .. } => Some(bid),
            _ => None,
        },
        points: compete.points.clone(),
        target: compete.options.target,
        bid_cap: compete.options.bid_cap,
        library: compete.library.len(),
        put_back: compete.library[..compete.put_back]
            .iter()
            .rev()
            .copied()
            .collect(),
    })
}
