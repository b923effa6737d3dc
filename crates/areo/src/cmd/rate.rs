//! `areo rate`: a round robin between computer players, with ratings.

use std::io::Write;

use anyhow::{Result, bail};
use arena::{Match, Ratings};
use bots::{Playable, with_game};

use super::simulate::{BudgetArgs, RunArgs, heading, report_fault};
use super::{TableArgs, Verdict, bots, print_json, progress, seed, usual_setup};

/// Lets computer players meet each other, every pair, and rates them.
///
/// The average rating is 1500; 400 points more are odds of ten to one. In a co-operative or solo
/// game every agent plays the same deals with copies of itself, and the better result counts as a
/// win.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo rate --game shifter --agents random,greedy,strong --games 100\n  \
    areo rate --game shifter --agents random,greedy,strong --variant mode=compete --games 50 --json")]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Who is rated: names of at least two computer players, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',', required = true)]
    agents: Vec<String>,
    /// How many play in a game; 2 unless said otherwise, or 1 where the variant is for one
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// How many games for each pair
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    #[command(flatten)]
    budget: BudgetArgs,
    #[command(flatten)]
    run: RunArgs,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    with_game!(args.table.game, |G| rate::<G>(args, out))
}

fn rate<G: Playable>(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    let agents = bots::<G>(&args.agents)?;
    if agents.len() < 2 {
        bail!(
            "expected at least two agents to compare, found `{}`",
            args.agents.join(",")
        );
    }
    // A pair sits at a table, however many are rated; alone, each plays for itself.
    let setup = usual_setup::<G>(args.players, 2, &args.table.variant, 1)?;
    let same_deals = G::is_cooperative(&setup);
    let plan = Match {
        setup,
        games: args.games,
        seed: seed(args.run.seed)?,
        budget: args.budget.budget(),
        threads: args.run.threads()?,
        agents,
    };
    let count = plan.agents.len() as u64;
    let rounds = if same_deals {
        count
    } else {
        count * (count - 1) / 2
    };
    let bar = progress(plan.games * rounds, "games");
    let result = arena::rate(&plan, same_deals, &|| bar.inc(1));
    bar.finish_and_clear();
    match result {
        Ok(ratings) if args.run.json => print_json(out, &ratings)?,
        Ok(ratings) => print(&ratings, out)?,
        Err(fault) => return Ok(report_fault(&fault)),
    }
    Ok(Verdict::Passed)
}

fn print(ratings: &Ratings, out: &mut dyn Write) -> Result<()> {
    let Ratings {
        game,
        players,
        variant,
        seed,
        ..
    } = ratings;
    writeln!(out, "{}", heading(game, *players, variant, *seed))?;
    let what = if ratings.same_deals {
        "deals compared"
    } else {
        "games"
    };
    writeln!(out, "{} {what} for each pair", ratings.games)?;
    writeln!(
        out,
        "\n{:<12} {:>7} {:>16}",
        "agent", "rating", "95 % interval"
    )?;
    let mut agents: Vec<_> = ratings.agents.iter().collect();
    agents.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    for agent in agents {
        let [low, high] = agent.ci95;
        let interval = format!("{low:.0} to {high:.0}");
        writeln!(
            out,
            "{:<12} {:>7.0} {interval:>16}",
            agent.name, agent.rating
        )?;
    }
    writeln!(out)?;
    for pair in &ratings.pairs {
        let other = pair.of as f64 - pair.points;
        writeln!(
            out,
            "{} {} : {other} {}",
            pair.first, pair.points, pair.second
        )?;
    }
    Ok(())
}
