//! Games in the terminal.

use std::fs;

use super::{files, folder, run};

#[test]
fn a_game_with_the_computer_is_drawn_and_can_be_left_at_any_time() {
    let args = [
        "play",
        "--game",
        "shifter",
        "--seed",
        "5",
        "--agents",
        "human,settler",
    ];
    let said = run(&folder("play"), &args, b"").ok();
    assert!(said.starts_with("Terra Shifter, 2 players.\nRotate, flip and shift"));
    assert!(said.contains("\nA: you\nB: computer (Settler)\n"));
    assert!(said.contains("--seed 5"));
    assert!(
        said.contains("B’s hand: 4 missions"),
        "a hidden hand is a number"
    );
    assert!(!said.contains('\x1b'), "no colour codes into a pipe");
    assert!(
        said.ends_with("Goodbye.\n"),
        "the end of the input ends it cleanly"
    );
}

#[test]
fn a_turn_goes_on_to_the_computers_and_comes_back() {
    let args = [
        "play",
        "--game",
        "shifter",
        "--seed",
        "5",
        "--agents",
        "human,random",
    ];
    let typed = b"shift row 1 left\nundo\nsettle\n1\n1\n1\n1\n1\n";
    let said = run(&folder("turn"), &args, typed).ok();
    assert!(said.contains("Undone: Shift row 1 left"), "{said}");
    assert!(said.contains("B draws"), "{said}");
}

#[test]
fn mars_bot_has_its_name_and_a_winner_is_told_once() {
    let args = [
        "play",
        "--game",
        "mars",
        "--variant",
        "automa",
        "--agents",
        "random",
        "--seed",
        "3",
    ];
    let said = run(&folder("bot"), &args, b"").ok();
    assert!(
        said.starts_with("Terraforming Mars, 2 players.\n"),
        "{said}"
    );
    assert!(said.contains("\nB: MarsBot\n"), "{said}");
    assert!(said.contains("\n  MarsBot passes.\n"), "{said}");
    assert!(!said.contains("\n  B "), "{said}");
    let (_, end) = said.split_once("\nGame over.\n").expect("it ends");
    assert_eq!(end.matches(", winner").count(), 1, "{end}");
    assert!(end.contains("\nMarsBot: "), "{end}");
    assert!(!end.contains("Winner"), "{end}");
}

#[test]
fn a_hand_says_in_short_what_its_cards_do() {
    let args = [
        "play",
        "--game",
        "mars",
        "--seed",
        "2",
        "--agents",
        "human,random",
    ];
    let said = run(&folder("hand"), &args, b"1\nbuy predators\ndone\n").ok();
    let hand = "A’s hand, with costs:\n\
        Predators (14): oxygen ≥ 11% · Action: −1 animal (any card) → add 1 animal here";
    assert!(said.contains(hand), "{said}");
}

#[test]
fn cards_can_be_looked_at_by_their_names() {
    let args = [
        "play", "--game", "shifter", "--lang", "pl", "--agents", "human",
    ];
    let said = run(
        &folder("look"),
        &args,
        b"look max-4\nlook nothing like it\n",
    )
    .ok();
    assert!(
        said.contains("Żółta katastrofa  (nasza rekonstrukcja)\n    "),
        "{said}"
    );
    assert!(said.contains("Nie rozumiem „nothing like it”"), "{said}");
}

#[test]
fn every_language_plays_without_an_unwritten_word() {
    let shifter = "help\nwhy\nwhy declare green-5\nlog\nsettle\n1\n1\nhint\nboard\n";
    let mars = "why\n1\n1\ndone\n1\n1\n1\nwhy\nlook a\nhint\npass\npass\ndone\nlog\n";
    for lang in ["en", "pl", "cs", "nl"] {
        for (game, typed) in [("shifter", shifter), ("mars", mars)] {
            let args = [
                "play",
                "--game",
                game,
                "--seed",
                "2",
                "--lang",
                lang,
                "--agents",
                "human,random",
            ];
            let here = folder(&format!("lang-{lang}-{game}"));
            let said = run(&here, &args, typed.as_bytes()).ok();
            for unwritten in ["[shifter-", "[mars-", "[play-", "[about-", "[draw-", "{$"] {
                assert!(!said.contains(unwritten), "{unwritten} in {lang}: {said}");
            }
        }
    }
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let here = folder("save");
    let args = [
        "play", "--game", "shifter", "--seed", "5", "--agents", "human",
    ];
    let said = run(&here, &args, b"rotate r2c2\nsave my.record\nquit\n").ok();
    assert!(said.contains("Saved to my.record."));
    assert!(!said.contains("not saved"));
    let typed = b"log\nrotate r2c3\nsave my.record\nquit\n";
    let said = run(
        &here,
        &["play", "--record", "my.record", "--agents", "human"],
        typed,
    )
    .ok();
    assert!(
        said.contains("Loaded my.record: one decision so far."),
        "{said}"
    );
    assert!(
        said.contains("A rotates r2c2."),
        "the log begins with the game: {said}"
    );
    assert!(
        said.contains("Saved to my.record."),
        "the same game may be saved over"
    );
    let record = fs::read_to_string(here.join("my.record")).expect("saved");
    assert!(
        record.contains("A rotate r2c2\nA rotate r2c3\n"),
        "{record}"
    );
}

#[test]
fn another_file_is_not_overwritten_without_a_word() {
    let here = folder("overwrite");
    fs::write(here.join("letter.txt"), "Dear Ada").expect("written");
    fs::create_dir(here.join("sub")).expect("created");
    let args = [
        "play", "--game", "shifter", "--seed", "5", "--agents", "human",
    ];
    let typed = b"save\nsave letter.txt\nsave sub\nsave! sub\nsave nowhere/game\n";
    let said = run(&here, &args, typed).ok();
    assert!(said.contains("Name a file: save FILE"));
    assert!(said.contains("letter.txt already exists and holds something else"));
    assert!(!said.contains("sub already exists"), "{said}");
    assert_eq!(said.matches("The game was not saved:").count(), 3, "{said}");
    assert_eq!(files(&here), ["letter.txt", "sub"], "no part file is left");
    let letter = || fs::read_to_string(here.join("letter.txt")).expect("it is there");
    assert_eq!(letter(), "Dear Ada");
    run(&here, &args, b"save! letter.txt\n").ok();
    assert!(letter().starts_with("areo-record 1\n"));
}

/// The solver is slow with another geometry; a hint looks less far ahead then.
#[test]
fn a_hint_comes_with_a_geometry_of_ones_own() {
    let here = folder("own-geometry");
    let set = include_str!("../../../../data/shifter/set.ron").replace(
        "(Half, Half, Second, Second, First, First, Half, Half)",
        "(Half, Half, First, First, First, Second, Second, Second)",
    );
    fs::write(here.join("set.ron"), set).expect("written");
    for (variant, agents) in [("coop", "human"), ("compete", "human,random")] {
        let args = [
            "play",
            "--game",
            "shifter",
            "--data",
            "shifter=set.ron",
            "--seed",
            "5",
            "--agents",
            agents,
            "--variant",
            variant,
        ];
        let said = run(&here, &args, b"hint\nquit\nquit\n").ok();
        assert!(said.contains("The computer (Governor) suggests"), "{said}");
    }
}

#[test]
fn without_a_game_there_is_a_choice() {
    let here = folder("choose");
    assert!(run(&here, &["play"], b"").ok().contains("1  "));
    let said = run(&here, &["play"], b"chess\nshifter\n").ok();
    assert!(said.contains("expected a game"), "{said}");
    assert!(said.contains("Terra Shifter, 2 players."), "{said}");
}

#[test]
fn the_competitive_variant_lets_the_player_speak_for_the_clock() {
    let args = [
        "play",
        "--game",
        "shifter",
        "--seed",
        "5",
        "--agents",
        "human,human",
        "--variant",
        "compete",
    ];
    let said = run(
        &folder("compete"),
        &args,
        b"\nbid 5\n\n\nbid 4\n\n\ntime-up\n",
    )
    .ok();
    assert!(said.contains("(for the table)"), "{said}");
    assert!(said.contains("Challenge: "), "{said}");
    let (_, after) = said.rsplit_once("(for the table)").expect("offered");
    assert!(after.contains("B"), "{after}");
}

#[test]
fn mars_is_drawn_and_played_by_the_same_client() {
    let args = [
        "play",
        "--game",
        "mars",
        "--seed",
        "3",
        "--agents",
        "human,random",
    ];
    let said = run(&folder("mars-play"), &args, b"1\n1\ndone\nlook comet\n").ok();
    assert!(
        said.starts_with("Terraforming Mars, 2 players.\n"),
        "{said}"
    );
    assert!(said.contains("Generation 1   temperature −30 °C   oxygen 0%   oceans 0/9"));
    assert!(said.contains("A’s hand, with costs:\n"), "{said}");
    assert!(!said.contains("B’s hand"), "{said}");
    assert!(
        said.contains("Comet\n    Raise temperature 1 step."),
        "{said}"
    );
}
