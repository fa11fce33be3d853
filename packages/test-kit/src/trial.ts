import {
  asciiBytes,
  type GameInfo,
  type Options,
  type OptionValue,
  type Seed,
  sha256,
  toHex,
} from '@kast/kernel';
import { type Factor, pairwise } from './pairwise.ts';

/** One set-up to play with, and the seed of its chance. */
export interface Trial {
  readonly seats: number;
  readonly options: Options;
  readonly seed: Seed;
}

/**
 * Every number of seats with every combination of options where that is affordable; otherwise few
 * set-ups in which every value still meets every other.
 */
export function trialsOf(info: GameInfo, { most, repeats }: { most: number; repeats: number }) {
  const { min, max } = info.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const factors: Factor[] = [
    { name: 'seats', values: seats },
    ...Object.entries(info.options).map(([name, { values }]) => ({ name, values })),
  ];
  const rows = combinationsOf(factors) <= most ? everyRow(factors) : pairwise(factors);
  return rows.flatMap((row) =>
    Array.from({ length: repeats }, (_, repeat): Trial => {
      const { seats, ...options } = Object.fromEntries(row) as { seats: number } & Options;
      return { seats, options, seed: seedOf(`${info.id} ${JSON.stringify([...row])} ${repeat}`) };
    }),
  );
}

export function describeTrial({ seats, options }: Trial): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  return [`${seats} seats`, ...chosen].join(', ');
}

export function seedOf(text: string): Seed {
  return toHex(sha256(asciiBytes(text)));
}

function combinationsOf(factors: readonly Factor[]): number {
  return factors.reduce((product, { values }) => product * values.length, 1);
}

function everyRow(factors: readonly Factor[]): readonly ReadonlyMap<string, OptionValue>[] {
  return factors.reduce<readonly ReadonlyMap<string, OptionValue>[]>(
    (rows, { name, values }) =>
      rows.flatMap((row) => values.map((value) => new Map([...row, [name, value as OptionValue]]))),
    [new Map()],
  );
}
