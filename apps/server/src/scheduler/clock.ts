/** Time that never runs backwards, whatever is done to the clock on the wall. In milliseconds. */
export interface MonotonicClock {
  now(): number;
  /** Calls back once, later. What it returns takes that back. */
  after(milliseconds: number, callback: () => void): () => void;
}

export const monotonicClock: MonotonicClock = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Over early when the signal says that nobody waits any more. */
export function pause(
  clock: MonotonicClock,
  milliseconds: number,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      forget();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const forget = clock.after(milliseconds, end);
    signal.addEventListener('abort', end);
  });
}

/**
 * Milliseconds since 1970 that pass as the monotonic clock does: who changes the date of the machine neither gives
 * nor takes anybody's time until the next start, which looks at that.
 */
export function judgingClock(clock: MonotonicClock): () => number {
  const ahead = Date.now() - clock.now();
  return () => Math.round(clock.now() + ahead);
}
