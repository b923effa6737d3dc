//! How fast a game's rules are: random games on one thread, and nothing else.

use std::time::Instant;

use kit::{Game, Log, Setup, SetupError};
use serde::Serialize;

use crate::deal::Deal;
use crate::play::next_to_decide;

/// How fast a game's rules are.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// How many games were played to the end.
    pub games: u64,
    /// How many decisions were made in all of them.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
}

impl Speed {
    /// Complete games by second.
    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.seconds
    }

    /// Decisions by second.
    pub fn decisions_per_second(&self) -> f64 {
        self.decisions as f64 / self.seconds
    }
}

/// Plays random games on one thread, each decision uniformly chosen from those listed, and keeps
/// no events, records or checks: what is measured is the rules.
///
/// # Errors
/// If the game cannot start from the setup.
///
/// # Panics
/// If a game asks somebody who has no answer, or does not come to its end within its bound.
pub fn speed<G: Game>(setup: &Setup, games: u64, seed: u64) -> Result<Speed, SetupError> {
    let mut rng = kit::rng(seed);
    let mut decisions = 0;
    let start = Instant::now();
    for number in 0..games {
        let mut game = G::start(setup, Deal::new(seed, number).seed)?;
        let mut left = game.bound();
        let mut last = None;
        while let Some(seat) = next_to_decide(game.asked(), last, game.players()) {
            assert!(left > 0, "the game is longer than its bound");
            let decision = game.pick(seat, &mut rng);
            let decision = decision.expect("whoever is asked has a legal answer");
            game.apply_unchecked(seat, &decision, &mut Log::silent());
            last = Some(seat);
            left -= 1;
            decisions += 1;
        }
    }
    Ok(Speed {
        games,
        decisions,
        seconds: start.elapsed().as_secs_f64(),
    })
}
