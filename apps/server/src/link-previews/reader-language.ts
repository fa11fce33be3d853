import { isLanguage, type Language, preferredLanguage } from '@kast/games';
import { LANGUAGE_COOKIE } from '@kast/protocol';

/** Whether the address itself asks for one. */
export function asksForLanguage(asked: string | undefined): boolean {
  return isLanguage(asked);
}

/** The language that the address asks for, or that the reader's browser prefers. */
export function readerLanguage(asked: string | undefined, accepted: readonly string[]): Language {
  return isLanguage(asked) ? asked : preferredLanguage(accepted);
}

/** What somebody chose on this device; the settings write it. */
export function chosenLanguage(cookies = ''): string | undefined {
  return new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]+)`).exec(cookies)?.[1];
}
