/**
 * Every language that is complete, by what it calls itself. Another one is an entry here; its tag is
 * also the name of its folders and what `Intl` knows it by.
 */
const LANGUAGE_NAMES = { nl: 'Nederlands', en: 'English' } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** Its sentences come first: the others are translated from them. */
export const SOURCE_LANGUAGE: Language = 'nl';

/** For readers of none of ours. */
const FALLBACK: Language = 'en';

export function languageName(language: Language): string {
  return LANGUAGE_NAMES[language];
}

export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && Object.hasOwn(LANGUAGE_NAMES, tag);
}

/** The first language that the reader prefers and that we have. */
export function preferredLanguage(preferred: readonly string[]): Language {
  const tags = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return tags.find(isLanguage) ?? FALLBACK;
}
