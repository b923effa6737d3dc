//! `areo scenario`: runs scenario files.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow, bail};
use bots::{GameName, with_game};
use kit::scenario::{self, MAX_SCENARIO_BYTES, Scenario};
use kit::{Failure, Message};
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
                Ok(()) => passed += 1,
                Err(failure) if failure.is_untrue => {
                    failed += 1;
                    writeln!(out, "{name}:{}: {title}: {}", failure.line, failure.what)?;
                }
                Err(failure) => {
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

fn try_scenario(scenario: &Scenario, english: &dyn Fn(&Message) -> String) -> Result<(), Failure> {
    let game: GameName = scenario
        .game
        .parse()
        .map_err(|what: String| Failure::senseless(scenario.line, what))?;
    with_game!(game, |G| scenario::run::<G>(scenario, english))
}
