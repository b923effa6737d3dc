//! Entries that are corrected, and what must change on the table then.

use companion::{Companion, Misfit, Reader, Saved};
use kit::Tell as _;
use l10n::Language;

use crate::{against_bot, enter, enter_all, entries, last_told, said, session, told, write};

fn entry(companion: &Companion, text: &str) -> companion::Entry {
    let entry = companion.read(text, &Reader::new(Language::English));
    entry.unwrap_or_else(|misfit| panic!("{text}: {}", said(&misfit)))
}

fn changes(before: &Companion, after: &Companion) -> Vec<String> {
    let changes = after.changes_from(before);
    changes
        .iter()
        .map(|change| write(Language::English, change))
        .collect()
}

const START: [&str; 4] = [
    "tiles: city r7c3 B, city r7c5 B",
    "track plant: 2",
    "turn algae",
    "turn mine",
];

#[test]
fn a_correction_says_what_must_change_on_the_table() {
    let mut companion = session(&against_bot());
    enter_all(&mut companion, &START);
    let before = companion.clone();
    let other = entry(&companion, "tiles: city r3c3 B, city r3c5 B");
    companion.correct(0, other).expect("it fits");
    assert!(told(&companion, 2).contains("a greenery on r3c4"));
    assert_eq!(
        changes(&before, &companion),
        [
            "Remove: city r7c3 (MarsBot)",
            "Remove: greenery r7c4 (MarsBot)",
            "Remove: city r7c5 (MarsBot)",
            "Place: city r3c3 (MarsBot)",
            "Place: greenery r3c4 (MarsBot)",
            "Place: city r3c5 (MarsBot)",
        ]
    );
    // Another card was turned over: markers, rating, oxygen, tiles, the pile.
    let before = companion.clone();
    let other = entry(&companion, "turn comet");
    companion.correct(2, other).expect("it fits");
    let said = changes(&before, &companion);
    for part in [
        "Remove: greenery r3c4 (MarsBot)",
        "Oxygen: 0 instead of 1",
        "MarsBot’s TR: 20 instead of 21",
        "Space track: 2 instead of 0",
        "Plant track: 2 instead of 3",
        "Put on MarsBot’s played pile: Comet",
        "Take from MarsBot’s played pile: Algae",
    ] {
        assert!(said.iter().any(|change| change == part), "{part}: {said:?}");
    }
}

#[test]
fn goals_and_bonus_cards_are_among_the_changes() {
    let mut companion = session(&against_bot());
    enter_all(&mut companion, &["B rating: 35", "turn overachievement"]);
    assert!(last_told(&companion).contains("Overachievement is destroyed"));
    let before = companion.clone();
    companion.strike(0).expect("an entry");
    let said = changes(&before, &companion);
    assert!(
        said.contains(&"Take the marker off Terraformer: MarsBot".to_owned()),
        "{said:?}"
    );
    assert!(said.contains(&"Put back among the discarded bonus cards: Overachievement".to_owned()));
}

#[test]
fn what_does_not_fit_any_more_is_kept_and_says_why() {
    let mut companion = session(&against_bot());
    enter_all(&mut companion, &START);
    // Without the cities many spaces are equal: the turn after it waits for a card.
    companion.strike(0).expect("an entry");
    assert!(told(&companion, 2).starts_with("! MarsBot’s turn is not over yet."));
    let card = entry(&companion, "draw insulation");
    companion.insert(2, card).expect("the card that decides");
    assert!(companion.lines().iter().all(|line| line.outcome.is_ok()));
    // Too much: nothing has changed.
    let before = entries(&companion);
    for (done, misfit) in [
        (companion.strike(9), Misfit::NoSuchEntry),
        (
            companion.insert(9, companion::Entry::End),
            Misfit::NoSuchEntry,
        ),
    ] {
        assert_eq!(done.expect_err("there is no such entry"), misfit);
    }
    let refused = entry(&companion, "remove 200");
    assert!(companion.correct(1, refused).is_err());
    assert_eq!(entries(&companion), before);
}

#[test]
fn the_last_entry_can_be_taken_back() {
    let mut companion = session(&against_bot());
    assert_eq!(companion.undo(), Err(Misfit::NothingToUndo));
    enter_all(&mut companion, &START);
    let before = companion.clone();
    companion.undo().expect("an entry");
    assert_eq!(entries(&companion), START[..3]);
    assert_eq!(
        changes(&before, &companion),
        [
            "Building track: 0 instead of 1",
            "Take from MarsBot’s played pile: Mine"
        ]
    );
    enter(&mut companion, "turn mine").expect("again");
    assert!(changes(&before, &companion).is_empty());
}

#[test]
fn a_session_is_saved_and_taken_up_again() {
    let mut saved = Saved {
        options: vec!["hard".to_owned(), "elysium".to_owned()],
        seed: Some(7),
        entries: Vec::new(),
    };
    let mut companion = saved.companion().expect("a good set-up");
    for _ in 0..2 {
        enter(&mut companion, "turn").expect("a card is dealt");
    }
    enter(&mut companion, "temperature: -28").expect("a fact");
    saved = saved.with(&companion);
    let text = saved.to_string();
    assert!(
        text.starts_with("areo companion 1\noptions: hard, elysium\nseed: 7\n\nturn "),
        "{text}"
    );
    let again: Saved = text.parse().expect("it was saved");
    assert_eq!(again, saved);
    let resumed = again.companion().expect("a good set-up");
    assert_eq!(entries(&resumed), entries(&companion));
    assert_eq!(resumed.game(), companion.game());
    // A line that cannot be read stays in its place and says so.
    let broken: Saved = (text + "dance\n").parse().expect("still a session");
    let resumed = broken.companion().expect("a good set-up");
    assert!(last_told(&resumed).starts_with("! “dance” is neither an entry"));
    assert_eq!(
        write(
            Language::English,
            &resumed.lines().last().expect("it").entry.tell()
        ),
        "dance"
    );
    for (text, line) in [
        ("", 1),
        ("nothing", 1),
        ("areo companion 1\nweather: fine\n", 2),
        ("areo companion 1\nseed: x\n", 2),
    ] {
        assert_eq!(
            text.parse::<Saved>().expect_err("no session"),
            Misfit::NotSaved(line)
        );
    }
}
