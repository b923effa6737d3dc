//! The game seen from outside: its set-up, its views, and whole games written out.

use std::path::Path;

use kit::{Catalogued as _, Game as _, Seat, Seed, Setup, Source, Viewer};
use l10n::{Language, Writer};
use shifter::view::TableView;
use shifter::{Decision, Shifter};
use testkit::playthrough;

#[test]
fn impossible_options_are_refused_with_what_was_expected() {
    for (players, words, part) in [
        (0, "coop", "1 to 4 players"),
        (5, "coop", "1 to 4 players"),
        (1, "compete", "2 to 4 players"),
        (2, "goals=9-9-9", "four goal numbers"),
        (2, "goals=9-9-9-9-9", "four goal numbers"),
        (2, "goals=9-9-9-5", "for green one of 9, 8, 6, 4"),
        (2, "goals=-9-9-9-9", "four goal numbers"),
        (2, "goals=easy", "four goal numbers"),
        (2, "bid-cap=3", "needs mode=compete"),
        (2, "restore", "needs mode=compete"),
        (2, "compete yellow", "needs mode=coop"),
        (2, "compete goals=random", "needs mode=coop"),
        (2, "compete bid-cap=1", "a number from 2 to 20"),
        (2, "compete target=33", "a number from 0 to 32"),
        (2, "compete target=07", "a number from 0 to 32"),
        (2, "disasters=red", "none or yellow or one-red or two-reds"),
        (2, "blue", "has no option `blue`"),
    ] {
        let error = Setup::parse::<Shifter>(players, words.split(' '))
            .and_then(|setup| Shifter::start(&setup, Seed::from_number(1)))
            .expect_err(words)
            .to_string();
        assert!(error.contains(part), "{words}: {error}");
    }
}

#[test]
fn a_view_shows_the_own_hand_and_counts_the_others() {
    let game = Shifter::start(&Setup::new(3), Seed::from_number(5)).expect("it starts");
    let known = |viewer| {
        let TableView::Coop(table) = game.view(viewer).table else {
            panic!("the game is co-operative")
        };
        let hands: Vec<_> = table.hands.iter().cloned().collect();
        assert!(hands.iter().all(|hand| hand.count == 4));
        let shown = hands.iter().map(|hand| hand.missions.is_some());
        shown.collect::<Vec<_>>()
    };
    assert_eq!(known(Viewer::Seat(Seat::new(1))), [false, true, false]);
    assert_eq!(known(Viewer::Spectator), [false, false, false]);
    assert_eq!(known(Viewer::Archive), [true, true, true]);
}

#[test]
fn what_the_settlement_phase_shows_of_a_hand_is_imagined_too() {
    let (mut successes, mut failures, mut met_by_a_third) = (0, 0, 0);
    let mut rng = kit::rng(1);
    for number in 0..200 {
        let mut game =
            Shifter::start(&Setup::new(3), Seed::from_number(number)).expect("it starts");
        let (actor, other, third) = (Seat::new(0), Seat::new(1), Seat::new(2));
        game.apply(actor, &Decision::Settle, &mut kit::Log::silent())
            .expect("a phase can end at once");
        let twin = game.determinize(other, &mut rng);
        // In a success something can be declared, in a failure only discarded.
        let declares = |game: &Shifter| {
            let legal = game.legal(actor);
            assert!(!legal.is_empty());
            legal
                .iter()
                .any(|step| matches!(step, Decision::Declare(_)))
        };
        assert_eq!(declares(&game), declares(&twin));
        match declares(&game) {
            true => successes += 1,
            false => {
                failures += 1;
                let TableView::Coop(table) = twin.view(Viewer::Archive).table else {
                    panic!("the game is co-operative")
                };
                let meets = |seat: Seat| {
                    let hand = table.hands[seat].missions.as_ref();
                    hand.expect("the archive knows")
                        .iter()
                        .any(|mission| mission.met)
                };
                assert!(!meets(actor));
                met_by_a_third += usize::from(meets(third));
            }
        }
    }
    assert!(successes > 20 && failures > 20, "{successes} {failures}");
    // A failure tells nothing of anybody else's hand.
    assert!(met_by_a_third > failures / 10, "{met_by_a_third}");
}

#[test]
fn the_catalogue_lists_every_component_with_its_source() {
    let catalogue = Shifter::catalogue();
    let count = |kind| catalogue.iter().filter(|entry| entry.kind == kind).count();
    assert_eq!(
        ["tile", "mission", "goal", "disaster"].map(count),
        [16, 28, 16, 7]
    );
    let source = |id: &str| {
        let entry = catalogue.iter().find(|entry| entry.id == id);
        entry.expect("it is listed").source
    };
    assert_eq!(source("tile-2"), Source::Reconstructed);
    assert_eq!(source("green-5"), Source::Partly);
    assert_eq!(source("goal-white-9"), Source::Partly);
    assert_eq!(source("max-4-actions"), Source::Reconstructed);
}

#[test]
fn generated_playthroughs_are_fresh() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let english = Writer::new(Language::English);
    for (name, setup, seed) in [
        ("coop-2", Setup::new(2), 1),
        (
            "coop-4-two-reds-exact",
            Setup::new(4)
                .with("disasters", "two-reds")
                .with("matching", "exact")
                .with("goals", "random"),
            2,
        ),
        (
            "compete-3",
            Setup::new(3)
                .with("mode", "compete")
                .with("bid-cap", 3)
                .with("restore", "yes"),
            3,
        ),
    ] {
        let text = playthrough::write::<Shifter>(&setup, seed, &|message| english.write(message));
        playthrough::compare(&folder.join(format!("{name}.txt")), &text);
    }
}
