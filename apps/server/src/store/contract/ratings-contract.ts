import { describe, expect, it } from 'vitest';
import type { Rate, RatedPlayer } from '../rating-store.ts';
import { status, tablut, WON } from './samples-contract.ts';
import type { StoreInTest } from './store-in-test-contract.ts';

/** One more for the winner, one less for the others: what is lost or counted twice is seen. */
const rate: Rate = (players) =>
  players.map(({ mu, sigma, rank }) => ({ mu: rank === 1 ? mu + 1 : mu - 1, sigma }));

const PLAYERS: readonly RatedPlayer[] = [
  { player: 'ann', rank: 1, isGone: false },
  { player: 'bob', rank: 2, isGone: false },
];

export function ratingsContract(current: StoreInTest): void {
  const ratings = () => current.store.ratings;
  const create = (id: string, isOver = true) =>
    current.store.createMatch(
      tablut(id, { facts: { rated: true }, status: isOver ? status(0, { outcome: WON }) : {} }),
    );
  const settle = (id: string, players = PLAYERS) =>
    ratings().settleRating(id, 'tablut', players, rate);

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
      const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
      for (const id of ids) await create(id);
      await Promise.all(ids.map((id) => settle(id)));
      expect(await ratings().ratingsOf('ann')).toMatchObject([{ mu: 31, matches: 6 }]);
      expect(await ratings().ratingsOf('bob')).toMatchObject([{ mu: 19, matches: 6 }]);
    });

    it('keep nothing of who is gone, and rank the others by what they are nearly surely worth', async () => {
      for (const id of ['a', 'b']) await create(id);
      await settle('a', [...PLAYERS, { player: '~gone', rank: 2, isGone: true }]);
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
