//! Lists the Fluent files, so that a new file is part of the binary as soon as it is there.

#![allow(clippy::print_stdout)] // Printing is how a build script talks to cargo.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let root = root.canonicalize()?;
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut files = BTreeMap::new();
    list(&root, &root, &mut files)?;
    let mut table = "&[\n".to_owned();
    for (name, path) in &files {
        let (language, name) = name.split_once('/').expect("each language has a folder");
        writeln!(table, "({language:?}, {name:?}, include_str!({path:?})),")
            .expect("a string grows");
    }
    table.push_str("]\n");
    let out = env::var_os("OUT_DIR").expect("cargo says where");
    fs::write(Path::new(&out).join("files.rs"), table)
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
