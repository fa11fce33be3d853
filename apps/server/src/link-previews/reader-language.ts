import { isLanguage, type Language, preferredLanguage } from '@kast/games';

/** Whether the address itself asks for one. */
export function asksForLanguage(asked: string | undefined): boolean {
  return isLanguage(asked);
}

/** The language that the address asks for, or that the reader's browser prefers. */
export function readerLanguage(asked: string | undefined, accepted: string | undefined): Language {
  return isLanguage(asked) ? asked : preferredLanguage(tagsIn(accepted ?? ''));
}

/** `de-CH;q=0.8, en` by preference. Whatever is too long was written by no browser. */
function tagsIn(accepted: string): readonly string[] {
  return accepted
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.trim().split(/;\s*q=/);
      return { tag, quality: quality === '' ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
