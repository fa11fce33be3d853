import { begin, nim, playLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import type { StoredSeat } from '../store/store.ts';
import { takeBackOrder, takeBackTarget } from './computer-seats.ts';

/** Three seats: these are computers', the others people's. */
const computers = (...computers: number[]): readonly StoredSeat[] =>
  [1, 2, 3].map((seat) =>
    computers.includes(seat)
      ? { seat, kind: 'bot', level: 1 }
      : { seat, kind: 'person', holder: `guest ${seat}` },
  );

describe('takeBackOrder', () => {
  const played = playLines(begin(nim, { seats: 3 }), '1 take 1', '2 take 1', '3 take 1');
  const { match } = played;

  it('T6 has bots take their answers back first', () => {
    expect(takeBackOrder(match, 1, computers(2, 3))).toEqual([3, 2, 1]);
    expect(takeBackTarget(match, [3, 2, 1])).toBe(0);
  });

  it('T6 does not reach past another player', () => {
    expect(takeBackOrder(match, 1, computers(3))).toBeUndefined();
    expect(takeBackOrder(match, 2, computers(3))).toEqual([3, 2]);
    expect(takeBackOrder(match, 3, computers())).toEqual([3]);
  });

  it('T2 leaves a match that is over alone', () => {
    const over = playLines(played, '1 take 3', '2 take 3');
    expect(takeBackOrder(over.match, 2, computers(1, 3))).toBeUndefined();
  });

  it('T6 finds nothing before the first move', () => {
    expect(takeBackOrder(begin(nim).match, 1, computers(2))).toBeUndefined();
  });
});
