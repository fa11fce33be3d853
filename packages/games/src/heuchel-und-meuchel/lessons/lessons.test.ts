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
import type { HeuchelLesson } from './heuchel-lesson.ts';
import { lessons } from './index.ts';

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_id, lesson) => {
  it('begins with a position that play can lead to: no open stack at its goal', () => {
    for (const column of lesson.start.columns) {
      for (const row of openRows(column)) {
        expect(goalRow(topOf(pileAt(column, row) as Pile))).toBeGreaterThan(row);
      }
    }
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

function read(state: HeuchelState, text: string): HeuchelMove {
  const move = game.notation.parse(state, 1, text);
  if (!move.ok) throw new Error(`unreadable: ${text}`);
  return move.value;
}
