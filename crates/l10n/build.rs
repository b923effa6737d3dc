//! Lists the languages and their Fluent files, so that a new folder or file is part of the binary
//! as soon as it is there.

#![allow(clippy::print_stdout)] // Printing is how a build script talks to cargo.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use serde::Deserialize;

/// The language that the others are compared with.
const MODEL: &str = "en";

/// What `language.json` in the folder of a language says.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Facts {
    /// What it is called in English, and in code.
    name: String,
    own_name: String,
    /// The forms that whole numbers take, as Fluent names them.
    plurals: Vec<String>,
    /// What stands between the thousands of a number with so many digits or more.
    group: char,
    group_from: usize,
    /// What stands before a fraction.
    point: char,
}

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let root = root.canonicalize()?;
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", root.display());
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo says where")?);
    let languages = languages(&root)?;
    fs::write(out.join("languages.rs"), list_of(&languages)?)?;
    fs::write(out.join("numbers.rs"), numbers_of(&languages)?)?;
    fs::write(out.join("files.rs"), files_of(&root)?)?;
    Ok(())
}

/// The languages with their codes, the model first.
fn languages(root: &Path) -> Result<Vec<(String, Facts)>, Box<dyn Error>> {
    let mut languages = Vec::new();
    for entry in fs::read_dir(root)? {
        let entry = entry?;
        let file = entry.path().join("language.json");
        if file.is_file() {
            let code = entry.file_name().to_string_lossy().into_owned();
            let facts = serde_json::from_str(&fs::read_to_string(&file)?)
                .map_err(|error| format!("{}: {error}", file.display()))?;
            languages.push((code, facts));
        }
    }
    languages.sort_by(|(a, _), (b, _)| (a != MODEL, a).cmp(&(b != MODEL, b)));
    Ok(languages)
}

/// The type `Language`, and what is known of each.
fn list_of(languages: &[(String, Facts)]) -> Result<String, Box<dyn Error>> {
    let mut code = "/// A language that Areo speaks.\n\
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]\n\
        pub enum Language {\n#[default]\n"
        .to_owned();
    for (_, Facts { name, .. }) in languages {
        writeln!(code, "/// {name}.\n{name},")?;
    }
    let count = languages.len();
    writeln!(
        code,
        "}}\nimpl Language {{\n\
        /// Every language, the one that the others are compared with first.\n\
        pub const ALL: [Self; {count}] = ["
    )?;
    for (_, Facts { name, .. }) in languages {
        write!(code, "Self::{name}, ")?;
    }
    writeln!(code, "];\n}}\nconst FACTS: [Facts; {count}] = [")?;
    for (folder, facts) in languages {
        let Facts {
            own_name,
            plurals,
            point,
            ..
        } = facts;
        writeln!(
            code,
            "Facts {{ code: {folder:?}, own_name: {own_name:?}, plurals: &{plurals:?}, point: {point:?} }},"
        )?;
    }
    code.push_str("];\n");
    Ok(code)
}

/// How each language writes numbers: a choice by `language`.
fn numbers_of(languages: &[(String, Facts)]) -> Result<String, Box<dyn Error>> {
    let mut code = "match language {\n".to_owned();
    for (_, facts) in languages {
        let Facts {
            name,
            group,
            group_from,
            point,
            ..
        } = facts;
        writeln!(
            code,
            "Language::{name} => number::<_, {group:?}, {point:?}, {group_from}>,"
        )?;
    }
    code.push_str("}\n");
    Ok(code)
}

/// Each file's language, name and text.
fn files_of(root: &Path) -> Result<String, Box<dyn Error>> {
    let mut files = BTreeMap::new();
    list(root, root, &mut files)?;
    let mut table = "&[\n".to_owned();
    for (name, path) in &files {
        let (language, name) = name.split_once('/').ok_or("each language has a folder")?;
        writeln!(table, "({language:?}, {name:?}, include_str!({path:?})),")?;
    }
    table.push_str("]\n");
    Ok(table)
}

/// The files below a folder, by their path below the root without its ending, such as `en/mars/game`.
fn list(root: &Path, folder: &Path, files: &mut BTreeMap<String, PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(root, &path, files)?;
        } else if path.extension().is_some_and(|ending| ending == "ftl") {
            let name = path
                .strip_prefix(root)
                .expect("it lies there")
                .with_extension("");
            let parts: Vec<_> = name.iter().map(|part| part.to_string_lossy()).collect();
            files.insert(parts.join("/"), path);
        }
    }
    Ok(())
}
