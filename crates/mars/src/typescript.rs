//! What a client in TypeScript knows of the game.

use kit::Seat;
use kit::typescript::{Module, Typed};
use serde::Serialize;
use ts_rs::TS;

use crate::api::{Decision, Pick};
use crate::automa::BOT;
use crate::board::SpaceId;
use crate::catalogued::{BotBoardFacts, MapFacts, NoFacts};
use crate::data::{
    Award, Bonus, CardId, Corporation, Effect, Icon, Kind, Level, MapId, Milestone, Named, Offer,
    Parameter, Project, Resource, StandardProject, TRACK_END, Tag, Tile, Token, Track,
};
use crate::state::Mars;

/// A space of the planet, by its place in the list.
#[derive(Serialize, TS)]
struct Space {
    /// Its id in decisions and data.
    id: String,
    /// Its row, from the north, counted from 1.
    row: usize,
    /// Its place in the row, from the west, counted from 1.
    column: usize,
}

/// The ends of a parameter's track.
#[derive(Serialize, TS)]
struct Scale {
    /// Which.
    parameter: Parameter,
    /// Where it begins.
    lowest: i8,
    /// Where it is full.
    highest: i8,
    /// How much one step adds.
    step: i8,
}

/// Decisions in words.
fn say(module: Module) -> Module {
    let card = CardId::all().next().expect("there are cards");
    let milestone = MapId::milestones(MapId::default())
        .next()
        .expect("there are milestones");
    let award = MapId::awards(MapId::default())
        .next()
        .expect("there are awards");
    let space = SpaceId::all().next().expect("there are spaces");
    let (city, plants) = (StandardProject::City, Resource::Plants);
    let word = |name, value: &dyn ToString| (name, value.to_string());
    module
        .say("play", &Decision::Play(card), &[word("card", &card)])
        .say(
            "use",
            &Decision::Use(Pick::Card(card)),
            &[word("card", &card)],
        )
        .say(
            "project",
            &Decision::Project(city),
            &[word("project", &city)],
        )
        .say(
            "convert",
            &Decision::Convert(plants),
            &[word("resource", &plants)],
        )
        .say(
            "claim",
            &Decision::Claim(milestone),
            &[word("milestone", &milestone)],
        )
        .say("fund", &Decision::Fund(award), &[word("award", &award)])
        .say("pass", &Decision::Pass, &[])
        .say("stop", &Decision::Stop, &[])
        .say("place", &Decision::Place(space), &[word("space", &space)])
        .say(
            "choose",
            &Decision::Choose(Pick::Card(card)),
            &[word("what", &card)],
        )
        .say("first", &Decision::First(2), &[word("number", &2)])
        .say("buy", &Decision::Buy(card), &[word("card", &card)])
        .say("keep", &Decision::Keep(card), &[word("card", &card)])
        .say("discard", &Decision::Discard(card), &[word("card", &card)])
        .say("sell", &Decision::Sell(card), &[word("card", &card)])
        .say("done", &Decision::Done, &[])
}

impl Typed for Mars {
    fn typescript() -> Module {
        let spaces: Vec<_> = SpaceId::all()
            .filter_map(|space| {
                let (row, column) = space.position()?;
                let id = space.to_string();
                Some(Space { id, row, column })
            })
            .collect();
        let moons: Vec<_> = SpaceId::all()
            .filter(|space| !space.is_on_mars())
            .map(|space| space.to_string())
            .collect();
        let scales: Vec<_> = Parameter::ALL
            .iter()
            .map(|&parameter| Scale {
                parameter,
                lowest: parameter.lowest(),
                highest: parameter.highest(),
                step: parameter.step(),
            })
            .collect();
        let module = Module::of::<Self>()
            .with::<Effect>()
            .facts::<Project>("project")
            .facts::<Corporation>("corporation")
            .facts::<Offer>("standard-project")
            .facts::<Milestone>("milestone")
            .facts::<Award>("award")
            .facts::<MapFacts<'static>>("map")
            .facts::<BotBoardFacts<'static>>("bot-board")
            .facts::<NoFacts>("bonus")
            .words("RESOURCES", "RESOURCE_WORDS", Resource::ALL)
            .words("TAGS", "TAG_WORDS", Tag::ALL)
            .words("TOKENS", "TOKEN_WORDS", Token::ALL)
            .words("TILES", "TILE_WORDS", Tile::ALL)
            .words("KINDS", "KIND_WORDS", Kind::ALL)
            .words("ICONS", "ICON_WORDS", Icon::ALL)
            .words("NAMED_PLACES", "NAMED_PLACE_WORDS", Named::ALL)
            .words("PARAMETERS", "PARAMETER_WORDS", Parameter::ALL)
            .words(
                "STANDARD_PROJECTS",
                "STANDARD_PROJECT_WORDS",
                StandardProject::ALL,
            )
            .words("TRACKS", "TRACK_WORDS", Track::ALL)
            .words("BONUSES", "BONUS_WORDS", Bonus::ALL)
            .words("LEVELS", "LEVEL_WORDS", Level::ALL)
            .constant("The spaces of the planet, row by row.", "SPACES", &spaces)
            .constant(
                "The spaces off the planet, which come after those on it.",
                "MOONS",
                &moons,
            )
            .constant("The tracks of the parameters.", "SCALES", &scales)
            .constant(
                "The last space of MarsBot's tracks.",
                "TRACK_END",
                &TRACK_END,
            )
            .constant::<Seat>("Where MarsBot sits.", "BOT_SEAT", &BOT);
        say(module)
    }
}
