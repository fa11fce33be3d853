import { must } from '@kast/kernel';

export interface Factor {
  readonly name: string;
  readonly values: readonly unknown[];
}

type Row = ReadonlyMap<string, unknown>;

/** Few rows in which every value of a factor meets every value of every other factor. */
export function pairwise(factors: readonly Factor[]): readonly Row[] {
  const [only] = factors;
  if (!only) return [new Map()];
  if (factors.length === 1) return only.values.map((value) => new Map([[only.name, value]]));
  const open = new Map(everyPair(factors).map((pair) => [keyOf(pair), pair]));
  const rows: Row[] = [];
  while (open.size > 0) {
    const row = bestRow(factors, open, rows.length);
    for (const pair of pairsOf([...row])) open.delete(keyOf(pair));
    rows.push(row);
  }
  return rows;
}

type Cell = readonly [name: string, value: unknown];
type Pair = readonly [Cell, Cell];

function everyPair(factors: readonly Factor[]): readonly Pair[] {
  return factors.flatMap((factor, index) =>
    factors.slice(index + 1).flatMap((other) =>
      factor.values.flatMap((value) =>
        other.values.map(
          (otherValue): Pair => [
            [factor.name, value],
            [other.name, otherValue],
          ],
        ),
      ),
    ),
  );
}

/** Starts from a pair that was not met yet; then each factor takes the value that meets most new ones. */
function bestRow(factors: readonly Factor[], open: ReadonlyMap<string, Pair>, turn: number): Row {
  const [first, second] = must([...open.values()][0], 'an open pair');
  const row = new Map([first, second]);
  for (const { name, values } of factors) {
    if (row.has(name)) continue;
    // Ties go to another value each time, so that no value is met much more often than another.
    const rotated = values.map((_, index) => values[(index + turn) % values.length]);
    const gains = rotated.map((value) => gain([name, value], [...row], open));
    row.set(name, rotated[gains.indexOf(Math.max(...gains))]);
  }
  return new Map(factors.map(({ name }) => [name, row.get(name)]));
}

function gain(cell: Cell, row: readonly Cell[], open: ReadonlyMap<string, Pair>): number {
  return row.filter((other) => open.has(keyOf([cell, other])) || open.has(keyOf([other, cell])))
    .length;
}

function pairsOf(row: readonly Cell[]): readonly Pair[] {
  return row.flatMap((cell, index) => row.slice(index + 1).map((other): Pair => [cell, other]));
}

function keyOf(pair: Pair): string {
  return JSON.stringify(pair);
}
