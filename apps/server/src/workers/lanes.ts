import type { LaneLimits } from '../scheduler/lane.ts';
import type { Work } from './work.ts';

export const WORKER_FILE = new URL('./main.ts', import.meta.url);

/**
 * A toss takes some milliseconds and must never wait for a thought; nor does anybody's bot wait for a
 * record that somebody sent in.
 */
export function lanesFor(botThreads: number): Readonly<Record<keyof Work, LaneLimits>> {
  return {
    think: { threads: botThreads, waiting: 2_000, perGuest: 300, perMatch: 16 },
    judgeToss: { threads: 1, waiting: 500, perGuest: 100, perMatch: 8 },
    drawPicture: { threads: 1, waiting: 30, perGuest: 6, perMatch: 2 },
    judgeRecord: { threads: 1, waiting: 50, perGuest: 5, perMatch: 5 },
  };
}
