//! The names of things, as they stand alone. Words of the game, such as resources and tags, tell
//! their names themselves: see [`kit::Tell`].

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use kit::Message;

use crate::data::{Award, Corporation, Kind, Map, Milestone, Project, Resource, Set};

/// By language, the ids of the cards whose names are our own proposals.
static PROPOSED: LazyLock<BTreeMap<String, BTreeSet<String>>> = LazyLock::new(|| {
    let text = include_str!("../../../../data/mars/unofficial_names.ron");
    ron::from_str(text).expect("a test reads the list of proposed names")
});

/// The languages in which the name of a card is our own proposal, because no printed one is known.
pub fn proposed(id: &str) -> Vec<&'static str> {
    let with_it = |(language, ids): (&'static String, &BTreeSet<String>)| {
        ids.contains(id).then_some(language.as_str())
    };
    PROPOSED.iter().filter_map(with_it).collect()
}

fn name(group: &str, word: &str) -> Message {
    Message::new(format!("mars-{group}-{word}"))
}

/// The name of a project card.
pub fn card(card: &Project) -> Message {
    name("card", &card.id)
}

/// The name of a corporation.
pub fn corporation(corporation: &Corporation) -> Message {
    name("corp", &corporation.id)
}

/// The name of the production of a resource.
pub fn production(resource: Resource) -> Message {
    name("production", resource.word())
}

/// The name of a kind of card.
pub fn kind(kind: Kind) -> Message {
    name("kind", kind.word())
}

/// The name of a set.
pub fn set(set: Set) -> Message {
    name("set", set.word())
}

/// The name of a board.
pub fn map(map: &Map) -> Message {
    name("map", &map.id)
}

/// The name of a space, by its word in [`Map::names`].
pub fn space(word: &str) -> Message {
    name("place", word)
}

/// The name of a milestone.
pub fn milestone(milestone: &Milestone) -> Message {
    name("milestone", &milestone.id)
}

/// The name of an award.
pub fn award(award: &Award) -> Message {
    name("award", &award.id)
}
