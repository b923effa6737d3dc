//! `areo backup` and `areo restore`: the whole database of a server, copied and put back.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use server::Verified;

use super::backup::config;
use super::{Verdict, counted};

/// Copies the whole database of a server to a new file.
///
/// The server may be running and goes on answering. The copy holds everything as it was at one
/// moment: games, accounts, chat. Keep it as safe as the database.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo backup areo-monday.db\n  \
    areo backup /backups/areo-$(date +%F).db --database sqlite:/var/lib/areo/areo.db")]
pub(crate) struct BackupArgs {
    /// The file to write, which must not exist
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The database, as for `areo serve`
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

/// Replaces the database of a server with a copy.
///
/// Stop the server first. The copy is checked for damage. The old database is kept under another name,
/// which is printed. With `--verify`, every game of the copy is played again first, from its first
/// decision to its last; if one fails, nothing is restored, and the exit status is 1.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo restore --verify areo-monday.db\n  \
    areo restore --verify --dry-run areo-monday.db\n  \
    areo restore areo-monday.db --database sqlite:/var/lib/areo/areo.db")]
pub(crate) struct RestoreArgs {
    /// A file that `areo backup` has written
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Plays every game again first
    #[arg(long)]
    verify: bool,
    /// Checks the copy and restores nothing
    #[arg(long, requires = "verify")]
    dry_run: bool,
    /// The database, as for `areo serve`
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

/// Copies.
pub(crate) fn back_up(args: &BackupArgs, out: &mut dyn Write) -> Result<Verdict> {
    let database = config(args.database.as_deref())?.database;
    let runtime = tokio::runtime::Runtime::new()?;
    let made = runtime.block_on(server::back_up(&database, &args.file));
    made.with_context(|| format!("cannot write {}", args.file.display()))?;
    writeln!(
        out,
        "{} is a copy of {}",
        args.file.display(),
        database.display()
    )?;
    Ok(Verdict::Passed)
}

/// Restores.
pub(crate) fn restore(args: &RestoreArgs, out: &mut dyn Write) -> Result<Verdict> {
    let database = config(args.database.as_deref())?.database;
    let runtime = tokio::runtime::Runtime::new()?;
    if args.verify {
        let (mut sound, mut faulty) = (0, 0);
        let each = |Verified { id, fault }| {
            match fault {
                None => sound += 1,
                Some(why) => {
                    faulty += 1;
                    writeln!(out, "table {id} cannot be played again: {why}")?;
                }
            }
            anyhow::Ok(())
        };
        let games = server::games();
        runtime.block_on(server::verify(&args.file, &games, each))?;
        writeln!(
            out,
            "{} played again, {faulty} faulty",
            counted(sound, "table")
        )?;
        if faulty > 0 {
            return Ok(Verdict::Failed);
        }
    }
    if args.dry_run {
        return Ok(Verdict::Passed);
    }
    let aside = runtime.block_on(server::restore(&args.file, &database))?;
    if let Some(aside) = aside {
        writeln!(
            out,
            "the database that was there is now {}",
            aside.display()
        )?;
    }
    writeln!(out, "{} is restored", database.display())?;
    Ok(Verdict::Passed)
}
