import { describe, expect, it } from 'vitest';
import type { Attendance } from '../store.ts';
import { addition, entry, status, tablut, WON } from './samples-contract.ts';
import type { StoreInTest } from './store-in-test-contract.ts';

const AWAY: Attendance = { away: { cause: 'lost', since: 1_800_000_000_000 } };

export function attendanceContract(current: StoreInTest): void {
  const create = (id: string) =>
    current.store.createMatch(tablut(id, { facts: { absence: 'computer' } }));
  const attendanceOf = async (id: string): Promise<Attendance | undefined> => {
    const seat = (await current.store.findMatch(id))?.seats[0];
    return seat?.kind === 'person' ? seat.attendance : undefined;
  };

  describe('who is away', () => {
    it.each<Attendance>([
      AWAY,
      { ...AWAY, substituteFrom: 7 },
      { substituted: { from: 7, to: 9 } },
    ])('is given back as it was set: %o', async (attendance) => {
      await create('one');
      expect((await current.store.findMatch('one'))?.facts.absence).toBe('computer');
      expect(await attendanceOf('one')).toBeUndefined();
      expect(await current.store.setAttendance('one', 1, 'ann', attendance)).toBe('set');
      await current.reopen();
      expect(await attendanceOf('one')).toEqual(attendance);
      expect(await current.store.setAttendance('one', 1, 'ann', {})).toBe('set');
      expect(await attendanceOf('one')).toBeUndefined();
    });

    it('is a change of the match, unless the seat is somebody else’s', async () => {
      await create('one');
      const revision = async () => (await current.store.findMatch('one'))?.revision;
      const before = (await revision()) ?? 0;
      expect(await current.store.setAttendance('one', 1, 'bob', AWAY)).toBe('conflict');
      expect(await revision()).toBe(before);
      await current.store.setAttendance('one', 1, 'ann', AWAY);
      expect(await revision()).toBe(before + 1);
    });

    it('is listed while nobody sits in and the match is not over', async () => {
      for (const id of ['a', 'b', 'c', 'd']) await create(id);
      for (const id of ['a', 'b', 'c']) await current.store.setAttendance(id, 1, 'ann', AWAY);
      await current.store.setAttendance('d', 1, 'ann', { ...AWAY, substituteFrom: 0 });
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
