//! `areo solve`: the fewest actions of Terra Shifter that meet a card.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, anyhow};
use kit::scenario::{self, Fact, Scripted as _};
use kit::{Chance, Failure, Game as _, Seed, Setup, Viewer};
use serde::Serialize;
use shifter::{Act, Card, Limits, Matching, Planet, Requirement, Shifter, Solution};

use super::{Verdict, counted, print_json};
use crate::files;

/// The largest position file that is read, in bytes.
const MAX_BYTES: usize = 1 << 16;

/// Finds the fewest actions that meet a card of Terra Shifter, proven.
///
/// The file holds a fact on each line, in the words of scenario files; `#` begins a comment:
///
///   row 1: 1A0 2B1 3A0 4A1      each tile: its number, the face that is up, 1 if it is turned
///   row 2: 5A0 6A0 7B0 8B1
///   row 3: 9A0 10A0 11A1 12B0
///   row 4: 13A1 14A0 15A0 16A0
///   card: green-5               a mission or a goal; or `needs: yellow 4+4`
///   matching: exact             at-least by default
///   disasters: max-4-actions    the active ones, oldest first; none by default
///   actions used: 2             actions already taken in this turn; also: shifts used, flips used
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
#[command(after_help = "Examples:\n  \
    areo solve position.txt\n  \
    areo solve position.txt --depth 6 --json")]
pub(crate) struct Args {
    /// The position and the card
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// How many actions to search
    #[arg(long, value_name = "N", default_value_t = 5,
        value_parser = clap::value_parser!(u8).range(0..=i64::from(shifter::solve::MAX_ACTIONS)))]
    depth: u8,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
}

/// The answer as JSON.
#[derive(Serialize)]
struct Answer {
    fewest: Option<u8>,
    moves: Vec<Act>,
    nodes: u64,
    seconds: f64,
    proven: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    let text = files::read(&args.file, MAX_BYTES)?;
    let task = Task::read(&text, args.depth)
        .map_err(|failure| anyhow!("{}: {failure}", args.file.display()))?;
    let start = Instant::now();
    let Solution {
        fewest,
        acts,
        nodes,
    } = shifter::solve(&task.planet, &task.needs, task.matching, &task.limits);
    let answer = Answer {
        fewest,
        moves: acts,
        nodes,
        seconds: start.elapsed().as_secs_f64(),
        proven: true,
    };
    if args.json {
        print_json(out, &answer)?;
    } else {
        print(&answer, &task, out)?;
    }
    Ok(Verdict::Passed)
}

fn print(answer: &Answer, task: &Task, out: &mut dyn Write) -> Result<()> {
    match answer.fewest {
        Some(0) => writeln!(out, "{} is met already.", task.needs)?,
        Some(fewest) => {
            let actions = counted(fewest.into(), "action");
            writeln!(out, "{} takes {actions}, proven:", task.needs)?;
        }
        None => {
            let actions = counted(task.limits.actions.into(), "action");
            writeln!(out, "{} cannot be met with {actions}, proven.", task.needs)?;
        }
    }
    for act in &answer.moves {
        writeln!(out, "  {act}")?;
    }
    writeln!(
        out,
        "({} in {:.1} ms)",
        counted(answer.nodes, "node"),
        1000.0 * answer.seconds
    )?;
    Ok(())
}

/// What is to be solved.
struct Task {
    planet: Planet,
    needs: Requirement,
    matching: Matching,
    limits: Limits,
}

/// The facts of a scenario that concern a solution.
const FACTS: [&str; 8] = [
    "row 1",
    "row 2",
    "row 3",
    "row 4",
    "disasters",
    "actions used",
    "shifts used",
    "flips used",
];

impl Task {
    /// Reads a position file. What is not about the card is read by the game itself, as in a
    /// scenario.
    fn read(text: &str, depth: u8) -> Result<Self, Failure> {
        let (mut needs, mut matching) = (None, None);
        let mut facts: Vec<Fact<'_>> = Vec::new();
        let mut last = 1;
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            last = index + 1;
            let fail = |what: String| Failure::senseless(last, what);
            let (key, value) = line
                .split_once(':')
                .map(|(key, value)| (key.trim(), value.trim()))
                .ok_or_else(|| fail(format!("expected `KEY: VALUE`, found `{line}`")))?;
            let twice = match key {
                "card" | "needs" => {
                    let card = || Ok::<_, String>(value.parse::<Card>()?.needs().clone());
                    let read = if key == "card" { card() } else { value.parse() };
                    needs.replace(read.map_err(fail)?).is_some()
                }
                "matching" => matching.replace((last, value)).is_some(),
                _ if FACTS.contains(&key) => {
                    facts.push(Fact {
                        line: last,
                        key,
                        value,
                    });
                    false
                }
                _ => {
                    let facts = FACTS.join(", ");
                    return Err(fail(format!(
                        "`{key}` says nothing about a solution; expected card, needs, matching, \
                         {facts}"
                    )));
                }
            };
            if twice {
                return Err(fail(format!("`{key}` is said twice")));
            }
        }
        let fail = |what: String| Failure::senseless(last, what);
        let has = |key: &str| facts.iter().any(|fact| fact.key == key);
        for row in &FACTS[..4] {
            if !has(row) {
                return Err(fail(format!(
                    "expected a line `{row}: ...` with four tiles"
                )));
            }
        }
        let needs = needs.ok_or_else(|| {
            fail("expected a line `card: green-5` or `needs: yellow 4+4`".to_owned())
        })?;

        let mut variant = Vec::new();
        if has("disasters") {
            variant.push("disasters=two-reds".to_owned());
        }
        let (matching_line, matching) = matching.unwrap_or((last, "at-least"));
        variant.push(format!("matching={matching}"));
        let words = variant.iter().map(String::as_str);
        let refuse = |error: kit::SetupError| Failure::senseless(matching_line, error.to_string());
        let setup = Setup::parse::<Shifter>(1, words).map_err(refuse)?;
        let seed = Seed::scripted(&[]).expect("an empty script is short");
        let blank = Shifter::blank(&setup, Chance::new(seed)).map_err(refuse)?;
        let game = scenario::position(&blank, &facts)?;
        Ok(Self::of(&game, needs, depth, has("actions used")))
    }

    fn of(game: &Shifter, needs: Requirement, depth: u8, in_turn: bool) -> Self {
        let view = game.view(Viewer::Spectator);
        let (limits, used) = (view.limits, view.used);
        // The usual number of actions does not bind a puzzle, but a turn or a disaster does.
        let actions = if limits.actions == shifter::set().setup.actions && !in_turn {
            depth
        } else {
            limits.actions.saturating_sub(used.actions).min(depth)
        };
        let left =
            |most: Option<u8>, used: u8| most.map_or(actions, |most| most.saturating_sub(used));
        Self {
            planet: view.planet,
            needs,
            matching: view.matching,
            limits: Limits {
                actions,
                shifts: left(limits.shifts, used.shifts),
                flips: left(limits.flips, used.flips),
                short_flips: limits.short_flips,
            },
        }
    }
}
