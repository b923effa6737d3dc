//! A game as numbers, for learning and search: decisions as indices, positions as rows of numbers.
//!
//! Indices and numbers come in named blocks, a [`Layout`]. Layouts depend on the data of a game and on
//! nothing else: not on the setup, not on the state. `docs/encoding.md` lists them.

use std::ops::Range;

use crate::{Game, Seat, Seed, Setup};

/// A game whose decisions and positions can be written as numbers.
///
/// Promises, kept by every game and checked by `testkit::encoding`:
/// - every listed decision has an index, and so has everything else that is legal;
/// - every index of the mask stands for a legal decision, which has that index;
/// - an observation holds what the seat may know and nothing else: states that look alike to a seat
///   have the same numbers and the same mask, and states that do not have different numbers.
///
/// Where the ways to do a thing are many, such as payments, several share an index. It stands for
/// the most sensible of them.
pub trait Encoded: Game {
    /// Moves when an index or a number comes to mean something else.
    const ENCODING_VERSION: u32;

    /// The blocks of the indices.
    fn actions() -> &'static Layout;

    /// The blocks of an observation: [`Layout::observed`], worked out once.
    fn observations() -> &'static Layout;

    /// The index of a decision that is legal for this seat.
    fn index(&self, seat: Seat, decision: &Self::Decision) -> usize;

    /// Whether other decisions may have the index of this one, so that it may stand for another.
    fn shares_index(_decision: &Self::Decision) -> bool {
        true
    }

    /// The decision that an index stands for, if it is legal now. It may be one that is not listed,
    /// where the list leaves out pointless ones.
    fn decision(&self, seat: Seat, index: usize) -> Option<Self::Decision>;

    /// Writes what this seat may know.
    fn observe(&self, seat: Seat, numbers: &mut Numbers<'_>);

    /// Marks the indices of the listed decisions with 1 and all others with 0. The vector is only
    /// lent, so that many calls need one allocation.
    ///
    /// # Panics
    /// If the mask has not the size of [`actions`](Self::actions).
    fn mask(&self, seat: Seat, listed: &mut Vec<Self::Decision>, mask: &mut [i8]) {
        assert_eq!(mask.len(), Self::actions().size(), "the size of a mask");
        mask.fill(0);
        listed.clear();
        self.list(seat, listed);
        for decision in listed.iter() {
            mask[self.index(seat, decision)] = 1;
        }
    }

    /// Fills a row with what this seat may know.
    ///
    /// # Panics
    /// If the row has not the size of [`observations`](Self::observations).
    fn observe_into(&self, seat: Seat, row: &mut [i16]) {
        assert_eq!(
            row.len(),
            Self::observations().size(),
            "the size of an observation"
        );
        row.fill(0);
        let mut numbers = Numbers::new(row);
        self.observe(seat, &mut numbers);
    }

    /// The version of the encoding: that of its meaning, and that of the data, which decides on the
    /// sizes and the order within the blocks.
    fn encoding() -> String {
        format!("{}-{}", Self::ENCODING_VERSION, Self::data_version())
    }
}

/// How many places clockwise from a seat another one sits.
pub const fn clockwise(from: Seat, to: Seat, players: usize) -> usize {
    (to.index() + players - from.index()) % players
}

/// Named blocks, one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout(Vec<Block>);

/// A run of numbers that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// What they are.
    pub name: &'static str,
    /// Where they stand.
    pub range: Range<usize>,
}

impl Layout {
    /// Blocks of these sizes.
    pub fn new(blocks: &[(&'static str, usize)]) -> Self {
        let mut layout = Self::default();
        for (name, size) in blocks {
            layout.push(name, *size);
        }
        layout
    }

    /// The blocks that a game writes, as a game in its plainest setup shows them.
    ///
    /// # Panics
    /// If the game does not start from a setup without options.
    pub fn observed<G: Encoded>() -> Self {
        let setup = Setup::new(G::PLAYERS.0);
        let game = G::start(&setup, Seed::from_number(0)).expect("the plainest setup is fine");
        Self::written(&game, Seat::new(0))
    }

    /// The blocks that this game writes.
    pub fn written<G: Encoded>(game: &G, seat: Seat) -> Self {
        let mut row = vec![0; MOST];
        let mut numbers = Numbers::new(&mut row);
        numbers.layout = Some(Self::default());
        game.observe(seat, &mut numbers);
        numbers.layout.expect("it was put there")
    }

    /// How many numbers there are in all blocks.
    pub fn size(&self) -> usize {
        self.0.last().map_or(0, |block| block.range.end)
    }

    /// The blocks.
    pub fn blocks(&self) -> &[Block] {
        &self.0
    }

    /// Where the block with this place begins.
    pub fn start(&self, place: usize) -> usize {
        self.0[place].range.start
    }

    /// The place of the block in which an index lies, and the index within it.
    pub fn find(&self, index: usize) -> Option<(usize, usize)> {
        let place = self.0.partition_point(|block| block.range.end <= index);
        let block = self.0.get(place)?;
        Some((place, index - block.range.start))
    }

    fn push(&mut self, name: &'static str, size: usize) {
        let start = self.size();
        self.0.push(Block {
            name,
            range: start..start + size,
        });
    }
}

/// More numbers than any observation has.
const MOST: usize = 1 << 16;

/// A row of zeros that is filled block by block.
#[derive(Debug)]
pub struct Numbers<'a> {
    row: &'a mut [i16],
    at: usize,
    /// The blocks, where somebody wants to know them.
    layout: Option<Layout>,
}

impl<'a> Numbers<'a> {
    fn new(row: &'a mut [i16]) -> Self {
        Self {
            row,
            at: 0,
            layout: None,
        }
    }

    /// The next block, all zeros.
    #[inline]
    pub fn block(&mut self, name: &'static str, size: usize) -> &mut [i16] {
        if let Some(layout) = &mut self.layout {
            layout.push(name, size);
        }
        let start = self.at;
        self.at += size;
        &mut self.row[start..self.at]
    }

    /// A block of these numbers. Whatever does not fit becomes the nearest that does.
    #[inline]
    pub fn all<T: Into<i64>, const N: usize>(&mut self, name: &'static str, values: [T; N]) {
        let block = self.block(name, N);
        for (place, value) in block.iter_mut().zip(values) {
            *place = value.into().clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        }
    }

    /// A block that is 1 at these places.
    #[inline]
    pub fn ones(
        &mut self,
        name: &'static str,
        size: usize,
        places: impl IntoIterator<Item = usize>,
    ) {
        let block = self.block(name, size);
        places.into_iter().for_each(|place| block[place] = 1);
    }
}

/// Declares the blocks of a game's indices: an enum, each variant with its name and its size.
///
/// ```
/// kit::blocks! {
///     /// What can be done with a lamp of three colours.
///     Action {
///         Switch = "switch: off, on", 2;
///         Color = "color", 3;
///     }
/// }
/// let layout = Action::layout();
/// assert_eq!(layout.size(), 5);
/// assert_eq!(layout.start(Action::Color as usize), 2);
/// let found = layout.find(4).map(|(place, at)| (Action::ALL[place], at));
/// assert!(matches!(found, Some((Action::Color, 2))));
/// assert_eq!(layout.find(5), None);
/// ```
#[macro_export]
macro_rules! blocks {
    ($(#[$meta:meta])* $name:ident { $($variant:ident = $text:literal, $size:expr;)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy)]
        enum $name {
            $($variant,)*
        }

        impl $name {
            /// All blocks, in their order.
            const ALL: &[Self] = &[$(Self::$variant,)*];

            /// Their names and sizes.
            fn layout() -> $crate::Layout {
                $crate::Layout::new(&[$(($text, $size),)*])
            }
        }
    };
}
