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
  /** Everybody has a seat, and nobody has begun, or chance waits until they have come (T7): nobody waits for somebody else. */
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

/** Of those in which nobody has moved yet, one for each game, the last that somebody sat down to. */
export function runningHere(saved: readonly SavedMatch[]): readonly RunningMatch[] {
  const running = saved.filter(({ outcome }) => !outcome);
  const toBegin = new Map<string, SavedMatch>();
  for (const match of running) {
    const last = toBegin.get(match.game)?.changed ?? -Infinity;
    if (match.plies === 0 && match.changed > last) toBegin.set(match.game, match);
  }
  return running
    .filter((match) => match.plies > 0 || toBegin.get(match.game) === match)
    .map(({ id, game, seats, seed, plies, yourTurn, changed }) => ({
      id,
      game,
      place: 'here',
      holders: holdersHere({ seats, seed }),
      plies,
      yourTurn: yourTurn && plies > 0,
      isToBegin: plies === 0,
      changed,
    }));
}

/** What is thrown away with a match: of those in which nobody has moved, none that it hid comes up. */
export function thrownAwayWith(id: string, saved: readonly SavedMatch[]): readonly string[] {
  const match = saved.find((each) => each.id === id);
  if (match?.plies !== 0) return [id];
  const hidden = saved.filter(
    ({ game, plies, outcome }) => game === match.game && plies === 0 && !outcome,
  );
  return [id, ...hidden.map((each) => each.id).filter((other) => other !== id)];
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
