import { type MonotonicClock, pause } from '../scheduler/clock.ts';

export interface BackoffOptions {
  readonly clock: MonotonicClock;
  /** From 0 to 1: those who failed together do not come back together. */
  readonly random: () => number;
  readonly signal: AbortSignal;
}

const FIRST = 100;
const LONGEST = 30_000;

/** Waits before each further attempt, twice as long as before the last one, more or less. */
export function backoff({ clock, random, signal }: BackoffOptions): () => Promise<void> {
  let attempt = 0;
  return () => {
    const milliseconds = delay(attempt, random());
    attempt += 1;
    return pause(clock, milliseconds, signal);
  };
}

/** Between half and the whole of what the attempt would take without jitter. */
export function delay(attempt: number, jitter: number): number {
  return Math.min(LONGEST, FIRST * 2 ** attempt) * (0.5 + 0.5 * jitter);
}
