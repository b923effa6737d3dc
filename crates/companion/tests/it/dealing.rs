//! Cards that are dealt here: what was turned stays turned.

use crate::{against_bot, dealing, enter, entries, question, told};
use companion::Companion;

/// Enters a turn, and answers whatever it asks.
fn turn(companion: &mut Companion) {
    enter(companion, "turn").expect("the action deck has a card");
    answer(companion);
}

fn answer(companion: &mut Companion) {
    while companion.need().is_some() {
        let answers = ["0", "no", "0 0", "0 0 0", "0 0 0 0", "0 0 0 0 0"];
        let answered = answers.iter().any(|text| enter(companion, text).is_ok());
        assert!(answered, "{}", question(companion));
    }
}

/// The cards that were turned over, in order.
fn cards(companion: &Companion) -> Vec<String> {
    let turned = entries(companion).into_iter();
    turned
        .filter(|entry| entry.starts_with("turn ") || entry.starts_with("draw "))
        .collect()
}

#[test]
fn a_session_can_deal_the_cards_itself() {
    let mut companion = dealing(&against_bot().with("board", "hellas"));
    for _ in 0..4 {
        assert!(companion.next().contains(&"turn"));
        turn(&mut companion);
    }
    assert!(!companion.next().contains(&"turn"));
    let fault = enter(&mut companion, "turn").expect_err("it is empty now");
    assert!(fault.contains("MarsBot passes"), "{fault}");
    enter(&mut companion, "generation").expect("a new action deck");
    let fault = enter(&mut companion, "generation").expect_err("MarsBot has not passed");
    assert!(
        fault.contains("4 cards are left in its action deck"),
        "{fault}"
    );
    turn(&mut companion);
    let bonuses = cards(&companion).into_iter().filter(|card| {
        mars::data::Bonus::ALL
            .iter()
            .any(|bonus| *card == format!("turn {bonus}"))
    });
    assert!(
        (1..=2).contains(&bonuses.count()),
        "one in each action deck"
    );
}

#[test]
fn what_was_turned_stays_turned_after_a_correction() {
    for board in ["tharsis", "hellas", "elysium"] {
        let mut companion = dealing(&against_bot().with("board", board));
        for _ in 0..3 {
            for _ in 0..4 {
                turn(&mut companion);
            }
            enter(&mut companion, "generation").expect("MarsBot has passed");
        }
        turn(&mut companion);
        let turns = |companion: &Companion| -> Vec<String> {
            cards(companion)
                .into_iter()
                .filter(|card| card.starts_with("turn "))
                .collect()
        };
        let (before, drawn) = (turns(&companion), cards(&companion));
        // Tracks that stand elsewhere need other cards in turns long past.
        for fact in ["track building: 1", "track space: 4", "track plant: 2"] {
            let reader = companion::Reader::new(l10n::Language::English);
            let entry = companion.read(fact, &reader);
            let entry = entry.unwrap_or_else(|_| panic!("{fact}"));
            companion
                .insert(0, entry)
                .expect("it fits at the beginning");
        }
        assert_eq!(turns(&companion), before, "the same cards are turned over");
        let now = cards(&companion);
        assert_ne!(now, drawn, "some turns need other cards now");
        let distinct: std::collections::BTreeSet<_> = now
            .iter()
            .map(|card| card.split_once(' ').expect("a card").1)
            .filter(|card| card.parse::<mars::data::CardId>().is_ok())
            .collect();
        let projects = now.iter().filter(|card| {
            card.split_once(' ')
                .expect("a card")
                .1
                .parse::<mars::data::CardId>()
                .is_ok()
        });
        assert_eq!(distinct.len(), projects.count(), "no card is dealt twice");
    }
}

#[test]
fn a_turn_that_is_taken_back_comes_again() {
    let mut companion = dealing(&against_bot());
    for _ in 0..4 {
        turn(&mut companion);
        let (first, said) = (
            entries(&companion),
            told(&companion, companion.lines().len() - 1),
        );
        while companion.lines().len() > first.len() - 1 && !companion.lines().is_empty() {
            let last = entries(&companion).pop().expect("an entry");
            companion.undo().expect("it can be taken back");
            if last.starts_with("turn ") {
                break;
            }
        }
        turn(&mut companion);
        assert_eq!(entries(&companion), first);
        assert_eq!(told(&companion, companion.lines().len() - 1), said);
    }
}

#[test]
fn a_session_is_taken_up_again_from_its_entries() {
    let mut companion = dealing(&against_bot());
    for _ in 0..3 {
        turn(&mut companion);
    }
    let mut again = dealing(&against_bot());
    let kept = entries(&companion);
    again.resume(kept.iter().map(String::as_str));
    assert_eq!(entries(&again), kept);
    turn(&mut companion);
    turn(&mut again);
    assert_eq!(
        entries(&again),
        entries(&companion),
        "the hidden cards are the same too"
    );
}
