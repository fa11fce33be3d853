import { begin, nim, playLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { takeBackOrder } from './take-back.ts';

const computers = (...seats: number[]) => seats.map((seat) => ({ seat, level: 1 as const }));

describe('takeBackOrder', () => {
  const match = playLines(begin(nim, { seats: 3 }), '1 take 1', '2 take 1', '3 take 1');

  it('T6 has bots take their answers back first', () => {
    expect(takeBackOrder(match, 1, computers(2, 3))).toEqual([3, 2, 1]);
  });

  it('T6 does not reach past another player', () => {
    expect(takeBackOrder(match, 1, computers(3))).toBeUndefined();
    expect(takeBackOrder(match, 2, computers(3))).toEqual([3, 2]);
    expect(takeBackOrder(match, 3, [])).toEqual([3]);
  });

  it('T2 leaves a match that is over alone', () => {
    const over = playLines(match, '1 take 3', '2 take 3');
    expect(takeBackOrder(over, 2, computers(1, 3))).toBeUndefined();
  });

  it('T6 finds nothing before the first move', () => {
    expect(takeBackOrder(begin(nim), 1, computers(2))).toBeUndefined();
  });
});
