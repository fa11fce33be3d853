import type { MatchSummary } from '@kast/protocol/client';
import { holdersHere } from '../session/here/holders.ts';
import type { SavedMatch } from '../session/here/saved-match.ts';
import type { Holder } from '../session/holder.ts';
import { holdersFrom } from '../session/online/holders.ts';

/** A match on top of the cupboard, to be taken up again. */
export interface RunningMatch {
  readonly id: string;
  readonly game: string;
  readonly place: 'here' | 'online';
  readonly holders: readonly Holder[];
  readonly plies: number;
  readonly yourTurn: boolean;
  /** Everybody has a seat, and chance waits until they have come (T7): nobody waits for somebody else. */
  readonly isToBegin?: boolean;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** Those where it is your turn come first, then the latest. */
export function inOrder(matches: readonly RunningMatch[]): readonly RunningMatch[] {
  return matches.toSorted(
    (a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.changed - a.changed,
  );
}

/** A match in which nobody has moved yet is not worth a place on top. */
export function runningHere(saved: readonly SavedMatch[]): readonly RunningMatch[] {
  return saved
    .filter(({ outcome, plies }) => !outcome && plies > 0)
    .map(({ id, game, seats, seed, plies, yourTurn, changed }) => ({
      id,
      game,
      place: 'here',
      holders: holdersHere({ seats, seed }),
      plies,
      yourTurn,
      changed,
    }));
}

export function runningOnline(summaries: readonly MatchSummary[]): readonly RunningMatch[] {
  return summaries
    .filter(({ outcome }) => !outcome)
    .map(({ id, game, seats, you, ply, toDecide, lastAt }) => ({
      id,
      game,
      place: 'online',
      holders: holdersFrom(seats, you),
      plies: ply,
      yourTurn: you !== undefined && toDecide.includes(you),
      isToBegin: toDecide.length === 0 && seats.every(({ kind }) => kind !== 'open'),
      changed: lastAt,
    }));
}
