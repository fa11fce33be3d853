import { describe, expect, it } from 'vitest';
import { LOGIN, newAccount, passkey, session } from './account-samples-contract.ts';
import type { StoreInTest } from './store-in-test-contract.ts';

export function accountsContract(current: StoreInTest): void {
  const accounts = () => current.store.accounts;
  const recover = (code: string) => accounts().recover(code, session(`by ${code}`), 9);

  describe('accounts', () => {
    it('are made once for a player, and once for a name', async () => {
      expect(await accounts().isOwned('ann')).toBe(false);
      expect(await accounts().create(newAccount())).toBe('created');
      await current.reopen();
      expect(await accounts().isOwned('ann')).toBe(true);
      const again = { session: session('x'), codes: ['x'] };
      expect(await accounts().create(newAccount({ ...again, id: 'b', player: 'bob' }))).toBe(
        'name-taken',
      );
      const other = { ...LOGIN, login: 'other' };
      expect(await accounts().create(newAccount({ ...again, id: 'c', login: other }))).toBe(
        'has-account',
      );
      const { login: _, ...shown } = { ...LOGIN, id: 'account', player: 'ann' };
      const account = { ...shown, settings: '{}', madeAt: 5 };
      expect(await accounts().find('account')).toEqual(account);
      expect(await accounts().findByLogin('ann')).toEqual(account);
      expect(await accounts().findSession('first')).toEqual({ account: 'account', player: 'ann' });
      expect(await accounts().findSession('x')).toBeUndefined();
    });

    it('go to one of several who want a name at once', async () => {
      const made = await Promise.all(
        ['a', 'b', 'c'].map((id) =>
          accounts().create(newAccount({ id, player: id, codes: [id], session: session(id) })),
        ),
      );
      expect(made.toSorted()).toEqual(['created', 'name-taken', 'name-taken']);
    });

    it('change name and password, and end all other sessions and tokens', async () => {
      await accounts().create(newAccount());
      await accounts().openSession('account', session('second'), 9);
      const token = { hash: 'token', id: 'one', guest: 'ann', name: 'bot', madeAt: 5 };
      await current.store.tokens.keep(token, 9);
      const { last } = await accounts().endingsSince(undefined);
      const change = { login: 'anna', name: 'Anna', password: 'other' };
      const own = { hash: 'second', renewed: 'third', at: 9 };
      const ended = await accounts().setLogin('account', change, own);
      expect(ended).toEqual(['first', 'token', 'second']);
      // Whoever has copied the cookie is outside, too.
      expect(await accounts().findSession('second')).toBeUndefined();
      expect(await accounts().findSession('third')).toMatchObject({ account: 'account' });
      expect(await accounts().provedAt('third')).toBe(9);
      expect(await current.store.tokens.owner('token')).toBeUndefined();
      const { sessions } = await accounts().endingsSince(last);
      expect(sessions.toSorted()).toEqual(['first', 'second', 'token']);
      expect(await accounts().findByLogin('ann')).toBeUndefined();
      expect(await accounts().findByLogin('anna')).toMatchObject({ password: 'other' });
      const bob = newAccount({ id: 'b', player: 'bob', codes: ['b'], session: session('b') });
      await accounts().create(bob);
      const taken = { hash: 'b', renewed: 'c', at: 9 };
      expect(await accounts().setLogin('b', change, taken)).toBe('name-taken');
    });

    it('have codes, each of which is used once', async () => {
      await accounts().create(newAccount());
      expect(await accounts().countCodes('account')).toBe(2);
      const used = await Promise.all([recover('code-1'), recover('code-1')]);
      expect(used.filter((answer) => answer !== undefined)).toMatchObject([
        { account: 'account', player: 'ann', ended: ['first'] },
      ]);
      expect(await accounts().countCodes('account')).toBe(1);
      expect(await accounts().find('account')).toMatchObject({ password: undefined });
      await accounts().setCodes('account', ['code-3']);
      expect(await recover('code-2')).toBeUndefined();
    });

    it('are open to one of those who use codes at the same moment', async () => {
      const codes = Array.from({ length: 8 }, (_, index) => `code-${index}`);
      await accounts().create(newAccount({ codes }));
      const used = await Promise.all(codes.map(recover));
      expect(used.filter((answer) => answer !== undefined)).toHaveLength(8);
      expect(await accounts().sessionsOf('account')).toHaveLength(1);
    });

    it('have no passkey any more after a code', async () => {
      await accounts().create(newAccount({ passkey: passkey('key', 'account') }));
      await recover('code-1');
      expect(await accounts().findPasskey('key')).toBeUndefined();
    });

    it('have passkeys, whose counters never go back', async () => {
      await accounts().create(newAccount({ login: undefined, passkey: passkey('key', 'account') }));
      expect(await accounts().findPasskey('key')).toEqual(passkey('key', 'account'));
      expect(await accounts().usePasskey('key', 0, 6)).toBe(true);
      expect(await accounts().usePasskey('key', 3, 7)).toBe(true);
      for (const counter of [3, 2, 0]) {
        expect(await accounts().usePasskey('key', counter, 8)).toBe(false);
      }
      expect(await accounts().addPasskey(passkey('key', 'account'), 9)).toBe('exists');
      expect(await accounts().addPasskey(passkey('two', 'account'), 1)).toBe('too-many');
      expect(await accounts().removePasskey('account', 'two')).toBe('unknown');
      expect(await accounts().removePasskey('account', 'key')).toBe('last');
      expect(await accounts().addPasskey(passkey('two', 'account'), 2)).toBe('added');
      const removed = await Promise.all([
        accounts().removePasskey('account', 'key'),
        accounts().removePasskey('account', 'two'),
      ]);
      expect(removed.toSorted()).toEqual(['last', 'removed']);
    });

    it('are asked challenges, each of which is answered once and in time', async () => {
      await accounts().keepChallenge('one', 100, 0);
      await accounts().keepChallenge('old', 10, 0);
      const answers = await Promise.all([1, 2].map(() => accounts().useChallenge('one', 50)));
      expect(answers.filter(Boolean)).toEqual([true]);
      expect(await accounts().useChallenge('old', 50)).toBe(false);
    });
  });

  describe('sessions of accounts', () => {
    it('are listed, the latest seen first, and end', async () => {
      await accounts().create(newAccount());
      await accounts().openSession('account', session('second'), 9);
      await accounts().noteSeen('second', 20, 10);
      await accounts().noteSeen('second', 30, 10);
      const [second, first] = [session('second', { seenAt: 20 }), session('first')];
      expect(await accounts().sessionsOf('account')).toEqual([second, first]);
      expect(await accounts().endSession('another', 'second')).toBeUndefined();
      expect(await accounts().endSession('account', 'second')).toEqual(second);
      expect(await accounts().findSession('second')).toBeUndefined();
    });

    it('know when it was last shown whose they are', async () => {
      await accounts().create(newAccount());
      expect(await accounts().provedAt('first')).toBe(5);
      await accounts().noteProof('first', 50);
      expect(await accounts().provedAt('first')).toBe(50);
      expect(await accounts().provedAt('nobody')).toBeUndefined();
    });

    it('are not more than so many: the one that was seen longest ago goes', async () => {
      await accounts().create(newAccount());
      await accounts().openSession('account', session('second', { seenAt: 6 }), 2);
      const opened = await accounts().openSession('account', session('third', { seenAt: 7 }), 2);
      expect(opened).toMatchObject({ ended: ['first'] });
    });

    it('that end are told in their order, to who asks with the last number', async () => {
      const start = await accounts().endingsSince(undefined);
      await accounts().create(newAccount());
      await accounts().openSession('account', session('second'), 9);
      await Promise.all(['first', 'second'].map((hash) => accounts().endSession('account', hash)));
      const told = await accounts().endingsSince(start.last);
      expect(told.sessions.toSorted()).toEqual(['ann', 'first', 'second']);
      expect(told).toMatchObject({ last: start.last + 3, hasGap: false });
      expect(await accounts().endingsSince(told.last)).toMatchObject({ sessions: [] });
      expect(await accounts().endingsSince(undefined)).toMatchObject({ last: told.last });
      expect(await accounts().endingsSince(start.last - 5)).toMatchObject({ hasGap: true });
    });
  });

  describe('browsers that are reached', () => {
    const browser = (name: string) => ({
      endpoint: `https://push/${name}`,
      p256dh: 'p',
      auth: 'a',
      language: 'nl',
    });
    const subscribe = (player: string, name: string, of?: string) =>
      current.store.notifications.subscribe(player, browser(name), {
        now: 1,
        most: 9,
        session: of,
      });
    const reached = async (player: string) =>
      (await current.store.notifications.subscriptionsOf(player))
        .map(({ endpoint }) => endpoint.replace('https://push/', ''))
        .toSorted();

    it('are so until their session ends, however that is', async () => {
      await accounts().create(newAccount());
      await subscribe('ann', 'home', 'first');
      await accounts().openSession('account', session('second'), 9);
      await subscribe('ann', 'phone', 'second');
      await accounts().openSession('account', session('third', { seenAt: 6 }), 9);
      await subscribe('ann', 'tablet', 'third');
      await current.reopen();
      expect(await reached('ann')).toEqual(['home', 'phone', 'tablet']);
      await accounts().endSession('account', 'second');
      expect(await reached('ann')).toEqual(['home', 'tablet']);
      await accounts().openSession('account', session('fourth', { seenAt: 7 }), 1);
      expect(await reached('ann')).toEqual([]);
    });

    it('as a guest are not so any more as an account: somebody else may have planted the cookie', async () => {
      await subscribe('ann', 'of eve');
      await accounts().create(newAccount());
      expect(await reached('ann')).toEqual([]);
      await subscribe('bob', 'of eve');
      await accounts().openSession('account', session('second', { guest: 'bob' }), 9);
      expect(await reached('ann')).toEqual([]);
      expect(await reached('bob')).toEqual([]);
    });

    it('are not any more once it is known that somebody else may have subscribed', async () => {
      await accounts().create(newAccount());
      await subscribe('ann', 'home', 'first');
      const own = { hash: 'first', renewed: 'second', at: 9 };
      await accounts().setLogin('account', LOGIN, own);
      expect(await reached('ann')).toEqual([]);
      await subscribe('ann', 'home', 'second');
      await subscribe('ann', 'of before');
      await recover('code-1');
      expect(await reached('ann')).toEqual([]);
    });
  });
}
