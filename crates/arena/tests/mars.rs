//! How well the computer players of Mars play.

use arena::{Match, Threads, simulate};
use bots::Playable as _;
use kit::Setup;
use mars::Mars;

fn play(players: usize, names: &[&str], games: u64) -> arena::Report {
    let agents = names
        .iter()
        .map(|name| Mars::bot(name).expect("a known name"))
        .collect();
    let plan = Match::<Mars> {
        setup: Setup::new(players),
        games,
        seed: 1,
        budget: kit::Budget::default(),
        threads: Threads::start(0).expect("a thread for each core"),
        agents,
    };
    simulate(&plan, &|| {}).expect("computer players know the rules")
}

#[test]
fn greedy_beats_random_by_far() {
    let report = play(2, &["greedy", "random"], 20);
    assert!(
        report.agents[0].wins >= 19,
        "won only {} of 20",
        report.agents[0].wins
    );
    assert!(report.agents[0].mean_score > report.agents[1].mean_score + 30.0);
}

#[test]
fn greedy_finishes_games_of_every_size() {
    for players in 1..=5 {
        let report = play(players, &["greedy"], 4);
        assert_eq!(report.games, 4);
    }
}
