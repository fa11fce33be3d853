import { RECORD_FORMAT, type MatchRecord } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { createArchive, type ArchivedMatch } from './archive.ts';
import { type AsyncStore, memoryAsyncStore } from './async-store.ts';

const RECORD: MatchRecord = {
  format: RECORD_FORMAT,
  game: 'nim',
  rulesVersion: 1,
  seats: 2,
  options: {},
  seedHash: '0'.repeat(64),
  log: [],
};

function match(id: string, more: Partial<ArchivedMatch> = {}): ArchivedMatch {
  const holders = [{ seat: 1, kind: 'you', present: true }] as const;
  return { id, source: 'here', game: 'nim', finished: 1, plies: 3, holders, ...more };
}

/** A device without any room left. */
function fullStore(store: AsyncStore): AsyncStore {
  return { ...store, write: async () => false };
}

describe('the archive of finished matches', () => {
  it('has the newest first, each with its moves', async () => {
    const archive = createArchive(Promise.resolve(memoryAsyncStore()));
    await archive.put(match('a', { finished: 5 }), RECORD);
    await archive.put(match('b', { finished: 9 }), RECORD);
    expect((await archive.all()).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(await archive.recordOf('a')).toEqual(RECORD);
    expect(await archive.recordOf('c')).toBeUndefined();
  });

  it('counts as the log, the replay and the story number: every entry', async () => {
    const archive = createArchive(Promise.resolve(memoryAsyncStore()));
    const entries = [
      ['chance', 'deal 3'],
      [1, 'take 1'],
      [2, 'take 2'],
      [2, 'undo'],
      [2, 'draw'],
      ['table', 'forfeit 2 clock'],
    ] as const;
    const log = entries.map(([by, move]) => ({ by, move }));
    await archive.put(match('a'), { ...RECORD, log });
    expect(await archive.get('a')).toMatchObject({ plies: entries.length });
  });

  it('keeps name and star, whatever is put in again', async () => {
    const archive = createArchive(Promise.resolve(memoryAsyncStore()));
    await archive.put(match('a'), RECORD);
    expect(await archive.change('a', { name: 'Grandma’s revenge' })).toBe(true);
    expect(await archive.change('a', { isFavourite: true })).toBe(true);
    await archive.put(match('a'), RECORD);
    expect(await archive.get('a')).toMatchObject({ name: 'Grandma’s revenge', isFavourite: true });
    expect(await archive.change('nobody', { isFavourite: true })).toBe(false);
  });

  it('does not take back by itself what was thrown away; who opens the file again does', async () => {
    const archive = createArchive(Promise.resolve(memoryAsyncStore()));
    await archive.put(match('a'), RECORD);
    await archive.put(match('file-1', { source: 'file' }), RECORD);
    await archive.remove('a');
    await archive.remove('file-1');
    expect(await archive.removed()).toEqual(new Set(['a', 'file-1']));
    await archive.put(match('a'), RECORD);
    await archive.put(match('file-1', { source: 'file' }), RECORD);
    expect((await archive.all()).map(({ id }) => id)).toEqual(['file-1']);
  });

  it('says so where the device is full, and loses nothing that it had', async () => {
    const store = memoryAsyncStore();
    await createArchive(Promise.resolve(store)).put(match('a'), RECORD);
    const full = createArchive(Promise.resolve(fullStore(store)));
    expect(await full.put(match('b'), RECORD)).toBe(false);
    expect(await full.change('a', { isFavourite: true })).toBe(false);
    expect((await full.all()).map(({ id }) => id)).toEqual(['a']);
  });

  it('leaves alone what it cannot read', async () => {
    const store = memoryAsyncStore();
    await store.write([{ table: 'matches', key: 'x', value: { id: 'x' } }]);
    expect(await createArchive(Promise.resolve(store)).all()).toEqual([]);
  });

  it.each([
    ['a player who is none', { holders: [null] }],
    ['a player of no kind', { holders: [{ seat: 1, kind: 'ghost' }] }],
    ['a name that is none', { holders: [{ seat: 1, kind: 'person', name: {} }] }],
    ['a title that is none', { name: {} }],
    ['an outcome that is none', { outcome: 7 }],
    ['a date that no clock shows', { finished: 1e300 }],
    ['fewer moves than none', { plies: -1 }],
  ])('leaves alone a match with %s, and shows the others', async (_, damage) => {
    const store = memoryAsyncStore();
    await createArchive(Promise.resolve(store)).put(match('a'), RECORD);
    await store.write([{ table: 'matches', key: 'x', value: { ...match('x'), ...damage } }]);
    const found = await createArchive(Promise.resolve(store)).all();
    expect(found.map(({ id }) => id)).toEqual(['a']);
  });
});
