//! `areo.Batch`: many games side by side, over numpy arrays that are filled in place.

use std::sync::{Mutex, PoisonError};

use arena::{Deal, Threads, next_to_decide};
use bots::{Playable, with_game};
use kit::{Bot, Budget, Encoded, Log, Observation, Rng, Seat, Setup};
use numpy::{AsSliceError, PyArray1, PyArray2, PyArrayMethods as _, PyUntypedArrayMethods as _};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use rayon::prelude::*;

use crate::bot::find;
use crate::convert::{self, IllegalDecision, broken, guarded, whole, wrong};

/// Games that a thread takes at a time, so that sharing costs little.
const SHARE: usize = 64;

/// What one game writes of itself.
struct Row<'a> {
    observation: &'a mut [i16],
    mask: &'a mut [i8],
    seat: &'a mut i8,
    rewards: &'a mut [f32],
    scores: &'a mut [i32],
    /// 1 where a game has ended. Callers can write to it, and could write what is no `bool`.
    done: &'a mut u8,
}

/// The arrays of a batch, or of some games of it.
struct Arrays<'a> {
    observations: &'a mut [i16],
    masks: &'a mut [i8],
    seats: &'a mut [i8],
    rewards: &'a mut [f32],
    scores: &'a mut [i32],
    dones: &'a mut [u8],
}

impl<'a> Arrays<'a> {
    /// The arrays of so many games at a time.
    fn shares(self, share: usize) -> impl Iterator<Item = Arrays<'a>> {
        let games = self.seats.len();
        let mut observations = parts(self.observations, games, share);
        let mut masks = parts(self.masks, games, share);
        let mut rewards = parts(self.rewards, games, share);
        let mut scores = parts(self.scores, games, share);
        let rest = self
            .seats
            .chunks_mut(share)
            .zip(self.dones.chunks_mut(share));
        rest.map_while(move |(seats, dones)| {
            Some(Arrays {
                observations: observations.next()?,
                masks: masks.next()?,
                seats,
                rewards: rewards.next()?,
                scores: scores.next()?,
                dones,
            })
        })
    }

    /// The rows of all games.
    fn rows(self) -> impl Iterator<Item = Row<'a>> {
        self.shares(1).filter_map(|one| {
            Some(Row {
                observation: one.observations,
                mask: one.masks,
                seat: one.seats.first_mut()?,
                rewards: one.rewards,
                scores: one.scores,
                done: one.dones.first_mut()?,
            })
        })
    }
}

/// The parts of so many games at a time, also where games have no columns.
fn parts<T>(mut all: &mut [T], games: usize, share: usize) -> impl Iterator<Item = &mut [T]> {
    let size = share * (all.len() / games.max(1));
    std::iter::from_fn(move || {
        let size = size.min(all.len());
        let (part, rest) = std::mem::take(&mut all).split_at_mut(size);
        all = rest;
        Some(part)
    })
}

/// Many games, whichever game they are of.
trait Lanes: Send {
    fn reset(&mut self, seed: u64, arrays: Arrays<'_>);
    /// Steps every game, or none: the error is the place of the first action that is not legal.
    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>) -> Result<(), usize>;
    fn sample(&mut self, actions: &mut [i64]);
}

struct Games<G: Encoded> {
    setup: Setup,
    /// Who plays the seats that are not the caller's.
    opponents: Vec<Option<&'static bots::BotSpec<G>>>,
    seed: u64,
    lanes: Vec<Lane<G>>,
    /// The actions that were drawn last.
    drawn: Vec<i64>,
    draws: Draws,
}

/// What became of the actions that were drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Draws {
    /// There are none for the games as they are now.
    None,
    /// They were drawn while the games were at hand, and nobody has asked for them yet.
    Ahead,
    /// The caller has them.
    Given,
}

/// One game of a batch, and the games after it.
struct Lane<G: Encoded> {
    game: G,
    rng: Rng,
    /// What an action stands for: the one that was drawn, or the one that is carried out.
    chosen: Option<G::Decision>,
    /// Who decided last, and who decides now.
    last: Option<Seat>,
    seat: Seat,
    /// The number of the game among all that the seed gives.
    number: u64,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    listed: Vec<G::Decision>,
}

/// Starts a game and plays it up to the first decision of the caller.
fn begin<G: Encoded>(
    setup: &Setup,
    opponents: &[Option<&'static bots::BotSpec<G>>],
    seed: u64,
    number: u64,
) -> Lane<G> {
    let mut deal = Deal::new(seed, number);
    let budget = Budget::default();
    let bots = opponents.iter().map(|spec| {
        let seed = deal.bot_seed();
        spec.map(|spec| (spec.make)(seed, &budget))
    });
    let bots = bots.collect();
    let rng = kit::rng(deal.bot_seed());
    let game = G::start(setup, deal.seed).expect("the setup was checked");
    let mut lane = Lane {
        game,
        rng,
        chosen: None,
        last: None,
        seat: Seat::new(0),
        number,
        bots,
        listed: Vec::new(),
    };
    lane.go_on();
    lane
}

impl<G: Encoded> Lane<G> {
    /// Plays for the opponents and the table until the caller decides. `false` if the game is over.
    fn go_on(&mut self) -> bool {
        let players = self.game.players();
        while let Some(seat) = next_to_decide(self.game.asked(), self.last, players) {
            let decision = match self.bots.get_mut(seat.index()) {
                Some(None) => {
                    self.seat = seat;
                    return true;
                }
                Some(Some(bot)) => bot.decide(&Observation::new(&self.game, seat)),
                // Nobody plays for the table: it does the first thing it can.
                None => match self.game.legal(seat).into_iter().next() {
                    Some(decision) => decision,
                    None => return false,
                },
            };
            self.apply(seat, &decision);
        }
        false
    }

    fn apply(&mut self, seat: Seat, decision: &G::Decision) {
        self.game
            .apply_unchecked(seat, decision, &mut Log::silent());
        self.last = Some(seat);
    }

    /// Reads an action. `false` if it is not legal.
    fn read(&mut self, action: i64) -> bool {
        let index = usize::try_from(action).ok();
        self.chosen = index.and_then(|index| self.game.decision(self.seat, index));
        self.chosen.is_some()
    }

    /// Draws an action, each listed decision equally likely.
    fn draw(&mut self) -> i64 {
        let picked = self.game.pick(self.seat, &mut self.rng);
        let Some(picked) = picked else { return -1 };
        let action = self.game.index(self.seat, &picked) as i64;
        if G::shares_index(&picked) {
            return if self.read(action) { action } else { -1 };
        }
        self.chosen = Some(picked);
        action
    }

    fn write(&mut self, row: &mut Row<'_>) {
        *row.seat = self.seat.index() as i8;
        if !row.observation.is_empty() {
            self.game.observe_into(self.seat, row.observation);
        }
        if !row.mask.is_empty() {
            self.game.mask(self.seat, &mut self.listed, row.mask);
        }
    }

    /// Writes the result of a game that is over.
    fn close(&self, row: &mut Row<'_>) {
        *row.done = 1;
        if let Some(outcome) = self.game.outcome() {
            // MarsBot has a score too, but no column.
            for (seat, score) in outcome.scores.seated().take(row.scores.len()) {
                let won = outcome.winners.contains(seat);
                row.rewards[seat.index()] = if won { 1.0 } else { -1.0 };
                row.scores[seat.index()] = *score;
            }
        }
    }
}

impl<G: Encoded> Games<G> {
    /// Has the decision of every action at hand, or finds the first that is not legal.
    fn read(&mut self, actions: &[i64]) -> Result<(), usize> {
        let known = self.draws != Draws::None;
        self.draws = Draws::None;
        let lanes = self.lanes.par_iter_mut().zip(&self.drawn).zip(actions);
        let lanes = lanes.enumerate().with_min_len(SHARE);
        let wrong = lanes.filter_map(|(place, ((lane, drawn), action))| {
            let fine = known && drawn == action && lane.chosen.is_some();
            (!fine && !lane.read(*action)).then_some(place)
        });
        wrong.min().map_or(Ok(()), Err)
    }
}

impl<G: Playable + Encoded> Lanes for Games<G> {
    fn reset(&mut self, seed: u64, arrays: Arrays<'_>) {
        self.seed = seed;
        self.draws = Draws::None;
        let (setup, opponents) = (&self.setup, &self.opponents);
        self.drawn = vec![-1; arrays.seats.len()];
        let rows: Vec<_> = arrays.rows().collect();
        let lanes = rows.into_par_iter().enumerate().with_min_len(SHARE);
        let lanes = lanes.map(|(number, mut row)| {
            let mut lane = begin(setup, opponents, seed, number as u64);
            *row.done = 0;
            row.rewards.fill(0.0);
            row.scores.fill(0);
            lane.write(&mut row);
            lane
        });
        self.lanes = lanes.collect();
    }

    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>) -> Result<(), usize> {
        // Whoever takes what was drawn will want the next: then every game is gone to only once.
        let ahead = self.draws != Draws::None && self.drawn == actions && !actions.contains(&-1);
        if !ahead {
            self.read(actions)?;
        }
        let size = self.lanes.len() as u64;
        let (setup, opponents, seed) = (&self.setup, &self.opponents, self.seed);
        let shares: Vec<_> = arrays.shares(SHARE).collect();
        let lanes = self.lanes.par_chunks_mut(SHARE);
        let drawn = self.drawn.par_chunks_mut(SHARE);
        let all = lanes.zip(drawn).zip(shares);
        all.for_each(|((lanes, drawn), arrays)| {
            for ((lane, drawn), mut row) in lanes.iter_mut().zip(drawn).zip(arrays.rows()) {
                if let Some(decision) = lane.chosen.take() {
                    lane.apply(lane.seat, &decision);
                }
                if *row.done != 0 {
                    *row.done = 0;
                    row.rewards.fill(0.0);
                    row.scores.fill(0);
                }
                if !lane.go_on() {
                    lane.close(&mut row);
                    *lane = begin(setup, opponents, seed, lane.number + size);
                }
                lane.write(&mut row);
                if ahead {
                    *drawn = lane.draw();
                }
            }
        });
        self.draws = if ahead { Draws::Ahead } else { Draws::None };
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        if self.draws != Draws::Ahead {
            let lanes = self.lanes.par_iter_mut().with_min_len(SHARE);
            lanes
                .zip(&mut self.drawn)
                .for_each(|(lane, drawn)| *drawn = lane.draw());
        }
        self.draws = Draws::Given;
        actions.copy_from_slice(&self.drawn);
    }
}

/// The threads of a batch. A fork of the process has none of them, and starts its own.
struct Crew {
    threads: usize,
    process: u32,
    /// `None` once a step broke down.
    pool: Option<Threads>,
}

impl Crew {
    fn start(threads: usize) -> PyResult<Self> {
        Ok(Self {
            threads,
            process: std::process::id(),
            pool: Some(Threads::start(threads).map_err(wrong)?),
        })
    }

    /// Does some work on the threads of this process.
    fn run<T: Send>(&mut self, work: impl FnOnce() -> T + Send) -> PyResult<T> {
        if self.process != std::process::id() {
            *self = Self::start(self.threads)?;
        }
        let pool = self.pool.as_ref();
        let pool = pool.ok_or_else(|| broken("the batch broke down before: make a new one"))?;
        let done = guarded(|| pool.run(work));
        if done.is_err() {
            self.pool = None;
        }
        done
    }
}

impl Drop for Crew {
    fn drop(&mut self) {
        // In a fork there is nobody to send home, and locks may be held for ever.
        if self.process != std::process::id() {
            std::mem::forget(self.pool.take());
        }
    }
}

/// Many games side by side, played on all cores while Python may do something else.
///
/// The arrays are filled in place by `reset` and `step`, one row for each game: `observations`
/// (int16), `masks` (int8), `seats` (int8, who decides), `rewards` (float32, by seat: 1 for a win and
/// -1 for a loss in the step that ends a game), `scores` (int32, by seat, in that step) and `dones`.
/// A game that ends is followed by the next one at once: its row shows the new game.
///
/// >>> import areo
/// >>> batch = areo.Batch("dice", size=4, players=2, seed=1)
/// >>> batch.masks.shape == (4, areo.encoding("dice").actions)
/// True
/// >>> for _ in range(100):
/// ...     batch.step(batch.sample())
/// >>> batch.seats.tolist() == [batch.seats[at] for at in range(4)]
/// True
#[pyclass(module = "areo")]
pub(crate) struct Batch {
    lanes: Mutex<Box<dyn Lanes>>,
    crew: Crew,
    observations: Py<PyArray2<i16>>,
    masks: Py<PyArray2<i8>>,
    seats: Py<PyArray1<i8>>,
    rewards: Py<PyArray2<f32>>,
    scores: Py<PyArray2<i32>>,
    /// The bytes of `dones`.
    ended: Py<PyArray1<u8>>,
    dones: Py<PyAny>,
    actions: Py<PyArray1<i64>>,
    games: usize,
    players: usize,
    /// The columns of `observations` and of `masks`.
    columns: [usize; 2],
}

/// The memory of an array, unless somebody has given the array another shape or type in place.
fn intact<T>(slice: Result<&mut [T], AsSliceError>, size: usize) -> PyResult<&mut [T]> {
    let slice = slice.map_err(wrong)?;
    match slice.len() == size {
        true => Ok(slice),
        false => Err(wrong(format!(
            "expected the arrays of the batch as they were made, found one of {} instead of {size} values",
            slice.len()
        ))),
    }
}

/// The slices of the arrays of a batch, borrowed for a step.
macro_rules! arrays {
    ($batch:expr, $py:expr, |$arrays:ident, $lanes:ident, $crew:ident| $body:expr) => {{
        let mut observations = $batch
            .observations
            .bind($py)
            .try_readwrite()
            .map_err(wrong)?;
        let mut masks = $batch.masks.bind($py).try_readwrite().map_err(wrong)?;
        let mut seats = $batch.seats.bind($py).try_readwrite().map_err(wrong)?;
        let mut rewards = $batch.rewards.bind($py).try_readwrite().map_err(wrong)?;
        let mut scores = $batch.scores.bind($py).try_readwrite().map_err(wrong)?;
        let mut dones = $batch.ended.bind($py).try_readwrite().map_err(wrong)?;
        let $arrays = Arrays {
            observations: intact(
                observations.as_slice_mut(),
                $batch.games * $batch.columns[0],
            )?,
            masks: intact(masks.as_slice_mut(), $batch.games * $batch.columns[1])?,
            seats: intact(seats.as_slice_mut(), $batch.games)?,
            rewards: intact(rewards.as_slice_mut(), $batch.games * $batch.players)?,
            scores: intact(scores.as_slice_mut(), $batch.games * $batch.players)?,
            dones: intact(dones.as_slice_mut(), $batch.games)?,
        };
        let $lanes = $batch.lanes.get_mut();
        let $lanes = $lanes.unwrap_or_else(PoisonError::into_inner);
        let $crew = &mut $batch.crew;
        $body
    }};
}

#[pymethods]
impl Batch {
    /// So many games. `opponents` names a computer player for each seat, with `None` for the seats
    /// that the caller plays. Without observations or masks, those arrays have no columns and steps
    /// are faster. `threads` is how many work on it, 0 for as many as there are cores.
    #[new]
    #[pyo3(signature = (
        name, size, players = 2, variant = None, seed = 0, opponents = None, observations = true,
        masks = true, threads = 0
    ))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn new(
        py: Python<'_>,
        name: &str,
        #[pyo3(from_py_with = whole)] size: usize,
        #[pyo3(from_py_with = whole)] players: usize,
        variant: Option<&Bound<'_, PyAny>>,
        #[pyo3(from_py_with = whole)] seed: u64,
        opponents: Option<&Bound<'_, PyAny>>,
        observations: bool,
        masks: bool,
        #[pyo3(from_py_with = whole)] threads: usize,
    ) -> PyResult<Self> {
        if size == 0 || size > 1 << 24 {
            return Err(wrong(format!(
                "expected 1 to {} games, found {size}",
                1 << 24
            )));
        }
        if players > kit::MAX_SEATS {
            let most = kit::MAX_SEATS;
            return Err(wrong(format!(
                "expected at most {most} players, found {players}"
            )));
        }
        let name = convert::game_name(name)?;
        let nothing = py.None().into_bound(py);
        let variant = variant.unwrap_or(&nothing);
        let opponents = match opponents {
            None => vec![None; players],
            Some(given) => given.extract::<Vec<Option<String>>>().map_err(|_| {
                let text = format!("expected a list of names and None as opponents, found {given}");
                PyTypeError::new_err(text)
            })?,
        };
        if opponents.len() != players || opponents.iter().all(Option::is_some) {
            let text = format!(
                "expected {players} opponents, with None for at least one seat, found {opponents:?}"
            );
            return Err(wrong(text));
        }
        let (lanes, actions, numbers): (Box<dyn Lanes>, usize, usize) = with_game!(name, |G| {
            let spec = |name: &Option<String>| name.as_deref().map(find::<G>).transpose();
            let opponents: PyResult<Vec<_>> = opponents.iter().map(spec).collect();
            let games = Games::<G> {
                setup: convert::setup::<G>(players, variant)?,
                opponents: opponents?,
                seed,
                lanes: Vec::new(),
                drawn: Vec::new(),
                draws: Draws::None,
            };
            (
                Box::new(games),
                G::actions().size(),
                G::observations().size(),
            )
        });
        let numbers = if observations { numbers } else { 0 };
        let actions = if masks { actions } else { 0 };
        let ended = PyArray1::<u8>::zeros(py, [size], false);
        let mut batch = Self {
            lanes: Mutex::new(lanes),
            crew: Crew::start(threads)?,
            observations: PyArray2::zeros(py, [size, numbers], false).unbind(),
            masks: PyArray2::zeros(py, [size, actions], false).unbind(),
            seats: PyArray1::zeros(py, [size], false).unbind(),
            rewards: PyArray2::zeros(py, [size, players], false).unbind(),
            scores: PyArray2::zeros(py, [size, players], false).unbind(),
            dones: ended.call_method1("view", ("bool",))?.unbind(),
            ended: ended.unbind(),
            actions: PyArray1::zeros(py, [size], false).unbind(),
            games: size,
            players,
            columns: [numbers, actions],
        };
        batch.reset(py, seed)?;
        Ok(batch)
    }

    /// Starts all games anew. The seed decides on everything but the actions.
    #[pyo3(signature = (seed = 0))]
    fn reset(&mut self, py: Python<'_>, #[pyo3(from_py_with = whole)] seed: u64) -> PyResult<()> {
        arrays!(self, py, |arrays, lanes, crew| {
            py.detach(|| crew.run(|| lanes.reset(seed, arrays)))
        })
    }

    /// Carries out one action in every game, given as an array of int64, one index for each game.
    /// Raises `IllegalDecision` if one of them is not legal; no game has changed then.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let size = self.games;
        let expected = || {
            let found = actions.get_type();
            let dtype = actions.getattr("dtype").map(|dtype| format!(" of {dtype}"));
            let shape = actions
                .getattr("shape")
                .map(|shape| format!(" with shape {shape}"));
            PyTypeError::new_err(format!(
                "expected a numpy array of int64 with shape ({size},), found {found}{}{}",
                dtype.unwrap_or_default(),
                shape.unwrap_or_default()
            ))
        };
        let array = actions.cast::<PyArray1<i64>>().map_err(|_| expected())?;
        if array.len() != size {
            return Err(expected());
        }
        let chosen: Vec<i64> = array.try_readonly().map_err(wrong)?.as_array().to_vec();
        let stepped = arrays!(self, py, |arrays, lanes, crew| {
            py.detach(|| crew.run(|| lanes.step(&chosen, arrays)))?
        });
        stepped.map_err(|place| {
            let action = chosen[place];
            let text = format!("action {action} of game {place} is not legal; see `masks`");
            IllegalDecision::new_err(text)
        })
    }

    /// A random legal action for every game, each listed decision equally likely. The array is
    /// filled anew by the next call.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let array = self.actions.bind(py).clone();
        {
            let mut actions = array.try_readwrite().map_err(wrong)?;
            let actions = intact(actions.as_slice_mut(), self.games)?;
            let lanes = self.lanes.get_mut();
            let lanes = lanes.unwrap_or_else(PoisonError::into_inner);
            let crew = &mut self.crew;
            py.detach(|| crew.run(|| lanes.sample(actions)))?;
        }
        Ok(array)
    }

    /// What the seat that decides may know, a row for each game.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray2<i16>> {
        self.observations.clone_ref(py)
    }

    /// Which indices can be chosen, a row for each game.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<i8>> {
        self.masks.clone_ref(py)
    }

    /// Who decides, by the place of the seat from 0.
    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyArray1<i8>> {
        self.seats.clone_ref(py)
    }

    /// By seat: 1 for a win and -1 for a loss where the last step ended a game, otherwise 0.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.rewards.clone_ref(py)
    }

    /// By seat: the points where the last step ended a game, otherwise 0.
    #[getter]
    fn scores(&self, py: Python<'_>) -> Py<PyArray2<i32>> {
        self.scores.clone_ref(py)
    }

    /// Whether the last step ended a game.
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyAny> {
        self.dones.clone_ref(py)
    }

    fn __len__(&self) -> usize {
        self.games
    }
}
