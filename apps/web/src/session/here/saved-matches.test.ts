import { describe, expect, it } from 'vitest';
import { type KeyValue, memoryStore } from '../../device/key-value.ts';
import type { SavedMatch } from './saved-match.ts';
import { ENTRIES_IN_A_PART, savedMatches } from './saved-matches.ts';

function saved(id: string, changed: number, isOver = false): SavedMatch {
  return {
    version: 2,
    id,
    game: 'nim',
    rulesVersion: 1,
    seats: [{ kind: 'you' }, { kind: 'bot', level: 1 }],
    options: {},
    seed: '0'.repeat(64),
    plies: 0,
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

describe('the matches of a device', () => {
  it('gives back what was put there, also to another visit', () => {
    const store = memoryStore();
    savedMatches(store).put(saved('local-a', 1));
    expect(savedMatches(store).get('local-a')).toEqual(saved('local-a', 1));
  });

  it('lists the newest first', () => {
    const kept = savedMatches(memoryStore());
    for (const changed of [2, 3, 1]) kept.put(saved(`local-${changed}`, changed));
    expect(kept.all().map(({ id }) => id)).toEqual(['local-3', 'local-2', 'local-1']);
  });

  it('throws away old finished matches, and never a running one', () => {
    const kept = savedMatches(memoryStore());
    kept.put(saved('local-running', 0));
    for (let changed = 1; changed <= 45; changed++)
      kept.put(saved(`local-${changed}`, changed, true));
    const ids = kept.all().map(({ id }) => id);
    expect(ids).toHaveLength(41);
    expect(ids).toContain('local-running');
    expect(ids).not.toContain('local-5');
    expect(ids).toContain('local-6');
  });

  it('leaves lie what is kept under an id that is not its own, also on a full device', () => {
    const store = storeFor(2);
    store.set('kast.match.local-x', JSON.stringify(saved('elsewhere', 1, true)));
    const kept = savedMatches(store);
    expect(kept.all()).toEqual([]);
    expect(kept.put(saved('local-a', 2))).toBe(true);
    expect(kept.put(saved('local-b', 3))).toBe(false);
  });

  it('leaves lie what it cannot read', () => {
    const store = memoryStore();
    store.set('kast.match.local-x', '{"version":2');
    store.set('kast.match.local-y', '{"version":99}');
    expect(savedMatches(store).all()).toEqual([]);
  });

  it.each([
    ['no seed', { seed: undefined }],
    ['a seat that is none', { seats: [null] }],
    ['a seat of nobody', { seats: [{ kind: 'ghost' }] }],
    ['a computer without a level', { seats: [{ kind: 'bot' }] }],
    ['a name that is none', { seats: [{ kind: 'you', name: {} }] }],
    ['no options', { options: null }],
    ['no date', { changed: 'today' }],
    ['a date that no clock shows', { changed: 1e300 }],
    ['more moves than any match', { plies: 1e9 }],
    ['fewer than none', { plies: -5 }],
    ['an outcome that is none', { outcome: 7 }],
    ['winners that are none', { outcome: { rule: 'NI3', winners: 1 } }],
  ])('leaves lie a match with %s, and shows the others', (_, damage) => {
    const store = memoryStore();
    savedMatches(store).put(saved('local-a', 1));
    store.set('kast.match.local-x', JSON.stringify({ ...saved('local-x', 2), ...damage }));
    expect(
      savedMatches(store)
        .all()
        .map(({ id }) => id),
    ).toEqual(['local-a']);
  });

  it('makes room on a full device: the oldest finished match goes, and never a running one', () => {
    const kept = savedMatches(storeFor(3));
    kept.put(saved('local-running', 0));
    kept.put(saved('local-old', 1, true));
    kept.put(saved('local-new', 2, true));
    expect(kept.put(saved('local-a', 3))).toBe(true);
    expect(kept.all().map(({ id }) => id)).toEqual(['local-a', 'local-new', 'local-running']);
    expect(kept.put(saved('local-b', 4))).toBe(true);
    expect(kept.put(saved('local-c', 5))).toBe(false);
    expect(kept.all().map(({ id }) => id)).toEqual(['local-b', 'local-a', 'local-running']);
  });

  it('makes room first by what the history has, too', () => {
    const kept = savedMatches(storeFor(3));
    kept.put(saved('local-old', 1, true));
    kept.put({ ...saved('local-archived', 2, true), isArchived: true });
    kept.put(saved('local-new', 3, true));
    expect(kept.put(saved('local-a', 4))).toBe(true);
    expect(kept.all().map(({ id }) => id)).toEqual(['local-a', 'local-new', 'local-old']);
  });

  it('gives up no finished match for one that does not fit at all', () => {
    const store = memoryStore();
    const set: KeyValue['set'] = (key, value) => !key.endsWith('huge') && store.set(key, value);
    const kept = savedMatches({ ...store, set });
    kept.put(saved('local-old', 1, true));
    kept.put(saved('local-new', 2, true));
    expect(kept.put(saved('local-huge', 3))).toBe(false);
    expect(kept.all().map(({ id }) => id)).toEqual(['local-new', 'local-old']);
  });

  it('says when the device will not keep it', () => {
    const full = { ...memoryStore(), set: () => false };
    expect(savedMatches(full).put(saved('local-a', 1))).toBe(false);
  });

  it('gives back the log, however it came in', () => {
    const store = memoryStore();
    const kept = savedMatches(store);
    const log = Array.from({ length: 200 }, (_, ply) => ({ by: 1, move: `take ${ply}` }));
    for (let plies = 0, step = 1; plies < 200; plies += step, step = (step % 7) + 1) {
      const added = log.slice(plies, plies + step);
      kept.put({ ...saved('local-a', 1), plies: plies + added.length }, added);
    }
    const match = savedMatches(store).get('local-a');
    expect(match && kept.logOf(match)).toEqual(log);
    kept.remove('local-a');
    expect(store.keys('')).toEqual([]);
  });

  it('writes no more for the thousandth entry than for the tenth', () => {
    const store = memoryStore();
    let written = 0;
    const set: KeyValue['set'] = (key, value) => {
      written += value.length;
      return store.set(key, value);
    };
    const kept = savedMatches({ ...store, set });
    const costs = Array.from({ length: 10 * ENTRIES_IN_A_PART }, (_, ply) => {
      written = 0;
      kept.put({ ...saved('local-a', 1), plies: ply + 1 }, [{ by: 1, move: 'take 1' }]);
      return written;
    });
    const worst = Math.max(...costs.slice(0, ENTRIES_IN_A_PART));
    expect(Math.max(...costs)).toBeLessThan(worst + 10);
  });

  it('does not count what was written only in part', () => {
    const store = memoryStore();
    savedMatches(store).put({ ...saved('local-a', 1), plies: 1 }, [{ by: 1, move: 'take 1' }]);
    let room = 1;
    const set: KeyValue['set'] = (key, value) => room-- > 0 && store.set(key, value);
    const full = savedMatches({ ...store, set });
    expect(full.put({ ...saved('local-a', 2), plies: 2 }, [{ by: 2, move: 'take 2' }])).toBe(false);
    const match = savedMatches(store).get('local-a');
    expect(match && savedMatches(store).logOf(match)).toEqual([{ by: 1, move: 'take 1' }]);
  });

  it('says when a part of a log is gone', () => {
    const store = memoryStore();
    const kept = savedMatches(store);
    kept.put({ ...saved('local-a', 1), plies: 1 }, [{ by: 1, move: 'take 1' }]);
    store.remove('kast.match-log.local-a.0');
    expect(kept.logOf({ ...saved('local-a', 1), plies: 1 })).toBeUndefined();
  });
});
