import { createHash } from 'node:crypto';
import type { RateLimitOptions } from './rate-limit.ts';
import { tokenBuckets } from './token-buckets.ts';

const MOST_KEPT = 50_000;

export interface SlowLimit {
  /** Under which other processes hear of it. */
  readonly name: string;
  /** At once; and as many again in so many minutes. */
  readonly tries: number;
  readonly minutes: number;
}

/** Milliseconds until there may be another try; 0 where this one may be, which then counts. */
export type TakeTry = (key: string) => number;

/** For what may be tried a few times, from wherever. What is counted by is not kept, only its hash. */
export function slowLimit(
  { name, tries, minutes }: SlowLimit,
  { now, tallies }: Pick<RateLimitOptions, 'now' | 'tallies'>,
): TakeTry {
  const buckets = tokenBuckets({
    perMinute: tries,
    most: MOST_KEPT,
    now: () => now() / minutes,
    shared: { name, tallies },
  });
  return (text) => {
    const key = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    const wait = buckets.waitFor(key, 1) * minutes;
    if (wait === 0) buckets.take(key, 1);
    return wait;
  };
}
