import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../device/key-value.ts';
import { seenPlies } from './seen-plies.ts';

describe('how far a match was seen', () => {
  it('is nothing for a match that was never opened', () => {
    expect(seenPlies(memoryStore()).get('x')).toBe(0);
  });

  it('is remembered, also by the next visit', () => {
    const store = memoryStore();
    seenPlies(store).set('x', 4);
    seenPlies(store).set('x', 7);
    expect(seenPlies(store).get('x')).toBe(7);
  });

  it('is forgotten for matches that were looked at long ago', () => {
    const seen = seenPlies(memoryStore());
    for (let match = 0; match <= 60; match++) seen.set(`match-${match}`, 1);
    expect(seen.get('match-0')).toBe(0);
    expect(seen.get('match-1')).toBe(1);
  });
});
