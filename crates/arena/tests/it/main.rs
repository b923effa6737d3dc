//! Matches of a toy game, sound and flawed.

mod laboratory;

use arena::{Breach, Match, Threads, rate, rated_games, ratings, results, simulate, speed, totals};
use bots::BotSpec;
use kit::{Bot, Observation, Setup};
use testkit::toy::{Choice, DEAD_END, ENDLESS, LISTS_ILLEGAL, SOUND, Toy};

/// Leaves a multiple of four stones where it can, which wins a game of two.
struct Perfect;

impl Bot<Toy<SOUND>> for Perfect {
    fn decide(&mut self, observation: &Observation<'_, Toy<SOUND>>) -> Choice {
        let stones: u64 =
            serde_json::to_value(observation.view()).expect("a view is plain data")["stones"]
                .as_u64()
                .expect("a number of stones");
        Choice::Take(u8::try_from(stones % 4).expect("it is below 4").max(1))
    }
}

static RANDOM: BotSpec<Toy<SOUND>> = BotSpec::RANDOM;
static PERFECT: BotSpec<Toy<SOUND>> = BotSpec {
    name: "perfect",
    about: "never errs",
    make: |_, _| Box::new(Perfect),
};

fn threads(count: usize) -> Threads {
    Threads::start(count).expect("the machine can start a few threads")
}

fn plan(agents: &[&'static BotSpec<Toy<SOUND>>], players: usize, games: u64) -> Match<Toy<SOUND>> {
    Match {
        setup: Setup::new(players),
        games,
        seed: 7,
        budget: kit::Budget::default(),
        threads: threads(2),
        agents: agents.to_vec(),
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let report = |count| {
        let plan = Match {
            budget: kit::Budget::default(),
            threads: threads(count),
            ..plan(&[&PERFECT, &RANDOM], 3, 500)
        };
        let report = simulate(&plan, &|| {}).expect("a sound game");
        (report.decisions, report.agents)
    };
    assert_eq!(report(1), report(4));
}

#[test]
fn another_seed_gives_other_games() {
    let decisions = |seed| {
        let plan = Match {
            seed,
            ..plan(&[&RANDOM], 2, 100)
        };
        simulate(&plan, &|| {}).expect("a sound game").decisions
    };
    assert_ne!(decisions(1), decisions(2));
}

#[test]
fn a_report_adds_up_and_the_better_player_wins() {
    let report = simulate(&plan(&[&PERFECT, &RANDOM], 2, 1000), &|| {}).expect("a sound game");
    let [perfect, random] = report.agents.as_slice() else {
        panic!("two agents");
    };
    assert_eq!((&*perfect.name, &*random.name), ("perfect", "random"));
    assert_eq!(perfect.wins + random.wins, 1000);
    assert!(perfect.win_rate > 0.9, "{}", perfect.win_rate);
    assert!(perfect.ci95[0] < perfect.win_rate && perfect.win_rate < perfect.ci95[1]);
    // Ten points for the win and a secret from 0 to 9.
    assert!((perfect.mean_score - 4.5 - 10.0 * perfect.win_rate).abs() < 1.0);
}

/// With 4 stones the second player wins if nobody errs: only changing seats gives both half.
#[test]
fn different_agents_change_seats_and_equal_ones_do_not() {
    static TWIN: BotSpec<Toy<SOUND>> = BotSpec {
        name: "twin",
        about: "never errs either",
        make: |_, _| Box::new(Perfect),
    };
    let wins = |agents: &[&'static BotSpec<Toy<SOUND>>]| -> Vec<_> {
        let mut plan = plan(agents, 2, 100);
        plan.setup.options.insert("stones".into(), "4".into());
        let report = simulate(&plan, &|| {}).expect("a sound game");
        assert_eq!(report.variant, ["stones=4"]);
        report.agents.iter().map(|agent| agent.wins).collect()
    };
    assert_eq!(wins(&[&PERFECT, &TWIN]), [50, 50]);
    assert_eq!(wins(&[&PERFECT]), [0, 100]);
}

fn flawed<const FLAW: u8>(count: usize) -> (u64, Breach, String) {
    let plan: Match<Toy<FLAW>> = Match {
        setup: Setup::new(2),
        games: 200,
        seed: 1,
        budget: kit::Budget::default(),
        threads: threads(count),
        agents: vec![&BotSpec::RANDOM],
    };
    let fault = simulate(&plan, &|| {}).expect_err("the game is flawed");
    (fault.game, fault.breach, fault.record)
}

#[test]
fn faults_are_reported_with_a_record() {
    let (_, breach, record) = flawed::<DEAD_END>(2);
    assert!(matches!(breach, Breach::Panic { ref what } if what.contains("no legal answer")));
    assert!(record.starts_with("areo-record 1\ngame toy\n"), "{record}");
    assert!(record.parse::<kit::Record>().is_ok());

    let (_, breach, _) = flawed::<LISTS_ILLEGAL>(2);
    assert!(matches!(
        breach,
        Breach::Illegal {
            code: "bad-count",
            ..
        }
    ));

    let (_, breach, _) = flawed::<ENDLESS>(2);
    assert!(matches!(breach, Breach::Endless { bound: 3 }));
}

#[test]
fn the_first_fault_is_reported_on_any_number_of_threads() {
    let (game, _, record) = flawed::<LISTS_ILLEGAL>(1);
    for _ in 0..5 {
        let (again, _, same) = flawed::<LISTS_ILLEGAL>(4);
        assert_eq!((again, &same), (game, &record));
    }
}

#[test]
fn rivals_are_rated_by_playing_each_other() {
    static OTHER: BotSpec<Toy<SOUND>> = BotSpec {
        name: "other",
        about: "random too",
        make: |seed, budget| (BotSpec::RANDOM.make)(seed ^ 1, budget),
    };
    let plan = plan(&[&RANDOM, &PERFECT, &OTHER], 2, 300);
    let ratings = rate(&plan, false, &|| {}).expect("a sound game");
    let [random, perfect, other] = ratings.agents.as_slice() else {
        panic!("three agents");
    };
    assert!(perfect.ci95[0] > random.ci95[1].max(other.ci95[1]));
    assert!((random.rating - other.rating).abs() < 100.0);
    let sum: f64 = ratings.agents.iter().map(|agent| agent.rating).sum();
    assert!((sum - 4500.0).abs() < 1e-3);
    assert_eq!(ratings.pairs.len(), 3);
    assert!(ratings.pairs.iter().all(|pair| pair.of == 300));
}

#[test]
fn on_the_same_deals_a_player_is_as_good_as_itself() {
    let ratings = rate(&plan(&[&PERFECT, &PERFECT], 2, 50), true, &|| {}).expect("a sound game");
    assert_eq!(ratings.pairs[0].points, 25.0);
    assert!((ratings.agents[0].rating - 1500.0).abs() < 1e-6);
}

#[test]
fn speed_counts_what_it_plays() {
    let speed = speed::<Toy<SOUND>>(&Setup::new(2), 100, 1).expect("a plain setup");
    assert_eq!(speed.games, 100);
    assert!((500..6000).contains(&speed.decisions));
    assert!(speed.decisions_per_second() > speed.games_per_second());
}

#[test]
fn parts_of_a_match_add_up_to_the_match() {
    let plan = plan(&[&PERFECT, &RANDOM], 3, 40);
    let part = |games| totals(&plan, games, &|| {}).expect("a sound game");
    // The cut goes through a deal, whose games come one after the other.
    let mut joined = part(13..40);
    joined.add(part(0..13));
    let whole = part(0..40);
    assert_eq!(whole.games(), 40);
    assert_eq!(joined, whole);
    let report = simulate(&plan, &|| {}).expect("a sound game");
    assert_eq!(
        joined.agents(["perfect", "random", "perfect"]),
        report.agents
    );
    for same_deals in [false, true] {
        let part = |games| results(&plan, same_deals, games, &|| {}).expect("a sound game");
        let all = rated_games(&plan, same_deals);
        let joined = [part(0..11), part(11..all)].concat();
        let whole = rate(&plan, same_deals, &|| {}).expect("a sound game");
        assert_eq!(ratings(&plan, same_deals, &joined), whole);
    }
}
