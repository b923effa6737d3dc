//! The final score, awards, and who has won.

use kit::{BySeat, Message, Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::{Parameter, Symbol};
use crate::state::{DiceGame, GoalStatus};

/// Points of a milestone [13.0].
const MILESTONE: i32 = 4;
/// Points of the first and the second place in an award [14.5].
const AWARD: [i32; 2] = [5, 3];

/// The points of a player, by where they come from [14.4].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Score {
    /// The track of points.
    pub track: i32,
    /// Awards.
    pub awards: i32,
    /// Milestones.
    pub milestones: i32,
    /// Points on played cards.
    pub cards: i32,
}

impl Score {
    /// All points.
    pub const fn total(&self) -> i32 {
        self.track + self.awards + self.milestones + self.cards
    }
}

impl DiceGame {
    /// The points of a seat, if the game ended now.
    pub fn score_of(&self, seat: Seat) -> Score {
        let player = &self.players[seat];
        let reached = self
            .milestones
            .iter()
            .filter(|goal| goal.status == GoalStatus::Reached(seat));
        Score {
            track: player.points.into(),
            awards: self
                .awards
                .iter()
                .map(|award| self.award(seat, *award))
                .sum(),
            milestones: reached.count() as i32 * MILESTONE,
            cards: player
                .played
                .iter()
                .map(|card| i32::from(card.card().points))
                .sum(),
        }
    }

    /// The points of a seat for one award.
    pub fn award(&self, seat: Seat, award: Symbol) -> i32 {
        let own = self.symbols(seat, award);
        if self.is_solo() {
            // The rarer the symbol, the fewer are needed [15.4].
            let needed = 4 + 2 * award.faces() as usize;
            return match own {
                _ if own >= needed => AWARD[0],
                _ if own + 1 == needed => AWARD[1],
                _ => 0,
            };
        }
        let ahead = self
            .others(seat)
            .filter(|other| self.symbols(*other, award) > own)
            .count();
        // A second place needs a single leader, and more than two players [14.6, 14.7].
        match ahead {
            0 => AWARD[0],
            1 if self.players.len() > 2 => AWARD[1],
            _ => 0,
        }
    }

    /// Production dice in the brown boxes of a seat, which break a tie [14.8].
    pub fn production_dice(&self, seat: Seat) -> u8 {
        self.players[seat].modifiers.production.dice.total()
    }

    pub(crate) fn result(&self) -> Outcome {
        let scores = BySeat::new(self.players.len(), |seat| self.score_of(seat).total());
        if self.is_solo() {
            let won = self.complete() == Parameter::COUNT;
            let title = if won {
                solo_title(scores[Seat::new(0)])
            } else {
                "dice-solo-lost"
            };
            return Outcome {
                winners: if won { SeatSet::all(1) } else { SeatSet::NONE },
                verdict: Message::new(title).with("points", scores[Seat::new(0)]),
                scores,
            };
        }
        let rank = |seat: Seat| (scores[seat], self.production_dice(seat));
        let best = self.seats().map(rank).max();
        let winners: SeatSet = self
            .seats()
            .filter(|seat| Some(rank(*seat)) == best)
            .collect();
        let names: Vec<_> = winners
            .iter()
            .map(|seat| Message::new("dice-seat").with("seat", seat))
            .collect();
        Outcome {
            verdict: Message::new("dice-won")
                .with("seats", names)
                .with("count", winners.len()),
            scores,
            winners,
        }
    }
}

/// The title for a won solo game [15.9].
fn solo_title(points: i32) -> &'static str {
    match points {
        110.. => "dice-solo-110",
        100.. => "dice-solo-100",
        95.. => "dice-solo-95",
        90.. => "dice-solo-90",
        85.. => "dice-solo-85",
        80.. => "dice-solo-80",
        70.. => "dice-solo-70",
        60.. => "dice-solo-60",
        _ => "dice-solo-below-60",
    }
}
