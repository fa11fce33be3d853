import { describe, expect, it } from 'vitest';
import { type DrunterMove, type DrunterState, game } from '../rules/index.ts';
import type { DrunterLesson } from './drunter-lesson.ts';
import { lessons } from './index.ts';

describe('the lesson on claiming', () => {
  it('wants the claim, not silence', () => {
    const lesson = lessons.find(({ id }) => id === 'claiming') as DrunterLesson;
    const moved = after(lesson.start, 1, read(lesson.start, 'e6-f6'));
    const attacked = after(moved, 2, lesson.reply?.(moved) ?? { kind: 'pass' });
    const silent = read(attacked, 'allow');
    expect(lesson.judge(attacked, silent, after(attacked, 1, silent))).toBe('wrong');
  });
});

function after(state: DrunterState, seat: number, move: DrunterMove): DrunterState {
  expect(game.check(state, seat, move)).toBeUndefined();
  return game.apply(state, seat, move);
}

function read(state: DrunterState, text: string): DrunterMove {
  const move = game.notation.parse(state, 1, text);
  if (!move.ok) throw new Error(`unreadable: ${text}`);
  return move.value;
}
