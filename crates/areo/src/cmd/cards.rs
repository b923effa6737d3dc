//! `areo cards`: what is in the box.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::{Result, bail};
use bots::{GameName, with_game};
use kit::{Catalogued, Entry, Made, Message, Source};
use l10n::{Language, Writer};
use serde::Serialize;

use super::{Verdict, game_name, print_json};
use crate::paint::{BOLD, DIM, Paint};

/// Lists the cards, tiles and boards of a game with their texts.
///
/// Texts that may differ from the printed ones are marked.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo cards --game shifter\n  \
    areo cards --game shifter --kind disaster --lang pl\n  \
    areo cards --game mars --short\n  \
    areo cards --game shifter green-5 --json")]
pub(crate) struct Args {
    /// The game
    #[arg(long, value_name = "GAME", value_parser = game_name)]
    game: GameName,
    /// Only these, by their ids
    #[arg(value_name = "ID")]
    ids: Vec<String>,
    /// Only those of this kind
    #[arg(long, value_name = "KIND")]
    kind: Option<String>,
    /// The language: en, pl, cs or nl
    #[arg(long, value_name = "LANG", default_value_t)]
    lang: Language,
    /// Prints the short text of each card, on one line
    #[arg(long)]
    short: bool,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
}

/// The whole list as JSON.
#[derive(Serialize)]
struct Listing {
    game: &'static str,
    lang: &'static str,
    counts: BTreeMap<&'static str, usize>,
    data: usize,
    bespoke: usize,
    missing: usize,
    cards: Vec<Card>,
}

#[derive(Serialize)]
struct Card {
    id: String,
    kind: &'static str,
    source: Source,
    made: Made,
    name: String,
    own_name: bool,
    text: Vec<String>,
    facts: serde_json::Value,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    with_game!(args.game, |G| list::<G>(args, out))
}

fn list<G: Catalogued>(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    let text = Writer::new(args.lang);
    let entries = select(G::catalogue(), args)?;
    let mut counts = BTreeMap::new();
    for entry in &entries {
        *counts.entry(entry.kind).or_default() += 1;
    }
    let made = |made| entries.iter().filter(|entry| entry.made == made).count();
    // A card whose text cannot be written cannot be played by anybody who reads it.
    let missing = entries.iter().filter(|entry| entry.text.is_empty()).count();
    let mut listing = Listing {
        game: G::NAME,
        lang: args.lang.code(),
        counts,
        data: made(Made::Data),
        bespoke: made(Made::Bespoke),
        missing,
        cards: Vec::new(),
    };
    listing.cards = entries
        .into_iter()
        .map(|entry| written(entry, args, &text))
        .collect();
    if args.json {
        print_json(out, &listing)?;
    } else {
        print(&listing, &text, out)?;
    }
    Ok(Verdict::Passed)
}

fn select(mut entries: Vec<Entry>, args: &Args) -> Result<Vec<Entry>> {
    for id in &args.ids {
        if !entries.iter().any(|entry| entry.id == *id) {
            let like: Vec<_> = entries
                .iter()
                .map(|entry| entry.id.as_str())
                .filter(|have| have.split('-').next() == id.split('-').next())
                .take(5)
                .collect();
            let hint = match like.as_slice() {
                [] => format!("`areo cards --game {}` lists all", args.game),
                like => format!("did you mean one like {}?", like.join(", ")),
            };
            bail!("{} has no card `{id}`; {hint}", args.game);
        }
    }
    if let Some(kind) = &args.kind {
        let mut kinds: Vec<_> = entries.iter().map(|entry| entry.kind).collect();
        kinds.dedup();
        if !kinds.contains(&kind.as_str()) {
            bail!(
                "{} has no kind `{kind}`; it has {}",
                args.game,
                kinds.join(", ")
            );
        }
    }
    entries.retain(|entry| {
        args.kind.as_ref().is_none_or(|kind| *kind == entry.kind)
            && (args.ids.is_empty() || args.ids.contains(&entry.id))
    });
    Ok(entries)
}

fn written(entry: Entry, args: &Args, text: &Writer) -> Card {
    Card {
        name: text.write(&entry.name),
        own_name: entry.own_names.contains(&args.lang.code()),
        text: match args.short {
            true => vec![text.in_short(&entry.text)],
            false => entry.text.iter().map(|part| text.write(part)).collect(),
        },
        id: entry.id,
        kind: entry.kind,
        source: entry.source,
        made: entry.made,
        facts: entry.facts,
    }
}

fn print(listing: &Listing, text: &Writer, out: &mut dyn Write) -> Result<()> {
    let paint = Paint::for_stdout();
    for card in &listing.cards {
        let heading = Message::new("cards-name").with("name", card.name.clone());
        let name = paint.ink(BOLD, &text.write(&heading));
        let id = paint.ink(DIM, &format!("{} {}", kind(card.kind, 1, text), card.id));
        let source = (card.source != Source::Printed).then(|| card.source.message());
        let own_name = card.own_name.then(|| Message::new("own-name"));
        let marks: String = [source, own_name]
            .into_iter()
            .flatten()
            .map(|mark| format!("  ({})", text.write(&mark)))
            .collect();
        writeln!(out, "{name}  {id}{marks}")?;
        for part in &card.text {
            writeln!(out, "    {part}")?;
        }
    }
    let counts = listing.counts.iter();
    let counts: Vec<_> = counts
        .map(|(name, count)| format!("{count} {}", kind(name, *count, text)))
        .collect();
    let summary = Message::new("cards-summary")
        .with("counts", counts.join(", "))
        .with("data", listing.data)
        .with("bespoke", listing.bespoke)
        .with("missing", listing.missing);
    writeln!(out, "{}", text.write(&summary))?;
    Ok(())
}

/// The word for so many cards of a kind.
fn kind(name: &str, count: usize, text: &Writer) -> String {
    text.write(&Message::new(format!("kind-{name}")).with("count", count))
}
