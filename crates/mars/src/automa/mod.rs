//! MarsBot, the rule-driven opponent of one player.
//!
//! It sits at seat B, is asked nothing, and plays by its [`data`](crate::data): rating, money and
//! tiles are kept as those of any player, the rest in [`Automa`]. Its turns are carried out as soon
//! as they come, step by step, and each step is told with its reason ([`Step`]). Rule facts are
//! cited as `[A4.1]`; `docs/rules/automa.md` maps them to scenarios.

mod attacks;
mod bonus;
mod cardboard;
mod course;
mod encoding;
mod facts;
mod goals;
mod options;
mod pile;
mod placement;
mod step;
mod tabletop;
mod tell;
mod turn;
mod view;

use arrayvec::ArrayVec;
use kit::{Chance, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::cards::CardSet;
use crate::data::{Bonus, BotBoard, CardId, TRACK_END, Track, catalogue};
use crate::state::Mars;

use self::cardboard::Cardboard;
pub use self::cardboard::{Drawn, Goal, Need, Shown};
pub(crate) use self::options::{OPTIONS, Terms};
pub use self::pile::Sketch;
pub use self::step::{Failure, Rule, Standing, Step, Turned};
pub use self::tabletop::{Fact, Refusal, Tabletop, Turn};
pub use self::view::{BotView, TrackView};

/// The one player.
pub(crate) const HUMAN: Seat = Seat::new(0);
/// MarsBot.
pub(crate) const BOT: Seat = Seat::new(1);

/// Project cards in an action deck, without the fourth that a level may add.
const PROJECTS: usize = 3;
/// More cards than an action deck ever holds.
const MAX_ACTIONS: usize = 6;

/// What is MarsBot's alone.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Automa {
    markers: [Marker; Track::COUNT],
    /// The cards of its turns; the last is the top.
    action_deck: ArrayVec<ActionCard, MAX_ACTIONS>,
    /// Whether its first turn of the generation is still to come.
    fresh: bool,
    /// The last is the top.
    bonus_deck: ArrayVec<Bonus, { Bonus::COUNT }>,
    bonus_discard: BonusSet,
    destroyed: BonusSet,
    /// Its played pile.
    pile: CardSet,
    /// What only a game on a table of cardboard has.
    table: Option<Box<Cardboard>>,
}

/// Where a marker stands, and how far it ever got: the spaces between are marked, since icons
/// never work twice [A10.5].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
struct Marker {
    at: u8,
    reached: u8,
}

/// A card of the action deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum ActionCard {
    Project(CardId),
    Bonus(Bonus),
}

/// A set of bonus cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
struct BonusSet(u8);

impl BonusSet {
    const fn insert(&mut self, bonus: Bonus) {
        self.0 |= 1 << bonus.index();
    }

    const fn contains(self, bonus: Bonus) -> bool {
        self.0 & 1 << bonus.index() != 0
    }

    const fn remove(&mut self, bonus: Bonus) {
        self.0 &= !(1 << bonus.index());
    }

    fn iter(self) -> impl Iterator<Item = Bonus> {
        let all = Bonus::ALL.iter().copied();
        all.filter(move |bonus| self.contains(*bonus))
    }
}

impl Automa {
    /// MarsBot before anything is dealt: all bonus cards in order, the first on top [A2.3].
    pub(crate) fn new() -> Self {
        Self {
            markers: [Marker::default(); Track::COUNT],
            action_deck: ArrayVec::new(),
            fresh: false,
            bonus_deck: Bonus::ALL.iter().rev().copied().collect(),
            bonus_discard: BonusSet::default(),
            destroyed: BonusSet::default(),
            pile: CardSet::NONE,
            table: None,
        }
    }

    pub(crate) fn shuffle_bonuses(&mut self, chance: &mut Chance) {
        chance.shuffle(&mut self.bonus_deck);
    }

    /// Where a track stands.
    fn at(&self, track: Track) -> u8 {
        self.markers[track.index()].at
    }

    fn is_finished(&self, track: Track) -> bool {
        self.at(track) == TRACK_END
    }

    fn marker(&mut self, track: Track) -> &mut Marker {
        &mut self.markers[track.index()]
    }

    /// The project cards in its decks and pile.
    pub(crate) fn cards(&self) -> [CardSet; 2] {
        let waiting = self.action_deck.iter().filter_map(|card| match card {
            ActionCard::Project(card) => Some(*card),
            ActionCard::Bonus(_) => None,
        });
        [waiting.collect(), self.pile]
    }

    /// Whether every bonus card is in one place, and no marker beyond its track. One bonus card is
    /// nowhere while it is carried out.
    pub(crate) fn is_consistent(&self) -> bool {
        let waiting = self.action_deck.iter().filter_map(|card| match card {
            ActionCard::Bonus(bonus) => Some(*bonus),
            ActionCard::Project(_) => None,
        });
        let everywhere = self
            .bonus_deck
            .iter()
            .copied()
            .chain(waiting)
            .chain(self.bonus_discard.iter())
            .chain(self.destroyed.iter());
        let mut places: Vec<Bonus> = everywhere.collect();
        places.sort_unstable();
        let on_track = |marker: &Marker| marker.at <= marker.reached && marker.reached <= TRACK_END;
        places == Bonus::ALL && self.markers.iter().all(on_track)
    }
}

impl Mars {
    /// Whether MarsBot sits there.
    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        self.automa.is_some() && seat == BOT
    }

    /// Whether the game is played against MarsBot.
    pub const fn has_mars_bot(&self) -> bool {
        self.automa.is_some()
    }

    /// Who decides for themselves: all but MarsBot.
    pub(crate) fn people(&self) -> SeatSet {
        match self.automa {
            Some(_) => SeatSet::only(HUMAN),
            None => SeatSet::all(self.players.len()),
        }
    }

    fn bot(&self) -> &Automa {
        self.automa.as_ref().expect("MarsBot plays")
    }

    fn bot_mut(&mut self) -> &mut Automa {
        self.automa.as_mut().expect("MarsBot plays")
    }

    fn terms(&self) -> Terms {
        self.variant.automa.expect("MarsBot plays")
    }

    fn bot_board(&self) -> &'static BotBoard {
        catalogue().bot_board(self.variant.map)
    }
}
