import { beforeEach, describe, expect, it } from 'vitest';
import type { StoreInTest } from './store-in-test-contract.ts';
import { addition, entry, logOf, tablut } from './samples-contract.ts';

export function snapshotsContract(current: StoreInTest): void {
  describe('snapshots', () => {
    beforeEach(async () => {
      await current.store.createMatch(tablut('one'));
      await current.store.createMatch(tablut('two'));
      const plies = Array.from({ length: 20 }, (_, ply) => entry(1, `move ${ply}`));
      await current.store.append({
        ...addition('one', 0, ...plies),
        snapshot: { rulesVersion: 1, data: 'at twenty' },
      });
      await current.store.saveSnapshot('one', { ply: 5, rulesVersion: 1, data: 'at five' });
    });

    const latest = async (atOrBefore: number, rulesVersion = 1, match = 'one') =>
      (await current.store.latestSnapshot(match, { atOrBefore, rulesVersion }))?.data;

    it('are kept beside each other, and found at or before a ply', async () => {
      await current.reopen();
      expect(await latest(99)).toBe('at twenty');
      expect(await latest(20)).toBe('at twenty');
      expect(await latest(19)).toBe('at five');
      expect(await latest(4)).toBeUndefined();
      expect(await latest(99, 1, 'two')).toBeUndefined();
      expect(await current.store.latestSnapshot('one', { atOrBefore: 9, rulesVersion: 1 })).toEqual(
        { ply: 5, rulesVersion: 1, data: 'at five' },
      );
    });

    it('are never given to rules of another version', async () => {
      expect(await latest(99, 2)).toBeUndefined();
      await current.store.saveSnapshot('one', { ply: 20, rulesVersion: 2, data: 'newer' });
      expect(await latest(99, 2)).toBe('newer');
      expect(await latest(99, 1)).toBe('at five');
    });

    it('are replaced by another of the same ply', async () => {
      await current.store.saveSnapshot('one', { ply: 5, rulesVersion: 1, data: 'again' });
      expect(await latest(9)).toBe('again');
    });

    it('are not kept of entries that came too late', async () => {
      const late = addition('one', 7, entry(1, 'x'));
      await current.store.append({ ...late, snapshot: { rulesVersion: 1, data: 'late' } });
      expect(await latest(9)).toBe('at five');
    });

    it.each([
      ['a ply that is not there', 'one', 21],
      ['a match that is not there', 'none', 0],
    ])('are not kept of %s', async (_what, match, ply) => {
      const wrong = current.store.saveSnapshot(match, { ply, rulesVersion: 1, data: '' });
      await expect(wrong).rejects.toThrow('has not reached');
    });

    it('can be thrown away, of one match or of all, and nothing else with them', async () => {
      await current.store.saveSnapshot('two', { ply: 0, rulesVersion: 1, data: 'other' });
      await current.store.dropSnapshots('one');
      expect([await latest(99), await latest(99, 1, 'two')]).toEqual([undefined, 'other']);
      await current.store.dropSnapshots();
      expect(await latest(99, 1, 'two')).toBeUndefined();
      expect(await logOf(current.store, 'one')).toHaveLength(20);
    });

    it('are told of by their plies, those of one version', async () => {
      await current.store.saveSnapshot('one', { ply: 9, rulesVersion: 2, data: 'newer' });
      expect(await current.store.snapshotPlies('one', 1)).toEqual([5, 20]);
      expect(await current.store.snapshotPlies('one', 2)).toEqual([9]);
      expect(await current.store.snapshotPlies('none', 1)).toEqual([]);
    });
  });
}
