//! No computer player looks at what its seat may not know: in two states that look alike to the
//! seat it chooses the same, to the bit.

use bots::Playable;
use kit::{Budget, Game, Log, Observation, Seed, Setup};

/// Compares the choices of a player in pairs of states that look alike; how many pairs there were.
fn compare<G: Playable>(name: &str, setups: &[Setup], every: usize, iterations: u32) -> usize {
    let make = G::bot(name).expect("a known name").make;
    let budget = Budget::iterations(iterations);
    let mut pairs = 0;
    for (seed, setup) in (0..).zip(setups) {
        let mut rng = kit::rng(seed);
        let mut game = G::start(setup, Seed::from_number(seed)).expect("a fine setup");
        for step in 0..400 {
            if game.asked().is_empty() {
                break;
            }
            let (seat, decision) = testkit::random_decision(&game, &mut rng);
            if step % every == 0 && seat != kit::Seat::TABLE {
                let twin = game.determinize(seat, &mut rng);
                let choose = |game: &G| make(seed, &budget).decide(&Observation::new(game, seat));
                let (choice, other) = (choose(&game), choose(&twin));
                assert_eq!(
                    choice, other,
                    "{name}, seed {seed}, step {step}, seat {seat}"
                );
                pairs += 1;
            }
            game.apply_unchecked(seat, &decision, &mut Log::silent());
        }
    }
    pairs
}

fn setups<G: Game>(names: &[(&str, &str)]) -> Vec<Setup> {
    let (fewest, most) = G::PLAYERS;
    let plain = (fewest..=most).map(Setup::new);
    let other = names
        .iter()
        .map(|(name, value)| Setup::new(2).with(name, *value));
    plain.chain(other).collect()
}

#[test]
fn greedy_of_mars_does_not_peek() {
    let mut setups = setups::<mars::Mars>(&[("draft", "yes"), ("initial-draft", "yes")]);
    setups.push(Setup::new(1).with("automa", "yes"));
    setups.extend(setups.clone());
    let pairs = compare::<mars::Mars>("greedy", &setups, 5, 1);
    assert!(pairs > 500, "only {pairs} pairs");
}

#[test]
fn search_of_mars_does_not_peek() {
    let setups = setups::<mars::Mars>(&[("draft", "yes")]);
    let pairs = compare::<mars::Mars>("search", &setups, 80, 16);
    assert!(pairs > 15, "only {pairs} pairs");
}

#[test]
fn players_of_the_dice_game_do_not_peek() {
    let setups = setups::<dice::DiceGame>(&[("corporate-era", "yes"), ("promo", "yes")]);
    let pairs = compare::<dice::DiceGame>("greedy", &setups, 5, 1);
    assert!(pairs > 200, "only {pairs} pairs");
    let pairs = compare::<dice::DiceGame>("search", &setups, 80, 16);
    assert!(pairs > 10, "only {pairs} pairs");
}

#[test]
fn players_of_shifter_do_not_peek() {
    let setups = setups::<shifter::Shifter>(&[("mode", "compete")]);
    for name in ["random", "greedy", "strong"] {
        let pairs = compare::<shifter::Shifter>(name, &setups, 7, 1);
        assert!(pairs > 20, "only {pairs} pairs");
    }
}
