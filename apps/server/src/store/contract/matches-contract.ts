import { beforeEach, describe, expect, it } from 'vitest';
import type { StoreInTest } from './store-in-test-contract.ts';
import { entry, logOf, matchIn, status, tablut } from './samples-contract.ts';

export function matchesContract(current: StoreInTest): void {
  describe('matches', () => {
    it('are given back as they were created', async () => {
      const made = tablut('one', {
        entries: [entry('chance', 'a deal')],
        status: { toDecide: [1, 3], awaitsBot: true, lastAt: 1234 },
      });
      expect(await current.store.createMatch(made)).toBe('created');
      await current.reopen();
      const { entries, ...rest } = made;
      expect(await matchIn(current.store, 'one')).toEqual({
        ...rest,
        chat: { players: 0, watchers: 0 },
        rematch: undefined,
        hasPlans: false,
      });
      expect(await logOf(current.store, 'one')).toEqual(entries);
    });

    it('that were not created are not there', async () => {
      expect(await current.store.findMatch('one')).toBeUndefined();
      expect(await logOf(current.store, 'one')).toEqual([]);
    });

    it('have one rematch and no second', async () => {
      await current.store.createMatch(tablut('one'));
      const again = (id: string) => tablut(id, { facts: { rematchOf: 'one' } });
      const answers = await Promise.all([
        current.store.createMatch(again('two')),
        current.store.createMatch(again('three')),
      ]);
      expect(answers.toSorted()).toEqual(['created', 'rematch-exists']);
      const winner = answers[0] === 'created' ? 'two' : 'three';
      expect(await current.store.findMatch('one')).toMatchObject({ rematch: winner });
      const loser = winner === 'two' ? 'three' : 'two';
      expect(await current.store.findMatch(loser)).toBeUndefined();
    });

    it('are as many as their maker may have running, also where all are created at once', async () => {
      const names = ['one', 'two', 'three', 'four', 'five'];
      const answers = await Promise.all(
        names.map((id) => current.store.createMatch(tablut(id), 2)),
      );
      const created = answers.filter((answer) => answer === 'created').length;
      // Two processes may both fill what they see free; one does not do so twice.
      expect([2, 3, 4]).toContain(created);
      const found = await Promise.all(names.map((id) => current.store.findMatch(id)));
      expect(found.filter((match) => match !== undefined)).toHaveLength(created);
      expect(await current.store.createMatch(tablut('six'), 2)).toBe('too-many');
      expect(await current.store.createMatch(tablut('seven'), created + 1)).toBe('created');
    });

    it('are not created twice', async () => {
      await current.store.createMatch(tablut('one'));
      const other = tablut('one', { facts: { game: 'chess' } });
      await expect(current.store.createMatch(other)).rejects.toThrow(Error);
      expect(await matchIn(current.store, 'one')).toMatchObject({ facts: { game: 'tablut' } });
    });

    it('are not created with a status of another ply', async () => {
      const wrong = { ...tablut('one'), status: status(1) };
      await expect(current.store.createMatch(wrong)).rejects.toThrow('ply 1');
      expect(await current.store.findMatch('one')).toBeUndefined();
    });
  });

  describe('seats', () => {
    beforeEach(() => current.store.createMatch(tablut('one')));

    it('that are open are given to one guest', async () => {
      const answers = await Promise.all([
        current.store.takeSeat('one', 2, 'bob'),
        current.store.takeSeat('one', 2, 'carol'),
      ]);
      expect(answers.toSorted()).toEqual(['conflict', 'taken']);
      await current.reopen();
      const seats = (await current.store.findMatch('one'))?.seats;
      const holder = answers[0] === 'taken' ? 'bob' : 'carol';
      expect(seats?.[1]).toEqual({ seat: 2, kind: 'person', holder });
    });

    it.each([
      ['if somebody holds them', 1, 'bob'],
      ["if they are a bot's", 3, 'bob'],
      ['if they are not there', 4, 'bob'],
      ['to who has one', 2, 'ann'],
    ])('are not given %s', async (_when, seat, guest) => {
      expect(await current.store.takeSeat('one', seat, guest)).toBe('conflict');
      expect((await current.store.findMatch('one'))?.seats).toEqual(tablut('one').seats);
    });
  });

  describe('seats that change hands', () => {
    const code = { hash: 'h', match: 'one', seat: 1, holder: 'ann', expiresAt: 2000 } as const;

    beforeEach(() => current.store.createMatch(tablut('one', { status: { toDecide: [2] } })));

    it('go once to who uses their code in time', async () => {
      await current.store.keepSeatCode(code, 1000);
      expect(await current.store.moveSeat('h', 'bob', 2000)).toEqual({ kind: 'unknown' });
      const answers = await Promise.all(
        ['bob', 'carol'].map((guest) => current.store.moveSeat('h', guest, 1999)),
      );
      expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['moved', 'unknown']);
      const holder = answers[0]?.kind === 'moved' ? 'bob' : 'carol';
      await current.reopen();
      const { seats } = (await current.store.findMatch('one')) ?? {};
      expect(seats?.[0]).toEqual({ seat: 1, kind: 'person', holder });
    });

    it('have one code at a time, which opens nothing once they have another holder', async () => {
      await current.store.keepSeatCode(code, 1000);
      await current.store.keepSeatCode({ ...code, hash: 'i' }, 1000);
      expect(await current.store.moveSeat('h', 'bob', 1500)).toEqual({ kind: 'unknown' });
      await current.store.keepSeatCode({ ...code, hash: 'j', holder: 'dave' }, 1000);
      expect(await current.store.moveSeat('j', 'bob', 1500)).toEqual({ kind: 'unknown' });
      expect((await current.store.findMatch('one'))?.seats).toEqual(tablut('one').seats);
    });

    it('are not for who has another one, whose code stays good', async () => {
      await current.store.takeSeat('one', 2, 'bob');
      await current.store.keepSeatCode(code, 1000);
      expect(await current.store.moveSeat('h', 'bob', 1500)).toEqual({ kind: 'seated', seat: 2 });
      expect(await current.store.moveSeat('h', 'carol', 1500)).toMatchObject({ kind: 'moved' });
    });

    it('stay where they are by the code of a table', async () => {
      await current.store.keepSeatCode({ ...code, seat: 'table' }, 1000);
      for (const guest of ['bob', 'carol']) {
        expect(await current.store.moveSeat('h', guest, 1500)).toEqual({
          kind: 'table',
          match: 'one',
        });
      }
    });

    it('are filled by a computer while they are open, which is awaited on its turn', async () => {
      expect(await current.store.fillSeat('one', 1, 2)).toBe('conflict');
      expect(await current.store.fillSeat('one', 4, 2)).toBe('conflict');
      expect(await current.store.fillSeat('one', 2, 2)).toBe('filled');
      expect(await current.store.fillSeat('one', 2, 3)).toBe('conflict');
      const { seats, status: now } = (await current.store.findMatch('one')) ?? {};
      expect(seats?.[1]).toEqual({ seat: 2, kind: 'bot', level: 2 });
      expect(now?.awaitsBot).toBe(true);
    });
  });

  describe('guests', () => {
    it('have the last name that they gave', async () => {
      await current.store.nameGuest('ann', 'Ann');
      await current.store.nameGuest('bob', 'Bob');
      await current.store.nameGuest('ann', 'Anneke');
      await current.reopen();
      const names = new Map([
        ['ann', 'Anneke'],
        ['bob', 'Bob'],
      ]);
      expect(await current.store.namesOf(['ann', 'bob', 'carol'])).toEqual(names);
      expect(await current.store.namesOf([])).toEqual(new Map());
    });

    it('are named however many are asked for', async () => {
      const guests = Array.from({ length: 300 }, (_, index) => `guest ${index}`);
      await Promise.all(guests.map((guest) => current.store.nameGuest(guest, `I am ${guest}`)));
      const names = await current.store.namesOf(guests);
      expect(names).toEqual(new Map(guests.map((guest) => [guest, `I am ${guest}`])));
    });
  });

  it('is ready', async () => {
    expect(await current.store.isReady()).toBe(true);
    expect(await current.store.isReady()).toBe(true);
  });
}
