import { describe, expect, it } from 'vitest';
import { game, readMove, seatOf, type TablutState } from '../rules/index.ts';
import { LESSON_IDS } from '../texts/texts.ts';
import { lessons } from './index.ts';
import type { TablutLesson } from './tablut-lesson.ts';

describe('the course', () => {
  it('has a text for every lesson, in order', () => {
    expect(lessons.map(({ id }) => id)).toEqual(LESSON_IDS);
  });
});

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_id, lesson) => {
  it('begins with the learner on turn', () => {
    expect(seatOf(lesson.start.turn)).toBe(lesson.seat);
    expect(lesson.start.outcome).toBeNull();
  });

  it('is solved by its solution and not before the end of it', () => {
    const verdicts = playSolution(lesson);
    expect(verdicts.at(-1)).toBe('solved');
    expect(verdicts.slice(0, -1).every((verdict) => verdict === 'go-on')).toBe(true);
  });

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

describe('the lesson on escaping', () => {
  it('does not let the learner dawdle', () => {
    const lesson = lessons.find(({ id }) => id === 'escaping') as TablutLesson;
    const first = readMove(lesson.start, 'd4-d1');
    const open = game.apply(lesson.start, 1, first);
    const answered = game.apply(open, 2, lesson.reply?.(open) ?? first);
    const dawdling = readMove(answered, 'f3-f4');
    expect(lesson.judge(answered, dawdling, game.apply(answered, 1, dawdling))).toBe('wrong');
  });
});

function playSolution(lesson: TablutLesson): string[] {
  const verdicts: string[] = [];
  let state: TablutState = lesson.start;
  for (const text of lesson.solution) {
    const move = readMove(state, text);
    const after = game.apply(state, lesson.seat, move);
    verdicts.push(lesson.judge(state, move, after));
    const answer = after.outcome ? undefined : lesson.reply?.(after);
    expect(answer && game.check(after, 3 - lesson.seat, answer)).toBeUndefined();
    state = answer ? game.apply(after, 3 - lesson.seat, answer) : after;
  }
  return verdicts;
}
