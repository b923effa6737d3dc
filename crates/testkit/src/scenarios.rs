//! Running a folder of scenario files as a test.

use std::path::{Path, PathBuf};

use kit::Message;
use kit::scenario::{Scenario, Scripted, parse, run};

/// Runs every scenario of every `.scn` file under a folder and returns them all.
///
/// # Panics
/// If a file cannot be read or a scenario fails; all failures are listed.
pub fn check<G: Scripted>(folder: &Path, english: &dyn Fn(&Message) -> String) -> Vec<Scenario> {
    let mut failures = Vec::new();
    let mut scenarios = Vec::new();
    for path in files(folder) {
        let text = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        match parse(&text) {
            Err(failure) => failures.push(format!("{}: {failure}", path.display())),
            Ok(found) => {
                for scenario in found {
                    if scenario.game != G::NAME {
                        failures.push(format!(
                            "{}: {}: game {}",
                            path.display(),
                            scenario.title,
                            scenario.game
                        ));
                    } else if let Err(failure) = run::<G>(&scenario, english) {
                        failures.push(format!("{}: {}: {failure}", path.display(), scenario.title));
                    }
                    scenarios.push(scenario);
                }
            }
        }
    }
    assert!(
        failures.is_empty(),
        "{} scenarios failed:\n{}",
        failures.len(),
        failures.join("\n")
    );
    assert!(
        !scenarios.is_empty(),
        "no scenarios under {}",
        folder.display()
    );
    scenarios
}

/// All scenario files under a folder, in order.
///
/// # Panics
/// If the folder cannot be read.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries =
        std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("a folder can be listed").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "scn") {
            found.push(path);
        }
    }
    found.sort();
    found
}
