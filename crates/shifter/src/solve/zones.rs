//! The zones of one arrangement: which tiles to change so that the required ones are there.
//!
//! With sides of one colour each, a half links at most two neighbours and a quarter one. So a zone
//! is a chain of halves, with a quarter at none, one or both of its ends (or a ring, which is a
//! chain whose ends meet). And a half can lie in one of two opposite corners only, so that the way
//! in settles the way out: a chain follows from its start.
//!
//! The search lays one chain for each required zone, and then changes what joins a zone to
//! something it must be apart from. That finds every solution that has no needless change. For
//! take any solution: it has a chain for each required zone, and those are laid with no change
//! that the solution lacks. Where the board is then still wrong, cells outside the chains are, and
//! one of them the solution must have changed; all are tried.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::shifts::{Arrangement, Slide};
use super::{Allowance, Change, Turn};
use crate::bits::{Cells, Sides};
use crate::planet::Cell;
use crate::set::{Matching, Requirement, TILES};

/// One colour of an arrangement: as it lies, and as it would with all tiles flipped over the long
/// side. The two other poses are these two rotated.
#[derive(Clone, Copy)]
pub(super) struct Faces {
    pub(super) up: Sides,
    pub(super) down: Sides,
}

impl Arrangement for Faces {
    #[inline]
    fn slid(self, slide: Slide) -> Self {
        let steps = u32::from(slide.steps);
        Self {
            up: self.up.shifted(slide.line, steps),
            down: self.down.shifted(slide.line, steps),
        }
    }
}

impl Faces {
    /// The sides of the tile in a cell after a turn.
    fn turned(self, cell: usize, turn: Turn) -> u8 {
        let sides = match turn {
            Turn::Rotate => self.up.all_rotated(),
            Turn::FlipLong => self.down,
            Turn::FlipShort => self.down.all_rotated(),
        };
        sides.at(cell)
    }

    /// The sides of the tile in a cell once it has the given side, and the turn that does it.
    #[inline]
    fn with_side(self, cell: usize, side: usize) -> Option<(u8, Option<Turn>)> {
        let entry = REACH[usize::from(self.up.at(cell) | self.down.at(cell) << 4)][side];
        let turn = match entry >> 4 {
            0 => None,
            turn => Some(Turn::ALL[usize::from(turn) - 1]),
        };
        (entry != NOWHERE).then_some((entry & 15, turn))
    }
}

/// For the sides of a tile as it lies (low bits) and flipped over the long side (high bits), and
/// for a side: what the tile must show to have that side, and above it the number of the cheapest
/// turn that does it, 0 for none.
static REACH: [[u8; 4]; 256] = reach();
const NOWHERE: u8 = 0;

const fn reach() -> [[u8; 4]; 256] {
    let mut table = [[NOWHERE; 4]; 256];
    let mut tile = 0;
    while tile < 256 {
        let (up, down) = (tile as u8 & 15, tile as u8 >> 4);
        let shown = [up, rotated(up), down, rotated(down)];
        let mut side = 0;
        while side < 4 {
            // From the dearest to the cheapest, which stays.
            let mut turn = 4;
            while turn > 0 {
                turn -= 1;
                if shown[turn] >> side & 1 != 0 {
                    table[tile][side] = shown[turn] | (turn as u8) << 4;
                }
            }
            side += 1;
        }
        tile += 1;
    }
    table
}

const fn rotated(sides: u8) -> u8 {
    (sides << 2 | sides >> 2) & 15
}

/// The neighbour of a cell at a side.
#[inline]
fn neighbour(cell: usize, side: usize) -> Option<usize> {
    match side {
        0 => cell.checked_sub(4),
        1 => (cell % 4 < 3).then_some(cell + 1),
        2 => (cell < 12).then_some(cell + 4),
        _ => (!cell.is_multiple_of(4)).then(|| cell - 1),
    }
}

/// A kind of chain.
#[derive(Clone, Copy)]
struct Shape {
    halves: u8,
    quarters: u8,
}

/// The chains worth a value; for [`Matching::AtLeast`] those that are no longer worth it without
/// one of their ends.
fn shapes(value: u8, matching: Matching) -> ArrayVec<Shape, 2> {
    let half = value / 2;
    let shape = |halves, quarters| Shape { halves, quarters };
    match (value % 2, matching) {
        (0, _) => ArrayVec::from([shape(half, 0), shape(half - 1, 2)]),
        (_, Matching::AtLeast) => ArrayVec::from([shape(half, 1), shape(half + 1, 0)]),
        (_, Matching::Exact) => ArrayVec::from_iter([shape(half, 1)]),
    }
}

/// What is wanted of an arrangement.
pub(super) struct Target<'a> {
    needs: &'a Requirement,
    matching: Matching,
    shapes: ArrayVec<ArrayVec<Shape, 2>, 4>,
    /// The fewest links that chains for all zones have.
    links: u32,
    /// The sum of the zones.
    total: u32,
}

impl<'a> Target<'a> {
    pub(super) fn new(needs: &'a Requirement, matching: Matching) -> Self {
        let values = needs.zones.iter().copied();
        Self {
            needs,
            matching,
            shapes: values
                .clone()
                .map(|value| shapes(value, matching))
                .collect(),
            links: values
                .clone()
                .map(|value| u32::from(value).div_ceil(2) - 1)
                .sum(),
            total: values.map(u32::from).sum(),
        }
    }

    /// Calls `found` with choices of changes that cost the whole allowance of actions and meet the
    /// requirement: all choices without a needless change.
    pub(super) fn search(
        &self,
        faces: Faces,
        left: Allowance,
        nodes: &mut u64,
        found: &mut impl FnMut(&[Change]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        *nodes += 1;
        if !self.is_conceivable(faces.up, u32::from(left.actions)) {
            return ControlFlow::Continue(());
        }
        if left.actions == 0 {
            return if faces.up.meet(self.needs, self.matching) {
                found(&[])
            } else {
                ControlFlow::Continue(())
            };
        }
        let mut layout = Layout {
            target: self,
            faces,
            zones: [0; 4],
            nodes,
            found,
        };
        let start = Partial {
            sides: faces.up,
            fixed: 0,
            turns: [None; TILES],
            left,
        };
        layout.lay(0, 0, start)
    }

    /// A quick test that only lets pass what might be possible with so many changed tiles.
    #[inline]
    fn is_conceivable(&self, sides: Sides, changes: u32) -> bool {
        // A changed tile makes at most two links.
        let links = sides.links();
        if links.count() + 2 * changes < self.links {
            return false;
        }
        if changes == 0 {
            return true;
        }
        // A chain with n changed tiles has at most n + 1 pieces that were there before, and each
        // changed tile is worth at most 2.
        let pieces = changes as usize + self.needs.zones.len();
        let mut values: ArrayVec<u8, TILES> = sides.zones();
        values.truncate(pieces);
        let sum: u32 = values.into_iter().map(u32::from).sum();
        sum + 2 * changes >= self.total
    }
}

/// A board on which some chains are laid.
#[derive(Clone, Copy)]
struct Partial {
    sides: Sides,
    /// The cells that must stay as they are.
    fixed: Cells,
    turns: [Option<Turn>; TILES],
    left: Allowance,
}

impl Partial {
    /// Fixes a cell, perhaps after a turn.
    #[inline]
    fn fix(&mut self, cell: usize, sides: u8, turn: Option<Turn>) -> Option<()> {
        self.fixed |= 1 << (4 * cell);
        if let Some(turn) = turn {
            self.left = self.left.after(turn)?;
            self.turns[cell] = Some(turn);
            self.sides = self.sides.with(cell, sides);
        }
        Some(())
    }

    fn is_fixed(&self, cell: usize) -> bool {
        self.fixed >> (4 * cell) & 1 != 0
    }
}

struct Layout<'a, F> {
    target: &'a Target<'a>,
    faces: Faces,
    /// The cells of the chains.
    zones: [Cells; 4],
    nodes: &'a mut u64,
    found: &'a mut F,
}

impl<F: FnMut(&[Change]) -> ControlFlow<()>> Layout<'_, F> {
    /// Lays the chain of a zone and of all after it. Of several equal zones the chains come in
    /// ascending order of `from`, the number of the first start to try.
    fn lay(&mut self, zone: usize, from: usize, partial: Partial) -> ControlFlow<()> {
        let Some(shapes) = self.target.shapes.get(zone) else {
            return self.part(partial);
        };
        let values = &self.target.needs.zones;
        let next_is_equal = values.get(zone + 1) == Some(&values[zone]);
        for start in from..shapes.len() * 64 {
            let (shape, cell, side) = (shapes[start / 64], start / 4 % 16, start % 4);
            if partial.is_fixed(cell) {
                continue;
            }
            if let Some(laid) = self.chain(shape, cell, side, partial) {
                *self.nodes += 1;
                self.zones[zone] = laid.fixed & !partial.fixed;
                let from = if next_is_equal { start + 1 } else { 0 };
                self.lay(zone + 1, from, laid)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Lays the chain that begins in a cell and leaves it at a side.
    #[inline]
    fn chain(
        &self,
        shape: Shape,
        cell: usize,
        side: usize,
        mut partial: Partial,
    ) -> Option<Partial> {
        let length = shape.halves + shape.quarters;
        let (mut at, mut out) = (cell, side);
        for place in 0..length {
            let is_quarter =
                place == 0 && shape.quarters > 0 || place + 1 == length && shape.quarters > 1;
            let entry = if place == 0 {
                side
            } else {
                at = neighbour(at, out).filter(|&at| !partial.is_fixed(at))?;
                out ^ 2
            };
            let (sides, turn) = self.faces.with_side(at, entry)?;
            if sides.is_power_of_two() != is_quarter {
                return None;
            }
            partial.fix(at, sides, turn)?;
            if place > 0 && !is_quarter {
                out = (sides & !(1 << entry)).trailing_zeros() as usize;
            }
            if length == 1 && !is_quarter && sides.trailing_zeros() as usize != side {
                return None;
            }
        }
        // A chain with equal ends would be found from both of them.
        (shape.quarters == 1 || length == 1 || cell < at).then_some(partial)
    }

    /// Changes tiles outside the chains until each required zone stands apart.
    fn part(&mut self, partial: Partial) -> ControlFlow<()> {
        *self.nodes += 1;
        let links = partial.sides.links();
        let zones = &self.zones[..self.target.shapes.len()];
        let in_zones = zones.iter().fold(0, |cells, zone| cells | zone);
        for &zone in zones {
            let (harmful, suspects) = match self.target.matching {
                Matching::Exact => {
                    let attached = links.spread(zone) & !zone;
                    // Each of them must go; one is enough to try.
                    (attached, attached & attached.wrapping_neg())
                }
                Matching::AtLeast => {
                    let whole = links.flood(zone);
                    (whole & in_zones & !zone, whole)
                }
            };
            if harmful != 0 {
                return self.part_at(suspects & !partial.fixed, partial);
            }
        }
        if partial.left.actions > 0 {
            return ControlFlow::Continue(());
        }
        let changes: ArrayVec<Change, TILES> = Cell::all()
            .zip(partial.turns)
            .filter_map(|(cell, turn)| turn.map(|turn| Change { cell, turn }))
            .collect();
        (self.found)(&changes)
    }

    /// Goes on with each change of each of these cells.
    fn part_at(&mut self, mut cells: Cells, partial: Partial) -> ControlFlow<()> {
        while cells != 0 {
            let cell = cells.trailing_zeros() as usize / 4;
            cells &= cells - 1;
            for turn in Turn::ALL {
                let mut changed = partial;
                let sides = self.faces.turned(cell, turn);
                if changed.fix(cell, sides, Some(turn)).is_some() {
                    self.part(changed)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
