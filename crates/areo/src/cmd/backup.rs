//! `areo export` and `areo import`: games as record files, out of a server's database and into it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use kit::Record;
use server::{BackupError, Config, Exported, NotExported};

use super::{Verdict, counted, serve};
use crate::records;

/// Writes the games of a server as record files, one for each.
///
/// The server may be running. A second export to the same folder adds new games and updates those that
/// have continued. Games that have not begun are left out. Games that cannot be read are listed, and the
/// exit status is then 1.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo export backup\n  \
    areo export backup --table abcdefghijkm\n  \
    areo export backup --database sqlite:/var/lib/areo/areo.db")]
pub(crate) struct ExportArgs {
    /// The folder to write to, which may hold an earlier export
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    /// Only the game of this table
    #[arg(long, value_name = "ID")]
    table: Option<String>,
    /// The database, as for `areo serve`
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

/// Adds games from record files to a server's database, each as a new table.
///
/// All games are played through first; if one fails, or there is no room, nothing is added. You can
/// continue an unfinished game: its seats are open to anyone with the invitation. The server may be
/// running.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo import backup/shifter-abcdefghijkm.record\n  \
    areo import backup/*.record --database sqlite:/var/lib/areo/areo.db")]
pub(crate) struct ImportArgs {
    /// Record files
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// The database, as for `areo serve`
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

/// Exports.
pub(crate) fn export(args: &ExportArgs, out: &mut dyn Write) -> Result<Verdict> {
    let database = config(args.database.as_deref())?.database;
    fs::create_dir_all(&args.folder)
        .with_context(|| format!("cannot make the folder {}", args.folder.display()))?;
    let (mut new, mut newer, mut verdict) = (0, 0, Verdict::Passed);
    let each = |Exported { id, record }| {
        match record {
            Ok(record) => match write(&args.folder, &id, &record)? {
                Written::New => new += 1,
                Written::Newer => newer += 1,
                Written::AsBefore => {}
            },
            Err(NotExported::NotBegun) => {}
            Err(NotExported::Unreadable(why)) => {
                writeln!(out, "table {id} cannot be read: {why}")?;
                verdict = Verdict::Failed;
            }
        }
        anyhow::Ok(())
    };
    let only = args.table.as_deref();
    tokio::runtime::Runtime::new()?.block_on(server::export(&database, only, each))?;
    writeln!(
        out,
        "{} written to {}, {newer} brought up to date",
        counted(new, "record"),
        args.folder.display()
    )?;
    Ok(verdict)
}

/// Imports.
pub(crate) fn import(args: &ImportArgs, out: &mut dyn Write) -> Result<Verdict> {
    let database = config(args.database.as_deref())?.database;
    let records = args
        .files
        .iter()
        .map(|file| records::read(file))
        .collect::<Result<Vec<_>>>()?;
    let runtime = tokio::runtime::Runtime::new()?;
    let imported = runtime.block_on(server::import(&database, &server::games(), &records));
    let tables = match imported {
        Err(error @ BackupError::Record(index, _)) => {
            return Err(error).with_context(|| args.files[index].display().to_string());
        }
        imported => imported?,
    };
    for (file, (id, invite)) in args.files.iter().zip(tables) {
        writeln!(
            out,
            "{} is at {}#{invite}",
            file.display(),
            server::table_path(&id)
        )?;
    }
    Ok(Verdict::Passed)
}

/// Where the database is, by the same rules as for the server.
pub(super) fn config(database: Option<&str>) -> Result<Config> {
    let mut args = serve::Args::none();
    if let Some(database) = database {
        args.set("database", database);
    }
    args.config()
}

/// What became of the file of a game.
enum Written {
    /// There was none.
    New,
    /// The game has gone on since, or the file was not whole.
    Newer,
    /// It held the same.
    AsBefore,
}

/// Writes one record. What was there before stays until all of the new one is on disk.
fn write(folder: &Path, id: &str, record: &Record) -> Result<Written> {
    let name = format!("{}-{id}.record", record.game);
    let (path, draft) = (folder.join(&name), folder.join(name + ".tmp"));
    let text = record.to_string();
    let written = match fs::read(&path) {
        Ok(before) if before == text.as_bytes() => return Ok(Written::AsBefore),
        Ok(_) => Written::Newer,
        Err(_) => Written::New,
    };
    let write = || {
        let mut file = fs::File::create(&draft)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&draft, &path)
    };
    write().with_context(|| format!("cannot write {}", path.display()))?;
    Ok(written)
}
