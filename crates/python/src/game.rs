//! `areo.Game`: one game in progress.

use bots::with_game;
use kit::{Seat, Viewer};
use numpy::{IntoPyArray as _, PyArray1};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};

use crate::convert::{
    self, IllegalDecision, from_python, guarded, to_python, whole, whole_if_any, wrong,
};
use crate::position::{self, Answer, Position, Refusal, State};

impl From<Refusal> for PyErr {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Wrong(what) => wrong(what),
            Refusal::Illegal(what) => IllegalDecision::new_err(what),
        }
    }
}

/// One game in progress.
///
/// >>> import areo
/// >>> game = areo.Game("shifter", players=2, seed=1)
/// >>> game.to_move
/// 'A'
/// >>> game.apply("rotate r1c1")
/// >>> game.apply(game.legal()[-1])
/// >>> game.moves
/// 2
#[pyclass(module = "areo")]
pub(crate) struct Game(pub(crate) Box<dyn Position>);

impl Game {
    /// Looks at the position. One that was tampered with while it was saved may break the rules.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&(dyn Position + 'static)) -> T) -> PyResult<T> {
        guarded(|| look(&*self.0))
    }

    /// The seat that is meant: the given one, or the one that decides next.
    fn seat(&self, seat: Option<&str>) -> PyResult<Seat> {
        match seat {
            Some(text) => {
                let seat = convert::seat(text)?;
                let players = self.0.setup().players;
                if seat != Seat::TABLE && seat.index() >= players {
                    let text = format!("nobody sits at {seat} in a game for {players}");
                    return Err(wrong(text));
                }
                Ok(seat)
            }
            None => self
                .look(Position::next)?
                .ok_or_else(|| wrong("the game is over: say which seat")),
        }
    }

    /// The same for what a player sees.
    fn player(&self, seat: Option<&str>) -> PyResult<Seat> {
        match self.seat(seat)? {
            Seat::TABLE => Err(wrong("expected the seat of a player, found `table`")),
            seat => Ok(seat),
        }
    }
}

fn answer(decision: &Bound<'_, PyAny>) -> PyResult<Answer> {
    if let Ok(words) = decision.cast::<PyString>() {
        return Ok(Answer::Words(words.to_string()));
    }
    if decision.hasattr("__index__")? {
        let index: usize = decision.extract().map_err(|_| {
            let text = format!("expected an index, found {decision}");
            wrong(text)
        })?;
        return Ok(Answer::Index(index));
    }
    from_python(decision).map(Answer::Object)
}

#[pymethods]
impl Game {
    /// A new game. The variant is a dictionary such as `{"board": "hellas"}`, a string of words or a
    /// list of them; see `areo.options`. Without a seed every game is another one.
    #[new]
    #[pyo3(signature = (name, players = 2, variant = None, seed = None))]
    fn new(
        name: &str,
        #[pyo3(from_py_with = whole)] players: usize,
        variant: Option<&Bound<'_, PyAny>>,
        #[pyo3(from_py_with = whole_if_any)] seed: Option<u64>,
        py: Python<'_>,
    ) -> PyResult<Self> {
        let name = convert::game_name(name)?;
        let nothing = py.None().into_bound(py);
        let variant = variant.unwrap_or(&nothing);
        let seed = convert::seed(seed);
        with_game!(name, |G| {
            let setup = convert::setup::<G>(players, variant)?;
            Ok(Self(Box::new(State::<G>::new(setup, seed).map_err(wrong)?)))
        })
    }

    /// The game that a record describes.
    ///
    /// >>> import areo
    /// >>> game = areo.Game("dice", seed=5)
    /// >>> game.apply(game.legal()[0])
    /// >>> areo.Game.from_record(game.record()) == game
    /// True
    #[staticmethod]
    fn from_record(text: &str) -> PyResult<Self> {
        guarded(|| position::from_record(text))?
            .map(Self)
            .map_err(wrong)
    }

    /// The position that a scenario gives, after all that it does. What it expects is not judged:
    /// `areo scenario` does that.
    ///
    /// >>> import areo
    /// >>> game = areo.Game.from_scenario('''
    /// ... scenario: eight plants become a greenery
    /// ... game: mars
    /// ... players: 2
    /// ... given A plants: 8
    /// ... ''')
    /// >>> "convert plants" in game.legal("A")
    /// True
    #[staticmethod]
    fn from_scenario(text: &str) -> PyResult<Self> {
        guarded(|| position::from_scenario(text))?
            .map(Self)
            .map_err(wrong)
    }

    /// A game that `save` has written, by the same version of the package.
    #[staticmethod]
    fn load(text: &str) -> PyResult<Self> {
        guarded(|| position::from_saved(text))?
            .map(Self)
            .map_err(wrong)
    }

    /// The whole game as text, for `load`, with its history. It holds all secrets.
    fn save(&self) -> PyResult<String> {
        self.look(Position::save)
    }

    /// The name of the game.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.name()
    }

    /// The seats: 'A' and so on.
    #[getter]
    fn seats(&self) -> Vec<String> {
        Seat::all(self.0.setup().players)
            .map(|seat| seat.to_string())
            .collect()
    }

    /// How many play.
    #[getter]
    fn players(&self) -> usize {
        self.0.setup().players
    }

    /// The options that differ from their default.
    #[getter]
    fn variant<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.0.setup().options.clone().into_pyobject(py)
    }

    /// How many decisions were made.
    #[getter]
    fn moves(&self) -> usize {
        self.0.length()
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> PyResult<bool> {
        Ok(self.look(Position::asked)?.is_empty())
    }

    /// Who is asked now.
    #[getter]
    fn asked(&self) -> PyResult<Vec<String>> {
        let asked = self.look(Position::asked)?;
        Ok(asked.iter().map(|seat| seat.to_string()).collect())
    }

    /// Whose decision comes next, where several are asked: the first clockwise after the last one
    /// who decided. `None` once the game is over.
    #[getter]
    fn to_move(&self) -> PyResult<Option<String>> {
        Ok(self.look(Position::next)?.map(|seat| seat.to_string()))
    }

    /// What a seat is asked: the kind of question and its details. `None` if it is not asked.
    #[pyo3(signature = (seat = None))]
    fn prompt<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&str>,
    ) -> PyResult<Option<Bound<'py, PyTuple>>> {
        let seat = self.seat(seat)?;
        let Some((kind, details)) = self.look(|position| position.prompt(seat))? else {
            return Ok(None);
        };
        (kind, to_python(py, &details)?).into_pyobject(py).map(Some)
    }

    /// The sensible decisions of a seat, in words.
    #[pyo3(signature = (seat = None))]
    fn legal(&self, seat: Option<&str>) -> PyResult<Vec<String>> {
        let seat = self.seat(seat)?;
        self.look(|position| position.legal(seat))
    }

    /// The same as objects that `apply` takes.
    #[pyo3(signature = (seat = None))]
    fn decisions<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&str>,
    ) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let seat = self.seat(seat)?;
        let decisions = self.look(|position| position.decisions(seat))?;
        decisions.iter().map(|one| to_python(py, one)).collect()
    }

    /// Which indices a seat can choose, as 0 and 1.
    #[pyo3(signature = (seat = None))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<&str>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut mask = vec![0; self.0.sizes().0];
        let seat = self.seat(seat)?;
        self.look(|position| position.mask(seat, &mut mask))?;
        Ok(mask.into_pyarray(py))
    }

    /// What a seat may know, as numbers; docs/encoding.md says which.
    #[pyo3(signature = (seat = None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&str>,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let mut row = vec![0; self.0.sizes().1];
        let seat = self.player(seat)?;
        self.look(|position| position.observe(seat, &mut row))?;
        Ok(row.into_pyarray(py))
    }

    /// The index of a legal decision, given in words, as an object or as an index.
    ///
    /// >>> import areo
    /// >>> game = areo.Game("shifter", seed=1)
    /// >>> game.index("rotate r1c2")
    /// 1
    #[pyo3(signature = (decision, seat = None))]
    fn index(&self, decision: &Bound<'_, PyAny>, seat: Option<&str>) -> PyResult<usize> {
        let (seat, answer) = (self.seat(seat)?, answer(decision)?);
        Ok(self.look(|position| position.read(seat, &answer))??.0)
    }

    /// The words of a legal decision, given as an index, as an object or in words.
    ///
    /// >>> import areo
    /// >>> areo.Game("shifter", seed=1).words(1)
    /// 'rotate r1c2'
    #[pyo3(signature = (decision, seat = None))]
    fn words(&self, decision: &Bound<'_, PyAny>, seat: Option<&str>) -> PyResult<String> {
        let (seat, answer) = (self.seat(seat)?, answer(decision)?);
        Ok(self.look(|position| position.read(seat, &answer))??.1)
    }

    /// Carries out a decision, given in words, by its index or as an object. The seat is the one that
    /// decides next, unless said. Raises `IllegalDecision` if the rules refuse it; nothing has changed
    /// then.
    ///
    /// >>> import areo
    /// >>> game = areo.Game("shifter", seed=1)
    /// >>> game.apply("bid 4")
    /// Traceback (most recent call last):
    /// ...
    /// areo.IllegalDecision: `A bid 4` is refused: not-now
    #[pyo3(signature = (decision, seat = None))]
    fn apply(&mut self, decision: &Bound<'_, PyAny>, seat: Option<&str>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        let answer = answer(decision)?;
        Ok(guarded(|| self.0.apply(seat, &answer))??)
    }

    /// Takes back the last decision.
    fn undo(&mut self) -> PyResult<()> {
        Ok(guarded(|| self.0.undo())??)
    }

    /// A copy that goes its own way.
    fn copy(&self) -> Self {
        Self(self.0.copy())
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let load = py.get_type::<Self>().getattr("load")?;
        (load, (self.save()?,)).into_pyobject(py)
    }

    /// Two games are equal if they stand the same, whatever has led there.
    fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(other) = other.cast::<Self>() else {
            return Ok(false);
        };
        // A game is equal to itself, also where it is borrowed already.
        let Ok(other) = other.try_borrow() else {
            return Err(PyTypeError::new_err("the other game is in use"));
        };
        let same_name = self.0.name() == other.0.name();
        Ok(same_name && self.look(Position::digest)? == other.look(Position::digest)?)
    }

    fn __repr__(&self) -> PyResult<String> {
        let players = self.0.setup().players;
        let state = match self.look(Position::next)? {
            Some(seat) => format!("{seat} to move"),
            None => "over".to_owned(),
        };
        let (name, moves) = (self.0.name(), self.0.length());
        let text = format!("<areo.Game {name}, {players} players, move {moves}, {state}>");
        Ok(text)
    }

    /// What a seat may know; a spectator without a seat.
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<&str>) -> PyResult<Bound<'py, PyAny>> {
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(seat) => Viewer::Seat(self.player(Some(seat))?),
        };
        to_python(py, &self.look(|position| position.view(viewer))?)
    }

    /// A game that this seat cannot tell from the real one: what it does not know is drawn anew from
    /// the seed.
    #[pyo3(signature = (seat = None, seed = 0))]
    fn determinize(
        &self,
        seat: Option<&str>,
        #[pyo3(from_py_with = whole)] seed: u64,
    ) -> PyResult<Self> {
        let seat = self.player(seat)?;
        self.look(|position| position.determinize(seat, seed))
            .map(Self)
    }

    /// The game as text: setup, seed and decisions. `areo replay` plays it too.
    fn record(&self) -> PyResult<String> {
        Ok(self.look(Position::record)??)
    }

    /// A fact of the position, by the key that scenarios use, such as `A plants`. Facts tell secrets.
    ///
    /// >>> import areo
    /// >>> areo.Game("mars", seed=1).fact("generation")
    /// '1'
    fn fact(&self, key: &str) -> PyResult<String> {
        Ok(self.look(|position| position.fact(key))??)
    }

    /// The points by seat, once the game is over.
    fn scores(&self) -> PyResult<Option<Vec<i32>>> {
        let outcome = self.look(Position::outcome)?;
        Ok(outcome.map(|outcome| outcome.scores.iter().copied().collect()))
    }

    /// The seats that have won, once the game is over: one, several, all, or nobody.
    fn winners(&self) -> PyResult<Option<Vec<String>>> {
        let outcome = self.look(Position::outcome)?;
        let names = |outcome: kit::Outcome| {
            outcome
                .winners
                .iter()
                .map(|seat| seat.to_string())
                .collect()
        };
        Ok(outcome.map(names))
    }
}
