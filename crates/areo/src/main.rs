//! The one binary: plays, simulates, solves and inspects the games of Areo.
//!
//! Exit status: 0 if all went well, 1 if something that was tested did not hold, 2 if the input
//! made no sense; then nothing has been written.

mod cmd;
mod draw;
mod files;
mod own_data;
mod paint;
mod records;
mod terminal;

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use cmd::Verdict;
use own_data::OwnData;

/// Terraforming games: play them, simulate them, solve them. Without a command, serves them at
/// http://127.0.0.1:8080.
#[derive(Parser)]
#[command(
    name = "areo",
    version,
    after_help = "Examples:\n  \
        areo play --game shifter\n  \
        areo simulate --game mars --agents engineer,settler --games 20\n  \
        areo COMMAND --help"
)]
struct Cli {
    /// Cards and boards of your own instead of the built-in ones, as in `dice=cards.ron`
    /// (docs/data.md); may be given several times
    #[arg(long, global = true, value_name = "GAME=FILE")]
    data: Vec<OwnData>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Play(cmd::play::Args),
    Simulate(cmd::simulate::Args),
    Rate(cmd::rate::Args),
    Tune(cmd::tune::Args),
    Exam(cmd::exam::Args),
    Learn(cmd::learn::Args),
    Gauntlet(cmd::gauntlet::Args),
    Selfplay(cmd::selfplay::Args),
    Scenario(cmd::scenario::Args),
    Replay(cmd::replay::Args),
    Analyse(cmd::analyse::Args),
    Cards(cmd::cards::Args),
    Solve(cmd::solve::Args),
    Report(cmd::report::Args),
    Companion(cmd::companion::Args),
    Serve(cmd::serve::Args),
    Backup(cmd::copies::BackupArgs),
    Restore(cmd::copies::RestoreArgs),
    Export(cmd::backup::ExportArgs),
    Import(cmd::backup::ImportArgs),
    Admin(cmd::admin::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let out = &mut io::stdout().lock();
    let result = own_data::install(&cli.data).and_then(|()| obey(&cli, out));
    match result.and_then(|verdict| Ok(out.flush().map(|()| verdict)?)) {
        Ok(Verdict::Passed) => ExitCode::SUCCESS,
        Ok(Verdict::Failed) => ExitCode::from(1),
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            cmd::complain(&format!("{error:#}"));
            ExitCode::from(2)
        }
    }
}

/// Carries out the command.
fn obey(cli: &Cli, out: &mut dyn Write) -> Result<Verdict> {
    match &cli.command {
        None => cmd::serve::run(&cmd::serve::Args::none(), out),
        Some(Command::Play(args)) => cmd::play::run(args, out),
        Some(Command::Simulate(args)) => cmd::simulate::run(args, out),
        Some(Command::Rate(args)) => cmd::rate::run(args, out),
        Some(Command::Tune(args)) => cmd::tune::run(args, out),
        Some(Command::Exam(args)) => cmd::exam::run(args, out),
        Some(Command::Learn(args)) => cmd::learn::run(args, out),
        Some(Command::Gauntlet(args)) => cmd::gauntlet::run(args, out),
        Some(Command::Selfplay(args)) => cmd::selfplay::run(args, out),
        Some(Command::Scenario(args)) => cmd::scenario::run(args, out),
        Some(Command::Replay(args)) => cmd::replay::run(args, out),
        Some(Command::Analyse(args)) => cmd::analyse::run(args, out),
        Some(Command::Cards(args)) => cmd::cards::run(args, out),
        Some(Command::Solve(args)) => cmd::solve::run(args, out),
        Some(Command::Report(args)) => cmd::report::run(args, out),
        Some(Command::Companion(args)) => cmd::companion::run(args, &mut io::stdin().lock(), out),
        Some(Command::Serve(args)) => cmd::serve::run(args, out),
        Some(Command::Backup(args)) => cmd::copies::back_up(args, out),
        Some(Command::Restore(args)) => cmd::copies::restore(args, out),
        Some(Command::Export(args)) => cmd::backup::export(args, out),
        Some(Command::Import(args)) => cmd::backup::import(args, out),
        Some(Command::Admin(args)) => cmd::admin::run(args, out),
    }
}

/// Whether whoever read our output has seen enough, as in `areo cards ... | head`.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
