import { describe, expect, it } from 'vitest';
import { type KeyValue, memoryStore } from '../../device/key-value.ts';
import { matchShelf } from './match-shelf.ts';
import type { SavedMatch } from './saved-match.ts';

function saved(id: string, changed: number, isOver = false): SavedMatch {
  return {
    version: 1,
    id,
    game: 'nim',
    rulesVersion: 1,
    seats: [{ kind: 'you' }, { kind: 'bot', level: 1 }],
    options: {},
    seed: '0'.repeat(64),
    log: [],
    ...(isOver ? { outcome: { winners: [1], rule: 'NI3' } } : {}),
    yourTurn: !isOver,
    changed,
  };
}

/** A device with room for so many things. */
function storeFor(most: number): KeyValue {
  const store = memoryStore();
  const isFull = (key: string): boolean =>
    store.get(key) === undefined && store.keys('').length >= most;
  return { ...store, set: (key, value) => !isFull(key) && store.set(key, value) };
}

describe('the shelf of matches', () => {
  it('gives back what was put on it, also to another visit', () => {
    const store = memoryStore();
    matchShelf(store).put(saved('local-a', 1));
    expect(matchShelf(store).get('local-a')).toEqual(saved('local-a', 1));
  });

  it('lists the newest first', () => {
    const shelf = matchShelf(memoryStore());
    for (const changed of [2, 3, 1]) shelf.put(saved(`local-${changed}`, changed));
    expect(shelf.all().map(({ id }) => id)).toEqual(['local-3', 'local-2', 'local-1']);
  });

  it('throws away old finished matches, and never a running one', () => {
    const shelf = matchShelf(memoryStore());
    shelf.put(saved('local-running', 0));
    for (let changed = 1; changed <= 45; changed++)
      shelf.put(saved(`local-${changed}`, changed, true));
    const ids = shelf.all().map(({ id }) => id);
    expect(ids).toHaveLength(41);
    expect(ids).toContain('local-running');
    expect(ids).not.toContain('local-5');
    expect(ids).toContain('local-6');
  });

  it('leaves lie what it cannot read', () => {
    const store = memoryStore();
    store.set('kast.match.local-x', '{"version":1');
    store.set('kast.match.local-y', '{"version":99}');
    expect(matchShelf(store).all()).toEqual([]);
  });

  it('makes room on a full device: the oldest finished match goes, and never a running one', () => {
    const shelf = matchShelf(storeFor(3));
    shelf.put(saved('local-running', 0));
    shelf.put(saved('local-old', 1, true));
    shelf.put(saved('local-new', 2, true));
    expect(shelf.put(saved('local-a', 3))).toBe(true);
    expect(shelf.all().map(({ id }) => id)).toEqual(['local-a', 'local-new', 'local-running']);
    expect(shelf.put(saved('local-b', 4))).toBe(true);
    expect(shelf.put(saved('local-c', 5))).toBe(false);
    expect(shelf.all().map(({ id }) => id)).toEqual(['local-b', 'local-a', 'local-running']);
  });

  it('gives up no finished match for one that does not fit at all', () => {
    const store = memoryStore();
    const set: KeyValue['set'] = (key, value) => !key.endsWith('huge') && store.set(key, value);
    const shelf = matchShelf({ ...store, set });
    shelf.put(saved('local-old', 1, true));
    shelf.put(saved('local-new', 2, true));
    expect(shelf.put(saved('local-huge', 3))).toBe(false);
    expect(shelf.all().map(({ id }) => id)).toEqual(['local-new', 'local-old']);
  });

  it('says when the device will not keep it', () => {
    const full = { ...memoryStore(), set: () => false };
    expect(matchShelf(full).put(saved('local-a', 1))).toBe(false);
  });
});
