import type { BrowserContextOptions } from '@playwright/test';
import { registry } from '@kast/games';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Computers wait for nobody to read what the one before has done. */
export const BRISK = { theme: 'system', sound: true, still: false, pace: 'brisk' } as const;

/** The device of somebody who knows all games: no card comes before a match, and nothing is explained. */
export function experienced(origin: string): StorageState {
  const localStorage = registry.map(({ info }) => ({
    name: `kast.first-match.${info.id}`,
    value: JSON.stringify({ isKnown: true }),
  }));
  const settings = { name: 'kast.settings', value: JSON.stringify(BRISK) };
  return { cookies: [], origins: [{ origin, localStorage: [...localStorage, settings] }] };
}

/** The device of somebody who has never been here. */
export const NEWCOMER: StorageState = { cookies: [], origins: [] };
