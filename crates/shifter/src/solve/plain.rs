//! The search for geometries that the bit engine does not serve: every way to change tiles.
//!
//! Exact like the other one, and slow.

use std::ops::ControlFlow;

use super::{Allowance, Change, Turn};
use crate::planet::{Cell, Planet};
use crate::set::{Matching, Requirement, Set};

/// One arrangement and what is wanted of it.
pub(super) struct Plain<'a> {
    pub(super) set: &'a Set,
    pub(super) needs: &'a Requirement,
    pub(super) matching: Matching,
}

impl Plain<'_> {
    /// Calls `found` with every choice of changes that costs the whole allowance of actions and
    /// meets the requirement. `changes` is the choice so far, in ascending order of cells.
    pub(super) fn search(
        &self,
        planet: Planet,
        left: Allowance,
        changes: &mut Vec<Change>,
        nodes: &mut u64,
        found: &mut impl FnMut(&[Change]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if left.actions == 0 {
            *nodes += 1;
            if planet.meets(self.set, self.needs, self.matching) {
                found(changes)?;
            }
            return ControlFlow::Continue(());
        }
        let last = changes.last().map(|change| change.cell);
        for cell in Cell::all().filter(|&cell| last.is_none_or(|last| cell > last)) {
            for turn in Turn::ALL {
                let Some(left) = left.after(turn) else {
                    continue;
                };
                let change = Change { cell, turn };
                let changed = change.acts(left.short_flips).fold(planet, Planet::after);
                changes.push(change);
                self.search(changed, left, changes, nodes, found)?;
                changes.pop();
            }
        }
        ControlFlow::Continue(())
    }
}
