//! MarsBot for a table of cardboard, in the terminal.

use super::{folder, run};

#[test]
fn a_session_tells_every_step_and_can_be_corrected() {
    let typed = "\
tiles: city r7c3 B, city r7c5 B
track plant: 2
turn algae
turn mine
fix 1 tiles: city r3c3 B, city r3c5 B
strike 1
draw insulation
dance
state
quit
turn comet
";
    let said = run(&folder("companion"), &["companion"], typed.as_bytes()).ok();
    let lines: Vec<_> = said.lines().collect();
    let told = |line: &str| lines.iter().filter(|other| **other == line).count();
    assert_eq!(told("  MarsBot: plant track to 3 (greenery)."), 4);
    assert_eq!(told("  MarsBot places a tile: greenery, r7c4."), 1);
    assert_eq!(told("  MarsBot places a tile: greenery, r3c4."), 1);
    assert_eq!(told("Turn over the next card and enter it: draw mine."), 1);
    assert_eq!(
        told("entry 3: MarsBot's turn before it needs a further card"),
        0
    );
    assert!(said.contains("expected an entry such as `turn`"));
    assert!(said.contains("building track 1"), "the state comes last");
    assert!(!said.contains("Comet"), "nothing comes after the end");
}

#[test]
fn it_can_deal_the_cards_and_speaks_every_language() {
    for (lang, part) in [
        ("en", "MarsBot turns over"),
        ("pl", "MarsBot odkrywa kartę"),
        ("cs", "MarsBot odkrývá kartu"),
        ("nl", "MarsBot draait"),
    ] {
        let args = ["companion", "--deal", "--seed", "7", "--lang", lang];
        let said = run(&folder("companion-deal"), &args, b"turn\n").ok();
        assert!(said.contains(part), "{said}");
    }
}

#[test]
fn a_board_on_which_cards_are_searched_needs_cards_that_are_dealt() {
    let args = ["companion", "--variant", "hellas"];
    let ran = run(&folder("companion-hellas"), &args, b"turn\n");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("dealt here"), "{}", ran.err);
}
