//! Many games between the same players.

use std::collections::BTreeMap;
use std::time::Instant;

use kit::{Game, Seat};
use serde::Serialize;

use crate::Match;
use crate::play::{Fault, Played, Tally, play, play_all};
use crate::statistics::{Cluster, clustered, mean_of};

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
    /// The 95 % interval of that share, with the games of one deal taken together.
    pub ci95: [f64; 2],
    /// Its mean score.
    pub mean_score: f64,
    /// By how many points it is ahead of the best other seat in the mean, and the standard error;
    /// nothing where it plays alone.
    pub lead: Option<[f64; 2]>,
}

/// Plays the games of a match and reports. The agents of the match are repeated until every seat
/// has one. Where they differ every deal is played once for each rotation of the seats, so that no one
/// profits from sitting first or from good cards; where all are the same, the report tells how each
/// seat did.
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
    // The games of a deal come one after the other, one for each rotation.
    let rotations = if differ { players as u64 } else { 1 };

    let start = Instant::now();
    let tally = plan.threads.run(|| {
        let empty = || Scores {
            rotations,
            players,
            decisions: 0,
            deals: BTreeMap::new(),
        };
        play_all(plan.games, empty, |game| {
            let shift = (game % rotations) as usize;
            let seated = (0..players).map(|seat| agents[(seat + shift) % players]);
            let deal = game / rotations;
            let played = play(&plan.setup, seated, &plan.budget, plan.seed, deal);
            finished();
            played.map_err(|fault| Fault { game, ..fault })
        })
    })?;
    let seconds = start.elapsed().as_secs_f64();

    let games = plan.games;
    let report = |(at, agent): (usize, &&bots::BotSpec<G>)| {
        let clusters = |of: &dyn Fn(&Sums) -> f64| -> Vec<Cluster> {
            let deals = tally.deals.values();
            deals
                .map(|deal| (of(&deal.agents[at]), deal.games))
                .collect()
        };
        let wins = clusters(&|sums| sums.wins as f64);
        let leads = clusters(&|sums| sums.lead as f64);
        let won: u64 = tally.deals.values().map(|deal| deal.agents[at].wins).sum();
        let (lead, error) = mean_of(&leads);
        Agent {
            name: agent.name,
            wins: won,
            win_rate: won as f64 / games.max(1) as f64,
            ci95: clustered(&wins),
            mean_score: mean_of(&clusters(&|sums| sums.score as f64)).0,
            lead: tally.has_rivals().then_some([lead, error]),
        }
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

/// What came of each deal.
struct Scores {
    rotations: u64,
    players: usize,
    decisions: u64,
    deals: BTreeMap<u64, DealSums>,
}

/// Sums over the games of one deal.
#[derive(Clone)]
struct DealSums {
    games: f64,
    /// Whether others have scores too.
    rivals: bool,
    /// By agent.
    agents: Vec<Sums>,
}

#[derive(Clone, Copy, Default)]
struct Sums {
    wins: u64,
    score: i64,
    lead: i64,
}

impl Scores {
    fn deal(&mut self, deal: u64) -> &mut DealSums {
        let players = self.players;
        self.deals.entry(deal).or_insert_with(|| DealSums {
            games: 0.0,
            rivals: false,
            agents: vec![Sums::default(); players],
        })
    }

    fn has_rivals(&self) -> bool {
        self.deals.values().any(|deal| deal.rivals)
    }
}

impl Tally for Scores {
    fn count(&mut self, game: u64, played: &Played) {
        let (players, rotations) = (self.players, self.rotations);
        self.decisions += played.decisions;
        let outcome = &played.outcome;
        let deal = self.deal(game / rotations);
        deal.games += 1.0;
        for seat in Seat::all(players) {
            let sums = &mut deal.agents[(seat.index() + (game % rotations) as usize) % players];
            let own = i64::from(outcome.scores[seat]);
            sums.wins += u64::from(outcome.winners.contains(seat));
            sums.score += own;
            let others = outcome.scores.seated().filter(|(other, _)| *other != seat);
            if let Some(best) = others.map(|(_, score)| i64::from(*score)).max() {
                deal.rivals = true;
                sums.lead += own - best;
            }
        }
    }

    fn merge(&mut self, other: Self) {
        self.decisions += other.decisions;
        for (number, theirs) in other.deals {
            let mine = self.deal(number);
            mine.games += theirs.games;
            mine.rivals |= theirs.rivals;
            for (mine, theirs) in mine.agents.iter_mut().zip(theirs.agents) {
                mine.wins += theirs.wins;
                mine.score += theirs.score;
                mine.lead += theirs.lead;
            }
        }
    }
}
