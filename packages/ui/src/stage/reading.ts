import { readingPace } from './pace.ts';
import { goUnlessHeld, unseenClock } from './reading-clock.ts';

/** All in milliseconds. */
interface Reading {
  /** To see that something is there. */
  readonly noticed?: number;
  readonly perLetter?: number;
  /** What is longer can be read elsewhere. */
  readonly atMost?: number;
}

/** How long it takes to read this, at a calm pace. */
export function readingTime(text: string, reading: Reading = {}): number {
  const { noticed = 1500, perLetter = 55, atMost = Infinity } = reading;
  return Math.min(noticed + perLetter * text.length, atMost);
}

/** Until this could be read, at the chosen pace. What is only looked at is read in peace where nothing moves, too. */
export async function performReading(
  text: string,
  end: AbortSignal,
  reading?: Reading,
): Promise<void> {
  if (end.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const clock = unseenClock(readingTime(text, reading) * (readingPace() || 1), resolve);
  const settled = new AbortController();
  end.addEventListener('abort', () => resolve(), { signal: settled.signal });
  goUnlessHeld(clock, settled.signal);
  await promise;
  settled.abort();
  clock.pause();
}
