//! `areo tune`: better numbers for the quick computer player of a game.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use arena::{Comparison, TuningPlan};
use bots::{Playable, with_game};

use super::simulate::{RunArgs, heading};
use super::{TableArgs, Verdict, bot, print_json, seed, usual_setup};

/// Tunes the numbers of the quick computer player by evolution, for one kind of game.
///
/// Every step tries small changes of all numbers on the same deals and moves towards those that
/// helped. At the end the new numbers and the old ones play the same fresh deals.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo tune --game mars --players 2 --steps 60 --seed 1 --out duel.ron\n  \
    areo tune --game mars --players 1 --variant automa,normal --steps 60 --out mars-bot.ron")]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// How many play
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: usize,
    /// Who sits at the other seats
    #[arg(long, value_name = "NAME", default_value = "greedy-1")]
    rival: String,
    /// How often the numbers are changed
    #[arg(long, value_name = "N", default_value_t = 40)]
    steps: u64,
    /// Changes tried in a step, each in both directions
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u64).range(1..=1024))]
    pairs: u64,
    /// Games by which each change is judged
    #[arg(long, value_name = "N", default_value_t = 150, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Games of the comparison at the end
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    check: u64,
    /// How far the changes reach, as a share of each number
    #[arg(long, value_name = "SHARE", default_value_t = 0.15, value_parser = share)]
    reach: f64,
    /// How far a step goes
    #[arg(long, value_name = "SHARE", default_value_t = 0.05, value_parser = share)]
    rate: f64,
    /// Writes the numbers to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    run: RunArgs,
}

fn share(text: &str) -> Result<f64, String> {
    let share = text
        .parse()
        .ok()
        .filter(|share| *share > 0.0 && *share <= 1.0);
    share.ok_or_else(|| "expected a share above 0 and up to 1, such as 0.1".to_owned())
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    with_game!(args.table.game, |G| tune::<G>(args, out))
}

fn tune<G: Playable>(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    let tuning =
        G::TUNING.with_context(|| format!("the players of {} have no numbers to tune", G::NAME))?;
    let players = Some(args.players);
    let setup = usual_setup::<G>(players, args.players, &args.table.variant, 1)?;
    let plan = TuningPlan {
        setup,
        tuning,
        rival: bot::<G>(&args.rival)?,
        steps: args.steps,
        pairs: args.pairs as usize,
        games: args.games,
        seed: seed(args.run.seed)?,
        reach: args.reach,
        rate: args.rate,
        threads: args.run.threads()?,
    };
    if !args.run.json {
        let variant = &args.table.variant;
        writeln!(
            out,
            "{}",
            heading(G::NAME, args.players, variant, plan.seed)
        )?;
    }
    let mut written = Ok(());
    let numbers = arena::tune(&plan, &mut |tuned| {
        let line = match args.run.json {
            true => serde_json::to_string(tuned).unwrap_or_default(),
            false => format!("step {:>4}: {:>8.3} points", tuned.step, tuned.result),
        };
        let told = writeln!(out, "{line}").and_then(|()| out.flush());
        written = std::mem::replace(&mut written, Ok(())).and(told);
    });
    written?;
    let text = (tuning.write)(&numbers);
    if let Some(path) = &args.out {
        std::fs::write(path, &text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    let comparison = arena::compare(&plan, &numbers, args.check);
    if args.run.json {
        print_json(out, &comparison)?;
        return Ok(Verdict::Passed);
    }
    let Comparison {
        games,
        results: [before, after],
        difference: [difference, error],
    } = comparison;
    writeln!(out, "\n{text}")?;
    writeln!(
        out,
        "on {games} fresh deals: {before:.2} points before, {after:.2} now, \
         {difference:+.2} +- {:.2} (95 %)",
        1.96 * error
    )?;
    Ok(Verdict::Passed)
}
