//! What must change on the table after a correction.

use std::collections::BTreeMap;

use kit::{Game as _, Message, Seat, Tell, Viewer};
use mars::data::{Parameter, Resource};
use mars::{BotView, Tabletop, TileView, View};

const PLAYER: Seat = Seat::new(0);
const BOT: Seat = Seat::new(1);

/// What must change so that a table that is as before is as after.
pub(crate) fn between(before: &Tabletop, after: &Tabletop) -> Vec<Message> {
    let views = [before, after].map(|top| top.game().view(Viewer::Spectator));
    let [old, new] = &views;
    let mut changes = tiles(old, new);
    changes.extend(numbers(old, new));
    changes.extend(goals(before, after));
    if let (Some(old), Some(new)) = (&old.mars_bot, &new.mars_bot) {
        changes.extend(tracks(old, new));
        changes.extend(cards(old, new));
    }
    changes
}

fn tiles(old: &View, new: &View) -> Vec<Message> {
    let by_space = |view: &View| -> BTreeMap<_, TileView> {
        view.tiles.iter().map(|tile| (tile.space, *tile)).collect()
    };
    let (old, new) = (by_space(old), by_space(new));
    let say = |id: &'static str, tile: &TileView| {
        let placed = match tile.owner {
            Some(owner) => Message::new("companion-tile-of").with("seat", owner),
            None => Message::new("companion-tile"),
        };
        let placed = placed.with("tile", tile.tile).with("space", tile.space);
        Message::new(id).with("tile", placed)
    };
    let gone = old
        .iter()
        .filter(|(space, tile)| new.get(space) != Some(tile));
    let come = new
        .iter()
        .filter(|(space, tile)| old.get(space) != Some(tile));
    let gone = gone.map(|(_, tile)| say("companion-change-tile-gone", tile));
    gone.chain(come.map(|(_, tile)| say("companion-change-tile", tile)))
        .collect()
}

/// A number of the table.
type Figure = fn(&View) -> i32;

/// Parameters, the generation, MarsBot's rating and money, and the player's plants.
fn numbers(old: &View, new: &View) -> Vec<Message> {
    let stock = |view: &View, seat: Seat, resource| i32::from(view.players[seat].stock[resource]);
    let say = |id: &'static str| Message::new(id);
    let facts: [(Message, Figure); 4] = [
        (Parameter::Temperature.tell(), |view| {
            view.temperature.into()
        }),
        (Parameter::Oxygen.tell(), |view| view.oxygen.into()),
        (say("companion-fact-generation"), |view| {
            view.generation.into()
        }),
        (say("companion-fact-bot-rating"), |view| {
            view.players[BOT].rating.into()
        }),
    ];
    let stocks = [
        (say("companion-fact-bot-money"), BOT, Resource::Money),
        (say("companion-fact-plants"), PLAYER, Resource::Plants),
    ];
    let facts = facts
        .into_iter()
        .map(|(fact, value)| (fact, value(old), value(new)));
    let stocks = stocks.into_iter().map(|(fact, seat, resource)| {
        let values = [old, new].map(|view| stock(view, seat, resource));
        (fact, values[0], values[1])
    });
    facts
        .chain(stocks)
        .filter(|(_, from, to)| from != to)
        .map(|(fact, from, to)| {
            say("companion-change-number")
                .with("fact", fact)
                .with("from", from)
                .with("to", to)
        })
        .collect()
}

fn goals(before: &Tabletop, after: &Tabletop) -> Vec<Message> {
    let mut changes = Vec::new();
    for goal in before.goals() {
        let (old, new) = (before.owner(goal), after.owner(goal));
        if old == new {
            continue;
        }
        let say = |id: &'static str, seat: Seat| {
            Message::new(id)
                .with("seat", seat)
                .with("goal", goal.tell())
        };
        changes.extend(old.map(|seat| say("companion-change-goal-gone", seat)));
        changes.extend(new.map(|seat| say("companion-change-goal", seat)));
    }
    changes
}

fn tracks(old: &BotView, new: &BotView) -> Vec<Message> {
    let mut changes = Vec::new();
    for (old, new) in old.tracks.iter().zip(&new.tracks) {
        let say = |id: &'static str, from: u8, to: u8| {
            Message::new(id)
                .with("fact", new.track.tell())
                .with("from", from)
                .with("to", to)
        };
        if old.at != new.at {
            changes.push(say("companion-change-number", old.at, new.at));
        }
        if old.marked != new.marked {
            changes.push(say("companion-change-marks", old.marked, new.marked));
        }
    }
    changes
}

/// The pile, and the bonus cards that are out of the game.
fn cards(old: &BotView, new: &BotView) -> Vec<Message> {
    let say = |id: &'static str, cards: Vec<Message>| {
        (!cards.is_empty()).then(|| Message::new(id).with("cards", cards))
    };
    let piles = |one: &BotView, other: &BotView| -> Vec<Message> {
        let only = one.pile.without(other.pile);
        only.iter().map(|card| card.tell()).collect()
    };
    let destroyed = |one: &BotView, other: &BotView| -> Vec<Message> {
        let only = one.destroyed.iter();
        let only = only.filter(|bonus| !other.destroyed.contains(bonus));
        only.map(Tell::tell).collect()
    };
    [
        say("companion-change-pile-gone", piles(old, new)),
        say("companion-change-pile", piles(new, old)),
        say("companion-change-destroyed-gone", destroyed(old, new)),
        say("companion-change-destroyed", destroyed(new, old)),
    ]
    .into_iter()
    .flatten()
    .collect()
}
