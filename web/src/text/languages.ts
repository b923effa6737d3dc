// The languages that Areo speaks; each named as its speakers name it.

export const LANGUAGES = { en: 'English', pl: 'polski', cs: 'čeština', nl: 'Nederlands' } as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The first of the wished languages that Areo speaks. */
export function negotiate(wished: readonly string[]): Language {
  const codes = wished.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? 'en';
}
