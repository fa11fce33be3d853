import { must } from '@kast/kernel';
import type { Lesson } from '../../box/lesson.ts';
import { circleNamed, type DrunterMove, type DrunterState, game } from '../rules/index.ts';

export type DrunterLesson = Lesson<DrunterState, DrunterMove>;

/**
 * A lesson that practises memory: the learner makes these steps one after the other, sees what is
 * covered by them, and is asked when it can be seen no more.
 */
export function stepByStep(
  steps: readonly string[],
  last: DrunterLesson['judge'],
): DrunterLesson['judge'] {
  return (before, move, after) => {
    const next = nextOf(steps, before);
    if (next === undefined) return last(before, move, after);
    return game.notation.make(before, move) === next ? 'go-on' : 'wrong';
  };
}

/** What the other one does after each of these steps. */
export function repliesTo(
  steps: readonly string[],
  replies: readonly string[],
): (state: DrunterState) => DrunterMove {
  return (state) => {
    const next = nextOf(steps, state);
    const done = next === undefined ? steps.length : steps.indexOf(next);
    const move = game.notation.parse(state, 2, must(replies[done - 1], 'a reply'));
    if (!move.ok) throw new Error('an unreadable reply');
    return move.value;
  };
}

/** The first step that was not made yet: its stone still stands where it begins. */
function nextOf(steps: readonly string[], { stacks }: DrunterState): string | undefined {
  return steps.find((step) => {
    const from = circleNamed(must(step.split('-')[0], 'a circle'));
    return stacks[from]?.some(({ owner }) => owner === 1);
  });
}
