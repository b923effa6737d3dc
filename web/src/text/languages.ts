// The languages that Areo speaks; each named as its speakers name it.

export const LANGUAGES = { en: 'English', pl: 'polski', cs: 'čeština', nl: 'Nederlands' } as const;

/** English with accents and longer words, for tests: a text that stays plain is not in the language files. */
export const PSEUDO = 'en-XA';

export type Language = keyof typeof LANGUAGES | typeof PSEUDO;

/** A language that a person can choose, or the one for tests. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code) || code === PSEUDO;

/** The folder with the sentences of a language. */
export const folderOf = (language: Language): string => (language === PSEUDO ? 'en' : language);

/** The first of the wished languages that Areo speaks. */
export function negotiate(wished: readonly string[]): Language {
  const codes = wished.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code): code is keyof typeof LANGUAGES => Object.hasOwn(LANGUAGES, code)) ?? 'en';
}
