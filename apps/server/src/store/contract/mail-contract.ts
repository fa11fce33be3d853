import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredMailLink } from '../mail/mail-store.ts';
import type { StoreInTest } from './store-in-test-contract.ts';

const HOUR = 60 * 60 * 1000;

export function mailContract(current: StoreInTest): void {
  const mail = () => current.store.mail;
  const lower = (address: string) => address.toLowerCase();

  const link = (hash: string, more: Partial<StoredMailLink> = {}): StoredMailLink => ({
    hash,
    purpose: 'confirm',
    account: 'ann-account',
    address: 'Ann@example.org',
    language: 'nl',
    madeAt: 1000,
    expiresAt: 1000 + HOUR,
    ...more,
  });

  const newAccount = (player: string) =>
    current.store.accounts.create({
      id: `${player}-account`,
      player,
      login: { login: player, name: player, password: 'hash' },
      passkey: undefined,
      codes: [`${player}-code`],
      settings: undefined,
      session: { hash: `${player}-1`, device: '', guest: undefined, madeAt: 1, seenAt: 1 },
    });

  const confirmed = async (hash: string, more: Partial<StoredMailLink> = {}) => {
    await mail().keepLink(link(hash, more));
    return mail().confirm(hash, lower, 2000);
  };

  describe('an address of mail', () => {
    beforeEach(async () => {
      await newAccount('ann');
      await newAccount('bob');
    });

    it('is the account’s once it is confirmed, by one of several at the same moment', async () => {
      await mail().keepLink(link('one'));
      expect(await mail().addressOf('ann-account')).toBeUndefined();
      expect(await mail().pendingOf('ann-account', 2000)).toBe('Ann@example.org');
      expect(await mail().pendingOf('ann-account', 1000 + HOUR)).toBeUndefined();
      const answers = await Promise.all([1, 2, 3].map(() => mail().confirm('one', lower, 2000)));
      expect(answers.toSorted()).toEqual(['confirmed', 'used', 'used']);
      await current.reopen();
      const address = {
        account: 'ann-account',
        address: 'Ann@example.org',
        language: 'nl',
        confirmedAt: 2000,
        refusedAt: undefined,
      };
      expect(await mail().addressOf('ann-account')).toEqual(address);
      expect(await mail().addressOfPlayer('ann')).toEqual(address);
      expect(await mail().ownersOf('ann@example.org', 9)).toEqual([{ ...address, name: 'ann' }]);
      expect(await mail().pendingOf('ann-account', 2000)).toBeUndefined();
    });

    it('is not confirmed too late, by a link that is none, or by an older one', async () => {
      await mail().keepLink(link('late'));
      expect(await mail().confirm('late', lower, 1000 + HOUR)).toBe('expired');
      expect(await mail().confirm('none', lower, 2000)).toBe('unknown');
      await mail().keepLink(link('newer', { address: 'new@example.org' }));
      expect(await mail().confirm('late', lower, 2000)).toBe('unknown');
      expect(await mail().recover('newer', 2000)).toBe('unknown');
      expect(await mail().confirm('newer', lower, 2000)).toBe('confirmed');
    });

    it('is changed and removed, with what was sent to it', async () => {
      await confirmed('one');
      await mail().keepLink(link('lost', { purpose: 'recover' }));
      await confirmed('two', { address: 'other@example.org', language: 'fr' });
      expect(await mail().addressOf('ann-account')).toMatchObject({
        address: 'other@example.org',
        language: 'fr',
      });
      expect(await mail().recover('lost', 2000)).toBe('unknown');
      await mail().keepLink(link('lost-2', { purpose: 'recover' }));
      await mail().removeAddress('ann-account');
      expect(await mail().addressOf('ann-account')).toBeUndefined();
      expect(await mail().recover('lost-2', 2000)).toBe('unknown');
    });

    it('may be that of several accounts, the latest first', async () => {
      await confirmed('one');
      await mail().keepLink(link('two', { account: 'bob-account', address: 'ANN@example.org' }));
      await mail().confirm('two', lower, 3000);
      const names = async (limit: number) =>
        (await mail().ownersOf('ann@example.org', limit)).map(({ name }) => name);
      expect(await names(9)).toEqual(['bob', 'ann']);
      expect(await names(1)).toEqual(['bob']);
    });

    it('is refused until it is confirmed again, unless it is another one meanwhile', async () => {
      await confirmed('one');
      await mail().markRefused('ann-account', 'old@example.org', 3000);
      expect((await mail().addressOf('ann-account'))?.refusedAt).toBeUndefined();
      await mail().markRefused('ann-account', 'Ann@example.org', 3000);
      expect((await mail().addressOf('ann-account'))?.refusedAt).toBe(3000);
      await confirmed('two');
      expect((await mail().addressOf('ann-account'))?.refusedAt).toBeUndefined();
    });

    it('stays with the account that a guest comes to, and is gone with it', async () => {
      await confirmed('one');
      await mail().keepLink(link('lost', { purpose: 'recover' }));
      const session = { hash: 'x', device: '', guest: 'carl', madeAt: 1, seenAt: 1 };
      await current.store.accounts.openSession('ann-account', session, 9);
      expect(await mail().addressOfPlayer('ann')).toMatchObject({ address: 'Ann@example.org' });
      await current.store.accounts.closePlayer('ann', 2000, () => '~gone');
      await current.store.accounts.forgetPlayer('ann', '~gone');
      expect(await mail().addressOf('ann-account')).toBeUndefined();
      expect(await mail().ownersOf('ann@example.org', 9)).toEqual([]);
      expect(await mail().recover('lost', 2000)).toBe('unknown');
    });
  });

  describe('a link to recover an account', () => {
    beforeEach(() => newAccount('ann'));

    it('takes the password away and ends every session, once, with all other such links', async () => {
      await mail().keepLink(link('lost', { purpose: 'recover' }));
      await mail().keepLink(link('lost-2', { purpose: 'recover' }));
      const answers = await Promise.all([1, 2].map(() => mail().recover('lost', 2000)));
      expect(answers.filter((answer) => answer !== 'used')).toEqual([
        { account: 'ann-account', ended: ['ann-1'] },
      ]);
      await current.reopen();
      expect(await current.store.accounts.find('ann-account')).toMatchObject({
        password: undefined,
      });
      expect(await current.store.accounts.findSession('ann-1')).toBeUndefined();
      expect(await mail().recover('lost-2', 2000)).toBe('unknown');
      expect(await mail().recover('lost', 2000)).toBe('used');
    });

    it('is worth nothing once there is another password', async () => {
      await mail().keepLink(link('lost', { purpose: 'recover' }));
      const login = { login: 'ann', name: 'ann', password: 'new' };
      const own = { hash: 'ann-1', renewed: 'ann-2', at: 2000 };
      await current.store.accounts.setLogin('ann-account', login, own);
      expect(await mail().recover('lost', 2000)).toBe('unknown');
    });
  });

  describe('an account that its owner comes back to', () => {
    beforeEach(() => newAccount('ann'));
    const session = { hash: 'back', device: '', guest: undefined, madeAt: 2000, seenAt: 2000 };

    it('has no address any more after a recovery code: it may have been somebody else’s', async () => {
      await confirmed('one', { address: 'thief@example.org' });
      await mail().keepLink(link('two', { address: 'thief@example.com' }));
      await mail().keepLink(link('lost', { purpose: 'recover', address: 'thief@example.org' }));
      const back = await current.store.accounts.recover('ann-code', session, 9);
      expect(back).toMatchObject({ account: 'ann-account' });
      expect(await mail().addressOf('ann-account')).toBeUndefined();
      expect(await mail().ownersOf('thief@example.org', 9)).toEqual([]);
      expect(await mail().confirm('two', lower, 2000)).toBe('unknown');
      expect(await mail().recover('lost', 2000)).toBe('unknown');
    });

    it('keeps the address that it was come back by, and takes no other that was only asked for', async () => {
      await confirmed('one');
      await mail().keepLink(link('two', { address: 'thief@example.com' }));
      await mail().keepLink(link('lost', { purpose: 'recover' }));
      expect(await mail().recover('lost', 2000)).toMatchObject({ account: 'ann-account' });
      expect(await mail().addressOf('ann-account')).toMatchObject({ address: 'Ann@example.org' });
      expect(await mail().confirm('two', lower, 2000)).toBe('unknown');
    });

    it('takes no address that was asked for before there was another password', async () => {
      await mail().keepLink(link('two', { address: 'thief@example.com' }));
      const login = { login: 'ann', name: 'ann', password: 'new' };
      const own = { hash: 'ann-1', renewed: 'ann-2', at: 2000 };
      await current.store.accounts.setLogin('ann-account', login, own);
      expect(await mail().confirm('two', lower, 2000)).toBe('unknown');
    });
  });

  it('counts mails by the day, also those of several at once', async () => {
    const counted = await Promise.all([1, 2, 3, 4, 5].map(() => mail().countOne('ann', 7, 3)));
    expect(counted.filter(Boolean)).toHaveLength(3);
    expect(await mail().countOne('bob', 7, 3)).toBe(true);
    expect(await mail().countOne('ann', 8, 3)).toBe(true);
    expect(await mail().countOne('ann', 7, 3)).toBe(false);
    await mail().countOne('ann', 9, 3);
    expect(await mail().countOne('ann', 7, 3)).toBe(true);
  });
}
