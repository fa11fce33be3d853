export const PAPERS = ['a4', 'letter'] as const;

export type Paper = (typeof PAPERS)[number];

/** What is bought where the reader lives, as far as the browser tells. */
export function paperOf(languages: readonly string[]): Paper {
  return /-(US|CA|MX)$/.test(languages[0] ?? '') ? 'letter' : 'a4';
}
