import type { Pace } from '@kast/ui/stage';
import { settings } from '../account/settings.ts';
import { pause } from '../device/pause.ts';

/** In milliseconds: long enough to read a line of the log, or for who wants everything at once, to see the board. */
const READ: Readonly<Record<Pace, number>> = { calm: 600, brisk: 330, 'at-once': 150 };

/** Between two plies of a match that is played back by itself. */
export function readingPause(): Promise<void> {
  return pause(READ[settings.peek().pace ?? 'calm']);
}
