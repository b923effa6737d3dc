//! MarsBot, seen from the public edge of Mars: its rules one by one, and its options.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use kit::scenario::{Scripted as _, Value};
use kit::{Chance, Game, Seat, Seed, Setup, SetupError};
use l10n::{Language, Writer};
use mars::Mars;
use mars::data::{Bonus, CardId, Change, Level};
use testkit::{playthrough, rules, scenarios};

const RULES: &str = include_str!("../../../../data/mars/automa-rules.txt");

/// A game against MarsBot.
pub(crate) fn against_bot() -> Setup {
    Setup::new(1).with("automa", "yes")
}

/// Every level on every board, every change on its own, and the other options.
pub(crate) fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for board in ["tharsis", "hellas", "elysium"] {
        for level in Level::ALL {
            setups.push(against_bot().with("board", board).with("level", level));
        }
        let draft = against_bot().with("board", board).with("draft", "yes");
        setups.push(draft.clone().with("push-back", "each-step"));
        setups.push(draft.with("level", "brutal").with("cards", "standard"));
    }
    for change in Change::ALL {
        setups.push(against_bot().with(change.word(), "yes"));
    }
    setups.push(against_bot().with("instance-tile", "uncounted"));
    setups.push(against_bot().with("unplaced-instance", "destroyed"));
    setups
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/automa")
}

#[test]
fn the_generated_table_of_rules_is_fresh() {
    let english = Writer::new(Language::English);
    let shown = scenarios::check::<Mars>(&folder(), &|message| english.write(message));
    let table = rules::table("The rules of MarsBot", &rules::read(RULES), &shown);
    let path = folder().join("../../../../../docs/rules/automa.md");
    playthrough::compare(&path, &table);
}

#[test]
fn options_that_do_not_go_with_it_are_refused() {
    for (setup, part) in [
        (against_bot().with("initial-draft", "yes"), "opening hand"),
        (against_bot().with("solo-goal", "rating-63"), "solo goal"),
        (Setup::new(2).with("automa", "yes"), "one player"),
        (Setup::new(1).with("level", "hard"), "an option of automa"),
        (
            Setup::new(2).with("fourth-card", "no"),
            "an option of automa",
        ),
    ] {
        match Mars::start(&setup, Seed::from_number(1)) {
            Err(SetupError::Conflict { text, .. }) => assert!(text.contains(part), "{text}"),
            other => panic!("{setup:?} starts: {:?}", other.is_ok()),
        }
    }
}

/// The words of a fact.
fn words(game: &Mars, fact: &str) -> Vec<String> {
    match game.get(fact).expect(fact) {
        Value::List(words) | Value::Set(words) => words,
        other => panic!("{fact}: {other:?}"),
    }
}

/// The bonus card of an action deck, and its place in it.
fn bonus_in(action_deck: &[String]) -> (Bonus, usize) {
    let mut cards = action_deck.iter().enumerate();
    let found = cards.find_map(|(place, word)| Some((word.parse().ok()?, place)));
    found.expect("there is a bonus card")
}

/// The beginning of generation 3 with the bonus cards discarded, up to where the action deck is
/// made. The cards lie in order, so that all difference comes from shuffling.
fn third_generation(setup: &Setup, seed: u64) -> Mars {
    let mut game = Mars::blank(setup, Chance::new(Seed::from_number(seed))).expect("a good setup");
    let bonuses: Vec<_> = Bonus::ALL.iter().map(Bonus::to_string).collect();
    for (fact, value) in [
        ("generation", "2"),
        ("first", "B"),
        ("bonus discard", &bonuses.join(", ")),
    ] {
        game.set(fact, value).expect(fact);
    }
    game.ready().expect("a position");
    let player = Seat::new(0);
    let mut decision = "pass".parse().expect("a decision");
    while words(&game, "action deck").is_empty() {
        game.apply(player, &decision, &mut kit::Log::silent())
            .expect("it is legal");
        let legal = game.legal(player);
        let done = "done".parse().expect("a decision");
        decision = match legal.contains(&done) {
            true => done,
            false => legal[0],
        };
    }
    game
}

#[test]
fn its_decks_are_shuffled() {
    let (mut at_setup, mut in_research) = (BTreeSet::new(), BTreeSet::new());
    let mut drafted_away = BTreeSet::new();
    for seed in 0..60 {
        let game = Mars::start(&against_bot(), Seed::from_number(seed)).expect("it starts");
        at_setup.insert(bonus_in(&words(&game, "action deck")));
        let game = third_generation(&against_bot(), seed);
        in_research.insert(bonus_in(&words(&game, "action deck")));
        let game = third_generation(&against_bot().with("draft", "yes"), seed);
        let discarded = words(&game, "discard");
        let [discarded] = discarded.as_slice() else {
            panic!("one of four is discarded: {discarded:?}");
        };
        let discarded: CardId = discarded.parse().expect("a card");
        let kept = words(&game, "action deck");
        let kept = kept.iter().filter_map(|word| word.parse::<CardId>().ok());
        drafted_away.insert(kept.filter(|card| *card < discarded).count());
    }
    for seen in [at_setup, in_research] {
        let bonuses: BTreeSet<_> = seen.iter().map(|(bonus, _)| *bonus).collect();
        let places: BTreeSet<_> = seen.iter().map(|(_, place)| *place).collect();
        assert_eq!(bonuses.len(), Bonus::COUNT, "any bonus card comes first");
        assert_eq!(places.len(), 4, "and lies anywhere in the action deck");
    }
    assert_eq!(drafted_away.len(), 4, "any of the four is discarded");
}

#[test]
fn it_is_never_asked_and_somebody_wins() {
    let mut wins = [0; 2];
    for number in 0..20 {
        let mut game = Mars::start(&against_bot(), Seed::from_number(number)).expect("it starts");
        let mut rng = kit::rng(number);
        while game.outcome().is_none() {
            assert!(game.asked().iter().all(|seat| seat == Seat::new(0)));
            let (seat, decision) = testkit::random_decision(&game, &mut rng);
            game.apply(seat, &decision, &mut kit::Log::silent())
                .expect("what is listed is legal");
        }
        let outcome = game.outcome().expect("the game is over");
        let winner = outcome.winners.first().expect("somebody wins");
        assert_eq!(outcome.winners.len(), 1);
        wins[winner.index()] += 1;
    }
    assert_eq!(wins, [0, 20], "a player who decides by chance never wins");
}
