import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '@kast/kernel';
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

/** A device with room for so many characters. */
function storeOf(room: number): KeyValue {
  const store = memoryStore();
  const taken = () =>
    textsIn(store).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  return {
    ...store,
    set(key, value) {
      const grows = value.length - (store.get(key)?.length ?? -key.length);
      return (grows <= 0 || taken() + grows <= room) && store.set(key, value);
    },
  };
}

/** Counts from now on; says no to the sets that are named. */
function refusing(store: KeyValue, isRefused: (nth: number) => boolean): KeyValue {
  let sets = 0;
  return {
    ...store,
    set(key, value) {
      sets += 1;
      return !isRefused(sets) && store.set(key, value);
    },
  };
}

function textsIn(store: KeyValue): readonly (readonly [string, string])[] {
  return store
    .keys('')
    .toSorted()
    .map((key) => [key, store.get(key) ?? '']);
}

function logOfLength(length: number): readonly Entry[] {
  return Array.from({ length }, (_, ply) => ({ by: 1, move: `take ${ply}` }));
}

const LITTLE = { min: 0, max: 1500 };
const PLENTY = { min: 100_000, max: 100_000 };

/** So many finished matches, a running one, and what a device still has room for. */
const devicesWith = (room: { readonly min: number; readonly max: number }) =>
  fc
    .record({
      finished: fc.array(fc.integer({ min: 0, max: 3 * ENTRIES_IN_A_PART }), { maxLength: 4 }),
      running: fc.integer({ min: 0, max: 2 * ENTRIES_IN_A_PART }),
      room: fc.integer(room),
    })
    .map(({ finished, running, room }) => {
      const fill = (store: KeyValue): KeyValue => {
        const kept = savedMatches(store);
        for (const [index, plies] of finished.entries())
          kept.put({ ...saved(`local-${index}`, index, true), plies }, logOfLength(plies));
        kept.put({ ...saved('local-running', 9), plies: running }, logOfLength(running));
        return store;
      };
      const taken = textsIn(fill(memoryStore())).flat().join('').length;
      return { running, fill: () => fill(storeOf(taken + room)) };
    });

/** A match that goes on, or one that begins with all that it has. */
const puts = fc.record({
  isNew: fc.boolean(),
  added: fc.integer({ min: 1, max: 3 * ENTRIES_IN_A_PART }),
});

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

  it.each([1, ENTRIES_IN_A_PART, ENTRIES_IN_A_PART + 5])(
    'writes the whole log anew where its first %i entries are gone from the device',
    (plies) => {
      const store = memoryStore();
      const kept = savedMatches(store);
      const log = Array.from({ length: plies + 1 }, (_, ply) => ({ by: 1, move: `take ${ply}` }));
      kept.put({ ...saved('local-a', 1), plies }, log.slice(0, plies));
      for (const key of store.keys('')) store.remove(key);
      const match = { ...saved('local-a', 2), plies: plies + 1 };
      expect(kept.put(match, log.slice(-1))).toBe(false);
      expect(kept.put(match, log.slice(-1), () => log)).toBe(true);
      expect(kept.logOf(match)).toEqual(log);
    },
  );

  it('reads of a long log only the parts that are asked for', () => {
    const store = memoryStore();
    const read: string[] = [];
    const watched = {
      ...store,
      get(key: string) {
        read.push(key);
        return store.get(key);
      },
    };
    const kept = savedMatches(watched);
    const log = Array.from({ length: 10 * ENTRIES_IN_A_PART }, (_, ply) => ({
      by: 1,
      move: `${ply}`,
    }));
    const match = { ...saved('local-a', 1), plies: log.length };
    kept.put(match, log);
    read.length = 0;
    expect(kept.logOf(match, log.length - 2)).toEqual(log.slice(-2));
    expect(read).toHaveLength(1);
    expect(kept.logOf(match, ENTRIES_IN_A_PART)).toEqual(log.slice(ENTRIES_IN_A_PART));
    expect(kept.logOf(match, log.length)).toEqual([]);
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

  it('has a match that does not fit as long as its page is open', () => {
    const store = storeFor(0);
    const kept = savedMatches(store);
    expect(kept.put(saved('local-a', 1))).toBe(false);
    expect(kept.get('local-a')).toEqual(saved('local-a', 1));
    expect(kept.all()).toEqual([]);
    expect(savedMatches(store).get('local-a')).toBeUndefined();
    kept.remove('local-a');
    expect(kept.get('local-a')).toBeUndefined();
  });

  it('leaves nothing of a match that was not kept', () => {
    const store = memoryStore();
    const kept = savedMatches(refusing(store, (nth) => nth > 1));
    expect(kept.put({ ...saved('local-a', 1), plies: 1 }, logOfLength(1))).toBe(false);
    expect(kept.has('local-a')).toBe(false);
    expect(store.keys('')).toEqual([]);
  });

  it('changes nothing on a device where a match does not fit, and has all of it where it does', () => {
    fc.assert(
      fc.property(devicesWith(LITTLE), puts, ({ running, fill }, { isNew, added }) => {
        const store = fill();
        const before = textsIn(store);
        const kept = savedMatches(store);
        const { match, log } = putOf(running, isNew, added);
        const isKept = kept.put(match, log.slice(-added), () => log);
        expect(isKept ? kept.logOf(match) : textsIn(store)).toEqual(isKept ? log : before);
        expectWhole(store);
      }),
    );
  });

  it.each([
    ['once, also a full one', LITTLE, (nth: number, at: number) => nth === at],
    // Full and shut at once: what has just made room cannot come back, whatever one does.
    ['from then on', PLENTY, (nth: number, at: number) => nth >= at],
  ])('keeps what it had where a device refuses %s, whenever that is', (_, room, isRefused) => {
    fc.assert(
      fc.property(
        devicesWith(room),
        puts,
        fc.integer({ min: 1, max: 30 }),
        ({ running, fill }, { isNew, added }, at) => {
          const store = fill();
          const had = matchesIn(store);
          const kept = savedMatches(refusing(store, (nth) => isRefused(nth, at)));
          const { match, log } = putOf(running, isNew, added);
          const isKept = kept.put(match, log.slice(-added), () => log);
          expect(isKept ? kept.logOf(match) : matchesIn(store)).toEqual(isKept ? log : had);
          expectWhole(store);
        },
      ),
    );
  });

  it('says when a part of a log is gone', () => {
    const store = memoryStore();
    const kept = savedMatches(store);
    kept.put({ ...saved('local-a', 1), plies: 1 }, [{ by: 1, move: 'take 1' }]);
    store.remove('kast.match-log.local-a.0');
    expect(kept.logOf({ ...saved('local-a', 1), plies: 1 })).toBeUndefined();
  });
});

function putOf(running: number, isNew: boolean, added: number) {
  const plies = isNew ? added : running + added;
  const id = isNew ? 'local-new' : 'local-running';
  return { match: { ...saved(id, 10), plies }, log: logOfLength(plies) };
}

function matchesIn(store: KeyValue) {
  const kept = savedMatches(store);
  return kept.all().map((match) => ({ match, log: kept.logOf(match) }));
}

/** Nothing lies there of which something is missing. */
function expectWhole(store: KeyValue): void {
  const matches = matchesIn(store);
  const ids = matches.map(({ match }) => match.id);
  for (const { match, log } of matches) expect(log).toEqual(logOfLength(match.plies));
  for (const key of store.keys('kast.match-log.')) expect(ids).toContain(key.split('.')[2]);
}
