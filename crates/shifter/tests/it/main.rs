//! The integration tests of the crate, in one binary.

mod bits;
mod encoding;
mod game;
mod planet;
mod scenarios;
mod set;
mod solver;
mod text;

use shifter::Set;
use shifter::set::Region::{First, Half, Second};

/// The built-in set, and the same tiles with each other cut that the geometry table can express.
fn geometries() -> Vec<(&'static str, Set)> {
    let cuts = [
        (
            "base to apex",
            [
                [Half, Half, First, First, First, Second, Second, Second],
                [First, First, First, Second, Second, Second, Half, Half],
            ],
        ),
        (
            "skew diagonal",
            [
                [Half, Half, First, Second, Second, Second, Half, Half],
                [Half, Half, Half, Half, First, Second, Second, Second],
            ],
        ),
        (
            "rectangles",
            [
                [Half, First, First, Second, Second, Half, Half, Half],
                [Half, Half, Half, Second, Second, First, First, Half],
            ],
        ),
    ];
    let others = cuts.map(|(name, classes)| {
        let mut set = Set::built_in();
        set.geometry.classes = classes.to_vec();
        (name, set)
    });
    [("diagonal", Set::built_in())]
        .into_iter()
        .chain(others)
        .collect()
}
