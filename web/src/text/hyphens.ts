// Where long words may break. Browsers know it by themselves only where they have a dictionary, and some
// have none; on small cards it must never be missing.

/** Shorter words always fit. */
const LONG = 10;
/** So many letters stay together at both ends. */
const LEAST = 4;
const VOWEL = /[aeiouyáéíóúýàèäëïöüąęěů]/i;
/** Two letters for one sound. */
const PAIR = /^(?:ch|ck|cz|dz|dź|dż|gh|ph|qu|rz|sh|sz|th)$/i;
/** What is spoken together at the beginning of a syllable. */
const ONSET = /^[bcdfgkptvw][lłrř]$/i;

const SOFT_HYPHEN = '\u{ad}';

/** A word with soft hyphens before the consonants that begin a syllable. */
function softenedWord(word: string): string {
  const letters = [...word];
  if (letters.length < LONG) return word;
  const breaks = new Set<number>();
  for (let at = 1; at < letters.length - 1; at++) {
    if (VOWEL.test(letters[at]) || !VOWEL.test(letters[at + 1])) continue;
    const two = letters[at - 1] + letters[at];
    const begin = PAIR.test(two) || ONSET.test(two) ? at - 1 : at;
    if (begin >= LEAST && letters.length - begin >= LEAST) breaks.add(begin);
  }
  return letters.map((letter, at) => (breaks.has(at) ? SOFT_HYPHEN : '') + letter).join('');
}

/** A text whose long words may break, with a hyphen. */
export const softened = (text: string): string => text.replace(/\p{Letter}+/gu, softenedWord);
