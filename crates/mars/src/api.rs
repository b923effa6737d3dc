//! The plain types that cross the border: what is asked, answered, refused and told.
//!
//! Their words are in [`words`](crate::words), their sentences in [`tell`](crate::tell).

use kit::{Message, Seat, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::automa::Step;
use crate::board::SpaceId;
use crate::cards::CardSet;
use crate::data::{
    AwardId, Bonus, CardId, CorporationId, MilestoneId, Parameter, Resource, StandardProject, Tag,
    Tile, Token, Track,
};

/// Where an effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A project card.
    Card(CardId),
    /// A corporation.
    Corporation(CorporationId),
    /// A standard project.
    Project(StandardProject),
    /// Turning plants or heat into something.
    Conversion(Resource),
    /// A mark on a parameter track.
    Mark(Parameter),
    /// A space of the board.
    Space(SpaceId),
    /// The research phase, or the opening hand.
    Research,
    /// The production phase.
    Production,
    /// A milestone.
    Milestone(MilestoneId),
    /// An award.
    Award(AwardId),
    /// A track of MarsBot.
    Track(Track),
    /// A bonus card of MarsBot.
    Bonus(Bonus),
    /// A failed action of MarsBot.
    Failure,
    /// Something at a table of cardboard, as the companion is told of it.
    Table,
}

/// Means with which something is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct Payment {
    /// Money.
    pub money: u16,
    /// Units of steel.
    pub steel: u16,
    /// Units of titanium.
    pub titanium: u16,
    /// Heat used as money.
    pub heat: u16,
}

/// Who or what loses something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// A player.
    Seat(Seat),
    /// The neutral rival of a solo game [R11.10].
    Rival,
    /// A card in play.
    Card(CardId),
}

/// Something to be picked by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// A project card.
    Card(CardId),
    /// A corporation.
    Corporation(CorporationId),
    /// A resource.
    Resource(Resource),
}

/// One small step of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// `play comet`: an action.
    Play(CardId),
    /// `use predators`: an action.
    Use(Pick),
    /// `project city`: an action.
    Project(StandardProject),
    /// `convert plants`: an action, also after the last production.
    Convert(Resource),
    /// `claim mayor`: an action.
    Claim(MilestoneId),
    /// `fund banker`: an action.
    Fund(AwardId),
    /// `pass`: out for this generation.
    Pass,
    /// `stop`: no second action.
    Stop,
    /// `pay 15 steel 3`.
    Pay(Payment),
    /// `place r3c4`.
    Place(SpaceId),
    /// `choose steel`, `choose birds`, `choose thorgate`.
    Choose(Pick),
    /// `option 2`: one of the listed ways, counted from 1.
    Option(u8),
    /// `first 2`: of the listed effects this one comes first, counted from 1.
    First(u8),
    /// `reduce B`: who loses production.
    Reduce(Target),
    /// `remove 3 from B`, `remove 1 from birds`.
    Remove(u8, Target),
    /// `amount 3`.
    Amount(u8),
    /// `buy comet`.
    Buy(CardId),
    /// `keep comet`.
    Keep(CardId),
    /// `discard comet`.
    Discard(CardId),
    /// `sell comet`.
    Sell(CardId),
    /// `accept`.
    Accept,
    /// `decline`.
    Decline,
    /// `done`: no more.
    Done,
}

/// An effect that waits for its turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Due {
    /// Where it comes from.
    pub source: Source,
    /// What it does.
    pub effect: Message,
}

/// What a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// Which corporation to lead.
    Corporation {
        /// The ones dealt.
        of: Vec<CorporationId>,
    },
    /// Which of the dealt cards to buy.
    Buy {
        /// The cards.
        cards: CardSet,
        /// Those chosen so far.
        chosen: CardSet,
        /// The price of each.
        price: u8,
    },
    /// Which card to keep and not to pass on.
    Draft {
        /// The cards.
        cards: CardSet,
    },
    /// What to do.
    Action {
        /// Whether it is the second action of the turn.
        second: bool,
    },
    /// Whether to turn plants into greenery, at the end of the game.
    Greenery,
    /// With what to pay.
    Pay {
        /// How much.
        price: u8,
        /// Whether steel can be used.
        steel: bool,
        /// Whether titanium can be used.
        titanium: bool,
        /// Whether heat can be used.
        heat: bool,
        /// For what.
        source: Source,
    },
    /// Which of the due effects comes first.
    Order {
        /// The effects.
        of: Vec<Due>,
    },
    /// Which of the ways to take.
    Option {
        /// What offers them.
        source: Source,
        /// What each does, the first being `option 1`; some may not be possible now.
        options: Vec<Message>,
    },
    /// Whether to do something.
    Whether {
        /// What offers it.
        source: Source,
        /// What would be done.
        what: Message,
    },
    /// Where to put a tile.
    Place {
        /// The tile.
        tile: Tile,
        /// Why.
        source: Source,
    },
    /// Which space to claim.
    ClaimSpace {
        /// Why.
        source: Source,
    },
    /// Who loses production.
    Reduce {
        /// Of what.
        resource: Resource,
        /// How much.
        count: u8,
        /// Why.
        source: Source,
    },
    /// Who loses resources, and how many.
    Remove {
        /// Of what.
        resource: Resource,
        /// At most so many.
        up_to: u8,
        /// Whether the asked one gets them.
        steal: bool,
        /// Why.
        source: Source,
    },
    /// Which card loses tokens, and how many.
    RemoveTokens {
        /// Of what.
        token: Token,
        /// At most so many.
        up_to: u8,
        /// Why.
        source: Source,
    },
    /// Which card gets tokens.
    AddTokens {
        /// How many.
        count: u8,
        /// Why.
        source: Source,
    },
    /// Whose production box to repeat.
    CopyProduction {
        /// Why.
        source: Source,
    },
    /// Which resource.
    Resource {
        /// Why.
        source: Source,
    },
    /// How much to exchange.
    Amount {
        /// At most so much.
        up_to: u8,
        /// Why.
        source: Source,
    },
    /// Which of the drawn cards to keep.
    Keep {
        /// The cards.
        cards: CardSet,
        /// How many more.
        count: u8,
        /// Why.
        source: Source,
    },
    /// Which card to discard.
    Discard {
        /// Why.
        source: Source,
    },
    /// Which cards to sell.
    Sell,
    /// Which card loses an animal or a microbe to MarsBot.
    LoseToken {
        /// The cards whose tokens are worth most.
        cards: CardSet,
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
    /// Too few means to pay.
    NotAffordable {
        /// The price.
        price: u16,
        /// How much is missing.
        short: u16,
    },
    /// A parameter is below what is required.
    ParameterTooLow {
        /// Which.
        parameter: Parameter,
        /// What is required.
        needs: i8,
        /// Where it stands.
        is: i8,
    },
    /// A parameter is above what is required.
    ParameterTooHigh {
        /// Which.
        parameter: Parameter,
        /// What is required.
        needs: i8,
        /// Where it stands.
        is: i8,
    },
    /// Too few tags in play.
    TooFewTags {
        /// Which.
        tag: Tag,
        /// What is required.
        needs: u8,
        /// What there is.
        has: u8,
    },
    /// Too little own production.
    TooLittleProduction {
        /// Of what.
        resource: Resource,
        /// What is needed.
        needs: i16,
        /// What there is.
        has: i16,
    },
    /// Too few cities.
    TooFewCities {
        /// What is required.
        needs: u8,
        /// What there is.
        has: u8,
    },
    /// Too few own greeneries.
    TooFewGreeneries {
        /// What is required.
        needs: u8,
        /// What there is.
        has: u8,
    },
    /// Too little in stock.
    TooLittleStock {
        /// Of what.
        resource: Resource,
        /// What is needed.
        needs: u16,
        /// What there is.
        has: u16,
    },
    /// Too few tokens on the card.
    TooFewTokens {
        /// What is needed.
        needs: u8,
        /// What there is.
        has: u8,
    },
    /// No space for the tile.
    NoSpace {
        /// The tile.
        tile: Tile,
    },
    /// No space to claim.
    NoClaim,
    /// Nobody can lose so much production.
    NobodyToReduce {
        /// Of what.
        resource: Resource,
        /// How much.
        count: u8,
    },
    /// No card for it.
    NoCardForIt,
    /// Used in this generation.
    AlreadyUsed,
    /// The card has no action.
    NoAction,
    /// The rating was not raised in this generation.
    RatingNotRaised,
    /// The milestone or award is taken.
    Taken,
    /// Three are taken.
    NoneLeft,
    /// The milestone is not reached.
    NotReached {
        /// What is needed.
        needs: u8,
        /// What there is.
        has: i32,
    },
    /// Not in a solo game.
    NotInSolo,
    /// No card in hand.
    EmptyHand,
    /// The tile may not go there.
    WrongSpace,
    /// The south pole costs more money than there is [R7.17].
    PoleNotAffordable {
        /// How much is missing.
        short: u16,
    },
    /// This cannot be used to pay.
    WrongMeans {
        /// What.
        resource: Resource,
    },
    /// More money or heat than the price asks for.
    PaysTooMuch {
        /// By how much.
        over: u16,
    },
    /// The means are needed for the effect of the same card.
    NeededForEffect {
        /// What.
        resource: Resource,
        /// How much of it.
        needs: u16,
    },
    /// This player or card cannot be chosen for it.
    WrongTarget,
    /// Protected by a card.
    Protected,
    /// More than allowed.
    TooMany {
        /// How many are allowed.
        most: u8,
    },
    /// A first action was done: it is too late to pass, one just stops.
    TooLateToPass,
    /// No action was done yet: one passes instead.
    NothingDone,
    /// Something must be chosen first.
    ChooseMore,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case", tag = "type")]
pub enum Event {
    /// A generation begins.
    Generation {
        /// Its number.
        number: u8,
        /// The first player.
        first: Seat,
    },
    /// A corporation was revealed.
    Corporation {
        /// Whose.
        seat: Seat,
        /// Which.
        corporation: CorporationId,
    },
    /// Cards were dealt for choosing.
    Dealt {
        /// To whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; only the seat learns it.
        cards: CardSet,
    },
    /// Cards were bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; only the seat learns it.
        cards: CardSet,
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
    /// Cards went to the discard pile, face down.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Whether they came from the hand and not from cards just laid out.
        from_hand: bool,
        /// How many.
        count: u8,
        /// Which; only the seat learns it.
        cards: CardSet,
        /// Why.
        source: Source,
    },
    /// A card was shown to all and discarded.
    Revealed {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// Why.
        source: Source,
    },
    /// The discards became the deck.
    Reshuffled,
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// An action began that is not a card played.
    Acted {
        /// By whom.
        seat: Seat,
        /// Which.
        source: Source,
    },
    /// Something was paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// With what.
        payment: Payment,
        /// For what.
        source: Source,
    },
    /// A stock changed.
    Stock {
        /// Whose.
        seat: Seat,
        /// Of what.
        resource: Resource,
        /// By how much.
        change: i16,
        /// Why.
        source: Source,
    },
    /// A production changed.
    Production {
        /// Whose.
        seat: Seat,
        /// Of what.
        resource: Resource,
        /// By how much.
        change: i16,
        /// Why.
        source: Source,
    },
    /// The neutral rival lost something.
    RivalLost {
        /// Of what.
        resource: Resource,
        /// How much.
        count: u8,
        /// Whether it is production.
        production: bool,
        /// Why.
        source: Source,
    },
    /// The neutral rival lost tokens.
    RivalLostTokens {
        /// Which.
        token: Token,
        /// How many.
        count: u8,
        /// Why.
        source: Source,
    },
    /// Left-over energy became heat.
    EnergyBecameHeat {
        /// Whose.
        seat: Seat,
        /// How much.
        count: u16,
    },
    /// Tokens on a card changed.
    Tokens {
        /// Whose card.
        seat: Seat,
        /// Which.
        card: CardId,
        /// By how much.
        change: i16,
        /// Why.
        source: Source,
    },
    /// A parameter was raised.
    Raised {
        /// By whom.
        seat: Seat,
        /// Which.
        parameter: Parameter,
        /// To what.
        to: i8,
        /// Why.
        source: Source,
    },
    /// The terraform rating rose.
    Rating {
        /// Whose.
        seat: Seat,
        /// By how much.
        change: u8,
        /// Why.
        source: Source,
    },
    /// A tile was placed; by nobody at set-up.
    Placed {
        /// By whom.
        seat: Option<Seat>,
        /// The tile.
        tile: Tile,
        /// Where.
        space: SpaceId,
        /// Why.
        source: Option<Source>,
    },
    /// A space was claimed.
    SpaceClaimed {
        /// By whom.
        seat: Seat,
        /// Which.
        space: SpaceId,
        /// Why.
        source: Source,
    },
    /// A milestone was claimed.
    MilestoneClaimed {
        /// By whom.
        seat: Seat,
        /// Which.
        milestone: MilestoneId,
    },
    /// An award was funded.
    AwardFunded {
        /// By whom.
        seat: Seat,
        /// Which.
        award: AwardId,
    },
    /// A seat passed.
    Passed {
        /// Which.
        seat: Seat,
    },
    /// An effect came to nothing.
    NoEffect {
        /// Whose.
        seat: Seat,
        /// Of what.
        source: Source,
    },
    /// A step of MarsBot.
    MarsBot(Step),
    /// The game is over.
    Over,
}

impl kit::Event for Event {
    /// Which cards were dealt, bought, drawn or discarded is known to their owner alone.
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut event = self.clone();
        match &mut event {
            Self::Dealt { seat, cards, .. }
            | Self::Bought { seat, cards, .. }
            | Self::Drew { seat, cards, .. }
            | Self::Discarded { seat, cards, .. }
                if !viewer.is(*seat) =>
            {
                *cards = CardSet::NONE;
            }
            _ => {}
        }
        Some(event)
    }
}
