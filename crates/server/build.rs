//! Lists the files of the web client, if it is to be built in.

#![allow(clippy::print_stdout)] // Printing is how a build script talks to cargo.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The forms in which a file may lie beside itself, by the ending of its name.
const PACKED: [&str; 2] = ["br", "gz"];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_WEB").is_none() {
        return Ok(());
    }
    let here = env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where");
    let root = Path::new(&here).join("../../web/dist");
    let root = root.canonicalize().unwrap_or(root);
    println!("cargo::rerun-if-changed={}", root.display());
    let mut files = BTreeMap::new();
    list(&root, &root, &mut files)?;
    if !files.contains_key("/index.html") {
        println!("cargo::error=the web client is not built: run `npm ci && npm run build` in web/");
        return Ok(());
    }
    let mut table = "&[\n".to_owned();
    for (address, path) in &files {
        let is_packed = PACKED
            .iter()
            .filter_map(|form| address.strip_suffix(&format!(".{form}")))
            .any(|plain| files.contains_key(plain));
        if !is_packed {
            table.push_str(&entry(address, path, &files)?);
        }
    }
    table.push_str("]\n");
    let out = env::var_os("OUT_DIR").expect("cargo says where");
    fs::write(Path::new(&out).join("web.rs"), table)
}

/// One `File` in Rust, with its bytes in every form.
fn entry(address: &str, path: &Path, files: &BTreeMap<String, PathBuf>) -> io::Result<String> {
    let mut hasher = DefaultHasher::new();
    fs::read(path)?.hash(&mut hasher);
    // Weak: the packed forms are other bytes for the same file.
    let tag = format!("W/\"{:016x}\"", hasher.finish());
    let mut text = format!("File {{ address: {address:?}, tag: {tag:?}, plain: ");
    write!(text, "include_bytes!({path:?})").expect("a string grows");
    for form in PACKED {
        let bytes = match files.get(&format!("{address}.{form}")) {
            Some(packed) => format!("Some(include_bytes!({packed:?}))"),
            None => "None".to_owned(),
        };
        write!(text, ", {form}: {bytes}").expect("a string grows");
    }
    text.push_str(" },\n");
    Ok(text)
}

fn list(root: &Path, folder: &Path, files: &mut BTreeMap<String, PathBuf>) -> io::Result<()> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Ok(());
    };
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            list(root, &path, files)?;
        } else {
            let name = path.strip_prefix(root).expect("it lies there");
            files.insert(format!("/{}", name.display()), path);
        }
    }
    Ok(())
}
