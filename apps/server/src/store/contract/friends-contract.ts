import { describe, expect, it } from 'vitest';
import { tablut } from './samples-contract.ts';
import type { StoreInTest } from './store-in-test-contract.ts';

const NOW = 1000;
const LATER = 5000;
const TERMS = { most: 3, now: NOW };

export function friendsContract(current: StoreInTest): void {
  const friends = () => current.store.friends;
  const accounts = () => current.store.accounts;
  const namesOf = async (player: string) =>
    (await friends().friendsOf(player)).map((friend) => friend.player);
  const makeLink = (hash: string, player = 'ann') =>
    friends().keepLink({ hash, player, expiresAt: LATER }, TERMS);
  const befriend = async (player: string, other: string) => {
    await makeLink(`${player}-${other}`, player);
    expect(await friends().useLink(`${player}-${other}`, other, TERMS)).toEqual({
      kind: 'friends',
      friend: player,
    });
  };
  const createAccount = (player: string) =>
    accounts().create({
      id: 'account',
      player,
      login: { login: 'ann', name: 'Ann', password: 'hash' },
      passkey: undefined,
      codes: ['code'],
      settings: undefined,
      session: { hash: 'first', device: '', guest: undefined, madeAt: 1, seenAt: 1 },
    });

  describe('T18: friends', () => {
    it('are made by a link, by the first of all who use it at once', async () => {
      await makeLink('link');
      const used = await Promise.all(
        ['bob', 'carl', 'dora'].map((player) => friends().useLink('link', player, TERMS)),
      );
      expect(used.map(({ kind }) => kind).toSorted()).toEqual(['friends', 'used', 'used']);
      await current.reopen();
      const [friend = ''] = await namesOf('ann');
      expect(await namesOf(friend)).toEqual(['ann']);
      expect(await friends().areFriends('ann', friend)).toBe(true);
      // Whose answer got lost is told again what has become of it.
      expect(await friends().useLink('link', friend, TERMS)).toMatchObject({ kind: 'friends' });
      expect(await namesOf('ann')).toHaveLength(1);
    });

    it('are not made by a link that is too old, unknown or one’s own', async () => {
      await makeLink('link');
      const kindOf = async (hash: string, player: string, now: number) =>
        (await friends().useLink(hash, player, { ...TERMS, now })).kind;
      expect(await kindOf('other', 'bob', NOW)).toBe('unknown');
      expect(await kindOf('link', 'ann', NOW)).toBe('own');
      expect(await kindOf('link', 'bob', LATER)).toBe('expired');
      expect(await namesOf('ann')).toEqual([]);
      expect(await kindOf('link', 'bob', NOW)).toBe('friends');
      expect(await friends().findLink('link')).toMatchObject({ player: 'ann', usedBy: 'bob' });
    });

    it('are as many as there may be, and so are the links', async () => {
      for (const hash of ['one', 'two', 'three']) expect(await makeLink(hash)).toBe('kept');
      expect(await makeLink('four')).toBe('too-many');
      for (const [hash, player] of [
        ['one', 'bob'],
        ['two', 'carl'],
        ['three', 'dora'],
      ] as const) {
        await friends().useLink(hash, player, TERMS);
      }
      // Those that were used count for nothing.
      expect(await makeLink('four')).toBe('kept');
      expect(await friends().useLink('four', 'eve', TERMS)).toEqual({ kind: 'too-many' });
      const link = { hash: 'five', player: 'ann', expiresAt: 2 * LATER };
      expect(await friends().keepLink(link, { most: 1, now: LATER })).toBe('kept');
      expect(await friends().findLink('one')).toBeUndefined();
    });

    it('are none any more when one of them ends it', async () => {
      await befriend('ann', 'bob');
      expect(await friends().endFriendship('bob', 'ann')).toBe(true);
      expect(await friends().endFriendship('bob', 'ann')).toBe(false);
      expect([...(await namesOf('ann')), ...(await namesOf('bob'))]).toEqual([]);
      expect(await friends().useLink('ann-bob', 'bob', TERMS)).toEqual({ kind: 'used' });
    });

    it('are asked to tables with a free seat, once each, until they sit there', async () => {
      await befriend('ann', 'bob');
      await current.store.createMatch(tablut('one'));
      const ask = (player: string, at = NOW) =>
        friends().inviteToTable({ player, match: 'one', from: 'ann', at }, { most: 2, since: 0 });
      const listed = () => friends().tableInvitationsOf('bob', { since: 0, limit: 9 });
      expect(await ask('bob')).toBe('invited');
      expect(await ask('bob', NOW + 1)).toBe('invited');
      await current.reopen();
      expect(await listed()).toEqual([{ match: 'one', from: 'ann', game: 'tablut', at: NOW }]);
      expect(await ask('carl')).toBe('invited');
      expect(await ask('dora')).toBe('too-many');
      expect(await friends().tableInvitationsOf('bob', { since: NOW, limit: 9 })).toEqual([]);
      await friends().dropTableInvitation('bob', 'one');
      expect(await listed()).toEqual([]);
      await friends().inviteToTable(
        { player: 'bob', match: 'one', from: 'ann', at: NOW },
        { most: 9, since: 0 },
      );
      await current.store.takeSeat('one', 2, 'bob');
      expect(await listed()).toEqual([]);
    });

    it('go along with a player who turns out to be another, and are forgotten with them', async () => {
      await befriend('ann', 'bob');
      await befriend('ann', 'carl');
      await befriend('bob', 'dora');
      await createAccount('ann');
      expect(await friends().friendsOf('bob')).toMatchObject([
        { player: 'ann', isOwned: true },
        { player: 'dora', isOwned: false },
      ]);
      const guest = { hash: 'b', device: '', guest: 'bob', madeAt: 2, seenAt: 2 };
      await accounts().openSession('account', guest, 9);
      expect((await namesOf('ann')).toSorted()).toEqual(['carl', 'dora']);
      expect(await namesOf('dora')).toEqual(['ann']);
      expect(await namesOf('bob')).toEqual([]);
      await makeLink('link');
      await accounts().forgetPlayer('ann', '~gone');
      await current.reopen();
      expect([...(await namesOf('carl')), ...(await namesOf('dora'))]).toEqual([]);
      expect(await friends().findLink('link')).toBeUndefined();
    });
  });
}
