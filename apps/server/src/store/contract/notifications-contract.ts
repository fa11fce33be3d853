import { describe, expect, it } from 'vitest';
import type { StoreInTest } from './store-in-test-contract.ts';

export function notificationsContract(current: StoreInTest): void {
  const settings = { yourTurn: true, timeShort: false, digest: true, timeZone: 'UTC' };
  const phone = { endpoint: 'https://push/1', p256dh: 'p', auth: 'a', language: 'nl' };

  describe('notifications', () => {
    it('go to the browsers of a player, each of which belongs to one', async () => {
      const { store } = current;
      await store.notifications.subscribe('ann', phone, { now: 1, most: 2 });
      await store.notifications.subscribe('bob', phone, { now: 2, most: 2 });
      await current.reopen();
      expect(await current.store.notifications.subscriptionsOf('ann')).toEqual([]);
      expect(await current.store.notifications.subscriptionsOf('bob')).toEqual([phone]);
      await current.store.notifications.unsubscribe(phone.endpoint, 'ann');
      expect(await current.store.notifications.subscriptionsOf('bob')).toHaveLength(1);
      await current.store.notifications.unsubscribe(phone.endpoint);
      expect(await current.store.notifications.subscriptionsOf('bob')).toEqual([]);
    });

    it('leave the oldest browser out where there are too many', async () => {
      for (const number of [1, 2, 3]) {
        const browser = { ...phone, endpoint: `https://push/${number}` };
        await current.store.notifications.subscribe('ann', browser, { now: number, most: 2 });
      }
      const kept = await current.store.notifications.subscriptionsOf('ann');
      expect(kept.map(({ endpoint }) => endpoint)).toEqual(['https://push/2', 'https://push/3']);
    });

    it('are claimed by one, until they are forgotten', async () => {
      const claims = [1, 2, 3, 4].map(() => current.store.notifications.claimNotice('turn', 1000));
      expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
      expect(await current.store.notifications.claimNotice('other', 1000)).toBe(true);
      const later = 1000 + 100 * 24 * 60 * 60 * 1000;
      expect(await current.store.notifications.claimNotice('turn', later)).toBe(true);
    });

    it('are claimed again where nobody could be told', async () => {
      const { notifications } = current.store;
      expect(await notifications.claimNotice('turn', 1000)).toBe(true);
      await notifications.releaseNotice('turn');
      expect(await notifications.claimNotice('turn', 1000)).toBe(true);
    });

    it('are summed up at a time, by one, with what was held back', async () => {
      const { notifications } = current.store;
      await notifications.setSettings('ann', settings, 5000);
      await notifications.setSettings('bob', settings, 9000);
      await notifications.holdBack('ann', ['mail']);
      expect(await notifications.settingsOf('ann')).toEqual(settings);
      expect(await notifications.settingsOf('carol')).toBeUndefined();
      const due = await notifications.dueDigests(5000, 10);
      expect(due).toEqual([{ player: 'ann', settings, heldBack: ['mail'], digestAt: 5000 }]);
      const taken = await Promise.all(
        due.flatMap((digest) => [1, 2].map(() => notifications.takeDigest(digest, 8000))),
      );
      expect(taken.toSorted()).toEqual(['conflict', 'taken']);
      expect(await notifications.dueDigests(5000, 10)).toEqual([]);
      expect(await notifications.dueDigests(8000, 10)).toMatchObject([{ heldBack: [] }]);
      await notifications.holdBack('bob', ['push', 'mail']);
      expect(await notifications.dueDigests(9000, 10)).toMatchObject([
        { player: 'ann' },
        { player: 'bob', heldBack: ['push', 'mail'] },
      ]);
    });
  });
}
