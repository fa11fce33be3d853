import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredPlan } from '../store.ts';
import { tablut } from './samples-contract.ts';
import type { StoreInTest } from './store-in-test-contract.ts';

const LINES = [
  ['d5-d6', 'e3-d3'],
  ['d5-d7', 'e3-c3'],
];

export function plansContract(current: StoreInTest): void {
  describe('T15 plans', () => {
    beforeEach(() => current.store.createMatch(tablut('one')));

    const keep = async (plan: StoredPlan) => {
      const revision = (await current.store.findMatch('one'))?.revision ?? 0;
      return current.store.keepPlan(plan, revision);
    };

    it('are one of each seat, and the match says that there are some', async () => {
      const plan = { match: 'one', seat: 1, ply: 0, lines: LINES };
      expect((await current.store.findMatch('one'))?.hasPlans).toBe(false);
      await keep({ ...plan, lines: [['d5-d6', 'a4-a3']] });
      expect(await keep(plan)).toBe('kept');
      await keep({ ...plan, seat: 2 });
      await current.reopen();
      expect(await current.store.plansIn('one')).toEqual([plan, { ...plan, seat: 2 }]);
      expect((await current.store.findMatch('one'))?.hasPlans).toBe(true);
      expect(await current.store.plansIn('two')).toEqual([]);
    });

    it('change the match, so that other processes see it', async () => {
      const before = (await current.store.findMatch('one'))?.revision ?? 0;
      const plan = { match: 'one', seat: 1, ply: 0, lines: LINES };
      await current.store.keepPlan(plan, before);
      expect((await current.store.findMatch('one'))?.revision).toBe(before + 1);
      const other = { ...plan, lines: [] };
      expect(await current.store.keepPlan(other, before)).toBe('conflict');
      expect(await current.store.plansIn('one')).toEqual([plan]);
      // Nor is anything entered that was planned before it.
      await current.store.keepPlan(other, before + 1);
      expect((await current.store.findMatch('one'))?.revision).toBe(before + 2);
    });

    it('are dropped, but not one that was made since', async () => {
      const plan = { match: 'one', seat: 1, ply: 4, lines: LINES };
      await keep(plan);
      await current.store.dropPlan({ ...plan, ply: 2 });
      expect(await current.store.plansIn('one')).toEqual([plan]);
      await current.store.dropPlan(plan);
      expect(await current.store.plansIn('one')).toEqual([]);
      await keep(plan);
      await keep({ ...plan, lines: [] });
      expect(await current.store.plansIn('one')).toEqual([]);
      expect((await current.store.findMatch('one'))?.hasPlans).toBe(false);
    });
  });
}
