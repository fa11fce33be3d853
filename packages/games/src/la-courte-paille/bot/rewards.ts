import type { Outcome } from '@kast/kernel';

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

function lead(scores: readonly number[], index: number): number {
  const best = Math.max(0, ...scores.filter((_, other) => other !== index));
  const ahead = (scores[index] ?? 0) - best;
  return Math.min(1, Math.max(0, (ahead + CLEAR) / (2 * CLEAR)));
}
