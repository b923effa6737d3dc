//! What the game is made of, each for itself: spaces, cards, reasons.

use kit::scenario::Scripted as _;
use kit::{Chance, Game as _, Illegal, Seat, Seed, Setup};
use mars::data::{Parameter, Resource};
use mars::{Mars, PLANET, Reason, SpaceId};

#[test]
fn spaces_are_written_and_read_back() {
    let colonies = [SpaceId::PHOBOS, SpaceId::GANYMEDE];
    for space in PLANET.iter().chain(colonies) {
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
