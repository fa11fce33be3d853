import { describe, expect, it } from 'vitest';
import {
  game,
  goalRow,
  type HeuchelMove,
  type HeuchelState,
  openRows,
  type Pile,
  pileAt,
  topOf,
} from '../rules/index.ts';
import { LESSON_IDS } from '../texts/texts.ts';
import type { HeuchelLesson } from './heuchel-lesson.ts';
import { lessons } from './index.ts';

describe('the course', () => {
  it('has a text for every lesson, in order', () => {
    expect(lessons.map(({ id }) => id)).toEqual(LESSON_IDS);
  });
});

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_id, lesson) => {
  it('begins with the learner to decide', () => {
    const turn = game.turn(lesson.start);
    expect(turn.kind === 'seats' ? turn.seats : []).toContain(lesson.seat);
  });

  it('begins with a position that play can lead to: no open stack at its goal', () => {
    for (const column of lesson.start.columns) {
      for (const row of openRows(column)) {
        expect(goalRow(topOf(pileAt(column, row) as Pile))).toBeGreaterThan(row);
      }
    }
  });

  it('is solved by its solution and not before the end of it', () => {
    const verdicts = playSolution(lesson);
    expect(verdicts.at(-1)).toBe('solved');
    expect(verdicts.slice(0, -1).every((verdict) => verdict === 'go-on')).toBe(true);
  });

  it('is solved by no other first move', () => {
    const right = game.moves(lesson.start, lesson.seat).filter((move) => {
      const after = game.apply(lesson.start, lesson.seat, move);
      return lesson.judge(lesson.start, move, after) !== 'wrong';
    });
    expect(right.map((move) => game.notation.make(lesson.start, move))).toEqual(
      lesson.solution.slice(0, 1),
    );
  });
});

describe('the lesson on taking too early', () => {
  it('is right: taking loses the match, and leaving keeps it open', () => {
    const lesson = lessons.find(({ id }) => id === 'not-yet') as HeuchelLesson;
    const taken = game.apply(lesson.start, 1, read(lesson.start, 'take b1'));
    expect(taken.outcome?.winners).toEqual([2]);
    expect(game.apply(lesson.start, 1, read(lesson.start, 'leave')).outcome).toBeNull();
  });
});

function playSolution(lesson: HeuchelLesson): readonly string[] {
  const verdicts: string[] = [];
  let state = lesson.start;
  for (const text of lesson.solution) {
    const move = read(state, text);
    expect(game.check(state, lesson.seat, move)).toBeUndefined();
    const after = game.apply(state, lesson.seat, move);
    verdicts.push(lesson.judge(state, move, after));
    state = after;
  }
  return verdicts;
}

function read(state: HeuchelState, text: string): HeuchelMove {
  const move = game.notation.parse(state, 1, text);
  if (!move.ok) throw new Error(`unreadable: ${text}`);
  return move.value;
}
