//! The contract between a game's rules and everything that plays, hosts, stores or studies it.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{
    BySeat, Log, Message, Rng, Seat, SeatSet, Seed, Setup, SetupError, Tell, below,
    setup::OptionSpec,
};

/// The rules of one game, as a plain value: the state of one game in progress.
///
/// No closures, no IO, no clock, no globals that change. Work that waits for an answer is data
/// inside the state, so that it can be saved, hashed and searched in the middle of a card.
///
/// Promises, kept by every game and checked by `testkit::conformance`:
/// - until the game is over somebody is asked, and whoever is asked has a legal answer;
/// - every listed decision passes [`check`](Game::check), and what passes it applies;
/// - what does not pass is refused with a reason and changes nothing;
/// - the same setup, seed and decisions give the same state, bit for bit;
/// - views and events tell a viewer nothing that it may not know.
pub trait Game:
    Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The word for the game on the command line, in records and on the wire.
    const NAME: &'static str;
    /// Moves when the same record would play out differently, not on refactors.
    const RULES_VERSION: u32;
    /// The fewest and the most players.
    const PLAYERS: (usize, usize);
    /// The choices at set-up.
    const OPTIONS: &'static [OptionSpec];

    /// What a seat is asked.
    type Prompt: Prompt;
    /// What a seat answers: one small step.
    type Decision: Decision;
    /// What happened.
    type Event: Event;
    /// What one viewer may know, built up from nothing.
    type View: Serialize + PartialEq + Debug + Send;
    /// Why a decision is not possible.
    type Reason: Reason;

    /// A short fingerprint of the data (cards, boards) that the rules read.
    fn data_version() -> String;

    /// Whether this fingerprint, of this or an older release, is of the data that the rules read
    /// now. Records and stored games are compared by it.
    fn accepts_data(version: &str) -> bool {
        version == Self::data_version()
    }

    /// A new game. Callers use [`start`](Game::start), which checks the setup first.
    ///
    /// # Errors
    /// If options that are fine one by one do not go together.
    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError>;

    /// A new game from a setup that may hold anything.
    ///
    /// # Errors
    /// If the number of players or an option is not one the game has.
    fn start(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        Self::new(&setup.checked::<Self>()?, seed)
    }

    /// How many play.
    fn players(&self) -> usize;

    /// Who is asked now; nobody once the game is over. May include [`Seat::TABLE`], which never
    /// is the only one asked while a seat could go on.
    fn asked(&self) -> SeatSet;

    /// What this seat is asked, if it is.
    fn prompt(&self, seat: Seat) -> Option<Self::Prompt>;

    /// What an answer is called beside its question, where its own label says too little: an option
    /// is called by what it does, not by its number.
    fn offer(_prompt: &Self::Prompt, _decision: &Self::Decision) -> Option<Message> {
        None
    }

    /// Appends the sensible answers of a seat; none if it is not asked. Where the possible ones
    /// are very many (payments), the list may leave out pointless ones that `check` would accept.
    fn list(&self, seat: Seat, decisions: &mut Vec<Self::Decision>);

    /// The sensible answers of a seat.
    fn legal(&self, seat: Seat) -> Vec<Self::Decision> {
        // Room for most lists at once is quicker than room that grows.
        let mut decisions = Vec::with_capacity(USUAL_ANSWERS);
        self.list(seat, &mut decisions);
        decisions
    }

    /// One of the sensible answers of a seat, each equally likely; `None` if it is not asked.
    /// Random players and playouts ask for nothing else, so a game may draw without listing.
    fn pick(&self, seat: Seat, rng: &mut Rng) -> Option<Self::Decision> {
        let mut decisions = self.legal(seat);
        if decisions.is_empty() {
            return None;
        }
        let choice = below(decisions.len(), rng);
        Some(decisions.swap_remove(choice))
    }

    /// Judges an answer of a seat that is asked, by the rules of the game alone.
    ///
    /// # Errors
    /// The reason why it is not possible.
    fn judge(&self, seat: Seat, decision: &Self::Decision) -> Result<(), Self::Reason>;

    /// Judges any answer of anybody.
    ///
    /// # Errors
    /// The reason why it is not possible.
    fn check(&self, seat: Seat, decision: &Self::Decision) -> Result<(), Illegal<Self::Reason>> {
        let asked = self.asked();
        if asked.is_empty() {
            Err(Illegal::Over)
        } else if !asked.contains(seat) {
            Err(Illegal::NotAsked)
        } else {
            self.judge(seat, decision).map_err(Illegal::Rule)
        }
    }

    /// Carries out a decision that passes [`check`](Game::check), up to the next question.
    fn apply_unchecked(
        &mut self,
        seat: Seat,
        decision: &Self::Decision,
        log: &mut Log<Self::Event>,
    );

    /// Carries out a decision, up to the next question.
    ///
    /// # Errors
    /// The reason why it is not possible; nothing has changed then.
    fn apply(
        &mut self,
        seat: Seat,
        decision: &Self::Decision,
        log: &mut Log<Self::Event>,
    ) -> Result<(), Illegal<Self::Reason>> {
        self.check(seat, decision)?;
        self.apply_unchecked(seat, decision, log);
        Ok(())
    }

    /// What a seat might want to do now but cannot, each with its reason.
    fn blocked(&self, seat: Seat) -> Vec<(Self::Decision, Self::Reason)>;

    /// The odds of what a possible decision leaves to dice, as events that never happen; none where
    /// nothing is rolled. Told by a [`Preview`](crate::Preview).
    fn odds(&self, _seat: Seat, _decision: &Self::Decision) -> Vec<Self::Event> {
        Vec::new()
    }

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// How far the game has come, in percent, where everybody can see that.
    fn progress(&self) -> Option<u8> {
        None
    }

    /// A state that this seat cannot tell from the real one: what it does not know is drawn anew.
    #[must_use]
    fn determinize(&self, seat: Seat, rng: &mut Rng) -> Self;

    /// The answer of a seat that goes without saying, such as the plain way to pay: a
    /// [`Preview`](crate::Preview) takes it in passing, to show what comes after it.
    fn obvious(&self, _seat: Seat) -> Option<Self::Decision> {
        None
    }

    /// Whether a seat is asked something in the middle of an action, such as where its tile goes: a
    /// [`Preview`](crate::Preview) then tells what happens whatever the answer is.
    fn is_amid(&self, _seat: Seat) -> bool {
        false
    }

    /// What a seat may do now and would hardly leave out on purpose: who ends the turn before is
    /// reminded of it. Every one of them is listed.
    fn overlooked(&self, _seat: Seat) -> Vec<Self::Decision> {
        Vec::new()
    }

    /// Where a seat may try out what it cannot do yet, if there is such a place: a turn of its own
    /// while others move, or in a contest the attempt that it may win.
    #[must_use]
    fn trial(&self, _seat: Seat) -> Option<Self> {
        None
    }

    /// A number of decisions within which every randomly played game of this setup ends.
    fn bound(&self) -> usize;
}

/// As many answers as most questions have.
const USUAL_ANSWERS: usize = 16;

/// What a seat is asked. The code is the kebab-case word for the kind of question.
pub trait Prompt: Tell + Clone + PartialEq + Debug + Serialize + Send {
    /// The kind of question, as scenarios name it.
    fn code(&self) -> &'static str;
}

/// One small step of a seat. Its words (`Display`, `FromStr`) are the same in records, scenarios
/// and the terminal; they hold no comma and no semicolon. `tell` is its label for people.
pub trait Decision:
    Tell
    + Clone
    + Eq
    + Hash
    + Debug
    + Display
    + FromStr<Err = String>
    + Serialize
    + DeserializeOwned
    + Send
    + Sync
{
}

/// Something that happened. `tell` is its line in the log.
pub trait Event: Tell + Clone + PartialEq + Debug + Serialize + Send {
    /// The event as this viewer learns of it: whole, with less, or not at all.
    #[must_use]
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;
}

/// Why a decision is not possible, with numbers. `tell` is the sentence for the player.
pub trait Reason: Tell + Clone + PartialEq + Debug + Serialize + Send {
    /// The kind of reason, as scenarios name it.
    fn code(&self) -> &'static str;
}

/// Why a decision was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal<R> {
    /// The game is over.
    Over,
    /// This seat is not asked now.
    NotAsked,
    /// The rules forbid it.
    Rule(R),
}

impl<R: Reason> Illegal<R> {
    /// The kind of reason, as scenarios name it.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::NotAsked => "not-asked",
            Self::Rule(reason) => reason.code(),
        }
    }
}

impl<R: Reason> Tell for Illegal<R> {
    fn tell(&self) -> Message {
        match self {
            Self::Over => Message::new("refused-over"),
            Self::NotAsked => Message::new("refused-not-asked"),
            Self::Rule(reason) => reason.tell(),
        }
    }
}

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
    /// Somebody who may know everything, because the game is over.
    Archive,
}

impl Viewer {
    /// Whether this viewer may know what belongs to this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Archive || self == Self::Seat(seat)
    }
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Points by seat; in a co-operative game the same for all.
    pub scores: BySeat<i32>,
    /// Who has won: one, several who share it, all, or nobody.
    pub winners: SeatSet,
    /// The verdict in words, such as a title earned.
    pub verdict: Message,
}
