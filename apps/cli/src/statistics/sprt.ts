import { scoreOf } from './elo.ts';
import { sum, type UnitScores } from './unit-scores.ts';

/** What is to be told apart: is a stronger by `elo1`, or only by `elo0`? */
export interface SprtPlan {
  readonly elo0: number;
  readonly elo1: number;
  /** How often elo1 may be believed while elo0 is true. */
  readonly alpha: number;
  /** How often elo0 may be believed while elo1 is true. */
  readonly beta: number;
}

export interface SprtState extends SprtPlan {
  /** Log-likelihood ratio: above `upper` elo1 is believed, below `lower` elo0. */
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  readonly verdict: 'elo0' | 'elo1' | 'undecided';
}

/** So little weight on all and on nothing that it decides nothing, and no logarithm is infinite. */
const TRACE = 1e-3;

/** Wald's sequential probability ratio test: play on until the verdict is not `undecided`. */
export function sprt(groups: readonly UnitScores[], plan: SprtPlan): SprtState {
  const { elo0, elo1 } = plan;
  const llr = sum(
    groups.map(({ scores, expected }) =>
      logLikelihoodRatio(scores, scoreOf(elo0, expected), scoreOf(elo1, expected)),
    ),
  );
  const { lower, upper } = sprtBounds(plan);
  if (llr >= upper) return { ...plan, llr, lower, upper, verdict: 'elo1' };
  return { ...plan, llr, lower, upper, verdict: llr <= lower ? 'elo0' : 'undecided' };
}

export function sprtBounds({ alpha, beta }: Pick<SprtPlan, 'alpha' | 'beta'>) {
  return { lower: Math.log(beta / (1 - alpha)), upper: Math.log((1 - beta) / alpha) };
}

/**
 * How much likelier the scores are if their mean is `mean1` than if it is `mean0`, each time with the
 * distribution of that mean that makes them likeliest (generalised SPRT, Van den Bergh 2019).
 */
export function logLikelihoodRatio(
  scores: readonly number[],
  mean0: number,
  mean1: number,
): number {
  if (scores.length === 0) return 0;
  const counts = countsOf(scores);
  const [tilt0, tilt1] = [tiltTo(counts, mean0), tiltTo(counts, mean1)];
  return sum(
    counts.map(
      ([score, count]) =>
        count * Math.log((1 + tilt0 * (score - mean0)) / (1 + tilt1 * (score - mean1))),
    ),
  );
}

type Counts = readonly (readonly [score: number, count: number])[];

function countsOf(scores: readonly number[]): Counts {
  const counts = new Map([
    [0, TRACE],
    [1, TRACE],
  ]);
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  return [...counts];
}

/**
 * The likeliest distribution with this mean has p / (1 + tilt · (score − mean)) where p was observed; the
 * tilt is the one with which that is its mean, and the sum below falls as it grows.
 */
function tiltTo(counts: Counts, mean: number): number {
  let [low, high] = [-1 / (1 - mean), 1 / mean];
  for (let halving = 0; halving < 100; halving++) {
    const tilt = (low + high) / 2;
    const pull = sum(
      counts.map(([score, count]) => (count * (score - mean)) / (1 + tilt * (score - mean))),
    );
    if (pull > 0) low = tilt;
    else high = tilt;
  }
  return (low + high) / 2;
}
