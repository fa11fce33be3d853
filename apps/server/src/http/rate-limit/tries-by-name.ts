import { createHash } from 'node:crypto';
import type { RateLimitOptions } from './rate-limit.ts';
import { tokenBuckets } from './token-buckets.ts';

/** How many passwords may be tried on one name, from wherever: so many at once, and again in ten minutes. */
const TRIES = 10;
const SLOWER = 10;
const MOST_NAMES = 50_000;

/** Milliseconds until there may be another try; 0 where this one may be, which then counts. */
export type TryByName = (login: string) => number;

/**
 * Networks are cheap to some: whoever has many of them still finds one door. Whoever has signed in stays so,
 * and passkeys are not held up by it.
 */
export function triesByName({
  now,
  tallies,
}: Pick<RateLimitOptions, 'now' | 'tallies'>): TryByName {
  const buckets = tokenBuckets({
    perMinute: TRIES,
    most: MOST_NAMES,
    now: () => now() / SLOWER,
    shared: { name: 'sign-ins-by-name', tallies },
  });
  return (login) => {
    const key = createHash('sha256').update(login).digest('base64url').slice(0, 22);
    const wait = buckets.waitFor(key, 1) * SLOWER;
    if (wait === 0) buckets.take(key, 1);
    return wait;
  };
}
