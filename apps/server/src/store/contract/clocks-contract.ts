import { type ClockSetup, clockJumped, type MatchClock, newClock } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import type { StoredClock } from '../store.ts';
import { addition, entry, tablut } from './samples-contract.ts';
import type { StoreInTest } from './store-in-test-contract.ts';

const SETUP: ClockSetup = { kind: 'match', time: 60_000, increment: 0 };
const AT_FIRST: MatchClock = newClock(SETUP, [1, 2]);
const RUNNING: MatchClock = {
  ...AT_FIRST,
  started: { ply: 0, at: 1000 },
  last: 1000,
  seats: AT_FIRST.seats.map((seat) => ({ ...seat, running: { question: 0, since: 1000 } })),
};

export function clocksContract(current: StoreInTest): void {
  const create = (id: string, clock: StoredClock = { state: AT_FIRST, dueAt: undefined }) =>
    current.store.createMatch({ ...tablut(id, { facts: { clock: SETUP } }), clock });

  describe('clocks', () => {
    it('are given back as they were created, and where there are none, nothing is', async () => {
      await create('one');
      await current.store.createMatch(tablut('two'));
      await current.reopen();
      const one = await current.store.findMatch('one');
      expect([one?.facts.clock, one?.clock]).toEqual([SETUP, AT_FIRST]);
      const two = await current.store.findMatch('two');
      expect([two?.facts.clock, two?.clock]).toEqual([undefined, undefined]);
      expect(await current.store.timedMatches(9)).toEqual([]);
    });

    it('begin beside the log, once', async () => {
      await create('one');
      const to = { state: RUNNING, dueAt: 61_000 };
      const before = (await current.store.findMatch('one'))?.revision ?? 0;
      expect(await current.store.setClock('one', before + 1, to)).toBe('conflict');
      expect(await current.store.setClock('one', before, to)).toBe('set');
      expect(await current.store.setClock('one', before, to)).toBe('conflict');
      await current.reopen();
      expect(await current.store.findMatch('one')).toMatchObject({
        clock: RUNNING,
        revision: before + 1,
      });
      expect(await current.store.timedMatches(9)).toEqual([{ id: 'one', dueAt: 61_000 }]);
    });

    it('go on with the entries that change them', async () => {
      await create('one', { state: RUNNING, dueAt: 61_000 });
      const state = clockJumped(RUNNING, 1, 5);
      const clock = { state, dueAt: undefined };
      const added = await current.store.append({
        ...addition('one', 0, entry(1, 'e4-f4')),
        clock,
      });
      expect(added.kind).toBe('appended');
      expect((await current.store.findMatch('one'))?.clock).toEqual(state);
      expect(await current.store.timedMatches(9)).toEqual([]);
    });

    it('are not written over by entries that were judged before they changed', async () => {
      await create('one');
      const revision = (await current.store.findMatch('one'))?.revision ?? 0;
      const running = { state: RUNNING, dueAt: 61_000 };
      await current.store.setClock('one', revision, running);
      const late = {
        ...addition('one', 0, entry(1, 'draw', 'a key')),
        clock: { state: AT_FIRST, dueAt: undefined },
      };
      expect(await current.store.append({ ...late, revision })).toEqual({ kind: 'conflict' });
      const unchanged = await current.store.findMatch('one');
      expect([unchanged?.clock, unchanged?.status.ply]).toEqual([RUNNING, 0]);
      const judged = { ...late, revision: revision + 1, clock: running };
      const appended = { kind: 'appended', revision: revision + 2 };
      expect(await current.store.append(judged)).toEqual(appended);
      // What a repeat wants to hear goes before.
      expect(await current.store.append(judged)).toEqual({ kind: 'duplicate', ply: 1 });
    });

    it('are listed page by page, the one that is up first before the others', async () => {
      for (const [id, dueAt] of [
        ['a', 9],
        ['b', 3],
        ['c', 9],
        ['d', 1_800_000_000_000],
      ] as const) {
        await create(id, { state: RUNNING, dueAt });
      }
      const page = await current.store.timedMatches(2);
      expect(page).toEqual([
        { id: 'b', dueAt: 3 },
        { id: 'a', dueAt: 9 },
      ]);
      expect(await current.store.timedMatches(2, page[1])).toEqual([
        { id: 'c', dueAt: 9 },
        { id: 'd', dueAt: 1_800_000_000_000 },
      ]);
    });

    it('are known to have been watched until a moment', async () => {
      expect(await current.store.lastClockBeat()).toBeUndefined();
      await current.store.beatClock(1_800_000_000_000);
      await current.store.beatClock(1_700_000_000_000);
      await current.reopen();
      expect(await current.store.lastClockBeat()).toBe(1_700_000_000_000);
    });
  });
}
