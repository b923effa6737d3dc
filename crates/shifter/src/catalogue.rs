//! What is in the box: tiles, missions, goals and disasters, each with how sure we are of it.

use kit::{Catalogued, DataFile, Entry, Made, Message, Source, Tell as _};
use serde::Serialize;
use serde_json::json;
use ts_rs::TS;

use crate::game::Shifter;
use crate::planet::Pose;
use crate::set::{
    Color, DisasterId, Face, GoalId, MissionId, Restriction, Set, Severity, Status, TileId,
    install, set,
};
use crate::text;
use crate::view::half_sides;

impl Catalogued for Shifter {
    fn install(files: &[DataFile]) -> Result<(), String> {
        files.iter().try_for_each(|DataFile { name, text }| {
            let set = Set::parse(text).map_err(|error| format!("{name}: {error}"))?;
            install(set).map_err(|_| format!("{name}: one set is enough"))
        })
    }

    fn catalogue() -> Vec<Entry> {
        let tiles = TileId::all().map(tile);
        let missions = MissionId::all().map(mission);
        let goals = GoalId::all().map(goal);
        let disasters = DisasterId::all().map(disaster);
        tiles
            .chain(missions)
            .chain(goals)
            .chain(disasters)
            .collect()
    }
}

/// The data of a tile.
#[derive(Serialize, TS)]
pub(crate) struct TileFacts {
    /// One face.
    a: Face,
    /// The other face.
    b: Face,
    /// The colour of each half-side of both faces, as a view shows them, upright.
    half_sides: [[Color; 8]; 2],
}

/// The data of a mission.
#[derive(Serialize, TS)]
pub(crate) struct MissionFacts {
    /// The colour of the zones.
    color: Color,
    /// The values of the zones, the largest first.
    zones: Vec<u8>,
    /// The fewest players with whom it is in the game.
    min_players: u8,
}

/// The data of a goal.
#[derive(Serialize, TS)]
pub(crate) struct GoalFacts {
    /// The colour of the zones.
    color: Color,
    /// The values of the zones, the largest first.
    zones: Vec<u8>,
    /// Its number in the Book of Goals.
    number: u8,
}

/// The data of a disaster.
#[derive(Serialize, TS)]
pub(crate) struct DisasterFacts {
    /// How hard it is.
    #[ts(type = "'yellow' | 'red'")]
    severity: &'static str,
    /// What it changes.
    restriction: Restriction,
}

fn tile(id: TileId) -> Entry {
    let tile = &set()[id];
    // As a view shows them, upright, so that a client can draw both.
    let faces = [Pose::ALL[0], Pose::ALL[2]].map(|pose| half_sides(id, pose));
    Entry {
        id: tile.id.clone(),
        kind: "tile",
        source: source([tile.composition, tile.layout]),
        made: Made::Data,
        name: Message::new("shifter-tile").with("number", id.index() + 1),
        own_names: Vec::new(),
        text: vec![
            text::face("A", tile.a.half, tile.a.quarters),
            text::face("B", tile.b.half, tile.b.quarters),
        ],
        facts: json!(TileFacts {
            a: tile.a.clone(),
            b: tile.b.clone(),
            half_sides: faces,
        }),
    }
}

fn mission(id: MissionId) -> Entry {
    let mission = &set()[id];
    let mark = (mission.min_players > 1)
        .then(|| Message::new("shifter-mark").with("players", mission.min_players));
    Entry {
        id: mission.id.clone(),
        kind: "mission",
        source: source([mission.requirement, mission.mark]),
        made: Made::Data,
        name: id.tell(),
        own_names: Vec::new(),
        text: [text::needs(&mission.needs)]
            .into_iter()
            .chain(mark)
            .collect(),
        facts: json!(MissionFacts {
            color: mission.needs.color,
            zones: mission.needs.zones.to_vec(),
            min_players: mission.min_players,
        }),
    }
}

fn goal(id: GoalId) -> Entry {
    let goal = &set()[id];
    Entry {
        id: goal.id.clone(),
        kind: "goal",
        source: source([goal.requirement, goal.numbering]),
        made: Made::Data,
        name: id.tell(),
        own_names: Vec::new(),
        text: vec![text::needs(&goal.needs)],
        facts: json!(GoalFacts {
            color: goal.needs.color,
            zones: goal.needs.zones.to_vec(),
            number: goal.number,
        }),
    }
}

fn disaster(id: DisasterId) -> Entry {
    let disaster = &set()[id];
    Entry {
        id: disaster.id.clone(),
        kind: "disaster",
        source: source([disaster.status]),
        made: Made::Data,
        name: text::disaster_name(disaster.severity),
        own_names: Vec::new(),
        text: vec![id.tell()],
        facts: json!(DisasterFacts {
            severity: match disaster.severity {
                Severity::Yellow => "yellow",
                Severity::Red => "red",
            },
            restriction: disaster.restriction,
        }),
    }
}

/// How sure we are of a whole, by how sure we are of its parts.
fn source<const PARTS: usize>(parts: [Status; PARTS]) -> Source {
    let all = |status| parts.iter().all(|&part| part == status);
    if all(Status::Known) {
        Source::Printed
    } else if all(Status::Reconstructed) {
        Source::Reconstructed
    } else if parts.contains(&Status::Reconstructed) {
        Source::Partly
    } else {
        Source::Inferred
    }
}
