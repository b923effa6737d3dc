//! The computer players of Terra Shifter.

use kit::Setup;
use shifter::Shifter;

use crate::{BotSpec, Playable};

impl Playable for Shifter {
    const BOTS: &'static [BotSpec<Self>] = &[BotSpec::RANDOM];

    fn is_cooperative(setup: &Setup) -> bool {
        setup.get::<Self>("mode") == "coop"
    }
}
