//! Positions as text: one file per game.

mod shifter;

use kit::Game;
use l10n::Writer;

use crate::paint::Paint;

/// A game whose positions can be drawn in a terminal.
pub(crate) trait Drawn: Game {
    /// What the viewer sees, in lines that each end with a line break.
    fn draw(view: &Self::View, paint: Paint, text: &Writer) -> String;
}
