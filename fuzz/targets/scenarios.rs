//! Scenario files: whatever stands in them, they are run or refused.

#![no_main]

use bots::{GameName, with_game};
use kit::scenario;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(scenarios) = scenario::parse(text) else {
        return;
    };
    for scenario in scenarios {
        let Ok(name) = scenario.game.parse::<GameName>() else {
            continue;
        };
        // It may well not hold.
        let write = |message: &kit::Message| message.id.to_string();
        drop(with_game!(name, |G| scenario::run::<G>(&scenario, &write)));
    }
});
