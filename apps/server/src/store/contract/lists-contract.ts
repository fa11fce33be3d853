import { hashOfSeed } from '@kast/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListedMatch, MatchStatus } from '../store.ts';
import type { StoreInTest } from './store-in-test-contract.ts';
import { addition, entry, status, tablut, WON } from './samples-contract.ts';

export function listsContract(current: StoreInTest): void {
  describe('lists of matches', () => {
    const act = async (match: string, lastAt: number, more: Partial<MatchStatus> = {}) =>
      current.store.append({
        ...addition(match, 0, entry(1, 'd5-d6')),
        status: status(1, { lastAt, ...more }),
      });

    beforeEach(async () => {
      for (const id of ['one', 'two', 'three']) await current.store.createMatch(tablut(id));
      await current.store.createMatch(tablut('secret', { facts: { watchers: 'nobody' } }));
      await act('two', 2000);
      await act('one', 3000);
      await act('three', 4000, { outcome: WON, toDecide: [] });
      await act('secret', 5000);
    });

    it('tell all that a summary needs', async () => {
      await current.store.takeSeat('one', 2, 'bob');
      await current.store.nameGuest('bob', 'Bob');
      const [listed] = await current.store.runningMatchesOf('bob', 9);
      expect(listed).toEqual({
        id: 'one',
        game: 'tablut',
        madeAt: 1000,
        seedHash: hashOfSeed('ab'.repeat(32)),
        seats: [
          { seat: 1, kind: 'person', holder: 'ann' },
          { seat: 2, kind: 'person', holder: 'bob' },
          { seat: 3, kind: 'bot', level: 4, name: 'Agnes' },
        ],
        names: new Map([['bob', 'Bob']]),
        status: status(1, { lastAt: 3000 }),
      } satisfies ListedMatch);
    });

    it('find the running ones of a guest, the latest acted in first', async () => {
      const { store } = current;
      expect(ids(await store.runningMatchesOf('ann', 9))).toEqual(['secret', 'one', 'two']);
      expect(ids(await store.runningMatchesOf('ann', 1))).toEqual(['secret']);
      expect(ids(await store.runningMatchesOf('bob', 9))).toEqual([]);
    });

    it('find a guest where they have just sat down', async () => {
      await current.store.takeSeat('two', 2, 'bob');
      expect(ids(await current.store.runningMatchesOf('bob', 9))).toEqual(['two']);
    });

    it('find the public ones of a game in which a seat has decided', async () => {
      const { store } = current;
      await store.createMatch(tablut('dealt', { entries: [entry('chance', 'a deal')] }));
      await store.createMatch(tablut('forfeited'));
      await store.append(addition('forfeited', 0, entry('table', 'forfeit 1 absence')));
      const found = await store.publicMatchesOf('tablut', 9);
      expect(ids(found)).toEqual(['three', 'one', 'two']);
      expect(found[0]?.status.outcome).toEqual(WON);
      expect(ids(await store.publicMatchesOf('tablut', 2))).toEqual(['three', 'one']);
      expect(ids(await store.publicMatchesOf('chess', 9))).toEqual([]);
    });

    it('find those that await a bot, page by page, whatever happens in between', async () => {
      const { store } = current;
      for (const id of ['e', 'b', 'd', 'a', 'c']) {
        await store.createMatch(tablut(id, { status: { awaitsBot: true } }));
      }
      expect(await store.matchesAwaitingBots(2)).toEqual(['a', 'b']);
      await act('b', 6000);
      await act('d', 7000, { awaitsBot: true });
      expect(await store.matchesAwaitingBots(2, 'b')).toEqual(['c', 'd']);
      expect(await store.matchesAwaitingBots(2, 'd')).toEqual(['e']);
      expect(await store.matchesAwaitingBots(2, 'e')).toEqual([]);
      expect(await store.matchesAwaitingBots(9)).toEqual(['a', 'c', 'd', 'e']);
    });

    it('find every match there is, page by page', async () => {
      const { store } = current;
      const before = await store.matchIds(99);
      for (const id of ['zc', 'za', 'zb']) await store.createMatch(tablut(id));
      expect(await store.matchIds(99)).toEqual([...before, 'za', 'zb', 'zc']);
      expect(await store.matchIds(2, 'z')).toEqual(['za', 'zb']);
      expect(await store.matchIds(2, 'zb')).toEqual(['zc']);
      expect(await store.matchIds(2, 'zc')).toEqual([]);
    });

    it('tell the outcomes of matches that are over', async () => {
      await current.store.createMatch(tablut('four'));
      await current.store.createMatch(tablut('five'));
      const over = addition('four', 0, entry(1, 'x'));
      await current.store.append({ ...over, status: status(1, { toDecide: [], outcome: WON }) });
      expect(await current.store.outcomesOf(['four', 'five', 'six'])).toEqual(
        new Map([['four', WON]]),
      );
      expect(await current.store.outcomesOf([])).toEqual(new Map());
    });

    it('tell the seats of several guests in running matches', async () => {
      await current.store.takeSeat('one', 2, 'bob');
      const held = await current.store.seatsHeldBy(['ann', 'bob', 'nobody'], 9);
      expect([...held.keys()].toSorted()).toEqual(['ann', 'bob']);
      expect(held.get('bob')).toEqual([
        { match: 'one', game: 'tablut', seat: 2, ply: 1, isToDecide: false, isPublic: true },
      ]);
      const hers = held.get('ann')?.map(({ match, isToDecide }) => [match, isToDecide]);
      expect(hers).toEqual([
        ['secret', true],
        ['one', true],
        ['two', true],
      ]);
      expect(await current.store.seatsHeldBy([], 9)).toEqual(new Map());
    });

    it('tell the seats of each guest, whoever else has more than are told', async () => {
      await current.store.takeSeat('two', 2, 'bob');
      const held = await current.store.seatsHeldBy(['ann', 'bob'], 2);
      expect(held.get('ann')?.map(({ match }) => match)).toEqual(['secret', 'one']);
      expect(held.get('bob')?.map(({ match }) => match)).toEqual(['two']);
    });
  });
}

function ids(matches: readonly ListedMatch[]): string[] {
  return matches.map(({ id }) => id);
}
