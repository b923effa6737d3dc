//! The Dice Game as numbers: decisions as indices, and what a seat may know as a row.

use std::sync::OnceLock;

use kit::{Encoded, Game as _, Id as _, Layout, Numbers, Seat};

use crate::api::{Decision, Means, Prompt, Source, Spared};
use crate::board::{SPACES, SpaceId};
use crate::cards::CardSet;
use crate::data::{
    BoardId, ByColor, CardId, Color, CorporationId, MilestoneId, Parameter, StandardAction,
    SupportAction, Symbol, Tile,
};
use crate::dice::Dice;
use crate::player::Player;
use crate::state::{Course, DiceGame, GOALS, GoalStatus, MAX_TASKS};

/// Amounts with an index of their own; the last stands for all larger ones, and is the largest.
const AMOUNTS: usize = 16;
/// Ways of one effect.
const OPTIONS: usize = 8;
/// Faces of a die.
const FACES: usize = 3;
/// The most players.
const SEATS: usize = DiceGame::PLAYERS.1;

kit::blocks! {
    /// The blocks of the indices. Resources paid are those that cost least wild tokens.
    Action {
        Choose = "choose: corporation", CorporationId::count();
        Produce = "produce", 1;
        Roll = "roll: colour", Color::COUNT;
        Support = "turn, draw", SupportAction::COUNT;
        Play = "play: card", CardId::count();
        Use = "use: card", CardId::count();
        Standard = "standard: action", StandardAction::COUNT;
        End = "end", 1;
        Keep = "keep: symbol", Symbol::COUNT;
        Discard = "discard: card", CardId::count();
        Pay = "pay: symbol", Symbol::COUNT;
        PayWild = "pay: wild", 1;
        Pick = "pick: symbol", Symbol::COUNT;
        Set = "set: symbol, and for each the three faces of its colour", Symbol::COUNT * FACES;
        Place = "place: space", SPACES;
        Amount = "amount: 1 to 15, then the most", AMOUNTS;
        Option = "option: counted from 1", OPTIONS;
        First = "first: counted from 1", MAX_TASKS;
        Lose = "lose: symbol", Symbol::COUNT;
        Give = "give: symbol", Symbol::COUNT;
        Take = "take: bonus card", CardId::count();
        Done = "done", 1;
    }
}

impl DiceGame {
    /// The decision that an index stands for, legal or not.
    fn meant(&self, seat: Seat, action: Action, at: usize) -> Option<Decision> {
        let card = CardId::from_index(at);
        let symbol = || Symbol::ALL[at];
        let number = at as u8 + 1;
        Some(match action {
            Action::Choose => Decision::Choose(CorporationId::from_index(at)),
            Action::Produce => Decision::Produce,
            Action::Roll => Decision::Roll(Color::ALL[at]),
            Action::Support => Decision::Support(SupportAction::ALL[at]),
            Action::Play => Decision::Play(card, Spared::NONE),
            Action::Use => Decision::Use(card, Spared::NONE),
            Action::Standard => Decision::Standard(StandardAction::ALL[at], Spared::NONE),
            Action::End => Decision::End,
            Action::Keep => Decision::Keep(symbol()),
            Action::Discard => Decision::Discard(card),
            Action::Pay => Decision::Pay(Means::Die(symbol())),
            Action::PayWild => Decision::Pay(Means::Wild),
            Action::Pick => Decision::Pick(symbol()),
            Action::Set => {
                let from = Symbol::ALL[at / FACES];
                Decision::Set(from, from.color().symbols()[at % FACES])
            }
            Action::Place => Decision::Place(SpaceId::from_index(at)),
            Action::Amount if at + 1 == AMOUNTS => {
                let amount = |decision| match decision {
                    Decision::Amount(amount) => Some(amount),
                    _ => None,
                };
                let most = self.legal(seat).into_iter().filter_map(amount).max()?;
                Decision::Amount(Some(most).filter(|most| usize::from(*most) >= AMOUNTS)?)
            }
            Action::Amount => Decision::Amount(number),
            Action::Option => Decision::Option(number),
            Action::First => Decision::First(number),
            Action::Lose => Decision::Lose(symbol()),
            Action::Give => Decision::Give(symbol()),
            Action::Take => Decision::Take(card),
            Action::Done => Decision::Done,
        })
    }
}

impl Encoded for DiceGame {
    const ENCODING_VERSION: u32 = 1;

    fn actions() -> &'static Layout {
        static ACTIONS: OnceLock<Layout> = OnceLock::new();
        ACTIONS.get_or_init(Action::layout)
    }

    fn observations() -> &'static Layout {
        static OBSERVATIONS: OnceLock<Layout> = OnceLock::new();
        OBSERVATIONS.get_or_init(Layout::observed::<Self>)
    }

    fn index(&self, _seat: Seat, decision: &Decision) -> usize {
        let counted = |number: u8| usize::from(number).saturating_sub(1);
        let (action, at) = match *decision {
            Decision::Choose(corporation) => (Action::Choose, corporation.index()),
            Decision::Produce => (Action::Produce, 0),
            Decision::Roll(color) => (Action::Roll, color.index()),
            Decision::Support(action) => (Action::Support, action.index()),
            Decision::Play(card, _) => (Action::Play, card.index()),
            Decision::Use(card, _) => (Action::Use, card.index()),
            Decision::Standard(action, _) => (Action::Standard, action.index()),
            Decision::End => (Action::End, 0),
            Decision::Keep(symbol) => (Action::Keep, symbol.index()),
            Decision::Discard(card) => (Action::Discard, card.index()),
            Decision::Pay(Means::Die(symbol)) => (Action::Pay, symbol.index()),
            Decision::Pay(Means::Wild) => (Action::PayWild, 0),
            Decision::Pick(symbol) => (Action::Pick, symbol.index()),
            Decision::Set(from, to) => (Action::Set, from.index() * FACES + to.index() % FACES),
            Decision::Place(space) => (Action::Place, space.index()),
            Decision::Amount(amount) => (Action::Amount, counted(amount).min(AMOUNTS - 1)),
            Decision::Option(number) => (Action::Option, counted(number).min(OPTIONS - 1)),
            Decision::First(number) => (Action::First, counted(number).min(MAX_TASKS - 1)),
            Decision::Lose(symbol) => (Action::Lose, symbol.index()),
            Decision::Give(symbol) => (Action::Give, symbol.index()),
            Decision::Take(card) => (Action::Take, card.index()),
            Decision::Done => (Action::Done, 0),
        };
        Self::actions().start(action as usize) + at
    }

    fn shares_index(decision: &Decision) -> bool {
        match decision {
            Decision::Play(_, spared)
            | Decision::Use(_, spared)
            | Decision::Standard(_, spared) => *spared != Spared::NONE,
            Decision::Amount(amount) => usize::from(*amount) >= AMOUNTS,
            Decision::Option(number) => usize::from(*number) >= OPTIONS,
            Decision::First(number) => usize::from(*number) >= MAX_TASKS,
            _ => false,
        }
    }

    fn decision(&self, seat: Seat, index: usize) -> Option<Decision> {
        let (place, at) = Self::actions().find(index)?;
        let decision = self.meant(seat, Action::ALL[place], at)?;
        self.check(seat, &decision).is_ok().then_some(decision)
    }

    fn observe(&self, seat: Seat, numbers: &mut Numbers<'_>) {
        self.observe_prompt(seat, numbers);
        self.observe_course(seat, numbers);
        self.observe_board(numbers);
        let own = &self.players[seat];
        cards(numbers, "own hand", &own.hand);
        cards(numbers, "discards that the own seat has seen", &own.known);
        let offered = own.offered.iter().map(|id| id.index());
        numbers.ones("corporations offered", CorporationId::count(), offered);
        let looked = self.looked.contains(seat);
        let bonuses = if looked { self.bonuses } else { CardSet::NONE };
        cards(numbers, "bonus cards left, once looked at", &bonuses);
        let players = self.players.len();
        for place in 0..SEATS {
            let other = (place < players).then(|| Seat::new((seat.index() + place) % players));
            self.observe_player(other, numbers);
        }
    }
}

/// The kinds of questions.
const PROMPTS: usize = 19;

/// What an observation tells of a question.
#[derive(Default)]
struct Asked {
    kind: usize,
    source: Option<Source>,
    color: Option<Color>,
    tile: Option<Tile>,
    symbol: Option<Symbol>,
    left: u8,
    dice: Dice,
    rolled: ByColor<u8>,
}

impl Asked {
    fn new(kind: usize, source: Option<Source>) -> Self {
        Self {
            kind,
            source,
            ..Self::default()
        }
    }
}

fn asked(prompt: &Prompt) -> Asked {
    match *prompt {
        Prompt::Corporation { .. } => Asked::new(0, None),
        Prompt::Give => Asked::new(1, None),
        Prompt::Turn => Asked::new(2, None),
        Prompt::Main => Asked::new(3, None),
        Prompt::Support => Asked::new(4, None),
        Prompt::End => Asked::new(5, None),
        Prompt::Keep { kept, left } => Asked {
            left,
            dice: kept,
            ..Asked::new(6, None)
        },
        Prompt::Discard => Asked::new(7, None),
        Prompt::DiscardCost { left, source } => Asked {
            left,
            ..Asked::new(8, Some(source))
        },
        Prompt::Bonus { .. } => Asked::new(9, None),
        Prompt::Pay { color, source } => Asked {
            color,
            ..Asked::new(10, Some(source))
        },
        Prompt::Roll {
            chosen,
            left,
            source,
        } => Asked {
            left,
            rolled: chosen,
            ..Asked::new(11, Some(source))
        },
        Prompt::Pick {
            color,
            left,
            source,
        } => Asked {
            color,
            left,
            ..Asked::new(12, Some(source))
        },
        Prompt::Set { left, source } => Asked {
            left,
            ..Asked::new(13, Some(source))
        },
        Prompt::Place { tile, source } => Asked {
            tile: Some(tile),
            ..Asked::new(14, Some(source))
        },
        Prompt::Amount { from, most, source } => Asked {
            symbol: Some(from),
            left: most,
            ..Asked::new(15, Some(source))
        },
        Prompt::Option { source, .. } => Asked::new(16, Some(source)),
        Prompt::Order { ref of } => Asked {
            left: of.len() as u8,
            ..Asked::new(17, of.first().map(|(source, _)| *source))
        },
        Prompt::Lose { color, source } => Asked {
            color: Some(color),
            ..Asked::new(18, Some(source))
        },
    }
}

fn cards(numbers: &mut Numbers<'_>, name: &'static str, cards: &CardSet) {
    numbers.ones(name, CardId::count(), cards.iter().map(CardId::index));
}

fn dice(numbers: &mut Numbers<'_>, name: &'static str, dice: &Dice) {
    let block = numbers.block(name, Symbol::COUNT);
    for (symbol, count) in dice.iter() {
        block[symbol.index()] = count.into();
    }
}

impl DiceGame {
    fn observe_prompt(&self, seat: Seat, numbers: &mut Numbers<'_>) {
        let prompt = self.prompt(seat).as_ref().map(asked);
        let kind = prompt.as_ref().map(|asked| asked.kind);
        let asked = prompt.unwrap_or_default();
        let (mut card, mut corporation) = (None, None);
        match asked.source {
            Some(Source::Card(source)) => card = Some(source.index()),
            Some(Source::Corporation(source)) => corporation = Some(source.index()),
            _ => {}
        }
        numbers.ones("question: kind", PROMPTS, kind);
        numbers.all("question: count", [asked.left]);
        numbers.ones(
            "question: colour",
            Color::COUNT,
            asked.color.map(Color::index),
        );
        numbers.ones(
            "question: symbol",
            Symbol::COUNT,
            asked.symbol.map(Symbol::index),
        );
        numbers.ones("question: tile", Tile::COUNT, asked.tile.map(Tile::index));
        numbers.ones("question: because of card", CardId::count(), card);
        numbers.ones(
            "question: because of corporation",
            CorporationId::count(),
            corporation,
        );
        dice(numbers, "question: dice kept", &asked.dice);
        numbers.all("question: dice to be rolled", asked.rolled.0);
    }

    fn observe_course(&self, seat: Seat, numbers: &mut Numbers<'_>) {
        let players = self.players.len();
        let place = |other: Seat| kit::clockwise(seat, other, players);
        numbers.ones("board", BoardId::count(), [self.variant.board.index()]);
        numbers.all(
            "options: corporate era, promo",
            [self.variant.corporate_era, self.variant.promo],
        );
        numbers.all(
            "players, round, turns left at the end plus 1, over",
            [
                players as i64,
                self.round().into(),
                self.closing.map_or(0, |turns| i64::from(turns) + 1),
                self.over.into(),
            ],
        );
        numbers.ones("player on turn", SEATS, [place(self.turn)]);
        let waiting = self.seats().filter(|seat| self.waiting.contains(*seat));
        numbers.ones(
            "players who choose a corporation",
            SEATS,
            waiting.map(place),
        );
        let course = match self.course {
            Course::Open => 0,
            Course::Production => 1,
            Course::Action => 2,
        };
        numbers.ones("turn: open, production, action", 3, [course]);
        let parameters: [i8; Parameter::COUNT] =
            std::array::from_fn(|at| self.parameter(Parameter::ALL[at]));
        numbers.all("parameters", parameters);
        numbers.all("dice in the pool", self.pool.0);
        numbers.all(
            "wild tokens left, cards in the deck, discards, bonus cards left",
            [
                i64::from(self.wilds_left()),
                self.deck.len() as i64,
                self.discard.len() as i64,
                self.bonuses.len() as i64,
            ],
        );
        let award = |(at, symbol): (usize, &Symbol)| at * Symbol::COUNT + symbol.index();
        let awards = self.awards.iter().enumerate().map(award);
        numbers.ones("awards: symbol", GOALS * Symbol::COUNT, awards);
        let count = MilestoneId::count();
        let goals = self.milestones.iter().enumerate();
        let goals = goals.map(|(at, goal)| at * count + goal.id.index());
        numbers.ones("milestones: which", GOALS * count, goals);
        // By player clockwise; then open, and left.
        let status = |status: GoalStatus| match status {
            GoalStatus::Reached(owner) => place(owner),
            GoalStatus::Open => SEATS,
            GoalStatus::Left => SEATS + 1,
        };
        let goals = self.milestones.iter().enumerate();
        let goals = goals.map(|(at, goal)| at * (SEATS + 2) + status(goal.status));
        numbers.ones(
            "milestones: reached by player, open, left",
            GOALS * (SEATS + 2),
            goals,
        );
    }

    fn observe_board(&self, numbers: &mut Numbers<'_>) {
        let block = numbers.block("spaces: tile, by its number from 1", SPACES);
        for tile in Tile::ALL {
            for space in self.board.with(*tile).iter() {
                block[space.index()] = tile.index() as i16 + 1;
            }
        }
        let block = numbers.block(
            "spaces: card of a special tile, by its number from 1",
            SPACES,
        );
        for (card, space) in self.board.specials() {
            block[space.index()] = card.index() as i16 + 1;
        }
    }

    fn observe_player(&self, seat: Option<Seat>, numbers: &mut Numbers<'_>) {
        let player = seat.map(|seat| &self.players[seat]);
        let corporation = player.and_then(|player| player.corporation);
        numbers.ones(
            "corporation",
            CorporationId::count(),
            corporation.map(CorporationId::index),
        );
        let of = |part: fn(&Player) -> Dice| player.map_or(Dice::NONE, part);
        dice(numbers, "dice", &of(|player| player.dice));
        dice(numbers, "discount", &of(|player| player.modifiers.discount));
        let produced = |player: &Player| player.modifiers.production.dice.0;
        numbers.all(
            "production: dice",
            player.map_or([0; Color::COUNT], produced),
        );
        let looked = seat.is_some_and(|seat| self.looked.contains(seat));
        numbers.all(
            "seated, wild tokens, points, cards in hand, wild tokens and points produced, dice \
             kept, cards refilled, bonus cards looked at",
            player.map_or([0; 9], |player| {
                [
                    1,
                    player.wilds.into(),
                    player.points.into(),
                    player.hand.len() as i64,
                    player.modifiers.production.wilds.into(),
                    player.modifiers.production.points.into(),
                    player.modifiers.keep.into(),
                    player.modifiers.hand.into(),
                    looked.into(),
                ]
            }),
        );
        let played = player.map_or(CardSet::NONE, |player| player.played);
        cards(numbers, "cards played", &played);
        let used = player.map_or(CardSet::NONE, |player| player.used);
        cards(numbers, "cards used", &used);
    }
}
