import { seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { Attention } from './attention.ts';

const ODD = (move: number): number => (move % 2 === 1 ? 100 : 0);
const MOVES = [4, 7, 2, 9];

describe('attention', () => {
  it('keeps what is seen, in its order', () => {
    const moves = Int32Array.from([1, ...MOVES]);
    expect(new Attention(10, ODD, seededRandom('any')).keep(moves, 1, 4)).toBe(2);
    expect([...moves.subarray(0, 3)]).toEqual([1, 4, 2]);
  });

  it('sees everything where it would see nothing, since some move must be made', () => {
    const moves = Int32Array.from([7, 9]);
    const attention = new Attention(10, ODD, seededRandom('any'));
    expect(attention.keepSome(moves, 0, 2)).toBe(2);
    expect(attention.keep(moves, 0, 2)).toBe(0);
  });

  it('overlooks about as much as it is told, the same in the same thought, and something else in another', () => {
    const seenBy = (seed: string): readonly boolean[] => {
      const attention = new Attention(1_000, () => 30, seededRandom(seed));
      return Array.from({ length: 1_000 }, (_, move) => attention.sees(move));
    };
    const overlooked = seenBy('thought').filter((sees) => !sees);
    expect(overlooked.length).toBeGreaterThan(240);
    expect(overlooked.length).toBeLessThan(360);
    expect(seenBy('thought')).toEqual(seenBy('thought'));
    expect(seenBy('another')).not.toEqual(seenBy('thought'));
  });
});
