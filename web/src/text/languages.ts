// The languages that Areo speaks: each is a folder in `locales/`, with its facts in `language.json`.

interface Facts {
  ownName: string;
  /** The forms that whole numbers take, as Fluent names them. */
  plurals: readonly string[];
}

const FOUND = import.meta.glob<Facts>('../../../locales/*/language.json', { eager: true, import: 'default' });

/** What is known of each language, by its code. */
export const LANGUAGES: Readonly<Record<string, Facts>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, facts]) => [path.split('/').at(-2)!, facts]),
);

/** The language in which everything is written first. */
export const MODEL = 'en';

/** English with accents and longer words, for tests: a text that stays plain is not in the language files. */
export const PSEUDO = 'en-XA';

/** A language that a person can choose, or the one for tests. */
export const isLanguage = (code: string): boolean => Object.hasOwn(LANGUAGES, code) || code === PSEUDO;

/** The folder with the sentences of a language. */
export const folderOf = (language: string): string => (language === PSEUDO ? MODEL : language);

/** The first of the wished languages that Areo speaks. */
export function negotiate(wished: readonly string[]): string {
  const codes = wished.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code) => Object.hasOwn(LANGUAGES, code)) ?? MODEL;
}
