//! What every game is tested with: the conformance suite, nonsense, scenario files, golden
//! playthroughs, readers of all that is said, and a toy game that proves the suite itself.

pub mod conformance;
pub mod encoding;
pub mod nonsense;
pub mod playthrough;
pub mod rules;
pub mod scenarios;
pub mod told;
pub mod toy;

use kit::{Game, Rng, Seat};
use rand::RngExt as _;

/// A uniformly random seat of those asked, with a uniformly random one of its listed decisions.
///
/// # Panics
/// If nobody is asked, or somebody is asked who has no legal answer.
pub fn random_decision<G: Game>(game: &G, rng: &mut Rng) -> (Seat, G::Decision) {
    let asked: Vec<_> = game.asked().iter().collect();
    let seat = asked[rng.random_range(0..asked.len())];
    let mut legal = game.legal(seat);
    assert!(
        !legal.is_empty(),
        "{seat} is asked but has no legal answer: {game:?}"
    );
    let choice = rng.random_range(0..legal.len());
    (seat, legal.swap_remove(choice))
}
