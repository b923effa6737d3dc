//! Reading and writing files with errors that say what to do.

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

/// The text of a file that is at most `limit` bytes long.
pub(crate) fn read(path: &Path, limit: usize) -> Result<String> {
    let name = path.display();
    if path.is_dir() {
        bail!("{name} is a directory; expected a file");
    }
    let file = File::open(path).with_context(|| format!("cannot read {name}"))?;
    let mut bytes = Vec::new();
    file.take(limit as u64 + 1)
        .read_to_end(&mut bytes)
        .with_context(|| format!("cannot read {name}"))?;
    if bytes.len() > limit {
        bail!("{name} is too long; expected at most {limit} bytes");
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
        anyhow::anyhow!("{name}: line {line}: expected text in UTF-8")
    })?;
    // Some editors begin a file with a mark that nobody sees.
    Ok(match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    })
}

/// The files with this ending in the given files and directories, in order. A file that is named
/// is taken whatever its ending.
pub(crate) fn find(paths: &[PathBuf], ending: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            let before = found.len();
            walk(path, ending, &mut found)?;
            if found.len() == before {
                bail!("{} holds no .{ending} file", path.display());
            }
        } else {
            found.push(path.clone());
        }
    }
    Ok(found)
}

fn walk(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) -> Result<()> {
    let read = || fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>();
    let mut entries = read().with_context(|| format!("cannot read {}", folder.display()))?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        // Links to folders are not followed: they may lead round in a circle.
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            walk(&path, ending, found)?;
        } else if path.extension().is_some_and(|have| have == ending) {
            found.push(path);
        }
    }
    Ok(())
}

/// Writes a file whole or not at all: beside its place first, then put there in one step. What is
/// there and is no file, such as a device, stays.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return Err(io::Error::other("it is not a file"));
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let beside = PathBuf::from(beside);
    let put = || {
        let mut file = File::create_new(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, path)
    };
    put().inspect_err(|_| {
        // The part is of no use to anybody; that it could not be removed changes nothing.
        let _ = fs::remove_file(&beside);
    })
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::net::UnixListener;

    use super::*;

    #[test]
    fn what_is_no_file_is_never_replaced() {
        let folder = std::env::temp_dir().join(format!("areo-files-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("created");
        let socket = folder.join("socket");
        let _listener = UnixListener::bind(&socket).expect("bound");
        let kind = || fs::metadata(&socket).expect("it is there").file_type();
        let before = kind();

        assert!(write(&socket, "a record").is_err());
        assert_eq!(kind(), before);
        let there: Vec<_> = fs::read_dir(&folder).expect("readable").collect();
        assert_eq!(there.len(), 1, "nothing is left beside it");
        fs::remove_dir_all(&folder).expect("removed");
    }
}
