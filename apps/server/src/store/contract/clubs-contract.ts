import { describe, expect, it } from 'vitest';
import { addition, entry, tablut } from './samples-contract.ts';
import type { StoreInTest } from './store-in-test-contract.ts';
import type { StoredClub } from '../store.ts';

const CLUB: StoredClub = {
  id: 'one',
  settings: { name: 'Tuesday', games: ['tablut'], system: 'swiss', perTable: 2 },
  code: 'ABCDEFGH',
  founder: 'ann',
  madeAt: 1_800_000_000_000,
  isOver: false,
  isShut: false,
  revision: 1,
};

export function clubsContract(current: StoreInTest): void {
  const clubs = () => current.store.clubs;
  const create = (change: Partial<StoredClub> = {}, most = 9) =>
    clubs().create({ ...CLUB, ...change }, most);

  describe('club evenings', () => {
    it('are given back as they were changed', async () => {
      expect(await create()).toBe('created');
      const ann = { person: 1, name: 'Ann', guest: 'ann', lot: 7, isAway: false };
      const bob = { person: 2, name: 'Bob', lot: 2 ** 31 - 1, isAway: true };
      const round = { round: 1, tables: [{ people: [1, 2], game: 'tablut' }], byes: [] };
      expect(await clubs().change('one', 1, { people: [ann, bob], rounds: [round] })).toBe(
        'changed',
      );
      const settings = { ...CLUB.settings, perTable: 4 };
      const corrected = { ...round, tables: [{ people: [1, 2], game: 'tablut', places: [1, 2] }] };
      await clubs().change('one', 2, { settings, host: 'carol', rounds: [corrected] });
      await clubs().change('one', 3, { isOver: true, people: [{ ...ann, name: 'Anna' }] });
      await current.reopen();
      const found = await clubs().find('one');
      expect(found?.club).toEqual({ ...CLUB, settings, isOver: true, revision: 4 });
      expect(found?.hosts.toSorted()).toEqual(['ann', 'carol']);
      expect(found?.people).toEqual([{ ...ann, name: 'Anna' }, bob]);
      expect(found?.rounds).toEqual([corrected]);
      await clubs().change('one', 4, { dropRound: 1 });
      expect((await clubs().find('one'))?.rounds).toEqual([]);
      expect(await clubs().find('another')).toBeUndefined();
    });

    it('are changed by whoever was first', async () => {
      await create();
      const person = { person: 1, lot: 1, isAway: false };
      const answers = await Promise.all([
        clubs().change('one', 1, { people: [{ ...person, name: 'Ann' }] }),
        clubs().change('one', 1, { people: [{ ...person, name: 'Bob' }] }),
      ]);
      expect(answers.toSorted()).toEqual(['changed', 'conflict']);
      const name = answers[0] === 'changed' ? 'Ann' : 'Bob';
      expect((await clubs().find('one'))?.people.map((one) => one.name)).toEqual([name]);
      expect(await clubs().revisionsOf(['one', 'another'])).toEqual(new Map([['one', 2]]));
    });

    it('leave the tables of a round that is taken away, where nobody has decided and nothing was drawn', async () => {
      await create();
      await current.store.createMatch(tablut('begun'));
      await current.store.append(addition('begun', 0, entry(1, 'd5-d6')));
      await current.store.createMatch(tablut('dealt'));
      await current.store.append(addition('dealt', 0, entry('chance', 'the hands')));
      await current.store.createMatch(tablut('fresh'));
      const before = await current.store.findMatch('fresh');
      const vacate = ['fresh', 'begun', 'dealt'];
      expect(await clubs().change('one', 9, { dropRound: 1, vacate })).toBe('conflict');
      expect(await current.store.findMatch('fresh')).toEqual(before);
      expect(await clubs().change('one', 1, { dropRound: 1, vacate })).toBe('changed');
      const fresh = await current.store.findMatch('fresh');
      expect(fresh?.seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'bot']);
      expect(fresh?.revision).toBe((before?.revision ?? 0) + 1);
      for (const id of ['begun', 'dealt']) {
        const match = await current.store.findMatch(id);
        expect(match?.seats[0]).toMatchObject({ kind: 'person', holder: 'ann' });
      }
    });

    it('are as many as their founder may have, those that are over apart', async () => {
      await create({}, 1);
      expect(await create({ id: 'two', code: 'BBBBBBBB' }, 1)).toBe('too-many');
      await clubs().change('one', 1, { isOver: true });
      expect(await create({ id: 'two', code: 'BBBBBBBB', madeAt: CLUB.madeAt + 1 }, 1)).toBe(
        'created',
      );
    });

    it('are those of who runs them and of who takes part, the latest first', async () => {
      await create();
      await create({ id: 'two', code: 'BBBBBBBB', founder: 'carol', madeAt: CLUB.madeAt + 1 });
      const ann = { person: 1, name: 'Ann', guest: 'ann', lot: 7, isAway: false };
      await clubs().change('two', 1, { people: [ann] });
      await clubs().change('one', 1, { people: [ann] });
      const listed = await clubs().ofGuest('ann', { limit: 9 });
      expect(listed.map(({ id, isHost }) => [id, isHost])).toEqual([
        ['two', false],
        ['one', true],
      ]);
      expect(await clubs().ofGuest('ann', { limit: 1 })).toHaveLength(1);
      expect(await clubs().ofGuest('bob', { limit: 9 })).toEqual([]);

      const since = CLUB.madeAt;
      const going = await clubs().ofGuest('ann', { limit: 9, since });
      expect(going.map(({ id }) => id)).toEqual(['two']);
      await clubs().change('two', 2, { isOver: true });
      expect(await clubs().ofGuest('ann', { limit: 9, since })).toEqual([]);
    });

    it('are found by their code, which no other has', async () => {
      await create();
      expect(await create({ id: 'two' })).toBe('code-taken');
      expect(await clubs().byCode(CLUB.code)).toBe('one');
      expect(await clubs().byCode('ZZZZZZZZ')).toBeUndefined();
    });

    it('have one code for hosts, which is used once and in time', async () => {
      await create();
      await clubs().keepHostCode('one', 'first', 1000);
      await clubs().keepHostCode('one', 'second', 1000);
      expect(await clubs().takeHostCode('first', 10)).toBeUndefined();
      expect(await clubs().takeHostCode('second', 1000)).toBeUndefined();
      const answers = await Promise.all([
        clubs().takeHostCode('second', 999),
        clubs().takeHostCode('second', 999),
      ]);
      expect(answers.filter((id) => id === 'one')).toHaveLength(1);
    });

    it('make the matches of a round with it, or none', async () => {
      await create();
      const matches = [tablut('first'), tablut('second')];
      expect(await clubs().change('one', 1, { matches, mostRunning: 1 })).toBe('too-many');
      expect(await clubs().change('one', 9, { matches })).toBe('conflict');
      expect(await current.store.findMatch('first')).toBeUndefined();
      expect(await clubs().change('one', 1, { matches, mostRunning: 2 })).toBe('changed');
      expect(await current.store.findMatch('second')).toMatchObject({ revision: 1 });
    });
  });
}
