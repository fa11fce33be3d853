import { type AnyGame, type Seat, type Seen, seededRandom } from '@kast/kernel';
import type { AnyHindsight } from './hindsight.ts';
import { sampled } from './sampled.ts';

/** A move that was made, and one that might have been, to be compared by what its seat could know. */
export interface CompareTask {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seen: Seen<unknown, unknown>;
  readonly seat: Seat;
  /** Both in notation. */
  readonly made: string;
  readonly other: string;
  readonly samples: number;
  readonly seed: string;
}

export interface Compared {
  /** By how much the other move raises the seat's chance, −1 to 1. */
  readonly gain: number;
  /** One standard error. */
  readonly error: number;
}

/**
 * In worlds that the seat could not tell from the real one, both moves are made and the same luck follows: so
 * neither what was hidden nor what came later makes a move good or bad.
 */
export function compareMoves(
  game: AnyGame,
  hindsight: AnyHindsight,
  { seen, seat, made, other, samples, seed }: CompareTask,
): Compared {
  let sample = 0;
  const { mean, varianceOfMean } = sampled(samples, () => {
    const luck = `${seed}:${sample++}`;
    const world = game.imagine(seen, seededRandom(luck));
    const after = (text: string): number => {
      const read = game.notation.parse(world, seat, text);
      if (!read.ok) throw new Error(`a move that is legal: ${text}`);
      const chances = hindsight.appraise(
        game.apply(world, seat, read.value),
        seededRandom(`${luck}:on`),
      );
      return chances[seat - 1] as number;
    };
    return [after(other) - after(made)];
  });
  return { gain: mean[0] ?? 0, error: Math.sqrt(varianceOfMean[0] ?? 0) };
}
