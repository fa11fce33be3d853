import type { Lesson } from '../../box/lesson.ts';
import { game, type PailleMove, type PailleState } from '../rules/index.ts';

export type PailleLesson = Lesson<PailleState, PailleMove>;

/** Right is only what the solution says, move by move. */
export function followsSolution(solution: readonly string[]): PailleLesson['judge'] {
  return (before, move) => {
    const step = solution.indexOf(game.notation.make(before, move));
    if (step < 0) return 'wrong';
    return step === solution.length - 1 ? 'solved' : 'go-on';
  };
}
