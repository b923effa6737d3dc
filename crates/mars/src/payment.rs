//! Paying: prices, means, and the mixes in which they can be used.

use kit::{Log, Rng, Seat};
use serde::{Deserialize, Serialize};

use crate::api::{Decision, Event, Payment, Prompt, Reason, Source};
use crate::data::{
    AwardId, CardId, Effect, Icon, MilestoneId, Parameter, Resource, StandardProject, Tag,
    catalogue,
};
use crate::effects::{POLE_PRICE, ensure};
use crate::state::{Mars, Question, Task};

/// The price of a card in research [R3.3].
pub(crate) const CARD_PRICE: u8 = 3;
/// Heat that is worth keeping together: what one step of temperature costs.
const HEAT_STEP: u32 = 8;

/// Something to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Bill {
    pub(crate) seat: Seat,
    pub(crate) price: u8,
    pub(crate) steel: bool,
    pub(crate) titanium: bool,
    pub(crate) purpose: Purpose,
}

/// What happens once it is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Purpose {
    Card(CardId),
    Project(StandardProject),
    Milestone(MilestoneId),
    Award(AwardId),
    /// The cards picked in research.
    Research,
    /// The effect goes on.
    Task(Task),
}

/// What a seat can use for a bill.
#[derive(Clone, Copy, Debug)]
struct Means {
    money: u32,
    heat: u32,
    steel: u32,
    steel_value: u32,
    titanium: u32,
    titanium_value: u32,
    /// Money and heat that must be left.
    kept: u32,
}

impl Means {
    fn total(&self) -> u32 {
        self.cash() + self.steel * self.steel_value + self.titanium * self.titanium_value
    }

    /// Money and heat that can be used.
    fn cash(&self) -> u32 {
        (self.money + self.heat).saturating_sub(self.kept)
    }
}

impl Bill {
    pub(crate) fn source(&self) -> Source {
        match self.purpose {
            Purpose::Card(card) => Source::Card(card),
            Purpose::Project(project) => Source::Project(project),
            Purpose::Milestone(milestone) => Source::Milestone(milestone),
            Purpose::Award(award) => Source::Award(award),
            Purpose::Research => Source::Research,
            Purpose::Task(task) => task.source,
        }
    }

    /// A bill that only money can settle (and heat for Helion).
    pub(crate) const fn money(seat: Seat, price: u8, purpose: Purpose) -> Self {
        Self {
            seat,
            price,
            steel: false,
            titanium: false,
            purpose,
        }
    }
}

impl Mars {
    /// What playing a card costs a seat.
    pub fn price(&self, seat: Seat, card: CardId) -> u8 {
        self.players[seat].price(catalogue().outline(card))
    }

    /// What a standard project costs a seat.
    pub fn project_price(&self, seat: Seat, project: StandardProject) -> u8 {
        let discount = self.players[seat].modifiers.project_discount[project.index()];
        catalogue().offer(project).cost.saturating_sub(discount)
    }

    pub(crate) fn card_bill(&self, seat: Seat, card: CardId) -> Bill {
        let outline = catalogue().outline(card);
        Bill {
            seat,
            price: self.players[seat].price(outline),
            steel: outline.has(Tag::Building),
            titanium: outline.has(Tag::Space),
            purpose: Purpose::Card(card),
        }
    }

    /// The bill of an effect that spends money.
    pub(crate) fn effect_bill(task: Task, money: u8, with: &[Resource]) -> Bill {
        Bill {
            seat: task.seat,
            price: money,
            steel: with.contains(&Resource::Steel),
            titanium: with.contains(&Resource::Titanium),
            purpose: Purpose::Task(task),
        }
    }

    /// What the card itself takes from the stock and so cannot be used to pay for it.
    fn reserved(bill: &Bill, resource: Resource) -> u16 {
        match bill.purpose {
            Purpose::Card(card) => card.card().spends[resource].into(),
            _ => 0,
        }
    }

    fn means(&self, bill: &Bill) -> Means {
        let player = &self.players[bill.seat];
        let usable = |allowed: bool, resource: Resource| -> u32 {
            let reserved = Self::reserved(bill, resource);
            if allowed {
                player.stock[resource].saturating_sub(reserved).into()
            } else {
                0
            }
        };
        Means {
            money: player.stock[Resource::Money].into(),
            heat: usable(player.modifiers.heat_pays, Resource::Heat),
            steel: usable(bill.steel, Resource::Steel),
            steel_value: player.modifiers.steel.into(),
            titanium: usable(bill.titanium, Resource::Titanium),
            titanium_value: player.modifiers.titanium.into(),
            kept: self.kept_for_the_pole(bill),
        }
    }

    /// What must be left for the space if the tile can go nowhere but on the south pole [R7.17].
    /// Greenery goes elsewhere if the pole is too dear.
    fn kept_for_the_pole(&self, bill: &Bill) -> u32 {
        let grid = self.grid();
        let pole = grid.showing(Icon::OceanFor6);
        let effects = match bill.purpose {
            _ if pole.is_empty() => return 0,
            Purpose::Card(card) => &card.card().effects,
            Purpose::Project(project) => &catalogue().offer(project).effects,
            _ => return 0,
        };
        let only_pole = effects.iter().any(|effect| match effect {
            Effect::Place(_, site) => {
                let open = self.board.sites(grid, bill.seat, *site);
                let rest = self.board.sites_without(grid, bill.seat, *site, pole);
                !open.is_empty() && rest.is_empty()
            }
            _ => false,
        });
        if only_pole { POLE_PRICE.into() } else { 0 }
    }

    pub(crate) fn affordable(&self, bill: &Bill) -> Result<(), Reason> {
        let price = u16::from(bill.price);
        match self.means(bill).total() {
            total if total >= price.into() => Ok(()),
            total => Err(Reason::NotAffordable {
                price,
                short: price - total as u16,
            }),
        }
    }

    /// Calls `see` with every sensible way to pay: no metal that could be left out.
    fn ways(&self, bill: &Bill, mut see: impl FnMut(Payment)) {
        let means = self.means(bill);
        let price = u32::from(bill.price);
        let most = |stock: u32, value: u32, price: u32| stock.min(price.div_ceil(value));
        for titanium in 0..=most(means.titanium, means.titanium_value, price) {
            let after_titanium = price.saturating_sub(titanium * means.titanium_value);
            for steel in 0..=most(means.steel, means.steel_value, after_titanium) {
                let metal = titanium * means.titanium_value + steel * means.steel_value;
                // With steel on top, the last titanium may have become superfluous.
                if titanium > 0 && steel > 0 && metal - means.titanium_value >= price {
                    continue;
                }
                let rest = price.saturating_sub(metal);
                if rest > means.cash() {
                    continue;
                }
                let (least, most) = (rest.saturating_sub(means.money), rest.min(means.heat));
                for heat in least..=most {
                    let keeps_steps = (means.heat - heat).is_multiple_of(HEAT_STEP);
                    if heat == least || heat == most || keeps_steps {
                        // None is more than the price, which is a byte.
                        let [money, steel, titanium, heat] =
                            [rest - heat, steel, titanium, heat].map(|count| count as u16);
                        see(Payment {
                            money,
                            steel,
                            titanium,
                            heat,
                        });
                    }
                }
            }
        }
    }

    /// What a good player would pay with: metals as far as nothing of them is wasted, steel before
    /// titanium, then heat that is no whole step of temperature, money last. Where money does not
    /// reach, as little is wasted as possible.
    fn sensible_way(&self, bill: &Bill) -> Option<Payment> {
        let means = self.means(bill);
        let is_warm = self.parameter(Parameter::Temperature) >= Parameter::Temperature.highest();
        let spare_heat = if is_warm {
            means.heat
        } else {
            means.heat % HEAT_STEP
        };
        let mut ways = Vec::new();
        self.ways(bill, |payment| ways.push(payment));
        ways.into_iter().min_by_key(|payment| {
            let titanium = u32::from(payment.titanium);
            let metal =
                u32::from(payment.steel) * means.steel_value + titanium * means.titanium_value;
            let wasted = metal.saturating_sub(bill.price.into());
            let heat_off = u32::from(payment.heat).abs_diff(spare_heat);
            (wasted, std::cmp::Reverse(metal), titanium, heat_off)
        })
    }

    /// The payment that is suggested to a seat, while it is asked to pay.
    pub(crate) fn suggested_payment(&self, seat: Seat) -> Option<Payment> {
        match self.question {
            _ if self.players[seat].paying => self.sensible_way(&self.research_bill(seat)),
            Question::Pay(bill) if bill.seat == seat => self.sensible_way(&bill),
            _ => None,
        }
    }

    pub(crate) fn pay_prompt(&self, bill: &Bill) -> Prompt {
        Prompt::Pay {
            price: bill.price,
            steel: bill.steel,
            titanium: bill.titanium,
            heat: self.players[bill.seat].modifiers.heat_pays,
            source: bill.source(),
        }
    }

    pub(crate) fn list_payments(&self, bill: &Bill, decisions: &mut Vec<Decision>) {
        self.ways(bill, |payment| decisions.push(Decision::Pay(payment)));
    }

    /// One of the listed payments, each equally likely.
    pub(crate) fn pick_payment(&self, bill: &Bill, rng: &mut Rng) -> Payment {
        let mut ways = 0;
        self.ways(bill, |_| ways += 1);
        let mut before = kit::below(ways, rng);
        let mut picked = Payment::default();
        self.ways(bill, |payment| {
            if before == 0 {
                picked = payment;
            }
            before = before.wrapping_sub(1);
        });
        picked
    }

    /// Judges any mix. Metals may overpay, without change [R5.7]; money and heat may not.
    pub(crate) fn judge_payment(&self, bill: &Bill, payment: &Payment) -> Result<(), Reason> {
        let player = &self.players[bill.seat];
        let means = self.means(bill);
        let allowed = [bill.steel, bill.titanium, player.modifiers.heat_pays];
        let usable = [means.steel, means.titanium, means.heat];
        for (((resource, count), allowed), usable) in
            payment.in_kind().into_iter().zip(allowed).zip(usable)
        {
            let has = player.stock[resource];
            match count {
                0 => {}
                _ if !allowed => return Err(Reason::WrongMeans { resource }),
                needs if needs > has => {
                    return Err(Reason::TooLittleStock {
                        resource,
                        needs,
                        has,
                    });
                }
                count if u32::from(count) > usable => {
                    let needs = Self::reserved(bill, resource);
                    return Err(Reason::NeededForEffect { resource, needs });
                }
                _ => {}
            }
        }
        let (resource, needs, has) = (
            Resource::Money,
            payment.money,
            player.stock[Resource::Money],
        );
        ensure(
            needs <= has,
            Reason::TooLittleStock {
                resource,
                needs,
                has,
            },
        )?;
        let metal = u32::from(payment.steel) * means.steel_value
            + u32::from(payment.titanium) * means.titanium_value;
        let rest = u32::from(bill.price).saturating_sub(metal);
        match u32::from(payment.money) + u32::from(payment.heat) {
            paid if paid < rest => {
                let (price, short) = (bill.price.into(), (rest - paid) as u16);
                Err(Reason::NotAffordable { price, short })
            }
            paid if paid > rest => {
                let over = u16::try_from(paid - rest).unwrap_or(u16::MAX);
                Err(Reason::PaysTooMuch { over })
            }
            paid if paid > means.cash() => Err(Reason::NeededForEffect {
                resource: Resource::Money,
                needs: means.kept as u16,
            }),
            _ => Ok(()),
        }
    }

    /// One way to pay what is affordable: the first that is listed.
    pub(crate) fn first_way(&self, bill: &Bill) -> Payment {
        let mut first = None;
        self.ways(bill, |payment| {
            first.get_or_insert(payment);
        });
        first.expect("what is affordable can be paid")
    }

    /// The one way to pay, if there is no choice.
    pub(crate) fn only_way(&self, bill: &Bill) -> Option<Payment> {
        let means = self.means(bill);
        if means.heat + means.steel + means.titanium == 0 || bill.price == 0 {
            return Some(Payment {
                money: bill.price.into(),
                ..Payment::default()
            });
        }
        let mut ways = 0;
        let mut only = None;
        self.ways(bill, |payment| {
            ways += 1;
            only = Some(payment);
        });
        only.filter(|_| ways == 1)
    }

    /// Takes the price, asking how if there is a choice, and goes on.
    pub(crate) fn charge(&mut self, bill: Bill, log: &mut Log<Event>) {
        match self.only_way(&bill) {
            Some(payment) => self.settle(bill, payment, log),
            None => self.question = Question::Pay(bill),
        }
    }

    /// Takes the payment and goes on with what it was for.
    pub(crate) fn settle(&mut self, bill: Bill, payment: Payment, log: &mut Log<Event>) {
        self.question = Question::Phase;
        self.take_payment(bill.seat, payment, bill.source(), log);
        match bill.purpose {
            Purpose::Card(card) => self.play(bill.seat, card, log),
            Purpose::Project(project) => self.carry_out_project(bill.seat, project, log),
            Purpose::Milestone(milestone) => self.claim(bill.seat, milestone, log),
            Purpose::Award(award) => self.fund(bill.seat, award, log),
            Purpose::Research => unreachable!("research is paid when all have chosen"),
            Purpose::Task(task) => self.paid(task, log),
        }
    }

    pub(crate) fn take_payment(
        &mut self,
        seat: Seat,
        payment: Payment,
        source: Source,
        log: &mut Log<Event>,
    ) {
        if payment == Payment::default() {
            return;
        }
        let stock = &mut self.players[seat].stock;
        stock[Resource::Money] -= payment.money;
        for (resource, count) in payment.in_kind() {
            stock[resource] -= count;
        }
        log.note(|| Event::Paid {
            seat,
            payment,
            source,
        });
    }
}
