import { describe, expect, it } from 'vitest';
import type { Attendance } from '../store.ts';
import { addition, entry, status, tablut, WON } from './samples-contract.ts';
import type { StoreInTest } from './store-in-test-contract.ts';

const AWAY: Attendance = { away: { cause: 'lost', since: 1_800_000_000_000 } };

export function attendanceContract(current: StoreInTest): void {
  const create = (id: string) =>
    current.store.createMatch(tablut(id, { facts: { absence: 'computer' } }));
  const set = async (id: string, attendance: Attendance) => {
    const revision = (await current.store.findMatch(id))?.revision ?? 0;
    const change = { seat: 1, attendance, awaitsBot: attendance.substitute !== undefined };
    return current.store.setAttendance(id, revision, change);
  };
  const attendanceOf = async (id: string): Promise<Attendance | undefined> => {
    const seat = (await current.store.findMatch(id))?.seats[0];
    return seat?.kind === 'person' ? seat.attendance : undefined;
  };

  describe('who is away', () => {
    it.each<Attendance>([
      AWAY,
      { ...AWAY, substitute: { from: 7, level: 4 } },
      { substituted: { from: 7, to: 9 } },
    ])('is given back as it was set: %o', async (attendance) => {
      await create('one');
      expect((await current.store.findMatch('one'))?.facts.absence).toBe('computer');
      expect(await attendanceOf('one')).toBeUndefined();
      expect(await set('one', attendance)).toBe('set');
      await current.reopen();
      expect(await attendanceOf('one')).toEqual(attendance);
      expect(await set('one', {})).toBe('set');
      expect(await attendanceOf('one')).toBeUndefined();
    });

    it('is a change of the match, unless that has changed since it was looked at', async () => {
      await create('one');
      const revision = async () => (await current.store.findMatch('one'))?.revision;
      const before = (await revision()) ?? 0;
      expect(await set('one', AWAY)).toBe('set');
      expect(await revision()).toBe(before + 1);
      const late = { seat: 1, attendance: {}, awaitsBot: false };
      expect(await current.store.setAttendance('one', before, late)).toBe('conflict');
      expect(await attendanceOf('one')).toEqual(AWAY);
      expect(await revision()).toBe(before + 1);
    });

    it('says whether a computer is waited for', async () => {
      await create('one');
      await set('one', { ...AWAY, substitute: { from: 0, level: 1 } });
      expect(await current.store.matchesAwaitingBots(9)).toEqual(['one']);
      await set('one', {});
      expect(await current.store.matchesAwaitingBots(9)).toEqual([]);
    });

    it('is listed while nobody sits in and the match is not over', async () => {
      for (const id of ['a', 'b', 'c', 'd']) await create(id);
      for (const id of ['a', 'b', 'c']) await set(id, AWAY);
      await set('d', { ...AWAY, substitute: { from: 0, level: 1 } });
      const page = await current.store.awaySeats(2);
      expect(page.map(({ match }) => match)).toEqual(['a', 'b']);
      expect(await current.store.awaySeats(2, page[1])).toEqual([
        { match: 'c', seat: 1, since: 1_800_000_000_000 },
      ]);
      await current.store.append({
        ...addition('c', 0, entry(1, 'resign')),
        status: status(1, { outcome: WON, toDecide: [] }),
      });
      expect(await current.store.awaySeats(2, page[1])).toEqual([]);
    });

    it('is counted by guest, and forgotten after a month', async () => {
      const day = 86_400_000;
      const now = 1_800_000_000_000;
      for (const at of [now - 40 * day, now - 20 * day, now]) {
        await current.store.noteDeparture('ann', at);
      }
      await current.store.noteDeparture('bob', now);
      expect(await current.store.departuresOf('ann', now - 50 * day)).toBe(2);
      expect(await current.store.departuresOf('ann', now - day)).toBe(1);
      expect(await current.store.departuresOf('carol', 0)).toBe(0);
    });
  });
}
