import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredEntry } from '../store.ts';
import type { StoreInTest } from './store-in-test-contract.ts';
import { addition, entry, logOf, matchIn, status, tablut, WON } from './samples-contract.ts';

export function logContract(current: StoreInTest): void {
  describe('the log', () => {
    beforeEach(() => current.store.createMatch(tablut('one')));

    const add = async (ply: number, ...entries: StoredEntry[]) =>
      current.store.append(addition('one', ply, ...entries));

    it('grows where it ends, in order, and keeps everything', async () => {
      const first = entry(1, 'd5-d6', 'key-1');
      const second = [
        entry(2, 'd1-d5xc5'),
        entry('chance', '4'),
        entry('table', 'forfeit 1 clock'),
      ];
      expect(await add(0, first)).toMatchObject({ kind: 'appended' });
      expect(await add(1, ...second)).toMatchObject({ kind: 'appended' });
      await current.reopen();
      expect(await logOf(current.store, 'one')).toEqual([first, ...second]);
    });

    it('is read in pages', async () => {
      const entries = Array.from({ length: 100 }, (_, index) => entry('chance', `${index}`));
      await add(0, ...entries);
      expect(await current.store.entriesBetween('one', 0, 40)).toEqual(entries.slice(0, 40));
      expect(await current.store.entriesBetween('one', 40, 41)).toEqual(entries.slice(40, 41));
      expect(await current.store.entriesBetween('one', 99, 200)).toEqual(entries.slice(99));
      expect(await current.store.entriesBetween('one', 100, 200)).toEqual([]);
    });

    it('keeps letters of every script', async () => {
      const odd = entry(1, 'ø 漢字 🂡 é"\'\\');
      await add(0, odd);
      expect(await logOf(current.store, 'one')).toEqual([odd]);
    });

    it.each([
      ['behind its end', 0],
      ['beyond its end', 2],
    ])('refuses what is put %s', async (_where, ply) => {
      await add(0, entry(1, 'd5-d6'));
      expect(await add(ply, entry(2, 'x'), entry(2, 'y'))).toEqual({ kind: 'conflict' });
      expect(await logOf(current.store, 'one')).toEqual([entry(1, 'd5-d6')]);
      expect(await matchIn(current.store, 'one')).toMatchObject({ status: { ply: 1 } });
    });

    it('takes one of many that want the same ply', async () => {
      const moves = Array.from({ length: 20 }, (_, index) => entry(1, `move ${index}`));
      const answers = await Promise.all(moves.map((move) => add(0, move)));
      const winners = moves.filter((_, index) => answers[index]?.kind === 'appended');
      expect(winners).toHaveLength(1);
      expect(await logOf(current.store, 'one')).toEqual(winners);
    });

    it('writes nothing for a match that is not there', async () => {
      const lost = current.store.append(addition('none', 0, entry(1, 'x')));
      await expect(lost).rejects.toThrow('no match none');
    });

    it.each([
      ['without an entry', addition('one', 0)],
      ['with a status of another ply', { ...addition('one', 0, entry(1, 'x')), status: status(2) }],
    ])('refuses an addition %s', async (_what, wrong) => {
      await expect(current.store.append(wrong)).rejects.toThrow(Error);
      expect(await logOf(current.store, 'one')).toEqual([]);
    });

    it('lets no failure take a neighbour along', async () => {
      const { store } = current;
      const before = store.append(addition('one', 0, entry(1, 'd5-d6')));
      const lost = store.append(addition('none', 0, entry(1, 'x')));
      const named = store.nameGuest('ann', 'Ann');
      await expect(lost).rejects.toThrow(Error);
      expect(await before).toMatchObject({ kind: 'appended' });
      await named;
      await current.reopen();
      expect(await logOf(current.store, 'one')).toHaveLength(1);
      expect((await current.store.namesOf(['ann'])).get('ann')).toBe('Ann');
    });

    it('answers each of those that come at once for itself', async () => {
      const { store } = current;
      await store.createMatch(tablut('two'));
      await store.createMatch(tablut('three'));
      await store.append(addition('three', 0, entry(1, 'draw', 'a key')));
      const answers = await Promise.all([
        store.append(addition('one', 0, entry(1, 'a'), entry('chance', '4'))),
        store.append(addition('two', 7, entry(1, 'too far'))),
        store.append(addition('three', 1, entry(1, 'draw', 'a key'))),
        store.append(addition('two', 0, entry(1, 'c'))),
      ]);
      expect(answers.map(({ kind }) => kind)).toEqual([
        'appended',
        'conflict',
        'duplicate',
        'appended',
      ]);
      const moves = async (id: string) => (await logOf(store, id)).map(({ move }) => move);
      expect(await moves('one')).toEqual(['a', '4']);
      expect(await moves('two')).toEqual(['c']);
      expect(await moves('three')).toEqual(['draw']);
    });

    it('has all that was asked for before closing', async () => {
      const store = await current.place.open();
      const asked = Array.from({ length: 50 }, (_, ply) =>
        store.append(addition('one', ply, entry(1, `move ${ply}`))),
      );
      const read = store.findMatch('one');
      await store.close();
      expect((await Promise.all(asked)).map(({ kind }) => kind)).toEqual(
        asked.map(() => 'appended'),
      );
      expect((await read)?.facts.id).toBe('one');
      expect(await logOf(current.store, 'one')).toHaveLength(50);
    });
  });

  describe('the idempotency key of an act', () => {
    beforeEach(async () => {
      await current.store.createMatch(tablut('one'));
      await current.store.createMatch(tablut('two'));
      await current.store.append(
        addition('one', 0, entry(1, 'undo', 'a key'), entry('chance', '4')),
      );
    });

    it.each([
      ['as who does not know yet that it is there', 0],
      ['at the end of the log', 2],
      ['at a ply that does not exist', 9],
    ])('is taken once, also when it is sent %s', async (_how, ply) => {
      const again = addition('one', ply, entry(1, 'undo', 'a key'), entry('chance', '4'));
      expect(await current.store.append(again)).toEqual({ kind: 'duplicate', ply: 1 });
      expect(await logOf(current.store, 'one')).toHaveLength(2);
      expect(await current.store.findMatch('one')).toMatchObject({ status: { ply: 2 } });
    });

    it('is taken once by those who send it at the same time', async () => {
      const send = async () => current.store.append(addition('two', 0, entry(1, 'draw', 'a key')));
      const answers = await Promise.all(Array.from({ length: 10 }, send));
      expect(answers.filter(({ kind }) => kind === 'appended')).toHaveLength(1);
      const others = answers.filter(({ kind }) => kind !== 'appended');
      expect(others).toEqual(others.map(() => ({ kind: 'duplicate', ply: 1 })));
    });

    it.each([
      ['another seat', 'one', 2, 2],
      ['another match', 'two', 1, 0],
    ])('may be the same for %s', async (_what, match, seat, ply) => {
      const answer = await current.store.append(addition(match, ply, entry(seat, 'undo', 'a key')));
      expect(answer).toMatchObject({ kind: 'appended' });
    });

    it('is that of one act: the same seat may do something else with it', async () => {
      const other = addition('one', 2, entry(1, 'resign', 'a key'));
      expect(await current.store.append(other)).toMatchObject({ kind: 'appended' });
      const plyAfter = async (act: 'undo' | 'resign' | 'draw') =>
        current.store.plyAfterKey('one', 1, { key: 'a key', act });
      expect(await plyAfter('undo')).toBe(1);
      expect(await plyAfter('resign')).toBe(3);
      expect(await plyAfter('draw')).toBeUndefined();
    });

    it('finds the ply after its entry', async () => {
      await current.reopen();
      const plyAfter = async (match: string, seat: number, key: string) =>
        current.store.plyAfterKey(match, seat, { key, act: 'undo' });
      expect(await plyAfter('one', 1, 'a key')).toBe(1);
      expect(await plyAfter('one', 1, 'another')).toBeUndefined();
      expect(await plyAfter('one', 2, 'a key')).toBeUndefined();
      expect(await plyAfter('two', 1, 'a key')).toBeUndefined();
    });
  });

  describe('the idempotency key of an answer', () => {
    beforeEach(async () => {
      await current.store.createMatch(tablut('one'));
      const entries = [
        entry(1, 'd5-d6', 'first'),
        entry('chance', '4'),
        entry(2, 'e3-e4', 'theirs'),
        entry(1, 'draw', 'offer'),
        entry(1, 'd6-d7', 'second'),
        entry(1, 'd7-d8'),
      ];
      await current.store.append(addition('one', 0, ...entries));
    });

    const plyAfter = async (seat: number, question: number, key: string) =>
      current.store.plyAfterKey('one', seat, { key, question });

    it.each([
      ['at once', 0, 'first', 1],
      ['after the choices of others and an act of its own', 1, 'second', 5],
      ['where it was asked last', 4, 'second', 5],
    ])('is found from its question on: %s', async (_how, question, key, ply) => {
      await current.reopen();
      expect(await plyAfter(1, question, key)).toBe(ply);
    });

    it.each([
      ['was not answered yet', 1, 6, 'second'],
      ['was answered by another one', 1, 0, 'second'],
      ['was answered without a key', 1, 5, 'second'],
      ['is that of another seat', 2, 0, 'first'],
      ['was never asked', 3, 0, 'first'],
    ])('is not found where its question %s', async (_what, seat, question, key) => {
      expect(await plyAfter(seat, question, key)).toBeUndefined();
    });

    it('is no act, and no act is an answer', async () => {
      expect(await plyAfter(1, 3, 'offer')).toBeUndefined();
      const act = { key: 'first', act: 'draw' } as const;
      expect(await current.store.plyAfterKey('one', 1, act)).toBeUndefined();
    });

    it('is compared with nothing when it is stored', async () => {
      const stale = addition('one', 0, entry(1, 'd5-d6', 'first'));
      expect(await current.store.append(stale)).toEqual({ kind: 'conflict' });
      const other = addition('one', 6, entry(1, 'd8-d9', 'first'));
      expect(await current.store.append(other)).toMatchObject({ kind: 'appended' });
      expect(await plyAfter(1, 6, 'first')).toBe(7);
      expect(await plyAfter(1, 0, 'first')).toBe(1);
    });
  });

  describe('the status', () => {
    const OVER = status(1, { toDecide: [], outcome: WON, lastAt: 3000 });

    beforeEach(() => current.store.createMatch(tablut('one')));

    it('changes with the entries that change it', async () => {
      const moved = status(1, { toDecide: [2, 3], awaitsBot: true, lastAt: 2000 });
      await current.store.append({ ...addition('one', 0, entry(1, 'x')), status: moved });
      await current.reopen();
      expect(await matchIn(current.store, 'one')).toMatchObject({ status: moved });
      const over = { ...OVER, ply: 2 };
      await current.store.append({ ...addition('one', 1, entry(2, 'y')), status: over });
      expect(await matchIn(current.store, 'one')).toMatchObject({ status: over });
    });

    it('does not change with entries that come too late', async () => {
      await current.store.append(addition('one', 0, entry(1, 'x')));
      await current.store.append({ ...addition('one', 0, entry(1, 'y')), status: OVER });
      expect(await matchIn(current.store, 'one')).toMatchObject({ status: status(1) });
    });

    it('is repaired where the log still ends at its ply', async () => {
      await current.store.append(addition('one', 0, entry(1, 'x')));
      expect(await current.store.repairStatus('one', status(0))).toBe('conflict');
      expect(await current.store.repairStatus('one', status(2))).toBe('conflict');
      expect(await current.store.repairStatus('none', status(0))).toBe('conflict');
      expect(await matchIn(current.store, 'one')).toMatchObject({ status: status(1) });
      expect(await current.store.repairStatus('one', OVER)).toBe('repaired');
      expect(await matchIn(current.store, 'one')).toMatchObject({ status: OVER });
      expect(await current.store.runningMatchesOf('ann', 9)).toEqual([]);
    });
  });
}
