//! Many games between the same players.

use std::collections::BTreeMap;
use std::ops::Range;
use std::time::Instant;

use bots::BotSpec;
use kit::{Game, Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::Match;
use crate::play::{Fault, Played, Tally, Watch, play_all, play_watched};
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
    pub name: String,
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
    let start = Instant::now();
    let totals = totals(plan, 0..plan.games, finished)?;
    let seconds = start.elapsed().as_secs_f64();
    let seating = Seating::of(plan);
    Ok(Report {
        game: G::NAME,
        players: plan.setup.players,
        variant: plan.variant(),
        seed: plan.seed,
        games: plan.games,
        decisions: totals.decisions,
        seconds,
        games_per_second: plan.games as f64 / seconds,
        decisions_per_second: totals.decisions as f64 / seconds,
        agents: totals.agents(seating.agents.iter().map(|agent| agent.name)),
    })
}

/// Plays these games of a match, by their numbers, and adds them up. Parts that are played elsewhere
/// add up to the match.
///
/// # Errors
/// As [`simulate`].
///
/// # Panics
/// As [`simulate`].
pub fn totals<G: Game>(
    plan: &Match<G>,
    games: Range<u64>,
    finished: &(dyn Fn() + Sync),
) -> Result<Totals, Fault> {
    let seating = Seating::of(plan);
    let empty = || Totals::new(plan.setup.players, seating.rotations);
    plan.threads.run(|| {
        play_all(games, empty, |game| {
            let played = seating.play(plan, game, &mut |_, _, _, _| {});
            finished();
            played
        })
    })
}

/// Where the agents of a match sit.
pub(crate) struct Seating<G: Game> {
    /// Repeated until every seat has one.
    agents: Vec<&'static BotSpec<G>>,
    /// The games of a deal, which come one after the other, one for each rotation.
    rotations: u64,
}

impl<G: Game> Seating<G> {
    pub(crate) fn of(plan: &Match<G>) -> Self {
        let players = plan.setup.players;
        let agents: Vec<_> = plan.agents.iter().copied().cycle().take(players).collect();
        assert_eq!(agents.len(), players, "a match has agents");
        let differ = agents.iter().any(|agent| agent.name != agents[0].name);
        Self {
            agents,
            rotations: if differ { players as u64 } else { 1 },
        }
    }

    /// Which agent sits there in a game.
    pub(crate) fn agent(&self, seat: Seat, game: u64) -> usize {
        agent(seat, game, self.rotations, self.agents.len())
    }

    /// Plays one game of the match.
    pub(crate) fn play(
        &self,
        plan: &Match<G>,
        game: u64,
        watch: &mut Watch<'_, G>,
    ) -> Result<Played, Fault> {
        let seated = Seat::all(self.agents.len()).map(|seat| self.agents[self.agent(seat, game)]);
        let deal = game / self.rotations;
        let played = play_watched(&plan.setup, seated, &plan.budget, plan.seed, deal, watch);
        played.map_err(|fault| Fault { game, ..fault })
    }
}

fn agent(seat: Seat, game: u64, rotations: u64, players: usize) -> usize {
    (seat.index() + (game % rotations) as usize) % players
}

/// What games of a simulation come to, by deal and agent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Totals {
    players: usize,
    rotations: u64,
    decisions: u64,
    deals: BTreeMap<u64, DealSums>,
}

/// Sums over the games of one deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct DealSums {
    games: u64,
    /// Whether others have scores too.
    rivals: bool,
    /// By agent.
    agents: Vec<Sums>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Sums {
    wins: u64,
    score: i64,
    lead: i64,
}

impl Totals {
    /// No games yet of so many players. Every deal is played in so many rotations of the seats, at
    /// least one.
    pub const fn new(players: usize, rotations: u64) -> Self {
        Self {
            players,
            rotations,
            decisions: 0,
            deals: BTreeMap::new(),
        }
    }

    /// How many play.
    pub const fn players(&self) -> usize {
        self.players
    }

    /// How many games were counted.
    pub fn games(&self) -> u64 {
        self.deals.values().map(|deal| deal.games).sum()
    }

    /// How many decisions were made in them.
    pub const fn decisions(&self) -> u64 {
        self.decisions
    }

    /// Counts a game, by its number in the match.
    pub fn count(&mut self, game: u64, outcome: &Outcome, decisions: u64) {
        let (players, rotations) = (self.players, self.rotations);
        self.decisions += decisions;
        let deal = self.deal(game / rotations);
        deal.games += 1;
        for seat in Seat::all(players) {
            let sums = &mut deal.agents[agent(seat, game, rotations, players)];
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

    /// Whether the sums are those of the players, which what comes from elsewhere may not be.
    pub fn is_sound(&self) -> bool {
        let mut deals = self.deals.values();
        self.rotations > 0 && deals.all(|deal| deal.agents.len() == self.players)
    }

    /// Whether both have as many players and rotations, as parts of one match do.
    pub const fn goes_with(&self, other: &Self) -> bool {
        self.players == other.players && self.rotations == other.rotations
    }

    /// Counts all that another part of the match has counted.
    pub fn add(&mut self, other: Self) {
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

    /// How each agent did, given their names.
    pub fn agents<N: Into<String>>(&self, names: impl IntoIterator<Item = N>) -> Vec<Agent> {
        let games = self.games();
        let has_rivals = self.deals.values().any(|deal| deal.rivals);
        let report = |(at, name): (usize, N)| {
            let clusters = |of: &dyn Fn(&Sums) -> f64| -> Vec<Cluster> {
                let deals = self.deals.values();
                deals
                    .map(|deal| (of(&deal.agents[at]), deal.games as f64))
                    .collect()
            };
            let wins: u64 = self.deals.values().map(|deal| deal.agents[at].wins).sum();
            let (lead, error) = mean_of(&clusters(&|sums| sums.lead as f64));
            Agent {
                name: name.into(),
                wins,
                win_rate: wins as f64 / games.max(1) as f64,
                ci95: clustered(&clusters(&|sums| sums.wins as f64)),
                mean_score: mean_of(&clusters(&|sums| sums.score as f64)).0,
                lead: has_rivals.then_some([lead, error]),
            }
        };
        names
            .into_iter()
            .take(self.players)
            .enumerate()
            .map(report)
            .collect()
    }

    fn deal(&mut self, deal: u64) -> &mut DealSums {
        let players = self.players;
        self.deals.entry(deal).or_insert_with(|| DealSums {
            games: 0,
            rivals: false,
            agents: vec![Sums::default(); players],
        })
    }
}

impl Tally for Totals {
    fn count(&mut self, game: u64, played: &Played) {
        self.count(game, &played.outcome, played.decisions);
    }

    fn merge(&mut self, other: Self) {
        self.add(other);
    }
}
