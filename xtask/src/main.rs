//! The project's own commands, for a laptop and for continuous integration alike.

#![allow(clippy::print_stdout)] // Printing is what it is for.

mod python;
mod spelling;
#[cfg(test)]
mod tidy;
mod web;

use std::env;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Instant;

use anyhow::{Context as _, Result, bail, ensure};
use clap::Parser;

use web::Step;

/// The project's own commands.
#[derive(Parser)]
#[command(name = "cargo xtask")]
enum Task {
    /// Builds what is needed and serves all games to the browser.
    Play {
        /// Passed on to `areo` instead, such as `play --game mars` for a game in the terminal.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Runs every check: formatting, lints, tests, scenarios, documentation.
    Test,
    /// Measures every published figure and prints one table.
    Bench {
        /// Passed on: `--json`, `--quick`, `--instructions`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Builds the Python package in a virtual environment and tests it.
    Python {
        /// As people install it, optimised, and with Ray and the notebooks.
        #[arg(long)]
        all: bool,
    },
    /// Checks the spelling of every sentence in every language.
    Spelling,
    /// Writes all generated files anew: tables of rules, golden playthroughs.
    Generate,
}

fn main() -> Result<()> {
    match Task::parse() {
        Task::Play { args } => play(&args),
        Task::Test => test(),
        Task::Bench { args } => cargo(&["run", "--release", "--quiet", "--package", "bench", "--"])
            .args(args)
            .finish(),
        Task::Python { all: true } => python::all(),
        Task::Python { all: false } => python::alone(),
        Task::Spelling => spelling::check(),
        Task::Generate => cargo(&["test", "--workspace", "--quiet", "--", "generated"])
            .env("UPDATE_EXPECT", "1")
            .finish(),
    }
}

fn play(args: &[String]) -> Result<()> {
    let mut build = cargo(&["build", "--release", "--package", "areo"]);
    let mut areo = Command::new(target_dir().join("release").join("areo"));
    areo.args(args);
    match web::build() {
        Ok(()) => drop(build.args(["--features", "web"])),
        Err(error) => {
            println!("Without the web client, in the terminal: {error:#}.");
            if args.is_empty() {
                areo.arg("play");
            }
        }
    }
    build.finish()?;
    areo.finish()
}

fn test() -> Result<()> {
    let begun = Instant::now();
    // The client first: what it lacks is soon known, and the binary of the tests has it inside.
    run(web::checks()?)?;
    println!("== spelling");
    spelling::check()?;
    println!("== an environment for the Python package");
    let python = python::prepare();
    if let Err(lack) = &python {
        println!("== the Python package will NOT be tested: {lack:#}");
    }
    run([
        ("formatting", cargo(&["fmt", "--all", "--", "--check"])),
        (
            "lints",
            workspace("clippy", &["--all-targets", "--", "-D", "warnings"]),
        ),
        (
            "building the tests",
            workspace("test", &["--all-targets", "--no-run"]),
        ),
    ])?;
    // Pages mostly wait, so that the other tests run beside them.
    let pages = thread::spawn(|| web::browser_tests().output());
    let rest = run([
        // All of them, so that one run tells everything.
        (
            "tests",
            workspace("test", &["--all-targets", "--no-fail-fast"]),
        ),
        ("documentation tests", workspace("test", &["--doc"])),
        ("documentation", workspace("doc", &["--no-deps"])),
    ]);
    let rest = rest.and_then(|()| {
        let Ok(python) = &python else { return Ok(()) };
        let begun = Instant::now();
        println!("== the Python package");
        python::gate(python)?;
        let seconds = begun.elapsed().as_secs();
        println!("== the Python package: fine after {seconds} s");
        Ok(())
    });
    println!("== in the browser");
    let pages = pages.join().expect("npm does not panic")?;
    io::stdout().write_all(&pages.stdout)?;
    io::stderr().write_all(&pages.stderr)?;
    rest?;
    ensure!(pages.status.success(), "tests in the browser failed");
    println!("== all fine after {} s", begun.elapsed().as_secs());
    if let Err(lack) = python {
        println!("== except that the Python package was not tested: {lack:#}");
    }
    Ok(())
}

/// Takes one step after the other, and says how long each took.
fn run(steps: impl IntoIterator<Item = Step>) -> Result<()> {
    for (name, mut command) in steps {
        let begun = Instant::now();
        println!("== {name}");
        command.env("RUSTDOCFLAGS", "-D warnings").finish()?;
        println!("== {name}: fine after {} s", begun.elapsed().as_secs());
    }
    Ok(())
}

/// A command for all crates, always with the same features, so that nothing is built twice.
fn workspace(command: &str, args: &[&str]) -> Command {
    let mut cargo = cargo(&[command, "--workspace", "--features", "areo/web", "--quiet"]);
    cargo.args(args);
    cargo
}

fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()).args(args);
    command
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the workspace")
}

fn target_dir() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

trait Finish {
    /// Runs the command to its end; an error if it fails.
    fn finish(&mut self) -> Result<()>;
}

impl Finish for Command {
    fn finish(&mut self) -> Result<()> {
        let name = self.get_program().to_string_lossy().into_owned();
        let status = self
            .status()
            .with_context(|| format!("cannot start {name}"))?;
        if !status.success() {
            bail!(
                "{name} {:?} ended with {status}",
                self.get_args().collect::<Vec<_>>()
            );
        }
        Ok(())
    }
}
