import { beforeEach, describe, expect, it } from 'vitest';
import type { ClusterStore } from '../cluster-store.ts';

/** What every store must do that several processes share; anew for each test. */
export function clusterContract(name: string, open: () => Promise<ClusterStore>): void {
  describe(`${name}, as what processes share,`, () => {
    let store: ClusterStore;
    beforeEach(async () => {
      store = await open();
      await store.register('one', new Map());
      await store.register('other', new Map([['streams', 2]]));
    });

    const none = new Map<string, number>();

    it('knows who serves, and how far each has come', async () => {
      expect(await store.beat('one', 1, none)).toBe('alive');
      expect(await store.processes()).toEqual([
        { process: 'one', beat: 1 },
        { process: 'other', beat: 0 },
      ]);
    });

    it('does not remove who has given another beat', async () => {
      await store.beat('one', 1, none);
      expect(await store.remove({ process: 'one', beat: 0 })).toBe('alive');
      expect(await store.remove({ process: 'one', beat: 1 })).toBe('removed');
      expect(await store.remove({ process: 'one', beat: 1 })).toBe('alive');
      expect(await store.beat('one', 2, none)).toBe('gone');
    });

    it('tells what was counted since a beat', async () => {
      const many = new Map(Array.from({ length: 150 }, (_, index) => [`name ${index}`, index]));
      await store.beat('one', 1, many);
      expect(await store.talliesSince('one', 0)).toEqual(many);
      await store.beat('one', 2, new Map([['name 7', 0.5]]));
      expect(await store.talliesSince('one', 1)).toEqual(new Map([['name 7', 0.5]]));
      expect(await store.talliesSince('one', 0)).toEqual(new Map([...many, ['name 7', 0.5]]));
      // With which it came.
      expect(await store.talliesSince('other', -1)).toEqual(new Map([['streams', 2]]));
    });

    it('forgets what has been nothing for long', async () => {
      await store.beat('one', 1, new Map([['name', 1]]));
      await store.beat('one', 2, new Map([['name', 0]]));
      await store.beat('one', 60, none);
      expect(await store.talliesSince('one', 0)).toEqual(new Map([['name', 0]]));
      await store.beat('one', 120, none);
      expect(await store.talliesSince('one', 0)).toEqual(none);
    });

    it('leases to one at a time', async () => {
      expect(await store.claimLease('question', 'one')).toBe('claimed');
      expect(await store.claimLease('question', 'other')).toBe('held');
      expect(await store.claimLease('question', 'one')).toBe('claimed');
      await store.releaseLease('question', 'other');
      expect(await store.claimLease('question', 'other')).toBe('held');
      await store.releaseLease('question', 'one');
      expect(await store.claimLease('question', 'other')).toBe('claimed');
    });

    it('leases to one of two who ask at once', async () => {
      const names = Array.from({ length: 50 }, (_, index) => `question ${index}`);
      const claims = await Promise.all(
        names.flatMap((lease) => [
          store.claimLease(lease, 'one'),
          store.claimLease(lease, 'other'),
        ]),
      );
      expect(claims.filter((claim) => claim === 'claimed')).toHaveLength(50);
    });

    it('takes from the dead what they have leased and counted', async () => {
      await store.claimLease('question', 'one');
      await store.beat('one', 1, new Map([['name', 1]]));
      await store.remove({ process: 'one', beat: 1 });
      expect(await store.claimLease('question', 'other')).toBe('claimed');
      expect(await store.talliesSince('one', -1)).toEqual(none);
    });

    it('takes nothing of who was taken for dead', async () => {
      await store.remove({ process: 'one', beat: 0 });
      expect(await store.beat('one', 1, new Map([['name', 1]]))).toBe('gone');
      await expect(store.claimLease('question', 'one')).rejects.toThrow(Error);
      expect(await store.claimLease('question', 'other')).toBe('claimed');
    });
  });
}
