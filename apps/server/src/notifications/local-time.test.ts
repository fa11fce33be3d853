import { describe, expect, it } from 'vitest';
import { isQuiet, isTimeZone, minuteOfDay, nextAt } from './local-time.ts';

const at = (text: string): number => Date.parse(text);
const ZONE = 'Europe/Amsterdam';

describe('the time where a player is', () => {
  it('follows its zone, summer and winter', () => {
    expect(minuteOfDay(at('2026-01-10T08:30:00Z'), ZONE)).toBe(9 * 60 + 30);
    expect(minuteOfDay(at('2026-07-10T08:30:00Z'), ZONE)).toBe(10 * 60 + 30);
    expect(minuteOfDay(at('2026-07-10T23:15:00Z'), ZONE)).toBe(75);
  });

  it('has zones that there are', () => {
    expect(isTimeZone(ZONE)).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
  });

  it.each([
    ['later today', '2026-01-10T06:00:30Z', '2026-01-10T08:00:00Z'],
    ['tomorrow, where it is just that minute', '2026-01-10T08:00:00Z', '2026-01-11T08:00:00Z'],
    ['over the short night', '2026-03-28T20:00:00Z', '2026-03-29T07:00:00Z'],
    ['over the long night', '2026-10-24T20:00:00Z', '2026-10-25T08:00:00Z'],
  ])('comes to nine in the morning %s', (_when, now, then) => {
    expect(new Date(nextAt(at(now), ZONE, 540)).toISOString()).toBe(new Date(then).toISOString());
  });

  it('is later than now, whatever is asked for', () => {
    for (let hour = 0; hour < 24 * 370; hour += 7) {
      const now = at('2026-01-01T00:10:00Z') + hour * 3_600_000;
      for (const minute of [0, 150, 540, 1439]) {
        const next = nextAt(now, ZONE, minute);
        expect(next).toBeGreaterThan(now);
        expect(next - now).toBeLessThanOrEqual(25 * 3_600_000);
      }
    }
  });
});

describe('quiet hours', () => {
  it.each([
    ['2026-01-10T21:30:00Z', true],
    ['2026-01-10T06:59:00Z', true],
    ['2026-01-10T07:00:00Z', false],
    ['2026-01-10T20:59:00Z', false],
  ])('from ten to eight: %s %s', (now, quiet) => {
    expect(isQuiet(at(now), ZONE, { from: 22 * 60, to: 8 * 60 })).toBe(quiet);
  });

  it('of no length are never', () => {
    expect(isQuiet(at('2026-01-10T08:00:00Z'), 'UTC', { from: 480, to: 480 })).toBe(false);
    expect(isQuiet(at('2026-01-10T08:00:00Z'), 'UTC', undefined)).toBe(false);
  });
});
