//! Plays random games on one thread and prints how fast and how long they were.
//!
//! `cargo run --release -p dice --example random_games -- PLAYERS GAMES [VARIANT ...]`

#![allow(clippy::print_stdout)] // Printing is what it is for.

use std::time::Instant;

use dice::DiceGame;
use kit::{Game as _, Log, Seed, Setup};
use rand::RngExt as _;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| words.get(index).map_or(Ok(2), |word| word.parse::<usize>());
    let (players, games) = (number(0)?, number(1)?);
    let setup = Setup::parse::<DiceGame>(players, words.iter().skip(2).map(String::as_str))?;
    let (mut decisions, mut rounds, mut listed) = (0_usize, 0_usize, Vec::new());
    let begun = Instant::now();
    for seed in 0..games as u64 {
        let mut game = DiceGame::start(&setup, Seed::from_number(seed))?;
        let mut rng = kit::rng(seed);
        while let Some(seat) = game.asked().first() {
            listed.clear();
            game.list(seat, &mut listed);
            let decision = listed[rng.random_range(0..listed.len())];
            game.apply_unchecked(seat, &decision, &mut Log::silent());
            decisions += 1;
        }
        rounds += usize::from(game.round());
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{players} players: {:.0} games/s, {:.0} ns/decision, {} decisions and {} rounds a game, state of {} bytes",
        games as f64 / seconds,
        seconds * 1e9 / decisions as f64,
        decisions / games,
        rounds / games,
        size_of::<DiceGame>()
    );
    Ok(())
}
