//! No order of the effects of one card leads to a result that the rules keep from its player
//! [R5.15]: every card is played beside every card that waits for something, once in all orders
//! and once as the game asks, and the results are compared.

use std::cell::Cell;
use std::collections::HashSet;

use kit::scenario::Scripted as _;
use kit::{Chance, Log, Seat, Seed, Setup};

use crate::api::Source;
use crate::data::{CardId, CorporationId, Effect, EffectId, Ongoing, Resource};
use crate::state::{Mars, Question, Task};

thread_local! {
    static ALL_ORDERS: Cell<bool> = const { Cell::new(false) };
}

pub(super) fn waits_always() -> bool {
    ALL_ORDERS.get()
}

const A: Seat = Seat::new(0);
/// More positions than any sensible card leads to.
const MOST: usize = 60_000;

/// Whether a loss can be carried out now; where it cannot, another order is meant [R6.5].
fn is_ready(game: &Mars, task: &Task) -> bool {
    let player = &game.players[task.seat];
    match task.effect() {
        Effect::Production(amounts) => amounts.iter().all(|(resource, change)| {
            player.production_left(resource) + i16::from(change).min(0) >= 0
        }),
        Effect::Spend(amounts) => amounts
            .iter()
            .all(|(resource, count)| player.stock[resource] >= count as u16),
        Effect::ReduceAny(resource, count) => game
            .seats()
            .any(|seat| game.can_lose_production(seat, *resource, *count)),
        _ => true,
    }
}

/// Every position in which playing the card can end.
fn results(game: &Mars, card: CardId, all_orders: bool) -> HashSet<Mars> {
    ALL_ORDERS.set(all_orders);
    let log = &mut Log::silent();
    let mut first = game.clone();
    first.play(A, card, log);
    let mut seen = HashSet::new();
    let mut open = vec![first];
    let mut ends = HashSet::new();
    while let Some(now) = open.pop() {
        if !seen.insert(now.clone()) {
            continue;
        }
        assert!(seen.len() < MOST, "{card} leads to too many positions");
        let mut go = |change: &mut dyn FnMut(&mut Mars)| {
            let mut next = now.clone();
            change(&mut next);
            open.push(next);
        };
        match now.question {
            Question::Phase if now.due.is_empty() => {
                ends.insert(now);
            }
            Question::Phase if all_orders => {
                for index in (0..now.due.len()).filter(|index| is_ready(&now, &now.due[*index])) {
                    go(&mut |next| next.carry_out_due(index, &mut Log::silent()));
                }
            }
            Question::Phase => match now.next_due() {
                Some(index) => go(&mut |next| next.carry_out_due(index, &mut Log::silent())),
                None => {
                    for index in now.conflicting() {
                        go(&mut |next| next.carry_out_due(index, &mut Log::silent()));
                    }
                }
            },
            Question::Effect(task) => {
                let mut answers = Vec::new();
                now.list_answers(task, &mut answers);
                for answer in answers {
                    go(&mut |next| next.answer(task, answer, &mut Log::silent()));
                }
            }
            Question::Pay(bill) => {
                let payment = now.first_way(&bill);
                go(&mut |next| next.settle(bill, payment, &mut Log::silent()));
            }
            question => unreachable!("{question:?} is not asked while a card is carried out"),
        }
    }
    ALL_ORDERS.set(false);
    ends
}

/// Whether the first result is as good for the player as the second, whatever is wanted: the same
/// board, no less of anything, and no more for the other.
fn is_as_good(one: &Mars, other: &Mars) -> bool {
    let same_table = one.board == other.board
        && one.temperature == other.temperature
        && one.oxygen == other.oxygen;
    let no_less = |seat: Seat, more: &Mars, less: &Mars| {
        let (more_of, less_of) = (&more.players[seat], &less.players[seat]);
        let goods = Resource::ALL.iter().all(|resource| {
            more_of.stock[*resource] >= less_of.stock[*resource]
                && more_of.production[*resource] >= less_of.production[*resource]
        });
        let tokens = more_of
            .played
            .iter()
            .all(|card| more.tokens_on(card) >= less.tokens_on(card));
        goods
            && tokens
            && more_of.rating >= less_of.rating
            && more_of.hand.len() >= less_of.hand.len()
    };
    same_table && no_less(A, one, other) && no_less(Seat::new(1), other, one)
}

/// A crowded planet: few spaces are free, so that all placements can be tried.
fn crowded(facts: &[(&str, &str)]) -> Mars {
    let chance = Chance::new(Seed::from_number(1));
    let mut game = Mars::blank(&Setup::new(2), chance).expect("a fine setup");
    let free = [
        "r1c3", "r2c2", "r4c3", "r5c3", "r7c5", "r8c5", "r1c2", "r1c4", "r5c5", "r6c6",
    ];
    let free: Vec<crate::SpaceId> = free
        .iter()
        .map(|space| space.parse().expect(space))
        .collect();
    for space in crate::PLANET.iter().filter(|space| !free.contains(space)) {
        let is_ocean = game.grid().is_ocean_area(space);
        let tile = if is_ocean { "ocean" } else { "greenery" };
        let oceans_full = is_ocean && game.board.oceans_left() == 2;
        if !oceans_full {
            game.set("tiles", &format!("{tile} {space}"))
                .expect("a free space");
        }
    }
    for (fact, value) in facts {
        game.set(fact, value).expect(fact);
    }
    for resource in Resource::ALL {
        for (fact, value) in [
            (format!("A {resource}"), "9"),
            (format!("A {resource} production"), "2"),
            (format!("B {resource}"), "1"),
            (format!("B {resource} production"), "1"),
        ] {
            game.set(&fact, value).expect("goods");
        }
    }
    game.ready().expect("a position");
    game
}

/// Everything that waits for something: a card or a corporation, of the player or of the other.
fn waiting() -> Vec<(String, String)> {
    let is_trigger = |ongoing: &Ongoing| matches!(ongoing, Ongoing::Trigger(_));
    let cards = CardId::all()
        .filter(|card| card.card().ongoing.iter().any(is_trigger))
        .map(|card| ("played", card.to_string()));
    let corporations = CorporationId::all()
        .filter(|id| id.corporation().ongoing.iter().any(is_trigger))
        .map(|id| ("corporation", id.to_string()));
    cards
        .chain(corporations)
        .flat_map(|(fact, id)| ["A", "B"].map(|seat| (format!("{seat} {fact}"), id.clone())))
        .collect()
}

#[test]
fn effects_of_one_card_come_in_the_order_of_their_player() {
    let mut faults = Vec::new();
    let mut pairs = 0;
    for [temperature, oxygen] in [["-30", "0"], ["-2", "7"]] {
        for (fact, id) in waiting() {
            let game = crowded(&[
                ("temperature", temperature),
                ("oxygen", oxygen),
                ("B played", "birds, tardigrades"),
                ("tokens birds", "1"),
                ("tokens tardigrades", "1"),
                (&fact, &id),
            ]);
            for card in CardId::all().filter(|card| card.to_string() != id) {
                let mut game = game.clone();
                if game.owner_of(card).is_some() {
                    continue;
                }
                let task = Task {
                    played: Some(card),
                    ..Task::new(A, Source::Card(card), EffectId::default())
                };
                let mut effects = card.card().effects.iter();
                if !effects.all(|effect| game.possible(task, effect).is_ok()) {
                    continue;
                }
                game.players[A].hand.insert(card);
                pairs += 1;
                let asked = results(&game, card, false);
                let missing = results(&game, card, true)
                    .into_iter()
                    .find(|end| !asked.iter().any(|other| is_as_good(other, end)));
                if missing.is_some() {
                    faults.push(format!(
                        "{card} with {fact} {id} at {temperature}, {oxygen} %"
                    ));
                }
            }
        }
    }
    assert!(pairs > 4_000, "only {pairs} pairs were tried");
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
}
