//! One game in progress, whichever game it is.

use std::any::Any;
use std::sync::Arc;

use bots::{GameName, Playable, with_game};
use kit::record::Move;
use kit::scenario::Scripted;
use kit::{Encoded, Game, Illegal, Log, Outcome, Record, Seat, SeatSet, Seed, Session};
use kit::{Setup, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Why something was refused.
pub(crate) enum Refusal {
    /// The caller is wrong.
    Wrong(String),
    /// The rules forbid it.
    Illegal(String),
}

impl From<String> for Refusal {
    fn from(what: String) -> Self {
        Self::Wrong(what)
    }
}

/// What a decision is given as.
pub(crate) enum Answer {
    Words(String),
    Index(usize),
    Object(Value),
}

/// One game in progress, without its type.
pub(crate) trait Position: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn name(&self) -> &'static str;
    fn copy(&self) -> Box<dyn Position>;
    fn setup(&self) -> &Setup;
    fn length(&self) -> usize;
    fn asked(&self) -> SeatSet;
    /// Whose decision comes next, where several are asked.
    fn next(&self) -> Option<Seat>;
    fn prompt(&self, seat: Seat) -> Option<(&'static str, Value)>;
    fn legal(&self, seat: Seat) -> Vec<String>;
    fn decisions(&self, seat: Seat) -> Vec<Value>;
    /// The index of an answer, and its words.
    fn read(&self, seat: Seat, answer: &Answer) -> Result<(usize, String), Refusal>;
    fn apply(&mut self, seat: Seat, answer: &Answer) -> Result<(), Refusal>;
    fn undo(&mut self) -> Result<(), Refusal>;
    fn mask(&self, seat: Seat, mask: &mut [i8]);
    fn observe(&self, seat: Seat, row: &mut [i16]);
    /// The sizes of a mask and of an observation.
    fn sizes(&self) -> (usize, usize);
    fn view(&self, viewer: Viewer) -> Value;
    fn outcome(&self) -> Option<Outcome>;
    fn determinize(&self, seat: Seat, number: u64) -> Box<dyn Position>;
    fn record(&self) -> Result<String, Refusal>;
    fn digest(&self) -> String;
    fn fact(&self, key: &str) -> Result<String, Refusal>;
    fn save(&self) -> String;
}

/// One game in progress with its history. Copies share the history until they differ.
#[derive(Clone)]
pub(crate) struct State<G: Game> {
    pub(crate) game: G,
    setup: Arc<Setup>,
    seed: Seed,
    /// Where its moves begin, unless at the start of the game.
    origin: Option<Arc<G>>,
    moves: Arc<Vec<(Seat, G::Decision)>>,
}

/// A [`State`] as it is stored.
#[derive(Serialize, Deserialize)]
struct Saved<G, D> {
    setup: Setup,
    seed: Seed,
    origin: Option<G>,
    game: G,
    moves: Vec<(Seat, D)>,
}

/// What a saved game begins with.
#[derive(Serialize, Deserialize)]
struct Labelled<T> {
    name: String,
    data: String,
    state: T,
}

impl<G: Playable + Encoded + Scripted> State<G> {
    pub(crate) fn new(setup: Setup, seed: Seed) -> Result<Self, String> {
        let game = G::start(&setup, seed).map_err(|error| error.to_string())?;
        Ok(Self {
            game,
            setup: Arc::new(setup),
            seed,
            origin: None,
            moves: Arc::default(),
        })
    }

    fn resumed(setup: Setup, seed: Seed, game: G) -> Self {
        Self {
            origin: Some(Arc::new(game.clone())),
            game,
            setup: Arc::new(setup),
            seed,
            moves: Arc::default(),
        }
    }

    fn load(record: &Record) -> Result<Self, String> {
        let session = Session::<G>::load(record).map_err(|failure| failure.to_string())?;
        Ok(Self {
            game: session.game().clone(),
            setup: Arc::new(session.setup().clone()),
            seed: session.seed(),
            origin: None,
            moves: Arc::new(session.moves().to_vec()),
        })
    }

    fn decision(&self, seat: Seat, answer: &Answer) -> Result<G::Decision, Refusal> {
        match answer {
            Answer::Words(words) => Ok(words.parse()?),
            Answer::Object(value) => serde_json::from_value(value.clone())
                .map_err(|error| Refusal::Wrong(format!("{value} is no decision: {error}"))),
            Answer::Index(index) => {
                let size = G::actions().size();
                if *index >= size {
                    let what = format!("expected an index below {size}, found {index}");
                    return Err(Refusal::Wrong(what));
                }
                self.game.decision(seat, *index).ok_or_else(|| {
                    let what = format!("index {index} is not legal for {seat}; see `mask`");
                    Refusal::Illegal(what)
                })
            }
        }
    }
}

fn plain(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("views, prompts and decisions are plain data")
}

fn refused<G: Game>(seat: Seat, decision: &G::Decision, illegal: &Illegal<G::Reason>) -> Refusal {
    Refusal::Illegal(format!(
        "`{seat} {decision}` is refused: {}",
        illegal.code()
    ))
}

impl<G: Playable + Encoded + Scripted> Position for State<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn copy(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn length(&self) -> usize {
        self.moves.len()
    }

    fn asked(&self) -> SeatSet {
        self.game.asked()
    }

    fn next(&self) -> Option<Seat> {
        let last = self.moves.last().map(|(seat, _)| *seat);
        arena::next_to_decide(self.game.asked(), last, self.game.players())
    }

    fn prompt(&self, seat: Seat) -> Option<(&'static str, Value)> {
        use kit::Prompt as _;
        let prompt = self.game.prompt(seat)?;
        Some((prompt.code(), plain(&prompt)))
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let legal = self.game.legal(seat);
        legal.iter().map(ToString::to_string).collect()
    }

    fn decisions(&self, seat: Seat) -> Vec<Value> {
        self.game.legal(seat).iter().map(plain).collect()
    }

    fn read(&self, seat: Seat, answer: &Answer) -> Result<(usize, String), Refusal> {
        let decision = self.decision(seat, answer)?;
        let judged = self.game.check(seat, &decision);
        judged.map_err(|illegal| refused::<G>(seat, &decision, &illegal))?;
        Ok((self.game.index(seat, &decision), decision.to_string()))
    }

    fn apply(&mut self, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let decision = self.decision(seat, answer)?;
        let applied = self.game.apply(seat, &decision, &mut Log::silent());
        applied.map_err(|illegal| refused::<G>(seat, &decision, &illegal))?;
        Arc::make_mut(&mut self.moves).push((seat, decision));
        Ok(())
    }

    fn undo(&mut self) -> Result<(), Refusal> {
        if self.moves.is_empty() {
            return Err(Refusal::Wrong("there is nothing to take back".to_owned()));
        }
        let moves = Arc::make_mut(&mut self.moves);
        moves.pop();
        let mut game = match &self.origin {
            Some(origin) => G::clone(origin),
            None => G::start(&self.setup, self.seed).expect("it did start before"),
        };
        for (seat, decision) in moves.iter() {
            game.apply_unchecked(*seat, decision, &mut Log::silent());
        }
        self.game = game;
        Ok(())
    }

    fn mask(&self, seat: Seat, mask: &mut [i8]) {
        self.game.mask(seat, &mut Vec::new(), mask);
    }

    fn observe(&self, seat: Seat, row: &mut [i16]) {
        self.game.observe_into(seat, row);
    }

    fn sizes(&self) -> (usize, usize) {
        (G::actions().size(), G::observations().size())
    }

    fn view(&self, viewer: Viewer) -> Value {
        plain(&self.game.view(viewer))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn determinize(&self, seat: Seat, number: u64) -> Box<dyn Position> {
        let game = self.game.determinize(seat, &mut kit::rng(number));
        let setup = Setup::clone(&self.setup);
        Box::new(Self::resumed(setup, Seed::from_number(number), game))
    }

    fn record(&self) -> Result<String, Refusal> {
        if self.origin.is_some() {
            let what = "a game that goes on from a position has no record";
            return Err(Refusal::Wrong(what.to_owned()));
        }
        let words = |(seat, decision): &(Seat, G::Decision)| Move {
            seat: *seat,
            words: decision.to_string(),
            line: 0,
        };
        let record = Record {
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            data: G::data_version(),
            setup: Setup::clone(&self.setup),
            seed: self.seed,
            moves: self.moves.iter().map(words).collect(),
            digest: Some(kit::record::digest(&self.game)),
            lines: Default::default(),
        };
        Ok(record.to_string())
    }

    fn digest(&self) -> String {
        kit::record::digest(&self.game)
    }

    fn fact(&self, key: &str) -> Result<String, Refusal> {
        Ok(self.game.get(key)?.to_string())
    }

    fn save(&self) -> String {
        let saved = Labelled {
            name: G::NAME.to_owned(),
            data: G::data_version(),
            state: Saved {
                setup: Setup::clone(&self.setup),
                seed: self.seed,
                origin: self.origin.as_deref().cloned(),
                game: self.game.clone(),
                moves: self.moves.to_vec(),
            },
        };
        serde_json::to_string(&saved).expect("a game is plain data")
    }
}

/// A game as its record says.
pub(crate) fn from_record(text: &str) -> Result<Box<dyn Position>, String> {
    let record: Record = text
        .parse()
        .map_err(|failure: kit::Failure| failure.to_string())?;
    let name: GameName = record.game.parse()?;
    with_game!(name, |G| State::<G>::load(&record)
        .map(|state| Box::new(state) as Box<dyn Position>))
}

/// A game as it was saved by the same version.
pub(crate) fn from_saved(text: &str) -> Result<Box<dyn Position>, String> {
    let wrong = |error: serde_json::Error| format!("this is no saved game: {error}");
    let label: Labelled<serde::de::IgnoredAny> = serde_json::from_str(text).map_err(wrong)?;
    let name: GameName = label.name.parse()?;
    with_game!(name, |G| {
        if !G::accepts_data(&label.data) {
            return Err("the game was saved with other data".to_owned());
        }
        type Whole = Labelled<Saved<G, <G as Game>::Decision>>;
        let whole: Whole = serde_json::from_str(text).map_err(wrong)?;
        let saved = whole.state;
        Ok(Box::new(State::<G> {
            game: saved.game,
            setup: Arc::new(
                saved
                    .setup
                    .checked::<G>()
                    .map_err(|error| error.to_string())?,
            ),
            seed: saved.seed,
            origin: saved.origin.map(Arc::new),
            moves: Arc::new(saved.moves),
        }))
    })
}

/// The position that a scenario describes, after its decisions. Its expectations are not judged:
/// `areo scenario` does that.
pub(crate) fn from_scenario(text: &str) -> Result<Box<dyn Position>, String> {
    let scenarios = kit::scenario::parse(text).map_err(|failure| failure.to_string())?;
    let [scenario] = &scenarios[..] else {
        let what = format!("expected one scenario, found {}", scenarios.len());
        return Err(what);
    };
    let name: GameName = scenario.game.parse()?;
    with_game!(name, |G| {
        let variant = scenario.variant.iter().map(String::as_str);
        let setup = Setup::parse::<G>(scenario.players, variant);
        let setup = setup.map_err(|error| error.to_string())?;
        let game = kit::scenario::played::<G>(scenario).map_err(|failure| failure.to_string())?;
        let seed = Seed::from_number(0);
        Ok(Box::new(State::<G>::resumed(setup, seed, game)))
    })
}
