//! MarsBot for a table of cardboard, in the terminal.

use std::path::Path;

use testkit::playthrough;

use super::{folder, run};

/// A whole game on each board, in Polish and with the names that are printed on the cards.
#[test]
fn generated_sessions_are_fresh() {
    let sessions = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/companion");
    for (board, level) in [
        ("tharsis", "normal"),
        ("hellas", "hard"),
        ("elysium", "brutal"),
    ] {
        let typed = sessions.join(format!("{board}.txt"));
        let typed = std::fs::read_to_string(typed).expect("what is typed is there");
        let variant = format!("{board},{level}");
        let args = ["companion", "--lang", "pl", "--variant", &variant];
        let said = run(
            &folder(&format!("companion-{board}")),
            &args,
            typed.as_bytes(),
        )
        .ok();
        playthrough::compare(&sessions.join(format!("{board}-said.txt")), &said);
    }
}

#[test]
fn a_session_tells_every_step_and_can_be_corrected() {
    let typed = "\
tiles: city r7c3 B, city r7c5 B
track plant: 2
turn algae
turn mine
fix 1 tiles: city r3c3 B, city r3c5 B
dance
undo
state
check
quit
turn comet
";
    let said = run(&folder("companion"), &["companion"], typed.as_bytes()).ok();
    let lines: Vec<_> = said.lines().collect();
    let told = |line: &str| lines.iter().filter(|other| **other == line).count();
    assert_eq!(told("     MarsBot places a greenery on r7c4."), 1, "{said}");
    assert_eq!(told("     MarsBot places a greenery on r3c4."), 1);
    assert_eq!(
        told("  3  MarsBot’s turn: Algae"),
        2,
        "numbers stand beside entries"
    );
    assert_eq!(told("  - Remove: greenery r7c4 (MarsBot)"), 1);
    assert_eq!(
        told("  - Take from MarsBot’s played pile: Mine"),
        1,
        "taken back"
    );
    assert!(said.contains("“dance” is neither an entry nor a card"));
    assert!(said.contains("building track 0"), "{said}");
    assert!(said.contains("greeneries 1"), "{said}");
    assert!(said.contains("[x] Shuffle bonus cards"), "{said}");
    assert!(!said.contains("Comet."), "nothing comes after the end");
}

#[test]
fn a_session_is_kept_in_a_file_and_taken_up_again() {
    let folder = folder("companion-file");
    let args = [
        "companion",
        "--file",
        "evening.txt",
        "--variant",
        "hard,hellas",
    ];
    run(&folder, &args, b"turn comet\ntemperature: -28\n").ok();
    let said = run(
        &folder,
        &["companion", "--file", "evening.txt", "--lang", "pl"],
        b"zapisz other.txt\n",
    )
    .ok();
    assert!(said.contains("Wznowiono sesję: 2 wpisy"), "{said}");
    assert!(said.contains("  1  Tura MarsBota: Kometa"), "{said}");
    assert!(said.contains("Zapisano: other.txt"), "{said}");
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).expect("it was written");
    assert_eq!(read("other.txt"), read("evening.txt"));
    std::fs::write(folder.join("wrong.txt"), "nothing").expect("a file");
    let said = run(&folder, &["companion", "--file", "wrong.txt"], b"").err;
    assert!(said.contains("is not a MarsBot session"), "{said}");
}

#[test]
fn it_can_deal_the_cards_and_speaks_every_language() {
    for (lang, turn, part, misfit) in [
        ("en", "turn", "MarsBot reveals", "is neither an entry"),
        ("pl", "tura", "MarsBot odkrywa kartę", "to ani wpis"),
        ("cs", "tah", "MarsBot odhaluje kartu", "není záznam"),
        ("nl", "beurt", "MarsBot onthult", "is geen opdracht"),
    ] {
        let args = ["companion", "--deal", "--seed", "7", "--lang", lang];
        let typed = format!("{turn}\nxyzzy\n");
        let said = run(&folder("companion-deal"), &args, typed.as_bytes()).ok();
        assert!(said.contains(part), "{said}");
        assert!(said.contains(misfit), "{said}");
    }
}
