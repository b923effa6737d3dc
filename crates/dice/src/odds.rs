//! Chance made visible: what dice can show, and how likely it is.

use crate::data::{ByColor, Color, Symbol};
use crate::dice::Dice;

/// The faces of a die.
const FACES: f64 = 6.0;

/// The three symbols of a die of this colour, each with the number of its six faces.
pub fn faces(color: Color) -> [(Symbol, u32); 3] {
    color.symbols().map(|symbol| (symbol, symbol.faces()))
}

/// The chance that at least so many of these dice show the symbol.
pub fn at_least(dice: &ByColor<u8>, symbol: Symbol, count: u8) -> f64 {
    let rolled = dice[symbol.color()];
    let hit = f64::from(symbol.faces()) / FACES;
    (count..=rolled)
        .map(|hits| {
            choose(rolled, hits) * hit.powi(hits.into()) * (1.0 - hit).powi((rolled - hits).into())
        })
        .sum()
}

/// Everything that these dice can show together, each with its chance. Dice of one colour are
/// alike, so a throw of five has at most 21 outcomes instead of 243.
pub fn outcomes(dice: &ByColor<u8>) -> Vec<(Dice, f64)> {
    let mut all = vec![(Dice::NONE, 1.0)];
    for (color, count) in dice.iter().filter(|(_, count)| *count > 0) {
        let thrown = of_one_color(color, count);
        all = all
            .iter()
            .flat_map(|(before, chance)| {
                thrown
                    .iter()
                    .map(move |(more, other)| (before.with(more), chance * other))
            })
            .collect();
    }
    all
}

fn of_one_color(color: Color, count: u8) -> Vec<(Dice, f64)> {
    let symbols = color.symbols();
    let hit = symbols.map(|symbol| f64::from(symbol.faces()) / FACES);
    let mut outcomes = Vec::new();
    for first in 0..=count {
        for second in 0..=count - first {
            let shown = [first, second, count - first - second];
            let mut dice = Dice::NONE;
            let mut chance = choose(count, first) * choose(count - first, second);
            for ((symbol, hit), shown) in symbols.into_iter().zip(hit).zip(shown) {
                dice[symbol] = shown;
                chance *= hit.powi(shown.into());
            }
            outcomes.push((dice, chance));
        }
    }
    outcomes
}

/// In how many ways `count` of `all` can be chosen.
fn choose(all: u8, count: u8) -> f64 {
    (0..count).fold(1.0, |ways, step| {
        ways * f64::from(all - step) / f64::from(step + 1)
    })
}
