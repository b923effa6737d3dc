//! The search on a game whose best moves are known.

use std::time::{Duration, Instant};

use kit::{Seed, Setup, Stop};
use testkit::toy::{Choice, SOUND, Toy};

use super::*;

/// Plays at random and tries everything out.
struct Blind;

impl Policy<Toy<SOUND>> for Blind {
    const WIN: f64 = 1.0;
    const PARTS: &'static [&'static str] = &[];

    fn answer(&mut self, game: &Toy<SOUND>, seat: Seat, rng: &mut Rng) -> Choice {
        game.pick(seat, rng).expect("it is asked")
    }

    fn candidates(&mut self, game: &Toy<SOUND>, seat: Seat, _: &mut Rng) -> Vec<Choice> {
        game.legal(seat)
    }

    fn ending(&self, game: &Toy<SOUND>, seat: Seat) -> Ending {
        let won = |outcome: kit::Outcome| outcome.winners.contains(seat);
        let chance = f64::from(u8::from(game.outcome().is_some_and(won)));
        Ending {
            lead: 0.0,
            chance,
            parts: [0.0; MAX_PARTS],
        }
    }
}

fn decide(stones: u8, seed: u64, budget: &Budget) -> Choice {
    let setup = Setup::new(2).with("stones", stones);
    let toy = Toy::<SOUND>::start(&setup, Seed::from_number(1)).expect("a plain setup");
    let seat = toy.asked().first().expect("the game has begun");
    Search::new(Blind, seed, budget).decide(&Observation::new(&toy, seat))
}

#[test]
fn it_finds_the_better_answer_by_playing_on_at_random() {
    // Leaving four stones wins two games of three if both go on at random, any other answer
    // about half. An unlucky beginning now and then drops it.
    let found =
        (0..20).filter(|seed| decide(7, *seed, &Budget::iterations(2_000)) == Choice::Take(3));
    let found = found.count();
    assert!(found >= 14, "found {found} of 20");
}

#[test]
fn a_fixed_number_of_iterations_gives_the_same_answer_again() {
    for seed in 0..20 {
        let budget = Budget::iterations(60);
        assert_eq!(decide(15, seed, &budget), decide(15, seed, &budget));
    }
}

#[test]
fn too_few_worlds_and_a_stop_leave_the_usual_answer() {
    let usual = Choice::Take(1);
    assert_eq!(decide(7, 1, &Budget::iterations(7)), usual);
    let stop = Stop::default();
    stop.now();
    assert_eq!(decide(7, 1, &Budget::iterations(4_000).until(&stop)), usual);
}

#[test]
fn time_is_kept() {
    let start = Instant::now();
    decide(15, 1, &Budget::time(Duration::from_millis(20)));
    // Without a bound it would never come to an end; the rest is a busy machine.
    assert!(start.elapsed() < Duration::from_secs(60));
}

#[test]
fn answers_are_weighed_against_the_usual_one() {
    let setup = Setup::new(2).with("stones", 7);
    let toy = Toy::<SOUND>::start(&setup, Seed::from_number(1)).expect("a plain setup");
    let seat = toy.asked().first().expect("the game has begun");
    let observation = Observation::new(&toy, seat);
    let mut search = Search::new(Blind, 1, &Budget::iterations(2_000));
    let weighed = search.measure(&observation, 300);
    assert_eq!(weighed.len(), toy.legal(seat).len());
    assert_eq!(weighed[0].difference, 0.0);
    assert!(weighed.iter().all(|answer| answer.worlds == 300));
    let best = weighed.iter().max_by(|a, b| a.chance.total_cmp(&b.chance));
    assert_eq!(best.map(|best| best.decision), Some(Choice::Take(3)));
    // What it would answer comes first.
    let mut again = Search::new(Blind, 1, &Budget::iterations(2_000));
    let weighed = search.weigh(&observation);
    again.decide(&observation);
    assert_eq!(weighed[0].decision, again.decide(&observation));
}
