//! Record files: what can be read is written and read again as the same, and can be replayed or is
//! refused.

#![no_main]

use std::sync::LazyLock;

use kit::{Record, Viewer};
use libfuzzer_sys::fuzz_target;
use table::{Games, HostedGame};

static GAMES: LazyLock<Games> = LazyLock::new(|| {
    let mut games = Games::default();
    for name in bots::GameName::ALL {
        games = games.with(bots::with_game!(name, |G| HostedGame::of::<G>()));
    }
    games
});

fuzz_target!(|text: &str| {
    let Ok(record) = text.parse::<Record>() else {
        return;
    };
    let written = record.to_string();
    let again: Record = written.parse().expect("what was written can be read");
    assert_eq!(again.to_string(), written);
    if let Ok(game) = GAMES.find(&record.game) {
        // It may well be refused.
        drop(game.replay(&record, Viewer::Archive));
    }
});
