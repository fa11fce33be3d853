import type { MatchId } from '../store/store.ts';

/**
 * Wakes the other processes: "this match has changed". Nobody is promised a message, nor that it comes
 * once or in order: each process also looks every second, and the revision of a match closes every gap.
 * A message broker (Valkey, NATS) would be another file beside `postgres-change-feed.ts`: publish the
 * same texts on one subject, subscribe to it, and connect again by itself.
 */
export interface ChangeFeed {
  /** After the commit that changed it, never within. What comes together is sent together. */
  publish(match: MatchId): void;
  close(): Promise<void>;
}
