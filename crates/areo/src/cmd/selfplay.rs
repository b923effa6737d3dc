//! `areo selfplay`: games between computer players as data for training.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context as _, Result};
use arena::{Match, SelfPlay, SelfPlayError};
use bots::{Playable, with_game};
use kit::Encoded;

use super::simulate::{BudgetArgs, RunArgs, heading, report_fault};
use super::{
    TableArgs, Verdict, bots, counted, grouped_rate, print_json, progress, seed, usual_setup,
};

/// Plays games between computer players and writes every position to an Arrow file.
///
/// A row for every decision: what the seat knew, as numbers, what was legal, what was chosen, and how
/// the game ended (docs/lab.md). The same seed gives the same file on any number of threads.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo selfplay --game mars --agents greedy,greedy --games 10000 --seed 1 --out mars.arrow\n  \
    areo selfplay --game dice --agents greedy --players 3 --games 1000 --out dice.arrow\n\n\
    In Python:\n  \
    from pyarrow import feather\n  \
    table = feather.read_table(\"mars.arrow\")\n  \
    print(table.schema.metadata, table.num_rows)")]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Who plays: names of computer players, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',', required = true)]
    agents: Vec<String>,
    /// How many play; as many as there are agents by default
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// How many games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// The number of the first game, so that a large set can be written in parts
    #[arg(long, value_name = "N", default_value_t = 0)]
    first: u64,
    /// The file, which is overwritten
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    budget: BudgetArgs,
    #[command(flatten)]
    run: RunArgs,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    with_game!(args.table.game, |G| selfplay::<G>(args, out))
}

/// What was written.
#[derive(serde::Serialize)]
struct Report {
    games: u64,
    positions: u64,
    bytes: u64,
    seconds: f64,
    positions_per_second: f64,
}

fn selfplay<G: Playable + Encoded>(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    let agents = bots::<G>(&args.agents)?;
    let variant = &args.table.variant;
    let plan = Match {
        setup: usual_setup::<G>(args.players, agents.len(), variant, agents.len())?,
        games: args.games,
        seed: seed(args.run.seed)?,
        budget: args.budget.budget(),
        threads: args.run.threads()?,
        agents,
    };
    let refused = || format!("cannot write {}", args.out.display());
    // Beside the file, so that it is there as a whole or not at all.
    let mut part = args.out.clone().into_os_string();
    part.push(".part");
    let file = BufWriter::new(File::create(&part).with_context(refused)?);
    let task = SelfPlay {
        plan: &plan,
        first: args.first,
    };
    let bar = progress(plan.games, "games");
    let start = Instant::now();
    let written = arena::selfplay(&task, file, &|| bar.inc(1));
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let written = match written {
        Ok(written) => written,
        Err(error) => {
            fs::remove_file(&part).with_context(refused)?;
            match error {
                SelfPlayError::Fault(fault) => return Ok(report_fault(&fault)),
                error => return Err(error).with_context(refused),
            }
        }
    };
    fs::rename(&part, &args.out).with_context(refused)?;
    let report = Report {
        games: written.games,
        positions: written.positions,
        bytes: fs::metadata(&args.out).with_context(refused)?.len(),
        seconds,
        positions_per_second: written.positions as f64 / seconds,
    };
    if args.run.json {
        print_json(out, &report)?;
    } else {
        let words = plan.setup.options.iter();
        let words: Vec<_> = words
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        writeln!(
            out,
            "{}",
            heading(G::NAME, plan.setup.players, &words, plan.seed)
        )?;
        writeln!(
            out,
            "{} and {} in {:.2} s: {} positions/s, {} in {}",
            counted(report.games, "game"),
            counted(report.positions, "position"),
            report.seconds,
            grouped_rate(report.positions_per_second),
            counted(report.bytes, "byte"),
            args.out.display()
        )?;
    }
    Ok(Verdict::Passed)
}
