import { beforeEach, describe, expect, it } from 'vitest';
import { addition, entry, status, tablut, WON } from './samples-contract.ts';
import type { StoreInTest } from './store-in-test-contract.ts';

export function rulesVersionContract(current: StoreInTest): void {
  describe('the rules version of a match', () => {
    beforeEach(async () => {
      await current.store.createMatch(tablut('one'));
      await current.store.createMatch(tablut('two'));
      await current.store.append(addition('one', 0, entry(1, 'x')));
    });

    const versionOf = async (id: string) => (await current.store.findMatch(id))?.facts.rulesVersion;

    it('is set where the match still stands as it was looked at', async () => {
      expect(await current.store.setRulesVersion('one', { from: 1, to: 2, ply: 1 })).toBe('set');
      await current.reopen();
      expect([await versionOf('one'), await versionOf('two')]).toEqual([2, 1]);
    });

    it.each([
      ['whose log has gone on', 'one', { from: 1, to: 2, ply: 0 }],
      ['that is under other rules', 'one', { from: 2, to: 3, ply: 1 }],
      ['that does not exist', 'none', { from: 1, to: 2, ply: 0 }],
    ])('is not set of a match %s', async (_what, id, change) => {
      expect(await current.store.setRulesVersion(id, change)).toBe('conflict');
      expect(await versionOf('one')).toBe(1);
    });

    it('is not set of a match that is over', async () => {
      const last = { ...addition('one', 1, entry(2, 'y')), status: status(2, { outcome: WON }) };
      await current.store.append(last);
      const change = { from: 1, to: 2, ply: 2 };
      expect(await current.store.setRulesVersion('one', change)).toBe('conflict');
    });

    it('takes the snapshots along that only the old rules can read', async () => {
      for (const match of ['one', 'two']) {
        await current.store.saveSnapshot(match, { ply: 0, rulesVersion: 1, data: match });
      }
      await current.store.setRulesVersion('one', { from: 1, to: 2, ply: 1 });
      expect(await current.store.snapshotPlies('one', 1)).toEqual([]);
      expect(await current.store.snapshotPlies('two', 1)).toEqual([0]);
    });

    it('lets nobody append what other rules have allowed', async () => {
      await current.store.setRulesVersion('one', { from: 1, to: 2, ply: 1 });
      const late = addition('one', 1, entry(2, 'y'));
      expect(await current.store.append(late)).toEqual({ kind: 'conflict' });
      const judged = await current.store.append({ ...late, rulesVersion: 2 });
      expect(judged.kind).toBe('appended');
    });
  });
}
