//! The games that a table can host, without their types.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Arc, OnceLock};

use bots::{BotSpec, Playable};
use kit::{Catalogued, Entry, Message, Record, Seed, Session, Setup, SetupError, Viewer};
use wire::{
    BotInfo, Dictionary, GameInfo, OptionInfo, Problem, ProblemCode, Replay, ReplayStep, delta,
};

use crate::checkpoint::Played;
use crate::minds::Minds;
use crate::session::{AnySession, Bots, Hosted, Past, outcome, readable};
use crate::shelved::Shelved;
use crate::study::Study;

/// All games of a server.
#[derive(Clone, Debug, Default)]
pub struct Games(Vec<Arc<HostedGame>>);

/// A game that a table can host.
pub struct HostedGame {
    /// What clients are told of it.
    pub info: GameInfo,
    /// Computer players that are not offered; seats that have one keep it.
    known_bots: Vec<&'static str>,
    /// Moves when a record would play out differently.
    pub rules_version: u32,
    /// The fingerprint of its data.
    pub data_version: String,
    components: fn() -> Vec<Entry>,
    catalogue: OnceLock<Catalogue>,
    is_version: fn(u32, &str) -> bool,
    start: Box<StartSession>,
    resume: Box<ResumeSession>,
    is_cooperative: fn(&Setup) -> bool,
}

/// Every component of a game, for browsing.
#[derive(Clone, Debug)]
pub struct Catalogue {
    /// A list of `kit::Entry`.
    pub json: String,
    /// Differs if the list does.
    pub fingerprint: u64,
}

type StartSession =
    dyn Fn(&Setup, Seed) -> Result<Box<dyn AnySession>, SetupError> + Send + Sync + 'static;

type ResumeSession = dyn Fn(&Setup, Seed, &Played) -> Box<dyn AnySession> + Send + Sync + 'static;

impl Games {
    /// The games with one more.
    #[must_use]
    pub fn with(mut self, game: HostedGame) -> Self {
        self.0.push(Arc::new(game));
        self
    }

    /// The game of this name.
    ///
    /// # Errors
    /// If there is none.
    pub fn find(&self, name: &str) -> Result<&Arc<HostedGame>, Problem> {
        let found = self.iter().find(|game| game.info.name == name);
        found.ok_or_else(|| {
            Problem::new(
                ProblemCode::UnknownGame,
                format!("there is no game `{name}`"),
            )
        })
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<HostedGame>> {
        self.0.iter()
    }
}

impl HostedGame {
    /// A game with its own computer players.
    pub fn of<G: Playable + Catalogued>() -> Self {
        let bots = Bots {
            offered: G::BOTS,
            known: G::LABORATORY,
            analyst: Some(G::ANALYST),
            study: Some(Study::of::<G>),
        };
        Self::with_bots::<G>(bots, G::is_cooperative)
    }

    /// A game with these computer players, from the weakest to the strongest; at least one.
    pub fn new<G: Catalogued>(
        bots: &'static [BotSpec<G>],
        is_cooperative: fn(&Setup) -> bool,
    ) -> Self {
        let bots = Bots {
            offered: bots,
            known: &[],
            analyst: None,
            study: None,
        };
        Self::with_bots::<G>(bots, is_cooperative)
    }

    fn with_bots<G: Catalogued>(bots: Bots<G>, is_cooperative: fn(&Setup) -> bool) -> Self {
        let (fewest, most) = G::PLAYERS;
        let label = |name: &str| Message::new(format!("{}-option-{name}", G::NAME));
        Self {
            info: GameInfo {
                name: G::NAME,
                fewest,
                most,
                options: G::OPTIONS
                    .iter()
                    .map(|spec| OptionInfo::new(spec, label(spec.name)))
                    .collect(),
                bots: bots
                    .offered
                    .iter()
                    .map(|bot| BotInfo {
                        name: bot.name,
                        about: bot.about,
                    })
                    .collect(),
            },
            known_bots: bots.known.iter().map(|bot| bot.name).collect(),
            rules_version: G::RULES_VERSION,
            data_version: G::data_version(),
            is_version: kit::is_version::<G>,
            components: G::catalogue,
            catalogue: OnceLock::new(),
            start: Box::new(move |setup, seed| {
                let session = Session::<G>::start(setup, seed)?;
                Ok(Box::new(Hosted {
                    session,
                    bots,
                    minds: Minds::new(),
                    past: None,
                }))
            }),
            resume: Box::new(move |setup, seed, played| match readable(setup, played) {
                Some(game) => Box::new(Hosted::<G> {
                    session: Session::resume(setup.clone(), seed, game),
                    bots,
                    minds: Minds::new(),
                    past: Some(Past::of(played)),
                }),
                None => Box::new(Shelved {
                    game: G::NAME,
                    setup: setup.clone(),
                    seed,
                    played: played.clone(),
                }),
            }),
            is_cooperative,
        }
    }

    /// Every component, for browsing.
    pub fn catalogue(&self) -> &Catalogue {
        self.catalogue.get_or_init(|| {
            let json = serde_json::to_string(&(self.components)());
            let json = json.expect("components are plain data");
            let mut hasher = DefaultHasher::new();
            json.hash(&mut hasher);
            let fingerprint = hasher.finish();
            Catalogue { json, fingerprint }
        })
    }

    /// Begins a game.
    ///
    /// # Errors
    /// If the game cannot start from that setup.
    pub fn start(&self, setup: &Setup, seed: Seed) -> Result<Box<dyn AnySession>, Problem> {
        (self.start)(setup, seed).map_err(|error| Problem {
            reason: error.message(),
            ..Problem::new(ProblemCode::BadSetup, error.to_string())
        })
    }

    /// Goes on with a game from where it was stored. If its state cannot be read, it can only be looked
    /// at.
    pub(crate) fn resume(&self, setup: &Setup, seed: Seed, played: &Played) -> Box<dyn AnySession> {
        (self.resume)(setup, seed, played)
    }

    /// Whether this is the version that this program has, so that a game of it plays as it did.
    pub fn is_version(&self, rules: u32, data: &str) -> bool {
        (self.is_version)(rules, data)
    }

    /// A whole game, step by step, as a viewer would have seen it.
    ///
    /// # Errors
    /// If the record cannot be played, or ends in another state than it says.
    pub fn replay(&self, record: &Record, viewer: Viewer) -> Result<Replay, Problem> {
        let mut session = self.start(&record.setup, record.seed)?;
        let replay = replay(session.as_mut(), record, viewer);
        let ends = session.record().digest;
        match replay {
            Ok(replay) if record.digest.is_none() || record.digest == ends => Ok(replay),
            wrong => {
                let text = match wrong {
                    Ok(_) => "it does not end in the state that it says".to_owned(),
                    Err(problem) => problem.text,
                };
                let older = match self.is_version(record.rules, &record.data) {
                    true => "",
                    false => "it is of another version of the game, and plays differently now: ",
                };
                Err(Problem::new(
                    ProblemCode::BadRecord,
                    format!("{older}{text}"),
                ))
            }
        }
    }

    /// Whether in this setup all win or lose together.
    pub fn is_cooperative(&self, setup: &Setup) -> bool {
        (self.is_cooperative)(setup)
    }

    /// The computer player of this name, or the strongest.
    ///
    /// # Errors
    /// If there is none of that name.
    pub fn bot(&self, name: Option<&str>) -> Result<&'static str, Problem> {
        let offered = self.info.bots.iter().map(|bot| bot.name);
        let mut all = offered.clone().chain(self.known_bots.iter().copied());
        let found = match name {
            Some(name) => all.find(|bot| *bot == name),
            None => self.info.bots.last().map(|bot| bot.name),
        };
        found.ok_or_else(|| {
            let known: Vec<_> = offered.collect();
            Problem::new(
                ProblemCode::UnknownBot,
                format!("the computer players are {}", known.join(", ")),
            )
        })
    }
}

/// Plays the moves of a record, and tells each.
pub(crate) fn replay(
    session: &mut dyn AnySession,
    record: &Record,
    viewer: Viewer,
) -> Result<Replay, Problem> {
    let start = session.view(viewer);
    let mut view = start.clone();
    let mut dictionary = Dictionary::new();
    let mut steps = Vec::with_capacity(record.moves.len());
    for (seq, step) in (1..).zip(&record.moves) {
        let words = std::slice::from_ref(&step.words);
        let happened = session.decide(step.seat, words).map_err(|problem| {
            let text = format!("step {seq} cannot be played: {problem}");
            Problem::new(ProblemCode::BadRecord, text)
        })?;
        if let Some(definition) = session.define(&step.words) {
            dictionary.insert(step.words.clone(), definition);
        }
        let after = session.view(viewer);
        let entries = happened.seen_by(viewer).into_iter();
        steps.push(ReplayStep {
            seat: step.seat,
            words: step.words.clone(),
            delta: delta::diff(&view, &after),
            entries: entries
                .map(|(_, text, json)| wire::Entry { seq, text, json })
                .collect(),
        });
        view = after;
    }
    Ok(Replay {
        game: record.game.clone(),
        setup: record.setup.clone(),
        start,
        steps,
        outcome: session.outcome().map(outcome),
        dictionary,
        note: None,
    })
}

impl std::fmt::Debug for HostedGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "HostedGame({})", self.info.name)
    }
}
