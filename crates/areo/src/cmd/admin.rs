//! `areo admin`: moderation of a server, from the command line.

use std::io::Write;

use anyhow::{Context as _, Result, bail};
use clap::Subcommand;
use server::{Act, Moderator, NotedAct};

use super::backup::config;
use super::{Verdict, counted};

/// Moderates a server: people, tables, names.
///
/// The server may be running: changes take effect within a second or so. Every act is logged with
/// its reason. USER is a login name, or the number that `areo admin people` shows.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    areo admin grant anna\n  \
    areo admin people otto\n  \
    areo admin mute 17 --hours 24 --reason spam\n  \
    areo admin ban-address 203.0.113.9 --hours 24\n  \
    areo admin close abcdefghijkm --reason 'a bad name'\n  \
    areo admin log")]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
    /// The database, as for `areo serve`
    #[arg(long, global = true, value_name = "URL")]
    database: Option<String>,
    /// Why, for the log
    #[arg(long, global = true, value_name = "TEXT", default_value = "")]
    reason: String,
}

#[derive(Subcommand)]
enum Task {
    /// Lists people whose name contains a text, the latest first
    People {
        /// The text; everyone if left out
        #[arg(default_value = "")]
        text: String,
    },
    /// Lists all tables, the latest first
    Tables,
    /// Shows what was said at a table
    Chat {
        /// The id of the table
        table: String,
    },
    /// Lists banned addresses, closed tables and reserved words
    InForce,
    /// Lists every act of every admin
    Log,
    /// Makes a registered user an admin
    Grant {
        #[arg(value_name = "USER")]
        user: String,
    },
    /// Removes the admin role from a user
    Revoke {
        #[arg(value_name = "USER")]
        user: String,
    },
    /// Stops a user from chatting
    Mute(Person),
    /// Lets a user chat again
    Unmute {
        #[arg(value_name = "USER")]
        user: String,
    },
    /// Bans an account
    Ban(Person),
    /// Lifts the ban of an account
    Unban {
        #[arg(value_name = "USER")]
        user: String,
    },
    /// Bans an address
    BanAddress {
        /// An IPv4 address, or an IPv6 address that stands for its network
        address: String,
        /// For how many hours; for good if left out
        #[arg(long)]
        hours: Option<u32>,
    },
    /// Lifts the ban of an address
    UnbanAddress {
        /// The address
        address: String,
    },
    /// Closes a table: nobody can see it or play there
    Close {
        /// The id of the table
        table: String,
    },
    /// Opens a closed table again
    Open {
        /// The id of the table
        table: String,
    },
    /// Deletes a table and everything stored about it
    Delete {
        /// The id of the table
        table: String,
    },
    /// Reserves a word: no new name may contain it
    Reserve {
        /// The word
        word: String,
    },
    /// Frees a reserved word
    Free {
        /// The word
        word: String,
    },
}

#[derive(clap::Args)]
struct Person {
    #[arg(value_name = "USER")]
    user: String,
    /// For how many hours; for good if left out
    #[arg(long)]
    hours: Option<u32>,
}

/// Moderates, or lists.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    let database = config(args.database.as_deref())?.database;
    if !database.exists() {
        bail!("there is no database {}", database.display());
    }
    tokio::runtime::Runtime::new()?.block_on(async {
        let moderator = Moderator::open(&database).await?;
        let done = obey(args, &moderator, out).await;
        moderator.close().await;
        done.map(|()| Verdict::Passed)
    })
}

async fn obey(args: &Args, moderator: &Moderator, out: &mut dyn Write) -> Result<()> {
    let user = async |text: &String| user(moderator, text).await;
    let act = match &args.task {
        Task::People { text } => return people(moderator, text, out).await,
        Task::Tables => return tables(moderator, out).await,
        Task::Chat { table } => return chat(moderator, table, out).await,
        Task::InForce => return in_force(moderator, out).await,
        Task::Log => return log(moderator, out).await,
        Task::Grant { user: text } => Act::Grant {
            user: user(text).await?,
        },
        Task::Revoke { user: text } => Act::Revoke {
            user: user(text).await?,
        },
        Task::Mute(person) => Act::Mute {
            user: user(&person.user).await?,
            hours: person.hours,
        },
        Task::Unmute { user: text } => Act::Unmute {
            user: user(text).await?,
        },
        Task::Ban(person) => Act::Ban {
            user: user(&person.user).await?,
            hours: person.hours,
        },
        Task::Unban { user: text } => Act::Unban {
            user: user(text).await?,
        },
        Task::BanAddress { address, hours } => Act::BanAddress {
            address: address.clone(),
            hours: *hours,
        },
        Task::UnbanAddress { address } => Act::UnbanAddress {
            address: address.clone(),
        },
        Task::Close { table } => Act::CloseTable {
            table: table.clone(),
        },
        Task::Open { table } => Act::OpenTable {
            table: table.clone(),
        },
        Task::Delete { table } => Act::DeleteTable {
            table: table.clone(),
        },
        Task::Reserve { word } => Act::ReserveWord { word: word.clone() },
        Task::Free { word } => Act::FreeWord { word: word.clone() },
    };
    moderator.act(act, &args.reason).await?;
    writeln!(out, "done")?;
    Ok(())
}

/// The number of a user.
async fn user(moderator: &Moderator, text: &str) -> Result<i64> {
    if let Ok(number) = text.parse() {
        return Ok(number);
    }
    let found = moderator.user(text).await?;
    found.with_context(|| format!("nobody logs in as `{text}`; `areo admin people` has numbers"))
}

async fn people(moderator: &Moderator, text: &str, out: &mut dyn Write) -> Result<()> {
    let people = moderator.people(text).await?;
    for known in &people {
        let mut marks = String::new();
        for (is_so, mark) in [
            (known.login.is_some(), "registered"),
            (known.admin, "admin"),
            (known.muted.is_some(), "muted"),
            (known.banned.is_some(), "banned"),
        ] {
            if is_so {
                marks.push_str("  ");
                marks.push_str(mark);
            }
        }
        writeln!(out, "{:6}  {}{marks}", known.id, known.name)?;
    }
    writeln!(out, "{} listed", counted(people.len() as u64, "account"))?;
    Ok(())
}

async fn tables(moderator: &Moderator, out: &mut dyn Write) -> Result<()> {
    let (tables, in_force) = (moderator.tables().await?, moderator.in_force().await?);
    for table in &tables {
        let names: Vec<_> = table.names.iter().flatten().cloned().collect();
        let closed = match in_force.closed.contains(&table.id) {
            true => "  closed",
            false => "",
        };
        let (id, game, stage) = (&table.id, &table.game, table.stage);
        writeln!(out, "{id}  {game}  {stage:?}  {}{closed}", names.join(", "))?;
    }
    writeln!(out, "{} listed", counted(tables.len() as u64, "table"))?;
    Ok(())
}

async fn chat(moderator: &Moderator, table: &str, out: &mut dyn Write) -> Result<()> {
    for said in moderator.chat(table).await? {
        writeln!(out, "{} ({:?}): {}", said.name, said.room, said.text)?;
    }
    Ok(())
}

async fn in_force(moderator: &Moderator, out: &mut dyn Write) -> Result<()> {
    let in_force = moderator.in_force().await?;
    for (address, _) in in_force.addresses {
        writeln!(out, "address  {address}")?;
    }
    for table in in_force.closed {
        writeln!(out, "closed   {table}")?;
    }
    for word in in_force.words {
        writeln!(out, "word     {word}")?;
    }
    Ok(())
}

async fn log(moderator: &Moderator, out: &mut dyn Write) -> Result<()> {
    let mut after = 0;
    loop {
        let acts = moderator.acts(after).await?;
        let Some(last) = acts.last() else {
            return Ok(());
        };
        after = last.id;
        for NotedAct {
            at,
            admin,
            act,
            reason,
            ..
        } in &acts
        {
            let by = admin.map_or_else(|| "command line".to_owned(), |admin| format!("#{admin}"));
            let act = serde_json::to_string(act)?;
            let at = server::moment(*at);
            writeln!(out, "{at}  {by}  {act}  {reason}")?;
        }
    }
}
