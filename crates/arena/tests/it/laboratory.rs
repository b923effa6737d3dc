//! The exam, the sequential test, and what players are told in a match.

use std::sync::atomic::{AtomicUsize, Ordering};

use arena::{ExamPlan, Proof, make_exam, simulate, sit_exam, sprt};
use bots::{BotSpec, Ending, MAX_PARTS, Policy, Search};
use kit::{Bot, Budget, Event as _, Game as _, Observation, Rng, Seat, Viewer};
use testkit::toy::{Choice, Happened, SOUND, Toy};

use super::{PERFECT, RANDOM, plan};

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
        let won = game.outcome().is_some_and(|end| end.winners.contains(seat));
        let chance = f64::from(u8::from(won));
        Ending {
            lead: chance,
            chance,
            parts: [0.0; MAX_PARTS],
        }
    }
}

#[test]
fn an_exam_tells_good_players_from_bad_ones() {
    let plan = ExamPlan {
        games: plan(&[&RANDOM], 2, 12),
        analyst: |seed, budget| Box::new(Search::new(Blind, seed, budget)),
        questions: 3,
        worlds: 200,
    };
    let exam = make_exam(&plan, &|| {});
    let text = serde_json::to_string(&exam).expect("plain data");
    assert_eq!(
        serde_json::from_str::<arena::Exam>(&text).expect("an exam"),
        exam
    );
    let sit = |agent| sit_exam(&exam, agent, &Budget::default(), 1, &|| {}).expect("its own games");
    let (perfect, random) = (sit(&PERFECT), sit(&RANDOM));
    assert!(perfect.all.questions >= 24, "{perfect:?}");
    assert_eq!(perfect.kinds.len(), 1, "a toy has one kind of question");
    assert!(
        perfect.all.regret() < random.all.regret(),
        "{perfect:?} {random:?}"
    );
    assert!(perfect.all.top_1 > random.all.top_1);
}

#[test]
fn a_stored_game_that_does_not_fit_the_rules_is_no_exam() {
    let plan = ExamPlan {
        games: plan(&[&RANDOM], 2, 3),
        analyst: |seed, budget| Box::new(Search::new(Blind, seed, budget)),
        questions: 6,
        worlds: 8,
    };
    let mut exam = make_exam(&plan, &|| {});
    for game in &mut exam.games {
        game.record = game.record.replace("take", "steal");
    }
    let result = sit_exam(&exam, &PERFECT, &Budget::default(), 1, &|| {});
    assert!(result.is_err(), "nobody steals stones");
}

#[test]
fn a_sequential_test_ends_when_the_games_are_clear() {
    let found = sprt(&plan(&[&PERFECT, &RANDOM], 2, 4000), [0.0, 20.0], &|| {});
    let found = found.expect("a sound game");
    assert_eq!(found.verdict, Proof::Better);
    assert!(found.games < 400, "{found:?}");
    let found = sprt(&plan(&[&RANDOM, &PERFECT], 2, 4000), [0.0, 20.0], &|| {});
    assert_eq!(found.expect("a sound game").verdict, Proof::NotBetter);
    let found = sprt(&plan(&[&RANDOM, &PERFECT], 2, 10), [0.0, 20.0], &|| {});
    let found = found.expect("a sound game");
    assert_eq!((found.verdict, found.games), (Proof::Open, 10));
}

/// Events that players of the match were told.
static TOLD: AtomicUsize = AtomicUsize::new(0);

/// Takes a stone, and looks at what it is told.
struct Attentive(Option<Seat>);

impl Bot<Toy<SOUND>> for Attentive {
    fn decide(&mut self, observation: &Observation<'_, Toy<SOUND>>) -> Choice {
        self.0 = Some(observation.seat());
        Choice::Take(1)
    }

    fn see(&mut self, events: &[Happened]) {
        TOLD.fetch_add(events.len(), Ordering::Relaxed);
        for event in events {
            // A seat is told as much as it may know, and no more.
            if let Some(seat) = self.0 {
                assert_eq!(event.seen_by(Viewer::Seat(seat)).as_ref(), Some(event));
            }
        }
    }
}

#[test]
fn players_are_told_what_happens() {
    static ATTENTIVE: BotSpec<Toy<SOUND>> = BotSpec {
        name: "attentive",
        about: "looks",
        make: |_, _| Box::new(Attentive(None)),
    };
    let report = simulate(&plan(&[&ATTENTIVE], 2, 10), &|| {}).expect("a sound game");
    // Each of 15 stones is an event, told to both, except for what happens after the last question
    // to a seat.
    let told = TOLD.load(Ordering::Relaxed) as u64;
    assert_eq!(report.decisions, 150);
    assert!(
        (2 * report.decisions - 4 * 10..2 * report.decisions).contains(&told),
        "{told}"
    );
}
