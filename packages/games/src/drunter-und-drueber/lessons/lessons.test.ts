import { describe, expect, it } from 'vitest';
import { type DrunterMove, type DrunterState, game } from '../rules/index.ts';
import { LESSON_IDS } from '../texts/texts.ts';
import type { DrunterLesson } from './drunter-lesson.ts';
import { lessons } from './index.ts';

describe('the course', () => {
  it('has a text for every lesson, in order', () => {
    expect(lessons.map(({ id }) => id)).toEqual(LESSON_IDS);
  });
});

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_id, lesson) => {
  it('begins with a decision of the learner', () => {
    expect(game.turn(lesson.start)).toMatchObject({ kind: 'seats', seats: [lesson.seat] });
  });

  it('is solved by its solution and not before the end of it', () => {
    const verdicts = playSolution(lesson);
    expect(verdicts.at(-1)).toBe('solved');
    expect(verdicts.slice(0, -1).every((verdict) => verdict === 'go-on')).toBe(true);
  });

  it('can be got wrong', () => {
    const verdicts = game
      .moves(lesson.start, lesson.seat)
      .map((move) => lesson.judge(lesson.start, move, after(lesson.start, lesson.seat, move)));
    expect(verdicts).toContain('wrong');
  });
});

describe('the lesson on claiming', () => {
  it('wants the claim, not silence', () => {
    const lesson = lessons.find(({ id }) => id === 'claiming') as DrunterLesson;
    const moved = after(lesson.start, 1, read(lesson.start, 'e6-f6'));
    const attacked = after(moved, 2, lesson.reply?.(moved) ?? { kind: 'pass' });
    const silent = read(attacked, 'allow');
    expect(lesson.judge(attacked, silent, after(attacked, 1, silent))).toBe('wrong');
  });
});

function playSolution(lesson: DrunterLesson): string[] {
  const verdicts: string[] = [];
  let state: DrunterState = lesson.start;
  for (const text of lesson.solution) {
    const move = read(state, text);
    const moved = after(state, lesson.seat, move);
    verdicts.push(lesson.judge(state, move, moved));
    const answer = moved.outcome ? undefined : lesson.reply?.(moved);
    state = answer && verdicts.at(-1) === 'go-on' ? after(moved, 2, answer) : moved;
  }
  return verdicts;
}

function after(state: DrunterState, seat: number, move: DrunterMove): DrunterState {
  expect(game.check(state, seat, move)).toBeUndefined();
  return game.apply(state, seat, move);
}

function read(state: DrunterState, text: string): DrunterMove {
  const move = game.notation.parse(state, 1, text);
  if (!move.ok) throw new Error(`unreadable: ${text}`);
  return move.value;
}
