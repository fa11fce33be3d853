import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MatchFacts, NewStoredMatch, Store, StoredEntry } from './store.ts';

/** An empty place to keep matches in, that can be opened again and again. */
export interface StorePlace {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** What every store must do; each adapter's test calls it. */
export function storeContract(name: string, newPlace: () => Promise<StorePlace>): void {
  describe(`${name} as a store`, () => {
    let place: StorePlace;
    let store: Store;

    beforeEach(async () => {
      place = await newPlace();
      store = await place.open();
    });

    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    const reopen = async (): Promise<void> => {
      await store.close();
      store = await place.open();
    };

    describe('matches', () => {
      it('gives back what was made', async () => {
        const made = tablut('one', { entries: [entry('chance', 'a deal')] });
        expect(await store.makeMatch(made)).toBe('made');
        await reopen();
        expect(await store.findMatch('one')).toEqual({ ...made, rematch: undefined });
      });

      it('knows nothing of a match that was not made', async () => {
        expect(await store.findMatch('one')).toBeUndefined();
        expect(await store.entriesFrom('one', 0)).toEqual([]);
      });

      it('makes one rematch of a match and no second', async () => {
        await store.makeMatch(tablut('one'));
        const again = (id: string) => tablut(id, { facts: { rematchOf: 'one' } });
        const answers = await Promise.all([
          store.makeMatch(again('two')),
          store.makeMatch(again('three')),
        ]);
        expect(answers.toSorted()).toEqual(['made', 'rematch-exists']);
        const winner = answers[0] === 'made' ? 'two' : 'three';
        expect(await store.findMatch('one')).toMatchObject({ rematch: winner });
        expect(await store.findMatch(winner === 'two' ? 'three' : 'two')).toBeUndefined();
      });

      it('does not make the same match twice', async () => {
        await store.makeMatch(tablut('one'));
        await expect(store.makeMatch(tablut('one'))).rejects.toThrow(Error);
        expect((await store.findMatch('one'))?.seats).toHaveLength(3);
      });
    });

    describe('the log', () => {
      beforeEach(() => store.makeMatch(tablut('one')));

      const add = (ply: number, ...entries: StoredEntry[]) =>
        store.append({ match: 'one', ply, entries, ends: false });

      it('grows where it ends, in order, and keeps everything', async () => {
        const first = entry(1, 'd5-d6', 'guest:key-1');
        const second = [
          entry(2, 'd1-d5xc5'),
          entry('chance', '4'),
          entry('table', 'forfeit 1 clock'),
        ];
        expect(await add(0, first)).toBe('appended');
        expect(await add(1, ...second)).toBe('appended');
        await reopen();
        expect((await store.findMatch('one'))?.entries).toEqual([first, ...second]);
        expect(await store.entriesFrom('one', 2)).toEqual(second.slice(1));
      });

      it('keeps letters of every script', async () => {
        const odd = entry(1, 'ø 漢字 🂡 é\u0000"\'\\');
        await add(0, odd);
        expect(await store.entriesFrom('one', 0)).toEqual([odd]);
      });

      it.each([
        ['behind its end', 0],
        ['beyond its end', 2],
      ])('refuses what is put %s', async (_where, ply) => {
        await add(0, entry(1, 'd5-d6'));
        expect(await add(ply, entry(2, 'x'), entry(2, 'y'))).toBe('conflict');
        expect(await store.entriesFrom('one', 0)).toEqual([entry(1, 'd5-d6')]);
      });

      it('takes one of many that want the same ply', async () => {
        const moves = Array.from({ length: 20 }, (_, index) => entry(1, `move ${index}`));
        const answers = await Promise.all(moves.map((move) => add(0, move)));
        expect(answers.filter((answer) => answer === 'appended')).toHaveLength(1);
        const winner = moves[answers.indexOf('appended')];
        expect(await store.entriesFrom('one', 0)).toEqual([winner]);
      });

      it('refuses a key that it holds, in this match alone', async () => {
        await store.makeMatch(tablut('two'));
        await add(0, entry(1, 'd5-d6', 'same-key'));
        expect(await add(1, entry(2, 'x', 'same-key'), entry(2, 'y'))).toBe('conflict');
        expect(await store.entriesFrom('one', 0)).toHaveLength(1);
        const other = { match: 'two', ply: 0, entries: [entry(1, 'z', 'same-key')], ends: false };
        expect(await store.append(other)).toBe('appended');
      });

      it('writes nothing for a match that is not there', async () => {
        const lost = { match: 'none', ply: 0, entries: [entry(1, 'x')], ends: false };
        await expect(store.append(lost)).rejects.toThrow(Error);
      });

      it('lets no failure take a neighbour along', async () => {
        const lost = store.append({ match: 'none', ply: 0, entries: [entry(1, 'x')], ends: false });
        const kept = add(0, entry(1, 'd5-d6'));
        await expect(lost).rejects.toThrow(Error);
        expect(await kept).toBe('appended');
        await reopen();
        expect(await store.entriesFrom('one', 0)).toHaveLength(1);
      });

      it('finishes before it closes', async () => {
        const asked = Array.from({ length: 50 }, (_, ply) => add(ply, entry(1, `move ${ply}`)));
        await reopen();
        expect(await Promise.all(asked)).toEqual(asked.map(() => 'appended'));
        expect(await store.entriesFrom('one', 0)).toHaveLength(50);
      });
    });

    describe('seats', () => {
      beforeEach(() => store.makeMatch(tablut('one')));

      it('gives an open seat to one guest', async () => {
        const answers = await Promise.all([
          store.takeSeat('one', 2, 'bob'),
          store.takeSeat('one', 2, 'carol'),
        ]);
        expect(answers).toEqual(['taken', 'conflict']);
        await reopen();
        const seats = (await store.findMatch('one'))?.seats;
        expect(seats?.[1]).toEqual({ seat: 2, kind: 'person', holder: 'bob' });
      });

      it.each([
        ['a seat that somebody holds', 1, 'bob'],
        ["a bot's seat", 3, 'bob'],
        ['a seat that is not there', 4, 'bob'],
        ['a second seat', 2, 'ann'],
      ])('does not give %s', async (_what, seat, guest) => {
        expect(await store.takeSeat('one', seat, guest)).toBe('conflict');
        expect((await store.findMatch('one'))?.seats).toEqual(tablut('one').seats);
      });
    });

    describe('guests', () => {
      it('keeps the last name of each', async () => {
        await store.nameGuest('ann', 'Ann');
        await store.nameGuest('bob', 'Bob');
        await store.nameGuest('ann', 'Anneke');
        await reopen();
        expect(await store.namesOf(['ann', 'bob', 'carol'])).toEqual(
          new Map([
            ['ann', 'Anneke'],
            ['bob', 'Bob'],
          ]),
        );
        expect(await store.namesOf([])).toEqual(new Map());
      });
    });

    describe('finding matches', () => {
      const act = (match: string, at: number, ends = false) =>
        store.append({ match, ply: 0, entries: [{ ...entry(1, 'd5-d6'), at }], ends });

      beforeEach(async () => {
        for (const id of ['one', 'two', 'three']) await store.makeMatch(tablut(id));
        await store.makeMatch(tablut('secret', { facts: { watchers: 'nobody' } }));
        await act('two', 2000);
        await act('one', 3000);
        await act('three', 4000, true);
        await act('secret', 5000);
      });

      it('finds the running ones of a guest, the latest acted in first', async () => {
        expect(await store.runningMatchesOf('ann', 9)).toEqual(['secret', 'one', 'two']);
        expect(await store.runningMatchesOf('ann', 1)).toEqual(['secret']);
        expect(await store.runningMatchesOf('bob', 9)).toEqual([]);
      });

      it('finds the public ones of a game that have begun', async () => {
        await store.makeMatch(tablut('new', { entries: [entry('chance', 'a deal')] }));
        expect(await store.publicMatchesOf('tablut', 9)).toEqual(['three', 'one', 'two']);
        expect(await store.publicMatchesOf('tablut', 2)).toEqual(['three', 'one']);
        expect(await store.publicMatchesOf('chess', 9)).toEqual([]);
      });

      it('counts the running ones that a guest has made', async () => {
        await store.makeMatch(tablut('hers', { facts: { maker: 'bob' } }));
        await store.takeSeat('hers', 2, 'carol');
        expect(await store.countRunningMatchesMadeBy('ann')).toBe(3);
        expect(await store.countRunningMatchesMadeBy('bob')).toBe(1);
        expect(await store.countRunningMatchesMadeBy('carol')).toBe(0);
      });

      it('finds the running ones in which bots play', async () => {
        const seats = tablut('people').seats.slice(0, 2);
        await store.makeMatch({ ...tablut('people'), seats });
        expect(await store.runningMatchesWithBots()).toEqual(['secret', 'one', 'two']);
      });
    });

    it('says that it is ready', async () => {
      expect(await store.isReady()).toBe(true);
    });
  });
}

function entry(by: StoredEntry['by'], move: string, key?: string): StoredEntry {
  return { by, move, key, at: 1_800_000_000_000 };
}

function tablut(
  id: string,
  more: { facts?: Partial<MatchFacts>; entries?: StoredEntry[] } = {},
): NewStoredMatch {
  return {
    facts: {
      id,
      game: 'tablut',
      rulesVersion: 1,
      options: { kingCapture: 'either', drawAfter: 100, open: true },
      watchers: 'anyone',
      seed: 'ab'.repeat(32),
      maker: 'ann',
      madeAt: 1000,
      rematchOf: undefined,
      ...more.facts,
    },
    seats: [
      { seat: 1, kind: 'person', holder: 'ann' },
      { seat: 2, kind: 'open' },
      { seat: 3, kind: 'bot', level: 4 },
    ],
    entries: more.entries ?? [],
  };
}
