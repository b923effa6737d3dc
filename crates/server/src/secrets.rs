//! Random numbers that nobody can guess, and what is kept of them.

use sha2::{Digest as _, Sha256};

/// Letters and digits that cannot be taken for one another; 32 of them, so that each holds 5 bits.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Random bytes from the operating system.
///
/// # Panics
/// If the system has none, in which case nothing can be kept secret.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

/// A random number for what nobody attacks.
pub(crate) fn random_number() -> u64 {
    u64::from_le_bytes(random())
}

/// The id of a table: short enough to be read out, and not to be met by chance.
pub(crate) fn table_id() -> String {
    letters(&random::<12>())
}

/// What lets strangers in.
pub(crate) fn invitation() -> String {
    letters(&random::<20>())
}

/// What a device or program proves itself with: 160 bits.
pub(crate) fn token() -> String {
    letters(&random::<32>())
}

/// All that is stored of a token.
pub(crate) fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token).into()
}

fn letters(bytes: &[u8]) -> String {
    let letter = |byte: &u8| char::from(LETTERS[usize::from(byte % 32)]);
    bytes.iter().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_differ_and_have_their_length() {
        assert_ne!(token(), token());
        assert_eq!(
            (token().len(), invitation().len(), table_id().len()),
            (32, 20, 12)
        );
        let distinct: std::collections::BTreeSet<_> = LETTERS.iter().collect();
        assert_eq!(distinct.len(), 32);
    }
}
