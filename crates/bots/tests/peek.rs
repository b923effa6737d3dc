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

/// Compares the choices of every player of a game.
fn compare_all<G: Playable>(setups: &[Setup]) {
    for bot in G::BOTS.iter().chain(G::LABORATORY) {
        // Those that try answers out take their time: enough iterations that they find something.
        let tries = ["engineer", "governor", "search"].contains(&bot.name);
        // Players of Shifter plan and try nothing out.
        let is_slow = tries && G::NAME != shifter::Shifter::NAME;
        let pairs = match is_slow {
            true => compare::<G>(bot.name, &setups[..2], 101, 45),
            false => compare::<G>(bot.name, setups, 7, 1),
        };
        assert!(pairs > 4, "{}: only {pairs} pairs", bot.name);
    }
}

#[test]
fn players_of_mars_do_not_peek() {
    let mut setups = setups::<mars::Mars>(&[("draft", "yes"), ("initial-draft", "yes")]);
    setups.push(Setup::new(1).with("automa", "yes"));
    compare_all::<mars::Mars>(&setups);
}

#[test]
fn players_of_the_dice_game_do_not_peek() {
    let setups = setups::<dice::DiceGame>(&[("corporate-era", "yes"), ("promo", "yes")]);
    compare_all::<dice::DiceGame>(&setups);
}

#[test]
fn players_of_shifter_do_not_peek() {
    let setups = setups::<shifter::Shifter>(&[("mode", "compete")]);
    compare_all::<shifter::Shifter>(&setups);
}
