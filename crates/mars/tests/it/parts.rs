//! What the game is made of, each for itself: spaces, cards, reasons.

use kit::scenario::Scripted as _;
use kit::{Chance, Game as _, Illegal, Seat, Seed, Setup};
use mars::data::{CardId, Parameter, Resource};
use mars::{CardSet, Deck, Mars, Reason, SpaceId, SpaceSet};

#[test]
fn spaces_are_written_and_read_back() {
    let colonies = [SpaceId::PHOBOS, SpaceId::GANYMEDE];
    for space in SpaceSet::MARS.iter().chain(colonies) {
        assert_eq!(space.to_string().parse(), Ok(space));
    }
    for wrong in ["r0c1", "r1c6", "r10c1", "c1r1", ""] {
        assert!(wrong.parse::<SpaceId>().is_err(), "{wrong}");
    }
}

#[test]
fn neighbours_run_clockwise_from_the_upper_left() {
    let around = |text: &str| -> Vec<String> {
        let space: SpaceId = text.parse().expect("a space");
        space
            .around()
            .into_iter()
            .flatten()
            .map(|space| space.to_string())
            .collect()
    };
    assert_eq!(around("r1c1"), ["r1c2", "r2c2", "r2c1"]);
    assert_eq!(
        around("r5c5"),
        ["r4c4", "r4c5", "r5c6", "r6c5", "r6c4", "r5c4"]
    );
    assert_eq!(around("r9c5"), ["r8c5", "r8c6", "r9c4"]);
    assert!(around("phobos").is_empty());
}

/// The card with this place in the catalogue.
fn card(place: usize) -> CardId {
    CardId::all().nth(place).expect("a card of the box")
}

#[test]
fn a_set_lists_its_cards_in_order() {
    let mut set: CardSet = [200, 3, 64, 63].into_iter().map(card).collect();
    assert!(set.iter().eq([3, 63, 64, 200].map(card)));
    assert_eq!((set.len(), set.last()), (4, Some(card(200))));
    set.remove(card(200));
    assert_eq!(set.last(), Some(card(64)));
    assert_eq!(CardSet::NONE.last(), None);
}

#[test]
fn a_deck_gives_the_last_card_first_and_forgets_it() {
    let mut deck = Deck::from(vec![card(5), card(6), card(7)]);
    assert_eq!(deck.pop(), Some(card(7)));
    assert_eq!(deck, Deck::from(vec![card(5), card(6)]));
    assert_eq!(
        (deck.pop(), deck.pop(), deck.pop()),
        (Some(card(6)), Some(card(5)), None)
    );
}

/// Why the first of two players could not play a card in this position.
fn refusal(card: &str, facts: &[(&str, &str)]) -> Illegal<Reason> {
    let chance = Chance::new(Seed::from_number(1));
    let mut game = Mars::blank(&Setup::new(2), chance).expect("a good setup");
    for (fact, value) in facts.iter().chain(&[("A hand", card), ("A money", "50")]) {
        game.set(fact, value).expect(fact);
    }
    game.ready().expect("a position");
    let play = format!("play {card}").parse().expect("a decision");
    game.check(Seat::new(0), &play)
        .expect_err("it cannot be played")
}

#[test]
fn reasons_tell_what_would_be_enough_for_this_player() {
    let shifted = refusal("algae", &[("A corporation", "inventrix")]);
    let (parameter, needs, is) = (Parameter::Oceans, 3, 0);
    assert_eq!(
        shifted,
        Illegal::Rule(Reason::ParameterTooLow {
            parameter,
            needs,
            is
        })
    );
    let covered = refusal(
        "immigrant-city",
        &[("A money production", "-5"), ("A energy production", "1")],
    );
    let (resource, needs, has) = (Resource::Money, -4, -5);
    assert_eq!(
        covered,
        Illegal::Rule(Reason::TooLittleProduction {
            resource,
            needs,
            has
        })
    );
}
