import { describe, expect, it } from 'vitest';
import { memoryStore } from '../device/key-value.ts';
import { rememberSolved, solvedLessons } from './progress.ts';

describe('progress in the lessons', () => {
  it('is kept per game, each lesson once', () => {
    const store = memoryStore();
    rememberSolved(store, 'nim', 'first');
    rememberSolved(store, 'nim', 'second');
    rememberSolved(store, 'nim', 'first');
    expect([...solvedLessons(store, 'nim')]).toEqual(['first', 'second']);
    expect(solvedLessons(store, 'tablut').size).toBe(0);
  });

  it('starts afresh where what was kept cannot be read', () => {
    const store = memoryStore();
    store.set('kast.lessons.nim', '{"first":true}');
    expect(solvedLessons(store, 'nim').size).toBe(0);
  });
});
