//! What a client in TypeScript knows of the game.

use kit::typescript::{Module, Typed};
use kit::{Message, Tell as _};
use serde::Serialize;
use ts_rs::TS;

use crate::api::Decision;
use crate::catalogue::{DisasterFacts, GoalFacts, MissionFacts, TileFacts};
use crate::game::Shifter;
use crate::planet::{Act, Cell, Line, SIZE, Side, Step};
use crate::set::{Color, MissionId};

/// One of all actions.
#[derive(Serialize, TS)]
struct ActInfo {
    /// Its words.
    words: String,
    /// What it is called.
    name: Message,
    /// What it does.
    does: Deed,
}

/// What an action does on the board.
#[derive(Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Deed {
    /// Turns or flips a tile.
    Tile {
        /// How.
        #[serde(rename = "move")]
        how: TileMove,
        /// Which, counted row by row from 0.
        cell: usize,
    },
    /// Shifts a row or a column.
    Shift {
        /// Whereto.
        way: Way,
        /// Which row or column, counted from 0.
        line: u8,
    },
}

/// What can be done with a tile.
#[derive(Serialize, TS)]
#[serde(rename_all = "kebab-case")]
enum TileMove {
    Rotate,
    Long,
    Short,
}

/// Whereto a line is shifted.
#[derive(Serialize, TS)]
#[serde(rename_all = "kebab-case")]
enum Way {
    Left,
    Right,
    Up,
    Down,
}

impl From<Act> for Deed {
    fn from(act: Act) -> Self {
        let tile = |how, cell: Cell| Self::Tile {
            how,
            cell: cell.index(),
        };
        match act {
            Act::Rotate(cell) => tile(TileMove::Rotate, cell),
            Act::Flip(cell, Side::Long) => tile(TileMove::Long, cell),
            Act::Flip(cell, Side::Short) => tile(TileMove::Short, cell),
            Act::Shift(Line::Row(line), step) => Self::Shift {
                line,
                way: match step {
                    Step::Back => Way::Left,
                    Step::Forward => Way::Right,
                },
            },
            Act::Shift(Line::Column(line), step) => Self::Shift {
                line,
                way: match step {
                    Step::Back => Way::Up,
                    Step::Forward => Way::Down,
                },
            },
        }
    }
}

impl Typed for Shifter {
    fn typescript() -> Module {
        let cells: Vec<_> = Cell::all().map(|cell| cell.to_string()).collect();
        let acts: Vec<_> = Act::all()
            .map(|act| ActInfo {
                words: act.to_string(),
                name: Decision::Act(act).tell(),
                does: act.into(),
            })
            .collect();
        let mission = MissionId::all().next().expect("there are missions");
        let word = |name, value: &dyn ToString| (name, value.to_string());
        Module::of::<Self>()
            .facts::<TileFacts>("tile")
            .facts::<MissionFacts>("mission")
            .facts::<GoalFacts>("goal")
            .facts::<DisasterFacts>("disaster")
            .constant("The colours, in order.", "COLORS", &Color::ALL.to_vec())
            .constant("Cells in a row or a column.", "SIZE", &SIZE)
            .constant("The cells, row by row.", "CELLS", &cells)
            .constant("All actions.", "ACTS", &acts)
            .say("settle", &Decision::Settle, &[])
            .say(
                "declare",
                &Decision::Declare(mission),
                &[word("mission", &mission)],
            )
            .say("goals", &Decision::Goals, &[])
            .say("done", &Decision::Done, &[])
            .say(
                "discard",
                &Decision::Discard(mission),
                &[word("mission", &mission)],
            )
            .say("bid", &Decision::Bid(3), &[word("actions", &3)])
            .say("content", &Decision::Content, &[])
            .say("timeUp", &Decision::TimeUp, &[])
    }
}
