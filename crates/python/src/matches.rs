//! Matches: parts of simulations and ratings, and self-play data.

#![expect(
    clippy::needless_pass_by_value,
    reason = "arguments from Python are values"
)]

use std::fs::File;
use std::io::BufWriter;

use arena::{Deal, Match, SelfPlay, Threads};
use bots::{GameName, Playable, with_game};
use kit::Setup;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::bot::{budget, find};
use crate::convert::{self, broken, guarded, to_python, whole, whole_if_any, wrong};
use crate::game::Game;
use crate::position::{Position, State};

/// What is played, as Python says it.
pub(crate) struct Plan<'py> {
    game: String,
    agents: Vec<String>,
    players: usize,
    variant: Bound<'py, PyAny>,
    games: u64,
    seed: u64,
    seconds: Option<f64>,
    iterations: Option<u32>,
    threads: usize,
}

impl<'py> FromPyObject<'_, 'py> for Plan<'py> {
    type Error = PyErr;

    fn extract(plan: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let item = |key: &str| plan.get_item(key);
        let agents = item("agents")?;
        let seconds = item("seconds")?;
        Ok(Self {
            game: item("game")?.extract()?,
            agents: agents.extract().map_err(|_| {
                let text = format!("expected a list of names of our players, found {agents}");
                PyTypeError::new_err(text)
            })?,
            players: whole(&item("players")?)?,
            variant: item("variant")?,
            games: whole(&item("games")?)?,
            seed: whole(&item("seed")?)?,
            seconds: seconds.extract().map_err(|_| {
                PyTypeError::new_err(format!("expected a number of seconds, found {seconds}"))
            })?,
            iterations: whole_if_any(&item("iterations")?)?,
            threads: whole(&item("threads")?)?,
        })
    }
}

impl Plan<'_> {
    fn name(&self) -> PyResult<GameName> {
        convert::game_name(&self.game)
    }

    /// A match in which every agent has a seat.
    fn seated<G: Playable>(&self) -> PyResult<Match<G>> {
        let read = self.read()?;
        if self.agents.is_empty() || self.agents.len() > self.players {
            let text = format!(
                "expected one to {} agents, found {}",
                self.players,
                self.agents.len()
            );
            return Err(wrong(text));
        }
        Ok(read)
    }

    fn read<G: Playable>(&self) -> PyResult<Match<G>> {
        let agents: PyResult<Vec<_>> = self.agents.iter().map(|name| find::<G>(name)).collect();
        Ok(Match {
            setup: convert::setup::<G>(self.players, &self.variant)?,
            games: self.games,
            seed: self.seed,
            budget: budget(self.seconds, self.iterations)?,
            threads: Threads::start(self.threads).map_err(wrong)?,
            agents: agents?,
        })
    }
}

/// What games of a match come to. Parts of a match add up to the match.
#[pyclass(module = "areo._native", eq)]
#[derive(PartialEq)]
pub(crate) struct Totals(arena::Totals);

#[pymethods]
impl Totals {
    /// No games yet of so many players; every deal is played in so many rotations of the seats.
    #[new]
    fn new(
        #[pyo3(from_py_with = whole)] players: usize,
        #[pyo3(from_py_with = whole)] rotations: u64,
    ) -> PyResult<Self> {
        if rotations == 0 {
            return Err(wrong("expected at least one rotation"));
        }
        Ok(Self(arena::Totals::new(players, rotations)))
    }

    /// What the pickle of another one says.
    #[staticmethod]
    fn load(text: &str) -> PyResult<Self> {
        let totals: arena::Totals = serde_json::from_str(text).map_err(wrong)?;
        match totals.is_sound() {
            true => Ok(Self(totals)),
            false => Err(wrong("expected totals as they were written")),
        }
    }

    /// Counts one more game, which is over, by its number in the match.
    fn count(&mut self, #[pyo3(from_py_with = whole)] number: u64, game: &Game) -> PyResult<()> {
        let players = game.0.setup().players;
        if players != self.0.players() {
            let text = format!("expected {} players, found {players}", self.0.players());
            return Err(wrong(text));
        }
        let outcome = game.look(Position::outcome)?;
        let outcome = outcome.ok_or_else(|| wrong("expected a game that is over"))?;
        self.0.count(number, &outcome, game.0.length() as u64);
        Ok(())
    }

    fn __add__(&self, other: &Self) -> PyResult<Self> {
        if !self.0.goes_with(&other.0) {
            return Err(wrong("expected a part of the same match"));
        }
        let mut sum = self.0.clone();
        sum.add(other.0.clone());
        Ok(Self(sum))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let load = py.get_type::<Self>().getattr("load")?;
        let text = serde_json::to_string(&self.0).map_err(broken)?;
        (load, (text,)).into_pyobject(py)
    }

    /// How many games there are.
    #[getter]
    fn games(&self) -> u64 {
        self.0.games()
    }

    /// How many decisions were made in them.
    #[getter]
    fn decisions(&self) -> u64 {
        self.0.decisions()
    }

    /// How each agent did, given their names.
    fn agents<'py>(&self, py: Python<'py>, names: Vec<String>) -> PyResult<Bound<'py, PyAny>> {
        let agents = serde_json::to_value(self.0.agents(names)).map_err(broken)?;
        to_python(py, &agents)
    }
}

/// What games `first` to `last` of a match add up to, the last one excluded.
#[pyfunction]
pub(crate) fn simulate_part(
    py: Python<'_>,
    plan: Plan<'_>,
    #[pyo3(from_py_with = whole)] first: u64,
    #[pyo3(from_py_with = whole)] last: u64,
) -> PyResult<Totals> {
    with_game!(plan.name()?, |G| {
        let plan = plan.seated::<G>()?;
        let totals = py.detach(|| arena::totals(&plan, first..last, &|| {}));
        let totals = totals.map_err(|fault| broken(format!("{fault}\n\n{}", fault.record)))?;
        Ok(Totals(totals))
    })
}

fn same_deals<G: Playable>(setup: &Setup) -> bool {
    G::is_cooperative(setup)
}

/// How many games a rating has, and what came of games `first` to `last` of it, the last one
/// excluded.
#[pyfunction]
pub(crate) fn rate_part(
    py: Python<'_>,
    plan: Plan<'_>,
    #[pyo3(from_py_with = whole)] first: u64,
    #[pyo3(from_py_with = whole)] last: u64,
) -> PyResult<(u64, Vec<i64>)> {
    with_game!(plan.name()?, |G| {
        let plan = plan.read::<G>()?;
        let same = same_deals::<G>(&plan.setup);
        let all = arena::rated_games(&plan, same);
        let range = first..last.min(all);
        let results = py.detach(|| arena::results(&plan, same, range, &|| {}));
        let results = results.map_err(|fault| broken(format!("{fault}\n\n{}", fault.record)))?;
        Ok((all, results))
    })
}

/// The ratings that follow from what came of all games.
#[pyfunction]
pub(crate) fn fit_ratings<'py>(
    py: Python<'py>,
    plan: Plan<'_>,
    results: Vec<i64>,
) -> PyResult<Bound<'py, PyAny>> {
    with_game!(plan.name()?, |G| {
        let plan = plan.read::<G>()?;
        let same = same_deals::<G>(&plan.setup);
        let expected = arena::rated_games(&plan, same);
        if results.len() as u64 != expected {
            let text = format!("expected {expected} results, found {}", results.len());
            return Err(wrong(text));
        }
        let ratings = arena::ratings(&plan, same, &results);
        to_python(py, &serde_json::to_value(ratings).map_err(broken)?)
    })
}

/// Deal number `number` of a match at its start, and the seeds of its computer players.
#[pyfunction]
pub(crate) fn deal(
    plan: Plan<'_>,
    #[pyo3(from_py_with = whole)] number: u64,
) -> PyResult<(Game, Vec<u64>)> {
    with_game!(plan.name()?, |G| {
        let setup = convert::setup::<G>(plan.players, &plan.variant)?;
        let mut deal = Deal::new(plan.seed, number);
        let state = State::<G>::new(setup, deal.seed).map_err(wrong)?;
        let seeds = (0..plan.players).map(|_| deal.bot_seed()).collect();
        Ok((Game(Box::new(state)), seeds))
    })
}

/// Writes a row for every decision of games `first` to `first + games` to an Arrow file. Returns how
/// many games and positions it holds.
#[pyfunction]
pub(crate) fn selfplay(
    py: Python<'_>,
    plan: Plan<'_>,
    #[pyo3(from_py_with = whole)] first: u64,
    path: std::path::PathBuf,
) -> PyResult<(u64, u64)> {
    with_game!(plan.name()?, |G| {
        let plan = plan.seated::<G>()?;
        let file = BufWriter::new(File::create(&path)?);
        let task = SelfPlay { plan: &plan, first };
        let written = py.detach(|| guarded(|| arena::selfplay(&task, file, &|| {})))?;
        let written = written.map_err(broken)?;
        Ok((written.games, written.positions))
    })
}

/// Plays random games in Rust alone, so many on each of so many threads: what `areo.Batch` is measured
/// against. Returns how many decisions they took.
#[pyfunction]
pub(crate) fn random_games(py: Python<'_>, plan: Plan<'_>) -> PyResult<u64> {
    with_game!(plan.name()?, |G| {
        let threads = plan.threads.max(1) as u64;
        let plan = plan.read::<G>()?;
        let play = |thread: u64| {
            let seed = plan.seed.wrapping_add(thread);
            arena::speed::<G>(&plan.setup, plan.games, seed).map(|speed| speed.decisions)
        };
        let played: Vec<_> = py.detach(|| {
            std::thread::scope(|scope| {
                let play = &play;
                let all: Vec<_> = (0..threads)
                    .map(|thread| scope.spawn(move || play(thread)))
                    .collect();
                all.into_iter()
                    .map(std::thread::ScopedJoinHandle::join)
                    .collect()
            })
        });
        let mut total = 0;
        for decisions in played {
            total += decisions
                .map_err(|_| broken("a game broke down"))?
                .map_err(wrong)?;
        }
        Ok(total)
    })
}
