//! `areo.Bot`: a computer player of Areo.

use bots::{Playable, with_game};
use kit::scenario::Scripted;
use kit::{Budget, Encoded, Observation, Seat};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::convert::{self, guarded, whole, whole_if_any, wrong};
use crate::game::Game;
use crate::position::{Position, State};

/// A computer player, whichever game it plays.
trait Player: Send + Sync {
    /// What it decides; `None` if the position is of another game.
    fn decide(&mut self, position: &dyn Position, seat: Seat) -> Option<String>;
}

/// A computer player behind a lock: it only ever thinks for one caller.
struct Thinker<G: kit::Game>(std::sync::Mutex<Box<dyn kit::Bot<G>>>);

impl<G: Playable + Encoded + Scripted> Player for Thinker<G> {
    fn decide(&mut self, position: &dyn Position, seat: Seat) -> Option<String> {
        let state = position.as_any().downcast_ref::<State<G>>()?;
        let bot = self
            .0
            .get_mut()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        Some(bot.decide(&Observation::new(&state.game, seat)).to_string())
    }
}

/// A computer player of Areo, by its name; see `areo.bots`. The seed and what it sees decide what it
/// does, unless it thinks for a time.
///
/// >>> import areo
/// >>> game = areo.Game("dice", seed=1)
/// >>> greedy = areo.Bot("dice", "greedy", seed=1)
/// >>> while not game.over:
/// ...     game.apply(greedy.decide(game))
/// >>> len(game.scores())
/// 2
#[pyclass(module = "areo")]
pub(crate) struct Bot {
    player: Box<dyn Player>,
    game: &'static str,
    name: &'static str,
}

/// How long a player may think.
pub(crate) fn budget(seconds: Option<f64>, iterations: Option<u32>) -> PyResult<Budget> {
    match (seconds, iterations) {
        (None, None) => Ok(Budget::default()),
        (None, Some(0)) => Err(wrong("expected at least one iteration")),
        (None, Some(iterations)) => Ok(Budget::iterations(iterations)),
        (Some(seconds), None) => {
            let time = Some(seconds).filter(|seconds| *seconds > 0.0);
            let time = time.and_then(|time| std::time::Duration::try_from_secs_f64(time).ok());
            let time = time.ok_or_else(|| wrong("expected a number of seconds above 0"))?;
            Ok(Budget::time(time))
        }
        (Some(_), Some(_)) => Err(wrong("expected seconds or iterations, not both")),
    }
}

/// The computer player of this name.
pub(crate) fn find<G: Playable>(name: &str) -> PyResult<&'static bots::BotSpec<G>> {
    G::bot(name).ok_or_else(|| {
        let all = G::BOTS.iter().chain(G::LABORATORY);
        let known: Vec<_> = all.map(|bot| bot.name).collect();
        let known = known.join(", ");
        wrong(format!(
            "expected a computer player of {}, {known}, found `{name}`",
            G::NAME
        ))
    })
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (game, name, seed = 0, seconds = None, iterations = None))]
    fn new(
        game: &str,
        name: &str,
        #[pyo3(from_py_with = whole)] seed: u64,
        seconds: Option<f64>,
        #[pyo3(from_py_with = whole_if_any)] iterations: Option<u32>,
    ) -> PyResult<Self> {
        let budget = budget(seconds, iterations)?;
        with_game!(convert::game_name(game)?, |G| {
            let spec = find::<G>(name)?;
            Ok(Self {
                player: Box::new(Thinker::<G>((spec.make)(seed, &budget).into())),
                game: <G as kit::Game>::NAME,
                name: spec.name,
            })
        })
    }

    /// What it would do for a seat that is asked, in words.
    #[pyo3(signature = (game, seat = None))]
    fn decide(&mut self, py: Python<'_>, game: &Game, seat: Option<&str>) -> PyResult<String> {
        let position = &game.0;
        let seat = match seat {
            Some(seat) => convert::seat(seat)?,
            None => game
                .look(Position::next)?
                .ok_or_else(|| wrong("the game is over"))?,
        };
        if seat == Seat::TABLE || !game.look(Position::asked)?.contains(seat) {
            return Err(wrong(format!("{seat} is not asked")));
        }
        let (player, position) = (&mut self.player, &**position);
        let decided = py.detach(|| guarded(|| player.decide(position, seat)))?;
        decided.ok_or_else(|| {
            let text = format!("a player of {} cannot play {}", self.game, position.name());
            PyTypeError::new_err(text)
        })
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &'static str {
        self.name
    }

    fn __repr__(&self) -> String {
        format!("<areo.Bot {} for {}>", self.name, self.game)
    }
}
