import type { Outcome } from '@kast/kernel';

/** A lead of so many points is as good as it gets. */
const CLEAR = 30;

/** How much of a reward is winning at all; the rest is by how much. */
const WINNING = 0.65;

/** Winning counts most; a clearer win, or a narrower loss, counts a little. Per seat, 0 to 1. */
export function rewards({ winners, scores }: Outcome, seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, index) => {
    const share = winners.includes(index + 1) ? 1 / winners.length : 0;
    return WINNING * share + (1 - WINNING) * lead(scores ?? [], index);
  });
}

function lead(scores: readonly number[], index: number): number {
  const own = scores[index] ?? 0;
  const best = Math.max(...scores.filter((_, other) => other !== index));
  return Math.min(1, Math.max(0, (own - best + CLEAR) / (2 * CLEAR)));
}
