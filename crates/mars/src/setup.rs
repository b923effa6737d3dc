//! Setting up a game: options, decks, and the neutral tiles of a solo game.

use arrayvec::ArrayVec;
use kit::setup::{OptionSpec, Values};
use kit::{BySeat, Chance, Log, Seat, SeatSet, Setup, SetupError};

use crate::automa::{self, Automa, Terms};
use crate::board::{Board, SpaceId};
use crate::cards::{CardSet, Deck, Tokens};
use crate::data::{CardId, CorporationId, MapId, Parameter, Set, Site, Tile};
use crate::player::Player;
use crate::state::{Goal, Mars, Phase, Question, Variant};

const OPENING_CARDS: usize = 10;
const RATING: u16 = 20;
const SOLO_RATING: u16 = 14;

/// The choices of every game.
const COMMON: [OptionSpec; 6] = [
    OptionSpec {
        name: "board",
        values: Values::OneOf(&["tharsis", "hellas", "elysium"]),
        default: "tharsis",
        only: None,
    },
    OptionSpec {
        name: "cards",
        values: Values::OneOf(&["corporate-era", "standard"]),
        default: "corporate-era",
        only: None,
    },
    OptionSpec::flag("draft"),
    OptionSpec::flag("initial-draft"),
    OptionSpec {
        name: "solo-goal",
        values: Values::OneOf(&["terraform", "rating-63"]),
        default: "terraform",
        only: None,
    },
    OptionSpec {
        name: "beginners",
        values: Values::Text("AC"),
        default: "none",
        only: None,
    },
];

/// The choices at set-up.
pub(crate) const OPTIONS: &[OptionSpec] = &{
    let mut all = [COMMON[0]; COMMON.len() + automa::OPTIONS.len()];
    let mut index = 0;
    while index < all.len() {
        all[index] = if index < COMMON.len() {
            COMMON[index]
        } else {
            automa::OPTIONS[index - COMMON.len()]
        };
        index += 1;
    }
    all
};

impl Variant {
    fn read(setup: &Setup) -> Result<Self, SetupError> {
        let conflict = |code, text| Err(SetupError::conflict(code, text));
        let get = |name| setup.get::<Mars>(name);
        let variant = Self {
            map: MapId::find(get("board")).expect("every board of the option is in the catalogue"),
            corporate_era: get("cards") == "corporate-era",
            draft: setup.is::<Mars>("draft"),
            initial_draft: setup.is::<Mars>("initial-draft"),
            goal: if get("solo-goal") == "rating-63" {
                Goal::Rating63
            } else {
                Goal::Terraform
            },
            beginners: read_beginners(get("beginners"), setup.players)?,
            automa: Terms::read(setup)?,
        };
        match setup.players {
            _ if variant.automa.is_some() => Ok(variant),
            1 if !variant.corporate_era => conflict(
                "solo-cards",
                "a solo game is always played with the Corporate Era cards",
            ),
            1 if variant.draft || variant.initial_draft => {
                conflict("solo-draft", "a solo game has no draft")
            }
            1 => Ok(variant),
            _ if variant.goal == Goal::Rating63 => {
                conflict("solo-goal", "only a solo game has a solo goal")
            }
            _ => Ok(variant),
        }
    }

    fn uses(&self, set: Set) -> bool {
        self.corporate_era || set == Set::Base
    }

    /// The corporations that can be dealt.
    pub(crate) fn corporations(&self) -> impl Iterator<Item = CorporationId> {
        let dealt = |corporation: &CorporationId| *corporation != CorporationId::BEGINNER;
        CorporationId::all()
            .filter(dealt)
            .filter(|corporation| self.uses(corporation.corporation().set))
    }

    /// The project cards of the game.
    pub(crate) fn cards(&self) -> CardSet {
        CardId::all()
            .filter(|card| self.uses(card.card().set))
            .collect()
    }
}

fn read_beginners(text: &str, players: usize) -> Result<SeatSet, SetupError> {
    if text == "none" {
        return Ok(SeatSet::NONE);
    }
    let seat = |letter: char| {
        let seat = letter.to_string().parse::<Seat>().ok();
        seat.filter(|seat| seat.index() < players)
            .ok_or_else(|| SetupError::Value {
                name: "beginners".to_owned(),
                expected: "letters of seats at the table, written like AC".to_owned(),
                found: text.to_owned(),
            })
    };
    text.chars().map(seat).collect()
}

impl Mars {
    /// A game with nothing dealt.
    pub(crate) fn empty(setup: &Setup, chance: Chance) -> Result<Self, SetupError> {
        let variant = Variant::read(setup)?;
        // MarsBot is a second player in all but deciding.
        let players = match variant.automa {
            Some(_) => 2,
            None => setup.players,
        };
        let rating = if players == 1 { SOLO_RATING } else { RATING };
        let production = i16::from(!variant.corporate_era);
        Ok(Self {
            variant,
            chance,
            phase: Phase::Corporations,
            generation: 1,
            first: Seat::new(0),
            active: Seat::new(0),
            taken: 0,
            passed: SeatSet::NONE,
            waiting: SeatSet::NONE,
            temperature: Parameter::Temperature.lowest(),
            oxygen: Parameter::Oxygen.lowest(),
            board: Board::default(),
            players: BySeat::new(players, |seat| {
                let person = seat.index() < setup.players;
                Player::new(rating, if person { production } else { 0 })
            }),
            deck: Deck::default(),
            discard: CardSet::NONE,
            tokens: Tokens::default(),
            used: CardSet::NONE,
            claimed: ArrayVec::new(),
            funded: ArrayVec::new(),
            due: ArrayVec::new(),
            question: Question::Phase,
            automa: variant.automa.map(|_| Automa::new()),
        })
    }

    /// A game in which everything is dealt and the first choices are asked [R1.8].
    pub(crate) fn deal(setup: &Setup, chance: Chance) -> Result<Self, SetupError> {
        let mut game = Self::empty(setup, chance)?;
        game.deck = Deck::shuffled(game.variant.cards(), &mut game.chance);
        game.lay_out();
        Ok(game)
    }

    /// Draws the first player, then lays out neutral tiles, corporations and cards.
    pub(crate) fn lay_out(&mut self) {
        let people = self.people();
        self.first = Seat::new(self.chance.below(people.len() as u32) as usize);
        self.active = self.first;
        if self.is_solo() {
            self.place_neutral_tiles();
        }
        let mut corporations: Vec<_> = self.variant.corporations().collect();
        self.chance.shuffle(&mut corporations);
        let mut corporations = corporations.into_iter();
        for seat in people.iter() {
            self.players[seat].offered = if self.variant.beginners.contains(seat) {
                [Some(CorporationId::BEGINNER), None]
            } else {
                [corporations.next(), corporations.next()]
            };
        }
        if self.variant.initial_draft {
            self.begin_opening_draft();
        } else {
            for seat in people.iter() {
                self.players[seat].dealt = self.take_from_deck(OPENING_CARDS);
            }
            self.lay_out_bot(&mut Log::silent());
            self.begin_corporations(&mut Log::silent());
        }
    }

    /// Takes cards from the deck that is known to hold enough.
    pub(crate) fn take_from_deck(&mut self, count: usize) -> CardSet {
        std::iter::from_fn(|| self.deck.pop()).take(count).collect()
    }

    /// Two cities, then a greenery beside each, by the cost of cards from the deck [R11.2-R11.8].
    fn place_neutral_tiles(&mut self) {
        let mut cities = [None; 2];
        for (index, place) in cities.iter_mut().enumerate() {
            let mut spaces = self.neutral_city_spaces();
            if index == 1 {
                spaces.reverse();
            }
            let count = self.flip_cost();
            let city = spaces[(count - 1) % spaces.len()];
            self.board.put(Tile::City, city, None);
            *place = Some(city);
        }
        for city in cities.into_iter().flatten() {
            let land = self.board.land(self.grid(), Seat::new(0));
            let spaces: Vec<_> = city
                .around()
                .into_iter()
                .flatten()
                .filter(|space| land.contains(*space))
                .collect();
            let count = self.flip_cost();
            if let Some(space) = spaces.get((count - 1) % spaces.len().max(1)) {
                self.board.put(Tile::Greenery, *space, None);
            }
        }
    }

    /// Where a neutral city may go: with room for its greenery [R11.4].
    fn neutral_city_spaces(&self) -> Vec<SpaceId> {
        let land = self.board.land(self.grid(), Seat::new(0));
        let spaces = self.board.sites(self.grid(), Seat::new(0), Site::City);
        let has_room = |space: &SpaceId| !self.grid().neighbours(*space).and(land).is_empty();
        spaces.iter().filter(has_room).collect()
    }

    /// The cost of the next card, which is discarded; 0 counts as 1 [R11.6].
    fn flip_cost(&mut self) -> usize {
        let card = self
            .deck
            .pop()
            .expect("a new deck holds more than four cards");
        self.discard.insert(card);
        self.players
            .iter_mut()
            .for_each(|player| player.known.insert(card));
        usize::from(card.card().cost).max(1)
    }
}
