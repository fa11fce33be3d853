import { type AnyGame, seededRandom } from '@kast/kernel';
import type { AnyHindsight } from './hindsight.ts';
import { sampled } from './sampled.ts';

/** A draw of chance that happened, to be drawn again. */
export interface DrawTask {
  readonly game: string;
  readonly rulesVersion: number;
  /** The state before it. */
  readonly state: unknown;
  /** What was drawn, in notation. */
  readonly drawn: string;
  /** How often to draw again. */
  readonly draws: number;
  readonly seed: string;
}

/** What a draw did to each seat's chance, seat 1 first. */
export interface DrawLuck {
  /** Of winning, after what was drawn. */
  readonly drawn: readonly number[];
  /** On average over the draws that might have been. */
  readonly due: readonly number[];
  /** The variance of the difference as it was measured: how far it may be off, squared. */
  readonly variance: readonly number[];
}

/**
 * Draws again from the same state, and compares what was drawn with the mean. For whatever hindsight, this
 * difference is 0 on average over all matches; a better hindsight only sees more of the luck there was.
 */
export function luckOfDraw(game: AnyGame, hindsight: AnyHindsight, task: DrawTask): DrawLuck {
  const { state, draws, seed } = task;
  const read = game.notation.parse(state, 'chance', task.drawn);
  if (!read.ok) throw new Error(`a draw that stood: ${task.drawn}`);
  const random = seededRandom(seed);
  const known = new Map<string, readonly number[]>();

  function appraised(move: unknown): readonly number[] {
    if (!hindsight.isExact) return hindsight.appraise(game.apply(state, 'chance', move), random);
    const text = game.notation.make(state, move);
    const found = known.get(text) ?? hindsight.appraise(game.apply(state, 'chance', move), random);
    known.set(text, found);
    return found;
  }

  const due = sampled(draws, () => appraised(game.chance(state, random)));
  const drawn = sampled(hindsight.isExact ? 1 : draws, () => appraised(read.value));
  return {
    drawn: drawn.mean,
    due: due.mean,
    variance: due.varianceOfMean.map(
      (variance, index) => variance + (drawn.varianceOfMean[index] ?? 0),
    ),
  };
}
