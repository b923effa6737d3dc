//! How much memory the process keeps that is in no use.

/// The setting of glibc's allocator that says how many places it takes memory from. Left to itself it has
/// eight for each core, gives little back from any, and a server of many threads fills them all: after a
/// quarter of an hour of games on two cores, 43 of 79 MB were in no use.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const PLACES: (&str, &str) = ("MALLOC_ARENA_MAX", "2");

/// Lets all threads of this process take memory from the same few places. The allocator is told before
/// the process begins, so this begins it anew, as what it is, unless somebody has told it already. To be
/// called first of all.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub fn share_memory() {
    use std::os::unix::process::CommandExt as _;
    let (name, value) = PLACES;
    if std::env::var_os(name).is_some() {
        return;
    }
    let mut args = std::env::args_os();
    let (Some(called), Ok(program)) = (args.next(), std::env::current_exe()) else {
        return;
    };
    let mut anew = std::process::Command::new(program);
    anew.arg0(called).args(args).env(name, value);
    // It comes back only if that fails; then there is more memory in no use, and nothing else is wrong.
    let error = anew.exec();
    tracing::warn!(%error, "the allocator keeps its own settings");
}

/// Other allocators share by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub const fn share_memory() {}
