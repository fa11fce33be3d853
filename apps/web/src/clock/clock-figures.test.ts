import type { ClockInfo } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import {
  inClockFigures,
  isUrgent,
  partsOf,
  passed,
  readClock,
  untilNextSecond,
} from './clock-figures.ts';

const INFO: ClockInfo = {
  terms: { kind: 'match', seconds: 60, increment: 0 },
  now: 5000,
  ply: 3,
  seats: [
    { seat: 1, left: 60_000, since: 10_000, due: 70_000 },
    { seat: 2, left: 12_300 },
  ],
};

describe('a clock that is read', () => {
  it('T11 counts down by the time of the server, and not before it runs', () => {
    const clock = { info: INFO, ahead: 1000 };
    expect(readClock(clock, 1, 4000)).toEqual({ left: 60_000, isRunning: true });
    expect(readClock(clock, 1, 49_000)).toEqual({ left: 20_000, isRunning: true });
    expect(readClock(clock, 1, 99_000)).toEqual({ left: 0, isRunning: true });
    expect(readClock(clock, 2, 99_000)).toEqual({ left: 12_300, isRunning: false });
    expect(readClock(clock, 3, 0)).toBeUndefined();
  });

  it('T11 tells by days how long one waits for it', () => {
    const terms = { kind: 'days', days: 1, weekend: true, night: false, zone: 'UTC' } as const;
    const clock = { info: { ...INFO, terms }, ahead: 0 };
    expect(readClock(clock, 1, 0)?.left).toBe(70_000);
  });

  it('T11 gives who is not asked the days that were agreed on, also where nights do not count', () => {
    const terms = { kind: 'days', days: 3, weekend: false, night: true, zone: 'UTC' } as const;
    const hour = 3_600_000;
    const seats = [{ seat: 1, left: 3 * 14 * hour }];
    const clock = { info: { ...INFO, terms, seats }, ahead: 0 };
    expect(partsOf(readClock(clock, 1, 0)?.left ?? 0)).toMatchObject({ days: 3, hours: 0 });
  });

  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [10_000, '0:10'],
    [245_000, '4:05'],
    [3_845_000, '1:04:05'],
    [100 * 3_600_000, '100:00:00'],
  ])('shows %i ms as %s', (left, figures) => {
    expect(inClockFigures(partsOf(left))).toBe(figures);
  });

  it('is urgent in its last ten seconds, where it runs', () => {
    expect(isUrgent({ left: 10_000, isRunning: true })).toBe(true);
    expect(isUrgent({ left: 10_001, isRunning: true })).toBe(false);
    expect(isUrgent({ left: 3, isRunning: false })).toBe(false);
  });

  it('speaks at one minute and at ten seconds, once', () => {
    expect(passed(60_900, 60_000)).toBe(60);
    expect(passed(60_000, 59_000)).toBeUndefined();
    expect(passed(10_400, 9500)).toBe(10);
  });

  it('waits until the figures change', () => {
    expect(inClockFigures(partsOf(4300 - untilNextSecond(4300)))).toBe('0:04');
    expect(inClockFigures(partsOf(4000 - untilNextSecond(4000)))).toBe('0:03');
  });
});
