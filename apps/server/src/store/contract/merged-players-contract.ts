import { describe, expect, it } from 'vitest';
import { LOGIN, newAccount, passkey, session } from './account-samples-contract.ts';
import { tablut } from './samples-contract.ts';
import type { StoreInTest } from './store-in-test-contract.ts';

export function mergedPlayersContract(current: StoreInTest): void {
  const accounts = () => current.store.accounts;
  const recover = (code: string) => accounts().recover(code, session(`by ${code}`), 9);

  describe('players who turn out to be one', () => {
    it('have all seats and tables together, but never two seats in one match', async () => {
      await current.store.createMatch(tablut('bobs', { facts: { maker: 'bob' } }));
      await current.store.takeSeat('bobs', 2, 'bob');
      const alone = tablut('alone', { facts: { maker: 'bob' } });
      const [, ...others] = alone.seats;
      const seats = [{ seat: 1, kind: 'person', holder: 'bob' } as const, ...others];
      await current.store.createMatch({ ...alone, seats });
      await current.store.nameGuest('bob', 'Bob');
      await accounts().create(newAccount());
      const before = await current.store.revisionsOf(['bobs', 'alone']);
      const opened = await accounts().openSession('account', session('b', { guest: 'bob' }), 9);
      expect(opened).toMatchObject({ player: 'ann' });
      expect(opened?.changed.toSorted()).toEqual(['alone', 'bobs']);
      await current.reopen();
      expect(await current.store.findMatch('alone')).toMatchObject({
        facts: { maker: 'ann' },
        seats: [{ holder: 'ann' }, {}, {}],
        revision: (before.get('alone') ?? 0) + 1,
      });
      expect((await current.store.findMatch('bobs'))?.seats).toMatchObject([
        { holder: 'ann' },
        { holder: 'bob' },
        {},
      ]);
      expect(await current.store.namesOf(['ann'])).toEqual(new Map([['ann', 'Bob']]));
    });

    it('are not one where the guest has an account by then, whichever comes first', async () => {
      const { store } = current;
      await store.createMatch(tablut('one'));
      await store.nameGuest('ann', 'Ann');
      const eve = newAccount({
        id: 'eves',
        player: 'eve',
        login: { ...LOGIN, login: 'eve' },
        codes: ['eve'],
        session: session('eve'),
      });
      await accounts().create(eve);
      const [made, opened] = await Promise.all([
        accounts().create(newAccount()),
        accounts().openSession('eves', session('planted', { guest: 'ann' }), 9),
      ]);
      expect(made).toBe('created');
      expect(opened).toMatchObject({ player: 'eve' });
      const isAnns = opened?.changed.length === 0;
      const holder = isAnns ? 'ann' : 'eve';
      expect(await store.findMatch('one')).toMatchObject({
        facts: { maker: holder },
        seats: [{ holder }, {}, {}],
      });
      const [, before] = await accounts().sessionsOf('eves');
      expect(before?.guest).toBe(isAnns ? undefined : 'ann');

      await store.createMatch(tablut('two'));
      const late = session('late', { guest: 'ann', seenAt: 9 });
      expect(await accounts().openSession('eves', late, 9)).toMatchObject({ changed: [] });
      expect(await store.findMatch('two')).toMatchObject({ seats: [{ holder: 'ann' }, {}, {}] });
      expect((await accounts().sessionsOf('eves'))[0]?.guest).toBeUndefined();
    });

    it('take along what they said and hosted, and nothing of it is kept of who is forgotten', async () => {
      const { store } = current;
      await store.createMatch(tablut('one'));
      const said = { kind: 'text', text: 'my own words' } as const;
      const line = {
        match: 'one',
        room: 'watchers',
        author: 'bob',
        said,
        key: 'k',
        at: 1,
        ply: 0,
      } as const;
      await store.chat.write(line);
      await store.chat.setMuted('bob', 'eve', true, 1);
      await accounts().create(newAccount());
      await accounts().openSession('account', session('b', { guest: 'bob' }), 9);
      expect([...(await store.chat.mutedBy('ann', ['eve']))]).toEqual(['eve']);
      expect((await store.chat.find('one', 'watchers', 1))?.author).toBe('ann');
      await accounts().forgetPlayer('ann', '~gone');
      expect((await store.chat.mutedBy('ann', ['eve'])).size).toBe(0);
      expect((await store.chat.find('one', 'watchers', 1))?.author).toBe('~gone');
      expect(
        JSON.stringify(await store.chat.page('one', 'watchers', { before: 9, limit: 9 })),
      ).not.toContain('my own');
    });

    it('are blanked with what they said in every report, and the report stays', async () => {
      const { store } = current;
      await store.createMatch(tablut('one', { facts: { maker: 'eve' } }));
      for (const [author, text] of [
        ['bob', 'secret of bob'],
        ['carl', 'words of carl'],
        ['bob', 'another of bob'],
      ] as const) {
        const line = { match: 'one', room: 'watchers', author, at: 1, ply: 0, key: text } as const;
        await store.chat.write({ ...line, said: { kind: 'text', text } });
      }
      const report = { match: 'one', room: 'watchers', reason: 'insult', ply: 0, at: 2 } as const;
      await store.chat.report({ ...report, id: 'of-bob', number: 1, reporter: 'carl' });
      await store.chat.report({ ...report, id: 'of-carl', number: 2, reporter: 'bob', at: 3 });
      await accounts().create(newAccount());
      await accounts().openSession('account', session('b', { guest: 'bob' }), 9);
      await accounts().forgetPlayer('ann', '~gone');
      await current.reopen();
      const reports = await current.store.moderation.openReports(9);
      expect(reports).toMatchObject([
        { id: 'of-bob', author: '~gone', reporter: 'carl', reason: 'insult' },
        { id: 'of-carl', author: 'carl', reporter: '~gone' },
      ]);
      for (const { context } of reports) {
        expect(context.map(({ author, said }) => [author, said])).toEqual([
          ['~gone', undefined],
          ['carl', { kind: 'text', text: 'words of carl' }],
          ['~gone', undefined],
        ]);
      }
    });

    it('leave the tokens of the guest behind', async () => {
      const { tokens } = current.store;
      const token = { hash: 'h1', id: 'one', guest: 'ann', name: 'bot', madeAt: 5 };
      await tokens.keep(token, 9);
      await accounts().create(newAccount());
      // Whoever had the cookie before could have made it.
      expect(await tokens.owner('h1')).toBeUndefined();
      await tokens.keep(token, 9);
      await tokens.keep({ ...token, hash: 'h2', guest: 'bob' }, 9);
      await accounts().openSession('account', session('b', { guest: 'bob' }), 9);
      expect(await tokens.owner('h1')).toBe('ann');
      expect(await tokens.owner('h2')).toBeUndefined();
      await accounts().forgetPlayer('ann', '~gone');
      expect(await tokens.owner('h1')).toBeUndefined();
    });

    it('are one in what they said, whom they do not read, and what holds against them', async () => {
      const { store } = current;
      await store.createMatch(tablut('one', { facts: { maker: 'eve' } }));
      const said = { match: 'one', room: 'watchers', author: 'bob', at: 1, ply: 0 } as const;
      await store.chat.write({ ...said, said: { kind: 'text', text: 'Hello' }, key: 'a key' });
      await store.chat.setMuted('bob', 'carl', true, 1);
      await store.chat.setMuted('carl', 'bob', true, 1);
      const act = { act: 'block-player', player: 'bob', why: 'rude' } as const;
      await store.moderation.act({ moderator: 'mo', at: 1, act });
      await accounts().create(newAccount());
      await accounts().openSession('account', session('b', { guest: 'bob' }), 9);
      await current.reopen();
      const { chat, moderation } = current.store;
      expect(await chat.find('one', 'watchers', 1)).toMatchObject({ author: 'ann' });
      expect(await chat.mutersOf('ann')).toEqual(new Set(['carl']));
      expect(await chat.mutedBy('ann', ['carl'])).toEqual(new Set(['carl']));
      expect(await moderation.blockOf('ann', 2)).toMatchObject({ why: 'rude' });
      await accounts().forgetPlayer('ann', '~gone');
      expect(await chat.find('one', 'watchers', 1)).toMatchObject({
        author: '~gone',
        said: undefined,
      });
      expect(await chat.mutersOf('ann')).toEqual(new Set());
    });

    it('are told all their matches, and forgotten in all of them', async () => {
      await current.store.createMatch(tablut('one'));
      await current.store.nameGuest('ann', 'Ann');
      await accounts().create(newAccount({ passkey: passkey('key', 'account') }));
      expect(await accounts().matchesOf('ann', 9)).toMatchObject([
        { id: 'one', seat: 1, plies: 0 },
      ]);
      await accounts().openSession('account', session('second', { guest: 'bob', seenAt: 6 }), 9);
      await current.store.tokens.keep(
        { hash: 'token', id: 'one', guest: 'ann', name: 'bot', madeAt: 5 },
        9,
      );
      let count = 0;
      const { players, ended } = await accounts().closePlayer('ann', 7, () => `~${++count}`);
      const gone = [
        { player: 'ann', somebody: '~1', at: 7 },
        { player: 'bob', somebody: '~2', at: 7 },
      ];
      expect(players).toEqual(gone);
      expect(ended.toSorted()).toEqual(['ann', 'bob', 'first', 'second', 'token']);
      expect(await accounts().forgottenPlayers(9)).toEqual(gone);
      for (const player of ['ann', 'bob']) expect(await accounts().isGuest(player)).toBe(false);
      expect(await accounts().findSession('first')).toBeUndefined();
      expect(await accounts().create(newAccount())).toBe('has-account');
      expect(await accounts().forgetPlayer('ann', '~gone')).toEqual({ changed: ['one'] });
      await accounts().dropForgotten(8);
      expect(await accounts().forgottenPlayers(9)).toEqual([]);
      await current.reopen();
      expect(await current.store.findMatch('one')).toMatchObject({
        facts: { maker: '~gone' },
        seats: [{ holder: '~gone' }, {}, {}],
      });
      expect((await current.store.namesOf(['ann', '~gone'])).size).toBe(0);
      expect(await accounts().isOwned('ann')).toBe(false);
      expect(await accounts().findPasskey('key')).toBeUndefined();
      expect(await recover('code-1')).toBeUndefined();
      expect(await accounts().create(newAccount({ player: 'eve' }))).toBe('created');
    });
  });
}
