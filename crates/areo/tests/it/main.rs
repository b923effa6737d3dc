//! The binary as its users meet it: what it prints, its exit status, the files it leaves.

mod bad_input;
mod commands;
mod companion;
mod play;
mod selfplay;
mod serve;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What came of running the binary.
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Ran {
    /// The output of a run that went well.
    fn ok(self) -> String {
        assert_eq!(self.code, Some(0), "{}{}", self.out, self.err);
        self.out
    }

    /// The output as JSON.
    fn json(self) -> serde_json::Value {
        serde_json::from_str(&self.ok()).expect("one JSON object")
    }
}

/// Runs `areo` with these arguments, in this folder, with this typed at it.
fn run(folder: &Path, args: &[&str], typed: &[u8]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_areo"))
        .args(args)
        .current_dir(folder)
        .env_remove("RUST_BACKTRACE")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    // A command that refuses its arguments does not wait for what is typed.
    let _ = stdin.write_all(typed);
    drop(stdin);
    let output = child.wait_with_output().expect("the binary ends");
    let text = |bytes| String::from_utf8(bytes).expect("the binary writes UTF-8");
    Ran {
        code: output.status.code(),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// An empty folder of a test's own.
fn folder(test: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    if path.exists() {
        fs::remove_dir_all(&path).expect("the folder of an earlier run goes");
    }
    fs::create_dir_all(&path).expect("there is room for a folder");
    path
}

/// The names of the files in a folder, in order.
fn files(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("an entry").file_name())
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}
