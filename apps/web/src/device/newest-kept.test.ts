import { describe, expect, it } from 'vitest';
import { type KeyValue, memoryStore } from './key-value.ts';
import { newestKept } from './newest-kept.ts';

type Kept = readonly [match: string, ply: number];

const isKept = (value: unknown): value is Kept => Array.isArray(value) && value.length === 2;

function keptIn(store: KeyValue) {
  return newestKept(store, { key: 'kept', most: 3, matchOf: ([match]) => match, isKept });
}

describe('what is kept of the latest matches', () => {
  it('is that of those that were touched last', () => {
    const store = memoryStore();
    for (const match of ['a', 'b', 'c', 'a', 'd']) expect(keptIn(store).put([match, 1])).toBe(true);
    expect(['a', 'b', 'c', 'd'].map((match) => keptIn(store).get(match)?.[0])).toEqual([
      'a',
      undefined,
      'c',
      'd',
    ]);
  });

  it('is replaced, and removed', () => {
    const store = memoryStore();
    keptIn(store).put(['a', 1]);
    keptIn(store).put(['b', 1]);
    keptIn(store).put(['a', 2]);
    expect(keptIn(store).get('a')).toEqual(['a', 2]);
    keptIn(store).remove('a');
    expect(store.get('kept')).toBe('[["b",1]]');
  });

  it('is nothing where it cannot be read, and is known to be lost where it cannot be written', () => {
    const store = memoryStore();
    store.set('kept', '[["a"]]');
    expect(keptIn(store).get('a')).toBeUndefined();
    expect(keptIn({ ...store, set: () => false }).put(['a', 1])).toBe(false);
  });
});
