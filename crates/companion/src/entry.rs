//! What people at a table of cardboard enter.

use std::fmt;

use kit::{Message, Seat, Tell};
use mars::data::{Kind, Parameter, Resource, Tag};
use mars::text::names::production;
use mars::{Drawn, Fact, Goal, Shown};

use crate::Misfit;

/// Something that happened on the table, or that MarsBot is to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// `temperature: -12`, `tiles: city r3c4 A, ocean r1c2`, `standing builder: 5`: how things stand
    /// on the table, all about the same.
    Facts(Vec<Fact>),
    /// `claim mayor`, `fund banker`: the player has taken a milestone or an award.
    Take(Goal),
    /// `generation`: a new one begins.
    Generation,
    /// `turn comet`, `turn lobbyists`, `turn tags space, event`: MarsBot's turn with the card that
    /// was turned over; `turn` with one that is dealt here.
    Turn(Option<Drawn>),
    /// `draw mine`, `draw lobbyists`, `draw cost 12`, `draw none`: a further card.
    Draw(Drawn),
    /// `remove 3`: MarsBot loses resources of any kind.
    Remove(u8),
    /// `reduce plants`: MarsBot loses production.
    Reduce(Resource, u8),
    /// `end`: after the last production.
    End,
    /// What could not be read, and why: it stays in its place until it is put right.
    Unread(String, Box<Misfit>),
}

/// The English words of entries; [`words`](crate::words) has those of the other languages.
pub(crate) const EVENT: &str = "event";
pub(crate) const ACTIVE: &str = "active";
pub(crate) const POINTS: &str = "points";
pub(crate) const COST: &str = "cost";
pub(crate) const NONE: &str = "none";

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Facts(facts) => write_facts(facts, f),
            Self::Take(Goal::Milestone(milestone)) => write!(f, "claim {milestone}"),
            Self::Take(Goal::Award(award)) => write!(f, "fund {award}"),
            Self::Generation => f.write_str("generation"),
            Self::Turn(None) => f.write_str("turn"),
            Self::Turn(Some(card)) => write!(f, "turn {}", words_of(card)),
            Self::Draw(card) => write!(f, "draw {}", words_of(card)),
            Self::Remove(count) => write!(f, "remove {count}"),
            Self::Reduce(resource, 1) => write!(f, "reduce {resource}"),
            Self::Reduce(resource, steps) => write!(f, "reduce {resource} {steps}"),
            Self::End => f.write_str("end"),
            Self::Unread(text, _) => f.write_str(text),
        }
    }
}

fn write_facts(facts: &[Fact], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let yes = |is: bool| if is { "yes" } else { "no" };
    let joined = |key: &str, word: fn(&Fact) -> String| {
        let words: Vec<_> = facts.iter().map(word).collect();
        format!("{key}: {}", words.join(", "))
    };
    let text = match facts.first() {
        None => String::new(),
        Some(Fact::Temperature(value)) => format!("temperature: {value}"),
        Some(Fact::Oxygen(value)) => format!("oxygen: {value}"),
        Some(Fact::Generation(value)) => format!("generation: {value}"),
        Some(Fact::Tile { .. }) => joined("tiles", tile_words),
        Some(Fact::Claim(..)) => joined("claims", |fact| match fact {
            Fact::Claim(space, seat) => format!("{space} {seat}"),
            _ => String::new(),
        }),
        Some(Fact::Protected(is)) => format!("protected: {}", yes(*is)),
        Some(Fact::HasTokens(is)) => format!("tokens: {}", yes(*is)),
        Some(Fact::Tokens(card, count)) => format!("tokens {card}: {count}"),
        Some(Fact::Track(track, at)) => format!("track {track}: {at}"),
        Some(Fact::Marks(track, marks)) => format!("marks {track}: {marks}"),
        Some(Fact::Pile(_)) => joined("pile", |fact| match fact {
            Fact::Pile(card) => card.to_string(),
            _ => String::new(),
        }),
        Some(Fact::Rating(seat, rating)) => format!("{seat} rating: {rating}"),
        Some(Fact::Stock(seat, resource, count)) => format!("{seat} {resource}: {count}"),
        Some(Fact::Production(resource, value)) => format!("A {resource} production: {value}"),
        Some(Fact::Standing(..)) => {
            let words: Vec<_> = facts.iter().map(standing_words).collect();
            format!("standing {}", words.join(", "))
        }
    };
    f.write_str(&text)
}

fn standing_words(fact: &Fact) -> String {
    match fact {
        Fact::Standing(goal, value) => format!("{goal}: {value}"),
        _ => String::new(),
    }
}

/// `city r3c4 A`, `ocean r1c2`, `greenery r1c2 A mangrove`.
fn tile_words(fact: &Fact) -> String {
    let Fact::Tile {
        tile,
        space,
        owner,
        by,
    } = fact
    else {
        return String::new();
    };
    let owner = owner.map(|seat| format!(" {seat}")).unwrap_or_default();
    let by = by.map(|card| format!(" {card}")).unwrap_or_default();
    format!("{tile} {space}{owner}{by}")
}

fn words_of(card: &Drawn) -> String {
    match card {
        Drawn::Project(card) => card.to_string(),
        Drawn::Bonus(bonus) => bonus.to_string(),
        Drawn::Nothing => NONE.to_owned(),
        Drawn::Shown(shown) => shown_words(shown),
    }
}

/// `tags space, active, points, cost 25`; `cost 12` where the tags were not said.
fn shown_words(shown: &Shown) -> String {
    let mut words = Vec::new();
    if let Some(tags) = &shown.tags {
        let word = |tag: &Option<Tag>| tag.map_or(EVENT, Tag::word).to_owned();
        words.extend(tags.iter().map(word));
        words.extend((tags.is_empty()).then(|| NONE.to_owned()));
    }
    words.extend((shown.kind == Kind::Active).then(|| ACTIVE.to_owned()));
    words.extend(shown.has_points.then(|| POINTS.to_owned()));
    words.extend(shown.cost.map(|cost| format!("{COST} {cost}")));
    match shown.tags {
        Some(_) => format!("tags {}", words.join(", ")),
        None => words.join(", "),
    }
}

// --- In sentences -------------------------------------------------------------------------------

impl Tell for Entry {
    fn tell(&self) -> Message {
        let say = |id: &'static str| Message::new(id);
        match self {
            Self::Facts(facts) => tell_facts(facts),
            Self::Take(goal @ Goal::Milestone(_)) => {
                say("companion-entry-claim").with("goal", goal.tell())
            }
            Self::Take(goal @ Goal::Award(_)) => {
                say("companion-entry-fund").with("goal", goal.tell())
            }
            Self::Generation => say("companion-entry-generation"),
            Self::Turn(None) => say("companion-entry-turn"),
            Self::Turn(Some(Drawn::Shown(shown))) => match tell_shown(shown) {
                all if all.is_empty() => say("companion-entry-turn-without-tags"),
                all => say("companion-entry-turn-tags").with("tags", all),
            },
            Self::Turn(Some(card)) => {
                say("companion-entry-turn-with").with("card", tell_card(card))
            }
            Self::Draw(card) => say("companion-entry-draw").with("card", tell_card(card)),
            Self::Remove(count) => say("companion-entry-remove").with("count", *count),
            Self::Reduce(resource, steps) => say("companion-entry-reduce")
                .with("production", production(*resource))
                .with("steps", *steps),
            Self::End => say("companion-entry-end"),
            Self::Unread(text, _) => say("companion-as-typed").with("text", text.clone()),
        }
    }
}

/// The name of a card, or what it shows.
fn tell_card(card: &Drawn) -> Message {
    match card {
        Drawn::Project(card) => card.tell(),
        Drawn::Bonus(bonus) => bonus.tell(),
        Drawn::Nothing => Message::new("companion-no-card"),
        Drawn::Shown(shown) => match tell_shown(shown) {
            all if all.is_empty() => Message::new("companion-shows-nothing"),
            all => Message::new("companion-shows").with("all", all),
        },
    }
}

fn tell_shown(shown: &Shown) -> Vec<Message> {
    let say = |id: &'static str| Message::new(id);
    let event = || say("companion-event-tag");
    let tags = shown.tags.iter().flatten();
    tags.map(|tag| tag.map_or_else(event, |tag| tag.tell()))
        .chain((shown.kind == Kind::Active).then(|| say("companion-shows-active")))
        .chain(shown.has_points.then(|| say("companion-shows-points")))
        .chain(
            shown
                .cost
                .map(|cost| say("companion-shows-cost").with("cost", cost)),
        )
        .collect()
}

fn tell_facts(facts: &[Fact]) -> Message {
    let say = |id: &'static str| Message::new(id);
    let number = |fact: Message, value: i32| {
        say("companion-entry-fact")
            .with("fact", fact)
            .with("value", value)
    };
    let of_player = |seat: Seat, fact: Message, value: i32| {
        say("companion-entry-player-fact")
            .with("seat", seat)
            .with("fact", fact)
            .with("value", value)
    };
    let answer = |id: &'static str, is: bool| say(id).with("is", if is { "yes" } else { "no" });
    match facts.first() {
        None => say("companion-nothing-done"),
        Some(Fact::Temperature(value)) => number(Parameter::Temperature.tell(), (*value).into()),
        Some(Fact::Oxygen(value)) => number(Parameter::Oxygen.tell(), (*value).into()),
        Some(Fact::Generation(value)) => number(say("companion-fact-generation"), (*value).into()),
        Some(Fact::Tile { .. }) => say("companion-entry-tiles").with("tiles", tell_all(facts)),
        Some(Fact::Claim(..)) => say("companion-entry-claims").with("spaces", tell_all(facts)),
        Some(Fact::Pile(_)) => say("companion-entry-pile").with("cards", tell_all(facts)),
        Some(Fact::Standing(..)) => {
            say("companion-entry-standing").with("standings", tell_all(facts))
        }
        Some(Fact::Protected(is)) => answer("companion-entry-protected", *is),
        Some(Fact::HasTokens(is)) => answer("companion-entry-tokens", *is),
        Some(Fact::Tokens(card, count)) => number(
            say("companion-fact-tokens").with("card", *card),
            (*count).into(),
        ),
        Some(Fact::Track(track, at)) => number(track.tell(), (*at).into()),
        Some(Fact::Marks(track, marks)) => number(
            say("companion-fact-marks").with("track", *track),
            (*marks).into(),
        ),
        Some(Fact::Rating(seat, rating)) => {
            of_player(*seat, say("companion-fact-rating"), (*rating).into())
        }
        Some(Fact::Stock(seat, resource, count)) => {
            of_player(*seat, resource.tell(), (*count).into())
        }
        Some(Fact::Production(resource, value)) => {
            of_player(Seat::new(0), production(*resource), (*value).into())
        }
    }
}

/// Facts that stand in one entry, each for itself.
fn tell_all(facts: &[Fact]) -> Vec<Message> {
    let tell = |fact: &Fact| match fact {
        Fact::Tile {
            tile,
            space,
            owner: Some(owner),
            ..
        } => Some(
            Message::new("companion-tile-of")
                .with("tile", *tile)
                .with("space", *space)
                .with("seat", *owner),
        ),
        Fact::Tile { tile, space, .. } => Some(
            Message::new("companion-tile")
                .with("tile", *tile)
                .with("space", *space),
        ),
        Fact::Claim(space, seat) => Some(
            Message::new("companion-claim-of")
                .with("space", *space)
                .with("seat", *seat),
        ),
        Fact::Pile(card) => Some(card.tell()),
        Fact::Standing(goal, value) => Some(
            Message::new("companion-standing")
                .with("goal", goal.tell())
                .with("value", *value),
        ),
        _ => None,
    };
    facts.iter().filter_map(tell).collect()
}
