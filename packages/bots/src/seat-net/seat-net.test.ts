import fc from 'fast-check';
import { seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { SeatNet } from './seat-net.ts';

const TABLE_ROWS = 7;
const SEAT_ROWS = 5;
const HIDDEN = 4;
const SECOND = 3;

/** Weights by lot, in the order in which `seat_net.py` writes them. */
function anyNet(): SeatNet {
  const random = seededRandom('weights');
  const upTo = (most: number, length: number) =>
    Array.from({ length }, () => random.below(2 * most + 1) - most);
  const parts = [
    Uint32Array.of(TABLE_ROWS, SEAT_ROWS, HIDDEN, SECOND),
    Int16Array.from(upTo(100, HIDDEN)),
    Int32Array.from(upTo(4_000, SECOND)),
    Int32Array.from(upTo(20_000, 2)),
    Int16Array.from(upTo(400, 2 * SECOND)),
    Int8Array.from(upTo(60, (TABLE_ROWS + 2 * SEAT_ROWS + SECOND) * HIDDEN)),
  ];
  return new SeatNet(Uint8Array.from(parts.flatMap((part) => [...new Uint8Array(part.buffer)])));
}

interface Told {
  /** Undefined where it is said of the table. */
  readonly seat: number | undefined;
  readonly row: number;
  readonly times: number;
}

const SEATS = 3;
const told: fc.Arbitrary<Told> = fc.oneof(
  fc.record({
    seat: fc.constant(undefined),
    row: fc.nat(TABLE_ROWS - 1),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    seat: fc.nat(SEATS - 1),
    row: fc.nat(SEAT_ROWS - 1),
    times: fc.integer({ min: 1, max: 3 }),
  }),
);

const net = anyNet();

function tell({ seat, row, times }: Told): void {
  if (seat === undefined) net.addForTable(row, times);
  else net.addForSeat(seat, row, times);
}

function estimated() {
  net.estimate();
  return {
    shares: [...net.shares.subarray(0, SEATS)],
    rewards: [...net.rewards.subarray(0, SEATS)],
  };
}

function estimateOf(all: readonly Told[]) {
  net.clear(SEATS);
  all.forEach(tell);
  return estimated();
}

describe('a net of seats', () => {
  it('finds the same when a sum is changed as when it is made anew', () => {
    fc.assert(
      fc.property(fc.array(told), fc.array(told), fc.array(told), (kept, gone, come) => {
        const anew = estimateOf([...come, ...kept]);
        estimateOf([...kept, ...gone]);
        for (const one of gone) tell({ ...one, times: -one.times });
        come.forEach(tell);
        expect(estimated()).toEqual(anew);
      }),
    );
  });

  it('shares one win out, and rewards each from 0 to 1', () => {
    fc.assert(
      fc.property(fc.array(told), (all) => {
        const { shares, rewards } = estimateOf(all);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        for (const each of [...shares, ...rewards]) expect(each >= 0 && each <= 1).toBe(true);
      }),
    );
  });

  it('knows seats by what is told of them, and not by their number', () => {
    fc.assert(
      fc.property(fc.array(told), (all) => {
        const turned = all.map((one) =>
          one.seat === undefined ? one : { ...one, seat: (one.seat + 1) % SEATS },
        );
        const { rewards } = estimateOf(all);
        const [last, ...rest] = estimateOf(turned).rewards;
        expect([...rest, last]).toEqual(rewards);
      }),
    );
  });
});
