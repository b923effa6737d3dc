//! The games that a table can host, without their types.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Arc, OnceLock};

use bots::{BotSpec, Playable};
use kit::{Catalogued, Entry, Message, Record, Seed, Session, Setup, SetupError, Viewer};
use wire::{
    BotInfo, Dictionary, GameInfo, OptionInfo, Problem, ProblemCode, Replay, ReplayStep, delta,
};

use crate::session::{AnySession, Hosted, outcome};

/// All games of a server.
#[derive(Clone, Debug, Default)]
pub struct Games(Vec<Arc<HostedGame>>);

/// A game that a table can host.
pub struct HostedGame {
    /// What clients are told of it.
    pub info: GameInfo,
    /// Moves when a record would play out differently.
    pub rules_version: u32,
    /// The fingerprint of its data.
    pub data_version: String,
    components: fn() -> Vec<Entry>,
    catalogue: OnceLock<Catalogue>,
    start: Box<StartSession>,
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
        Self::new::<G>(G::BOTS, G::is_cooperative)
    }

    /// A game with these computer players, from the weakest to the strongest; at least one.
    pub fn new<G: Catalogued>(
        bots: &'static [BotSpec<G>],
        is_cooperative: fn(&Setup) -> bool,
    ) -> Self {
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
                    .iter()
                    .map(|bot| BotInfo {
                        name: bot.name,
                        about: bot.about,
                    })
                    .collect(),
            },
            rules_version: G::RULES_VERSION,
            data_version: G::data_version(),
            components: G::catalogue,
            catalogue: OnceLock::new(),
            start: Box::new(move |setup, seed| {
                let session = Session::<G>::start(setup, seed)?;
                Ok(Box::new(Hosted { session, bots }))
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

    /// A whole game, step by step, as a viewer would have seen it.
    ///
    /// # Errors
    /// If the record cannot be played.
    pub fn replay(&self, record: &Record, viewer: Viewer) -> Result<Replay, Problem> {
        let wrong = |text: String| Problem::new(ProblemCode::BadRecord, text);
        if (record.rules, &record.data) != (self.rules_version, &self.data_version) {
            return Err(wrong("it is of another version of the game".to_owned()));
        }
        let mut session = self.start(&record.setup, record.seed)?;
        let start = session.view(viewer);
        let mut view = start.clone();
        let mut dictionary = Dictionary::new();
        let mut steps = Vec::with_capacity(record.moves.len());
        for (seq, step) in (1..).zip(&record.moves) {
            let words = std::slice::from_ref(&step.words);
            let happened = session
                .decide(step.seat, words)
                .map_err(|problem| wrong(format!("step {seq} cannot be played: {problem}")))?;
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
        })
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
        let bots = &self.info.bots;
        let found = match name {
            Some(name) => bots.iter().find(|bot| bot.name == name),
            None => bots.last(),
        };
        found.map(|bot| bot.name).ok_or_else(|| {
            let known: Vec<_> = bots.iter().map(|bot| bot.name).collect();
            Problem::new(
                ProblemCode::UnknownBot,
                format!("the computer players are {}", known.join(", ")),
            )
        })
    }
}

impl std::fmt::Debug for HostedGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "HostedGame({})", self.info.name)
    }
}
