//! `areo selfplay`: data for training. What the files hold is tested from Python.

use std::fs;

use super::{files, folder, run};

fn args<'a>(game: &'a str, threads: &'a str, out: &'a str) -> [&'a str; 15] {
    [
        "selfplay",
        "--game",
        game,
        "--agents",
        "greedy,random",
        "--games",
        "20",
        "--seed",
        "3",
        "--threads",
        threads,
        "--first",
        "7",
        "--out",
        out,
    ]
}

#[test]
fn the_same_seed_writes_the_same_file_on_any_number_of_threads() {
    for game in ["shifter", "dice"] {
        let here = folder(&format!("selfplay-{game}"));
        for (threads, out) in [("1", "one.arrow"), ("3", "three.arrow")] {
            let said = run(&here, &args(game, threads, out), b"").ok();
            assert!(said.contains("20 games"), "{said}");
        }
        assert_eq!(files(&here), ["one.arrow", "three.arrow"]);
        let [one, three] = ["one.arrow", "three.arrow"].map(|name| fs::read(here.join(name)));
        let one = one.expect("it was written");
        assert!(one.starts_with(b"ARROW1") && one.ends_with(b"ARROW1"));
        assert_eq!(Some(one), three.ok());
    }
}

#[test]
fn the_report_has_every_promised_field() {
    let here = folder("selfplay-json");
    let report = run(
        &here,
        &[&args("dice", "2", "x.arrow")[..], &["--json"]].concat(),
        b"",
    )
    .json();
    assert_eq!(report["games"], 20);
    for number in ["positions", "bytes", "seconds", "positions_per_second"] {
        assert!(report[number].as_f64().is_some_and(|n| n > 0.0), "{number}");
    }
}

#[test]
fn a_file_that_cannot_be_written_is_refused_and_leaves_nothing() {
    let here = folder("selfplay-refused");
    let ran = run(&here, &args("dice", "1", "no/such/folder.arrow"), b"");
    assert_eq!(ran.code, Some(2), "{}{}", ran.out, ran.err);
    assert!(
        ran.err.contains("cannot write no/such/folder.arrow"),
        "{}",
        ran.err
    );
    assert!(files(&here).is_empty());
}
