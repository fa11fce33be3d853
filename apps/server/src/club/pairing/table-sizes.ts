import type { ClubGame } from './round.ts';

/**
 * How many sit at each table, the largest first: as few as possible have a bye, and tables are as near as
 * possible to the number that is wanted. There is a game for every size.
 */
export function tableSizes(
  count: number,
  perTable: number,
  games: readonly ClubGame[],
): readonly number[] {
  const sizes = sizesOf(games);
  // best[n]: the tables for n people, of whom those who do not fit have a bye.
  const best: Split[] = [{ cost: 0, sizes: [] }];
  for (let people = 1; people <= count; people++) {
    const before = best[people - 1] as Split;
    let found: Split = { cost: before.cost + BYE, sizes: before.sizes };
    for (const size of sizes) {
      const rest = best[people - size];
      if (!rest) continue;
      const cost = rest.cost + (size - perTable) ** 2;
      if (cost < found.cost) found = { cost, sizes: [...rest.sizes, size] };
    }
    best.push(found);
  }
  return (best[count] as Split).sizes.toSorted((one, other) => other - one);
}

interface Split {
  readonly cost: number;
  readonly sizes: readonly number[];
}

const BYE = 1e6;

function sizesOf(games: readonly ClubGame[]): readonly number[] {
  const sizes = games.flatMap(({ min, max }) =>
    Array.from({ length: max - min + 1 }, (_, more) => min + more),
  );
  return [...new Set(sizes)].filter((size) => size >= 2);
}
