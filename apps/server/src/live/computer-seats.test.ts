import { MOST_UNDOS } from '@kast/kernel';
import { begin, nim, playLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import type { StoredSeat } from '../store/store.ts';
import { takeBackOrderFor, takeBackTarget } from './computer-seats.ts';

/** Three seats: these are computers', the others people's. */
const computers = (...computers: number[]): readonly StoredSeat[] =>
  [1, 2, 3].map((seat) =>
    computers.includes(seat)
      ? { seat, kind: 'bot', level: 1 }
      : { seat, kind: 'person', holder: `guest ${seat}` },
  );

describe('takeBackOrderFor', () => {
  const match = playLines(begin(nim, { seats: 3 }), '1 take 1', '2 take 1', '3 take 1');

  it('T6 has bots take their answers back first', () => {
    expect(takeBackOrderFor(match, 1, computers(2, 3))).toEqual([3, 2, 1]);
    expect(takeBackTarget(match, [3, 2, 1])).toBe(0);
  });

  it('T6 does not reach past another player', () => {
    expect(takeBackOrderFor(match, 1, computers(3))).toBeUndefined();
    expect(takeBackOrderFor(match, 2, computers(3))).toEqual([3, 2]);
    expect(takeBackOrderFor(match, 3, computers())).toEqual([3]);
  });

  it('T3 does not reach past somebody who has resigned, though a computer plays there', () => {
    const resigned = playLines(begin(nim, { seats: 3 }), '2 resign', '1 take 1', '2 take 1');
    expect(takeBackOrderFor(resigned, 1, computers(3))).toBeUndefined();
  });

  it('T2 leaves a match that is over alone', () => {
    const over = playLines(match, '1 take 3', '2 take 3');
    expect(takeBackOrderFor(over, 2, computers(1, 3))).toBeUndefined();
  });

  it('T6 ends where somebody in between has used up what is allowed', () => {
    const spent = match.spent.map(({ draws }, index) => ({
      draws,
      undos: index === 1 ? MOST_UNDOS : 0,
    }));
    expect(takeBackOrderFor({ ...match, spent }, 1, computers(2, 3))).toBeUndefined();
    expect(takeBackOrderFor({ ...match, spent }, 2, computers(3))).toBeUndefined();
    expect(takeBackOrderFor({ ...match, spent }, 3, computers(1))).toEqual([3]);
  });

  it('T6 finds nothing before the first move', () => {
    expect(takeBackOrderFor(begin(nim), 1, computers(2))).toBeUndefined();
  });
});
