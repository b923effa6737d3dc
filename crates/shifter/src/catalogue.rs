//! What is in the box: tiles, missions, goals and disasters, each with how sure we are of it.

use kit::{Catalogued, Entry, Made, Message, Source, Tell as _};
use serde_json::json;

use crate::game::Shifter;
use crate::planet::Pose;
use crate::set::{DisasterId, GoalId, MissionId, Requirement, Severity, Status, TileId, set};
use crate::text;
use crate::view::half_sides;

impl Catalogued for Shifter {
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
        facts: json!({
            "a": tile.a,
            "b": tile.b,
            "half_sides": faces,
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
        text: [mission.needs.tell()].into_iter().chain(mark).collect(),
        facts: with_needs(
            &mission.needs,
            json!({ "min_players": mission.min_players }),
        ),
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
        text: vec![goal.needs.tell()],
        facts: with_needs(&goal.needs, json!({ "number": goal.number })),
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
        facts: json!({
            "severity": match disaster.severity {
                Severity::Yellow => "yellow",
                Severity::Red => "red",
            },
            "restriction": disaster.restriction,
        }),
    }
}

fn with_needs(needs: &Requirement, mut facts: serde_json::Value) -> serde_json::Value {
    facts["color"] = json!(needs.color.to_string());
    facts["zones"] = json!(needs.zones);
    facts
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
