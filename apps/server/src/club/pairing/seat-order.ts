import type { Entrant } from './round.ts';

/** Those of one table, seat 1 first: everybody where they have sat least. */
export function seatOrder(group: readonly Entrant[]): readonly Entrant[] {
  let best = group;
  for (const order of permutations(group)) if (cost(order) < cost(best)) best = order;
  return best;
}

function cost(order: readonly Entrant[]): number {
  return order.reduce((sum, { seats }, seat) => {
    const elsewhere = seats.reduce((all, times) => all + times, 0) - (seats[seat] ?? 0);
    return sum + (2 * (seats[seat] ?? 0) + 1) ** 2 - elsewhere;
  }, 0);
}

/** A table has six seats at most. */
function permutations(group: readonly Entrant[]): readonly (readonly Entrant[])[] {
  if (group.length <= 1) return [group];
  return group.flatMap((first, index) =>
    permutations(group.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}
