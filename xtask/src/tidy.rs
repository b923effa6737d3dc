//! House rules as tests.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::{cargo, root};

/// Which crate may depend on which: the drawing in ARCHITECTURE.md, read line by line as
/// `crate -> crate, crate`.
fn drawn() -> BTreeMap<String, BTreeSet<String>> {
    let text = fs::read_to_string(root().join("docs/ARCHITECTURE.md")).expect("it is there");
    text.lines()
        .skip_while(|line| *line != "```arrows")
        .skip(1)
        .take_while(|line| *line != "```")
        .map(|line| {
            let (from, to) = line.split_once("->").expect("an arrow");
            let to = to.split(',').map(str::trim).filter(|name| !name.is_empty());
            (from.trim().to_owned(), to.map(str::to_owned).collect())
        })
        .collect()
}

fn real() -> BTreeMap<String, BTreeSet<String>> {
    let output = cargo(&["metadata", "--format-version", "1", "--no-deps"])
        .output()
        .expect("cargo runs");
    let metadata: serde_json::Value =
        serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let name = |value: &serde_json::Value| value["name"].as_str().expect("a name").to_owned();
    let ours: BTreeSet<_> = packages.iter().map(name).collect();
    let arrows = |package: &serde_json::Value| -> BTreeSet<String> {
        let dependencies = package["dependencies"].as_array().expect("dependencies");
        dependencies
            .iter()
            .filter(|dependency| dependency["kind"].is_null())
            .map(name)
            .filter(|dependency| ours.contains(dependency))
            .collect()
    };
    packages
        .iter()
        .map(|package| (name(package), arrows(package)))
        .collect()
}

#[test]
fn the_arrows_between_crates_are_the_drawn_ones() {
    assert_eq!(
        real(),
        drawn(),
        "left: Cargo.toml files, right: docs/ARCHITECTURE.md"
    );
}

#[test]
fn every_crate_takes_its_lints_and_versions_from_the_workspace() {
    let folders = fs::read_dir(root().join("crates")).expect("crates");
    for folder in folders {
        let path = folder.expect("a folder").path().join("Cargo.toml");
        let text =
            fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(
            text.contains("[lints]\nworkspace = true"),
            "{} has lints of its own",
            path.display()
        );
        let mut within = false;
        for line in text.lines() {
            if line.starts_with('[') {
                within = line.contains("dependencies");
            } else if within && !line.is_empty() {
                assert!(
                    line.contains("workspace = true"),
                    "{}: {line}",
                    path.display()
                );
            }
        }
    }
}

/// The names in a manifest's tables of dependencies; with `workspace` those in the workspace's own.
/// A library that is not tested (`test = false`) would never run such a test, and nobody would notice.
#[test]
fn no_test_hides_in_a_library_that_is_not_tested() {
    for folder in fs::read_dir(root().join("crates")).expect("crates") {
        let folder = folder.expect("a folder").path();
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("it is there");
        let is_tested = !manifest.contains("\ntest = false\n");
        let has_tests = sources(&folder.join("src")).contains("#[test]");
        assert!(is_tested || !has_tests, "{}", folder.display());
    }
}

fn dependencies(manifest: &str, workspace: bool) -> Vec<String> {
    let mut within = false;
    let mut names = Vec::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            within = line.contains("dependencies") && line.contains("workspace") == workspace;
        } else if within && let Some((name, _)) = line.split_once(['.', ' ', '=']) {
            names.push(name.to_owned());
        }
    }
    names
}

/// Everything in the `.rs` files of a folder and the folders in it.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("a folder").flatten();
    entries
        .map(|entry| entry.path())
        .map(|path| match path.extension() {
            _ if path.is_dir() => sources(&path),
            Some(ending) if ending == "rs" => fs::read_to_string(&path).expect("text"),
            _ => String::new(),
        })
        .collect()
}

#[test]
fn every_dependency_is_used() {
    let read = |path: &Path| fs::read_to_string(path.join("Cargo.toml")).expect("a manifest");
    let crates = fs::read_dir(root().join("crates")).expect("crates");
    let crates = crates.map(|entry| entry.expect("a folder").path());
    let mut wanted = BTreeSet::new();
    for path in crates.chain([root().join("xtask")]) {
        let code = sources(&path);
        let words: BTreeSet<_> = code
            .split(|letter: char| !letter.is_alphanumeric() && letter != '_')
            .collect();
        for name in dependencies(&read(&path), false) {
            let used = words.contains(name.replace('-', "_").as_str());
            assert!(used, "{} does not use {name}", path.display());
            wanted.insert(name);
        }
    }
    for name in dependencies(&read(root()), true) {
        assert!(wanted.contains(&name), "no crate uses {name}");
    }
}

#[test]
fn the_project_speaks_of_itself_alone() {
    let output = std::process::Command::new("git")
        .current_dir(root())
        .args([
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ])
        .output()
        .expect("git runs");
    // Written in pieces, so that this file does not find itself.
    let banned = [
        ["/wo", "rk/"].concat(),
        ["/ho", "me/"].concat(),
        ["todo", "!("].concat(),
        ["unimplemented", "!("].concat(),
        ["#[ig", "nore"].concat(),
    ];
    for name in String::from_utf8_lossy(&output.stdout)
        .split('\0')
        .filter(|name| !name.is_empty())
    {
        let Ok(text) = fs::read_to_string(root().join(name)) else {
            continue;
        };
        for word in &banned {
            assert!(!text.contains(word.as_str()), "{name} contains `{word}`");
        }
    }
}

/// All that a new game touches outside of its own folders; and docs/ARCHITECTURE.md, for its arrows.
/// Its own are `crates/GAME`, `data/GAME`, `locales/LANGUAGE/GAME`, `web/src/games/GAME`, and the
/// files of its name for its computer players and its drawing in the terminal.
const LISTS_OF_GAMES: [&str; 4] = [
    "Cargo.toml",
    "crates/areo/src/draw/mod.rs",
    "crates/bots/Cargo.toml",
    "crates/bots/src/lib.rs",
];

/// Parts that are made for one game, and name it for that reason.
const MADE_FOR_ONE: [&str; 8] = [
    "crates/areo/Cargo.toml",
    "crates/areo/src/cmd/companion.rs",
    "crates/areo/src/cmd/report.rs",
    "crates/areo/src/cmd/solve.rs",
    "crates/bench/",
    "crates/companion/",
    "crates/wire/src/companion.rs",
    "web/src/companion/",
];

/// A game is found by the list in `bots` and by its folders, so no other file names one.
#[test]
fn few_files_outside_its_folders_name_a_game() {
    let games: Vec<_> = fs::read_dir(root().join("data"))
        .expect("every game has data")
        .map(|entry| entry.expect("a folder").file_name())
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    let mut sources = vec!["Cargo.toml".to_owned()];
    for folder in ["crates", "xtask", "web/src"] {
        list(folder, &mut sources);
    }
    let naming: BTreeSet<_> = sources
        .iter()
        .map(String::as_str)
        .filter(|path| !is_own(path, &games))
        .filter(|path| !MADE_FOR_ONE.iter().any(|made| path.starts_with(made)))
        .filter(|path| {
            let text = fs::read_to_string(root().join(path)).expect("sources are text");
            games.iter().any(|game| names(&text, game))
        })
        .collect();
    assert_eq!(naming, BTreeSet::from(LISTS_OF_GAMES));
}

/// A language is found by its folder, so no other file names one but the model of all.
#[test]
fn no_file_outside_its_folder_names_a_language() {
    let languages = crate::spelling::languages().expect("they can be listed");
    let languages: Vec<_> = languages.iter().filter(|code| *code != "en").collect();
    assert!(languages.len() > 2, "{languages:?}");
    let mut sources = Vec::new();
    for folder in ["crates", "xtask", "web/src"] {
        list(folder, &mut sources);
    }
    let mut forms: Vec<_> = languages
        .iter()
        .flat_map(|code| [format!("\"{code}\""), format!("'{code}'")])
        .collect();
    for code in languages {
        let facts = root().join("locales").join(code).join("language.json");
        let facts = fs::read_to_string(facts).expect("every language has its facts");
        let facts: serde_json::Value = serde_json::from_str(&facts).expect("they are JSON");
        let name = facts["name"].as_str().expect("a name");
        forms.push(format!("Language::{name}"));
    }
    let naming = sources.iter().filter(|path| {
        let text = fs::read_to_string(root().join(path)).expect("sources are text");
        code_of(&text).any(|line| forms.iter().any(|form| line.contains(form.as_str())))
    });
    assert_eq!(naming.collect::<Vec<_>>(), Vec::<&String>::new());
}

/// The sources below a folder, without tests and without what is generated.
fn list(folder: &str, sources: &mut Vec<String>) {
    for entry in fs::read_dir(root().join(folder)).expect("a folder") {
        let entry = entry.expect("it can be listed");
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            if !["/tests", "/examples", "/target"]
                .iter()
                .any(|end| path.ends_with(end))
            {
                list(&path, sources);
            }
        } else if [".rs", ".toml", ".ts", ".svelte"]
            .iter()
            .any(|end| path.ends_with(end))
            && ![
                ".test.ts",
                "generated.ts",
                "wire.ts",
                "tidy.rs",
                "Companion.svelte",
            ]
            .iter()
            .any(|end| path.ends_with(end))
        {
            sources.push(path);
        }
    }
}

/// Whether a file lies in a folder of a game, or is named after one.
fn is_own(path: &str, games: &[String]) -> bool {
    path.split('/').any(|part| {
        games
            .iter()
            .any(|game| part == game || part == format!("{game}.rs"))
    })
}

/// The lines of a file that are code, not comments, examples and tests.
fn code_of(text: &str) -> impl Iterator<Item = &str> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let code = code.split("[dev-dependencies]").next().unwrap_or_default();
    code.lines().map(str::trim).filter(|line| {
        !["//", "*", "/*", "<!--", "areo "]
            .iter()
            .any(|mark| line.starts_with(mark))
    })
}

/// Whether the code of a file names a game.
fn names(text: &str, game: &str) -> bool {
    let forms = [
        format!("{game}::"),
        format!("\"{game}\""),
        format!("'{game}'"),
        format!("/{game}/"),
        format!("mod {game};"),
        format!("{game}.workspace"),
        format!("{game} = {{"),
    ];
    code_of(text).any(|line| forms.iter().any(|form| line.contains(form.as_str())))
}
