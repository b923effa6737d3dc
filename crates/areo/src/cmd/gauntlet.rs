//! `areo gauntlet`: one computer player in every kind of game that matters.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use arena::Match;
use bots::{Contest, Playable, with_game};
use serde::{Deserialize, Serialize};

use super::simulate::{BudgetArgs, RunArgs, report_fault};
use super::{Verdict, bot, bots, complain, game_name, print_json, progress, seed, setup};

/// Measures a computer player in every kind of game that matters, and compares it with an earlier
/// champion.
///
/// With --before it fails if a row is worse than in an earlier report by more than both intervals.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo gauntlet --game mars --agent governor --iterations 96 --games 100 --seed 1 --json > new.json\n  \
    areo gauntlet --game mars --agent governor --iterations 96 --games 100 --seed 2 --before new.json")]
pub(crate) struct Args {
    /// The game
    #[arg(long, value_name = "GAME", value_parser = game_name)]
    game: bots::GameName,
    /// Who is measured
    #[arg(long, value_name = "NAME", default_value = "governor")]
    agent: String,
    /// How many games in each row
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// The rows whose names contain this
    #[arg(long, value_name = "TEXT", default_value = "")]
    only: String,
    /// An earlier report, as --json prints it
    #[arg(long, value_name = "FILE")]
    before: Option<PathBuf>,
    #[command(flatten)]
    budget: BudgetArgs,
    #[command(flatten)]
    run: RunArgs,
}

/// What came out.
#[derive(Serialize, Deserialize)]
struct Gauntlet {
    agent: String,
    seed: u64,
    games: u64,
    rows: Vec<Row>,
}

#[derive(Serialize, Deserialize)]
struct Row {
    name: String,
    win_rate: f64,
    ci95: [f64; 2],
    mean_score: f64,
    lead: Option<[f64; 2]>,
    seconds: f64,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    with_game!(args.game, |G| gauntlet::<G>(args, out))
}

fn gauntlet<G: Playable>(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    let before = args.before.as_deref().map(read).transpose()?;
    let seed = seed(args.run.seed)?;
    let rows = G::GAUNTLET
        .iter()
        .filter(|row| row.name.contains(&args.only));
    let rows: Vec<&Contest> = rows.collect();
    let bar = progress(args.games * rows.len() as u64, "games");
    let mut done = Vec::new();
    for row in rows {
        let mut agents = vec![bot::<G>(&args.agent)?];
        let rivals: Vec<String> = row.rivals.iter().map(ToString::to_string).collect();
        agents.extend(bots::<G>(&rivals)?);
        let variant: Vec<String> = row.variant.iter().map(ToString::to_string).collect();
        let plan = Match {
            setup: setup::<G>(row.players, &variant, agents.len())?,
            games: args.games,
            seed,
            budget: args.budget.budget(),
            threads: args.run.threads()?,
            agents,
        };
        let report = match arena::simulate(&plan, &|| bar.inc(1)) {
            Ok(report) => report,
            Err(fault) => return Ok(report_fault(&fault)),
        };
        let agent = &report.agents[0];
        done.push(Row {
            name: row.name.to_owned(),
            win_rate: agent.win_rate,
            ci95: agent.ci95,
            mean_score: agent.mean_score,
            lead: agent.lead,
            seconds: report.seconds,
        });
    }
    bar.finish_and_clear();
    let gauntlet = Gauntlet {
        agent: args.agent.clone(),
        seed,
        games: args.games,
        rows: done,
    };
    match args.run.json {
        true => print_json(out, &gauntlet)?,
        false => print(&gauntlet, out)?,
    }
    let worse = before.map_or(Vec::new(), |before| worse(&before, &gauntlet));
    for what in &worse {
        complain(what);
    }
    Ok(match worse.is_empty() {
        true => Verdict::Passed,
        false => Verdict::Failed,
    })
}

/// The rows that have fallen by more than both intervals.
fn worse(before: &Gauntlet, now: &Gauntlet) -> Vec<String> {
    let pairs = now.rows.iter().filter_map(|row| {
        let old = before.rows.iter().find(|old| old.name == row.name)?;
        Some((old, row))
    });
    pairs
        .filter(|(old, row)| row.ci95[1] < old.ci95[0])
        .map(|(old, row)| {
            let [was, is] = [old.win_rate, row.win_rate].map(|rate| 100.0 * rate);
            format!(
                "{}: {was:.1} % of games were won before, {is:.1} % now",
                row.name
            )
        })
        .collect()
}

fn read(path: &Path) -> Result<Gauntlet> {
    let text =
        std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    serde_json::from_str(&text)
        .with_context(|| format!("{} is not the report of a gauntlet", path.display()))
}

fn print(gauntlet: &Gauntlet, out: &mut dyn Write) -> Result<()> {
    writeln!(
        out,
        "{}, {} games a row, seed {}\n",
        gauntlet.agent, gauntlet.games, gauntlet.seed
    )?;
    writeln!(
        out,
        "{:<26} {:>9} {:>17} {:>11} {:>8}",
        "row", "win rate", "95 % interval", "mean score", "ahead"
    )?;
    for row in &gauntlet.rows {
        let [low, high] = row.ci95.map(|bound| 100.0 * bound);
        let lead = row
            .lead
            .map_or(String::new(), |[lead, _]| format!("{lead:+.1}"));
        writeln!(
            out,
            "{:<26} {:>7.1} % {:>17} {:>11.2} {lead:>8}",
            row.name,
            100.0 * row.win_rate,
            format!("{low:.1} to {high:.1} %"),
            row.mean_score
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(rows: &[(&str, [f64; 2])]) -> Gauntlet {
        let row = |(name, ci95): &(&str, [f64; 2])| Row {
            name: (*name).to_owned(),
            win_rate: (ci95[0] + ci95[1]) / 2.0,
            ci95: *ci95,
            mean_score: 0.0,
            lead: None,
            seconds: 0.0,
        };
        Gauntlet {
            agent: "toy".to_owned(),
            seed: 1,
            games: 1,
            rows: rows.iter().map(row).collect(),
        }
    }

    #[test]
    fn a_row_is_worse_when_the_intervals_do_not_meet() {
        let before = of(&[("a", [0.5, 0.7]), ("b", [0.5, 0.7]), ("c", [0.5, 0.7])]);
        let now = of(&[("a", [0.3, 0.49]), ("b", [0.4, 0.6]), ("d", [0.0, 0.1])]);
        let worse = worse(&before, &now);
        assert_eq!(worse, ["a: 60.0 % of games were won before, 39.5 % now"]);
    }
}
