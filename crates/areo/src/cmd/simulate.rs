//! `areo simulate`: many games between computer players.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context as _, Result, anyhow};
use arena::{Fault, Match, Report, Threads};
use bots::{Playable, with_game};
use kit::Budget;

use crate::files;

use super::{
    TableArgs, Verdict, bots, complain, counted, grouped, grouped_rate, print_json, progress, seed,
    usual_setup,
};

/// Plays many games between computer players and reports how they did.
///
/// Agents that differ play every deal once in each seat. Fewer agents than players are repeated. The
/// same seed gives the same games on any number of threads.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo simulate --game shifter --agents governor --games 200\n  \
    areo simulate --game shifter --agents random --players 4 --games 1000 --seed 1 --json\n  \
    areo simulate --game mars --agents governor,greedy-1 --seconds 1 --games 200\n  \
    areo simulate --game mars --agents governor,greedy-1 --iterations 96 --games 200 --seed 1\n  \
    areo simulate --game mars --agents greedy --players 3 --seed 1 --record game.txt")]
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
    #[arg(required_unless_present = "record")]
    games: Option<u64>,
    /// Plays the first game alone and writes its record there, for `areo replay` and the page
    #[arg(long, value_name = "FILE", conflicts_with_all = ["games", "json"])]
    record: Option<PathBuf>,
    #[command(flatten)]
    budget: BudgetArgs,
    #[command(flatten)]
    run: RunArgs,
}

/// How a match is run.
#[derive(clap::Args)]
pub(crate) struct RunArgs {
    /// The seed of all random numbers; a new one each time by default
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<u64>,
    /// How many games at the same time; one for each core unless given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub(crate) threads: Option<u64>,
    /// Prints one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// How long players that think may do so.
#[derive(clap::Args)]
pub(crate) struct BudgetArgs {
    /// How long a player that thinks may take for a decision, in seconds
    #[arg(long, value_name = "S", value_parser = seconds, conflicts_with = "iterations")]
    seconds: Option<Duration>,
    /// How many games such a player may imagine for a decision; the same number gives the same
    /// games on every machine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
}

impl BudgetArgs {
    pub(crate) fn budget(&self) -> Budget {
        match (self.seconds, self.iterations) {
            (Some(time), _) => Budget::time(time),
            (None, Some(iterations)) => Budget::iterations(iterations),
            (None, None) => Budget::default(),
        }
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| *seconds > 0.0);
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or_else(|| "expected a number of seconds above 0, such as 0.5".to_owned())
}

impl RunArgs {
    /// The threads that play: as many as given, or one for each core.
    pub(crate) fn threads(&self) -> Result<Threads> {
        let count = self.threads.unwrap_or(0);
        Threads::start(count as usize).map_err(|error| {
            let threads = match count {
                0 => "a thread for each core".to_owned(),
                count => counted(count, "thread"),
            };
            anyhow!("cannot start {threads}; expected fewer with --threads: {error}")
        })
    }
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    with_game!(args.table.game, |G| simulate::<G>(args, out))
}

fn simulate<G: Playable>(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    let agents = bots::<G>(&args.agents)?;
    let plan = Match {
        setup: usual_setup::<G>(
            args.players,
            agents.len(),
            &args.table.variant,
            agents.len(),
        )?,
        games: args.games.unwrap_or(1),
        seed: seed(args.run.seed)?,
        budget: args.budget.budget(),
        threads: args.run.threads()?,
        agents,
    };
    if let Some(path) = &args.record {
        return match arena::record(&plan) {
            Ok(record) => files::write(path, &record.to_string())
                .map(|()| Verdict::Passed)
                .with_context(|| format!("cannot write {}", path.display())),
            Err(fault) => Ok(report_fault(&fault)),
        };
    }
    let bar = progress(plan.games, "games");
    let result = arena::simulate(&plan, &|| bar.inc(1));
    bar.finish_and_clear();
    match result {
        Ok(report) if args.run.json => print_json(out, &report)?,
        Ok(report) => print(&report, out)?,
        Err(fault) => return Ok(report_fault(&fault)),
    }
    Ok(Verdict::Passed)
}

/// Tells of a game that did not come to its end, with the record that shows it.
pub(crate) fn report_fault(fault: &Fault) -> Verdict {
    complain(&format!(
        "{fault}\nThe game up to there:\n\n{}",
        fault.record
    ));
    Verdict::Failed
}

/// The first line of a report: what was played.
pub(crate) fn heading(game: &str, players: usize, variant: &[String], seed: u64) -> String {
    let players = counted(players as u64, "player");
    let variant: String = variant.iter().map(|word| format!(", {word}")).collect();
    format!("{game}, {players}{variant}, seed {seed}")
}

fn print(report: &Report, out: &mut dyn Write) -> Result<()> {
    let Report {
        game,
        players,
        variant,
        seed,
        ..
    } = report;
    writeln!(out, "{}", heading(game, *players, variant, *seed))?;
    writeln!(
        out,
        "{} and {} in {:.2} s: {} games/s, {} decisions/s",
        counted(report.games, "game"),
        counted(report.decisions, "decision"),
        report.seconds,
        grouped_rate(report.games_per_second),
        grouped_rate(report.decisions_per_second)
    )?;
    writeln!(
        out,
        "\n{:<12} {:>10} {:>9} {:>17} {:>11} {:>15}",
        "agent", "wins", "win rate", "95 % interval", "mean score", "ahead"
    )?;
    for agent in &report.agents {
        let [low, high] = agent.ci95.map(|bound| 100.0 * bound);
        let lead = agent.lead.map_or(String::new(), |[lead, error]| {
            format!("{lead:+.2} +- {:.2}", 1.96 * error)
        });
        writeln!(
            out,
            "{:<12} {:>10} {:>7.1} % {:>17} {:>11.2} {lead:>15}",
            agent.name,
            grouped(agent.wins),
            100.0 * agent.win_rate,
            format!("{low:.1} to {high:.1} %"),
            agent.mean_score
        )?;
    }
    Ok(())
}
