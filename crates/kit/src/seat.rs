//! Who sits at the table: seats, sets of seats, and one value per seat.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// The largest number of players that any game seats.
pub const MAX_SEATS: usize = 5;

/// One place at the table, in clockwise order; written `A` to `E`.
///
/// [`Seat::TABLE`] stands for the table itself: it decides what no player decides, such as that
/// time is up. It is written `table`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
pub struct Seat(u8);

impl Seat {
    /// The table itself, as a decider.
    pub const TABLE: Self = Self(7);

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is not below [`MAX_SEATS`].
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "no such seat");
        Self(index as u8)
    }

    /// All seats of a game with this many players, in order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..players).map(Self::new)
    }

    /// Position at the table, counted from 0; 7 for the table itself.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise among this many players.
    pub const fn next(self, players: usize) -> Self {
        let next = self.index() + 1;
        Self::new(if next < players { next } else { 0 })
    }

    /// The next seat counter-clockwise among this many players.
    pub const fn previous(self, players: usize) -> Self {
        Self::new(match self.index() {
            0 => players - 1,
            index => index - 1,
        })
    }

    /// All seats of the table, clockwise, beginning with this one.
    pub fn round(self, players: usize) -> impl Iterator<Item = Self> {
        let first = if self.index() < players {
            self.index()
        } else {
            0
        };
        // Not a chain of two ranges, which asks at each step in which of them it is.
        (first..first + players)
            .map(move |at| Self::new(if at < players { at } else { at - players }))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::TABLE => f.write_str("table"),
            Self(index) => write!(f, "{}", (b'A' + index) as char),
        }
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.as_bytes() {
            b"table" => Ok(Self::TABLE),
            [letter @ b'A'..=b'E'] => Ok(Self(letter - b'A')),
            _ => Err(format!("expected a seat, A to E or table, found `{text}`")),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u8::deserialize(deserializer)? {
            index if (index as usize) < MAX_SEATS || index == Self::TABLE.0 => Ok(Self(index)),
            index => Err(serde::de::Error::custom(format!(
                "no seat has the index {index}"
            ))),
        }
    }
}

/// A set of seats; may contain [`Seat::TABLE`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, TS)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// Every player of a game with this many.
    pub const fn all(players: usize) -> Self {
        Self((1 << players) - 1)
    }

    /// Just this seat.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seats that are in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The set without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The seats in order; the table comes last.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8)
            .filter(move |index| self.0 & (1 << index) != 0)
            .map(Seat)
    }

    /// The first seat of the set.
    pub fn first(self) -> Option<Seat> {
        (!self.is_empty()).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let known = Self::all(MAX_SEATS).union(Self::only(Seat::TABLE));
        match u8::deserialize(deserializer)? {
            bits if bits & !known.0 == 0 => Ok(Self(bits)),
            bits => Err(serde::de::Error::custom(format!(
                "{bits} marks seats that no table has"
            ))),
        }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One value for each player, indexed by [`Seat`].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct BySeat<T>(#[ts(as = "Vec<T>")] ArrayVec<T, MAX_SEATS>);

/// No values yet, of whatever kind.
impl<T> Default for BySeat<T> {
    fn default() -> Self {
        Self(ArrayVec::new())
    }
}

impl<T> BySeat<T> {
    /// A value for each of this many players.
    pub fn new(players: usize, value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(players).map(value).collect())
    }

    /// How many players there are.
    #[allow(clippy::len_without_is_empty)] // A table always has somebody at it.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The values in seat order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The values in seat order, to be changed.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }

    /// The values with their seats.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0
            .iter()
            .enumerate()
            .map(|(index, value)| (Seat::new(index), value))
    }

    /// The value of a seat, if it is a player of this game.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }
}

impl<T: Copy> BySeat<T> {
    /// Takes over the values of others, all at once.
    #[inline]
    pub fn copy_from(&mut self, others: &Self) {
        copy_list(&mut self.0, &others.0);
    }
}

/// Makes a list the same as another, all at once and in its place: `clone` would copy item by item,
/// and then move all the room that the list has.
#[inline]
pub fn copy_list<T: Copy, const MOST: usize>(
    list: &mut ArrayVec<T, MOST>,
    other: &ArrayVec<T, MOST>,
) {
    list.clear();
    let fits = list.try_extend_from_slice(other);
    debug_assert!(fits.is_ok(), "both have the same room");
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_written_as_letters_and_read_back() {
        for seat in Seat::all(MAX_SEATS).chain([Seat::TABLE]) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        assert!("F".parse::<Seat>().is_err());
        assert!("a".parse::<Seat>().is_err());
        assert!(serde_json::from_str::<Seat>("5").is_err());
        assert!(serde_json::from_str::<SeatSet>("32").is_err());
        assert!(serde_json::from_str::<SeatSet>("159").is_ok());
    }

    #[test]
    fn a_round_goes_clockwise_and_comes_back() {
        let round: Vec<_> = Seat::new(2).round(4).map(Seat::index).collect();
        assert_eq!(round, [2, 3, 0, 1]);
        assert_eq!(Seat::new(3).next(4), Seat::new(0));
        assert_eq!(Seat::new(0).previous(4), Seat::new(3));
    }

    #[test]
    fn the_table_comes_last_in_a_set() {
        let set: SeatSet = [Seat::TABLE, Seat::new(1)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::new(1), Seat::TABLE]);
        assert_eq!(set.without(Seat::TABLE), SeatSet::only(Seat::new(1)));
    }
}
