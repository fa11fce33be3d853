import { describe, expect, it } from 'vitest';
import type { FinishedMatch, MatchResult } from '../profile-store.ts';
import { status, tablut, WON } from './samples-contract.ts';
import type { StoreInTest } from './store-in-test-contract.ts';

const OTHER: Readonly<Record<MatchResult, MatchResult>> = {
  won: 'lost',
  drawn: 'drawn',
  lost: 'won',
};

/** Ann against somebody, as it ended for her. */
function against(
  id: string,
  result: MatchResult,
  more: Partial<FinishedMatch> & { readonly bob?: string; readonly sign?: string } = {},
): FinishedMatch {
  const { bob = 'bob', sign = 'a1-a2', ...rest } = more;
  return {
    id,
    game: 'tablut',
    at: 1000,
    isPublic: true,
    isRated: false,
    players: [
      {
        player: 'ann',
        seat: 1,
        result,
        against: [{ player: bob, result }],
        opening: { side: '1', sign },
      },
      {
        player: bob,
        seat: 2,
        result: OTHER[result],
        against: [{ player: 'ann', result: OTHER[result] }],
      },
    ],
    ...rest,
  };
}

export function profilesContract(current: StoreInTest): void {
  const profiles = () => current.store.profiles;
  const end = (id: string) =>
    current.store.createMatch(tablut(id, { status: status(0, { outcome: WON }) }));
  const play = async (...match: Parameters<typeof against>) => {
    await end(match[0]);
    expect(await profiles().countMatch(against(...match))).toBe('counted');
  };

  describe('T18: what a player has played', () => {
    it('counts once, whoever says so at once and again', async () => {
      await end('one');
      await current.store.createMatch(tablut('running'));
      expect(await profiles().matchesToCount(9)).toEqual(['one']);
      const counted = await Promise.all(
        ['one', 'one', 'one', 'running'].map((id) => profiles().countMatch(against(id, 'won'))),
      );
      expect(counted.filter((answer) => answer === 'counted')).toHaveLength(1);
      await current.reopen();
      expect(await profiles().countMatch(against('one', 'won'))).toBe('nothing-to-count');
      expect(await profiles().matchesToCount(9)).toEqual([]);
      const counts = [{ game: 'tablut', won: 1, drawn: 0, lost: 0 }];
      expect(await profiles().countsOf('ann', 'all')).toEqual(counts);
      expect((await profiles().countsAgainst('ann', ['bob', 'carl'])).get('bob')).toEqual(counts);
      expect(await profiles().countsOf('bob', 'all')).toMatchObject([{ won: 0, lost: 1 }]);
    });

    it('adds up, also when several matches of the same players end at once', async () => {
      const ids = ['one', 'two', 'three', 'four'];
      for (const id of ids) await end(id);
      await Promise.all(
        ids.map((id, index) => profiles().countMatch(against(id, index < 3 ? 'won' : 'drawn'))),
      );
      expect(await profiles().countsOf('ann', 'all')).toMatchObject([{ won: 3, drawn: 1 }]);
      expect(await profiles().openingsOf('ann', 'all')).toEqual([
        { game: 'tablut', side: '1', sign: 'a1-a2', times: 4 },
      ]);
    });

    it('shows others only what anybody may look at', async () => {
      await play('open', 'won');
      await play('secret', 'lost', { isPublic: false, sign: 'b1-b2', at: 2000 });
      expect(await profiles().countsOf('ann', 'public')).toMatchObject([{ won: 1, lost: 0 }]);
      expect(await profiles().countsOf('ann', 'all')).toMatchObject([{ won: 1, lost: 1 }]);
      expect(await profiles().openingsOf('ann', 'public')).toHaveLength(1);
      expect(await profiles().openingsOf('ann', 'all')).toHaveLength(2);
      const matches = async (scope: 'all' | 'public') =>
        (await profiles().resultsOf('ann', { scope, limit: 9 })).map(({ match }) => match);
      expect(await matches('public')).toEqual(['open']);
      expect(await matches('all')).toEqual(['secret', 'open']);
    });

    it('is read page by page, the latest first, also what ended in the same moment', async () => {
      for (const [id, at] of [
        ['a', 1],
        ['b', 2],
        ['c', 2],
        ['d', 3],
      ] as const) {
        await play(id, 'won', { at });
      }
      const first = await profiles().resultsOf('ann', { scope: 'all', limit: 2 });
      expect(first.map(({ match }) => match)).toEqual(['d', 'c']);
      const before = first.at(-1);
      const next = await profiles().resultsOf('ann', { scope: 'public', limit: 9, before });
      expect(next.map(({ match }) => match)).toEqual(['b', 'a']);
      const listed = await current.store.listedMatches(['a', 'd', 'nothing']);
      expect(listed.map(({ id }) => id).toSorted()).toEqual(['a', 'd']);
    });

    it('goes along with a player who turns out to be another, and is forgotten with them', async () => {
      await play('one', 'won');
      await play('two', 'won', { bob: 'carl' });
      await play('three', 'drawn', { bob: 'dora', isPublic: false });
      const { accounts } = current.store;
      await accounts.create({
        id: 'account',
        player: 'eve',
        login: { login: 'eve', name: 'Eve', password: 'hash' },
        passkey: undefined,
        codes: ['code'],
        settings: undefined,
        session: { hash: 'first', device: '', guest: undefined, madeAt: 1, seenAt: 1 },
      });
      // Eve was Bob as well, and then also Ann: what they played against each other counts for nobody.
      const session = (hash: string, guest: string) =>
        accounts.openSession('account', { hash, device: '', guest, madeAt: 2, seenAt: 2 }, 9);
      await session('b', 'bob');
      expect(await profiles().countsOf('eve', 'all')).toMatchObject([{ won: 0, lost: 1 }]);
      expect((await profiles().countsAgainst('ann', ['eve'])).get('eve')).toMatchObject([
        { won: 1 },
      ]);
      await session('a', 'ann');
      await current.reopen();
      const now = profiles();
      expect(await now.countsOf('eve', 'all')).toMatchObject([{ won: 2, drawn: 1, lost: 1 }]);
      expect((await now.countsAgainst('eve', ['ann', 'bob', 'eve'])).size).toBe(0);
      expect((await now.countsAgainst('carl', ['eve'])).get('eve')).toMatchObject([{ lost: 1 }]);
      expect(await now.resultsOf('eve', { scope: 'all', limit: 9 })).toHaveLength(3);
      expect(await now.resultsOf('ann', { scope: 'all', limit: 9 })).toEqual([]);
      expect(await now.openingsOf('eve', 'all')).toMatchObject([{ times: 3 }]);
      await current.store.accounts.forgetPlayer('eve', '~gone');
      expect(await profiles().countsOf('eve', 'all')).toEqual([]);
      expect((await profiles().countsAgainst('carl', ['eve'])).size).toBe(0);
      expect(await profiles().countsOf('carl', 'all')).toMatchObject([{ lost: 1 }]);
    });
  });
}
