//! The games that a table can host, without their types.

use std::sync::Arc;

use bots::{BotSpec, Playable};
use kit::{Game, Message, Seed, Session, Setup, SetupError};
use wire::{BotInfo, GameInfo, OptionInfo, Problem, ProblemCode};

use crate::session::{AnySession, Hosted};

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
    start: Box<StartSession>,
    is_cooperative: fn(&Setup) -> bool,
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
    pub fn of<G: Playable>() -> Self {
        Self::new::<G>(G::BOTS, G::is_cooperative)
    }

    /// A game with these computer players, from the weakest to the strongest; at least one.
    pub fn new<G: Game>(bots: &'static [BotSpec<G>], is_cooperative: fn(&Setup) -> bool) -> Self {
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
            start: Box::new(move |setup, seed| {
                let session = Session::<G>::start(setup, seed)?;
                Ok(Box::new(Hosted { session, bots }))
            }),
            is_cooperative,
        }
    }

    /// Begins a game.
    ///
    /// # Errors
    /// If the game cannot start from that setup.
    pub fn start(&self, setup: &Setup, seed: Seed) -> Result<Box<dyn AnySession>, Problem> {
        (self.start)(setup, seed)
            .map_err(|error| Problem::new(ProblemCode::BadSetup, error.to_string()))
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
