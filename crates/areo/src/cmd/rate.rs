//! `areo rate`: a round robin between computer players, with ratings.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};
use arena::{Match, Proof, Ratings};
use bots::{Playable, with_game};

use super::simulate::{BudgetArgs, RunArgs, heading, report_fault};
use super::{TableArgs, Verdict, bots, plot, print_json, progress, seed, usual_setup};

/// Lets computer players meet each other, every pair, and rates them.
///
/// The average rating is 1500; 400 points more are odds of ten to one. In a co-operative or solo
/// game every agent plays the same deals with copies of itself, and the better result counts as a
/// win.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo rate --game mars --agents newcomer,settler,engineer --games 200 --svg ladder.svg\n  \
    areo rate --game shifter --agents settler,governor --variant mode=compete --games 50 --json\n  \
    areo rate --game mars --agents greedy,greedy-1 --sprt 0,20 --games 4000 --seed 1")]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Who is rated: names of at least two computer players, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',', required = true)]
    agents: Vec<String>,
    /// How many play in a game; 2 by default, or 1 where the variant is for one
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// How many games for each pair
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Ends as soon as it is clear whether the first of two agents is better by the second of these
    /// differences in rating, or by the first at most
    #[arg(long, value_name = "LOW,HIGH", value_delimiter = ',', num_args = 2)]
    sprt: Vec<f64>,
    /// Writes a drawing of the ratings to this file
    #[arg(long, value_name = "FILE", conflicts_with = "sprt")]
    svg: Option<PathBuf>,
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
    if let [low, high] = args.sprt[..] {
        return test(&plan, [low, high], same_deals, args.run.json, out);
    }
    let count = plan.agents.len() as u64;
    let rounds = if same_deals {
        count
    } else {
        count * (count - 1) / 2
    };
    let bar = progress(plan.games * rounds, "games");
    let result = arena::rate(&plan, same_deals, &|| bar.inc(1));
    bar.finish_and_clear();
    let ratings = match result {
        Ok(ratings) => ratings,
        Err(fault) => return Ok(report_fault(&fault)),
    };
    if let Some(path) = &args.svg {
        std::fs::write(path, plot::ladder(&ratings))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    match args.run.json {
        true => print_json(out, &ratings)?,
        false => print(&ratings, out)?,
    }
    Ok(Verdict::Passed)
}

/// Lets two agents play until it is clear which is better.
fn test<G: Playable>(
    plan: &Match<G>,
    elo: [f64; 2],
    same_deals: bool,
    json: bool,
    out: &mut dyn Write,
) -> Result<Verdict> {
    if plan.agents.len() != 2 || same_deals {
        bail!("expected two agents that can play against each other for --sprt");
    }
    if elo[0] >= elo[1] {
        bail!("expected two differences in rating, the smaller one first, such as 0,20");
    }
    let bar = progress(plan.games, "games at most");
    let result = arena::sprt(plan, elo, &|| bar.inc(1));
    bar.finish_and_clear();
    let sprt = match result {
        Ok(sprt) => sprt,
        Err(fault) => return Ok(report_fault(&fault)),
    };
    if json {
        print_json(out, &sprt)?;
        return Ok(Verdict::Passed);
    }
    let [first, second] = sprt.players;
    let verdict = match sprt.verdict {
        Proof::Better => format!("{first} is better than {second}"),
        Proof::NotBetter => format!("{first} is not better than {second}"),
        Proof::Open => "the games do not suffice to tell".to_owned(),
    };
    writeln!(
        out,
        "{verdict}: {} points of {} games, logarithm of the odds {:.2}",
        sprt.points, sprt.games, sprt.log_odds
    )?;
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
