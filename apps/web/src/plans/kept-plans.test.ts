import { describe, expect, it } from 'vitest';
import { memoryStore } from '../device/key-value.ts';
import type { LoggedPly } from '../session/match-log.ts';
import { keepPlan, keptPlan, linesLeft, plannedAnswer } from './kept-plans.ts';

const PLAN = {
  ply: 3,
  lines: [
    ['a', 'b', 'c', 'd'],
    ['e', 'f'],
  ],
};

/** Seat 2 plans: seat 1 moves first. */
function played(...moves: readonly string[]): readonly LoggedPly[] {
  return moves.map((move, at) => ({
    entry: { by: (at % 2) + 1, move },
    events: [],
  }));
}

describe('T15 a plan that the device remembers', () => {
  it('is there until nothing is planned any more', () => {
    const store = memoryStore();
    keepPlan(store, 'one', PLAN);
    keepPlan(store, 'two', { ply: 0, lines: [['x', 'y']] });
    expect(keptPlan(store, 'one')).toMatchObject(PLAN);
    keepPlan(store, 'one', { ply: 4, lines: [] });
    expect([keptPlan(store, 'one'), keptPlan(store, 'two')?.ply]).toEqual([undefined, 0]);
  });

  it('is none where something else was kept', () => {
    const store = memoryStore();
    store.set('kast.plans', '[{"match":"one","ply":0,"lines":[[1]]}]');
    expect(keptPlan(store, 'one')).toBeUndefined();
  });

  it('says which lines can still come', () => {
    expect(linesLeft(PLAN, played())).toEqual(PLAN.lines);
    expect(linesLeft(PLAN, played('a'))).toEqual([['b', 'c', 'd']]);
    expect(linesLeft(PLAN, played('x'))).toEqual([]);
    expect(linesLeft(PLAN, played('e', 'f'))).toEqual([]);
  });

  it('says which own move it has made', () => {
    expect(plannedAnswer(PLAN, 2, played('a'))?.entry.move).toBeUndefined();
    expect(plannedAnswer(PLAN, 2, played('a', 'b'))?.entry.move).toBe('b');
    expect(plannedAnswer(PLAN, 2, played('a', 'b', 'x'))?.entry.move).toBe('b');
    expect(plannedAnswer(PLAN, 2, played('a', 'b', 'c', 'd'))?.entry.move).toBe('d');
    expect(plannedAnswer(PLAN, 2, played('a', 'b', 'c', 'x'))?.entry.move).toBeUndefined();
    expect(plannedAnswer(PLAN, 2, played('a', 'b', 'undo', 'g'))?.entry.move).toBeUndefined();
  });
});
