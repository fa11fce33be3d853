import { parseArgs } from 'node:util';
import { Stop } from '../setup/stop.mjs';

export const SCREENS_USAGE = `npm run screens -- [--game tablut] [--size phone-upright] [--theme dark] [--language fr]
                   [--first-minute]

Draws each table in three phases, in every window, theme and language, on one sheet for each game, theme
and language: .cache/screens/<game>-<theme>-<language>.png. Each flag may be given several times.
With --first-minute: the first ten screens of somebody who has never been here, on a sheet for each game,
theme, language and window.`;

/** What to draw; where nothing is chosen, everything. */
export interface Chosen {
  readonly game?: readonly string[];
  readonly size?: readonly string[];
  readonly theme?: readonly string[];
  readonly language?: readonly string[];
}

const CHOICE = { type: 'string', multiple: true } as const;

export function readFlags(args: readonly string[]): {
  help: boolean;
  isFirstMinute: boolean;
  chosen: Chosen;
} {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h' },
        'first-minute': { type: 'boolean' },
        game: CHOICE,
        size: CHOICE,
        theme: CHOICE,
        language: CHOICE,
      },
    });
    const { help = false, 'first-minute': isFirstMinute = false, ...chosen } = values;
    return { help, isFirstMinute, chosen };
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : String(error)}\n\n${SCREENS_USAGE}`);
  }
}
