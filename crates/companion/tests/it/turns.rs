//! MarsBot's turns with the cards of the table, card by card and question by question.

use kit::{Game as _, Viewer};

use crate::{against_bot, all_oceans, enter, enter_all, last_told, pass, question, session, told};

#[test]
fn the_deck_that_is_needed_is_named() {
    // Without money Corporate Competition turns over another bonus card.
    let mut companion = session(&against_bot());
    enter(&mut companion, "turn B08").expect("a bonus card");
    assert!(question(&companion).contains("top card of MarsBot’s bonus deck"));
    let fault = enter(&mut companion, "draw mine").expect_err("another deck");
    assert!(fault.contains("bonus deck"), "{fault}");
    enter(&mut companion, "draw B02").expect("it is of the bonus deck");
    assert!(question(&companion).is_empty());
    assert!(last_told(&companion).contains("Corporate Competition is discarded"));

    // A tie between spaces needs a card of the project deck.
    let mut companion = session(&against_bot());
    enter_all(&mut companion, &["track building: 1", "turn tags building"]);
    assert!(question(&companion).contains("top card of the project deck"));
    let fault = enter(&mut companion, "draw B02").expect_err("another deck");
    assert!(fault.contains("project deck"), "{fault}");
}

#[test]
fn a_card_that_is_in_no_list_is_known_by_what_it_shows() {
    // By its cost where it decides between spaces.
    let mut companion = session(&against_bot());
    enter_all(&mut companion, &["track building: 1", "turn tags building"]);
    let fault = enter(&mut companion, "draw tags space").expect_err("its cost decides");
    assert!(fault.contains("needs the cost of this card"), "{fault}");
    enter(&mut companion, "draw cost 9").expect("the cost is enough");
    let said = last_told(&companion);
    assert!(said.contains("an unlisted card costs 9"), "{said}");

    // By its tags where it is resolved.
    let mut companion = session(&against_bot());
    enter(&mut companion, "turn B03").expect("Research and Development");
    let fault = enter(&mut companion, "draw cost 9").expect_err("its tags decide");
    assert!(fault.contains("needs the tags of this card"), "{fault}");
    enter(&mut companion, "draw tags science, cost 9").expect("both");
    assert!(last_told(&companion).contains("science track → 1"));

    // By its colour or cost where one is looked for.
    for (board, award, passed_over, found) in [
        ("hellas", "magnate", "draw tags event", "draw tags science"),
        (
            "elysium",
            "celebrity",
            "draw tags none, cost 19",
            "draw tags science, cost 20",
        ),
    ] {
        let mut companion = session(&against_bot().with("board", board));
        let fund = format!("fund {award}");
        enter_all(
            &mut companion,
            &["B money: 9", &fund, "turn B08", passed_over],
        );
        assert!(last_told(&companion).contains("skips an unlisted card"));
        enter(&mut companion, found).expect("it fits");
        let said = last_told(&companion);
        assert!(
            said.contains("MarsBot loses 5 M€ (Corporate Competition)"),
            "{said}"
        );
    }
}

#[test]
fn every_tie_of_a_turn_asks_for_a_card_of_its_own() {
    let tied = ["track building: 1", "track space: 4"];
    for turn in [
        vec!["turn tags building, space"],
        vec!["turn research-and-development", "draw space-elevator"],
    ] {
        let mut companion = session(&against_bot());
        enter_all(&mut companion, &tied);
        enter_all(&mut companion, &turn);
        // Ants cost 9, the second of seven spaces; then one touches the first ocean.
        for (card, oceans) in [("draw ceos-favorite-project", 0), ("draw ants", 2)] {
            assert!(companion.needs_card(), "{turn:?}: {card}");
            enter(&mut companion, card).expect(card);
            assert_eq!(companion.game().view(Viewer::Spectator).oceans, oceans);
        }
        assert!(!companion.needs_card());
        let said = last_told(&companion);
        assert!(
            said.contains("Put on the project discard pile: CEO’s Favorite Project and Ants"),
            "{said}"
        );
    }
}

#[test]
fn a_turn_tells_where_cards_and_markers_go() {
    let mut companion = session(&against_bot());
    enter_all(
        &mut companion,
        &["tiles: city r7c3 B, city r7c5 B", "track plant: 2"],
    );
    enter(&mut companion, "turn algae").expect("a greenery between them");
    let said = last_told(&companion);
    assert!(said.contains("Put MarsBot’s marker on the tile"), "{said}");
    assert!(
        said.contains("Put on MarsBot’s played pile: Algae"),
        "{said}"
    );
    enter(&mut companion, "reduce plants").expect("it is pushed back");
    assert!(last_told(&companion).contains("on each space that the track moved back from"));
    enter(&mut companion, "turn bushes").expect("it comes back");
    assert!(last_told(&companion).contains("Take the marker off that space"));
    enter_all(
        &mut companion,
        &["B rating: 35", "track building: 6", "turn mine"],
    );
    let said = last_told(&companion);
    assert!(
        said.contains("Put MarsBot’s marker on Terraformer"),
        "{said}"
    );
}

#[test]
fn what_decides_is_asked_and_both_values_are_told() {
    // An award icon compares in every open award in which MarsBot can be ahead.
    let mut companion = session(&against_bot());
    enter_all(
        &mut companion,
        &["track earth: 8", "track science: 5", "track space: 9"],
    );
    enter(&mut companion, "turn tags earth").expect("the award icon of Earth 9");
    let asked = question(&companion);
    assert!(
        asked.contains("Banker, Scientist, Thermalist and Miner"),
        "{asked}"
    );
    assert_eq!(companion.next(), ["answer"]);
    let fault = enter(&mut companion, "temperature: -28").expect_err("it waits");
    assert!(fault.contains("MarsBot’s turn is not over yet"), "{fault}");
    enter(&mut companion, "3 2 9 12").expect("one number for each");
    let said = last_told(&companion);
    assert!(
        said.contains(
            "Awards left (possible): Scientist (5 to 2, lead 3) and Miner (14 to 12, lead 2)"
        ),
        "{said}"
    );

    // Several milestones: the player's standing decides between them.
    let mut companion = session(&against_bot());
    enter_all(
        &mut companion,
        &[
            "B rating: 35",
            "track building: 8",
            "track space: 4",
            "turn overachievement",
        ],
    );
    assert!(question(&companion).contains("Terraformer and Builder"));
    enter(&mut companion, "terraformer: 25, builder: 6").expect("by name");
    let said = last_told(&companion);
    assert!(
        said.contains("Milestones left (possible): Terraformer (35 of 35) and Builder (8 of 8)"),
        "{said}"
    );
    assert!(
        said.contains("(the player is closest to it): Builder (player: 6 of 8)"),
        "{said}"
    );
}

#[test]
fn meteors_ask_for_plants_and_protection() {
    for (answers, destroyed, plants) in [
        (vec!["0"], false, 0),
        (vec!["2", "no"], false, 0),
        (vec!["7", "no"], true, 2),
        (vec!["7", "yes"], true, 7),
    ] {
        let mut companion = session(&against_bot());
        enter(&mut companion, "turn meteor-shower").expect("a bonus card");
        assert!(question(&companion).contains("How many plants"));
        enter_all(&mut companion, &answers);
        assert!(companion.need().is_none(), "{answers:?}");
        assert_eq!(companion.bonuses().len() == 7, destroyed, "{answers:?}");
        let players = companion.game().view(Viewer::Spectator).players;
        let player = players.iter().next().expect("the player");
        assert_eq!(
            player.stock[mars::data::Resource::Plants],
            plants,
            "{answers:?}"
        );
    }
    // What was entered just before is not asked again; what protects stays.
    let mut companion = session(&against_bot());
    enter_all(
        &mut companion,
        &["A plants: 4", "protected: yes", "turn meteor-shower"],
    );
    assert!(companion.need().is_none());
}

#[test]
fn tokens_of_the_player_are_asked_for_where_they_decide() {
    // Invasive Species takes one or none: MarsBot's money is the same.
    let mut companion = session(&against_bot());
    enter(&mut companion, "turn invasive-species").expect("a bonus card");
    assert!(last_told(&companion).contains("Remove one animal or microbe"));
    // Of one best card the token is counted here.
    let mut companion = session(&against_bot());
    enter_all(
        &mut companion,
        &["tokens birds: 2", "tokens ants: 5", "turn B02"],
    );
    assert!(last_told(&companion).contains("The player loses a resource from Birds"));

    // Excentric is boosted only if there is one.
    for (answer, part) in [
        ("yes", "MarsBot competes for Excentric"),
        ("no", "Skipped: Excentric"),
    ] {
        let mut companion = session(&against_bot().with("board", "hellas"));
        enter_all(
            &mut companion,
            &["B money: 9", "fund excentric", "turn B08"],
        );
        assert!(question(&companion).contains("an animal or a microbe"));
        enter(&mut companion, answer).expect("an answer");
        let said = last_told(&companion);
        assert!(said.contains(part), "{said}");
    }
}

#[test]
fn one_award_alone_is_boosted_without_a_question() {
    let mut companion = session(&against_bot());
    enter_all(
        &mut companion,
        &["B money: 9", "fund scientist", "turn B08"],
    );
    assert!(last_told(&companion).contains("MarsBot competes for Scientist (MarsBot 0)"));
}

#[test]
fn every_tie_of_the_end_asks_for_a_card_of_its_own() {
    let mut companion = session(&against_bot());
    enter(&mut companion, &all_oceans()).expect("all oceans");
    pass(&mut companion);
    enter_all(
        &mut companion,
        &[
            "temperature: 8",
            "oxygen: 14",
            "tiles: city r7c3 B",
            "track science: 5",
            "track plant: 4",
            "end",
        ],
    );
    for card in ["draw mine", "draw comet"] {
        assert!(companion.needs_card(), "{card}");
        enter(&mut companion, card).expect(card);
    }
    assert!(!companion.needs_card());
    assert_eq!(companion.score().greeneries, 2);
}

#[test]
fn cards_that_are_only_described_count_in_the_pile() {
    let hard = |board: &str| against_bot().with("board", board).with("level", "hard");
    // On hard points count, though not of cards that lose them.
    let mut companion = session(&hard("tharsis"));
    for (entry, points) in [
        ("turn tags space", 0),
        ("turn tags event, points", 1),
        ("turn tags points, cost 12", 2),
        ("pile: colonizer-training-camp", 3),
        ("pile: capital, comet", 4),
    ] {
        enter(&mut companion, entry).expect(entry);
        assert_eq!(companion.score().cards, points, "{entry}");
    }
    // Legend counts events by their colour.
    let mut companion = session(&against_bot().with("board", "elysium"));
    enter(&mut companion, "pile: comet, asteroid, big-asteroid, virus").expect("four events");
    enter_all(&mut companion, &["turn tags event", "turn overachievement"]);
    assert!(last_told(&companion).contains("MarsBot claims the milestone Legend"));
}

#[test]
fn an_early_milestone_comes_before_the_first_turn_of_a_generation() {
    let mut companion = session(&against_bot().with("level", "hard"));
    pass(&mut companion);
    enter_all(
        &mut companion,
        &[
            "claim mayor",
            "claim gardener",
            "B money: 8",
            "B rating: 35",
            "generation",
            "turn insulation",
        ],
    );
    let said = last_told(&companion);
    assert!(
        said.contains("MarsBot claims the milestone Terraformer"),
        "{said}"
    );
    assert!(told(&companion, 0).contains("Failed action"));
}
