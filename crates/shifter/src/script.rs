//! Positions in words, for scenario files.
//!
//! A scenario begins with a fresh game, whose cards and tiles make way for those that it names.

mod fill;

use arrayvec::ArrayVec;
use kit::scenario::{Scripted, Value, items};
use kit::{Chance, Game as _, Seat, SeatSet, Setup, SetupError};

use crate::card::Card;
use crate::compete::{self, Bid, Compete};
use crate::coop::{self, Coop};
use crate::field::Field;
use crate::game::{Shifter, Table};
use crate::planet::{Cell, Line, Planet, SIZE, parse_tile};
use crate::set::{Color, DisasterId, GoalId, MissionId, TILES, TileId, set};
use crate::view::half_sides;
use fill::{Numbered, fill, given};

/// The keys that every game has, for the message about an unknown one.
const KEYS: &str = "row 1 to row 4, actions used, shifts used, flips used, library, library cards";
const COOP_KEYS: &str = "turn, A hand, discard, goals, achieved, disasters, disaster pile";
const COMPETE_KEYS: &str = "leader, challenge, bids, content, A won, A lost";
/// The keys that can only be expected.
const MORE_KEYS: &str = "phase, result, A score, actions left, white zones, r1c1 sides";
const MORE_COOP_KEYS: &str = "title";
const MORE_COMPETE_KEYS: &str = "attempt, put back";

impl Scripted for Shifter {
    const RULES: &'static [&'static str] = &[include_str!("../../../data/shifter/rules.txt")];

    fn blank(setup: &Setup, chance: Chance) -> Result<Self, SetupError> {
        Self::lay_out(setup, chance)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let players = self.players();
        let known = set_field(&mut self.field, key, value)?
            || match &mut self.table {
                Table::Coop(coop) => set_coop(coop, players, key, value)?,
                Table::Compete(compete) => set_compete(compete, players, key, value)?,
            };
        match known {
            true => Ok(()),
            false => Err(self.unknown(key, false)),
        }
    }

    fn ready(&mut self) -> Result<(), String> {
        fill_planet(&mut self.field.planet)?;
        let limits = match &mut self.table {
            Table::Coop(coop) => {
                ready_coop(coop)?;
                coop.limits()
            }
            Table::Compete(compete) => {
                ready_compete(compete, &self.field)?;
                compete.limits()
            }
        };
        let used = self.field.used;
        if used.actions > limits.actions {
            return Err(format!(
                "actions used: {} is more than the {} there are",
                used.actions, limits.actions
            ));
        }
        if used.shifts.saturating_add(used.flips) > used.actions {
            return Err("shifts used and flips used are more than actions used".to_owned());
        }
        self.begin();
        Ok(())
    }

    fn get(&self, key: &str) -> Result<Value, String> {
        if let Some(value) = get_field(&self.field, key)? {
            return Ok(value);
        }
        if let Some((seat, "score")) = seated(key, self.players())? {
            return match (&self.table, self.outcome()) {
                (Table::Compete(compete), _) => {
                    Ok(Value::Number(compete.points[seat].score().into()))
                }
                (_, Some(outcome)) => Ok(Value::Number(outcome.scores[seat].into())),
                (_, None) => Ok(Value::Word("none".to_owned())),
            };
        }
        let value = match &self.table {
            Table::Coop(coop) => get_coop(coop, &self.field, key)?,
            Table::Compete(compete) => get_compete(compete, &self.field, key)?,
        };
        value.ok_or_else(|| self.unknown(key, true))
    }

    fn knows(&self, key: &str, word: &str) -> Result<(), String> {
        let players = self.players();
        let one_of = |words: &[&str]| match words.contains(&word) {
            true => Ok(()),
            false => Err(format!("expected {}, found `{word}`", words.join(" or "))),
        };
        let fact = seated(key, players)?.map_or(key, |(_, fact)| fact);
        match (fact, &self.table) {
            ("score", _) => {
                let bounds = ["at least ", "at most "].iter();
                let number = bounds.filter_map(|bound| word.strip_prefix(bound)).next();
                let number = number.unwrap_or(word).parse::<i32>();
                number.map_or_else(
                    |_| Err(format!("expected a score, found `{word}`")),
                    |_| Ok(()),
                )
            }
            ("hand" | "discard", _) | ("library cards", Table::Coop(_)) => {
                word.parse::<MissionId>().map(drop)
            }
            ("library cards" | "challenge" | "put back", _) => word.parse::<Card>().map(drop),
            ("goals", _) => word.parse::<GoalId>().map(drop),
            ("disasters" | "disaster pile", _) => word.parse::<DisasterId>().map(drop),
            ("achieved", _) => word.parse::<Color>().map(drop),
            ("turn" | "leader" | "attempt" | "content", _) => seat(word, players).map(drop),
            ("bids", Table::Compete(compete)) => {
                bid(word, compete.options.bid_cap, players).map(drop)
            }
            ("phase", Table::Coop(_)) => one_of(&["terraform", "declare", "discard", "over"]),
            ("phase", Table::Compete(_)) => one_of(&["bid", "lower", "attempt", "over"]),
            ("result", Table::Coop(_)) => one_of(&["open", "won", "lost"]),
            ("result", Table::Compete(_)) => {
                one_of(&["open", "nobody"]).or_else(|what| match seat(word, players) {
                    Ok(_) => Ok(()),
                    Err(_) => Err(format!("{what}; or a seat")),
                })
            }
            ("title", _) => one_of(&[
                "wanderer",
                "coloniser",
                "terraformer",
                "emperor",
                "legend",
                "creator",
            ]),
            _ if fact.starts_with("row ") => word
                .split_whitespace()
                .try_for_each(|tile| parse_tile(tile).map(drop)),
            _ if fact.ends_with(" zones") => number(word, u8::MAX).map(drop),
            _ if fact.ends_with(" sides") => {
                let mut colors = word.split('/');
                colors.try_for_each(|color| color.parse::<Color>().map(drop))
            }
            _ => Ok(()),
        }
    }
}

impl Shifter {
    fn unknown(&self, key: &str, expected: bool) -> String {
        let (own, more) = match &self.table {
            Table::Coop(_) => (COOP_KEYS, MORE_COOP_KEYS),
            Table::Compete(_) => (COMPETE_KEYS, MORE_COMPETE_KEYS),
        };
        let mut keys = format!("{KEYS}, {own}");
        if expected {
            keys = format!("{keys}, {MORE_KEYS}, {more}");
        }
        format!("there is no `{key}` here; the keys are {keys}")
    }
}

/// Sets what both ways of playing share; `false` for another key.
fn set_field(field: &mut Field, key: &str, value: &str) -> Result<bool, String> {
    match key {
        "actions used" => field.used.actions = number(value, u8::MAX)?,
        "shifts used" => field.used.shifts = number(value, u8::MAX)?,
        "flips used" => field.used.flips = number(value, u8::MAX)?,
        _ => {
            let Some(row) = key.strip_prefix("row ") else {
                return Ok(false);
            };
            let row: u8 = number(row, SIZE)?;
            let row = row.checked_sub(1).ok_or("rows are counted from 1")?;
            let tiles: Vec<_> = value
                .split_whitespace()
                .map(parse_tile)
                .collect::<Result<_, _>>()?;
            if tiles.len() != usize::from(SIZE) {
                return Err(format!("a row has {SIZE} tiles, not {}", tiles.len()));
            }
            for (cell, (tile, pose)) in Line::Row(row).cells().into_iter().zip(tiles) {
                field.planet.lay(cell, given(tile), pose);
            }
        }
    }
    Ok(true)
}

fn fill_planet(planet: &mut Planet) -> Result<(), String> {
    let mut tiles: ArrayVec<_, TILES> = Cell::all()
        .map(|cell| (planet.tile(cell), planet.pose(cell)))
        .collect();
    fill(tiles.iter_mut().map(|(tile, _)| tile), TileId::all())?;
    let tiles = tiles
        .into_inner()
        .expect("there are as many cells as tiles");
    *planet = Planet::new(tiles).expect("every tile has found one place");
    Ok(())
}

fn get_field(field: &Field, key: &str) -> Result<Option<Value>, String> {
    let used = field.used;
    Ok(Some(match key {
        "actions used" => Value::Number(used.actions.into()),
        "shifts used" => Value::Number(used.shifts.into()),
        "flips used" => Value::Number(used.flips.into()),
        _ => {
            if let Some(row) = key.strip_prefix("row ") {
                let row: u8 = number(row, SIZE)?;
                let words = field.planet.to_string();
                let words = words.split(" / ").nth(usize::from(row).wrapping_sub(1));
                Value::Word(words.ok_or("rows are counted from 1")?.to_owned())
            } else if let Some(color) = key.strip_suffix(" zones") {
                let zones = field.planet.zones(set(), color.parse::<Color>()?);
                Value::List(zones.iter().map(|zone| zone.value.to_string()).collect())
            } else if let Some(cell) = key.strip_suffix(" sides") {
                Value::List(sides(&field.planet, cell.parse()?))
            } else {
                return Ok(None);
            }
        }
    }))
}

/// The colours of the north, east, south and west side of a tile.
fn sides(planet: &Planet, cell: Cell) -> Vec<String> {
    let halves = half_sides(planet.tile(cell), planet.pose(cell));
    let side = |pair: &[Color]| match pair {
        [one, other] if one != other => format!("{one}/{other}"),
        _ => pair[0].to_string(),
    };
    halves.chunks(2).map(side).collect()
}

/// Sets what only the co-operative game has; `false` for another key.
fn set_coop(coop: &mut Coop, players: usize, key: &str, value: &str) -> Result<bool, String> {
    match key {
        "turn" => coop.turn = seat(value, players)?,
        "library" => resize(&mut coop.library, number(value, 28)?),
        "library cards" => coop.library = pile(value)?,
        "discard" => coop.discard = list(value)?,
        "goals" => {
            let mut colors = ArrayVec::<Color, 4>::new();
            for item in items(value) {
                let goal: GoalId = item.parse()?;
                let color = set()[goal].needs.color;
                if colors.contains(&color) {
                    return Err(format!("there are two {color} goals; each colour has one"));
                }
                colors.push(color);
                coop.goals[color.index()] = goal;
            }
        }
        "achieved" => {
            coop.achieved = [false; 4];
            for item in items(value) {
                let achieved = &mut coop.achieved[item.parse::<Color>()?.index()];
                if std::mem::replace(achieved, true) {
                    return Err(format!("{item} is said twice"));
                }
            }
        }
        "disasters" => coop.in_force = list(value)?,
        "disaster pile" => coop.face_down = pile(value)?,
        _ => match seated(key, players)? {
            Some((seat, "hand")) => coop.hands[seat] = list(value)?,
            _ => return Ok(false),
        },
    }
    Ok(true)
}

fn ready_coop(coop: &mut Coop) -> Result<(), String> {
    let players = coop.hands.len();
    let hands = coop.hands.iter_mut().flatten();
    let piles = coop.library.iter_mut().rev().chain(&mut coop.discard);
    fill(hands.chain(piles), coop::deck(players))?;

    if coop.reds.is_none() && !(coop.in_force.is_empty() && coop.face_down.is_empty()) {
        return Err("a game without disasters cannot have any; see the option `disasters`".into());
    }
    // The pile has a card for each goal; those that are in force are not in it any more.
    let most = usize::from(set().setup.disaster_pile);
    while coop.in_force.len() + coop.face_down.len() > most {
        let unnamed = coop.face_down.iter().rposition(|card| !card.is_given());
        let place = unnamed.ok_or_else(|| format!("there are more than {most} disasters"))?;
        coop.face_down.remove(place);
    }
    let disasters = coop
        .in_force
        .iter_mut()
        .chain(coop.face_down.iter_mut().rev());
    fill(disasters, DisasterId::all())?;
    if coop.achieved == [true; 4] {
        return Err("with all four goals achieved the game would be over".to_owned());
    }
    Ok(())
}

fn get_coop(coop: &Coop, field: &Field, key: &str) -> Result<Option<Value>, String> {
    let (phase, result) = match coop.phase {
        coop::Phase::Terraform => ("terraform", "open"),
        coop::Phase::Declare { .. } => ("declare", "open"),
        coop::Phase::Discard { .. } => ("discard", "open"),
        coop::Phase::Won => ("over", "won"),
        coop::Phase::Lost => ("over", "lost"),
    };
    Ok(Some(match key {
        "turn" => Value::Word(coop.turn.to_string()),
        "phase" => Value::Word(phase.to_owned()),
        "result" => Value::Word(result.to_owned()),
        "title" => Value::Word(format!("{:?}", coop.title()).to_lowercase()),
        "actions left" => Value::Number(field.left(&coop.limits()).into()),
        "library" => count(coop.library.len()),
        "library cards" => Value::List(words(coop.library.iter().rev())),
        "discard" => Value::Set(words(&coop.discard)),
        "goals" => Value::Set(words(coop.goals)),
        "achieved" => {
            let achieved = Color::ALL
                .into_iter()
                .filter(|color| coop.achieved[color.index()]);
            Value::Set(words(achieved))
        }
        "disasters" => Value::List(words(&coop.in_force)),
        "disaster pile" => Value::List(words(coop.face_down.iter().rev())),
        _ => match seated(key, coop.hands.len())? {
            Some((seat, "hand")) => Value::Set(words(&coop.hands[seat])),
            _ => return Ok(None),
        },
    }))
}

/// Sets what only the competitive variant has; `false` for another key.
fn set_compete(
    compete: &mut Compete,
    players: usize,
    key: &str,
    value: &str,
) -> Result<bool, String> {
    match key {
        "leader" => compete.leader = seat(value, players)?,
        "library" => resize(&mut compete.library, number(value, 44)?),
        "library cards" => compete.library = pile(value)?,
        "challenge" => {
            let card: Card = value.parse()?;
            compete.library.retain(|other| *other != card);
            compete.challenge = Some(given(card));
        }
        "bids" => {
            compete.bids.clear();
            for item in items(value) {
                let bid = bid(item, compete.options.bid_cap, players)?;
                if compete.bids.iter().any(|other| other.seat == bid.seat) {
                    return Err(format!("{} has two bids", bid.seat));
                }
                compete.bids.push(bid);
            }
        }
        "content" => {
            let content = items(value).map(|item| seat(item, players));
            compete.phase = compete::Phase::Lower {
                content: content.collect::<Result<SeatSet, _>>()?,
            };
        }
        _ => match seated(key, players)? {
            Some((seat, "won")) => compete.points[seat].won = number(value, 32)?,
            Some((seat, "lost")) => compete.points[seat].lost = number(value, 32)?,
            _ => return Ok(false),
        },
    }
    Ok(true)
}

/// Reads a bid, such as `A 4`.
fn bid(item: &str, cap: u8, players: usize) -> Result<Bid, String> {
    let wrong = || format!("`{item}` is no bid, such as `A 4`");
    let (who, actions) = item.split_once(' ').ok_or_else(wrong)?;
    let bid = Bid {
        seat: seat(who, players)?,
        actions: number(actions, cap)?,
    };
    match bid.actions {
        0 => Err(wrong()),
        _ => Ok(bid),
    }
}

fn ready_compete(compete: &mut Compete, field: &Field) -> Result<(), String> {
    let challenge = compete.challenge.iter_mut();
    fill(
        challenge.chain(compete.library.iter_mut().rev()),
        compete::deck(),
    )?;
    if let Some(card) = compete.challenge
        && let Some(fewest) = compete::easy(field, card)
    {
        return Err(format!(
            "{card} can be met with {fewest} actions, so it would go under the library"
        ));
    }
    let players = compete.points.len();
    let content = match compete.phase {
        compete::Phase::Lower { content } => content,
        _ => SeatSet::NONE,
    };
    if content == SeatSet::all(players) {
        return Err("if all are content, the time is up".to_owned());
    }
    if compete.bids.len() == players {
        compete.phase = compete::Phase::Lower { content };
    } else if !content.is_empty() {
        return Err("nobody is content before all have named a number".to_owned());
    } else {
        let named = compete.bids.iter().map(|bid| bid.seat);
        if !compete.leader.round(players).take(named.len()).eq(named) {
            return Err("the first numbers are named clockwise from the leader".to_owned());
        }
    }
    let reached = |points: &&compete::Points| points.score() >= compete.options.target.into();
    match compete.points.iter().find(reached) {
        Some(_) => Err("with such a score the game would be over".to_owned()),
        None => Ok(()),
    }
}

fn get_compete(compete: &Compete, field: &Field, key: &str) -> Result<Option<Value>, String> {
    let (phase, result) = match compete.phase {
        compete::Phase::Bid => ("bid", "open".to_owned()),
        compete::Phase::Lower { .. } => ("lower", "open".to_owned()),
        compete::Phase::Attempt { .. } => ("attempt", "open".to_owned()),
        compete::Phase::Over { winner } => (
            "over",
            winner.map_or_else(|| "nobody".to_owned(), |seat| seat.to_string()),
        ),
    };
    let one = |word: Option<String>| Value::Word(word.unwrap_or_else(|| "none".to_owned()));
    Ok(Some(match key {
        "leader" => Value::Word(compete.leader.to_string()),
        "phase" => Value::Word(phase.to_owned()),
        "result" => Value::Word(result),
        "actions left" => Value::Number(field.left(&compete.limits()).into()),
        "library" => count(compete.library.len()),
        "library cards" => Value::List(words(compete.library.iter().rev())),
        "put back" => Value::List(words(compete.library[..compete.put_back].iter().rev())),
        "challenge" => one(compete.challenge.map(|card| card.to_string())),
        "bids" => {
            let bids = compete.bids.iter();
            Value::List(
                bids.map(|bid| format!("{} {}", bid.seat, bid.actions))
                    .collect(),
            )
        }
        "content" => match compete.phase {
            compete::Phase::Lower { content } => Value::Set(words(content.iter())),
            _ => Value::Set(Vec::new()),
        },
        "attempt" => match compete.phase {
            compete::Phase::Attempt { bid, .. } => Value::Word(bid.seat.to_string()),
            _ => one(None),
        },
        _ => match seated(key, compete.points.len())? {
            Some((seat, "won")) => Value::Number(compete.points[seat].won.into()),
            Some((seat, "lost")) => Value::Number(compete.points[seat].lost.into()),
            _ => return Ok(None),
        },
    }))
}

/// Splits a key such as `A hand`; `None` if it does not begin with a seat.
fn seated(key: &str, players: usize) -> Result<Option<(Seat, &str)>, String> {
    match key.split_once(' ') {
        Some((who, what)) if who.parse::<Seat>().is_ok() => Ok(Some((seat(who, players)?, what))),
        _ => Ok(None),
    }
}

fn seat(text: &str, players: usize) -> Result<Seat, String> {
    let seat: Seat = text.parse()?;
    match Seat::all(players).any(|player| player == seat) {
        true => Ok(seat),
        false => Err(format!(
            "nobody sits at {seat}: there are {players} players"
        )),
    }
}

fn number(text: &str, most: u8) -> Result<u8, String> {
    let number = text.parse().ok().filter(|&number| number <= most);
    number.ok_or_else(|| format!("expected a number from 0 to {most}, found `{text}`"))
}

fn count(count: usize) -> Value {
    Value::Number(count.try_into().expect("the box is small"))
}

fn words<T: ToString>(things: impl IntoIterator<Item = T>) -> Vec<String> {
    things.into_iter().map(|thing| thing.to_string()).collect()
}

/// Reads named cards in this order; `any` is a card that is still to be found.
fn list<T: Numbered, const N: usize>(value: &str) -> Result<ArrayVec<T, N>, String> {
    let mut cards = ArrayVec::new();
    for item in items(value) {
        let card = match item {
            "any" => T::ANY,
            name => given(name.parse()?),
        };
        cards
            .try_push(card)
            .map_err(|_| format!("at most {N} cards have a place here"))?;
    }
    Ok(cards)
}

/// Reads a pile, whose top card is named first.
fn pile<T: Numbered, const N: usize>(value: &str) -> Result<ArrayVec<T, N>, String> {
    let mut cards = list(value)?;
    cards.reverse();
    Ok(cards)
}

/// Takes cards from the bottom of a pile, or puts some there.
fn resize<T: Numbered, const N: usize>(pile: &mut ArrayVec<T, N>, size: u8) {
    let size = usize::from(size).min(N);
    pile.drain(..pile.len().saturating_sub(size));
    while pile.len() < size {
        pile.insert(0, T::ANY);
    }
}
