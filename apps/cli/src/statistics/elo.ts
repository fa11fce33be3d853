import { momentsOf, sum, type UnitScores } from './unit-scores.ts';

/** 95 % of a normal distribution lie within so many standard deviations. */
const NORMAL_95 = 1.959964;
/** Beyond this nobody measures. */
const FARTHEST = 4_000;

/**
 * What a side may expect that is so much stronger, where equals would get `expected`: the odds are
 * multiplied by 10^(elo/400), as Elo has it for two and Plackett–Luce for more.
 */
export function scoreOf(elo: number, expected: number): number {
  return 1 / (1 + ((1 - expected) / expected) * 10 ** (-elo / 400));
}

/** Infinite where all or nothing was won. */
export function eloOf(score: number, expected: number): number {
  return 400 * Math.log10((score * (1 - expected)) / ((1 - score) * expected));
}

export interface Measured {
  readonly value: number;
  /** Between these with 95 % confidence. */
  readonly low: number;
  readonly high: number;
}

/** The share of points, with Wilson's interval for as many tosses as the units are worth. */
export function scoreInterval(group: UnitScores): Measured {
  const { units, mean } = momentsOf(group);
  if (units === 0) return { value: mean, low: 0, high: 1 };
  const { low, high } = eloInterval([group]);
  const { expected } = group;
  return { value: mean, low: scoreOf(low, expected), high: scoreOf(high, expected) };
}

/**
 * The difference in strength that explains what was scored at all tables together, whatever was expected
 * at each, and those that it does not contradict (Wilson's score interval, for several groups).
 */
export function eloInterval(groups: readonly UnitScores[]): Measured {
  const moments = groups.map((group) => ({ ...momentsOf(group), expected: group.expected }));
  const total = sum(moments.map(({ units, mean }) => units * mean));
  const excess = (elo: number, deviations: number): number => {
    const terms = moments.map(({ units, dispersion, expected }) => {
      const score = scoreOf(elo, expected);
      return { score: units * score, variance: units * dispersion * score * (1 - score) };
    });
    const spread = Math.sqrt(sum(terms.map(({ variance }) => variance)));
    return total - sum(terms.map(({ score }) => score)) - deviations * spread;
  };
  return {
    value: root((elo) => excess(elo, 0)),
    low: root((elo) => excess(elo, NORMAL_95)),
    high: root((elo) => excess(elo, -NORMAL_95)),
  };
}

/** Where a falling function comes to nothing; infinite where it does not. */
function root(falling: (elo: number) => number): number {
  if (falling(FARTHEST) >= 0) return Number.POSITIVE_INFINITY;
  if (falling(-FARTHEST) <= 0) return Number.NEGATIVE_INFINITY;
  let [low, high] = [-FARTHEST, FARTHEST];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (falling(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
