import { must, type Seat } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import {
  circleNamed,
  type DrunterMove,
  type DrunterState,
  game,
  STONES_PER_COLOUR,
} from '../rules/index.ts';
import type { DrunterLesson } from './drunter-lesson.ts';
import { lessons } from './index.ts';

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_id, lesson) => {
  it('begins with all the stones of a match, and with nothing shown that a match would not show', () => {
    const { stacks, inHand, options } = lesson.start;
    const stones = (seat: Seat) => stacks.flat().filter(({ owner }) => owner === seat).length;
    expect([1, 2].map((seat) => stones(seat) + (inHand[seat - 1] ?? 0))).toEqual([
      STONES_PER_COLOUR,
      STONES_PER_COLOUR,
    ]);
    expect(options.memory).toBe('strict');
  });
});

describe.each([
  ['claiming', 'f6', 'R'],
  ['allowing', 'd1', 'Y'],
  ['blocking', 'g5', 'Y'],
  ['klaar', 'f4', 'V'],
])('DD6.2 the lesson on %s', (id, circle, colour) => {
  it(`has shown ${circle} and hides it before it asks`, () => {
    const lesson = must(
      lessons.find((each) => each.id === id),
      id,
    );
    const shown = (state: DrunterState) => game.view(state, 1).circles[circleNamed(circle)];
    const states = statesOf(lesson);
    expect(shown(must(states[0], 'the start'))).toBe(colour);
    expect(shown(must(states.at(-1), 'the question'))).toBeNull();
  });
});

describe('what the lessons warn of', () => {
  it.each([
    ['claiming', 'allow'],
    ['allowing', 'claim'],
    ['blocking', 'b4-c4'],
    ['klaar', 'klaar'],
  ])('%s takes no %s for an answer', (id, text) => {
    const lesson = must(
      lessons.find((each) => each.id === id),
      id,
    );
    const asked = must(statesOf(lesson).at(-1), 'the question');
    const move = read(asked, 1, text);
    expect(lesson.judge(asked, move, after(asked, 1, move))).toBe('wrong');
  });
});

/** How it stands whenever the learner is asked, the last question last. */
function statesOf(lesson: DrunterLesson): readonly DrunterState[] {
  const asked = [lesson.start];
  for (const text of lesson.solution.slice(0, -1)) {
    const before = must(asked.at(-1), 'a question');
    const moved = after(before, 1, read(before, 1, text));
    asked.push(after(moved, 2, must(lesson.reply?.(moved), 'a reply')));
  }
  return asked;
}

function after(state: DrunterState, seat: Seat, move: DrunterMove): DrunterState {
  expect(game.check(state, seat, move)).toBeUndefined();
  return game.apply(state, seat, move);
}

function read(state: DrunterState, seat: Seat, text: string): DrunterMove {
  const move = game.notation.parse(state, seat, text);
  if (!move.ok) throw new Error(`unreadable: ${text}`);
  return move.value;
}
