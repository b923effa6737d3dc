//! `areo analyse`: what thinking about a recorded game finds.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use bots::{Playable, Study, with_game};
use kit::{Accuracy, Analysis, Arg, Costly, Message, Moment, Record, Seat, Session};
use l10n::{Language, Writer};
use serde::Serialize;

use super::simulate::{BudgetArgs, RunArgs};
use super::{Verdict, print_json, progress};
use crate::paint::{BOLD, Paint};
use crate::records;

/// The seed where none is given: the same record is analysed alike each time.
const USUAL_SEED: u64 = 1;
/// Chances to win as a chart in one line.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Analyses the record of a game: the chance to win over time, the decisions that cost most with a
/// better answer, and the accuracy of each player.
///
/// Each decision is judged by what its player knew. The same seed and the same number of iterations
/// give the same analysis on every machine.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo analyse game.record\n  \
    areo analyse game.record --iterations 400 --json\n  \
    areo analyse game.record --seconds 0.5 --lang pl")]
pub(crate) struct Args {
    /// The record
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    budget: BudgetArgs,
    #[command(flatten)]
    run: RunArgs,
    /// The language: en, pl, cs or nl
    #[arg(long, value_name = "LANG", default_value_t)]
    lang: Language,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    let record = records::read(&args.file)?;
    let game = records::game(&record, &args.file)?;
    with_game!(game, |G| analyse::<G>(args, &record, out))
}

fn analyse<G: Playable>(args: &Args, record: &Record, out: &mut dyn Write) -> Result<Verdict> {
    let session = Session::<G>::load(record).with_context(|| args.file.display().to_string())?;
    let seed = args.run.seed.unwrap_or(USUAL_SEED);
    let budget = args.budget.budget();
    let study = Study::new(
        session.setup(),
        session.origin(),
        session.moves(),
        seed,
        &budget,
    );
    let bar = progress(study.size() as u64, "tasks");
    let analysis = arena::analyse(study, &args.run.threads()?, &|| bar.inc(1));
    bar.finish_and_clear();
    let show = Show {
        analysis: &analysis,
        text: Writer::new(args.lang),
        paint: Paint::for_stdout(),
    };
    if args.run.json {
        print_json(out, &show.json::<G>(record, seed))?;
    } else {
        show.everything(out)?;
    }
    Ok(Verdict::Passed)
}

/// The analysis as JSON.
#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    players: usize,
    decisions: usize,
    seed: u64,
    chances: &'a [Moment],
    accuracy: Vec<OfSeat>,
    costly: Vec<Blunder<'a>>,
}

/// The accuracy of a player as JSON.
#[derive(Serialize)]
struct OfSeat {
    seat: String,
    percent: Option<u32>,
    #[serde(flatten)]
    accuracy: Accuracy,
}

/// A costly decision as JSON.
#[derive(Serialize)]
struct Blunder<'a> {
    number: usize,
    seat: String,
    decided: String,
    better: String,
    points: f64,
    chances: &'a [f64; 2],
    why: Vec<String>,
}

/// Shows an analysis.
struct Show<'a> {
    analysis: &'a Analysis,
    text: Writer,
    paint: Paint,
}

impl Show<'_> {
    fn json<G: Playable>(&self, record: &Record, seed: u64) -> Report<'_> {
        let of_seat = |(seat, accuracy): (Seat, &Accuracy)| OfSeat {
            seat: seat.to_string(),
            percent: accuracy.percent(),
            accuracy: *accuracy,
        };
        let accuracy = &self.analysis.accuracy;
        Report {
            game: G::NAME,
            players: record.setup.players,
            decisions: record.moves.len(),
            seed,
            chances: &self.analysis.curve,
            accuracy: Seat::all(accuracy.len())
                .zip(accuracy)
                .map(of_seat)
                .collect(),
            costly: self
                .analysis
                .costly
                .iter()
                .map(|costly| Blunder {
                    number: costly.step + 1,
                    seat: costly.seat.to_string(),
                    decided: self.text.list(&costly.decided),
                    better: self.text.list(&costly.better),
                    points: costly.points,
                    chances: &costly.chances,
                    why: costly
                        .reasons
                        .iter()
                        .map(|reason| self.text.write(reason))
                        .collect(),
                })
                .collect(),
        }
    }

    fn everything(&self, out: &mut dyn Write) -> Result<()> {
        self.title("analysis-chances", out)?;
        let players = self.analysis.accuracy.len();
        for seat in Seat::all(players) {
            self.line(&self.chances(seat), out)?;
        }
        writeln!(out)?;
        self.title("analysis-accuracy-title", out)?;
        for (seat, accuracy) in Seat::all(players).zip(&self.analysis.accuracy) {
            if let Some(percent) = accuracy.percent() {
                let line = Message::new("analysis-accuracy")
                    .with("seat", seat)
                    .with("percent", percent)
                    .with("found", accuracy.found)
                    .with("choices", accuracy.choices)
                    .with("lost", Arg::difference(-accuracy.lost));
                self.line(&line, out)?;
            }
        }
        writeln!(out)?;
        self.title("analysis-costly", out)?;
        if self.analysis.costly.is_empty() {
            self.line(&Message::new("analysis-no-costly"), out)?;
        }
        for costly in &self.analysis.costly {
            self.costly(costly, out)?;
        }
        Ok(())
    }

    fn title(&self, id: &'static str, out: &mut dyn Write) -> Result<()> {
        let title = self.text.write(&Message::new(id));
        writeln!(out, "{}", self.paint.ink(BOLD, &title))?;
        Ok(())
    }

    fn line(&self, message: &Message, out: &mut dyn Write) -> Result<()> {
        writeln!(out, "  {}", self.text.write(message))?;
        Ok(())
    }

    fn chances(&self, seat: Seat) -> Message {
        let curve = &self.analysis.curve;
        let chances = || curve.iter().map(|moment| moment.chances[seat.index()]);
        let top = BARS.len() - 1;
        let bar = |chance: f64| BARS[((chance * BARS.len() as f64) as usize).min(top)];
        Message::new("analysis-chance")
            .with("seat", seat)
            .with("chart", chances().map(bar).collect::<String>())
            .with("from", percent(chances().next()))
            .with("to", percent(chances().next_back()))
    }

    fn costly(&self, costly: &Costly, out: &mut dyn Write) -> Result<()> {
        let [from, to] = costly.chances.map(|chance| percent(Some(chance)));
        let decision = Message::new("analysis-decision")
            .with("number", costly.step + 1)
            .with("seat", costly.seat)
            .with("decided", costly.decided.clone());
        let better = Message::new("analysis-better").with("better", costly.better.clone());
        let gain = Message::new("analysis-gain")
            .with("points", Arg::difference(costly.points))
            .with("from", from)
            .with("to", to);
        self.line(&decision, out)?;
        let mut lines = vec![better, gain];
        if !costly.reasons.is_empty() {
            lines.push(Message::new("analysis-why").with("parts", costly.reasons.clone()));
        }
        for line in lines {
            writeln!(out, "    {}", self.text.write(&line))?;
        }
        Ok(())
    }
}

fn percent(chance: Option<f64>) -> i64 {
    (100.0 * chance.unwrap_or_default()).round() as i64
}
