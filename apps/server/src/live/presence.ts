import type { GuestId, MatchId } from '../store/store.ts';

/** Who looks on, where several processes serve one match. */
export interface Presence {
  /** A stream of this process was opened or has ended. */
  note(match: MatchId, guest: GuestId | undefined, change: 1 | -1): void;
  isPresentElsewhere(match: MatchId, guest: GuestId): boolean;
  /** How many streams are open there, of one guest or of all. */
  streamsElsewhere(match: MatchId, guest?: GuestId): number;
  /** Where somebody looks on there. */
  matchesElsewhere(): Iterable<MatchId>;
  /** Called when somebody has come or gone elsewhere. */
  listen(listener: (match: MatchId) => void): void;
}
