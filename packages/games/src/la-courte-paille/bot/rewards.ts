import type { Outcome } from '@kast/kernel';
import type { PailleState } from '../rules/index.ts';
import { voyageChances } from './voyage-chances.ts';

/** How much of a reward is winning at all; the rest is by how much, which says more about a move. */
const WINNING = 0.9;
/** A lead of so many points is as good as it gets. */
const CLEAR = 30;

/** What the end of a week brings, per seat, from 0 to 1. */
export function rewards({ winners, scores }: Outcome, seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, index) => {
    const share = winners.includes(index + 1) ? 1 / winners.length : 0;
    return WINNING * share + (1 - WINNING) * lead(scores ?? [], index);
  });
}

/** Where a voyage goes on, per seat: a round moves the chances little, and the search must see the difference. */
export function voyageRewards(state: PailleState): readonly number[] {
  const equal = 1 / (state.hands.length - state.out.length);
  return voyageChances(state).map((chance) => clamped(0.5 + STRETCH * (chance - equal)));
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
