//! Dice fall as they should.

use dice::data::Color;
use dice::{Decision, DiceGame, odds};
use kit::{Chance, Game as _, Log, Seat, Seed, Setup};

/// How far counts are from what the weights say: the sum of squared differences by expectation.
fn chi_square(counts: &[u64], weights: &[u32]) -> f64 {
    let total: u64 = counts.iter().sum();
    let all: u32 = weights.iter().sum();
    counts
        .iter()
        .zip(weights)
        .map(|(count, weight)| {
            let expected = total as f64 * f64::from(*weight) / f64::from(all);
            (*count as f64 - expected).powi(2) / expected
        })
        .sum()
}

/// Beyond this a fair die comes once in a thousand tests (two degrees of freedom).
const LIMIT: f64 = 13.8;

#[test]
fn a_million_dice_fall_three_two_and_one() {
    let mut chance = Chance::new(Seed::from_number(2026));
    let mut thrown = [0; 3];
    let symbols = Color::Red.symbols();
    for _ in 0..1_000_000 {
        let shown = Color::Red.on_side(chance.die());
        let face = symbols.iter().position(|symbol| *symbol == shown);
        thrown[face.expect("one of the three")] += 1;
    }
    assert!(chi_square(&thrown, &[3, 2, 1]) < LIMIT, "{thrown:?}");
    // The test can fail: a die that shows all alike would not pass.
    assert!(chi_square(&thrown, &[2, 2, 2]) > 1_000.0);
}

#[test]
fn dice_of_every_colour_fall_alike_in_the_game() {
    let start = DiceGame::start(&Setup::new(2), Seed::from_number(1)).expect("a good setup");
    for color in Color::ALL.iter().copied() {
        let mut counts = [0; 3];
        let mut seed = 0;
        while counts.iter().sum::<u64>() < 3_000 {
            seed += 1;
            let mut game = start.determinize(Seat::new(0), &mut kit::rng(seed));
            let mut rng = kit::rng(seed);
            while let Some(seat) = game.asked().first() {
                let before = game.view(kit::Viewer::Spectator).players[seat].dice;
                if game.check(seat, &Decision::Roll(color)).is_ok() {
                    game.apply_unchecked(seat, &Decision::Roll(color), &mut Log::silent());
                    let after = game.view(kit::Viewer::Spectator).players[seat].dice;
                    for (count, symbol) in counts.iter_mut().zip(color.symbols()) {
                        *count += u64::from(after[symbol] - before[symbol]);
                    }
                    break;
                }
                let (seat, decision) = testkit::random_decision(&game, &mut rng);
                game.apply_unchecked(seat, &decision, &mut Log::silent());
            }
        }
        let weights = odds::faces(color).map(|(_, faces)| faces);
        assert!(chi_square(&counts, &weights) < LIMIT, "{color}: {counts:?}");
    }
}
