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
insert 3 draw insulation
dance
state
quit
turn comet
";
    let said = run(&folder("companion"), &["companion"], typed.as_bytes()).ok();
    let lines: Vec<_> = said.lines().collect();
    let told = |line: &str| lines.iter().filter(|other| **other == line).count();
    assert_eq!(told("  MarsBot: plant track → 3 (greenery)."), 4, "{said}");
    assert_eq!(told("  MarsBot places a greenery on r7c4."), 1);
    assert_eq!(told("  MarsBot places a greenery on r3c4."), 1);
    assert_eq!(told("Reveal the next card and enter it: draw mine."), 1);
    assert_eq!(
        told("Entry 3: MarsBot’s turn isn’t finished: enter its next card first."),
        1,
        "the turn after it is kept, and fits again once the card is there"
    );
    assert_eq!(told("  MarsBot: building track → 1 (nothing)."), 3);
    assert!(said.contains("expected an entry such as `turn`"));
    assert!(said.contains("building track 1"), "the state comes last");
    assert!(!said.contains("Comet"), "nothing comes after the end");
}

#[test]
fn it_can_deal_the_cards_and_speaks_every_language() {
    for (lang, part, misfit) in [
        ("en", "MarsBot reveals", "Just enter turn"),
        ("pl", "MarsBot odkrywa kartę", "Wpisz samo turn"),
        ("cs", "MarsBot odhaluje kartu", "Zadej jen turn"),
        ("nl", "MarsBot onthult", "Voer alleen turn in"),
    ] {
        let args = ["companion", "--deal", "--seed", "7", "--lang", lang];
        let said = run(&folder("companion-deal"), &args, b"turn\nturn comet\n").ok();
        assert!(said.contains(part), "{said}");
        assert!(said.contains(misfit), "{said}");
    }
}
