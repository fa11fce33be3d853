/**
 * What side a got of each unit of an experiment, from 0 to 1. A unit is one deal or opening played in every
 * seating: its matches share their luck, so that the unit, and not the match, is what varies independently.
 * Of two seats this is the pentanomial count of engine testing.
 */
export interface UnitScores {
  /** What side a would get of a unit if both sides were equally strong. */
  readonly expected: number;
  readonly scores: readonly number[];
}

export interface Moments {
  readonly units: number;
  readonly mean: number;
  /** Of one unit's score, against that of a single toss with the same mean: 1 for wins and losses alone. */
  readonly dispersion: number;
}

/** Half a unit at each end: a row of equal results does not prove that there are no others. */
const PRIOR = 0.5;

export function momentsOf({ scores }: UnitScores): Moments {
  const units = scores.length;
  const total = sum(scores);
  const smoothed = (total + PRIOR) / (units + 2 * PRIOR);
  const squares =
    sum(scores.map((score) => (score - smoothed) ** 2)) +
    PRIOR * (smoothed ** 2 + (1 - smoothed) ** 2);
  const variance = squares / (units + 2 * PRIOR);
  return {
    units,
    mean: units === 0 ? smoothed : total / units,
    dispersion: variance / (smoothed * (1 - smoothed)),
  };
}

/** How many units came to each score: [0, ¼, ½, ¾, 1] of two seats, as pairs of matches give 0 to 2 points. */
export function pentanomial(scores: readonly number[]): readonly number[] {
  return [0, 1, 2, 3, 4].map(
    (quarters) => scores.filter((score) => Math.round(score * 4) === quarters).length,
  );
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
