//! Whole conversations with the client, over a toy game.

use std::io::Cursor;

use bots::BotSpec;
use kit::{Message, Seed, Session, Setup};
use l10n::{Language, Writer};
use testkit::toy::{SOUND, Toy};

use super::{Client, Player};
use crate::draw::Drawn;
use crate::paint::Paint;
use crate::records::Replayed;

type Sound = Toy<SOUND>;

impl Drawn for Sound {
    fn draw(view: &Self::View, _: Paint, _: &Writer) -> String {
        format!(
            "{}\n",
            serde_json::to_string(view).expect("a view is plain data")
        )
    }
}

const fn human() -> Player<Sound> {
    Player::Human
}

fn bot(seed: u64) -> Player<Sound> {
    Player::Bot(
        "random",
        (BotSpec::RANDOM.make)(seed, &kit::Budget::default()),
    )
}

/// What the client says when these lines are typed.
fn talk(players: Vec<Player<Sound>>, typed: &str) -> String {
    static ADVISER: BotSpec<Sound> = BotSpec::RANDOM;
    let session =
        Session::start(&Setup::new(players.len()), Seed::from_number(1)).expect("the toy starts");
    let replayed = Replayed {
        session,
        events: Vec::new(),
    };
    let mut input = Cursor::new(typed.as_bytes());
    let mut out = Vec::new();
    Client::new(
        replayed,
        players,
        &ADVISER,
        Writer::new(Language::English),
        Paint::Plain,
        &mut input,
        &mut out,
    )
    .run(&Message::new("play-seed").with("seed", "1"))
    .expect("nothing goes wrong with a buffer");
    String::from_utf8(out).expect("the client writes text")
}

fn stones(said: &str) -> Vec<u64> {
    said.lines()
        .filter(|line| line.starts_with('{'))
        .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("a view"))
        .map(|view| view["stones"].as_u64().expect("a number of stones"))
        .collect()
}

#[test]
fn numbers_words_and_their_beginnings_are_choices() {
    let said = talk(vec![human(), human()], "\n1\n\n\ntake 2\n\n\nt 3\n\n\n");
    assert_eq!(stones(&said), [15, 14, 12, 9]);
}

#[test]
fn what_cannot_be_understood_or_done_leaves_the_game_alone() {
    let said = talk(
        vec![human(), human()],
        "\n0\n99\ntake 9\nfly away\n-1\ntake\n\u{7}\n",
    );
    assert!(said.contains("There is no choice 99. Type a number from 1 to 4."));
    assert!(said.contains("[toy-why-not]"), "the reason for `take 9`");
    assert!(said.contains("I don’t understand “fly away”"));
    assert!(said.contains("This could mean several things:"));
    assert_eq!(stones(&said), [15], "the position is shown once");
}

#[test]
fn undo_goes_back_until_something_was_learned_and_further_if_all_agree() {
    let said = talk(
        vec![human()].into_iter().chain([human()]).collect(),
        "\nundo\ntake 1\n\n\nundo\nswap\nundo\nundo!\nno\nundo!\nyes\n",
    );
    assert!(said.contains("You are at the start of the game."));
    assert!(said.contains("the last decision wasn’t yours."));
    assert!(said.contains("Can’t undo: new information was revealed."));
    assert_eq!(said.matches("Does everyone agree").count(), 2);
    assert!(said.contains("Undone: [toy-swap]"));
    assert_eq!(stones(&said), [15, 14, 14, 14]);
}

#[test]
fn one_human_alone_can_go_back_over_the_computers_decisions() {
    let said = talk(vec![human(), bot(1)], "take 1\nundo!\n");
    let stones = stones(&said);
    assert_eq!((stones[0], stones[2]), (15, 15));
    assert!(stones[1] < 14, "the computer has played in between");
    assert!(!said.contains("agree"));
}

#[test]
fn hint_why_log_list_and_help_change_nothing() {
    let said = talk(
        vec![human(), bot(1)],
        "log\nhint\nwhy\nwhy take 9\nwhy take 1\nwhy fly\nlist\nhelp\nboard\n",
    );
    assert!(said.contains("Nothing has happened yet."));
    assert!(said.contains("The computer (random) suggests: [toy-"));
    assert!(said.contains("Nothing is blocked right now."));
    assert!(said.contains("[toy-offer]: [toy-why-not]"));
    assert!(said.contains("You can do this now."));
    assert!(said.contains("I don’t understand “fly”"));
    assert!(said.contains("[toy-offer]  [take 2]"));
    assert!(
        !said.contains("[toy-take]"),
        "what is offered has its words"
    );
    assert!(said.contains("undo your last decision"));
    assert_eq!(stones(&said), [15, 15], "`board` shows it again");
}

/// Secrets are visible to their owner alone, also on a shared screen.
#[test]
fn the_screen_changes_hands_before_it_shows_another_hand() {
    let said = talk(vec![human(), human()], "\nswap\ntake 1\n\n");
    let (first, rest) = said
        .split_once("Pass the keyboard to B.")
        .expect("B takes over");
    assert_eq!(stones(first), [15, 15]);
    assert_eq!(rest.matches('{').count(), 0, "nothing before Enter: {rest}");
    let said = talk(vec![human(), human()], "\ntake 1\n\n\n");
    let secret = |view: &str| {
        serde_json::from_str::<serde_json::Value>(view).expect("a view")["secret"].clone()
    };
    let views: Vec<_> = said.lines().filter(|line| line.starts_with('{')).collect();
    assert_eq!(views.len(), 2);
    assert_ne!(secret(views[0]), secret(views[1]));
}

#[test]
fn a_game_to_the_end_names_winners_and_scores() {
    let said = talk(vec![bot(1), bot(2), bot(3)], "");
    assert!(said.contains("Game over.\n[toy-won]\nA: "), "{said}");
    assert_eq!(said.matches(" winner\n").count(), 1, "{said}");
    assert!(said.ends_with("Goodbye.\n"));
    // After the end a human can still look back.
    let said = talk(
        vec![human(), bot(1)],
        &"1\n".repeat(15).replace("1\n", "take 1\n"),
    );
    let (_, after) = said.split_once("Game over.").expect("somebody wins");
    assert!(after.contains("A > "), "{after}");
}

#[test]
fn leaving_an_unsaved_game_takes_a_second_word() {
    let said = talk(vec![human(), bot(1)], "take 1\nquit\nquit\ntake 1\n");
    assert_eq!(said.matches("This game is not saved.").count(), 1);
    assert!(said.ends_with("Goodbye.\n"));
    let said = talk(vec![human(), bot(1)], "quit\n");
    assert!(!said.contains("not saved"), "nothing would be lost");
}
