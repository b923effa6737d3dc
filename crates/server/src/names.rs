//! Names that look alike: a name that somebody has registered is theirs, and so is whatever people
//! would take for it.

use store::StoreError;
use table::name_is_fine;
use unicode_security::confusable_detection::skeleton;
use wire::{Problem, ProblemCode};

use crate::answer::Failure;
use crate::app::App;

/// What is left of a name when all letters that look alike are the same. Capitals look like other
/// letters than small ones do (`I` like `l`), so both are tried; names with one of these in common
/// look alike.
pub(crate) fn likenesses(name: &str) -> [String; 2] {
    let drawn = |text: &str| skeleton(text).collect::<String>();
    let small = name.to_lowercase();
    [drawn(&small), drawn(&drawn(name).to_lowercase())]
}

/// A name that somebody may bear: it is in order, holds no reserved word, and looks like nobody else's.
pub(crate) async fn checked(app: &App, user: Option<i64>, name: String) -> Result<String, Problem> {
    if !name_is_fine(&name) {
        let text = "a name has 1 to 24 characters, and no space at either end";
        return Err(Problem::new(ProblemCode::BadName, text));
    }
    free(app, user, &name).await?;
    Ok(name)
}

/// Refuses a name with a reserved word, and one that looks like somebody else's or like what former
/// players are called.
pub(crate) async fn free(app: &App, user: Option<i64>, name: &str) -> Result<(), Problem> {
    app.moderation.check_name(name)?;
    let former = likenesses(store::FORMER_PLAYER);
    if likenesses(name).iter().any(|like| former.contains(like)) {
        return Err(taken());
    }
    match app.store.is_reserved(&likenesses(name), user).await {
        Ok(false) => Ok(()),
        Ok(true) => Err(taken()),
        Err(error) => Err(Problem::new(ProblemCode::NotSaved, error.to_string())),
    }
}

/// Why a name was not stored.
pub(crate) fn refused(error: StoreError) -> Failure {
    match error {
        // Somebody else was faster.
        StoreError::Exists => taken().into(),
        error => error.into(),
    }
}

fn taken() -> Problem {
    let text = "another account has that name, or one that looks like it";
    Problem::new(ProblemCode::NameTaken, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_look_alike_are_the_same() {
        let alike = |one: &str, other: &str| {
            let other = likenesses(other);
            likenesses(one).iter().any(|like| other.contains(like))
        };
        for (one, other) in [
            ("Anna", "ANNA"),
            ("Anna", "Аnnа"), // Cyrillic
            ("Ian", "lan"),
            ("Ian", "1an"),
            ("Ian", "іаn"), // Cyrillic
            ("Martin", "Rnartin"),
            ("Żaneta", "Z\u{307}aneta"),
        ] {
            assert!(alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Hanna"), ("Jan", "Ján"), ("Łucja", "Lucja")] {
            assert!(!alike(one, other), "{one} {other}");
        }
    }
}
