//! How well the Dice Game's computer players play.

use bots::Playable as _;
use dice::DiceGame;
use kit::{Bot, Game as _, Log, Observation, Outcome, Seed, Setup};

/// Plays a game among players of these names; its outcome and its rounds.
fn play(setup: &Setup, names: &[&str], seed: u64) -> (Outcome, u16) {
    let mut game = DiceGame::start(setup, Seed::from_number(seed)).expect("a fine setup");
    let make = |name: &&str| {
        (DiceGame::bot(name).expect("a known name").make)(seed, &kit::Budget::default())
    };
    let mut players: Vec<Box<dyn Bot<DiceGame>>> = names.iter().map(make).collect();
    while let Some(seat) = game.asked().first() {
        let decision = players[seat.index()].decide(&Observation::new(&game, seat));
        game.apply(seat, &decision, &mut Log::silent())
            .expect("a computer player knows the rules");
        assert!(game.round() < 1_000, "the game goes on for ever");
    }
    (game.outcome().expect("nobody is asked"), game.round())
}

#[test]
fn greedy_beats_random() {
    let setup = Setup::new(2).with("promo", "yes");
    for seed in 0..10 {
        let (outcome, _) = play(&setup, &["random", "greedy"], seed);
        let scores: Vec<_> = outcome.scores.iter().copied().collect();
        assert!(scores[1] > scores[0], "seed {seed}: {scores:?}");
    }
}

#[test]
fn greedy_games_end_in_good_time() {
    for players in 2..=4 {
        for era in ["no", "yes"] {
            let setup = Setup::new(players).with("corporate-era", era);
            let rounds = (0..10).map(|seed| play(&setup, &["greedy"; 4][..players], seed).1);
            let mean = rounds.map(u32::from).sum::<u32>() / 10;
            assert!((8..60).contains(&mean), "{players} players: {mean} rounds");
        }
    }
}

#[test]
fn greedy_terraforms_alone_now_and_then() {
    let games = (0..20).map(|seed| play(&Setup::new(1), &["greedy"], seed).0);
    let won = games.filter(|outcome| !outcome.winners.is_empty()).count();
    assert!(won >= 5, "won {won} of 20");
}
