//! The bit engine against the geometry table.

use rand::RngExt as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use shifter::bits::{Board, SideTable};
use shifter::{Act, Color, Planet, set};

#[test]
fn it_agrees_with_the_table_over_random_actions() {
    let table = SideTable::new(set()).unwrap();
    let acts: Vec<Act> = Act::all().collect();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..2_000 {
        let mut planet = Planet::random(&mut rng);
        let mut board = Board::new(&table, planet);
        for _ in 0..10 {
            let act = acts[rng.random_range(0..acts.len())];
            planet.apply(act);
            board.apply(&table, act);
            assert_eq!(board, Board::new(&table, planet), "{act}");
            for color in Color::ALL {
                let zones = planet.zones(set(), color);
                let values: Vec<u8> = zones.iter().map(|zone| zone.value).collect();
                assert_eq!(
                    board.sides(color).zones().as_slice(),
                    values,
                    "{color} on {planet}"
                );
            }
        }
    }
}

#[test]
fn only_the_diagonal_cut_has_sides_of_one_colour() {
    let served: Vec<&str> = crate::geometries()
        .iter()
        .filter(|(_, set)| SideTable::new(set).is_some())
        .map(|&(name, _)| name)
        .collect();
    assert_eq!(served, ["diagonal"]);
}
