import { describe, expect, it } from 'vitest';
import { memoryStore } from '../device/key-value.ts';
import { rememberStars, starsOf, sumOfStars } from './stars.ts';

describe('stars', () => {
  it('are kept per game and course, the best of all tries', () => {
    const store = memoryStore();
    rememberStars(store, 'lessons', 'nim', { id: 'first', stars: 1 });
    rememberStars(store, 'lessons', 'nim', { id: 'second', stars: 3 });
    rememberStars(store, 'lessons', 'nim', { id: 'first', stars: 2 });
    rememberStars(store, 'lessons', 'nim', { id: 'second', stars: 0 });
    const kept = starsOf(store, 'lessons', 'nim');
    expect([...kept]).toEqual([
      ['first', 2],
      ['second', 3],
    ]);
    expect(sumOfStars(kept)).toBe(5);
    expect(starsOf(store, 'puzzles', 'nim').size).toBe(0);
    expect(starsOf(store, 'lessons', 'tablut').size).toBe(0);
  });

  it('are none for what was solved before there were any', () => {
    const store = memoryStore();
    store.set('kast.lessons.nim', '["first"]');
    expect([...starsOf(store, 'lessons', 'nim')]).toEqual([['first', 0]]);
  });

  it('begin afresh where what was kept cannot be read', () => {
    const store = memoryStore();
    store.set('kast.lessons.nim', '{"first":true}');
    expect(starsOf(store, 'lessons', 'nim').size).toBe(0);
  });
});
