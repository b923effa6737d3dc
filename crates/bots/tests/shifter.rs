//! How well Shifter's computer players play.

use bots::Playable as _;
use kit::{Bot, Game as _, Log, Observation, Seed, Setup};
use shifter::Shifter;

/// Plays a game among players of these names; whether each seat has won, and its score.
fn play(setup: &Setup, names: &[&str], seed: u64) -> Vec<(bool, i32)> {
    let mut game = Shifter::start(setup, Seed::from_number(seed)).expect("a fine setup");
    let make = |name: &&str| {
        (Shifter::bot(name).expect("a known name").make)(seed, &kit::Budget::default())
    };
    let mut players: Vec<Box<dyn Bot<Shifter>>> = names.iter().map(make).collect();
    while let Some(seat) = game.asked().first() {
        let decision = players[seat.index()].decide(&Observation::new(&game, seat));
        game.apply(seat, &decision, &mut Log::silent())
            .expect("a computer player knows the rules");
    }
    let outcome = game.outcome().expect("nobody is asked");
    outcome
        .scores
        .seated()
        .map(|(seat, score)| (outcome.winners.contains(seat), *score))
        .collect()
}

#[test]
fn strong_wins_the_recommended_first_game() {
    for players in 1..=4 {
        let setup = Setup::new(players);
        let won = (0..5)
            .filter(|&seed| play(&setup, &["strong"; 4][..players], seed)[0].0)
            .count();
        assert_eq!(won, 5, "with {players} players");
    }
}

#[test]
fn strong_copes_with_disasters_and_exact_matching() {
    let setup = Setup::new(2)
        .with("disasters", "one-red")
        .with("matching", "exact");
    let won = (0..6)
        .filter(|&seed| play(&setup, &["strong"; 2], seed)[0].0)
        .count();
    assert!(won >= 3, "won only {won} of 6");
}

#[test]
fn in_the_contest_strong_beats_greedy_and_greedy_outscores_random() {
    let setup = Setup::new(2).with("mode", "compete");
    let mut greedy_ahead = 0;
    for seed in 0..8 {
        assert!(
            play(&setup, &["strong", "greedy"], seed)[0].0,
            "seed {seed}"
        );
        let scores = play(&setup, &["random", "greedy"], seed);
        greedy_ahead += usize::from(scores[1].1 > scores[0].1);
    }
    assert_eq!(greedy_ahead, 8);
}
