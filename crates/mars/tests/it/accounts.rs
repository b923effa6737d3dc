//! The events tell everything: whoever adds them up comes to the same books as the game, and
//! whoever looks at the table comes to the same points.

use std::collections::{BTreeMap, BTreeSet};

use kit::{BySeat, Event as _, Game, Log, Seat, Seed, Setup, Viewer};
use mars::data::{ByResource, CardId, Effect, Effects, Points, Resource, Tile};
use mars::{CardSet, Event, Mars, PrivateView, Score, Source, SpaceId, View};

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
                tile: Tile::Ocean, ..
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

/// Plays random games of one to five players on all boards and shows each decision with its events.
fn watch(mut see: impl FnMut(&Mars, &Mars, &[Event], &str)) {
    for number in 0..30 {
        let players = 1 + number as usize % 5;
        let board = ["tharsis", "hellas", "elysium"][number as usize % 3];
        let mut setup = Setup::new(players).with("board", board);
        if players > 1 && number % 2 == 0 {
            setup = setup.with("draft", "yes").with("initial-draft", "yes");
        }
        let mut game = Mars::start(&setup, Seed::from_number(number)).expect("a good setup");
        let mut rng = kit::rng(number);
        while game.outcome().is_none() {
            let (seat, decision) = testkit::random_decision(&game, &mut rng);
            let (before, mut log) = (game.clone(), Log::new());
            game.apply(seat, &decision, &mut log)
                .expect("what is listed is legal");
            see(
                &before,
                &game,
                log.events(),
                &format!("{seat} {decision} of game {number}"),
            );
        }
    }
}

#[test]
fn events_account_for_everything_that_changes() {
    let mut books: Option<Books> = None;
    watch(|before, after, events, what| {
        let book = books.get_or_insert_with(|| Books::open(before));
        events.iter().for_each(|event| book.enter(event));
        book.compare(after, what);
        if after.outcome().is_some() {
            books = None;
        }
    });
}

/// Whether a card raises the rating by so much, apart from parameters.
fn rates(source: Source, change: u8) -> bool {
    let says = |effects: &Effects| {
        effects.iter().any(|effect| match effect {
            Effect::Rating(steps) => *steps == change,
            Effect::RatingPer { .. } => true,
            _ => false,
        })
    };
    match source {
        Source::Card(card) => {
            let project = card.card();
            says(&project.effects) || project.action.iter().any(|way| says(&way.gain))
        }
        Source::Corporation(corporation) => {
            let ways = &corporation.corporation().action;
            ways.iter().any(|way| says(&way.gain))
        }
        _ => false,
    }
}

#[test]
fn every_step_of_a_parameter_raises_the_rating_once() {
    let mut steps = 0;
    watch(|_, _, events, what| {
        let mut ratings: Vec<(Seat, Source, u8)> = Vec::new();
        for event in events {
            if let Event::Rating {
                seat,
                change,
                source,
            } = event
            {
                ratings.push((*seat, *source, *change));
            }
        }
        for event in events {
            let step = match event {
                Event::Raised { seat, source, .. }
                | Event::Placed {
                    seat: Some(seat),
                    tile: Tile::Ocean,
                    source: Some(source),
                    ..
                } => (*seat, *source, 1),
                _ => continue,
            };
            let place = ratings.iter().position(|rating| *rating == step);
            ratings.remove(place.unwrap_or_else(|| panic!("{step:?} is not rated after {what}")));
            steps += 1;
        }
        for (_, source, change) in ratings {
            assert!(
                rates(source, change),
                "{source:?} rates {change} after {what}"
            );
        }
    });
    assert!(steps > 500, "only {steps} steps");
}

/// The points of a seat by hand from what lies on the table: for its rating, greeneries, cities,
/// cards, milestones and awards.
fn points(view: &View, seat: Seat) -> [i32; 6] {
    let player = &view.players[seat];
    let tile_at = |space: SpaceId| view.tiles.iter().find(|tile| tile.space == space);
    let is_city = |tile: Tile| matches!(tile, Tile::City | Tile::Capital);
    let beside = |space: SpaceId, fits: &dyn Fn(Tile) -> bool| {
        let around = space.around().into_iter().flatten();
        around
            .filter_map(tile_at)
            .filter(|tile| fits(tile.tile))
            .count() as i32
    };
    let beside_tile = |tile: Tile, fits: &dyn Fn(Tile) -> bool| {
        let found = view.tiles.iter().find(|other| other.tile == tile);
        found.map_or(0, |found| beside(found.space, fits))
    };
    let card = |card: CardId, tokens: u8| match card.card().points {
        Points::Fixed(points) => i32::from(points),
        Points::PerToken { points, each } => i32::from(points) * i32::from(tokens / each),
        Points::IfToken { points } if tokens > 0 => points.into(),
        Points::None | Points::IfToken { .. } => 0,
        Points::PerTag(tag) => {
            let cards = player.played.iter().map(|played| &played.card.card().tags);
            let corporation = player.corporation.map(|it| &it.corporation().tags);
            let tags = cards.chain(corporation).flatten();
            tags.filter(|other| **other == tag).count() as i32
        }
        Points::PerOceanNextTo(tile) => beside_tile(tile, &|tile| tile == Tile::Ocean),
        Points::PerCityNextTo(tile) => beside_tile(tile, &is_city),
        Points::PerCities(each) => {
            let cities = view.tiles.iter().filter(|tile| is_city(tile.tile)).count();
            cities as i32 / i32::from(each)
        }
    };
    let own = || view.tiles.iter().filter(|tile| tile.owner == Some(seat));
    let placed = |award| {
        let standing = view.award_standings.iter().find(|(id, _)| *id == award);
        let (_, standing) = standing.expect("every award has a standing");
        let better = standing
            .iter()
            .filter(|count| **count > standing[seat])
            .count();
        let firsts = standing
            .iter()
            .filter(|count| Some(*count) == standing.iter().max());
        let points = match (better, firsts.count()) {
            (0, _) => 5,
            (1, 1) if standing.len() > 2 => 2,
            _ => 0,
        };
        let told = view.award_points.iter().find(|(id, _)| *id == award);
        assert_eq!(told.map(|(_, told)| told[seat]), Some(points), "{award:?}");
        points
    };
    let shown = player.played.iter().map(|it| card(it.card, it.tokens));
    let greeneries = own().filter(|tile| tile.tile == Tile::Greenery);
    let cities = own().filter(|tile| is_city(tile.tile));
    let claimed = view.milestones.iter().filter(|(_, owner)| *owner == seat);
    let events = player.events.iter().map(|it| card(it, 0));
    [
        player.rating.into(),
        greeneries.count() as i32,
        cities
            .map(|city| beside(city.space, &|tile| tile == Tile::Greenery))
            .sum(),
        shown.sum::<i32>() + events.sum::<i32>(),
        claimed.count() as i32 * 5,
        view.awards.iter().map(|(award, _)| placed(*award)).sum(),
    ]
}

#[test]
fn points_are_what_counting_the_table_by_hand_gives() {
    let mut most = [0; 6];
    watch(|_, after, _, what| {
        let view = after.view(Viewer::Spectator);
        for (seat, player) in view.players.seated() {
            let counted = points(&view, seat);
            let Score {
                rating,
                greeneries,
                cities,
                cards,
                milestones,
                awards,
                ..
            } = player.score;
            assert_eq!(
                counted,
                [rating, greeneries, cities, cards, milestones, awards],
                "{seat} after {what}"
            );
            most = std::array::from_fn(|part| counted[part].max(most[part]));
        }
    });
    assert!(most.iter().all(|part| *part > 0), "not all seen: {most:?}");
}

/// The cards that a seat sees in its own places.
fn held(view: &PrivateView) -> CardSet {
    view.hand.or(view.dealt).or(view.picked)
}

#[test]
fn a_seat_is_told_of_every_card_that_comes_to_it() {
    let mut told: Vec<CardSet> = Vec::new();
    watch(|before, after, events, what| {
        let sees = |game: &Mars, seat: Seat| {
            let view = game.view(Viewer::Seat(seat));
            held(view.players[seat].private.as_ref().expect("its own view"))
        };
        let seats = || Seat::all(after.players());
        if told.is_empty() {
            told = seats().map(|seat| sees(before, seat)).collect();
        }
        for seat in seats() {
            let known = &mut told[seat.index()];
            let seen = events
                .iter()
                .filter_map(|event| event.seen_by(Viewer::Seat(seat)));
            for event in seen {
                if let Event::Dealt { cards, .. }
                | Event::Drew { cards, .. }
                | Event::Bought { cards, .. } = event
                {
                    *known = known.or(cards);
                }
            }
            let untold = sees(after, seat).without(*known);
            assert!(
                untold.is_empty(),
                "{seat} was not told of {untold:?}: {what}"
            );
        }
        if after.outcome().is_some() {
            told.clear();
        }
    });
}

#[test]
fn what_others_buy_is_imagined_until_all_have_chosen() {
    let mut game = Mars::start(&Setup::new(2), Seed::from_number(5)).expect("a good setup");
    let (a, b) = (Seat::new(0), Seat::new(1));
    let done = "done".parse().expect("a decision in words");
    let corporations = [a, b].map(|seat| (seat, game.legal(seat)[0]));
    for (seat, decision) in corporations.into_iter().chain([(b, done)]) {
        game.apply(seat, &decision, &mut Log::silent())
            .expect("it is legal");
    }
    let mut rng = kit::rng(5);
    let mut bought = BTreeSet::new();
    for _ in 0..50 {
        let mut log = Log::new();
        let mut twin = game.determinize(a, &mut rng);
        twin.apply(a, &done, &mut log).expect("it is legal");
        for event in log.events() {
            if let Event::Bought { seat, count, .. } = event
                && *seat == b
            {
                bought.insert(*count);
            }
        }
    }
    assert!(bought.len() > 1, "B was known to buy {bought:?}");
}
