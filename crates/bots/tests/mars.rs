//! How well the computer players of Terraforming Mars play.

use bots::Playable as _;
use kit::{Bot, Game as _, Log, Observation, Seed, Setup};
use mars::Mars;

/// Plays a game among greedy players to its end.
fn play(setup: &Setup, seed: u64) -> Mars {
    play_among("greedy", &kit::Budget::default(), setup, seed)
}

/// Plays a game among players of one kind to its end.
fn play_among(name: &str, budget: &kit::Budget, setup: &Setup, seed: u64) -> Mars {
    let mut game = Mars::start(setup, Seed::from_number(seed)).expect("a fine setup");
    let make = Mars::bot(name).expect("a known name").make;
    let players = game.players() as u64;
    let mut bots: Vec<Box<dyn Bot<Mars>>> =
        (0..players).map(|seat| make(seed + seat, budget)).collect();
    while let Some(seat) = game.asked().first() {
        let decision = bots[seat.index()].decide(&Observation::new(&game, seat));
        game.apply(seat, &decision, &mut Log::silent())
            .expect("a computer player knows the rules");
        assert!(
            game.generation() < 30,
            "seed {seed}: the game goes on for ever"
        );
    }
    game
}

#[test]
fn greedy_terraforms_alone_now_and_then() {
    let won = (0..20)
        .filter_map(|seed| play(&Setup::new(1), seed).outcome())
        .filter(|outcome| !outcome.winners.is_empty());
    let won = won.count();
    assert!(won >= 5, "won {won} of 20");
}

#[test]
fn greedy_beats_an_easy_mars_bot_now_and_then() {
    let setup = Setup::new(1).with("automa", "yes").with("level", "easy");
    let won = (0..20)
        .filter_map(|seed| play(&setup, seed).outcome())
        .filter(|outcome| outcome.winners.contains(kit::Seat::new(0)));
    let won = won.count();
    assert!(won >= 5, "won {won} of 20");
}

#[test]
fn two_greedy_players_fill_the_planet_in_good_time() {
    for seed in 0..10 {
        let game = play(&Setup::new(2), seed);
        assert!(game.is_terraformed(), "seed {seed}");
        let scores: Vec<_> = game.scores().iter().map(mars::Score::total).collect();
        assert!(
            scores.iter().all(|score| *score > 50),
            "seed {seed}: {scores:?}"
        );
    }
}

/// What it recalls in a decision is checked wherever assertions are: the last generation, in which
/// it looks at things in two ways, must be among the positions.
#[test]
fn search_recalls_nothing_that_no_longer_holds() {
    let budget = kit::Budget::iterations(1);
    for setup in [Setup::new(1), Setup::new(2), Setup::new(3)] {
        for seed in 0..3 {
            let game = play_among("search", &budget, &setup, seed);
            assert!(game.outcome().is_some());
        }
    }
}
