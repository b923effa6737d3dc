//! What people at a table of cardboard enter, in words, and why an entry does not fit.

use std::fmt;
use std::str::FromStr;

use kit::scenario::items;
use kit::{Message, Seat, Tell};

use mars::data::{
    AwardId, Bonus, CardId, Kind, MilestoneId, Parameter, Resource, Tag, Tile, Track,
};
use mars::{Refusal, Sketch, SpaceId, Turned};

/// Something that happened on the table, or that MarsBot is to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// `temperature: -12`, `tiles: city r3c4 A`: how things stand on the table.
    Fact(String, String),
    /// `standing builder: 5`: how the player stands in a milestone or an award.
    Standing(String, i16),
    /// `claim mayor`: the player has claimed a milestone.
    Claim(String),
    /// `fund banker`: the player has funded an award.
    Fund(String),
    /// `generation`: a new one begins.
    Generation,
    /// `turn`: MarsBot's turn, with the next card of its own deck.
    Turn,
    /// `turn comet`, `turn lobbyists`: its turn with the card that was turned over.
    TurnWith(Turned),
    /// `turn tags space, event`: its turn with a card that shows this; `none` for no tag.
    TurnTags(Shown),
    /// `draw mine`, `draw lobbyists`: a further card that was turned over.
    Draw(Turned),
    /// `remove 3`: MarsBot loses resources of any kind.
    Remove(u8),
    /// `reduce plants`: MarsBot loses production.
    Reduce(Resource, u8),
    /// `end`: after the last production.
    End,
}

/// A card that is entered by what it shows: its tags, and what else counts once it lies in the
/// pile, as in `space, active, points, cost 25`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// Its tags from left to right; none is the mark of an event.
    pub tags: Vec<Option<Tag>>,
    /// What counts in the pile.
    pub sketch: Sketch,
}

/// Why an entry does not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// It cannot be read; what is expected, in the words of entries.
    Unreadable(String),
    /// There is no entry with that number.
    NoSuchEntry,
    /// MarsBot's turn waits for a further card.
    CardAwaited,
    /// The card was turned over before in the same turn.
    DrawnTwice,
    /// The end was entered: only what lies on the table can still be said.
    Ended,
    /// The game is over.
    Over,
    /// The table cannot be like that.
    Refused(Refusal),
}

impl From<Refusal> for Misfit {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl Tell for Misfit {
    fn tell(&self) -> Message {
        let say = |id: &'static str| Message::new(id);
        match self {
            Self::Unreadable(what) => say("companion-unreadable").with("what", what.clone()),
            Self::NoSuchEntry => say("companion-no-such-entry"),
            Self::CardAwaited => say("companion-card-awaited"),
            Self::DrawnTwice => say("companion-drawn-twice"),
            Self::Ended => say("companion-ended"),
            Self::Over => say("companion-over"),
            Self::Refused(refusal) => refusal.tell(),
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fact(key, value) => write!(f, "{key}: {value}"),
            Self::Standing(name, value) => write!(f, "standing {name}: {value}"),
            Self::Claim(name) => write!(f, "claim {name}"),
            Self::Fund(name) => write!(f, "fund {name}"),
            Self::Generation => f.write_str("generation"),
            Self::Turn => f.write_str("turn"),
            Self::TurnWith(Turned::Project(card)) => write!(f, "turn {card}"),
            Self::TurnWith(Turned::Bonus(bonus)) => write!(f, "turn {bonus}"),
            Self::TurnTags(shown) => write!(f, "turn tags {shown}"),
            Self::Draw(Turned::Project(card)) => write!(f, "draw {card}"),
            Self::Draw(Turned::Bonus(bonus)) => write!(f, "draw {bonus}"),
            Self::Remove(count) => write!(f, "remove {count}"),
            Self::Reduce(resource, 1) => write!(f, "reduce {resource}"),
            Self::Reduce(resource, steps) => write!(f, "reduce {resource} {steps}"),
            Self::End => f.write_str("end"),
        }
    }
}

/// The words for what a card shows besides its tags: the mark of an event, a blue frame, points
/// that are worth having, and the cost.
const EVENT: &str = Kind::Event.word();
const ACTIVE: &str = Kind::Active.word();
const POINTS: &str = "points";
const COST: &str = "cost ";

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |tag: &Option<Tag>| tag.map_or(EVENT, Tag::word).to_owned();
        let mut words: Vec<_> = self.tags.iter().map(word).collect();
        if self.sketch.kind == Kind::Active {
            words.push(ACTIVE.to_owned());
        }
        if self.sketch.has_points {
            words.push(POINTS.to_owned());
        }
        if self.sketch.cost > 0 {
            words.push(format!("{COST}{}", self.sketch.cost));
        }
        match words.is_empty() {
            true => f.write_str("none"),
            false => f.write_str(&words.join(", ")),
        }
    }
}

impl FromStr for Shown {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut tags = Vec::new();
        let mut sketch = Sketch {
            kind: Kind::Automated,
            cost: 0,
            has_points: false,
        };
        for word in items(text) {
            match word {
                EVENT | ACTIVE if sketch.kind != Kind::Automated => {
                    return Err("a card is an event or active, and says so once".to_owned());
                }
                EVENT => {
                    tags.push(None);
                    sketch.kind = Kind::Event;
                }
                ACTIVE => sketch.kind = Kind::Active,
                POINTS => sketch.has_points = true,
                word => match word.strip_prefix(COST) {
                    Some(cost) => sketch.cost = read_number(cost.trim())?,
                    None => tags.push(Some(word.parse()?)),
                },
            }
        }
        Ok(Self { tags, sketch })
    }
}

fn read_number<T: FromStr>(word: &str) -> Result<T, String> {
    word.parse()
        .map_err(|_| format!("expected a number, found `{word}`"))
}

impl FromStr for Entry {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let fact = |text: &str| -> Option<(String, String)> {
            let (key, value) = text.split_once(':')?;
            Some((key.trim().to_owned(), value.trim().to_owned()))
        };
        Ok(match verb {
            "generation" if rest.is_empty() => Self::Generation,
            "end" if rest.is_empty() => Self::End,
            "turn" if rest.is_empty() => Self::Turn,
            "turn" => match rest.strip_prefix("tags ") {
                Some(shown) => Self::TurnTags(shown.parse()?),
                None => Self::TurnWith(read_card(rest)?),
            },
            "draw" => Self::Draw(read_card(rest)?),
            "claim" => Self::Claim(rest.to_owned()),
            "fund" => Self::Fund(rest.to_owned()),
            "remove" => Self::Remove(read_number(rest)?),
            "reduce" => {
                let (resource, steps) = rest.split_once(' ').unwrap_or((rest, "1"));
                Self::Reduce(resource.parse()?, read_number(steps.trim())?)
            }
            "standing" => {
                let (name, value) = fact(rest).ok_or("expected `standing builder: 5`")?;
                Self::Standing(name, read_number(&value)?)
            }
            _ => {
                let (key, value) = fact(text).ok_or_else(|| {
                    format!(
                        "expected an entry such as `turn` or `temperature: -12`, found `{text}`"
                    )
                })?;
                if !is_fact(&key) {
                    return Err(format!("no fact `{key}` of a table; there are: {FACTS}"));
                }
                Self::Fact(key, value)
            }
        })
    }
}

/// The facts that can be entered, for whoever asks for another.
const FACTS: &str = "temperature, oxygen, tiles (oceans too), claims, generation, protected, \
     tokens CARD, track TRACK, marks TRACK, pile, A rating, A RESOURCE, A RESOURCE production, \
     B rating, B money";

fn is_fact(key: &str) -> bool {
    let (first, rest) = key.split_once(' ').unwrap_or((key, ""));
    match first {
        "temperature" | "oxygen" | "tiles" | "claims" | "generation" | "protected" | "pile" => {
            rest.is_empty()
        }
        "tokens" => rest.parse::<CardId>().is_ok(),
        "track" | "marks" => rest.parse::<Track>().is_ok(),
        "A" => {
            let resource = rest.strip_suffix(" production").unwrap_or(rest);
            rest == "rating" || resource.parse::<Resource>().is_ok()
        }
        "B" => rest == "rating" || rest == "money",
        _ => false,
    }
}

fn read_card(word: &str) -> Result<Turned, String> {
    match word.parse::<Bonus>() {
        Ok(bonus) => Ok(Turned::Bonus(bonus)),
        Err(_) => word.parse().map(Turned::Project),
    }
}

impl Tell for Entry {
    fn tell(&self) -> Message {
        let say = |id: &'static str| Message::new(id);
        match self {
            Self::Fact(key, value) => tell_fact(key, value),
            Self::Standing(name, value) => say("companion-entry-fact")
                .with("fact", goal_name(name))
                .with("value", value.to_string()),
            Self::Claim(name) => say("companion-entry-claim").with("goal", goal_name(name)),
            Self::Fund(name) => say("companion-entry-fund").with("goal", goal_name(name)),
            Self::Generation => say("companion-entry-generation"),
            Self::Turn => say("companion-entry-turn"),
            Self::TurnWith(card) => say("companion-entry-turn-with").with("card", card.tell()),
            Self::TurnTags(shown) => match shown.tell_all() {
                all if all.is_empty() => say("companion-entry-turn-without-tags"),
                all => say("companion-entry-turn-tags").with("tags", all),
            },
            Self::Draw(card) => say("companion-entry-draw").with("card", card.tell()),
            Self::Remove(count) => say("companion-entry-remove").with("count", *count),
            Self::Reduce(resource, steps) => say("companion-entry-reduce")
                .with("resource", *resource)
                .with("steps", *steps),
            Self::End => say("companion-entry-end"),
        }
    }
}

impl Shown {
    fn tell_all(&self) -> Vec<Message> {
        let Sketch {
            kind,
            cost,
            has_points,
        } = self.sketch;
        let say = |id: &'static str| Message::new(id);
        let event = || say("companion-event-tag");
        let tags = self.tags.iter();
        tags.map(|tag| tag.map_or_else(event, |tag| tag.tell()))
            .chain((kind == Kind::Active).then(|| say("companion-shows-active")))
            .chain(has_points.then(|| say("companion-shows-points")))
            .chain((cost > 0).then(|| say("companion-shows-cost").with("cost", cost)))
            .collect()
    }
}

/// The name of a milestone or an award; what is neither stays as it was typed.
fn goal_name(name: &str) -> Message {
    let milestone = MilestoneId::find(name).map(|id| id.tell());
    let goal = milestone.or_else(|| AwardId::find(name).map(|id| id.tell()));
    goal.unwrap_or_else(|| as_typed(name))
}

/// The name of a project card; what is none stays as it was typed.
fn card_name(word: &str) -> Message {
    let card = word.parse::<CardId>();
    card.map_or_else(|_| as_typed(word), |card| card.tell())
}

fn as_typed(text: &str) -> Message {
    Message::new("companion-as-typed").with("text", text.to_owned())
}

fn tell_fact(key: &str, value: &str) -> Message {
    let fact = |name: Message| {
        Message::new("companion-entry-fact")
            .with("fact", name)
            .with("value", value.to_owned())
    };
    let (first, rest) = key.split_once(' ').unwrap_or((key, ""));
    match first {
        "temperature" => fact(Parameter::Temperature.tell()),
        "oxygen" => fact(Parameter::Oxygen.tell()),
        "generation" => fact(Message::new("companion-fact-generation")),
        "claims" => fact(Message::new("companion-fact-claims")),
        "protected" => Message::new("companion-entry-protected").with("is", value.to_owned()),
        "tokens" => fact(Message::new("companion-fact-tokens").with("card", card_name(rest))),
        "pile" => {
            let cards: Vec<_> = items(value).map(card_name).collect();
            Message::new("companion-entry-pile").with("cards", cards)
        }
        "tiles" => {
            let tiles: Vec<_> = items(value).map(tell_tile).collect();
            Message::new("companion-entry-tiles").with("tiles", tiles)
        }
        "track" | "marks" => {
            let track = rest.parse::<Track>().map(|track| track.tell());
            let track = track.unwrap_or_else(|_| as_typed(rest));
            let id = match first {
                "track" => "companion-fact-track",
                _ => "companion-fact-marks",
            };
            fact(Message::new(id).with("track", track))
        }
        _ => match (first.parse::<Seat>(), tell_player_fact(rest)) {
            (Ok(seat), Some(name)) => Message::new("companion-entry-player-fact")
                .with("seat", seat)
                .with("fact", name)
                .with("value", value.to_owned()),
            _ => fact(as_typed(key)),
        },
    }
}

fn tell_player_fact(fact: &str) -> Option<Message> {
    if fact == "rating" {
        return Some(Message::new("companion-fact-rating"));
    }
    match fact.strip_suffix(" production") {
        Some(resource) => {
            let resource: Resource = resource.parse().ok()?;
            Some(Message::new("companion-fact-production").with("resource", resource))
        }
        None => Some(fact.parse::<Resource>().ok()?.tell()),
    }
}

/// `city r3c4 A`; what is no tile stays as it was typed.
fn tell_tile(item: &str) -> Message {
    let mut words = item.split_whitespace();
    let tile = words.next().and_then(|word| word.parse::<Tile>().ok());
    let space = words.next().and_then(|word| word.parse::<SpaceId>().ok());
    let owner = words.next().and_then(|word| word.parse::<Seat>().ok());
    let (Some(tile), Some(space)) = (tile, space) else {
        return as_typed(item);
    };
    let placed = |id: &'static str| Message::new(id).with("tile", tile).with("space", space);
    match owner {
        Some(owner) => placed("companion-tile-of").with("seat", owner),
        None => placed("companion-tile"),
    }
}
