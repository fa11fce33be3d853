import { describe, expect, it } from 'vitest';
import type { StoredToken } from '../store.ts';
import type { StoreInTest } from './store-in-test-contract.ts';

const TOKEN: StoredToken = {
  hash: 'a1'.repeat(32),
  id: 'one',
  guest: 'ann',
  name: 'my bot',
  madeAt: 1_800_000_000_000,
};

export function tokensContract(current: StoreInTest): void {
  const tokens = () => current.store.tokens;

  describe('tokens', () => {
    it('are known by their hash, and listed for their owner', async () => {
      expect(await tokens().keep(TOKEN, 2)).toBe('kept');
      const second = { ...TOKEN, hash: 'b2', id: 'two', madeAt: TOKEN.madeAt + 1 };
      expect(await tokens().keep(second, 2)).toBe('kept');
      expect(await tokens().keep({ ...TOKEN, hash: 'c3', id: 'three' }, 2)).toBe('too-many');
      await current.reopen();
      expect(await tokens().owner(TOKEN.hash)).toBe('ann');
      expect(await tokens().owner('c3')).toBeUndefined();
      expect(await tokens().listOf('ann')).toEqual([TOKEN, second]);
      expect(await tokens().listOf('bob')).toEqual([]);
    });

    it('are revoked by their owner alone, and every process hears of it', async () => {
      const { accounts } = current.store;
      const { last } = await accounts.endingsSince(undefined);
      await tokens().keep(TOKEN, 2);
      expect(await tokens().revoke('bob', 'one')).toBeUndefined();
      expect(await tokens().owner(TOKEN.hash)).toBe('ann');
      expect(await tokens().revoke('ann', 'one')).toBe(TOKEN.hash);
      expect(await tokens().revoke('ann', 'one')).toBeUndefined();
      expect(await tokens().owner(TOKEN.hash)).toBeUndefined();
      expect((await accounts.endingsSince(last)).sessions).toEqual([TOKEN.hash]);
    });
  });
}
