//! `areo serve`: the server.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::{Arg, ArgMatches, FromArgMatches};
use server::{Config, SETTINGS, Server};
use tokio::net::TcpListener;

use super::Verdict;

/// The settings of the server: one flag for each, and a file.
pub(crate) struct Args {
    settings: BTreeMap<String, String>,
    config: Option<PathBuf>,
}

/// Serves until it is interrupted or told to end; what is under way is finished first.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Verdict> {
    let mut config = args.config()?;
    server::start_log(&config);
    tokio::runtime::Runtime::new()?.block_on(async {
        let listener = TcpListener::bind(config.listen)
            .await
            .with_context(|| format!("cannot listen on {}", config.listen))?;
        // Port 0 stands for any that is free; links need the real one.
        config.listen = listener.local_addr()?;
        let url = config.url();
        // Nobody is invited before the database is ours.
        let server = Server::open(config, server::games()).await?;
        writeln!(out, "Areo is at {url}")?;
        out.flush()?;
        server.serve(listener, stopped()).await;
        Ok(Verdict::Passed)
    })
}

impl Args {
    /// The settings from flags, environment and file.
    pub(crate) fn config(&self) -> Result<Config> {
        let environment = |name: &str| std::env::var(name).ok();
        Ok(Config::read(
            &self.settings,
            environment,
            self.config.as_deref(),
        )?)
    }

    /// Sets a flag.
    pub(crate) fn set(&mut self, name: &str, value: &str) {
        self.settings.insert(name.to_owned(), value.to_owned());
    }

    /// Without any flag.
    pub(crate) const fn none() -> Self {
        Self {
            settings: BTreeMap::new(),
            config: None,
        }
    }
}

impl clap::Args for Args {
    fn augment_args(command: clap::Command) -> clap::Command {
        let settings = SETTINGS.iter().map(|setting| {
            let help = match setting.default {
                "" => setting.help.to_owned(),
                default => format!("{} [default: {default}]", setting.help),
            };
            Arg::new(setting.name)
                .long(setting.name)
                .value_name("VALUE")
                // So that a negative number is refused by the setting, in its own words.
                .allow_negative_numbers(true)
                .help(help)
        });
        command
            .about("Serves all games to browsers and programs")
            .long_about(
                "Serves all games to browsers and programs.\n\n\
                 Every setting can be a flag, a variable of the environment (AREO_LISTEN for \
                 --listen) or a line of the file that --config names (listen = \"…\"); the first \
                 of these counts.",
            )
            .after_help(
                "Examples:\n  \
                 areo serve\n  \
                 areo serve --listen 0.0.0.0:8080 --database sqlite:/var/lib/areo/areo.db\n  \
                 areo serve --config /etc/areo.toml",
            )
            .arg(
                Arg::new("config")
                    .long("config")
                    .value_name("FILE")
                    .value_parser(clap::value_parser!(PathBuf))
                    .help("a file with settings, in TOML"),
            )
            .args(settings)
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Args {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut args = Self::none();
        args.update_from_arg_matches(matches)?;
        Ok(args)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        self.config = matches.get_one("config").cloned();
        for setting in SETTINGS {
            if let Some(value) = matches.get_one::<String>(setting.name) {
                self.set(setting.name, value);
            }
        }
        Ok(())
    }
}

/// Waits for Ctrl-C, or for the system to ask.
async fn stopped() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        },
        // Without it, Ctrl-C has to do.
        Err(_) => drop(tokio::signal::ctrl_c().await),
    }
}
