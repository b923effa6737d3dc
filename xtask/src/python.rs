//! The Python package: a virtual environment, the native half, and the tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::{Finish as _, cargo, root, target_dir, workspace};

/// The Python of an environment in which the package can be tested.
///
/// # Errors
/// What the machine lacks.
pub(crate) fn prepare() -> Result<PathBuf> {
    environment(&Project::read()?, &["test"])
}

/// Tests the package with what the gate has built already.
///
/// # Errors
/// What failed.
pub(crate) fn gate(python: &Path) -> Result<()> {
    // The same selection as for the tests, so that little is built anew.
    workspace("build", &["--all-targets"]).finish()?;
    test_built(python)
}

/// The same on its own.
///
/// # Errors
/// What is missing, or what failed.
pub(crate) fn alone() -> Result<()> {
    let python = prepare()?;
    cargo(&[
        "build",
        "--quiet",
        "--package",
        "python",
        "--package",
        "areo",
    ])
    .finish()?;
    test_built(&python)
}

/// Tests the package as people install it, with Ray and the notebooks.
///
/// # Errors
/// What is missing, or what failed.
pub(crate) fn all() -> Result<()> {
    let project = Project::read()?;
    let python = environment(&project, &["build", "test", "ray", "notebooks"])?;
    cargo(&["build", "--quiet", "--release", "--package", "areo"]).finish()?;
    let wheel = wheel(&python)?;
    let mut install = pip(&python);
    install.args(["--force-reinstall", "--no-deps"]);
    install.arg(wheel).finish()?;
    let mut tests = script(&python, "release");
    tests.env("SLOW_TESTS", "1");
    tests
        .args(["-m", "pytest", "crates/python/tests"])
        .finish()?;
    let mut notebooks = script(&python, "release");
    notebooks.arg("docs/notebooks/run.py").finish()
}

/// Checks the types and runs the tests with what was built for tests.
fn test_built(python: &Path) -> Result<()> {
    let package = lay_out()?;
    let run = |args: &[&str]| {
        let mut command = script(python, "debug");
        command.env("PYTHONPATH", &package).args(args).finish()
    };
    run(&["-m", "mypy", "--cache-dir", "target/python/mypy"])?;
    // Ray is large: `--all` has it.
    let light = ["--ignore-glob=*test_ray.py", "-p", "no:cacheprovider"];
    run(&[&["-m", "pytest"][..], &light, &["crates/python/tests"]].concat())
}

/// Builds the wheel.
fn wheel(python: &Path) -> Result<PathBuf> {
    let folder = target_dir().join("python/wheels");
    drop(fs::remove_dir_all(&folder));
    let mut maturin = script(python, "release");
    maturin.args(["-m", "maturin", "build", "--release", "--out"]);
    maturin.arg(&folder).finish()?;
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

/// What pyproject.toml says.
struct Project(toml::Table);

impl Project {
    fn read() -> Result<Self> {
        let text = fs::read_to_string(root().join("pyproject.toml"))?;
        Ok(Self(text.parse().context("pyproject.toml")?))
    }

    fn list(&self, path: &[&str]) -> Vec<&str> {
        let mut value = self.0.get(path[0]);
        for key in &path[1..] {
            value = value.and_then(|value| value.get(key));
        }
        let list = value.and_then(toml::Value::as_array).into_iter().flatten();
        list.filter_map(toml::Value::as_str).collect()
    }

    /// The packages that are needed for these extras; `build` is what builds the wheel.
    fn requirements(&self, extras: &[&str]) -> Vec<String> {
        let mut all = Vec::new();
        for extra in extras {
            let listed = match *extra {
                "build" => self.list(&["build-system", "requires"]),
                extra => self.list(&["project", "optional-dependencies", extra]),
            };
            for package in listed {
                let own = package.strip_prefix("areo[");
                match own.and_then(|rest| rest.strip_suffix(']')) {
                    Some(extra) => all.extend(self.requirements(&[extra])),
                    None => all.push(package.to_owned()),
                }
            }
        }
        let always = self.list(&["project", "dependencies"]);
        all.extend(always.into_iter().map(str::to_owned));
        all.sort();
        all.dedup();
        all
    }

    /// The oldest Python that the package is for.
    fn oldest_python(&self) -> Option<(u32, u32)> {
        let version = self.0.get("project")?.get("requires-python")?.as_str()?;
        let (major, minor) = version.strip_prefix(">=")?.split_once('.')?;
        Some((major.parse().ok()?, minor.parse().ok()?))
    }
}

/// The Python of a virtual environment that has the packages of these extras.
///
/// # Errors
/// What the machine lacks.
fn environment(project: &Project, extras: &[&str]) -> Result<PathBuf> {
    let folder = target_dir().join("python/venv");
    let python = folder.join(match cfg!(windows) {
        true => "Scripts/python.exe",
        false => "bin/python",
    });
    if !runs(Command::new(&python).args(["-m", "pip", "--version"])) {
        drop(fs::remove_dir_all(&folder));
        let made = make_environment(project, &folder);
        if made.is_err() {
            drop(fs::remove_dir_all(&folder));
        }
        made?;
    }
    let wanted = project.requirements(extras);
    let stamp = folder.join("installed.txt");
    let before = fs::read_to_string(&stamp).unwrap_or_default();
    if wanted
        .iter()
        .any(|one| !before.lines().any(|has| has == one))
    {
        let installed = pip(&python).args(&wanted).finish();
        installed.with_context(|| {
            let wanted = wanted.join(", ");
            format!(
                "cannot install {wanted}; they come from PyPI, or from the index of pip's settings"
            )
        })?;
        let mut all: Vec<_> = before.lines().map(str::to_owned).chain(wanted).collect();
        all.sort();
        all.dedup();
        fs::write(&stamp, all.join("\n"))?;
    }
    Ok(python)
}

/// Makes an empty virtual environment, by the Python of the system or by uv, which brings its own. On
/// Debian, root installs what is missing, as for the browser tests.
fn make_environment(project: &Project, folder: &Path) -> Result<()> {
    let oldest = project.oldest_python();
    let oldest = oldest.context("pyproject.toml: expected `requires-python = \">=3.N\"`")?;
    let by_system = || {
        let python = system_python(oldest)?;
        drop(fs::remove_dir_all(folder));
        let made = quiet(Command::new(&python).args(["-m", "venv"]).arg(folder));
        made.with_context(|| {
            format!("`{python} -m venv` fails; on Debian, install the package python3-venv")
        })
    };
    let Err(lack) = by_system() else {
        return Ok(());
    };
    if runs(Command::new("uv").arg("--version")) {
        drop(fs::remove_dir_all(folder));
        let version = format!(">={}.{}", oldest.0, oldest.1);
        let mut uv = Command::new("uv");
        uv.args(["venv", "--quiet", "--seed", "--python", &version]);
        return quiet(uv.arg(folder));
    }
    if is_root_on_debian() {
        let apt = |args: &[&str]| quiet(Command::new("apt-get").args(args));
        let installed = apt(&["update"]).and_then(|()| {
            apt(&[
                "install",
                "--yes",
                "--no-install-recommends",
                "python3-venv",
            ])
        });
        if installed.is_ok() {
            return by_system();
        }
    }
    Err(lack)
}

#[cfg(target_os = "linux")]
fn is_root_on_debian() -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let is_root = fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0);
    is_root && Path::new("/usr/bin/apt-get").exists()
}

#[cfg(not(target_os = "linux"))]
const fn is_root_on_debian() -> bool {
    false
}

/// A Python that is new enough.
fn system_python(oldest: (u32, u32)) -> Result<String> {
    let (major, minor) = oldest;
    let advice = format!(
        "the Python package needs Python {major}.{minor} or later with venv and pip: install the \
         packages python3 and python3-venv of your system, or see https://www.python.org, or \
         install uv"
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
        if found >= oldest {
            return Ok(name.to_owned());
        }
        if found > (0, 0) {
            bail!("`{name}` is {}.{} here; {advice}", found.0, found.1);
        }
    }
    bail!("there is no `python3` here; {advice}")
}

/// Installs packages that need no building. It gives up soon where the index cannot be reached.
fn pip(python: &Path) -> Command {
    let mut pip = Command::new(python);
    pip.args(["-m", "pip", "install", "--quiet", "--no-input"]);
    pip.args(["--disable-pip-version-check", "--only-binary=:all:"]);
    pip.args(["--retries", "2", "--timeout", "20"]);
    pip
}

/// Python in the environment, with the programs of a profile.
fn script(python: &Path, profile: &str) -> Command {
    let mut command = Command::new(python);
    command.current_dir(root());
    command.env("AREO", target_dir().join(profile).join("areo"));
    command.env("PYTHONDONTWRITEBYTECODE", "1");
    command
}

fn runs(command: &mut Command) -> bool {
    let command = command.stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Runs a command; what it says is part of the error.
fn quiet(command: &mut Command) -> Result<()> {
    let output = command.output()?;
    if !output.status.success() {
        let said = [output.stdout, output.stderr].concat();
        bail!("{}", String::from_utf8_lossy(&said).trim());
    }
    Ok(())
}
