//! The numbered rules of a game, and which scenarios show each.
//!
//! A rules file has one line per rule: its id, two spaces, and its gist in our own words. A gist
//! that ends in `(not testable: why)` needs no scenario.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use kit::scenario::{Citation, Scenario};

/// One numbered rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its number, as scenarios cite it.
    pub id: String,
    /// What it says, in our own words.
    pub gist: String,
}

impl Rule {
    /// Whether a scenario can show it.
    pub fn is_testable(&self) -> bool {
        !self.gist.contains("(not testable:")
    }
}

/// Reads a rules file.
///
/// # Panics
/// If a line has no gist or an id comes twice.
pub fn read(text: &str) -> Vec<Rule> {
    let mut ids = BTreeSet::new();
    text.lines()
        .filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
        .map(|line| {
            let (id, gist) = line
                .split_once("  ")
                .unwrap_or_else(|| panic!("a rule without a gist: {line}"));
            assert!(ids.insert(id), "rule {id} comes twice");
            Rule {
                id: id.to_owned(),
                gist: gist.trim().to_owned(),
            }
        })
        .collect()
}

/// A table of every rule with the scenarios that show it.
///
/// # Panics
/// If a scenario cites a rule that does not exist, or a testable rule is cited by none.
pub fn table(heading: &str, rules: &[Rule], scenarios: &[Scenario]) -> String {
    let known: BTreeSet<_> = rules.iter().map(|rule| rule.id.as_str()).collect();
    let mut shown: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for scenario in scenarios {
        for Citation { id, .. } in &scenario.rules {
            assert!(
                known.contains(id.as_str()),
                "`{}` cites {id}, which is no rule",
                scenario.title
            );
            shown.entry(id).or_default().push(&scenario.title);
        }
    }
    let missing: Vec<_> = rules
        .iter()
        .filter(|rule| rule.is_testable() && !shown.contains_key(rule.id.as_str()))
        .map(|rule| rule.id.as_str())
        .collect();
    assert!(
        missing.is_empty(),
        "no scenario shows {}",
        missing.join(", ")
    );

    let mut text = format!("# {heading}\n\nWritten by `cargo xtask generate`; do not edit.\n\n");
    text.push_str("| rule | what it says | shown by |\n|---|---|---|\n");
    for Rule { id, gist } in rules {
        let titles = shown
            .get(id.as_str())
            .map(|titles| titles.join("; "))
            .unwrap_or_default();
        let _ = writeln!(
            text,
            "| {id} | {} | {} |",
            gist.replace('|', "/"),
            titles.replace('|', "/")
        );
    }
    text
}
