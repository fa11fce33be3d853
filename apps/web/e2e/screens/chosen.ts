import type { GameName } from '../support/golden-moments.ts';

export const THEMES = ['light', 'dark'] as const;

/** One sheet. */
export interface Look {
  readonly game: GameName;
  readonly theme: (typeof THEMES)[number];
  readonly language: string;
}

const chosen = JSON.parse(process.env['KAST_SCREENS'] ?? '{}') as Record<string, string[]>;

/** What was asked for; all of it where nothing was. */
export function wanted<Name extends string>(flag: string, all: readonly Name[]): readonly Name[] {
  const names: readonly string[] = all;
  const missing = chosen[flag]?.find((name) => !names.includes(name));
  if (missing !== undefined) {
    throw new Error(`There is no ${flag} ${missing}. There is: ${names.join(', ')}.`);
  }
  return all.filter((name) => chosen[flag]?.includes(name) ?? true);
}
