//! What each command does with good input.

use std::fs;

use super::{files, folder, run};

/// A planet with a green zone of 5 two actions away.
const POSITION: &str = "\
row 1: 1A0 2B1 3A0 4A1   # each tile: number, face, turned
row 2: 5A0 6A0 7B0 8B1
row 3: 9A0 10A0 11A1 12B0
row 4: 13A1 14A0 15A0 16A0
card: green-5
";

#[test]
fn simulate_reports_every_promised_field() {
    let args = [
        "simulate",
        "--game",
        "shifter",
        "--agents",
        "random,random",
        "--games",
        "50",
        "--seed",
        "3",
        "--variant",
        "exact",
        "--json",
    ];
    let report = run(&folder("simulate"), &args, b"").json();
    assert_eq!(report["game"], "shifter");
    assert_eq!(report["players"], 2);
    assert_eq!(report["variant"], serde_json::json!(["matching=exact"]));
    assert_eq!(report["games"], 50);
    for number in [
        "decisions",
        "seconds",
        "games_per_second",
        "decisions_per_second",
    ] {
        assert!(report[number].as_f64().is_some_and(|n| n > 0.0), "{number}");
    }
    let agents = report["agents"].as_array().expect("a list of agents");
    assert_eq!(agents.len(), 2);
    for agent in agents {
        assert_eq!(agent["name"], "random");
        assert!(agent["wins"].is_u64() && agent["win_rate"].is_f64());
        assert!(agent["ci95"][0].is_f64() && agent["ci95"][1].is_f64());
        assert!(agent["mean_score"].is_f64());
    }
}

#[test]
fn the_same_seed_gives_the_same_report_on_any_number_of_threads() {
    let report = |threads: &str| {
        let args = [
            "simulate",
            "--game",
            "shifter",
            "--agents",
            "random",
            "--players",
            "3",
            "--games",
            "200",
            "--seed",
            "9",
            "--threads",
            threads,
            "--json",
        ];
        let report = run(&folder(&format!("threads-{threads}")), &args, b"").json();
        (report["decisions"].clone(), report["agents"].clone())
    };
    assert_eq!(report("1"), report("3"));
}

#[test]
fn a_seed_that_was_not_given_is_told_so_that_the_games_can_be_repeated() {
    let args = [
        "simulate", "--game", "shifter", "--agents", "random", "--games", "5",
    ];
    let out = run(&folder("seed"), &args, b"").ok();
    let seed = out
        .lines()
        .next()
        .and_then(|line| line.rsplit_once("seed "))
        .expect("the first line ends with the seed")
        .1;
    let again = [args.as_slice(), &["--seed", seed]].concat();
    let table = |out: &str| out.lines().skip(2).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(table(&run(&folder("seed"), &again, b"").ok()), table(&out));
}

#[test]
fn rate_orders_players_with_error_bars() {
    let args = [
        "rate",
        "--game",
        "shifter",
        "--agents",
        "random,greedy",
        "--games",
        "10",
        "--seed",
        "1",
        "--json",
    ];
    let ratings = run(&folder("rate"), &args, b"").json();
    let rating = |at: usize| ratings["agents"][at]["rating"].as_f64().expect("a rating");
    assert!(rating(1) > rating(0), "greedy is better than random");
    assert!((rating(0) + rating(1) - 3000.0).abs() < 1e-6);
    assert_eq!(ratings["pairs"][0]["of"], 10);
}

/// Two sit at a table, but in a variant for one each agent plays alone.
#[test]
fn rate_finds_the_usual_number_of_players() {
    let here = folder("rate-players");
    let players = |game: &str, agents: &str, variant: &str| {
        let args = [
            "rate",
            "--game",
            game,
            "--agents",
            agents,
            "--variant",
            variant,
            "--games",
            "1",
            "--json",
        ];
        run(&here, &args, b"").json()["players"].clone()
    };
    assert_eq!(players("shifter", "random,random,random", "exact"), 2);
    assert_eq!(players("mars", "random,random", "automa"), 1);
    let help = run(&here, &["rate", "--help"], b"").ok();
    assert!(help.contains("2 by default"), "{help}");
    assert!(!help.contains("as many as there are agents"), "{help}");
}

#[test]
fn solve_gives_the_fewest_actions_and_the_moves() {
    let folder = folder("solve");
    fs::write(folder.join("position.txt"), POSITION).expect("written");
    let answer = run(&folder, &["solve", "position.txt", "--json"], b"").json();
    assert_eq!(answer["fewest"], 2);
    assert_eq!(answer["moves"].as_array().map(Vec::len), Some(2));
    assert_eq!(answer["proven"], true);
    assert!(answer["nodes"].is_u64() && answer["seconds"].is_f64());

    let beyond = run(
        &folder,
        &["solve", "position.txt", "--depth", "1", "--json"],
        b"",
    )
    .json();
    assert!(beyond["fewest"].is_null());
    assert_eq!(beyond["moves"], serde_json::json!([]));

    let text = run(&folder, &["solve", "position.txt"], b"").ok();
    assert!(
        text.starts_with("green 5 takes 2 actions, proven:\n"),
        "{text}"
    );
}

/// Disasters bind the solver as they bind players.
#[test]
fn solve_respects_disasters_and_matching() {
    let folder = folder("solve-disasters");
    let fewest = |name: &str, more: &str| {
        fs::write(folder.join(name), format!("{POSITION}{more}")).expect("written");
        run(&folder, &["solve", name, "--json"], b"").json()["fewest"].clone()
    };
    assert_eq!(fewest("plain", ""), 2);
    let bound = fewest(
        "disasters",
        "disasters: no-short-flips, max-1-flip, max-2-shifts\n",
    );
    assert!(bound.as_u64() >= Some(2), "{bound}");
    assert!(fewest("exact", "matching: exact\n").as_u64() >= Some(2));
    // What the turn has used up is gone, with or without a disaster.
    assert_eq!(fewest("in-turn", "actions used: 3\n"), 2);
    assert!(fewest("late", "actions used: 4\n").is_null());
    let folder = folder.join("needs");
    fs::write(&folder, POSITION.replace("card: green-5", "needs: green 5")).expect("written");
    let args = ["solve", "needs", "--json"];
    let answer = run(folder.parent().expect("a folder"), &args, b"").json();
    assert_eq!(answer["fewest"], 2);
}

#[test]
fn cards_lists_the_box_in_every_language() {
    let here = folder("cards");
    let listing = run(&here, &["cards", "--game", "shifter", "--json"], b"").json();
    let counts = serde_json::json!({ "tile": 16, "mission": 28, "goal": 16, "disaster": 7 });
    assert_eq!(listing["counts"], counts);
    assert_eq!(listing["missing"], 0);
    assert_eq!(listing["cards"].as_array().map(Vec::len), Some(67));

    let texts: Vec<_> = ["en", "pl", "cs", "nl"]
        .iter()
        .map(|lang| {
            run(
                &here,
                &["cards", "--game", "shifter", "green-5", "--lang", lang],
                b"",
            )
            .ok()
        })
        .collect();
    for (at, text) in texts.iter().enumerate() {
        assert!(!text.contains('['), "an unwritten message: {text}");
        assert!(texts[..at].iter().all(|other| other != text), "{text}");
    }
    assert!(texts[0].starts_with("Green mission 5"), "{}", texts[0]);
    assert!(
        texts[0].contains("    One green zone of 5.\n"),
        "{}",
        texts[0]
    );
    let short = ["cards", "--game", "mars", "domed-crater", "--short"];
    let short = run(&here, &short, b"").ok();
    assert!(
        short.contains(
            "    oxygen ≤ 7% · energy production −1; M€ production +3; 3 plants; city · 1 VP\n"
        ),
        "{short}"
    );
    let disasters = run(
        &here,
        &["cards", "--game", "shifter", "--kind", "disaster"],
        b"",
    )
    .ok();
    assert!(disasters.contains("our reconstruction"), "{disasters}");
    assert!(
        disasters.ends_with("7 disasters; described by data: 7, by code: 0, without text: 0\n")
    );
    for (lang, kind, summary) in [
        ("en", "  mission green-5", "1 mission; described by data: 1"),
        ("pl", "  misja green-5", "1 misja; opisanych danymi: 1"),
        ("cs", "  mise green-5", "1 mise; popsáno daty: 1"),
        (
            "nl",
            "  missie green-5",
            "1 missie; met gegevens beschreven: 1",
        ),
    ] {
        let args = ["cards", "--game", "shifter", "green-5", "--lang", lang];
        let text = run(&here, &args, b"").ok();
        assert!(text.contains(kind) && text.contains(summary), "{text}");
    }
    for game in ["shifter", "mars", "dice"] {
        for lang in ["en", "pl", "cs", "nl"] {
            let text = run(&here, &["cards", "--game", game, "--lang", lang], b"").ok();
            let last = text.lines().last().expect("a summary");
            assert!(
                !last.contains(['[', '{']) && !last.contains("kind-"),
                "{last}"
            );
        }
    }
}

#[test]
fn the_box_of_mars_is_complete() {
    let args = ["cards", "--game", "mars", "--json"];
    let listing = run(&folder("mars-cards"), &args, b"").json();
    assert_eq!(listing["counts"]["project"], 208);
    assert_eq!(listing["counts"]["corporation"], 13);
    assert_eq!(listing["missing"], 0);
    assert!(listing["bespoke"].as_u64() <= Some(8));
}

#[test]
fn the_box_of_the_dice_game_says_how_sure_it_is() {
    let args = ["cards", "--game", "dice", "--json"];
    let listing = run(&folder("dice-cards"), &args, b"").json();
    let count = |kind: &str| listing["counts"][kind].as_u64();
    let cards = [count("project"), count("bonus"), count("corporation")];
    assert_eq!(cards, [Some(124), Some(19), Some(20)]);
    assert_eq!((count("board"), count("track")), (Some(2), Some(2)));
    assert_eq!(
        (&listing["bespoke"], &listing["missing"]),
        (&0.into(), &0.into())
    );
    let sources = ["printed", "inferred", "partly", "reconstructed"];
    for card in listing["cards"].as_array().expect("a list") {
        let source = card["source"].as_str().unwrap_or_default();
        assert!(sources.contains(&source), "{card}");
    }
}

#[test]
fn an_owner_replaces_cards_by_a_file() {
    let here = folder("own-cards");
    let own = r#"(projects: [
        (id: "comet", set: Base, kind: Red, cost: [Heat], effects: [Score(3)],
         sure: (printed: [Title, Set, Kind, Cost, Effects, Points])),
        (id: "house-rule", name: "House Rule", set: Base, kind: Green, cost: [Heat],
         production: {Red: 1}),
    ])"#;
    fs::write(here.join("mine.ron"), own).expect("the folder is there");
    let with = |more: &[&'static str]| {
        let args = [more, &["--data", "dice=mine.ron"]].concat();
        run(&here, &args, b"").ok()
    };
    let listed = with(&["cards", "--game", "dice", "comet", "house-rule"]);
    let lines: Vec<_> = listed.lines().collect();
    assert!(
        lines[0].starts_with("Comet  project card comet"),
        "{listed}"
    );
    assert!(!lines[0].contains("reconstruction"), "{listed}");
    assert_eq!(lines[1], "    Score 3 VP.");
    assert!(
        lines[2].starts_with("House Rule  project card house-rule"),
        "{listed}"
    );
    assert!(lines[2].contains("our reconstruction"), "{listed}");
    with(&[
        "simulate", "--game", "dice", "--agents", "random", "--games", "5",
    ]);
}

#[test]
fn the_report_shows_every_aim() {
    let args = ["report", "--games", "1", "--agent", "random", "--json"];
    let report = run(&folder("report"), &args, b"").json();
    let lines = report["lines"].as_array().map_or(0, Vec::len);
    assert_eq!(
        lines,
        dice::aims::aims()
            .iter()
            .map(|aim| aim.players.len())
            .sum::<usize>()
    );
    let table = run(&folder("report"), &args[..5], b"").ok();
    assert!(
        table.contains("median rounds") && table.contains("18-32"),
        "{table}"
    );
}

#[test]
fn mars_is_simulated_for_every_number_of_players() {
    for players in ["1", "2", "3", "4", "5"] {
        let args = [
            "simulate",
            "--game",
            "mars",
            "--agents",
            "random",
            "--players",
            players,
            "--games",
            "10",
            "--seed",
            "1",
            "--json",
        ];
        let report = run(&folder(&format!("mars-{players}")), &args, b"").json();
        assert_eq!(
            report["agents"].as_array().map(Vec::len),
            players.parse().ok()
        );
        assert!(report["agents"][0]["mean_score"].as_f64() > Some(0.0));
    }
}

#[test]
fn scenarios_pass_or_fail_with_their_line() {
    let folder = folder("scenario");
    let good = "title It is A's turn\ngame shifter, 2 players\nask A: terraform\n";
    fs::create_dir(folder.join("deeper")).expect("created");
    fs::write(folder.join("deeper/good.scn"), good).expect("written");
    fs::write(folder.join("notes.txt"), "not a scenario").expect("written");
    let ran = run(&folder, &["scenario", "."], b"");
    assert_eq!(
        (ran.code, ran.out.as_str()),
        (Some(0), "1 passed, 0 failed\n")
    );

    let bad = format!("{good}title It is B's turn\ngame shifter, 2 players\nask B: terraform\n");
    fs::write(folder.join("bad.scn"), bad).expect("written");
    let ran = run(&folder, &["scenario", "bad.scn", "deeper"], b"");
    assert_eq!(ran.code, Some(1));
    assert_eq!(
        ran.out,
        "bad.scn:6: It is B's turn: B is asked nothing\n2 passed, 1 failed\n"
    );
}

#[test]
fn a_saved_game_replays_verifies_and_shows_any_position() {
    let folder = folder("replay");
    let typed = b"rotate r1c1\nshift row 2 left\nsave game.record\n";
    run(
        &folder,
        &["play", "--game", "shifter", "--seed", "4"],
        typed,
    )
    .ok();
    assert_eq!(files(&folder), ["game.record"], "no part file is left");

    let verified = run(&folder, &["replay", "game.record", "--verify"], b"").ok();
    assert!(
        verified.contains("all of 2 decisions are legal"),
        "{verified}"
    );
    assert!(verified.contains("the recorded state"), "{verified}");
    let args = ["replay", "game.record", "--verify", "--json"];
    let verified = run(&folder, &args, b"").json();
    let digest = fs::read_to_string(folder.join("game.record")).expect("saved");
    let digest = digest.lines().find_map(|line| line.strip_prefix("digest "));
    let expected = serde_json::json!({
        "verified": true, "decisions": 2, "digest": digest, "error": null
    });
    assert_eq!(verified, expected);

    let text = run(&folder, &["replay", "game.record"], b"").ok();
    assert!(text.starts_with("   1  A rotate r1c1\n      A rotates r1c1.\n   2  A shift"));

    let replay = run(&folder, &["replay", "game.record", "--json"], b"").json();
    assert_eq!(replay["decisions"][1]["decision"], "shift row 2 left");
    assert!(replay["outcome"].is_null());
    let first = run(
        &folder,
        &["replay", "game.record", "--at", "1", "--json"],
        b"",
    )
    .json();
    assert_eq!(first["decisions"].as_array().map(Vec::len), Some(1));
    assert_ne!(first["view"]["planet"], replay["view"]["planet"]);
    let start = run(&folder, &["replay", "game.record", "--at", "0"], b"").ok();
    assert!(start.contains("Book of Goals"), "{start}");
}

#[test]
fn a_record_of_another_version_is_told_only_if_it_plays_differently() {
    let folder = folder("older");
    let play = ["play", "--game", "shifter", "--seed", "4"];
    run(&folder, &play, b"rotate r1c1\nsave game.record\n").ok();
    let record = fs::read_to_string(folder.join("game.record")).expect("saved");
    let older = record.replace("\nrules ", "\nrules 9");
    fs::write(folder.join("older"), &older).expect("written");
    let verified = run(&folder, &["replay", "older", "--verify"], b"").ok();
    assert!(
        verified.contains("it ends in the recorded state"),
        "{verified}"
    );

    let differs = older.replace("rotate r1c1", "rotate r1c2");
    fs::write(folder.join("differs"), differs).expect("written");
    let ran = run(&folder, &["replay", "differs", "--verify"], b"");
    assert_eq!(ran.code, Some(1), "{}", ran.err);
    assert!(ran.out.contains("it plays differently: "), "{}", ran.out);
    let ran = run(&folder, &["replay", "differs"], b"");
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    assert!(
        ran.err.contains("the record is of rules version 9"),
        "{}",
        ran.err
    );
}

#[test]
fn a_record_that_lies_does_not_verify() {
    let folder = folder("verify");
    let typed = b"rotate r1c1\nsave game.record\n";
    run(
        &folder,
        &["play", "--game", "shifter", "--seed", "4"],
        typed,
    )
    .ok();
    let record = fs::read_to_string(folder.join("game.record")).expect("saved");
    for (name, lie, says) in [
        (
            "digest",
            record.replace("rotate r1c1", "rotate r1c2"),
            "ends in",
        ),
        ("seat", record.replace("A rotate", "B rotate"), "not-asked"),
        (
            "rule",
            record.replace("rotate r1c1", "declare green-5"),
            "is refused",
        ),
    ] {
        fs::write(folder.join(name), lie).expect("written");
        let ran = run(&folder, &["replay", name, "--verify"], b"");
        assert_eq!(ran.code, Some(1), "{name}: {}", ran.err);
        assert!(ran.out.contains(says), "{name}: {}", ran.out);

        let ran = run(&folder, &["replay", name, "--verify", "--json"], b"");
        assert_eq!(ran.code, Some(1), "{name}: {}", ran.err);
        let verified: serde_json::Value = serde_json::from_str(&ran.out).expect("one object");
        assert_eq!(verified["verified"], false);
        let error = &verified["error"];
        assert!(error["line"].as_u64() >= Some(8), "{error}");
        assert!(
            error["what"]
                .as_str()
                .is_some_and(|what| what.contains(says)),
            "{error}"
        );
    }
}

#[test]
fn every_command_explains_itself_with_examples() {
    let here = folder("help");
    let all = run(&here, &["--help"], b"").ok();
    for command in [
        "play", "simulate", "rate", "selfplay", "scenario", "replay", "cards", "solve",
    ] {
        assert!(all.contains(&format!("\n  {command} ")), "{all}");
        let help = run(&here, &[command, "--help"], b"").ok();
        assert!(
            help.contains(&format!("Examples:\n  areo {command} ")),
            "{help}"
        );
    }
}

#[test]
fn a_simulated_game_is_recorded_the_same_each_time() {
    let folder = folder("recorded");
    for name in ["one.txt", "two.txt"] {
        let args = [
            "simulate",
            "--game",
            "dice",
            "--agents",
            "greedy",
            "--players",
            "3",
            "--seed",
            "7",
            "--record",
            name,
        ];
        run(&folder, &args, b"").ok();
    }
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("written");
    assert_eq!(read("one.txt"), read("two.txt"));
    run(&folder, &["replay", "one.txt", "--verify"], b"").ok();
}

#[test]
fn an_analysis_repeats_on_any_number_of_threads_and_speaks_every_language() {
    let folder = folder("analyse");
    let typed = b"1\n1\n1\n1\n1\n1\nsave game.record\n";
    run(&folder, &["play", "--game", "dice", "--seed", "4"], typed).ok();
    let analyse = |iterations: &str, more: &[&str]| {
        let args = ["analyse", "game.record", "--iterations", iterations];
        run(&folder, &[&args, more].concat(), b"")
    };
    let report = analyse("40", &["--json", "--threads", "1"]).json();
    assert_eq!(report, analyse("40", &["--json", "--threads", "3"]).json());
    assert_eq!(report["game"], "dice");
    let decisions = report["decisions"].as_u64().expect("a number");
    let chances = report["chances"].as_array().map(Vec::len);
    assert_eq!(chances, Some(decisions as usize + 1));
    assert_eq!(report["accuracy"][0]["seat"], "A");
    assert!(report["accuracy"][0]["choices"].as_u64() > Some(0));
    for (language, title) in [
        ("en", "Costliest decisions"),
        ("pl", "Najkosztowniejsze decyzje"),
        ("cs", "Nejdražší rozhodnutí"),
        ("nl", "Beslissingen die het meest kostten"),
    ] {
        let text = analyse("8", &["--lang", language]).ok();
        assert!(text.contains(title) && !text.contains('['), "{text}");
    }
}
