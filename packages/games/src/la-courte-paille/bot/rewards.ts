import type { Outcome } from '@kast/kernel';
import type { PailleState, Reckoning } from '../rules/index.ts';
import { voyageChances } from './voyage-chances.ts';

/** How much of a reward is winning at all; the rest is by how much, which says more about a move. */
const WINNING = 0.9;
/** A lead of so many points is as good as it gets. */
const CLEAR = 30;

/** What the end of a week brings, per seat, from 0 to 1. */
export function rewards(
  { winners, scores }: Pick<Outcome, 'winners' | 'scores'>,
  seats: number,
): readonly number[] {
  return Array.from({ length: seats }, (_, index) => {
    const share = winners.includes(index + 1) ? 1 / winners.length : 0;
    return WINNING * share + (1 - WINNING) * lead(scores ?? [], index);
  });
}

/**
 * Where a voyage goes on, per seat: half what the round brought, half what it is worth for the match. A round moves the
 * chances of the match little, and by the luck of what others hold; the search must see the difference.
 */
export function voyageRewards(state: PailleState, round: Reckoning): readonly number[] {
  const seats = state.hands.length;
  const equal = 1 / (seats - state.out.length);
  const ofRound = rewards(round, seats);
  return voyageChances(state).map((chance, index) => {
    const ofMatch = clamped(0.5 + STRETCH * (chance - equal));
    return ((ofRound[index] as number) + ofMatch) / 2;
  });
}

const STRETCH = 2;

function lead(scores: readonly number[], index: number): number {
  const best = Math.max(0, ...scores.filter((_, other) => other !== index));
  const ahead = (scores[index] ?? 0) - best;
  return clamped((ahead + CLEAR) / (2 * CLEAR));
}

function clamped(value: number): number {
  return Math.min(1, Math.max(0, value));
}
