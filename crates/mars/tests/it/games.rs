//! Random games of every variant keep the rules that hold always.

use kit::{Game, Log, Seed, Setup};
use mars::Mars;
use rand::RngExt as _;

/// Plays a game with uniformly random listed decisions; returns how many were made.
fn play(setup: &Setup, number: u64) -> (Mars, usize) {
    let mut game = Mars::start(setup, Seed::from_number(number)).expect("a good setup");
    let mut rng = kit::rng(number);
    let mut decisions = Vec::new();
    let mut made = 0;
    while let Some(seat) = game.asked().first() {
        decisions.clear();
        game.list(seat, &mut decisions);
        assert!(!decisions.is_empty(), "a dead end: {:?}", game.prompt(seat));
        let decision = decisions[rng.random_range(0..decisions.len())];
        game.apply(seat, &decision, &mut Log::silent())
            .expect("what is listed is legal");
        made += 1;
        assert!(made < game.bound(), "the game does not end");
    }
    (game, made)
}

#[test]
fn random_games_end() {
    for players in 1..=5 {
        for number in 0..20 {
            let (game, _) = play(&Setup::new(players), number);
            assert!(game.is_consistent());
            assert!(game.outcome().is_some());
        }
    }
}
