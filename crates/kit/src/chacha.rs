//! The ChaCha8 key stream, one block at a time.
//!
//! A chance step seldom needs more than one block of sixteen words, and a library generator makes
//! four at once. The words are the same: a test compares them.

/// One word of each column of the cipher's square.
type Row = [u32; 4];

/// What every block begins with.
const CONSTANTS: Row = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];

/// The words of one stream under a key.
#[derive(Debug)]
pub(crate) struct Stream {
    key: [Row; 2],
    stream: u64,
    /// The number of the next block.
    next: u64,
    words: [u32; 16],
    /// How many words of the block are used up.
    used: usize,
}

impl Stream {
    /// The beginning of a stream.
    pub(crate) fn new(key: &[u8; 32], stream: u64) -> Self {
        let word = |index: usize| {
            let bytes = [
                key[4 * index],
                key[4 * index + 1],
                key[4 * index + 2],
                key[4 * index + 3],
            ];
            u32::from_le_bytes(bytes)
        };
        Self {
            key: [
                std::array::from_fn(word),
                std::array::from_fn(|index| word(index + 4)),
            ],
            stream,
            next: 0,
            words: [0; 16],
            used: 16,
        }
    }

    /// The next word.
    #[inline]
    pub(crate) fn word(&mut self) -> u32 {
        if self.used == self.words.len() {
            self.words = self.block(self.next);
            self.next += 1;
            self.used = 0;
        }
        self.used += 1;
        self.words[self.used - 1]
    }

    /// Kept apart, so that a word that is there already costs next to nothing.
    #[inline(never)]
    fn block(&self, number: u64) -> [u32; 16] {
        let halves = |wide: u64| [wide as u32, (wide >> 32) as u32];
        let ([low, high], [first, second]) = (halves(number), halves(self.stream));
        let begin = [
            CONSTANTS,
            self.key[0],
            self.key[1],
            [low, high, first, second],
        ];
        let mut rows = begin;
        for _ in 0..4 {
            // The columns, then the diagonals: the rows are moved so that these become columns.
            let [a, b, c, d] = quarter_rounds(rows);
            let moved = [a, by_one(b), by_two(c), by_three(d)];
            let [a, b, c, d] = quarter_rounds(moved);
            rows = [a, by_three(b), by_two(c), by_one(d)];
        }
        std::array::from_fn(|index| {
            rows[index / 4][index % 4].wrapping_add(begin[index / 4][index % 4])
        })
    }
}

/// A quarter round on each of the four columns at once.
fn quarter_rounds([mut a, mut b, mut c, mut d]: [Row; 4]) -> [Row; 4] {
    for [left, right] in [[16, 12], [8, 7]] {
        a = add(a, b);
        d = turn(xor(d, a), left);
        c = add(c, d);
        b = turn(xor(b, c), right);
    }
    [a, b, c, d]
}

const fn by_one([a, b, c, d]: Row) -> Row {
    [b, c, d, a]
}

const fn by_two([a, b, c, d]: Row) -> Row {
    [c, d, a, b]
}

const fn by_three([a, b, c, d]: Row) -> Row {
    [d, a, b, c]
}

fn add(left: Row, right: Row) -> Row {
    std::array::from_fn(|column| left[column].wrapping_add(right[column]))
}

fn xor(left: Row, right: Row) -> Row {
    std::array::from_fn(|column| left[column] ^ right[column])
}

fn turn(row: Row, bits: u32) -> Row {
    row.map(|word| word.rotate_left(bits))
}

#[cfg(test)]
mod tests {
    use rand::{Rng as _, SeedableRng as _};
    use rand_chacha::ChaCha8Rng;

    use super::*;

    #[test]
    fn the_words_are_those_of_chacha8() {
        for stream in [0, 1, 7, u64::from(u32::MAX) + 3] {
            let key: [u8; 32] = std::array::from_fn(|index| (index * 37 + 11) as u8);
            let mut theirs = ChaCha8Rng::from_seed(key);
            theirs.set_stream(stream);
            let mut ours = Stream::new(&key, stream);
            for place in 0..200 {
                assert_eq!(
                    ours.word(),
                    theirs.next_u32(),
                    "word {place} of stream {stream}"
                );
            }
        }
    }
}
