//! The Python package: a virtual environment, the native half, and the tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::{Finish as _, cargo, root, target_dir, workspace};

/// The oldest Python that the package is for; `requires-python` in pyproject.toml says the same.
const PYTHON: (u32, u32) = (3, 10);

/// What the tests of the gate need. The rest of pyproject.toml is for `--all`.
const LIGHT: [&str; 6] = [
    "numpy",
    "gymnasium",
    "pettingzoo",
    "pyarrow",
    "mypy",
    "pytest",
];
/// What the cluster and the notebooks need besides.
const HEAVY: [&str; 6] = [
    "maturin",
    "ray",
    "nbclient",
    "nbformat",
    "ipykernel",
    "matplotlib",
];

/// How much is built and tested.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    /// With what the gate has built already.
    Gate,
    /// The same on its own.
    Alone,
    /// As people install it, with Ray and the notebooks.
    All,
}

/// Builds the package and tests it.
///
/// # Errors
/// What is missing, or what failed.
pub(crate) fn test(scope: Scope) -> Result<()> {
    let python = environment(scope == Scope::All)?;
    let tests = root().join("crates/python/tests");
    let tests = tests.to_string_lossy();
    if scope == Scope::All {
        let wheel = wheel(&python)?;
        let wheel = wheel.to_string_lossy();
        let again = ["--force-reinstall", "--no-deps", &*wheel];
        run(
            &python,
            None,
            &[&["-m", "pip", "install", "--quiet"][..], &again].concat(),
        )?;
        run(&python, None, &["-m", "pytest", &*tests])?;
        let notebooks = root().join("docs/notebooks/run.py");
        return run(&python, None, &[&*notebooks.to_string_lossy()]);
    }
    match scope {
        // The same selection as for the tests, so that little is built anew.
        Scope::Gate => workspace("build", &["--all-targets"]).finish()?,
        _ => cargo(&["build", "--quiet", "--package", "python"]).finish()?,
    }
    let package = lay_out()?;
    run(&python, Some(&package), &["-m", "mypy"])?;
    let light = ["--ignore-glob=*test_ray.py", "-p", "no:cacheprovider"];
    run(
        &python,
        Some(&package),
        &[&["-m", "pytest"][..], &light, &[&*tests]].concat(),
    )
}

/// Builds the wheel.
fn wheel(python: &Path) -> Result<PathBuf> {
    let folder = target_dir().join("python/wheels");
    drop(fs::remove_dir_all(&folder));
    let out = folder.to_string_lossy();
    run(
        python,
        None,
        &["-m", "maturin", "build", "--release", "--out", &*out],
    )?;
    let wheel = fs::read_dir(&folder)?
        .next()
        .context("maturin has built no wheel")?;
    Ok(wheel?.path())
}

/// Puts both halves of the package, as they were built for tests, into a folder of their own.
fn lay_out() -> Result<PathBuf> {
    let folder = target_dir().join("python/package");
    let package = folder.join("areo");
    drop(fs::remove_dir_all(&package));
    fs::create_dir_all(&package)?;
    for entry in fs::read_dir(root().join("crates/python/areo"))? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            fs::copy(entry.path(), package.join(entry.file_name()))?;
        }
    }
    let (from, to) = match () {
        () if cfg!(windows) => ("areo_native.dll", "_native.pyd"),
        () if cfg!(target_os = "macos") => ("libareo_native.dylib", "_native.abi3.so"),
        () => ("libareo_native.so", "_native.abi3.so"),
    };
    let from = target_dir().join("debug").join(from);
    fs::copy(&from, package.join(to)).with_context(|| format!("cannot copy {}", from.display()))?;
    Ok(folder)
}

/// The Python of a virtual environment that has all packages.
fn environment(all: bool) -> Result<PathBuf> {
    let folder = target_dir().join("python/venv");
    let bin = if cfg!(windows) {
        "Scripts/python.exe"
    } else {
        "bin/python"
    };
    let python = folder.join(bin);
    if !python.exists() {
        let system = system_python()?;
        let made = Command::new(&system)
            .args(["-m", "venv"])
            .arg(&folder)
            .finish();
        made.with_context(|| {
            format!("`{system} -m venv` fails; on Debian, install the package python3-venv")
        })?;
    }
    let wanted = LIGHT.iter().chain(HEAVY.iter().filter(|_| all));
    let wanted: Vec<&str> = wanted.copied().collect();
    let missing = format!(
        "import sys, importlib.util as u; sys.exit(any(u.find_spec(n) is None for n in {wanted:?}))"
    );
    let is_complete = Command::new(&python)
        .args(["-c", &missing])
        .status()?
        .success();
    if !is_complete {
        let mut install = Command::new(&python);
        install.args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
        ]);
        let installed = install.args(&wanted).finish();
        installed.with_context(|| format!("cannot install {}", wanted.join(", ")))?;
    }
    Ok(python)
}

/// A Python that is new enough.
fn system_python() -> Result<String> {
    let (major, minor) = PYTHON;
    let advice = format!(
        "the Python package needs Python {major}.{minor} or later with venv and pip: see \
         https://www.python.org, or install the packages python3 and python3-venv of your system"
    );
    let version = "import sys; print(*sys.version_info[:2])";
    for name in ["python3", "python"] {
        let Ok(output) = Command::new(name).args(["-c", version]).output() else {
            continue;
        };
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let mut numbers = text
            .split_whitespace()
            .map(|part| part.parse().unwrap_or(0));
        let found = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
        if found >= PYTHON {
            return Ok(name.to_owned());
        }
        if found > (0, 0) {
            bail!("`{name}` is {}.{} here; {advice}", found.0, found.1);
        }
    }
    bail!("there is no `python3` here; {advice}")
}

/// Runs Python in the environment, with a package beside those installed.
fn run(python: &Path, package: Option<&Path>, args: &[&str]) -> Result<()> {
    let mut command = Command::new(python);
    command.current_dir(root()).args(args);
    if let Some(package) = package {
        command.env("PYTHONPATH", package);
    }
    command.env("AREO", target_dir().join("debug").join("areo"));
    command.env("PYTHONDONTWRITEBYTECODE", "1").finish()
}
