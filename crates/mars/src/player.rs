//! One player's side of the table.

use serde::{Deserialize, Serialize};

use crate::api::Payment;
use crate::cards::CardSet;
use crate::data::{
    ByResource, ByTag, CardId, Corporation, CorporationId, Discounted, Ongoing, Resource,
    StandardProject, Tag, Token,
};

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) corporation: Option<CorporationId>,
    /// The corporations to choose from.
    pub(crate) offered: [Option<CorporationId>; 2],
    /// The one chosen, until all have chosen.
    pub(crate) chosen: Option<CorporationId>,
    pub(crate) stock: ByResource<u16>,
    pub(crate) production: ByResource<i16>,
    pub(crate) rating: u16,
    /// Whether the rating was raised in this generation.
    pub(crate) raised: bool,
    /// Tags in play, face-down events excluded [R5.13].
    pub(crate) tags: ByTag<u8>,
    pub(crate) hand: CardSet,
    /// Cards laid out to be chosen from.
    pub(crate) dealt: CardSet,
    /// Cards chosen from those.
    pub(crate) picked: CardSet,
    /// Cards face up in play.
    pub(crate) played: CardSet,
    /// Events, face down.
    pub(crate) events: CardSet,
    /// Cards that this player has passed on in the draft that is going on.
    pub(crate) handed_on: CardSet,
    /// Discarded cards that this player has seen, until the next reshuffle.
    pub(crate) known: CardSet,
    pub(crate) modifiers: Modifiers,
    /// What makes the next card of this generation easier [R5.21].
    pub(crate) next_discount: u8,
    pub(crate) next_shift: u8,
    /// Whether the corporation's first action is still to be done.
    pub(crate) first_action: bool,
    pub(crate) corporation_used: bool,
    /// With what the picked cards are paid, while others still choose.
    pub(crate) payment: Payment,
    /// Whether the cards are picked and only the payment is asked for.
    pub(crate) paying: bool,
}

/// What stands for a player because of the cards in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Modifiers {
    pub(crate) discount: ByTag<u8>,
    /// The tags with a discount, as bits.
    pub(crate) discounted: u16,
    pub(crate) discount_every: u8,
    pub(crate) project_discount: [u8; StandardProject::COUNT],
    pub(crate) shift: u8,
    pub(crate) steel: u8,
    pub(crate) titanium: u8,
    pub(crate) heat_pays: bool,
    pub(crate) greenery_cost: Option<u8>,
    /// Bits by resource and by token.
    protected_stock: u8,
    protected_tokens: u8,
}

impl Default for Modifiers {
    fn default() -> Self {
        Self {
            discount: ByTag::default(),
            discounted: 0,
            discount_every: 0,
            project_discount: [0; StandardProject::COUNT],
            shift: 0,
            steel: 2,
            titanium: 3,
            heat_pays: false,
            greenery_cost: None,
            protected_stock: 0,
            protected_tokens: 0,
        }
    }
}

impl Modifiers {
    pub(crate) fn protects(&self, resource: Resource) -> bool {
        self.protected_stock & 1 << resource.index() != 0
    }

    pub(crate) fn protects_tokens(&self, token: Token) -> bool {
        self.protected_tokens & 1 << token.index() != 0
    }

    fn add(&mut self, ongoing: &[Ongoing]) {
        for entry in ongoing {
            match entry {
                Ongoing::Discount(amount, Discounted::Every) => self.discount_every += amount,
                Ongoing::Discount(amount, Discounted::Tag(tag)) => {
                    self.discount[*tag] += amount;
                    self.discounted |= tag.bit();
                }
                Ongoing::ProjectDiscount(project, amount) => {
                    self.project_discount[project.index()] += amount
                }
                Ongoing::RequirementShift(steps) => self.shift += steps,
                Ongoing::MetalValue(Resource::Titanium, amount) => self.titanium += amount,
                Ongoing::MetalValue(_, amount) => self.steel += amount,
                Ongoing::PayWithHeat => self.heat_pays = true,
                Ongoing::GreeneryCost(plants) => self.greenery_cost = Some(*plants),
                Ongoing::Protect { stock, tokens } => {
                    stock
                        .iter()
                        .for_each(|resource| self.protected_stock |= 1 << resource.index());
                    tokens
                        .iter()
                        .for_each(|token| self.protected_tokens |= 1 << token.index());
                }
                Ongoing::Trigger(_) | Ongoing::ProtectTokensHere => {}
            }
        }
    }
}

impl Player {
    pub(crate) fn new(rating: u16, production: i16) -> Self {
        Self {
            corporation: None,
            offered: [None; 2],
            chosen: None,
            stock: ByResource::default(),
            production: ByResource([production; Resource::COUNT]),
            rating,
            raised: false,
            tags: ByTag::default(),
            hand: CardSet::NONE,
            dealt: CardSet::NONE,
            picked: CardSet::NONE,
            played: CardSet::NONE,
            events: CardSet::NONE,
            handed_on: CardSet::NONE,
            known: CardSet::NONE,
            modifiers: Modifiers::default(),
            next_discount: 0,
            next_shift: 0,
            first_action: false,
            corporation_used: false,
            payment: Payment::default(),
            paying: false,
        }
    }

    /// Puts a card into play: from now on it counts [R5.1].
    pub(crate) fn lay_down(&mut self, card: CardId) {
        let project = card.card();
        if project.is_event() {
            self.events.insert(card);
        } else {
            self.played.insert(card);
            self.count(&project.tags, &project.ongoing);
        }
    }

    /// Takes the corporation: from now on it counts.
    pub(crate) fn lead(&mut self, corporation: CorporationId) {
        self.corporation = Some(corporation);
        let Corporation { tags, ongoing, .. } = corporation.corporation();
        self.count(tags, ongoing);
    }

    /// Works out again what follows from the cards in play.
    pub(crate) fn recount(&mut self) {
        self.tags = ByTag::default();
        self.modifiers = Modifiers::default();
        if let Some(corporation) = self.corporation {
            self.lead(corporation);
        }
        for card in self.played.iter() {
            self.lay_down(card);
        }
    }

    /// Whether what follows from the cards in play is what counting them anew would give.
    pub(crate) fn is_counted(&self) -> bool {
        let mut again = *self;
        again.recount();
        again == *self
    }

    fn count(&mut self, tags: &[Tag], ongoing: &[Ongoing]) {
        tags.iter().for_each(|tag| self.tags[*tag] += 1);
        self.modifiers.add(ongoing);
    }

    /// How far a production can still fall.
    pub(crate) fn production_left(&self, resource: Resource) -> i16 {
        self.production[resource] - resource.production_floor()
    }

    /// Money, and heat where it pays.
    pub(crate) fn spendable(&self) -> u16 {
        let heat = if self.modifiers.heat_pays {
            self.stock[Resource::Heat]
        } else {
            0
        };
        self.stock[Resource::Money].saturating_add(heat)
    }
}
