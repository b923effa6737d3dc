//! The data files.

use dice::data::Catalogue;

#[test]
fn the_built_in_data_is_sound() {
    Catalogue::build(&[]).unwrap_or_else(|error| panic!("{error}"));
}
