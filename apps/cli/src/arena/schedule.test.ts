import { registry } from '@kast/games';
import { type Seat, seatsOf } from '@kast/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf } from './play-unit.ts';
import { optionSets, seatingsOf, unitAt, unitsFor } from './schedule.ts';

const tables = fc
  .integer({ min: 2, max: 6 })
  .chain((seats) => fc.tuple(fc.constant(seats), fc.integer({ min: 1, max: seats - 1 })));

function times(seatings: readonly (readonly Seat[])[], seat: Seat): number {
  return seatings.filter((taken) => taken.includes(seat)).length;
}

describe('the schedule', () => {
  it('gives side a every seat as often as any other, and no seating twice', () => {
    fc.assert(
      fc.property(tables, ([seats, team]) => {
        const seatings = seatingsOf(seats, team);
        const counts = new Set(seatsOf(seats).map((seat) => times(seatings, seat)));
        expect(counts.size).toBe(1);
        expect(new Set(seatings.map(String)).size).toBe(seatings.length);
        expect(seatings.every((taken) => taken.length === team)).toBe(true);
      }),
      { seed: 1 },
    );
  });

  it('shares out the same among equals, whoever wins a seat', () => {
    fc.assert(
      fc.property(tables, fc.integer({ min: 0, max: 63 }), ([seats, team], bits) => {
        const winners = seatsOf(seats).filter((seat) => (bits >> seat) % 2 === 1);
        const seatings = seatingsOf(seats, team);
        const gains = seatings.map((side) => shareOf({ winners, rule: 'T1' }, side, seats));
        const mean = gains.reduce((total, gain) => total + gain, 0) / gains.length;
        expect(mean).toBeCloseTo(team / seats);
      }),
      { seed: 1 },
    );
  });

  it('comes to every number of seats and every option set in turn', () => {
    const options = [{ o: 1 }, { o: 2 }, { o: 3 }];
    const schedule = { seats: [2, 3], options, team: 1, seed: 's' };
    const units = Array.from({ length: 12 }, (_, index) => unitAt(schedule, index));
    expect(units.map(({ table }) => table.seats)).toEqual([2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3]);
    for (const part of [units.slice(0, 6), units.slice(6)]) {
      const met = new Set(part.map(({ table }) => `${table.seats} ${table.options['o']}`));
      expect(met.size).toBe(6);
    }
    expect(new Set(units.map(({ seed }) => seed)).size).toBe(12);
    expect(unitsFor(schedule, 1)).toBe(1);
    expect(unitsFor(schedule, 5)).toBe(2);
    expect(unitsFor(schedule, 6)).toBe(3);
  });

  it('knows every combination of the options that were not chosen', () => {
    const info = registry.find(({ info: { id } }) => id === 'tablut')?.info;
    if (!info) throw new Error('no tablut');
    expect(optionSets(info, {}, 'all')).toHaveLength(24);
    expect(optionSets(info, { drawAfter: 60 }, 'all')).toHaveLength(8);
    expect(optionSets(info, { drawAfter: 60 }, 'book')).toEqual([
      { palacePassage: 'closed', king: 'armed', kingCapture: 'either', drawAfter: 60 },
    ]);
  });
});
