import { type AnyGame, type Seat, seededRandom } from '@kast/kernel';
import type { AnyHindsight } from './hindsight.ts';
import { sampled } from './luck-of-draw.ts';

/** Moves of one seat in one state, to be compared with everything open. */
export interface CompareTask {
  readonly game: string;
  readonly rulesVersion: number;
  readonly state: unknown;
  readonly seat: Seat;
  /** In notation. */
  readonly moves: readonly string[];
  readonly samples: number;
  readonly seed: string;
}

/** The seat's chance after each of the moves. The same luck follows on each of them. */
export function compareMoves(
  game: AnyGame,
  hindsight: AnyHindsight,
  { state, seat, moves, samples, seed }: CompareTask,
): readonly number[] {
  return moves.map((text) => {
    const read = game.notation.parse(state, seat, text);
    if (!read.ok) throw new Error(`a move that stood: ${text}`);
    const after = game.apply(state, seat, read.value);
    let sample = 0;
    const { mean } = sampled(hindsight.isExact ? 1 : samples, () =>
      hindsight.appraise(after, seededRandom(`${seed}:${sample++}`)),
    );
    return mean[seat - 1] as number;
  });
}
