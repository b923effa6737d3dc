//! Matches between computer players: simulations, ratings and speed.
//!
//! Everything follows from one number, the seed of the match: the same match gives the same games
//! on any number of threads. Nothing here reads, writes or prints.

mod analyse;
mod deal;
mod exam;
mod learn;
mod play;
mod rate;
mod selfplay;
mod simulate;
mod speed;
mod sprt;
mod statistics;
mod tune;

pub use analyse::analyse;
pub use deal::Deal;
pub use exam::{Answer, Exam, ExamGame, ExamPlan, Mark, Marks, Question, make_exam, sit_exam};
pub use learn::{Learned, LearningPlan, learn};
pub use play::{Breach, Fault, next_to_decide, record};
pub use rate::{Pair, Rated, Ratings, rate, rated_games, ratings, results};
pub use selfplay::{SelfPlay, SelfPlayError, Written, selfplay};
pub use simulate::{Agent, Report, Totals, simulate, totals};
pub use speed::{Speed, speed};
pub use sprt::{Proof, Sprt, sprt};
pub use statistics::wilson;
pub use tune::{Comparison, Tuned, TuningPlan, compare, tune};

use bots::BotSpec;
use kit::{Budget, Game, Setup};

/// What is played.
pub struct Match<G: Game> {
    /// How many play, with which options.
    pub setup: Setup,
    /// How many games.
    pub games: u64,
    /// All chance of the match.
    pub seed: u64,
    /// How long each player may think about a decision.
    pub budget: Budget,
    /// What the games are played on.
    pub threads: Threads,
    /// Who plays. See [`simulate`] and [`rate`] for how they are seated.
    pub agents: Vec<&'static BotSpec<G>>,
}

impl<G: Game> Match<G> {
    /// The options that differ from their default, as on the command line.
    fn variant(&self) -> Vec<String> {
        self.setup
            .options
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect()
    }
}

/// More threads than machines have cores: a system would be busy with starting so many.
const MOST_THREADS: usize = 4096;

/// Threads that play games side by side.
pub struct Threads(rayon::ThreadPool);

impl Threads {
    /// So many threads; 0 for as many as the machine has cores.
    ///
    /// # Errors
    /// Why the system does not start so many.
    pub fn start(count: usize) -> Result<Self, String> {
        if count > MOST_THREADS {
            return Err(format!(
                "expected at most {MOST_THREADS} threads, found {count}"
            ));
        }
        let pool = rayon::ThreadPoolBuilder::new().num_threads(count).build();
        pool.map(Self).map_err(|error| error.to_string())
    }

    /// Does some work in which they share.
    pub fn run<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        self.0.install(work)
    }
}
