//! Passwords: one is hashed at a time, in memory that is kept for the next.
//!
//! A hash takes 19 MiB. An allocator that is asked for so much again and again, by one thread after
//! another, does not give it back.

use std::sync::{Arc, Mutex, PoisonError};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::Semaphore;
use wire::{Problem, ProblemCode};

use crate::secrets;

/// The characters that a password can have.
const LENGTHS: std::ops::RangeInclusive<usize> = 8..=200;

/// Where passwords are hashed.
pub(crate) struct Passwords {
    turn: Semaphore,
    memory: Arc<Mutex<Vec<Block>>>,
}

impl Passwords {
    pub(crate) fn new() -> Self {
        Self {
            turn: Semaphore::new(1),
            memory: Arc::default(),
        }
    }

    /// The hash of a password, worked out beside everything else.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Problem> {
        self.work(move |memory| Some(hashed(&password, memory)?.to_string()))
            .await?
            .ok_or_else(busy)
    }

    /// Whether a password has this hash. Without a hash the answer is no, after the same time.
    pub(crate) async fn fits(
        &self,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, Problem> {
        self.work(move |memory| match hash {
            Some(hash) => fits(&password, &hash, memory).unwrap_or_default(),
            None => {
                hashed(&password, memory);
                false
            }
        })
        .await
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Vec<Block>) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let _turn = self.turn.acquire().await.map_err(|_| busy())?;
        let memory = Arc::clone(&self.memory);
        let work = move || work(&mut memory.lock().unwrap_or_else(PoisonError::into_inner));
        tokio::task::spawn_blocking(work).await.map_err(|_| busy())
    }
}

/// Refuses a password that is too short or too long.
pub(crate) fn check_length(password: &str) -> Result<(), Problem> {
    if LENGTHS.contains(&password.chars().count()) {
        return Ok(());
    }
    let text = "a password has 8 to 200 characters";
    Err(Problem::new(ProblemCode::BadPassword, text))
}

fn hashed(password: &str, memory: &mut Vec<Block>) -> Option<PasswordHash> {
    let argon = Argon2::default();
    let salt = secrets::random::<16>();
    Some(PasswordHash {
        algorithm: Algorithm::default().into(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(argon.params()).ok()?,
        salt: Some(Salt::new(&salt).ok()?),
        hash: Some(output(&argon, password, &salt, memory)?),
    })
}

fn fits(password: &str, hash: &str, memory: &mut Vec<Block>) -> Option<bool> {
    let hash = PasswordHash::new(hash).ok()?;
    let algorithm = Algorithm::try_from(hash.algorithm.as_str()).ok()?;
    let version = Version::try_from(hash.version?).ok()?;
    let argon = Argon2::new(algorithm, version, Params::try_from(&hash).ok()?);
    // To compare them takes the same time, wherever they differ.
    Some(output(&argon, password, hash.salt.as_ref()?, memory)? == hash.hash?)
}

fn output(
    argon: &Argon2<'_>,
    password: &str,
    salt: &[u8],
    memory: &mut Vec<Block>,
) -> Option<Output> {
    memory.resize(argon.params().block_count(), Block::default());
    let mut bytes = [0; Params::DEFAULT_OUTPUT_LEN];
    argon
        .hash_password_into_with_memory(password.as_bytes(), salt, &mut bytes, memory)
        .ok()?;
    Output::new(&bytes).ok()
}

fn busy() -> Problem {
    Problem::new(ProblemCode::Busy, "too many passwords at once")
}

#[cfg(test)]
mod tests {
    use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};

    use super::*;

    #[tokio::test]
    async fn hashes_are_those_of_argon2_and_take_the_same_memory() {
        let passwords = Passwords::new();
        let right = || "correct horse".to_owned();
        let hash = passwords.hash(right()).await.expect("hashed");
        let place = |passwords: &Passwords| {
            let memory = passwords.memory.lock().expect("not poisoned");
            (memory.as_ptr().addr(), memory.capacity())
        };
        let first = place(&passwords);
        let verified = Argon2::default().verify_password(b"correct horse", hash.as_str());
        assert!(verified.is_ok(), "{hash}");
        let theirs = Argon2::default().hash_password(b"correct horse");
        let theirs = theirs.expect("hashed").to_string();
        for (password, hash, expected) in [
            (right(), Some(hash.clone()), true),
            (right(), Some(theirs), true),
            ("correct house".to_owned(), Some(hash), false),
            (right(), Some("nonsense".to_owned()), false),
            (right(), None, false),
        ] {
            assert_eq!(passwords.fits(password, hash).await, Ok(expected));
        }
        assert_eq!(place(&passwords), first);
    }
}
