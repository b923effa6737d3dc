//! Prints how long the solver takes: `cargo run --release -p shifter --example solver_times -- 5000 5`
//! for so many samples in each mode and so many actions.

#![expect(clippy::print_stdout, reason = "this is a program for the terminal")]

use shifter::{Limits, Matching, bench};

fn main() {
    let mut numbers = std::env::args().skip(1).map_while(|word| word.parse().ok());
    let samples = numbers.next().unwrap_or(5_000).max(1);
    let actions = numbers
        .next()
        .map_or(5, |actions| actions.clamp(1, 6) as u8);
    for matching in [Matching::AtLeast, Matching::Exact] {
        let times = bench::solver(samples, 1, matching, &Limits::actions(actions));
        let [median, p95, p99, max] = [0.5, 0.95, 0.99, 1.0].map(|share| times.quantile(share));
        println!(
            "{matching:?}, {actions} actions, {samples} solves: median {median:.1?}, p95 {p95:.1?}, \
             p99 {p99:.1?}, max {max:.1?}; start-up {:.1?}, {} nodes",
            times.start_up, times.nodes
        );
    }
}
