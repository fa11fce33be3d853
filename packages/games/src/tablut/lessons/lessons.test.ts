import { describe, expect, it } from 'vitest';
import { game, readMove } from '../rules/index.ts';
import { lessons } from './index.ts';
import type { TablutLesson } from './tablut-lesson.ts';

const LIGHT = 1;

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_id, lesson) => {
  it('is solved by no other first move', () => {
    const right = game
      .moves(lesson.start, lesson.seat)
      .filter((move) => {
        const after = game.apply(lesson.start, lesson.seat, move);
        return lesson.judge(lesson.start, move, after) !== 'wrong';
      })
      .map((move) => game.notation.make(lesson.start, move));
    expect(right).toEqual(lesson.solution.slice(0, 1));
  });
});

describe.each(
  lessons.filter(({ seat }) => seat === LIGHT).map((lesson) => [lesson.id, lesson] as const),
)('lesson %s for light', (_id, { start, seat, solution }) => {
  it('praises no move after which the king can be taken', () => {
    const after = game.apply(start, seat, readMove(start, solution[0] ?? ''));
    expect(game.view(after, seat).threats).toEqual([]);
  });
});

describe('the lesson on escaping', () => {
  it('does not let the learner dawdle', () => {
    const lesson = lessons.find(({ id }) => id === 'escaping') as TablutLesson;
    const first = readMove(lesson.start, 'c3-i3');
    const open = game.apply(lesson.start, 1, first);
    const answered = game.apply(open, 2, lesson.reply?.(open) ?? first);
    const dawdling = readMove(answered, 'f7-f6');
    expect(lesson.judge(answered, dawdling, game.apply(answered, 1, dawdling))).toBe('wrong');
  });
});
