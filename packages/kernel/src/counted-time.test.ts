import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedTime, DAY, HOUR, MINUTE, momentAfter, type Pauses } from './counted-time.ts';

/** Friday, 27 March 2026, 0:00 in UTC. Two days later clocks go forward in Amsterdam. */
const FRIDAY = 20_539 * DAY;
const AMSTERDAM = [
  { from: 0, minutes: 60 },
  { from: FRIDAY + 2 * DAY + HOUR, minutes: 120 },
];
const PAUSES: Pauses = { weekend: true, night: true, offsets: AMSTERDAM };

const pauses = fc.record({
  weekend: fc.boolean(),
  night: fc.boolean(),
  offsets: fc.constantFrom(AMSTERDAM, [], [{ from: 0, minutes: -570 }]),
});
const moment = fc
  .integer({ min: 0, max: 10 * 24 * 60 })
  .map((minutes) => FRIDAY + minutes * MINUTE);

describe('time by days', () => {
  it('T11 stands still at night and at the weekend, in the time of the table', () => {
    const fridayAt21 = FRIDAY + 20 * HOUR;
    expect(countedTime(PAUSES, fridayAt21, fridayAt21 + 2 * DAY)).toBe(HOUR);
    // On Monday local time is two hours ahead: eight o'clock is six in UTC.
    const mondayAt8 = FRIDAY + 3 * DAY + 6 * HOUR;
    expect(momentAfter(PAUSES, fridayAt21, 2 * HOUR)).toBe(mondayAt8 + HOUR);
  });

  it('T11 ends no time in a pause', () => {
    const fridayAt21 = FRIDAY + 20 * HOUR;
    expect(momentAfter(PAUSES, fridayAt21, HOUR)).toBe(fridayAt21 + HOUR);
    expect(momentAfter(PAUSES, fridayAt21 + 5 * HOUR, 0)).toBe(FRIDAY + 3 * DAY + 6 * HOUR);
  });

  it('T11 is the sum of the minutes that count', () => {
    fc.assert(
      fc.property(pauses, moment, moment, (chosen, one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        let minutes = 0;
        for (let at = from; at < to; at += MINUTE) minutes += counts(chosen, at) ? 1 : 0;
        expect(countedTime(chosen, from, to)).toBe(minutes * MINUTE);
      }),
      { numRuns: 60 },
    );
  });

  it('T11 is up when as much has counted as there was, and not before', () => {
    const amount = fc.integer({ min: 1, max: 4 * DAY });
    fc.assert(
      fc.property(pauses, moment, amount, (chosen, from, counted) => {
        const due = momentAfter(chosen, from, counted);
        expect(countedTime(chosen, from, due)).toBe(counted);
        expect(countedTime(chosen, from, due - 1)).toBe(counted - 1);
      }),
    );
  });
});

/** Said another way: which hour and weekday it is there. */
function counts({ weekend, night, offsets }: Pauses, at: number): boolean {
  const { minutes } = offsets.findLast(({ from }) => from <= at) ?? { minutes: 0 };
  const there = at + minutes * MINUTE - FRIDAY;
  const hour = Math.floor(there / HOUR) - 24 * Math.floor(there / DAY);
  const daysAfterFriday = (Math.floor(there / DAY) + 7) % 7;
  if (weekend && (daysAfterFriday === 1 || daysAfterFriday === 2)) return false;
  return !night || (hour >= 8 && hour < 22);
}
