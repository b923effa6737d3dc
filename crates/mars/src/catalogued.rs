//! What is in the box: project cards, corporations, standard projects, milestones,
//! awards, boards, and what belongs to MarsBot.

use std::collections::BTreeMap;

use kit::{Arg, Catalogued, DataFile, Entry, Made, Message, Tell as _};
use serde::Serialize;
use ts_rs::TS;

use crate::data::{
    Bonus, BotBoard, CardId, CorporationId, Map, MapId, Mark, Resource, StandardProject, Track,
    TrackIcon, catalogue, install,
};
use crate::state::Mars;
use crate::text;

impl Catalogued for Mars {
    fn install(files: &[DataFile]) -> Result<(), String> {
        install(files).map_err(|error| error.to_string())
    }

    fn catalogue() -> Vec<Entry> {
        let maps = || {
            catalogue()
                .maps()
                .iter()
                .filter_map(|map| MapId::find(&map.id))
        };
        let milestones = maps().flat_map(MapId::milestones).map(|milestone| {
            let milestone = milestone.milestone();
            let name = text::names::milestone(milestone);
            entry(
                &milestone.id,
                "milestone",
                name,
                vec![text::milestone(milestone)],
                milestone,
            )
        });
        let awards = maps().flat_map(MapId::awards).map(|award| {
            let award = award.award();
            let name = text::names::award(award);
            entry(&award.id, "award", name, vec![text::award(award)], award)
        });
        let projects = StandardProject::ALL
            .iter()
            .map(|project| standard_project(*project));
        CardId::all()
            .map(card)
            .chain(CorporationId::all().map(corporation))
            .chain(projects)
            .chain(milestones)
            .chain(awards)
            .chain(catalogue().maps().iter().map(map))
            .chain(catalogue().bot().boards.iter().map(bot_board))
            .chain(Bonus::ALL.iter().map(bonus))
            .collect()
    }
}

fn card(card: CardId) -> Entry {
    let project = card.card();
    let text = text::project(project).paragraphs();
    let made = if project.is_bespoke() {
        Made::Bespoke
    } else {
        Made::Data
    };
    let name = text::names::card(project);
    Entry {
        made,
        ..entry(&project.id, "project", name, text, project)
    }
}

fn corporation(corporation: CorporationId) -> Entry {
    let corporation = corporation.corporation();
    let text = text::corporation(corporation).paragraphs();
    let name = text::names::corporation(corporation);
    entry(&corporation.id, "corporation", name, text, corporation)
}

fn standard_project(project: StandardProject) -> Entry {
    let offer = catalogue().offer(project);
    let text = vec![text::standard_project(project, offer)];
    let name = project.tell();
    entry(project.word(), "standard-project", name, text, offer)
}

/// The data of a board.
#[derive(Serialize, TS)]
pub(crate) struct MapFacts<'a> {
    /// The board.
    map: &'a Map,
    /// The bonuses on the parameter tracks.
    marks: &'a [Mark],
}

/// The data of MarsBot's board.
#[derive(Serialize, TS)]
pub(crate) struct BotBoardFacts<'a> {
    /// The board.
    board: &'a BotBoard,
    /// The track that stands for each production.
    production: &'a BTreeMap<Resource, Track>,
}

/// The data of a component that is all text.
#[derive(Serialize, TS)]
pub(crate) struct NoFacts {}

/// A board, with the marks on the parameter tracks, which are the same on every board.
fn map(map: &Map) -> Entry {
    let facts = MapFacts {
        map,
        marks: &catalogue().rules().marks,
    };
    let text = catalogue().rules().marks.iter().map(text::mark).collect();
    entry(&map.id, "map", text::names::map(map), text, &facts)
}

/// MarsBot's board beside a map, and which track stands for which production.
fn bot_board(board: &BotBoard) -> Entry {
    let map = Message::new(format!("mars-map-{}", board.board));
    let name = Message::new("automa-board").with("map", map);
    let facts = BotBoardFacts {
        board,
        production: &catalogue().bot().production,
    };
    let id = format!("mars-bot-{}", board.board);
    let track = |(track, icons): (&Track, &Vec<TrackIcon>)| {
        // The first space is where the cube starts.
        let icons = icons.iter().skip(1).map(TrackIcon::tell).collect();
        Message::new("automa-board-track")
            .with("track", *track)
            .with("icons", Arg::List(icons))
    };
    let text = board.tracks.iter().map(track).collect();
    entry(&id, "bot-board", name, text, &facts)
}

fn bonus(bonus: &Bonus) -> Entry {
    let text = Message::new(format!("automa-text-{bonus}"));
    entry(bonus.word(), "bonus", bonus.tell(), vec![text], &NoFacts {})
}

fn entry(
    id: &str,
    kind: &'static str,
    name: Message,
    text: Vec<Message>,
    facts: &impl Serialize,
) -> Entry {
    Entry {
        own_names: text::names::proposed(id),
        ..Entry::new(id, kind, name, text, facts)
    }
}
