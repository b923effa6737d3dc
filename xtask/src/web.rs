//! The web client: building it with Node, and its checks.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Context as _, Result, bail};

use crate::{Finish as _, root, target_dir};

/// The oldest Node that builds the client; `engines` in web/package.json says the same.
const NODE: (u32, u32) = (20, 19);

/// What the client is made from.
const SOURCES: [&str; 8] = [
    "web/index.html",
    "web/package-lock.json",
    "web/public",
    "web/src",
    "web/svelte.config.js",
    "web/vite.config.ts",
    "crates/wire/typescript",
    "locales",
];

/// Builds the client, unless what was built last is as new as its sources.
///
/// # Errors
/// If Node is missing or too old, or the build fails.
pub(crate) fn build() -> Result<()> {
    let sources = SOURCES.iter().map(|name| changed(&root().join(name)));
    let newest = sources.max().flatten();
    if changed(&root().join("web/dist/index.html")) >= newest {
        return Ok(());
    }
    require_node()?;
    install()?;
    npm(&["run", "build"]).finish()
}

/// A step of the checks: its name, and what to run.
pub(crate) type Step = (&'static str, Command);

/// The checks of the client that need no server; the last one builds it.
///
/// # Errors
/// If Node is missing or too old.
pub(crate) fn checks() -> Result<Vec<Step>> {
    require_node()?;
    Ok(vec![
        ("web: packages", npm(&["ci"])),
        ("web: types and lints", npm(&["run", "check"])),
        ("web: formatting", npm(&["run", "format", "--", "--check"])),
        ("web: tests", npm(&["run", "test"])),
        ("web: build", npm(&["run", "build"])),
    ])
}

/// Whole games and much else in a real browser, against the binary of the tests.
pub(crate) fn browser_tests() -> Command {
    let mut browser = npm(&["run", "browser"]);
    browser.env("AREO", target_dir().join("debug").join("areo"));
    browser
}

/// Installs the packages, unless those of the lock file are there.
fn install() -> Result<()> {
    let wanted = changed(&root().join("web/package-lock.json"));
    if changed(&root().join("web/node_modules/.package-lock.json")) >= wanted {
        return Ok(());
    }
    npm(&["ci"]).finish()
}

fn require_node() -> Result<()> {
    let (major, minor) = NODE;
    let advice = format!(
        "the web client needs Node {major}.{minor} or later with npm: see https://nodejs.org, or \
         install the packages nodejs and npm of your system"
    );
    let output = Command::new("node").arg("--version").output();
    let output = output.with_context(|| format!("there is no `node` here; {advice}"))?;
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let mut numbers = version
        .trim_start_matches('v')
        .split('.')
        .map(|part| part.parse().unwrap_or(0));
    let found = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    if found < NODE {
        bail!("`node` is {version} here; {advice}");
    }
    let npm = npm(&["--version"]).output();
    npm.with_context(|| format!("there is no `npm` here; {advice}"))?;
    Ok(())
}

fn npm(args: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.current_dir(root().join("web")).args(args);
    command
}

/// When a file, or any file in a folder, was changed last.
fn changed(path: &Path) -> Option<SystemTime> {
    let own = fs::metadata(path).ok()?.modified().ok();
    let entries = fs::read_dir(path).into_iter().flatten().flatten();
    entries
        .map(|entry| changed(&entry.path()))
        .chain([own])
        .max()
        .flatten()
}
