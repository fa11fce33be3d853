import { holidaysLeft, must, outcomeOf } from '@kast/kernel';
import type { ClockTerms, NewMatch } from '@kast/protocol';
import { describe, expect, it } from 'vitest';
import { auditMatch } from '../audit/audit-match.ts';
import { followPlans, makePlan, planOf } from '../plans/plans.ts';
import type { Attendance, Store } from '../store/store.ts';
import { mustWork } from '../testing.ts';
import { attendAbsence, leaveTable, returnToTable } from './attend-absence.ts';
import { botTurnsIn } from './bot-turns.ts';
import type { MatchServices } from './services.ts';
import { takeHoliday } from './take-holiday.ts';
import {
  decide,
  newSeatedMatch,
  openMatch,
  openTestStore,
  servicesOn,
  storedEntries,
  withoutPause,
} from './testing.ts';
import { GRACE, watchAbsences } from './watch-absences.ts';

const START = 1_800_000_000_000;
const DAY = 86_400_000;
const BY_DAYS: ClockTerms = { kind: 'days', days: 1, weekend: false, night: false, zone: 'UTC' };

/** Ann, who is asked, and Bob at one table, which two processes have in memory. */
async function openAtTwo(wish: Partial<NewMatch>, between: Partial<Store> = {}) {
  const store = await openTestStore();
  const time = { now: START };
  const judgedNow = (): number => time.now;
  const a = servicesOn({ ...store, ...between }, { judgedNow });
  const b = servicesOn(store, { judgedNow });
  const here = await newSeatedMatch(a, wish);
  const there = await openMatch(b, here.id);
  // Somebody has to wait.
  here.enter('bob');
  const lookAt = (services: MatchServices) =>
    watchAbsences(services, {
      takeDuty: async () => true,
      judgedNow,
      service: withoutPause(() => START),
      onFailure: (_, reason) => {
        throw reason;
      },
    })();
  const attendance = async (): Promise<Attendance | undefined> => {
    const seat = (await store.findMatch(here.id))?.seats[0];
    return seat?.kind === 'person' ? seat.attendance : undefined;
  };
  return { store, time, a, b, here, there, lookAt, attendance };
}

describe('at two processes', () => {
  it('T12 a holiday stays, whatever one enters that has not heard of it', async () => {
    const { store, a, b, here, there } = await openAtTwo({ clock: BY_DAYS });
    expect(await takeHoliday(a, here, 2, 20)).toEqual({ ok: true, value: { left: 1 } });
    mustWork(await decide(there, b));
    const { facts, clock } = must(await store.findMatch(here.id), 'the match');
    expect(clock && facts.clock && holidaysLeft(facts.clock, clock, 2)).toBe(1);
    expect((await auditMatch(a, here.id)).fault).toBeUndefined();
  });

  it('T11 T12 nobody forfeits at one who has a holiday at the other', async () => {
    const { a, b, here, there, time } = await openAtTwo({ clock: BY_DAYS });
    time.now += DAY - 200;
    mustWork(await takeHoliday(a, here, 1, 5));
    time.now += 300;
    mustWork(await decide(there, b, 'draw', 2));
    expect(outcomeOf(there.match)).toBeUndefined();
    expect((await storedEntries(b, here.id)).map(({ move }) => move)).toEqual(['draw']);
  });

  it('T12 the computer at one decides nothing once its owner is back at the other', async () => {
    const { a, b, here, there, time, lookAt } = await openAtTwo({ absence: 'computer' });
    await leaveTable(here, a, 'ann', 'closed');
    time.now += GRACE.closed;
    await lookAt(a);
    const [turn] = botTurnsIn(here, a);
    await returnToTable(there, b, 'ann');
    expect(await turn?.play('2')).toBe('gone');
    expect(await storedEntries(a, here.id)).toEqual([]);
  });

  it('T12 who decides at one is back, although replaced at the other', async () => {
    const { a, b, here, there, time, lookAt, attendance } = await openAtTwo({
      absence: 'computer',
    });
    await leaveTable(here, a, 'ann', 'closed');
    time.now += GRACE.closed;
    await lookAt(a);
    mustWork(await decide(there, b));
    expect(await attendance()).toEqual({ substituted: { from: 0, to: 0 } });
  });

  it.each(['computer', 'forfeit'] as const)(
    'T12 a return at one is not written over by the other, which looked just before: %s',
    async (absence) => {
      let returnsNow = false;
      const returned = async (): Promise<void> => {
        if (!returnsNow) return;
        returnsNow = false;
        opened.there.enter('ann');
        await returnToTable(opened.there, opened.b, 'ann');
      };
      const opened = await openAtTwo(
        { absence },
        {
          async setAttendance(...asked) {
            await returned();
            return opened.store.setAttendance(...asked);
          },
          async append(addition) {
            await returned();
            return opened.store.append(addition);
          },
        },
      );
      const { store, a, b, here, there, time, lookAt, attendance } = opened;
      await leaveTable(there, b, 'ann', 'closed');
      time.now += GRACE.closed;
      returnsNow = true;
      await lookAt(a);
      expect(returnsNow).toBe(false);
      expect(await attendance()).toBeUndefined();
      expect(await storedEntries(a, here.id)).toEqual([]);
      // Nor is it counted.
      expect(await store.departuresOf('ann', START)).toBe(0);
    },
  );

  it('T12 who is there is not played for, also where the return could not be written', async () => {
    const { a, b, here, there, time, store, lookAt, attendance } = await openAtTwo({
      absence: 'computer',
    });
    await leaveTable(here, a, 'ann', 'closed');
    time.now += GRACE.closed;
    const failed: unknown[] = [];
    let isAway = true;
    const findMatch: Store['findMatch'] = (id) =>
      isAway ? Promise.reject(new Error('the store is away')) : store.findMatch(id);
    const absences = attendAbsence({ ...b, store: { ...store, findMatch } }, (_, reason) => {
      failed.push(reason);
    });
    there.enter('ann');
    absences.onPresence(there, 'ann', true);
    await absences.settled();
    expect(failed.length).toBe(1);
    isAway = false;
    await lookAt(a);
    expect(await attendance()).toMatchObject({ substitute: { from: 0, level: 3 } });
    await there.inTurn(() => there.catchUp(store));
    absences.attend(there);
    await absences.settled();
    expect(await attendance()).toEqual({ substituted: { from: 0, to: 0 } });
  });

  it('T15 what is planned at one is not forgotten by the other, which is behind', async () => {
    const { a, b, here, there, store } = await openAtTwo({});
    mustWork(await decide(here, a));
    const plan = { match: here.id, seat: 1, ply: 1, lines: [['take 1', 'take 2']] };
    mustWork(await makePlan(here, a, 1, { ply: 1, lines: [['1', '2']] }));
    await followPlans(there, b);
    expect(await store.plansIn(here.id)).toEqual([plan]);
    expect((await planOf(there, b, 1)).lines).toEqual(plan.lines);
    mustWork(await decide(there, b, { seat: 2 }, 2));
    await followPlans(there, b);
    expect((await storedEntries(b, here.id)).map(({ move }) => move)).toEqual([
      'take 1',
      'take 1',
      'take 2',
    ]);
  });

  it('T15 what is not planned any more is not entered by the other', async () => {
    const { a, b, here, there, store } = await openAtTwo({});
    mustWork(await makePlan(here, a, 2, { ply: 0, lines: [['1', '2']] }));
    mustWork(await decide(there, b));
    const plansIn: Store['plansIn'] = async (id) => {
      const read = await store.plansIn(id);
      if (read.length > 0) mustWork(await makePlan(here, a, 2, { ply: 1, lines: [] }));
      return read;
    };
    await followPlans(there, { ...b, store: { ...store, plansIn } });
    expect((await storedEntries(b, here.id)).map(({ move }) => move)).toEqual(['take 1']);
  });

  it('T12 T15 a planned move does not say that its owner is back', async () => {
    const { a, here, attendance, time } = await openAtTwo({ absence: 'forfeit' });
    mustWork(await decide(here, a));
    mustWork(await makePlan(here, a, 1, { ply: 1, lines: [['1', '2']] }));
    await leaveTable(here, a, 'ann', 'closed');
    mustWork(await decide(here, a, { seat: 2 }, 2));
    await followPlans(here, a);
    expect(here.match.ply).toBe(3);
    expect(await attendance()).toEqual({ away: { cause: 'closed', since: time.now } });
  });
});
