import { describe, expect, it } from 'vitest';
import type { NewWish, WishLimits } from '../store.ts';
import { addition, entry, status, tablut, WON } from './samples-contract.ts';
import type { StoreInTest } from './store-in-test-contract.ts';

const LIMITS: WishLimits = { perAccount: 3, mostRunning: 5, goneBefore: 0 };

/** Made, and seen, at that moment. */
function wish(guest: string, since: number, account = 'at-home'): NewWish {
  const asked = { games: ['tablut'], paces: ['live' as const], players: { min: 2, max: 4 } };
  return { guest, account, ...asked, since, seenAt: since };
}

export function lobbyContract(current: StoreInTest): void {
  describe('the lobby', () => {
    const keep = (one: NewWish, limits: Partial<WishLimits> = {}) =>
      current.store.keepWish(one, { ...LIMITS, ...limits });
    const openGuests = async (seenSince = 0): Promise<string[]> =>
      (await current.store.openWishes(seenSince, 9)).map(({ guest }) => guest);

    it('T13 keeps one wish of each guest, the oldest first, also after a restart', async () => {
      expect(await keep(wish('bob', 2000))).toBe('kept');
      expect(await keep(wish('ann', 1000))).toBe('kept');
      expect(await keep({ ...wish('ann', 3000), games: ['nim'] })).toBe('kept');
      await current.reopen();
      expect(await openGuests()).toEqual(['ann', 'bob']);
      const { seenAt: _seen, ...kept } = wish('ann', 1000);
      expect(await current.store.seeWish('ann', 3000)).toEqual({
        ...kept,
        games: ['nim'],
        match: undefined,
      });
      expect(await current.store.seeWish('carol', 3000)).toBeUndefined();
    });

    it('T13 gives no place in the queue to who had gone', async () => {
      await keep(wish('ann', 1000));
      await keep(wish('ann', 9000), { goneBefore: 5000 });
      expect(await current.store.seeWish('ann', 9000)).toMatchObject({ since: 9000 });
    });

    it('bounds how many wish from one network, and who has set too many tables', async () => {
      for (const guest of ['a', 'b', 'c']) expect(await keep(wish(guest, 1))).toBe('kept');
      expect(await keep(wish('d', 1))).toBe('too-many-wishes');
      expect(await keep(wish('a', 2))).toBe('kept');
      expect(await keep(wish('d', 1, 'elsewhere'))).toBe('kept');
      await current.store.createMatch(tablut('one'));
      const limits = { mostRunning: 1 };
      expect(await keep(wish('ann', 1, 'ann'), limits)).toBe('too-many-matches');
    });

    it('T13 finds those who were there lately, and forgets the others', async () => {
      await keep(wish('ann', 1000));
      await keep(wish('bob', 2000));
      await current.store.seeWish('ann', 60_000);
      expect(await openGuests(50_000)).toEqual(['ann']);
      expect(await openGuests()).toEqual(['ann', 'bob']);
      await current.store.forgetInLobby({ wishes: 50_000, rest: 0 });
      expect(await openGuests()).toEqual(['ann']);
      expect(await current.store.hasWishes()).toBe(true);
      await current.store.withdrawWish('ann');
      expect(await openGuests()).toEqual([]);
      expect(await current.store.hasWishes()).toBe(false);
    });

    it('T13 knows when somebody was there, also of a wish that counts from later on', async () => {
      await keep({ ...wish('ann', 300_000), seenAt: 1000 });
      expect(await openGuests(1000)).toEqual(['ann']);
      expect(await openGuests(1001)).toEqual([]);
    });

    it('T13 fulfils wishes together or not at all', async () => {
      const { store } = current;
      await keep(wish('ann', 1000));
      await keep(wish('bob', 2000));
      expect(await store.fulfilWishes(tablut('gone'), ['ann', 'carol'], 9)).toBe('gone');
      expect(await store.findMatch('gone')).toBeUndefined();
      expect(await openGuests()).toEqual(['ann', 'bob']);
      expect(await store.fulfilWishes(tablut('met'), ['ann', 'bob'], 4200)).toBe('fulfilled');
      expect(await openGuests()).toEqual([]);
      expect(await store.seeWish('bob', 3000)).toMatchObject({ match: 'met' });
      expect(await store.findMatch('met')).toBeDefined();
      expect(await store.fulfilWishes(tablut('again'), ['ann', 'bob'], 9)).toBe('gone');
      expect(await store.pairingsSince(0, 9)).toEqual([{ game: 'tablut', waited: 4200 }]);
      expect(await store.pairingsSince(1001, 9)).toEqual([]);
    });

    it('T13 loses no table to who changes or withdraws a wish that was fulfilled', async () => {
      const { store } = current;
      await keep(wish('ann', 1000));
      await keep(wish('bob', 2000));
      await store.fulfilWishes(tablut('met'), ['ann', 'bob'], 9);
      const found = { games: ['tablut'], match: 'met' };
      expect(await keep({ ...wish('ann', 3000), games: ['nim'] })).toBe('fulfilled');
      expect(await store.withdrawWish('ann')).toMatchObject(found);
      expect(await store.withdrawWish('ann', 'another')).toMatchObject(found);
      expect(await store.seeWish('ann', 3000)).toMatchObject(found);
      expect(await store.withdrawWish('ann', 'met')).toBeUndefined();
      expect(await store.seeWish('ann', 3000)).toBeUndefined();
    });

    it('T13 takes a new wish from who was paired once that match is over', async () => {
      const { store } = current;
      await keep(wish('ann', 1000));
      await keep(wish('bob', 2000));
      await store.fulfilWishes(tablut('met'), ['ann', 'bob'], 9);
      const ended = status(1, { outcome: WON, toDecide: [] });
      await store.append({ ...addition('met', 0, entry(1, 'resign')), status: ended });
      expect(await keep(wish('ann', 3000))).toBe('kept');
      expect(await store.seeWish('ann', 3000)).toMatchObject({ since: 3000, match: undefined });
    });

    it('T13 tells of their table whoever changes or withdraws a wish in the moment of pairing', async () => {
      const { store } = current;
      for (let round = 0; round < 30; round++) {
        const guests = ['ann', 'bob', 'carol'].map((name) => `${name} ${round}`);
        const [ann = '', bob = '', carol = ''] = guests;
        for (const guest of guests) await keep(wish(guest, 1000, guest));
        // Every third time one is missing: then nobody sits down.
        const others = round % 3 === 0 ? [`nobody ${round}`] : [];
        const [kept, paired, left] = await Promise.all([
          keep({ ...wish(ann, 2000, ann), games: ['nim'] }),
          store.fulfilWishes(tablut(`met ${round}`), [...guests, ...others], 9),
          store.withdrawWish(carol),
        ]);
        const match = paired === 'fulfilled' ? `met ${round}` : undefined;
        expect((await store.seeWish(ann, 2000))?.match).toBe(match);
        expect((await store.seeWish(bob, 2000))?.match).toBe(match);
        expect(left?.match).toBe(match);
        expect((await store.seeWish(carol, 2000))?.match).toBe(match);
        const games = kept === 'kept' ? ['nim'] : ['tablut'];
        expect((await store.seeWish(ann, 2000))?.games).toEqual(games);
      }
    });

    it('T13 seats nobody twice where two pair the same at once', async () => {
      await keep(wish('ann', 1000));
      await keep(wish('bob', 2000));
      const answers = await Promise.all(
        ['one', 'two', 'three'].map((id) =>
          current.store.fulfilWishes(tablut(id), ['ann', 'bob'], 1),
        ),
      );
      expect(answers.toSorted()).toEqual(['fulfilled', 'gone', 'gone']);
    });

    it('lists tables with a free seat that anybody may take, the newest first', async () => {
      const { store } = current;
      await store.nameGuest('ann', 'Ann');
      for (const id of ['one', 'two', 'three']) {
        const madeAt = { one: 1000, two: 2000, three: 3000 }[id] ?? 0;
        await store.createMatch(tablut(id, { facts: { madeAt } }));
      }
      await store.createMatch(tablut('unlisted', { facts: { watchers: 'link' } }));
      const all = ['one', 'two', 'three', 'unlisted'];
      const ids = async (among = all) => (await store.openTables(among, 9)).map(({ id }) => id);
      expect(await ids()).toEqual(['three', 'two', 'one']);
      expect(await ids(['one', 'unlisted', 'unknown'])).toEqual(['one']);
      expect(await ids([])).toEqual([]);
      expect((await store.openTables(all, 1))[0]).toMatchObject({
        host: 'Ann',
        since: 3000,
        options: { kingCapture: 'either', drawAfter: 100, open: true },
      });
      await store.takeSeat('three', 2, 'bob');
      await store.fillSeat('two', 2, 1);
      expect(await ids()).toEqual(['one']);
      const ended = status(1, { outcome: WON, toDecide: [] });
      await store.append({ ...addition('one', 0, entry(1, 'resign')), status: ended });
      expect(await ids()).toEqual([]);
    });

    it('lists first one of each network, then one of each host in it, however many somebody has', async () => {
      const { store } = current;
      const TABLES = [
        ['old', 'ann', 'home'],
        ['b1', 'bob', 'away'],
        ['c1', 'carol', 'away'],
        ['c2', 'carol', 'away'],
        ['d1', 'dan', 'away'],
        ['d2', 'dan', 'away'],
      ] as const;
      for (const [at, [id, maker, account]] of TABLES.entries()) {
        await store.createMatch(tablut(id, { facts: { maker, account, madeAt: 1000 + at } }));
        await store.createMatch(tablut(`w${id}`, { facts: { maker, account } }));
        const lastAt = 1000 + at;
        const begun = {
          ...addition(`w${id}`, 0, entry(1, 'd5-d6')),
          status: status(1, { lastAt }),
        };
        await store.append(begun);
      }
      const ids = TABLES.map(([id]) => id);
      const fair = ['d2', 'old', 'c2', 'b1', 'd1', 'c1'];
      const open = await store.openTables(ids, 9);
      expect(open.map(({ id }) => id)).toEqual(fair);
      expect((await store.openTables(ids, 2)).map(({ id }) => id)).toEqual(['d2', 'old']);
      const watched = ids.map((id) => `w${id}`);
      const shown = await store.matchesToWatch(watched, 9);
      expect(shown.map(({ id }) => id)).toEqual(fair.map((id) => `w${id}`));
    });

    it('lists what can be watched, of all games, and not what is over', async () => {
      const { store } = current;
      for (const id of ['one', 'two', 'over', 'waits']) await store.createMatch(tablut(id));
      await store.createMatch(tablut('secret', { facts: { watchers: 'nobody' } }));
      const act = (id: string, lastAt: number) =>
        store.append({ ...addition(id, 0, entry(1, 'd5-d6')), status: status(1, { lastAt }) });
      for (const [id, at] of [
        ['one', 2],
        ['two', 3],
        ['secret', 4],
      ] as const)
        await act(id, at);
      const ended = status(1, { outcome: WON, toDecide: [] });
      await store.append({ ...addition('over', 0, entry(1, 'd5-d6')), status: ended });
      const ids = async (...among: string[]) =>
        (await store.matchesToWatch(among, 9)).map(({ id }) => id);
      expect(await ids('one', 'two', 'over', 'waits', 'secret')).toEqual(['two', 'one']);
      expect(await ids('one', 'secret')).toEqual(['one']);
      expect(await ids()).toEqual([]);
    });
  });
}
