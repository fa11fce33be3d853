import type { RateLimitOptions } from './rate-limit.ts';
import { slowLimit, type TakeTry } from './slow-limit.ts';

/** By the name that one signs in by. */
export type TryByName = TakeTry;

/**
 * Networks are cheap to some: whoever has many of them still finds one door. Whoever has signed in stays so,
 * and passkeys are not held up by it.
 */
export function triesByName(options: Pick<RateLimitOptions, 'now' | 'tallies'>): TryByName {
  return slowLimit({ name: 'sign-ins-by-name', tries: 10, minutes: 10 }, options);
}
