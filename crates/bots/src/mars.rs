//! The computer players of Terraforming Mars.

use mars::Mars;

use crate::{BotSpec, Playable};

impl Playable for Mars {
    const BOTS: &'static [BotSpec<Self>] = &[BotSpec::RANDOM];
}
