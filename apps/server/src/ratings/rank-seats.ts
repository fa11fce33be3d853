import type { Outcome, Seat } from '@kast/kernel';

/**
 * T16: who comes before whom. The winners first, all together; then the others by their scores, together where
 * there are none; last of all who has resigned or forfeited. In a draw all share the first place, but for those.
 */
export function rankSeats(
  { winners, scores }: Outcome,
  seats: number,
  gaveUp: readonly Seat[],
): readonly number[] {
  const isDraw = winners.length === 0;
  const worth = Array.from({ length: seats }, (_, index) => {
    const seat = index + 1;
    if (winners.includes(seat)) return [2, 0] as const;
    if (gaveUp.includes(seat)) return [0, 0] as const;
    return isDraw ? ([2, 0] as const) : ([1, scores?.[index] ?? 0] as const);
  });
  return worth.map(
    ([group, score]) =>
      1 +
      worth.filter(
        ([otherGroup, otherScore]) =>
          otherGroup > group || (otherGroup === group && otherScore > score),
      ).length,
  );
}
