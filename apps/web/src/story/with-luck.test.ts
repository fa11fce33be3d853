import { describe, expect, it } from 'vitest';
import type { LedgerLine } from './luck-ledger.ts';
import { withLuck } from './with-luck.ts';

function drawn(ply: number, ...changes: number[]): LedgerLine {
  return { ply, luck: changes.map((change) => ({ change, error: 0.01 })) };
}

/** Chance is next at 0, 2 and 3: the estimate of the decision before stands there. */
const CURVE = [0.4, 0.4, 0.4, 0.4, 0.7];

describe('the curve of the chances, with what luck did', () => {
  it('goes down where a draw was bad luck, though all in all it went up', () => {
    const curve = withLuck(CURVE, [drawn(3, -0.2, 0.2)], 1, 1);
    expect(curve.map((chance) => Number(chance?.toFixed(2)))).toEqual([0.4, 0.4, 0.4, 0.9, 0.7]);
    expect(withLuck(CURVE, [drawn(3, -0.2, 0.2)], 2, 1)[3]).toBeCloseTo(0.5);
  });

  it('takes draws that follow each other one by one', () => {
    const curve = withLuck(CURVE, [drawn(2, 0.1), drawn(3, -0.2)], 1, 1);
    expect(curve[2]).toBeCloseTo(0.8);
    expect(curve[3]).toBeCloseTo(0.9);
  });

  it('stays a chance, and as it was before anybody had decided, or where nothing is known yet', () => {
    expect(withLuck(CURVE, [drawn(3, -0.5)], 1, 1)[3]).toBe(1);
    expect(withLuck(CURVE, [drawn(0, 0.3)], 1, 1)).toEqual(CURVE);
    const unknown = [0.4, 0.4, undefined, undefined, undefined];
    expect(withLuck(unknown, [drawn(3, 0.3)], 1, 1)).toEqual(unknown);
  });
});
