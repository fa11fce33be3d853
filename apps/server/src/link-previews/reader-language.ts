import { isLanguage, type Language, preferredLanguage } from '@kast/games';

/** Whether the address itself asks for one. */
export function asksForLanguage(asked: string | undefined): boolean {
  return isLanguage(asked);
}

/** The language that the address asks for, or that the reader's browser prefers. */
export function readerLanguage(asked: string | undefined, accepted: readonly string[]): Language {
  return isLanguage(asked) ? asked : preferredLanguage(accepted);
}
