// English as another language would look: most letters have an accent, and words are longer by a third.

// Letters that Polish and Czech have, so that every font that ships has them.
const PLAIN = 'acdeilnorstuyzACDEILNORSTUYZ';
const ACCENTED = 'áčďéíłňóřšťůýžÁČĎÉÍŁŇÓŘŠŤŮÝŽ';

const accent = (letter: string): string => ACCENTED[PLAIN.indexOf(letter)] ?? letter;

/** Vowels are doubled in long words, as far as the text may grow. */
const lengthen = (word: string): string =>
  word.length > 3 ? word.replace(/[aeiou]/g, (vowel) => vowel + vowel) : word;

/** A part of a sentence; links of the rules such as [[tiles]] stay as they are. */
export const pseudo = (text: string): string =>
  text
    .split(/(\[\[[^\]]*\]\])/)
    .map((part, at) => (at % 2 ? part : part.replace(/\p{L}+/gu, (word) => lengthen(word).replace(/\p{L}/gu, accent))))
    .join('');
