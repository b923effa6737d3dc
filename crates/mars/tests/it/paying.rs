//! What a player is told before paying and choosing: the payment to begin with, and what cards lack.

use kit::scenario::Scripted as _;
use kit::{Chance, Game as _, Log, Seat, Seed, Setup, Viewer};
use mars::{Decision, Mars, Payment};

const A: Seat = Seat::new(0);

/// A position with these facts about seat A.
fn position(facts: &[(&str, &str)]) -> Mars {
    let chance = Chance::new(Seed::from_number(1));
    let mut game = Mars::blank(&Setup::new(2), chance).expect("a fine setup");
    for (fact, value) in facts {
        game.set(&format!("A {fact}"), value).expect(fact);
    }
    game.ready().expect("a position");
    game
}

/// What is suggested for a card, as money, steel, titanium and heat.
fn suggested(card: &str, facts: &[(&str, &str)]) -> Option<[u16; 4]> {
    let mut game = position(&[facts, &[("hand", card)]].concat());
    let decision: Decision = format!("play {card}").parse().expect("words");
    game.apply(A, &decision, &mut Log::new())
        .expect("a card that can be played");
    let view = game.view(Viewer::Seat(A));
    let private = view.players[A].private.as_ref().expect("own cards");
    private.suggested.map(|payment| {
        let Payment {
            money,
            steel,
            titanium,
            heat,
        } = payment;
        [money, steel, titanium, heat]
    })
}

#[test]
fn metals_come_first_where_nothing_of_them_is_wasted() {
    let rich = ("money", "40");
    let money = ("money production", "1");
    // The price is 7, and steel is worth 2.
    assert_eq!(
        suggested("peroxide-power", &[rich, money, ("steel", "5")]),
        Some([1, 3, 0, 0])
    );
    // Without money there is one way, and so no question.
    let poor = [("money", "0"), money, ("steel", "5")];
    assert_eq!(suggested("peroxide-power", &poor), None);
    // 10 for a card of space, with titanium at 3.
    assert_eq!(
        suggested("space-station", &[rich, ("titanium", "9")]),
        Some([1, 0, 3, 0])
    );
    // 27 by both: steel goes first, and nothing is left to pay.
    assert_eq!(
        suggested(
            "space-elevator",
            &[rich, ("steel", "12"), ("titanium", "9")]
        ),
        Some([0, 12, 1, 0])
    );
}

#[test]
fn heat_pays_as_far_as_it_makes_no_step_of_temperature() {
    let helion = [("corporation", "helion"), ("money", "40"), ("heat", "11")];
    assert_eq!(suggested("comet", &helion), Some([18, 0, 0, 3]));
}

#[test]
fn a_card_tells_the_first_requirement_that_is_not_met() {
    let game = position(&[("hand", "eos-chasma-national-park, comet"), ("money", "5")]);
    let lacks = |viewer: Viewer| {
        let private = game.view(viewer).players[A].private.clone();
        private.map(|private| private.lacks)
    };
    let own = lacks(Viewer::Seat(A)).expect("own cards");
    let ids: Vec<_> = own
        .iter()
        .map(|(card, why)| (card.to_string(), why.id.as_ref()))
        .collect();
    assert_eq!(
        ids,
        [(
            "eos-chasma-national-park".to_owned(),
            "mars-why-parameter-too-low"
        )]
    );
    assert_eq!(lacks(Viewer::Spectator), None);
}
