//! `areo.Batch`: many games side by side, over numpy arrays that are filled in place.

use std::sync::Mutex;

use arena::{Deal, next_to_decide};
use bots::{Playable, with_game};
use kit::{Bot, Budget, Encoded, Log, Observation, Rng, Seat, Setup};
use numpy::{PyArray1, PyArray2, PyArrayMethods as _, PyUntypedArrayMethods as _};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use rayon::prelude::*;

use crate::bot::find;
use crate::convert::{self, IllegalDecision, guarded, wrong};

/// Games that a thread takes at a time, so that sharing costs little.
const SHARE: usize = 16;

/// What one game writes of itself.
struct Row<'a> {
    observation: &'a mut [i16],
    mask: &'a mut [i8],
    seat: &'a mut i8,
    rewards: &'a mut [f32],
    scores: &'a mut [i32],
    done: &'a mut bool,
}

/// The arrays of a batch.
struct Arrays<'a> {
    observations: &'a mut [i16],
    masks: &'a mut [i8],
    seats: &'a mut [i8],
    rewards: &'a mut [f32],
    scores: &'a mut [i32],
    dones: &'a mut [bool],
}

impl<'a> Arrays<'a> {
    /// The rows of all games.
    fn rows(self) -> Vec<Row<'a>> {
        let games = self.seats.len();
        let mut observations = parts(self.observations, games);
        let mut masks = parts(self.masks, games);
        let mut rewards = parts(self.rewards, games);
        let mut scores = parts(self.scores, games);
        let rest = self.seats.iter_mut().zip(self.dones);
        let row = |(seat, done): (&'a mut i8, &'a mut bool)| {
            Some(Row {
                observation: observations.next()?,
                mask: masks.next()?,
                seat,
                rewards: rewards.next()?,
                scores: scores.next()?,
                done,
            })
        };
        rest.filter_map(row).collect()
    }
}

/// Equal parts of a slice, also where they are empty.
fn parts<T>(mut all: &mut [T], games: usize) -> impl Iterator<Item = &mut [T]> {
    let size = all.len() / games.max(1);
    std::iter::from_fn(move || {
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
}

/// One game of a batch, and the games after it.
struct Lane<G: Encoded> {
    game: G,
    /// The number of the game among all that the seed gives.
    number: u64,
    /// Who decided last, and who decides now.
    last: Option<Seat>,
    seat: Seat,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    rng: Rng,
    /// The decision that was drawn last, with its index, unless that may stand for another one.
    drawn: Option<(i64, G::Decision)>,
    /// The decision that was read from an action.
    chosen: Option<G::Decision>,
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
        number,
        last: None,
        seat: Seat::new(0),
        bots,
        rng,
        drawn: None,
        chosen: None,
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
        *row.done = true;
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

impl<G: Playable + Encoded> Lanes for Games<G> {
    fn reset(&mut self, seed: u64, arrays: Arrays<'_>) {
        self.seed = seed;
        let (setup, opponents) = (&self.setup, &self.opponents);
        let rows = arrays.rows();
        let lanes = rows.into_par_iter().enumerate().with_min_len(SHARE);
        let lanes = lanes.map(|(number, mut row)| {
            let mut lane = begin(setup, opponents, seed, number as u64);
            *row.done = false;
            row.rewards.fill(0.0);
            row.scores.fill(0);
            lane.write(&mut row);
            lane
        });
        self.lanes = lanes.collect();
    }

    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>) -> Result<(), usize> {
        let lanes = self.lanes.par_iter_mut().with_min_len(SHARE);
        let wrong = lanes
            .zip(actions)
            .enumerate()
            .filter_map(|(place, (lane, action))| {
                lane.chosen = match lane.drawn.take() {
                    Some((drawn, decision)) if drawn == *action => Some(decision),
                    _ => usize::try_from(*action)
                        .ok()
                        .and_then(|index| lane.game.decision(lane.seat, index)),
                };
                lane.chosen.is_none().then_some(place)
            });
        if let Some(place) = wrong.min() {
            return Err(place);
        }
        let size = self.lanes.len() as u64;
        let (setup, opponents, seed) = (&self.setup, &self.opponents, self.seed);
        let lanes = self.lanes.par_iter_mut().with_min_len(SHARE);
        lanes.zip(arrays.rows()).for_each(|(lane, mut row)| {
            if let Some(decision) = lane.chosen.take() {
                lane.apply(lane.seat, &decision);
            }
            if *row.done {
                *row.done = false;
                row.rewards.fill(0.0);
                row.scores.fill(0);
            }
            if !lane.go_on() {
                lane.close(&mut row);
                *lane = begin(setup, opponents, seed, lane.number + size);
            }
            lane.write(&mut row);
        });
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        let lanes = self.lanes.par_iter_mut().with_min_len(SHARE);
        lanes.zip(actions).for_each(|(lane, action)| {
            let picked = lane.game.pick(lane.seat, &mut lane.rng);
            let index = |decision| lane.game.index(lane.seat, decision) as i64;
            *action = picked.as_ref().map_or(-1, index);
            let sole = picked.filter(|decision| !G::shares_index(decision));
            lane.drawn = sole.map(|decision| (*action, decision));
        });
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
    observations: Py<PyArray2<i16>>,
    masks: Py<PyArray2<i8>>,
    seats: Py<PyArray1<i8>>,
    rewards: Py<PyArray2<f32>>,
    scores: Py<PyArray2<i32>>,
    dones: Py<PyArray1<bool>>,
    actions: Py<PyArray1<i64>>,
}

/// The slices of the arrays of a batch, borrowed for a step.
macro_rules! arrays {
    ($batch:expr, $py:expr, |$arrays:ident, $lanes:ident| $body:expr) => {{
        let mut observations = $batch
            .observations
            .bind($py)
            .try_readwrite()
            .map_err(wrong)?;
        let mut masks = $batch.masks.bind($py).try_readwrite().map_err(wrong)?;
        let mut seats = $batch.seats.bind($py).try_readwrite().map_err(wrong)?;
        let mut rewards = $batch.rewards.bind($py).try_readwrite().map_err(wrong)?;
        let mut scores = $batch.scores.bind($py).try_readwrite().map_err(wrong)?;
        let mut dones = $batch.dones.bind($py).try_readwrite().map_err(wrong)?;
        let $arrays = Arrays {
            observations: observations.as_slice_mut().map_err(wrong)?,
            masks: masks.as_slice_mut().map_err(wrong)?,
            seats: seats.as_slice_mut().map_err(wrong)?,
            rewards: rewards.as_slice_mut().map_err(wrong)?,
            scores: scores.as_slice_mut().map_err(wrong)?,
            dones: dones.as_slice_mut().map_err(wrong)?,
        };
        let $lanes = $batch.lanes.get_mut();
        let $lanes = $lanes.map_err(|_| convert::broken("the batch broke down before"))?;
        $body
    }};
}

#[pymethods]
impl Batch {
    /// So many games. `opponents` names a computer player for each seat, with `None` for the seats
    /// that the caller plays. Without observations or masks, those arrays have no columns and steps
    /// are faster.
    #[new]
    #[pyo3(signature = (
        name, size, players = 2, variant = None, seed = 0, opponents = None, observations = true,
        masks = true
    ))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn new(
        py: Python<'_>,
        name: &str,
        size: usize,
        players: usize,
        variant: Option<&Bound<'_, PyAny>>,
        seed: u64,
        opponents: Option<Vec<Option<String>>>,
        observations: bool,
        masks: bool,
    ) -> PyResult<Self> {
        if size == 0 || size > 1 << 24 {
            return Err(wrong(format!(
                "expected 1 to {} games, found {size}",
                1 << 24
            )));
        }
        let name = convert::game_name(name)?;
        let nothing = py.None().into_bound(py);
        let variant = variant.unwrap_or(&nothing);
        let opponents = opponents.unwrap_or_else(|| vec![None; players]);
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
            };
            (
                Box::new(games),
                G::actions().size(),
                G::observations().size(),
            )
        });
        let columns = |wanted: bool, count: usize| if wanted { count } else { 0 };
        let mut batch = Self {
            lanes: Mutex::new(lanes),
            observations: PyArray2::zeros(py, [size, columns(observations, numbers)], false)
                .unbind(),
            masks: PyArray2::zeros(py, [size, columns(masks, actions)], false).unbind(),
            seats: PyArray1::zeros(py, [size], false).unbind(),
            rewards: PyArray2::zeros(py, [size, players], false).unbind(),
            scores: PyArray2::zeros(py, [size, players], false).unbind(),
            dones: PyArray1::zeros(py, [size], false).unbind(),
            actions: PyArray1::zeros(py, [size], false).unbind(),
        };
        batch.reset(py, seed)?;
        Ok(batch)
    }

    /// Starts all games anew. The seed decides on everything but the actions.
    #[pyo3(signature = (seed = 0))]
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        arrays!(self, py, |arrays, lanes| {
            py.detach(|| guarded(|| lanes.reset(seed, arrays)))
        })
    }

    /// Carries out one action in every game, given as an array of int64, one index for each game.
    /// Raises `IllegalDecision` if one of them is not legal; no game has changed then.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let size = self.seats.bind(py).len();
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
        let stepped = arrays!(self, py, |arrays, lanes| {
            py.detach(|| guarded(|| lanes.step(&chosen, arrays)))?
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
            let actions = actions.as_slice_mut().map_err(wrong)?;
            let lanes = self.lanes.get_mut();
            let lanes = lanes.map_err(|_| convert::broken("the batch broke down before"))?;
            py.detach(|| guarded(|| lanes.sample(actions)))?;
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
    fn dones(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.dones.clone_ref(py)
    }

    fn __len__(&self, py: Python<'_>) -> usize {
        self.seats.bind(py).len()
    }
}
