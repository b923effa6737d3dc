//! The plain types that cross the border: what is asked, answered, refused and told.
//!
//! Their words are in [`words`](crate::words), their sentences in [`tell`](crate::tell).

use kit::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::SpaceId;
use crate::cards::CardSet;
use crate::data::{
    ByColor, CardId, Color, CorporationId, EffectId, MilestoneId, Parameter, StandardAction,
    SupportAction, Symbol, Tile,
};
use crate::dice::Dice;

/// Where an effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A project or bonus card.
    Card(CardId),
    /// A corporation.
    Corporation(CorporationId),
    /// A standard action.
    Standard(StandardAction),
    /// A support action that costs a resource.
    Support(SupportAction),
    /// The support action that takes a die.
    Take,
    /// A bonus on a parameter track.
    Track(Parameter),
    /// A space of the board.
    Space(SpaceId),
    /// A production turn, or the starting production.
    Production,
    /// The preparation of the game.
    Setup,
}

/// One resource with which something is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Means {
    /// A die that shows the symbol.
    Die(Symbol),
    /// A wild token.
    Wild,
}

/// The symbols of a cost that are paid with wild tokens though there are dice for them, as bits
/// by their place in the cost. Usually none: then wild tokens only fill the gaps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Spared(pub(crate) u8);

/// One small step of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// `choose helion`: the corporation to lead.
    Choose(CorporationId),
    /// `produce`: a production turn.
    Produce,
    /// `roll red`: the support action that takes a die, or a colour of choice.
    Roll(Color),
    /// `turn`, `draw`: the other support actions.
    Support(SupportAction),
    /// `play comet`, `play comet sparing heat`: a main action.
    Play(CardId, Spared),
    /// `use lobbying`: the action of a blue card.
    Use(CardId, Spared),
    /// `standard city`: a main action.
    Standard(StandardAction, Spared),
    /// `end`: no more free actions in this turn.
    End,
    /// `keep heat`: a die to be kept in a production turn.
    Keep(Symbol),
    /// `discard comet`.
    Discard(CardId),
    /// `pay heat`, `pay wild`.
    Pay(Means),
    /// `pick heat`: a die set to this symbol.
    Pick(Symbol),
    /// `set steel city`: turns a die from one symbol to another.
    Set(Symbol, Symbol),
    /// `place D4`.
    Place(SpaceId),
    /// `amount 3`.
    Amount(u8),
    /// `option 2`: one of the listed ways, counted from 1.
    Option(u8),
    /// `first 2`: of the listed effects this one comes first, counted from 1.
    First(u8),
    /// `lose plant`: the die to be lost.
    Lose(Symbol),
    /// `give heat`: the die for the last player.
    Give(Symbol),
    /// `take delivery`: a bonus card.
    Take(CardId),
    /// `done`: no more.
    Done,
}

/// What a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// Which corporation to lead.
    Corporation {
        /// The ones dealt.
        of: [CorporationId; 2],
    },
    /// Which die to give to the last player.
    Give,
    /// A production turn, or the support action of an action turn.
    Turn,
    /// The main action.
    Main,
    /// One more support action.
    Support,
    /// Whether to use free actions before the turn ends.
    End,
    /// Which dice to keep.
    Keep {
        /// Those chosen so far.
        kept: Dice,
        /// How many more.
        left: u8,
    },
    /// Which cards to discard, if any.
    Discard,
    /// Which cards to discard as a cost.
    DiscardCost {
        /// How many more.
        left: u8,
        /// Why.
        source: Source,
    },
    /// Which bonus card to play.
    Bonus {
        /// The ones left.
        of: CardSet,
    },
    /// With what to pay one resource.
    Pay {
        /// The colour it must have.
        color: Option<Color>,
        /// For what.
        source: Source,
    },
    /// Which colour to roll.
    Roll {
        /// Those chosen so far.
        chosen: ByColor<u8>,
        /// How many more.
        left: u8,
        /// Why.
        source: Source,
    },
    /// Which die to take, set to which face.
    Pick {
        /// The colour it must have.
        color: Option<Color>,
        /// How many more.
        left: u8,
        /// Why.
        source: Source,
    },
    /// Which die to turn, and to which face.
    Set {
        /// How many more.
        left: u8,
        /// Why.
        source: Source,
    },
    /// Where to put a tile.
    Place {
        /// The tile.
        tile: Tile,
        /// Why.
        source: Source,
    },
    /// How many to exchange.
    Amount {
        /// What is paid.
        from: Symbol,
        /// At most so many.
        most: u8,
        /// Why.
        source: Source,
    },
    /// Which of the ways to take.
    Option {
        /// What offers them.
        source: Source,
        /// The ways.
        of: EffectId,
    },
    /// Which of the due effects comes first.
    Order {
        /// The effects and where they come from.
        of: Vec<(Source, EffectId)>,
    },
    /// Which die to lose.
    Lose {
        /// Its colour.
        color: Color,
        /// Why.
        source: Source,
    },
}

/// Why a decision is not possible, with numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// It does not answer what is asked.
    NotAnAnswer,
    /// The card is not there to be chosen.
    NoSuchCard,
    /// The corporation was not dealt.
    NotDealt,
    /// Too few resources to pay.
    NotAffordable {
        /// The symbols for which there is no die.
        missing: Dice,
        /// The wild tokens that could stand in.
        wilds: u8,
    },
    /// No resource of the colour to pay with.
    NothingToPay {
        /// The colour, if not any will do.
        color: Option<Color>,
    },
    /// There is no such die.
    NoSuchDie {
        /// What it would show.
        symbol: Symbol,
    },
    /// There is no wild token.
    NoWild,
    /// There is no die, or no other die, to turn.
    NothingToTurn,
    /// The die has to change its face, and stays what it is: a die of its colour.
    NoSuchTurn,
    /// The wild token would stand in for a die that is not there or not asked for.
    NothingToSpare,
    /// There is no such die in the pool.
    PoolEmpty {
        /// Its colour.
        color: Color,
    },
    /// Used since the last production turn.
    AlreadyUsed,
    /// The card has no action that can be used now.
    WrongTime,
    /// It is a main action, and a support action comes first.
    NotYetMain,
    /// Only in an action turn.
    NotInProduction,
    /// The action turn has begun by what was used.
    ActionTurn,
    /// Too few cards in hand.
    TooFewCards {
        /// How many are needed.
        needs: u8,
        /// How many there are.
        has: u8,
    },
    /// No space for the tile.
    NoSpace {
        /// The tile.
        tile: Tile,
    },
    /// The tile may not go there.
    WrongSpace,
    /// The number is too large or too small.
    WrongNumber {
        /// The most.
        most: u8,
    },
    /// The colour is another one.
    WrongColor {
        /// The colour.
        color: Color,
    },
    /// It is the resource that was paid, and another one must be chosen [17.16].
    NotAnother {
        /// The resource.
        symbol: Symbol,
    },
    /// Something must be chosen.
    ChooseMore,
}

/// How likely at least one of a symbol is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Chance {
    /// Which.
    pub symbol: Symbol,
    /// In per cent, rounded.
    pub percent: u8,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case", tag = "type")]
pub enum Event {
    /// The odds of a roll that may come; told before a decision and never logged.
    Odds {
        /// The colour of the dice.
        color: Color,
        /// How many.
        count: u8,
        /// For each symbol of the colour.
        chances: [Chance; 3],
    },
    /// A corporation was revealed.
    Corporation {
        /// Whose.
        seat: Seat,
        /// Which.
        corporation: CorporationId,
    },
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
        /// The number of the round.
        round: u16,
        /// Whether it is an extra turn.
        extra: bool,
    },
    /// The turn is a production turn.
    Production {
        /// Whose.
        seat: Seat,
    },
    /// Dice were kept and the others returned to the pool.
    Kept {
        /// By whom.
        seat: Seat,
        /// Which stay.
        kept: Dice,
        /// Which go.
        returned: Dice,
    },
    /// Used blue cards can be used again.
    Refreshed {
        /// Whose.
        seat: Seat,
    },
    /// Cards came into the hand.
    Drew {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; only the seat learns it.
        cards: CardSet,
        /// Why.
        source: Source,
    },
    /// A card went to the discard pile, face down.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which; only the seat learns it.
        card: Option<CardId>,
    },
    /// The discards became the deck.
    Reshuffled,
    /// Dice were rolled.
    Rolled {
        /// By whom.
        seat: Seat,
        /// What they show.
        dice: Dice,
        /// Why.
        source: Source,
    },
    /// Dice were taken and set to faces.
    Gained {
        /// By whom.
        seat: Seat,
        /// What they show.
        dice: Dice,
        /// Why.
        source: Source,
    },
    /// Wild tokens were taken.
    Wilds {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Why.
        source: Source,
    },
    /// The pool had too few dice for all that is produced.
    Shortage {
        /// For whom.
        seat: Seat,
    },
    /// Points were scored.
    Scored {
        /// By whom.
        seat: Seat,
        /// How many.
        points: u8,
        /// Why.
        source: Source,
    },
    /// Resources were paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// Dice.
        dice: Dice,
        /// Wild tokens.
        wilds: u8,
        /// For what.
        source: Source,
    },
    /// A die was turned.
    Turned {
        /// By whom.
        seat: Seat,
        /// What it showed.
        from: Symbol,
        /// What it shows.
        to: Symbol,
    },
    /// A die was lost to somebody's card.
    Lost {
        /// By whom.
        seat: Seat,
        /// What it showed.
        symbol: Symbol,
        /// Why.
        source: Source,
    },
    /// The first player gave a die to the last.
    Gave {
        /// Who gave.
        seat: Seat,
        /// Who got it.
        to: Seat,
        /// What it shows.
        symbol: Symbol,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// The action of a card was used.
    Used {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A standard action was used.
    Standard {
        /// By whom.
        seat: Seat,
        /// Which.
        action: StandardAction,
    },
    /// A parameter was raised.
    Raised {
        /// By whom.
        seat: Seat,
        /// Which.
        parameter: Parameter,
        /// To what.
        to: i8,
    },
    /// A complete parameter was raised further, which changes nothing but the score.
    RaisedFurther {
        /// By whom.
        seat: Seat,
        /// Which.
        parameter: Parameter,
    },
    /// A tile was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Where.
        space: SpaceId,
        /// Why.
        source: Source,
    },
    /// A milestone was reached.
    Milestone {
        /// By whom.
        seat: Seat,
        /// Which.
        milestone: MilestoneId,
    },
    /// A milestone was reached by nobody in time.
    MilestoneLeft {
        /// Which.
        milestone: MilestoneId,
    },
    /// An effect came to nothing.
    NoEffect {
        /// Whose.
        seat: Seat,
        /// Of what.
        source: Source,
    },
    /// Two parameters are complete: everybody has one more turn.
    LastTurns,
    /// The game is over.
    Over,
}

impl kit::Event for Event {
    /// Which cards were drawn or discarded is known to their owner alone.
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut event = self.clone();
        match &mut event {
            Self::Drew { seat, cards, .. } if !viewer.is(*seat) => *cards = CardSet::NONE,
            Self::Discarded { seat, card } if !viewer.is(*seat) => *card = None,
            _ => {}
        }
        Some(event)
    }
}

impl kit::Prompt for Prompt {
    fn code(&self) -> &'static str {
        match self {
            Self::Corporation { .. } => "corporation",
            Self::Give => "give",
            Self::Turn => "turn",
            Self::Main => "main",
            Self::Support => "support",
            Self::End => "end",
            Self::Keep { .. } => "keep",
            Self::Discard => "discard",
            Self::DiscardCost { .. } => "discard-cost",
            Self::Bonus { .. } => "bonus",
            Self::Pay { .. } => "pay",
            Self::Roll { .. } => "roll",
            Self::Pick { .. } => "pick",
            Self::Set { .. } => "set",
            Self::Place { .. } => "place",
            Self::Amount { .. } => "amount",
            Self::Option { .. } => "option",
            Self::Order { .. } => "order",
            Self::Lose { .. } => "lose",
        }
    }
}

impl kit::Reason for Reason {
    fn code(&self) -> &'static str {
        match self {
            Self::NotAnAnswer => "not-an-answer",
            Self::NoSuchCard => "no-such-card",
            Self::NotDealt => "not-dealt",
            Self::NotAffordable { .. } => "not-affordable",
            Self::NothingToPay { .. } => "nothing-to-pay",
            Self::NoSuchDie { .. } => "no-such-die",
            Self::NoWild => "no-wild",
            Self::NothingToTurn => "nothing-to-turn",
            Self::NoSuchTurn => "no-such-turn",
            Self::NothingToSpare => "nothing-to-spare",
            Self::PoolEmpty { .. } => "pool-empty",
            Self::AlreadyUsed => "already-used",
            Self::WrongTime => "wrong-time",
            Self::NotYetMain => "not-yet-main",
            Self::NotInProduction => "not-in-production",
            Self::ActionTurn => "action-turn",
            Self::TooFewCards { .. } => "too-few-cards",
            Self::NoSpace { .. } => "no-space",
            Self::WrongSpace => "wrong-space",
            Self::WrongNumber { .. } => "wrong-number",
            Self::WrongColor { .. } => "wrong-color",
            Self::NotAnother { .. } => "not-another",
            Self::ChooseMore => "choose-more",
        }
    }
}

impl kit::Decision for Decision {}
