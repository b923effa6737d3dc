//! The settings of a server: one table, for flags, environment, file and documentation alike.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use store::Integrity;
use thiserror::Error;

/// A setting, with all there is to say of it.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Its name: `--NAME` as a flag, `AREO_NAME` in the environment, `NAME = "…"` in a file.
    pub name: &'static str,
    /// What it is when nothing is said.
    pub default: &'static str,
    /// What it is for.
    pub help: &'static str,
}

/// Every setting.
pub const SETTINGS: &[Setting] = &[
    Setting {
        name: "listen",
        default: "127.0.0.1:8080",
        help: "address and port to listen on; 0.0.0.0:8080 for every network, [::]:8080 for IPv4 and IPv6",
    },
    Setting {
        name: "database",
        default: "",
        help: "sqlite:PATH; without it, areo/areo.db in the user's data directory",
    },
    Setting {
        name: "max-database",
        default: "0",
        help: "how large the database may grow, in MB; 0 for as large as the disk",
    },
    Setting {
        name: "integrity",
        default: "quick",
        help: "how thoroughly the database is checked at the start: no, quick or full; the server refuses a damaged one",
    },
    Setting {
        name: "public-url",
        default: "",
        help: "how people reach the server, such as https://areo.example; https makes cookies secure",
    },
    Setting {
        name: "behind-proxy",
        default: "no",
        help: "yes: the last address in X-Forwarded-For is the client's",
    },
    Setting {
        name: "rate",
        default: "50",
        help: "requests a second from one address, and four times as many in a burst; 0 for no limits",
    },
    Setting {
        name: "connections",
        default: "20000",
        help: "how many connections may be open at once",
    },
    Setting {
        name: "bot-threads",
        default: "0",
        help: "threads for computer players; 0 for one less than there are cores",
    },
    Setting {
        name: "bot-seconds",
        default: "20",
        help: "how long a computer player may think about one decision",
    },
    Setting {
        name: "hint-milliseconds",
        default: "1000",
        help: "how long a computer thinks about the first step of a hint, and about the rest of it",
    },
    Setting {
        name: "idle-seconds",
        default: "60",
        help: "how long a table stays in memory when nothing happens there",
    },
    Setting {
        name: "guest-days",
        default: "90",
        help: "after how many days without a visit a guest is forgotten; 0 for never",
    },
    Setting {
        name: "empty-days",
        default: "2",
        help: "after how many quiet days a table without people is deleted; 0 for never",
    },
    Setting {
        name: "metrics",
        default: "none",
        help: "who may read /metrics: local (programs on this machine), all or none",
    },
    Setting {
        name: "private-webhooks",
        default: "no",
        help: "yes: webhooks may go to private addresses; strangers could misuse that",
    },
    Setting {
        name: "log",
        default: "info",
        help: "how much to log: error, warn, info, debug, or a filter such as info,server=debug",
    },
    Setting {
        name: "log-format",
        default: "text",
        help: "text for people, json for programs",
    },
];

/// The settings of a server, read and checked.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The database file.
    pub database: PathBuf,
    /// How large it may become, in MB; as large as the disk if 0.
    pub max_database: u32,
    /// How thoroughly it is looked through at the start.
    pub integrity: Integrity,
    /// How people reach the server, without a slash at the end.
    pub public_url: Option<String>,
    /// Whether a proxy says where requests come from.
    pub behind_proxy: bool,
    /// Requests a second from one address; no limits if 0.
    pub rate: u32,
    /// Connections that may be open at once.
    pub connections: usize,
    /// Threads for computer players.
    pub bot_threads: usize,
    /// How long they may think about one decision.
    pub bot_time: Duration,
    /// How long they think about the first step of a hint, and about the rest of it.
    pub hint_time: Duration,
    /// How long a table stays in memory when nothing happens there.
    pub idle: Duration,
    /// After how many days without a visit a guest is forgotten; never if 0.
    pub guest_days: u32,
    /// After how many quiet days a table is deleted where no people sit; never if 0.
    pub empty_days: u32,
    /// Who may read the metrics.
    pub metrics: MetricsFor,
    /// Whether news may be sent to private addresses.
    pub private_webhooks: bool,
    /// How much to log.
    pub log: String,
    /// Whether to log for programs.
    pub log_json: bool,
}

/// Who may read the metrics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MetricsFor {
    /// Programs on this machine.
    Local,
    /// Everybody.
    All,
    /// Nobody.
    None,
}

/// A setting that is not understood.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ConfigError {
    /// A value that the setting cannot take.
    #[error("{from}: `{name}` should be {expected}, not `{found}`")]
    Value {
        /// Where it was set.
        from: String,
        /// The setting.
        name: &'static str,
        /// What it can be.
        expected: &'static str,
        /// What was found.
        found: String,
    },
    /// There is no such setting.
    #[error("{from}: there is no setting `{name}`; there are {known}")]
    Unknown {
        /// Where it was set.
        from: String,
        /// What was set.
        name: String,
        /// What could be.
        known: String,
    },
    /// The file cannot be read.
    #[error("{file}: {what}")]
    File {
        /// Which.
        file: String,
        /// What is wrong with it.
        what: String,
    },
}

impl Setting {
    /// Its name in the environment.
    pub fn variable(&self) -> String {
        format!("AREO_{}", self.name.replace('-', "_").to_uppercase())
    }
}

impl Config {
    /// How people reach the server, without a slash at the end: links begin so.
    pub fn url(&self) -> String {
        let own = || format!("http://{}", self.listen);
        self.public_url.clone().unwrap_or_else(own)
    }

    /// Reads the settings: a flag goes before the environment, that before the file, and that
    /// before the default.
    ///
    /// # Errors
    /// If one of them is not understood; it says where it was set.
    pub fn read(
        flags: &BTreeMap<String, String>,
        environment: impl Fn(&str) -> Option<String>,
        file: Option<&Path>,
    ) -> Result<Self, ConfigError> {
        let stored = match file {
            Some(path) => read_file(path)?,
            None => BTreeMap::new(),
        };
        let mut values = BTreeMap::new();
        for setting in SETTINGS {
            let in_file = || stored.get(setting.name).cloned();
            let from_file = || file.map_or_else(String::new, |path| path.display().to_string());
            let (value, from) = match flags.get(setting.name) {
                Some(value) => (value.clone(), format!("--{}", setting.name)),
                None => match environment(&setting.variable()) {
                    Some(value) => (value, setting.variable()),
                    None => (
                        in_file().unwrap_or_else(|| setting.default.to_owned()),
                        from_file(),
                    ),
                },
            };
            values.insert(
                setting.name,
                Found {
                    setting,
                    value,
                    from,
                },
            );
        }
        Self::from_values(&values)
    }

    fn from_values(values: &BTreeMap<&'static str, Found>) -> Result<Self, ConfigError> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let database = &values["database"];
        let public_url = &values["public-url"];
        Ok(Self {
            listen: values["listen"].parse("an address with a port, such as 127.0.0.1:8080")?,
            database: match database.value.strip_prefix("sqlite:") {
                Some(path) if !path.is_empty() => path.into(),
                None if database.value.is_empty() => default_database(),
                _ => return Err(database.wrong("sqlite:PATH; other databases are not supported")),
            },
            max_database: values["max-database"].parse("a number")?,
            integrity: match values["integrity"].value.as_str() {
                "no" => Integrity::Unchecked,
                "quick" => Integrity::Quick,
                "full" => Integrity::Full,
                _ => return Err(values["integrity"].wrong("no, quick or full")),
            },
            public_url: match public_url.value.trim_end_matches('/') {
                "" => None,
                url if url.starts_with("http://") || url.starts_with("https://") => {
                    Some(url.to_owned())
                }
                _ => return Err(public_url.wrong("an address with http:// or https://")),
            },
            behind_proxy: values["behind-proxy"].yes_or_no()?,
            rate: values["rate"].parse("a number")?,
            connections: values["connections"].parse("a number")?,
            bot_threads: match values["bot-threads"].parse("a number")? {
                0 => cores.saturating_sub(1).max(1),
                threads => threads,
            },
            bot_time: values["bot-seconds"].seconds()?,
            hint_time: values["hint-milliseconds"].milliseconds()?,
            idle: values["idle-seconds"].seconds()?,
            guest_days: values["guest-days"].parse("a number")?,
            empty_days: values["empty-days"].parse("a number")?,
            metrics: match values["metrics"].value.as_str() {
                "local" => MetricsFor::Local,
                "all" => MetricsFor::All,
                "none" => MetricsFor::None,
                _ => return Err(values["metrics"].wrong("local, all or none")),
            },
            private_webhooks: values["private-webhooks"].yes_or_no()?,
            log: values["log"].value.clone(),
            log_json: match values["log-format"].value.as_str() {
                "text" => false,
                "json" => true,
                _ => return Err(values["log-format"].wrong("text or json")),
            },
        })
    }

    /// Whether people reach the server over an encrypted connection.
    pub fn is_secure(&self) -> bool {
        let url = self.public_url.as_deref().unwrap_or_default();
        url.starts_with("https://")
    }
}

/// The documentation of all settings, as a table.
pub fn documentation() -> String {
    let mut table = "| flag | environment | default | meaning |\n|---|---|---|---|\n".to_owned();
    for setting in SETTINGS {
        let default = match setting.default {
            "" => String::new(),
            default => format!("`{default}`"),
        };
        let (name, variable, help) = (setting.name, setting.variable(), setting.help);
        table += &format!("| `--{name}` | `{variable}` | {default} | {help} |\n");
    }
    table
}

struct Found {
    setting: &'static Setting,
    value: String,
    from: String,
}

impl Found {
    fn wrong(&self, expected: &'static str) -> ConfigError {
        ConfigError::Value {
            from: self.from.clone(),
            name: self.setting.name,
            expected,
            found: self.value.clone(),
        }
    }

    fn parse<T: std::str::FromStr>(&self, expected: &'static str) -> Result<T, ConfigError> {
        self.value.parse().map_err(|_| self.wrong(expected))
    }

    fn yes_or_no(&self) -> Result<bool, ConfigError> {
        match self.value.as_str() {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(self.wrong("yes or no")),
        }
    }

    fn milliseconds(&self) -> Result<Duration, ConfigError> {
        let expected = "a number of milliseconds, 1 to 60000";
        match self.parse(expected)? {
            milliseconds @ 1..=60_000 => Ok(Duration::from_millis(milliseconds)),
            _ => Err(self.wrong(expected)),
        }
    }

    fn seconds(&self) -> Result<Duration, ConfigError> {
        let expected = "a number of seconds, 1 to 86400";
        match self.parse(expected)? {
            seconds @ 1..=86_400 => Ok(Duration::from_secs(seconds)),
            _ => Err(self.wrong(expected)),
        }
    }
}

fn read_file(path: &Path) -> Result<BTreeMap<String, String>, ConfigError> {
    let wrong = |what: String| ConfigError::File {
        file: path.display().to_string(),
        what,
    };
    let text = std::fs::read_to_string(path).map_err(|error| wrong(error.to_string()))?;
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        // The message shows the line; what follows it is only there for wide terminals.
        wrong(error.to_string().trim_end().to_owned())
    })?;
    table
        .into_iter()
        .map(|(name, value)| {
            if !SETTINGS.iter().any(|setting| setting.name == name) {
                let known: Vec<_> = SETTINGS.iter().map(|setting| setting.name).collect();
                return Err(ConfigError::Unknown {
                    from: path.display().to_string(),
                    name,
                    known: known.join(", "),
                });
            }
            let value = match value {
                toml::Value::String(text) => text,
                toml::Value::Boolean(true) => "yes".to_owned(),
                toml::Value::Boolean(false) => "no".to_owned(),
                toml::Value::Integer(number) => number.to_string(),
                other => {
                    let what = format!("`{name}` cannot be a {}", other.type_str());
                    return Err(wrong(what));
                }
            };
            Ok((name, value))
        })
        .collect()
}

/// A file in the user's data directory, or in the current one where there is no user.
fn default_database() -> PathBuf {
    let directory = std::env::var_os("XDG_DATA_HOME")
        .map(PathBuf::from)
        .or_else(|| {
            let home = std::env::var_os("HOME")?;
            Some(PathBuf::from(home).join(".local/share"))
        });
    directory.unwrap_or_default().join("areo/areo.db")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(flags: &[(&str, &str)], env: &[(&str, &str)], file: &str) -> Result<Config, String> {
        let folder = tempfile::TempDir::new().expect("a folder");
        let path = folder.path().join("areo.toml");
        std::fs::write(&path, file).expect("written");
        let owned = |pairs: &[(&str, &str)]| -> BTreeMap<String, String> {
            let pairs = pairs.iter();
            pairs
                .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
                .collect()
        };
        let env = owned(env);
        let read = Config::read(&owned(flags), |name| env.get(name).cloned(), Some(&path));
        read.map_err(|error| {
            error
                .to_string()
                .replace(&path.display().to_string(), "FILE")
        })
    }

    #[test]
    fn flags_go_before_the_environment_and_that_before_the_file() {
        let file = "rate = 1\nbot-seconds = 2\nbehind-proxy = true\nlog = \"warn\"";
        let env = [("AREO_RATE", "3"), ("AREO_BOT_SECONDS", "4")];
        let config = read(&[("rate", "5")], &env, file).expect("all fine");
        assert_eq!((config.rate, config.bot_time.as_secs()), (5, 4));
        assert!(config.behind_proxy && config.log == "warn");
        assert_eq!(config.listen.port(), 8080);
    }

    #[test]
    fn what_is_not_understood_says_where_it_was_set() {
        let check = |flags: &[(&str, &str)], env: &[(&str, &str)], file: &str, expected: &str| {
            let error = read(flags, env, file).expect_err("it is wrong");
            assert!(error.contains(expected), "{error}");
        };
        check(
            &[("rate", "-1")],
            &[],
            "",
            "--rate: `rate` should be a number, not `-1`",
        );
        check(
            &[],
            &[("AREO_LISTEN", "x")],
            "",
            "AREO_LISTEN: `listen` should be an address",
        );
        check(
            &[],
            &[],
            "colour = 1",
            "FILE: there is no setting `colour`; there are listen",
        );
        check(&[], &[], "rate = ", "FILE: TOML parse error at line 1");
        check(
            &[],
            &[],
            "idle-seconds = 0",
            "FILE: `idle-seconds` should be a number of seconds",
        );
        check(
            &[("database", "postgres://x")],
            &[],
            "",
            "other databases are not supported",
        );
        check(
            &[("public-url", "areo.example")],
            &[],
            "",
            "`public-url` should be an address",
        );
        check(&[("behind-proxy", "maybe")], &[], "", "yes or no");
        check(&[("metrics", "some")], &[], "", "local, all or none");
    }

    #[test]
    fn generated_documentation_of_settings_is_fresh() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/server.md");
        let written = std::fs::read_to_string(&path).expect("it is there");
        let (before, rest) = written
            .split_once(" -->\n")
            .expect("the table has a beginning");
        let (_, after) = rest.split_once("<!-- end").expect("the table has an end");
        let fresh = format!("{before} -->\n{}<!-- end{after}", documentation());
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            std::fs::write(&path, &fresh).expect("it can be written");
        }
        let written = std::fs::read_to_string(&path).expect("it is there");
        assert!(
            written == fresh,
            "docs/server.md is stale: run `cargo xtask generate`"
        );
    }

    #[test]
    fn a_missing_file_is_told() {
        let missing = Path::new("no/such/file.toml");
        let read = Config::read(&BTreeMap::new(), |_| None, Some(missing));
        assert!(matches!(read, Err(ConfigError::File { .. })));
    }
}
