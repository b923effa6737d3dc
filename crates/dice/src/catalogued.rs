//! What is in the box, with how sure we are of every part of it.

use std::collections::BTreeMap;

use kit::{Catalogued, DataFile, Entry, Message, Source};
use serde::Serialize;

use crate::data::{
    BoardId, CardId, CorporationId, Field, MilestoneId, Parameter, StandardAction, Sureness, Track,
    catalogue, install,
};
use crate::state::DiceGame;
use crate::text;

impl Catalogued for DiceGame {
    fn install(files: &[DataFile]) -> Result<(), String> {
        install(files).map_err(|error| error.to_string())
    }

    fn catalogue() -> Vec<Entry> {
        let boards = catalogue().boards().iter();
        CardId::all()
            .map(card)
            .chain(CorporationId::all().map(corporation))
            .chain(MilestoneId::all().map(milestone))
            .chain(StandardAction::ALL.iter().copied().map(standard))
            .chain(catalogue().rules().tracks.iter().map(track))
            .chain(boards.filter_map(|board| Some(side(BoardId::find(&board.id)?))))
            .collect()
    }
}

fn card(id: CardId) -> Entry {
    let card = id.card();
    let kind = if card.is_bonus { "bonus" } else { "project" };
    let sources = sources(&card.sure, card.fields());
    Entry {
        source: card.sure.overall(card.fields()),
        ..Entry::new(
            &card.id,
            kind,
            id.name(),
            text::card(id),
            &facts(card, &sources),
        )
    }
}

fn corporation(id: CorporationId) -> Entry {
    let corporation = id.corporation();
    let sources = sources(&corporation.sure, corporation.fields());
    let facts = facts(corporation, &sources);
    Entry {
        source: corporation.sure.overall(corporation.fields()),
        ..Entry::new(
            &corporation.id,
            "corporation",
            id.name(),
            text::corporation(id),
            &facts,
        )
    }
}

fn milestone(id: MilestoneId) -> Entry {
    let milestone = id.milestone();
    let text = vec![text::sentence(text::milestone(id))];
    let facts = facts(milestone, &BTreeMap::new());
    Entry::new(&milestone.id, "milestone", id.name(), text, &facts)
}

fn standard(action: StandardAction) -> Entry {
    let offer = &catalogue().rules().standard[&action];
    let text = vec![text::sentence(text::standard(action))];
    let facts = facts(offer, &BTreeMap::new());
    Entry::new(
        action.word(),
        "standard-action",
        action.name(),
        text,
        &facts,
    )
}

/// Where the bonuses stand is printed in the rules, the ends of the tracks and most contents are not.
fn track((parameter, track): (&Parameter, &Track)) -> Entry {
    let word = parameter.word();
    Entry {
        source: Source::Partly,
        ..Entry::new(
            &format!("{word}-track"),
            "track",
            Message::new(format!("dice-track-{word}")),
            text::track(*parameter, track),
            &facts(track, &BTreeMap::new()),
        )
    }
}

/// Which spaces are kept for oceans and what most of them give is not known.
fn side(id: BoardId) -> Entry {
    let board = id.board();
    let name = Message::new(format!("dice-board-{}", board.id));
    let known = !board.printed.is_empty() || !board.partly.is_empty();
    Entry {
        source: if known {
            Source::Partly
        } else {
            Source::Reconstructed
        },
        ..Entry::new(
            &board.id,
            "board",
            name,
            vec![text::board(board)],
            &facts(board, &BTreeMap::new()),
        )
    }
}

/// How sure we are of each field.
fn sources(sure: &Sureness, fields: impl Iterator<Item = Field>) -> BTreeMap<&'static str, Source> {
    fields.map(|field| (field.word(), sure.of(field))).collect()
}

/// The data of an entry, with how sure we are of each field instead of the lists in the file.
fn facts(data: &impl Serialize, sources: &BTreeMap<&'static str, Source>) -> serde_json::Value {
    let mut facts = serde_json::to_value(data).expect("data files hold plain values");
    if let Some(facts) = facts.as_object_mut()
        && facts.remove("sure").is_some()
    {
        let sources = serde_json::to_value(sources).expect("words are plain values");
        facts.insert("sources".to_owned(), sources);
    }
    facts
}
