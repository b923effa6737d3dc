//! The events tell everything: whoever adds them up comes to the same books as the game.

use std::collections::BTreeMap;

use kit::{BySeat, Game, Log, Seed, Setup, Viewer};
use mars::data::{ByResource, CardId, Resource};
use mars::{Event, Mars};

/// What a reader of the log believes about one player.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
struct Book {
    stock: ByResource<i32>,
    production: ByResource<i32>,
    rating: i32,
    hand: i32,
}

struct Books {
    players: BySeat<Book>,
    tokens: BTreeMap<CardId, i32>,
    temperature: i8,
    oxygen: i8,
    oceans: i8,
}

impl Books {
    fn open(game: &Mars) -> Self {
        let view = game.view(Viewer::Spectator);
        Self {
            players: BySeat::new(game.players(), |seat| Book {
                rating: view.players[seat].rating.into(),
                production: ByResource(view.players[seat].production.0.map(i32::from)),
                ..Book::default()
            }),
            tokens: BTreeMap::new(),
            temperature: view.temperature,
            oxygen: view.oxygen,
            oceans: view.oceans,
        }
    }

    fn enter(&mut self, event: &Event) {
        match *event {
            Event::Paid { seat, payment, .. } => {
                let book = &mut self.players[seat];
                book.stock[Resource::Money] -= i32::from(payment.money);
                for (resource, count) in payment.in_kind() {
                    book.stock[resource] -= i32::from(count);
                }
            }
            Event::Stock {
                seat,
                resource,
                change,
                ..
            } => {
                self.players[seat].stock[resource] += i32::from(change);
            }
            Event::Production {
                seat,
                resource,
                change,
                ..
            } => {
                self.players[seat].production[resource] += i32::from(change);
            }
            Event::EnergyBecameHeat { seat, count } => {
                let book = &mut self.players[seat];
                book.stock[Resource::Energy] -= i32::from(count);
                book.stock[Resource::Heat] += i32::from(count);
            }
            Event::Rating { seat, change, .. } => self.players[seat].rating += i32::from(change),
            Event::Drew { seat, count, .. } | Event::Bought { seat, count, .. } => {
                self.players[seat].hand += i32::from(count);
            }
            Event::Played { seat, .. } => self.players[seat].hand -= 1,
            Event::Discarded {
                seat,
                from_hand: true,
                count,
                ..
            } => {
                self.players[seat].hand -= i32::from(count);
            }
            Event::Tokens { card, change, .. } => {
                *self.tokens.entry(card).or_default() += i32::from(change);
            }
            Event::Raised { parameter, to, .. } => match parameter {
                mars::data::Parameter::Temperature => self.temperature = to,
                mars::data::Parameter::Oxygen => self.oxygen = to,
                mars::data::Parameter::Oceans => self.oceans = to,
            },
            Event::Placed {
                tile: mars::data::Tile::Ocean,
                ..
            } => self.oceans += 1,
            _ => {}
        }
    }

    fn compare(&self, game: &Mars, after: &str) {
        let view = game.view(Viewer::Spectator);
        for (seat, book) in self.players.seated() {
            let player = &view.players[seat];
            let expected = Book {
                stock: ByResource(player.stock.0.map(i32::from)),
                production: ByResource(player.production.0.map(i32::from)),
                rating: player.rating.into(),
                hand: player.hand as i32,
            };
            assert_eq!(*book, expected, "the book of {seat} after {after}");
            for played in &player.played {
                let told = self.tokens.get(&played.card).copied().unwrap_or(0);
                assert_eq!(
                    told,
                    i32::from(played.tokens),
                    "tokens on {} after {after}",
                    played.card
                );
            }
        }
        let parameters = (self.temperature, self.oxygen, self.oceans);
        assert_eq!(
            parameters,
            (view.temperature, view.oxygen, view.oceans),
            "after {after}"
        );
    }
}

#[test]
fn events_account_for_everything_that_changes() {
    for number in 0..30 {
        let players = 1 + number as usize % 5;
        let setup = Setup::new(players).with(
            "board",
            ["tharsis", "hellas", "elysium"][number as usize % 3],
        );
        let mut game = Mars::start(&setup, Seed::from_number(number)).expect("a good setup");
        let mut books = Books::open(&game);
        let mut rng = kit::rng(number);
        while game.outcome().is_none() {
            let (seat, decision) = testkit::random_decision(&game, &mut rng);
            let mut log = Log::new();
            game.apply(seat, &decision, &mut log)
                .expect("what is listed is legal");
            log.events().iter().for_each(|event| books.enter(event));
            books.compare(&game, &format!("{seat} {decision}"));
        }
    }
}
