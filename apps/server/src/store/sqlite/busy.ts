import { setTimeout as pause } from 'node:timers/promises';
import { isBusy } from './error-codes.ts';

/**
 * Tries again what failed because another process was writing. SQLite has waited a little by then, and
 * the event loop with it, which gets its turn in between.
 */
export async function untilFree<Value>(
  tries: number,
  attempt: () => Value | Promise<Value>,
): Promise<Value> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (reason) {
      if (!isBusy(reason)) throw reason;
      if (tried === tries) throw new Error('the database stayed locked', { cause: reason });
    }
    await pause(Math.min(10 * tried, LONGEST_PAUSE));
  }
}

/** In milliseconds. */
const LONGEST_PAUSE = 100;
