//! `areo learn`: how games are likely to end, learned from games between quick players.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use arena::LearningPlan;
use bots::{Playable, with_game};

use super::simulate::{RunArgs, heading};
use super::{TableArgs, Verdict, bot, print_json, progress, seed, usual_setup};

/// Learns to forecast how games end from the positions at the start of each generation.
///
/// A quick player plays the games, now and then with a mistake. Fresh games then show how far
/// results spread around the forecast.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo learn --game mars --players 2 --games 100000 --seed 1 --out duel.ron")]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// How many play
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: usize,
    /// Who plays
    #[arg(long, value_name = "NAME", default_value = "greedy")]
    player: String,
    /// Games that are learned from
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Games by which the forecast is judged
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    check: u64,
    /// Writes what was learned to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    run: RunArgs,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    with_game!(args.table.game, |G| learn::<G>(args, out))
}

fn learn<G: Playable>(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    let learning = G::LEARNING.with_context(|| format!("no player of {} can learn", G::NAME))?;
    let variant = &args.table.variant;
    let plan = LearningPlan {
        setup: usual_setup::<G>(Some(args.players), args.players, variant, 1)?,
        learning,
        player: bot::<G>(&args.player)?,
        games: args.games,
        check: args.check,
        seed: seed(args.run.seed)?,
        threads: args.run.threads()?,
    };
    let bar = progress(args.games + args.check, "games");
    let learned = arena::learn(&plan, &|| bar.inc(1));
    bar.finish_and_clear();
    if let Some(path) = &args.out {
        let text = (learning.write)(&learned.weights, &learned.spread);
        std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    if args.run.json {
        print_json(out, &learned)?;
        return Ok(Verdict::Passed);
    }
    writeln!(
        out,
        "{}",
        heading(G::NAME, args.players, variant, plan.seed)
    )?;
    writeln!(out, "{} positions of fresh games", learned.positions)?;
    writeln!(
        out,
        "\n{:<6} {:>18} {:>22}",
        "stage", "spread of results", "around the forecast"
    )?;
    for (stage, (all, spread)) in learned.all.iter().zip(&learned.spread).enumerate() {
        writeln!(out, "{stage:<6} {all:>18.2} {spread:>22.2}")?;
    }
    Ok(Verdict::Passed)
}
