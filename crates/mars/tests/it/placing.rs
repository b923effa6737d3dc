//! What places a tile is offered exactly if there is a space for it that can be paid for, and then
//! exactly these spaces are offered [R7.4, R7.6, R7.17].

use kit::scenario::Scripted as _;
use kit::{Chance, Game as _, Log, Rng, Seat, Seed, Setup};
use mars::data::Icon;
use mars::{Decision, Mars, SpaceId, SpaceSet};
use rand::RngExt as _;

const A: Seat = Seat::new(0);
const POLE_PRICE: u16 = 6;

/// A position on Hellas with most of the board covered.
fn position(rng: &mut Rng) -> Mars {
    let chance = Chance::new(Seed::from_number(1));
    let setup = Setup::new(2).with("board", "hellas");
    let mut game = Mars::blank(&setup, chance).expect("a fine setup");
    let full = rng.random_range(60..100);
    // The neighbourhood of the pole is often covered by others, or holds the only own tile.
    let free = game.free_land(A);
    for space in free.iter() {
        if rng.random_range(0..100) < full {
            let tile = ["greenery", "city", "greenery"][rng.random_range(0..3)];
            let owner = [" B", " B", "", " A"][rng.random_range(0..if full > 90 { 4 } else { 3 })];
            let _ = game.set("tiles", &format!("{tile} {space}{owner}"));
        }
    }
    let money: u8 = rng.random_range(0..40);
    for (fact, value) in [
        ("A money", money.to_string()),
        ("A plants", "8".to_owned()),
        ("A hand", "plantation".to_owned()),
        ("A corporation", "inventrix".to_owned()),
        ("A played", "search-for-life".to_owned()),
    ] {
        game.set(fact, &value).expect(fact);
    }
    game.ready().expect("a position");
    game
}

fn is_pole(game: &Mars, space: SpaceId) -> bool {
    game.ground(space)
        .is_some_and(|ground| ground.icons().contains(&Icon::OceanFor6))
}

/// Where greenery or a city may go with so much money left, by the letter of the rules.
fn legal(game: &Mars, city: bool, money: u16) -> SpaceSet {
    let payable = |space: &SpaceId| !is_pole(game, *space) || money >= POLE_PRICE;
    let land: SpaceSet = game.free_land(A).iter().filter(payable).collect();
    let touches = |space: &SpaceId, tiles: SpaceSet| !game.beside(*space).and(tiles).is_empty();
    if city {
        let cities = game.tiles().cities;
        return land
            .iter()
            .filter(|space| !touches(space, cities))
            .collect();
    }
    let own = game.tiles_of(A);
    let beside: SpaceSet = land.iter().filter(|space| touches(space, own)).collect();
    if beside.is_empty() { land } else { beside }
}

#[test]
fn tiles_are_offered_where_a_space_can_be_paid_for() {
    let mut rng = kit::rng(11);
    let mut aside = 0;
    for number in 0..6_000 {
        let game = position(&mut rng);
        let money = game.spendable(A);
        for (words, price, city) in [
            ("convert plants", 0, false),
            ("project greenery", 23, false),
            ("play plantation", 15, false),
            ("project city", 25, true),
        ] {
            let decision: Decision = words.parse().expect(words);
            let left = money.checked_sub(price);
            let spaces = left.map_or(SpaceSet::NONE, |left| legal(&game, city, left));
            let offered = game.legal(A).contains(&decision);
            assert_eq!(
                offered,
                !spaces.is_empty(),
                "position {number}: {words}, {game:?}"
            );
            if spaces.len() < 2 {
                continue;
            }
            let mut next = game.clone();
            next.apply(A, &decision, &mut Log::silent()).expect(words);
            let places = next.legal(A).into_iter().filter_map(|one| match one {
                Decision::Place(space) => Some(space),
                _ => None,
            });
            assert_eq!(
                places.collect::<SpaceSet>(),
                spaces,
                "position {number}: {words}"
            );
            let pole = game
                .free_land(A)
                .iter()
                .find(|space| is_pole(&game, *space));
            let held = pole
                .filter(|_| !city)
                .map(|_| legal(&game, city, POLE_PRICE));
            aside += u32::from(held.is_some_and(|held| held.len() == 1 && spaces.len() > 1));
        }
    }
    assert!(aside > 0, "no pole was left aside");
}
