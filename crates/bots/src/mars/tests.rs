//! Every estimate is a number, in any position.

use std::cell::RefCell;

use kit::scenario::Scripted as _;
use kit::{Game as _, Log, Rng, Seat, Seed, Setup};
use mars::Mars;
use mars::data::{AwardId, CardId, CorporationId, Resource, Tile};
use rand::RngExt as _;

use super::appraisal::{Appraisal, Promise};
use super::outlook::Outlook;
use super::recall::{Memo, Recall};
use super::weights::{Beliefs, FIRST, Mode, Weights};

/// Positions of random games, with funded awards and productions as no random game has them.
fn positions() -> impl Iterator<Item = (String, Mars)> {
    let boards = ["tharsis", "hellas", "elysium"];
    (0..60_u64).flat_map(move |seed| {
        let players = 1 + seed as usize % 5;
        let setup = Setup::new(players).with("board", boards[seed as usize % 3]);
        let mut rng = kit::rng(seed);
        let mut game = Mars::start(&setup, Seed::from_number(seed)).expect("a fine setup");
        let mut found = Vec::new();
        for step in 0..400 {
            if game.asked().is_empty() {
                break;
            }
            let (seat, decision) = testkit::random_decision(&game, &mut rng);
            game.apply_unchecked(seat, &decision, &mut Log::silent());
            if step % 20 == 19 {
                found.push((format!("seed {seed}, step {step}"), game.clone()));
                found.push((
                    format!("seed {seed}, step {step}, changed"),
                    changed(&game, &mut rng),
                ));
            }
        }
        found
    })
}

/// The same position with other goods, and awards funded as far as there are any left.
fn changed(game: &Mars, rng: &mut Rng) -> Mars {
    let mut game = game.clone();
    let mut set = |key: &str, value: &str| {
        // What does not fit the position is left out.
        let _ = game.set(key, value);
    };
    for seat in Seat::all(5) {
        for resource in Resource::ALL {
            let floor = resource.production_floor();
            let production = floor + rng.random_range(0..12);
            set(
                &format!("{seat} {resource} production"),
                &production.to_string(),
            );
            let stock: u8 = rng.random_range(0..60);
            set(&format!("{seat} {resource}"), &stock.to_string());
        }
    }
    let awards: Vec<AwardId> = game.map().awards().collect();
    for award in awards {
        if game.players() > 1 && game.funded().iter().all(|(other, _)| *other != award) {
            let _ = game.set("awards", &format!("{award} A"));
        }
    }
    game
}

#[test]
fn every_estimate_is_a_number() {
    let mut seen = 0;
    let beliefs = Beliefs::new(FIRST);
    for (name, game) in positions() {
        for seat in Seat::all(game.players()) {
            let outlook = Outlook::new(&game, seat, &beliefs);
            for outlook in [outlook, outlook.spendthrift(), outlook.later(2.5)] {
                let appraisal = Appraisal::new(&game, seat, outlook);
                let hand = game.hand(seat);
                let memo = RefCell::new(Memo::new());
                let recall = Recall::new(&game, seat, outlook, &game, &memo);
                let whole = outlook.position(&recall, hand);
                assert!(whole.is_finite(), "{name}: the position of {seat}");
                for id in CorporationId::all() {
                    let worth = appraisal.corporation(id, hand);
                    assert!(worth.is_finite(), "{name}: {id} for {seat}");
                }
                for tile in [Tile::Ocean, Tile::Greenery, Tile::City, Tile::MiningArea] {
                    for space in game.free_land(seat).iter() {
                        let worth = outlook.space(&game, seat, tile, space);
                        assert!(worth.is_finite(), "{name}: {tile} on {space} for {seat}");
                    }
                }
                for card in CardId::all() {
                    let prospect = appraisal.prospect(card);
                    let promise = prospect.map(|it| Promise::new(it, appraisal.price(card)));
                    let fine = promise
                        .is_none_or(|promise| promise.net.is_finite() && promise.price.is_finite());
                    assert!(fine, "{name}: the promise of {card} to {seat}");
                    let standing = appraisal.standing(card, true);
                    assert!(standing.is_finite(), "{name}: {card} in play of {seat}");
                }
            }
            seen += 1;
        }
    }
    assert!(seen > 1_000, "only {seen} positions were looked at");
}

#[test]
fn tuned_weights_read_and_are_written_as_they_are_read() {
    for mode in Mode::ALL {
        let mut weights = mode.tuned();
        let numbers = weights.numbers().map(|(_, number)| *number);
        assert!(numbers.iter().all(|number| number.is_finite()), "{mode:?}");
        let again = Weights::of_numbers(&numbers);
        assert_eq!(ron::from_str(&again.to_ron()), Ok(weights), "{mode:?}");
    }
}
