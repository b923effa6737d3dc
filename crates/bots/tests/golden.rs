//! The choices of the first players, which must stay as they are: ratings are measured against
//! them. Only a change of the rules may change these fingerprints.

use bots::Playable;
use kit::{Bot, Budget, Log, Observation, Seed, Setup};

const SEEDS: u64 = 3;

/// A fingerprint (FNV-1a) of every decision in games among players of one name.
fn print<G: Playable>(name: &str, setup: &Setup) -> String {
    let make = G::bot(name).expect("a known name").make;
    let mut print = 0xcbf2_9ce4_8422_2325_u64;
    for seed in 0..SEEDS {
        let mut game = G::start(setup, Seed::from_number(seed)).expect("a fine setup");
        let seats = game.players() as u64;
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..seats)
            .map(|seat| make(seed + seat, &Budget::default()))
            .collect();
        while let Some(seat) = game.asked().first() {
            let decision = bots[seat.index()].decide(&Observation::new(&game, seat));
            for byte in decision.to_string().bytes() {
                print = (print ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
            game.apply_unchecked(seat, &decision, &mut Log::silent());
        }
    }
    format!("{print:016x}")
}

#[test]
fn greedy_1_of_mars_chooses_as_ever() {
    let setups = [
        Setup::new(1).with("board", "hellas"),
        Setup::new(2),
        Setup::new(4).with("draft", "yes").with("board", "elysium"),
        Setup::new(1).with("automa", "yes"),
    ];
    let prints = setups.map(|setup| print::<mars::Mars>("greedy-1", &setup));
    let first = [
        "29e0b99221e23a7a",
        "e848376b7cec75aa",
        "ce22eccf91507d5b",
        "14a2b659e9ee440d",
    ];
    assert_eq!(prints, first);
}

#[test]
fn greedy_1_of_the_dice_game_chooses_as_ever() {
    let setups = [
        Setup::new(1),
        Setup::new(2),
        Setup::new(4)
            .with("corporate-era", "yes")
            .with("promo", "yes"),
    ];
    let prints = setups.map(|setup| print::<dice::DiceGame>("greedy-1", &setup));
    let first = ["11e42210c28f941d", "a8b3fdfc2f22d0f8", "bf8b7b3b2bbd7c0c"];
    assert_eq!(prints, first);
}
