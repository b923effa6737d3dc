//! What a client in TypeScript knows of the game.

use std::collections::BTreeMap;

use kit::typescript::{Module, Typed};
use serde::Serialize;
use ts_rs::TS;

use crate::api::{Decision, Means, Spared};
use crate::board::SpaceId;
use crate::data::{
    Board, Card, CardId, Color, Corporation, CorporationId, Effect, Field, Kind, Milestone, Offer,
    Parameter, Product, StandardAction, SupportAction, Symbol, Tile, Timing, Track,
};
use crate::state::DiceGame;

/// A space of the board, by its place in the list.
#[derive(Serialize, TS)]
struct Space {
    /// Its id in decisions and data.
    id: String,
    /// Its row, from the top, counted from 0.
    row: usize,
    /// Its place in the row, from the left, counted from 0.
    column: usize,
}

/// Decisions in words.
fn say(module: Module) -> Module {
    let card = CardId::all().next().expect("there are cards");
    let paid = CardId::all()
        .find(|card| !card.card().cost.is_empty())
        .expect("some card costs something");
    let corporation = CorporationId::all().next().expect("there are corporations");
    let space = SpaceId::all().next().expect("there are spaces");
    let (symbol, other) = (Symbol::Steel, Symbol::City);
    let city = StandardAction::City;
    let plain = Spared::NONE;
    let word = |name, value: &dyn ToString| (name, value.to_string());
    let whole = Decision::Play(paid, plain).to_string();
    module
        .say(
            "choose",
            &Decision::Choose(corporation),
            &[word("corporation", &corporation)],
        )
        .say("produce", &Decision::Produce, &[])
        .say(
            "roll",
            &Decision::Roll(Color::Red),
            &[word("color", &Color::Red)],
        )
        .say("turn", &Decision::Support(SupportAction::Turn), &[])
        .say("draw", &Decision::Support(SupportAction::Draw), &[])
        .say("play", &Decision::Play(card, plain), &[word("card", &card)])
        .say("use", &Decision::Use(card, plain), &[word("card", &card)])
        .say(
            "standard",
            &Decision::Standard(city, plain),
            &[word("action", &city)],
        )
        .say(
            "sparing",
            &Decision::Play(paid, Spared(1)),
            &[word("words", &whole), word("symbols", &paid.card().cost[0])],
        )
        .say("end", &Decision::End, &[])
        .say("keep", &Decision::Keep(symbol), &[word("symbol", &symbol)])
        .say("discard", &Decision::Discard(card), &[word("card", &card)])
        .say(
            "pay",
            &Decision::Pay(Means::Die(symbol)),
            &[word("symbol", &symbol)],
        )
        .say("payWild", &Decision::Pay(Means::Wild), &[])
        .say("pick", &Decision::Pick(symbol), &[word("symbol", &symbol)])
        .say(
            "set",
            &Decision::Set(symbol, other),
            &[word("from", &symbol), word("to", &other)],
        )
        .say("place", &Decision::Place(space), &[word("space", &space)])
        .say("lose", &Decision::Lose(symbol), &[word("symbol", &symbol)])
        .say("give", &Decision::Give(symbol), &[word("symbol", &symbol)])
        .say("take", &Decision::Take(card), &[word("card", &card)])
        .say("done", &Decision::Done, &[])
}

impl Typed for DiceGame {
    fn typescript() -> Module {
        let spaces: Vec<_> = SpaceId::all()
            .map(|space| {
                let (row, column) = space.position();
                let id = space.to_string();
                Space { id, row, column }
            })
            .collect();
        let symbols: BTreeMap<_, _> = Color::ALL
            .iter()
            .map(|&color| (color, color.symbols()))
            .collect();
        let module = Module::of::<Self>()
            .with::<Effect>()
            .facts::<Card>("project")
            .facts::<Card>("bonus")
            .facts::<Corporation>("corporation")
            .facts::<Milestone>("milestone")
            .facts::<Offer>("standard-action")
            .facts::<Track>("track")
            .facts::<Board>("board")
            .words("COLORS", "COLOR_WORDS", Color::ALL)
            .words("SYMBOLS", "SYMBOL_WORDS", Symbol::ALL)
            .words("PRODUCTS", "PRODUCT_WORDS", Product::ALL)
            .words("KINDS", "KIND_WORDS", Kind::ALL)
            .words("PARAMETERS", "PARAMETER_WORDS", Parameter::ALL)
            .words("TILES", "TILE_WORDS", Tile::ALL)
            .words("TIMINGS", "TIMING_WORDS", Timing::ALL)
            .words(
                "STANDARD_ACTIONS",
                "STANDARD_ACTION_WORDS",
                StandardAction::ALL,
            )
            .words(
                "SUPPORT_ACTIONS",
                "SUPPORT_ACTION_WORDS",
                SupportAction::ALL,
            )
            .words("FIELDS", "FIELD_WORDS", Field::ALL)
            .constant(
                "The symbols of each colour, the most frequent first.",
                "SYMBOLS_OF",
                &symbols,
            )
            .constant("The spaces of the board, row by row.", "SPACES", &spaces);
        say(module)
    }
}
