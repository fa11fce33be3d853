import { describe, expect, it } from 'vitest';
import { MOST_BETWEEN_TWO, type Rate, type RatedPlayer } from '../rating-store.ts';
import { entry, status, tablut, WON } from './samples-contract.ts';
import type { StoreInTest } from './store-in-test-contract.ts';

/** One more for the winner, one less for the others: what is lost or counted twice is seen. */
const rate: Rate = (players) =>
  players.map(({ mu, sigma, rank }) => ({ mu: rank === 1 ? mu + 1 : mu - 1, sigma }));

const PLAYERS: readonly RatedPlayer[] = [
  { player: 'ann', seat: 1, rank: 1, isGone: false },
  { player: 'bob', seat: 2, rank: 2, isGone: false },
];
const BOTH_DECIDED = [entry('chance', '1'), entry(1, 'a'), entry(2, 'b'), entry(2, 'resign')];
const DAY = 24 * 60 * 60 * 1000;

export function ratingsContract(current: StoreInTest): void {
  const ratings = () => current.store.ratings;
  const create = (id: string, isOver = true, entries = BOTH_DECIDED) =>
    current.store.createMatch(
      tablut(id, { facts: { rated: true }, entries, status: isOver ? { outcome: WON } : {} }),
    );
  const settle = (id: string, players = PLAYERS, at = DAY, isRematch = false) =>
    ratings().settleRating({ match: id, game: 'tablut', players, isRematch, at }, rate);

  describe('ratings', () => {
    it('count a rated match that is over once, whoever asks at once and again', async () => {
      await create('one');
      await create('running', false);
      await current.store.createMatch(tablut('plain', { status: status(0, { outcome: WON }) }));
      expect(await ratings().matchesToRate(9)).toEqual(['one']);
      const settled = await Promise.all(
        ['one', 'one', 'one', 'running', 'plain'].map((id) => settle(id)),
      );
      expect(settled.filter((answer) => answer === 'settled')).toHaveLength(1);
      await current.reopen();
      expect(await settle('one')).toBe('nothing-to-settle');
      expect(await ratings().matchesToRate(9)).toEqual([]);
      expect(await ratings().ratingsOf('ann')).toMatchObject([
        { game: 'tablut', mu: 26, matches: 1 },
      ]);
      expect(await current.store.findMatch('one')).toMatchObject({ facts: { rated: true } });
    });

    it('lose none of several matches of one player that end at once', async () => {
      const ids = ['a', 'b', 'c', 'd', 'e'];
      for (const id of ids) await create(id);
      await Promise.all(ids.map((id) => settle(id)));
      expect(await ratings().ratingsOf('ann')).toMatchObject([{ mu: 30, matches: 5 }]);
      expect(await ratings().ratingsOf('bob')).toMatchObject([{ mu: 20, matches: 5 }]);
    });

    it.each([
      ['nobody has decided', []],
      ['only the other one has', [entry(1, 'a'), entry(2, 'resign')]],
      ['they had only offered a draw', [entry(1, 'a'), entry(2, 'draw'), entry(2, 'resign')]],
      [
        'only the computer that went on for them has',
        [entry(1, 'a'), entry(2, 'resign'), entry(2, 'b')],
      ],
    ])('count nothing where somebody gave up before deciding: %s', async (_what, entries) => {
      await create('one', true, [...entries]);
      expect(await settle('one')).toBe('not-counted');
      expect(await settle('one')).toBe('nothing-to-settle');
      expect(await ratings().matchesToRate(9)).toEqual([]);
      expect(await ratings().ratingsOf('ann')).toEqual([]);
    });

    const NO_SHOW = [entry(1, 'a'), entry('table', 'forfeit 2 clock'), entry(2, 'b')];

    it.each([
      ['the clock', NO_SHOW],
      ['absence', [entry('table', 'forfeit 2 absence')]],
    ])(
      'fall for who sat down and never decided, and rise for nobody: by %s',
      async (_, entries) => {
        await create('one', true, [...entries]);
        expect(await settle('one')).toBe('counted-for-absent');
        expect(await settle('one')).toBe('nothing-to-settle');
        expect(await ratings().ratingsOf('ann')).toEqual([]);
        expect(await ratings().ratingsOf('bob')).toMatchObject([{ mu: 24, matches: 1 }]);
        // Such a match is no meeting: those two may have as many that count as before.
        for (const id of ['a', 'b', 'c', 'd', 'e']) {
          await create(id);
          expect(await settle(id)).toBe('settled');
        }
      },
    );

    it('are left alone by who never came to a rematch that they did not ask for', async () => {
      await create('one', true, NO_SHOW);
      expect(await settle('one', PLAYERS, DAY, true)).toBe('not-counted');
      expect(await ratings().ratingsOf('bob')).toEqual([]);
    });

    it('count so many matches of the same two a day, also where a third sits with them', async () => {
      const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
      for (const id of ids) await create(id);
      const cid = { player: 'cid', seat: 1, rank: 2, isGone: false };
      for (const id of ids.slice(0, MOST_BETWEEN_TWO)) expect(await settle(id)).toBe('settled');
      expect(await settle('f', PLAYERS, 2 * DAY - 1)).toBe('not-counted');
      expect(await settle('g', [...PLAYERS, cid], 2 * DAY - 1)).toBe('not-counted');
      expect(await ratings().ratingsOf('cid')).toEqual([]);
      expect(await settle('h', PLAYERS, 2 * DAY)).toBe('settled');
      expect(await ratings().ratingsOf('ann')).toMatchObject([{ matches: MOST_BETWEEN_TWO + 1 }]);
    });

    it('keep nothing of who is gone, and rank the others by what they are nearly surely worth', async () => {
      await create('b');
      await create('c', true, [...BOTH_DECIDED.slice(0, 3), entry(3, 'c')]);
      await settle('c', [...PLAYERS, { player: '~gone', seat: 3, rank: 2, isGone: true }]);
      await settle('b');
      expect(await ratings().ratingsOf('~gone')).toEqual([]);
      expect((await ratings().ladder('tablut', 2, 9)).map(({ player }) => player)).toEqual([
        'ann',
        'bob',
      ]);
      expect(await ratings().ladder('tablut', 3, 9)).toEqual([]);
      expect(await ratings().ladder('paille', 0, 9)).toEqual([]);
    });
  });
}
