import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockTold, measured, type ServerTime } from './server-time.ts';

describe('the time of the server, as a device knows it', () => {
  it('is what the quickest message said, whatever comes late', () => {
    const quick = measured(undefined, 10_000, 40);
    expect(measured(quick, 11_000, 1900)).toBe(quick);
    expect(measured(quick, 12_000, 2035).ahead).toBe(9965);
  });

  it('is measured anew in the end, as no two clocks go equally fast', () => {
    const first = measured(undefined, 10_000, 0);
    const hour = 3_600_000;
    expect(measured(first, 10_000 + hour - 200, hour).ahead).toBe(9800);
  });

  it('T11 is that of the last stream, also where the date was set back meanwhile', () => {
    const terms = { kind: 'match', seconds: 60, increment: 0 } as const;
    const before = { terms, now: 7_200_000, ply: 4, seats: [] };
    const known = clockTold(undefined, before, 1000, false);
    // The same question, an hour less by the server's date.
    const after = { ...before, now: 3_600_000, seats: [{ seat: 1, left: 9 }] };
    expect(clockTold(known, after, 2000, true)).toEqual({
      info: after,
      time: { ahead: 3_598_000, measuredAt: 2000 },
    });
    // On the same stream it would have come late, and what was there before stays.
    expect(clockTold(known, after, 2000, false)).toEqual(known);
    expect(clockTold(known, { ...after, ply: 3 }, 2000, true).info).toBe(before);
  });

  it('T11 is shown the same by three devices, whose clocks go wrong and whose lines are slow', () => {
    const device = fc.record({
      /** What its clock said when the match began. */
      began: fc.integer({ min: 0, max: 1e9 }),
      /** How much faster it goes than the server's. */
      rate: fc.double({ min: -5e-5, max: 5e-5, noNaN: true }),
      delays: fc.array(fc.integer({ min: 5, max: 900 }), { minLength: 120, maxLength: 120 }),
    });
    const EVERY = 15_000;
    fc.assert(
      fc.property(fc.tuple(device, device, device), (devices) => {
        const shown = devices.map(({ began, rate, delays }) => {
          const clockAt = (time: number): number => began + time * (1 + rate);
          let known: ServerTime | undefined;
          for (const [index, delay] of delays.entries()) {
            const said = index * EVERY;
            // One message in a few is quick, on any line.
            const arrives = said + (index % 4 === 0 ? 5 + (delay % 40) : delay);
            known = measured(known, said, clockAt(arrives));
          }
          const end = delays.length * EVERY;
          const error = clockAt(end) + (known?.ahead ?? 0) - end;
          return error;
        });
        for (const error of shown) expect(Math.abs(error)).toBeLessThan(150);
        expect(Math.max(...shown) - Math.min(...shown)).toBeLessThan(150);
      }),
    );
  });
});
