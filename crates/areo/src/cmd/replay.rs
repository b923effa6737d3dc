//! `areo replay`: steps through the record of a game.

use std::io::{self, BufRead, IsTerminal as _, Write};
use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};
use bots::with_game;
use kit::{Event as _, Failure, Message, Outcome, Record, Seat, Tell as _, Viewer};
use l10n::{Language, Writer};
use serde::Serialize;

use super::{Verdict, counted, print_json};
use crate::draw::{Drawn, naming_others};
use crate::paint::{BOLD, DIM, Paint};
use crate::records::{self, Replayed};
use crate::terminal::{read_line, tell_outcome};

/// Steps through the record of a game.
///
/// In a terminal: Enter goes forward, `b` goes back, a number goes to that decision, `q` leaves.
/// Otherwise everything that happened is printed.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo replay game.record\n  \
    areo replay game.record --at 20\n  \
    areo replay game.record --verify --json\n  \
    areo replay game.record --json")]
pub(crate) struct Args {
    /// The record
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Plays it through and checks that every decision is legal and that it ends in the recorded
    /// state; the exit status is 1 if not
    #[arg(long, conflicts_with = "at")]
    verify: bool,
    /// Shows the position after this many decisions
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// The language: en, pl, cs or nl
    #[arg(long, value_name = "LANG", default_value_t)]
    lang: Language,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    let record = records::read(&args.file)?;
    let name = args.file.display();
    let game = records::game(&record, &args.file)?;
    if let Some(at) = args.at
        && at > record.moves.len()
    {
        bail!("{name} has {} decisions, not {at}", record.moves.len());
    }
    with_game!(game, |G| replay::<G>(args, &record, out))
}

fn replay<G: Drawn>(args: &Args, record: &Record, out: &mut dyn Write) -> Result<Verdict> {
    let name = args.file.display();
    let replayed = records::play_through::<G>(record, args.at);
    if args.verify
        && let Err(failure) = &replayed
        && failure.is_untrue
    {
        if args.json {
            print_json(out, &Verified::new(record, Some(failure)))?;
        } else {
            writeln!(out, "{name}: {failure}")?;
        }
        return Ok(Verdict::Failed);
    }
    let replayed = replayed.with_context(|| name.to_string())?;
    if args.verify {
        if args.json {
            print_json(out, &Verified::new(record, None))?;
            return Ok(Verdict::Passed);
        }
        let decisions = counted(replayed.events.len() as u64, "decision");
        let state = match &record.digest {
            Some(digest) => format!("it ends in the recorded state {digest}"),
            None => "the record does not say in which state it ends".to_owned(),
        };
        writeln!(out, "{name}: all of {decisions} are legal; {state}")?;
        return Ok(Verdict::Passed);
    }

    let show = Show::<G> {
        replayed: &replayed,
        text: naming_others(
            Writer::new(args.lang),
            replayed.session.game(),
            record.setup.players,
        ),
        paint: Paint::for_stdout(),
    };
    if args.json {
        print_json(out, &show.json(record))?;
    } else if args.at.is_some() {
        show.position(replayed.session.game(), out)?;
    } else if io::stdin().is_terminal() && io::stdout().is_terminal() {
        show.step_through(record, &mut io::stdin().lock(), out)?;
    } else {
        show.everything(out)?;
    }
    Ok(Verdict::Passed)
}

/// What came of a verification, as JSON.
#[derive(Serialize)]
struct Verified<'a> {
    verified: bool,
    decisions: usize,
    digest: Option<&'a str>,
    error: Option<Untrue<'a>>,
}

/// What is not true, as JSON.
#[derive(Serialize)]
struct Untrue<'a> {
    line: usize,
    what: &'a str,
}

impl<'a> Verified<'a> {
    fn new(record: &'a Record, failure: Option<&'a Failure>) -> Self {
        Self {
            verified: failure.is_none(),
            decisions: record.moves.len(),
            digest: record.digest.as_deref(),
            error: failure.map(|Failure { line, what, .. }| Untrue { line: *line, what }),
        }
    }
}

/// The whole replay as JSON.
#[derive(Serialize)]
struct Report<V> {
    game: &'static str,
    players: usize,
    variant: Vec<String>,
    decisions: Vec<Step>,
    view: V,
    outcome: Option<Outcome>,
}

/// One decision as JSON.
#[derive(Serialize)]
struct Step {
    number: usize,
    seat: String,
    decision: String,
    events: Vec<String>,
}

/// Shows a replay to someone who may know everything.
struct Show<'a, G: Drawn> {
    replayed: &'a Replayed<G>,
    text: Writer,
    paint: Paint,
}

impl<G: Drawn> Show<'_, G> {
    fn moves(&self) -> &[(Seat, G::Decision)] {
        self.replayed.session.moves()
    }

    /// What happened by a decision, in sentences.
    fn events(&self, at: usize) -> Vec<String> {
        self.replayed.events[at]
            .iter()
            .filter_map(|event| event.seen_by(Viewer::Archive))
            .map(|event| self.text.write(&event.tell()))
            .collect()
    }

    fn json(&self, record: &Record) -> Report<G::View> {
        let game = self.replayed.session.game();
        let options = record.setup.options.iter();
        let step = |(at, (seat, decision)): (usize, &(Seat, G::Decision))| Step {
            number: at + 1,
            seat: seat.to_string(),
            decision: decision.to_string(),
            events: self.events(at),
        };
        Report {
            game: G::NAME,
            players: record.setup.players,
            variant: options
                .map(|(name, value)| format!("{name}={value}"))
                .collect(),
            decisions: self.moves().iter().enumerate().map(step).collect(),
            view: game.view(Viewer::Archive),
            outcome: game.outcome(),
        }
    }

    fn decision(&self, at: usize, out: &mut dyn Write) -> Result<()> {
        let (seat, decision) = &self.moves()[at];
        let words = self.paint.ink(BOLD, &format!("{seat} {decision}"));
        writeln!(out, "{:>4}  {words}", at + 1)?;
        for line in self.events(at) {
            writeln!(out, "      {line}")?;
        }
        Ok(())
    }

    fn position(&self, game: &G, out: &mut dyn Write) -> Result<()> {
        let view = game.view(Viewer::Archive);
        write!(out, "{}", G::draw(&view, self.paint, &self.text))?;
        match game.outcome() {
            Some(outcome) => tell_outcome(&outcome, &self.text, out)?,
            None => {
                for seat in game.asked().iter() {
                    let prompt = game.prompt(seat).map(|prompt| prompt.tell());
                    let prompt = prompt.map(|prompt| self.text.write(&prompt));
                    writeln!(
                        out,
                        "{}: {}",
                        self.text.name(seat),
                        prompt.unwrap_or_default()
                    )?;
                }
            }
        }
        Ok(())
    }

    fn everything(&self, out: &mut dyn Write) -> Result<()> {
        for at in 0..self.moves().len() {
            self.decision(at, out)?;
        }
        writeln!(out)?;
        self.position(self.replayed.session.game(), out)
    }

    fn step_through(
        &self,
        record: &Record,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<()> {
        let mut positions = vec![G::start(&record.setup, record.seed)?];
        for (seat, decision) in self.moves() {
            let mut next = positions.last().expect("the first is there").clone();
            next.apply_unchecked(*seat, decision, &mut kit::Log::silent());
            positions.push(next);
        }
        let last = positions.len() - 1;
        let mut at: usize = 0;
        loop {
            if let Some(before) = at.checked_sub(1) {
                self.decision(before, out)?;
            }
            self.position(&positions[at], out)?;
            let keys = Message::new("replay-keys")
                .with("at", at)
                .with("last", last);
            let keys = self.text.write(&keys);
            write!(out, "{} ", self.paint.ink(DIM, &keys))?;
            out.flush()?;
            let Some(line) = read_line(input)? else {
                return Ok(());
            };
            at = match line.as_str() {
                "q" | "quit" => return Ok(()),
                "" if at == last => return Ok(()),
                "" => at + 1,
                "b" => at.saturating_sub(1),
                number => number.parse().unwrap_or(at).min(last),
            };
        }
    }
}
