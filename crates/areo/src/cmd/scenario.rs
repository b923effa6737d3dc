//! `areo scenario`: runs scenario files.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow, bail};
use bots::{GameName, with_game};
use kit::Message;
use kit::scenario::{self, Failure, MAX_SCENARIO_BYTES, Scenario, Scripted, Verb};
use l10n::{Language, Writer};

use super::{Verdict, complain};
use crate::files;

/// Runs scenario files: a position, decisions, and what should come of them.
///
/// Prints a line for each failure and ends with `N passed, N failed`. The exit status is 1 if any
/// failed and 2 if a file makes no sense.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo scenario my-bug.scn\n  \
    areo scenario crates/shifter/tests/scenarios")]
pub(crate) struct Args {
    /// Scenario files, or folders with .scn files
    #[arg(value_name = "PATH", required = true)]
    paths: Vec<PathBuf>,
}

/// What came of one scenario.
enum Came {
    Passed,
    Failed(Failure),
    /// It asks for something that does not exist.
    Senseless(Failure),
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    let english = Writer::new(Language::English);
    let english = |message: &Message| english.write(message);
    let (mut passed, mut failed, mut senseless) = (0_usize, 0_usize, 0_usize);
    for path in files::find(&args.paths, "scn")? {
        let name = path.display();
        let scenarios = match read(&path) {
            Ok(scenarios) => scenarios,
            Err(error) => {
                complain(&format!("{error:#}"));
                senseless += 1;
                continue;
            }
        };
        for scenario in scenarios {
            let title = &scenario.title;
            match try_scenario(&scenario, &english) {
                Came::Passed => passed += 1,
                Came::Failed(failure) => {
                    failed += 1;
                    writeln!(out, "{name}:{}: {title}: {}", failure.line, failure.what)?;
                }
                Came::Senseless(failure) => {
                    senseless += 1;
                    complain(&format!("{name}: {failure} (in `{title}`)"));
                }
            }
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    if senseless > 0 {
        bail!("{senseless} could not be read and did not run");
    }
    Ok(if failed == 0 {
        Verdict::Passed
    } else {
        Verdict::Failed
    })
}

fn read(path: &Path) -> Result<Vec<Scenario>> {
    let name = path.display();
    let text = files::read(path, MAX_SCENARIO_BYTES)?;
    let scenarios = scenario::parse(&text).map_err(|failure| anyhow!("{name}: {failure}"))?;
    if scenarios.is_empty() {
        bail!("{name}: line 1: expected a scenario, which begins with `title`");
    }
    Ok(scenarios)
}

fn try_scenario(scenario: &Scenario, english: &dyn Fn(&Message) -> String) -> Came {
    match scenario.game.parse::<GameName>() {
        Ok(game) => with_game!(game, |G| play::<G>(scenario, english)),
        Err(what) => Came::Senseless(Failure {
            line: scenario.line,
            what,
        }),
    }
}

fn play<G: Scripted>(scenario: &Scenario, english: &dyn Fn(&Message) -> String) -> Came {
    if let Err(failure) = readable::<G>(scenario) {
        return Came::Senseless(failure);
    }
    match scenario::run::<G>(scenario, english) {
        Ok(()) => Came::Passed,
        Err(failure) => Came::Failed(failure),
    }
}

/// Whether the position can be set up and all decisions are words of the game.
fn readable<G: Scripted>(scenario: &Scenario) -> Result<(), Failure> {
    for step in &scenario.steps {
        let words: &[String] = match &step.verb {
            Verb::Do(_, words)
            | Verb::Offer(_, words)
            | Verb::Withhold(_, words)
            | Verb::Refuse(_, words, _)
            | Verb::Blocked(_, words, _) => std::slice::from_ref(words),
            Verb::Only(_, list) => list,
            _ => &[],
        };
        for words in words {
            words.parse::<G::Decision>().map_err(|what| Failure {
                line: step.line,
                what,
            })?;
        }
    }
    let is_given = |step: &&scenario::Step| matches!(step.verb, Verb::Given { .. });
    let position = Scenario {
        steps: scenario.steps.iter().filter(is_given).cloned().collect(),
        ..scenario.clone()
    };
    scenario::run::<G>(&position, &|_| String::new())
}
