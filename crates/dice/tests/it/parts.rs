//! What the game is made of, each for itself: spaces, cards, dice, odds.

use dice::board::{MIDDLE_ROW, SpaceId};
use dice::data::{ByColor, Color, Symbol};
use dice::{Dice, aims, odds};

#[test]
fn spaces_are_written_and_read_back() {
    for space in SpaceId::all() {
        assert_eq!(space.to_string().parse(), Ok(space));
    }
    for wrong in ["A5", "D8", "H1", "d4", "D0", ""] {
        assert!(wrong.parse::<SpaceId>().is_err(), "{wrong}");
    }
}

#[test]
fn neighbours_are_those_of_a_hexagon() {
    let around = |text: &str| -> Vec<String> {
        let space: SpaceId = text.parse().expect("a space");
        space
            .around()
            .iter()
            .map(|space| space.to_string())
            .collect()
    };
    assert_eq!(around("A1"), ["A2", "B1", "B2"]);
    assert_eq!(around("D4"), ["C3", "C4", "D3", "D5", "E3", "E4"]);
    assert_eq!(around("E1"), ["D1", "D2", "E2", "F1"]);
    assert_eq!(around("G4"), ["F4", "F5", "G3"]);
    let middle: Vec<_> = MIDDLE_ROW.iter().map(|space| space.to_string()).collect();
    assert_eq!(middle, ["D1", "D2", "D3", "D4", "D5", "D6", "D7"]);
}

#[test]
fn the_symbols_shown_are_those_with_a_count() {
    // Every set of symbols, with counts from 1 to 255.
    for set in 0_u32..1 << Symbol::COUNT {
        let mut dice = Dice::NONE;
        for symbol in Symbol::ALL.iter().copied() {
            if set >> symbol.index() & 1 == 1 {
                dice[symbol] = (set as usize * 7 + symbol.index() * 31) as u8 | 1;
            }
        }
        let plainly = Symbol::ALL
            .iter()
            .map(|&symbol| (symbol, dice[symbol]))
            .filter(|(_, count)| *count > 0);
        assert!(dice.iter().eq(plainly), "{set:b}");
    }
}

#[test]
fn symbols_that_are_shown_are_counted_and_found_in_order() {
    let mut dice = Dice::NONE;
    for (count, &symbol) in Symbol::ALL.iter().enumerate() {
        assert_eq!((dice.symbols(), dice.nth(count)), (count, None));
        dice[symbol] = 2;
        assert_eq!(dice.nth(count), Some(symbol));
    }
    for &color in Color::ALL {
        let of_color = dice.only(color).iter().map(|(symbol, _)| symbol);
        assert!(of_color.eq(color.symbols()));
    }
}

#[test]
fn aims_are_bands() {
    for aims::Aim { from, to, .. } in aims::aims() {
        assert!(from < to);
    }
}

fn dice(yellow: u8, red: u8) -> ByColor<u8> {
    let mut dice = ByColor::default();
    dice[Color::Yellow] = yellow;
    dice[Color::Red] = red;
    dice
}

fn close(left: f64, right: f64) -> bool {
    (left - right).abs() < 1e-12
}

#[test]
fn the_faces_of_every_colour_are_three_two_and_one() {
    for color in Color::ALL.iter().copied() {
        assert_eq!(odds::faces(color).map(|(_, count)| count), [3, 2, 1]);
    }
    assert_eq!(odds::faces(Color::Blue)[1].0, Symbol::Water);
}

#[test]
fn chances_of_several_dice() {
    let at_least = odds::at_least;
    assert!(close(at_least(&dice(1, 0), Symbol::Credit, 1), 0.5));
    assert!(close(at_least(&dice(2, 3), Symbol::Earth, 1), 11.0 / 36.0));
    assert!(close(at_least(&dice(3, 0), Symbol::Credit, 2), 0.5));
    assert!(close(at_least(&dice(3, 0), Symbol::Heat, 1), 0.0));
    assert!(close(at_least(&dice(0, 0), Symbol::Heat, 0), 1.0));
}

#[test]
fn outcomes_are_all_there_and_add_up() {
    let all = odds::outcomes(&dice(2, 3));
    assert_eq!(all.len(), 6 * 10);
    assert!(close(all.iter().map(|(_, chance)| chance).sum(), 1.0));
    assert!(all.iter().all(|(dice, _)| dice.total() == 5));
    let earth: f64 = all
        .iter()
        .filter(|(dice, _)| dice[Symbol::Earth] > 0)
        .map(|(_, chance)| chance)
        .sum();
    assert!(close(earth, 11.0 / 36.0));
    assert_eq!(odds::outcomes(&dice(0, 0)), [(Dice::NONE, 1.0)]);
}
