//! `areo companion`: MarsBot for a table of cardboard.

use std::io::{BufRead, Write};

use anyhow::Result;
use companion::{Companion, Entry, Misfit};
use kit::{Event as _, Message, Seed, Tell as _, Viewer};
use l10n::{Language, Writer};
use mars::{Event, View};

use super::{Verdict, seed};

/// Plays MarsBot for people at a table with the boxed game.
///
/// Every line is an entry: what happened on the table, or a turn of MarsBot, which is worked out
/// and explained step by step. Earlier entries can be corrected; what follows is worked out anew.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo companion\n  \
    areo companion --variant hard --lang pl\n  \
    areo companion --deal --variant elysium,brutal --seed 7")]
pub(crate) struct Args {
    /// Options of MarsBot and its board, as for `areo play --game mars --variant automa`
    #[arg(long, value_name = "WORD", value_delimiter = ',')]
    variant: Vec<String>,
    /// Deals MarsBot's cards here instead of from the deck on the table
    #[arg(long)]
    deal: bool,
    /// The number from which all chance follows; a new one each time unless given
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    /// The language: en, pl, cs or nl
    #[arg(long, value_name = "LANG", default_value_t)]
    lang: Language,
}

pub(crate) fn run(args: &Args, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Verdict> {
    let words = args.variant.iter().map(|word| word.trim());
    let setup = Companion::setup(words.filter(|word| !word.is_empty()))?;
    let seed = Seed::from_number(seed(args.seed)?);
    let writer = Writer::new(args.lang);
    let player = writer.write(&Message::new("companion-player"));
    let mut front = Front {
        companion: Companion::new(&setup, seed, args.deal)?,
        text: writer.with_names([player, "MarsBot".to_owned()]),
        out,
    };
    front.say(&Message::new("companion-welcome"))?;
    for line in input.lines() {
        let line = line?;
        match line.trim() {
            "" => {}
            "quit" => break,
            line if line.starts_with('#') => {}
            line => {
                if let Err(misfit) = front.take(line)? {
                    front.say(&misfit.tell())?;
                }
            }
        }
    }
    Ok(Verdict::Passed)
}

struct Front<'a> {
    companion: Companion,
    text: Writer,
    out: &'a mut dyn Write,
}

impl Front<'_> {
    fn say(&mut self, message: &Message) -> Result<()> {
        writeln!(self.out, "{}", self.text.write(message))?;
        Ok(())
    }

    /// Carries out a line; what does not fit changes nothing and is not lost: it can be typed again.
    fn take(&mut self, line: &str) -> Result<Result<(), Misfit>> {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        match verb {
            "help" => self.say(&Message::new("companion-help"))?,
            "list" => self.list()?,
            "state" => self.state()?,
            "fix" | "insert" => {
                let Some((number, entry)) = rest.trim().split_once(' ') else {
                    self.say(&Message::new("companion-form-fix"))?;
                    return Ok(Ok(()));
                };
                let changed = index(number).and_then(|index| {
                    let entry = read(entry)?;
                    match verb {
                        "fix" => self.companion.correct(index, entry),
                        _ => self.companion.insert(index, entry),
                    }
                });
                return self.worked_out_anew(changed);
            }
            "strike" => {
                let changed = index(rest.trim()).and_then(|index| self.companion.strike(index));
                return self.worked_out_anew(changed);
            }
            _ => {
                let told = read(line).and_then(|entry| self.companion.enter(entry));
                match told {
                    Ok(events) => self.tell(&events)?,
                    Err(misfit) => return Ok(Err(misfit)),
                }
                self.ask_for_card()?;
            }
        }
        Ok(Ok(()))
    }

    fn tell(&mut self, events: &[Event]) -> Result<()> {
        for event in events {
            if let Some(event) = event.seen_by(Viewer::Spectator) {
                writeln!(self.out, "  {}", self.text.write(&event.tell()))?;
            }
        }
        Ok(())
    }

    fn ask_for_card(&mut self) -> Result<()> {
        match self.companion.needs_card() {
            true => self.say(&Message::new("companion-needs-card")),
            false => Ok(()),
        }
    }

    fn worked_out_anew(&mut self, changed: Result<(), Misfit>) -> Result<Result<(), Misfit>> {
        if changed.is_ok() {
            self.say(&Message::new("companion-fixed"))?;
            self.list()?;
            self.state()?;
            self.ask_for_card()?;
        }
        Ok(changed)
    }

    /// Every entry with its number and what came of it.
    fn list(&mut self) -> Result<()> {
        for (index, line) in self.companion.lines().to_vec().into_iter().enumerate() {
            let number = index + 1;
            writeln!(self.out, "{number:>3}  {}", line.entry)?;
            match line.outcome {
                Ok(events) => self.tell(&events)?,
                Err(misfit) => {
                    let misfit = Message::new("companion-misfit")
                        .with("number", number)
                        .with("why", misfit.tell());
                    self.say(&misfit)?;
                }
            }
        }
        Ok(())
    }

    fn state(&mut self) -> Result<()> {
        let view: View = kit::Game::view(self.companion.game(), Viewer::Spectator);
        let player = view.players.iter().nth(1).expect("MarsBot sits at B");
        let tracks = self.companion.tracks().into_iter().map(|(it, _)| {
            Message::new("companion-position")
                .with("track", it.track)
                .with("at", it.at)
        });
        let state = Message::new("companion-state")
            .with("rating", player.rating)
            .with("money", player.stock[mars::data::Resource::Money])
            .with("points", self.companion.score().total())
            .with("tracks", tracks.collect::<Vec<_>>());
        self.say(&state)
    }
}

fn read(text: &str) -> Result<Entry, Misfit> {
    text.parse().map_err(Misfit::Unreadable)
}

/// The index of the entry with this number.
fn index(number: &str) -> Result<usize, Misfit> {
    let number: Option<usize> = number.parse().ok();
    number
        .and_then(|number| number.checked_sub(1))
        .ok_or(Misfit::NoSuchEntry)
}
