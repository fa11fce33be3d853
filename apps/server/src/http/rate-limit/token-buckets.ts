import { type SharedBuckets, sharedSpending } from './shared-spending.ts';

/** What somebody may spend: a minute's worth at once, and as much again in every minute. */
export interface TokenBuckets {
  /** Milliseconds until this price can be paid; 0 where it can be now. */
  waitFor(key: string, price: number): number;
  /** Also more than is left: then it takes longer until anything can be paid again. */
  take(key: string, price: number): void;
  /** How many are kept. */
  readonly size: number;
}

export interface TokenBucketsOptions {
  readonly perMinute: number;
  /** How many to keep; the one that was used longest ago goes first. */
  readonly most: number;
  /** Milliseconds of a clock that never runs backwards. */
  readonly now: () => number;
  /** Under which name what is spent here is told to other processes, and the other way round. */
  readonly shared?: SharedBuckets;
}

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

const MINUTE = 60_000;

export function tokenBuckets(options: TokenBucketsOptions): TokenBuckets {
  const { perMinute, most, now, shared } = options;
  /** In the order of their last use. */
  const buckets = new Map<string, Bucket>();

  const tokensOf = (bucket: Bucket | undefined): number => {
    if (!bucket) return perMinute;
    const refilled = ((now() - bucket.at) / MINUTE) * perMinute;
    return Math.min(perMinute, bucket.tokens + refilled);
  };

  const forgetOldest = (): void => {
    for (const [key, bucket] of buckets) {
      // One that is full again is as good as none.
      const mayGo = buckets.size > most || tokensOf(bucket) >= perMinute;
      if (!mayGo) return;
      buckets.delete(key);
      told?.forget(key);
    }
  };

  const spend = (key: string, price: number): void => {
    // Nobody is ever shut out for longer than it takes to earn two minutes' worth.
    const tokens = Math.max(-perMinute, tokensOf(buckets.get(key)) - price);
    buckets.delete(key);
    buckets.set(key, { tokens, at: now() });
    forgetOldest();
  };
  const told = shared && sharedSpending(shared, perMinute, spend);

  return {
    waitFor(key, price) {
      // What costs more than a minute's worth can be had for a whole one.
      const missing = Math.min(price, perMinute) - tokensOf(buckets.get(key));
      return Math.max(0, (missing / perMinute) * MINUTE);
    },
    take(key, price) {
      spend(key, price);
      told?.spent(key, price, tokensOf(buckets.get(key)));
    },
    get size() {
      return buckets.size;
    },
  };
}
