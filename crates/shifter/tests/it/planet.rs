//! The planet: how it is written, what actions do, which zones it has.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use shifter::{Act, Cell, Color, Matching, Planet, Pose, Requirement, set};

/// All tiles in order, upright, face A up.
const PLAIN: &str = "1A0 2A0 3A0 4A0 / 5A0 6A0 7A0 8A0 / 9A0 10A0 11A0 12A0 / 13A0 14A0 15A0 16A0";

fn after(acts: &[&str]) -> String {
    let mut planet: Planet = PLAIN.parse().expect("a planet");
    for act in acts {
        planet.apply(act.parse().expect("an action"));
    }
    planet.to_string()
}

#[test]
fn actions_do_what_they_say() {
    assert_eq!(
        after(&["rotate r1c2", "flip long r2c1", "flip short r4c4"]),
        "1A0 2A1 3A0 4A0 / 5B0 6A0 7A0 8A0 / 9A0 10A0 11A0 12A0 / 13A0 14A0 15A0 16B1"
    );
    assert_eq!(
        after(&["shift row 2 left", "shift column 4 down"]),
        "1A0 2A0 3A0 16A0 / 6A0 7A0 8A0 4A0 / 9A0 10A0 11A0 5A0 / 13A0 14A0 15A0 12A0"
    );
    assert_eq!(
        after(&["shift row 1 right", "shift column 1 up"]),
        "5A0 1A0 2A0 3A0 / 9A0 6A0 7A0 8A0 / 13A0 10A0 11A0 12A0 / 4A0 14A0 15A0 16A0"
    );
}

#[test]
fn every_action_is_written_as_it_is_read_and_has_an_inverse() {
    let planet: Planet = PLAIN.parse().unwrap();
    assert_eq!(Act::all().count(), 64);
    for act in Act::all() {
        assert_eq!(act.to_string().parse(), Ok(act));
        assert_ne!(planet.after(act), planet, "{act}");
        assert_eq!(planet.after(act).after(act.inverse()), planet, "{act}");
    }
}

#[test]
fn the_actions_on_a_tile_are_a_klein_four_group() {
    use shifter::Side::{Long, Short};
    for pose in Pose::ALL {
        assert_eq!(pose.rotated().flipped(Long), pose.flipped(Short));
        assert_eq!(pose.flipped(Long).rotated(), pose.flipped(Short));
        assert_eq!(pose.flipped(Short).flipped(Long), pose.rotated());
    }
}

#[test]
fn malformed_actions_and_planets_are_refused() {
    for act in [
        "",
        "rotate",
        "rotate r5c1",
        "rotate r1c1 r1c2",
        "flip r1c1",
        "flip wide r1c1",
        "shift row 2 up",
        "shift column 0 up",
        "shift row 12 left",
        "turn r1c1",
    ] {
        assert!(act.parse::<Act>().is_err(), "{act}");
    }
    for (from, to, complaint) in [
        ("16A0", "15A0", "every tile lies on the planet once"),
        ("16A0", "17A0", "`17A0` is no tile"),
        ("16A0", "16C0", "`16C0` is no tile"),
        ("16A0", "16A2", "`16A2` is no tile"),
        ("16A0", "é", "`é` is no tile"),
        ("16A0", "", "a planet has 16 tiles, not 15"),
    ] {
        let error = PLAIN.replace(from, to).parse::<Planet>().unwrap_err();
        assert!(error.starts_with(complaint), "{error}");
    }
}

#[test]
fn each_required_zone_needs_its_own_zone() {
    let check = |needs: &str, zones: &[u8], at_least: bool, exact: bool| {
        let needs: Requirement = needs.parse().unwrap();
        assert_eq!(
            needs.is_met_by(zones, Matching::AtLeast),
            at_least,
            "{needs} {zones:?}"
        );
        assert_eq!(
            needs.is_met_by(zones, Matching::Exact),
            exact,
            "{needs} {zones:?}"
        );
    };
    check("green 4+4", &[8], false, false);
    check("green 4+4", &[8, 4], true, false);
    check("green 4+4", &[4, 4, 1], true, true);
    check("white 7", &[8], true, false);
    check("white 7", &[8, 7], true, true);
    check("white 8+5", &[8, 5], true, true);
    check("white 8+5", &[8, 6], true, false);
    check("white 8+5", &[9, 8, 5, 2], true, true);
    check("white 8+5", &[8, 4], false, false);
    check("white 5+8", &[8, 5], true, true);
    check("white 1", &[], false, false);
}

#[test]
fn requirements_are_written_as_they_are_read() {
    assert_eq!(
        "white 5+8".parse::<Requirement>().unwrap().to_string(),
        "white 8+5"
    );
    for malformed in [
        "white",
        "white 0",
        "white 4+",
        "red 4",
        "white 1+1+1+1+1",
        "white -1",
    ] {
        assert!(malformed.parse::<Requirement>().is_err(), "{malformed}");
    }
}

#[test]
fn every_colour_shares_the_planet_out() {
    let planet: Planet = PLAIN.parse().unwrap();
    let total: u32 = Color::ALL
        .into_iter()
        .flat_map(|color| planet.zones(set(), color))
        .map(|zone| u32::from(zone.value))
        .sum();
    assert_eq!(total, 64);
}

/// Worked out by hand from the sides of the tiles, as listed tile by tile.
#[test]
fn the_plain_planet_has_the_zones_that_its_sides_make() {
    let planet: Planet = PLAIN.parse().unwrap();
    let check = |color, expected: &[u8], cells_of_largest: &str| {
        let zones = planet.zones(set(), color);
        let values: Vec<u8> = zones.iter().map(|zone| zone.value).collect();
        assert_eq!(values, expected, "{color}");
        let cells: Vec<String> = zones[0].cells().map(|cell| cell.to_string()).collect();
        assert_eq!(cells.join(" "), cells_of_largest, "{color}");
    };
    check(
        Color::White,
        &[5, 3, 2, 2, 2, 2, 1, 1, 1, 1],
        "r1c1 r2c1 r2c2",
    );
    check(
        Color::Yellow,
        &[4, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1],
        "r3c2 r4c2 r4c3",
    );
    check(Color::Blue, &[5, 2, 1, 1, 1, 1, 1], "r3c3 r4c3 r4c4");
}

/// With the cut into rectangles a face is four squares, so that a planet is a picture of 8 x 8
/// squares, and a zone a group of touching squares of its colour.
#[test]
fn the_cut_into_rectangles_agrees_with_a_picture_of_it() {
    let geometries = crate::geometries();
    let (_, set) = geometries
        .iter()
        .find(|(name, _)| *name == "rectangles")
        .unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..300 {
        let planet = Planet::random(&mut rng);
        let mut picture = [[Color::White; 8]; 8];
        for cell in Cell::all() {
            let pose = planet.pose(cell);
            let face = set[planet.tile(cell)].face(pose);
            let (half, (first, second)) = (face.half, face.quarters);
            let mut squares = match face.class {
                0 => [half, first, half, second],
                _ => [half, half, first, second],
            };
            if pose.is_turned() {
                squares.reverse();
            }
            for (index, color) in squares.into_iter().enumerate() {
                let (row, column) = (usize::from(cell.row()), usize::from(cell.column()));
                picture[2 * row + index / 2][2 * column + index % 2] = color;
            }
        }
        for color in Color::ALL {
            let zones = planet.zones(set, color);
            let values: Vec<u8> = zones.iter().map(|zone| zone.value).collect();
            assert_eq!(values, groups(&picture, color), "{color} on {planet}");
        }
    }
}

/// The sizes of the groups of touching squares of a colour, largest first.
fn groups(picture: &[[Color; 8]; 8], color: Color) -> Vec<u8> {
    let mut left = picture.map(|row| row.map(|square| square == color));
    let mut sizes = Vec::new();
    for start in 0..64 {
        let (mut todo, mut size) = (vec![(start / 8, start % 8)], 0);
        while let Some((row, column)) = todo.pop() {
            if row < 8 && column < 8 && std::mem::take(&mut left[row][column]) {
                size += 1;
                todo.extend([(row + 1, column), (row, column + 1)]);
                todo.extend(row.checked_sub(1).map(|row| (row, column)));
                todo.extend(column.checked_sub(1).map(|column| (row, column)));
            }
        }
        if size > 0 {
            sizes.push(size);
        }
    }
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    sizes
}
