//! A quick no to cards that a seat cannot play now, from few numbers that lie close together.

use kit::Seat;

use crate::data::{CardId, Parameter, Project, Requirement, Resource, Tag, catalogue};
use crate::player::Player;
use crate::state::Mars;

/// What of a card is asked for again and again: its price, its tags, and between which values of
/// the parameters it can be played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outline {
    pub(crate) cost: u8,
    /// As bits.
    pub(crate) tags: u16,
    least: [i8; Parameter::COUNT],
    most: [i8; Parameter::COUNT],
}

impl Outline {
    pub(crate) fn new(project: &Project) -> Self {
        let mut outline = Self {
            cost: project.cost,
            tags: project.tag_bits,
            least: [i8::MIN; Parameter::COUNT],
            most: [i8::MAX; Parameter::COUNT],
        };
        for requirement in &project.requires {
            match *requirement {
                Requirement::AtLeast(parameter, value) => outline.least[parameter.index()] = value,
                Requirement::AtMost(parameter, value) => outline.most[parameter.index()] = value,
                Requirement::Tags(..)
                | Requirement::Production(..)
                | Requirement::Cities(_)
                | Requirement::OwnGreeneries(_) => {}
            }
        }
        outline
    }

    pub(crate) const fn has(&self, tag: Tag) -> bool {
        self.tags & tag.bit() != 0
    }
}

impl Player {
    /// What playing a card costs this player: never below 0 [R5.9]. A discount for a tag counts
    /// once, however often the card has the tag.
    pub(crate) fn price(&self, card: &Outline) -> u8 {
        let mut discount = self.modifiers.discount_every + self.next_discount;
        let mut tags = card.tags & self.modifiers.discounted;
        while tags != 0 {
            discount += self.modifiers.discount.0[tags.trailing_zeros() as usize];
            tags &= tags - 1;
        }
        card.cost.saturating_sub(discount)
    }
}

/// How far a seat can reach, worked out once for all cards of a hand.
pub(crate) struct Reach<'a> {
    player: &'a Player,
    cash: u32,
    /// What its metals are worth for buildings and for space.
    steel: u32,
    titanium: u32,
    parameters: [i16; Parameter::COUNT],
    /// By how much requirements are eased.
    ease: [i16; Parameter::COUNT],
}

impl Mars {
    pub(crate) fn reach(&self, seat: Seat) -> Reach<'_> {
        let player = &self.players[seat];
        let worth = |metal: Resource, value: u8| u32::from(player.stock[metal]) * u32::from(value);
        let shift = i16::from(player.modifiers.shift + player.next_shift);
        let every = |value: &dyn Fn(Parameter) -> i16| {
            std::array::from_fn(|index| value(Parameter::ALL[index]))
        };
        Reach {
            player,
            cash: player.spendable().into(),
            steel: worth(Resource::Steel, player.modifiers.steel),
            titanium: worth(Resource::Titanium, player.modifiers.titanium),
            parameters: every(&|parameter| self.parameter(parameter).into()),
            ease: every(&|parameter| shift * i16::from(parameter.step())),
        }
    }
}

impl Reach<'_> {
    /// Whether neither the price of a card nor the parameters forbid to play it. The card is then
    /// to be looked at closely.
    pub(crate) fn has(&self, card: CardId) -> bool {
        let card = catalogue().outline(card);
        let mut means = self.cash;
        means += if card.has(Tag::Building) {
            self.steel
        } else {
            0
        };
        means += if card.has(Tag::Space) {
            self.titanium
        } else {
            0
        };
        let fits = |index: usize| {
            let (is, ease) = (self.parameters[index], self.ease[index]);
            is >= i16::from(card.least[index]) - ease && is <= i16::from(card.most[index]) + ease
        };
        means >= self.player.price(card).into() && (0..Parameter::COUNT).all(fits)
    }
}
