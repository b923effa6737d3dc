//! Many games between the same players.

use std::time::Instant;

use kit::{Game, Seat};
use serde::Serialize;

use crate::Match;
use crate::play::{Fault, Played, Tally, play, play_all};
use crate::statistics::wilson;

/// What came out of a simulation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game's name.
    pub game: &'static str,
    /// How many played.
    pub players: usize,
    /// The options that differ from their default.
    pub variant: Vec<String>,
    /// The seed of the match.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// How many decisions were made in all of them.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games by second, over all threads.
    pub games_per_second: f64,
    /// Decisions by second, over all threads.
    pub decisions_per_second: f64,
    /// How each player did, in the order of the match.
    pub agents: Vec<Agent>,
}

/// How one player of a simulation did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Agent {
    /// Its name.
    pub name: &'static str,
    /// How many games it won, alone or with others.
    pub wins: u64,
    /// The share of games that it won.
    pub win_rate: f64,
    /// The 95 % interval of that share.
    pub ci95: [f64; 2],
    /// Its mean score.
    pub mean_score: f64,
}

/// Plays the games of a match and reports. The agents of the match are repeated until every seat
/// has one. Where they differ they change seats from game to game, so that no one profits from
/// sitting first; where all are the same, the report tells how each seat did.
///
/// `finished` is told of every finished game.
///
/// # Errors
/// The first game that did not come to its end: a dead end, an illegal answer, or no end in sight.
///
/// # Panics
/// If the match has no agents.
pub fn simulate<G: Game>(plan: &Match<G>, finished: &(dyn Fn() + Sync)) -> Result<Report, Fault> {
    let players = plan.setup.players;
    let agents: Vec<_> = plan.agents.iter().copied().cycle().take(players).collect();
    assert_eq!(agents.len(), players, "a match has agents");
    let differ = agents.iter().any(|agent| agent.name != agents[0].name);
    let shift = |game: u64| if differ { game as usize % players } else { 0 };

    let start = Instant::now();
    let tally = plan.threads.run(|| {
        let empty = || Scores {
            shift: &shift,
            decisions: 0,
            wins: vec![0; players],
            scores: vec![0; players],
        };
        play_all(plan.games, empty, |game| {
            let seated = (0..players).map(|seat| agents[(seat + shift(game)) % players]);
            let played = play(&plan.setup, seated, &plan.budget, plan.seed, game);
            finished();
            played
        })
    })?;
    let seconds = start.elapsed().as_secs_f64();

    let games = plan.games;
    let report = |(at, agent): (usize, &&bots::BotSpec<G>)| Agent {
        name: agent.name,
        wins: tally.wins[at],
        win_rate: tally.wins[at] as f64 / games.max(1) as f64,
        ci95: wilson(tally.wins[at], games),
        mean_score: tally.scores[at] as f64 / games.max(1) as f64,
    };
    Ok(Report {
        game: G::NAME,
        players,
        variant: plan.variant(),
        seed: plan.seed,
        games,
        decisions: tally.decisions,
        seconds,
        games_per_second: games as f64 / seconds,
        decisions_per_second: tally.decisions as f64 / seconds,
        agents: agents.iter().enumerate().map(report).collect(),
    })
}

/// Wins and scores by agent.
struct Scores<'a> {
    /// By how many places the agents have moved in a game.
    shift: &'a (dyn Fn(u64) -> usize + Sync),
    decisions: u64,
    wins: Vec<u64>,
    scores: Vec<i64>,
}

impl Tally for Scores<'_> {
    fn count(&mut self, game: u64, played: &Played) {
        let players = self.wins.len();
        self.decisions += played.decisions;
        for seat in Seat::all(players) {
            let agent = (seat.index() + (self.shift)(game)) % players;
            self.wins[agent] += u64::from(played.outcome.winners.contains(seat));
            self.scores[agent] += i64::from(played.outcome.scores[seat]);
        }
    }

    fn merge(&mut self, other: Self) {
        self.decisions += other.decisions;
        for (mine, theirs) in self.wins.iter_mut().zip(other.wins) {
            *mine += theirs;
        }
        for (mine, theirs) in self.scores.iter_mut().zip(other.scores) {
            *mine += theirs;
        }
    }
}
