//! `areo exam`: stored decisions whose alternatives were measured, and how players answer them.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use arena::{Exam, ExamPlan, Mark, Marks, Match};
use bots::{Playable, with_game};

use super::simulate::{BudgetArgs, RunArgs};
use super::{TableArgs, Verdict, bots, print_json, progress, seed, usual_setup};

/// Lets computer players answer stored decisions, and says how often they find the best answer.
///
/// With --make it plays games between the agents instead, takes questions from them, measures every
/// answer in many imagined games, and writes the exam to the file.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo exam --game mars --agents engineer,governor --seconds 0.1 duel.exam\n  \
    areo exam --game mars --players 2 --agents engineer --make --games 60 --seed 1 duel.exam")]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Who answers: names of computer players, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',', required = true)]
    agents: Vec<String>,
    #[command(flatten)]
    budget: BudgetArgs,
    /// Makes the exam from games between the agents
    #[arg(long)]
    make: bool,
    /// How many play in these games
    #[arg(long, value_name = "N", requires = "make")]
    players: Option<usize>,
    /// How many games
    #[arg(long, value_name = "N", requires = "make", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Questions from each game
    #[arg(long, value_name = "N", requires = "make", default_value_t = 8)]
    questions: usize,
    /// Imagined games by which every answer is measured
    #[arg(long, value_name = "N", requires = "make", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    worlds: u32,
    /// The exam
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    run: RunArgs,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    with_game!(args.table.game, |G| match args.make {
        true => make::<G>(args),
        false => sit::<G>(args, out),
    })
}

fn make<G: Playable>(args: &Args) -> Result<Verdict> {
    let agents = bots::<G>(&args.agents)?;
    let variant = &args.table.variant;
    let setup = usual_setup::<G>(args.players, agents.len(), variant, agents.len())?;
    let plan = ExamPlan {
        games: Match {
            setup,
            games: args.games,
            seed: seed(args.run.seed)?,
            budget: args.budget.budget(),
            threads: args.run.threads()?,
            agents,
        },
        analyst: G::ANALYST,
        questions: args.questions,
        worlds: args.worlds,
    };
    let bar = progress(args.games, "games");
    let exam = arena::make_exam(&plan, &|| bar.inc(1));
    bar.finish_and_clear();
    let text = serde_json::to_string(&exam)?;
    std::fs::write(&args.file, text + "\n")
        .with_context(|| format!("cannot write {}", args.file.display()))?;
    Ok(Verdict::Passed)
}

fn sit<G: Playable>(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    let exam = read(&args.file)?;
    let seed = seed(args.run.seed)?;
    let agents = bots::<G>(&args.agents)?;
    let bar = progress((exam.games.len() * agents.len()) as u64, "games");
    let marks: Result<Vec<Marks>, String> = agents
        .into_iter()
        .map(|agent| {
            let budget = args.budget.budget();
            arena::sit_exam::<G>(&exam, agent, &budget, seed, &|| bar.inc(1))
        })
        .collect();
    bar.finish_and_clear();
    let marks = match marks {
        Ok(marks) => marks,
        Err(what) => bail!("{}: {what}", args.file.display()),
    };
    if args.run.json {
        print_json(out, &marks)?;
        return Ok(Verdict::Passed);
    }
    writeln!(
        out,
        "{:<12} {:<14} {:>9} {:>8} {:>8} {:>14} {:>9}",
        "agent", "questions", "", "top 1", "top 3", "points lost", "unknown"
    )?;
    for marks in &marks {
        print(marks.name, "all", &marks.all, out)?;
        for (kind, mark) in &marks.kinds {
            print("", kind, mark, out)?;
        }
    }
    Ok(Verdict::Passed)
}

fn read(path: &Path) -> Result<Exam> {
    let text =
        std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} is not an exam", path.display()))
}

fn print(name: &str, kind: &str, mark: &Mark, out: &mut dyn Write) -> Result<()> {
    let known = f64::from((mark.questions - mark.unknown).max(1));
    let share = |found: u32| format!("{:.1} %", 100.0 * f64::from(found) / known);
    writeln!(
        out,
        "{name:<12} {kind:<14} {:>9} {:>8} {:>8} {:>14.2} {:>9}",
        mark.questions,
        share(mark.top_1),
        share(mark.top_3),
        mark.regret(),
        mark.unknown
    )?;
    Ok(())
}
