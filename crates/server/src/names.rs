//! Names that look alike: a name that somebody has registered is theirs, and so is whatever people
//! would take for it.

use std::collections::HashSet;

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
    // However many spaces there are, a page shows one.
    let drawn = |text: &str| {
        let text: String = skeleton(text).collect();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
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

/// Refuses to show strangers a name that has become somebody else's: a guest may have borne it before
/// it was registered.
pub(crate) async fn still_free(app: &App, user: i64, name: &str) -> Result<(), Problem> {
    let like = likenesses(name);
    let unread = |error: StoreError| Problem::new(ProblemCode::NotSaved, error.to_string());
    let anothers = app.store.is_reserved(&like, Some(user)).await;
    // Accounts from before names were reserved may look alike.
    match anothers.map_err(unread)? && !app.store.has_reserved(&like, user).await.map_err(unread)? {
        true => Err(taken()),
        false => Ok(()),
    }
}

/// The words that a name may be read as holding: those between signs and digits, and with digits and
/// signs read as the letters that they look like, also where other signs stand between the letters.
pub(crate) fn words(name: &str) -> HashSet<String> {
    let plain = name.split(|letter: char| !letter.is_alphabetic());
    let mut words: HashSet<_> = plain.map(str::to_owned).collect();
    for one in ['i', 'l'] {
        let read = |letter: char| match letter {
            '0' => 'o',
            '1' | '!' | '|' => one,
            '3' => 'e',
            '4' | '@' => 'a',
            '5' | '$' => 's',
            '7' => 't',
            letter => letter,
        };
        let text: String = name.chars().map(read).collect();
        let parts = text.split(|letter: char| !letter.is_alphabetic());
        words.extend(parts.map(str::to_owned));
        words.insert(
            text.chars()
                .filter(|letter| letter.is_alphabetic())
                .collect(),
        );
    }
    words
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
            ("Anna Maria", "Anna  Maria"),
            ("Anna Maria", "Anna\u{a0}\u{2003}Maria"),
            ("Anna", "An\u{200d}na"),
            ("Żaneta", "Z\u{307}aneta"),
        ] {
            assert!(alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Hanna"), ("Jan", "Ján"), ("Łucja", "Lucja")] {
            assert!(!alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn a_word_is_found_however_it_is_written() {
        for name in [
            "Admin",
            "the admin",
            "xX_admin_7",
            "admin1",
            "adm1n",
            "4dmin",
            "@dm!n",
            "a.d.m.i.n",
            "Ad Min",
            "a\u{307}dmin",
        ] {
            let mut words = words(name).into_iter();
            assert!(words.any(|word| word.to_lowercase() == "admin"), "{name}");
        }
        for name in ["Badminton", "Sysadmin", "Ad Minor"] {
            assert!(!words(name).contains("admin"), "{name}");
        }
    }
}
