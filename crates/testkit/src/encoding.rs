//! The promises of [`kit::Encoded`], checked over random games.

use std::collections::HashMap;

use kit::{Encoded, Layout, Log, Rng, Seat, Seed, Setup, Viewer};
use rand::RngExt as _;

use crate::random_decision;

/// How much was really checked, so that a caller can tell that it was enough.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Report {
    /// States looked at.
    pub states: usize,
    /// Indices that a mask allowed.
    pub allowed: usize,
    /// Decisions that shared an index with another one.
    pub folded: usize,
    /// Pairs of states that a seat could not tell apart.
    pub twins: usize,
    /// Pairs of states that look different to a seat.
    pub different: usize,
}

/// Plays random games of every setup and looks at about one in `look` states.
///
/// # Panics
/// When a promise is broken.
pub fn run<G: Encoded>(setups: &[Setup], games: u64, look: u32) -> Report {
    let mut report = Report::default();
    for setup in setups {
        for number in 0..games {
            let mut game = G::start(setup, Seed::from_number(number)).expect("a fine setup");
            let mut rng = kit::rng(number);
            while game.outcome().is_none() {
                if rng.random_ratio(1, look) {
                    state(&game, &mut rng, &mut report);
                }
                let (seat, decision) = random_decision(&game, &mut rng);
                game.apply_unchecked(seat, &decision, &mut Log::silent());
            }
            assert_eq!(
                &Layout::written(&game, Seat::new(0)),
                G::observations(),
                "the blocks of an observation"
            );
        }
    }
    report
}

fn observed<G: Encoded>(game: &G, seat: Seat) -> Vec<i16> {
    let mut row = vec![7; G::observations().size()];
    game.observe_into(seat, &mut row);
    row
}

fn masked<G: Encoded>(game: &G, seat: Seat) -> Vec<i8> {
    let mut mask = vec![7; G::actions().size()];
    game.mask(seat, &mut Vec::new(), &mut mask);
    mask
}

fn state<G: Encoded>(game: &G, rng: &mut Rng, report: &mut Report) {
    report.states += 1;
    let (actor, decision) = random_decision(game, rng);
    let mut next = game.clone();
    next.apply_unchecked(actor, &decision, &mut Log::silent());
    for seat in Seat::all(game.players()).chain([Seat::TABLE]) {
        answers(game, seat, rng, report);
        if seat == Seat::TABLE {
            continue;
        }
        let own = observed(game, seat);
        let twin = game.determinize(seat, rng);
        assert_eq!(
            own,
            observed(&twin, seat),
            "{seat} observes what it may not know"
        );
        assert_eq!(
            masked(game, seat),
            masked(&twin, seat),
            "the mask of {seat} tells too much"
        );
        report.twins += 1;
        let look = |game: &G| (game.view(Viewer::Seat(seat)), game.prompt(seat));
        if look(game) != look(&next) {
            assert_ne!(
                own,
                observed(&next, seat),
                "{seat} sees a difference that its numbers do not show, by {actor} {decision}:\n{:?}\n{:?}",
                look(game),
                look(&next)
            );
            report.different += 1;
        }
    }
}

/// The mask allows the indices of what is listed, and each stands for a legal decision.
fn answers<G: Encoded>(game: &G, seat: Seat, rng: &mut Rng, report: &mut Report) {
    let size = G::actions().size();
    let mut by_index: HashMap<usize, usize> = HashMap::new();
    for decision in game.legal(seat) {
        let index = game.index(seat, &decision);
        assert!(index < size, "{decision} has an index beyond the last");
        *by_index.entry(index).or_default() += 1;
        if !G::shares_index(&decision) {
            let meant = game.decision(seat, index);
            assert_eq!(meant.as_ref(), Some(&decision), "{index} for {seat}");
        }
    }
    report.folded += by_index.values().filter(|count| **count > 1).count();
    for (index, allowed) in masked(game, seat).into_iter().enumerate() {
        let is_listed = by_index.contains_key(&index);
        assert_eq!(allowed == 1, is_listed, "the mask at {index} for {seat}");
        // Of what is not listed a few will do.
        if !is_listed && !rng.random_ratio(1, 32) {
            continue;
        }
        match game.decision(seat, index) {
            Some(decision) => {
                assert_eq!(
                    game.check(seat, &decision),
                    Ok(()),
                    "{index} for {seat} is {decision}"
                );
                assert_eq!(
                    game.index(seat, &decision),
                    index,
                    "{decision} has another index"
                );
            }
            None => assert!(!is_listed, "{index} is allowed but stands for nothing"),
        }
        report.allowed += usize::from(is_listed);
    }
    assert_eq!(game.decision(seat, size), None, "an index beyond the last");
    assert_eq!(
        game.decision(seat, usize::MAX),
        None,
        "an index beyond the last"
    );
}
