//! The analysis of games in which known mistakes were made.

use bots::{Playable, Study};
use dice::DiceGame;
use kit::{Analysis, Bot, Budget, Game as _, Observation, Prompt as _, Seat, Seed, Session, Setup};
use mars::data::StandardProject;
use mars::{Decision, Mars};
use shifter::Shifter;

/// Whose mistakes are planted.
const CULPRIT: Seat = Seat::new(0);

fn analyse<G: Playable>(session: &Session<G>, iterations: u32) -> Analysis {
    analyse_until(session.moves().len(), session, iterations)
}

/// The analysis of the first decisions of a game.
fn analyse_until<G: Playable>(end: usize, session: &Session<G>, iterations: u32) -> Analysis {
    let budget = Budget::iterations(iterations);
    let moves = &session.moves()[..end];
    let mut study = Study::new(session.setup(), session.origin(), moves, 1, &budget);
    let mut done = 0;
    let size = study.size();
    loop {
        let tasks = study.tasks();
        if tasks.is_empty() {
            break;
        }
        done += tasks.len();
        let findings = tasks.iter().map(|task| study.work(task)).collect();
        study.note(findings);
    }
    assert!(done <= size, "{done} tasks of {size}");
    study.analysis()
}

/// A game among players of one name. `mistake` may change what the culprit does.
fn play<G: Playable>(
    name: &str,
    setup: &Setup,
    seed: u64,
    mut mistake: impl FnMut(&Session<G>, &G::Decision) -> Option<G::Decision>,
) -> Session<G> {
    let make = G::bot(name).expect("a known name").make;
    let mut session = Session::<G>::start(setup, Seed::from_number(seed)).expect("a fine setup");
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..session.game().players() as u64)
        .map(|seat| make(seed + seat, &Budget::default()))
        .collect();
    while let Some(seat) = session.game().asked().first() {
        let observation = Observation::new(session.game(), seat);
        let mut decision = bots[seat.index()].decide(&observation);
        if seat == CULPRIT {
            decision = mistake(&session, &decision).unwrap_or(decision);
        }
        session.decide(seat, &decision).expect("a legal decision");
    }
    session
}

/// What all analyses have in common.
fn check<G: Playable>(session: &Session<G>, analysis: &Analysis) {
    let players = session.game().players();
    let first = analysis.curve.first().expect("a beginning");
    let last = analysis.curve.last().expect("an end");
    assert_eq!((first.step, last.step), (0, session.moves().len()));
    assert!(analysis.curve.is_sorted_by(|a, b| a.step < b.step));
    let outcome = session.game().outcome().expect("the game is over");
    for moment in &analysis.curve {
        assert_eq!(moment.chances.len(), players);
        let is_chance = |chance: &f64| (0.0..=1.0).contains(chance);
        assert!(moment.chances.iter().all(is_chance), "{moment:?}");
    }
    for seat in Seat::all(players) {
        let won = outcome.winners.contains(seat);
        assert_eq!(last.chances[seat.index()] > 0.0, won, "{last:?}");
    }
    assert_eq!(analysis.accuracy.len(), players);
    assert!(
        analysis
            .accuracy
            .iter()
            .all(|of_seat| of_seat.found <= of_seat.choices)
    );
    for costly in &analysis.costly {
        assert!(!costly.decided.is_empty() && !costly.better.is_empty());
        assert_ne!(costly.decided, costly.better);
    }
}

/// A game of Mars in which the culprit buys none of its first cards, passes although it has
/// much money, and sells its whole hand; with the steps of these three. Nothing if the game offers no
/// occasion.
fn game_with_mistakes(seed: u64) -> Option<(Session<Mars>, Vec<usize>)> {
    let mut planted: Vec<usize> = Vec::new();
    let mut is_selling = false;
    let session = play::<Mars>("greedy", &Setup::new(2), seed, |session, usual| {
        let game = session.game();
        let legal = game.legal(CULPRIT);
        let code = game.prompt(CULPRIT)?.code();
        is_selling &= code == "sell";
        let sale = Decision::Project(StandardProject::SellPatents);
        let mistake = match (code, planted.len()) {
            ("buy", 0) => Decision::Done,
            ("action", 1) if game.spendable(CULPRIT) >= 45 && *usual != Decision::Pass => {
                Decision::Pass
            }
            ("action", 2) if legal.contains(&sale) && game.hand(CULPRIT).len() > 4 => {
                is_selling = true;
                sale
            }
            ("sell", _) if is_selling => {
                let sell = |decision: &&Decision| matches!(decision, Decision::Sell(_));
                return legal.iter().find(sell).copied();
            }
            _ => return None,
        };
        planted.push(session.moves().len());
        Some(mistake)
    });
    (planted.len() == 3).then_some((session, planted))
}

#[test]
fn planted_mistakes_are_found_in_a_game_of_mars() {
    let (session, planted) = (0..40).find_map(game_with_mistakes).expect("an occasion");
    let analysis = analyse_until(planted[2] + 20, &session, 48);
    let found: Vec<_> = analysis.costly.iter().map(|costly| costly.step).collect();
    for step in &planted {
        // The sale is a question of its own, after the action.
        let near = |at: &usize| *at == *step || *at == *step + 1;
        assert!(found.iter().any(near), "{planted:?}: {found:?}");
    }
    let sums = analysis.curve.iter();
    let mut sums = sums.map(|moment| moment.chances.iter().sum::<f64>());
    assert!(sums.all(|sum| (sum - 1.0).abs() < 0.01));
    // Better answers come with their reasons.
    let mut costly = analysis.costly.iter();
    assert!(costly.any(|costly| !costly.reasons.is_empty()));
    assert!(analysis.accuracy[0].lost > analysis.accuracy[1].lost);
}

/// To end the turn at once, with no mission met, costs cards of the library.
#[test]
fn a_wasted_turn_is_found_in_a_game_of_shifter() {
    let setup = Setup::new(1);
    let session = Session::<Shifter>::start(&setup, Seed::from_number(3)).expect("a fine setup");
    let mut analyst = (Shifter::ANALYST)(1, &Budget::iterations(32));
    let observation = Observation::new(session.game(), CULPRIT);
    let weighed = analyst.review(&observation, &[shifter::Decision::Settle]);
    let [decided, better, ..] = &weighed[..] else {
        panic!("no other answer: {weighed:?}");
    };
    assert_eq!(decided.decision, [shifter::Decision::Settle]);
    assert!(better.decision.len() > 1, "a whole turn: {better:?}");
    assert!(better.expected > 0.5, "{better:?}");
    assert!(better.parts.iter().any(|(_, points)| *points != 0.0));
}

#[test]
fn the_same_seed_gives_the_same_analysis() {
    let session = play::<DiceGame>("greedy", &Setup::new(2), 5, |_, _| None);
    let analysis = analyse(&session, 2);
    check(&session, &analysis);
    assert_eq!(analysis, analyse(&session, 2));
    let text = serde_json::to_string(&analysis).expect("plain data");
    let read: Analysis = serde_json::from_str(&text).expect("it was written so");
    assert_eq!(read, analysis);
    let choices = analysis.accuracy.iter().map(|of_seat| of_seat.choices);
    assert!(choices.into_iter().all(|choices| choices > 5));
}

#[test]
fn a_game_against_mars_bot_and_one_alone_can_be_analysed() {
    for setup in [Setup::new(1), Setup::new(1).with("automa", "yes")] {
        let session = play::<Mars>("greedy", &setup, 2, |_, _| None);
        check(&session, &analyse(&session, 1));
    }
}

#[test]
fn a_game_that_has_not_begun_has_no_costly_decision() {
    let setup = Setup::new(2);
    let session = Session::<Shifter>::start(&setup, Seed::from_number(1)).expect("a fine setup");
    let analysis = analyse(&session, 2);
    assert_eq!((analysis.curve.len(), analysis.costly.len()), (1, 0));
}
