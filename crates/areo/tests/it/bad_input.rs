//! Bad input: a message that names the place and what was expected, exit status 2, and nothing
//! written.

use std::fs;
use std::path::Path;

use super::{files, folder, run};

/// Checks that the command refuses, says so, and leaves the folder as it was.
fn refuses(folder: &Path, args: &[&str], says: &[&str]) {
    let before = files(folder);
    let ran = run(folder, args, b"");
    assert_eq!(ran.code, Some(2), "{args:?}\n{}{}", ran.out, ran.err);
    for part in says {
        assert!(
            ran.err.contains(part),
            "{args:?} should say `{part}`: {}",
            ran.err
        );
    }
    assert!(!ran.err.contains("panicked"), "{args:?}: {}", ran.err);
    assert_eq!(files(folder), before, "{args:?} has written something");
}

#[test]
fn impossible_options() {
    let here = folder("bad-options");
    let with = |more: &[&'static str]| {
        let base = [
            "simulate", "--game", "shifter", "--agents", "random", "--games", "1",
        ];
        [base.as_slice(), more].concat()
    };
    refuses(
        &here,
        &with(&["--players", "9"]),
        &["1 to 4 players, not 9"],
    );
    refuses(&here, &with(&["--players", "0"]), &["at most one for each"]);
    refuses(&here, &with(&["--players", "-2"]), &["-2"]);
    refuses(
        &here,
        &with(&["--players", "99999999999999999999999"]),
        &["--players"],
    );
    refuses(
        &here,
        &with(&["--variant", "frozen"]),
        &["no option `frozen`", "matching"],
    );
    refuses(
        &here,
        &with(&["--variant", "matching=loose"]),
        &["at-least or exact", "loose"],
    );
    refuses(
        &here,
        &with(&["--variant", "target=-3"]),
        &["a number from", "-3"],
    );
    refuses(&here, &with(&["--variant", "compete"]), &["players"]);
    refuses(
        &here,
        &with(&["--variant", "exact,at-least"]),
        &["`matching` is said twice: exact and at-least"],
    );
    refuses(&here, &with(&["--threads", "0"]), &["--threads"]);
    refuses(&here, &with(&["--threads", "1000000"]), &["--threads"]);
    refuses(
        &here,
        &with(&["--seed", "tomorrow"]),
        &["--seed", "tomorrow"],
    );
    refuses(&here, &with(&["--nonsense"]), &["--nonsense"]);
    let games = |games: &'static str| {
        [
            "simulate", "--game", "shifter", "--agents", "random", "--games", games,
        ]
    };
    refuses(&here, &games("0"), &["--games"]);
    refuses(&here, &games("-5"), &["-5"]);
    refuses(&here, &games("1e99"), &["1e99"]);
    refuses(&here, &games("99999999999999999999"), &["--games"]);
}

#[test]
fn unknown_games_agents_languages_and_cards() {
    let here = folder("unknown");
    let agents = |agents: &'static str| {
        [
            "simulate", "--game", "shifter", "--agents", agents, "--games", "1",
        ]
    };
    refuses(&here, &agents("oracle"), &["no agent `oracle`", "random"]);
    refuses(&here, &agents(""), &["no agent"]);
    refuses(
        &here,
        &agents("random,random,random,random,random"),
        &["players, not 5"],
    );
    refuses(
        &here,
        &["play", "--game", "chess"],
        &["expected a game", "shifter", "chess"],
    );
    refuses(
        &here,
        &["play", "--game", "shifter", "--agents", "dog"],
        &["human", "no agent `dog`"],
    );
    refuses(
        &here,
        &["cards", "--game", "shifter", "green-99"],
        &["no card `green-99`", "green-"],
    );
    refuses(
        &here,
        &["cards", "--game", "shifter", "--kind", "wonder"],
        &["no kind `wonder`", "mission"],
    );
    refuses(
        &here,
        &["cards", "--game", "shifter", "--lang", "de"],
        &["en (English)", "`de`"],
    );
    let rate = [
        "rate", "--game", "shifter", "--agents", "random", "--games", "1",
    ];
    refuses(&here, &rate, &["at least two agents"]);
    refuses(&here, &["terraform"], &["terraform"]);
}

#[test]
fn files_that_cannot_be_read() {
    let here = folder("unreadable");
    fs::create_dir(here.join("folder")).expect("created");
    fs::write(here.join("bytes"), b"areo-record 1\n\xff\xfe\n").expect("written");
    fs::write(here.join("huge"), "#".repeat(5 << 20)).expect("written");
    fs::write(here.join("empty"), "").expect("written");
    for command in [
        ["replay", "FILE"].as_slice(),
        &["replay", "--verify", "FILE"],
        &["analyse", "FILE"],
        &["solve", "FILE"],
        &["scenario", "FILE"],
        &["play", "--record", "FILE"],
    ] {
        let with = |file: &'static str| -> Vec<&str> {
            command
                .iter()
                .map(|word| if *word == "FILE" { file } else { *word })
                .collect()
        };
        refuses(&here, &with("missing"), &["missing"]);
        refuses(&here, &with("folder"), &["folder"]);
        refuses(&here, &with("bytes"), &["bytes: line 2", "UTF-8"]);
        refuses(&here, &with("huge"), &["huge", "at most"]);
    }
    for command in ["replay", "analyse", "solve"] {
        refuses(&here, &[command, "empty"], &["empty: line 1", "expected"]);
    }
}

#[test]
fn malformed_records() {
    let here = folder("bad-records");
    run(
        &here,
        &["play", "--game", "shifter", "--seed", "4"],
        b"rotate r1c1\nsave game\n",
    )
    .ok();
    let record = fs::read_to_string(here.join("game")).expect("saved");
    let line = |part: &str| {
        let at = record.lines().position(|line| line.starts_with(part));
        format!("line {}", 1 + at.expect("the record has such a line"))
    };
    for (name, text, says) in [
        (
            "first",
            record.replace("areo-record 1", "hello"),
            ["line 1", "expected `areo-record 1`"],
        ),
        (
            "players",
            record.replace("players 2", "players many"),
            [&line("players"), "expected a number"],
        ),
        (
            "absurd",
            record.replace("players 2", "players 4000000000"),
            [&line("players"), "1 to 4 players"],
        ),
        (
            "seed",
            record.replace("seed ", "seed z"),
            [&line("seed"), "64 hexadecimal digits"],
        ),
        (
            "other",
            record.replace("game shifter", "game chess"),
            [&line("game"), "expected a game"],
        ),
        (
            "option",
            record.replace("seed ", "option colour red\nseed "),
            [&line("seed"), "no option `colour`"],
        ),
        (
            "seat",
            record.replace("A rotate", "Z rotate"),
            [&line("A rotate"), "expected a seat"],
        ),
        (
            "words",
            record.replace("rotate r1c1", "rotate r9c9"),
            [&line("A rotate"), "r1c1 to r4c4"],
        ),
        (
            "card",
            record.replace("rotate r1c1", "declare green-99"),
            [&line("A rotate"), "green-99"],
        ),
        (
            "again",
            record.replace("players 2", "players 2\nplayers 3"),
            ["`players 3` was said before", "line 6"],
        ),
        (
            "late",
            record.replace("A rotate r1c1", "A rotate r1c1\nplayers 2"),
            ["`players` stands before", "line "],
        ),
        (
            "short",
            "areo-record 1\ngame shifter\n".to_owned(),
            ["line 2", "no `players` line"],
        ),
    ] {
        fs::write(here.join(name), text).expect("written");
        let place = format!("{name}: line ");
        let says = [says.as_slice(), &[&place]].concat();
        refuses(&here, &["replay", name], &says);
        refuses(&here, &["replay", name, "--verify"], &says);
        refuses(&here, &["analyse", name], &says);
        refuses(&here, &["replay", name, "--verify", "--json"], &says);
        refuses(&here, &["play", "--record", name], &says);
    }
    refuses(
        &here,
        &["replay", "game", "--at", "99"],
        &["game has 1 decisions, not 99"],
    );
    refuses(&here, &["replay", "game", "--at", "-1"], &["-1"]);
    let three = ["play", "--record", "game", "--agents", "human,human,human"];
    refuses(&here, &three, &["3 agents for 2 players"]);
}

#[test]
fn malformed_positions() {
    let here = folder("bad-positions");
    let good = "row 1: 1A0 2B1 3A0 4A1\nrow 2: 5A0 6A0 7B0 8B1\nrow 3: 9A0 10A0 11A1 12B0\n\
                row 4: 13A1 14A0 15A0 16A0\ncard: green-5\n";
    for (name, text, says) in [
        (
            "words",
            good.replace("row 1:", "row one"),
            ["line 1", "KEY: VALUE"],
        ),
        ("tile", good.replace("6A0", "6C0"), ["line 2", "6C0"]),
        (
            "both",
            good.replace("6A0", "5A0"),
            ["line 2", "5 is in two places"],
        ),
        ("number", good.replace("16A0", "17A0"), ["line 4", "17A0"]),
        ("negative", good.replace("16A0", "-1A0"), ["line 4", "-1A0"]),
        (
            "few",
            good.replace(" 16A0", ""),
            ["line 4", "a row has 4 tiles"],
        ),
        (
            "row",
            good.replace("row 3: 9A0 10A0 11A1 12B0\n", ""),
            ["row 3", "expected"],
        ),
        (
            "again",
            format!("{good}row 1: 1A0 2B1 3A0 4A1\n"),
            ["line 6", "said twice"],
        ),
        (
            "card",
            good.replace("green-5", "green-99"),
            ["line 5", "green-99"],
        ),
        (
            "none",
            good.replace("card: green-5", ""),
            ["line 4", "expected a line `card:"],
        ),
        (
            "needs",
            good.replace("card: green-5", "needs: pink 4"),
            ["line 5", "pink"],
        ),
        (
            "zones",
            good.replace("card: green-5", "needs: green 4+4+4+4+4"),
            ["line 5", "at most 4"],
        ),
        (
            "matching",
            format!("{good}matching: loosely\n"),
            ["line 6", "at-least or exact"],
        ),
        (
            "disaster",
            format!("{good}disasters: plague\n"),
            ["line 6", "plague"],
        ),
        (
            "repeated",
            format!("disasters: max-4-actions, max-4-actions\n{good}"),
            ["line 1", "in two places"],
        ),
        (
            "key",
            format!("{good}weather: fine\n"),
            ["line 6", "weather"],
        ),
        (
            "library",
            format!("{good}library: 3\n"),
            ["line 6", "expected card, needs, matching"],
        ),
        (
            "used",
            format!("{good}actions used: 6\n"),
            ["line 6", "more than the 5 there are"],
        ),
    ] {
        fs::write(here.join(name), text).expect("written");
        refuses(&here, &["solve", name], &says);
        refuses(&here, &["solve", name], &[&format!("{name}: line ")]);
    }
    fs::write(here.join("good"), good).expect("written");
    refuses(&here, &["solve", "good", "--depth", "7"], &["--depth"]);
    refuses(&here, &["solve", "good", "--depth", "-1"], &["-1"]);
}

#[test]
fn malformed_scenarios() {
    let here = folder("bad-scenarios");
    let with = |lines: &str| format!("title T\ngame shifter, 2 players\n{lines}");
    for (name, text, says) in [
        ("garbage", "?!\n".to_owned(), ["line 1", "title"]),
        ("verb", with("frobnicate A\n"), ["line 3", "frobnicate"]),
        ("nothing", with(""), ["line 1", "expects nothing"]),
        (
            "game",
            "title T\ngame chess, 2 players\nask A: x\n".to_owned(),
            ["line 2", "expected a game"],
        ),
        (
            "players",
            "title T\ngame shifter, 77 players\nask A: x\n".to_owned(),
            ["line 2", "1 to 4"],
        ),
        (
            "hand",
            with("given A hand: green-99\nask A: terraform\n"),
            ["line 3", "green-99"],
        ),
        (
            "key",
            with("given weather: fine\nask A: terraform\n"),
            ["line 3", "weather"],
        ),
        (
            "minus",
            with("given library: -4\nask A: terraform\n"),
            ["line 3", "-4"],
        ),
        (
            "words",
            with("do A levitate\nask A: terraform\n"),
            ["line 3", "levitate"],
        ),
        (
            "seat",
            with("do Q settle\nask A: terraform\n"),
            ["line 3", "seat"],
        ),
        (
            "two-places",
            with("given B hand: green-5, green-5\n      turn: B\nask B: terraform\n"),
            ["line 3", "green-5 is in two places"],
        ),
        (
            "again",
            with("given library: 3\n      library: 4\nask A: terraform\n"),
            ["line 4", "`library` is said twice"],
        ),
        (
            "goals",
            with("given goals: goal-white-9, goal-white-8\nask A: terraform\n"),
            ["line 3", "two white goals"],
        ),
        (
            "achieved",
            with("given achieved: white, white\nask A: terraform\n"),
            ["line 3", "white is said twice"],
        ),
        (
            "options",
            "title T\ngame shifter, 2 players, exact, at-least\nask A: x\n".to_owned(),
            ["line 2", "said twice"],
        ),
        (
            "do",
            with("ask A: terraform\ndo\n"),
            ["line 4", "`do` says nothing"],
        ),
        (
            "rule",
            with("ask A: terraform\nrule Z1, Z99\n"),
            ["line 4", "no rule `Z99`"],
        ),
    ] {
        fs::write(here.join(name), text).expect("written");
        refuses(&here, &["scenario", name], &says);
        refuses(&here, &["scenario", name], &[&format!("{name}: line ")]);
    }
    fs::create_dir(here.join("hollow")).expect("created");
    refuses(
        &here,
        &["scenario", "hollow"],
        &["hollow holds no .scn file"],
    );
    refuses(&here, &["scenario"], &["PATH"]);
}

/// What is expected is judged for sense before anything is done, so no fault before hides it.
#[test]
fn senseless_expectations() {
    let here = folder("senseless");
    for (line, says) in [
        ("expect A hand: lacks green-99", "green-99"),
        ("expect disasters: lacks foo", "foo"),
        ("expect achieved: lacks purple", "purple"),
        ("expect goals: includes goal-pink-9", "goal-pink-9"),
        ("expect phase: not bananas", "terraform or declare"),
        ("expect library cards: not lacks comet", "comet"),
        ("expect foo: 3", "foo"),
        ("expect library: banana", "expected a number"),
        ("expect purple zones: 3", "purple"),
        ("expect E hand: none", "nobody sits at E"),
        ("every 1 discard: lacks foo", "foo"),
        ("idle E", "nobody sits at E"),
        ("keep C", "nobody sits at C"),
        ("withhold D settle", "nobody sits at D"),
        ("do D settle", "nobody sits at D"),
        ("says C: Hello.", "nobody sits at C"),
    ] {
        let text = format!("title T\ngame shifter, 2 players\nexpect library: 99\n{line}\n");
        fs::write(here.join("scenario"), text).expect("written");
        refuses(
            &here,
            &["scenario", "scenario"],
            &["scenario: line 4: ", says],
        );
    }
    for (game, line) in [
        ("mars", "expect A hand: lacks comett"),
        ("mars", "expect A played: lacks comett"),
        ("mars", "expect deck: lacks comett"),
        ("mars", "expect A corporation: not credicorp"),
        ("mars", "expect tiles: lacks city r99c1 A"),
        ("mars", "expect milestones: lacks gardner A"),
        ("dice", "expect A hand: lacks comett"),
        ("dice", "expect A played: lacks comett"),
        ("dice", "expect A dice: lacks 2 gold"),
        ("dice", "expect winners: lacks D"),
    ] {
        let text = format!("title T\ngame {game}, 2 players\n{line}\n");
        fs::write(here.join("scenario"), text).expect("written");
        refuses(&here, &["scenario", "scenario"], &["scenario: line 3: "]);
    }
    // What makes sense and does not hold is another matter.
    let text = "title T\ngame shifter, 2 players\nexpect A score: 3\n";
    fs::write(here.join("scenario"), text).expect("written");
    let ran = run(&here, &["scenario", "scenario"], b"");
    assert_eq!(ran.code, Some(1), "{}", ran.err);
    assert!(ran.out.contains("A score is none, not 3"), "{}", ran.out);
}

/// Where the system allows fewer threads than were asked for. Their stacks are so large that a few
/// use up what is allowed, and enough is left for all the rest.
#[cfg(target_os = "linux")]
#[test]
fn more_threads_than_the_system_starts() {
    let here = folder("threads");
    for command in ["simulate", "rate"] {
        let line = format!(
            "ulimit -v 4000000; RUST_MIN_STACK=1000000000 exec {} {command} --game shifter \
             --agents random,random --games 1 --threads 1024",
            env!("CARGO_BIN_EXE_areo")
        );
        let ran = std::process::Command::new("sh")
            .args(["-c", &line])
            .current_dir(&here)
            .output()
            .expect("a shell");
        let said = String::from_utf8_lossy(&ran.stderr);
        assert_eq!(ran.status.code(), Some(2), "{said}");
        assert!(said.contains("cannot start 1,024 threads"), "{said}");
    }
}

#[test]
fn faulty_data_of_the_user() {
    let here = folder("bad-data");
    fs::write(here.join("syntax.ron"), "(projects: [\n(id: }").expect("the folder is there");
    fs::write(
        here.join("card.ron"),
        "(projects: [\n(id: \"x\", set: Base, kind: Red, cost: [Heat]),\n])",
    )
    .expect("the folder is there");
    fs::write(here.join("set.ron"), "()").expect("the folder is there");
    let with = |data: &'static str| ["cards", "--game", "dice", "--data", data];
    refuses(&here, &with("dice"), &["dice=cards.ron"]);
    refuses(&here, &with("chess=x.ron"), &["expected a game", "chess"]);
    refuses(&here, &with("dice=no.ron"), &["cannot read no.ron"]);
    refuses(&here, &with("dice=."), &["expected a file"]);
    refuses(&here, &with("dice=syntax.ron"), &["syntax.ron:2: "]);
    refuses(
        &here,
        &with("dice=card.ron"),
        &["card.ron:2: x: red cards have effects"],
    );
    refuses(&here, &with("mars=syntax.ron"), &["syntax.ron:"]);
    refuses(&here, &with("shifter=set.ron"), &["set.ron"]);

    let set = include_str!("../../../../data/shifter/set.ron");
    let dear = set.replace("half_value: 2", "half_value: 100");
    fs::write(here.join("dear.ron"), dear).expect("the folder is there");
    let line = 1 + set
        .lines()
        .position(|line| line.contains("half_value:"))
        .expect("the geometry has values");
    refuses(
        &here,
        &with("shifter=dear.ron"),
        &[&format!("dear.ron: line {line}: "), "1 to 15, not 100"],
    );
}
